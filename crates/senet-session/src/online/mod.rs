//! Games over the network: what players may do, and what follows from it.
//!
//! An [`OnlineGame`] is the state after the events of a game. [`OnlineGame::decide`] turns a player's command into an event
//! or a [`Refusal`], and [`OnlineGame::apply`] applies an event. Server and clients use the same type: a server decides,
//! stores the event, and applies it; a client applies what it is sent, which checks each share and each throw. Only the
//! crate [`senet`] decides which moves are legal.
//!
//! Times are arguments, in milliseconds since the Unix epoch. `docs/online.md` says what players can do when.

mod apply;
mod client;
mod clock;
mod decide;
mod refusal;
mod rematch;
mod summary;
mod terms;
mod view;

use senet::{Faces, Game, Player};
use senet_fair::{Anchors, Ledger, PlayerAnchors, Receipt, Share, TokenHash};
use senet_protocol::online::{End, GameTerms, Status};
use uuid::Uuid;

pub use client::{Client, LastAsked, join, offer};
pub use clock::COUNTDOWN;
pub use decide::Context;
pub use refusal::{Code, Refusal};
pub use terms::{Resolved, check_offer, fair_terms};
pub use view::{Viewer, view, view_of_terms};

use clock::Clocks;

/// The second player's token and what the throws need of this player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Joiner {
    token: Option<TokenHash>,
    anchors: PlayerAnchors,
    witness: Share,
}

/// A rematch that has been offered or accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// The player who offers it.
    pub by: Player,
    /// Identifier of the new game.
    pub game: Uuid,
    /// Whether the other player has accepted it.
    pub accepted: bool,
}

/// A game over the network after some of its events.
///
/// The maker of the offer is the first player, and the joiner the second.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnlineGame {
    terms: GameTerms,
    fair: senet_fair::Terms,
    seq: u64,
    /// Number of the last event that changed what commands are about: phrases and offers of rematches do not.
    changed: u64,
    /// Time of the last event.
    time: i64,
    joiner: Option<Joiner>,
    receipts: [Option<Receipt>; 2],
    /// `None` before the game has begun.
    ledger: Option<Ledger>,
    game: Game,
    clocks: Clocks,
    withdrawn: bool,
    end: Option<End>,
    rematch: Option<Rematch>,
    /// Whether events were hidden from the viewer, among them perhaps the offer of a rematch.
    has_skipped: bool,
}

impl OnlineGame {
    /// The game of an offer, before its first event.
    ///
    /// # Errors
    ///
    /// [`Code::Terms`] if the terms cannot be played.
    pub fn new(terms: GameTerms) -> Result<OnlineGame, Refusal> {
        let Resolved { sheet, fair } = terms::resolve(&terms.offer)?;
        let game = Game::new(sheet, terms.first_to_throw);
        let clocks = Clocks::new(terms.offer.terms.clock);
        Ok(OnlineGame {
            terms,
            fair,
            seq: 0,
            changed: 0,
            time: 0,
            joiner: None,
            receipts: [None; 2],
            ledger: None,
            game,
            clocks,
            withdrawn: false,
            end: None,
            rematch: None,
            has_skipped: false,
        })
    }

    /// The terms.
    pub const fn terms(&self) -> &GameTerms {
        &self.terms
    }

    /// The terms of the hash chains.
    pub const fn fair_terms(&self) -> &senet_fair::Terms {
        &self.fair
    }

    /// Number of the last event.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// The game on the board.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The throws with their shares; `None` before the game has begun.
    pub const fn ledger(&self) -> Option<&Ledger> {
        self.ledger.as_ref()
    }

    /// The anchors of all parties; `None` before a second player has joined.
    pub fn anchors(&self) -> Option<Anchors> {
        let players = [self.terms.offer.anchors, self.joiner?.anchors];
        Some(Anchors { server: self.terms.server, players })
    }

    /// The receipt that a player has left, if it is known.
    pub const fn receipt(&self, player: Player) -> Option<Receipt> {
        self.receipts[player as usize]
    }

    /// The end of the game. `None` before it.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// The rematch that is offered or accepted.
    pub const fn rematch(&self) -> Option<Rematch> {
        self.rematch
    }

    /// The status of the game.
    pub const fn status(&self) -> Status {
        if self.withdrawn {
            Status::Withdrawn
        } else if self.end.is_some() {
            Status::Over
        } else if self.ledger.is_some() {
            Status::Playing
        } else if self.joiner.is_some() {
            Status::Joined
        } else {
            Status::Offered
        }
    }

    /// The player whose throw or decision the game waits for; `None` unless it is being played.
    pub fn to_act(&self) -> Option<Player> {
        if self.status() == Status::Playing { self.game.to_act() } else { None }
    }

    /// The seat of a token's hash; `None` for a token without a seat.
    pub fn seat(&self, token: &TokenHash) -> Option<Player> {
        if self.terms.token.as_ref() == Some(token) {
            Some(Player::First)
        } else if self.joiner.and_then(|joiner| joiner.token).as_ref() == Some(token) {
            Some(Player::Second)
        } else {
            None
        }
    }

    /// The last throw; `None` before the first.
    pub fn last_throw(&self) -> Option<Faces> {
        self.ledger.as_ref()?.throws().last().map(|thrown| thrown.faces)
    }
}
