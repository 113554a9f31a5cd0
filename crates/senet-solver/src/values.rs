//! Where the bounds of two layers lie while they are being solved.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::ops::{Deref, DerefMut};
use std::path::Path;

use memmap2::MmapMut;

use crate::format::HEADER;

/// Eight bytes for each position, in memory or in a file.
///
/// Zeros say nothing of a position, so what was never written is right.
pub(crate) struct Values {
    map: MmapMut,
    /// Bytes before the first value: a file's header.
    begin: usize,
    /// The file, locked.
    _file: Option<File>,
}

impl Values {
    /// So many bytes of zeros, in large pages where the system has them: reads that jump then find their page sooner.
    pub(crate) fn in_memory(bytes: usize) -> io::Result<Values> {
        let map = MmapMut::map_anon(bytes)?;
        #[cfg(target_os = "linux")]
        // Where the system has no large pages, small ones do.
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Values { map, begin: 0, _file: None })
    }

    /// The values of a file, behind its header. What is written to them is in the file at once for whoever reads it, and on
    /// the disk when the system likes, or by [`keep`](Values::keep). No other program can solve in the file meanwhile: what one
    /// takes for proved, another would overwrite.
    pub(crate) fn in_file(path: &Path) -> io::Result<Values> {
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => io::Error::new(io::ErrorKind::ResourceBusy, "another program is solving in it"),
            TryLockError::Error(error) => error,
        })?;
        let map = crate::memory::map_to_write(&file)?;
        if map.len() < HEADER {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(Values { map, begin: HEADER, _file: Some(file) })
    }

    /// All of the file, with its header.
    pub(crate) fn file(&self) -> &[u8] {
        &self.map
    }

    /// Puts everything on the disk, and then a new header.
    pub(crate) fn keep(&mut self, header: &[u8; HEADER]) -> io::Result<()> {
        self.map.flush()?;
        self.map[..self.begin].copy_from_slice(&header[..self.begin]);
        self.map.flush_range(0, self.begin)
    }
}

impl Deref for Values {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.map[self.begin..]
    }
}

impl DerefMut for Values {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.map[self.begin..]
    }
}
