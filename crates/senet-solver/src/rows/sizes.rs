//! How much memory and disk the rows of two layers take.

use senet::RuleSheet;

use super::Scale;
use super::lower::Lower;
use super::margin::BYTES;
use super::pairs::Pairs;
use super::store::BEGIN;

/// The sizes of the arrays of two layers.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    pub(crate) scale: Scale,
    groups: u64,
    /// The numbers of a row.
    lanes: usize,
    /// Bytes of the rows of the layers after a piece has left.
    lower: u64,
    /// Pieces on the board.
    pieces: u8,
}

/// An upper estimate of the bytes for the moves of a group, for each piece on the board. Four against four of `dutch`, which has
/// many moves of single arrangements, takes some 400 bytes a group.
const MOVES_OF_PIECE: u64 = 56;

impl Sizes {
    /// The sizes of *a* against *b*.
    pub(crate) fn new(sheet: &RuleSheet, own: u8, enemy: u8) -> Sizes {
        let (lanes, groups) = (Pairs::lanes(own, enemy), super::groups(sheet, own + enemy));
        // Up to four thousand million numbers of four bytes fit into 16 GiB.
        let scale = if groups * lanes as u64 > 1 << 32 { Scale::Coarse } else { Scale::Fine };
        let of = |own: u8, enemy: u8| if own > 1 { Lower::bytes(sheet, own - 1, enemy) } else { 0 };
        let lower = of(own, enemy) + if own == enemy { 0 } else { of(enemy, own) };
        Sizes { scale, groups, lanes, lower, pieces: own + enemy }
    }

    /// The sizes with numbers of another scale.
    #[cfg(test)]
    pub(crate) fn with(self, scale: Scale) -> Sizes {
        Sizes { scale, ..self }
    }

    /// The numbers of a row.
    pub(crate) const fn lanes(self) -> usize {
        self.lanes
    }

    /// Bytes of the guesses, and of the margins.
    pub(crate) fn bytes(self) -> (u64, u64) {
        let numbers = self.groups * self.lanes as u64;
        (numbers * self.scale.bytes() as u64, numbers * BYTES as u64)
    }

    /// An estimate of the memory that the guesses need, so that the disk is not the bottleneck: moves lead a little up from a wave,
    /// and as far down as the water sends.
    pub(crate) fn memory(self) -> u64 {
        self.bytes().0 * 7 / 20
    }

    /// The memory of a copy of the rows, with the rows of the layers after a piece has left.
    pub(crate) fn copy(self) -> u64 {
        self.file() + self.lower
    }

    /// An estimate of the memory of a copy of the rows and of all moves. More does not help.
    pub(crate) fn best_memory(self) -> u64 {
        self.copy() + self.groups * u64::from(self.pieces) * MOVES_OF_PIECE
    }

    /// The disk space that a solve in a file takes, with tables of these bytes and the rows of the layers after a piece has left.
    pub(crate) fn disk(self, tables: u64) -> u64 {
        self.file() + self.lower + tables
    }

    /// The length of a file of the rows.
    pub(crate) fn file(self) -> u64 {
        let (guesses, margins) = self.bytes();
        BEGIN as u64 + guesses + margins
    }
}
