//! Errors of tables.

use std::path::{Path, PathBuf};

use crate::format::{BLOCK_LEN, HEADER_LEN, VERSION};

/// The reason why a table, or a file of an unfinished layer, is refused.
#[derive(Debug)]
#[non_exhaustive]
pub enum TableError {
    /// The file cannot be read or written.
    File(std::io::Error),
    /// The bytes are not a table.
    NotATable,
    /// The file has another version of the format: this one.
    Version(u32),
    /// The file is of another sheet, other options, another layer, or another kind.
    Other {
        /// The contents by the file's header.
        found: String,
        /// The wanted contents.
        wanted: String,
    },
    /// The table was computed for other rules of the sheet with this name.
    OtherRules(String),
    /// The header has another block length or another number of values than the layer.
    OtherSizes,
    /// The file is cut off, or too long.
    Length {
        /// The length by the header, in bytes.
        expected: u64,
        /// The length of the file, in bytes.
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
            TableError::NotATable => f.write_str("this is not a table of senet"),
            TableError::Version(found) => write!(
                f,
                "the file has version {found} of the format, and this program reads version {VERSION}; remove the file \
                 and solve anew (`senet solve`)"
            ),
            TableError::Other { found, wanted } => write!(f, "the table is {found}, not {wanted}"),
            TableError::OtherRules(sheet) => write!(
                f,
                "the table was made by other rules of the sheet `{sheet}`; remove the file and solve anew (`senet solve`)"
            ),
            TableError::OtherSizes => f.write_str("the sizes in the table's header are wrong for this layer"),
            TableError::Length { expected, found } => {
                write!(f, "the table should have {expected} bytes and has {found}")
            }
            TableError::DamagedHeader => f.write_str("the table's header is damaged: its digest is wrong"),
            TableError::DamagedBlock(block) => {
                let from = HEADER_LEN + block * BLOCK_LEN;
                write!(f, "block {block} of the table (from byte {from} on) is damaged: its checksum is wrong")
            }
        }
    }
}

impl std::error::Error for TableError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            TableError::File(error) => error.source(),
            _ => None,
        }
    }
}

impl From<std::io::Error> for TableError {
    fn from(error: std::io::Error) -> TableError {
        TableError::File(error)
    }
}

/// An error of a file: its path and the reason.
#[derive(Debug)]
pub struct FileError(Box<(PathBuf, TableError)>);

impl FileError {
    /// Returns the error of the file with this path.
    pub fn new(path: impl Into<PathBuf>, why: TableError) -> FileError {
        FileError(Box::new((path.into(), why)))
    }

    /// The file; its name alone, if the table was not read from a folder.
    pub fn path(&self) -> &Path {
        &self.0.0
    }

    /// The reason.
    pub fn why(&self) -> &TableError {
        &self.0.1
    }
}

impl std::fmt::Display for FileError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.path().display(), self.why())
    }
}

impl std::error::Error for FileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.why().source()
    }
}
