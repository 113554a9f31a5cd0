//! Faults of files that this crate finds itself, as values that a program can put into words of any language.

use std::{fmt, io};

/// Why a file is refused before the system is asked: the inner error of an [`io::Error`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileFault {
    /// A folder in the place of a file.
    Folder,
    /// A pipe, a device or a socket in the place of a file.
    NotOrdinary,
    /// The file that would be replaced is read-only.
    ReadOnly,
    /// The file has more than this number of bytes, the limit of the read.
    TooLong(u64),
}

impl FileFault {
    /// The fault inside an error of this crate; `None` for errors of the system.
    pub fn of(error: &io::Error) -> Option<FileFault> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileFault::Folder => f.write_str("this is a folder, not an ordinary file"),
            FileFault::NotOrdinary => f.write_str("this is not an ordinary file"),
            FileFault::ReadOnly => f.write_str("this file is read-only"),
            FileFault::TooLong(limit) => write!(f, "this has more than {limit} bytes, the most that is read"),
        }
    }
}

impl std::error::Error for FileFault {}

impl From<FileFault> for io::Error {
    fn from(fault: FileFault) -> io::Error {
        let kind = match fault {
            FileFault::Folder => io::ErrorKind::IsADirectory,
            FileFault::NotOrdinary => io::ErrorKind::Other,
            FileFault::ReadOnly => io::ErrorKind::PermissionDenied,
            FileFault::TooLong(_) => io::ErrorKind::FileTooLarge,
        };
        io::Error::new(kind, fault)
    }
}
