//! Checkpoints in a folder.

use std::io::{self, BufWriter, Read, Seek, Write};
use std::path::{Path, PathBuf};

use senet::RuleSheet;
use senet_files::{MappedFile, NewFile};
use senet_tables::format::file_name;
use senet_tables::{FileError, Table, TableError, table_name};

use crate::layer_pair::{LayerPair, write_in_place};
use crate::unfinished::{Kind, Unfinished, length_in_place};
use crate::values::Values;

/// Writes a table and opens it. A table that had its name must not be open: some systems do not let go of a mapped file.
pub(crate) fn write_table(
    folder: &Path,
    sheet: &RuleSheet,
    (own, enemy): (u8, u8),
    contents: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
) -> Result<Table, FileError> {
    let path = folder.join(table_name(sheet, own, enemy));
    senet_files::replace(&path, contents).map_err(|error| FileError::new(&path, error.into()))?;
    Table::open(&path, sheet, own, enemy)
}

/// The checkpoint of two layers, if there is one.
pub(crate) struct Checkpoint {
    path: PathBuf,
}

impl Checkpoint {
    pub(crate) fn new(folder: &Path, sheet: &RuleSheet, own: u8, enemy: u8) -> Checkpoint {
        Checkpoint { path: folder.join(file_name(sheet, own, enemy, "senet-unfinished")) }
    }

    /// What was kept, if anything was.
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

    /// Sees to it that the file is one in which the layers can be solved: with what a checkpoint holds, or nothing known.
    pub(crate) fn make_in_place(&self, sheet: &RuleSheet, layer: (u8, u8)) -> Result<(), FileError> {
        let new = self.read(|kept| {
            let found = kept.map(|kept| Unfinished::read(kept, sheet, layer)).transpose()?;
            if found.is_some_and(|found| found.kind != Kind::Checkpoint) {
                return Ok(None);
            }
            let contents = &mut |output: &mut dyn Write| match (found, kept) {
                (Some(found), Some(kept)) => write_in_place(sheet, kept, found, output),
                _ => output.write_all(&Kind::InPlace.header(sheet, layer, 0).to_bytes(sheet)),
            };
            Ok(Some(written_to(&self.path, length_in_place(sheet, layer), contents)?))
        })?;
        // Some systems put nothing in the place of a file that is mapped: only now it is not.
        new.map_or(Ok(()), NewFile::commit).map_err(|error| self.error(error.into()))
    }

    /// The values of a file in which layers are solved.
    pub(crate) fn values(&self, before_values: usize) -> Result<Values, FileError> {
        Values::in_file(&self.path, before_values).map_err(|error| self.error(error.into()))
    }

    /// Puts such a file on the disk, before the work goes on or stops.
    pub(crate) fn keep(&self, pair: &mut LayerPair, goes_on: bool) -> Result<(), FileError> {
        pair.keep(goes_on).map_err(|error| self.error(error.into()))
    }

    /// Has such a file count the sweeps that were done since.
    pub(crate) fn count_sweeps(&self, pair: &mut LayerPair) -> Result<(), FileError> {
        pair.count_sweeps().map_err(|error| self.error(error.into()))
    }

    /// How many bytes it has; none, if it is not there.
    pub(crate) fn length(&self) -> u64 {
        self.path.metadata().map_or(0, |metadata| metadata.len())
    }

    /// Whether it is a file in which values are being rounded.
    pub(crate) fn is_rounding(&self, sheet: &RuleSheet, layer: (u8, u8)) -> Result<bool, FileError> {
        self.read(|kept| {
            let found = kept.filter(|kept| Kind::claimed(kept) == Kind::Rounding);
            Ok(found.is_some_and(|kept| Unfinished::read(kept, sheet, layer).is_ok()))
        })
    }

    /// Forgets what was kept, when it is no longer needed.
    pub(crate) fn remove(&self) -> Result<(), FileError> {
        senet_files::remove(&self.path).map_err(|error| self.error(error.into()))
    }

    pub(crate) fn error(&self, why: TableError) -> FileError {
        FileError::new(&self.path, why)
    }
}

/// Writes a file that will have this path, with zeros behind what is written, up to a length, and no holes.
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
