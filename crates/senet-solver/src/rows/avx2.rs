//! Operations on rows with AVX2, which most x86-64 machines without AVX-512 have.

use std::arch::x86_64::{__m128i, __m256i, _MM_HINT_T1};

use pulp::x86::V3;
use pulp::{NullaryFnOnce, cast};

use super::lanes::{Lanes, Portable, Seen, Work};
use super::{NUMBERS, Numbers};

/// Proof that the machine has AVX2.
#[derive(Clone, Copy)]
pub(crate) struct Avx2(V3);

/// A closure that is compiled for AVX2 as a whole. One that is given to [`V3::vectorize`] itself is called through a function of the
/// compiler, `FnOnce::call_once`, which is not always inlined. Then every instruction is a call.
struct Compiled<F>(F);

impl<F: FnMut()> NullaryFnOnce for Compiled<F> {
    type Output = ();

    #[inline(always)]
    fn call(mut self) {
        (self.0)();
    }
}

/// Eight numbers, or 32 bytes.
type Vector = __m256i;

impl Avx2 {
    /// Asks the machine.
    pub(crate) fn detect() -> Option<Avx2> {
        V3::try_new().map(Avx2)
    }

    /// The numbers of 32 pairs by a part of a shuffled list, of a row of so many times 16 numbers. A byte is looked up in each
    /// sixteen of a plane by its lowest four bits, and then chosen by each higher bit. If the row is `SHORT`, the list has no number
    /// of the last of each four sixteens.
    #[inline(always)]
    fn permuted<const P: usize, const SIXTEENS: usize, const SHORT: bool>(
        self,
        row: &[u8],
        list: [u8; 32],
    ) -> [Vector; 4] {
        let Avx2(V3 { avx, avx2, .. }) = self;
        let index: Vector = cast(list);
        let low = avx2._mm256_and_si256(index, avx._mm256_set1_epi8(15));
        // The highest bit of a byte chooses.
        let bits = [
            avx2._mm256_slli_epi16::<3>(index),
            avx2._mm256_slli_epi16::<2>(index),
            avx2._mm256_slli_epi16::<1>(index),
            index,
        ];
        let planes = row.as_chunks::<16>().0.as_chunks::<SIXTEENS>().0;
        let mut found = [avx._mm256_setzero_si256(); 4];
        for plane in 0..P {
            let mut bytes = [low; SIXTEENS];
            for at in 0..SIXTEENS {
                if !SHORT || at % 4 < 3 {
                    let sixteen: __m128i = cast(planes[plane][at]);
                    bytes[at] = avx2._mm256_shuffle_epi8(avx2._mm256_broadcastsi128_si256(sixteen), low);
                }
            }
            let mut count = SIXTEENS;
            for bit in 0..SIXTEENS.ilog2() {
                count /= 2;
                for at in 0..count {
                    let is_single = SHORT && bit == 0 && at % 2 == 1;
                    let [low, high] = [bytes[2 * at], bytes[2 * at + 1]];
                    bytes[at] = if is_single { low } else { avx2._mm256_blendv_epi8(low, high, bits[bit as usize]) };
                }
            }
            found[plane] = bytes[0];
        }
        self.interleaved(found)
    }

    /// The numbers with these bytes, in the order of [`List::new`](super::lanes::List::new).
    #[inline(always)]
    fn interleaved(self, [a, b, c, d]: [Vector; 4]) -> [Vector; 4] {
        let avx2 = self.0.avx2;
        let (low, high) = (avx2._mm256_unpacklo_epi8(a, b), avx2._mm256_unpackhi_epi8(a, b));
        let (low_2, high_2) = (avx2._mm256_unpacklo_epi8(c, d), avx2._mm256_unpackhi_epi8(c, d));
        [
            avx2._mm256_unpacklo_epi16(low, low_2),
            avx2._mm256_unpackhi_epi16(low, low_2),
            avx2._mm256_unpacklo_epi16(high, high_2),
            avx2._mm256_unpackhi_epi16(high, high_2),
        ]
    }

    /// Numbers as they are seen after a move.
    #[inline(always)]
    fn seen_after<const P: usize, const W: usize>(self, seen: &Seen<W>, numbers: Vector) -> Vector {
        let V3 { sse2, avx, avx2, .. } = self.0;
        // Only rows of two bytes are of another scale.
        let scaled =
            if P == 2 { avx2._mm256_sll_epi32(numbers, sse2._mm_cvtsi32_si128(seen.shift as i32)) } else { numbers };
        match seen.turned {
            Some(one) => avx2._mm256_sub_epi32(avx._mm256_set1_epi32(one as i32), scaled),
            None => scaled,
        }
    }

    /// Calls `with` for each eight pairs of which an arrangement is legal: with the numbers of a row and those of another one of two
    /// bytes, and for each half the place of the eight and ones in the numbers of the arrangements that are legal.
    #[inline(always)]
    fn for_each_eight<const P: usize, const W: usize, const SIXTEENS: usize, const SHORT: bool>(
        self,
        seen: &Seen<W>,
        other: Option<&[u8]>,
        mut with: impl FnMut(Vector, Vector, [(usize, Vector); 2]),
    ) {
        let V3 { avx, avx2, .. } = self.0;
        let lists = seen.list.shuffled.as_chunks::<32>().0;
        let none = [avx._mm256_setzero_si256(); 4];
        for block in 0..(W / 2).min(2) {
            let word = |half: usize| half * (W / 2) + block;
            let legal = [seen.legal.words()[word(0)], seen.legal.words()[word(1)]];
            for part in 0..2 {
                let list = lists[2 * block + part];
                let numbers = self.permuted::<P, SIXTEENS, SHORT>(seen.row, list);
                let others = other.map_or(none, |other| self.permuted::<2, SIXTEENS, SHORT>(other, list));
                for quarter in 0..4 {
                    let eight = 2 * quarter + part;
                    if ((legal[0] | legal[1]) >> (8 * eight)) as u8 == 0 {
                        continue;
                    }
                    let bits: Vector = cast([1, 2, 4, 8, 16, 32, 64, 128_u32].map(|bit| bit << (8 * (eight % 4))));
                    let of_half = |half: usize| {
                        let legal = avx._mm256_set1_epi32((legal[half] >> (32 * (eight / 4))) as i32);
                        let mask = avx2._mm256_cmpeq_epi32(avx2._mm256_and_si256(legal, bits), bits);
                        ((8 * word(half) + eight) % (NUMBERS / 8), mask)
                    };
                    with(self.seen_after::<P, W>(seen, numbers[quarter]), others[quarter], [of_half(0), of_half(1)]);
                }
            }
        }
    }

    #[inline(always)]
    fn follow<const P: usize, const W: usize, const SIXTEENS: usize, const SHORT: bool>(
        self,
        seen: &Seen<W>,
        best: &mut Numbers,
    ) {
        let avx2 = self.0.avx2;
        let best = best.0.as_chunks_mut::<8>().0;
        self.for_each_eight::<P, W, SIXTEENS, SHORT>(
            seen,
            None,
            #[inline(always)]
            |number, _, halves| {
                for (at, mask) in halves {
                    // The compiler makes a masked write of `and`, which takes many times as long.
                    let taken = avx2._mm256_min_epu32(number, mask);
                    best[at] = cast(avx2._mm256_max_epu32(cast(best[at]), taken));
                }
            },
        );
    }

    #[inline(always)]
    fn follow_near<const P: usize, const W: usize, const SIXTEENS: usize, const SHORT: bool>(
        self,
        seen: &Seen<W>,
        other: &[u8],
        (best, distance): (&Numbers, u32),
        largest: &mut Numbers,
    ) {
        let V3 { avx, avx2, .. } = self.0;
        let distance = avx._mm256_set1_epi32(distance as i32);
        let (best, largest) = (best.0.as_chunks::<8>().0, largest.0.as_chunks_mut::<8>().0);
        self.for_each_eight::<P, W, SIXTEENS, SHORT>(
            seen,
            Some(other),
            #[inline(always)]
            |number, other, halves| {
                for (at, mask) in halves {
                    let below = avx2._mm256_sub_epi32(cast(best[at]), number);
                    let is_near = avx2._mm256_cmpeq_epi32(avx2._mm256_min_epu32(below, distance), below);
                    let taken = avx2._mm256_min_epu32(other, avx2._mm256_and_si256(is_near, mask));
                    largest[at] = cast(avx2._mm256_max_epu32(cast(largest[at]), taken));
                }
            },
        );
    }
}

impl Lanes for Avx2 {
    #[inline(always)]
    fn work<W: Work>(self, work: W) -> W::Output {
        self.0.vectorize(
            #[inline(always)]
            || work.run(self),
        )
    }

    #[inline(always)]
    fn prefetch(self, row: &[u8]) {
        for line in row.as_chunks::<64>().0 {
            self.0.sse._mm_prefetch::<_MM_HINT_T1>(line.as_ptr().cast());
        }
    }

    #[inline(always)]
    fn follow<const P: usize, const W: usize>(self, seen: &Seen<W>, best: &mut Numbers) {
        self.0.vectorize(Compiled(
            #[inline(always)]
            || match (seen.row.len() == 128 * P, seen.list.is_short) {
                (true, true) => self.follow::<P, W, 8, true>(seen, best),
                (true, false) => self.follow::<P, W, 8, false>(seen, best),
                (false, _) => self.follow::<P, W, 16, false>(seen, best),
            },
        ));
    }

    #[inline(always)]
    fn follow_near<const P: usize, const W: usize>(
        self,
        seen: &Seen<W>,
        other: &[u8],
        near: (&Numbers, u32),
        largest: &mut Numbers,
    ) {
        self.0.vectorize(Compiled(
            #[inline(always)]
            || match (seen.row.len() == 128 * P, seen.list.is_short) {
                (true, true) => self.follow_near::<P, W, 8, true>(seen, other, near, largest),
                (true, false) => self.follow_near::<P, W, 8, false>(seen, other, near, largest),
                (false, _) => self.follow_near::<P, W, 16, false>(seen, other, near, largest),
            },
        ));
    }

    #[inline(always)]
    fn read<const P: usize>(self, row: &[u8], numbers: &mut Numbers) {
        Portable.read::<P>(row, numbers);
    }

    #[inline(always)]
    fn write<const P: usize>(self, numbers: &Numbers, row: &mut [u8]) {
        Portable.write::<P>(numbers, row);
    }
}
