//! The rows to which a wave leads.

use std::ops::Range;

/// The rows of the groups to which a wave leads, but those of the wave that is being updated.
#[derive(Clone, Copy, Default)]
pub(crate) struct Around<'a> {
    /// The rows of groups before those of the wave, and of those behind.
    pub(crate) before: &'a [u8],
    pub(crate) behind: &'a [u8],
    /// The place of the first group behind.
    pub(crate) end: usize,
    /// Bytes of a row.
    pub(crate) width: usize,
    /// The offset of the rows before, in bytes of all rows.
    pub(crate) begin: usize,
    /// The rows further before, and perhaps all.
    pub(crate) far: &'a [u8],
}

impl<'a> Around<'a> {
    /// All rows, where none is updated.
    pub(crate) fn all(rows: &'a [u8], width: usize) -> Around<'a> {
        Around { before: rows, behind: &[], end: usize::MAX, width, begin: 0, far: &[] }
    }

    /// The rows of these groups, if none is updated.
    pub(crate) fn rows(&self, places: &Range<usize>) -> &'a [u8] {
        &self.before[places.start * self.width - self.begin..places.end * self.width - self.begin]
    }

    /// The row of a group, which must be one of these.
    #[inline(always)]
    pub(crate) fn row(&self, place: usize) -> &'a [u8] {
        let (rows, from) = if place >= self.end {
            (self.behind, (place - self.end) * self.width)
        } else {
            let from = place * self.width;
            from.checked_sub(self.begin).map_or((self.far, from), |from| (self.before, from))
        };
        &rows[from..][..self.width]
    }
}
