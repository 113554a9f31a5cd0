//! The course of a game: what has been asked for and answered, each share checked.

use senet::{Event, Faces, Game, Player, Stage};
use serde::{Deserialize, Serialize};

use crate::anchors::{Anchors, Terms};
use crate::bytes::{Anchor, GameId, Share};
use crate::chain::{ChainId, MOST_THROWS, link_before, links};
use crate::fault::Fault;
use crate::proof::{CheckedThrow, PlayerShares, Proof, Shares, Thrown};
use crate::throw::ThrowShares;

/// A player's message that asks for a throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The number of the throw in the game, from 1.
    pub number: u32,
    /// The player's share for this throw.
    pub thrower: Share,
    /// The player's witness share for the throws of the other player that follow.
    pub witness: Share,
}

/// The server's answer to a [`Request`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The number of the throw in the game, from 1.
    pub number: u32,
    /// The server's share for this throw.
    pub server: Share,
}

/// A throw that has been asked for with the right shares, and waits for the server's share.
///
/// Only a [`Ledger`] makes it, so the server cannot reveal a share before the others of the throw are fixed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    number: u32,
    by: Player,
    server: Anchor,
}

impl Asked {
    /// The number of the throw in the game, from 1.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The player who asked.
    pub const fn by(&self) -> Player {
        self.by
    }

    /// Anchor of the server's chain in this game.
    pub const fn server(&self) -> Anchor {
        self.server
    }
}

/// The throws of a game and the last share of each chain, all checked against the anchors.
///
/// Each party has one. A method that returns a fault leaves the ledger as it was. To store a ledger, store its
/// [`proof`](Ledger::proof); [`Proof::check`] gives the ledger back. A client replaces its ledger
/// only by one that [continues](Ledger::continues) it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger {
    pub(crate) terms: Terms,
    pub(crate) anchors: Anchors,
    pub(crate) game: GameId,
    /// The last share of each chain.
    pub(crate) shares: Shares,
    pub(crate) throws: Vec<Thrown>,
    /// The number of each player's requests for throws.
    pub(crate) requests: [u32; 2],
    pub(crate) asked: Option<Player>,
}

impl Ledger {
    /// The ledger of a game that begins, with the witness shares that the first and the second player give at the
    /// beginning.
    ///
    /// # Errors
    ///
    /// [`Fault::Share`] if one of the shares does not fit its anchor.
    pub fn new(terms: Terms, anchors: Anchors, witness: [Share; 2]) -> Result<Ledger, Fault> {
        let game = anchors.game(&terms);
        let anchor = |chain| Share::new(*anchors.of(chain).bytes());
        let players = Player::BOTH.map(|player| PlayerShares {
            thrower: anchor(ChainId::Thrower(player)),
            witness: anchor(ChainId::Witness(player)),
        });
        let shares = Shares { server: anchor(ChainId::Server), players };
        let mut ledger = Ledger { terms, anchors, game, shares, throws: Vec::new(), requests: [0; 2], asked: None };
        for player in Player::BOTH {
            let share = witness[player as usize];
            anchors.players[player as usize].check_beginning(player, &share)?;
            ledger.shares.players[player as usize].witness = share;
        }
        Ok(ledger)
    }

    /// The terms of the game.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The anchors of the game.
    pub const fn anchors(&self) -> &Anchors {
        &self.anchors
    }

    /// The identifier of the game.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The throws, in order.
    pub fn throws(&self) -> &[Thrown] {
        &self.throws
    }

    /// The throws with their shares, in order, computed from the last share of each chain.
    pub fn checked_throws(&self) -> Vec<CheckedThrow> {
        let all = |chain, length| links(chain, self.shares.of(chain).bytes(), length);
        let servers = all(ChainId::Server, self.throws.len() as u32);
        let throwers = Player::BOTH.map(|player| all(ChainId::Thrower(player), self.requests(player)));
        let witnesses = Player::BOTH.map(|player| all(ChainId::Witness(player), self.requests(player) + 1));
        // How often each player has thrown.
        let mut counts = [0; 2];
        let throw = |(number, &Thrown { thrower, .. }): (u32, &Thrown)| {
            let witness = !thrower;
            counts[thrower as usize] += 1;
            let shares = ThrowShares {
                server: Share::new(servers[number as usize]),
                thrower: Share::new(throwers[thrower as usize][counts[thrower as usize]]),
                witness: Share::new(witnesses[witness as usize][counts[witness as usize] + 1]),
            };
            CheckedThrow {
                number,
                thrower,
                server_share: shares.server,
                thrower_share: shares.thrower,
                witness_share: shares.witness,
                faces: shares.faces(self.terms.casting(), &self.game, number),
            }
        };
        (1..).zip(&self.throws).map(throw).collect()
    }

    /// The throw that has been asked for and not been answered.
    pub fn asked(&self) -> Option<Asked> {
        self.asked.map(|by| Asked { number: self.next_number(), by, server: self.anchors.server })
    }

    /// The number of the next throw to be answered, from 1.
    pub fn next_number(&self) -> u32 {
        self.throws.len() as u32 + 1
    }

    /// The number of a player's requests for throws.
    pub const fn requests(&self, player: Player) -> u32 {
        self.requests[player as usize]
    }

    /// Enters that `player` asks for a throw. Whether the rules give this player a throw is the caller's business.
    ///
    /// The same request a second time changes nothing. A server must store the request before it
    /// [answers](crate::ServerChain::answer).
    ///
    /// # Errors
    ///
    /// [`Fault::Asked`] if another request waits for its answer, [`Fault::Number`] if the request is about another throw,
    /// [`Fault::Share`] if a share does not fit, [`Fault::UsedUp`] after [`MOST_THROWS`] throws.
    pub fn ask(&mut self, player: Player, request: &Request) -> Result<(), Fault> {
        let Request { number, thrower, witness } = *request;
        let shares = PlayerShares { thrower, witness };
        self.check_number(number)?;
        if let Some(by) = self.asked {
            let again = by == player && self.shares.players[player as usize] == shares;
            return if again { Ok(()) } else { Err(Fault::Asked { by }) };
        }
        if number > MOST_THROWS {
            return Err(Fault::UsedUp);
        }
        let requests = self.requests(player) + 1;
        self.check_next(ChainId::Thrower(player), requests, thrower, number)?;
        self.check_next(ChainId::Witness(player), requests + 1, witness, number)?;
        self.shares.players[player as usize] = shares;
        self.requests[player as usize] = requests;
        self.asked = Some(player);
        Ok(())
    }

    /// Enters the server's answer, and returns the throw.
    ///
    /// # Errors
    ///
    /// [`Fault::Number`] if the answer is about another throw, [`Fault::NotAsked`] if the throw has not been asked for,
    /// [`Fault::Share`] if the share does not fit.
    pub fn answer(&mut self, answer: &Answer) -> Result<Faces, Fault> {
        let Answer { number, server } = *answer;
        self.check_number(number)?;
        let by = self.asked.ok_or(Fault::NotAsked)?;
        self.check_next(ChainId::Server, number, server, number)?;
        let [thrower, witness] = [by, !by].map(|player| self.shares.players[player as usize]);
        let shares = ThrowShares { server, thrower: thrower.thrower, witness: witness.witness };
        let faces = shares.faces(self.terms.casting(), &self.game, number);
        self.shares.server = server;
        self.throws.push(Thrown { thrower: by, faces });
        self.asked = None;
        Ok(faces)
    }

    /// Whether this ledger continues `earlier`: the same game, with at least its requests and throws.
    ///
    /// A client replaces its ledger only by one that continues it. Else a server could show an earlier state of the game,
    /// and learn shares of a player that are used with others than before.
    pub fn continues(&self, earlier: &Ledger) -> bool {
        let throws = earlier.throws.len();
        let asked_next = || self.throws.get(throws).map(|thrown| thrown.thrower).or(self.asked);
        self.game == earlier.game
            && self.throws.starts_with(&earlier.throws)
            && earlier.asked.is_none_or(|by| asked_next() == Some(by))
    }

    /// The ledger as data.
    pub fn proof(&self) -> Proof {
        Proof {
            version: Proof::VERSION,
            casting: self.terms.casting(),
            terms: self.terms.text().to_owned(),
            game: self.game,
            anchors: self.anchors,
            shares: self.shares,
            throws: self.throws.clone(),
            asked: self.asked,
        }
    }

    /// Checks that the throws of `game` are those of the ledger, by the same players.
    ///
    /// # Errors
    ///
    /// [`Fault::Record`] with the first throw that differs.
    pub fn check_game(&self, game: &Game) -> Result<(), Fault> {
        let mut recorded = game.events().iter().enumerate().filter_map(|(index, event)| {
            let thrower = match game.stage_before(index)? {
                Stage::Opening { thrower, .. } => thrower,
                Stage::Play(position) => game.player(position.side())?,
                Stage::ChooseSide { .. } | Stage::Over(_) => return None,
            };
            if let Event::Throw(faces) = *event { Some(Thrown { thrower, faces }) } else { None }
        });
        let mut proved = self.throws.iter().copied();
        for throw in 1.. {
            match (recorded.next(), proved.next()) {
                (None, None) => break,
                (recorded, proved) if recorded != proved => return Err(Fault::Record { throw, recorded, proved }),
                _ => {}
            }
        }
        Ok(())
    }

    fn check_number(&self, found: u32) -> Result<(), Fault> {
        let expected = self.next_number();
        if found == expected { Ok(()) } else { Err(Fault::Number { found, expected }) }
    }

    /// Checks that `share` is the share after the last one of its chain.
    fn check_next(&self, chain: ChainId, index: u32, share: Share, throw: u32) -> Result<(), Fault> {
        let leads_to = link_before(chain, index, share.bytes());
        if leads_to == *self.shares.of(chain).bytes() {
            Ok(())
        } else {
            Err(Fault::Share { chain, share: index, throw })
        }
    }
}
