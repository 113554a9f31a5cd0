//! Throws are uniform, and independent of the throw before. Secrets are fixed, so the results are always the same.

use senet::{Casting, Player};

use crate::game::{Parties, players};

/// Falls of a game with this many throws.
fn falls(casting: Casting, count: usize) -> Vec<usize> {
    let mut parties = Parties::new(casting, "statistics", [11, 12, 13]);
    let all: Vec<_> = (0..casting.falls()).filter_map(|fall| casting.fall(fall)).collect();
    let mut fall = |player: Player| {
        let faces = parties.throw(player);
        all.iter().position(|other| *other == faces).expect("one of the falls")
    };
    players(0x5a3c_96f0_12d7_8b4e, count).map(&mut fall).collect()
}

/// χ² of these counts against equal chances.
fn chi_squared(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum()
}

#[test]
fn falls_and_pairs_of_falls_are_equally_likely() {
    // The bounds are exceeded by one of 1,000 uniform sources: χ² with 15, 255, 5 and 35 degrees of freedom.
    for (casting, single_bound, pair_bound) in [(Casting::Sticks, 37.7, 330.5), (Casting::Die, 20.5, 66.6)] {
        let falls = falls(casting, 8_000);
        let count = casting.falls() as usize;
        let mut single = vec![0; count];
        let mut pairs = vec![0; count * count];
        for pair in falls.windows(2) {
            single[pair[0]] += 1;
            pairs[pair[0] * count + pair[1]] += 1;
        }
        let (single, pairs) = (chi_squared(&single), chi_squared(&pairs));
        assert!(single < single_bound && pairs < pair_bound, "{casting:?}: χ² is {single} and {pairs}");
    }
}
