//! Length, captures and skill of each sheet's game, measured, for the choice among the sheets.

use senet::SheetId;

/// The character of a sheet without options.
///
/// The figures are those of `docs/study.json`, which a test compares.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Character {
    /// The median of throws in a game between two `casual` players.
    pub throws: u32,
    /// The mean of captures in those games.
    pub captures: f64,
    /// The share of games that `expert` wins against `novice`, 0.5 to 1: the less, the more luck decides.
    pub skill: f64,
    /// The share of matches of five games that `expert` wins against `novice` if games count, and if match points do; a tie
    /// is half a match.
    pub matches: [f64; 2],
}

impl Character {
    /// The character of a sheet.
    pub const fn of(sheet: SheetId) -> Character {
        match sheet {
            SheetId::Carpignano => Character { throws: 211, captures: 32.45, skill: 0.6298, matches: [0.7312, 0.6694] },
            SheetId::Spanish => Character { throws: 222, captures: 37.65, skill: 0.7778, matches: [0.9263, 0.9344] },
            SheetId::Uninerd => Character { throws: 177, captures: 16.84, skill: 0.8885, matches: [0.9862, 0.9862] },
            SheetId::French => Character { throws: 197, captures: 35.70, skill: 0.8173, matches: [0.9475, 0.9475] },
            SheetId::Dutch => Character { throws: 155, captures: 31.03, skill: 0.8355, matches: [0.9663, 0.9300] },
        }
    }
}
