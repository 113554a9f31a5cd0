//! The table of a layer: lookup and verification.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use senet::RuleSheet;

use crate::bounds::{Bounds, ONE, chance};
use crate::format::{self, BLOCK_LEN, CHECKSUM_LEN, HEADER_LEN, Header, SOLVED};
use crate::{FileError, Index, Storage, Subject, TableError};

/// The stored value of a chance of 1.
pub const CERTAIN: u16 = u16::MAX - 1;
/// The stored value of a number that is not a position of the sheet.
pub const NO_POSITION: u16 = u16::MAX;
/// Length of a stored value, in bytes.
pub const VALUE_LEN: usize = 2;

/// The chance of winning of the side to throw for every position of a layer, with 16 bits each and one certified error for
/// all.
///
/// The checksum of a block is verified before a value of that block is first used.
pub struct Table {
    index: Index,
    header: Header,
    bytes: Box<dyn Storage>,
    path: PathBuf,
    /// Whether each block is verified.
    verified: Box<[AtomicBool]>,
    /// Length of all values, in bytes.
    values_len: usize,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("path", &self.path).field("header", &self.header).finish_non_exhaustive()
    }
}

/// Rounds the middle of bounds to a stored value. Returns it with the larger of its distances to the bounds, in steps of
/// 2⁻³⁰.
pub fn rounded(bounds: Bounds) -> (u16, u32) {
    let (lower, upper) = bounds.steps();
    let middle = (u64::from(lower) + u64::from(upper)) * u64::from(CERTAIN);
    let value = (middle + u64::from(ONE)) / (2 * u64::from(ONE));
    let value = value.min(u64::from(CERTAIN)) as u16;
    let (down, up) = steps(value);
    (value, upper.saturating_sub(down).max(up.saturating_sub(lower)))
}

/// Converts a stored value to steps of 2⁻³⁰, rounded down and up.
#[inline]
fn steps(value: u16) -> (u32, u32) {
    let scaled = u64::from(value) * u64::from(ONE);
    ((scaled / u64::from(CERTAIN)) as u32, scaled.div_ceil(u64::from(CERTAIN)) as u32)
}

impl Table {
    /// Opens the table of `own` pieces against `enemy`. The checksum of a block is verified at its first use, or by
    /// [`verify`](Table::verify).
    ///
    /// # Errors
    ///
    /// [`TableError`], if the bytes are not such a table.
    ///
    /// # Panics
    ///
    /// If a side has no pieces, or more than five.
    pub fn new(bytes: impl Storage, of: impl Into<Subject>, own: u8, enemy: u8) -> Result<Table, TableError> {
        let of = of.into();
        let sheet = of.sheet();
        let index = Index::new(sheet, own, enemy);
        let header = Header::parse(bytes.as_ref(), of, SOLVED, (own, enemy))?;
        if header.count != index.len() as u64 {
            return Err(TableError::OtherSizes);
        }
        let (expected, found) = (Table::length(sheet, own, enemy), bytes.as_ref().len());
        if expected != found {
            return Err(TableError::Length { expected: expected as u64, found: found as u64 });
        }
        let values_len = VALUE_LEN * index.len();
        let verified = (0..values_len.div_ceil(BLOCK_LEN)).map(|_| AtomicBool::new(false)).collect();
        let path = format::table_name(of, own, enemy).into();
        Ok(Table { index, header, bytes: Box::new(bytes), path, verified, values_len })
    }

    /// Sets the path that errors name.
    #[must_use]
    pub fn with_path(self, path: &Path) -> Table {
        Table { path: path.to_owned(), ..self }
    }

    /// The length of the file of a table of `own` pieces against `enemy`, in bytes.
    pub(crate) fn length(sheet: &RuleSheet, own: u8, enemy: u8) -> usize {
        let values_len = VALUE_LEN * Index::new(sheet, own, enemy).len();
        HEADER_LEN + values_len + values_len.div_ceil(BLOCK_LEN) * CHECKSUM_LEN
    }

    /// The path of the file; its name alone, if the table was not read from a folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The numbering of the positions.
    pub const fn index(&self) -> Index {
        self.index
    }

    /// The largest possible error of a value, as a chance.
    pub fn error(&self) -> f64 {
        chance(self.header.error)
    }

    /// The largest possible error of a value, in steps of 2⁻³⁰.
    pub const fn error_in_steps(&self) -> u32 {
        self.header.error
    }

    /// The number of sweeps that solved the layer.
    pub const fn sweeps(&self) -> u32 {
        self.header.sweeps
    }

    /// The number of blocks.
    pub fn blocks(&self) -> usize {
        self.verified.len()
    }

    /// The bytes of the table file.
    pub fn bytes(&self) -> &[u8] {
        (*self.bytes).as_ref()
    }

    /// Verifies the checksum of a block, counted from 0.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`], if the block does not exist or its checksum is wrong.
    pub fn verify_block(&self, block: usize) -> Result<(), FileError> {
        if self.is_sound(block) { Ok(()) } else { Err(self.damaged(block)) }
    }

    #[inline]
    fn is_sound(&self, block: usize) -> bool {
        let Some(verified) = self.verified.get(block) else { return false };
        // Relaxed suffices: blocks do not change, and a thread that reads an old flag verifies again.
        if verified.load(Ordering::Relaxed) {
            return true;
        }
        let is_sound = format::is_sound(self.bytes(), self.values_len, block);
        verified.store(is_sound, Ordering::Relaxed);
        is_sound
    }

    #[cold]
    fn damaged(&self, block: usize) -> FileError {
        FileError::new(&self.path, TableError::DamagedBlock(block))
    }

    /// Verifies all checksums.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`] for the first damaged block.
    pub fn verify(&self) -> Result<(), FileError> {
        (0..self.blocks()).try_for_each(|block| self.verify_block(block))
    }

    /// Looks up the bounds of the position with this number; `None` if the number is not a position.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`], if the value is in a damaged block.
    #[inline]
    pub fn get(&self, number: usize) -> Result<Option<Bounds>, FileError> {
        if number >= self.index.len() {
            return Ok(None);
        }
        let value = self.stored(number)?;
        Ok((value != NO_POSITION).then(|| self.bounds(value)))
    }

    /// Looks up the stored value with this number, which must be below the length of the index: in steps of 1/65534, or
    /// [`NO_POSITION`].
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`], if the value is in a damaged block.
    #[inline]
    pub fn stored(&self, number: usize) -> Result<u16, FileError> {
        let at = VALUE_LEN * number;
        if !self.is_sound(at / BLOCK_LEN) {
            return Err(self.damaged(at / BLOCK_LEN));
        }
        let bytes = &self.bytes()[HEADER_LEN + at..HEADER_LEN + at + VALUE_LEN];
        Ok(u16::from_le_bytes([bytes[0], bytes[1]]))
    }

    /// The certified bounds of a stored value.
    #[inline]
    fn bounds(&self, value: u16) -> Bounds {
        let (down, up) = steps(value);
        let error = self.header.error;
        Bounds::from_steps(down.saturating_sub(error), up.saturating_add(error).min(ONE))
    }

    /// Compares the values with these numbers with those of another table of the layer. Numbers beyond the last are left out.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`], if a value is in a damaged block.
    pub fn difference(&self, other: &Table, numbers: Range<usize>) -> Result<Difference, FileError> {
        let mut difference = Difference::default();
        for number in numbers.start..numbers.end.min(self.index.len()).min(other.index.len()) {
            let (ours, theirs) = (self.stored(number)?, other.stored(number)?);
            let meet = match (ours, theirs) {
                (NO_POSITION, NO_POSITION) => continue,
                (NO_POSITION, _) | (_, NO_POSITION) => false,
                (ours, theirs) => {
                    difference.largest = difference.largest.max(ours.abs_diff(theirs));
                    self.bounds(ours).meets(other.bounds(theirs))
                }
            };
            difference.positions += 1;
            difference.differing += u64::from(ours != theirs);
            if !meet {
                difference.contradiction = difference.contradiction.or(Some(number));
            }
        }
        Ok(difference)
    }
}

/// The difference of two tables of a layer: see [`Table::difference`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Difference {
    /// The number of compared positions.
    pub positions: u64,
    /// The number of positions with different values.
    pub differing: u64,
    /// The largest difference of two values, in steps of 1/65534.
    pub largest: u16,
    /// The number of the first position whose bounds are disjoint, or which only one of the tables has.
    pub contradiction: Option<usize>,
}

impl Difference {
    /// The largest difference of two values, as a chance.
    pub fn largest_chance(&self) -> f64 {
        f64::from(self.largest) / f64::from(CERTAIN)
    }

    /// The differences of both comparisons together; `other` is of higher numbers.
    #[must_use]
    pub fn and(self, other: Difference) -> Difference {
        Difference {
            positions: self.positions + other.positions,
            differing: self.differing + other.differing,
            largest: self.largest.max(other.largest),
            contradiction: self.contradiction.or(other.contradiction),
        }
    }
}
