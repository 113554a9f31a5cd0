//! One update of a group: guesses, or marks.

use std::ops::Range;

use rayon::prelude::*;
use senet::group::{ArrangementSet, Group, GroupMove, GroupMoves, Way};
use senet::{HouseSet, Position, RuleSheet, Side};
use senet_tables::Tables;

use super::lanes::{Lanes, Seen, Work, number, work};
use super::lower::Lower;
use super::moves::Ways;
use super::{NUMBERS, Numbers, Scale, THROWS};
use crate::patterns::Patterns;
use crate::sets::Sets;

/// Groups that a thread takes at a time.
const CHUNK: usize = 64;

/// What all updates of two layers need.
pub(crate) struct Layers<const W: usize> {
    pub(crate) sheet: RuleSheet,
    pub(crate) groups: Sets,
    pub(crate) patterns: Patterns,
    pub(crate) ways: Ways<W>,
    /// For each half: the rows of the layers after a piece has left, unless that ends the game.
    pub(crate) lower: Vec<Option<Lower>>,
    pub(crate) scale: Scale,
}

/// The rows of all groups but those of the wave that is being updated.
#[derive(Clone, Copy)]
pub(crate) struct Around<'a> {
    /// The rows of the groups before those of the wave, and of those behind.
    pub(crate) before: &'a [u8],
    pub(crate) behind: &'a [u8],
    /// The place of the first group behind.
    pub(crate) end: usize,
    /// Bytes of a row.
    pub(crate) width: usize,
}

impl<'a> Around<'a> {
    /// All rows, where none is updated.
    pub(crate) fn all(rows: &'a [u8], width: usize) -> Around<'a> {
        Around { before: rows, behind: &[], end: usize::MAX, width }
    }

    /// The row of a group.
    #[inline(always)]
    pub(crate) fn row(&self, place: usize) -> &'a [u8] {
        let (rows, place) = if place < self.end { (self.before, place) } else { (self.behind, place - self.end) };
        &rows[place * self.width..][..self.width]
    }
}

/// The result of updating groups.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Updated {
    /// The number of positions.
    pub(crate) positions: u64,
    /// The largest change of a guess; while marking, 1 if there is a position without a mark.
    pub(crate) change: u32,
    /// While marking: whether a position was marked.
    pub(crate) marked: bool,
}

impl Updated {
    /// The result for both groups.
    pub(crate) fn and(self, other: Updated) -> Updated {
        Updated {
            positions: self.positions + other.positions,
            change: self.change.max(other.change),
            marked: self.marked | other.marked,
        }
    }
}

/// Buffers of a thread.
pub(crate) struct Buffers<const W: usize> {
    /// The numbers of the group.
    pub(crate) own: Numbers,
    /// Those before the update.
    before: Numbers,
    /// By throw: the best move of each arrangement to another group.
    pub(crate) outside: [Numbers; THROWS],
    /// The best move so far of each arrangement for a throw, and the sum over the throws.
    pub(crate) best: Numbers,
    pub(crate) sum: Numbers,
    pub(crate) moves: GroupMoves<W>,
    /// By throw: the moves within the group.
    inside: [Vec<GroupMove<W>>; THROWS],
}

impl<const W: usize> Buffers<W> {
    pub(crate) fn new() -> Box<Buffers<W>> {
        Box::new(Buffers {
            own: Numbers::ZERO,
            before: Numbers::ZERO,
            outside: std::array::from_fn(|_| Numbers::ZERO),
            best: Numbers::ZERO,
            sum: Numbers::ZERO,
            moves: GroupMoves::default(),
            inside: Default::default(),
        })
    }
}

/// Divides sums by the weight of all throws, and rounds to nearest: by a multiplication, which vectors have.
#[derive(Clone, Copy)]
pub(crate) struct Divisor {
    half: u32,
    factor: u64,
}

impl Divisor {
    /// The divisor of the weights of a sheet: 16 for four sticks, 6 for a die.
    pub(crate) fn new(weights: u32) -> Divisor {
        Divisor { half: weights / 2, factor: (1_u64 << 34).div_ceil(weights.into()) }
    }

    #[inline(always)]
    pub(crate) fn divide(self, sum: u32) -> u32 {
        ((u64::from(sum + self.half) * self.factor) >> 34) as u32
    }
}

/// The arrangements of a group that are positions: all others have a larger number than a chance of 1.
#[inline(always)]
pub(crate) fn positions<const W: usize>(own: &Numbers, count: usize, one: u32) -> ArrangementSet<W> {
    let mut words = [0; W];
    for at in 0..count.min(64 * W) {
        words[at / 64] |= u64::from(own.0[at] <= one) << (at % 64);
    }
    ArrangementSet::from_words(words)
}

/// The update of the groups of a wave, or of a part of it.
pub(crate) struct Wave<'a, const W: usize> {
    pub(crate) layers: &'a Layers<W>,
    pub(crate) around: Around<'a>,
    pub(crate) solved: &'a Tables,
}

impl<const W: usize> Wave<'_, W> {
    /// Updates the guesses of these groups, or their marks.
    pub(crate) fn update<const MARK: bool>(&self, places: Range<usize>, rows: &mut [u8]) -> Updated {
        let width = self.around.width;
        let chunks = rows.par_chunks_mut(CHUNK * width).enumerate();
        let updated = chunks.map(|(chunk, rows)| {
            let place = places.start + CHUNK * chunk;
            match self.layers.scale {
                Scale::Coarse => work(Groups::<W, 3, MARK> { wave: self, place, rows }),
                Scale::Fine => work(Groups::<W, 4, MARK> { wave: self, place, rows }),
            }
        });
        updated.reduce(Updated::default, Updated::and)
    }
}

/// Groups from a place on, with their rows.
struct Groups<'a, const W: usize, const P: usize, const MARK: bool> {
    wave: &'a Wave<'a, W>,
    place: usize,
    rows: &'a mut [u8],
}

impl<const W: usize, const P: usize, const MARK: bool> Work for Groups<'_, W, P, MARK> {
    type Output = Updated;

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> Updated {
        let mut buffers = Buffers::new();
        let mut updated = Updated::default();
        for (place, row) in (self.place..).zip(self.rows.chunks_exact_mut(self.wave.around.width)) {
            updated = updated.and(self.wave.group::<L, P, MARK>(lanes, place, row, &mut buffers));
        }
        updated
    }
}

impl<const W: usize> Wave<'_, W> {
    /// Updates a group: what its moves lead to in other groups once, and the moves within it (captures and passes) twice, the second
    /// time with the numbers of the first.
    #[inline(always)]
    fn group<L: Lanes, const P: usize, const MARK: bool>(
        &self,
        lanes: L,
        place: usize,
        row: &mut [u8],
        buffers: &mut Buffers<W>,
    ) -> Updated {
        let Layers { sheet, groups, ways, patterns, scale, .. } = self.layers;
        let (count, one) = (patterns.halves() * patterns.count(), scale.one());
        let Buffers { own, before, outside, best, sum, moves, inside } = buffers;
        lanes.read::<P>(row, count, own);
        let positions = positions::<W>(own, count, one);
        let all = groups.get(place);
        let group = Group::new(sheet, &ways.arrangements, all);
        let throws = sheet.casting().weights();
        for number in 0..throws.len() {
            let (best, inside) = (&mut outside[number], &mut inside[number]);
            group.moves(throws[number].0, positions, moves);
            best.0[..64 * W].fill(0);
            inside.clear();
            for found in &moves.together {
                if found.all == all {
                    inside.push(*found);
                } else {
                    self.follow::<L, P, MARK>(lanes, found, best);
                }
            }
            for (from, after) in &moves.alone {
                let number = self.number::<P, MARK>((all, own), after);
                let seen = if MARK || after.side() == Side::Spools { number } else { one - number };
                let best = &mut best.0[usize::from(*from) % NUMBERS];
                *best = seen.max(*best);
            }
        }
        let divisor = Divisor::new(sheet.casting().falls());
        let mut updated = Updated::default();
        for word in positions.words() {
            updated.positions += u64::from(word.count_ones());
        }
        before.0[..64 * W].copy_from_slice(&own.0[..64 * W]);
        for _ in 0..2 {
            sum.0[..64 * W].fill(u32::from(MARK));
            for number in 0..throws.len() {
                let (weight, outside, inside) = (&throws[number].1, &outside[number], &inside[number]);
                let best = if inside.is_empty() {
                    outside
                } else {
                    best.0[..64 * W].copy_from_slice(&outside.0[..64 * W]);
                    for found in inside {
                        let turned = (found.turns && !MARK).then_some(one);
                        let (list, mask) = (ways.list(found.way, found.turns), found.arrangements.words());
                        lanes.follow::<P>(&Seen { row, count, list, mask, shift: 0, turned }, best);
                    }
                    &*best
                };
                for at in 0..64 * W {
                    let (so_far, best) = (sum.0[at], best.0[at]);
                    sum.0[at] = if MARK { so_far.min(best) } else { so_far + *weight * best };
                }
            }
            for at in 0..64 * W {
                let new = if MARK { sum.0[at] } else { divisor.divide(sum.0[at]) };
                own.0[at] = if own.0[at] <= one { new } else { own.0[at] };
            }
            lanes.write::<P>(own, count, row);
        }
        let (mut change, mut marked) = (0, 0);
        for at in 0..64 * W {
            let (old, new) = (before.0[at], own.0[at]);
            change = change.max(if MARK { u32::from(new == 1) } else { old.abs_diff(new) });
            marked |= if MARK { old ^ new } else { 0 };
        }
        updated.change = change;
        updated.marked = marked != 0;
        updated
    }

    /// Follows a move to another group.
    #[inline(always)]
    fn follow<L: Lanes, const P: usize, const MARK: bool>(&self, lanes: L, found: &GroupMove<W>, best: &mut Numbers) {
        let Layers { ways, groups, patterns, scale, .. } = self.layers;
        let list = ways.list(found.way, found.turns);
        let turned = (found.turns && !MARK).then_some(scale.one());
        if !matches!(found.way, Way::Leave { .. }) {
            let (row, count) = (self.around.row(groups.place(found.all)), patterns.halves() * patterns.count());
            let mask = found.arrangements.words();
            lanes.follow::<P>(&Seen { row, count, list, mask, shift: 0, turned }, best);
        } else if !MARK {
            self.leave(lanes, found, best);
        }
    }

    /// Follows a move after which a piece has left the board.
    #[inline(always)]
    pub(crate) fn leave<L: Lanes>(&self, lanes: L, found: &GroupMove<W>, best: &mut Numbers) {
        let Layers { ways, lower, scale, .. } = self.layers;
        for (half, lower) in ways.halves.iter().zip(lower) {
            let mut mask = *half;
            for (word, legal) in mask.iter_mut().zip(found.arrangements.words()) {
                *word &= legal;
            }
            if let Some(lower) = lower.as_ref().filter(|_| mask != [0; W]) {
                let (row, count, shift) = (lower.row(found.all), lower.count, scale.shift());
                let turned = found.turns.then_some(scale.one());
                let list = ways.list(found.way, found.turns);
                lanes.follow::<2>(&Seen { row, count, list, mask: &mask, shift, turned }, best);
            }
        }
    }

    /// The number of a position after a move of the group with these pieces and numbers, for the side to act; while marking, 1 if
    /// games may stay in the layer.
    fn number<const P: usize, const MARK: bool>(&self, group: (HouseSet, &Numbers), position: &Position) -> u32 {
        let one = self.layers.scale.one();
        if position.is_over() {
            return if MARK { 0 } else { one };
        }
        if !position.awaits_throw() {
            let mut best = 0;
            position.legal_moves(&self.layers.sheet).for_each_after(|after| {
                let number = self.number::<P, MARK>(group, &after);
                let seen = if MARK || after.side() == position.side() { number } else { one - number };
                best = seen.max(best);
            });
            return best;
        }
        if position.occupied().len() != group.0.len() {
            return if MARK { 0 } else { self.below(position) };
        }
        self.within::<P>(group, self.around, position)
    }

    /// The number of a position of the layers in which a throw is due.
    #[inline(always)]
    pub(crate) fn within<const P: usize>(
        &self,
        group: (HouseSet, &Numbers),
        around: Around,
        position: &Position,
    ) -> u32 {
        let Layers { groups, patterns, .. } = self.layers;
        let (own, all) = (position.own(), position.occupied());
        let at = patterns.number(own, all);
        if all == group.0 {
            return group.1.0[at % NUMBERS];
        }
        number::<P>(around.row(groups.place(all)), patterns.halves() * patterns.count(), at)
    }

    /// The number of a position with fewer pieces in which a throw is due.
    pub(crate) fn below(&self, position: &Position) -> u32 {
        let (own, enemy) = (position.own(), position.enemy());
        let table = self.solved.table(own.len(), enemy.len());
        // The solver has verified all tables.
        let value = table.and_then(|table| table.stored(table.index().rank(own, enemy)).ok());
        u32::from(value.unwrap_or(0)) << self.layers.scale.shift()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_divided_exactly() {
        for weights in [16, 6] {
            let divisor = Divisor::new(weights);
            for sum in (0..4_294_900_000_u32).step_by(65_521).chain(0..1000).chain(4_294_836_000..4_294_836_224) {
                assert_eq!(divisor.divide(sum), (sum + weights / 2) / weights);
            }
        }
    }
}
