//! The computer players by name.

use std::fmt;
use std::str::FromStr;

use senet::{Move, Position, RuleSheet, Side};

use crate::{Chance, greedy};

/// A computer player. Programs that offer a choice of players list [`ALL`](Self::ALL).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ComputerPlayer {
    /// Plays any legal move.
    Random,
    /// Plays the move after which it stands best, and looks no further.
    Greedy,
}

impl ComputerPlayer {
    /// All computer players, from weak to strong.
    pub const ALL: [ComputerPlayer; 2] = [ComputerPlayer::Random, ComputerPlayer::Greedy];

    /// The name on command lines and in records.
    pub const fn name(self) -> &'static str {
        match self {
            ComputerPlayer::Random => "random",
            ComputerPlayer::Greedy => "greedy",
        }
    }

    /// What the player does, in one English sentence.
    pub const fn description(self) -> &'static str {
        match self {
            ComputerPlayer::Random => "plays any legal move",
            ComputerPlayer::Greedy => "plays the move after which it stands best, and looks no further",
        }
    }

    /// The move that the player makes; `pass` if the position has nothing to decide.
    #[inline]
    pub fn choose(self, sheet: &RuleSheet, position: &Position, chance: &mut Chance) -> Move {
        match self {
            ComputerPlayer::Random => {
                let moves = position.legal_moves(sheet);
                let index = chance.below(moves.len() as u32);
                moves.get(index as usize).unwrap_or(Move::PASS)
            }
            ComputerPlayer::Greedy => greedy::choose(sheet, position),
        }
    }

    /// The side that the player picks when it has won the opening (`U1`).
    pub fn choose_side(self, chance: &mut Chance) -> Side {
        match self {
            ComputerPlayer::Random => Side::BOTH[chance.below(2) as usize],
            // The spools stand one house ahead each.
            ComputerPlayer::Greedy => Side::Spools,
        }
    }
}

impl fmt::Display for ComputerPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ComputerPlayer {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<ComputerPlayer, UnknownPlayer> {
        let known = ComputerPlayer::ALL.into_iter().find(|player| player.name() == text);
        known.ok_or_else(|| UnknownPlayer(text.to_owned()))
    }
}

/// What plays: a person or a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayerKind {
    /// A person.
    Person,
    /// A computer player.
    Computer(ComputerPlayer),
}

impl PlayerKind {
    /// The name of every person.
    pub const PERSON: &'static str = "person";

    /// The name on command lines: `person`, or the computer player's name.
    pub const fn name(self) -> &'static str {
        match self {
            PlayerKind::Person => PlayerKind::PERSON,
            PlayerKind::Computer(computer) => computer.name(),
        }
    }
}

impl FromStr for PlayerKind {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<PlayerKind, UnknownPlayer> {
        if text == PlayerKind::PERSON { Ok(PlayerKind::Person) } else { text.parse().map(PlayerKind::Computer) }
    }
}

/// A name that no computer player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPlayer(String);

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = ComputerPlayer::ALL.iter().map(|player| player.name()).collect();
        write!(f, "there is no computer player `{}`; there are: {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownPlayer {}
