//! Updates of the positions of a wave.

use std::iter::Sum;

use rayon::prelude::*;
use senet::RuleSheet;

use crate::method::Method;
use crate::program::{Chunk, Code, Group, VALUES, constant};
use crate::stored::{BYTES, Stored};

/// A wave: the groups whose houses have the same sum.
///
/// A *group* is all positions with pieces on the same houses, of either side. A move changes one of these houses, and an
/// exchange or a pass none. So a group depends on some fifty groups, each of them contiguous in memory. The groups of a
/// wave do not lead to one another, since a move changes the sum: they can be computed in any order, or at the same time,
/// with the same result.
pub(crate) struct Wave<'a> {
    /// The values of the groups before those of the wave.
    pub(crate) before: &'a [u8],
    /// The values of the groups behind them.
    pub(crate) behind: &'a [u8],
    /// The place of the first group behind.
    pub(crate) end: usize,
    /// Bytes of a group's values, and of a half's.
    pub(crate) width: usize,
    pub(crate) half: usize,
    /// Gaps that are left alone, in 2⁻³⁰.
    pub(crate) limit: u32,
}

/// The scratch buffer of a method.
type Scratch<M> = [<M as Method>::Stored; VALUES];

/// Runs `work` with the scratch buffer of this thread.
fn with_scratch<M: Method, T>(work: impl FnOnce(&mut Scratch<M>) -> T) -> T {
    M::Stored::scratch().with_borrow_mut(|scratch| work(scratch))
}

/// The result of computing positions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Computed {
    /// The number of positions.
    pub(crate) updates: usize,
    /// Whether a changed value sets the flag of the sweep.
    pub(crate) flagged: bool,
}

impl Sum for Computed {
    fn sum<I: Iterator<Item = Computed>>(all: I) -> Computed {
        all.fold(Computed::default(), |sum, one| Computed {
            updates: sum.updates + one.updates,
            flagged: sum.flagged | one.flagged,
        })
    }
}

/// The best of the alternatives at the beginning of `codes`, and the codes after them.
#[inline(always)]
fn best<'c, M: Method>(scratch: &Scratch<M>, mut codes: &'c [Code]) -> (M::Best, &'c [Code]) {
    let mut best = M::WORST;
    while let Some((code, rest)) = codes.split_first() {
        codes = rest;
        best = M::better(best, scratch[code.value()], code.turn());
        if code.is_last() {
            break;
        }
    }
    (best, codes)
}

impl Wave<'_> {
    /// Computes all groups by their compiled moves.
    pub(crate) fn follow<M: Method, S: AsRef<RuleSheet> + Sync>(
        &self,
        sheet: &S,
        chunks: &[Chunk],
        mut values: &mut [u8],
        mut gaps: &mut [u32],
    ) -> Computed {
        let halves = self.width / self.half;
        let mut work = Vec::with_capacity(chunks.len());
        for chunk in chunks {
            let (of_values, more_values) = values.split_at_mut(chunk.len() * self.width);
            let (of_gaps, more_gaps) = gaps.split_at_mut(chunk.len() * halves);
            work.push((chunk, of_values, of_gaps));
            (values, gaps) = (more_values, more_gaps);
        }
        let update = |(chunk, values, gaps): (&Chunk, &mut [u8], &mut [u32])| -> Computed {
            let groups = chunk.groups().zip(values.chunks_exact_mut(self.width)).zip(gaps.chunks_exact_mut(halves));
            let wide = groups.filter(|(_, gaps)| !self.leaves_alone::<M>(gaps));
            with_scratch::<M, _>(|scratch| {
                wide.map(|((group, values), gaps)| self.update::<M, S>(sheet, group, values, gaps, scratch)).sum()
            })
        };
        if work.len() == 1 || rayon::current_num_threads() == 1 {
            work.into_iter().map(update).sum()
        } else {
            work.into_par_iter().map(update).sum()
        }
    }

    /// The values of a group outside the wave.
    #[inline(always)]
    pub(crate) fn group(&self, place: usize) -> &[u8] {
        // The groups of a wave do not lead to one another.
        let (part, place) = if place >= self.end { (self.behind, place - self.end) } else { (self.before, place) };
        &part[place * self.width..][..self.width]
    }

    /// Whether a group with these gaps is skipped.
    #[inline(always)]
    pub(crate) fn leaves_alone<M: Method>(&self, gaps: &[u32]) -> bool {
        !M::EVERY_GROUP && gaps.iter().all(|gap| *gap <= self.limit)
    }

    /// Computes a group.
    #[inline(always)]
    fn update<M: Method, S: AsRef<RuleSheet>>(
        &self,
        sheet: &S,
        group: Group,
        values: &mut [u8],
        gaps: &mut [u32],
        scratch: &mut Scratch<M>,
    ) -> Computed {
        self.lay_out::<M>(group, values, scratch);
        let mut codes = group.codes;
        for number in group.choices {
            let (best, rest) = best::<M>(scratch, codes);
            codes = rest;
            scratch[constant(usize::from(*number))] = M::chosen(best);
        }
        let weights = sheet.as_ref().casting().weights();
        let (mut number, mut computed) = (0, Computed::default());
        for (values, gap) in values.chunks_exact_mut(self.half).zip(gaps) {
            let mut largest = 0;
            for value in values.chunks_exact_mut(BYTES) {
                let stored = M::Stored::read(value, 0);
                if stored.is_position() {
                    let mut mean = M::Mean::default();
                    for (_, weight) in weights {
                        let (best, rest) = best::<M>(scratch, codes);
                        codes = rest;
                        M::add(&mut mean, *weight, best);
                    }
                    let new = M::value(mean, stored);
                    new.write(value, 0);
                    scratch[number % VALUES] = new;
                    largest = largest.max(new.gap());
                    computed.updates += 1;
                    computed.flagged |= M::flags(stored, new);
                }
                number += 1;
            }
            *gap = largest;
        }
        computed
    }

    /// Fills the scratch buffer: the values of the group, of the groups that it leads to, and constants.
    #[inline(always)]
    fn lay_out<M: Method>(&self, group: Group, values: &[u8], scratch: &mut Scratch<M>) {
        let mut rest = &mut scratch[..];
        let mut lay = |bytes: &[u8]| {
            let (here, behind) = std::mem::take(&mut rest).split_at_mut(bytes.len() / BYTES);
            let values = bytes.chunks_exact(BYTES);
            here.iter_mut().zip(values).for_each(|(here, value)| *here = M::Stored::read(value, 0));
            rest = behind;
        };
        lay(values);
        for place in group.links {
            lay(self.group(*place as usize));
        }
        for (number, known) in group.constants.iter().enumerate() {
            scratch[constant(number)] = M::known(*known);
        }
    }
}
