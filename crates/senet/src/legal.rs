//! Which moves are legal.
//!
//! All moves of a throw go the same distance in the same direction, so a position's legal moves are one mask of
//! start houses and a direction. Landing, protection and blockades are shifts of the whole board.

use crate::{House, HouseSet, LeavingThrow, Move, NoForward, Owed, Phase, Position, RuleSheet, Side, Throw};

/// What stands in the way of a side's pieces.
#[derive(Clone, Copy)]
pub(crate) struct Obstacles {
    pub(crate) own: HouseSet,
    pub(crate) enemy: HouseSet,
}

impl Obstacles {
    /// Enemy pieces with another enemy piece on a neighbouring house.
    #[inline]
    pub(crate) const fn protected(self) -> HouseSet {
        let enemy = self.enemy.bits();
        HouseSet::from_bits(enemy & (enemy << 1 | enemy >> 1))
    }

    /// Houses on which no piece of the side may land: own pieces, and enemy pieces that are protected or safe.
    #[inline]
    pub(crate) fn barred(self, safe: HouseSet) -> HouseSet {
        self.own | self.protected() | self.enemy & safe
    }

    /// The lowest house of every three enemy pieces in a row.
    #[inline]
    pub(crate) const fn blockades(self) -> u32 {
        let enemy = self.enemy.bits();
        enemy & enemy >> 1 & enemy >> 2
    }

    /// Start houses from which a blockade lies strictly between the start and the house this far forward (or, for
    /// a piece that leaves, between the start and the end of the board: there is no fourth house to tell apart).
    #[inline]
    pub(crate) const fn blocked_forward(self, distance: u8) -> HouseSet {
        let low = self.blockades();
        let [four, five, six] = REACH[distance as usize & 7];
        HouseSet::from_bits(low >> 1 & four | low >> 2 & five | low >> 3 & six)
    }

    /// The same for moves backward.
    #[inline]
    pub(crate) const fn blocked_backward(self, distance: u8) -> HouseSet {
        let low = self.blockades();
        let [four, five, six] = REACH[distance as usize & 7];
        HouseSet::from_bits(low << 3 & four | low << 4 & five | low << 5 & six)
    }
}

/// Three houses in a row fit between start and landing from a distance of 4 on; for each distance, masks that let
/// the first, second and third place of a blockade count.
const REACH: [[u32; 3]; 8] = {
    let all = u32::MAX;
    let none = [0, 0, 0];
    [none, none, none, none, [all, 0, 0], [all, all, 0], [all, all, all], none]
};

/// The direction and manner in which all legal moves of a position go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Travel {
    Forward,
    Backward,
    /// Forward onto an own piece, and from there back to the start (`U7`).
    Return,
    /// Off house 30 before the throw (`U5`).
    TurnStart,
}

/// A move beside those of the mask; it comes last in the order of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Extra {
    None,
    Pass,
    Keep,
    /// From 26 over the water onto 28 (`U8`).
    OverWater,
}

/// The legal moves of a position, in order: by start house, then by landing house.
///
/// Nothing is allocated; a move is built when it is asked for.
#[derive(Clone, Copy, Debug)]
pub struct MoveList<'s> {
    sheet: &'s RuleSheet,
    own: HouseSet,
    enemy: HouseSet,
    starts: HouseSet,
    travel: Travel,
    distance: u8,
    extra: Extra,
}

impl Position {
    /// The legal moves: empty while a throw is awaited and after the end, otherwise at least one, if only `pass`.
    #[inline]
    pub fn legal_moves<'s>(&self, sheet: &'s RuleSheet) -> MoveList<'s> {
        let mut list = MoveList {
            sheet,
            own: self.own,
            enemy: self.enemy,
            starts: HouseSet::EMPTY,
            travel: Travel::Forward,
            distance: 0,
            extra: Extra::None,
        };
        match self.phase {
            Phase::Play(throw) => {
                list.distance = throw.value();
                if self.owed == Owed::Nothing && !(sheet.water_holds() && self.own.contains(House::WATER)) {
                    list.find(false);
                } else {
                    list.find_special(throw, self.owed, self.side);
                }
            }
            Phase::Rest { rest, .. } => {
                list.distance = rest.value();
                list.find(true);
            }
            Phase::TurnStart => {
                list.starts = HouseSet::single(House::LAST);
                list.travel = Travel::TurnStart;
                list.extra = Extra::Keep;
            }
            Phase::Throw | Phase::Over => {}
        }
        list
    }
}

impl MoveList<'_> {
    /// By the ordinary rules. A rest is played forward or not at all (`D2`).
    #[inline]
    fn find(&mut self, is_rest: bool) {
        let sheet = self.sheet;
        self.starts = self.forward();
        if sheet.step_over_water && self.may_step_over_water() {
            self.extra = Extra::OverWater;
        }
        if sheet.idle.contains(Throw::known(self.distance)) {
            self.starts = HouseSet::EMPTY;
        } else if self.starts.is_empty() && self.extra == Extra::None && !is_rest {
            self.find_without_forward();
        }
        if self.starts.is_empty() && self.extra == Extra::None {
            self.extra = Extra::Pass;
        }
    }

    /// First moves that are owed, and sides that are stuck.
    #[cold]
    fn find_special(&mut self, throw: Throw, owed: Owed, side: Side) {
        let ten = HouseSet::of(&[10]);
        let nine = HouseSet::of(&[9]);
        let water = HouseSet::single(House::WATER);
        match owed {
            Owed::Ten(_) if self.sheet.idle.contains(throw) => self.extra = Extra::Pass,
            Owed::SpoolsThenCones | Owed::Ten(_) => self.starts = ten,
            Owed::Cones if side == Side::Cones && !(self.forward() & nine).is_empty() => self.starts = nine,
            Owed::Cones | Owed::Nothing => {
                let stuck = self.sheet.water_holds() && self.own.contains(House::WATER);
                let out = self.forward() & water;
                if stuck && throw != Throw::FOUR {
                    self.extra = Extra::Pass;
                } else if stuck && !out.is_empty() {
                    self.starts = out;
                } else {
                    self.find(false);
                }
            }
        }
    }

    /// Starts of forward moves, leaving the board included.
    #[inline]
    fn forward(&self) -> HouseSet {
        let MoveList { sheet, own, distance, .. } = *self;
        let obstacles = self.obstacles();
        let free = HouseSet::from_bits((!obstacles.barred(sheet.safe)).bits() >> distance);
        let mut starts = own & free & !sheet.no_step_from;
        if sheet.must_land_on_26 {
            starts &= !leaps_over_26(distance);
        }
        if sheet.leaving.throw != LeavingThrow::Never && (own & sheet.leaving.clear).is_empty() {
            starts |= own & sheet.leaving_from(distance);
        }
        starts & !obstacles.blocked_forward(distance)
    }

    /// `U8`; the 27 that is passed over can hold no blockade.
    fn may_step_over_water(&self) -> bool {
        self.distance == 1
            && self.own.contains(House::HAPPINESS)
            && !(self.own | self.enemy).contains(House::THREE_TRUTHS)
    }

    /// What is due when no forward move exists.
    #[cold]
    fn find_without_forward(&mut self) {
        match self.sheet.no_forward {
            NoForward::Pass => {}
            NoForward::Backward => self.find_backward(true),
            NoForward::BackwardToEmpty => self.find_backward(false),
            NoForward::ReturnThenBackward => {
                self.starts = self.returns();
                self.travel = Travel::Return;
                if self.starts.is_empty() {
                    self.find_backward(true);
                }
            }
        }
    }

    /// Starts of forced returns (`U7`).
    pub(crate) fn returns(&self) -> HouseSet {
        let onto_own = HouseSet::from_bits(self.own.bits() >> self.distance);
        self.own & onto_own & !self.sheet.no_step_from & !self.obstacles().blocked_forward(self.distance)
    }

    /// Moves backward (`G2`, `F4`).
    fn find_backward(&mut self, captures: bool) {
        let obstacles = self.obstacles();
        let barred = if captures { obstacles.barred(self.sheet.safe) } else { self.own | self.enemy };
        let free = HouseSet::from_bits((!barred).bits() << self.distance);
        self.starts = self.own & free & !obstacles.blocked_backward(self.distance);
        self.travel = Travel::Backward;
    }

    pub(crate) fn obstacles(&self) -> Obstacles {
        Obstacles { own: self.own, enemy: self.enemy }
    }

    /// The houses that pieces can move from, or leave the board from.
    pub fn starts(&self) -> HouseSet {
        self.starts | if self.extra == Extra::OverWater { HouseSet::single(House::HAPPINESS) } else { HouseSet::EMPTY }
    }

    pub(crate) fn travel(&self) -> Travel {
        self.travel
    }

    /// How many legal moves there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.starts.len() + usize::from(self.extra != Extra::None)
    }

    /// Whether there is nothing to decide: a throw is awaited, or the game is over.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty() && self.extra == Extra::None
    }

    /// The move at this place of the order, counted from 0.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Move> {
        if index >= self.len() {
            return None;
        }
        let mut starts = self.starts.bits();
        for _ in 0..index {
            starts &= starts.wrapping_sub(1);
        }
        Some(self.build(starts))
    }

    /// The legal moves in order.
    pub fn iter(&self) -> MoveIter<'_> {
        MoveIter { list: *self, starts: self.starts.bits(), left: self.len() }
    }

    /// Whether the move is one of the legal moves.
    pub fn contains(&self, wanted: Move) -> bool {
        self.iter().any(|legal| legal == wanted)
    }

    /// The move from the lowest of these starts, or the extra move if none is left.
    #[inline]
    fn build(&self, starts: u32) -> Move {
        if starts == 0 {
            return match self.extra {
                Extra::Keep => Move::KEEP,
                Extra::OverWater => {
                    let truths = House::THREE_TRUTHS.number();
                    Move::step(House::HAPPINESS.number(), truths, truths, false)
                }
                Extra::Pass | Extra::None => Move::PASS,
            };
        }
        let from = starts.trailing_zeros() as u8;
        match self.travel {
            Travel::Forward if from + self.distance > House::LAST.number() => Move::off(from),
            Travel::Forward => self.land(from, from + self.distance),
            Travel::Backward => self.land(from, from - self.distance),
            Travel::Return => {
                let others = self.others(from);
                // At most nine other pieces stand on the board, so a house is free.
                let end = others.first_free().unwrap_or(House::FIRST);
                Move::step(from, from + self.distance, end.number(), false)
            }
            Travel::TurnStart => Move::off(from),
        }
    }

    /// A piece lands on a house, which may send it on.
    #[inline]
    fn land(&self, from: u8, to: u8) -> Move {
        let capture = self.enemy.bits() >> to & 1 != 0;
        let end = if to == House::WATER.number() {
            let captured = if capture { 1 << from } else { 0 };
            let others = HouseSet::from_bits(self.others(from).bits() & !(1 << to) | captured);
            self.sheet.water_sends(others).number()
        } else if to == House::LAST.number() && self.sheet.leaving.on_30 && self.exit_opens(from) {
            House::LAST.number() + 1
        } else {
            to
        };
        Move::step(from, to, end, capture)
    }

    /// Whether all pieces but the one that moves are where the exit asks them to be (`S3`).
    fn exit_opens(&self, from: u8) -> bool {
        (self.own & self.sheet.leaving.clear & !HouseSet::from_bits(1 << from)).is_empty()
    }

    /// All pieces but the one that moves (`G3`).
    fn others(&self, from: u8) -> HouseSet {
        (self.own | self.enemy) & !HouseSet::from_bits(1 << from)
    }
}

/// Houses below 26 from which this distance goes beyond 26 (`happiness`).
pub(crate) const fn leaps_over_26(distance: u8) -> HouseSet {
    let below_26: u32 = (1 << 26) - 2;
    HouseSet::from_bits(below_26 & (u32::MAX << (27 - distance)))
}

/// The moves of a [`MoveList`] in order.
#[derive(Clone, Debug)]
pub struct MoveIter<'s> {
    list: MoveList<'s>,
    starts: u32,
    left: usize,
}

impl Iterator for MoveIter<'_> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.left = self.left.checked_sub(1)?;
        let legal = self.list.build(self.starts);
        self.starts &= self.starts.wrapping_sub(1);
        Some(legal)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for MoveIter<'_> {}

impl<'s> IntoIterator for &'s MoveList<'s> {
    type Item = Move;
    type IntoIter = MoveIter<'s>;

    fn into_iter(self) -> MoveIter<'s> {
        self.iter()
    }
}
