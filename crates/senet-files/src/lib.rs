//! Files that are replaced as a whole, mapped into memory, or read up to a limit.
//!
//! All programs and crates of the workspace write files through [`replace`] or [`NewFile`], so that readers never see half a
//! file, also after a full disk or a power cut.

mod direct;
mod fault;
mod map;
mod read;
mod write;

pub use direct::DirectFile;
pub use fault::FileFault;
pub use map::{MappedFile, Memory, return_free_memory};
pub use read::read_up_to;
pub use write::{NewFile, remove, remove_unfinished, replace};

use std::fs::{File, Metadata};
use std::io;
use std::path::Path;

/// The free space on the disk of a folder for this user, in bytes.
///
/// # Errors
///
/// If the system does not say.
pub fn available_space(folder: &Path) -> io::Result<u64> {
    fs4::available_space(folder)
}

/// Allocates a file's bytes on the disk, up to this length, which it gets. Returns whether the system supports that.
fn allocate(file: &File, length: u64) -> io::Result<bool> {
    match fs4::FileExt::allocate(file, length) {
        Ok(()) => file.set_len(length).map(|()| true),
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(false),
        Err(error) => Err(error),
    }
}

/// The metadata of an ordinary file, links followed.
///
/// Checked before opening: opening a pipe would block, and mapping a folder fails with a bare error number.
fn ordinary(path: &Path) -> io::Result<Metadata> {
    let metadata = path.metadata()?;
    if metadata.is_dir() {
        return Err(FileFault::Folder.into());
    }
    if !metadata.is_file() {
        return Err(FileFault::NotOrdinary.into());
    }
    Ok(metadata)
}
