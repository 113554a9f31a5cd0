//! Throws of an online game that no party can choose and all can check.
//!
//! Server, thrower and witness (the other player) each contribute a share to each throw. All shares are fixed by hash
//! chains before the first throw. `docs/fairness.md` describes the protocol, its formulas, and what it does not achieve.
//!
//! The crate has no input, no output, no clock and no random numbers: a [`Secret`] is 32 random bytes from the caller.
//!
//! | type                             | held by     | purpose                                                        |
//! | -------------------------------- | ----------- | -------------------------------------------------------------- |
//! | [`PlayerChains`], then [`Thrower`] | each player | gives the shares of a throw that the player asks for           |
//! | [`ServerChain`]                  | the server  | gives the server's share, once a throw has been asked for      |
//! | [`Ledger`]                       | all         | checks each share and computes each throw                      |
//! | [`Proof`]                        | all         | the ledger as data: for storage, for checking a game elsewhere |
//!
//! ```
//! use senet::{Casting, Player};
//! use senet_fair::{Anchors, Ledger, PlayerChains, Secret, ServerChain, Terms};
//!
//! // Before the game: the terms, then the anchors of all chains. Secrets are random.
//! let terms = Terms::new(Casting::Sticks, "dutch, first throws first, table 7h3k")?;
//! let server = ServerChain::new(&Secret::new([1; 32]), &terms);
//! let first = PlayerChains::new(&Secret::new([2; 32]), Player::First, &terms);
//! let second = PlayerChains::new(&Secret::new([3; 32]), Player::Second, &terms);
//! let anchors = Anchors { server: server.anchor(), players: [first.anchors(), second.anchors()] };
//!
//! // Now that all anchors are known, the players give their first witness shares.
//! let (first, beginning) = first.begin(&anchors)?;
//! let (_, other_beginning) = second.begin(&anchors)?;
//! let mut ledger = Ledger::new(terms, anchors, [beginning.witness, other_beginning.witness])?;
//!
//! // The first player asks for a throw; the server stores the request, and answers.
//! let request = first.request(&ledger)?;
//! ledger.ask(Player::First, &request)?;
//! let answer = server.answer(&ledger.asked().expect("a throw has been asked for"))?;
//!
//! // All compute the throw.
//! let faces = ledger.answer(&answer)?;
//! assert_eq!(faces.to_string(), ".|..");
//! assert!(ledger.proof().check().is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod anchors;
mod bytes;
mod chain;
mod fault;
mod ledger;
mod parties;
mod proof;
mod secret;
mod throw;

pub use anchors::{Anchors, LONGEST_TERMS, PlayerAnchors, Terms};
pub use bytes::{Anchor, GameId, ParseBytesError, Receipt, Share, Token, TokenHash};
pub use chain::{ChainId, MOST_THROWS};
pub use fault::Fault;
pub use ledger::{Answer, Asked, Ledger, Request};
pub use parties::{Beginning, PlayerChains, ServerChain, Thrower};
pub use proof::{CheckedThrow, PlayerShares, Proof, Shares, Thrown};
pub use secret::Secret;
