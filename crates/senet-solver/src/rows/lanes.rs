//! Operations on the numbers of a row.

use senet::group::ArrangementSet;

use super::NUMBERS;
use super::Numbers;
#[cfg(target_arch = "x86_64")]
use super::{avx2::Avx2, avx512::Avx512};

/// For each pair of arrangements, a number of another row.
#[derive(Clone)]
#[repr(align(64))]
pub(crate) struct List {
    /// In the order in which vectors take them.
    pub(super) shuffled: [u8; NUMBERS / 2],
    /// In order.
    pub(super) ordered: [u8; NUMBERS / 2],
    /// Whether none of these numbers is one of the last sixteen of 64.
    pub(super) is_short: bool,
}

impl List {
    /// A list of the numbers of all pairs.
    pub(crate) fn new(of_pair: impl Fn(usize) -> u8) -> List {
        let of = |at: usize| at & !63 | (at >> 2 & 3) << 4 | (at >> 4 & 3) << 2 | at & 3;
        let ordered = std::array::from_fn(of_pair);
        let is_short = ordered.iter().all(|number| number % 64 < 48);
        List { shuffled: std::array::from_fn(|at| ordered[of(at)]), ordered, is_short }
    }
}

/// Numbers of a row as they are seen after a move.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'r, const W: usize> {
    /// The lowest bytes of all numbers, the next bytes, and so on.
    pub(crate) row: &'r [u8],
    /// For each pair of arrangements, which of these numbers follows.
    pub(crate) list: &'r List,
    /// The arrangements in which the move is legal: of each pair at most one.
    pub(crate) legal: &'r ArrangementSet<W>,
    /// If the turn passes: the chance of 1, from which numbers are subtracted.
    pub(crate) turned: Option<u32>,
    /// Numbers are multiplied by two to this power, before that.
    pub(crate) shift: u32,
}

/// Operations on rows, for the instructions of a machine. `P` is the number of bytes of a number.
pub(crate) trait Lanes: Copy {
    /// Runs the work, compiled for these instructions.
    fn work<W: Work>(self, work: W) -> W::Output;

    /// Prefetches a row into the cache.
    fn prefetch(self, row: &[u8]);

    /// Takes the numbers that are larger than the best so far.
    fn follow<const P: usize, const W: usize>(self, seen: &Seen<W>, best: &mut Numbers);

    /// Takes the larger of `largest` and the numbers of another row of two bytes each, in the arrangements in which the number
    /// in the first row is at most `distance` below the best.
    fn follow_near<const P: usize, const W: usize>(
        self,
        seen: &Seen<W>,
        other: &[u8],
        near: (&Numbers, u32),
        largest: &mut Numbers,
    );

    /// Reads a row, the whole of which is numbers of `P` bytes.
    fn read<const P: usize>(self, row: &[u8], numbers: &mut Numbers);

    /// Writes a row: the lowest bytes of the numbers.
    fn write<const P: usize>(self, numbers: &Numbers, row: &mut [u8]);
}

/// Work that is compiled for the instructions of each machine.
pub(crate) trait Work {
    type Output;

    /// Does the work. Implementations are `inline(always)`, so that they are compiled for the instructions of the lanes.
    fn run<L: Lanes>(self, lanes: L) -> Self::Output;
}

/// Does the work with the best instructions that the machine has.
pub(crate) fn work<W: Work>(work: W) -> W::Output {
    #[cfg(target_arch = "x86_64")]
    {
        if let Some(lanes) = Avx512::detect() {
            return lanes.work(work);
        }
        if let Some(lanes) = Avx2::detect() {
            return lanes.work(work);
        }
    }
    Portable.work(work)
}

/// Operations on rows for every machine.
#[derive(Clone, Copy)]
pub(crate) struct Portable;

/// The number at this place of a row.
#[inline(always)]
pub(crate) fn number<const P: usize>(row: &[u8], at: usize) -> u32 {
    let lanes = row.len() / P;
    (0..P).map(|plane| u32::from(row[plane * lanes + at]) << (8 * plane)).sum()
}

/// Sets the number at this place of a row of so many numbers: as many of its lowest bytes as the row has planes.
#[inline(always)]
pub(crate) fn set_number(lanes: usize, row: &mut [u8], at: usize, number: u32) {
    for (plane, byte) in row.chunks_exact_mut(lanes).zip(number.to_le_bytes()) {
        plane[at] = byte;
    }
}

/// Sets all numbers of a row of so many to the same.
pub(crate) fn set_all_numbers(lanes: usize, row: &mut [u8], number: u32) {
    for (plane, byte) in row.chunks_exact_mut(lanes).zip(number.to_le_bytes()) {
        plane.fill(byte);
    }
}

impl<const W: usize> Seen<'_, W> {
    /// The number of the other row that an arrangement leads to.
    #[inline(always)]
    fn next(&self, arrangement: usize) -> usize {
        self.list.ordered[arrangement % (32 * W) % (NUMBERS / 2)].into()
    }

    /// The number after the move in an arrangement.
    #[inline(always)]
    fn after<const P: usize>(&self, arrangement: usize) -> u32 {
        let number = number::<P>(self.row, self.next(arrangement)) << self.shift;
        self.turned.map_or(number, |one| one.wrapping_sub(number))
    }
}

impl Lanes for Portable {
    fn work<W: Work>(self, work: W) -> W::Output {
        work.run(self)
    }

    #[inline(always)]
    fn prefetch(self, _: &[u8]) {}

    #[inline(always)]
    fn follow<const P: usize, const W: usize>(self, seen: &Seen<W>, best: &mut Numbers) {
        seen.legal.for_each(|from| best.0[from] = best.0[from].max(seen.after::<P>(from)));
    }

    #[inline(always)]
    fn follow_near<const P: usize, const W: usize>(
        self,
        seen: &Seen<W>,
        other: &[u8],
        near: (&Numbers, u32),
        largest: &mut Numbers,
    ) {
        let (best, distance) = near;
        seen.legal.for_each(|from| {
            if best.0[from].wrapping_sub(seen.after::<P>(from)) <= distance {
                largest.0[from] = largest.0[from].max(number::<2>(other, seen.next(from)));
            }
        });
    }

    #[inline(always)]
    fn read<const P: usize>(self, row: &[u8], numbers: &mut Numbers) {
        numbers.0.iter_mut().take(row.len() / P).enumerate().for_each(|(at, read)| *read = number::<P>(row, at));
    }

    #[inline(always)]
    fn write<const P: usize>(self, numbers: &Numbers, row: &mut [u8]) {
        let lanes = row.len() / P;
        for (plane, bytes) in row.chunks_exact_mut(lanes).enumerate() {
            bytes.iter_mut().zip(&numbers.0).for_each(|(byte, number)| *byte = (number >> (8 * plane)) as u8);
        }
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The results of all operations with these lanes.
    fn results<const P: usize, const W: usize>(
        lanes: impl Lanes,
        seen: &Seen<W>,
        other: &[u8],
        start: u32,
    ) -> [Vec<u32>; 4] {
        let mut best = Numbers([start; NUMBERS]);
        lanes.follow::<P, W>(seen, &mut best);
        let mut largest = Numbers([3; NUMBERS]);
        lanes.follow_near::<P, W>(seen, other, (&best, start / 2), &mut largest);
        let mut read = Numbers([7; NUMBERS]);
        lanes.read::<P>(seen.row, &mut read);
        let mut row = vec![0; seen.row.len()];
        lanes.write::<P>(&read, &mut row);
        assert_eq!(row, seen.row);
        [best.0.to_vec(), largest.0.to_vec(), read.0.to_vec(), row.into_iter().map(u32::from).collect()]
    }

    /// Compares these lanes with the portable ones, for rows of `numbers` numbers. If the list is short, none of its numbers is one
    /// of the last sixteen of 64.
    fn compare<const W: usize>(
        lanes: impl Lanes,
        (numbers, is_short): (usize, bool),
        bytes: &[u8],
        (order, words): ([u8; 32], [u64; 4]),
        (turns, start): (bool, u32),
    ) -> Result<(), TestCaseError> {
        let list = List::new(|pair| {
            let number = (usize::from(order[pair % 32]) + pair) % numbers;
            (if is_short { number - number % 64 / 48 * 16 } else { number }) as u8
        });
        // Of each pair, at most one arrangement is legal.
        let legal =
            std::array::from_fn(|word| if word < W / 2 { words[word] } else { words[word] & !words[word - W / 2] });
        let legal = ArrangementSet::<W>::from_words(legal);
        let turned = turns.then_some(u32::MAX >> 4);
        // The largest numbers of four bytes have four bits to spare.
        let mut four = bytes[..4 * numbers].to_vec();
        four[3 * numbers..].iter_mut().for_each(|byte| *byte &= 7);
        let mut seen = Seen { row: &four, list: &list, legal: &legal, shift: 0, turned };
        let other = &bytes[..2 * numbers];
        prop_assert_eq!(results::<4, W>(lanes, &seen, other, start), results::<4, W>(Portable, &seen, other, start));
        seen.row = &bytes[..3 * numbers];
        prop_assert_eq!(results::<3, W>(lanes, &seen, other, start), results::<3, W>(Portable, &seen, other, start));
        (seen.row, seen.shift) = (&bytes[..2 * numbers], 12);
        prop_assert_eq!(results::<2, W>(lanes, &seen, other, start), results::<2, W>(Portable, &seen, other, start));
        Ok(())
    }

    /// Compares these lanes with the portable ones, for rows and lists of all lengths, and for words of 64 and of 35 arrangements.
    fn compare_all(
        lanes: impl Lanes,
        bytes: &[u8],
        (order, words): ([u8; 32], [u64; 4]),
        turn: (bool, u32),
    ) -> Result<(), TestCaseError> {
        for numbers in [128, 256] {
            for is_short in [false, true] {
                for pairs in [64, 35] {
                    let moves = (order, words.map(|word| word & u64::MAX >> (64 - pairs)));
                    compare::<2>(lanes, (numbers, is_short), bytes, moves, turn)?;
                    compare::<4>(lanes, (numbers, is_short), bytes, moves, turn)?;
                }
            }
        }
        Ok(())
    }

    proptest! {
        #[test]
        fn instructions_of_this_machine_compute_what_the_portable_ones_do(
            bytes in proptest::collection::vec(any::<u8>(), 4 * NUMBERS),
            order in any::<[u8; 32]>(),
            words in any::<[u64; 4]>(),
            turns: bool,
            start in 0..1_u32 << 20,
        ) {
            if let Some(lanes) = Avx512::detect() {
                compare_all(lanes, &bytes, (order, words), (turns, start))?;
            }
            if let Some(lanes) = Avx2::detect() {
                compare_all(lanes, &bytes, (order, words), (turns, start))?;
            }
        }
    }
}
