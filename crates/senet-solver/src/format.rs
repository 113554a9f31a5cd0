//! Tables and checkpoints as bytes. `docs/tables.md` describes them for other programs.

#[cfg(feature = "solve")]
use rayon::prelude::*;
use senet::{RuleSheet, SheetOption};
use sha2::{Digest, Sha256};

use crate::Index;
#[cfg(feature = "solve")]
use crate::{layout::Layout, pair::Pair};

/// The first bytes of every table.
const MAGIC: [u8; 8] = *b"SENETTAB";
/// Goes up when older programs would misread a file.
const VERSION: u32 = 2;
/// Bytes of the header before its digest.
const FIELDS: usize = 112;
/// Bytes of a SHA-256 digest.
const DIGEST: usize = 32;
/// Bytes of the header, its digest included.
pub(crate) const HEADER: usize = FIELDS + DIGEST;
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
    /// A file of another version of the format.
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
    /// The header names another size of blocks, or another number of values, than tables of this layer have.
    OtherSizes,
    /// The table is cut off, or too long.
    Length {
        /// Bytes that the header asks for.
        expected: u64,
        /// Bytes that are there.
        found: u64,
    },
    /// The header's digest is wrong.
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
                write!(
                    f,
                    "the file has version {found} of the format, and this program reads version {VERSION}; remove the \
                     file and solve anew (`senet solve`)"
                )
            }
            TableError::Other { found, wanted } => write!(f, "the table is of {found}, not of {wanted}"),
            TableError::OtherRules(sheet) => write!(f, "the table was made by other rules of the sheet `{sheet}`"),
            TableError::OtherSizes => f.write_str("the table's header has sizes that no table of this layer has"),
            TableError::Length { expected, found } => {
                write!(f, "the table should have {expected} bytes and has {found}")
            }
            TableError::DamagedHeader => f.write_str("the table's header is damaged: its digest is wrong"),
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

/// The SHA-256 digest that identifies the rules of a sheet.
fn rules_digest(sheet: &RuleSheet) -> [u8; DIGEST] {
    Sha256::digest(sheet.canonical_bytes()).into()
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
        put(36, &self.error.to_le_bytes());
        put(40, &(self.count(sheet) as u64).to_le_bytes());
        put(48, &self.updates.to_le_bytes());
        put(56, &self.sweeps.to_le_bytes());
        put(60, &self.waves.to_le_bytes());
        put(64, &self.task);
        put(80, &rules_digest(sheet));
        let digest = Sha256::digest(&bytes[..FIELDS]);
        bytes[FIELDS..].copy_from_slice(&digest);
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
        // The version first: headers of other versions have other lengths.
        let version = bytes.get(8..12).map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        if let Some(version) = version.filter(|version| *version != VERSION) {
            return Err(TableError::Version(version));
        }
        let header: &[u8; HEADER] = bytes.first_chunk().ok_or(length)?;
        if Sha256::digest(&header[..FIELDS])[..] != header[FIELDS..] {
            return Err(TableError::DamagedHeader);
        }
        let number = |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        let found = Header {
            values,
            pieces: (header[34], header[35]),
            error: number(36),
            sweeps: number(56),
            waves: number(60),
            updates: u64::from(number(48)) | u64::from(number(52)) << 32,
            task: std::array::from_fn(|at| header[64 + at]),
        };
        // What the header says of the sheet is compared as bytes: name, options, kind of values, layer.
        let wanted = Header { pieces, ..found }.write(sheet);
        if wanted[16..36] != header[16..36] {
            return Err(TableError::Other { found: what(header), wanted: what(&wanted) });
        }
        if wanted[80..FIELDS] != header[80..FIELDS] {
            return Err(TableError::OtherRules(sheet.to_string()));
        }
        if wanted[12..16] != header[12..16] || wanted[40..48] != header[40..48] {
            return Err(TableError::OtherSizes);
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

/// The checksum of a block of the file with this header.
///
/// It covers the header's digest and the block's place: a block of another file or place is as wrong as a changed one.
/// A CRC at the end of the header would bind nothing here: the CRC of data that end in their own CRC is a constant.
pub(crate) fn checksum(header: &[u8; HEADER], block: usize, values: &[u8]) -> [u8; CHECKSUM] {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&header[FIELDS..]);
    hasher.update(&(block as u64).to_le_bytes());
    hasher.update(values);
    hasher.finalize().to_le_bytes()
}

/// Whether a block of a file, with these bytes of values in all, is as it was written.
pub(crate) fn is_sound(bytes: &[u8], values: usize, block: usize) -> bool {
    let (begin, end) = (HEADER + block * BLOCK, HEADER + values.min((block + 1) * BLOCK));
    let written = HEADER + values + block * CHECKSUM;
    match (bytes.first_chunk(), bytes.get(begin..end), bytes.get(written..written + CHECKSUM)) {
        (Some(header), Some(values), Some(written)) => checksum(header, block, values) == written,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::*;

    /// SHA-256 of the canonical bytes of every sheet, computed by another program. Tables name their rules by it: a line
    /// changes only when the rules of that sheet or the encoding change, and then its tables are to be made anew.
    const GOLDEN: [(&str, &str); 12] = [
        ("carpignano", "1e171000d00286b4dd1a4b373e88892c3569651074c92942265c6be5646149be"),
        ("spanish", "d87b875a5eab737ed978dfd03c852a898a66dd147d01a301cd80c32662c5b010"),
        ("spanish exit-3-2-1", "2c85d9b4cb9ec579aa6166a317b8aa1fdd49d6d52ee0ea336a0001cc6c358d94"),
        ("spanish happiness", "6d433b5995c39a4ac7c8d6fd614173c1fe16d777347232a957b2cfaaf8a4ee10"),
        ("spanish exit-3-2-1 happiness", "f9d64facb0a4e390da86c4a11d2ba9a21ae1f28770f62e3bb2e9500265313531"),
        ("spanish rebirth", "0b00cbe7ff921c103e44023ad518cf38e94df93b12f1043497a8e7a90c3a348a"),
        ("spanish exit-3-2-1 rebirth", "f99b2d409bc2767f6ab738e08a842f5175bd2c6d4c09cab7f9b9a13a074b7b8e"),
        ("spanish happiness rebirth", "63d2a92857fe8d6ac702c2549842a718e75f7c42f4dbc69065965b56af867b66"),
        ("spanish exit-3-2-1 happiness rebirth", "e33ed5e7ba52c519f3e982ed3d30d892178260f38f97eb97a664b67b65f1f28e"),
        ("uninerd", "ec0252c08fe8e248ac84cb181331f5caaf4a07c5282af6b0ef4702cf88b5a0fb"),
        ("french", "4532753da8ec21e26ad04cc58236c8b2f9883bf51027398adcfc29d2b3be31c2"),
        ("dutch", "6bb7261088178b155144f470861f2949490232ddc2c73ba62c3425c20f06ff47"),
    ];

    #[test]
    fn every_sheet_has_its_golden_digest() {
        let hexadecimal = |sheet: &RuleSheet| {
            rules_digest(sheet).iter().fold(String::new(), |mut text, byte| {
                write!(text, "{byte:02x}").expect("a string takes all text");
                text
            })
        };
        let found: Vec<(String, String)> =
            RuleSheet::every().map(|sheet| (sheet.to_string(), hexadecimal(&sheet))).collect();
        assert_eq!(found, GOLDEN.map(|(sheet, digest)| (sheet.to_owned(), digest.to_owned())));
    }

    #[test]
    fn headers_are_read_as_they_were_written() {
        let (sheet, pieces) = (RuleSheet::DUTCH, (2, 1));
        let header = Header {
            values: ValueType::Rounded,
            pieces,
            error: 0x0102_0304,
            sweeps: 5,
            waves: 6,
            updates: 0x0708_090a_0b0c_0d0e,
            task: [1, 2, 3, 4, 5, 6, 7, 8],
        };
        let mut bytes = header.write(&sheet).to_vec();
        bytes.resize(header.length(&sheet), 0);
        assert_eq!(Header::read(&bytes, &sheet, ValueType::Rounded, pieces).expect("a header"), header);
        for at in 0..HEADER {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1;
            assert!(Header::read(&damaged, &sheet, ValueType::Rounded, pieces).is_err(), "byte {at}");
        }
    }

    #[test]
    fn checksums_depend_on_the_header_and_on_the_place() {
        let header = |sweeps| Header { sweeps, ..Header::new(ValueType::Rounded, (1, 1)) }.write(&RuleSheet::DUTCH);
        let of = |sweeps, block| checksum(&header(sweeps), block, &[1, 2, 3]);
        assert_ne!(of(1, 0), of(2, 0));
        assert_ne!(of(1, 0), of(1, 1));
        assert_eq!(of(1, 0), of(1, 0));
    }
}
