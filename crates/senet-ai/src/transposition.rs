//! The transposition table of a search: positions that it meets again, after other moves or at a larger depth.

use senet::{Owed, Position};

/// A searched position in which a throw is due.
#[derive(Clone, Copy, Default)]
pub(crate) struct Entry {
    /// The pieces of both sides, as bits. If no first move is owed, they identify the position.
    own: u32,
    enemy: u32,
    /// Bounds of the value, in steps of 2⁻²⁴.
    pub(crate) lower: i32,
    pub(crate) upper: i32,
    /// The depth of the bounds, in throws.
    pub(crate) throws: u8,
    /// For each throw the index of its best move, which is searched first.
    pub(crate) best: [u8; 6],
}

/// A table of a fixed size, in which newer entries replace older ones.
pub(crate) struct TranspositionTable {
    entries: Vec<Entry>,
}

impl TranspositionTable {
    /// Enough for one decision of a player.
    const ENTRIES: usize = 1 << 12;

    pub(crate) fn new() -> TranspositionTable {
        TranspositionTable { entries: vec![Entry::default(); TranspositionTable::ENTRIES] }
    }

    /// The entry of a position.
    pub(crate) fn get(&self, position: &Position) -> Option<&Entry> {
        let entry = &self.entries[TranspositionTable::place(position)?];
        // Every position has pieces, so empty entries match none.
        (entry.own == position.own().bits() && entry.enemy == position.enemy().bits()).then_some(entry)
    }

    pub(crate) fn set(&mut self, position: &Position, throws: u8, (lower, upper): (i32, i32), best: [u8; 6]) {
        if let Some(place) = TranspositionTable::place(position) {
            let (own, enemy) = (position.own().bits(), position.enemy().bits());
            self.entries[place] = Entry { own, enemy, lower, upper, throws, best };
        }
    }

    /// The index of a position; `None` if a first move is owed, since then other moves are legal.
    fn place(position: &Position) -> Option<usize> {
        let key = u64::from(position.own().bits()) << 32 | u64::from(position.enemy().bits());
        // The upper bits of a product with an odd number depend on all bits of the key (Fibonacci hashing).
        let hash = (key ^ key >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        (position.owed() == Owed::Nothing).then_some(hash as usize % TranspositionTable::ENTRIES)
    }
}
