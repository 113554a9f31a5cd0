//! The search for the moves of a group.

use super::board::GroupBoard;
use super::{ArrangementSet, CollectMoves, Group, GroupMove, Way};
use crate::board::Board;
use crate::legal::{MoveKind, Obstacles, backward, forward, may_step_over_water, off_water, returns};
use crate::moves::Step;
use crate::position::PackedPhase;
use crate::{House, HouseSet, Move, NoForward, Position, Side, Throw};

/// The search for the moves of some arrangements of a group: what all throws share.
#[derive(Clone, Debug)]
pub struct Search<'g, 'a, const W: usize> {
    group: &'g Group<'a, W>,
    /// The arrangements with a piece of the side to throw that the water holds, and all others.
    stuck: ArrangementSet<W>,
    free: ArrangementSet<W>,
    /// The pieces of both sides, and what stands in the way of the side to throw.
    own: GroupBoard<'g, W>,
    enemy: GroupBoard<'g, W>,
    obstacles: Obstacles<GroupBoard<'g, W>>,
}

impl<'a, const W: usize> Group<'a, W> {
    /// The search in these arrangements, which must be positions of the sheet.
    #[inline(always)]
    pub fn among(&self, among: ArrangementSet<W>) -> Search<'_, 'a, W> {
        let Group { sheet, arrangements, shape } = self;
        let stuck = if sheet.water_holds() && shape.all.contains(House::WATER) {
            arrangements.own[usize::from(shape.rank(House::WATER.number()))].and(&among)
        } else {
            ArrangementSet::EMPTY
        };
        let free = among.except(&stuck);
        let own = GroupBoard::new(shape, |rank| arrangements.own[rank].and(&among));
        let enemy = GroupBoard::new(shape, |rank| arrangements.other[rank].and(&among));
        Search { group: self, stuck, free, own, enemy, obstacles: Obstacles::new(sheet, own, enemy) }
    }
}

impl<const W: usize> Search<'_, '_, W> {
    /// Finds the legal moves for a throw.
    #[inline(always)]
    pub fn moves(&self, throw: Throw, moves: &mut impl CollectMoves<W>) {
        let Search { group, stuck, free, own, enemy, obstacles } = self;
        let (sheet, distance) = (group.sheet, throw.value());
        let (mut free, mut own, mut stuck) = (*free, *own, *stuck);
        if !stuck.is_empty() {
            if let Some(starts) = off_water(sheet, own.only_in(free), obstacles, throw) {
                let found = self.add_all(MoveKind::Forward, throw, &starts, moves);
                free = free.or(&stuck.except(&found));
                stuck = ArrangementSet::EMPTY;
                own = own.only_in(found);
            } else {
                own = own.only_in(stuck);
            }
        }
        let mut without = free;
        if !sheet.moves_nothing(distance) {
            let found = self.add_all(MoveKind::Forward, throw, &forward(sheet, own, obstacles, distance), moves);
            without = without.except(&found);
            if may_step_over_water(sheet, group.shape.all, distance) {
                let starts = own.at(House::HAPPINESS);
                self.add_step(throw, &starts, moves, |_| Move::over_water().step());
                without = without.except(&starts);
            }
            if !without.is_empty() && sheet.no_forward == NoForward::ReturnThenBackward {
                let own = own.only_in(free.except(&without));
                let found = self.add_all(MoveKind::Return, throw, &returns(sheet, own, *enemy, distance), moves);
                without = without.except(&found);
            }
            if !without.is_empty() && sheet.no_forward != NoForward::Pass {
                let own = own.only_in(free.except(&without));
                let found = self.add_all(MoveKind::Backward, throw, &backward(sheet, own, *enemy, distance), moves);
                without = without.except(&found);
            }
        }
        self.add_passes(throw, &without.or(&stuck), moves);
    }

    /// Adds the moves of this kind from these starts. Returns the arrangements that have one.
    #[inline(always)]
    fn add_all(
        &self,
        kind: MoveKind,
        throw: Throw,
        starts: &GroupBoard<'_, W>,
        moves: &mut impl CollectMoves<W>,
    ) -> ArrangementSet<W> {
        let (sheet, distance) = (self.group.sheet, throw.value());
        for (arrangements, from) in starts.rows.iter().zip(self.group.shape.houses) {
            if !arrangements.is_empty() {
                self.add_step(throw, arrangements, moves, |position| {
                    kind.step(sheet, position.own, position.enemy, from, distance)
                });
            }
        }
        starts.cases()
    }

    /// Adds a move of a piece. All these arrangements have the same pieces on the houses where it starts and lands.
    #[inline(always)]
    fn add_step(
        &self,
        throw: Throw,
        arrangements: &ArrangementSet<W>,
        moves: &mut impl CollectMoves<W>,
        step: impl Fn(&Position) -> Step,
    ) {
        let Some(first) = arrangements.first() else { return };
        let sheet = self.group.sheet;
        let of = |arrangement: usize| {
            let position = self.group.position(arrangement, throw);
            (position, step(&position))
        };
        let of_first = of(first);
        let step_of_first = of_first.1;
        let changed = HouseSet::from_bits(1 << step_of_first.from | 1 << (step_of_first.to & 31));
        let alone = self.alone(throw, step_of_first).and(arrangements);
        alone.for_each(|arrangement| {
            let (position, step) = of(arrangement);
            moves.alone(arrangement, position.play_piece(sheet, step));
        });
        self.by_choice(self.ends_turn(throw), changed, &arrangements.except(&alone), |part| {
            let Some(first_of_part) = part.first() else { return };
            let (position, step) = if first_of_part == first { of_first } else { of(first_of_part) };
            let after = position.play_piece(sheet, step);
            let (all, rank) = (after.occupied(), |house: u8| self.group.shape.rank(house));
            let way = if step.to > House::LAST.number() {
                Way::Leave { from: rank(step.from) }
            } else if step.capture {
                Way::Swap { from: rank(step.from), to: rank(step.to) }
            } else {
                let below = HouseSet::from_bits((1 << (step.end & 31)) - 1);
                Way::Shift { from: rank(step.from), to: (all & below).len() as u8 }
            };
            Self::add_together(part, way, after, moves);
        });
    }

    /// Adds a move that does the same in all these arrangements, by the position after it in one of them.
    #[inline(always)]
    fn add_together(arrangements: ArrangementSet<W>, way: Way, after: Position, moves: &mut impl CollectMoves<W>) {
        let chooses = after.phase == PackedPhase::TURN_START;
        debug_assert!(chooses || after.awaits_throw(), "{after:?}");
        moves.together(GroupMove {
            arrangements,
            way,
            all: after.occupied(),
            turns: after.side != Side::Spools,
            chooses,
        });
    }

    /// Calls `each` with parts of these arrangements: in each of them, either the other side always has a choice at the start of its
    /// turn (`U5`), or it never has one. No more than the `changed` houses change before.
    #[inline(always)]
    fn by_choice(
        &self,
        ends_turn: bool,
        changed: HouseSet,
        arrangements: &ArrangementSet<W>,
        mut each: impl FnMut(ArrangementSet<W>),
    ) {
        let takes_off = self.takes_off(ends_turn, changed).and(arrangements);
        if takes_off.is_empty() {
            return each(*arrangements);
        }
        let held = self.enemy.at(House::WATER);
        each(arrangements.except(&takes_off));
        each(takes_off.except(&held));
        each(takes_off.and(&held));
    }

    /// Arrangements in which what such a step does may depend on other pieces than those that it moves.
    #[inline(always)]
    fn alone(&self, throw: Throw, step: Step) -> ArrangementSet<W> {
        let (sheet, everywhere) = (self.group.sheet, ArrangementSet([u64::MAX; W]));
        // It or the captured piece is sent on from the water.
        let is_sent_on = step.capture && (step.end != step.to || step.from == House::WATER.number());
        // It leaves the board, and a rest of the throw is still to be played (`D2`).
        let needed = House::LAST.number() + 1 - step.from;
        let leaves = step.to > House::LAST.number();
        if is_sent_on || leaves && sheet.leaving.rest_is_played && needed != throw.value() {
            return everywhere;
        }
        if leaves {
            // The last piece wins the game.
            return self.takes_off(self.ends_turn(throw), HouseSet::EMPTY).or(&self.group.arrangements.single);
        }
        // The exit may open (`S3`).
        let uses_exit = step.to == House::LAST.number() || self.group.shape.all.contains(House::LAST);
        if sheet.leaving.on_30 && uses_exit {
            let others = self.own.among(sheet.leaving.clear.without(House::known(step.from)));
            return everywhere.except(&others.cases());
        }
        ArrangementSet::EMPTY
    }

    /// Whether a move with this throw may end the turn.
    #[inline(always)]
    fn ends_turn(&self, throw: Throw) -> bool {
        !self.group.sheet.again.contains(throw)
    }

    /// Arrangements in which the other side may have a choice at the start of its turn (`U5`), if no more than these houses
    /// change.
    #[inline(always)]
    fn takes_off(&self, ends_turn: bool, changed: HouseSet) -> ArrangementSet<W> {
        let sheet = self.group.sheet;
        match sheet.leaving.at_turn_start {
            Some(clear) if self.group.shape.all.contains(House::LAST) && ends_turn => {
                let behind = self.enemy.among(clear - changed);
                self.enemy.at(House::LAST).except(&behind.cases())
            }
            _ => ArrangementSet::EMPTY,
        }
    }

    /// Adds the passes of these arrangements, in which there is no move.
    #[inline(always)]
    fn add_passes(&self, throw: Throw, arrangements: &ArrangementSet<W>, moves: &mut impl CollectMoves<W>) {
        let sheet = self.group.sheet;
        let after = |arrangement| self.group.position(arrangement, throw).play_unchecked(sheet, Move::PASS);
        // A pass always ends the turn, also after a throw that would grant another.
        self.by_choice(true, HouseSet::EMPTY, arrangements, |part| {
            if let Some(first) = part.first() {
                Self::add_together(part, Way::Pass, after(first), moves);
            }
        });
    }
}
