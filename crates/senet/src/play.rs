//! What a move does: the pieces, whose turn it is, and what it waits for.

use crate::{House, HouseSet, Move, Owed, Phase, Position, Refusal, RuleSheet, Side, Throw};

impl Position {
    /// The position after a legal move.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says which rule forbids the move, and which houses it is about. The position itself is
    /// untouched.
    pub fn play(&self, sheet: &RuleSheet, wanted: Move) -> Result<Position, Refusal> {
        match self.refusal(sheet, wanted) {
            None => Ok(self.play_unchecked(sheet, wanted)),
            Some(refusal) => Err(refusal),
        }
    }

    /// [`play`](Self::play) for search: the caller knows that the move is legal here. With any other move the
    /// result makes no sense, but nothing panics.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, sheet: &RuleSheet, legal: Move) -> Position {
        let (throw, distance, is_rest) = match self.phase {
            Phase::Play(throw) => (throw, throw, false),
            Phase::Rest { rest, throw } => (throw, rest, true),
            Phase::TurnStart => return self.start_turn(legal),
            Phase::Throw | Phase::Over => return *self,
        };
        let throws_again = sheet.again.contains(throw);
        if legal == Move::PASS {
            // A throw that could not be played gives no other (`G4`); a rest that is lost changes nothing (`D2`).
            return self.after_throw(sheet, is_rest && throws_again);
        }
        if matches!(self.owed, Owed::Ten(_)) {
            return self.first_move_of_ten(legal).after_throw(sheet, throws_again);
        }
        let moved = self.move_piece(sheet, legal);
        if moved.own.is_empty() {
            return Position { phase: Phase::Over, owed: Owed::Nothing, ..moved };
        }
        if sheet.leaving.rest_is_played && legal.end_number() > House::LAST.number() {
            let used = House::LAST.number() + 1 - legal.from_number();
            if let Some(rest) = Throw::new(distance.value().saturating_sub(used)) {
                return Position { phase: Phase::Rest { rest, throw }, owed: moved.owed_after_throw(), ..moved };
            }
        }
        let granted = sheet.extra_throw_on.bits() >> legal.end_number() & 1 != 0;
        moved.after_throw(sheet, throws_again || granted)
    }

    /// The pieces after a move, without any change of turn.
    #[inline]
    fn move_piece(&self, sheet: &RuleSheet, legal: Move) -> Position {
        let (from, to) = (1_u32 << (legal.from_number() & 31), 1_u32 << (legal.to_number() & 31));
        let end = 1_u32 << (legal.end_number() & 31);
        let swapped = if legal.is_capture() { from | to } else { 0 };
        // A piece that leaves "ends" on bit 31, which the set drops.
        let mut own = HouseSet::from_bits(self.own.bits() & !from | end);
        let mut enemy = HouseSet::from_bits(self.enemy.bits() ^ swapped);
        if legal.is_capture() && legal.from_number() == House::WATER.number() {
            // Swapped onto 27, the piece is sent on as if it had arrived there.
            enemy = enemy.without(House::WATER);
            enemy = enemy.with(sheet.water_sends(own | enemy));
        }
        if sheet.leaving.on_30 && (own & sheet.leaving.clear).is_empty() {
            own = own.without(House::LAST);
        }
        Position { own, enemy, ..*self }
    }

    /// The side to act moves the piece on 10, whoever owns it (`U2`). Nothing can be captured or sent on.
    #[cold]
    fn first_move_of_ten(&self, legal: Move) -> Position {
        let leaves = HouseSet::from_bits(1 << (legal.from_number() & 31));
        let arrives = HouseSet::from_bits(1 << (legal.end_number() & 31));
        match self.side {
            Side::Spools => Position { own: self.own & !leaves | arrives, ..*self },
            Side::Cones => Position { enemy: self.enemy & !leaves | arrives, ..*self },
        }
    }

    /// `U5`: the piece on 30 is taken off, or kept; the throw follows.
    fn start_turn(&self, legal: Move) -> Position {
        let own = if legal == Move::KEEP { self.own } else { self.own.without(House::LAST) };
        let phase = if own.is_empty() { Phase::Over } else { Phase::Throw };
        Position { own, phase, ..*self }
    }

    /// The throw has been played or passed: the same side throws again, or the turn goes to the other.
    #[inline]
    fn after_throw(&self, sheet: &RuleSheet, again: bool) -> Position {
        let owed = self.owed_after_throw();
        if again {
            return Position { phase: Phase::Throw, owed, ..*self };
        }
        let (own, enemy) = (self.enemy, self.own);
        let may_take_off = match sheet.leaving.at_turn_start {
            None => false,
            Some(clear) => {
                own.contains(House::LAST) && !own.contains(House::WATER) && (own & clear).is_empty()
            }
        };
        let phase = if may_take_off { Phase::TurnStart } else { Phase::Throw };
        Position { own, enemy, side: !self.side, owed, phase }
    }

    #[inline]
    fn owed_after_throw(&self) -> Owed {
        match (self.owed, self.side) {
            (Owed::SpoolsThenCones, _) | (Owed::Cones, Side::Spools) => Owed::Cones,
            (Owed::Cones, Side::Cones) | (Owed::Ten(_) | Owed::Nothing, _) => Owed::Nothing,
        }
    }
}
