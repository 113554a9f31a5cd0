//! Rows of the tables with one piece less.

use std::path::Path;

use rayon::prelude::*;
use senet::RuleSheet;
use senet_tables::table::NO_POSITION;
use senet_tables::{FileError, Index, Tables};

use super::pairs::Pairs;
use super::store::Bytes;
use crate::patterns::PatternHouses;
use crate::sets::Sets;

/// The values of a layer and its mirrored layer, by groups. A row has the low bytes of all values, then the high bytes.
pub(crate) struct Lower {
    pub(crate) groups: Sets,
    /// Bytes of a row.
    width: usize,
    rows: Bytes,
}

impl Lower {
    /// Bytes of the rows of a layer and its mirrored layer.
    pub(crate) fn bytes(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        (2 * Pairs::lanes(own, enemy)) as u64 * super::groups(sheet, own + enemy)
    }

    /// How the arrangements of such a layer and its mirrored layer are numbered.
    pub(crate) fn pairs(own: u8, enemy: u8) -> Pairs {
        Pairs::new(own.max(enemy), own.min(enemy))
    }

    /// Reads the tables of a layer and its mirrored layer. If there is a folder, the rows are kept in a temporary file there, so
    /// that the system can take their memory back.
    pub(crate) fn new(tables: &Tables, own: u8, enemy: u8, folder: Option<&Path>) -> Result<Lower, FileError> {
        let (sheet, pairs) = (tables.sheet(), Lower::pairs(own, enemy));
        let groups = Sets::new(own + enemy, Index::new(sheet, 1, 1).excluded());
        let width = 2 * pairs.patterns().len();
        let bytes = width * groups.len();
        let of = folder.unwrap_or(Path::new("memory"));
        let mut rows = Bytes::new(bytes, folder).map_err(|error| FileError::new(of, error.into()))?;
        let read = |(place, row): (usize, &mut [u8])| -> Result<(), FileError> {
            let all = groups.get(place);
            let of_patterns = PatternHouses::new(all);
            let (low, high) = row.split_at_mut(width / 2);
            let bytes = low.iter_mut().zip(high);
            for ((low, high), pattern) in bytes.zip(pairs.patterns()) {
                let own = of_patterns.houses(*pattern);
                let enemy = all - own;
                let value = match tables.table(own.len(), enemy.len()).filter(|_| *pattern != 0) {
                    Some(table) => table.stored(table.index().rank(own, enemy))?,
                    None => NO_POSITION,
                };
                [*low, *high] = value.to_le_bytes();
            }
            Ok(())
        };
        rows.map.par_chunks_exact_mut(width).enumerate().try_for_each(read)?;
        Ok(Lower { groups, width, rows })
    }

    /// The row of a group.
    #[inline(always)]
    pub(crate) fn row(&self, place: usize) -> &[u8] {
        &self.rows.map[self.width * place..][..self.width]
    }
}
