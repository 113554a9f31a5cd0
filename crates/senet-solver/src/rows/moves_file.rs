//! Moves for which memory has no room, in a temporary file, wave by wave.

use std::io;
use std::ops::Range;
use std::path::Path;

use senet_files::{DirectFile, Memory, NewFile};

use super::window::Transfers;

/// The moves of waves in a file. Those of a wave are read while the wave before is computed.
pub(crate) struct MovesFile {
    file: DirectFile,
    /// Removes the file with its last user.
    _temporary: NewFile,
    /// By sum: the bytes of the file.
    waves: Vec<Range<u64>>,
    length: u64,
    now: Part,
    next: Part,
}

/// The moves of one wave in memory.
struct Part {
    /// The sum of the wave. `None` if nothing was read.
    sum: Option<usize>,
    bytes: Memory,
}

impl Part {
    fn new(bytes: usize) -> io::Result<Part> {
        Ok(Part { sum: None, bytes: Memory::new(bytes)? })
    }
}

impl MovesFile {
    /// An empty file in a folder, for waves with sums up to this one.
    pub(crate) fn new(folder: &Path, largest_sum: usize) -> io::Result<MovesFile> {
        let temporary = NewFile::create(&folder.join("moves"))?;
        let file = temporary.direct()?;
        let waves = vec![0..0; largest_sum + 1];
        Ok(MovesFile { file, _temporary: temporary, waves, length: 0, now: Part::new(1)?, next: Part::new(1)? })
    }

    /// Whether the file has moves of the wave with this sum.
    pub(crate) fn has(&self, sum: usize) -> bool {
        !self.waves[sum].is_empty()
    }

    /// Bytes of memory for the moves of two waves.
    pub(crate) fn memory(&self) -> u64 {
        2 * self.waves.iter().map(|bytes| bytes.end - bytes.start).max().unwrap_or(0)
    }

    /// Adds the moves of the wave with this sum, which are not there yet. If that fails, they are not there.
    pub(crate) fn add(&mut self, sum: usize, bytes: &[u8]) -> io::Result<()> {
        let mut padded = Memory::new(bytes.len().next_multiple_of(DirectFile::BLOCK))?;
        padded[..bytes.len()].copy_from_slice(bytes);
        self.file.write(&padded, self.length)?;
        let end = self.length + padded.len() as u64;
        self.waves[sum] = self.length..end;
        self.length = end;
        // They may have been opened as a wave without moves.
        (self.now.sum, self.next.sum) = (None, None);
        Ok(())
    }

    /// The moves of the wave with this sum, with some more bytes behind them. Those of the next wave of a sweep are to be read
    /// meanwhile.
    pub(crate) fn open(&mut self, sum: usize) -> io::Result<(&[u8], Transfers<'_>)> {
        let room = (self.memory() / 2) as usize;
        if self.now.bytes.len() < room {
            (self.now, self.next) = (Part::new(room)?, Part::new(room)?);
        }
        if self.next.sum == Some(sum) {
            std::mem::swap(&mut self.now, &mut self.next);
        }
        let MovesFile { file, waves, now, next, .. } = self;
        let length = |bytes: &Range<u64>| (bytes.end - bytes.start) as usize;
        if now.sum != Some(sum) {
            file.read(&mut now.bytes[..length(&waves[sum])], waves[sum].start)?;
            now.sum = Some(sum);
        }
        let mut transfers = Transfers::default();
        let after = sum.checked_sub(1);
        if let Some(bytes) = after.filter(|_| next.sum != after).map(|sum| &waves[sum]) {
            transfers = Transfers::of_read(file, &mut next.bytes[..length(bytes)], bytes.start);
            next.sum = after;
        }
        Ok((&now.bytes, transfers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_in_any_order() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut file = MovesFile::new(folder.path(), 9).expect("a file");
        let bytes = |sum: usize| vec![sum as u8; 3000 * sum];
        for sum in [7, 8, 9, 3, 2] {
            file.add(sum, &bytes(sum)).expect("room");
        }
        assert_eq!((file.has(9), file.has(4)), (true, false));
        for sum in (0..=9).rev().chain((0..=9).rev()).chain([5, 8, 8, 7, 2]) {
            let (found, transfers) = file.open(sum).expect("moves");
            let expected = if [7, 8, 9, 3, 2].contains(&sum) { bytes(sum) } else { Vec::new() };
            transfers.during(|| assert!(found.starts_with(&expected), "{sum}")).expect("moves");
        }
        file.add(6, &vec![6; 100_000]).expect("room");
        assert!(file.open(6).expect("moves").0.starts_with(&vec![6; 100_000]));
    }
}
