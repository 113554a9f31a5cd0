//! The solved values of a layer.

use std::sync::atomic::{AtomicBool, Ordering};

use senet::RuleSheet;

use crate::Index;
use crate::bounds::{Bounds, ONE, chance};
use crate::format::{self, BLOCK, HEADER, Header, TableError, ValueType};

/// The number that stands for a chance of 1.
pub(crate) const CERTAIN: u16 = u16::MAX - 1;
/// Stands where a number is no position of the sheet.
pub(crate) const NO_POSITION: u16 = u16::MAX;

/// The bytes of a table, wherever they lie.
#[derive(Debug)]
pub(crate) enum Bytes {
    Owned(Vec<u8>),
    Static(&'static [u8]),
    #[cfg(feature = "solve")]
    Mapped(memmap2::Mmap),
}

#[cfg(feature = "shipped")]
impl From<std::borrow::Cow<'static, [u8]>> for Bytes {
    fn from(bytes: std::borrow::Cow<'static, [u8]>) -> Bytes {
        match bytes {
            std::borrow::Cow::Borrowed(bytes) => Bytes::Static(bytes),
            std::borrow::Cow::Owned(bytes) => Bytes::Owned(bytes),
        }
    }
}

impl Bytes {
    #[inline]
    fn all(&self) -> &[u8] {
        match self {
            Bytes::Owned(bytes) => bytes,
            Bytes::Static(bytes) => bytes,
            #[cfg(feature = "solve")]
            Bytes::Mapped(map) => map,
        }
    }
}

/// The chance of winning of the side to throw, for every position of a layer: 16 bits each, and one error for all.
///
/// A block's checksum is compared before its first value is used.
#[derive(Debug)]
pub struct Table {
    index: Index,
    header: Header,
    bytes: Bytes,
    /// Blocks whose checksum was found right.
    sound: Box<[AtomicBool]>,
    values: usize,
}

/// A value in steps of 1/65534, and how far the bounds are from it at most, in steps of 2⁻³⁰.
#[cfg(feature = "solve")]
pub(crate) fn rounded(bounds: Bounds) -> (u16, u32) {
    let middle = (u64::from(bounds.lower) + u64::from(bounds.upper)) * u64::from(CERTAIN);
    let value = (middle + u64::from(ONE)) / (2 * u64::from(ONE));
    let value = value.min(u64::from(CERTAIN)) as u16;
    let (down, up) = steps(value);
    (value, bounds.upper.saturating_sub(down).max(up.saturating_sub(bounds.lower)))
}

/// A value in steps of 2⁻³⁰, rounded down and up.
#[inline]
fn steps(value: u16) -> (u32, u32) {
    let scaled = u64::from(value) * u64::from(ONE);
    ((scaled / u64::from(CERTAIN)) as u32, scaled.div_ceil(u64::from(CERTAIN)) as u32)
}

impl Table {
    /// Reads a table of so many pieces against so many.
    ///
    /// # Errors
    ///
    /// [`TableError`], if the bytes are not such a table. Blocks are looked at when they are used, or by
    /// [`verify`](Table::verify).
    pub(crate) fn new(bytes: Bytes, sheet: &RuleSheet, own: u8, enemy: u8) -> Result<Table, TableError> {
        let header = Header::read(bytes.all(), sheet, ValueType::Rounded, (own, enemy))?;
        let values = header.bytes_of_values(sheet);
        let sound = (0..values.div_ceil(BLOCK)).map(|_| AtomicBool::new(false)).collect();
        Ok(Table { index: Index::new(sheet, own, enemy), header, bytes, sound, values })
    }

    /// How many bytes a table of so many pieces against so many has.
    pub(crate) fn length(sheet: &RuleSheet, own: u8, enemy: u8) -> usize {
        Header::new(ValueType::Rounded, (own, enemy)).length(sheet)
    }

    /// Which position has which number.
    pub const fn index(&self) -> Index {
        self.index
    }

    /// How far a value is from the truth at most, as a chance.
    pub fn error(&self) -> f64 {
        chance(self.header.error)
    }

    /// The same in steps of 2⁻³⁰.
    #[cfg(feature = "solve")]
    pub(crate) const fn error_in_steps(&self) -> u32 {
        self.header.error
    }

    /// Sweeps that it took to solve the layer.
    pub const fn sweeps(&self) -> u32 {
        self.header.sweeps
    }

    /// How many blocks there are.
    pub fn blocks(&self) -> usize {
        self.sound.len()
    }

    /// The table as a file holds it.
    pub fn bytes(&self) -> &[u8] {
        self.bytes.all()
    }

    /// Compares the checksum of a block, counted from 0.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`], if there is no such block or its bytes are not those that were written.
    pub fn verify_block(&self, block: usize) -> Result<(), TableError> {
        let sound = self.sound.get(block).ok_or(TableError::DamagedBlock(block))?;
        // Blocks do not change, and whoever finds the flag unset compares again: no order is needed.
        if sound.load(Ordering::Relaxed) {
            return Ok(());
        }
        if !format::is_sound(self.bytes.all(), self.values, block) {
            return Err(TableError::DamagedBlock(block));
        }
        sound.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Compares all checksums.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`] for the first block that is damaged.
    pub fn verify(&self) -> Result<(), TableError> {
        (0..self.blocks()).try_for_each(|block| self.verify_block(block))
    }

    /// The bounds of the position with this number; `None` if there is no such position.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`], if the value lies in one.
    #[inline]
    pub fn get(&self, number: usize) -> Result<Option<Bounds>, TableError> {
        if number >= self.index.len() {
            return Ok(None);
        }
        let at = 2 * number;
        self.verify_block(at / BLOCK)?;
        let bytes = &self.bytes.all()[HEADER + at..HEADER + at + 2];
        let value = u16::from_le_bytes([bytes[0], bytes[1]]);
        if value == NO_POSITION {
            return Ok(None);
        }
        let (down, up) = steps(value);
        let error = self.header.error;
        Ok(Some(Bounds { lower: down.saturating_sub(error), upper: up.saturating_add(error).min(ONE) }))
    }
}
