//! Two layers that lead to one another, while they are being solved.

mod files;
mod rounding;

pub(crate) use files::write_in_place;

use std::ops::Range;

use rayon::prelude::*;
use senet::{House, HouseSet, RuleSheet};
use senet_tables::bounds::{ONE, chance};
use senet_tables::format::Header;
use senet_tables::index::BINOMIAL;
use senet_tables::{Bounds, Index, Table, Tables, table};

use crate::Tolerance;
use crate::layout::{Layout, NO_POSITION};
use crate::method::{Guess, Mark, Method, Narrow, Prove};
use crate::patterns::{Choices, Patterns};
use crate::program::{Compiler, Program, is_position};
use crate::schedule::{Form, Guessing, Rewrite, Stage, State, distance, first_guess};
use crate::sets::Sets;
use crate::solver::SolveError;
use crate::values::Values;
use crate::wave::{Computed, Wave};

/// The layers *a* against *b* and *b* against *a* (one layer, if both are equal), with what is known of their values.
///
/// A sweep computes every position anew, in place, by falling sum of the houses of all pieces: a move raises that sum
/// by the throw, a capture or a pass keeps it, and only what the water or a forced way back undoes lowers it. So almost
/// all that a position depends on was computed in the same sweep. Positions of one sum are a *wave*.
///
/// What a sweep does is a [`Task`]. When it narrows: where few positions are far behind all others, most sweeps take those
/// alone, see [`limit`](LayerPair::limit). A lower bound that is computed from lower bounds is one, whatever the order, and so for
/// upper bounds: every value is certified at every moment.
pub(crate) struct LayerPair {
    sheet: RuleSheet,
    /// The numbers of positions in tables, for the layer, and for its mirrored layer if that is another.
    indices: Vec<Index>,
    groups: Sets,
    patterns: Patterns,
    store: Store,
    /// What is known of the positions, group by group; in each, half by half and pattern by pattern.
    values: Values,
    /// For each half of a group: the largest [gap](Form::gap) of a position.
    gaps: Vec<u32>,
    /// How many positions there are.
    positions: u64,
    /// Gaps that are narrow enough to be left alone, and narrow enough to be done, in 2⁻³⁰.
    enough: u32,
    target: u32,
    /// The error of the tables with fewer pieces, and how much further from guesses bounds are set at first, in 2⁻³⁰.
    error: u32,
    room: u32,
    pub(crate) state: State,
}

/// Where the layers are solved, with what only that place needs.
enum Store {
    /// In memory: the moves of all positions are kept, too.
    Memory(Program),
    /// In the file of the values. The rules are asked for moves in every sweep.
    File {
        /// The header as it was last put on the disk.
        saved: Option<Header>,
        rounding: Option<Rounding>,
    },
}

/// The rounding of values in a file.
#[derive(Clone, Copy)]
struct Rounding {
    /// Rounded waves, from the lowest sum up.
    waves: u32,
    /// The error of the tables, in steps of 2⁻³⁰.
    error: u32,
}

impl LayerPair {
    /// A layer with fewer positions is small.
    pub(crate) const SMALL: u64 = 1 << 20;

    /// About how many bytes of memory it takes to solve *a* against *b*.
    pub(crate) fn memory(solved: &Tables, own: u8, enemy: u8) -> u64 {
        let sheet = solved.sheet();
        let groups = Sets::new(own + enemy, Index::new(sheet, own, enemy).barred());
        let program = Program::expected(sheet, &groups, &Patterns::new(own, enemy), solved);
        LayerPair::bytes(sheet, own, enemy, Layout::Whole) + LayerPair::bytes_of_groups(sheet, own, enemy) + program
    }

    /// About how many bytes of memory it takes in a file: what there is for each group, and the part of the file that the
    /// system must keep in memory, or else the disk is all that one waits for.
    pub(crate) fn memory_in_file(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        // Moves lead a little up from a wave, and as far down as the water sends. With seven twentieths of four against three of
        // `dutch`, a sweep took twice as long as with all of it, and with three tenths three times; with a fifth of four against
        // four, twenty-five times.
        LayerPair::bytes_of_groups(sheet, own, enemy) + LayerPair::bytes(sheet, own, enemy, Layout::Short) * 7 / 20
    }

    /// Bytes of all values.
    pub(crate) fn bytes(sheet: &RuleSheet, own: u8, enemy: u8, layout: Layout) -> u64 {
        LayerPair::numbers(sheet, own, enemy) * layout.bytes() as u64
    }

    /// How many numbers positions can have.
    fn numbers(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        let patterns = BINOMIAL[usize::from(own + enemy)][usize::from(own)] * if own == enemy { 1 } else { 2 };
        LayerPair::groups(sheet, own, enemy) * u64::from(patterns)
    }

    /// Bytes of what there is for each group: its set of houses, its place and a gap for each half, four bytes each.
    fn bytes_of_groups(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        16 * LayerPair::groups(sheet, own, enemy)
    }

    /// How many groups there are.
    fn groups(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        BINOMIAL[Index::new(sheet, own, enemy).houses()][usize::from(own + enemy)].into()
    }

    /// The layers, of which nothing is known.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooRough`], or [`SolveError::Memory`].
    pub(crate) fn begin(solved: &Tables, own: u8, enemy: u8, tolerance: Tolerance) -> Result<LayerPair, SolveError> {
        let bytes = LayerPair::bytes(solved.sheet(), own, enemy, Layout::Whole) as usize;
        let values = Values::in_memory(bytes).map_err(SolveError::Memory)?;
        LayerPair::with(Store::Memory(Program::new()), values, solved, (own, enemy), tolerance)
    }

    /// The layers in the file of their values; [`take_up_own`](LayerPair::take_up_own) reads what its header says.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooRough`].
    pub(crate) fn in_file(
        values: Values,
        solved: &Tables,
        layer: (u8, u8),
        tolerance: Tolerance,
    ) -> Result<LayerPair, SolveError> {
        LayerPair::with(Store::File { saved: None, rounding: None }, values, solved, layer, tolerance)
    }

    fn with(
        store: Store,
        values: Values,
        solved: &Tables,
        (own, enemy): (u8, u8),
        tolerance: Tolerance,
    ) -> Result<LayerPair, SolveError> {
        let sheet = *solved.sheet();
        let layers = if own == enemy { vec![(own, enemy)] } else { vec![(own, enemy), (enemy, own)] };
        let below = (1..=own).flat_map(|a| (1..=enemy).flat_map(move |b| [(a, b), (b, a)]));
        let before = below.filter(|layer| *layer != (own, enemy) && *layer != (enemy, own));
        let roughest = before.filter_map(|(a, b)| solved.table(a.into(), b.into())).map(Table::error_in_steps).max();
        let allowed = tolerance.of_layer(own + enemy);
        // Rounding takes half a step of a value, and gaps reach to both sides of it.
        let half_step = ONE / (2 * u32::from(table::CERTAIN)) + 2;
        #[expect(clippy::cast_sign_loss, reason = "a tolerance is not negative")]
        let target = (2.0 * (allowed * f64::from(ONE) - f64::from(half_step))) as u32;
        let error = roughest.unwrap_or(0);
        if target <= 2 * error {
            return Err(SolveError::TooRough { error: chance(error), allowed });
        }
        let indices: Vec<Index> = layers.into_iter().map(|(own, enemy)| Index::new(&sheet, own, enemy)).collect();
        let groups = Sets::new(own + enemy, indices[0].barred());
        let patterns = Patterns::new(own, enemy);
        Ok(LayerPair {
            store,
            sheet,
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

    /// Bytes of a group's values.
    fn width(&self) -> usize {
        self.patterns.halves() * self.patterns.count() * self.values.layout().bytes()
    }

    /// How many waves a sweep has.
    pub(crate) fn waves(&self) -> u32 {
        self.groups.largest_sum() as u32 + 1
    }

    /// How many positions there are.
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
        self.is_rounding() || (is_narrowed && self.gap() <= self.target)
    }

    /// Begins with guesses instead of narrowing, if no sweep has begun yet.
    pub(crate) fn guess(&mut self) {
        if self.state == State::default() {
            self.state.stage = Stage::Mark { marked: false };
            self.gaps.fill(1);
        }
    }

    /// Asks the rules for the positions of the next wave, which must be done for all before the first sweep. Returns how
    /// much of that is done, from 0 to 1.
    pub(crate) fn prepare_wave(&mut self, solved: &Tables) -> f64 {
        let (waves, width) = (self.waves(), self.width());
        let LayerPair { sheet, groups, patterns, store, values, .. } = self;
        let Store::Memory(program) = store else { return 1.0 };
        let places = groups.with_sum(program.waves());
        let values = &values[places.start * width..places.end * width];
        program.add_wave(sheet, groups, patterns, solved, values) as f64 / f64::from(waves)
    }

    /// Does what the stage asks for with the next wave. Returns whether that ended a sweep.
    pub(crate) fn wave(&mut self, solved: &Tables) -> bool {
        let least = self.target / 2;
        let computed = match self.state.stage {
            Stage::Narrow { limit } => {
                let limit = if self.state.waves == 0 { self.limit() } else { limit };
                self.state.stage = Stage::Narrow { limit };
                Some(self.compute::<Narrow>(solved, limit.max(self.enough)))
            }
            Stage::Mark { .. } => Some(self.compute::<Mark>(solved, 0)),
            Stage::Guess { .. } => Some(self.compute::<Guess<false>>(solved, 0)),
            Stage::Extrapolate { .. } => Some(self.compute::<Guess<true>>(solved, 0)),
            Stage::Prove { .. } => Some(self.compute::<Prove>(solved, 0)),
            Stage::StartGuess => self.rewrite(Rewrite::StartGuess),
            Stage::Leap { .. } => self.rewrite(Rewrite::Leap),
            Stage::LeapTogether { guessing } => self.rewrite(Rewrite::LeapTogether { multiple: guessing.multiple() }),
            Stage::Surround => self.rewrite(Rewrite::Surround { distance: distance(0, self.error, least) }),
            Stage::MoveApart { failures } => {
                self.rewrite(Rewrite::MoveApart { distance: distance(failures, self.error, least) })
            }
            Stage::Restart => self.rewrite(Rewrite::Restart),
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
    fn compute<M: Method>(&mut self, solved: &Tables, limit: u32) -> Computed {
        let (places, total) = (self.places(), (self.waves() - 1 - self.state.waves) as usize);
        let (width, halves, layout) = (self.width(), self.patterns.halves(), self.values.layout());
        let LayerPair { sheet, groups, patterns, store, values, gaps, .. } = self;
        let (before, rest) = values.split_at_mut(places.start * width);
        let (values, behind) = rest.split_at_mut(places.len() * width);
        let gaps = &mut gaps[places.start * halves..places.end * halves];
        let wave = Wave { before, behind, end: places.end, width, half: width / halves, layout, limit };
        let sheet = *sheet;
        senet::specialise!(sheet => if let Store::Memory(program) = store {
            wave.follow::<M, _>(&sheet, program.wave(total), values, gaps)
        } else {
            let compiler = || Compiler::new(&sheet, groups, patterns, solved);
            wave.ask::<M, _>(&sheet, compiler, groups.of(places), values, gaps)
        })
    }

    /// Rewrites the values of the next wave. Returns `None`: no position is computed.
    fn rewrite(&mut self, rewrite: Rewrite) -> Option<Computed> {
        let someone_can_wait = self.sheet.leaving().on_30;
        self.revise(self.places(), self.state.stage.forms(), |all| {
            let foremost = all.len().saturating_sub(1);
            let someone_waits = someone_can_wait && all.contains(House::LAST);
            move |pattern, stored| {
                if stored == NO_POSITION {
                    return NO_POSITION;
                }
                rewrite.apply(stored, first_guess(someone_waits, pattern >> foremost & 1 == 1))
            }
        });
        None
    }

    /// Has the values of these groups be others: `of_group` is given the houses of all pieces, and what it returns, the pattern and
    /// the value. They have one form before and another after. Returns how many are positions.
    fn revise<W: Fn(u16, u64) -> u64>(
        &mut self,
        places: Range<usize>,
        (before, after): (Form, Form),
        of_group: impl Fn(HouseSet) -> W + Sync,
    ) -> u64 {
        let (width, halves) = (self.width(), self.patterns.halves());
        let LayerPair { groups, patterns, values, gaps, .. } = self;
        let layout = values.layout();
        let gaps = gaps[places.start * halves..places.end * halves].par_chunks_exact_mut(halves);
        let values = values[places.start * width..places.end * width].par_chunks_exact_mut(width);
        let positions = (groups.of(places), values, gaps).into_par_iter().map(|(all, values, gaps)| {
            let revised = of_group(*all);
            let mut positions = 0;
            for (half, values) in values.chunks_exact_mut(width / halves).enumerate() {
                gaps[half] = 0;
                for (pattern, value) in patterns.of(half).iter().zip(values.chunks_exact_mut(layout.bytes())) {
                    let stored = layout.read(before, value);
                    let mut new = revised(*pattern, stored);
                    // What is not written need not go to the disk.
                    if new != stored || before != after {
                        new = layout.write(after, new, value);
                    }
                    if new != NO_POSITION {
                        gaps[half] = gaps[half].max(after.gap(new));
                        positions += 1;
                    }
                }
            }
            positions
        });
        positions.sum()
    }

    /// The gaps that the next sweep leaves alone, in 2⁻³⁰.
    ///
    /// Positions from which a game hardly gets away narrow slowly, and all others wait for them. So sweeps take only
    /// those whose gap is more than half of the widest, or nearly so, if they are few; and everything after as many such
    /// sweeps as cost half of one over everything. Small layers are done before that could matter.
    fn limit(&self) -> u32 {
        if self.positions < LayerPair::SMALL {
            return self.enough;
        }
        let wider_than = |limit: u32| self.gaps.iter().filter(|gap| **gap > limit).count();
        let limit = u32::midpoint(self.gap().max(self.enough), self.enough);
        let all_after = wider_than(self.enough) / (2 * wider_than(limit)).max(1);
        if (self.state.sweeps as usize).is_multiple_of(all_after.max(1)) { self.enough } else { limit }
    }

    /// How far the values of the tables will be from the truth at most, in 2⁻³⁰.
    pub(crate) fn error(&self) -> u32 {
        if let Store::File { rounding: Some(Rounding { error, .. }), .. } = self.store {
            return error;
        }
        let layout = self.values.layout();
        let values = self.values.par_chunks_exact(layout.bytes()).map(|value| layout.read(Form::Bounds, value));
        let values = values.filter(|value| *value != NO_POSITION);
        values.map(|value| table::rounded(Bounds::unpacked(value)).1).max().unwrap_or(0)
    }

    /// The layers of which there will be tables.
    pub(crate) fn layers(&self) -> Vec<(u8, u8)> {
        self.indices.iter().map(|index| index.pieces()).collect()
    }

    /// Looks through the positions of a wave, whatever is known of them: which of them are none, and how wide the gaps are. To
    /// be done for all sums of houses before anything else.
    pub(crate) fn look_through(&mut self, sum: u32) {
        if self.is_rounding() {
            self.positions += self.count(sum);
            return;
        }
        let (form, sheet) = (self.state.form(sum, self.waves()), self.sheet);
        self.positions += self.revise(self.groups.with_sum(sum as usize), (form, form), |all| {
            let choices = Choices::new(all);
            move |pattern, known| {
                let own = choices.houses(pattern);
                // A checksum keeps no forger out; numbers that make no sense say nothing.
                if is_position(&sheet, own, all & !own) { form.sound(known) } else { NO_POSITION }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Solves two against two of `uninerd` from these values, taken for a guess or for bounds that are being proved; they agree
    /// with the tables that every program has.
    fn believes_nothing(stage: Stage, wrong: impl Fn(usize) -> u64) {
        let sheet = RuleSheet::UNINERD;
        let shipped = Tables::shipped(&sheet).expect("tables");
        let mut pair = LayerPair::begin(&shipped, 2, 2, Tolerance::default()).expect("memory");
        pair.values.chunks_exact_mut(Layout::Whole.bytes()).enumerate().for_each(|(number, value)| {
            value.copy_from_slice(&wrong(number).to_le_bytes());
        });
        pair.state = State { stage, sweeps: 1, ..State::default() };
        (0..pair.waves()).for_each(|sum| pair.look_through(sum));
        while pair.prepare_wave(&shipped) < 1.0 {}
        while !pair.is_solved() {
            pair.wave(&shipped);
        }
        let table = shipped.table(2, 2).expect("a table");
        let (mut positions, number) =
            (0, |place: usize, number: usize| place * pair.width() + Layout::Whole.bytes() * number);
        for place in 0..pair.groups.len() {
            let all = pair.groups.get(place);
            for (at, pattern) in pair.patterns.of(0).iter().enumerate() {
                let value = Layout::Whole.read(Form::Bounds, &pair.values[number(place, at)..]);
                if value != NO_POSITION {
                    let own = Choices::new(all).houses(*pattern);
                    let known =
                        table.get(table.index().rank(own, all & !own)).expect("a sound table").expect("a position");
                    let bounds = Bounds::unpacked(value);
                    assert!(bounds.meets(known), "{own:?} {bounds:?} {known:?}");
                    positions += 1;
                }
            }
        }
        assert_eq!(positions, pair.positions());
    }

    const PROVE: Stage = Stage::Prove { failures: 0, sweeps: 0, worsened: false };

    /// Bits without any order.
    const fn scattered(number: usize) -> u64 {
        (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    #[test]
    fn wrong_bounds_are_not_proved() {
        for chance in [ONE / 10, ONE / 2, ONE - ONE / 10] {
            believes_nothing(PROVE, |_| Bounds::from_steps(chance - 5, chance + 5).packed());
        }
        believes_nothing(PROVE, |number| Bounds::from_steps(0, (number % 1000) as u32).packed());
        believes_nothing(PROVE, scattered);
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
