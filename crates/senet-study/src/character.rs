//! Length, captures and skill of each sheet's game, measured, for the choice among the sheets.

use senet::SheetId;

/// The character of a sheet without options.
///
/// Measured for each sheet by
///
/// ```text
/// senet simulate --rules SHEET --players casual,casual --games 20000 --seed 1
/// senet simulate --rules SHEET --players expert,novice --games 2000 --seed 1
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Character {
    /// The median of throws in a game between two `casual` players.
    pub throws: u32,
    /// The mean of captures in those games.
    pub captures: f64,
    /// The share of games that `expert` wins against `novice`, 0.5 to 1: the less, the more luck decides.
    pub skill: f64,
}

impl Character {
    /// The character of a sheet.
    pub const fn of(sheet: SheetId) -> Character {
        match sheet {
            SheetId::Carpignano => Character { throws: 211, captures: 32.57, skill: 0.6155 },
            SheetId::Spanish => Character { throws: 222, captures: 37.70, skill: 0.7750 },
            SheetId::Uninerd => Character { throws: 177, captures: 16.83, skill: 0.8930 },
            SheetId::French => Character { throws: 197, captures: 35.69, skill: 0.8145 },
            SheetId::Dutch => Character { throws: 155, captures: 31.04, skill: 0.8420 },
        }
    }
}
