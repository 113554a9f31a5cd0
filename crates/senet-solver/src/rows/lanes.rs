//! Operations on the numbers of a row.

use super::NUMBERS;
use super::Numbers;
use super::avx512::Avx512;

/// A permutation of a row: for each arrangement, the number of another one.
#[derive(Clone)]
#[repr(align(64))]
pub(crate) struct List {
    /// In the order in which [`avx512`](super::avx512) takes them.
    pub(super) shuffled: [u8; NUMBERS],
    /// In order.
    pub(super) ordered: [u8; NUMBERS],
}

impl List {
    /// A list of these numbers.
    pub(crate) fn new(ordered: [u8; NUMBERS]) -> List {
        let of = |at: usize| at & !63 | (at >> 2 & 3) << 4 | (at >> 4 & 3) << 2 | at & 3;
        List { shuffled: std::array::from_fn(|at| ordered[of(at)]), ordered }
    }
}

/// Numbers of a row as they are seen after a move.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'r> {
    /// The lowest bytes of all numbers, the next bytes, and so on.
    pub(crate) row: &'r [u8],
    /// How many numbers the row has.
    pub(crate) count: usize,
    /// For each arrangement, which of these numbers follows.
    pub(crate) list: &'r List,
    /// The arrangements in which the move is legal, as bits.
    pub(crate) mask: &'r [u64],
    /// Numbers are multiplied by two to this power.
    pub(crate) shift: u32,
    /// If the turn passes: the chance of 1, from which numbers are subtracted.
    pub(crate) turned: Option<u32>,
}

/// Operations on rows, for the instructions of a machine. `P` is the number of bytes of a number.
pub(crate) trait Lanes: Copy {
    /// Runs the work, compiled for these instructions.
    fn work<W: Work>(self, work: W) -> W::Output;

    /// Takes the numbers that are larger than the best so far.
    fn follow<const P: usize>(self, seen: &Seen, best: &mut Numbers);

    /// Takes the larger of `longest` and the numbers of another row of two bytes each, in the arrangements in which the number
    /// in the first row is at most `distance` below the best.
    fn follow_near<const P: usize>(self, seen: &Seen, other: &[u8], near: (&Numbers, u32), longest: &mut Numbers);

    /// Reads a row.
    fn read<const P: usize>(self, row: &[u8], count: usize, numbers: &mut Numbers);

    /// Writes a row: the lowest bytes of the numbers.
    fn write<const P: usize>(self, numbers: &Numbers, count: usize, row: &mut [u8]);
}

/// Work that is compiled for the instructions of each machine.
pub(crate) trait Work {
    type Output;

    /// Does the work. Implementations are `inline(always)`, so that they are compiled for the instructions of the lanes.
    fn run<L: Lanes>(self, lanes: L) -> Self::Output;
}

/// Does the work with the best instructions that the machine has.
pub(crate) fn work<W: Work>(work: W) -> W::Output {
    match Avx512::detect() {
        Some(lanes) => lanes.work(work),
        None => Portable.work(work),
    }
}

/// Operations on rows for every machine.
#[derive(Clone, Copy)]
pub(crate) struct Portable;

/// The number at this place of a row.
#[inline(always)]
pub(crate) fn number<const P: usize>(row: &[u8], count: usize, at: usize) -> u32 {
    (0..P).map(|plane| u32::from(row[plane * count + at]) << (8 * plane)).sum()
}

/// Calls `each` with the arrangements of a mask.
#[inline(always)]
fn for_each(mask: &[u64], mut each: impl FnMut(usize)) {
    for (number, word) in mask.iter().enumerate() {
        let mut rest = *word;
        while rest != 0 {
            each((64 * number + rest.trailing_zeros() as usize) % NUMBERS);
            rest &= rest - 1;
        }
    }
}

impl Seen<'_> {
    /// The number after the move in an arrangement.
    #[inline(always)]
    fn after<const P: usize>(&self, arrangement: usize) -> u32 {
        let number = number::<P>(self.row, self.count, self.list.ordered[arrangement].into()) << self.shift;
        self.turned.map_or(number, |one| one.wrapping_sub(number))
    }
}

impl Lanes for Portable {
    fn work<W: Work>(self, work: W) -> W::Output {
        work.run(self)
    }

    #[inline(always)]
    fn follow<const P: usize>(self, seen: &Seen, best: &mut Numbers) {
        for_each(seen.mask, |from| best.0[from] = best.0[from].max(seen.after::<P>(from)));
    }

    #[inline(always)]
    fn follow_near<const P: usize>(self, seen: &Seen, other: &[u8], near: (&Numbers, u32), longest: &mut Numbers) {
        let (best, distance) = near;
        for_each(seen.mask, |from| {
            if seen.after::<P>(from) + distance >= best.0[from] {
                let other = number::<2>(other, seen.count, seen.list.ordered[from].into());
                longest.0[from] = longest.0[from].max(other);
            }
        });
    }

    #[inline(always)]
    fn read<const P: usize>(self, row: &[u8], count: usize, numbers: &mut Numbers) {
        numbers.0.iter_mut().take(count).enumerate().for_each(|(at, read)| *read = number::<P>(row, count, at));
    }

    #[inline(always)]
    fn write<const P: usize>(self, numbers: &Numbers, count: usize, row: &mut [u8]) {
        for plane in 0..P {
            let bytes = row[plane * count..][..count].iter_mut();
            bytes.zip(&numbers.0).for_each(|(byte, number)| *byte = (number >> (8 * plane)) as u8);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The results of all operations with these lanes.
    fn results<const P: usize>(lanes: impl Lanes, seen: &Seen, other: &[u8], start: u32) -> [Vec<u32>; 4] {
        let mut best = Numbers([start; NUMBERS]);
        lanes.follow::<P>(seen, &mut best);
        let mut longest = Numbers([3; NUMBERS]);
        lanes.follow_near::<P>(seen, other, (&best, start / 2), &mut longest);
        let mut read = Numbers([7; NUMBERS]);
        lanes.read::<P>(seen.row, seen.count, &mut read);
        let mut row = vec![0; P * seen.count];
        lanes.write::<P>(&read, seen.count, &mut row);
        assert_eq!(row, seen.row);
        let before = read.0[..seen.count].to_vec();
        [best.0.to_vec(), longest.0.to_vec(), before, row.into_iter().map(u32::from).collect()]
    }

    proptest! {
        #[test]
        fn instructions_of_this_machine_compute_what_the_portable_ones_do(
            count in 1..=252_usize,
            bytes in proptest::collection::vec(any::<u8>(), 4 * 252),
            order in any::<[u8; 32]>(),
            mask in any::<[u64; 4]>(),
            turns: bool,
            start in 0..1_u32 << 20,
        ) {
            let Some(lanes) = Avx512::detect() else { return Ok(()) };
            let ordered = std::array::from_fn(|at| ((usize::from(order[at % 32]) + at) % count) as u8);
            let list = List::new(ordered);
            let words = count.div_ceil(64).next_power_of_two();
            let turned = turns.then_some(u32::MAX >> 4);
            let mut seen = Seen { row: &bytes[..4 * count], count, list: &list, mask: &mask[..words], shift: 0, turned };
            // The largest numbers of four bytes have four bits to spare.
            let mut four = bytes[..4 * count].to_vec();
            four[3 * count..].iter_mut().for_each(|byte| *byte &= 7);
            seen.row = &four;
            let other = &bytes[..2 * count];
            prop_assert_eq!(results::<4>(lanes, &seen, other, start), results::<4>(Portable, &seen, other, start));
            seen.row = &bytes[..3 * count];
            prop_assert_eq!(results::<3>(lanes, &seen, other, start), results::<3>(Portable, &seen, other, start));
            (seen.row, seen.shift) = (&bytes[..2 * count], 12);
            prop_assert_eq!(results::<2>(lanes, &seen, other, start), results::<2>(Portable, &seen, other, start));
        }
    }
}
