//! The state for clients that do not replay events.

use senet::{Player, Side, Stage};
use senet_protocol::online::{Awaited, Choice, Outage, Presence, Summary, ThrowCounts};

use super::OnlineGame;
use super::view::{Viewer, view_of_terms};

impl OnlineGame {
    /// The event that the game waits for. `None` unless it is being played.
    pub fn awaited(&self) -> Option<Awaited> {
        let seat = self.to_act()?;
        let choices = match self.game.stage() {
            Stage::ChooseSide { .. } => Side::BOTH.map(Choice::Side).to_vec(),
            Stage::Play(position) if !position.awaits_throw() => {
                position.legal_moves(self.game.sheet()).iter().map(Choice::Move).collect()
            }
            _ => return Some(Awaited::Throw { seat }),
        };
        Some(Awaited::Decision { seat, choices })
    }

    /// The time left to both players, in milliseconds; `None` without a clock.
    pub fn left(&self, now: i64, outages: &[Outage]) -> Option<[u64; 2]> {
        let mut left = self.clocks.left()?;
        if let Some(player) = self.to_act() {
            left[player as usize] = self.clocks.left_now(player, now, outages)?;
        }
        Some(left)
    }

    /// Outages that the clock of the turn has to leave out, which viewers are told.
    pub fn outages_of_turn(&self, outages: &[Outage]) -> Vec<Outage> {
        outages.iter().copied().filter(|outage| outage.to > self.clocks.since()).collect()
    }

    /// The state of the game.
    pub fn summary(&self, viewer: Viewer, presence: Presence, now: i64, outages: &[Outage]) -> Summary {
        let throws = |player| self.ledger.as_ref().map_or(0, |ledger| ledger.requests(player));
        Summary {
            terms: view_of_terms(&self.terms),
            seq: self.seq,
            status: self.status(),
            awaited: self.awaited(),
            position: self.game.position().map(ToString::to_string),
            last_throw: self.last_throw(),
            throws: ThrowCounts { first: throws(Player::First), second: throws(Player::Second) },
            left: self.left(now, outages),
            end: self.end,
            score: self.score(),
            presence,
            seat: viewer,
        }
    }
}
