//! The values of two layers while they are being solved: in memory or in a file.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::ops::{Deref, DerefMut, Range};
use std::path::Path;

use memmap2::MmapMut;
use senet_tables::format::HEADER_LEN;

use crate::layout::Layout;

/// The values of all positions, as bytes. Zeros stand for an unknown value.
pub(crate) struct Values {
    map: MmapMut,
    backing: Backing,
}

/// What the bytes are mapped to.
enum Backing {
    /// Memory without a name: values alone.
    Memory,
    /// A locked file.
    File {
        file: File,
        /// Bytes before the first value: the header, and room for the first rounded values.
        begin: usize,
    },
}

impl Values {
    /// Zeros in memory, in large pages where the system has them: jumping reads then need fewer page look-ups.
    pub(crate) fn in_memory(bytes: usize) -> io::Result<Values> {
        let map = MmapMut::map_anon(bytes)?;
        #[cfg(target_os = "linux")]
        // Ignore failures: small pages do as well.
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Values { map, backing: Backing::Memory })
    }

    /// The values of a file behind its header and `before_values` bytes. Other processes see writes at once; they are on the
    /// disk when the system decides, or after [`keep`](Values::keep). The file is locked, so that no other process solves in it:
    /// each would overwrite what the other takes for proved.
    pub(crate) fn in_file(path: &Path, before_values: usize) -> io::Result<Values> {
        let file = locked(path)?;
        let map = senet_files::map_to_write(&file)?;
        let begin = HEADER_LEN + before_values;
        if map.len() < begin {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(Values { map, backing: Backing::File { file, begin } })
    }

    /// The encoding of values.
    pub(crate) const fn layout(&self) -> Layout {
        match self.backing {
            Backing::Memory => Layout::Whole,
            Backing::File { .. } => Layout::Short,
        }
    }

    /// Bytes before the first value.
    pub(crate) const fn begin(&self) -> usize {
        match self.backing {
            Backing::Memory => 0,
            Backing::File { begin, .. } => begin,
        }
    }

    /// The whole file with its header.
    pub(crate) fn file(&self) -> &[u8] {
        &self.map
    }

    /// The whole file, mutable.
    pub(crate) fn file_mut(&mut self) -> &mut [u8] {
        &mut self.map
    }

    /// Syncs everything to the disk, and then a new header.
    pub(crate) fn keep(&mut self, header: &[u8; HEADER_LEN]) -> io::Result<()> {
        self.map.flush()?;
        self.keep_header(header)
    }

    /// Syncs a part of the file to the disk.
    pub(crate) fn keep_range(&self, bytes: Range<usize>) -> io::Result<()> {
        self.map.flush_range(bytes.start, bytes.len())
    }

    /// Syncs a new header to the disk.
    pub(crate) fn keep_header(&mut self, header: &[u8; HEADER_LEN]) -> io::Result<()> {
        self.set_header(header)?;
        self.keep_range(0..HEADER_LEN)
    }

    /// Writes a new header into the file without syncing it.
    ///
    /// By one write instead of a copy into the map: after a kill, the header is the old one or the new one.
    pub(crate) fn set_header(&mut self, header: &[u8; HEADER_LEN]) -> io::Result<()> {
        let Backing::File { file, .. } = &mut self.backing else { return Ok(()) };
        file.seek(SeekFrom::Start(0))?;
        file.write_all(header)
    }

    /// Truncates the file to `length` bytes.
    pub(crate) fn cut(&mut self, length: usize) -> io::Result<()> {
        let Backing::File { file, begin } = &mut self.backing else { return Ok(()) };
        // Some systems do not truncate a mapped file.
        self.map = MmapMut::map_anon(1)?;
        file.set_len(length as u64)?;
        file.sync_all()?;
        self.map = senet_files::map_to_write(file)?;
        *begin = HEADER_LEN;
        Ok(())
    }
}

impl Deref for Values {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.map[self.begin()..]
    }
}

impl DerefMut for Values {
    fn deref_mut(&mut self) -> &mut [u8] {
        let begin = self.begin();
        &mut self.map[begin..]
    }
}

/// Opens a file and locks it. The lock keeps other processes from solving in it.
pub(crate) fn locked(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().read(true).write(true).open(path)?;
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => io::Error::new(io::ErrorKind::ResourceBusy, "another program is solving in it"),
        TryLockError::Error(error) => error,
    })?;
    Ok(file)
}
