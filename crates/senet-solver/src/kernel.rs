//! Updates of the groups of a wave whose moves are not compiled: the rules are asked for the moves of a group at once.

use std::ops::Range;

use rayon::prelude::*;
use senet::group::{ArrangementSet, Arrangements, CollectMoves, Group, GroupMove, Way};
use senet::{HouseSet, Position, RuleSheet, Side};
use senet_tables::{Bounds, Tables};

use crate::layout::Layout;
use crate::method::Method;
use crate::patterns::{PatternHouses, Patterns, moved};
use crate::program::CHUNK;
use crate::sets::Sets;
use crate::stored::{Stored, StoredBounds};
use crate::wave::{Computed, Wave};

/// An upper bound on the numbers of a group: five pieces against five have 252.
const NUMBERS: usize = 256;
/// Pieces on the board.
const PIECES: usize = 10;
/// An upper bound on the different throws of a sheet.
const THROWS: usize = 6;
/// The bits of a turn that has passed: see [`Method::better`].
const TURN: u32 = 32;

/// A wave of groups whose moves are found anew.
pub(crate) struct GroupWave<'a> {
    pub(crate) wave: Wave<'a>,
    pub(crate) sheet: &'a RuleSheet,
    pub(crate) groups: &'a Sets,
    pub(crate) patterns: &'a Patterns,
    pub(crate) solved: &'a Tables,
}

/// What all groups of two layers have alike: where each arrangement leads to, by the way that the pieces move. The number is that
/// of the words in a set of arrangements.
pub(crate) enum Kernel {
    One(Ways<1>),
    Two(Ways<2>),
    Four(Ways<4>),
}

/// See [`Kernel`].
pub(crate) struct Ways<const W: usize> {
    arrangements: Arrangements<W>,
    /// The pattern of each arrangement.
    patterns: [u16; NUMBERS],
    /// By way and turn: for each arrangement, its number after the move.
    numbers: Vec<[u8; NUMBERS]>,
}

impl Kernel {
    /// The kernel of layers with this many pieces on the board.
    pub(crate) fn new(patterns: &Patterns, pieces: u8) -> Kernel {
        match patterns.halves() * patterns.count() {
            0..=64 => Kernel::One(Ways::new(patterns, pieces)),
            65..=128 => Kernel::Two(Ways::new(patterns, pieces)),
            _ => Kernel::Four(Ways::new(patterns, pieces)),
        }
    }

    /// Updates the groups at these places.
    pub(crate) fn update<M: Method>(
        &self,
        wave: &GroupWave,
        places: Range<usize>,
        values: &mut [u8],
        gaps: &mut [u32],
    ) -> Computed {
        match self {
            Kernel::One(ways) => ways.update::<M>(wave, places, values, gaps),
            Kernel::Two(ways) => ways.update::<M>(wave, places, values, gaps),
            Kernel::Four(ways) => ways.update::<M>(wave, places, values, gaps),
        }
    }
}

/// The index of a way and turn among [`Ways::numbers`].
#[inline(always)]
fn index(way: Way, turns: bool) -> usize {
    let way = match way {
        // The list of a piece that leaves is not used.
        Way::Pass | Way::Leave { .. } => 0,
        Way::Shift { from, to } => 1 + PIECES * usize::from(from) + usize::from(to),
        Way::Swap { from, to } => 1 + PIECES * PIECES + PIECES * usize::from(from) + usize::from(to),
    };
    2 * way + usize::from(turns)
}

/// Buffers of a thread.
struct Buffers<M: Method, const W: usize> {
    /// The values of the group, and of another group.
    own: [M::Stored; NUMBERS],
    row: [M::Stored; NUMBERS],
    /// By throw: the best move of each arrangement to another group.
    outside: [[M::Best; NUMBERS]; THROWS],
    /// The best move so far of each arrangement for a throw, and the mean over the throws.
    best: [M::Best; NUMBERS],
    mean: [M::Mean; NUMBERS],
    moves: GroupMoves<W>,
    /// By throw: the moves within the group.
    inside: [Vec<GroupMove<W>>; THROWS],
}

/// The moves of a group for a throw: those that arrangements share, and all others.
#[derive(Default)]
struct GroupMoves<const W: usize> {
    together: Vec<GroupMove<W>>,
    alone: Vec<(usize, Position)>,
}

impl<const W: usize> CollectMoves<W> for GroupMoves<W> {
    const CHOICES: bool = false;

    fn together(&mut self, found: GroupMove<W>) {
        self.together.push(found);
    }

    fn alone(&mut self, arrangement: usize, after: Position) {
        self.alone.push((arrangement, after));
    }
}

impl<const W: usize> Ways<W> {
    fn new(patterns: &Patterns, pieces: u8) -> Ways<W> {
        let all: Vec<u16> = (0..patterns.halves()).flat_map(|half| patterns.of(half)).copied().collect();
        let mut numbers = vec![[0; NUMBERS]; 2 * (1 + 2 * PIECES * PIECES)];
        let mut add = |way: Way| {
            for (number, pattern) in all.iter().enumerate() {
                let after = moved(*pattern, way);
                let turned = !after & ((1 << pieces) - 1);
                numbers[index(way, false)][number] = patterns.numbered(after.into()) as u8;
                numbers[index(way, true)][number] = patterns.numbered(turned.into()) as u8;
            }
        };
        add(Way::Pass);
        for (from, to) in (0..pieces).flat_map(|from| (0..pieces).map(move |to| (from, to))) {
            add(Way::Shift { from, to });
            add(Way::Swap { from, to });
        }
        let mut of_arrangements = [0; NUMBERS];
        of_arrangements[..all.len()].copy_from_slice(&all);
        Ways { arrangements: Arrangements::new(pieces.into(), &all), patterns: of_arrangements, numbers }
    }

    fn update<M: Method>(&self, of: &GroupWave, places: Range<usize>, values: &mut [u8], gaps: &mut [u32]) -> Computed {
        let Wave { width, half, .. } = of.wave;
        let halves = width / half;
        let chunks = values.par_chunks_mut(CHUNK * width).zip(gaps.par_chunks_mut(CHUNK * halves));
        let update = |(number, (values, gaps)): (usize, (&mut [u8], &mut [u32]))| -> Computed {
            let mut buffers = Buffers::<M, W> {
                own: [M::Stored::UNKNOWN; NUMBERS],
                row: [M::Stored::UNKNOWN; NUMBERS],
                outside: [[M::WORST; NUMBERS]; THROWS],
                best: [M::WORST; NUMBERS],
                mean: std::array::from_fn(|_| M::Mean::default()),
                moves: GroupMoves::default(),
                inside: Default::default(),
            };
            let groups = values.chunks_exact_mut(width).zip(gaps.chunks_exact_mut(halves));
            let groups = (places.start + CHUNK * number..).zip(groups);
            let wide = groups.filter(|(_, (_, gaps))| !of.wave.leaves_alone::<M>(gaps));
            wide.map(|(place, (values, gaps))| self.group::<M>(of, place, values, gaps, &mut buffers)).sum()
        };
        chunks.enumerate().map(update).sum()
    }

    /// Takes the values after a move where they are better than the best so far.
    #[inline(always)]
    fn follow<M: Method>(&self, found: &GroupMove<W>, row: &[M::Stored; NUMBERS], best: &mut [M::Best; NUMBERS]) {
        let numbers = &self.numbers[index(found.way, found.turns)];
        let turn = if found.turns { TURN } else { 0 };
        found.arrangements.for_each(|from| {
            let after = row[usize::from(numbers[from % NUMBERS])];
            best[from % NUMBERS] = M::better(best[from % NUMBERS], after, turn);
        });
    }

    /// Takes the values after a piece has left, from the tables, where they are better than the best so far.
    fn leave<M: Method>(&self, of: &GroupWave, found: &GroupMove<W>, best: &mut [M::Best; NUMBERS]) {
        let after = PatternHouses::new(found.all);
        let turn = if found.turns { TURN } else { 0 };
        found.arrangements.for_each(|from| {
            let own = after.houses(moved(self.patterns[from % NUMBERS], found.way));
            let enemy = found.all - own;
            let (own, enemy) = if found.turns { (enemy, own) } else { (own, enemy) };
            let known = of.known(&Position::about_to_throw_unchecked(own, enemy));
            best[from % NUMBERS] = M::better(best[from % NUMBERS], M::known(known), turn);
        });
    }

    /// Updates a group: what its moves lead to in other groups once, and the moves within it [as often as](Method::PASSES) the
    /// method wants.
    fn group<M: Method>(
        &self,
        of: &GroupWave,
        place: usize,
        values: &mut [u8],
        gaps: &mut [u32],
        buffers: &mut Buffers<M, W>,
    ) -> Computed {
        let layout = Layout::Short;
        let half = of.patterns.count();
        let Buffers { own, row, outside, best, mean, moves, inside } = buffers;
        let mut positions = ArrangementSet::<W>::EMPTY;
        for number in (0..half * gaps.len()).filter(|number| layout.is_position(values, *number)) {
            positions.insert(number);
        }
        Layout::read_short_row(values, own);
        let all = of.groups.get(place);
        let group = Group::new(of.sheet, &self.arrangements, all);
        let search = group.among(positions);
        let throws = of.sheet.casting().weights();
        for (((throw, _), best), inside) in throws.iter().zip(&mut *outside).zip(&mut *inside) {
            moves.together.clear();
            moves.alone.clear();
            search.moves(*throw, moves);
            best.fill(M::WORST);
            inside.clear();
            for found in &moves.together {
                if found.all == all {
                    inside.push(*found);
                } else if let Way::Leave { .. } = found.way {
                    self.leave::<M>(of, found, best);
                } else {
                    Layout::read_short_row(of.wave.group(of.groups.place(found.all)), row);
                    self.follow::<M>(found, row, best);
                }
            }
            for (from, after) in &moves.alone {
                let stored = of.stored::<M>((all, own), after);
                let turn = if after.side() == Side::Spools { 0 } else { TURN };
                let best = &mut best[*from % NUMBERS];
                *best = M::better(*best, stored, turn);
            }
        }
        for pass in 1..=M::PASSES {
            if pass > 1 {
                positions.for_each(|number| {
                    let number = number % NUMBERS;
                    own[number] = M::value(std::mem::take(&mut mean[number]), layout.read(values, number));
                });
            }
            mean.fill_with(M::Mean::default);
            for (((_, weight), outside), inside) in throws.iter().zip(&*outside).zip(&*inside) {
                best.copy_from_slice(outside);
                for found in inside {
                    self.follow::<M>(found, own, best);
                }
                positions.for_each(|number| M::add(&mut mean[number % NUMBERS], *weight, best[number % NUMBERS]));
            }
        }
        let mut computed = Computed::default();
        gaps.fill(0);
        positions.for_each(|number| {
            let stored: M::Stored = layout.read(values, number);
            // Uses the value as it was written, so that a resumed solve computes the same.
            let new = layout.write(M::value(std::mem::take(&mut mean[number % NUMBERS]), stored), values, number);
            let gap = &mut gaps[usize::from(number >= half)];
            *gap = new.gap().max(*gap);
            computed.updates += 1;
            computed.flagged |= M::flags(stored, new);
        });
        computed
    }
}

impl GroupWave<'_> {
    /// The bounds of a position with fewer pieces.
    fn known(&self, position: &Position) -> StoredBounds {
        // The solver has verified all tables. In place of a damaged value, unknown bounds are still correct.
        StoredBounds::new(self.solved.value(position).ok().flatten().unwrap_or(Bounds::UNKNOWN))
    }

    /// The value of a position after a move in the group with these pieces and values.
    fn stored<M: Method>(&self, group: (HouseSet, &[M::Stored; NUMBERS]), position: &Position) -> M::Stored {
        if position.is_over() {
            return M::known(StoredBounds::new(self.solved.subject().ended(position)));
        }
        if !position.awaits_throw() {
            let mut best = M::WORST;
            position.legal_moves(self.sheet).for_each_after(|after| {
                let turn = if after.side() == position.side() { 0 } else { TURN };
                best = M::better(best, self.stored::<M>(group, &after), turn);
            });
            return M::chosen(best);
        }
        let (own, all) = (position.own(), position.occupied());
        if all.len() != group.0.len() {
            return M::known(self.known(position));
        }
        let number = self.patterns.number(own, all);
        if all == group.0 {
            return group.1[number % NUMBERS];
        }
        Layout::Short.read(self.wave.group(self.groups.place(all)), number)
    }
}
