//! Two layers that lead to one another, while they are being solved.

use std::io::{self, Write};

use rayon::prelude::*;
use senet::{HouseSet, RuleSheet};

use crate::bounds::{Bounds, ONE};
use crate::format::{self, BLOCK, HEADER, Header, TableError, ValueType};
use crate::index::BINOMIAL;
use crate::patterns::{Choices, Patterns};
use crate::program::{Compiler, Program, is_position};
use crate::sets::Sets;
use crate::solver::SolveError;
use crate::table::{self, Table};
use crate::values::Values;
use crate::wave::{self, NO_POSITION, VALUE, Wave};
use crate::{Index, Tables, Tolerance};

/// A layer with fewer positions is small.
const SMALL: u64 = 1 << 20;

/// The layers *a* against *b* and *b* against *a* (one layer, if both are equal), with what is known of their values.
///
/// A sweep computes every position anew, in place, by falling sum of the houses of all pieces: a move raises that sum
/// by the throw, a capture or a pass keeps it, and only what the water or a forced way back undoes lowers it. So almost
/// all that a position depends on was computed in the same sweep. Positions of one sum are a *wave*.
///
/// Where few positions are far behind all others, most sweeps take those alone: see [`limit`](Pair::limit).
///
/// A lower bound that is computed from lower bounds is one, whatever the order, and so for upper bounds: every value is
/// certified at every moment.
pub(crate) struct Pair {
    sheet: RuleSheet,
    /// The numbers of positions in tables, for the layer, and for its mirrored layer if that is another.
    indices: Vec<Index>,
    groups: Sets,
    patterns: Patterns,
    /// What the rules say, if there is memory for it.
    program: Option<Program>,
    /// The bounds, group by group; in each, half by half and pattern by pattern.
    values: Values,
    /// For each half of a group: the largest gap between the bounds of a position, in 2⁻³⁰.
    gaps: Vec<u32>,
    /// How many positions there are.
    positions: u64,
    /// Gaps that are narrow enough to be left alone, and narrow enough to be done, in 2⁻³⁰.
    enough: u32,
    target: u32,
    pub(crate) state: State,
}

/// How far the sweeps have come: with the bounds, all that is needed to go on as if nothing had happened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct State {
    /// Sweeps that are complete.
    pub(crate) sweeps: u32,
    /// Waves of the present sweep that are done.
    pub(crate) waves: u32,
    /// Gaps that the present sweep leaves alone, in 2⁻³⁰.
    pub(crate) limit: u32,
    /// Positions that were computed in all sweeps.
    pub(crate) updates: u64,
}

impl Pair {
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
            return Err(SolveError::TooRough { error: f64::from(error) / f64::from(ONE), allowed });
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

    /// The largest gap of any position, in 2⁻³⁰.
    pub(crate) fn gap(&self) -> u32 {
        self.gaps.iter().copied().max().unwrap_or(0)
    }

    /// The gap at which the layers are done, in 2⁻³⁰.
    pub(crate) const fn target(&self) -> u32 {
        self.target
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
        if self.state.waves == 0 {
            self.state.limit = self.limit();
        }
        let limit = self.state.limit.max(self.enough);
        let total = (self.waves() - 1 - self.state.waves) as usize;
        let (width, halves) = (self.width(), self.patterns.halves());
        let Pair { sheet, groups, patterns, program, values, gaps, .. } = self;
        let places = groups.with_sum(total);
        let (before, rest) = values.split_at_mut(places.start * width);
        let (values, behind) = rest.split_at_mut(places.len() * width);
        let gaps = &mut gaps[places.start * halves..places.end * halves];
        let wave = Wave { before, behind, end: places.end, width, half: width / halves, limit };
        let sheet = *sheet;
        let updates = senet::specialise!(sheet => if let Some(program) = program {
            wave.follow(&sheet, program.wave(total), values, gaps)
        } else {
            let compiler = || Compiler::new(&sheet, groups, patterns, solved);
            wave.ask(&sheet, compiler, groups.of(places), values, gaps)
        });
        self.state.updates += updates as u64;
        self.state.waves += 1;
        let ends = self.state.waves == self.waves();
        if ends {
            self.state.waves = 0;
            self.state.sweeps += 1;
        }
        ends
    }

    /// The gaps that the next sweep leaves alone, in 2⁻³⁰.
    ///
    /// Positions from which a game hardly gets away narrow slowly, and all others wait for them. So sweeps take only
    /// those whose gap is more than half of the widest, or nearly so, if they are few; and everything after as many such
    /// sweeps as cost half of one over everything. Small layers are done before that could matter.
    fn limit(&self) -> u32 {
        if self.positions < SMALL {
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
        let header = Header { pieces: index.pieces(), error, ..self.header(ValueType::Rounded) };
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
        let State { sweeps, waves, limit, updates } = self.state;
        Header { values, pieces: self.indices[0].pieces(), error: limit, sweeps, waves, updates }
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

    /// Puts the file in which the layers are solved on the disk, with all that is needed to go on later.
    pub(crate) fn keep(&mut self) -> io::Result<()> {
        let header = self.header(ValueType::InPlace).write(&self.sheet);
        self.values.keep(&header)
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

    fn go_on_from(&mut self, Header { error: limit, sweeps, waves, updates, .. }: Header) {
        self.state = State { sweeps, waves: waves % self.waves(), limit, updates };
    }

    /// Looks through the positions of a wave, whatever is known of them: which of them are none, and how wide the gaps are. To
    /// be done for all sums of houses before anything else.
    pub(crate) fn look_through(&mut self, sum: u32) {
        let (width, count, halves) = (self.width(), self.patterns.count(), self.patterns.halves());
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
                    let bounds = Bounds::unpacked(known);
                    let right = if !is_position(sheet, own, *all & !own) {
                        NO_POSITION
                    } else if bounds.lower > bounds.upper || bounds.upper > ONE {
                        // A checksum keeps no forger out; numbers that are no bounds say nothing.
                        Bounds::UNKNOWN.packed()
                    } else {
                        known
                    };
                    if right != known {
                        value.copy_from_slice(&right.to_le_bytes());
                    }
                    if right != NO_POSITION {
                        gaps[half] = gaps[half].max(Bounds::unpacked(right).gap());
                        positions += 1;
                    }
                }
            }
            positions
        });
        self.positions += positions.sum::<u64>();
    }
}
