//! Rows in a file, with a window of them in memory.
//!
//! A sweep goes from the last rows to the first. While a wave is computed, the rows that the next one needs are read, and those of
//! the wave before are written. The memory of rows that no later wave of the sweep needs is used for those that are read. The page
//! cache cannot plan like that: it sees past accesses only.
//!
//! If memory is too small for all rows to which a wave leads, those furthest before it are read from a memory-mapped file.

use std::collections::BTreeSet;
use std::io;
use std::ops::Range;
use std::thread;

use rayon::prelude::*;
use senet_files::{DirectFile, MappedFile, Memory};

use super::around::Around;
use super::reach::Differences;
use crate::sets::Sets;

/// Reads are aligned to this number of bytes, so that they are large.
const PART: usize = if cfg!(test) { DirectFile::BLOCK } else { Memory::LARGE_PAGE };

/// Rows in a file.
pub(crate) struct Window {
    /// Address space for all rows. Bytes that are not loaded are arbitrary.
    memory: Memory,
    /// `None` if rows are in memory only.
    file: Option<DirectFile>,
    /// The offset of the rows in the file.
    begin: u64,
    /// Bytes of a row.
    width: usize,
    /// The bytes in memory.
    loaded: Range<usize>,
    /// Parts of memory that are free for rows that will be read. Reusing them is faster than new memory, which the system must clear.
    spare: BTreeSet<usize>,
    /// Changed bytes that are not yet written.
    unwritten: Range<usize>,
    /// The mapped file, if waves lead to rows outside the window.
    far: Option<MappedFile>,
    /// Whether rows stay in memory from sweep to sweep.
    stays: bool,
    /// Whether memory has all rows. The file has them after [`keep`](Window::keep) only.
    is_whole: bool,
}

/// The rows that a wave needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Need {
    /// The places of the wave.
    pub(crate) wave: Range<usize>,
    /// The places that memory must have: those to which its moves lead, and its own.
    pub(crate) around: Range<usize>,
    /// The first place that the next wave of the sweep needs.
    pub(crate) next: usize,
}

impl Need {
    /// The rows that the wave with this sum needs, if its moves change the sum by these differences.
    pub(crate) fn new(groups: &Sets, sum: usize, differences: Differences) -> Need {
        let around = differences.around(groups, sum);
        let next = sum.checked_sub(1).map_or(0, |next| differences.around(groups, next).start);
        Need { wave: groups.with_sum(sum), next: next.min(around.start), around }
    }
}

/// Rows while a wave is computed.
pub(crate) struct Open<'w> {
    pub(crate) around: Around<'w>,
    /// The rows of the wave.
    pub(crate) own: &'w mut [u8],
    pub(crate) transfers: Transfers<'w>,
}

/// Reads and writes while a wave is computed.
#[derive(Default)]
pub(crate) struct Transfers<'w> {
    /// Bytes to read at an offset of a file.
    reads: Vec<(&'w DirectFile, &'w mut [u8], u64)>,
    /// Bytes to write at an offset of a file.
    writes: Vec<(&'w DirectFile, &'w [u8], u64)>,
}

impl<'w> Transfers<'w> {
    /// A read of bytes at an offset.
    pub(crate) fn of_read(file: &'w DirectFile, bytes: &'w mut [u8], offset: u64) -> Transfers<'w> {
        Transfers { reads: vec![(file, bytes, offset)], writes: Vec::new() }
    }

    /// All transfers of both.
    pub(crate) fn and(mut self, mut other: Transfers<'w>) -> Transfers<'w> {
        self.reads.append(&mut other.reads);
        self.writes.append(&mut other.writes);
        self
    }

    /// Runs the transfers while `compute` runs.
    pub(crate) fn during<T>(self, compute: impl FnOnce() -> T) -> io::Result<T> {
        let Transfers { reads, writes } = self;
        if reads.is_empty() && writes.is_empty() {
            return Ok(compute());
        }
        thread::scope(|scope| {
            let mut reads = reads.into_iter();
            let reads = scope.spawn(move || reads.try_for_each(|(file, bytes, offset)| file.read(bytes, offset)));
            let mut writes = writes.into_iter();
            let writes = scope.spawn(move || writes.try_for_each(|(file, bytes, offset)| file.write(bytes, offset)));
            let computed = compute();
            for result in [reads.join(), writes.join()] {
                result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
            }
            Ok(computed)
        })
    }
}

impl Window {
    /// The length in a file of so many rows of so many bytes.
    pub(crate) const fn length(rows: u64, width: usize) -> u64 {
        (rows * width as u64).next_multiple_of(DirectFile::BLOCK as u64)
    }

    /// Rows of `width` bytes in memory, all zero.
    pub(crate) fn in_memory((rows, width): (usize, usize)) -> io::Result<Window> {
        let memory = Memory::new(Window::length(rows as u64, width) as usize)?;
        let loaded = 0..memory.len();
        let (begin, file, far, spare) = (0, None, None, BTreeSet::new());
        Ok(Window { memory, file, begin, width, loaded, spare, unwritten: 0..0, far, stays: false, is_whole: true })
    }

    /// Rows of `width` bytes in a file, from offset `begin` on. Reads them all if `is_whole`.
    pub(crate) fn of_file(file: DirectFile, begin: u64, rows: (usize, usize), is_whole: bool) -> io::Result<Window> {
        let mut window = Window::in_memory(rows)?;
        if is_whole {
            let parts = window.memory.par_chunks_mut(PART).enumerate();
            parts.try_for_each(|(part, bytes)| file.read(bytes, begin + (part * PART) as u64))?;
        } else {
            window.loaded = 0..0;
        }
        Ok(Window { file: Some(file), begin, is_whole, ..window })
    }

    /// All rows, if memory has them.
    pub(crate) fn whole(&self) -> Option<&[u8]> {
        self.is_whole.then_some(&self.memory)
    }

    /// The bytes of all rows.
    pub(crate) fn bytes(&self) -> u64 {
        self.memory.len() as u64
    }

    /// Replaces all rows.
    #[cfg(test)]
    pub(crate) fn set_whole(&mut self, rows: &[u8]) {
        self.memory.copy_from_slice(rows);
    }

    /// An estimate of the largest window in a sweep, in bytes, for rows of `width` bytes.
    pub(crate) fn largest(groups: &Sets, differences: Differences, width: usize) -> u64 {
        let sums = 0..=groups.largest_sum();
        let longest = sums.map(|sum| {
            let Need { around, next, .. } = Need::new(groups, sum, differences);
            around.end - next
        });
        (longest.max().unwrap_or(0) * width + 2 * PART) as u64
    }

    /// Opens the rows for a wave that changes its own. Reads those that it needs and the wave before has not read. Sweeps open waves
    /// from the last to the first.
    pub(crate) fn open(&mut self, need: &Need) -> io::Result<Open<'_>> {
        self.load(need)?;
        let next = self.next(need);
        self.use_spare(next..self.loaded.start);
        let Window { memory, file, begin, width, loaded, unwritten, far, .. } = self;
        let wave = need.wave.start * *width..need.wave.end * *width;
        let (rest, rows) = memory.split_at_mut(loaded.start);
        let (before, rows) = rows.split_at_mut(wave.start - loaded.start);
        let (own, behind) = rows.split_at_mut(wave.len());
        let (before, behind) = (&*before, &behind[..loaded.end - wave.end]);
        let far = rows_of(far.as_ref(), *begin);
        let around = Around { before, behind, end: need.wave.end, width: *width, begin: loaded.start, far };
        // Whole blocks are written. The rest is written with the rows before.
        let written = unwritten.start.next_multiple_of(DirectFile::BLOCK)..unwritten.end;
        let mut transfers = Transfers::default();
        if let Some(file) = file {
            if !written.is_empty() {
                let bytes = &behind[written.start - wave.end..written.end - wave.end];
                transfers.writes.push((file, bytes, *begin + written.start as u64));
                unwritten.end = written.start;
            }
            if next < loaded.start {
                transfers.reads.push((file, &mut rest[next..], *begin + next as u64));
                loaded.start = next;
            }
        }
        Ok(Open { around, own, transfers })
    }

    /// Opens the rows for a wave that changes none.
    pub(crate) fn open_to_read(&mut self, need: &Need) -> io::Result<Open<'_>> {
        self.load(need)?;
        let next = self.next(need);
        self.use_spare(next..self.loaded.start);
        let Window { memory, file, begin, width, loaded, far, .. } = self;
        let (rest, rows) = memory.split_at_mut(loaded.start);
        let rows = &rows[..loaded.len()];
        let far = rows_of(far.as_ref(), *begin);
        let around = Around { begin: loaded.start, far, ..Around::all(rows, *width) };
        let mut transfers = Transfers::default();
        if let Some(file) = file.as_ref().filter(|_| next < loaded.start) {
            transfers.reads.push((file, &mut rest[next..], *begin + next as u64));
            loaded.start = next;
        }
        Ok(Open { around, own: &mut [], transfers })
    }

    /// The first byte in memory when the next wave begins.
    fn next(&self, need: &Need) -> usize {
        (need.next * self.width / PART * PART).min(self.loaded.start)
    }

    /// Sets whether waves lead to rows outside the window.
    pub(crate) fn set_far(&mut self, is_far: bool) -> io::Result<()> {
        self.far = self.file.as_ref().filter(|_| is_far && !self.is_whole).map(DirectFile::map).transpose()?;
        Ok(())
    }

    /// Sets whether rows stay in memory from sweep to sweep. They are still written after each wave, but not read again. If rows do not
    /// stay, gives all memory back, since the next sweep may need less.
    pub(crate) fn set_stays(&mut self, stays: bool) -> io::Result<()> {
        if !stays {
            self.restart()?;
        }
        self.stays = stays;
        Ok(())
    }

    /// Marks the rows of the opened wave as changed.
    pub(crate) fn set_new(&mut self, need: &Need) {
        if self.is_whole {
            return;
        }
        let Range { start, end } = need.wave;
        if self.unwritten.is_empty() {
            self.unwritten.end = (end * self.width).next_multiple_of(DirectFile::BLOCK);
        }
        self.unwritten.start = start * self.width;
    }

    /// Loads the rows that a wave needs, and frees those behind them.
    fn load(&mut self, need: &Need) -> io::Result<()> {
        if self.is_whole {
            return Ok(());
        }
        let begin = need.around.start * self.width / PART * PART;
        let end = (need.around.end * self.width).next_multiple_of(PART).min(self.memory.len());
        if !self.unwritten.is_empty() && self.unwritten.start != need.wave.end * self.width {
            self.write_new()?;
        }
        // A new sweep begins, or one with other needs.
        if end > self.loaded.end || end < self.loaded.start {
            self.forget()?;
            self.loaded = end..end;
        }
        if begin < self.loaded.start {
            self.use_spare(begin..self.loaded.start);
            let bytes = &mut self.memory[begin..self.loaded.start];
            self.file.as_ref().map_or(Ok(()), |file| file.read(bytes, self.begin + begin as u64))?;
            self.loaded.start = begin;
        }
        let unneeded = end.max(self.unwritten.end).next_multiple_of(PART)..self.loaded.end;
        if unneeded.len() >= PART && !self.stays {
            self.set_apart(unneeded.clone());
            self.loaded.end = unneeded.start;
        }
        Ok(())
    }

    /// Makes loaded bytes spare, which begin at a part.
    fn set_apart(&mut self, bytes: Range<usize>) {
        let end = bytes.end / PART;
        self.spare.extend(bytes.start / PART..end);
        self.memory.give_back(bytes.start.max(end * PART)..bytes.end);
    }

    /// Moves spare memory to where these bytes will be read.
    fn use_spare(&mut self, bytes: Range<usize>) {
        for part in bytes.start / PART..bytes.end / PART {
            if !self.spare.remove(&part)
                && let Some(spare) = self.spare.pop_first()
            {
                self.memory.hand_over(spare * PART, part * PART, PART);
            }
        }
    }

    /// Makes all memory spare, after writing changed rows.
    fn forget(&mut self) -> io::Result<()> {
        self.write_new()?;
        self.set_apart(self.loaded.clone());
        self.loaded = 0..0;
        Ok(())
    }

    /// Gives all memory back, after writing changed rows.
    pub(crate) fn restart(&mut self) -> io::Result<()> {
        if !self.is_whole {
            self.forget()?;
            for part in std::mem::take(&mut self.spare) {
                self.memory.give_back(part * PART..(part + 1) * PART);
            }
        }
        Ok(())
    }

    /// Writes changed rows into the file.
    fn write_new(&mut self) -> io::Result<()> {
        let Range { start, end } = std::mem::take(&mut self.unwritten);
        let new = start / DirectFile::BLOCK * DirectFile::BLOCK..end;
        match &self.file {
            Some(file) if !new.is_empty() => file.write(&self.memory[new.clone()], self.begin + new.start as u64),
            _ => Ok(()),
        }
    }

    /// Writes all changed rows, and syncs them to the disk.
    pub(crate) fn keep(&mut self) -> io::Result<()> {
        self.write_new()?;
        let Some(file) = &self.file else { return Ok(()) };
        if self.is_whole {
            let parts = self.memory.par_chunks(PART).enumerate();
            parts.try_for_each(|(part, bytes)| file.write(bytes, self.begin + (part * PART) as u64))?;
        }
        file.sync()
    }
}

/// The bytes of a mapped file from an offset on; none without a file.
fn rows_of(file: Option<&MappedFile>, begin: u64) -> &[u8] {
    file.map_or(&[], |file| &file.as_ref()[begin as usize..])
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::path::Path;

    use senet::HouseSet;

    use super::*;

    /// Bytes of a row: no divisor of a block, so that rows of two waves are in one.
    const WIDTH: usize = 96;
    /// The offset of the rows in their file.
    const BEGIN: u64 = DirectFile::BLOCK as u64;

    /// Rows of 10,000 and more groups in a file, which memory has in parts.
    fn window(folder: &Path, groups: &Sets) -> Window {
        let path = folder.join("rows");
        let file = File::create(&path).expect("a file");
        file.set_len(BEGIN + Window::length(groups.len() as u64, WIDTH)).expect("room");
        let file = DirectFile::of(&path, &file).expect("a file");
        Window::of_file(file, BEGIN, (groups.len(), WIDTH), false).expect("memory")
    }

    /// One sweep: every row becomes a sum of rows to which its group could lead, and of its own. Memory has those rows that are not
    /// further before it than `near`.
    fn sweep(window: &mut Window, groups: &Sets, differences: Differences, (near, keeps_at): (i16, Option<usize>)) {
        window.set_far(near > differences.least).expect("a file");
        for sum in (0..=groups.largest_sum()).rev() {
            let leads = differences.around(groups, sum);
            let need = Need::new(groups, sum, Differences { least: differences.least.max(near), ..differences });
            let Open { around, own, transfers } = window.open(&need).expect("rows");
            let add = || {
                for (place, row) in need.wave.clone().zip(own.chunks_exact_mut(WIDTH)) {
                    let ends = [leads.start, leads.end - 1].into_iter().filter(|end| !need.wave.contains(end));
                    let sum = ends.map(|end| around.row(end)[place % WIDTH]).fold(place as u8, u8::wrapping_add);
                    for byte in row {
                        *byte = byte.wrapping_mul(3).wrapping_add(sum);
                    }
                }
            };
            transfers.during(add).expect("rows");
            window.set_new(&need);
            if keeps_at == Some(sum) {
                window.keep().expect("a file");
            }
        }
    }

    #[test]
    fn rows_are_the_same_as_if_memory_had_them_all() {
        let groups = Sets::new(4, HouseSet::EMPTY);
        let folder = tempfile::tempdir().expect("a folder");
        let mut parts = window(folder.path(), &groups);
        let mut whole = Window::in_memory((groups.len(), WIDTH)).expect("memory");
        let other = tempfile::tempdir().expect("a folder");
        let mut stays = window(other.path(), &groups);
        let waves = (0..=groups.largest_sum()).map(|sum| groups.with_sum(sum).len() * WIDTH);
        let largest_wave = waves.max().unwrap_or(0) as u64;
        let mut had = 0;
        let sweeps = [(0, 0), (-26, 5), (-3, 0), (0, 4), (-120, 120), (-26, 5)];
        for (number, (least, largest)) in sweeps.into_iter().cycle().take(18).enumerate() {
            let differences = Differences { least, largest };
            let near = [i16::MIN, -8, 0][number % 3];
            stays.set_stays(number % 9 < 7).expect("a file");
            for rows in [&mut parts, &mut stays, &mut whole] {
                sweep(rows, &groups, differences, (near, (number % 2 == 0).then_some(60)));
            }
            let has = Window::largest(&groups, Differences { least: least.max(near), largest }, WIDTH);
            assert!(parts.loaded.len() as u64 <= has, "{differences:?}: {:?} of {has}", parts.loaded);
            // The rows of a wave are written while the next is computed.
            had = had.max(has + largest_wave);
            let takes = parts.loaded.len() + parts.spare.len() * PART;
            assert!(takes as u64 <= had, "{differences:?}: {takes} of {had}");
        }
        let mut bytes = Memory::new(whole.memory.len()).expect("memory");
        for rows in [&mut parts, &mut stays] {
            rows.keep().expect("a file");
            rows.file.as_ref().expect("a file").read(&mut bytes, BEGIN).expect("rows");
            assert!(*bytes == *whole.memory);
        }
    }
}
