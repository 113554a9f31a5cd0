//! Upper bounds on the time that games stay in the layer, which prove the guesses.
//!
//! Let *g* be the guesses, *T(g)* their update, and *w* a number for each position with
//!
//! > *w* > the mean over the throws of the largest *w* among the moves that are nearly the best,
//!
//! where positions outside the layer have 0, and a move is nearly the best if its guess is at most *d* below the best. Let *k* be
//! a number with |*T(g)* − *g*| ≤ *k* · (*w* − that mean) everywhere, and *k* · *w* ≤ *d*. Then an update of *g* + *k w* is
//! nowhere larger than *g* + *k w*: moves that are not nearly the best cannot become the best by adding *k w* ≤ *d*. In the same
//! way, an update of *g* − *k w* is nowhere smaller. Games end, whatever both sides play (that was marked before), so the true
//! values lie between the two: no guess is further than *k* · max *w* from the truth, plus the error of the tables with fewer
//! pieces. All numbers here are whole, and nothing is rounded but the result.

use std::ops::Range;

use rayon::prelude::*;
use senet::{Position, Side};

use super::lanes::{Lanes, Work, number, work};
use super::moves::After;
use super::sums::Sums;
use super::update::{Around, CHUNK, Layers, Prepared, Wave, follow_pass};
use super::{NUMBERS, Numbers, Scale};

/// Bytes of a number of updates.
pub(crate) const BYTES: usize = 2;
/// The largest number of updates, in parts of one.
pub(crate) const LARGEST: u32 = u16::MAX as u32;

/// What a proof is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Proof {
    /// How far below the best a move may be to be nearly the best, in steps of guesses.
    pub(crate) distance: u32,
    /// The parts of an update in which times are counted.
    pub(crate) unit: u32,
}

/// What sweeps over times find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Times {
    /// The number of positions.
    pub(crate) positions: u64,
    /// The largest difference of a guess and its update, times the weight of all throws.
    pub(crate) residual: u64,
    /// The smallest difference of a time and the mean that it must exceed, times the weight of all throws.
    pub(crate) slack: i64,
    /// The largest time.
    pub(crate) longest: u32,
}

impl Default for Times {
    fn default() -> Times {
        Times { positions: 0, residual: 0, slack: i64::MAX, longest: 0 }
    }
}

impl Times {
    /// The result for both groups.
    pub(crate) fn and(self, other: Times) -> Times {
        Times {
            positions: self.positions + other.positions,
            residual: self.residual.max(other.residual),
            slack: self.slack.min(other.slack),
            longest: self.longest.max(other.longest),
        }
    }

    /// How far guesses may be from the truth, without the error of the tables with fewer pieces, rounded up. `None` if the times are
    /// no bounds, or if that is further than moves that are nearly the best were looked for.
    pub(crate) fn error(self, proof: Proof) -> Option<u32> {
        let slack = u64::try_from(self.slack).ok().filter(|slack| *slack > 0)?;
        let error = self.residual.saturating_mul(self.longest.into()).div_ceil(slack);
        u32::try_from(error).ok().filter(|error| *error <= proof.distance)
    }
}

/// Times of a wave: its own, and those around it.
#[derive(Clone, Copy)]
pub(crate) struct TimesAround<'a> {
    pub(crate) around: Around<'a>,
    pub(crate) proof: Proof,
}

impl<const W: usize> Wave<'_, W> {
    /// Updates the times of these groups.
    pub(crate) fn update_times(&self, of: TimesAround, places: Range<usize>, times: &mut [u8]) -> Times {
        let chunks = times.par_chunks_mut(CHUNK * of.around.width).enumerate();
        let update = |(chunk, rows)| self.times(of, places.start + CHUNK * chunk, Rows::Update(rows));
        chunks.map(update).reduce(Times::default, Times::and)
    }

    /// Checks the times of these groups.
    pub(crate) fn check_times(&self, of: TimesAround, places: Range<usize>) -> Times {
        let chunks: Vec<usize> = places.clone().step_by(CHUNK).collect();
        let check = |begin: usize| self.times(of, begin, Rows::Check(CHUNK.min(places.end - begin)));
        chunks.into_par_iter().map(check).reduce(Times::default, Times::and)
    }

    fn times(&self, of: TimesAround, place: usize, rows: Rows) -> Times {
        match self.layers.scale {
            Scale::Coarse => work(Groups::<W, 3> { wave: self, of, place, rows }),
            Scale::Fine => work(Groups::<W, 4> { wave: self, of, place, rows }),
        }
    }
}

/// What to do with the times of groups.
enum Rows<'a> {
    /// Update these.
    Update(&'a mut [u8]),
    /// Check those of so many groups.
    Check(usize),
}

/// Groups from a place on, with their times.
struct Groups<'a, const W: usize, const P: usize> {
    wave: &'a Wave<'a, W>,
    of: TimesAround<'a>,
    place: usize,
    rows: Rows<'a>,
}

impl<const W: usize, const P: usize> Work for Groups<'_, W, P> {
    type Output = Times;

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> Times {
        let Groups { wave, of, place, mut rows } = self;
        let (mut group, mut next) = (Box::new(Prepared::new()), Box::new(Prepared::new()));
        let mut buffers = Box::new(Buffers::default());
        let mut times = Times::default();
        let mut source = wave.layers.kept.source(place);
        let width = of.around.width;
        let count = match &rows {
            Rows::Update(rows) => rows.len() / width,
            Rows::Check(groups) => *groups,
        };
        for number in 0..=count {
            if number < count {
                let row = wave.around.row(place + number);
                wave.prepare::<L, P>(lanes, (place + number, row), (&mut source, Some(&of.around)), &mut next);
            }
            if let Some(number) = number.checked_sub(1) {
                let bytes = number * width..(number + 1) * width;
                let row = match &rows {
                    Rows::Update(rows) => &rows[bytes.clone()],
                    Rows::Check(_) => of.around.row(place + number),
                };
                times = times.and(wave.group_times::<L, P>(lanes, of, row, &group, &mut buffers));
                if let Rows::Update(rows) = &mut rows {
                    lanes.write::<BYTES>(&buffers.new, &mut rows[bytes]);
                }
            }
            std::mem::swap(&mut group, &mut next);
        }
        source.end();
        times
    }
}

/// Buffers of a thread.
#[derive(Default)]
struct Buffers {
    /// The times of the group, and the new ones.
    old: Numbers,
    new: Numbers,
    /// The best move of each arrangement for a throw, and the longest time after a move that is nearly the best.
    best: Numbers,
    longest: Numbers,
    /// The best of the other side's choices, and the longest time after them.
    either: Numbers,
    after_choice: Numbers,
    /// The sums of both over the throws.
    sums: Sums,
    total: Numbers,
}

impl<const W: usize> Wave<'_, W> {
    /// Computes the times of a group, from its old ones and those around, and leaves them in a buffer.
    #[inline(always)]
    fn group_times<L: Lanes, const P: usize>(
        &self,
        lanes: L,
        of: TimesAround,
        times: &[u8],
        group: &Prepared<W>,
        buffers: &mut Buffers,
    ) -> Times {
        let Layers { sheet, scale, ways, .. } = self.layers;
        let one = scale.one();
        let Prepared { place, moves, own, positions } = group;
        let Buffers { old, new, best, longest, either, after_choice, sums, total } = buffers;
        lanes.read::<BYTES>(times, old);
        let row = self.around.row(*place);
        sums.clear(64 * W);
        total.0[..64 * W].fill(0);
        for ((_, weight), throw) in sheet.casting().weights().iter().zip(moves) {
            best.0[..64 * W].fill(0);
            longest.0[..64 * W].fill(0);
            let outside = throw.outside.iter().map(|found| {
                (found.seen::<false>(ways, self.around.row(found.place()), one), of.around.row(found.place()))
            });
            let inside = throw.inside.iter().map(|found| (found.seen::<false>(ways, row, one), times));
            for (seen, _) in outside.clone().chain(inside.clone()) {
                lanes.follow::<P, W>(&seen, best);
            }
            self.leave(lanes, &throw.leaving, best);
            let choices = throw.choices.iter().map(|choice| {
                let place = if choice.is_inside { *place } else { choice.kept.place() };
                let times = if choice.is_inside { times } else { of.around.row(place) };
                (choice, self.around.row(place), times)
            });
            for (choice, row, _) in choices.clone() {
                self.choose::<L, P, false>(lanes, choice, row, either, best);
            }
            if let Some(pass) = &throw.pass {
                follow_pass(pass, own, Some(one), best);
            }
            let group = (*place, own, &*old);
            for alone in &throw.alone {
                let best = &mut best.0[usize::from(alone.from) % NUMBERS];
                *best = self.judged::<P>(of, group, alone.after).0.max(*best);
            }
            for (seen, times) in outside.chain(inside) {
                lanes.follow_near::<P, W>(&seen, times, (best, of.proof.distance), longest);
            }
            for (choice, row, times) in choices {
                // The longest time after a choice that is nearly the best for the other side.
                self.choices::<L, P, false>(lanes, choice, row, either);
                after_choice.0[..64 * W].fill(0);
                let seen = choice.kept.seen::<false>(ways, row, one);
                lanes.follow_near::<P, W>(&seen, times, (either, of.proof.distance), after_choice);
                choice.kept.kind.arrangements.for_each(|at| {
                    let at = at % NUMBERS;
                    if best.0[at].wrapping_sub(one - either.0[at]) <= of.proof.distance {
                        longest.0[at] = longest.0[at].max(after_choice.0[at]);
                    }
                });
            }
            if let Some(pass) = &throw.pass {
                // A pass is the only move.
                follow_pass(pass, old, None, longest);
            }
            for alone in &throw.alone {
                let (number, time) = self.judged::<P>(of, group, alone.after);
                let from = usize::from(alone.from) % NUMBERS;
                if best.0[from].wrapping_sub(number) <= of.proof.distance {
                    longest.0[from] = longest.0[from].max(time);
                }
            }
            sums.add(64 * W, *weight, best);
            for at in 0..64 * W {
                total.0[at] += weight * longest.0[at];
            }
        }
        let weights = sheet.casting().falls();
        let mut found = Times::default();
        positions.for_each(|at| {
            let at = at % NUMBERS;
            let (guess, time) = (own.0[at], old.0[at]);
            found.positions += 1;
            found.residual = found.residual.max(sums.get(at).abs_diff(u64::from(weights) * u64::from(guess)));
            found.slack = found.slack.min(i64::from(weights * time) - i64::from(total.0[at]));
            found.longest = found.longest.max(time);
        });
        for at in 0..64 * W {
            let time = of.proof.unit + total.0[at].div_ceil(weights);
            new.0[at] = if own.0[at] <= one { time.min(LARGEST) } else { 0 };
        }
        found
    }

    /// The number after a move in one arrangement of the group at this place, with these guesses and times, as the side sees it that
    /// moves, and its time: the longest among the moves that are nearly the best.
    fn judged<const P: usize>(&self, of: TimesAround, group: (usize, &Numbers, &Numbers), after: After) -> (u32, u32) {
        let one = self.layers.scale.one();
        let (number, time, turns) = match after {
            After::Known(number) => return (number, 0),
            After::Within { place, at, turns } => {
                let time = if place as usize == group.0 {
                    group.2.0[usize::from(at)]
                } else {
                    number::<BYTES>(of.around.row(place as usize), at.into())
                };
                (self.within::<P>((group.0, group.1), (place, at)), time, turns)
            }
            After::Choice(position) => {
                let (number, time) = self.best_judged::<P>(of, group, &position);
                (number, time, position.side() != Side::Spools)
            }
        };
        (if turns { one - number } else { number }, time)
    }

    /// The number of a position with a choice, for the side to act, and its time.
    fn best_judged<const P: usize>(
        &self,
        of: TimesAround,
        group: (usize, &Numbers, &Numbers),
        position: &Position,
    ) -> (u32, u32) {
        let Layers { sheet, scale, .. } = self.layers;
        let (all, turned) = (position.occupied(), position.side() != Side::Spools);
        let each = |see: &mut dyn FnMut(u32, u32)| {
            position.legal_moves(sheet).for_each_after(|after| {
                let (number, time) = self.judged::<P>(of, group, self.after(all, &after));
                see(if turned { scale.one() - number } else { number }, time);
            });
        };
        let (mut best, mut longest) = (0, 0);
        each(&mut |number, _| best = best.max(number));
        each(&mut |number, time| {
            if best.wrapping_sub(number) <= of.proof.distance {
                longest = longest.max(time);
            }
        });
        (best, longest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_rounded_up_and_needs_slack() {
        let proof = Proof { distance: 100, unit: 64 };
        let times = Times { positions: 1, residual: 7, slack: 100, longest: 200 };
        assert_eq!(times.error(proof), Some(14));
        assert_eq!(Times { residual: 8, ..times }.and(times).error(proof), Some(16));
        assert_eq!(Times { slack: 99, ..times }.error(proof), Some(15));
        assert_eq!(Times { slack: 0, ..times }.error(proof), None);
        assert_eq!(Times { slack: -5, ..times }.error(proof), None);
        assert_eq!(Times { residual: 51, ..times }.error(proof), None, "further than the distance");
    }
}
