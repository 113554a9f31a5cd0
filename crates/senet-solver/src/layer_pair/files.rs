//! Tables and checkpoints of two layers.

use std::io::{self, Write};
use std::ops::ControlFlow;

use rayon::prelude::*;
use senet_tables::format::{self, BLOCK_LEN, HEADER_LEN, Header};
use senet_tables::{Index, Subject, TableError};

use super::{LayerPair, Rounding, Store};
use crate::layout::Layout;
use crate::schedule::{Stage, State};
use crate::sets::Sets;
use crate::stored::{Form, Stored, StoredBounds, StoredGuess, StoredMark};
use crate::table_values::write_values;
use crate::unfinished::{Kind, StageCode, Unfinished};

impl From<Header> for State {
    fn from(Header { error, sweeps, waves, updates, task, .. }: Header) -> State {
        State { sweeps, waves, updates, stage: StageCode { number: error, bytes: task }.into() }
    }
}

impl LayerPair {
    /// Writes the table file of one of the layers, with the error of [`error`](LayerPair::error). Reports the completed share, from
    /// 0 to 1.
    ///
    /// # Errors
    ///
    /// If it cannot be written, or the report asks to stop.
    pub(crate) fn write_table(
        &self,
        half: usize,
        error: u32,
        output: &mut dyn Write,
        report: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        let index = self.indices[half];
        let (own, enemy) = index.pieces();
        let State { sweeps, updates, .. } = self.state;
        let header = Header { error, sweeps, updates, ..Header::solved(self.subject.sheet(), own, enemy) };
        let values = |numbers| {
            let placements = index.placements(numbers);
            placements.map(|(own, enemy)| self.rounded(own, enemy).to_le_bytes()).collect()
        };
        write_values(output, (self.subject, &header), &values, report)
    }

    /// The header of a file of this kind that is not being rounded.
    pub(super) fn header(&self, kind: Kind) -> Header {
        let State { sweeps, waves, updates, stage } = self.state;
        let StageCode { number, bytes } = stage.into();
        let of_kind = kind.header(self.subject.sheet(), self.indices[0].pieces(), 0);
        Header { error: number, sweeps, waves, updates, task: bytes, ..of_kind }
    }

    /// Writes a checkpoint.
    pub(crate) fn checkpoint(&self, output: &mut dyn Write) -> io::Result<()> {
        let header = self.header(Kind::Checkpoint).to_bytes(self.subject);
        output.write_all(&header)?;
        let mut checksums = Vec::new();
        for (block, values) in self.values.chunks(BLOCK_LEN).enumerate() {
            output.write_all(values)?;
            checksums.extend(format::checksum(&header, block, values));
        }
        output.write_all(&checksums)
    }

    /// Syncs the file in which the layers are solved, with a header to resume from. If the work goes on, values will be newer than
    /// the header until the next call; so after a crash, this sweep must prove nothing.
    pub(crate) fn keep(&mut self, goes_on: bool) -> io::Result<()> {
        let mut header = self.header(Kind::InPlace);
        if goes_on && self.state.waves > 0 {
            header.task = flagged(self.state.stage).bytes;
        }
        self.values.keep(&header.to_bytes(self.subject))?;
        if let Store::File { saved, .. } = &mut self.store {
            *saved = Some(header);
        }
        Ok(())
    }

    /// Updates the number of sweeps in the header of that file, and nothing else: after a crash, the work resumes from values that
    /// are as new as these sweeps.
    pub(crate) fn count_sweeps(&mut self) -> io::Result<()> {
        let Store::File { saved: Some(saved), .. } = &mut self.store else { return Ok(()) };
        saved.sweeps = self.state.sweeps;
        saved.updates = self.state.updates;
        self.values.set_header(&saved.to_bytes(self.subject))
    }

    /// Resumes from a checkpoint, or from a file in which the layers were solved.
    ///
    /// # Errors
    ///
    /// [`TableError`], if the bytes are not such a file, or are damaged.
    pub(crate) fn take_up(&mut self, file: &[u8]) -> Result<(), TableError> {
        let found = Unfinished::read(file, &self.subject, self.indices[0].pieces())?;
        self.go_on_from(found.header);
        let from = found.kind.layout();
        let (values, layout) = (self.numbers_of_group(), self.values.layout());
        let known = &file[found.before_values(self.subject.sheet())..];
        for sum in 0..self.waves() {
            let places = self.groups.with_sum(sum as usize);
            let bytes = |layout: Layout| places.start * values * layout.bytes()..places.end * values * layout.bytes();
            let known = &known[bytes(from)];
            let form = self.state.form(sum, self.waves());
            rewrite(form, values, (known, from), (&mut self.values[bytes(layout)], layout));
        }
        Ok(())
    }

    /// Resumes from the file that holds the values.
    ///
    /// # Errors
    ///
    /// [`TableError`], if it is not of these layers.
    pub(crate) fn take_up_own(&mut self) -> Result<(), TableError> {
        let Unfinished { kind, header } =
            Unfinished::read(self.values.file(), &self.subject, self.indices[0].pieces())?;
        self.go_on_from(header);
        if kind == Kind::Rounding {
            let begun = Rounding { waves: header.waves.min(self.waves()), error: header.error };
            if let Store::File { rounding, .. } = &mut self.store {
                *rounding = Some(begun);
            }
            self.state.waves = 0;
        }
        Ok(())
    }

    fn go_on_from(&mut self, header: Header) {
        let state = State::from(header);
        self.state = State { waves: state.waves % self.waves(), ..state };
    }
}

/// A stage whose present sweep proves nothing.
fn flagged(mut stage: Stage) -> StageCode {
    stage.flag();
    stage.into()
}

/// Converts a checkpoint to a file in which layers can be solved.
pub(crate) fn write_in_place(
    subject: &Subject,
    checkpoint: &[u8],
    found: Unfinished,
    output: &mut dyn Write,
) -> io::Result<()> {
    let Unfinished { kind, header } = found;
    let (own, enemy) = header.pieces;
    let sheet = subject.sheet();
    let groups = Sets::new(own + enemy, Index::new(sheet, own, enemy).excluded());
    let (waves, state) = (groups.largest_sum() as u32 + 1, State::from(header));
    // Conversion moves bounds apart. In the middle of a sweep, it can then prove nothing.
    let task = if state.waves > 0 { flagged(state.stage).bytes } else { header.task };
    let Header { kind: of_kind, count, .. } = Kind::InPlace.header(sheet, header.pieces, 0);
    output.write_all(&Header { kind: of_kind, count, task, ..header }.to_bytes(subject))?;
    output.write_all(&vec![0; LayerPair::bytes_before_values(sheet, own, enemy) as usize])?;
    let (from, to) = (kind.layout(), Layout::Short);
    let values = (header.count as usize / from.bytes()) / groups.len();
    let mut written = Vec::new();
    for sum in 0..waves {
        let places = groups.with_sum(sum as usize);
        let bytes = HEADER_LEN + places.start * values * from.bytes()..HEADER_LEN + places.end * values * from.bytes();
        for known in checkpoint[bytes].chunks(BLOCK_LEN / values * values * from.bytes()) {
            written.resize(known.len() / from.bytes() * to.bytes(), 0);
            rewrite(state.form(sum, waves), values, (known, from), (&mut written, to));
            output.write_all(&written)?;
        }
    }
    Ok(())
}

/// Converts the values of groups, with so many numbers each, from one layout to another.
fn rewrite(form: Form, numbers: usize, known: (&[u8], Layout), values: (&mut [u8], Layout)) {
    fn of<V: Stored>(numbers: usize, (known, from): (&[u8], Layout), (values, to): (&mut [u8], Layout)) {
        let known = known.par_chunks_exact(numbers * from.bytes());
        known.zip(values.par_chunks_exact_mut(numbers * to.bytes())).for_each(|(known, values)| {
            for number in 0..numbers {
                to.write(from.read::<V>(known, number), values, number);
            }
        });
    }
    match form {
        Form::Bounds => of::<StoredBounds>(numbers, known, values),
        Form::Marks => of::<StoredMark>(numbers, known, values),
        Form::Guesses => of::<StoredGuess>(numbers, known, values),
    }
}
