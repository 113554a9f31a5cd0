//! Tables and checkpoints in a folder.

use std::fs::File;
use std::io::{self, BufWriter, Read, Seek, Write};
use std::path::{Path, PathBuf};

use senet::RuleSheet;
use tempfile::NamedTempFile;

use crate::format::{Header, ValueType, named, table_name};
use crate::pair::{Pair, write_in_place};
use crate::table::Bytes;
use crate::values::Values;
use crate::{Table, TableError, Tables};

/// A file of a folder that cannot be used.
#[derive(Debug)]
pub struct FileError {
    /// Which file.
    pub path: PathBuf,
    /// Why.
    pub why: TableError,
}

impl std::fmt::Display for FileError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.why)
    }
}

impl std::error::Error for FileError {}

/// The name of what is kept of two layers while they are solved.
fn checkpoint_name(sheet: &RuleSheet, own: u8, enemy: u8) -> String {
    named(sheet, own, enemy, "senet-unfinished")
}

impl Tables {
    /// The tables of a sheet that lie in a folder; layers without a file are left out.
    ///
    /// # Errors
    ///
    /// The first file that cannot be read, or is not what its name says.
    pub fn open(folder: &Path, sheet: &RuleSheet) -> Result<Tables, FileError> {
        let mut tables = Tables::new(*sheet);
        tables.read_folder(folder)?;
        Ok(tables)
    }

    /// Takes in the tables of the sheet that lie in a folder, in place of those that are there already.
    ///
    /// # Errors
    ///
    /// The first file that cannot be read, or is not what its name says.
    pub fn read_folder(&mut self, folder: &Path) -> Result<(), FileError> {
        // A folder that is not there, or is none, has no tables; say so.
        std::fs::read_dir(folder).map_err(|error| FileError { path: folder.to_owned(), why: error.into() })?;
        let sheet = *self.sheet();
        for (own, enemy) in (1..=5).flat_map(|own| (1..=5).map(move |enemy| (own, enemy))) {
            let path = folder.join(table_name(&sheet, own, enemy));
            match open(&path, &sheet, own, enemy) {
                Ok(table) => self.put(table),
                Err(TableError::File(error)) if error.kind() == io::ErrorKind::NotFound => {}
                Err(why) => return Err(FileError { path, why }),
            }
        }
        Ok(())
    }
}

fn open(path: &Path, sheet: &RuleSheet, own: u8, enemy: u8) -> Result<Table, TableError> {
    Table::new(Bytes::Mapped(crate::memory::map(&File::open(path)?)?), sheet, own, enemy)
}

/// Writes a table and opens it. A table that had its name must not be open: some systems do not let go of a mapped file.
pub(crate) fn write_table(
    folder: &Path,
    sheet: &RuleSheet,
    (own, enemy): (u8, u8),
    contents: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
) -> Result<Table, FileError> {
    let path = folder.join(table_name(sheet, own, enemy));
    let written = write(&path, contents).map_err(TableError::File);
    written.and_then(|()| open(&path, sheet, own, enemy)).map_err(|why| FileError { path, why })
}

/// The checkpoint of two layers, if there is one.
pub(crate) struct Checkpoint {
    path: PathBuf,
}

impl Checkpoint {
    pub(crate) fn new(folder: &Path, sheet: &RuleSheet, own: u8, enemy: u8) -> Checkpoint {
        Checkpoint { path: folder.join(checkpoint_name(sheet, own, enemy)) }
    }

    /// What was kept, if anything was.
    pub(crate) fn read<T>(&self, take: impl FnOnce(Option<&[u8]>) -> Result<T, TableError>) -> Result<T, FileError> {
        let map = match File::open(&self.path) {
            Ok(file) => crate::memory::map(&file).map(Some),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        };
        let taken = map.map_err(TableError::File).and_then(|map| take(map.as_deref()));
        taken.map_err(|why| self.error(why))
    }

    pub(crate) fn write(&self, contents: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>) -> Result<(), FileError> {
        write(&self.path, contents).map_err(|error| self.error(error.into()))
    }

    /// Sees to it that the file is one in which the layers can be solved: with what a checkpoint holds, or nothing known.
    pub(crate) fn make_in_place(&self, sheet: &RuleSheet, layer: (u8, u8)) -> Result<(), FileError> {
        let new = self.read(|kept| {
            let header = kept.map(|kept| Header::read_unfinished(kept, sheet, layer)).transpose()?;
            if header.is_some_and(|header| header.values != ValueType::Unfinished) {
                return Ok(None);
            }
            let empty = Header::new(ValueType::InPlace, layer);
            let contents = &mut |output: &mut dyn Write| match (header, kept) {
                (Some(header), Some(kept)) => write_in_place(sheet, kept, header, output),
                _ => output.write_all(&empty.write(sheet)),
            };
            Ok(Some(write_new(&self.path, empty.length(sheet) as u64, contents)?))
        })?;
        // Some systems put nothing in the place of a file that is mapped: only now it is not.
        new.map_or(Ok(()), |new| put(new, &self.path)).map_err(|error| self.error(error.into()))
    }

    /// The values of a file in which layers are solved.
    pub(crate) fn values(&self, before_values: usize) -> Result<Values, FileError> {
        Values::in_file(&self.path, before_values).map_err(|error| self.error(error.into()))
    }

    /// Puts such a file on the disk, before the work goes on or stops.
    pub(crate) fn keep(&self, pair: &mut Pair, goes_on: bool) -> Result<(), FileError> {
        pair.keep(goes_on).map_err(|error| self.error(error.into()))
    }

    /// How many bytes it has; none, if it is not there.
    pub(crate) fn length(&self) -> u64 {
        self.path.metadata().map_or(0, |metadata| metadata.len())
    }

    /// Whether it is a file in which values are being rounded.
    pub(crate) fn is_rounding(&self, sheet: &RuleSheet, layer: (u8, u8)) -> Result<bool, FileError> {
        self.read(|kept| Ok(kept.is_some_and(|kept| Header::read(kept, sheet, ValueType::Rounding, layer).is_ok())))
    }

    /// Forgets what was kept, when it is no longer needed.
    pub(crate) fn remove(&self) -> Result<(), FileError> {
        match std::fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(self.error(error.into())),
            _ => Ok(()),
        }
    }

    pub(crate) fn error(&self, why: TableError) -> FileError {
        FileError { path: self.path.clone(), why }
    }
}

/// Writes a file under a temporary name, and renames it when all of it is on the disk: whoever sees the name sees the
/// whole file.
fn write(path: &Path, contents: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    put(write_new(path, 0, contents)?, path)
}

/// Writes a file that will have this path, under a temporary name and with zeros behind it, up to a length.
fn write_new(
    path: &Path,
    length: u64,
    contents: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut new = tempfile::Builder::new();
    // Like any file that a program makes: temporary files are otherwise for their owner alone.
    #[cfg(unix)]
    new.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = new.prefix(".unfinished-").tempfile_in(folder)?;
    let is_reserved = length > 0 && reserve(file.as_file(), length)?;
    let mut output = BufWriter::with_capacity(1 << 20, file.as_file_mut());
    contents(&mut output)?;
    if !is_reserved {
        let written = output.stream_position()?;
        io::copy(&mut io::repeat(0).take(length.saturating_sub(written)), &mut output)?;
    }
    output.flush()?;
    drop(output);
    file.as_file().sync_all()?;
    Ok(file)
}

/// Makes an empty file so long, all of it on the disk and no hole: the disk must not be full later, when memory is written back
/// to it. Returns whether the system can do that at once.
fn reserve(file: &File, length: u64) -> io::Result<bool> {
    match fs4::FileExt::allocate(file, length) {
        Ok(()) => file.set_len(length).map(|()| true),
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(false),
        Err(error) => Err(error),
    }
}

/// Gives a file its path.
fn put(new: NamedTempFile, path: &Path) -> io::Result<()> {
    new.persist(path).map(drop).map_err(io::Error::from)
}
