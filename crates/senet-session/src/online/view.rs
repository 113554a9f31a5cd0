//! The events that each viewer of a game may see.

use senet::Player;
use senet_protocol::online::{GameEvent, GameTerms, RematchStep};

/// A viewer: a player, or `None` for a spectator.
pub type Viewer = Option<Player>;

/// The event as a viewer may see it; `None` if it is hidden.
///
/// Hashes of tokens are hidden from all, receipts from all but their own player, phrases and offers of rematches from
/// spectators.
pub fn view(event: &GameEvent, viewer: Viewer) -> Option<GameEvent> {
    let mut event = event.clone();
    match &mut event {
        GameEvent::Joined { seat, token, receipt, .. } => {
            *token = None;
            *receipt = receipt.filter(|_| viewer == Some(*seat));
        }
        GameEvent::Began { seat, receipt, .. } => *receipt = receipt.filter(|_| viewer == Some(*seat)),
        // A spectator who knows the new game before the other player has joined it could take the seat.
        GameEvent::Said { .. } | GameEvent::Rematch { step: RematchStep::Offer { .. } | RematchStep::TakeBack, .. } => {
            viewer?;
        }
        _ => {}
    }
    Some(event)
}

/// The terms as all viewers may see them: without the hash of the maker's token.
pub fn view_of_terms(terms: &GameTerms) -> GameTerms {
    GameTerms { token: None, ..terms.clone() }
}
