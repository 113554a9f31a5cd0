//! Files of layers that are being solved. `docs/checkpoints.md` describes them for other programs.

use rayon::prelude::*;
use senet::RuleSheet;
use senet_tables::format::{BLOCK_LEN, CHECKSUM_LEN, HEADER_LEN, Header, is_sound};
use senet_tables::{Subject, TableError};

use crate::layer_pair::LayerPair;
use crate::layout::Layout;
use crate::rows::Sizes;
use crate::schedule::{Guessing, Stage};

/// The kind of a file of unfinished layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    /// A checkpoint: the values of a layer and of its mirrored layer, with checksums.
    Checkpoint = 3,
    /// A file in which layers are solved: fewer bytes a value, and no checksums, since it changes all the time.
    InPlace = 7,
    /// Such a file after the layers are solved: the values are rounded wave by wave, from the lowest sum up, into the beginning of
    /// the file, in the same order. Then the rest is cut off.
    Rounding = 8,
    /// A file in which layers are solved by rows.
    Rows = 13,
}

/// The number of waves in a header whose values are all rounded.
pub(crate) const ALL_WAVES: u32 = u32::MAX;

impl Kind {
    /// The kind in a file's header; a checkpoint, if it is another one.
    pub(crate) fn claimed(bytes: &[u8]) -> Kind {
        let kinds = [Kind::InPlace, Kind::Rounding, Kind::Rows].into_iter();
        kinds.rev().find(|kind| bytes.get(33) == Some(&(*kind as u8))).unwrap_or(Kind::Checkpoint)
    }

    /// The encoding of values before they are rounded.
    pub(crate) const fn layout(self) -> Layout {
        match self {
            Kind::Checkpoint => Layout::Whole,
            Kind::InPlace | Kind::Rounding | Kind::Rows => Layout::Short,
        }
    }

    /// Bytes of values of which this number of waves are rounded.
    fn bytes_of_values(self, sheet: &RuleSheet, (own, enemy): (u8, u8), waves: u32) -> u64 {
        match self {
            Kind::Checkpoint => LayerPair::bytes(sheet, own, enemy, Layout::Whole),
            Kind::Rows => Sizes::new(sheet, own, enemy).file() - HEADER_LEN as u64,
            Kind::Rounding if waves == ALL_WAVES => LayerPair::bytes_rounded(sheet, own, enemy),
            Kind::InPlace | Kind::Rounding => LayerPair::bytes_in_file(sheet, own, enemy),
        }
    }

    /// The number of blocks with a checksum in this number of bytes of values.
    const fn blocks(self, bytes: u64) -> u64 {
        match self {
            Kind::Checkpoint => bytes.div_ceil(BLOCK_LEN as u64),
            Kind::InPlace | Kind::Rounding | Kind::Rows => 0,
        }
    }

    /// The header of a file of rows of these sizes before the first sweep.
    pub(crate) fn of_rows(sheet: &RuleSheet, pieces: (u8, u8), sizes: Sizes) -> Header {
        Header { count: sizes.file() - HEADER_LEN as u64, ..Kind::Rows.header(sheet, pieces, 0) }
    }

    /// The header of a file of this kind before the first sweep.
    pub(crate) fn header(self, sheet: &RuleSheet, pieces: (u8, u8), waves: u32) -> Header {
        let count = self.bytes_of_values(sheet, pieces, waves);
        Header { kind: self as u8, pieces, error: 0, count, updates: 0, sweeps: 0, waves, task: [0; 8] }
    }
}

/// The length of the file in which layers are solved.
pub(crate) fn length_in_place(sheet: &RuleSheet, pieces: (u8, u8)) -> u64 {
    HEADER_LEN as u64 + Kind::InPlace.bytes_of_values(sheet, pieces, 0)
}

/// The header of a file of unfinished layers, and its kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unfinished {
    pub(crate) kind: Kind,
    pub(crate) header: Header,
}

impl Unfinished {
    /// Reads the header of a file of these layers, and checks the length, and the checksums if the kind has any.
    ///
    /// # Errors
    ///
    /// [`TableError`], if the bytes are not such a file, or are damaged.
    pub(crate) fn read(bytes: &[u8], subject: &Subject, pieces: (u8, u8)) -> Result<Unfinished, TableError> {
        let kind = Kind::claimed(bytes);
        let header = Header::parse(bytes, subject, kind as u8, pieces)?;
        let values = match kind {
            Kind::Rows => {
                let sizes = Sizes::new(subject.sheet(), pieces.0, pieces.1).of_length(HEADER_LEN as u64 + header.count);
                sizes.map(|_| header.count)
            }
            _ => Some(kind.bytes_of_values(subject.sheet(), pieces, header.waves)),
        };
        let Some(values) = values.filter(|values| *values == header.count) else {
            return Err(TableError::OtherSizes);
        };
        let blocks = kind.blocks(values);
        let (expected, found) = (HEADER_LEN as u64 + values + blocks * CHECKSUM_LEN as u64, bytes.len() as u64);
        // The header says that all waves are rounded before the rest is cut off.
        let is_longer = kind == Kind::Rounding && header.waves == ALL_WAVES && expected < found;
        if expected != found && !is_longer {
            return Err(TableError::Length { expected, found });
        }
        let (blocks, values) = (blocks as usize, values as usize);
        match (0..blocks).into_par_iter().find_first(|block| !is_sound(bytes, values, *block)) {
            Some(block) => Err(TableError::DamagedBlock(block)),
            None => Ok(Unfinished { kind, header }),
        }
    }

    /// Bytes before the values that are not rounded.
    pub(crate) fn before_values(&self, sheet: &RuleSheet) -> usize {
        let (own, enemy) = self.header.pieces;
        HEADER_LEN + (self.header.count - LayerPair::bytes(sheet, own, enemy, self.kind.layout())) as usize
    }
}

/// A stage in a header: one number, and eight bytes. `docs/checkpoints.md` describes both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StageCode {
    /// Bytes 36–39.
    pub(crate) number: u32,
    /// Bytes 64–71.
    pub(crate) bytes: [u8; 8],
}

impl From<Stage> for StageCode {
    fn from(stage: Stage) -> StageCode {
        let code = |kind: u8| StageCode { number: 0, bytes: [kind, 0, 0, 0, 0, 0, 0, 0] };
        let of_guess = |kind: u8, Guessing { leaps, slowness }: Guessing, sweeps: u16| {
            let ([a, b], [c, d]) = (sweeps.to_le_bytes(), slowness.to_le_bytes());
            StageCode { number: 0, bytes: [kind, 0, leaps, 0, a, b, c, d] }
        };
        match stage {
            Stage::Narrow { limit } => StageCode { number: limit, ..code(0) },
            Stage::Mark { marked } => StageCode { number: 0, bytes: [1, 0, 0, u8::from(marked), 0, 0, 0, 0] },
            Stage::StartGuess => code(2),
            Stage::Guess { guessing, sweeps, earlier_change } => {
                StageCode { number: earlier_change, ..of_guess(3, guessing, sweeps) }
            }
            Stage::Extrapolate { guessing } => of_guess(4, guessing, 0),
            Stage::Leap { guessing } => of_guess(5, guessing, 0),
            Stage::LeapTogether { guessing } => of_guess(10, guessing, 0),
            Stage::Surround => code(6),
            Stage::Prove { failures, sweeps, worsened } => {
                let [a, b] = sweeps.to_le_bytes();
                StageCode { number: 0, bytes: [7, failures, 0, u8::from(worsened), a, b, 0, 0] }
            }
            Stage::MoveApart { failures } => StageCode { number: 0, bytes: [8, failures, 0, 0, 0, 0, 0, 0] },
            Stage::Restart => code(9),
        }
    }
}

impl From<StageCode> for Stage {
    /// Bytes of an unknown stage give [`Stage::Restart`].
    fn from(StageCode { number, bytes: [kind, failures, leaps, flag, a, b, c, d] }: StageCode) -> Stage {
        let (sweeps, slowness, flag) = (u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d]), flag != 0);
        let guessing = Guessing { leaps, slowness };
        match kind {
            0 => Stage::Narrow { limit: number },
            1 => Stage::Mark { marked: flag },
            2 => Stage::StartGuess,
            3 => Stage::Guess { guessing, sweeps, earlier_change: number },
            4 => Stage::Extrapolate { guessing },
            5 => Stage::Leap { guessing },
            6 => Stage::Surround,
            7 => Stage::Prove { failures, sweeps, worsened: flag },
            8 => Stage::MoveApart { failures },
            10 => Stage::LeapTogether { guessing },
            _ => Stage::Restart,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_is_read_back_from_its_code() {
        let guessing = Guessing { leaps: 7, slowness: 300 };
        let stages = [
            Stage::Narrow { limit: 12_345 },
            Stage::Mark { marked: true },
            Stage::StartGuess,
            Stage::Guess { guessing, sweeps: 400, earlier_change: 77 },
            Stage::Extrapolate { guessing },
            Stage::Leap { guessing },
            Stage::Surround,
            Stage::Prove { failures: 2, sweeps: 63, worsened: true },
            Stage::MoveApart { failures: 3 },
            Stage::Restart,
            Stage::LeapTogether { guessing },
        ];
        for (kind, stage) in stages.into_iter().enumerate() {
            let code = StageCode::from(stage);
            assert_eq!((usize::from(code.bytes[0]), Stage::from(code)), (kind, stage));
        }
        assert_eq!(Stage::from(StageCode { number: 1, bytes: [11; 8] }), Stage::Restart);
    }

    #[test]
    fn checkpoints_of_version_2_are_read() {
        // As written by the program that introduced version 2: after 30 sweeps of guessing, and in a second proof.
        let guess = StageCode { number: 5, bytes: [3, 0, 2, 0, 12, 0, 200, 0] };
        let guessing = Guessing { leaps: 2, slowness: 200 };
        assert_eq!(Stage::from(guess), Stage::Guess { guessing, sweeps: 12, earlier_change: 5 });
        let prove = StageCode { number: 5, bytes: [7, 1, 2, 1, 12, 0, 200, 0] };
        assert_eq!(Stage::from(prove), Stage::Prove { failures: 1, sweeps: 12, worsened: true });
    }
}
