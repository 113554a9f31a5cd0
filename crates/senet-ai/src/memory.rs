//! What a search remembers of positions that it meets again, by another order of moves or when it looks further.

use senet::{Owed, Position};

/// A position about to be thrown in that was looked into.
#[derive(Clone, Copy, Default)]
pub(crate) struct Entry {
    /// The pieces of both sides, as bits. With nothing owed, the rest of the position does not matter.
    own: u32,
    enemy: u32,
    /// Bounds of the value, in steps of a search.
    pub(crate) lower: i32,
    pub(crate) upper: i32,
    /// How many throws ahead the bounds look.
    pub(crate) throws: u8,
    /// For each throw the place of its best move in the order of moves, for looking there first.
    pub(crate) best: [u8; 6],
}

/// A table of a fixed size, in which a newer position takes the place of an older one.
pub(crate) struct Memory {
    entries: Vec<Entry>,
}

impl Memory {
    /// Enough for what a player looks at for one decision.
    const ENTRIES: usize = 1 << 12;

    pub(crate) fn new() -> Memory {
        Memory { entries: vec![Entry::default(); Memory::ENTRIES] }
    }

    /// What is known of a position.
    pub(crate) fn get(&self, position: &Position) -> Option<&Entry> {
        let entry = &self.entries[Memory::place(position)?];
        // No position is without pieces, as an empty entry is.
        (entry.own == position.own().bits() && entry.enemy == position.enemy().bits()).then_some(entry)
    }

    pub(crate) fn set(&mut self, position: &Position, throws: u8, (lower, upper): (i32, i32), best: [u8; 6]) {
        if let Some(place) = Memory::place(position) {
            let (own, enemy) = (position.own().bits(), position.enemy().bits());
            self.entries[place] = Entry { own, enemy, lower, upper, throws, best };
        }
    }

    /// `None` if a first move is owed: then other moves are legal.
    fn place(position: &Position) -> Option<usize> {
        let key = u64::from(position.own().bits()) << 32 | u64::from(position.enemy().bits());
        // The upper bits of a product with an odd number depend on all bits of the key (Fibonacci hashing).
        let hash = (key ^ key >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        (position.owed() == Owed::Nothing).then_some(hash as usize % Memory::ENTRIES)
    }
}
