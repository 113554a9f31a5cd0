//! The update of a group (Bellman backup): of guesses, or of marks.

use std::ops::Range;

use rayon::prelude::*;
use senet::group::ArrangementSet;
use senet::{HouseSet, Position, RuleSheet, Side};
use senet_tables::{Tables, table};

use super::around::Around;
use super::kept::{Kept, Source};
use super::lanes::{Lanes, Seen, Work, number, work};
use super::leap::{CHANGE_BYTES, change};
use super::lower::Lower;
use super::moves::{After, Choice, Leaving, Moves, ThrowMoves, Ways};
use super::pairs::Pairs;
use super::sums::{Divisor, Sums};
use super::{NUMBERS, Numbers, Scale, THROWS};
use crate::sets::Sets;

/// Groups that a thread takes at a time.
pub(crate) const CHUNK: usize = 64;

/// The data of two layers that all updates need.
pub(crate) struct Layers<const W: usize> {
    pub(crate) sheet: RuleSheet,
    pub(crate) groups: Sets,
    pub(crate) pairs: Pairs,
    pub(crate) ways: Ways<W>,
    /// For each half: the groups of the layers after a piece has left. `None` if that ends the game.
    pub(crate) lower: Vec<Option<Lower>>,
    pub(crate) scale: Scale,
    pub(crate) kept: Kept<W>,
}

/// The result of updating groups.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Updated {
    /// The number of positions.
    pub(crate) positions: u64,
    /// The largest change of a guess; while marking, 1 if some position has no mark.
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

/// A group before its update: its moves, and its numbers.
pub(crate) struct Prepared<const W: usize> {
    pub(crate) place: usize,
    pub(crate) moves: Moves<W>,
    pub(crate) own: Numbers,
    /// The arrangements that are positions.
    pub(crate) positions: ArrangementSet<W>,
}

impl<const W: usize> Prepared<W> {
    /// Empty buffers.
    pub(crate) fn new() -> Self {
        Prepared { place: 0, moves: Moves::default(), own: Numbers::ZERO, positions: ArrangementSet::EMPTY }
    }
}

/// Buffers of a thread.
struct Buffers {
    /// The numbers of the group.
    own: Numbers,
    /// By throw: the best move of each arrangement to another group.
    outside: [Numbers; THROWS],
    /// The best move so far of each arrangement for a throw.
    best: Numbers,
    /// The sums over the throws.
    sums: Sums,
    /// While marking: the marks of the best moves for all throws.
    marks: Numbers,
    /// The best of the other side's choices.
    either: Numbers,
}

/// The arrangements of a group that are positions. All others have numbers above `one`, a chance of 1.
#[inline(always)]
fn positions<const W: usize>(own: &Numbers, one: u32) -> ArrangementSet<W> {
    let mut words = [0; W];
    for (word, numbers) in words.iter_mut().zip(own.0.as_chunks::<64>().0) {
        for (at, number) in numbers.iter().enumerate() {
            *word |= u64::from(*number <= one) << at;
        }
    }
    ArrangementSet::from_words(words)
}

/// The update of the groups of a wave, or of a part of it.
pub(crate) struct Wave<'a, const W: usize> {
    pub(crate) layers: &'a Layers<W>,
    pub(crate) around: Around<'a>,
    /// For each half: the rows of the layers after a piece has left.
    pub(crate) below: [Around<'a>; 2],
    /// The moves of the wave, as far as they are in a file.
    pub(crate) moves: &'a [u8],
    pub(crate) solved: &'a Tables,
}

impl<const W: usize> Layers<W> {
    /// The arrangements that are positions of a group with this row.
    pub(crate) fn positions(&self, row: &[u8]) -> ArrangementSet<W> {
        let mut numbers = Numbers::ZERO;
        for (at, number) in numbers.0[..64 * W].iter_mut().enumerate() {
            *number = self.scale.number(row, at);
        }
        positions(&numbers, self.scale.one())
    }
}

impl<const W: usize> Wave<'_, W> {
    /// Updates the guesses of these groups, or their marks. `changes` are rows for the changes of guesses, and the binary logarithm of
    /// their unit in steps.
    pub(crate) fn update<const MARK: bool>(
        &self,
        places: Range<usize>,
        rows: &mut [u8],
        changes: Option<(&mut [u8], u8)>,
    ) -> Updated {
        let width = self.around.width;
        let chunks = rows.par_chunks_mut(CHUNK * width).enumerate();
        let update = |chunk: usize, rows, changes| {
            let place = places.start + CHUNK * chunk;
            match self.layers.scale {
                Scale::Coarse => work(Groups::<W, 3, MARK> { wave: self, place, rows, changes }),
                Scale::Fine => work(Groups::<W, 4, MARK> { wave: self, place, rows, changes }),
            }
        };
        let Some((changes, unit)) = changes else {
            let updated = chunks.map(|(chunk, rows)| update(chunk, rows, None));
            return updated.reduce(Updated::default, Updated::and);
        };
        let changes = changes.par_chunks_mut(CHUNK * CHANGE_BYTES * width / self.layers.scale.bytes());
        let updated = chunks.zip(changes).map(|((chunk, rows), changes)| update(chunk, rows, Some((changes, unit))));
        updated.reduce(Updated::default, Updated::and)
    }
}

/// Groups from a place on, with their rows.
struct Groups<'a, const W: usize, const P: usize, const MARK: bool> {
    wave: &'a Wave<'a, W>,
    place: usize,
    rows: &'a mut [u8],
    changes: Option<(&'a mut [u8], u8)>,
}

impl<const W: usize, const P: usize, const MARK: bool> Work for Groups<'_, W, P, MARK> {
    type Output = Updated;

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> Updated {
        let Groups { wave, place, rows, mut changes } = self;
        let width = wave.around.width;
        let zeros = || Numbers::ZERO;
        let outside = std::array::from_fn(|_| zeros());
        let (own, best, sums, marks, either) = (zeros(), zeros(), Sums::default(), zeros(), zeros());
        let mut buffers = Box::new(Buffers { own, outside, best, sums, marks, either });
        let (mut group, mut next) = (Box::new(Prepared::new()), Box::new(Prepared::new()));
        let mut source = wave.layers.kept.source(place, wave.moves);
        let mut updated = Updated::default();
        for number in 0..=rows.len() / width {
            // Prefetches the rows to which a group leads while the group before is updated.
            if let Some(row) = rows.get(number * width..(number + 1) * width) {
                wave.prepare::<L, P>(lanes, (place + number, row), (&mut source, None), &mut next);
            }
            if let Some(before) = number.checked_sub(1) {
                let row = &mut rows[before * width..][..width];
                updated = updated.and(wave.group::<L, P, MARK>(lanes, &group, row, &mut buffers));
                if let Some((changes, unit)) = &mut changes {
                    let Buffers { own, best, .. } = &mut *buffers;
                    change(&group.own, own, *unit, best);
                    lanes.write::<CHANGE_BYTES>(
                        best,
                        &mut changes[before * CHANGE_BYTES * 64 * W..][..CHANGE_BYTES * 64 * W],
                    );
                }
            }
            std::mem::swap(&mut group, &mut next);
        }
        source.end();
        updated
    }
}

impl<const W: usize> Wave<'_, W> {
    /// Takes the moves of a group from the source, and prefetches the rows to which they lead, and those of their margins.
    #[inline(always)]
    pub(crate) fn prepare<L: Lanes, const P: usize>(
        &self,
        lanes: L,
        (place, row): (usize, &[u8]),
        (source, margins): (&mut Source<W>, Option<&Around>),
        group: &mut Prepared<W>,
    ) {
        let scale = self.layers.scale;
        group.place = place;
        lanes.read::<P>(row, &mut group.own);
        group.positions = positions(&group.own, scale.one());
        source.moves(self, place, group.positions, &mut group.moves);
        for throw in &group.moves {
            let choices = throw.choices.iter().filter(|choice| !choice.is_inside).map(|choice| &choice.kept);
            for found in throw.outside.iter().chain(choices) {
                lanes.prefetch(self.around.row(found.place()));
                if let Some(margins) = margins {
                    lanes.prefetch(margins.row(found.place()));
                }
            }
            let taken_off = throw.choices.iter().filter_map(|choice| choice.taken_off.as_ref());
            for leaving in throw.leaving.iter().chain(taken_off) {
                lanes.prefetch(self.row_below(leaving));
            }
        }
    }

    /// Updates a group. Follows moves to other groups once, and moves within the group (captures and passes) twice: the second time
    /// with the numbers of the first.
    #[inline(always)]
    fn group<L: Lanes, const P: usize, const MARK: bool>(
        &self,
        lanes: L,
        group: &Prepared<W>,
        row: &mut [u8],
        buffers: &mut Buffers,
    ) -> Updated {
        let Layers { sheet, scale, ways, .. } = self.layers;
        let one = scale.one();
        let Buffers { own, outside, best, sums, marks, either } = buffers;
        let Prepared { place, moves, own: before, positions } = group;
        let throws = sheet.casting().weights();
        own.0[..64 * W].copy_from_slice(&before.0[..64 * W]);
        for (best, moves) in outside.iter_mut().zip(moves).take(throws.len()) {
            best.0[..64 * W].fill(0);
            for found in &moves.outside {
                let row = self.around.row(found.place());
                lanes.follow::<P, W>(&found.seen::<MARK>(ways, row, one), best);
            }
            if !MARK {
                self.leave(lanes, &moves.leaving, best);
            }
            for choice in moves.choices.iter().filter(|choice| !choice.is_inside) {
                self.choose::<L, P, MARK>(lanes, choice, self.around.row(choice.kept.place()), either, best);
            }
            for alone in &moves.alone {
                let seen = self.seen::<P, MARK>((*place, own), alone.after);
                let best = &mut best.0[usize::from(alone.from) % NUMBERS];
                *best = seen.max(*best);
            }
        }
        let divisor = Divisor::new(sheet.casting().falls());
        let mut updated = Updated::default();
        for word in positions.words() {
            updated.positions += u64::from(word.count_ones());
        }
        let stays = moves.iter().any(ThrowMoves::stays);
        for _ in 0..if stays { 2 } else { 1 } {
            marks.0[..64 * W].fill(1);
            sums.clear(64 * W);
            for (((_, weight), outside), moves) in throws.iter().zip(&*outside).zip(moves) {
                let best = if moves.stays() {
                    best.0[..64 * W].copy_from_slice(&outside.0[..64 * W]);
                    for found in &moves.inside {
                        lanes.follow::<P, W>(&found.seen::<MARK>(ways, row, one), best);
                    }
                    for choice in moves.choices.iter().filter(|choice| choice.is_inside) {
                        self.choose::<L, P, MARK>(lanes, choice, row, either, best);
                    }
                    if let Some(pass) = &moves.pass {
                        follow_pass::<W>(pass, own, (!MARK).then_some(one), best);
                    }
                    &*best
                } else {
                    outside
                };
                if MARK {
                    for at in 0..64 * W {
                        marks.0[at] = marks.0[at].min(best.0[at]);
                    }
                } else {
                    sums.add(64 * W, *weight, best);
                }
            }
            for at in 0..64 * W {
                let new = if MARK { marks.0[at] } else { sums.mean(at, divisor) };
                // Numbers that are not positions do not change. (The condition is of `before`: with `own`, the compiler makes masked
                // writes, which are slow.)
                own.0[at] = if before.0[at] <= one { new } else { before.0[at] };
            }
            lanes.write::<P>(own, row);
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

    /// Follows a move after which the other side has a choice. `row` is the one of the position in which its piece stays.
    #[inline(always)]
    pub(crate) fn choose<L: Lanes, const P: usize, const MARK: bool>(
        &self,
        lanes: L,
        choice: &Choice<W>,
        row: &[u8],
        either: &mut Numbers,
        best: &mut Numbers,
    ) {
        let turned = (!MARK).then_some(self.layers.scale.one());
        self.choices::<L, P, MARK>(lanes, choice, row, either);
        take_larger(&choice.kept.kind.arrangements, either, 0, turned, best);
    }

    /// Computes the best of the other side's choices, as that side sees it, in the arrangements of the move.
    #[inline(always)]
    pub(crate) fn choices<L: Lanes, const P: usize, const MARK: bool>(
        &self,
        lanes: L,
        choice: &Choice<W>,
        row: &[u8],
        either: &mut Numbers,
    ) {
        let one = self.layers.scale.one();
        either.0[..64 * W].fill(0);
        lanes.follow::<P, W>(&choice.kept.seen::<MARK>(&self.layers.ways, row, one), either);
        match &choice.taken_off {
            _ if MARK => {}
            Some(below) => self.leave(lanes, std::slice::from_ref(below), either),
            // The other side has won. The sheet with this choice (`U5`) has no match points.
            None => either.0[..64 * W].fill(one),
        }
    }

    /// The row after a move with which a piece has left the board.
    #[inline(always)]
    fn row_below(&self, leaving: &Leaving<W>) -> &[u8] {
        self.below[usize::from(leaving.half) % 2].row(leaving.found.place())
    }

    /// Follows moves after which a piece has left the board.
    #[inline(always)]
    pub(crate) fn leave<L: Lanes>(&self, lanes: L, leaving: &[Leaving<W>], best: &mut Numbers) {
        let Layers { scale, ways, .. } = self.layers;
        for leaving in leaving {
            let seen = leaving.found.seen::<false>(ways, self.row_below(leaving), scale.one());
            lanes.follow::<2, W>(&Seen { shift: scale.shift(), ..seen }, best);
        }
    }

    /// The result of a move in one arrangement of the group with these pieces.
    pub(crate) fn after(&self, all: HouseSet, position: &Position) -> After {
        let Layers { groups, pairs, scale, .. } = self.layers;
        let turns = position.side() != Side::Spools;
        let is_outside = position.is_over() || position.occupied().len() != all.len();
        if is_outside {
            let number = self.outside(position);
            After::Known(if turns { scale.one() - number } else { number })
        } else if position.awaits_throw() {
            let (own, all) = (position.own(), position.occupied());
            After::Within { place: groups.place(all) as u32, at: pairs.number(own, all) as u8, turns }
        } else {
            After::Choice(*position)
        }
    }

    /// The number after a move in one arrangement of the group at this place, for the side that moves; while marking, 1 if games may
    /// stay in the layer.
    #[inline(always)]
    fn seen<const P: usize, const MARK: bool>(&self, group: (usize, &Numbers), after: After) -> u32 {
        let (number, turns) = match after {
            After::Known(number) => return if MARK { 0 } else { number },
            After::Within { place, at, turns } => (self.within::<P>(group, (place, at)), turns),
            After::Choice(position) => (self.best::<P, MARK>(group, &position), position.side() != Side::Spools),
        };
        if turns && !MARK { self.layers.scale.one() - number } else { number }
    }

    /// The number of a position with a choice, for the side to act.
    fn best<const P: usize, const MARK: bool>(&self, group: (usize, &Numbers), position: &Position) -> u32 {
        let all = position.occupied();
        let mut best = 0;
        position.legal_moves(&self.layers.sheet).for_each_after(|after| {
            let turned = position.side() != Side::Spools;
            let seen = self.seen::<P, MARK>(group, self.after(all, &after));
            let seen = if turned && !MARK { self.layers.scale.one() - seen } else { seen };
            best = seen.max(best);
        });
        best
    }

    /// Calls `tell` with the places of groups of the layers to which a choice leads.
    pub(crate) fn after_choice(&self, position: &Position, tell: &mut impl FnMut(u32)) {
        let all = position.occupied();
        position.legal_moves(&self.layers.sheet).for_each_after(|after| match self.after(all, &after) {
            After::Known(_) => {}
            After::Within { place, .. } => tell(place),
            After::Choice(position) => self.after_choice(&position, &mut *tell),
        });
    }

    /// The number of a position of the layers in which a throw is due: of the group at a place, with this number there.
    #[inline(always)]
    pub(crate) fn within<const P: usize>(&self, group: (usize, &Numbers), (place, at): (u32, u8)) -> u32 {
        let (place, at) = (place as usize, usize::from(at));
        if place == group.0 { group.1.0[at % NUMBERS] } else { number::<P>(self.around.row(place), at) }
    }

    /// The number of a position outside the layers, for the side to act.
    fn outside(&self, position: &Position) -> u32 {
        let one = self.layers.scale.one();
        if position.is_over() {
            return self.layers.scale.of_table(table::rounded(self.solved.subject().ended(position)).0);
        }
        if position.awaits_throw() {
            return self.below(position);
        }
        let mut best = 0;
        position.legal_moves(&self.layers.sheet).for_each_after(|after| {
            let number = self.outside(&after);
            best = best.max(if after.side() == position.side() { number } else { one - number });
        });
        best
    }

    /// The number of a position with fewer pieces in which a throw is due.
    fn below(&self, position: &Position) -> u32 {
        let (own, enemy) = (position.own(), position.enemy());
        let table = self.solved.table(own.len(), enemy.len());
        // The solver has verified all tables.
        let value = table.and_then(|table| table.stored(table.index().rank(own, enemy)).ok());
        self.layers.scale.of_table(value.unwrap_or(0))
    }
}

/// Follows passes: the numbers of the other arrangements of the pairs, turned if `one` is a chance of 1.
#[inline(always)]
pub(crate) fn follow_pass<const W: usize>(
    pass: &ArrangementSet<W>,
    own: &Numbers,
    one: Option<u32>,
    best: &mut Numbers,
) {
    take_larger(pass, own, W / 2, one, best);
}

/// Takes the numbers in these arrangements that are larger than the best so far, turned if `one` is a chance of 1. The numbers for
/// word *w* of the set stand at word *w* xor `flip`.
#[inline(always)]
fn take_larger<const W: usize>(
    arrangements: &ArrangementSet<W>,
    numbers: &Numbers,
    flip: usize,
    one: Option<u32>,
    best: &mut Numbers,
) {
    let (numbers, best) = (numbers.0.as_chunks::<64>().0, best.0.as_chunks_mut::<64>().0);
    for (word, legal) in arrangements.words().iter().enumerate() {
        let (numbers, best) = (&numbers[(word ^ flip) % 4], &mut best[word % 4]);
        for at in 0..64 {
            let seen = one.map_or(numbers[at], |one| one.wrapping_sub(numbers[at]));
            let legal = 0_u32.wrapping_sub((legal >> at & 1) as u32);
            best[at] = best[at].max(seen & legal);
        }
    }
}
