//! Margins: upper bounds on the errors of guesses, which prove them.
//!
//! Let *g* be the guesses, *T(g)* their update, and *e* a number for each position with
//!
//! > *e* ≥ |*T(g)* − *g*| + the mean over the throws of the largest *e* among the moves that are nearly the best,
//!
//! where positions outside the layer have 0, and a move is nearly the best if its guess is at most *d* below the best. Let no *e*
//! be larger than *d*. Then an update of *g* + *e* is nowhere larger than *g* + *e*: moves that are not nearly the best cannot
//! become the best by adding *e* ≤ *d*. In the same way, an update of *g* − *e* is nowhere smaller. Games end, whatever both sides
//! play (that was marked before), so the true values lie between the two: no guess is further than its *e* from the truth, plus
//! the error of the tables with fewer pieces. All numbers here are whole, and nothing is rounded but the result.
//!
//! Sweeps start from margins that are too large and shrink them to the smallest that satisfy this: see
//! [`margin_schedule`](super::margin_schedule).

use std::ops::Range;

use rayon::prelude::*;
use senet::{Position, Side};

use super::around::Around;
use super::lanes::{Lanes, Work, number, work};
use super::moves::After;
use super::sums::Sums;
use super::update::{CHUNK, Layers, Prepared, Wave, follow_pass};
use super::{NUMBERS, Numbers, Scale};

/// Bytes of a margin.
pub(crate) const BYTES: usize = 2;
/// The largest margin, in parts of a step.
pub(crate) const LARGEST: u32 = u16::MAX as u32;

/// The parameters of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Proof {
    /// The distance *d* from the best move up to which moves are nearly the best, in steps of guesses: at most [`LARGEST`].
    pub(crate) distance: u32,
}

impl Proof {
    /// The binary logarithm of the parts of a step, the unit of margins: the finest unit in which the distance fits.
    pub(crate) fn unit(self) -> u32 {
        (LARGEST / self.distance.max(1)).ilog2()
    }

    /// The limit, the largest margin that proves: the distance in parts of a step.
    pub(crate) fn limit(self) -> u32 {
        self.distance << self.unit()
    }
}

/// The result of a sweep over margins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Margins {
    /// The number of positions.
    pub(crate) positions: u64,
    /// The smallest difference of a margin and its lower bound, in parts of a step, times the weight of all throws. Negative if some
    /// margin is no bound.
    pub(crate) slack: i64,
    /// The largest margin, in parts of a step.
    pub(crate) largest: u32,
}

impl Default for Margins {
    fn default() -> Margins {
        Margins { positions: 0, slack: i64::MAX, largest: 0 }
    }
}

impl Margins {
    /// The result for both groups.
    pub(crate) fn and(self, other: Margins) -> Margins {
        Margins {
            positions: self.positions + other.positions,
            slack: self.slack.min(other.slack),
            largest: self.largest.max(other.largest),
        }
    }

    /// The bound on the error of the guesses, without that of the tables with fewer pieces, rounded up to steps. `None` if some margin
    /// is too small to be a bound, or exceeds the limit.
    pub(crate) fn error(self, proof: Proof) -> Option<u32> {
        let error = self.largest.div_ceil(1 << proof.unit());
        (self.slack >= 0 && error <= proof.distance).then_some(error)
    }
}

/// The margins that a wave reads.
#[derive(Clone, Copy)]
pub(crate) struct MarginsAround<'a> {
    pub(crate) around: Around<'a>,
    pub(crate) proof: Proof,
    /// The excess that an update adds to a margin, in parts of a step.
    pub(crate) excess: u32,
}

impl<const W: usize> Wave<'_, W> {
    /// Updates the margins of these groups.
    pub(crate) fn update_margins(&self, of: MarginsAround, places: Range<usize>, margins: &mut [u8]) -> Margins {
        let chunks = margins.par_chunks_mut(CHUNK * of.around.width).enumerate();
        let update = |(chunk, rows)| self.margins(of, places.start + CHUNK * chunk, Rows::Update(rows));
        chunks.map(update).reduce(Margins::default, Margins::and)
    }

    /// Checks the margins of these groups.
    pub(crate) fn check_margins(&self, of: MarginsAround, places: Range<usize>) -> Margins {
        let chunks: Vec<usize> = places.clone().step_by(CHUNK).collect();
        let check = |begin: usize| self.margins(of, begin, Rows::Check(CHUNK.min(places.end - begin)));
        chunks.into_par_iter().map(check).reduce(Margins::default, Margins::and)
    }

    fn margins(&self, of: MarginsAround, place: usize, rows: Rows) -> Margins {
        match self.layers.scale {
            Scale::Coarse => work(Groups::<W, 3> { wave: self, of, place, rows }),
            Scale::Fine => work(Groups::<W, 4> { wave: self, of, place, rows }),
        }
    }
}

/// The margins of groups, to update or to check.
enum Rows<'a> {
    /// Margins to update.
    Update(&'a mut [u8]),
    /// The number of groups to check.
    Check(usize),
}

/// Groups from a place on, with their margins.
struct Groups<'a, const W: usize, const P: usize> {
    wave: &'a Wave<'a, W>,
    of: MarginsAround<'a>,
    place: usize,
    rows: Rows<'a>,
}

impl<const W: usize, const P: usize> Work for Groups<'_, W, P> {
    type Output = Margins;

    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) -> Margins {
        let Groups { wave, of, place, mut rows } = self;
        let (mut group, mut next) = (Box::new(Prepared::new()), Box::new(Prepared::new()));
        let mut buffers = Box::new(Buffers::default());
        let mut margins = Margins::default();
        let mut source = wave.layers.kept.source(place, wave.moves);
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
                margins = margins.and(wave.group_margins::<L, P>(lanes, of, row, &group, &mut buffers));
                if let Rows::Update(rows) = &mut rows {
                    lanes.write::<BYTES>(&buffers.new, &mut rows[bytes]);
                }
            }
            std::mem::swap(&mut group, &mut next);
        }
        source.end();
        margins
    }
}

/// Buffers of a thread.
#[derive(Default)]
struct Buffers {
    /// The margins of the group, and the new ones.
    old: Numbers,
    new: Numbers,
    /// The best move of each arrangement for a throw, and the largest margin after a move that is nearly the best.
    best: Numbers,
    largest: Numbers,
    /// The best of the other side's choices, and the largest margin after them.
    either: Numbers,
    after_choice: Numbers,
    /// The sums of both over the throws.
    sums: Sums,
    total: Numbers,
}

impl<const W: usize> Wave<'_, W> {
    /// Computes the new margins of a group from its old ones and those of other groups. Leaves them in a buffer.
    #[inline(always)]
    fn group_margins<L: Lanes, const P: usize>(
        &self,
        lanes: L,
        of: MarginsAround,
        margins: &[u8],
        group: &Prepared<W>,
        buffers: &mut Buffers,
    ) -> Margins {
        let Layers { sheet, scale, ways, .. } = self.layers;
        let one = scale.one();
        let Prepared { place, moves, own, positions } = group;
        let Buffers { old, new, best, largest, either, after_choice, sums, total } = buffers;
        lanes.read::<BYTES>(margins, old);
        let row = self.around.row(*place);
        sums.clear(64 * W);
        total.0[..64 * W].fill(0);
        for ((_, weight), throw) in sheet.casting().weights().iter().zip(moves) {
            best.0[..64 * W].fill(0);
            largest.0[..64 * W].fill(0);
            let outside = throw.outside.iter().map(|found| {
                (found.seen::<false>(ways, self.around.row(found.place()), one), of.around.row(found.place()))
            });
            let inside = throw.inside.iter().map(|found| (found.seen::<false>(ways, row, one), margins));
            for (seen, _) in outside.clone().chain(inside.clone()) {
                lanes.follow::<P, W>(&seen, best);
            }
            self.leave(lanes, &throw.leaving, best);
            let choices = throw.choices.iter().map(|choice| {
                let place = if choice.is_inside { *place } else { choice.kept.place() };
                let margins = if choice.is_inside { margins } else { of.around.row(place) };
                (choice, self.around.row(place), margins)
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
            for (seen, margins) in outside.chain(inside) {
                lanes.follow_near::<P, W>(&seen, margins, (best, of.proof.distance), largest);
            }
            for (choice, row, margins) in choices {
                // The largest margin after a choice that is nearly the best for the other side.
                self.choices::<L, P, false>(lanes, choice, row, either);
                after_choice.0[..64 * W].fill(0);
                let seen = choice.kept.seen::<false>(ways, row, one);
                lanes.follow_near::<P, W>(&seen, margins, (either, of.proof.distance), after_choice);
                choice.kept.kind.arrangements.for_each(|at| {
                    let at = at % NUMBERS;
                    if best.0[at].wrapping_sub(one - either.0[at]) <= of.proof.distance {
                        largest.0[at] = largest.0[at].max(after_choice.0[at]);
                    }
                });
            }
            if let Some(pass) = &throw.pass {
                // A pass is the only move.
                follow_pass(pass, old, None, largest);
            }
            for alone in &throw.alone {
                let (number, margin) = self.judged::<P>(of, group, alone.after);
                let from = usize::from(alone.from) % NUMBERS;
                if best.0[from].wrapping_sub(number) <= of.proof.distance {
                    largest.0[from] = largest.0[from].max(margin);
                }
            }
            sums.add(64 * W, *weight, best);
            for at in 0..64 * W {
                total.0[at] += weight * largest.0[at];
            }
        }
        let (weights, unit) = (sheet.casting().falls(), of.proof.unit());
        let mut found = Margins::default();
        new.0[..64 * W].fill(0);
        positions.for_each(|at| {
            let at = at % NUMBERS;
            let (guess, margin) = (own.0[at], old.0[at]);
            let residual = sums.get(at).abs_diff(u64::from(weights) * u64::from(guess));
            // A margin of two bytes cannot cover a larger residual.
            let residual = (residual << unit).min((weights * (LARGEST + 1)).into()) as u32;
            let needed = total.0[at] + residual;
            found.positions += 1;
            found.slack = found.slack.min(i64::from(weights * margin) - i64::from(needed));
            found.largest = found.largest.max(margin);
            new.0[at] = (needed.div_ceil(weights) + of.excess).min(LARGEST);
        });
        found
    }

    /// The number after a move in one arrangement of the group at this place, with these guesses and margins, as the side sees it that
    /// moves, and its margin: the largest among the moves that are nearly the best.
    fn judged<const P: usize>(
        &self,
        of: MarginsAround,
        group: (usize, &Numbers, &Numbers),
        after: After,
    ) -> (u32, u32) {
        let one = self.layers.scale.one();
        let (number, margin, turns) = match after {
            After::Known(number) => return (number, 0),
            After::Within { place, at, turns } => {
                let margin = if place as usize == group.0 {
                    group.2.0[usize::from(at)]
                } else {
                    number::<BYTES>(of.around.row(place as usize), at.into())
                };
                (self.within::<P>((group.0, group.1), (place, at)), margin, turns)
            }
            After::Choice(position) => {
                let (number, margin) = self.best_judged::<P>(of, group, &position);
                (number, margin, position.side() != Side::Spools)
            }
        };
        (if turns { one - number } else { number }, margin)
    }

    /// The number of a position with a choice, for the side to act, and its margin.
    fn best_judged<const P: usize>(
        &self,
        of: MarginsAround,
        group: (usize, &Numbers, &Numbers),
        position: &Position,
    ) -> (u32, u32) {
        let Layers { sheet, scale, .. } = self.layers;
        let (all, turned) = (position.occupied(), position.side() != Side::Spools);
        let each = |see: &mut dyn FnMut(u32, u32)| {
            position.legal_moves(sheet).for_each_after(|after| {
                let (number, margin) = self.judged::<P>(of, group, self.after(all, &after));
                see(if turned { scale.one() - number } else { number }, margin);
            });
        };
        let (mut best, mut largest) = (0, 0);
        each(&mut |number, _| best = best.max(number));
        each(&mut |number, margin| {
            if best.wrapping_sub(number) <= of.proof.distance {
                largest = largest.max(margin);
            }
        });
        (best, largest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_rounded_up_and_within_the_distance() {
        let proof = Proof { distance: 15_000 };
        assert_eq!(proof.unit(), 2);
        let margins = Margins { positions: 1, slack: 0, largest: 5 };
        assert_eq!(margins.error(proof), Some(2));
        assert_eq!(Margins { slack: -1, ..margins }.error(proof), None, "no bounds");
        let far = Margins { slack: 7, largest: 60_000, ..margins };
        assert_eq!(far.and(margins).error(proof), Some(15_000));
        assert_eq!(Margins { largest: 60_001, ..far }.error(proof), None, "further than the distance");
    }

    #[test]
    fn margins_fit_up_to_the_distance() {
        for distance in [0, 1, 34, 11_631, 32_767, 32_768, LARGEST] {
            let unit = Proof { distance }.unit();
            assert!(distance << unit <= LARGEST, "{distance}");
            assert!(distance.max(1) << (unit + 1) > LARGEST, "{distance}");
        }
    }
}
