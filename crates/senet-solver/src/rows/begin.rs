//! The rows before the first update: where there are positions, and the first guesses.

use std::ops::Range;

use rayon::prelude::*;
use senet::House;

use super::lanes::set_number;
use super::update::Layers;
use crate::patterns::PatternHouses;
use crate::program::is_position;

impl<const W: usize> Layers<W> {
    /// Clears the marks of the positions of these groups, and sets all bits of other arrangements. Returns the number of positions.
    pub(crate) fn find_positions(&self, places: Range<usize>, rows: &mut [u8]) -> u64 {
        let patterns = self.pairs.patterns();
        let (lanes, bytes) = (patterns.len(), self.scale.bytes());
        let rows = rows.par_chunks_exact_mut(lanes * bytes);
        let of_row = rows.zip(places).map(|(row, place)| {
            let all = self.groups.get(place);
            let of_patterns = PatternHouses::new(all);
            let mut positions = 0;
            for (at, pattern) in patterns.iter().enumerate() {
                let own = of_patterns.houses(*pattern);
                let is_position = *pattern != 0 && is_position(&self.sheet, own, all & !own);
                positions += u64::from(is_position);
                set_number(lanes, row, at, if is_position { 1 } else { u32::MAX });
            }
            positions
        });
        of_row.sum()
    }

    /// Sets the first guesses of these groups: an even chance, unless one side bars the other's way out.
    ///
    /// A side that can bar the way out as long as it likes (`S3`, on 30) waits for a better position. If the first guess is that it
    /// wins, that guess falls only as fast as the throws force it to move on: in four against one of `spanish`, by one part in
    /// 14,000 a sweep. If the first guess is that it loses, its gain by waiting is found in some thirty sweeps.
    pub(crate) fn set_first_guesses(&self, places: Range<usize>, rows: &mut [u8]) {
        let patterns = self.pairs.patterns();
        let (lanes, bytes, one) = (patterns.len(), self.scale.bytes(), self.scale.one());
        rows.par_chunks_exact_mut(lanes * bytes).zip(places).for_each(|(row, place)| {
            let all = self.groups.get(place);
            let waits = self.sheet.leaving().on_30 && all.contains(House::LAST);
            let foremost = all.len() - 1;
            for (at, pattern) in patterns.iter().enumerate() {
                let is_position = row[(bytes - 1) * lanes + at] != u8::MAX;
                if is_position {
                    let guess = match (waits, pattern >> foremost & 1 == 1) {
                        (false, _) => one / 2,
                        (true, true) => 0,
                        (true, false) => one,
                    };
                    set_number(lanes, row, at, guess);
                }
            }
        });
    }
}
