//! Operations on rows with AVX-512. The only module of this crate with `unsafe`: functions for instructions that the machine may
//! lack are called after it was asked, and vectors are read and written through pointers within checked slices.

use super::Numbers;
use super::lanes::{Lanes, Seen, Work};

/// Proof that the machine has AVX-512 with permutations of bytes.
#[derive(Clone, Copy)]
pub(crate) struct Avx512(());

#[expect(
    clippy::needless_range_loop,
    reason = "iterators over vectors are not inlined into functions for other instructions"
)]
#[expect(unsafe_code, reason = "instructions are detected at run time, and vectors are read through pointers")]
mod vectors {
    use std::arch::x86_64::{
        __m512i, _MM_HINT_T1, _mm_cvtsi32_si128, _mm_loadu_si128, _mm_prefetch, _mm_storeu_si128, _mm512_cvtepi32_epi8,
        _mm512_cvtepu8_epi32, _mm512_loadu_si512, _mm512_mask_blend_epi8, _mm512_mask_cmple_epu32_mask,
        _mm512_mask_max_epu32, _mm512_movepi8_mask, _mm512_or_si512, _mm512_permutex2var_epi8, _mm512_set1_epi32,
        _mm512_setzero_si512, _mm512_sll_epi32, _mm512_slli_epi32, _mm512_srl_epi32, _mm512_storeu_si512,
        _mm512_sub_epi32, _mm512_unpackhi_epi8, _mm512_unpackhi_epi16, _mm512_unpacklo_epi8, _mm512_unpacklo_epi16,
    };

    use super::{Avx512, Lanes, Numbers, Seen, Work};

    impl Avx512 {
        /// Asks the machine.
        pub(crate) fn detect() -> Option<Avx512> {
            let has_all = is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512bw")
                && is_x86_feature_detected!("avx512vl")
                && is_x86_feature_detected!("avx512dq")
                && is_x86_feature_detected!("avx512vbmi")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt");
            has_all.then_some(Avx512(()))
        }
    }

    /// Calls a function of this module, all of which need the instructions that [`Avx512::detect`] asks for.
    macro_rules! with_instructions {
        ($call:expr) => {
            // SAFETY: the value of the type `Avx512` proves that the machine has them.
            unsafe { $call }
        };
    }

    impl Lanes for Avx512 {
        #[inline(always)]
        fn work<W: Work>(self, work: W) -> W::Output {
            with_instructions!(work_with(self, work))
        }

        #[inline(always)]
        fn prefetch(self, row: &[u8]) {
            for line in row.as_chunks::<64>().0 {
                // SAFETY: an instruction of every x86-64 machine, which reads nothing into the program.
                unsafe { _mm_prefetch::<_MM_HINT_T1>(line.as_ptr().cast()) }
            }
        }

        #[inline(always)]
        fn follow<const P: usize, const W: usize>(self, seen: &Seen<W>, best: &mut Numbers) {
            if seen.row.len() == 128 * P {
                with_instructions!(follow::<P, W, 2>(seen, best));
            } else {
                with_instructions!(follow::<P, W, 4>(seen, best));
            }
        }

        #[inline(always)]
        fn follow_near<const P: usize, const W: usize>(
            self,
            seen: &Seen<W>,
            other: &[u8],
            near: (&Numbers, u32),
            largest: &mut Numbers,
        ) {
            if seen.row.len() == 128 * P {
                with_instructions!(follow_near::<P, W, 2>(seen, other, near, largest));
            } else {
                with_instructions!(follow_near::<P, W, 4>(seen, other, near, largest));
            }
        }

        #[inline(always)]
        fn read<const P: usize>(self, row: &[u8], numbers: &mut Numbers) {
            with_instructions!(read::<P>(row, numbers));
        }

        #[inline(always)]
        fn write<const P: usize>(self, numbers: &Numbers, row: &mut [u8]) {
            with_instructions!(write::<P>(numbers, row));
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    fn work_with<W: Work>(lanes: Avx512, work: W) -> W::Output {
        work.run(lanes)
    }

    /// The vector with these 64 bytes.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn whole(bytes: &[u8; 64]) -> __m512i {
        // SAFETY: all bytes are in the array.
        unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
    }

    /// The vector with these sixteen numbers.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn sixteen(numbers: &[u32; 16]) -> __m512i {
        // SAFETY: all numbers are in the array.
        unsafe { _mm512_loadu_si512(numbers.as_ptr().cast()) }
    }

    /// Stores sixteen numbers.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn store(numbers: &mut [u32; 16], vector: __m512i) {
        // SAFETY: all numbers are in the array.
        unsafe { _mm512_storeu_si512(numbers.as_mut_ptr().cast(), vector) }
    }

    /// The planes of a row: its bytes, 64 a vector.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn planes<const P: usize, const S: usize>(row: &[u8]) -> [[__m512i; S]; P] {
        let vectors = &row.as_chunks::<64>().0[..P * S];
        let mut planes = [[_mm512_setzero_si512(); S]; P];
        for plane in 0..P {
            for block in 0..S {
                planes[plane][block] = whole(&vectors[plane * S + block]);
            }
        }
        planes
    }

    /// Sixty-four numbers in order: those of the pairs of a block, by a shuffled list.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn permuted<const P: usize, const S: usize>(planes: &[[__m512i; S]; P], list: &[u8; 64]) -> [__m512i; 4] {
        let index = whole(list);
        let mut found = [_mm512_setzero_si512(); 4];
        for plane in 0..P {
            let of = &planes[plane];
            found[plane] = _mm512_permutex2var_epi8(of[0], index, of[1]);
            if S == 4 {
                let high = _mm512_permutex2var_epi8(of[S - 2], index, of[S - 1]);
                found[plane] = _mm512_mask_blend_epi8(_mm512_movepi8_mask(index), found[plane], high);
            }
        }
        interleaved(found)
    }

    /// The numbers with these bytes, in the order of [`List::new`](super::super::lanes::List::new).
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn interleaved([a, b, c, d]: [__m512i; 4]) -> [__m512i; 4] {
        let (low, high) = (_mm512_unpacklo_epi8(a, b), _mm512_unpackhi_epi8(a, b));
        let (low_2, high_2) = (_mm512_unpacklo_epi8(c, d), _mm512_unpackhi_epi8(c, d));
        [
            _mm512_unpacklo_epi16(low, low_2),
            _mm512_unpackhi_epi16(low, low_2),
            _mm512_unpacklo_epi16(high, high_2),
            _mm512_unpackhi_epi16(high, high_2),
        ]
    }

    /// Numbers as they are seen after a move.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn seen_after<const P: usize, const W: usize>(seen: &Seen<W>, numbers: __m512i) -> __m512i {
        // Only rows of two bytes are of another scale.
        let scaled = if P == 2 { _mm512_sll_epi32(numbers, _mm_cvtsi32_si128(seen.shift as i32)) } else { numbers };
        match seen.turned {
            Some(one) => _mm512_sub_epi32(_mm512_set1_epi32(one as i32), scaled),
            None => scaled,
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn follow<const P: usize, const W: usize, const S: usize>(seen: &Seen<W>, best: &mut Numbers) {
        let planes = planes::<P, S>(seen.row);
        let best = best.0.as_chunks_mut::<16>().0.as_chunks_mut::<4>().0;
        let lists = seen.list.shuffled.as_chunks::<64>().0;
        for block in 0..(W / 2).min(2) {
            let numbers = permuted::<P, S>(&planes, &lists[block]);
            for part in 0..4 {
                let number = seen_after::<P, W>(seen, numbers[part]);
                for half in 0..2 {
                    let word = half * (W / 2) + block;
                    let legal = (seen.legal.words()[word] >> (16 * part)) as u16;
                    let best = &mut best[word % 4][part];
                    let old = sixteen(best);
                    store(best, _mm512_mask_max_epu32(old, legal, old, number));
                }
            }
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn follow_near<const P: usize, const W: usize, const S: usize>(
        seen: &Seen<W>,
        other: &[u8],
        (best, distance): (&Numbers, u32),
        largest: &mut Numbers,
    ) {
        let (own, other) = (planes::<P, S>(seen.row), planes::<2, S>(other));
        let distance = _mm512_set1_epi32(distance as i32);
        let largest = largest.0.as_chunks_mut::<16>().0.as_chunks_mut::<4>().0;
        let best = best.0.as_chunks::<16>().0.as_chunks::<4>().0;
        let lists = seen.list.shuffled.as_chunks::<64>().0;
        for block in 0..(W / 2).min(2) {
            let list = &lists[block];
            let (numbers, others) = (permuted::<P, S>(&own, list), permuted::<2, S>(&other, list));
            for part in 0..4 {
                let number = seen_after::<P, W>(seen, numbers[part]);
                for half in 0..2 {
                    let word = half * (W / 2) + block;
                    let legal = (seen.legal.words()[word] >> (16 * part)) as u16;
                    let below = _mm512_sub_epi32(sixteen(&best[word % 4][part]), number);
                    let near = _mm512_mask_cmple_epu32_mask(legal, below, distance);
                    let largest = &mut largest[word % 4][part];
                    let old = sixteen(largest);
                    store(largest, _mm512_mask_max_epu32(old, near, old, others[part]));
                }
            }
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn read<const P: usize>(row: &[u8], numbers: &mut Numbers) {
        let lanes = row.len() / P;
        for (part, numbers) in numbers.0.as_chunks_mut::<16>().0.iter_mut().take(lanes / 16).enumerate() {
            let mut sum = _mm512_setzero_si512();
            for plane in (0..P).rev() {
                let bytes = &row[plane * lanes + 16 * part..][..16];
                // SAFETY: all bytes are in the slice.
                let bytes = unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) };
                sum = _mm512_or_si512(_mm512_slli_epi32::<8>(sum), _mm512_cvtepu8_epi32(bytes));
            }
            store(numbers, sum);
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn write<const P: usize>(numbers: &Numbers, row: &mut [u8]) {
        let lanes = row.len() / P;
        for (part, numbers) in numbers.0.as_chunks::<16>().0.iter().take(lanes / 16).enumerate() {
            for plane in 0..P {
                let bytes = &mut row[plane * lanes + 16 * part..][..16];
                let shifted = _mm512_srl_epi32(sixteen(numbers), _mm_cvtsi32_si128(8 * plane as i32));
                // SAFETY: all bytes are in the slice.
                unsafe { _mm_storeu_si128(bytes.as_mut_ptr().cast(), _mm512_cvtepi32_epi8(shifted)) }
            }
        }
    }
}
