//! What a move does: the pieces, whose turn it is, and what it waits for.

use crate::moves::Step;
use crate::position::PackedPhase;
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
    #[inline(always)]
    #[must_use]
    pub fn play_unchecked(&self, sheet: &RuleSheet, legal: Move) -> Position {
        let Position { own, enemy, side, owed, phase } = *self;
        if phase.plays_throw() && owed == Owed::Nothing && legal.moves_piece() {
            self.play_piece(sheet, legal.step())
        } else {
            play_special(sheet, own, enemy, side, owed, phase, legal)
        }
    }

    /// A piece moves, with a throw or the rest of one.
    #[inline(always)]
    pub(crate) fn play_piece(&self, sheet: &RuleSheet, step: Step) -> Position {
        let phase = self.phase;
        let moved = self.move_piece(sheet, step);
        if moved.own.is_empty() {
            return Position { phase: PackedPhase::OVER, owed: Owed::Nothing, ..moved };
        }
        if sheet.leaving.rest_is_played && step.end > House::LAST.number() {
            let used = House::LAST.number() + 1 - step.from;
            if let Some(rest) = Throw::new(phase.distance().saturating_sub(used)) {
                let phase = PackedPhase::new(Phase::Rest { rest, throw: phase.throw() });
                return Position { phase, ..moved };
            }
        }
        let granted = sheet.extra_throw_on.bits() >> (step.end & 31) & 1 != 0;
        moved.after_throw(sheet, sheet.again.contains(phase.throw()) | granted)
    }

    /// The pieces after a move, without any change of turn.
    #[inline(always)]
    fn move_piece(&self, sheet: &RuleSheet, step: Step) -> Position {
        let (from, to) = (1_u32 << (step.from & 31), 1_u32 << (step.to & 31));
        let end = 1_u32 << (step.end & 31);
        let swapped = (from | to) & u32::from(step.capture).wrapping_neg();
        // A piece that leaves "ends" on bit 31, which the set drops.
        let mut own = HouseSet::from_bits(self.own.bits() & !from | end);
        let mut enemy = HouseSet::from_bits(self.enemy.bits() ^ swapped);
        if sheet.water_holds() && step.capture && step.from == House::WATER.number() {
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
    fn first_move_of_ten(&self, step: Step) -> Position {
        let leaves = HouseSet::from_bits(1 << (step.from & 31));
        let arrives = HouseSet::from_bits(1 << (step.end & 31));
        match self.side {
            Side::Spools => Position { own: self.own & !leaves | arrives, ..*self },
            Side::Cones => Position { enemy: self.enemy & !leaves | arrives, ..*self },
        }
    }

    /// `U5`: the piece on 30 is taken off, or kept; the throw follows.
    fn start_turn(&self, legal: Move) -> Position {
        let own = if legal == Move::KEEP { self.own } else { self.own.without(House::LAST) };
        let phase = if own.is_empty() { PackedPhase::OVER } else { PackedPhase::THROW };
        Position { own, phase, ..*self }
    }

    /// What is owed once the side to act has played or passed its throw.
    fn settle_debt(&self) -> Position {
        let owed = match (self.owed, self.side) {
            (Owed::SpoolsThenCones, _) | (Owed::Cones, Side::Spools) => Owed::Cones,
            (Owed::Cones, Side::Cones) | (Owed::Ten(_) | Owed::Nothing, _) => Owed::Nothing,
        };
        Position { owed, ..*self }
    }

    /// The throw has been played or passed: the same side throws again, or the turn goes to the other.
    #[inline(always)]
    fn after_throw(&self, sheet: &RuleSheet, again: bool) -> Position {
        // Whether the turn passes is a matter of luck: a branch here would be mispredicted at every other throw.
        let (own, enemy) = self.own.swapped_with(self.enemy, !again);
        let side = self.side.other_if(!again);
        let may_take_off = match sheet.leaving.at_turn_start {
            None => false,
            Some(clear) => {
                !again && own.contains(House::LAST) && !own.contains(House::WATER) && (own & clear).is_empty()
            }
        };
        let phase = if may_take_off { PackedPhase::TURN_START } else { PackedPhase::THROW };
        Position { own, enemy, side, phase, ..*self }
    }
}

/// All but the move of a piece with a throw, when nothing is owed. The position comes in parts, for the reason that
/// [`legal`](crate::legal) gives for its own rare cases.
#[cold]
#[inline(never)]
pub(crate) fn play_special(
    sheet: &RuleSheet,
    own: HouseSet,
    enemy: HouseSet,
    side: Side,
    owed: Owed,
    phase: PackedPhase,
    legal: Move,
) -> Position {
    let position = Position { own, enemy, side, owed, phase };
    match phase.unpack() {
        Phase::Throw | Phase::Over => position,
        Phase::TurnStart => position.start_turn(legal),
        // A throw that could not be played gives no other (`G4`).
        Phase::Play(_) if legal == Move::PASS => position.settle_debt().after_throw(sheet, false),
        Phase::Play(throw) if matches!(owed, Owed::Ten(_)) => {
            let again = sheet.again.contains(throw);
            position.first_move_of_ten(legal.step()).settle_debt().after_throw(sheet, again)
        }
        // A rest that is lost changes nothing: the throw decides who throws next (`D2`).
        Phase::Rest { throw, .. } if legal == Move::PASS => position.after_throw(sheet, sheet.again.contains(throw)),
        Phase::Play(_) | Phase::Rest { .. } => position.settle_debt().play_piece(sheet, legal.step()),
    }
}
