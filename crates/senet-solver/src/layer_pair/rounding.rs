//! Rounding the values of solved layers to two bytes each, in place in their file.
//!
//! Tables hold their values in another order, so they cannot be written over the values that they are made from. Rounded
//! first, those take a third of the disk.

use std::io;

use rayon::prelude::*;
use senet::{HouseSet, RuleSheet};
use senet_tables::format::{HEADER_LEN, Header};
use senet_tables::table::{self, VALUE_LEN};

use super::{LayerPair, Rounding, Store};
use crate::layout::Layout;
use crate::schedule::State;
use crate::stored::{Stored, StoredBounds};
use crate::unfinished::{ALL_WAVES, Kind, StageCode};

impl LayerPair {
    /// Bytes between the header of a file in which layers are solved and the values: the size of the first wave, which has one
    /// group, after rounding. Each later wave is rounded into the place of waves that are rounded already.
    pub(crate) fn bytes_before_values(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        LayerPair::bytes_rounded(sheet, own, enemy) / LayerPair::groups(sheet, own, enemy)
    }

    /// Bytes behind the header of such a file.
    pub(crate) fn bytes_in_file(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        LayerPair::bytes_before_values(sheet, own, enemy) + LayerPair::bytes(sheet, own, enemy, Layout::Short)
    }

    /// Bytes behind the header when all values are rounded.
    pub(crate) fn bytes_rounded(sheet: &RuleSheet, own: u8, enemy: u8) -> u64 {
        LayerPair::numbers(sheet, own, enemy) * VALUE_LEN as u64
    }

    /// Whether the values are being rounded, or are already.
    pub(crate) const fn is_rounding(&self) -> bool {
        matches!(self.store, Store::File { rounding: Some(_), .. })
    }

    /// Rounded waves, if values are being rounded.
    const fn rounded_waves(&self) -> Option<u32> {
        match self.store {
            Store::File { rounding: Some(Rounding { waves, .. }), .. } => Some(waves),
            _ => None,
        }
    }

    /// Begins to round the values of layers that were solved in their file.
    pub(crate) fn begin_rounding(&mut self) -> io::Result<()> {
        if self.is_rounding() {
            return Ok(());
        }
        let error = self.error();
        // The values must be on the disk before the header says that they are final.
        self.keep(false)?;
        self.keep_rounding(Rounding { waves: 0, error })
    }

    /// Rounds the next wave. Returns the completed share, from 0 to 1.
    pub(crate) fn round_wave(&mut self) -> io::Result<f64> {
        let (sum, waves) = (self.rounded_waves().unwrap_or(0), self.waves());
        if sum < waves {
            let places = self.groups.with_sum(sum as usize);
            let (from, to) = (self.rounded_at(places.start), self.rounded_at(places.end));
            let (width, layout, begin) = (self.width(), self.values.layout(), self.values.begin());
            let (rounded, rest) = self.values.file_mut().split_at_mut(to);
            let known = rest[begin + places.start * width - to..].par_chunks_exact(width);
            let of_group = width / layout.bytes() * VALUE_LEN;
            rounded[from..].par_chunks_exact_mut(of_group).zip(known).for_each(|(rounded, known)| {
                for (number, rounded) in rounded.chunks_exact_mut(VALUE_LEN).enumerate() {
                    rounded.copy_from_slice(&round(layout.read(known, number)).to_le_bytes());
                }
            });
            self.values.keep_range(from..to)?;
            self.keep_rounding(Rounding { waves: sum + 1, error: self.error() })?;
        }
        Ok(f64::from(sum + 1).min(waves.into()) / f64::from(waves))
    }

    /// Truncates the file to the rounded values.
    pub(crate) fn end_rounding(&mut self) -> io::Result<()> {
        self.values.cut(self.rounded_at(self.groups.len()))
    }

    /// The offset of the rounded values of a group in the file.
    fn rounded_at(&self, place: usize) -> usize {
        HEADER_LEN + place * self.width() / self.values.layout().bytes() * VALUE_LEN
    }

    /// Syncs a header with this progress to the disk.
    fn keep_rounding(&mut self, progress: Rounding) -> io::Result<()> {
        if let Store::File { rounding, .. } = &mut self.store {
            *rounding = Some(progress);
        }
        let waves = if progress.waves == self.waves() { ALL_WAVES } else { progress.waves };
        let of_kind = Kind::Rounding.header(self.subject.sheet(), self.indices[0].pieces(), waves);
        let State { sweeps, updates, .. } = self.state;
        let task = StageCode::from(self.state.stage).bytes;
        let header = Header { error: progress.error, sweeps, waves, updates, task, ..of_kind };
        self.values.keep_header(&header.to_bytes(self.subject))
    }

    /// The rounded value of a position; [`table::NO_POSITION`] if the sets are not a position.
    pub(super) fn rounded(&self, own: HouseSet, enemy: HouseSet) -> u16 {
        let all = own | enemy;
        let (place, number) = (self.groups.place(all), self.patterns.number(own, all));
        if self.is_rounding() {
            let at = self.rounded_at(place) + VALUE_LEN * number;
            u16::from_le_bytes([self.values.file()[at], self.values.file()[at + 1]])
        } else {
            let layout = self.values.layout();
            round(layout.read(self.group(place), number))
        }
    }

    /// The number of positions of a wave while values are being rounded.
    pub(super) fn count(&self, sum: u32) -> u64 {
        let places = self.groups.with_sum(sum as usize);
        let positions = if self.rounded_waves().is_some_and(|rounded| sum < rounded) {
            let rounded = &self.values.file()[self.rounded_at(places.start)..self.rounded_at(places.end)];
            let is_position = |value: &&[u8]| **value != table::NO_POSITION.to_le_bytes();
            rounded.par_chunks_exact(VALUE_LEN).filter(is_position).count()
        } else {
            let (layout, numbers) = (self.values.layout(), self.numbers_of_group());
            let of_group = |place| (0..numbers).filter(|number| layout.is_position(self.group(place), *number)).count();
            places.into_par_iter().map(of_group).sum()
        };
        positions as u64
    }
}

fn round(stored: StoredBounds) -> u16 {
    if stored.is_position() { table::rounded(stored.bounds()).0 } else { table::NO_POSITION }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sets::Sets;

    #[test]
    fn waves_are_rounded_only_over_rounded_values() {
        // Layers with more pieces have the same first waves, and later ones grow more slowly.
        for (sheet, own, enemy) in [(RuleSheet::DUTCH, 1, 1), (RuleSheet::UNINERD, 2, 1), (RuleSheet::DUTCH, 4, 3)] {
            let groups = Sets::new(own + enemy, senet_tables::Index::new(&sheet, own, enemy).excluded());
            let of_group = LayerPair::numbers(&sheet, own, enemy) as usize / groups.len();
            assert_eq!(LayerPair::bytes_before_values(&sheet, own, enemy) as usize, VALUE_LEN * of_group);
            for sum in 0..=groups.largest_sum() {
                let places = groups.with_sum(sum);
                let begin = LayerPair::bytes_before_values(&sheet, own, enemy) as usize;
                let from = begin + places.start * of_group * Layout::Short.bytes();
                assert!(places.end * of_group * VALUE_LEN <= from, "{own}, {enemy}: {sum}");
            }
        }
    }
}
