//! Reasons why a move is refused: the rule that forbids it, and the houses concerned.
//!
//! Legality is decided elsewhere: a move is refused because it is not among the [legal moves](crate::legal). The reason is
//! looked up afterwards, from the same masks.

use core::fmt;

use crate::fault::list;
use crate::legal::{MoveKind, in_blockades, leaps_over_26};
use crate::move_list::MoveList;
use crate::{House, HouseSet, LeavingThrow, Move, NoForward, Owed, Phase, Position, RuleSheet, SheetId, Throw};

/// The reason why a move or a throw is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The game is over.
    GameOver,
    /// The position waits for a throw, not for a move.
    ThrowIsDue,
    /// The position waits for a move in this phase, not for a throw.
    MoveIsDue(Phase),
    /// The sheet cannot throw this value.
    ImpossibleThrow(Throw),
    /// The start house is empty.
    NoPiece,
    /// The piece on the start house is the other side's.
    EnemyPiece,
    /// The distance is not the one that was thrown (or is left, `D2`).
    NotThisThrow(Throw),
    /// This throw moves nothing (the 6 of `uninerd`).
    IdleThrow,
    /// The throw goes past the end of the path and takes no piece off (`C3`, `S4`).
    TooFar,
    /// An own piece stands on the landing house.
    OwnPiece,
    /// The enemy piece on the landing house has another beside it.
    Protected,
    /// The enemy piece stands on a safe house.
    Safe,
    /// Three or more enemy pieces in a row stand in between.
    Blockade,
    /// A first move is owed by another piece: the spools' 10-11, the piece on 9 (`G1`), or that on 10 (`U2`).
    OwedFirstMove(Owed),
    /// The side is stuck on 27 (`U6`).
    Stuck,
    /// Pieces leave 28 only with a 3 and 29 only with a 2 (`U4`).
    WrongThrowForHouse,
    /// The piece on this house waits until it leaves the board, and is never moved backward (`U4`, `U5`).
    WaitsToLeave(House),
    /// A piece on 30 leaves at the start of a turn, not by a throw (`U5`).
    OnlyAtTurnStart,
    /// At the start of a turn there is only the choice of taking the piece off 30 or keeping it (`U5`).
    ChoiceAtTurnStart,
    /// `keep` is an answer only to the choice at the start of a turn (`U5`).
    NothingToKeep,
    /// A piece must land on 26 before it goes beyond (`S4`).
    MustLandOn26,
    /// House 28 is taken, so the piece on 26 cannot step over the water (`U8`).
    NoRoomBeyondWater,
    /// Own pieces are still in rows that must be clear before one leaves the board.
    RowsNotClear,
    /// Pieces leave through house 30 by reaching it exactly (`S3`).
    LeavesThrough30,
    /// No piece leaves the board from this house (`S4`, `U9`).
    NotAnExit,
    /// A forward move exists, so no piece moves backward.
    ForwardFirst,
    /// This sheet has no backward moves (`S2`).
    NoBackward,
    /// A forced return is due before any move backward (`U7`).
    ReturnFirst,
    /// A backward move ends on an empty house (`F4`).
    BackwardToEmpty,
    /// The rest of a throw is played forward (`D2`).
    RestIsForward,
    /// Something can move, and moving is compulsory.
    MoveIsCompulsory,
    /// The pieces can move so, but this is not how the move is written; this is.
    WrittenOtherwise(Move),
}

impl Cause {
    /// A stable word for programs, such as `blockade`.
    pub const fn code(self) -> &'static str {
        match self {
            Cause::GameOver => "game-over",
            Cause::ThrowIsDue => "throw-is-due",
            Cause::MoveIsDue(_) => "move-is-due",
            Cause::ImpossibleThrow(_) => "impossible-throw",
            Cause::NoPiece => "no-piece",
            Cause::EnemyPiece => "enemy-piece",
            Cause::NotThisThrow(_) => "not-this-throw",
            Cause::IdleThrow => "idle-throw",
            Cause::TooFar => "too-far",
            Cause::OwnPiece => "own-piece",
            Cause::Protected => "protected",
            Cause::Safe => "safe",
            Cause::Blockade => "blockade",
            Cause::OwedFirstMove(_) => "owed-first-move",
            Cause::Stuck => "stuck",
            Cause::WrongThrowForHouse => "wrong-throw-for-house",
            Cause::WaitsToLeave(_) => "waits-to-leave",
            Cause::OnlyAtTurnStart => "only-at-turn-start",
            Cause::ChoiceAtTurnStart => "choice-at-turn-start",
            Cause::NothingToKeep => "nothing-to-keep",
            Cause::MustLandOn26 => "must-land-on-26",
            Cause::NoRoomBeyondWater => "no-room-beyond-water",
            Cause::RowsNotClear => "rows-not-clear",
            Cause::LeavesThrough30 => "leaves-through-30",
            Cause::NotAnExit => "not-an-exit",
            Cause::ForwardFirst => "forward-first",
            Cause::NoBackward => "no-backward",
            Cause::ReturnFirst => "return-first",
            Cause::BackwardToEmpty => "backward-to-empty",
            Cause::RestIsForward => "rest-is-forward",
            Cause::MoveIsCompulsory => "move-is-compulsory",
            Cause::WrittenOtherwise(_) => "written-otherwise",
        }
    }

    /// The identifier of the decision in RULES that is broken; `None` if it is a rule that all sheets share or a
    /// row of their table, which [`code`](Self::code) then names.
    const fn identifier(self, sheet: &RuleSheet) -> Option<&'static str> {
        let identifier = match (self, sheet.id) {
            (Cause::OwedFirstMove(Owed::Ten(_)), _) => "U2",
            (Cause::OwedFirstMove(Owed::Cones), _) => "G1",
            (Cause::TooFar, SheetId::Carpignano) => "C3",
            (Cause::TooFar, SheetId::Spanish) => "S4",
            (Cause::Stuck, _) => "U6",
            (Cause::WrongThrowForHouse, _) => "U4",
            (Cause::WaitsToLeave(House::LAST), _) => "U5",
            (Cause::WaitsToLeave(_), _) => "U4",
            (Cause::OnlyAtTurnStart | Cause::ChoiceAtTurnStart, _) => "U5",
            (Cause::NothingToKeep, SheetId::Uninerd) => "U5",
            (Cause::MustLandOn26, _) => "S4",
            (Cause::NoRoomBeyondWater, _) => "U8",
            (Cause::RowsNotClear, SheetId::Spanish) if sheet.leaving.on_30 => "S3",
            (Cause::RowsNotClear, SheetId::Spanish) => "S4",
            (Cause::NotAnExit, SheetId::Spanish) => "S4",
            (Cause::NotAnExit, SheetId::Uninerd) => "U9",
            (Cause::LeavesThrough30, _) => "S3",
            (Cause::NoBackward, _) => "S2",
            (Cause::ReturnFirst, _) => "U7",
            (Cause::BackwardToEmpty, _) => "F4",
            (Cause::RestIsForward, _) => "D2",
            _ => return None,
        };
        Some(identifier)
    }
}

/// A move or a throw that is refused, and why.
///
/// ```
/// use senet::{HouseSet, Position, RuleSheet};
///
/// // . . . . . . . . . .    1–10
/// // . . . . . s s s c .   20–11: three spools in a row are a blockade
/// // . . . . . . . . . .   21–30
/// let sheet = RuleSheet::FRENCH;
/// let position = Position::parse(&sheet, "10/1csss5/10 c - 4")?;
/// let refusal = position.play(&sheet, "12-16".parse()?).unwrap_err();
/// assert_eq!((refusal.rule(), refusal.houses()), ("blockade", HouseSet::of(&[13, 14, 15])));
/// assert_eq!(refusal.to_string(), "the enemy pieces on 13, 14, 15 are a blockade, which nothing passes");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Refusal {
    cause: Cause,
    rule: &'static str,
    houses: HouseSet,
}

impl Refusal {
    pub(crate) const fn new(cause: Cause) -> Refusal {
        Refusal { cause, rule: cause.code(), houses: HouseSet::EMPTY }
    }

    pub(crate) fn about(cause: Cause, houses: HouseSet, sheet: &RuleSheet) -> Refusal {
        Refusal { cause, rule: cause.identifier(sheet).unwrap_or(cause.code()), houses }
    }

    /// The reason.
    pub const fn cause(&self) -> Cause {
        self.cause
    }

    /// The rule that is broken: an identifier of RULES such as `G1`, or the shared rule's name such as `blockade`.
    pub const fn rule(&self) -> &'static str {
        self.rule
    }

    /// The houses concerned: the blockade, the protected piece and its neighbours, the pieces that owe a
    /// move or could move, and so on.
    pub const fn houses(&self) -> HouseSet {
        self.houses
    }
}

impl Position {
    /// Why this move is refused, or `None` if it is legal.
    pub fn refusal(&self, sheet: &RuleSheet, wanted: Move) -> Option<Refusal> {
        let legal = self.legal_moves(sheet);
        if legal.contains(wanted) {
            return None;
        }
        let about = |cause, houses| Some(Refusal::about(cause, houses, sheet));
        match (self.phase(), wanted.from()) {
            (Phase::Over, _) => about(Cause::GameOver, HouseSet::EMPTY),
            (Phase::Throw, _) => about(Cause::ThrowIsDue, HouseSet::EMPTY),
            (Phase::TurnStart, _) => about(Cause::ChoiceAtTurnStart, HouseSet::single(House::LAST)),
            (_, None) if wanted == Move::PASS => about(Cause::MoveIsCompulsory, legal.starts()),
            (_, None) => about(Cause::NothingToKeep, HouseSet::EMPTY),
            (_, Some(from)) => {
                // A move that leaves the board and one that does not are different moves, not two ways to write one.
                let is_meant = |legal: &Move| {
                    let same_houses = legal.to() == wanted.to() && (legal.leaves_board() || !wanted.leaves_board());
                    legal.from() == Some(from) && (same_houses || wanted.to().is_none() && legal.leaves_board())
                };
                let to = if wanted.leaves_board() { None } else { wanted.to() };
                match legal.iter().find(is_meant) {
                    Some(written) => about(Cause::WrittenOtherwise(written), HouseSet::EMPTY),
                    None => Some(self.obstacle(sheet, &legal, from, to)),
                }
            }
        }
    }

    /// Why the piece on a house cannot go to another house, or (with `None`) off the board; `None` if it can.
    ///
    /// Meant for a player who points at two houses: captures, the water and forced returns make no difference.
    pub fn why_not(&self, sheet: &RuleSheet, from: House, to: Option<House>) -> Option<Refusal> {
        let legal = self.legal_moves(sheet);
        let reaches = |m: Move| {
            let ends_there = m.to() == to || (to.is_none() && m.leaves_board());
            m.from() == Some(from) && ends_there
        };
        if legal.iter().any(reaches) {
            return None;
        }
        match self.phase() {
            Phase::Over => Some(Refusal::about(Cause::GameOver, HouseSet::EMPTY, sheet)),
            Phase::Throw => Some(Refusal::about(Cause::ThrowIsDue, HouseSet::EMPTY, sheet)),
            Phase::TurnStart => Some(Refusal::about(Cause::ChoiceAtTurnStart, HouseSet::single(House::LAST), sheet)),
            Phase::Play(_) | Phase::Rest { .. } => Some(self.obstacle(sheet, &legal, from, to)),
        }
    }

    /// Why the piece on a house cannot move at all with this throw; `None` if it can.
    pub fn why_not_from(&self, sheet: &RuleSheet, from: House) -> Option<Refusal> {
        let legal = self.legal_moves(sheet);
        if legal.starts().contains(from) {
            return None;
        }
        let distance = match self.phase() {
            Phase::Play(throw) | Phase::Rest { rest: throw, .. } => throw.value(),
            Phase::Throw | Phase::TurnStart | Phase::Over => 0,
        };
        self.why_not(sheet, from, from.forward(distance))
    }

    /// The obstacle between the piece on `from` and `to`, or the end of the board, in a phase that plays a throw.
    fn obstacle(&self, sheet: &RuleSheet, legal: &MoveList<'_>, from: House, to: Option<House>) -> Refusal {
        let (throw, is_rest) = match self.phase() {
            Phase::Rest { rest, .. } => (rest, true),
            Phase::Play(throw) => (throw, false),
            Phase::Throw | Phase::TurnStart | Phase::Over => (Throw::ONE, false),
        };
        let about = |cause, houses| Refusal::about(cause, houses, sheet);
        let start = HouseSet::single(from);
        if sheet.idle.contains(throw) {
            return about(Cause::IdleThrow, HouseSet::EMPTY);
        }
        let first_move_is_owed = match self.owed {
            Owed::SpoolsThenCones | Owed::Ten(_) => true,
            Owed::Cones => legal.starts() == HouseSet::of(&[9]) && self.side == crate::Side::Cones,
            Owed::Nothing => false,
        };
        if first_move_is_owed && !legal.starts().contains(from) {
            return about(Cause::OwedFirstMove(self.owed), legal.starts());
        }
        if !self.own.contains(from) && !first_move_is_owed {
            let cause = if self.enemy.contains(from) { Cause::EnemyPiece } else { Cause::NoPiece };
            return about(cause, start);
        }
        let stuck = sheet.water_holds() && self.own.contains(House::WATER);
        if stuck
            && (throw != Throw::FOUR
                || legal.starts() == HouseSet::single(House::WATER) && !start.contains(House::WATER))
        {
            return about(Cause::Stuck, HouseSet::single(House::WATER));
        }
        let obstacle = match to {
            None => self.obstacle_to_leaving(sheet, from, throw),
            Some(to) if to > from => self.obstacle_forward(sheet, from, to, throw),
            Some(_) if is_rest => Some((Cause::RestIsForward, HouseSet::EMPTY)),
            Some(to) => self.obstacle_backward(sheet, legal, from, to, throw),
        };
        let (cause, houses) = obstacle.unwrap_or((Cause::NotThisThrow(throw), start));
        about(cause, houses)
    }

    fn obstacle_to_leaving(&self, sheet: &RuleSheet, from: House, throw: Throw) -> Option<(Cause, HouseSet)> {
        let start = HouseSet::single(from);
        let needed = House::LAST.number() + 1 - from.number();
        if sheet.leaving.on_30 {
            let stands_on_30 = from == House::LAST;
            if !stands_on_30 && from.forward(throw.value()) != Some(House::LAST) {
                return Some((Cause::LeavesThrough30, HouseSet::single(House::LAST)));
            }
            let behind = self.own & sheet.leaving.clear & !start;
            if !behind.is_empty() {
                return Some((Cause::RowsNotClear, behind));
            }
            return self.obstacle_forward(sheet, from, House::LAST, throw);
        }
        if sheet.leaving.at_turn_start.is_some() && from == House::LAST {
            return Some((Cause::OnlyAtTurnStart, start));
        }
        if sheet.waits_on.contains(from) && throw.value() != needed {
            return Some((Cause::WrongThrowForHouse, start));
        }
        match sheet.leaving.throw {
            _ if throw.value() < needed => return Some((Cause::NotThisThrow(throw), start)),
            LeavingThrow::Exact(exits) if !exits.contains(from) => return Some((Cause::NotAnExit, exits)),
            LeavingThrow::Exact(_) if throw.value() > needed => return Some((Cause::TooFar, start)),
            _ => {}
        }
        let behind = self.own & sheet.leaving.clear;
        if !behind.is_empty() {
            return Some((Cause::RowsNotClear, behind));
        }
        let blockade = self.blockade_ahead(from, throw);
        (!blockade.is_empty()).then_some((Cause::Blockade, blockade))
    }

    fn obstacle_forward(&self, sheet: &RuleSheet, from: House, to: House, throw: Throw) -> Option<(Cause, HouseSet)> {
        let start = HouseSet::single(from);
        if sheet.step_over_water && throw == Throw::ONE && (from, to) == (House::HAPPINESS, House::THREE_TRUTHS) {
            return Some((Cause::NoRoomBeyondWater, HouseSet::single(to)));
        }
        if from.forward(throw.value()) != Some(to) {
            return Some((Cause::NotThisThrow(throw), start));
        }
        if sheet.waits_on.contains(from) {
            let at_end = from == House::LAST;
            return Some((if at_end { Cause::OnlyAtTurnStart } else { Cause::WrongThrowForHouse }, start));
        }
        let blockade = self.blockade_ahead(from, throw);
        // An own piece on the landing house allows a forced return (`U7`), unless a blockade is in between.
        let returns = sheet.no_forward == NoForward::ReturnThenBackward && self.own.contains(to);
        match self.landing_obstacle(sheet, to) {
            Some(obstacle) if blockade.is_empty() || !returns => return Some(obstacle),
            _ if !blockade.is_empty() => return Some((Cause::Blockade, blockade)),
            _ => {}
        }
        (sheet.must_land_on_26 && leaps_over_26(throw.value()).contains(from))
            .then_some((Cause::MustLandOn26, HouseSet::single(House::HAPPINESS)))
    }

    fn obstacle_backward(
        &self,
        sheet: &RuleSheet,
        legal: &MoveList<'_>,
        from: House,
        to: House,
        throw: Throw,
    ) -> Option<(Cause, HouseSet)> {
        let start = HouseSet::single(from);
        if sheet.no_forward == NoForward::Pass {
            return Some((Cause::NoBackward, start));
        }
        if sheet.waits_on.contains(from) {
            return Some((Cause::WaitsToLeave(from), start));
        }
        match legal.kind() {
            MoveKind::Forward if !legal.starts().is_empty() => return Some((Cause::ForwardFirst, legal.starts())),
            MoveKind::Return => return Some((Cause::ReturnFirst, legal.starts())),
            _ => {}
        }
        if from.backward(throw.value()) != Some(to) {
            return Some((Cause::NotThisThrow(throw), start));
        }
        if sheet.no_forward == NoForward::BackwardToEmpty && self.enemy.contains(to) {
            return Some((Cause::BackwardToEmpty, HouseSet::single(to)));
        }
        let obstacle = self.landing_obstacle(sheet, to);
        obstacle.or_else(|| {
            let blockade = self.blockade_between(to, from);
            (!blockade.is_empty()).then_some((Cause::Blockade, blockade))
        })
    }

    fn landing_obstacle(&self, sheet: &RuleSheet, to: House) -> Option<(Cause, HouseSet)> {
        let landing = HouseSet::single(to);
        if self.own.contains(to) {
            return Some((Cause::OwnPiece, landing));
        }
        if !self.enemy.contains(to) {
            return None;
        }
        if sheet.safe.contains(to) {
            return Some((Cause::Safe, landing));
        }
        let neighbours = HouseSet::from_bits(landing.bits() << 1 | landing.bits() >> 1) & self.enemy;
        (!neighbours.is_empty()).then_some((Cause::Protected, landing | neighbours))
    }

    /// The enemy pieces of a blockade between a house and where this throw reaches forward.
    fn blockade_ahead(&self, from: House, throw: Throw) -> HouseSet {
        match from.forward(throw.value()) {
            Some(to) => self.blockade_between(from, to),
            None => self.blockade_in(HouseSet::from_bits(u32::MAX << (from.number() + 1))),
        }
    }

    fn blockade_between(&self, low: House, high: House) -> HouseSet {
        self.blockade_in(HouseSet::from_bits((1 << high.number()) - (2 << low.number())))
    }

    /// Every enemy piece in these houses that has two others of them beside it.
    fn blockade_in(&self, houses: HouseSet) -> HouseSet {
        in_blockades(self.enemy & houses)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let houses = list(self.houses);
        match self.cause {
            Cause::GameOver => f.write_str("the game is over"),
            Cause::ThrowIsDue => f.write_str("the position waits for a throw, not for a move"),
            Cause::MoveIsDue(phase) => write!(f, "a move is due (phase `{phase}`), not a throw"),
            Cause::ImpossibleThrow(throw) => write!(f, "this sheet cannot throw a {throw}"),
            Cause::NoPiece => write!(f, "there is no piece on {houses}"),
            Cause::EnemyPiece => write!(f, "the piece on {houses} is the other side's"),
            Cause::NotThisThrow(throw) => {
                write!(f, "a piece moves exactly the number to be played, and that is {throw}")
            }
            Cause::IdleThrow => f.write_str("this throw moves nothing; the turn passes"),
            Cause::TooFar => write!(f, "the throw carries the piece on {houses} past the end of the path"),
            Cause::OwnPiece => write!(f, "an own piece stands on {houses}"),
            Cause::Protected => write!(f, "the enemy pieces on {houses} protect each other"),
            Cause::Safe => write!(f, "{houses} is a safe house, and the piece there cannot be captured"),
            Cause::Blockade => write!(f, "the enemy pieces on {houses} are a blockade, which nothing passes"),
            Cause::OwedFirstMove(_) => write!(f, "the first move is owed by the piece on {houses}"),
            Cause::Stuck => write!(f, "the side is stuck on {houses} until a 4 takes that piece off the board"),
            Cause::WrongThrowForHouse => {
                write!(f, "the piece on {houses} moves on only with its own throw: a 3 from 28, a 2 from 29")
            }
            Cause::WaitsToLeave(House::LAST) => {
                write!(f, "the piece on {houses} waits for the start of a turn, and is never moved backward")
            }
            Cause::WaitsToLeave(_) => {
                write!(f, "the piece on {houses} waits for the throw that takes it off, and is never moved backward")
            }
            Cause::OnlyAtTurnStart => {
                write!(f, "the piece on {houses} is not moved by throws; it may leave at the start of a turn")
            }
            Cause::ChoiceAtTurnStart => {
                write!(f, "at the start of the turn the choice is to take the piece off {houses} or to keep it")
            }
            Cause::NothingToKeep => f.write_str("`keep` is an answer only at the start of a turn"),
            Cause::MustLandOn26 => write!(f, "a piece must land on {houses} before it goes beyond"),
            Cause::NoRoomBeyondWater => write!(f, "{houses} is taken, so the piece cannot step over the water onto it"),
            Cause::RowsNotClear => write!(f, "no piece leaves the board while own pieces stand on {houses}"),
            Cause::LeavesThrough30 => write!(f, "pieces leave the board by reaching {houses} exactly"),
            Cause::NotAnExit => write!(f, "pieces leave the board only from {houses}"),
            Cause::ForwardFirst => write!(f, "a piece moves backward only when none can move forward; {houses} can"),
            Cause::NoBackward => f.write_str("this sheet has no backward moves"),
            Cause::ReturnFirst => write!(f, "a forced return is due before any move backward: from {houses}"),
            Cause::BackwardToEmpty => write!(f, "a backward move ends on an empty house, and {houses} is taken"),
            Cause::RestIsForward => f.write_str("the rest of a throw is played forward, or it is lost"),
            Cause::MoveIsCompulsory if self.houses.is_empty() => f.write_str("there is a move, and it must be made"),
            Cause::MoveIsCompulsory => write!(f, "moving is compulsory, and the pieces on {houses} can move"),
            Cause::WrittenOtherwise(written) => write!(f, "that move is written `{written}`"),
        }?;
        if self.rule == self.cause.code() { Ok(()) } else { write!(f, " ({})", self.rule) }
    }
}

impl core::error::Error for Refusal {}
