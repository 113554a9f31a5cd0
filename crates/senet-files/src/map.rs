//! Memory-mapped files: the only module with `unsafe`.

use std::fs::File;
use std::io;
use std::path::Path;

use memmap2::{Mmap, MmapMut};

/// A file mapped into memory for reading.
#[derive(Debug)]
pub struct MappedFile(Mmap);

impl MappedFile {
    /// Maps a file.
    ///
    /// # Errors
    ///
    /// If the file does not exist, is not an ordinary file, or cannot be mapped.
    #[expect(unsafe_code, reason = "another process could change or shorten the file meanwhile")]
    pub fn open(path: &Path) -> io::Result<MappedFile> {
        crate::ordinary(path)?;
        let file = File::open(path)?;
        // SAFETY: files are replaced as a whole, and this program does not write to one that it reads. A process that
        // shortens a file in use ends this one by a signal, as with every program that maps files; bytes that another
        // process changes are numbers, whatever they are.
        unsafe { Mmap::map(&file) }.map(MappedFile)
    }
}

impl AsRef<[u8]> for MappedFile {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// Maps a file for reading and writing. The caller must hold its lock, so that no other process writes to it.
///
/// # Errors
///
/// If the file cannot be mapped.
#[expect(unsafe_code, reason = "another process could change or shorten the file meanwhile")]
pub fn map_to_write(file: &File) -> io::Result<MmapMut> {
    // SAFETY: as above; a second writer does not get the lock.
    unsafe { MmapMut::map_mut(file) }
}
