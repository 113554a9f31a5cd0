//! The terms and the anchors, which are fixed before the first throw.

use senet::{Casting, Player};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::bytes::{Anchor, GameId, Share};
use crate::chain::{ChainId, link_before};
use crate::fault::Fault;

/// The longest text of terms, in bytes.
pub const LONGEST_TERMS: usize = 1_000;

/// The agreement of the players before the anchors: sticks or die, and a text.
///
/// The text must name the game, so that no two games have the same terms, and should have everything else that is
/// agreed: sheet, options, the player who throws first, the clock.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    casting: Casting,
    text: String,
}

impl Terms {
    /// Terms with this text.
    ///
    /// # Errors
    ///
    /// [`Fault::Terms`] if the text is empty or longer than [`LONGEST_TERMS`].
    pub fn new(casting: Casting, text: impl Into<String>) -> Result<Terms, Fault> {
        let text = text.into();
        if text.is_empty() || text.len() > LONGEST_TERMS {
            return Err(Fault::Terms { bytes: text.len() });
        }
        Ok(Terms { casting, text })
    }

    /// The casting: sticks or a die.
    pub const fn casting(&self) -> Casting {
        self.casting
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// The anchors of a player's two chains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerAnchors {
    /// Anchor of the shares for own throws.
    pub thrower: Anchor,
    /// Anchor of the shares for the other player's throws.
    pub witness: Anchor,
}

impl PlayerAnchors {
    /// Checks the witness share that `player`, whose anchors these are, gives at the beginning of a game.
    ///
    /// # Errors
    ///
    /// [`Fault::Share`] if it does not fit the anchor.
    pub fn check_beginning(&self, player: Player, witness: &Share) -> Result<(), Fault> {
        let chain = ChainId::Witness(player);
        let fits = link_before(chain, 1, witness.bytes()) == *self.witness.bytes();
        if fits { Ok(()) } else { Err(Fault::Share { chain, share: 1, throw: 0 }) }
    }
}

/// The anchors of all five chains of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Anchors {
    /// Anchor of the server's chain.
    pub server: Anchor,
    /// Anchors of the first and of the second player.
    pub players: [PlayerAnchors; 2],
}

impl Anchors {
    /// The anchor of a chain.
    pub const fn of(&self, chain: ChainId) -> Anchor {
        match chain {
            ChainId::Server => self.server,
            ChainId::Thrower(player) => self.players[player as usize].thrower,
            ChainId::Witness(player) => self.players[player as usize].witness,
        }
    }

    /// The identifier of a game with these terms and anchors.
    pub fn game(&self, terms: &Terms) -> GameId {
        let hash = Sha256::new().chain_update(b"senet-fair/1 game ").chain_update([terms.casting.falls() as u8]);
        let hash = ChainId::ALL.into_iter().fold(hash, |hash, chain| hash.chain_update(self.of(chain).bytes()));
        GameId::new(hash.chain_update(&terms.text).finalize().into())
    }
}
