//! Guesses of two layers on a graphics processor.
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

use self::parts::{Parts, buffer, most_words, read, write};
use self::program::{Arrays, Program, Step, Task, kind_words};
pub(crate) use self::sweeps::Sweeps;
use super::lanes::{List, set_number};
use super::update::{Layers, Updated, Wave};
use crate::Gpu;

/// The most words of a buffer of moves, if so many are allowed.
const MOVES: usize = if cfg!(test) { 1 << 19 } else { 1 << 28 };

/// Two layers on a graphics processor.
pub(crate) struct OnGpu {
    gpu: Gpu,
    program: Program,
    arrays: Arrays,
    waves: Vec<OfWave>,
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
    changes: Parts,
    below: [Option<Parts>; 2],
    begins: Vec<u32>,
    /// Buffers of moves, and the words of the last.
    moves: Vec<wgpu::Buffer>,
    last: Vec<u32>,
    waves: Vec<OfWave>,
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
            changes: Parts::new(gpu, groups, lanes / 2),
            below: [0, 1].map(of_lower),
            begins: vec![0; groups],
            moves: Vec::new(),
            last: Vec::new(),
            waves: vec![OfWave::default(); layers.groups.largest_sum() + 1],
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
        let (scale, lanes) = (wave.layers.scale, 64 * W);
        let numbers = |row: &[u8]| (0..lanes).map(|at| scale.number(row, at)).collect::<Vec<u32>>();
        let words: Vec<u32> = rows.par_chunks_exact(wave.around.width).flat_map_iter(numbers).collect();
        self.rows.write(&self.gpu, places.start, &words);
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
        let words = |row: &[u8]| {
            let (low, high) = row.split_at(width / 2);
            let pairs = low.as_chunks::<2>().0.iter().zip(high.as_chunks::<2>().0);
            pairs.map(|(low, high)| u32::from_le_bytes([low[0], high[0], low[1], high[1]])).collect::<Vec<u32>>()
        };
        let words: Vec<u32> = rows.par_chunks_exact(width).flat_map_iter(words).collect();
        if let Some(below) = &self.below[half] {
            below.write(&self.gpu, place, &words);
        }
        self.sent()
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
    pub(crate) fn end<const W: usize>(mut self, layers: &Layers<W>) -> io::Result<OnGpu> {
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
        let Loading { gpu, rows, changes, below, moves, waves, .. } = self;
        let arrays = Arrays { rows, changes, below, moves, begins, kinds, lists };
        let program = Program::new(&gpu, layers, &arrays)?;
        gpu.finish()?;
        Ok(OnGpu { gpu, program, arrays, waves })
    }
}

impl OnGpu {
    /// Updates the guesses of the groups with this sum. Keeps their changes, if a unit is given for them: two to that power of steps.
    /// Their largest change is told by [`change`](OnGpu::change) after the last wave of a sweep.
    pub(crate) fn update(&self, sum: usize, unit: Option<u8>) -> io::Result<Updated> {
        let OfWave { runs, positions } = &self.waves[sum];
        let tasks = runs.iter().map(|(places, part)| Task {
            part: *part as u32,
            keeps: unit.is_some(),
            unit: unit.unwrap_or(0).into(),
            ..of_places(places)
        });
        self.program.run(&self.gpu, Step::Update, tasks);
        self.gpu.check()?;
        Ok(Updated { positions: *positions, ..Updated::default() })
    }

    /// The largest change since the last call, in steps of guesses.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn change(&self) -> io::Result<u32> {
        let change = read(&self.gpu, &self.program.result, 0..1)?;
        write(&self.gpu, &self.program.result, 0, &[0]);
        Ok(change[0])
    }

    /// Adds a multiple of their last changes to the guesses of the groups with this sum.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn leap(&self, places: &Range<usize>, (multiple, unit): (u8, u8)) -> io::Result<()> {
        let task = Task { unit: unit.into(), multiple: multiple.into(), ..of_places(places) };
        self.program.run(&self.gpu, Step::Leap, std::iter::once(task));
        self.gpu.check()
    }

    /// Reads the guesses of groups into their rows.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn read_rows(&self, places: Range<usize>, rows: &mut [u8], lanes: usize) -> io::Result<()> {
        read_into(&self.gpu, &self.arrays.rows, places, (rows, lanes), &|words, at| words[at])
    }

    /// Reads the changes of groups into their rows.
    ///
    /// # Errors
    ///
    /// If the graphics processor fails.
    pub(crate) fn read_changes(&self, places: Range<usize>, rows: &mut [u8], lanes: usize) -> io::Result<()> {
        read_into(&self.gpu, &self.arrays.changes, places, (rows, lanes), &|words, at| words[at / 2] >> (16 * (at % 2)))
    }
}

/// The groups of a task.
fn of_places(places: &Range<usize>) -> Task {
    Task { begin: places.start as u32, count: places.len() as u32, ..Task::default() }
}

/// Reads items into rows of so many numbers, by the number at each place of an item.
fn read_into(
    gpu: &Gpu,
    parts: &Parts,
    places: Range<usize>,
    (rows, lanes): (&mut [u8], usize),
    number: &(dyn Fn(&[u32], usize) -> u32 + Sync),
) -> io::Result<()> {
    let width = (rows.len() / places.len().max(1)).max(1);
    let mut left = rows;
    parts.read(gpu, places, &mut |words| {
        let items = words.par_chunks_exact(parts.words());
        let now = left.split_off_mut(..items.len() * width).unwrap_or_default();
        items.zip(now.par_chunks_exact_mut(width)).for_each(|(item, row)| {
            for at in 0..lanes {
                set_number(lanes, row, at, number(item, at));
            }
        });
    })
}
