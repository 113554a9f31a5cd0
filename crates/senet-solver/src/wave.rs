//! The positions of a wave, computed from all others.

use std::cell::RefCell;

use rayon::prelude::*;
use senet::{HouseSet, RuleSheet};

use crate::bounds::{Bounds, Mean};
use crate::program::{Code, Compiler, Group, PIECE, Piece, VALUES, constant};

/// Bytes of a position's bounds.
pub(crate) const VALUE: usize = size_of::<u64>();
/// Stands where pieces make no position: the sheet lets no such position arise.
pub(crate) const NO_POSITION: u64 = u64::MAX;

/// A wave: the groups whose houses have the same sum.
///
/// A *group* is all positions with pieces on the same houses, whoever they belong to. A move changes those houses a
/// little, and an exchange or a pass not at all, so that whatever a group depends on lies in some fifty groups, each of
/// them in one piece. No group of a wave leads to another of the same wave, since a move changes the sum: they can be
/// computed in any order, or at the same time, with the same result.
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

/// All values that one thread computes a group from.
pub(crate) struct Desk(Box<[u64; VALUES]>);

impl Desk {
    /// Works at the desk of this thread.
    pub(crate) fn with<T>(work: impl FnOnce(&mut Desk) -> T) -> T {
        thread_local! {
            static DESK: RefCell<Desk> = RefCell::new(Desk(Box::new([0; VALUES])));
        }
        DESK.with_borrow_mut(work)
    }

    /// The best of what a side can choose from. Returns what comes behind it as well.
    #[inline(always)]
    fn best<'c>(&self, mut codes: &'c [Code]) -> (Bounds, &'c [Code]) {
        let mut best = Bounds::LOST;
        while let Some((code, rest)) = codes.split_first() {
            codes = rest;
            best = best.or_better(Bounds::unpacked(self.0[code.value()].rotate_left(code.turn())));
            if code.is_last() {
                break;
            }
        }
        (best, codes)
    }
}

impl Wave<'_> {
    /// Computes all groups by what is kept of the rules. Returns how many positions that were.
    pub(crate) fn follow<S: AsRef<RuleSheet> + Sync>(
        &self,
        sheet: &S,
        pieces: &[Piece],
        mut values: &mut [u8],
        mut gaps: &mut [u32],
    ) -> usize {
        let halves = self.width / self.half;
        let mut work = Vec::with_capacity(pieces.len());
        for piece in pieces {
            let (of_values, more_values) = values.split_at_mut(piece.len() * self.width);
            let (of_gaps, more_gaps) = gaps.split_at_mut(piece.len() * halves);
            work.push((piece, of_values, of_gaps));
            (values, gaps) = (more_values, more_gaps);
        }
        let update = |(piece, values, gaps): (&Piece, &mut [u8], &mut [u32])| -> usize {
            let groups = piece.groups().zip(values.chunks_exact_mut(self.width)).zip(gaps.chunks_exact_mut(halves));
            let wide = groups.filter(|(_, gaps)| !self.leaves_alone(gaps));
            Desk::with(|desk| wide.map(|((group, values), gaps)| self.update(sheet, group, values, gaps, desk)).sum())
        };
        if work.len() == 1 || rayon::current_num_threads() == 1 {
            work.into_iter().map(update).sum()
        } else {
            work.into_par_iter().map(update).sum()
        }
    }

    /// Computes all groups and asks the rules for each. Returns how many positions that were.
    pub(crate) fn ask<'s, S: AsRef<RuleSheet> + Sync + 's>(
        &self,
        sheet: &S,
        compiler: impl Fn() -> Compiler<'s, S> + Sync,
        groups: &[HouseSet],
        values: &mut [u8],
        gaps: &mut [u32],
    ) -> usize {
        let halves = self.width / self.half;
        let values = values.par_chunks_mut(PIECE * self.width);
        let pieces = (groups.par_chunks(PIECE), values, gaps.par_chunks_mut(PIECE * halves)).into_par_iter();
        let update = |(groups, values, gaps): (&[HouseSet], &mut [u8], &mut [u32])| -> usize {
            let mut compiler = compiler();
            let groups = groups.iter().zip(values.chunks_exact_mut(self.width)).zip(gaps.chunks_exact_mut(halves));
            let wide = groups.filter(|(_, gaps)| !self.leaves_alone(gaps));
            Desk::with(|desk| {
                wide.map(|((all, values), gaps)| {
                    let group = compiler.alone(*all, values);
                    self.update(sheet, group, values, gaps, desk)
                })
                .sum()
            })
        };
        pieces.map(update).sum()
    }

    /// Whether a group with these gaps is left as it is.
    #[inline(always)]
    fn leaves_alone(&self, gaps: &[u32]) -> bool {
        gaps.iter().all(|gap| *gap <= self.limit)
    }

    /// Computes a group. Returns how many positions there were to compute.
    #[inline(always)]
    fn update<S: AsRef<RuleSheet>>(
        &self,
        sheet: &S,
        group: Group,
        values: &mut [u8],
        gaps: &mut [u32],
        desk: &mut Desk,
    ) -> usize {
        self.lay_out(group, values, desk);
        let mut codes = group.codes;
        for number in group.choices {
            let (best, rest) = desk.best(codes);
            codes = rest;
            desk.0[constant(usize::from(*number))] = best.packed();
        }
        let weights = sheet.as_ref().casting.weights();
        let (mut number, mut updates) = (0, 0);
        for (values, gap) in values.chunks_exact_mut(self.half).zip(gaps) {
            let mut largest = 0;
            for value in values.chunks_exact_mut(VALUE) {
                let known = desk.0[number % VALUES];
                if known != NO_POSITION {
                    let mut mean = Mean::default();
                    for (_, weight) in weights {
                        let (best, rest) = desk.best(codes);
                        codes = rest;
                        mean.add(*weight, best);
                    }
                    // Both are bounds, so the narrower of each is one. Values never get worse.
                    let bounds = mean.bounds().and(Bounds::unpacked(known));
                    desk.0[number % VALUES] = bounds.packed();
                    value.copy_from_slice(&bounds.packed().to_le_bytes());
                    largest = largest.max(bounds.gap());
                    updates += 1;
                }
                number += 1;
            }
            *gap = largest;
        }
        updates
    }

    /// Lays out the values of the group, of those that it leads to, and what is known already.
    #[inline(always)]
    fn lay_out(&self, group: Group, values: &[u8], desk: &mut Desk) {
        let mut rest = &mut desk.0[..];
        let mut lay = |bytes: &[u8]| {
            let (here, behind) = std::mem::take(&mut rest).split_at_mut(bytes.len() / VALUE);
            here.iter_mut().zip(bytes.chunks_exact(VALUE)).for_each(|(here, value)| *here = read(value));
            rest = behind;
        };
        lay(values);
        for place in group.links {
            let place = *place as usize;
            // No group of the wave leads to another of its groups.
            let (part, place) = if place >= self.end { (self.behind, place - self.end) } else { (self.before, place) };
            lay(&part[place * self.width..][..self.width]);
        }
        for (number, known) in group.constants.iter().enumerate() {
            desk.0[constant(number)] = *known;
        }
    }
}

/// A position's bounds as they are stored.
#[inline(always)]
pub(crate) fn read(value: &[u8]) -> u64 {
    value.first_chunk().map_or(NO_POSITION, |value| u64::from_le_bytes(*value))
}
