//! The solved values of a layer.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use senet::RuleSheet;

use crate::bounds::{Bounds, ONE, chance};
use crate::format::{self, BLOCK, CHECKSUM, HEADER, Header, SOLVED};
use crate::{FileError, Index, Storage, TableError};

/// The number that stands for a chance of 1.
pub const CERTAIN: u16 = u16::MAX - 1;
/// Marks a number that is not a position of the sheet.
pub const NO_POSITION: u16 = u16::MAX;
/// Bytes of a value.
pub const VALUE: usize = 2;

/// The chance of winning of the side to throw, for every position of a layer: 16 bits each, and one error for all.
///
/// A block's checksum is verified before its first value is used.
pub struct Table {
    index: Index,
    header: Header,
    bytes: Box<dyn Storage>,
    path: PathBuf,
    /// Verified blocks.
    sound: Box<[AtomicBool]>,
    /// Bytes of values.
    values: usize,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("path", &self.path).field("header", &self.header).finish_non_exhaustive()
    }
}

/// A value in steps of 1/65534, and the larger of its distances to the bounds, in steps of 2⁻³⁰.
pub fn rounded(bounds: Bounds) -> (u16, u32) {
    let (lower, upper) = bounds.steps();
    let middle = (u64::from(lower) + u64::from(upper)) * u64::from(CERTAIN);
    let value = (middle + u64::from(ONE)) / (2 * u64::from(ONE));
    let value = value.min(u64::from(CERTAIN)) as u16;
    let (down, up) = steps(value);
    (value, upper.saturating_sub(down).max(up.saturating_sub(lower)))
}

/// A value in steps of 2⁻³⁰, rounded down and up.
#[inline]
fn steps(value: u16) -> (u32, u32) {
    let scaled = u64::from(value) * u64::from(ONE);
    ((scaled / u64::from(CERTAIN)) as u32, scaled.div_ceil(u64::from(CERTAIN)) as u32)
}

impl Table {
    /// Opens a table of `own` pieces against `enemy`. Checksums of blocks are verified at their first use, or by
    /// [`verify`](Table::verify).
    ///
    /// # Errors
    ///
    /// [`TableError`], if the bytes are not such a table.
    ///
    /// # Panics
    ///
    /// If a side has no pieces, or more than five.
    pub fn new(bytes: impl Storage, sheet: &RuleSheet, own: u8, enemy: u8) -> Result<Table, TableError> {
        let index = Index::new(sheet, own, enemy);
        let header = Header::parse(bytes.as_ref(), sheet, SOLVED, (own, enemy))?;
        if header.count != index.len() as u64 {
            return Err(TableError::OtherSizes);
        }
        let (expected, found) = (Table::length(sheet, own, enemy), bytes.as_ref().len());
        if expected != found {
            return Err(TableError::Length { expected: expected as u64, found: found as u64 });
        }
        let values = VALUE * index.len();
        let sound = (0..values.div_ceil(BLOCK)).map(|_| AtomicBool::new(false)).collect();
        let path = format::table_name(sheet, own, enemy).into();
        Ok(Table { index, header, bytes: Box::new(bytes), path, sound, values })
    }

    /// Sets the file that errors name.
    #[must_use]
    pub fn with_path(self, path: &Path) -> Table {
        Table { path: path.to_owned(), ..self }
    }

    /// The length of a table of `own` pieces against `enemy`, in bytes.
    pub(crate) fn length(sheet: &RuleSheet, own: u8, enemy: u8) -> usize {
        let values = VALUE * Index::new(sheet, own, enemy).len();
        HEADER + values + values.div_ceil(BLOCK) * CHECKSUM
    }

    /// The file of the table; its name alone, if it was not read from a folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The numbers of the positions.
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
        self.sound.len()
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
        let Some(sound) = self.sound.get(block) else { return false };
        // Relaxed suffices: blocks do not change, and a thread that reads an old flag verifies again.
        if sound.load(Ordering::Relaxed) {
            return true;
        }
        let is_sound = format::is_sound(self.bytes(), self.values, block);
        sound.store(is_sound, Ordering::Relaxed);
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
    /// [`TableError::DamagedBlock`] for the first block that is damaged.
    pub fn verify(&self) -> Result<(), FileError> {
        (0..self.blocks()).try_for_each(|block| self.verify_block(block))
    }

    /// The bounds of the position with this number; `None` if there is no such position.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`], if the value lies in one.
    #[inline]
    pub fn get(&self, number: usize) -> Result<Option<Bounds>, FileError> {
        if number >= self.index.len() {
            return Ok(None);
        }
        let at = VALUE * number;
        if !self.is_sound(at / BLOCK) {
            return Err(self.damaged(at / BLOCK));
        }
        let bytes = &self.bytes()[HEADER + at..HEADER + at + VALUE];
        let value = u16::from_le_bytes([bytes[0], bytes[1]]);
        if value == NO_POSITION {
            return Ok(None);
        }
        let (down, up) = steps(value);
        let error = self.header.error;
        Ok(Some(Bounds::from_steps(down.saturating_sub(error), up.saturating_add(error).min(ONE))))
    }
}
