//! Value iteration over groups: all arrangements of the pieces on given houses are updated at once.
//!
//! A *group* is all positions with pieces on the same houses, whichever side owns each piece. Its values are a *row*, one number for each
//! arrangement. A throw moves a piece to one landing house in all arrangements, so the values after that move are the row of
//! one other group, permuted by one of a few fixed permutations. The update of a group is, for each throw and piece, a permuted
//! row, its maximum with the best so far in the arrangements in which the move is legal, and the weighted sum of these.
//!
//! - [`pairs`]: the numbering of the arrangements of a group.
//! - [`moves`]: the permutations, and the rows that the moves of a group lead to.
//! - [`kept`]: the moves of groups, kept from sweep to sweep; [`moves_file`]: those for which memory has no room.
//! - [`lanes`]: operations on rows, with AVX-512 or AVX2 where the machine has it.
//! - [`scale`]: the number format of rows.
//! - [`lower`]: rows of the tables with fewer pieces.
//! - [`begin`]: the rows before the first update.
//! - [`update`]: one update of a group.
//! - [`leap`]: extrapolation of guesses; [`pace`]: when, and by how much.
//! - [`margin`]: upper bounds on the errors of guesses, which prove them; [`margin_schedule`]: how they converge.
//! - `gpu`: guesses and margins on a graphics processor.
//! - [`window`]: rows in a file, with a window of them in memory; [`reach`]: how far moves lead, which determines the window.
//! - [`pair`]: a layer and its mirrored layer; [`waves`]: their sweeps, wave by wave; [`tables`]: their tables.

mod around;
#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod begin;
#[cfg(feature = "gpu")]
mod gpu;
mod kept;
mod lanes;
mod leap;
mod lower;
mod margin;
mod margin_schedule;
mod moves;
mod moves_file;
mod pace;
mod pair;
mod pairs;
mod reach;
mod scale;
mod sizes;
mod stage;
mod store;
mod sums;
mod tables;
mod update;
mod waves;
mod window;

use senet::RuleSheet;
use senet_tables::Index;
use senet_tables::index::BINOMIAL;

pub(crate) use pair::RowPair;
pub(crate) use scale::Scale;
pub(crate) use sizes::Sizes;
pub(crate) use stage::{Failed, Stage, State};

/// The most numbers of a row: those of five pieces against five, with 252 arrangements.
pub(crate) const NUMBERS: usize = 256;
/// An upper bound on the different throws of a sheet.
pub(crate) const THROWS: usize = 6;

/// A number for each arrangement of a group.
#[derive(Clone)]
#[repr(align(64))]
pub(crate) struct Numbers(pub(crate) [u32; NUMBERS]);

impl Default for Numbers {
    fn default() -> Numbers {
        Numbers::ZERO
    }
}

impl Numbers {
    /// Zeros.
    pub(crate) const ZERO: Numbers = Numbers([0; NUMBERS]);
}

/// The number of groups of layers with this many pieces.
fn groups(sheet: &RuleSheet, pieces: u8) -> u64 {
    BINOMIAL[Index::new(sheet, 1, 1).houses()][usize::from(pieces)].into()
}
