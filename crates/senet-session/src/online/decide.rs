//! From a command to an event.

use senet::Player;
use senet_fair::{Answer, Asked, Fault, Request, TokenHash};
use senet_protocol::online::{ClaimReason, Command, Decision, GameEvent, Join, Outage, Say, Status};

use super::OnlineGame;
use super::clock::{COUNTDOWN, elapsed};
use super::refusal::{Code, Refusal};

/// The context of a decision besides the game.
pub struct Context<'a> {
    /// The time, in milliseconds since the Unix epoch.
    pub now: i64,
    /// Number of the last event that the player knew.
    pub known: u64,
    /// The times in which the server was down, which do not overlap.
    pub outages: &'a [Outage],
    /// Since when the other player has been away, in milliseconds since the Unix epoch; `None` if this player is here.
    pub away_since: Option<i64>,
    /// The server's share of a throw.
    pub answer: &'a dyn Fn(&Asked) -> Result<Answer, Fault>,
}

impl OnlineGame {
    /// Returns the event of a player who joins.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the game does not wait for a second player, the maker joins, or the witness share does not fit.
    pub fn join(&self, token: TokenHash, join: &Join, now: i64) -> Result<GameEvent, Refusal> {
        if self.seat(&token) == Some(Player::First) {
            return Err(Refusal::new(Code::OwnOffer, "the maker of an offer cannot join it"));
        }
        let Join { anchors, beginning } = *join;
        self.checked(GameEvent::Joined {
            seat: Player::Second,
            time: now.max(self.time),
            token: Some(token),
            anchors,
            witness: beginning.witness,
            receipt: Some(beginning.receipt),
        })
    }

    /// Returns the event of a player's command.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the player cannot do that now, the rules refuse the move, or the player did not know the state that
    /// the command is about.
    pub fn decide(&self, seat: Player, command: &Command, context: &Context<'_>) -> Result<GameEvent, Refusal> {
        // Phrases, resignations and the like mean the same whatever has happened in the meantime.
        let is_about_state = matches!(command, Command::Throw(_) | Command::Decide(_) | Command::Claim);
        if is_about_state && context.known < self.changed {
            return Err(Refusal::new(Code::Stale, "the game has gone on since the state that this command is about"));
        }
        if context.known > self.seq {
            return Err(Refusal::new(
                Code::Stale,
                format!("the game has {} events, and the command is about number {}", self.seq, context.known),
            ));
        }
        // Times of events do not go back, though processes have clocks of their own.
        let time = context.now.max(self.time);
        let event = match command {
            Command::Begin(beginning) => {
                let receipt = Some(beginning.receipt);
                GameEvent::Began { seat, time, witness: beginning.witness, receipt }
            }
            Command::Throw(request) => self.decide_throw(seat, *request, time, context)?,
            Command::Decide(Decision { choice }) => {
                let choice = *choice;
                let event = |left| GameEvent::Decided { seat, time, choice, left };
                event(self.left_after(seat, &event(None), time, context)?)
            }
            Command::Say(Say { phrase }) => GameEvent::Said { seat, time, phrase: *phrase },
            Command::Resign => GameEvent::Resigned { seat, time },
            Command::Claim => GameEvent::Claimed { seat, time, reason: self.claim(seat, time, context)? },
            Command::Withdraw => GameEvent::Withdrawn { seat, time },
            Command::Rematch(step) => GameEvent::Rematch { seat, time, step: *step },
        };
        self.checked(event)
    }

    /// The event, if it can be applied.
    fn checked(&self, event: GameEvent) -> Result<GameEvent, Refusal> {
        self.clone().apply(&event).map(|()| event)
    }

    fn decide_throw(
        &self,
        seat: Player,
        request: Request,
        time: i64,
        context: &Context<'_>,
    ) -> Result<GameEvent, Refusal> {
        let mut ledger = self.due_throw(seat)?.clone();
        ledger.ask(seat, &request)?;
        let Some(asked) = ledger.asked() else { unreachable!("the throw has been asked for") };
        let answer = (context.answer)(&asked)?;
        let faces = ledger.answer(&answer)?;
        let Request { number, thrower, witness } = request;
        let server = answer.server;
        let event = |left| GameEvent::Thrown { seat, time, number, thrower, witness, server, faces, left };
        Ok(event(self.left_after(seat, &event(None), time, context)?))
    }

    /// The time left to the player after an event, in milliseconds; `None` without a clock.
    fn left_after(
        &self,
        seat: Player,
        event: &GameEvent,
        time: i64,
        context: &Context<'_>,
    ) -> Result<Option<u64>, Refusal> {
        let mut after = self.clone();
        after.apply(event)?;
        let left = self.clocks.left_now(seat, time, context.outages);
        let turn_ends = after.to_act() != Some(seat);
        Ok(left.map(|left| self.clocks.after(left, turn_ends)))
    }

    /// Why a player can claim the win.
    fn claim(&self, seat: Player, now: i64, context: &Context<'_>) -> Result<ClaimReason, Refusal> {
        let refuse = |sentence: String| Err(Refusal::new(Code::NoClaim, sentence));
        self.check_status(Status::Playing)?;
        let opponent = !seat;
        if self.to_act() != Some(opponent) {
            return refuse("it is your own turn".to_owned());
        }
        let left = self.clocks.left_now(opponent, now, context.outages);
        if left == Some(0) {
            return Ok(ClaimReason::Time);
        }
        if self.clocks.is_in_days() {
            return refuse("the other player has time left".to_owned());
        }
        let Some(since) = context.away_since else {
            return refuse("the other player is here".to_owned());
        };
        let away = elapsed(since, now, context.outages);
        let left = COUNTDOWN.unsigned_abs().saturating_sub(away);
        if left > 0 {
            return refuse(format!("the other player can come back for another {} s", left.div_ceil(1_000)));
        }
        Ok(ClaimReason::Away)
    }
}
