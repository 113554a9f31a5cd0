//! Faults of shares and proofs.

use std::fmt;

use senet::{Faces, Player};

use crate::anchors::LONGEST_TERMS;
use crate::chain::{ChainId, MOST_THROWS};
use crate::proof::Thrown;

/// Why a share, a throw or a proof is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// A share does not lead to the anchor of its chain.
    Share {
        /// The chain.
        chain: ChainId,
        /// The number of the share, from 1; 0 if it stands for the anchor itself.
        share: u32,
        /// The throw at which the share was given; 0 for the beginning of the game.
        throw: u32,
    },
    /// A throw shows other faces than its shares give.
    Faces {
        /// The number of the throw.
        throw: u32,
        /// The faces in the proof.
        shown: Faces,
        /// The faces that the shares give.
        computed: Faces,
    },
    /// A throw of the game is not that of the proof.
    Record {
        /// The number of the throw.
        throw: u32,
        /// The throw of the game; `None` if the game has fewer throws.
        recorded: Option<Thrown>,
        /// The throw of the proof; `None` if the proof has fewer throws.
        proved: Option<Thrown>,
    },
    /// The message is about another throw than the next one.
    Number {
        /// The number in the message.
        found: u32,
        /// The number of the next throw.
        expected: u32,
    },
    /// The server's share came before a throw was asked for.
    NotAsked,
    /// A throw has been asked for, and waits for the server's share.
    Asked {
        /// The player who asked.
        by: Player,
    },
    /// All shares are used up.
    UsedUp,
    /// The anchors of the game are not those of one's own chains.
    OwnAnchors,
    /// The receipt is not that of this player and this game.
    Receipt,
    /// The messages belong to another game.
    OtherGame,
    /// The identifier of the game is not the hash of its terms and anchors.
    Game,
    /// The text of the terms is empty or too long.
    Terms {
        /// Its length in bytes.
        bytes: usize,
    },
    /// The proof is of a version that this program does not know.
    Version {
        /// The version.
        found: u32,
    },
    /// A proof has more throws than a game can have.
    TooManyThrows {
        /// The number of throws, the one that was asked for included.
        found: usize,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::Share { chain, share: 0, .. } => {
                write!(f, "no share of the chain `{chain}` is due, so its anchor must stand in its place")
            }
            Fault::Share { chain, share, throw: 0 } => {
                write!(f, "share {share} of the chain `{chain}`, given at the beginning, does not fit its anchor")
            }
            Fault::Share { chain, share, throw } => {
                write!(f, "share {share} of the chain `{chain}`, given at throw {throw}, does not fit its anchor")
            }
            Fault::Faces { throw, shown, computed } => {
                write!(f, "throw {throw} shows {shown}, and its shares give {computed}")
            }
            Fault::Record { throw, recorded, proved } => {
                let text = |thrown: Option<Thrown>| thrown.map_or("missing".to_owned(), |thrown| thrown.to_string());
                write!(f, "throw {throw} is {} in the game, and {} in the proof", text(recorded), text(proved))
            }
            Fault::Number { found, expected } => write!(f, "the message is about throw {found}, not {expected}"),
            Fault::NotAsked => f.write_str("the server's share came before a throw was asked for"),
            Fault::Asked { by } => {
                write!(f, "the {by} player has asked for a throw, which waits for the server's share")
            }
            Fault::UsedUp => write!(f, "the game has had {MOST_THROWS} throws, and the shares are used up"),
            Fault::OwnAnchors => f.write_str("the game does not have one's own anchors"),
            Fault::Receipt => f.write_str("the receipt is not that of this player and this game"),
            Fault::OtherGame => f.write_str("the ledger is that of another game"),
            Fault::Game => f.write_str("the game's identifier is not the hash of its terms and anchors"),
            Fault::Terms { bytes } => write!(f, "terms have 1 to {LONGEST_TERMS} bytes, and these {bytes}"),
            Fault::Version { found } => write!(f, "the proof has version {found}, and version 1 is known"),
            Fault::TooManyThrows { found } => {
                write!(f, "the proof has {found} throws, and a game at most {MOST_THROWS}")
            }
        }
    }
}

impl std::error::Error for Fault {}
