//! Files of layers that are being solved. `docs/checkpoints.md` describes them for other programs.

use rayon::prelude::*;
use senet_tables::format::{BLOCK_LEN, CHECKSUM_LEN, HEADER_LEN, Header, is_sound};
use senet_tables::{Subject, TableError};

use crate::layer_pair::LayerPair;
use crate::rows::Sizes;
use crate::schedule::{Guessing, Stage};

/// The kind of a file of unfinished layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    /// A checkpoint: the values of a layer and of its mirrored layer, with checksums.
    Checkpoint = 3,
    /// A file in which layers are solved by rows: without checksums, since it changes all the time.
    Rows = 13,
}

impl Kind {
    /// The kind in a file's header; a checkpoint, if it is another one.
    pub(crate) fn claimed(bytes: &[u8]) -> Kind {
        if bytes.get(33) == Some(&(Kind::Rows as u8)) { Kind::Rows } else { Kind::Checkpoint }
    }

    /// The header of a file of rows of these sizes before the first sweep.
    pub(crate) fn of_rows(pieces: (u8, u8), sizes: Sizes) -> Header {
        Kind::Rows.header(pieces, sizes.file() - HEADER_LEN as u64)
    }

    /// The header of a file of this kind before the first sweep, with so many bytes of values.
    pub(crate) fn header(self, pieces: (u8, u8), count: u64) -> Header {
        Header { kind: self as u8, pieces, error: 0, count, updates: 0, sweeps: 0, waves: 0, task: [0; 16] }
    }
}

/// Reads the header of a file of these unfinished layers, and checks the length, and the checksums if the kind has any.
///
/// # Errors
///
/// [`TableError`], if the bytes are not such a file, or are damaged.
pub(crate) fn read(bytes: &[u8], subject: &Subject, pieces: (u8, u8)) -> Result<Header, TableError> {
    let kind = Kind::claimed(bytes);
    let header = Header::parse(bytes, subject, kind as u8, pieces)?;
    let (length, sheet) = (HEADER_LEN as u64 + header.count, subject.sheet());
    let (fits, blocks) = match kind {
        Kind::Rows => (Sizes::new(sheet, pieces.0, pieces.1).of_length(length).is_some(), 0),
        Kind::Checkpoint => {
            let bytes = LayerPair::bytes(sheet, pieces.0, pieces.1);
            (header.count == bytes, bytes.div_ceil(BLOCK_LEN as u64))
        }
    };
    if !fits {
        return Err(TableError::OtherSizes);
    }
    let (expected, found) = (length + blocks * CHECKSUM_LEN as u64, bytes.len() as u64);
    if expected != found {
        return Err(TableError::Length { expected, found });
    }
    let values = header.count as usize;
    match (0..blocks as usize).into_par_iter().find_first(|block| !is_sound(bytes, values, *block)) {
        Some(block) => Err(TableError::DamagedBlock(block)),
        None => Ok(header),
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
