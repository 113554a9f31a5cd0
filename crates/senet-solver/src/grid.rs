//! The values of a layer while it is being solved, laid out so that an update reads near to where it is.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use senet::{HouseSet, Position, RuleSheet, Side};

use crate::Tables;
use crate::bounds::{Bounds, Mean};
use crate::memory::prefetch;
use crate::sets::Sets;

/// Stands where two sets make no position: they have a house in common, or the sheet lets no such position arise.
pub(crate) const NO_POSITION: u64 = u64::MAX;

/// The positions of a layer, by the sets of the enemy (rows) and of the side to throw (columns).
///
/// Rows and columns are ordered by the sum of the houses, so that a move, which adds little to the sum, leads near. A
/// throw that keeps the turn leads, unless it captures, along the row. One that passes it leads along the row of the
/// same set in a second table, which holds the values of the *other* layer, laid out by the set of the side to throw.
/// Both are read in order; only what captures jumps.
pub(crate) struct Grid<'a> {
    pub(crate) movers: &'a Sets,
    pub(crate) enemies: &'a Sets,
    /// How many pieces the side to throw has, and the other.
    pub(crate) pieces: (u8, u8),
    /// First the values of this layer by row and column; then, by row and column as well, those of the positions in
    /// which the row's side is to throw. All as the side of the columns sees them.
    pub(crate) values: &'a [AtomicU64],
    /// `values` of the layer in which the other side throws; rows and columns are exchanged there.
    pub(crate) other: &'a [AtomicU64],
    /// For each row and sum of the mover's houses: the largest gap between the bounds of a position, in 2⁻³⁰.
    pub(crate) gaps: &'a [AtomicU32],
}

/// How many positions are computed together: all that they depend on is asked for before the first answer is needed,
/// so that waiting for memory is shared.
const BATCH: usize = 16;
/// Marks an entry that is no place in memory but one among the batch's own values.
const OWN_VALUE: u32 = 1 << 31;

/// No sheet has more throws.
const THROWS: usize = 6;
/// No throw has more moves: one for each piece, and a step over the water (`U8`). A power of two, so that the place of
/// a move is found without a division.
const MOVES: usize = 8;

/// Where the values are that a batch of positions depends on.
pub(crate) struct Batch {
    positions: usize,
    columns: [u32; BATCH],
    /// For each position and throw: how many moves there are, and where their values are.
    moves: [[u8; THROWS]; BATCH],
    places: [[[u32; MOVES]; THROWS]; BATCH],
    /// What was not in memory.
    values: Vec<Bounds>,
}

impl Batch {
    pub(crate) fn new() -> Batch {
        Batch {
            positions: 0,
            columns: [0; BATCH],
            moves: [[0; THROWS]; BATCH],
            places: [[[0; MOVES]; THROWS]; BATCH],
            values: Vec::new(),
        }
    }
}

impl Grid<'_> {
    /// How many entries `gaps` has.
    pub(crate) fn parts(movers: &Sets, enemies: &Sets) -> usize {
        enemies.len() * (movers.largest_sum() + 1)
    }

    /// How many pairs of sets there are.
    const fn cells(&self) -> usize {
        self.values.len() / 2
    }

    /// Sets what is known of a position; `None` if the sets make no position.
    pub(crate) fn begin_with(&self, row: usize, column: usize, bounds: Option<Bounds>) {
        match bounds {
            Some(bounds) => self.set(row, column, bounds),
            None => self.values[row * self.movers.len() + column].store(NO_POSITION, Ordering::Relaxed),
        }
    }

    // No other memory depends on a value, so no order is needed.
    #[inline(always)]
    fn set(&self, row: usize, column: usize, bounds: Bounds) {
        self.values[row * self.movers.len() + column].store(bounds.packed(), Ordering::Relaxed);
        let turned = bounds.of_the_other_side().packed();
        self.other[self.cells() + column * self.enemies.len() + row].store(turned, Ordering::Relaxed);
    }

    /// What is known of a position; `None` if the sets make none.
    pub(crate) fn known(&self, own: HouseSet, enemy: HouseSet) -> Option<Bounds> {
        let value = self.values[self.place(own, enemy)].load(Ordering::Relaxed);
        (value != NO_POSITION).then(|| Bounds::unpacked(value))
    }

    #[inline(always)]
    fn place(&self, own: HouseSet, enemy: HouseSet) -> usize {
        self.enemies.place(enemy) * self.movers.len() + self.movers.place(own)
    }

    /// Computes the positions of a row in which the houses of the side to throw have this sum. Returns how many there
    /// were to compute; parts whose gap is at most `enough` already are left as they are.
    #[inline(always)]
    pub(crate) fn update_part<S: AsRef<RuleSheet>>(
        &self,
        sheet: &S,
        solved: &Tables,
        row: usize,
        sum: usize,
        enough: u32,
        batch: &mut Batch,
    ) -> usize {
        let gap = &self.gaps[row * (self.movers.largest_sum() + 1) + sum];
        if gap.load(Ordering::Relaxed) <= enough {
            return 0;
        }
        let enemy = self.enemies.get(row);
        let columns = self.movers.with_sum(sum);
        let known = &self.values[row * self.movers.len()..];
        let (mut largest, mut count) = (0, 0);
        for column in columns.clone() {
            if known[column].load(Ordering::Relaxed) != NO_POSITION {
                self.ask(sheet, solved, (row, column), enemy, batch);
            }
            if batch.positions == BATCH || column + 1 == columns.end {
                count += batch.positions;
                largest = largest.max(self.answer(sheet, row, batch));
            }
        }
        gap.store(largest, Ordering::Relaxed);
        count
    }

    /// Finds out where the values are that a position depends on.
    #[inline(always)]
    fn ask<S: AsRef<RuleSheet>>(
        &self,
        sheet: &S,
        solved: &Tables,
        (row, column): (usize, usize),
        enemy: HouseSet,
        batch: &mut Batch,
    ) {
        let position = Position::about_to_throw_unchecked(self.movers.get(column), enemy);
        let mover = position.side();
        let (pieces, cells) = (usize::from(self.pieces.0), self.cells());
        let Batch { positions, columns, moves, places, values } = batch;
        let number = *positions % BATCH;
        *positions += 1;
        columns[number] = column as u32;
        let of_position = moves[number].iter_mut().zip(&mut places[number]);
        for ((throw, _), (moves, places)) in sheet.as_ref().casting.weights().iter().zip(of_position) {
            let legal = position.throw_unchecked(*throw).legal_moves(sheet.as_ref());
            let mut count = 0;
            legal.for_each_after(|after| {
                let keeps = after.side() == mover;
                let (own, enemy) = if keeps { (after.own(), after.enemy()) } else { (after.enemy(), after.own()) };
                let place = if after.awaits_throw() & (own.len() == pieces) {
                    let place = self.place(own, enemy) + if keeps { 0 } else { cells };
                    prefetch(&self.values[place]);
                    place as u32
                } else {
                    values.push(self.elsewhere(sheet.as_ref(), solved, &after, mover));
                    OWN_VALUE | (values.len() - 1) as u32
                };
                places[count % MOVES] = place;
                count += 1;
            });
            *moves = count as u8;
        }
        prefetch(&self.other[cells + column * self.enemies.len() + row]);
    }

    /// Computes the positions of a batch from the values that were asked for. Returns the largest gap.
    #[inline(always)]
    fn answer<S: AsRef<RuleSheet>>(&self, sheet: &S, row: usize, batch: &mut Batch) -> u32 {
        let mut largest = 0;
        for number in 0..batch.positions {
            let mut mean = Mean::default();
            let of_position = batch.moves[number].iter().zip(&batch.places[number]);
            for ((_, weight), (moves, places)) in sheet.as_ref().casting.weights().iter().zip(of_position) {
                let mut best = Bounds::LOST;
                for place in &places[..usize::from(*moves)] {
                    best = best.or_better(if place & OWN_VALUE == 0 {
                        Bounds::unpacked(self.values[*place as usize].load(Ordering::Relaxed))
                    } else {
                        batch.values[(place & !OWN_VALUE) as usize]
                    });
                }
                mean.add(*weight, best);
            }
            let column = batch.columns[number] as usize;
            let known = Bounds::unpacked(self.values[row * self.movers.len() + column].load(Ordering::Relaxed));
            // Both are bounds, so the narrower of each is one. Values never get worse.
            let computed = mean.bounds();
            let bounds = Bounds { lower: known.lower.max(computed.lower), upper: known.upper.min(computed.upper) };
            if bounds != known {
                self.set(row, column, bounds);
            }
            largest = largest.max(bounds.gap());
        }
        batch.positions = 0;
        batch.values.clear();
        largest
    }

    /// What a position is worth to the mover: pieces that leave, rests (`D2`) and the start of a turn (`U5`).
    #[cold]
    #[inline(never)]
    fn elsewhere(&self, sheet: &RuleSheet, solved: &Tables, position: &Position, mover: Side) -> Bounds {
        let keeps = position.side() == mover;
        let as_mover = |bounds: Bounds| if keeps { bounds } else { bounds.of_the_other_side() };
        if position.is_over() {
            return as_mover(Bounds::WON);
        }
        if !position.awaits_throw() {
            let mut best = as_mover(Bounds::LOST);
            position.legal_moves(sheet).for_each_after(|after| {
                let value = self.elsewhere(sheet, solved, &after, mover);
                best = if keeps { best.or_better(value) } else { best.or_worse(value) };
            });
            return best;
        }
        let (own, enemy) = (position.pieces(mover), position.pieces(!mover));
        if (own.len() as u8, enemy.len() as u8) != self.pieces {
            return as_mover(solved.value(position).unwrap_or(Bounds::UNKNOWN));
        }
        let place = self.place(own, enemy) + if keeps { 0 } else { self.cells() };
        Bounds::unpacked(self.values[place].load(Ordering::Relaxed))
    }
}
