//! The bytes of rows, in a file.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use memmap2::MmapMut;
use senet_files::NewFile;
use senet_tables::format::HEADER_LEN;

use crate::values::locked_map;

/// Bytes before the rows: a page of the system, so that each vector of a row is in one line of the machine's cache.
pub(crate) const BEGIN: usize = 4096;

/// The rows of guesses, and behind them those of margins.
pub(crate) struct Store {
    /// The bytes of the file: shared with it, or a copy.
    map: MmapMut,
    /// The file: locked, with a header before the rows.
    file: File,
    /// Bytes of the guesses.
    guesses: usize,
    /// Whether the bytes are a copy.
    is_copy: bool,
}

impl Store {
    /// The rows of a file behind its header. The file is locked, so that no other process solves in it.
    ///
    /// A copy in memory is written to the file by [`flush`](Store::flush). Without one, the system writes when it decides.
    pub(crate) fn of_file(path: &Path, (guesses, margins): (usize, usize), is_copy: bool) -> io::Result<Store> {
        let (mut file, shared) = locked_map(path)?;
        if shared.len() != BEGIN + guesses + margins {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if !is_copy {
            return Ok(Store { map: shared, file, guesses, is_copy });
        }
        let mut map = in_memory(shared.len())?;
        drop(shared);
        file.read_exact(&mut map)?;
        Ok(Store { map, file, guesses, is_copy })
    }

    /// The guesses, and the margins.
    pub(crate) fn rows(&self) -> (&[u8], &[u8]) {
        self.map[BEGIN..].split_at(self.guesses)
    }

    /// The guesses, and the margins.
    pub(crate) fn rows_mut(&mut self) -> (&mut [u8], &mut [u8]) {
        self.map[BEGIN..].split_at_mut(self.guesses)
    }

    /// The whole file.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.map
    }

    /// Syncs all rows to the disk.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        if self.is_copy {
            self.file.seek(SeekFrom::Start(BEGIN as u64))?;
            self.file.write_all(&self.map[BEGIN..])?;
            return self.file.sync_data();
        }
        self.map.flush()
    }

    /// Writes a new header into the file, if the file has these rows. By one write: after a kill, the header is the old one or the
    /// new one.
    pub(crate) fn set_header(&mut self, header: &[u8; HEADER_LEN]) -> io::Result<()> {
        if self.is_copy { Ok(()) } else { self.write_header(header) }
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

/// Bytes in memory or in a temporary file, which is removed with them.
pub(crate) struct Bytes {
    pub(crate) map: MmapMut,
    _file: Option<NewFile>,
}

impl Bytes {
    /// So many zeros. If there is a folder, they are in a temporary file there, so that the system can take their memory back.
    ///
    /// # Errors
    ///
    /// If there is no room for them.
    pub(crate) fn new(bytes: usize, folder: Option<&Path>) -> io::Result<Bytes> {
        let Some(folder) = folder else { return Ok(Bytes { map: in_memory(bytes)?, _file: None }) };
        let mut file = NewFile::create(&folder.join("rows"))?;
        file.reserve(bytes as u64)?;
        file.file_mut().set_len(bytes as u64)?;
        let map = senet_files::map_to_write(file.file_mut())?;
        Ok(Bytes { map, _file: Some(file) })
    }
}

/// So many bytes of memory, all zero.
fn in_memory(bytes: usize) -> io::Result<MmapMut> {
    let map = MmapMut::map_anon(bytes)?;
    // Rows are read all over memory, which is slow with small pages. A system without large ones does as well as it can.
    #[cfg(target_os = "linux")]
    let _ = map.advise(memmap2::Advice::HugePage);
    Ok(map)
}
