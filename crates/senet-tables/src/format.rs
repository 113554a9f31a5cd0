//! The format of table files. `docs/tables.md` describes it for other programs.

use senet::{RuleSheet, SheetOption};
use sha2::{Digest, Sha256};

use crate::{Index, Payoff, Subject, TableError};

/// The first bytes of a file.
const MAGIC: [u8; 8] = *b"SENETTAB";
/// The version of the format. Every change that older programs would misread raises it.
pub const VERSION: u32 = 2;
/// Length of the header's fields, which its digest covers, in bytes.
const FIELDS_LEN: usize = 112;
/// Length of a SHA-256 digest, in bytes.
const DIGEST_LEN: usize = 32;
/// Length of the header with its digest, in bytes.
pub const HEADER_LEN: usize = FIELDS_LEN + DIGEST_LEN;
/// Length of a block, the values under one checksum, in bytes. The last block may be shorter.
pub const BLOCK_LEN: usize = 1 << 16;
/// Length of a checksum, in bytes.
pub const CHECKSUM_LEN: usize = 4;

/// The kind of a table: solved values of two bytes each, in steps of 1/65534.
pub const SOLVED: u8 = 1;

/// Extension of table files.
const EXTENSION: &str = "senet-table";
/// Extension of the checkpoints of `senet-solver`, which have the same header.
pub const CHECKPOINT_EXTENSION: &str = "senet-unfinished";

/// The bit of match points beside those of the options.
const POINTS_BIT: u8 = 1 << 7;

/// Returns the name of a layer's table file, such as `spanish+rebirth-2-1.senet-table`; with match points
/// `spanish+rebirth+points-2-1.senet-table`.
pub fn table_name(of: impl Into<Subject>, own: u8, enemy: u8) -> String {
    file_name(of, own, enemy, EXTENSION)
}

/// Returns the name of a layer's file with this extension.
pub fn file_name(of: impl Into<Subject>, own: u8, enemy: u8, extension: &str) -> String {
    let of = of.into();
    let points = of.payoff().suffix();
    format!("{}{points}-{own}-{enemy}.{extension}", of.sheet().to_string().replace(' ', "+"))
}

/// The header of a file, without the fields that describe the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Header {
    /// The kind of the values: [`SOLVED`], or one that `senet-solver` defines.
    pub kind: u8,
    /// The pieces of the side to throw, and of the other side.
    pub pieces: (u8, u8),
    /// The certified error of a table, in steps of 2⁻³⁰. `senet-solver` defines it for unfinished layers.
    pub error: u32,
    /// The number of values of a table; the number of bytes of values of an unfinished layer.
    pub count: u64,
    /// The number of updates in all sweeps over the layer and its mirrored layer.
    pub updates: u64,
    /// The number of complete sweeps.
    pub sweeps: u32,
    /// The number of completed waves in the current sweep of an unfinished layer; 0 in a table.
    pub waves: u32,
    /// The solver's state of an unfinished layer; zeros in a table.
    pub task: [u8; 16],
}

/// Returns the SHA-256 digest that identifies the rules of a sheet.
fn rules_digest(sheet: &RuleSheet) -> [u8; DIGEST_LEN] {
    Sha256::digest(sheet.canonical_bytes()).into()
}

/// Encodes the options: bit *n* is the *n*-th option in alphabetical order, bit 7 says that match points count.
fn option_bits(of: &Subject) -> u8 {
    let all = SheetOption::ALL.iter().enumerate();
    let options: u8 = all.map(|(number, option)| u8::from(of.sheet().options().contains(*option)) << number).sum();
    options | if of.payoff() == Payoff::Points { POINTS_BIT } else { 0 }
}

impl Header {
    /// Returns the header of a table, with zeros for the error and the counts of the solver.
    pub fn solved(sheet: &RuleSheet, own: u8, enemy: u8) -> Header {
        let count = Index::new(sheet, own, enemy).len() as u64;
        let pieces = (own, enemy);
        Header { kind: SOLVED, pieces, error: 0, count, updates: 0, sweeps: 0, waves: 0, task: [0; 16] }
    }

    /// Encodes the header for a file of this sheet, or of its match points.
    pub fn to_bytes(&self, of: impl Into<Subject>) -> [u8; HEADER_LEN] {
        let of = &of.into();
        let mut bytes = [0; HEADER_LEN];
        let mut put = |at: usize, field: &[u8]| bytes[at..at + field.len()].copy_from_slice(field);
        put(0, &MAGIC);
        put(8, &VERSION.to_le_bytes());
        put(12, &(BLOCK_LEN as u32).to_le_bytes());
        let name = of.sheet().id().name().as_bytes();
        put(16, &name[..name.len().min(16)]);
        put(32, &[option_bits(of), self.kind, self.pieces.0, self.pieces.1]);
        put(36, &self.error.to_le_bytes());
        put(40, &self.count.to_le_bytes());
        put(48, &self.updates.to_le_bytes());
        put(56, &self.sweeps.to_le_bytes());
        put(60, &self.waves.to_le_bytes());
        put(64, &self.task);
        put(80, &rules_digest(of.sheet()));
        let digest = Sha256::digest(&bytes[..FIELDS_LEN]);
        bytes[FIELDS_LEN..].copy_from_slice(&digest);
        bytes
    }

    /// Decodes the header of a file, and checks that its sheet, kind and layer are the wanted ones, and what both sides play for. The
    /// caller checks the number of values and the length of the file.
    ///
    /// # Errors
    ///
    /// [`TableError`], if the bytes do not begin with a sound header of this sheet, kind and layer.
    pub fn parse(bytes: &[u8], of: impl Into<Subject>, kind: u8, pieces: (u8, u8)) -> Result<Header, TableError> {
        let of = of.into();
        if !bytes.starts_with(&MAGIC[..bytes.len().min(MAGIC.len())]) {
            return Err(TableError::NotATable);
        }
        // The version comes before the length, since headers of other versions have other lengths.
        let version = bytes.get(8..12).map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        if let Some(version) = version.filter(|version| *version != VERSION) {
            return Err(TableError::Version(version));
        }
        let length = TableError::Length { expected: HEADER_LEN as u64, found: bytes.len() as u64 };
        let header: &[u8; HEADER_LEN] = bytes.first_chunk().ok_or(length)?;
        if Sha256::digest(&header[..FIELDS_LEN])[..] != header[FIELDS_LEN..] {
            return Err(TableError::DamagedHeader);
        }
        let number = |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        let long = |at: usize| u64::from(number(at)) | u64::from(number(at + 4)) << 32;
        let found = Header {
            kind: header[33],
            pieces: (header[34], header[35]),
            error: number(36),
            count: long(40),
            updates: long(48),
            sweeps: number(56),
            waves: number(60),
            task: std::array::from_fn(|at| header[64 + at]),
        };
        // Bytes 16 to 35 hold the name of the sheet, its options, the kind and the layer.
        let wanted = Header { kind, pieces, ..found }.to_bytes(of);
        if wanted[16..36] != header[16..36] {
            return Err(TableError::Other { found: contents(header), wanted: contents(&wanted) });
        }
        if wanted[80..FIELDS_LEN] != header[80..FIELDS_LEN] {
            return Err(TableError::OtherRules(of.sheet().to_string()));
        }
        if wanted[12..16] != header[12..16] {
            return Err(TableError::OtherSizes);
        }
        Ok(found)
    }
}

/// Describes the contents of a file by its header: the name that its file should have, which is the same in every language.
fn contents(header: &[u8; HEADER_LEN]) -> String {
    let name = String::from_utf8_lossy(&header[16..32]);
    let mut text = name.trim_end_matches('\0').to_owned();
    for (number, option) in SheetOption::ALL.iter().enumerate() {
        if header[32] >> number & 1 != 0 {
            text = format!("{text}+{option}");
        }
    }
    if header[32] & POINTS_BIT != 0 {
        text.push_str(Payoff::Points.suffix());
    }
    let extension = if header[33] == SOLVED { EXTENSION } else { CHECKPOINT_EXTENSION };
    format!("`{text}-{}-{}.{extension}`", header[34], header[35])
}

/// Returns the checksum of a block of the file with this header.
///
/// It covers the header's digest and the block's number, so that it detects a block copied from another file or place.
/// A digest is needed here: the CRC of data that end in their own CRC is a constant, so that covering a header with a CRC
/// at its end would detect no other header.
pub fn checksum(header: &[u8; HEADER_LEN], block: usize, values: &[u8]) -> [u8; CHECKSUM_LEN] {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&header[FIELDS_LEN..]);
    hasher.update(&(block as u64).to_le_bytes());
    hasher.update(values);
    hasher.finalize().to_le_bytes()
}

/// Whether the checksum of a block is right, in a file with `values_len` bytes of values.
pub fn is_sound(bytes: &[u8], values_len: usize, block: usize) -> bool {
    let (begin, end) = (HEADER_LEN + block * BLOCK_LEN, HEADER_LEN + values_len.min((block + 1) * BLOCK_LEN));
    let stored = HEADER_LEN + values_len + block * CHECKSUM_LEN;
    match (bytes.first_chunk(), bytes.get(begin..end), bytes.get(stored..stored + CHECKSUM_LEN)) {
        (Some(header), Some(values), Some(stored)) => checksum(header, block, values) == stored,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::*;

    /// SHA-256 of the canonical bytes of every sheet, computed by another program. Tables identify their rules by it. If
    /// a line changes, the tables of that sheet must be solved again.
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
    fn rules_digests_are_stable() {
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
    fn header_round_trips_and_any_changed_byte_is_refused() {
        let (sheet, pieces) = (RuleSheet::DUTCH, (2, 1));
        let header = Header {
            kind: SOLVED,
            pieces,
            error: 0x0102_0304,
            count: 0x0506,
            sweeps: 5,
            waves: 6,
            updates: 0x0708_090a_0b0c_0d0e,
            task: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
        };
        let bytes = header.to_bytes(sheet);
        assert_eq!(Header::parse(&bytes, sheet, SOLVED, pieces).expect("a header"), header);
        for at in 0..HEADER_LEN {
            let mut damaged = bytes;
            damaged[at] ^= 1;
            assert!(Header::parse(&damaged, sheet, SOLVED, pieces).is_err(), "byte {at}");
        }
    }

    #[test]
    fn checksums_depend_on_the_header_and_the_block_number() {
        let header = |sweeps| Header { sweeps, ..Header::solved(&RuleSheet::DUTCH, 1, 1) }.to_bytes(RuleSheet::DUTCH);
        let of = |sweeps, block| checksum(&header(sweeps), block, &[1, 2, 3]);
        assert_ne!(of(1, 0), of(2, 0));
        assert_ne!(of(1, 0), of(1, 1));
        assert_eq!(of(1, 0), of(1, 0));
    }
}
