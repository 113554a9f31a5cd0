//! The effects of events on a game.

use senet::{Event, Game, Move, Player, Position, Stage};
use senet_fair::{Answer, Ledger, Request};
use senet_protocol::online::{Choice, ClaimReason, End, EndReason, GameEvent, GameTerms, RematchStep, Status};

use super::refusal::{Code, Refusal};
use super::{Joiner, OnlineGame, Rematch};

impl OnlineGame {
    /// The game after some events; `None` stands for one that is hidden from the viewer.
    ///
    /// # Errors
    ///
    /// The number of the first event that cannot be applied, and why.
    pub fn replay<'e>(
        terms: GameTerms,
        events: impl IntoIterator<Item = Option<&'e GameEvent>>,
    ) -> Result<OnlineGame, (u64, Refusal)> {
        let mut game = OnlineGame::new(terms).map_err(|refusal| (0, refusal))?;
        for event in events {
            match event {
                Some(event) => game.apply(event).map_err(|refusal| (game.seq + 1, refusal))?,
                None => game.skip(),
            }
        }
        Ok(game)
    }

    /// Counts an event that is hidden from the viewer.
    pub fn skip(&mut self) {
        self.seq += 1;
        self.has_skipped = true;
    }

    /// Applies the next event. Shares, throws and moves are checked.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if the event cannot follow. The game is unchanged then.
    pub fn apply(&mut self, event: &GameEvent) -> Result<(), Refusal> {
        let changes = match *event {
            GameEvent::Joined { seat, token, anchors, witness, receipt, .. } => {
                self.check_status(Status::Offered)?;
                require(seat == Player::Second, Code::NotYourTurn, "the second player joins")?;
                anchors.check_beginning(seat, &witness)?;
                self.joiner = Some(Joiner { token, anchors, witness });
                self.receipts[seat as usize] = receipt;
                true
            }
            GameEvent::Began { seat, time, witness, receipt } => {
                self.check_status(Status::Joined)?;
                require(seat == Player::First, Code::NotYourTurn, "the maker of the offer begins the game")?;
                let (Some(anchors), Some(joiner)) = (self.anchors(), self.joiner) else {
                    unreachable!("the second player has joined")
                };
                self.ledger = Some(Ledger::new(self.fair.clone(), anchors, [witness, joiner.witness])?);
                self.receipts[seat as usize] = receipt;
                self.clocks.start(time);
                true
            }
            GameEvent::Thrown { seat, time, number, thrower, witness, server, faces, left } => {
                let mut ledger = self.due_throw(seat)?.clone();
                ledger.ask(seat, &Request { number, thrower, witness })?;
                let computed = ledger.answer(&Answer { number, server })?;
                if computed != faces {
                    let fault = senet_fair::Fault::Faces { throw: number, shown: faces, computed };
                    return Err(fault.into());
                }
                self.game.throw(faces)?;
                self.ledger = Some(ledger);
                pass_if_forced(&mut self.game);
                self.after_turn(seat, time, left);
                true
            }
            GameEvent::Decided { seat, time, choice, left } => {
                self.check_turn(seat)?;
                self.game.apply(match choice {
                    Choice::Side(side) => Event::Choose(side),
                    Choice::Move(played) => Event::Move(played),
                })?;
                pass_if_forced(&mut self.game);
                self.after_turn(seat, time, left);
                true
            }
            GameEvent::Said { .. } => {
                require(self.joiner.is_some(), Code::NotJoined, "the game waits for a second player")?;
                false
            }
            GameEvent::Resigned { seat, .. } => {
                self.check_status(Status::Playing)?;
                self.give_up(seat, EndReason::Resignation);
                true
            }
            GameEvent::Claimed { seat, reason, .. } => {
                self.check_status(Status::Playing)?;
                require(self.to_act() == Some(!seat), Code::NoClaim, "it is the claiming player's own turn")?;
                let reason = match reason {
                    ClaimReason::Time => EndReason::Time,
                    ClaimReason::Away => EndReason::Away,
                };
                self.give_up(!seat, reason);
                true
            }
            GameEvent::Withdrawn { seat, .. } => {
                // The joiner waits for the maker, whose page may never come back.
                if self.status() != Status::Joined {
                    self.check_status(Status::Offered)?;
                    require(seat == Player::First, Code::NotYourTurn, "the maker of the offer can withdraw it")?;
                }
                self.withdrawn = true;
                true
            }
            GameEvent::Rematch { seat, step, .. } => {
                self.apply_rematch(seat, step)?;
                false
            }
        };
        self.seq += 1;
        self.time = self.time.max(event.time());
        if changes {
            self.changed = self.seq;
        }
        Ok(())
    }

    /// Checks that the game is as far as this.
    pub(super) fn check_status(&self, expected: Status) -> Result<(), Refusal> {
        let (code, sentence) = match self.status() {
            status if status == expected => return Ok(()),
            Status::Withdrawn => (Code::Withdrawn, "the offer has been withdrawn"),
            Status::Offered => (Code::NotJoined, "the game waits for a second player"),
            Status::Joined if expected == Status::Offered => (Code::Taken, "another player has joined"),
            Status::Joined => (Code::NotBegun, "the game waits for the maker's first witness share"),
            Status::Playing if expected == Status::Over => (Code::NotOver, "the game is not over"),
            Status::Playing | Status::Over if expected == Status::Offered => (Code::Taken, "another player has joined"),
            Status::Playing => (Code::Begun, "the game has begun"),
            Status::Over => (Code::Over, "the game is over"),
        };
        Err(Refusal::new(code, sentence))
    }

    fn check_turn(&self, seat: Player) -> Result<(), Refusal> {
        self.check_status(Status::Playing)?;
        require(self.to_act() == Some(seat), Code::NotYourTurn, "it is the other player's turn")
    }

    /// The ledger, if this player has to throw.
    pub(super) fn due_throw(&self, seat: Player) -> Result<&Ledger, Refusal> {
        self.check_turn(seat)?;
        let is_due = self.game.awaits_throw();
        let ledger = self.ledger.as_ref().filter(|_| is_due);
        ledger.ok_or_else(|| Refusal::new(Code::NotNow, "the game waits for a decision, not for a throw"))
    }

    /// Enters the time of a throw or a decision, and the end of the game if it is over.
    fn after_turn(&mut self, seat: Player, time: i64, left: Option<u64>) {
        self.clocks.enter(seat, time, left);
        if let Some(outcome) = self.game.outcome() {
            self.end = Some(End { winner: outcome.winner, points: outcome.points, reason: EndReason::Board });
        }
    }

    /// Ends the game with the other player's win.
    ///
    /// The rules know resignation after the opening alone. In the opening, the points are those of the start position.
    fn give_up(&mut self, loser: Player, reason: EndReason) {
        let points = if self.game.resign(loser).is_ok() {
            self.game.outcome().map(|outcome| outcome.points)
        } else {
            let sheet = self.game.sheet();
            Position::starts(sheet).next().map(|start| sheet.match_points(start.own()))
        };
        self.end = Some(End { winner: !loser, points: points.unwrap_or_default(), reason });
    }

    fn apply_rematch(&mut self, seat: Player, step: RematchStep) -> Result<(), Refusal> {
        self.check_status(Status::Over)?;
        let standing = self.rematch;
        if standing.is_some_and(|rematch| rematch.accepted) {
            return Err(Refusal::new(Code::RematchOffered, "the rematch has been accepted"));
        }
        self.rematch = match (step, standing) {
            (RematchStep::Offer { game }, None) => Some(Rematch { by: seat, game, accepted: false }),
            (RematchStep::Offer { .. }, Some(Rematch { by, .. })) => {
                let who = if by == seat { "you have" } else { "the other player has" };
                return Err(Refusal::new(Code::RematchOffered, format!("{who} offered a rematch")));
            }
            (RematchStep::TakeBack, Some(Rematch { by, .. })) if by == seat => None,
            (RematchStep::Accept { game }, Some(rematch)) if rematch.by != seat && rematch.game == game => {
                Some(Rematch { accepted: true, ..rematch })
            }
            (RematchStep::Accept { game }, None) if self.has_skipped => {
                Some(Rematch { by: !seat, game, accepted: true })
            }
            (RematchStep::TakeBack | RematchStep::Accept { .. }, _) => {
                return Err(Refusal::new(Code::NoRematch, "there is no such offer of a rematch"));
            }
        };
        Ok(())
    }
}

fn require(condition: bool, code: Code, sentence: &str) -> Result<(), Refusal> {
    if condition { Ok(()) } else { Err(Refusal::new(code, sentence)) }
}

/// Plays the pass of a side that cannot move: it is no decision, so no player has to send it.
fn pass_if_forced(game: &mut Game) {
    while let Stage::Play(position) = game.stage()
        && !position.awaits_throw()
        && position.legal_moves(game.sheet()).iter().eq([Move::PASS])
        && game.play(Move::PASS).is_ok()
    {}
}
