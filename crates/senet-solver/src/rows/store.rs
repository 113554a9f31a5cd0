//! The file in which layers are solved by rows.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use senet_files::DirectFile;
use senet_tables::format::HEADER_LEN;

use super::window::Window;

/// Bytes before the rows.
pub(crate) const BEGIN: usize = DirectFile::BLOCK;

/// The rows of guesses, and behind them those of margins, in a locked file with a header before them.
pub(crate) struct Store {
    file: File,
    pub(crate) guesses: Window,
    pub(crate) margins: Window,
}

impl Store {
    /// Opens a file of `rows` rows with these bytes each for guesses and margins. Locks it, so that no other process solves in it.
    ///
    /// If memory has all rows, the file has them after [`keep`](Store::keep) only.
    pub(crate) fn of_file(
        path: &Path,
        (rows, guesses, margins): (usize, usize, usize),
        is_whole: bool,
    ) -> io::Result<Store> {
        let file = locked(path)?;
        let (of_guesses, of_margins) = (Window::length(rows as u64, guesses), Window::length(rows as u64, margins));
        let begin = BEGIN as u64;
        if file.metadata()?.len() != begin + of_guesses + of_margins {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let window =
            |begin: u64, width: usize| Window::of_file(DirectFile::of(path, &file)?, begin, (rows, width), is_whole);
        let (guesses, margins) = (window(begin, guesses)?, window(begin + of_guesses, margins)?);
        Ok(Store { file, guesses, margins })
    }

    /// Whether memory has all rows.
    pub(crate) fn is_whole(&self) -> bool {
        self.guesses.whole().is_some()
    }

    /// The bytes of all rows.
    pub(crate) fn bytes(&self) -> u64 {
        self.guesses.bytes() + self.margins.bytes()
    }

    /// The header.
    pub(crate) fn header(&mut self) -> io::Result<[u8; HEADER_LEN]> {
        let mut header = [0; HEADER_LEN];
        self.file.seek(SeekFrom::Start(0))?;
        self.file.read_exact(&mut header)?;
        Ok(header)
    }

    /// Syncs all rows to the disk.
    pub(crate) fn keep(&mut self) -> io::Result<()> {
        self.guesses.keep()?;
        self.margins.keep()
    }

    /// Writes a new header into the file, if the file has these rows. By one write: after a kill, the header is the old one or the
    /// new one.
    pub(crate) fn set_header(&mut self, header: &[u8; HEADER_LEN]) -> io::Result<()> {
        if self.is_whole() { Ok(()) } else { self.write_header(header) }
    }

    fn write_header(&mut self, header: &[u8; HEADER_LEN]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(header)
    }

    /// Syncs a new header to the disk.
    pub(crate) fn keep_header(&mut self, header: &[u8; HEADER_LEN]) -> io::Result<()> {
        self.write_header(header)?;
        self.file.sync_data()
    }
}

/// Opens a file and locks it. The lock keeps other processes from solving in it.
fn locked(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().read(true).write(true).open(path)?;
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => io::Error::new(io::ErrorKind::ResourceBusy, "another program is solving in it"),
        TryLockError::Error(error) => error,
    })?;
    Ok(file)
}
