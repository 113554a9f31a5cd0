//! The secret side of each party: the server's chain, and the chains of a player.

use senet::Player;
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;

use crate::anchors::{Anchors, PlayerAnchors, Terms};
use crate::bytes::{Anchor, GameId, Receipt, Share};
use crate::chain::{Chain, ChainId, MOST_THROWS};
use crate::fault::Fault;
use crate::ledger::{Answer, Asked, Ledger, Request};
use crate::secret::Secret;

/// The server's chain of a game.
///
/// A secret serves one game. Store its five anchors before they are passed on, and take no others: a share that was
/// revealed in another game is known to the players.
#[derive(Debug)]
pub struct ServerChain(Chain);

impl ServerChain {
    /// Computes the chain: 65,536 hashes.
    pub fn new(secret: &Secret, terms: &Terms) -> ServerChain {
        ServerChain(Chain::new(ChainId::Server, secret, terms.text()))
    }

    /// The anchor, to be published before the game.
    pub fn anchor(&self) -> Anchor {
        self.0.anchor()
    }

    /// Reveals the server's share of a throw. The same throw always has the same share.
    ///
    /// The request must be stored before the share is sent. Else a server that is killed in between could give another
    /// throw to a thrower who withdraws.
    ///
    /// # Errors
    ///
    /// [`Fault::OwnAnchors`] if the game has the anchor of another server or secret.
    pub fn answer(&self, asked: &Asked) -> Result<Answer, Fault> {
        if asked.server() != self.anchor() {
            return Err(Fault::OwnAnchors);
        }
        Ok(Answer { number: asked.number(), server: self.0.share(asked.number()) })
    }
}

/// The message of a player once all anchors are known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// The witness share for the other player's throws until one's own first throw.
    pub witness: Share,
    /// For other devices of the same player, kept by the server.
    pub receipt: Receipt,
}

/// The two chains of a player, before the player knows all anchors.
#[derive(Debug)]
pub struct PlayerChains {
    player: Player,
    secret: Secret,
    terms: Terms,
    thrower: Chain,
    witness: Chain,
}

impl PlayerChains {
    /// Computes the chains: twice 65,536 hashes.
    pub fn new(secret: &Secret, player: Player, terms: &Terms) -> PlayerChains {
        let chain = |id| Chain::new(id, secret, terms.text());
        let [thrower, witness] = [ChainId::Thrower(player), ChainId::Witness(player)].map(chain);
        PlayerChains { player, secret: secret.clone(), terms: terms.clone(), thrower, witness }
    }

    /// The anchors, to be published before the game.
    pub fn anchors(&self) -> PlayerAnchors {
        PlayerAnchors { thrower: self.thrower.anchor(), witness: self.witness.anchor() }
    }

    /// Begins the game of the terms that has these anchors.
    ///
    /// Call this once for a secret, and only on the device that made the secret: shares that are used in two games can be
    /// foreseen in the second, and anchors of the others made to fit them. Store the receipt before anything is sent.
    ///
    /// # Errors
    ///
    /// [`Fault::OwnAnchors`] if this player's anchors are not among them.
    pub fn begin(self, anchors: &Anchors) -> Result<(Thrower, Beginning), Fault> {
        self.check_anchors(anchors)?;
        let game = anchors.game(&self.terms);
        let beginning = Beginning { witness: self.witness.share(1), receipt: self.secret.receipt(self.player, &game) };
        Ok((Thrower { chains: self, game }, beginning))
    }

    /// Continues a game on any device, from the receipt of its beginning and a ledger that has been checked.
    ///
    /// # Errors
    ///
    /// [`Fault::Receipt`] if this player has not begun the game of the ledger, [`Fault::OwnAnchors`] if its anchors are not
    /// those of this player.
    pub fn resume(self, ledger: &Ledger, receipt: &Receipt) -> Result<Thrower, Fault> {
        self.check_anchors(ledger.anchors())?;
        let game = ledger.game();
        let right = self.secret.receipt(self.player, &game).bytes().ct_eq(receipt.bytes());
        if right.into() { Ok(Thrower { chains: self, game }) } else { Err(Fault::Receipt) }
    }

    fn check_anchors(&self, anchors: &Anchors) -> Result<(), Fault> {
        if anchors.players[self.player as usize] == self.anchors() { Ok(()) } else { Err(Fault::OwnAnchors) }
    }
}

/// A player in a game that has begun.
#[derive(Debug)]
pub struct Thrower {
    chains: PlayerChains,
    game: GameId,
}

impl Thrower {
    /// The player.
    pub const fn player(&self) -> Player {
        self.chains.player
    }

    /// The identifier of the game.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// Asks for the next throw of the game. Sent, it cannot be withdrawn.
    ///
    /// Returns the same request again while it waits for its answer.
    ///
    /// # Errors
    ///
    /// [`Fault::OtherGame`] if the ledger is that of another game, [`Fault::Asked`] if the other player's request waits for
    /// its answer, [`Fault::UsedUp`] after [`MOST_THROWS`] throws.
    pub fn request(&self, ledger: &Ledger) -> Result<Request, Fault> {
        if ledger.game() != self.game {
            return Err(Fault::OtherGame);
        }
        let mut requests = ledger.requests(self.player());
        match ledger.asked().map(|asked| asked.by()) {
            None => requests += 1,
            Some(by) if by == self.player() => {}
            Some(by) => return Err(Fault::Asked { by }),
        }
        let number = ledger.next_number();
        if number > MOST_THROWS {
            return Err(Fault::UsedUp);
        }
        let PlayerChains { thrower, witness, .. } = &self.chains;
        Ok(Request { number, thrower: thrower.share(requests), witness: witness.share(requests + 1) })
    }
}
