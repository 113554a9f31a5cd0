//! Which moves are legal, and where they land.
//!
//! All moves of a throw go the same distance in the same direction, so a position's legal moves are one mask of
//! start houses and a direction. Landing, protection and blockades are shifts of the whole board.

use crate::board::Board;
use crate::move_list::MoveList;
use crate::moves::Step;
use crate::position::PackedPhase;
use crate::{House, HouseSet, LeavingThrow, NoForward, Owed, Phase, Position, RuleSheet, Side, Throw};

/// Pieces with another piece of the same set on a neighbouring house.
#[inline(always)]
pub(crate) fn protected<B: Board>(pieces: B) -> B {
    pieces & (pieces.on(1) | pieces.back(1))
}

/// Houses on which no piece of the side may land: own pieces, and enemy pieces that are protected or safe.
#[inline(always)]
fn barred<B: Board>(own: B, enemy: B, safe: HouseSet) -> B {
    own | protected(enemy) | enemy.among(safe)
}

/// The lowest house of every three pieces in a row.
#[inline(always)]
fn blockades<B: Board>(pieces: B) -> B {
    pieces & pieces.back(1) & pieces.back(2)
}

/// Every piece that stands in a row of three or more of this set.
pub(crate) fn in_blockades(pieces: HouseSet) -> HouseSet {
    let low = blockades(pieces);
    low | low.on(1) | low.on(2)
}

/// For each distance, the sets of all houses for the places between start and landing that a blockade can take. Three
/// houses in a row fit in between from a distance of 4 on: one place at 4, two at 5, three at 6.
const BLOCKADE_PLACES: [[HouseSet; 3]; 8] = {
    let (all, none) = (HouseSet::ALL, [HouseSet::EMPTY; 3]);
    [none, none, none, none, [all, none[0], none[0]], [all, all, none[0]], [all, all, all], none]
};

/// The obstacles to one side's forward moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Obstacles<B> {
    /// Houses on which none of its pieces may land.
    barred: B,
    /// The lowest houses of the other side's blockades, if there are any.
    blockades: Option<B>,
}

impl<B: Board> Obstacles<B> {
    #[inline(always)]
    pub(crate) fn new(sheet: &RuleSheet, own: B, enemy: B) -> Obstacles<B> {
        let low = blockades(enemy);
        let blockades = if low.is_empty_in_all() { None } else { Some(low) };
        Obstacles { barred: barred(own, enemy, sheet.safe), blockades }
    }
}

/// Start houses from which a blockade lies strictly between the start and the house this far forward (or, for a
/// piece that leaves, the end of the board).
#[inline(always)]
fn blocked_forward<B: Board>(blockades: B, distance: u8) -> B {
    let [four, five, six] = BLOCKADE_PLACES[usize::from(distance & 7)];
    blockades.back(1).among(four) | blockades.back(2).among(five) | blockades.back(3).among(six)
}

/// Like [`blocked_forward`], for moves backward.
#[inline(always)]
fn blocked_backward<B: Board>(enemy: B, distance: u8) -> B {
    let low = blockades(enemy);
    let [four, five, six] = BLOCKADE_PLACES[usize::from(distance & 7)];
    low.on(3).among(four) | low.on(4).among(five) | low.on(5).among(six)
}

/// The kind that all legal moves of a position share, but for an [`Extra`] one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MoveKind {
    Forward,
    Backward,
    /// Forward onto an own piece, and from there back to the start (`U7`).
    Return,
    /// Off house 30 before the throw (`U5`).
    TurnStart,
}

/// A legal move that the mask of starts does not hold; it comes last in the order of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extra {
    None,
    Pass,
    Keep,
    /// From 26 over the water onto 28 (`U8`).
    OverWater,
}

/// Legal moves: a mask of starts, their kind, and possibly one extra move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) starts: HouseSet,
    pub(crate) kind: MoveKind,
    pub(crate) extra: Extra,
}

impl Found {
    const NOTHING: Found = Found::some(HouseSet::EMPTY, MoveKind::Forward);
    const PASS: Found = Found { extra: Extra::Pass, ..Found::NOTHING };

    const fn some(starts: HouseSet, kind: MoveKind) -> Found {
        Found { starts, kind, extra: Extra::None }
    }

    /// `pass` if there are no starts.
    fn or_pass(self) -> Found {
        if self.starts.is_empty() { Found::PASS } else { self }
    }
}

// The functions marked `cold` take their arguments one by one: a struct would be passed in memory, and the common path,
// which keeps it in registers, would spill it at every ply.

/// Starts of forward moves, including those that leave the board.
#[inline(always)]
pub(crate) fn forward<B: Board>(sheet: &RuleSheet, own: B, obstacles: &Obstacles<B>, distance: u8) -> B {
    let mut stays = HouseSet::ALL.moved_back(distance) - sheet.waits_on;
    if sheet.must_land_on_26 {
        stays -= leaps_over_26(distance);
    }
    let mut starts = own.except(obstacles.barred.back(distance)).among(stays);
    let leaves = sheet.leaving_from(distance);
    if sheet.leaving.throw != LeavingThrow::Never && own.may_be_on(leaves) {
        starts = starts | own.among(leaves).only_in(own.among(sheet.leaving.clear).empty_cases());
    }
    match obstacles.blockades {
        Some(blockades) => starts.except(blocked_forward(blockades, distance)),
        None => starts,
    }
}

/// Starts of moves backward, for a side without a forward move.
#[inline(always)]
pub(crate) fn backward<B: Board>(sheet: &RuleSheet, own: B, enemy: B, distance: u8) -> B {
    let barred = match sheet.no_forward {
        NoForward::BackwardToEmpty => own | enemy,
        _ => barred(own, enemy, sheet.safe),
    };
    let stays = HouseSet::ALL.moved_on(distance) - sheet.waits_on;
    own.except(barred.on(distance)).among(stays).except(blocked_backward(enemy, distance))
}

/// Starts of forced returns (`U7`), for a side without a forward move.
#[inline(always)]
pub(crate) fn returns<B: Board>(sheet: &RuleSheet, own: B, enemy: B, distance: u8) -> B {
    let onto_own = own & own.back(distance);
    onto_own.among(!sheet.waits_on).except(blocked_forward(blockades(enemy), distance))
}

/// The start of the move that takes a piece off the water which holds it, unless a blockade stops it (`U6`). `None` if the throw
/// is not one that does: the turn passes.
#[inline(always)]
pub(crate) fn off_water<B: Board>(sheet: &RuleSheet, own: B, obstacles: &Obstacles<B>, throw: Throw) -> Option<B> {
    let water = HouseSet::single(House::WATER);
    (throw == Throw::FOUR).then(|| forward(sheet, own, obstacles, throw.value()).among(water))
}

/// Whether a piece on 26 may step over the water with this throw (`U8`). One house lies in between, so no blockade can.
#[inline(always)]
pub(crate) fn may_step_over_water(sheet: &RuleSheet, all: HouseSet, distance: u8) -> bool {
    sheet.step_over_water && distance == 1 && !all.contains(House::THREE_TRUTHS)
}

/// Legal moves for a throw when no first move is owed and the side is not stuck.
#[inline(always)]
fn ordinary(sheet: &RuleSheet, own: HouseSet, enemy: HouseSet, distance: u8) -> Found {
    if sheet.moves_nothing(distance) {
        return Found::PASS;
    }
    let starts = forward(sheet, own, &Obstacles::new(sheet, own, enemy), distance);
    if own.contains(House::HAPPINESS) && may_step_over_water(sheet, own | enemy, distance) {
        return Found { starts, kind: MoveKind::Forward, extra: Extra::OverWater };
    }
    if starts.is_empty() {
        without_forward(sheet, own, enemy, distance)
    } else {
        Found::some(starts, MoveKind::Forward)
    }
}

/// Legal moves when no forward move exists.
#[cold]
#[inline(never)]
fn without_forward(sheet: &RuleSheet, own: HouseSet, enemy: HouseSet, distance: u8) -> Found {
    if sheet.no_forward == NoForward::Pass {
        return Found::PASS;
    }
    if sheet.no_forward == NoForward::ReturnThenBackward {
        let returns = returns(sheet, own, enemy, distance);
        if !returns.is_empty() {
            return Found::some(returns, MoveKind::Return);
        }
    }
    Found::some(backward(sheet, own, enemy, distance), MoveKind::Backward).or_pass()
}

/// Legal moves in all other cases: first moves that are owed, stuck sides, rests, the start of a turn, and phases without
/// a decision.
#[cold]
#[inline(never)]
fn special(sheet: &RuleSheet, own: HouseSet, enemy: HouseSet, side: Side, owed: Owed, phase: PackedPhase) -> Found {
    let distance = phase.distance();
    let throw = match phase.unpack() {
        Phase::Throw | Phase::Over => return Found::NOTHING,
        Phase::TurnStart => {
            let last = HouseSet::single(House::LAST);
            return Found { extra: Extra::Keep, ..Found::some(last, MoveKind::TurnStart) };
        }
        // A rest is played forward or not at all (`D2`).
        Phase::Rest { .. } => {
            let obstacles = Obstacles::new(sheet, own, enemy);
            return Found::some(forward(sheet, own, &obstacles, distance), MoveKind::Forward).or_pass();
        }
        Phase::Play(throw) => throw,
    };
    let only = |house| Found::some(HouseSet::of(&[house]), MoveKind::Forward);
    let reaches_forward = |house| {
        let starts = forward(sheet, own, &Obstacles::new(sheet, own, enemy), distance);
        !(starts & HouseSet::of(&[house])).is_empty()
    };
    match owed {
        Owed::Ten(_) if sheet.idle.contains(throw) => Found::PASS,
        Owed::SpoolsThenCones | Owed::Ten(_) => only(10),
        Owed::Cones if side == Side::Cones && reaches_forward(9) => only(9),
        Owed::Cones => ordinary(sheet, own, enemy, distance),
        Owed::Nothing => match off_water(sheet, own, &Obstacles::new(sheet, own, enemy), throw) {
            None => Found::PASS,
            Some(starts) if starts.is_empty() => ordinary(sheet, own, enemy, distance),
            Some(starts) => Found::some(starts, MoveKind::Forward),
        },
    }
}

impl Position {
    /// The legal moves: none while a throw is due and after the end, otherwise at least one, which may be `pass`.
    #[inline(always)]
    pub fn legal_moves<'s>(&self, sheet: &'s RuleSheet) -> MoveList<'s> {
        let Position { own, enemy, side, owed, phase } = *self;
        let stuck = sheet.water_holds() && own.contains(House::WATER);
        let found = if phase.plays_throw() && owed == Owed::Nothing && !stuck {
            ordinary(sheet, own, enemy, phase.distance())
        } else {
            special(sheet, own, enemy, side, owed, phase)
        };
        MoveList { sheet, position: *self, found }
    }
}

impl MoveKind {
    /// The move of this kind from a start house.
    #[inline(always)]
    pub(crate) fn step(self, sheet: &RuleSheet, own: HouseSet, enemy: HouseSet, from: u8, distance: u8) -> Step {
        match self {
            MoveKind::Forward => step_forward(sheet, own, enemy, from, distance),
            MoveKind::Backward => land(sheet, own, enemy, from, from - distance),
            MoveKind::Return => {
                let others = (own | enemy).without(House::known(from));
                // At most nine other pieces stand on the board, so a house is free.
                let end = others.first_free().unwrap_or(House::FIRST).number();
                Step { from, to: from + distance, end, capture: false }
            }
            MoveKind::TurnStart => Step::off(from),
        }
    }
}

/// A piece moves forward and lands, or leaves the board.
#[inline(always)]
pub(crate) fn step_forward(sheet: &RuleSheet, own: HouseSet, enemy: HouseSet, from: u8, distance: u8) -> Step {
    // Bit 31 of a set is always clear, so a piece that leaves "lands" there without a capture.
    land(sheet, own, enemy, from, (from + distance).min(House::LAST.number() + 1))
}

/// A piece lands on a house, which may send it on.
#[inline(always)]
fn land(sheet: &RuleSheet, own: HouseSet, enemy: HouseSet, from: u8, to: u8) -> Step {
    let capture = enemy.bits() >> (to & 31) & 1 != 0;
    let mut end = to;
    if to == House::WATER.number() {
        end = end_on_water(sheet, own, enemy, from, capture);
    }
    // The exit is open if all pieces but the one that moves are where it asks them to be (`S3`).
    if sheet.leaving.on_30 && to == House::LAST.number() {
        let others_are_ready = (own & sheet.leaving.clear).without(House::known(from)).is_empty();
        end += u8::from(others_are_ready);
    }
    Step { from, to, end, capture }
}

/// The house where a piece ends that lands on 27.
#[cold]
#[inline(never)]
fn end_on_water(sheet: &RuleSheet, own: HouseSet, enemy: HouseSet, from: u8, capture: bool) -> u8 {
    let mover = HouseSet::from_bits(1 << from);
    let mut others = ((own | enemy) & !mover).without(House::WATER);
    if capture {
        others |= mover;
    }
    sheet.water_sends(others).number()
}

/// Houses below 26 from which this distance goes beyond 26 (`happiness`).
pub(crate) const fn leaps_over_26(distance: u8) -> HouseSet {
    let below_26: u32 = (1 << 26) - 2;
    HouseSet::from_bits(below_26 & (u32::MAX << (27 - distance)))
}
