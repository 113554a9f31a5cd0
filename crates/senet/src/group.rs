//! Moves of all arrangements of the pieces on given houses, at once.
//!
//! A *group* is all positions with pieces on the same houses, whoever they belong to: 252 arrangements of five pieces against
//! five. A throw moves the piece on a house to one landing house in all of them, and the positions after it are one
//! group again. So a solver asks for the moves of a group: which piece, in which arrangements, and where to.
//!
//! Legality is decided by the functions that decide it for a position: they are generic over a trait `Board`. What a move does is
//! found by playing it in one of the arrangements. Moves whose result depends on the arrangement in another way are
//! played in each of them.

use core::ops::{BitAnd, BitOr};

use alloc::vec::Vec;

use crate::board::Board;
use crate::legal::{MoveKind, backward, forward, may_step_over_water, returns};
use crate::moves::Step;
use crate::position::PackedPhase;
use crate::{House, HouseSet, Move, NoForward, Owed, Phase, Position, RuleSheet, Side, Throw};

/// The largest number of pieces on the board.
const PIECES: usize = 10;

/// A set of arrangements, numbered from 0: at most 64 · `W`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArrangementSet<const W: usize>([u64; W]);

impl<const W: usize> ArrangementSet<W> {
    /// No arrangement.
    pub const EMPTY: ArrangementSet<W> = ArrangementSet([0; W]);

    /// Whether there are no arrangements in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }

    /// Whether an arrangement is in the set.
    #[inline]
    pub fn contains(&self, arrangement: usize) -> bool {
        self.0.get(arrangement / 64).is_some_and(|word| word >> (arrangement % 64) & 1 != 0)
    }

    /// Adds an arrangement, which must be below 64 · `W`.
    #[inline]
    pub fn insert(&mut self, arrangement: usize) {
        if let Some(word) = self.0.get_mut(arrangement / 64) {
            *word |= 1 << (arrangement % 64);
        }
    }

    /// The set as words of 64 bits: arrangement *a* is bit *a* mod 64 of word *a* / 64.
    #[inline]
    pub const fn words(&self) -> &[u64; W] {
        &self.0
    }

    /// The set with these [`words`](ArrangementSet::words).
    #[inline]
    pub const fn from_words(words: [u64; W]) -> ArrangementSet<W> {
        ArrangementSet(words)
    }

    /// Calls `each` with every arrangement of the set, in ascending order.
    #[inline(always)]
    pub fn for_each(&self, mut each: impl FnMut(usize)) {
        for (number, word) in self.0.iter().enumerate() {
            let mut rest = *word;
            while rest != 0 {
                each(64 * number + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }

    #[inline(always)]
    fn combined(self, other: &ArrangementSet<W>, combine: impl Fn(u64, u64) -> u64) -> ArrangementSet<W> {
        let mut words = self.0;
        for (word, other) in words.iter_mut().zip(other.0) {
            *word = combine(*word, other);
        }
        ArrangementSet(words)
    }

    #[inline(always)]
    fn and(self, other: &ArrangementSet<W>) -> ArrangementSet<W> {
        self.combined(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: &ArrangementSet<W>) -> ArrangementSet<W> {
        self.combined(other, |a, b| a | b)
    }

    #[inline(always)]
    fn except(self, other: &ArrangementSet<W>) -> ArrangementSet<W> {
        self.combined(other, |a, b| a & !b)
    }

    fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }
}

/// The arrangements of a layer: for each, which of the pieces on the board belong to the side to throw.
#[derive(Clone, Debug)]
pub struct Arrangements<const W: usize> {
    patterns: Vec<u16>,
    pieces: usize,
    /// For each rank, the arrangements in which that piece belongs to the side to throw.
    own: [ArrangementSet<W>; PIECES],
    /// The arrangements in which the side to throw has one piece.
    single: ArrangementSet<W>,
}

impl<const W: usize> Arrangements<W> {
    /// The arrangements of up to ten pieces with these patterns: bit *n* is set if the *n*-th lowest piece belongs to the side to
    /// throw.
    ///
    /// # Panics
    ///
    /// If there are more than 64 · `W` patterns, or more than ten pieces.
    pub fn new(pieces: usize, patterns: &[u16]) -> Arrangements<W> {
        assert!(patterns.len() <= 64 * W && pieces <= PIECES, "{} arrangements of {pieces} pieces", patterns.len());
        let mut own = [ArrangementSet::EMPTY; PIECES];
        let mut single = ArrangementSet::EMPTY;
        for (arrangement, pattern) in patterns.iter().enumerate() {
            if pattern.is_power_of_two() {
                single.insert(arrangement);
            }
            for (rank, own) in own.iter_mut().enumerate() {
                if pattern >> rank & 1 != 0 {
                    own.insert(arrangement);
                }
            }
        }
        Arrangements { patterns: patterns.to_vec(), pieces, own, single }
    }
}

/// What happens to the pieces of a group in a move, by their ranks: 0 is the piece on the lowest house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The turn passes.
    Pass,
    /// A piece goes to another house, where it has the rank `to`.
    Shift {
        /// Its rank before.
        from: u8,
        /// Its rank after the move.
        to: u8,
    },
    /// A piece captures another: they change places.
    Swap {
        /// The rank of the capturing piece.
        from: u8,
        /// The rank of the captured piece.
        to: u8,
    },
    /// A piece leaves the board. Its side has others.
    Leave {
        /// Its rank before.
        from: u8,
    },
}

/// A move that is legal in some arrangements of a group and does the same in all of them. After it, a throw is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroupMove<const W: usize> {
    /// The arrangements in which the move is legal.
    pub arrangements: ArrangementSet<W>,
    /// What happens to the pieces.
    pub way: Way,
    /// All houses with a piece after the move.
    pub all: HouseSet,
    /// Whether the other side throws next.
    pub turns: bool,
}

/// The moves of a group for one throw.
#[derive(Clone, Debug, Default)]
pub struct GroupMoves<const W: usize> {
    /// Moves that do the same in all their arrangements.
    pub together: Vec<GroupMove<W>>,
    /// All other moves: the number of the arrangement, and the position after the move.
    pub alone: Vec<(u16, Position)>,
}

/// All positions with pieces on the same houses in which nothing is owed and a throw is due.
#[derive(Clone, Debug)]
pub struct Group<'a, const W: usize> {
    sheet: &'a RuleSheet,
    arrangements: &'a Arrangements<W>,
    all: HouseSet,
    shape: Shape,
}

/// The ranks of pieces by house, and back.
#[derive(Clone, Debug)]
struct Shape {
    /// Far from the board for ranks beyond the last.
    houses: [u8; PIECES],
    /// By house plus [`Shape::MARGIN`]; `PIECES` where no piece stands.
    ranks: [u8; 64],
}

impl Shape {
    /// No shift is longer.
    const MARGIN: u8 = 8;

    fn new(all: HouseSet) -> Shape {
        let mut shape = Shape { houses: [31 + Shape::MARGIN; PIECES], ranks: [PIECES as u8; 64] };
        for (rank, house) in all.iter().take(PIECES).enumerate() {
            shape.houses[rank] = house.number();
            shape.ranks[usize::from(house.number() + Shape::MARGIN)] = rank as u8;
        }
        shape
    }

    /// The rank of the piece on a house; `PIECES` if no piece stands there.
    #[inline(always)]
    fn rank(&self, house: u8) -> u8 {
        self.ranks[usize::from(house.wrapping_add(Shape::MARGIN)) % 64]
    }
}

/// A board of every arrangement of a group: for each piece by rank, the arrangements in which it is in the set. The last row is
/// empty.
#[derive(Clone, Copy)]
struct GroupBoard<'g, const W: usize> {
    shape: &'g Shape,
    rows: [ArrangementSet<W>; PIECES + 1],
}

impl<const W: usize> GroupBoard<'_, W> {
    #[inline(always)]
    fn combined(mut self, other: &Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        for (row, other) in self.rows.iter_mut().zip(&other.rows) {
            *row = row.combined(other, &combine);
        }
        self
    }

    /// The arrangements with any house on the board.
    #[inline(always)]
    fn cases(&self) -> ArrangementSet<W> {
        self.rows.iter().fold(ArrangementSet::EMPTY, ArrangementSet::or)
    }

    /// The arrangements with this house on the board.
    #[inline(always)]
    fn at(&self, house: House) -> ArrangementSet<W> {
        self.rows[usize::from(self.shape.rank(house.number()))]
    }
}

impl<const W: usize> BitAnd for GroupBoard<'_, W> {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.combined(&other, |a, b| a & b)
    }
}

impl<const W: usize> BitOr for GroupBoard<'_, W> {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.combined(&other, |a, b| a | b)
    }
}

impl<const W: usize> Board for GroupBoard<'_, W> {
    /// The arrangements in which the condition fails: they are few, and known without the set of all arrangements.
    type Cases = ArrangementSet<W>;

    #[inline(always)]
    fn among(mut self, houses: HouseSet) -> Self {
        let bits = u64::from(houses.bits());
        for (row, house) in self.rows.iter_mut().zip(self.shape.houses) {
            let keep = (bits >> (house % 64) & 1).wrapping_neg();
            *row = row.combined(row, |word, _| word & keep);
        }
        self
    }

    #[inline(always)]
    fn except(self, other: Self) -> Self {
        self.combined(&other, |a, b| a & !b)
    }

    #[inline(always)]
    fn back(self, steps: u8) -> Self {
        let mut rows = [ArrangementSet::EMPTY; PIECES + 1];
        for (row, house) in rows.iter_mut().zip(self.shape.houses) {
            *row = self.rows[usize::from(self.shape.rank(house + steps))];
        }
        GroupBoard { rows, ..self }
    }

    #[inline(always)]
    fn on(self, steps: u8) -> Self {
        let mut rows = [ArrangementSet::EMPTY; PIECES + 1];
        for (row, house) in rows.iter_mut().zip(self.shape.houses) {
            *row = self.rows[usize::from(self.shape.rank(house.wrapping_sub(steps)))];
        }
        GroupBoard { rows, ..self }
    }

    #[inline(always)]
    fn empty_cases(self) -> ArrangementSet<W> {
        self.cases()
    }

    #[inline(always)]
    fn only_in(mut self, not_in: ArrangementSet<W>) -> Self {
        self.rows.iter_mut().for_each(|row| *row = row.except(&not_in));
        self
    }

    #[inline(always)]
    fn is_empty_in_all(self) -> bool {
        self.cases().is_empty()
    }
}

impl<'a, const W: usize> Group<'a, W> {
    /// The group with pieces on these houses.
    ///
    /// # Panics
    ///
    /// If the arrangements are of another number of pieces.
    pub fn new(sheet: &'a RuleSheet, arrangements: &'a Arrangements<W>, all: HouseSet) -> Group<'a, W> {
        assert_eq!(all.len(), arrangements.pieces, "pieces on {all:?}");
        Group { sheet, arrangements, all, shape: Shape::new(all) }
    }

    /// The position of an arrangement.
    fn position(&self, arrangement: usize, throw: Throw) -> Position {
        let pattern = self.arrangements.patterns[arrangement];
        let (mut own, mut rest) = (0, self.all.bits());
        for rank in 0..self.arrangements.pieces {
            let lowest = rest & rest.wrapping_neg();
            own |= lowest & u32::from(pattern >> rank & 1).wrapping_neg();
            rest ^= lowest;
        }
        let own = HouseSet::known(own);
        let phase = PackedPhase::new(Phase::Play(throw));
        Position { own, enemy: self.all - own, side: Side::Spools, owed: Owed::Nothing, phase }
    }

    /// Finds the legal moves for a throw in these arrangements, which must be positions of the sheet, and stores them in
    /// `moves` in place of what is there.
    #[inline(never)]
    pub fn moves(&self, throw: Throw, among: ArrangementSet<W>, moves: &mut GroupMoves<W>) {
        moves.together.clear();
        moves.alone.clear();
        let (sheet, distance) = (self.sheet, throw.value());
        let board = |of_rank: &dyn Fn(&ArrangementSet<W>) -> ArrangementSet<W>| {
            let mut rows = [ArrangementSet::EMPTY; PIECES + 1];
            let own = self.arrangements.own.iter().take(self.arrangements.pieces);
            rows.iter_mut().zip(own).for_each(|(row, own)| *row = of_rank(own));
            GroupBoard { shape: &self.shape, rows }
        };
        let mut free = among;
        if sheet.water_holds() && self.all.contains(House::WATER) {
            let rank = usize::from(self.shape.rank(House::WATER.number()));
            let stuck = among.and(&self.arrangements.own[rank]);
            free = among.except(&stuck);
            stuck.for_each(|arrangement| {
                let position = self.position(arrangement, throw);
                position.legal_moves(sheet).for_each_after(|after| moves.alone.push((arrangement as u16, after)));
            });
        }
        let (own, enemy) = (board(&|own| free.and(own)), board(&|own| free.except(own)));
        let search = Search { group: self, throw, enemy, own };
        let mut without = free;
        if !sheet.moves_nothing(distance) {
            let found = search.add_all(MoveKind::Forward, &forward(sheet, own, enemy, distance), moves);
            without = without.except(&found);
            if may_step_over_water(sheet, self.all, distance) {
                let starts = own.at(House::HAPPINESS);
                search.add_step(&starts, moves, |_| Move::over_water().step());
                without = without.except(&starts);
            }
            if !without.is_empty() && sheet.no_forward == NoForward::ReturnThenBackward {
                let own = own.only_in(free.except(&without));
                let found = search.add_all(MoveKind::Return, &returns(sheet, own, enemy, distance), moves);
                without = without.except(&found);
            }
            if !without.is_empty() && sheet.no_forward != NoForward::Pass {
                let own = own.only_in(free.except(&without));
                let found = search.add_all(MoveKind::Backward, &backward(sheet, own, enemy, distance), moves);
                without = without.except(&found);
            }
        }
        search.add_passes(&without, moves);
    }
}

/// The search for the moves of a group for one throw.
struct Search<'g, 'a, const W: usize> {
    group: &'g Group<'a, W>,
    throw: Throw,
    own: GroupBoard<'g, W>,
    enemy: GroupBoard<'g, W>,
}

impl<const W: usize> Search<'_, '_, W> {
    /// Adds the moves of this kind from these starts. Returns the arrangements that have one.
    fn add_all(&self, kind: MoveKind, starts: &GroupBoard<'_, W>, moves: &mut GroupMoves<W>) -> ArrangementSet<W> {
        let (sheet, distance) = (self.group.sheet, self.throw.value());
        for (arrangements, from) in starts.rows.iter().zip(self.group.shape.houses) {
            if !arrangements.is_empty() {
                self.add_step(arrangements, moves, |position| {
                    kind.step(sheet, position.own, position.enemy, from, distance)
                });
            }
        }
        starts.cases()
    }

    /// Adds a move of a piece. All these arrangements have the same pieces on the houses where it starts and lands.
    fn add_step(&self, arrangements: &ArrangementSet<W>, moves: &mut GroupMoves<W>, step: impl Fn(&Position) -> Step) {
        let Some(first) = arrangements.first() else { return };
        let sheet = self.group.sheet;
        let after = |arrangement: usize| {
            let position = self.group.position(arrangement, self.throw);
            let step = step(&position);
            (position.play_piece(sheet, step), step)
        };
        let (after_first, step) = after(first);
        let alone = self.alone(step).and(arrangements);
        let together = arrangements.except(&alone);
        alone.for_each(|arrangement| moves.alone.push((arrangement as u16, after(arrangement).0)));
        if let Some(first_together) = together.first() {
            let (after, step) = if first == first_together { (after_first, step) } else { after(first_together) };
            debug_assert!(after.awaits_throw(), "{after:?}");
            let (all, rank) = (after.occupied(), |house: u8| self.group.shape.rank(house));
            let way = if step.to > House::LAST.number() {
                Way::Leave { from: rank(step.from) }
            } else if step.capture {
                Way::Swap { from: rank(step.from), to: rank(step.to) }
            } else {
                let below = HouseSet::from_bits((1 << (step.end & 31)) - 1);
                Way::Shift { from: rank(step.from), to: (all & below).len() as u8 }
            };
            moves.together.push(GroupMove { arrangements: together, way, all, turns: after.side != Side::Spools });
        }
    }

    /// Arrangements in which what such a step does may depend on other pieces than those that it moves.
    fn alone(&self, step: Step) -> ArrangementSet<W> {
        let (sheet, everywhere) = (self.group.sheet, ArrangementSet([u64::MAX; W]));
        // It or the captured piece is sent on from the water.
        let is_sent_on = step.capture && (step.end != step.to || step.from == House::WATER.number());
        // It leaves the board, and a rest of the throw is still to be played (`D2`).
        let needed = House::LAST.number() + 1 - step.from;
        let leaves = step.to > House::LAST.number();
        if is_sent_on || leaves && sheet.leaving.rest_is_played && needed != self.throw.value() {
            return everywhere;
        }
        if leaves {
            // The last piece wins the game.
            return self.takes_off(HouseSet::EMPTY).or(&self.group.arrangements.single);
        }
        // The exit may open (`S3`).
        let uses_exit = step.to == House::LAST.number() || self.group.all.contains(House::LAST);
        if sheet.leaving.on_30 && uses_exit {
            let others = self.own.among(sheet.leaving.clear.without(House::known(step.from)));
            return everywhere.except(&others.cases());
        }
        self.takes_off(HouseSet::from_bits(1 << step.from | 1 << step.to))
    }

    /// Arrangements in which the other side may have a choice at the start of its turn (`U5`), if no more than these houses
    /// change.
    fn takes_off(&self, changed: HouseSet) -> ArrangementSet<W> {
        let sheet = self.group.sheet;
        match sheet.leaving.at_turn_start {
            Some(clear) if self.group.all.contains(House::LAST) && !sheet.again.contains(self.throw) => {
                let behind = self.enemy.among(clear - changed);
                self.enemy.at(House::LAST).except(&behind.cases())
            }
            _ => ArrangementSet::EMPTY,
        }
    }

    /// Adds the passes of these arrangements, in which there is no move.
    fn add_passes(&self, arrangements: &ArrangementSet<W>, moves: &mut GroupMoves<W>) {
        let sheet = self.group.sheet;
        // A pass always ends the turn, also after a throw that would grant another.
        let alone = match sheet.leaving.at_turn_start {
            Some(_) => self.enemy.at(House::LAST).and(arrangements),
            None => ArrangementSet::EMPTY,
        };
        alone.for_each(|arrangement| {
            let after = self.group.position(arrangement, self.throw).play_unchecked(sheet, Move::PASS);
            moves.alone.push((arrangement as u16, after));
        });
        let together = arrangements.except(&alone);
        if !together.is_empty() {
            let (all, way) = (self.group.all, Way::Pass);
            moves.together.push(GroupMove { arrangements: together, way, all, turns: true });
        }
    }
}
