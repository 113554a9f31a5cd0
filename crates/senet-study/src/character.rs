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
            SheetId::Carpignano => Character { throws: 211, captures: 32.45, skill: 0.6302, matches: [0.7212, 0.6506] },
            SheetId::Spanish => Character { throws: 222, captures: 37.65, skill: 0.794, matches: [0.935, 0.9375] },
            SheetId::Uninerd => Character { throws: 177, captures: 16.84, skill: 0.896, matches: [0.9912, 0.9912] },
            SheetId::French => Character { throws: 197, captures: 35.70, skill: 0.855, matches: [0.9712, 0.9712] },
            SheetId::Dutch => Character { throws: 155, captures: 31.03, skill: 0.8432, matches: [0.9712, 0.895] },
        }
    }
}
