//! All tables of a sheet.

use senet::{HouseSet, Owed, Position, RuleSheet};

use crate::bounds::Mean;
use crate::format::file_name;
use crate::{Bounds, FileError, Storage, Subject, Table, TableError, table_name};

/// The layers whose tables are part of the program.
pub(crate) const SHIPPED: [(u8, u8); 4] = [(1, 1), (1, 2), (2, 1), (2, 2)];

/// The tables of a sheet, or of its match points, by the number of pieces of each side.
#[derive(Debug)]
pub struct Tables {
    subject: Subject,
    tables: [[Option<Table>; 5]; 5],
}

impl Tables {
    /// Returns an empty set of tables for a sheet, or for its match points.
    pub fn new(of: impl Into<Subject>) -> Tables {
        Tables { subject: of.into(), tables: Default::default() }
    }

    /// The sheet of the tables.
    pub const fn sheet(&self) -> &RuleSheet {
        self.subject.sheet()
    }

    /// The subject of the tables.
    pub const fn subject(&self) -> &Subject {
        &self.subject
    }

    /// The table of `own` pieces of the side to throw against `enemy`, if it exists.
    pub fn table(&self, own: usize, enemy: usize) -> Option<&Table> {
        self.tables.get(own.checked_sub(1)?)?.get(enemy.checked_sub(1)?)?.as_ref()
    }

    /// All existing tables, from few pieces to many.
    pub fn all(&self) -> impl Iterator<Item = &Table> {
        self.tables.iter().flatten().flatten()
    }

    /// Reads a pack: the concatenated table files of 1 against 1, 1 against 2, 2 against 1 and 2 against 2. Verifies all
    /// checksums.
    ///
    /// # Errors
    ///
    /// If the bytes are not these tables of the sheet, or are damaged.
    pub fn from_pack(sheet: &RuleSheet, mut bytes: &[u8]) -> Result<Tables, FileError> {
        let expected: u64 = SHIPPED.iter().map(|(own, enemy)| Table::length(sheet, *own, *enemy) as u64).sum();
        let found = bytes.len() as u64;
        let mut tables = Tables::new(*sheet);
        for (own, enemy) in SHIPPED {
            let length = Table::length(sheet, own, enemy).min(bytes.len());
            let (table, rest) = bytes.split_at(length);
            tables.add(table.to_vec(), own, enemy)?;
            bytes = rest;
        }
        if !bytes.is_empty() {
            let name = file_name(sheet, 2, 2, "senet-tables");
            return Err(FileError::new(name, TableError::Length { expected, found }));
        }
        tables.all().try_for_each(Table::verify)?;
        Ok(tables)
    }

    /// Adds a table from the bytes of its file.
    ///
    /// # Errors
    ///
    /// If the bytes are not a table of the sheet with these numbers of pieces.
    ///
    /// # Panics
    ///
    /// If a side has no pieces, or more than five.
    pub fn add(&mut self, bytes: impl Storage, own: u8, enemy: u8) -> Result<(), FileError> {
        let table = Table::new(bytes, self.subject, own, enemy);
        self.put(table.map_err(|why| FileError::new(table_name(self.subject, own, enemy), why))?);
        Ok(())
    }

    /// Adds a table of the sheet. It replaces a table of the same layer.
    pub fn put(&mut self, table: Table) {
        let (own, enemy) = table.index().pieces();
        self.tables[usize::from(own - 1)][usize::from(enemy - 1)] = Some(table);
    }

    /// Removes the table of `own` pieces against `enemy`, if it exists.
    pub fn remove(&mut self, own: usize, enemy: usize) {
        let layer = own.checked_sub(1).and_then(|own| self.tables.get_mut(own));
        let table = enemy.checked_sub(1).and_then(|enemy| layer?.get_mut(enemy));
        if let Some(table) = table {
            *table = None;
        }
    }

    /// Looks up the value for the side to act, with best play of both sides: its chance of winning, or what stands for its match
    /// points ([`Subject::points`]). Returns `None` if a needed table is missing, or if a first move is owed: such positions are
    /// in no table.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`], if a needed value is in a damaged block.
    pub fn value(&self, position: &Position) -> Result<Option<Bounds>, FileError> {
        if position.owed() != Owed::Nothing {
            return Ok(None);
        }
        if position.is_over() {
            return Ok(Some(self.subject.ended(position)));
        }
        if position.awaits_throw() {
            return self.stored(position.own(), position.enemy());
        }
        best(self.sheet(), position, |after| self.value(after))
    }

    fn stored(&self, own: HouseSet, enemy: HouseSet) -> Result<Option<Bounds>, FileError> {
        match self.table(own.len(), enemy.len()) {
            Some(table) => table.get(table.index().rank(own, enemy)),
            None => Ok(None),
        }
    }

    /// Computes one Bellman backup of a position in which a throw is due, from the values of the tables. Returns `None` if a
    /// needed table is missing.
    ///
    /// # Errors
    ///
    /// [`TableError::DamagedBlock`], if a needed value is in a damaged block.
    pub fn updated(&self, position: &Position) -> Result<Option<Bounds>, FileError> {
        mean(self.sheet(), position, |thrown| self.value(thrown))
    }
}

/// The value of the best move in a position, by the values after moves. `None` if one of these is not known.
pub(crate) fn best(
    sheet: &RuleSheet,
    position: &Position,
    mut value: impl FnMut(&Position) -> Result<Option<Bounds>, FileError>,
) -> Result<Option<Bounds>, FileError> {
    let legal = position.legal_moves(sheet);
    let mut best = Bounds::LOST;
    for after in (0..legal.len()).filter_map(|index| legal.after(index)) {
        let Some(value) = value(&after)? else { return Ok(None) };
        let same = after.side() == position.side();
        best = best.or_better(if same { value } else { value.of_the_other_side() });
    }
    Ok(Some(best))
}

/// The value of a position in which a throw is due, by the values after throws. `None` if one of these is not known.
pub(crate) fn mean(
    sheet: &RuleSheet,
    position: &Position,
    mut value: impl FnMut(&Position) -> Result<Option<Bounds>, FileError>,
) -> Result<Option<Bounds>, FileError> {
    let mut mean = Mean::default();
    for (throw, weight) in sheet.casting().weights() {
        let Some(value) = value(&position.throw_unchecked(*throw))? else { return Ok(None) };
        mean.add(*weight, value);
    }
    Ok(Some(mean.bounds()))
}
