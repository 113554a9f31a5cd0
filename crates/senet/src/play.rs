//! Playing a move: pieces, side to act, and phase afterwards.

use crate::moves::Step;
use crate::position::PackedPhase;
use crate::{House, HouseSet, Move, Owed, Phase, Position, Refusal, RuleSheet, Side, Throw};

impl Position {
    /// The position after a legal move.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] with the rule that forbids the move and the houses concerned.
    pub fn play(&self, sheet: &RuleSheet, wanted: Move) -> Result<Position, Refusal> {
        match self.refusal(sheet, wanted) {
            None => Ok(self.play_unchecked(sheet, wanted)),
            Some(refusal) => Err(refusal),
        }
    }

    /// Like [`play`](Self::play), without a check, for callers that took the move from
    /// [`legal_moves`](Self::legal_moves). The result for an illegal move is unspecified, but it never panics.
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

    /// Moves a piece by a throw or the rest of one.
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

    /// The pieces after a move, with the turn unchanged.
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

    /// Moves the piece on 10, of either side, for the side to act (`U2`). Houses 11 to 15 are empty then.
    fn first_move_of_ten(&self, step: Step) -> Position {
        let leaves = HouseSet::from_bits(1 << (step.from & 31));
        let arrives = HouseSet::from_bits(1 << (step.end & 31));
        match self.side {
            Side::Spools => Position { own: self.own & !leaves | arrives, ..*self },
            Side::Cones => Position { enemy: self.enemy & !leaves | arrives, ..*self },
        }
    }

    /// Takes the piece off 30 or keeps it (`U5`); the throw follows.
    fn start_turn(&self, legal: Move) -> Position {
        let own = if legal == Move::KEEP { self.own } else { self.own.without(House::LAST) };
        let phase = if own.is_empty() { PackedPhase::OVER } else { PackedPhase::THROW };
        Position { own, phase, ..*self }
    }

    /// Updates the owed first moves after the side to act has played or passed its throw.
    fn settle_debt(&self) -> Position {
        let owed = match (self.owed, self.side) {
            (Owed::SpoolsThenCones, _) | (Owed::Cones, Side::Spools) => Owed::Cones,
            (Owed::Cones, Side::Cones) | (Owed::Ten(_) | Owed::Nothing, _) => Owed::Nothing,
        };
        Position { owed, ..*self }
    }

    /// Ends a throw: the same side throws again, or the turn passes to the other.
    #[inline(always)]
    fn after_throw(&self, sheet: &RuleSheet, again: bool) -> Position {
        // Without a branch: whether the turn passes is random, so a branch would often be mispredicted.
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

/// Slow path of [`Position::play_unchecked`]: everything but moving a piece by a throw when no first move is owed. It takes
/// the position in parts for the same reason as the cold functions of [`legal`](crate::legal).
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
        // A throw that is passed never grants another (`G4`).
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
