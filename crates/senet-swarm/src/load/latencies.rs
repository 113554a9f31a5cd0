//! Percentiles of latencies.

use std::time::Duration;

/// Latencies, from the shortest to the longest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Latencies(Vec<Duration>);

impl Latencies {
    /// Sorts latencies.
    pub fn new(mut latencies: Vec<Duration>) -> Latencies {
        latencies.sort_unstable();
        Latencies(latencies)
    }

    /// Their number.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The shortest latency that is not exceeded by so many per cent of all, 0 to 100 (nearest rank). Zero if there are none.
    pub fn percentile(&self, percent: usize) -> Duration {
        let rank = (self.0.len() * percent).div_ceil(100).max(1);
        self.0.get(rank - 1).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn latencies(milliseconds: impl IntoIterator<Item = u64>) -> Latencies {
        Latencies::new(milliseconds.into_iter().map(Duration::from_millis).collect())
    }

    #[test]
    fn percentiles_are_those_of_the_nearest_rank() {
        let cases: [(Latencies, &[(usize, u64)]); 4] = [
            (latencies((1..=100).rev()), &[(0, 1), (1, 1), (50, 50), (90, 90), (99, 99), (100, 100)]),
            // The example of the definition: 15, 20, 35, 40, 50.
            (latencies([35, 20, 15, 50, 40]), &[(5, 15), (30, 20), (40, 20), (50, 35), (100, 50)]),
            (latencies([7]), &[(0, 7), (50, 7), (99, 7)]),
            (latencies([]), &[(0, 0), (50, 0), (100, 0)]),
        ];
        for (latencies, expected) in cases {
            for (percent, milliseconds) in expected {
                let found = latencies.percentile(*percent);
                assert_eq!(found, Duration::from_millis(*milliseconds), "{percent} % of {latencies:?}");
            }
        }
    }
}
