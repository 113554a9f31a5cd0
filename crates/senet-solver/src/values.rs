//! Where the bounds of two layers lie while they are being solved.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::ops::{Deref, DerefMut, Range};
use std::path::Path;

use memmap2::MmapMut;
use senet_tables::format::HEADER;

use crate::layout::Layout;

/// What is known of each position, in memory or in a file.
///
/// Zeros say nothing of a position, so what was never written is right.
pub(crate) struct Values {
    map: MmapMut,
    /// Bytes before the first value: a file's header.
    begin: usize,
    layout: Layout,
    /// The file, locked.
    file: Option<File>,
}

impl Values {
    /// So many bytes of zeros, in large pages where the system has them: reads that jump then find their page sooner.
    pub(crate) fn in_memory(bytes: usize) -> io::Result<Values> {
        let map = MmapMut::map_anon(bytes)?;
        #[cfg(target_os = "linux")]
        // Where the system has no large pages, small ones do.
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Values { map, begin: 0, layout: Layout::Whole, file: None })
    }

    /// The values of a file, behind its header and so many bytes. What is written to them is in the file at once for whoever reads it, and on
    /// the disk when the system likes, or by [`keep`](Values::keep). No other program can solve in the file meanwhile: what one
    /// takes for proved, another would overwrite.
    pub(crate) fn in_file(path: &Path, before_values: usize) -> io::Result<Values> {
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => io::Error::new(io::ErrorKind::ResourceBusy, "another program is solving in it"),
            TryLockError::Error(error) => error,
        })?;
        let map = senet_files::map_to_write(&file)?;
        let begin = HEADER + before_values;
        if map.len() < begin {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(Values { map, begin, layout: Layout::Short, file: Some(file) })
    }

    /// How they are written.
    pub(crate) const fn layout(&self) -> Layout {
        self.layout
    }

    /// Bytes before the first value.
    pub(crate) const fn begin(&self) -> usize {
        self.begin
    }

    /// All of the file, with its header.
    pub(crate) fn file(&self) -> &[u8] {
        &self.map
    }

    /// The same, to be changed.
    pub(crate) fn file_mut(&mut self) -> &mut [u8] {
        &mut self.map
    }

    /// Puts everything on the disk, and then a new header.
    pub(crate) fn keep(&mut self, header: &[u8; HEADER]) -> io::Result<()> {
        self.map.flush()?;
        self.keep_header(header)
    }

    /// Puts a part of the file on the disk.
    pub(crate) fn keep_range(&self, bytes: Range<usize>) -> io::Result<()> {
        self.map.flush_range(bytes.start, bytes.len())
    }

    /// Puts a new header on the disk.
    pub(crate) fn keep_header(&mut self, header: &[u8; HEADER]) -> io::Result<()> {
        self.set_header(header)?;
        self.keep_range(0..HEADER)
    }

    /// Puts a new header into the file, and on the disk when the system likes.
    ///
    /// By one write, not by a copy into the map: when the program is killed, the header is the old one or the new one.
    pub(crate) fn set_header(&mut self, header: &[u8; HEADER]) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        file.seek(SeekFrom::Start(0))?;
        file.write_all(header)
    }

    /// Cuts off what is behind so many bytes of the file.
    pub(crate) fn cut(&mut self, length: usize) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        // Some systems do not cut a file that is mapped.
        self.map = MmapMut::map_anon(1)?;
        file.set_len(length as u64)?;
        file.sync_all()?;
        self.map = senet_files::map_to_write(file)?;
        self.begin = HEADER;
        Ok(())
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
