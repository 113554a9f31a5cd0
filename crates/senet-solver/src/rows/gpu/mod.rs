//! Guesses and margins of two layers on a graphics processor.
//!
//! It keeps all rows and all moves in its memory. A wave is computed as on other processors, group by group, and leads to the same
//! numbers. The rows come from their file before the first wave, and go back into it when they are kept, and after the last sweep.

mod moves;
mod parts;
mod program;
mod sweeps;

use std::io;
use std::ops::Range;

use rayon::prelude::*;

use self::parts::{Parts, Received, buffer, most_words, write};
use self::program::{Arrays, Found, Program, Step, Task, kind_words};
pub(crate) use self::sweeps::Sweeps;
use super::lanes::{List, number, set_number};
use super::margin::{BYTES, Margins, Proof};
use super::update::{Layers, Updated, Wave};
use crate::Gpu;

/// The most words of a buffer of moves, if so many are allowed.
const MOVES: usize = if cfg!(test) { 1 << 19 } else { 1 << 28 };
/// Words that are read at a time.
const READ: usize = 1 << 25;

/// Two layers on a graphics processor.
pub(crate) struct OnGpu {
    gpu: Gpu,
    program: Program,
    arrays: Arrays,
    waves: Vec<OfWave>,
    received: Received,
}

/// A wave on a graphics processor.
#[derive(Clone, Default)]
struct OfWave {
    /// Groups whose moves are in one buffer, and the number of the buffer.
    runs: Vec<(Range<usize>, usize)>,
    positions: u64,
}

/// Layers whose moves and rows go wave by wave to a graphics processor.
pub(crate) struct Loading {
    gpu: Gpu,
    rows: Parts,
    beside: Parts,
    below: [Option<Parts>; 2],
    begins: Vec<u32>,
    /// Buffers of moves, and the words of the last.
    moves: Vec<wgpu::Buffer>,
    last: Vec<u32>,
    waves: Vec<OfWave>,
    /// Room for words that go to the graphics processor.
    converted: Vec<u32>,
}

impl Loading {
    /// No moves and no rows of these layers yet.
    pub(crate) fn new<const W: usize>(gpu: &Gpu, layers: &Layers<W>) -> Loading {
        let (groups, lanes) = (layers.groups.len(), 64 * W);
        let of_lower = |half: usize| {
            let lower = layers.lower.get(half)?.as_ref()?;
            Some(Parts::new(gpu, lower.groups.len(), lower.width() / 4))
        };
        Loading {
            gpu: gpu.clone(),
            rows: Parts::new(gpu, groups, lanes),
            beside: Parts::new(gpu, groups, lanes / 2),
            below: [0, 1].map(of_lower),
            begins: vec![0; groups],
            moves: Vec::new(),
            last: Vec::new(),
            waves: vec![OfWave::default(); layers.groups.largest_sum() + 1],
            converted: Vec::new(),
        }
    }

    /// Adds the moves of the wave with this sum, and its rows.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn add<const W: usize>(
        &mut self,
        wave: &Wave<W>,
        (sum, places): (usize, Range<usize>),
        rows: &[u8],
    ) -> io::Result<()> {
        let most = most_words(&self.gpu).min(MOVES);
        let mut place = places.start;
        for encoded in moves::encode(wave, places.clone(), rows)? {
            if self.last.len() + encoded.words.len() > most {
                self.end_buffer();
            }
            let of_chunk = place..place + encoded.begins.len();
            for (begin, of_group) in self.begins[of_chunk.clone()].iter_mut().zip(encoded.begins) {
                *begin = self.last.len() as u32 + of_group;
            }
            self.last.extend(encoded.words);
            let OfWave { runs, positions } = &mut self.waves[sum];
            match runs.last_mut() {
                Some((places, part)) if *part == self.moves.len() => places.end = of_chunk.end,
                _ => runs.push((of_chunk.clone(), self.moves.len())),
            }
            *positions += encoded.positions;
            place = of_chunk.end;
        }
        let scale = wave.layers.scale;
        self.convert(rows, (wave.around.width, 64 * W), |row, at| scale.number(row, at));
        self.rows.write(&self.gpu, places.start, &self.converted);
        self.sent()
    }

    /// Adds the margins of groups, or the last changes of their guesses, from a place on: so many numbers in a row.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn add_beside(&mut self, place: usize, rows: &[u8], lanes: usize) -> io::Result<()> {
        self.convert(rows, (BYTES * lanes, lanes / 2), pair);
        self.beside.write(&self.gpu, place, &self.converted);
        self.sent()
    }

    /// Adds rows of the layers below after a piece has left in this half, from a place on. A row has the low bytes of all its values,
    /// then the high bytes.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn add_below(&mut self, half: usize, place: usize, rows: (&[u8], usize)) -> io::Result<()> {
        let (rows, width) = rows;
        self.convert(rows, (width, width / 4), pair);
        if let Some(below) = &self.below[half] {
            below.write(&self.gpu, place, &self.converted);
        }
        self.sent()
    }

    /// Converts rows of so many bytes to so many words each.
    fn convert(&mut self, rows: &[u8], (width, words): (usize, usize), word: impl Fn(&[u8], usize) -> u32 + Sync) {
        self.converted.resize(rows.len() / width * words, 0);
        let items = self.converted.par_chunks_exact_mut(words).zip(rows.par_chunks_exact(width));
        items.for_each(|(item, row)| {
            for (at, to) in item.iter_mut().enumerate() {
                *to = word(row, at);
            }
        });
    }

    /// Waits until all is there: the system keeps what is not.
    fn sent(&self) -> io::Result<()> {
        self.gpu.queue.submit([]);
        self.gpu.finish()
    }

    fn end_buffer(&mut self) {
        let words = std::mem::take(&mut self.last);
        let moves = buffer(&self.gpu, words.len());
        write(&self.gpu, &moves, 0, &words);
        self.moves.push(moves);
    }

    /// All waves are there.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn end<const W: usize>(mut self, layers: &Layers<W>, proof: Proof) -> io::Result<OnGpu> {
        self.end_buffer();
        let of_words = |words: &[u32]| {
            let filled = buffer(&self.gpu, words.len());
            write(&self.gpu, &filled, 0, words);
            filled
        };
        let kinds: Vec<u32> = layers
            .kept
            .kinds()
            .iter()
            .flat_map(|kind| {
                let arrangements = kind.arrangements.words().iter();
                let words = arrangements.flat_map(|word| [*word as u32, (*word >> 32) as u32]);
                std::iter::once(u32::from(kind.list) << 1 | u32::from(kind.turns)).chain(words).collect::<Vec<u32>>()
            })
            .collect();
        debug_assert_eq!(kinds.len() % kind_words::<W>(), 0);
        let list = |list: &List| {
            list.ordered.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect::<Vec<u32>>()
        };
        let lists: Vec<u32> = layers.ways.lists().iter().flat_map(list).collect();
        let (begins, kinds, lists) = (of_words(&self.begins), of_words(&kinds), of_words(&lists));
        let Loading { gpu, rows, beside, below, moves, waves, .. } = self;
        let arrays = Arrays { rows, beside, below, moves, begins, kinds, lists };
        let program = Program::new(&gpu, (layers, proof), &arrays)?;
        gpu.finish()?;
        let received = Received::new(&gpu, READ);
        Ok(OnGpu { gpu, program, arrays, waves, received })
    }
}

impl OnGpu {
    /// Updates the guesses of the groups with this sum. Keeps their changes, if a unit is given for them: two to that power of steps.
    /// Their largest change is told by [`change`](OnGpu::change) after the last wave of a sweep.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn update(&self, sum: usize, unit: Option<u8>) -> io::Result<Updated> {
        let unit_of_task = unit.unwrap_or(0).into();
        let positions =
            self.run(Step::Update, sum, Task { keeps: unit.is_some(), unit: unit_of_task, ..Task::default() })?;
        Ok(Updated { positions, ..Updated::default() })
    }

    /// Updates the margins of the groups with this sum, with this excess in parts of a step. Checks them if it is `None`. After the last
    /// wave of a sweep, [`margins`](OnGpu::margins) returns the result.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn prove(&self, sum: usize, excess: Option<u32>) -> io::Result<Margins> {
        let positions = self.run(
            Step::Prove,
            sum,
            Task { keeps: excess.is_some(), excess: excess.unwrap_or(0), ..Task::default() },
        )?;
        Ok(Margins { positions, ..Margins::default() })
    }

    /// Does a step that follows moves. Returns the number of positions.
    fn run(&self, step: Step, sum: usize, task: Task) -> io::Result<u64> {
        let OfWave { runs, positions } = &self.waves[sum];
        let of_run = |(places, part): &(Range<usize>, usize)| Task { part: *part, ..task.with(places) };
        self.program.run(&self.gpu, step, runs.iter().map(of_run));
        self.gpu.check()?;
        Ok(*positions)
    }

    /// The largest change since the last call, in steps of guesses.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn change(&self) -> io::Result<u32> {
        Ok(self.program.take_found(&self.gpu)?.change)
    }

    /// The result of sweeps over margins since the last call, without the number of positions.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn margins(&self) -> io::Result<Margins> {
        let Found { margin, lacking, .. } = self.program.take_found(&self.gpu)?;
        Ok(Margins { positions: 0, slack: -i64::from(lacking), largest: margin })
    }

    /// Sets the first margins of groups.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn set_first_margins(&self, places: &Range<usize>) -> io::Result<()> {
        self.program.run(&self.gpu, Step::FirstMargins, std::iter::once(Task::default().with(places)));
        self.gpu.check()
    }

    /// Adds a multiple of their last changes to the guesses of the groups with this sum.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn leap(&self, places: &Range<usize>, (multiple, unit): (u16, u8)) -> io::Result<()> {
        let task = Task { unit: unit.into(), multiple: multiple.into(), ..Task::default() };
        self.program.run(&self.gpu, Step::Leap, std::iter::once(task.with(places)));
        self.gpu.check()
    }

    /// Reads the guesses of groups into their rows.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn read_rows(&self, places: Range<usize>, rows: &mut [u8], lanes: usize) -> io::Result<()> {
        self.read_into(&self.arrays.rows, places, (rows, lanes), &|words, at| words[at])
    }

    /// Reads the margins of groups, or the last changes of their guesses, into their rows.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn read_beside(&self, places: Range<usize>, rows: &mut [u8], lanes: usize) -> io::Result<()> {
        let number = |words: &[u32], at: usize| words[at / 2] >> (16 * (at % 2));
        self.read_into(&self.arrays.beside, places, (rows, lanes), &number)
    }

    /// Reads items into rows of so many numbers, by the number at each place of an item.
    fn read_into(
        &self,
        parts: &Parts,
        places: Range<usize>,
        (rows, lanes): (&mut [u8], usize),
        number: &(dyn Fn(&[u32], usize) -> u32 + Sync),
    ) -> io::Result<()> {
        let width = (rows.len() / places.len().max(1)).max(1);
        let mut left = rows;
        parts.read((&self.gpu, &self.received), places, &mut |words| {
            let items = words.par_chunks_exact(parts.words());
            let now = left.split_off_mut(..items.len() * width).unwrap_or_default();
            items.zip(now.par_chunks_exact_mut(width)).for_each(|(item, row)| {
                for at in 0..lanes {
                    set_number(lanes, row, at, number(item, at));
                }
            });
        })
    }
}

/// Two numbers of 16 bits of a row as a word.
fn pair(row: &[u8], at: usize) -> u32 {
    number::<BYTES>(row, 2 * at) | number::<BYTES>(row, 2 * at + 1) << 16
}
