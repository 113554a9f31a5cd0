//! Errors of the solver.

use senet_tables::FileError;

/// Why the solver stops.
#[derive(Debug)]
#[non_exhaustive]
pub enum SolveError {
    /// The errors of the tables with fewer pieces are too large for the tolerance.
    TooRough {
        /// The largest of their errors, as a chance.
        error: f64,
        /// The allowed error of layers computed from them, as a chance.
        allowed: f64,
    },
    /// Guesses of large layers hardly change any more, and cannot be proved within the tolerance. They are kept: a solve with a larger
    /// tolerance goes on from them.
    Unproved {
        /// Pieces of both sides.
        pieces: (u8, u8),
        /// The allowed error of their tables, as a chance.
        allowed: f64,
    },
    /// Games of large layers need not end, so that guesses cannot be proved.
    Endless {
        /// Pieces of both sides.
        pieces: (u8, u8),
    },
    /// The system refuses the memory.
    Memory(std::io::Error),
    /// A file cannot be read, used or written.
    File(FileError),
}

impl std::fmt::Display for SolveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SolveError::TooRough { error, allowed } => write!(
                f,
                "the tables with fewer pieces have an error of {error:.7}; no table with an error of {allowed:.7} can be \
                 built on them"
            ),
            SolveError::Unproved { pieces: (own, enemy), allowed } => write!(
                f,
                "{own} against {enemy} cannot be proved with an error of {allowed:.7}; what was done is kept, and the same command \
                 with a larger tolerance goes on from there"
            ),
            SolveError::Endless { pieces: (own, enemy) } => {
                write!(f, "games of {own} against {enemy} need not end, so that their values cannot be proved")
            }
            SolveError::Memory(error) => write!(f, "the system refuses the memory: {error}"),
            SolveError::File(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SolveError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            SolveError::TooRough { .. } | SolveError::Unproved { .. } | SolveError::Endless { .. } => None,
            SolveError::Memory(error) => error.source(),
            SolveError::File(error) => error.source(),
        }
    }
}

impl From<FileError> for SolveError {
    fn from(error: FileError) -> SolveError {
        SolveError::File(error)
    }
}
