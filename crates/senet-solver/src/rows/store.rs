//! The bytes of rows, in a file.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

use memmap2::MmapMut;
use senet_tables::format::HEADER_LEN;

use crate::values::locked_map;

/// Bytes before the rows: a page of the system, so that each vector of a row is in one line of the machine's cache.
pub(crate) const BEGIN: usize = 4096;

/// The rows of guesses, and behind them those of times.
pub(crate) struct Store {
    map: MmapMut,
    /// The file: locked, with a header before the rows.
    file: File,
    /// Bytes of the guesses.
    guesses: usize,
}

impl Store {
    /// The rows of a file behind its header. Other processes see writes at once; they are on the disk when the system decides, or
    /// after a [`flush`](Store::flush). The file is locked, so that no other process solves in it.
    pub(crate) fn in_file(path: &Path, guesses: usize, times: usize) -> io::Result<Store> {
        let (file, map) = locked_map(path)?;
        if map.len() != BEGIN + guesses + times {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(Store { map, file, guesses })
    }

    /// The guesses, and the times.
    pub(crate) fn rows(&self) -> (&[u8], &[u8]) {
        self.map[BEGIN..].split_at(self.guesses)
    }

    /// The guesses, and the times.
    pub(crate) fn rows_mut(&mut self) -> (&mut [u8], &mut [u8]) {
        self.map[BEGIN..].split_at_mut(self.guesses)
    }

    /// The whole file.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.map
    }

    /// Syncs all rows to the disk.
    pub(crate) fn flush(&self) -> io::Result<()> {
        self.map.flush()
    }

    /// Writes a new header into the file, by one write: after a kill, the header is the old one or the new one.
    pub(crate) fn set_header(&mut self, header: &[u8; HEADER_LEN]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(header)
    }

    /// Syncs a new header to the disk.
    pub(crate) fn keep_header(&mut self, header: &[u8; HEADER_LEN]) -> io::Result<()> {
        self.set_header(header)?;
        self.map.flush_range(0, HEADER_LEN)
    }
}
