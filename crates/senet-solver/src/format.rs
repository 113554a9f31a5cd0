//! Tables and checkpoints as bytes. `docs/tables.md` describes them for other programs.

#[cfg(feature = "solve")]
use rayon::prelude::*;
use senet::{RuleSheet, SheetOption};

use crate::Index;
#[cfg(feature = "solve")]
use crate::{layout::Layout, pair::Pair};

/// The first bytes of every table.
const MAGIC: [u8; 8] = *b"SENETTAB";
/// Goes up when older programs would misread a file, or when rules change in code and not in the sheets' data.
const VERSION: u32 = 1;
/// Bytes of the header, its checksum included.
pub(crate) const HEADER: usize = 80;
/// Bytes of values that a checksum covers; the last block may have fewer.
pub(crate) const BLOCK: usize = 1 << 16;
/// Bytes of a checksum.
const CHECKSUM: usize = 4;

/// Why a table is refused.
#[derive(Debug)]
#[non_exhaustive]
pub enum TableError {
    /// The file cannot be read or written.
    File(std::io::Error),
    /// The bytes are no table.
    NotATable,
    /// A table of another version of the format.
    Version(u32),
    /// A table of another sheet, other options, or another layer; what it says and what was wanted.
    Other {
        /// What the table says that it holds.
        found: String,
        /// What was asked for.
        wanted: String,
    },
    /// A table of a sheet of this name whose rules are not those of this program.
    OtherRules(String),
    /// The table is cut off, or too long.
    Length {
        /// Bytes that the header asks for.
        expected: u64,
        /// Bytes that are there.
        found: u64,
    },
    /// The header's checksum is wrong.
    DamagedHeader,
    /// The checksum of a block is wrong, counted from 0.
    DamagedBlock(usize),
}

impl std::fmt::Display for TableError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TableError::File(error) => error.fmt(f),
            TableError::NotATable => f.write_str("this is no table of senet"),
            TableError::Version(found) => {
                write!(f, "the table's format has version {found}; this program reads version {VERSION}")
            }
            TableError::Other { found, wanted } => write!(f, "the table is of {found}, not of {wanted}"),
            TableError::OtherRules(sheet) => write!(f, "the table was made by other rules of the sheet `{sheet}`"),
            TableError::Length { expected, found } => {
                write!(f, "the table should have {expected} bytes and has {found}")
            }
            TableError::DamagedHeader => f.write_str("the table's header is damaged: its checksum is wrong"),
            TableError::DamagedBlock(block) => {
                let (from, to) = (HEADER + block * BLOCK, HEADER + (block + 1) * BLOCK - 1);
                write!(f, "block {block} of the table (bytes {from} to {to}) is damaged: its checksum is wrong")
            }
        }
    }
}

impl std::error::Error for TableError {}

impl From<std::io::Error> for TableError {
    fn from(error: std::io::Error) -> TableError {
        TableError::File(error)
    }
}

/// The name of a layer's file: the sheet with its options, and the layer, as in `spanish+rebirth-2-1.senet-table`.
pub fn table_name(sheet: &RuleSheet, own: u8, enemy: u8) -> String {
    named(sheet, own, enemy, "senet-table")
}

pub(crate) fn named(sheet: &RuleSheet, own: u8, enemy: u8, extension: &str) -> String {
    format!("{}-{own}-{enemy}.{extension}", sheet.to_string().replace(' ', "+"))
}

/// What the values of a file are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum ValueType {
    /// Two bytes a position: a value in steps of 1/65534, with the error of the header.
    Rounded = 1,
    /// What is known of a layer and of its mirrored layer while they are being solved.
    Unfinished = 3,
    /// The same, written in fewer bytes, in a file that is itself worked at, and has no checksums therefore.
    InPlace = 5,
    /// Such a file when the layers are solved: the values of one wave after the other, from the lowest sum up, are rounded and
    /// put at its beginning, in the order that they have there. When all are, the rest is cut off.
    Rounding = 6,
}

/// What stands in front of the values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    pub(crate) values: ValueType,
    pub(crate) pieces: (u8, u8),
    /// In steps of 2⁻³⁰; for an unfinished layer, whose values carry their own, the gaps that the sweep leaves alone.
    pub(crate) error: u32,
    pub(crate) sweeps: u32,
    pub(crate) waves: u32,
    pub(crate) updates: u64,
    /// What is being done with an unfinished layer.
    pub(crate) task: [u8; 8],
}

/// A checksum of the sheet's rules as data: of every field, by its name and value.
pub(crate) fn rules_hash(sheet: &RuleSheet) -> u32 {
    crc32fast::hash(format!("{sheet:?}").as_bytes())
}

/// The options, bit *n* for the *n*-th in alphabetical order.
fn option_bits(sheet: &RuleSheet) -> u8 {
    let all = SheetOption::ALL.iter().enumerate();
    all.map(|(number, option)| u8::from(sheet.options.contains(*option)) << number).sum()
}

impl Header {
    /// Stands for how many waves there are, if all are rounded.
    pub(crate) const ALL_WAVES: u32 = u32::MAX;

    /// Whether all values of layers that were solved in their file are rounded.
    pub(crate) fn is_all_rounded(&self) -> bool {
        self.values == ValueType::Rounding && self.waves == Header::ALL_WAVES
    }

    /// That of a file of which nothing else is known.
    pub(crate) const fn new(values: ValueType, pieces: (u8, u8)) -> Header {
        Header { values, pieces, error: 0, sweeps: 0, waves: 0, updates: 0, task: [0; 8] }
    }

    /// How many values there are; how many bytes, if they are of several kinds.
    pub(crate) fn count(&self, sheet: &RuleSheet) -> usize {
        let (own, enemy) = self.pieces;
        #[cfg(feature = "solve")]
        match self.values {
            ValueType::Rounded => {}
            ValueType::Unfinished => return Pair::bytes(sheet, own, enemy, Layout::Whole) as usize,
            ValueType::Rounding if self.is_all_rounded() => return Pair::bytes_rounded(sheet, own, enemy) as usize,
            ValueType::InPlace | ValueType::Rounding => return Pair::bytes_in_file(sheet, own, enemy) as usize,
        }
        Index::new(sheet, own, enemy).len()
    }

    /// Bytes of values.
    pub(crate) fn bytes_of_values(&self, sheet: &RuleSheet) -> usize {
        let bytes = if self.values == ValueType::Rounded { 2 } else { 1 };
        bytes * self.count(sheet)
    }

    /// Blocks that have a checksum.
    pub(crate) fn blocks(&self, sheet: &RuleSheet) -> usize {
        match self.values {
            ValueType::Rounded | ValueType::Unfinished => self.bytes_of_values(sheet).div_ceil(BLOCK),
            ValueType::InPlace | ValueType::Rounding => 0,
        }
    }

    /// Bytes of the whole file.
    pub(crate) fn length(&self, sheet: &RuleSheet) -> usize {
        HEADER + self.bytes_of_values(sheet) + self.blocks(sheet) * CHECKSUM
    }

    pub(crate) fn write(&self, sheet: &RuleSheet) -> [u8; HEADER] {
        let mut bytes = [0; HEADER];
        let mut put = |at: usize, field: &[u8]| bytes[at..at + field.len()].copy_from_slice(field);
        put(0, &MAGIC);
        put(8, &VERSION.to_le_bytes());
        put(12, &(BLOCK as u32).to_le_bytes());
        let name = sheet.id.name().as_bytes();
        put(16, &name[..name.len().min(16)]);
        put(32, &[option_bits(sheet), self.values as u8, self.pieces.0, self.pieces.1]);
        put(36, &rules_hash(sheet).to_le_bytes());
        put(40, &(self.count(sheet) as u64).to_le_bytes());
        put(48, &self.error.to_le_bytes());
        put(52, &self.sweeps.to_le_bytes());
        put(56, &self.waves.to_le_bytes());
        put(60, &self.updates.to_le_bytes());
        put(68, &self.task);
        let checksum = crc32fast::hash(&bytes[..HEADER - CHECKSUM]);
        bytes[HEADER - CHECKSUM..].copy_from_slice(&checksum.to_le_bytes());
        bytes
    }

    /// Reads the header of a file that should hold such values of this layer, and compares the length.
    pub(crate) fn read(
        bytes: &[u8],
        sheet: &RuleSheet,
        values: ValueType,
        pieces: (u8, u8),
    ) -> Result<Header, TableError> {
        if !bytes.starts_with(&MAGIC[..bytes.len().min(MAGIC.len())]) {
            return Err(TableError::NotATable);
        }
        let length = TableError::Length { expected: HEADER as u64, found: bytes.len() as u64 };
        let header: &[u8; HEADER] = bytes.first_chunk().ok_or(length)?;
        let number = |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        if number(8) != VERSION {
            return Err(TableError::Version(number(8)));
        }
        if crc32fast::hash(&header[..HEADER - CHECKSUM]) != number(HEADER - CHECKSUM) {
            return Err(TableError::DamagedHeader);
        }
        let found = Header {
            values,
            pieces: (header[34], header[35]),
            error: number(48),
            sweeps: number(52),
            waves: number(56),
            updates: u64::from(number(60)) | u64::from(number(64)) << 32,
            task: std::array::from_fn(|at| header[68 + at]),
        };
        // What the header says of the sheet is compared as bytes: name, options, kind of values, layer.
        let wanted = Header { pieces, ..found }.write(sheet);
        if wanted[16..36] != header[16..36] {
            return Err(TableError::Other { found: what(header), wanted: what(&wanted) });
        }
        if wanted[36..48] != header[36..48] || wanted[12..16] != header[12..16] {
            return Err(TableError::OtherRules(sheet.to_string()));
        }
        let (expected, length) = (found.length(sheet) as u64, bytes.len() as u64);
        // That all is rounded is written down before the rest is cut off.
        if expected != length && !(found.is_all_rounded() && expected < length) {
            return Err(TableError::Length { expected, found: length });
        }
        Ok(found)
    }
}

#[cfg(feature = "solve")]
impl Header {
    /// How the values of an unfinished layer are written.
    pub(crate) fn layout(&self) -> Layout {
        if self.values == ValueType::Unfinished { Layout::Whole } else { Layout::Short }
    }

    /// Bytes before the values of an unfinished layer.
    pub(crate) fn before_values(&self, sheet: &RuleSheet) -> usize {
        let (own, enemy) = self.pieces;
        HEADER + self.bytes_of_values(sheet) - Pair::bytes(sheet, own, enemy, self.layout()) as usize
    }

    /// Reads the header of a checkpoint of these layers, or of a file in which they were being solved, and compares the
    /// checksums if there are any.
    pub(crate) fn read_unfinished(bytes: &[u8], sheet: &RuleSheet, pieces: (u8, u8)) -> Result<Header, TableError> {
        let is = |values: ValueType| bytes.get(33) == Some(&(values as u8));
        let values = [ValueType::InPlace, ValueType::Rounding].into_iter().find(|values| is(*values));
        let header = Header::read(bytes, sheet, values.unwrap_or(ValueType::Unfinished), pieces)?;
        let length = header.bytes_of_values(sheet);
        let damaged = (0..header.blocks(sheet)).into_par_iter().find_first(|block| !is_sound(bytes, length, *block));
        damaged.map_or(Ok(header), |block| Err(TableError::DamagedBlock(block)))
    }
}

/// What a header says that the file holds, for a person.
fn what(header: &[u8; HEADER]) -> String {
    let name = String::from_utf8_lossy(&header[16..32]);
    let mut text = name.trim_end_matches('\0').to_owned();
    for (number, option) in SheetOption::ALL.iter().enumerate() {
        if header[32] >> number & 1 != 0 {
            text = format!("{text} {option}");
        }
    }
    let kind = if header[33] == ValueType::Rounded as u8 { "" } else { ", unfinished" };
    format!("`{text}`, {} against {}{kind}", header[34], header[35])
}

/// A block's checksum also covers its place and the header: a block of another table is as wrong as a changed one.
pub(crate) fn checksum(header: &[u8], block: usize, values: &[u8]) -> [u8; CHECKSUM] {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(header);
    hasher.update(&(block as u64).to_le_bytes());
    hasher.update(values);
    hasher.finalize().to_le_bytes()
}

/// Whether a block of a file, with these bytes of values in all, is as it was written.
pub(crate) fn is_sound(bytes: &[u8], values: usize, block: usize) -> bool {
    let (begin, end) = (HEADER + block * BLOCK, HEADER + values.min((block + 1) * BLOCK));
    let written = HEADER + values + block * CHECKSUM;
    match (bytes.get(..HEADER), bytes.get(begin..end), bytes.get(written..written + CHECKSUM)) {
        (Some(header), Some(values), Some(written)) => checksum(header, block, values) == written,
        _ => false,
    }
}
