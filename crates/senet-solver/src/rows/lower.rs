//! Rows of the tables with one piece less.

use std::io;
use std::path::Path;

use rayon::prelude::*;
use senet::RuleSheet;
use senet_files::NewFile;
use senet_tables::table::NO_POSITION;
use senet_tables::{FileError, Index, Tables};

use super::pairs::Pairs;
use super::reach::Differences;
use super::window::{Need, Window};
use crate::sets::Sets;

/// The groups of a layer and its mirrored layer. A row has the low bytes of all their values, then the high bytes.
pub(crate) struct Lower {
    pub(crate) groups: Sets,
    pairs: Pairs,
}

/// The rows of such groups.
pub(crate) struct LowerRows {
    pub(crate) window: Window,
    /// Their file, if memory does not have them all.
    _file: Option<NewFile>,
}

impl Lower {
    /// The groups of these layers.
    pub(crate) fn new(sheet: &RuleSheet, own: u8, enemy: u8) -> Lower {
        Lower { groups: Sets::new(own + enemy, Index::new(sheet, 1, 1).excluded()), pairs: Lower::pairs(own, enemy) }
    }

    /// Bytes of the rows of a layer and its mirrored layer.
    pub(crate) fn bytes(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        Window::length(super::groups(sheet, own + enemy), 2 * Pairs::lanes(own, enemy))
    }

    /// The numbering of the arrangements of such a layer and its mirrored layer.
    pub(crate) fn pairs(own: u8, enemy: u8) -> Pairs {
        Pairs::new(own.max(enemy), own.min(enemy))
    }

    /// Bytes of a row.
    pub(crate) fn width(&self) -> usize {
        2 * self.pairs.patterns().len()
    }

    /// The rows, by the tables: in a temporary file in this folder, or in memory.
    pub(crate) fn rows(&self, tables: &Tables, folder: Option<&Path>) -> Result<LowerRows, FileError> {
        let of_rows = |error: io::Error| FileError::new(folder.unwrap_or(Path::new("memory")), error.into());
        let mut rows = self.empty_rows(folder).map_err(of_rows)?;
        for sum in (0..=self.groups.largest_sum()).rev() {
            let need = Need::new(&self.groups, sum, Differences::SAME);
            let open = rows.window.open(&need).map_err(of_rows)?;
            let numbered = open.own.par_chunks_exact_mut(self.width()).zip(need.wave.clone());
            let read = || numbered.map(|(row, place)| self.read(tables, place, row)).collect::<Result<(), FileError>>();
            open.transfers.during(read).map_err(of_rows)??;
            rows.window.set_new(&need);
        }
        Ok(rows)
    }

    /// The rows, all zero.
    fn empty_rows(&self, folder: Option<&Path>) -> io::Result<LowerRows> {
        let sizes = (self.groups.len(), self.width());
        let Some(folder) = folder else { return Ok(LowerRows { window: Window::in_memory(sizes)?, _file: None }) };
        let mut file = NewFile::create(&folder.join("rows"))?;
        let length = Window::length(sizes.0 as u64, sizes.1);
        file.reserve(length)?;
        file.file_mut().set_len(length)?;
        Ok(LowerRows { window: Window::of_file(file.direct()?, 0, sizes, false)?, _file: Some(file) })
    }

    /// Sets the row of the group at a place.
    fn read(&self, tables: &Tables, place: usize, row: &mut [u8]) -> Result<(), FileError> {
        let all = self.groups.get(place);
        let (low, high) = row.split_at_mut(row.len() / 2);
        let half = low.len() / 2;
        let halves =
            low.chunks_exact_mut(half).zip(high.chunks_exact_mut(half)).zip(self.pairs.patterns().chunks_exact(half));
        for ((low, high), patterns) in halves {
            let own = patterns[0].count_ones() as usize;
            let table = tables.table(own, all.len() - own).map(|table| (table, table.index().arrangements(all)));
            for ((low, high), pattern) in low.iter_mut().zip(high).zip(patterns) {
                let value = match table.as_ref().filter(|_| *pattern != 0) {
                    Some((table, arrangements)) => table.stored(arrangements.number(*pattern))?,
                    None => NO_POSITION,
                };
                [*low, *high] = value.to_le_bytes();
            }
        }
        Ok(())
    }
}
