#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod board;
mod canonical;
mod expected;
mod fault;
mod game;
pub mod group;
mod house;
pub mod known;
mod legal;
mod move_list;
mod moves;
mod opening;
mod perft;
mod play;
mod position;
mod read_move;
#[cfg(feature = "record")]
pub mod record;
mod refusal;
#[cfg(feature = "serde")]
mod serde;
mod set;
mod setup;
mod sheet;
mod side;
mod throw;

pub use expected::Expected;
pub use fault::{Fault, FaultKind, Faults, Field};
pub use game::{Event, Game, GameError, Match, Outcome, Player, Stage, Start};
pub use house::{House, HouseSet, Houses};
pub use move_list::{MoveIter, MoveList, PlayedMove};
pub use moves::{Move, ParseMoveError};
pub use opening::{Opened, Opening};
pub use perft::{perft, perft_within};
pub use position::{Owed, Phase, Position};
pub use read_move::ReadMoveError;
#[cfg(feature = "record")]
pub use record::{Record, RecordError};
pub use refusal::{Cause, Refusal};
pub use setup::Setup;
pub use sheet::{
    Leaving, LeavingThrow, NoForward, OpeningRule, OptionNotOffered, OptionSet, Options, ParseSheetError, RuleSheet,
    SheetId, SheetOption, SheetRule, UnknownName, Water,
};
pub use side::Side;
pub use throw::{Casting, Faces, Sticks, Throw, ThrowSet, Throws};
