//! Files of layers that are being solved. `docs/tables.md` describes them for other programs.

use rayon::prelude::*;
use senet::RuleSheet;
use senet_tables::TableError;
use senet_tables::format::{BLOCK, CHECKSUM, HEADER, Header, is_sound};

use crate::layout::Layout;
use crate::pair::Pair;

/// What the values of a file are, and how it is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    /// A checkpoint: what is known of a layer and of its mirrored layer, with checksums.
    Checkpoint = 3,
    /// The same, written in fewer bytes, in a file that is itself worked at, and has no checksums therefore.
    InPlace = 5,
    /// Such a file when the layers are solved: the values of one wave after the other, from the lowest sum up, are rounded and
    /// put at its beginning, in the order that they have there. When all are, the rest is cut off.
    Rounding = 6,
}

/// Stands for the number of waves, if all are rounded.
pub(crate) const ALL_WAVES: u32 = u32::MAX;

impl Kind {
    /// The kind that a file says that it is of; a checkpoint, if it says something else.
    pub(crate) fn claimed(bytes: &[u8]) -> Kind {
        let kinds = [Kind::InPlace, Kind::Rounding].into_iter();
        kinds.rev().find(|kind| bytes.get(33) == Some(&(*kind as u8))).unwrap_or(Kind::Checkpoint)
    }

    /// How values are written, before they are rounded.
    pub(crate) const fn layout(self) -> Layout {
        match self {
            Kind::Checkpoint => Layout::Whole,
            Kind::InPlace | Kind::Rounding => Layout::Short,
        }
    }

    /// Bytes of values, of which so many waves are rounded.
    fn bytes_of_values(self, sheet: &RuleSheet, (own, enemy): (u8, u8), waves: u32) -> u64 {
        match self {
            Kind::Checkpoint => Pair::bytes(sheet, own, enemy, Layout::Whole),
            Kind::Rounding if waves == ALL_WAVES => Pair::bytes_rounded(sheet, own, enemy),
            Kind::InPlace | Kind::Rounding => Pair::bytes_in_file(sheet, own, enemy),
        }
    }

    /// Blocks that have a checksum, of so many bytes of values.
    const fn blocks(self, bytes: u64) -> u64 {
        match self {
            Kind::Checkpoint => bytes.div_ceil(BLOCK as u64),
            Kind::InPlace | Kind::Rounding => 0,
        }
    }

    /// The header of a file of this kind of which nothing else is known.
    pub(crate) fn header(self, sheet: &RuleSheet, pieces: (u8, u8), waves: u32) -> Header {
        let count = self.bytes_of_values(sheet, pieces, waves);
        Header { kind: self as u8, pieces, error: 0, count, updates: 0, sweeps: 0, waves, task: [0; 8] }
    }
}

/// The length of the file in which layers are solved.
pub(crate) fn length_in_place(sheet: &RuleSheet, pieces: (u8, u8)) -> u64 {
    HEADER as u64 + Kind::InPlace.bytes_of_values(sheet, pieces, 0)
}

/// The header of a file of unfinished layers, and its kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unfinished {
    pub(crate) kind: Kind,
    pub(crate) header: Header,
}

impl Unfinished {
    /// Reads the header of a file about these layers, and compares the length and the checksums if there are any.
    ///
    /// # Errors
    ///
    /// [`TableError`], if the bytes are no such file, or are damaged.
    pub(crate) fn read(bytes: &[u8], sheet: &RuleSheet, pieces: (u8, u8)) -> Result<Unfinished, TableError> {
        let kind = Kind::claimed(bytes);
        let header = Header::parse(bytes, sheet, kind as u8, pieces)?;
        let values = kind.bytes_of_values(sheet, pieces, header.waves);
        if header.count != values {
            return Err(TableError::OtherSizes);
        }
        let blocks = kind.blocks(values);
        let (expected, found) = (HEADER as u64 + values + blocks * CHECKSUM as u64, bytes.len() as u64);
        // That all is rounded is written down before the rest is cut off.
        let is_longer = kind == Kind::Rounding && header.waves == ALL_WAVES && expected < found;
        if expected != found && !is_longer {
            return Err(TableError::Length { expected, found });
        }
        let (blocks, values) = (blocks as usize, values as usize);
        match (0..blocks).into_par_iter().find_first(|block| !is_sound(bytes, values, *block)) {
            Some(block) => Err(TableError::DamagedBlock(block)),
            None => Ok(Unfinished { kind, header }),
        }
    }

    /// Bytes before the values, before they are rounded.
    pub(crate) fn before_values(&self, sheet: &RuleSheet) -> usize {
        let (own, enemy) = self.header.pieces;
        HEADER + (self.header.count - Pair::bytes(sheet, own, enemy, self.kind.layout())) as usize
    }
}
