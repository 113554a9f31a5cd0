//! Proofs: the throws of a game as data, with what is needed to check them.

use std::fmt;

use senet::{Casting, Faces, Player};
use serde::{Deserialize, Serialize};

use crate::anchors::{Anchors, Terms};
use crate::bytes::{GameId, Share};
use crate::chain::{ChainId, MOST_THROWS, link_at};
use crate::fault::Fault;
use crate::ledger::Ledger;

/// A throw as a proof states it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// The player who asked for the throw.
    pub thrower: Player,
    /// The thrown faces.
    pub faces: Faces,
}

impl fmt::Display for Thrown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.thrower, self.faces)
    }
}

/// The last shares of a player's two chains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerShares {
    /// The last share for own throws; the anchor before the first throw.
    pub thrower: Share,
    /// The last share for the other player's throws.
    pub witness: Share,
}

/// The last share of each chain. It leads to all shares before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shares {
    /// The server's last share; the anchor before the first throw.
    pub server: Share,
    /// The last shares of the first and of the second player.
    pub players: [PlayerShares; 2],
}

impl Shares {
    /// The last share of a chain.
    pub const fn of(&self, chain: ChainId) -> Share {
        match chain {
            ChainId::Server => self.server,
            ChainId::Thrower(player) => self.players[player as usize].thrower,
            ChainId::Witness(player) => self.players[player as usize].witness,
        }
    }
}

/// The data to check the throws of a game with. Untrusted, until [`check`](Proof::check) makes a [`Ledger`] of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The version of the protocol, [`Proof::VERSION`].
    pub version: u32,
    /// The casting: sticks or a die.
    #[serde(with = "CastingName")]
    pub casting: Casting,
    /// The text of the terms.
    pub terms: String,
    /// The identifier of the game.
    pub game: GameId,
    /// The anchors of all chains.
    pub anchors: Anchors,
    /// The last share of each chain.
    pub shares: Shares,
    /// The throws, in order.
    pub throws: Vec<Thrown>,
    /// The player whose request for a throw the server has not answered yet.
    // Without the function, serde would take a missing field for `None`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub asked: Option<Player>,
}

/// A throw with its shares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct CheckedThrow {
    /// The number of the throw in the game, from 1.
    pub number: u32,
    /// The player who threw.
    pub thrower: Player,
    /// Share of the server.
    pub server_share: Share,
    /// Share of the player who threw.
    pub thrower_share: Share,
    /// Share of the other player.
    pub witness_share: Share,
    /// The faces that follow.
    pub faces: Faces,
}

impl Proof {
    /// The version of the protocol that this crate implements.
    pub const VERSION: u32 = 1;

    /// Checks every share and every throw.
    ///
    /// # Errors
    ///
    /// The first fault: version, terms, number of throws, then the chains in the order of [`ChainId::ALL`], the identifier
    /// of the game, and the faces of each throw.
    pub fn check(&self) -> Result<Ledger, Fault> {
        if self.version != Proof::VERSION {
            return Err(Fault::Version { found: self.version });
        }
        let terms = Terms::new(self.casting, &*self.terms)?;
        let found = self.throws.len() + usize::from(self.asked.is_some());
        if found > MOST_THROWS as usize {
            return Err(Fault::TooManyThrows { found });
        }
        let mut requests = [0; 2];
        // The last throw that each player asked for.
        let mut last = [0; 2];
        for (number, thrower) in (1..).zip(self.throws.iter().map(|throw| throw.thrower).chain(self.asked)) {
            requests[thrower as usize] += 1;
            last[thrower as usize] = number;
        }
        for chain in ChainId::ALL {
            let throws = self.throws.len() as u32;
            let (share, throw) = match chain {
                ChainId::Server => (throws, throws),
                ChainId::Thrower(player) => (requests[player as usize], last[player as usize]),
                ChainId::Witness(player) => (requests[player as usize] + 1, last[player as usize]),
            };
            if link_at(chain, share, self.shares.of(chain).bytes(), 0) != *self.anchors.of(chain).bytes() {
                return Err(Fault::Share { chain, share, throw });
            }
        }
        if self.anchors.game(&terms) != self.game {
            return Err(Fault::Game);
        }
        let Proof { game, anchors, shares, asked, .. } = *self;
        let ledger = Ledger { terms, anchors, game, shares, throws: self.throws.clone(), requests, asked };
        for (checked, thrown) in ledger.checked_throws().iter().zip(&self.throws) {
            let (throw, computed, shown) = (checked.number, checked.faces, thrown.faces);
            if computed != shown {
                return Err(Fault::Faces { throw, shown, computed });
            }
        }
        Ok(ledger)
    }
}

/// The text of [`Casting`] in a proof.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Casting", rename_all = "kebab-case")]
enum CastingName {
    Sticks,
    Die,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::anchors::PlayerAnchors;
    use crate::chain::{Chain, LENGTH};
    use crate::ledger::{Answer, Request};
    use crate::secret::Secret;

    #[test]
    fn shares_last_for_the_largest_number_of_throws() {
        let secret = Secret::new([1; 32]);
        let [server, thrower, witness, other_thrower, other] = ChainId::ALL.map(|id| Chain::new(id, &secret, "long"));
        let terms = Terms::new(Casting::Sticks, "long").expect("short terms");
        let players = [(&thrower, &witness), (&other_thrower, &other)]
            .map(|(thrower, witness)| PlayerAnchors { thrower: thrower.anchor(), witness: witness.anchor() });
        let anchors = Anchors { server: server.anchor(), players };
        let game = anchors.game(&terms);
        // The first player has thrown each time but the last.
        let count = MOST_THROWS - 1;
        let shares = Shares {
            server: server.share(count),
            players: [
                PlayerShares { thrower: thrower.share(count), witness: witness.share(count + 1) },
                PlayerShares { thrower: Share::new(*other_thrower.anchor().bytes()), witness: other.share(1) },
            ],
        };
        let unknown = Thrown { thrower: Player::First, faces: Faces::Sticks(senet::Sticks::new([true; 4])) };
        let throws = vec![unknown; count as usize];
        let mut ledger = Ledger { terms, anchors, game, shares, throws, requests: [count, 0], asked: None };
        ledger.throws = ledger.checked_throws().iter().map(|throw| Thrown { faces: throw.faces, ..unknown }).collect();
        assert_eq!(ledger.proof().check().as_ref(), Ok(&ledger));

        let request = |number, index| Request {
            number,
            thrower: thrower.share(index),
            witness: witness.share((index + 1).min(LENGTH)),
        };
        ledger.ask(Player::First, &request(MOST_THROWS, MOST_THROWS)).expect("the last request");
        let answer = Answer { number: MOST_THROWS, server: server.share(MOST_THROWS) };
        ledger.answer(&answer).expect("the last throw");
        assert!(ledger.proof().check().is_ok());
        let more = MOST_THROWS + 1;
        assert_eq!(ledger.ask(Player::First, &request(more, more)), Err(Fault::UsedUp));
    }
}
