//! Memory and disk space for the rows of two layers.

use senet::{HouseSet, RuleSheet};
use senet_tables::Index;

use super::Scale;
use super::lower::Lower;
use super::margin::BYTES;
use super::pairs::Pairs;
use super::reach::Differences;
use super::store::BEGIN;
use super::window::Window;
use crate::sets::Sets;

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
    /// The houses on which no piece stands.
    excluded: HouseSet,
}

/// An upper estimate of the bytes for the moves of a group, for each piece on the board. Four against four of `dutch`, which has
/// many moves of single arrangements, takes some 400 bytes a group.
const MOVES_OF_PIECE: u64 = 56;

impl Sizes {
    /// The sizes of *a* against *b*, for a solve with little memory.
    pub(crate) fn new(sheet: &RuleSheet, own: u8, enemy: u8) -> Sizes {
        let (lanes, groups) = (Pairs::lanes(own, enemy), super::groups(sheet, own + enemy));
        // Up to four thousand million numbers of four bytes fit into 16 GiB.
        let scale = if groups * lanes as u64 > 1 << 32 { Scale::Coarse } else { Scale::Fine };
        let of = |own: u8, enemy: u8| if own > 1 { Lower::bytes(sheet, own - 1, enemy) } else { 0 };
        let lower = of(own, enemy) + if own == enemy { 0 } else { of(enemy, own) };
        let excluded = Index::new(sheet, own, enemy).excluded();
        Sizes { scale, groups, lanes, lower, pieces: own + enemy, excluded }
    }

    /// The sizes with numbers of another scale.
    pub(crate) fn with(self, scale: Scale) -> Sizes {
        Sizes { scale, ..self }
    }

    /// The sizes for a new solve with this memory, in bytes: numbers are fine if there is room for all of them.
    pub(crate) fn for_memory(self, memory: u64) -> Sizes {
        let fine = self.with(Scale::Fine);
        if fine.beside_copy(memory).is_some() { fine } else { self }
    }

    /// The sizes of the layers whose file of rows has this length. `None` if no such file has it.
    pub(crate) fn of_length(self, length: u64) -> Option<Sizes> {
        [Scale::Coarse, Scale::Fine].map(|scale| self.with(scale)).into_iter().find(|sizes| sizes.file() == length)
    }

    /// The numbers of a row.
    pub(crate) const fn lanes(self) -> usize {
        self.lanes
    }

    /// Bytes of a row of guesses, and of margins.
    pub(crate) fn widths(self) -> (usize, usize) {
        (self.lanes * self.scale.bytes(), self.lanes * BYTES)
    }

    /// Bytes of the guesses, and of the margins.
    pub(crate) fn bytes(self) -> (u64, u64) {
        let (guesses, margins) = self.widths();
        (Window::length(self.groups, guesses), Window::length(self.groups, margins))
    }

    /// An estimate of the memory for the guesses to which a wave leads. With less, the disk is the bottleneck.
    pub(crate) fn memory(self) -> u64 {
        self.windows(self.widths().0)
    }

    /// An estimate of the memory for the rows to which a wave leads, of so many bytes each, and for those below.
    fn windows(self, width: usize) -> u64 {
        let groups = Sets::new(self.pieces, self.excluded);
        // A fifth of the rows below: pieces leave from the last houses.
        Window::largest(&groups, Differences::USUAL, width) + self.lower / 5
    }

    /// The memory of a copy of the rows, with the rows of the layers after a piece has left.
    fn copy(self) -> u64 {
        self.file() + self.lower
    }

    /// An estimate of the memory of all moves.
    fn moves(self) -> u64 {
        self.groups * u64::from(self.pieces) * MOVES_OF_PIECE
    }

    /// The bytes left for moves beside a copy of all rows, if this memory is enough for both.
    pub(crate) fn beside_copy(self, memory: u64) -> Option<u64> {
        memory.checked_sub(self.copy()).filter(|left| *left >= self.moves())
    }

    /// An estimate of the memory with which a solve is fastest: for all rows to which a wave leads, and all moves.
    pub(crate) fn best_memory(self) -> u64 {
        let (guesses, margins) = self.widths();
        self.windows(guesses + margins) + self.moves()
    }

    /// The disk space that a solve in a file takes, with the rows of the layers after a piece has left, and moves, or tables of these
    /// bytes after them.
    pub(crate) fn disk(self, tables: u64) -> u64 {
        self.file() + self.lower + tables.max(self.moves())
    }

    /// The length of a file of the rows.
    pub(crate) fn file(self) -> u64 {
        let (guesses, margins) = self.bytes();
        BEGIN as u64 + guesses + margins
    }
}
