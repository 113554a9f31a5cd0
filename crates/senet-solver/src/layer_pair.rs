//! A layer and its mirrored layer while they are being solved.

mod files;

use std::ops::Range;

use rayon::prelude::*;
use senet::{House, HouseSet, RuleSheet};
use senet_files::Memory;
use senet_tables::bounds::{ONE, chance};
use senet_tables::index::BINOMIAL;
use senet_tables::table::VALUE_LEN;
use senet_tables::{Index, Subject, Tables, table};

use crate::method::{Guess, Mark, Method, Narrow, Prove};
use crate::patterns::{PatternHouses, Patterns};
use crate::program::{Program, is_position};
use crate::schedule::{Guessing, Stage, State, distance, first_guess};
use crate::sets::Sets;
use crate::stored::{BYTES, Form, Stored, StoredBounds, StoredGuess, StoredMark};
use crate::tolerance::{HALF_STEP, error_below};
use crate::wave::{Computed, Wave};
use crate::{SolveError, Tolerance};

/// The layers *a* against *b* and *b* against *a* (one layer, if both are equal) with the values found so far.
///
/// A sweep computes every position anew, in place, by falling sum of the houses of all pieces: a move raises that sum
/// by the throw, a capture or a pass keeps it, and only the water or a forced way back lowers it. So almost all that a
/// position depends on was computed in the same sweep. Positions of one sum are a *wave*.
///
/// The [`Stage`] determines the work of a sweep. A narrowing sweep may skip positions whose gap is small: see
/// [`limit`](LayerPair::limit). Lower bounds that are computed from lower bounds are lower bounds in any order, and so for upper
/// bounds: while narrowing, every value is certified at every moment.
pub(crate) struct LayerPair {
    subject: Subject,
    /// The numbers of positions in tables, for the layer, and for its mirrored layer if that is another.
    indices: Vec<Index>,
    groups: Sets,
    patterns: Patterns,
    /// The moves of all positions.
    program: Program,
    /// The values, ordered by group, then by half, then by pattern.
    values: Memory,
    /// For each half of a group: the largest [gap](Stored::gap) of a position.
    gaps: Vec<u32>,
    /// The number of positions.
    positions: u64,
    /// The gap below which narrowing skips a position, and the gap of solved layers, in steps of 2⁻³⁰.
    enough: u32,
    target: u32,
    /// The error of the tables with fewer pieces, and how much further from guesses bounds are set at first, in steps of 2⁻³⁰.
    error: u32,
    room: u32,
    pub(crate) state: State,
}

impl LayerPair {
    /// Layers with fewer positions are narrowed without a guess.
    pub(crate) const SMALL: u64 = 1 << 20;

    /// An estimate of the memory for solving *a* against *b*, in bytes.
    pub(crate) fn memory(solved: &Tables, own: u8, enemy: u8) -> u64 {
        let sheet = solved.sheet();
        let groups = Sets::new(own + enemy, Index::new(sheet, own, enemy).excluded());
        let program = Program::expected(sheet, &groups, &Patterns::new(own, enemy), solved);
        // For each half of a group, there is a gap of four bytes.
        let gaps = 8 * LayerPair::groups(sheet, own, enemy);
        LayerPair::bytes(sheet, own, enemy) + gaps + program
    }

    /// Bytes of all values.
    pub(crate) fn bytes(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        LayerPair::numbers(sheet, own, enemy) * BYTES as u64
    }

    /// Bytes of the values of the tables.
    pub(crate) fn bytes_of_tables(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        LayerPair::numbers(sheet, own, enemy) * VALUE_LEN as u64
    }

    /// The size of the range of position numbers.
    pub(crate) fn numbers(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        let patterns = BINOMIAL[usize::from(own + enemy)][usize::from(own)] * if own == enemy { 1 } else { 2 };
        LayerPair::groups(sheet, own, enemy) * u64::from(patterns)
    }

    /// The number of groups.
    fn groups(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        BINOMIAL[Index::new(sheet, own, enemy).houses()][usize::from(own + enemy)].into()
    }

    /// Layers with unknown values.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooRough`], or [`SolveError::Memory`].
    pub(crate) fn begin(solved: &Tables, own: u8, enemy: u8, tolerance: Tolerance) -> Result<LayerPair, SolveError> {
        let subject = *solved.subject();
        let sheet = subject.sheet();
        let layers = if own == enemy { vec![(own, enemy)] } else { vec![(own, enemy), (enemy, own)] };
        let (error, allowed) = (error_below(solved, (own, enemy)), tolerance.of_layer(own + enemy));
        // A gap is twice the error.
        #[expect(clippy::cast_sign_loss, reason = "a tolerance is not negative")]
        let target = (2.0 * (allowed * f64::from(ONE) - f64::from(HALF_STEP))) as u32;
        if target <= 2 * error {
            return Err(SolveError::TooRough { error: chance(error), allowed });
        }
        let bytes = LayerPair::bytes(sheet, own, enemy) as usize;
        let values = Memory::new(bytes).map_err(SolveError::Memory)?;
        let indices: Vec<Index> = layers.into_iter().map(|(own, enemy)| Index::new(sheet, own, enemy)).collect();
        let groups = Sets::new(own + enemy, indices[0].excluded());
        let patterns = Patterns::new(own, enemy);
        Ok(LayerPair {
            subject,
            program: Program::new(),
            values,
            gaps: vec![ONE; groups.len() * patterns.halves()],
            indices,
            groups,
            patterns,
            positions: 0,
            enough: u32::midpoint(2 * error, target),
            target,
            error,
            room: target / 2 - error,
            state: State::default(),
        })
    }

    /// The size of the range of numbers of a group.
    fn numbers_of_group(&self) -> usize {
        self.patterns.halves() * self.patterns.count()
    }

    /// Bytes of a group's values.
    fn width(&self) -> usize {
        self.numbers_of_group() * BYTES
    }

    /// The values of a group.
    fn group(&self, place: usize) -> &[u8] {
        &self.values[place * self.width()..][..self.width()]
    }

    /// The number of waves of a sweep.
    pub(crate) fn waves(&self) -> u32 {
        self.groups.largest_sum() as u32 + 1
    }

    /// The number of positions.
    pub(crate) const fn positions(&self) -> u64 {
        self.positions
    }

    /// The largest gap of any position.
    pub(crate) fn gap(&self) -> u32 {
        self.gaps.par_iter().copied().max().unwrap_or(0)
    }

    /// The gap at which the present stage ends.
    pub(crate) fn target(&self) -> u32 {
        match self.state.stage {
            Stage::Guess { guessing, .. }
            | Stage::Extrapolate { guessing }
            | Stage::Leap { guessing }
            | Stage::LeapTogether { guessing } => guessing.small_change(self.room),
            Stage::StartGuess => Guessing::default().small_change(self.room),
            Stage::Mark { .. } => 0,
            Stage::Narrow { .. } | Stage::Surround | Stage::Prove { .. } | Stage::MoveApart { .. } | Stage::Restart => {
                self.target
            }
        }
    }

    /// Whether the values are bounds that are narrow enough, after a whole sweep.
    pub(crate) fn is_solved(&self) -> bool {
        let is_narrowed = matches!(self.state.stage, Stage::Narrow { .. }) && self.state.waves == 0;
        is_narrowed && self.gap() <= self.target
    }

    /// Begins with guesses instead of narrowing, if no sweep has begun yet.
    pub(crate) fn guess(&mut self) {
        if self.state == State::default() {
            self.state.stage = Stage::Mark { marked: false };
            self.gaps.fill(1);
        }
    }

    /// Finds the moves of the next wave. Must be called until it returns 1, the completed share, before the first sweep.
    pub(crate) fn prepare_wave(&mut self, solved: &Tables) -> f64 {
        let (waves, width) = (self.waves(), self.width());
        let LayerPair { subject, groups, patterns, program, values, .. } = self;
        let places = groups.with_sum(program.waves());
        let values = &values[places.start * width..places.end * width];
        program.add_wave(subject.sheet(), groups, patterns, solved, values) as f64 / f64::from(waves)
    }

    /// Does what the stage asks for with the next wave. Returns whether that ended a sweep.
    pub(crate) fn wave(&mut self) -> bool {
        let least = self.target / 2;
        let computed = match self.state.stage {
            Stage::Narrow { limit } => {
                let limit = if self.state.waves == 0 { self.limit() } else { limit };
                self.state.stage = Stage::Narrow { limit };
                Some(self.compute::<Narrow>(limit.max(self.enough)))
            }
            Stage::Mark { .. } => Some(self.compute::<Mark>(0)),
            Stage::Guess { .. } => Some(self.compute::<Guess<false>>(0)),
            Stage::Extrapolate { .. } => Some(self.compute::<Guess<true>>(0)),
            Stage::Prove { .. } => Some(self.compute::<Prove>(0)),
            Stage::StartGuess => self.rewrite(|_: StoredMark, start| StoredGuess::unchanged(start)),
            Stage::Leap { .. } => self.rewrite(|guess: StoredGuess, _| guess.leapt()),
            Stage::LeapTogether { guessing } => {
                self.rewrite(|guess: StoredGuess, _| guess.leapt_by(guessing.multiple()))
            }
            Stage::Surround => {
                let distance = distance(0, self.error, least);
                self.rewrite(|guess: StoredGuess, _| guess.surrounded(distance))
            }
            Stage::MoveApart { failures } => {
                let distance = distance(failures, self.error, least);
                self.rewrite(|bounds: StoredBounds, _| bounds.moved_apart(distance))
            }
            Stage::Restart => self.rewrite(|_: StoredMark, _| StoredBounds::UNKNOWN),
        };
        let Computed { updates, flagged } = computed.unwrap_or_default();
        self.state.updates += updates as u64;
        if flagged {
            self.state.stage.flag();
        }
        self.state.waves += 1;
        let ends = self.state.waves == self.waves();
        if ends {
            self.state.sweeps += u32::from(computed.is_some());
            self.state.advance(self.gap(), self.room);
        }
        ends
    }

    /// The places of the groups of the next wave.
    fn places(&self) -> Range<usize> {
        self.groups.with_sum((self.waves() - 1 - self.state.waves) as usize)
    }

    /// Computes the next wave from all others; groups whose gaps are within the limit may be left alone.
    fn compute<M: Method>(&mut self, limit: u32) -> Computed {
        debug_assert_eq!(self.state.stage.forms(), (M::Stored::FORM, M::Stored::FORM));
        let (places, total) = (self.places(), (self.waves() - 1 - self.state.waves) as usize);
        let (width, halves) = (self.width(), self.patterns.halves());
        let LayerPair { subject, program, values, gaps, .. } = self;
        let (before, rest) = values.split_at_mut(places.start * width);
        let (values, behind) = rest.split_at_mut(places.len() * width);
        let gaps = &mut gaps[places.start * halves..places.end * halves];
        let wave = Wave { before, behind, end: places.end, width, half: width / halves, limit };
        let sheet = *subject.sheet();
        senet::specialise!(sheet => wave.follow::<M, _>(&sheet, program.wave(total), values, gaps))
    }

    /// Rewrites the values of the next wave. `change` gets a value and the first guess of its position. Returns `None`: no
    /// position is computed.
    fn rewrite<A: Stored, B: Stored>(&mut self, change: impl Fn(A, u32) -> B + Sync) -> Option<Computed> {
        debug_assert_eq!(self.state.stage.forms(), (A::FORM, B::FORM));
        let someone_can_wait = self.subject.sheet().leaving().on_30;
        self.revise(self.places(), |all| {
            let foremost = all.len().saturating_sub(1);
            let (change, someone_waits) = (&change, someone_can_wait && all.contains(House::LAST));
            move |pattern, stored: A| {
                let start = first_guess(someone_waits, pattern >> foremost & 1 == 1);
                if stored.is_position() { change(stored, start) } else { B::NO_POSITION }
            }
        });
        None
    }

    /// Replaces the values of these groups. `of_group` maps the houses of a group to a function from a pattern and its value to the
    /// new value. Returns the number of positions.
    fn revise<A: Stored, B: Stored, W: Fn(u16, A) -> B>(
        &mut self,
        places: Range<usize>,
        of_group: impl Fn(HouseSet) -> W + Sync,
    ) -> u64 {
        let (width, halves) = (self.width(), self.patterns.halves());
        let LayerPair { groups, patterns, values, gaps, .. } = self;
        let gaps = gaps[places.start * halves..places.end * halves].par_chunks_exact_mut(halves);
        let values = values[places.start * width..places.end * width].par_chunks_exact_mut(width);
        let positions = (places, values, gaps).into_par_iter().map(|(place, values, gaps)| {
            let revised = of_group(groups.get(place));
            let (mut positions, mut numbers) = (0, 0..);
            for (half, gap) in gaps.iter_mut().enumerate() {
                *gap = 0;
                for (pattern, number) in patterns.of(half).iter().zip(&mut numbers) {
                    let new = revised(*pattern, A::read(values, number));
                    new.write(values, number);
                    if new.is_position() {
                        *gap = new.gap().max(*gap);
                        positions += 1;
                    }
                }
            }
            positions
        });
        positions.sum()
    }

    /// The gaps that the next sweep skips, in steps of 2⁻³⁰.
    ///
    /// Few positions narrow much more slowly than all others: those from which a game hardly leaves the layer. So most sweeps
    /// take only gaps larger than about half of the widest, and every position after as many such sweeps as cost half of a full
    /// one. Small layers are solved before that matters.
    fn limit(&self) -> u32 {
        if self.positions < LayerPair::SMALL {
            return self.enough;
        }
        let wider_than = |limit: u32| self.gaps.iter().filter(|gap| **gap > limit).count();
        let limit = u32::midpoint(self.gap().max(self.enough), self.enough);
        let all_after = wider_than(self.enough) / (2 * wider_than(limit)).max(1);
        if (self.state.sweeps as usize).is_multiple_of(all_after.max(1)) { self.enough } else { limit }
    }

    /// The error of the tables, in steps of 2⁻³⁰.
    pub(crate) fn error(&self) -> u32 {
        let numbers = self.numbers_of_group();
        let of_group = |values: &[u8]| {
            let values = (0..numbers).map(|number| StoredBounds::read(values, number));
            let values = values.filter(|value| value.is_position());
            values.map(|value| table::rounded(value.bounds()).1).max().unwrap_or(0)
        };
        self.values.par_chunks_exact(self.width()).map(of_group).max().unwrap_or(0)
    }

    /// Pieces of the side to throw, and of the other.
    pub(crate) fn pieces(&self) -> (u8, u8) {
        self.indices[0].pieces()
    }

    /// The layers of which there will be tables.
    pub(crate) fn layers(&self) -> Vec<(u8, u8)> {
        self.indices.iter().map(|index| index.pieces()).collect()
    }

    /// Counts the positions of a wave and finds their gaps. Must be called for all sums of houses before anything else.
    pub(crate) fn inspect(&mut self, sum: u32) {
        self.positions += match self.state.form(sum, self.waves()) {
            Form::Bounds => self.check::<StoredBounds>(sum),
            Form::Marks => self.check::<StoredMark>(sum),
            Form::Guesses => self.check::<StoredGuess>(sum),
        };
    }

    /// Replaces invalid values of a wave, and counts its positions.
    fn check<V: Stored>(&mut self, sum: u32) -> u64 {
        let sheet = *self.subject.sheet();
        self.revise(self.groups.with_sum(sum as usize), |all| {
            let of_patterns = PatternHouses::new(all);
            move |pattern, known: V| {
                let own = of_patterns.houses(pattern);
                // Checksums do not stop deliberate changes, so invalid values are set to "unknown".
                if is_position(&sheet, own, all & !own) { known.sound() } else { V::NO_POSITION }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use senet_tables::Bounds;

    use super::*;

    /// Solves two against two of `uninerd` from wrong guesses or bounds, and compares the result with the shipped tables.
    fn believes_nothing(stage: Stage, wrong: impl Fn(usize) -> u64) {
        let sheet = RuleSheet::UNINERD;
        let shipped = Tables::shipped(&sheet).expect("tables");
        let mut pair = LayerPair::begin(&shipped, 2, 2, Tolerance::default()).expect("memory");
        pair.values.chunks_exact_mut(BYTES).enumerate().for_each(|(number, value)| {
            value.copy_from_slice(&wrong(number).to_le_bytes());
        });
        pair.state = State { stage, sweeps: 1, ..State::default() };
        (0..pair.waves()).for_each(|sum| pair.inspect(sum));
        while pair.prepare_wave(&shipped) < 1.0 {}
        while !pair.is_solved() {
            pair.wave();
        }
        let table = shipped.table(2, 2).expect("a table");
        let mut positions = 0;
        for place in 0..pair.groups.len() {
            let all = pair.groups.get(place);
            for (at, pattern) in pair.patterns.of(0).iter().enumerate() {
                let value = StoredBounds::read(pair.group(place), at);
                if value.is_position() {
                    let own = PatternHouses::new(all).houses(*pattern);
                    let known = table.get(table.index().rank(own, all & !own));
                    let known = known.expect("a sound table").expect("a position");
                    let bounds = value.bounds();
                    assert!(bounds.meets(known), "{own:?} {bounds:?} {known:?}");
                    positions += 1;
                }
            }
        }
        assert_eq!(positions, pair.positions());
    }

    /// Pseudorandom bits.
    const fn scattered(number: usize) -> u64 {
        (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    #[test]
    fn wrong_bounds_are_not_proved() {
        let prove = Stage::Prove { failures: 0, sweeps: 0, worsened: false };
        for chance in [ONE / 10, ONE / 2, ONE - ONE / 10] {
            believes_nothing(prove, |_| Bounds::from_steps(chance - 5, chance + 5).packed());
        }
        believes_nothing(prove, |number| Bounds::from_steps(0, (number % 1000) as u32).packed());
        believes_nothing(prove, scattered);
    }

    #[test]
    fn wrong_guesses_do_no_harm() {
        let guessing = Guessing::default();
        for stage in [
            Stage::StartGuess,
            Stage::Guess { guessing, sweeps: 0, earlier_change: 0 },
            Stage::Extrapolate { guessing },
            Stage::Leap { guessing },
            Stage::LeapTogether { guessing },
            Stage::Surround,
            Stage::MoveApart { failures: 0 },
            Stage::Restart,
        ] {
            believes_nothing(stage, |number| scattered(number) & 0x3fff_ffff_3fff_ffff);
        }
    }
}
