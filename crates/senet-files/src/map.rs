//! Memory-mapped files, and large memory: the only module with `unsafe`.

use std::fs::File;
use std::io;
use std::ops::{Deref, DerefMut, Range};
use std::path::Path;

use memmap2::{Mmap, MmapMut, MmapOptions};

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

/// Maps a file for reading while this program writes to other parts of it. The caller must hold its lock, so that no other process
/// writes to it.
///
/// # Errors
///
/// If the file cannot be mapped.
#[expect(unsafe_code, reason = "another process could change or shorten the file meanwhile")]
pub(crate) fn map_to_read(file: &File) -> io::Result<MappedFile> {
    // SAFETY: as above; the program reads no bytes that it is writing.
    unsafe { Mmap::map(file) }.map(MappedFile)
}

/// Large memory of which parts can be given back to the system. It takes room only where something was written.
#[derive(Debug)]
pub struct Memory(MmapMut);

impl Memory {
    /// So many zeros, in large pages where the system has them.
    ///
    /// # Errors
    ///
    /// If the system does not have so many addresses.
    pub fn new(bytes: usize) -> io::Result<Memory> {
        let map = MmapOptions::new().len(bytes).no_reserve_swap().map_anon()?;
        // Reads all over memory are slow with small pages. A system without large ones does as well as it can.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Memory(map))
    }

    /// Makes these bytes zero, and gives their memory back to the system, if it can take it.
    pub fn give_back(&mut self, bytes: Range<usize>) {
        #[cfg(target_os = "linux")]
        {
            // Whole pages only: the largest that Linux has.
            let page = 1 << 16;
            let (begin, end) = (bytes.start.next_multiple_of(page), bytes.end / page * page);
            if begin < end {
                #[expect(unsafe_code, reason = "bytes change by what looks like advice")]
                // SAFETY: the bytes are borrowed for writing, so no reference to them sees the change. They are memory without a
                // file, which the system replaces with zeros.
                let is_done =
                    unsafe { self.0.unchecked_advise_range(memmap2::UncheckedAdvice::DontNeed, begin, end - begin) };
                if is_done.is_ok() {
                    self.0[bytes.start..begin].fill(0);
                    self.0[end..bytes.end].fill(0);
                    return;
                }
            }
        }
        self.0[bytes].fill(0);
    }
}

/// Gives memory that was freed in small pieces back to the system, where it does not do so by itself.
pub fn return_free_memory() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    #[expect(unsafe_code, reason = "a function of the C library")]
    // SAFETY: the function has no conditions.
    unsafe {
        libc::malloc_trim(0);
    }
}

impl Deref for Memory {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl DerefMut for Memory {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_is_given_back_is_zero() {
        let mut memory = Memory::new(1_000_000).expect("memory");
        for part in [100..900_000, 5_000..600_000, 700_000..700_000, 0..1_000_000] {
            memory.fill(1);
            memory.give_back(part.clone());
            assert!(memory.iter().enumerate().all(|(at, byte)| *byte == u8::from(!part.contains(&at))), "{part:?}");
        }
    }
}
