//! The chance of winning from throw to throw of a game.

use senet::{Position, Side};

/// Above this chance of winning a game is decided.
const DECIDED: f64 = 0.9;
/// The number of equal parts of a game at whose ends the chance is kept.
pub(super) const PARTS: usize = 20;
/// Chances nearer to 0 and 1 than this have the log odds of this.
const NEAREST: f64 = 1e-4;
/// Houses of difference that count as one.
const HOUSES: f64 = 31.0;
/// The most pieces on the board.
const PIECES: usize = 10;
/// The weight of the prior in a fit, in games: the evaluation without correction.
const PRIOR: f64 = 1.0;

/// An observation before a throw, from the view of the game's winner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// The log odds of the winner's chance by the evaluator.
    odds: f32,
    /// Houses behind the winner's pieces, less those behind the other side's, in [`HOUSES`].
    lead: f32,
    /// Pieces of both sides on the board.
    pieces: u8,
}

/// The winner's chance from throw to throw.
#[derive(Clone, Debug)]
pub(super) struct Course {
    pub(super) throws: u32,
    /// The number of times that the better chance passed to the other side.
    pub(super) lead_changes: u32,
    /// The throw from which on the winner's chance stayed above [`DECIDED`].
    pub(super) decided_at: u32,
    /// The lowest chance of the winner.
    pub(super) lowest: f64,
    /// The mean change of the chance from one throw to the next.
    pub(super) swing: f64,
    /// The winner's chance at the beginning, after each part of the game, and at its end.
    pub(super) parts: [f64; PARTS + 1],
}

impl Sight {
    /// Before a throw, for the spools.
    pub(super) fn of_spools(position: &Position, chance: f64) -> Sight {
        let chance = chance.clamp(NEAREST, 1.0 - NEAREST);
        let way = |side| -> f64 {
            let pieces = position.pieces(side);
            let off = 5.0 - pieces.len() as f64;
            HOUSES * off + pieces.iter().map(|house| f64::from(house.number())).sum::<f64>()
        };
        Sight {
            odds: (chance / (1.0 - chance)).ln() as f32,
            lead: ((way(Side::Spools) - way(Side::Cones)) / HOUSES) as f32,
            pieces: position.occupied().len() as u8,
        }
    }

    /// The same, for the other side.
    pub(super) fn reversed(self) -> Sight {
        Sight { odds: -self.odds, lead: -self.lead, ..self }
    }

    fn features(self) -> [f64; 2] {
        [self.odds.into(), self.lead.into()]
    }
}

fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// Chances of winning that fit the results of some games: a logistic regression on the log odds of the evaluator and the lead
/// in houses, for each number of pieces on the board.
///
/// The learnt evaluation is biased towards one half, and supposes better play than that of most players.
#[derive(Clone, Debug)]
pub(super) struct Fit([[f64; 2]; PIECES + 1]);

impl Fit {
    /// The chances of the evaluator.
    pub(super) const AS_IT_IS: Fit = Fit([[1.0, 0.0]; PIECES + 1]);

    /// The maximum of the likelihood, in which each game has the same weight, by Newton's method.
    pub(super) fn new(games: &[&[Sight]]) -> Fit {
        let mut fit = Fit::AS_IT_IS;
        for _ in 0..12 {
            // The prior keeps stages of few games near to the evaluation as it is.
            let mut slopes = fit.0.map(|[odds, lead]| [PRIOR * (1.0 - odds), -PRIOR * lead]);
            let mut bends = [[PRIOR, 0.0, PRIOR]; PIECES + 1];
            for sights in games {
                let weight = 1.0 / sights.len() as f64;
                for sight in *sights {
                    let stage = usize::from(sight.pieces).min(PIECES);
                    let [odds, lead] = sight.features();
                    let fitted = fit.chance(*sight);
                    let (slope, bend) = (weight * (1.0 - fitted), weight * fitted * (1.0 - fitted));
                    slopes[stage][0] += slope * odds;
                    slopes[stage][1] += slope * lead;
                    bends[stage][0] += bend * odds * odds;
                    bends[stage][1] += bend * odds * lead;
                    bends[stage][2] += bend * lead * lead;
                }
            }
            for (weights, ([a, b], [aa, ab, bb])) in fit.0.iter_mut().zip(slopes.into_iter().zip(bends)) {
                let determinant = aa * bb - ab * ab;
                // Short steps, so that games that all go one way end as well.
                weights[0] += ((a * bb - b * ab) / determinant).clamp(-1.0, 1.0);
                weights[1] += ((b * aa - a * ab) / determinant).clamp(-1.0, 1.0);
            }
        }
        fit
    }

    fn chance(&self, sight: Sight) -> f64 {
        let weights = self.0[usize::from(sight.pieces).min(PIECES)];
        logistic(weights.iter().zip(sight.features()).map(|(weight, feature)| weight * feature).sum())
    }
}

impl Course {
    /// From what the winner sees before each throw.
    pub(super) fn new(sights: &[Sight], fit: &Fit) -> Course {
        let chances: Vec<f64> = sights.iter().map(|sight| fit.chance(*sight)).chain([1.0]).collect();
        Course::of_chances(&chances)
    }

    /// From the winner's chances before each throw, and at the end.
    fn of_chances(chances: &[f64]) -> Course {
        let last = chances.len() - 1;
        let leads: Vec<bool> =
            chances.iter().filter(|chance| chance.total_cmp(&0.5).is_ne()).map(|chance| *chance > 0.5).collect();
        let open = chances.iter().rposition(|chance| *chance <= DECIDED);
        let swings: f64 = chances.windows(2).map(|pair| (pair[1] - pair[0]).abs()).sum();
        Course {
            throws: last as u32,
            lead_changes: leads.windows(2).filter(|pair| pair[0] != pair[1]).count() as u32,
            decided_at: open.map_or(0, |open| open as u32 + 1),
            lowest: chances.iter().copied().fold(1.0, f64::min),
            swing: swings / last.max(1) as f64,
            parts: std::array::from_fn(|part| chances[(last * part + PARTS / 2) / PARTS]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_is_read_off_the_winners_chances() {
        let course = Course::of_chances(&[0.5, 0.4, 0.95, 0.8, 0.92, 1.0]);
        assert_eq!((course.throws, course.lead_changes, course.decided_at), (5, 1, 4));
        assert!((course.lowest - 0.4).abs() < 1e-6);
        assert!((course.swing - (0.1 + 0.55 + 0.15 + 0.12 + 0.08) / 5.0).abs() < 1e-6);
        assert!((course.parts[0] - 0.5).abs() < 1e-6 && (course.parts[PARTS] - 1.0).abs() < 1e-12);
        assert!((course.parts[PARTS / 5] - 0.4).abs() < 1e-6, "{:?}", course.parts);
    }

    #[test]
    fn chances_fit_the_results_of_each_stage() {
        let sight = |chance: f64, pieces| Sight { odds: (chance / (1.0 - chance)).ln() as f32, lead: 0.0, pieces };
        // A chance said to be 60 % wins four games in five with ten pieces, and three in five with two.
        let games = |pieces, winners: usize| {
            let won = vec![vec![sight(0.6, pieces)]; winners * 1000];
            won.into_iter().chain(vec![vec![sight(0.4, pieces)]; (5 - winners) * 1000])
        };
        let games: Vec<Vec<Sight>> = games(10, 4).chain(games(2, 3)).collect();
        let fit = Fit::new(&games.iter().map(Vec::as_slice).collect::<Vec<_>>());
        for (pieces, chance) in [(10, 0.8), (2, 0.6)] {
            assert!((fit.chance(sight(0.6, pieces)) - chance).abs() < 2e-3, "{}", fit.chance(sight(0.6, pieces)));
            assert!((fit.chance(sight(0.6, pieces).reversed()) - (1.0 - chance)).abs() < 2e-3);
        }
        assert!((fit.chance(sight(0.7, 5)) - 0.7).abs() < 1e-6, "without games, the evaluation as it is");
    }

    #[test]
    fn a_sight_counts_the_way_of_both_sides() {
        let position = Position::parse(&senet::RuleSheet::DUTCH, "10/10/ss7c s - ?").expect("a position");
        let sight = Sight::of_spools(&position, 0.5);
        // The spools stand on 21 and 22, three are off; the cone stands on 30, four are off.
        let lead = f64::from(21 + 22 + 3 * 31 - 30 - 4 * 31) / HOUSES;
        assert!((f64::from(sight.lead) - lead).abs() < 1e-6 && sight.odds.abs() < 1e-6 && sight.pieces == 3);
    }
}
