//! Proofs: the throws of a game as data, with what is needed to check them.

use std::fmt;

use senet::{Casting, Faces, Player};
use serde::{Deserialize, Serialize};

use crate::anchors::{Anchors, Terms};
use crate::bytes::{Digest, GameId, Share};
use crate::chain::{ChainId, MOST_THROWS, link_before};
use crate::fault::Fault;
use crate::ledger::Ledger;
use crate::throw::ThrowShares;

/// A throw as a proof states it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// The player who asked for the throw.
    pub thrower: Player,
    /// What was thrown.
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

/// What is needed to check the throws of a game: untrusted data, until [`check`](Proof::check) makes a [`Ledger`] of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The version of the protocol, [`Proof::VERSION`].
    pub version: u32,
    /// What is thrown.
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
    /// The player who has asked for a throw that the server has not answered.
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
    /// HMAC of the three shares, in its first block.
    pub digest: Digest,
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
            if links(chain, self.shares.of(chain), share)[0] != *self.anchors.of(chain).bytes() {
                return Err(Fault::Share { chain, share, throw });
            }
        }
        if self.anchors.game(&terms) != self.game {
            return Err(Fault::Game);
        }
        let checked = checked_throws(self.casting, &self.game, &self.shares, requests, &self.throws);
        for (CheckedThrow { number, faces: computed, .. }, Thrown { faces: shown, .. }) in
            checked.iter().zip(&self.throws)
        {
            if computed != shown {
                return Err(Fault::Faces { throw: *number, shown: *shown, computed: *computed });
            }
        }
        let Proof { game, anchors, shares, asked, .. } = *self;
        Ok(Ledger { terms, anchors, game, shares, throws: self.throws.clone(), requests, asked })
    }
}

/// Computes the throws of these players from the last shares of all chains, of which the players' lead to `requests`.
pub(crate) fn checked_throws(
    casting: Casting,
    game: &GameId,
    last: &Shares,
    requests: [u32; 2],
    throws: &[Thrown],
) -> Vec<CheckedThrow> {
    let all = |chain: ChainId, length: u32| links(chain, last.of(chain), length);
    let servers = all(ChainId::Server, throws.len() as u32);
    let throwers = Player::BOTH.map(|player| all(ChainId::Thrower(player), requests[player as usize]));
    let witnesses = Player::BOTH.map(|player| all(ChainId::Witness(player), requests[player as usize] + 1));
    // How often each player has thrown.
    let mut counts = [0; 2];
    let mut checked = Vec::with_capacity(throws.len());
    for (number, Thrown { thrower, .. }) in (1_u32..).zip(throws) {
        counts[*thrower as usize] += 1;
        let witness = !*thrower;
        let shares = ThrowShares {
            server: Share::new(servers[number as usize]),
            thrower: Share::new(throwers[*thrower as usize][counts[*thrower as usize]]),
            witness: Share::new(witnesses[witness as usize][counts[witness as usize] + 1]),
        };
        checked.push(CheckedThrow {
            number,
            thrower: *thrower,
            server_share: shares.server,
            thrower_share: shares.thrower,
            witness_share: shares.witness,
            digest: shares.digest(game, number, 0),
            faces: shares.faces(casting, game, number),
        });
    }
    checked
}

/// Returns links 0 to `index` of a chain, given the last of them.
fn links(chain: ChainId, last: Share, index: u32) -> Vec<[u8; 32]> {
    let mut links = vec![*last.bytes(); index as usize + 1];
    for index in (1..=index).rev() {
        links[index as usize - 1] = link_before(chain, index, &links[index as usize]);
    }
    links
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
    use crate::chain::Chain;
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
        let computed = checked_throws(Casting::Sticks, &game, &shares, [count, 0], &throws);
        let throws = computed.iter().map(|throw| Thrown { faces: throw.faces, ..unknown }).collect();
        let casting = Casting::Sticks;
        let proof = Proof { version: 1, casting, terms: "long".to_owned(), game, anchors, shares, throws, asked: None };
        let mut ledger = proof.check().expect("a right proof");

        let request = |number, index| Request {
            number,
            thrower: thrower.share(index),
            witness: witness.share((index + 1).min(crate::LENGTH)),
        };
        ledger.ask(Player::First, &request(MOST_THROWS, MOST_THROWS)).expect("the last request");
        let answer = Answer { number: MOST_THROWS, server: server.share(MOST_THROWS) };
        ledger.answer(&answer).expect("the last throw");
        assert!(ledger.proof().check().is_ok());
        let more = MOST_THROWS + 1;
        assert_eq!(ledger.ask(Player::First, &request(more, more)), Err(Fault::UsedUp));
    }
}
