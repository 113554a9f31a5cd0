//! The one place with `unsafe`: files as memory.

/// Maps a file that is only read.
#[expect(unsafe_code, reason = "another process could change or shorten the file meanwhile")]
pub(crate) fn map(file: &std::fs::File) -> std::io::Result<memmap2::Mmap> {
    // SAFETY: files are written under another name and renamed when they are complete, and nothing here writes to one
    // afterwards. A stranger who shortens a file in use ends the process by a signal, as with every program that maps
    // files; bytes that a stranger changes are numbers, whatever they are.
    unsafe { memmap2::Mmap::map(file) }
}

/// Maps a file that is read and written.
#[expect(unsafe_code, reason = "another process could change or shorten the file meanwhile")]
pub(crate) fn map_to_write(file: &std::fs::File) -> std::io::Result<memmap2::MmapMut> {
    // SAFETY: as above; a second solver does not get the lock.
    unsafe { memmap2::MmapMut::map_mut(file) }
}
