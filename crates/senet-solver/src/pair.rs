//! Two layers that lead to one another, while they are being solved.

use std::io::{self, Write};
use std::ops::Range;

use rayon::prelude::*;
use senet::{House, HouseSet, RuleSheet};

use crate::bounds::{Bounds, ONE, chance};
use crate::course::{Form, State, Task, first_guess};
use crate::format::{self, BLOCK, HEADER, Header, TableError, ValueType};
use crate::index::BINOMIAL;
use crate::method::{Guess, Leave, Method, Narrow, Prove};
use crate::patterns::{Choices, Patterns};
use crate::program::{Compiler, Program, is_position};
use crate::sets::Sets;
use crate::solver::SolveError;
use crate::table::{self, Table};
use crate::values::Values;
use crate::wave::{self, Computed, NO_POSITION, VALUE, Wave};
use crate::{Index, Tables, Tolerance};

/// The layers *a* against *b* and *b* against *a* (one layer, if both are equal), with what is known of their values.
///
/// A sweep computes every position anew, in place, by falling sum of the houses of all pieces: a move raises that sum
/// by the throw, a capture or a pass keeps it, and only what the water or a forced way back undoes lowers it. So almost
/// all that a position depends on was computed in the same sweep. Positions of one sum are a *wave*.
///
/// What a sweep does is a [`Task`]. When it narrows: where few positions are far behind all others, most sweeps take those
/// alone, see [`limit`](Pair::limit). A lower bound that is computed from lower bounds is one, whatever the order, and so for
/// upper bounds: every value is certified at every moment.
pub(crate) struct Pair {
    sheet: RuleSheet,
    /// The numbers of positions in tables, for the layer, and for its mirrored layer if that is another.
    indices: Vec<Index>,
    groups: Sets,
    patterns: Patterns,
    /// What the rules say, if there is memory for it.
    program: Option<Program>,
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

impl Pair {
    /// A layer with fewer positions is small.
    pub(crate) const SMALL: u64 = 1 << 20;

    /// About how many bytes of memory it takes to solve *a* against *b*.
    pub(crate) fn memory(solved: &Tables, own: u8, enemy: u8) -> u64 {
        let sheet = solved.sheet();
        let groups = Sets::new(own + enemy, Index::new(sheet, own, enemy).barred());
        let program = Program::expected(sheet, &groups, &Patterns::new(own, enemy), solved);
        Pair::bytes(sheet, own, enemy) + Pair::bytes_of_groups(sheet, own, enemy) + program
    }

    /// About how many bytes of memory it takes in a file: what there is for each group, and the part of the file that the
    /// system must keep in memory, or else the disk is all that one waits for.
    pub(crate) fn memory_in_file(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        // Moves lead a little up from a wave, and as far down as the water sends. With two fifths of four against four of
        // `dutch`, a sweep took half as long again as with all of it; with a fifth, twenty-five times as long.
        Pair::bytes_of_groups(sheet, own, enemy) + Pair::bytes(sheet, own, enemy) * 2 / 5
    }

    /// Bytes of all bounds.
    pub(crate) fn bytes(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        let patterns = BINOMIAL[usize::from(own + enemy)][usize::from(own)] * if own == enemy { 1 } else { 2 };
        Pair::groups(sheet, own, enemy) * u64::from(patterns) * VALUE as u64
    }

    /// Bytes of what there is for each group: its set of houses, its place and a gap for each half, four bytes each.
    fn bytes_of_groups(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        16 * Pair::groups(sheet, own, enemy)
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
    pub(crate) fn begin(solved: &Tables, own: u8, enemy: u8, tolerance: Tolerance) -> Result<Pair, SolveError> {
        let bytes = Pair::bytes(solved.sheet(), own, enemy) as usize;
        let values = Values::in_memory(bytes).map_err(SolveError::Memory)?;
        Pair::with(Some(Program::new()), values, solved, (own, enemy), tolerance)
    }

    /// The layers in the file of their values; [`take_up_own`](Pair::take_up_own) reads what its header says.
    ///
    /// # Errors
    ///
    /// [`SolveError::TooRough`].
    pub(crate) fn in_file(
        values: Values,
        solved: &Tables,
        layer: (u8, u8),
        tolerance: Tolerance,
    ) -> Result<Pair, SolveError> {
        Pair::with(None, values, solved, layer, tolerance)
    }

    fn with(
        program: Option<Program>,
        values: Values,
        solved: &Tables,
        (own, enemy): (u8, u8),
        tolerance: Tolerance,
    ) -> Result<Pair, SolveError> {
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
        Ok(Pair {
            program,
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
        self.patterns.halves() * self.patterns.count() * VALUE
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

    /// The gap at which what is being done is done.
    pub(crate) fn target(&self) -> u32 {
        match self.state.task.forms().1 {
            Form::Bounds => self.target,
            Form::Guesses => self.state.still(self.room),
            Form::Marks => 0,
        }
    }

    /// Whether the values are bounds that are near enough to one another, after a whole sweep.
    pub(crate) fn is_solved(&self) -> bool {
        self.state.task == Task::Narrow && self.state.waves == 0 && self.gap() <= self.target
    }

    /// Has the values guessed before they are proved, if nothing is known of them yet.
    pub(crate) fn guess(&mut self) {
        if self.state == State::default() {
            self.state.task = Task::Leave;
            self.gaps.fill(1);
        }
    }

    /// Asks the rules for the positions of the next wave, which must be done for all before the first sweep. Returns how
    /// much of that is done, from 0 to 1.
    pub(crate) fn prepare_wave(&mut self, solved: &Tables) -> f64 {
        let (waves, width) = (self.waves(), self.width());
        let Pair { sheet, groups, patterns, program, values, .. } = self;
        let Some(program) = program else { return 1.0 };
        let places = groups.with_sum(program.waves());
        let values = &values[places.start * width..places.end * width];
        program.add_wave(sheet, groups, patterns, solved, values) as f64 / f64::from(waves)
    }

    /// Computes the positions of the next wave. Returns whether that ended a sweep.
    pub(crate) fn wave(&mut self, solved: &Tables) -> bool {
        let computed = match self.state.task {
            Task::Narrow => {
                if self.state.waves == 0 {
                    self.state.noted = self.limit();
                }
                Some(self.compute::<Narrow>(solved))
            }
            Task::Leave => Some(self.compute::<Leave>(solved)),
            Task::Guess => Some(self.compute::<Guess<false>>(solved)),
            Task::Measure => Some(self.compute::<Guess<true>>(solved)),
            Task::Prove => Some(self.compute::<Prove>(solved)),
            Task::Begin | Task::Leap | Task::LeapTogether | Task::Widen | Task::Rethink | Task::Forget => {
                self.change();
                None
            }
        };
        let Computed { updates, noticed } = computed.unwrap_or_default();
        self.state.updates += updates as u64;
        self.state.noticed |= noticed;
        self.state.waves += 1;
        let ends = self.state.waves == self.waves();
        if ends {
            self.state.sweeps += u32::from(computed.is_some());
            self.state.go_on(self.gap(), self.room);
        }
        ends
    }

    /// The places of the groups of the next wave.
    fn places(&self) -> Range<usize> {
        self.groups.with_sum((self.waves() - 1 - self.state.waves) as usize)
    }

    fn compute<M: Method>(&mut self, solved: &Tables) -> Computed {
        let (places, total) = (self.places(), (self.waves() - 1 - self.state.waves) as usize);
        let limit = if self.state.task == Task::Narrow { self.state.noted.max(self.enough) } else { 0 };
        let (width, halves) = (self.width(), self.patterns.halves());
        let Pair { sheet, groups, patterns, program, values, gaps, .. } = self;
        let (before, rest) = values.split_at_mut(places.start * width);
        let (values, behind) = rest.split_at_mut(places.len() * width);
        let gaps = &mut gaps[places.start * halves..places.end * halves];
        let wave = Wave { before, behind, end: places.end, width, half: width / halves, limit };
        let sheet = *sheet;
        senet::specialise!(sheet => if let Some(program) = program {
            wave.follow::<M, _>(&sheet, program.wave(total), values, gaps)
        } else {
            let compiler = || Compiler::new(&sheet, groups, patterns, solved);
            wave.ask::<M, _>(&sheet, compiler, groups.of(places), values, gaps)
        })
    }

    /// Changes the values of the next wave, each by itself.
    fn change(&mut self) {
        let (places, width, halves) = (self.places(), self.width(), self.patterns.halves());
        let (task, far) = (self.state.task, self.state.far(self.error, self.target / 2));
        let Pair { sheet, groups, patterns, values, gaps, .. } = self;
        let (_, form) = task.forms();
        let values = values[places.start * width..places.end * width].par_chunks_exact_mut(width);
        let gaps = gaps[places.start * halves..places.end * halves].par_chunks_exact_mut(halves);
        (groups.of(places), values, gaps).into_par_iter().for_each(|(all, values, gaps)| {
            let someone_waits = sheet.leaving.on_30 && all.contains(House::LAST);
            let foremost = all.len().saturating_sub(1);
            for (half, values) in values.chunks_exact_mut(width / halves).enumerate() {
                gaps[half] = 0;
                for (pattern, value) in patterns.of(half).iter().zip(values.chunks_exact_mut(VALUE)) {
                    let stored = wave::read(value);
                    if stored != NO_POSITION {
                        let start = first_guess(someone_waits, pattern >> foremost & 1 == 1);
                        let new = task.alone(stored, far, start);
                        value.copy_from_slice(&new.to_le_bytes());
                        gaps[half] = form.gap(new).max(gaps[half]);
                    }
                }
            }
        });
    }

    /// The gaps that the next sweep leaves alone, in 2⁻³⁰.
    ///
    /// Positions from which a game hardly gets away narrow slowly, and all others wait for them. So sweeps take only
    /// those whose gap is more than half of the widest, or nearly so, if they are few; and everything after as many such
    /// sweeps as cost half of one over everything. Small layers are done before that could matter.
    fn limit(&self) -> u32 {
        if self.positions < Pair::SMALL {
            return self.enough;
        }
        let wider_than = |limit: u32| self.gaps.iter().filter(|gap| **gap > limit).count();
        let limit = u32::midpoint(self.gap().max(self.enough), self.enough);
        let all_after = wider_than(self.enough) / (2 * wider_than(limit)).max(1);
        if (self.state.sweeps as usize).is_multiple_of(all_after.max(1)) { self.enough } else { limit }
    }

    /// What is known of a position; `None` if the sets make none.
    fn known(&self, own: HouseSet, enemy: HouseSet) -> Option<Bounds> {
        let all = own | enemy;
        let place = self.groups.place(all);
        let number = self.patterns.number(own, all);
        let value = wave::read(&self.values[place * self.width() + VALUE * number..][..VALUE]);
        (value != NO_POSITION).then(|| Bounds::unpacked(value))
    }

    /// How far the values of the tables will be from the truth at most, in 2⁻³⁰.
    pub(crate) fn error(&self) -> u32 {
        let values = self.values.par_chunks_exact(VALUE).map(wave::read).filter(|value| *value != NO_POSITION);
        values.map(|value| table::rounded(Bounds::unpacked(value)).1).max().unwrap_or(0)
    }

    /// The layers of which there will be tables.
    pub(crate) fn layers(&self) -> Vec<(u8, u8)> {
        self.indices.iter().map(|index| index.pieces()).collect()
    }

    /// Writes the table of one of the layers, rounded, as a file holds it; `error` is that of [`error`](Pair::error).
    pub(crate) fn write_table(&self, half: usize, error: u32, output: &mut dyn Write) -> io::Result<()> {
        let index = self.indices[half];
        let header = Header { pieces: index.pieces(), error, task: [0; 8], ..self.header(ValueType::Rounded) };
        let header = header.write(&self.sheet);
        let of_number = |number: usize| {
            let enemy = index.row(number / index.columns());
            let known = self.known(index.column(number % index.columns(), enemy), enemy);
            known.map_or(table::NO_POSITION, |bounds| table::rounded(bounds).0).to_le_bytes()
        };
        output.write_all(&header)?;
        let mut checksums = Vec::new();
        for (block, begin) in (0..index.len()).step_by(BLOCK / 2).enumerate() {
            let numbers = begin..(begin + BLOCK / 2).min(index.len());
            let values: Vec<[u8; 2]> = numbers.into_par_iter().map(of_number).collect();
            output.write_all(values.as_flattened())?;
            checksums.extend(format::checksum(&header, block, values.as_flattened()));
        }
        output.write_all(&checksums)
    }

    fn header(&self, values: ValueType) -> Header {
        let State { sweeps, waves, noted, updates, .. } = self.state;
        let pieces = self.indices[0].pieces();
        Header { values, pieces, error: noted, sweeps, waves, updates, task: self.state.written() }
    }

    /// Writes down all that is needed to go on later.
    pub(crate) fn checkpoint(&self, output: &mut dyn Write) -> io::Result<()> {
        let header = self.header(ValueType::Unfinished).write(&self.sheet);
        output.write_all(&header)?;
        let mut checksums = Vec::new();
        for (block, values) in self.values.chunks(BLOCK).enumerate() {
            output.write_all(values)?;
            checksums.extend(format::checksum(&header, block, values));
        }
        output.write_all(&checksums)
    }

    /// Puts the file in which the layers are solved on the disk, with all that is needed to go on later. If the work goes on
    /// now, values will be newer than the header until the next time; so after a crash, this sweep proves nothing.
    pub(crate) fn keep(&mut self, goes_on: bool) -> io::Result<()> {
        let is_open = goes_on && self.state.waves > 0;
        let state = State { noticed: self.state.noticed || is_open, ..self.state };
        let header = Header { task: state.written(), ..self.header(ValueType::InPlace) };
        self.values.keep(&header.write(&self.sheet))
    }

    /// Takes up what a file holds: a checkpoint of these layers, or one in which they were solved.
    ///
    /// # Errors
    ///
    /// [`TableError`], if the bytes are no such file, or are damaged.
    pub(crate) fn take_up(&mut self, file: &[u8]) -> Result<(), TableError> {
        let header = Header::read_unfinished(file, &self.sheet, self.indices[0].pieces())?;
        let length = self.values.len();
        self.values.copy_from_slice(&file[HEADER..HEADER + length]);
        self.go_on_from(header);
        Ok(())
    }

    /// The same for the file in which the values lie.
    ///
    /// # Errors
    ///
    /// [`TableError`], if it is not of these layers.
    pub(crate) fn take_up_own(&mut self) -> Result<(), TableError> {
        let file = self.values.file();
        let header = Header::read(file, &self.sheet, ValueType::InPlace, self.indices[0].pieces())?;
        self.go_on_from(header);
        Ok(())
    }

    fn go_on_from(&mut self, Header { error: noted, sweeps, waves, updates, task, .. }: Header) {
        let state = State { sweeps, waves: waves % self.waves(), noted, updates, ..State::default() };
        self.state = state.read(task);
    }

    /// Looks through the positions of a wave, whatever is known of them: which of them are none, and how wide the gaps are. To
    /// be done for all sums of houses before anything else.
    pub(crate) fn look_through(&mut self, sum: u32) {
        let (width, count, halves) = (self.width(), self.patterns.count(), self.patterns.halves());
        let is_done = sum >= self.waves() - self.state.waves;
        let (before, after) = self.state.task.forms();
        let form = if is_done { after } else { before };
        let Pair { sheet, groups, patterns, values, gaps, .. } = self;
        let places = groups.with_sum(sum as usize);
        let values = values[places.start * width..places.end * width].par_chunks_exact_mut(width);
        let gaps = gaps[places.start * halves..places.end * halves].par_chunks_exact_mut(halves);
        let positions = (groups.of(places), values, gaps).into_par_iter().map(|(all, values, gaps)| {
            let choices = Choices::new(*all);
            let mut positions = 0;
            for (half, values) in values.chunks_exact_mut(VALUE * count).enumerate() {
                gaps[half] = 0;
                for (pattern, value) in patterns.of(half).iter().zip(values.chunks_exact_mut(VALUE)) {
                    let own = choices.houses(*pattern);
                    let known = wave::read(value);
                    // A checksum keeps no forger out; numbers that make no sense say nothing.
                    let right = if is_position(sheet, own, *all & !own) { form.sound(known) } else { NO_POSITION };
                    if right != known {
                        value.copy_from_slice(&right.to_le_bytes());
                    }
                    if right != NO_POSITION {
                        gaps[half] = gaps[half].max(form.gap(right));
                        positions += 1;
                    }
                }
            }
            positions
        });
        self.positions += positions.sum::<u64>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Solves two against two of `uninerd` from these values, taken for a guess or for bounds that are being proved; they agree
    /// with the tables that every program has.
    fn believes_nothing(task: Task, wrong: impl Fn(usize) -> u64) {
        let sheet = RuleSheet::UNINERD;
        let shipped = Tables::shipped(&sheet).expect("tables");
        let mut pair = Pair::begin(&shipped, 2, 2, Tolerance::default()).expect("memory");
        pair.values.chunks_exact_mut(VALUE).enumerate().for_each(|(number, value)| {
            value.copy_from_slice(&wrong(number).to_le_bytes());
        });
        pair.state = State { task, sweeps: 1, ..State::default() };
        (0..pair.waves()).for_each(|sum| pair.look_through(sum));
        while pair.prepare_wave(&shipped) < 1.0 {}
        while !pair.is_solved() {
            pair.wave(&shipped);
        }
        let table = shipped.table(2, 2).expect("a table");
        let (mut positions, number) = (0, |place: usize, number: usize| place * pair.width() + VALUE * number);
        for place in 0..pair.groups.len() {
            let all = pair.groups.get(place);
            for (at, pattern) in pair.patterns.of(0).iter().enumerate() {
                let value = wave::read(&pair.values[number(place, at)..]);
                if value != NO_POSITION {
                    let own = Choices::new(all).houses(*pattern);
                    let known =
                        table.get(table.index().rank(own, all & !own)).expect("a sound table").expect("a position");
                    let bounds = Bounds::unpacked(value);
                    assert!(bounds.lower <= known.upper && known.lower <= bounds.upper, "{own:?} {bounds:?} {known:?}");
                    positions += 1;
                }
            }
        }
        assert_eq!(positions, pair.positions());
    }

    /// Bits without any order.
    const fn scattered(number: usize) -> u64 {
        (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    #[test]
    fn wrong_bounds_are_not_proved() {
        for chance in [ONE / 10, ONE / 2, ONE - ONE / 10] {
            believes_nothing(Task::Prove, |_| Bounds { lower: chance - 5, upper: chance + 5 }.packed());
        }
        believes_nothing(Task::Prove, |number| Bounds { lower: 0, upper: (number % 1000) as u32 }.packed());
        believes_nothing(Task::Prove, scattered);
    }

    #[test]
    fn wrong_guesses_do_no_harm() {
        for task in [Task::Begin, Task::Guess, Task::Measure, Task::Leap, Task::Widen, Task::Rethink, Task::Forget] {
            believes_nothing(task, |number| scattered(number) & 0x3fff_ffff_3fff_ffff);
        }
    }
}
