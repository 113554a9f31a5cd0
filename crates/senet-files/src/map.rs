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
pub struct Memory {
    map: MmapMut,
    /// The bytes of the map that are used.
    used: Range<usize>,
}

impl Memory {
    /// Bytes of a large page.
    pub const LARGE_PAGE: usize = 1 << 21;

    /// So many zeros, in large pages where the system has them.
    ///
    /// # Errors
    ///
    /// If the system does not have so many addresses.
    pub fn new(bytes: usize) -> io::Result<Memory> {
        // Large pages begin at multiples of their size.
        let aligned = if bytes < Memory::LARGE_PAGE { 1 } else { Memory::LARGE_PAGE };
        let map = MmapOptions::new().len(bytes + aligned - 1).no_reserve_swap().map_anon()?;
        let begin = map.as_ptr().align_offset(aligned);
        // Reads all over memory are slow with small pages. A system without large ones does as well as it can.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Memory { map, used: begin..begin + bytes })
    }

    /// Makes the bytes from `from` on zero, and those from `to` on anything: they get the memory of the others, so that the system need
    /// not clear new memory. If the system cannot do so, that memory is given back. It moves large pages as a whole if both begin at
    /// multiples of [`LARGE_PAGE`](Memory::LARGE_PAGE).
    ///
    /// # Panics
    ///
    /// If the system takes memory away and has none in its place.
    pub fn hand_over(&mut self, from: usize, to: usize, length: usize) {
        #[cfg(target_os = "linux")]
        {
            let first = [from, to].map(|begin| self[begin..][..length].as_mut_ptr().cast::<libc::c_void>());
            if is_handed_over(first, length) {
                return;
            }
        }
        let _ = to;
        self.give_back(from..from + length);
    }

    /// Makes these bytes zero, and gives their memory back to the system, if it can take it.
    pub fn give_back(&mut self, bytes: Range<usize>) {
        #[cfg(target_os = "linux")]
        {
            // Whole pages only: the largest that Linux has.
            let page = 1 << 16;
            let (begin, end) = (bytes.start.next_multiple_of(page), bytes.end / page * page);
            if begin < end {
                let first = self.used.start + begin;
                #[expect(unsafe_code, reason = "bytes change by what looks like advice")]
                // SAFETY: the bytes are borrowed for writing, so no reference to them sees the change. They are memory without a
                // file, which the system replaces with zeros.
                let is_done =
                    unsafe { self.map.unchecked_advise_range(memmap2::UncheckedAdvice::DontNeed, first, end - begin) };
                if is_done.is_ok() {
                    self[bytes.start..begin].fill(0);
                    self[end..bytes.end].fill(0);
                    return;
                }
            }
        }
        self[bytes].fill(0);
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
        &self.map[self.used.clone()]
    }
}

impl DerefMut for Memory {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.map[self.used.clone()]
    }
}

/// Moves the pages of `length` bytes from one address to another. Returns whether it succeeded: only whole pages can move.
#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "functions of the C library, and memory that changes behind its addresses")]
fn is_handed_over([from, to]: [*mut libc::c_void; 2], length: usize) -> bool {
    // SAFETY: the function has no conditions.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    let is_whole = usize::try_from(page)
        .is_ok_and(|page| [from.addr(), to.addr(), length].into_iter().all(|number| number.is_multiple_of(page)));
    if !is_whole || from.addr().abs_diff(to.addr()) < length {
        return false;
    }
    let flags = libc::MREMAP_MAYMOVE | libc::MREMAP_FIXED | libc::MREMAP_DONTUNMAP;
    // SAFETY: both are whole pages of memory without a file that do not overlap, and the caller has borrowed them for writing, so no
    // reference to them sees the change. `MREMAP_DONTUNMAP` leaves zeros at `from`.
    if unsafe { libc::mremap(from, length, length, flags, to) } == to {
        return true;
    }
    let (access, kind) = (
        libc::PROT_READ | libc::PROT_WRITE,
        libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED,
    );
    // SAFETY: as above. A call that fails may have removed what was at `to`.
    let replaced = unsafe { libc::mmap(to, length, access, kind, -1, 0) };
    assert!(replaced == to, "the system takes memory away: {}", io::Error::last_os_error());
    false
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

    #[test]
    fn memory_is_handed_over() {
        const PART: usize = 1 << 16;
        for parts in [8, 100] {
            let mut memory = Memory::new(parts * PART + 5).expect("memory");
            let numbers = |memory: &Memory| -> Vec<u8> { memory.chunks(PART).map(|part| part[0]).collect() };
            for (bytes, number) in memory.chunks_mut(PART).zip(1..) {
                bytes.fill(number);
            }
            let mut expected = numbers(&memory);
            for (from, to, count) in [(0, 5, 1), (5, 3, 1), (0, 2, 2), (6, 0, 2), (3, 7, 1), (1, 2, 3)] {
                memory.hand_over(from * PART, to * PART, count * PART);
                let handed = expected[from..from + count].to_vec();
                expected[from..from + count].fill(0);
                if from.abs_diff(to) >= count && cfg!(target_os = "linux") {
                    expected[to..to + count].copy_from_slice(&handed);
                }
                assert_eq!(numbers(&memory), expected, "{from} {to}");
                assert!(memory.chunks(PART).all(|part| part.iter().all(|byte| *byte == part[0])), "{from} {to}");
            }
            // No whole pages.
            memory.fill(1);
            memory.hand_over(3, PART + 3, 1000);
            assert!(memory.iter().enumerate().all(|(at, byte)| *byte == u8::from(!(3..1003).contains(&at))));
        }
    }
}
