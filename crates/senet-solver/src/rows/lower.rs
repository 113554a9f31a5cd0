//! Rows of the tables with one piece less.

use std::path::Path;

use memmap2::MmapMut;
use rayon::prelude::*;
use senet::{HouseSet, RuleSheet};
use senet_files::NewFile;
use senet_tables::table::NO_POSITION;
use senet_tables::{FileError, Index, Table, Tables};

use crate::patterns::{PatternHouses, Patterns};
use crate::sets::Sets;

/// The values of a layer and its mirrored layer, by groups. A row has the low bytes of all values, then the high bytes.
pub(crate) struct Lower {
    groups: Sets,
    /// Values in a row.
    pub(crate) count: usize,
    rows: MmapMut,
    /// The file of the rows, which is removed with them.
    _file: NewFile,
}

impl Lower {
    /// Bytes of the rows of a layer and its mirrored layer.
    pub(crate) fn bytes(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        let halves = if own == enemy { 1 } else { 2 };
        2 * halves * Index::new(sheet, own, enemy).len() as u64
    }

    /// The patterns of such a layer and its mirrored layer.
    pub(crate) fn patterns(own: u8, enemy: u8) -> Patterns {
        Patterns::new(own.max(enemy), own.min(enemy))
    }

    /// Reads the tables of a layer and its mirrored layer. The rows are kept in a temporary file in the folder, so that the system
    /// can take their memory back.
    pub(crate) fn new(tables: &Tables, own: u8, enemy: u8, folder: &Path) -> Result<Lower, FileError> {
        let (own, enemy) = (own.max(enemy), own.min(enemy));
        let sheet = tables.sheet();
        let patterns = Lower::patterns(own, enemy);
        let groups = Sets::new(own + enemy, Index::new(sheet, own, enemy).excluded());
        let count = patterns.halves() * patterns.count();
        let bytes = 2 * count * groups.len();
        let made = in_file(&folder.join("rows"), bytes as u64);
        let (mut rows, file) = made.map_err(|error| FileError::new(folder, error.into()))?;
        let table = |own: u8, enemy: u8| tables.table(own.into(), enemy.into());
        let halves: Vec<Option<&Table>> =
            [table(own, enemy), table(enemy, own)].into_iter().take(patterns.halves()).collect();
        let read = |(place, row): (usize, &mut [u8])| -> Result<(), FileError> {
            let all = groups.get(place);
            let of_patterns = PatternHouses::new(all);
            let (low, high) = row.split_at_mut(count);
            let mut bytes = low.iter_mut().zip(high);
            for (half, table) in halves.iter().enumerate() {
                for pattern in patterns.of(half) {
                    let own = of_patterns.houses(*pattern);
                    let value = match table {
                        Some(table) => table.stored(table.index().rank(own, all & !own))?,
                        None => NO_POSITION,
                    };
                    if let Some((low, high)) = bytes.next() {
                        [*low, *high] = value.to_le_bytes();
                    }
                }
            }
            Ok(())
        };
        rows.par_chunks_exact_mut(2 * count).enumerate().try_for_each(read)?;
        Ok(Lower { groups, count, rows, _file: file })
    }

    /// The row of the group with pieces on these houses.
    #[inline(always)]
    pub(crate) fn row(&self, all: HouseSet) -> &[u8] {
        &self.rows[2 * self.count * self.groups.place(all)..][..2 * self.count]
    }
}

/// A new file with so many bytes, mapped into memory.
fn in_file(path: &Path, bytes: u64) -> Result<(MmapMut, NewFile), std::io::Error> {
    let mut file = NewFile::create(path)?;
    file.reserve(bytes)?;
    file.file_mut().set_len(bytes)?;
    let rows = senet_files::map_to_write(file.file_mut())?;
    Ok((rows, file))
}
