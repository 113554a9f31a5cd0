//! Checkpoints in a folder.

use std::io::{self, BufWriter, Read, Seek, Write};
use std::path::{Path, PathBuf};

use senet_files::{MappedFile, NewFile};
use senet_tables::format::{CHECKPOINT_EXTENSION, file_name};
use senet_tables::{FileError, Subject, Table, TableError, table_name};

use crate::rows::{Sizes, State};
use crate::unfinished::{self, Kind};

/// Writes a table and opens it. An older table of this name must be closed: some systems cannot replace a mapped file.
pub(crate) fn write_table(
    folder: &Path,
    subject: &Subject,
    (own, enemy): (u8, u8),
    contents: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
) -> Result<Table, FileError> {
    let path = folder.join(table_name(subject, own, enemy));
    senet_files::replace(&path, contents).map_err(|error| FileError::new(&path, error.into()))?;
    Table::open(&path, subject, own, enemy)
}

/// The path of a checkpoint, which may not exist.
pub(crate) struct Checkpoint {
    path: PathBuf,
}

impl Checkpoint {
    pub(crate) fn new(folder: &Path, subject: &Subject, own: u8, enemy: u8) -> Checkpoint {
        Checkpoint { path: folder.join(file_name(subject, own, enemy, CHECKPOINT_EXTENSION)) }
    }

    /// Passes the bytes of the file to `take`; `None` if it does not exist.
    pub(crate) fn read<T>(&self, take: impl FnOnce(Option<&[u8]>) -> Result<T, TableError>) -> Result<T, FileError> {
        let map = match MappedFile::open(&self.path) {
            Ok(map) => Ok(Some(map)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        };
        let taken = map.map_err(TableError::File).and_then(|map| take(map.as_ref().map(AsRef::as_ref)));
        taken.map_err(|why| self.error(why))
    }

    pub(crate) fn write(&self, contents: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>) -> Result<(), FileError> {
        senet_files::replace(&self.path, contents).map_err(|error| self.error(error.into()))
    }

    /// Makes the file one in which layers are solved by rows, of these sizes, unless it is. There must be no file of another kind.
    /// Returns the sizes of the file.
    pub(crate) fn make_rows(&self, subject: &Subject, layer: (u8, u8), sizes: Sizes) -> Result<Sizes, FileError> {
        let new = self.read(|kept| {
            if let Some(kept) = kept.filter(|kept| Kind::claimed(kept) == Kind::Rows) {
                return unfinished::read(kept, subject, layer).map(|_| None);
            }
            let header = State::new().header(Default::default(), Kind::of_rows(layer, sizes));
            let contents = &mut |output: &mut dyn Write| output.write_all(&header.to_bytes(subject));
            Ok(Some(written_to(&self.path, sizes.file(), contents)?))
        })?;
        // Only now: some systems cannot replace a mapped file, and `read` has unmapped it.
        new.map_or(Ok(()), NewFile::commit).map_err(|error| self.error(error.into()))?;
        Ok(sizes.of_length(self.length()).unwrap_or(sizes))
    }

    /// The kind of the file, if it exists.
    pub(crate) fn kind(&self) -> Result<Option<Kind>, FileError> {
        self.read(|kept| Ok(kept.map(Kind::claimed)))
    }

    /// The length of the file in bytes; 0 if it does not exist.
    pub(crate) fn length(&self) -> u64 {
        self.path.metadata().map_or(0, |metadata| metadata.len())
    }

    /// Removes the file.
    pub(crate) fn remove(&self) -> Result<(), FileError> {
        senet_files::remove(&self.path).map_err(|error| self.error(error.into()))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn error(&self, why: TableError) -> FileError {
        FileError::new(&self.path, why)
    }
}

/// Writes a file that will get this path, padded with zeros to `length`, without holes.
fn written_to(
    path: &Path,
    length: u64,
    contents: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
) -> io::Result<NewFile> {
    let mut new = NewFile::create(path)?;
    let is_reserved = new.reserve(length)?;
    let mut output = BufWriter::with_capacity(1 << 20, new.file_mut());
    contents(&mut output)?;
    if !is_reserved {
        let written = output.stream_position()?;
        io::copy(&mut io::repeat(0).take(length.saturating_sub(written)), &mut output)?;
    }
    output.flush()?;
    drop(output);
    Ok(new)
}
