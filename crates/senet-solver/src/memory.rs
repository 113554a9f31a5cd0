//! The one place with `unsafe`: files as memory, and memory asked for ahead of time.

/// Asks for a value that will soon be read, and does not wait for it.
#[inline(always)]
#[cfg_attr(target_arch = "x86_64", expect(unsafe_code, reason = "a pointer is handed to the processor"))]
pub(crate) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch reads nothing that the program sees, and the pointer is that of a reference.
    unsafe {
        std::arch::x86_64::_mm_prefetch::<{ std::arch::x86_64::_MM_HINT_T0 }>(std::ptr::from_ref(value).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Maps a file that is only read.
#[expect(unsafe_code, reason = "another process could change or shorten the file meanwhile")]
pub(crate) fn map(file: &std::fs::File) -> std::io::Result<memmap2::Mmap> {
    // SAFETY: files are written under another name and renamed when they are complete, and nothing here writes to one
    // afterwards. A stranger who shortens a file in use ends the process by a signal, as with every program that maps
    // files; bytes that a stranger changes are numbers, whatever they are.
    unsafe { memmap2::Mmap::map(file) }
}
