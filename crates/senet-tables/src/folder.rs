//! Tables in a folder.

use std::io;
use std::path::Path;

use senet_files::MappedFile;

use crate::{FileError, Subject, Table, TableError, Tables, table_name};

impl Tables {
    /// Opens all tables of a sheet, or of its match points, in a folder.
    ///
    /// # Errors
    ///
    /// The first file that cannot be read, or is not what its name says.
    pub fn open(folder: &Path, of: impl Into<Subject>) -> Result<Tables, FileError> {
        let mut tables = Tables::new(of);
        tables.read_folder(folder)?;
        Ok(tables)
    }

    /// Adds all tables of the same subject in a folder. They replace tables of the same layers.
    ///
    /// # Errors
    ///
    /// The first file that cannot be read, or is not what its name says.
    pub fn read_folder(&mut self, folder: &Path) -> Result<(), FileError> {
        // A missing folder is an error, a folder without tables is not; both would look alike below.
        std::fs::read_dir(folder).map_err(|error| FileError::new(folder, error.into()))?;
        let of = *self.subject();
        for (own, enemy) in (1..=5).flat_map(|own| (1..=5).map(move |enemy| (own, enemy))) {
            match Table::open(&folder.join(table_name(of, own, enemy)), of, own, enemy) {
                Ok(table) => self.put(table),
                Err(error) if is_missing(&error) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

fn is_missing(error: &FileError) -> bool {
    matches!(error.why(), TableError::File(error) if error.kind() == io::ErrorKind::NotFound)
}

impl Table {
    /// Maps the file of a table of `own` pieces against `enemy`.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or is not such a table.
    pub fn open(path: &Path, of: impl Into<Subject>, own: u8, enemy: u8) -> Result<Table, FileError> {
        let mapped = MappedFile::open(path).map_err(TableError::File);
        let table = mapped.and_then(|bytes| Table::new(bytes, of, own, enemy));
        table.map(|table| table.with_path(path)).map_err(|why| FileError::new(path, why))
    }
}
