//! Operations on rows with AVX-512. The only module of this crate with `unsafe`: functions for instructions that the machine may
//! lack are called after it was asked, and vectors are read and written through pointers within checked slices.

use super::Numbers;
use super::lanes::{Lanes, Seen, Work};

/// Proof that the machine has AVX-512 with permutations of bytes.
#[derive(Clone, Copy)]
pub(crate) struct Avx512(());

#[cfg(not(target_arch = "x86_64"))]
impl Avx512 {
    /// `None`: the machine has other instructions.
    pub(crate) fn detect() -> Option<Avx512> {
        None
    }
}

#[cfg(not(target_arch = "x86_64"))]
impl Lanes for Avx512 {
    fn work<W: Work>(self, work: W) -> W::Output {
        super::lanes::Portable.work(work)
    }

    fn follow<const P: usize>(self, seen: &Seen, best: &mut Numbers) {
        super::lanes::Portable.follow::<P>(seen, best);
    }

    fn follow_near<const P: usize>(self, seen: &Seen, other: &[u8], near: (&Numbers, u32), longest: &mut Numbers) {
        super::lanes::Portable.follow_near::<P>(seen, other, near, longest);
    }

    fn read<const P: usize>(self, row: &[u8], count: usize, numbers: &mut Numbers) {
        super::lanes::Portable.read::<P>(row, count, numbers);
    }

    fn write<const P: usize>(self, numbers: &Numbers, count: usize, row: &mut [u8]) {
        super::lanes::Portable.write::<P>(numbers, count, row);
    }
}

#[cfg(target_arch = "x86_64")]
#[expect(
    clippy::needless_range_loop,
    reason = "iterators over vectors are not inlined into functions for other instructions"
)]
#[expect(unsafe_code, reason = "instructions are detected at run time, and vectors are read through pointers")]
mod vectors {
    use std::arch::x86_64::{
        __m512i, _mm_cvtsi32_si128, _mm_mask_storeu_epi8, _mm512_add_epi32, _mm512_castsi512_si128,
        _mm512_cvtepi32_epi8, _mm512_cvtepu8_epi32, _mm512_loadu_si512, _mm512_mask_blend_epi8,
        _mm512_mask_cmpge_epu32_mask, _mm512_mask_max_epu32, _mm512_maskz_loadu_epi8, _mm512_movepi8_mask,
        _mm512_or_si512, _mm512_permutex2var_epi8, _mm512_set1_epi32, _mm512_setzero_si512, _mm512_sll_epi32,
        _mm512_slli_epi32, _mm512_srl_epi32, _mm512_storeu_si512, _mm512_sub_epi32, _mm512_unpackhi_epi8,
        _mm512_unpackhi_epi16, _mm512_unpacklo_epi8, _mm512_unpacklo_epi16,
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
        fn follow<const P: usize>(self, seen: &Seen, best: &mut Numbers) {
            if seen.count <= 128 {
                with_instructions!(follow::<P, false>(seen, best));
            } else {
                with_instructions!(follow::<P, true>(seen, best));
            }
        }

        #[inline(always)]
        fn follow_near<const P: usize>(self, seen: &Seen, other: &[u8], near: (&Numbers, u32), longest: &mut Numbers) {
            if seen.count <= 128 {
                with_instructions!(follow_near::<P, false>(seen, other, near, longest));
            } else {
                with_instructions!(follow_near::<P, true>(seen, other, near, longest));
            }
        }

        #[inline(always)]
        fn read<const P: usize>(self, row: &[u8], count: usize, numbers: &mut Numbers) {
            with_instructions!(read::<P>(row, count, numbers));
        }

        #[inline(always)]
        fn write<const P: usize>(self, numbers: &Numbers, count: usize, row: &mut [u8]) {
            with_instructions!(write::<P>(numbers, count, row));
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    fn work_with<W: Work>(lanes: Avx512, work: W) -> W::Output {
        work.run(lanes)
    }

    /// The bits of a vector's lanes below this count.
    #[inline(always)]
    const fn below(count: usize) -> u64 {
        if count >= 64 { u64::MAX } else { (1 << count) - 1 }
    }

    /// Up to 64 bytes from this place; zeros beyond the end.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn bytes(bytes: &[u8], from: usize) -> __m512i {
        if from >= bytes.len() {
            // A read without any bytes takes hundreds of cycles if its address is invalid.
            return _mm512_setzero_si512();
        }
        let rest = &bytes[from..];
        // SAFETY: bytes that the mask leaves out are not read.
        unsafe { _mm512_maskz_loadu_epi8(below(rest.len()), rest.as_ptr().cast()) }
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
    fn planes<const P: usize, const WIDE: bool>(row: &[u8], count: usize) -> [[__m512i; 4]; P] {
        let mut planes = [[_mm512_setzero_si512(); 4]; P];
        for plane in 0..P {
            let of_plane = &row[plane * count..][..count];
            for block in 0..if WIDE { 4 } else { 2 } {
                planes[plane][block] = bytes(of_plane, 64 * block);
            }
        }
        planes
    }

    /// Sixty-four numbers in order: those of the arrangements of a block, by a shuffled list.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn permuted<const P: usize, const WIDE: bool>(planes: &[[__m512i; 4]; P], list: &[u8; 64]) -> [__m512i; 4] {
        let index = whole(list);
        let mut found = [_mm512_setzero_si512(); 4];
        for plane in 0..P {
            let of = &planes[plane];
            found[plane] = _mm512_permutex2var_epi8(of[0], index, of[1]);
            if WIDE {
                let high = _mm512_permutex2var_epi8(of[2], index, of[3]);
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
    fn seen_after<const P: usize>(seen: &Seen, numbers: __m512i) -> __m512i {
        // Only rows of two bytes are of another scale.
        let scaled = if P == 2 { _mm512_sll_epi32(numbers, _mm_cvtsi32_si128(seen.shift as i32)) } else { numbers };
        match seen.turned {
            Some(one) => _mm512_sub_epi32(_mm512_set1_epi32(one as i32), scaled),
            None => scaled,
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn follow<const P: usize, const WIDE: bool>(seen: &Seen, best: &mut Numbers) {
        let planes = planes::<P, WIDE>(seen.row, seen.count);
        let blocks = best.0.as_chunks_mut::<16>().0.as_chunks_mut::<4>().0;
        let lists = seen.list.shuffled.as_chunks::<64>().0;
        for block in 0..seen.mask.len().min(4) {
            let (mask, best) = (seen.mask[block], &mut blocks[block]);
            if mask == 0 {
                continue;
            }
            let numbers = permuted::<P, WIDE>(&planes, &lists[block]);
            for part in 0..4 {
                let old = sixteen(&best[part]);
                let mask = (mask >> (16 * part)) as u16;
                store(&mut best[part], _mm512_mask_max_epu32(old, mask, old, seen_after::<P>(seen, numbers[part])));
            }
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn follow_near<const P: usize, const WIDE: bool>(
        seen: &Seen,
        other: &[u8],
        (best, distance): (&Numbers, u32),
        longest: &mut Numbers,
    ) {
        let (own, other) = (planes::<P, WIDE>(seen.row, seen.count), planes::<2, WIDE>(other, seen.count));
        let distance = _mm512_set1_epi32(distance as i32);
        let blocks = longest.0.as_chunks_mut::<16>().0.as_chunks_mut::<4>().0;
        let best = best.0.as_chunks::<16>().0.as_chunks::<4>().0;
        let lists = seen.list.shuffled.as_chunks::<64>().0;
        for block in 0..seen.mask.len().min(4) {
            let (mask, longest, best) = (seen.mask[block], &mut blocks[block], &best[block]);
            let list = &lists[block];
            let (numbers, others) = (permuted::<P, WIDE>(&own, list), permuted::<2, WIDE>(&other, list));
            for part in 0..4 {
                let reach = _mm512_add_epi32(seen_after::<P>(seen, numbers[part]), distance);
                let near = _mm512_mask_cmpge_epu32_mask((mask >> (16 * part)) as u16, reach, sixteen(&best[part]));
                let old = sixteen(&longest[part]);
                store(&mut longest[part], _mm512_mask_max_epu32(old, near, old, others[part]));
            }
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn read<const P: usize>(row: &[u8], count: usize, numbers: &mut Numbers) {
        let blocks = numbers.0.as_chunks_mut::<16>().0;
        for part in 0..count.div_ceil(16) {
            let mut sum = _mm512_setzero_si512();
            for plane in (0..P).rev() {
                let of_plane = &row[plane * count..][..count];
                let found = _mm512_cvtepu8_epi32(_mm512_castsi512_si128(bytes(of_plane, 16 * part)));
                sum = _mm512_or_si512(_mm512_slli_epi32::<8>(sum), found);
            }
            store(&mut blocks[part], sum);
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn write<const P: usize>(numbers: &Numbers, count: usize, row: &mut [u8]) {
        let blocks = numbers.0.as_chunks::<16>().0;
        for plane in 0..P {
            let of_plane = &mut row[plane * count..][..count];
            for part in 0..count.div_ceil(16) {
                let bytes = &mut of_plane[16 * part..count.min(16 * part + 16)];
                let shifted = _mm512_srl_epi32(sixteen(&blocks[part]), _mm_cvtsi32_si128(8 * plane as i32));
                let mask = below(bytes.len()) as u16;
                // SAFETY: bytes that the mask leaves out are not written.
                unsafe { _mm_mask_storeu_epi8(bytes.as_mut_ptr().cast(), mask, _mm512_cvtepi32_epi8(shifted)) }
            }
        }
    }
}
