//! The reach of moves, which determines the rows that memory must have for a wave.

use std::ops::Range;

use rayon::prelude::*;
use senet::group::ArrangementSet;

use super::kept::Source;
use super::moves::{After, Moves, ThrowMoves};
use super::update::{CHUNK, Wave};
use crate::sets::Sets;

/// A range of differences between the sums of two groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Differences {
    pub(super) least: i16,
    pub(super) largest: i16,
}

impl Differences {
    /// Those found in three against three of all sheets and in five against five of `dutch`: a piece goes from 30 to 1, or six houses
    /// on. For estimates: a solve finds its own.
    pub(crate) const USUAL: Differences = Differences { least: -29, largest: 6 };
    /// The same sum.
    pub(crate) const SAME: Differences = Differences { least: 0, largest: 0 };
    /// No groups.
    const NONE: Differences = Differences { least: i16::MAX, largest: i16::MIN };

    /// The range without its least difference.
    pub(crate) fn nearer(self) -> Differences {
        Differences { least: (self.least + 1).min(0), ..self }
    }

    /// The smallest range that contains both.
    fn and(self, other: Differences) -> Differences {
        Differences { least: self.least.min(other.least), largest: self.largest.max(other.largest) }
    }

    /// The difference of two sums.
    fn of(from: usize, to: usize) -> Differences {
        let difference = to as i16 - from as i16;
        Differences { least: difference, largest: difference }
    }

    /// The places of the groups that have this sum with these differences added.
    pub(crate) fn around(self, groups: &Sets, sum: usize) -> Range<usize> {
        let place = |sum: i32| groups.begin_of(usize::try_from(sum).unwrap_or(0));
        let sum = sum as i32;
        let (begin, end) = (place(sum + i32::from(self.least)), place(sum + i32::from(self.largest) + 1));
        begin.min(end)..end
    }
}

/// The reach of moves: by how much they change the sum of the houses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    /// To groups of the same layers.
    pub(crate) within: Differences,
    /// For each half: to groups of the layers after a piece has left.
    pub(crate) below: [Differences; 2],
}

impl Reach {
    /// Moves that stay in their group.
    pub(crate) const NONE: Reach = Reach { within: Differences::SAME, below: [Differences::NONE; 2] };

    /// The reach of both.
    pub(crate) fn and(self, other: Reach) -> Reach {
        let below = [0, 1].map(|half| self.below[half].and(other.below[half]));
        Reach { within: self.within.and(other.within), below }
    }
}

impl<const W: usize> Wave<'_, W> {
    /// The reach of the moves of these groups, which have these rows. Keeps the moves if there is room.
    pub(crate) fn reach(&self, places: Range<usize>, rows: &[u8]) -> Reach {
        let width = self.around.width;
        let of_chunk = |(chunk, rows): (usize, &[u8])| {
            let begin = places.start + CHUNK * chunk;
            let mut source = self.layers.kept.source(begin, &[]);
            let mut moves = Box::new(Moves::default());
            let mut reach = Reach::NONE;
            for (number, row) in rows.chunks_exact(width).enumerate() {
                let (place, positions) = (begin + number, self.layers.positions(row));
                reach = reach.and(self.reach_of(place, positions, (&mut source, &mut moves)));
            }
            source.end();
            reach
        };
        rows.par_chunks(CHUNK * width).enumerate().map(of_chunk).reduce(|| Reach::NONE, Reach::and)
    }

    /// The reach of the moves of a group.
    fn reach_of(
        &self,
        place: usize,
        positions: ArrangementSet<W>,
        (source, moves): (&mut Source<W>, &mut Moves<W>),
    ) -> Reach {
        let (groups, mut reach) = (&self.layers.groups, Reach::NONE);
        let from = groups.sum(place);
        let mut within = |place: u32| {
            reach.within = reach.within.and(Differences::of(from, groups.sum(place as usize)));
        };
        source.moves(self, place, positions, moves);
        for ThrowMoves { outside, choices, alone, .. } in moves.iter() {
            let choices = choices.iter().filter(|choice| !choice.is_inside).map(|choice| &choice.kept);
            for found in outside.iter().chain(choices) {
                within(found.place);
            }
            for lone in alone {
                match lone.after {
                    After::Known(_) => {}
                    After::Within { place, .. } => within(place),
                    After::Choice(position) => self.after_choice(&position, &mut |place| within(place)),
                }
            }
        }
        for ThrowMoves { leaving, choices, .. } in moves.iter() {
            let taken_off = choices.iter().filter_map(|choice| choice.taken_off.as_ref());
            for leaving in leaving.iter().chain(taken_off) {
                let half = usize::from(leaving.half);
                if let Some(lower) = &self.layers.lower[half] {
                    let to = lower.groups.sum(leaving.found.place());
                    reach.below[half] = reach.below[half].and(Differences::of(from, to));
                }
            }
        }
        reach
    }
}
