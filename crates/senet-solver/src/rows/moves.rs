//! The moves of a group, as permutations of rows.

use std::array;

use senet::group::{ArrangementSet, Arrangements, CollectMoves, Group, GroupMove, Way};
use senet::{House, HouseSet, Position};

use super::THROWS;
use super::lanes::{List, Seen};
use super::pairs::Pairs;
use super::update::{Layers, Wave};
use crate::patterns::moved;

/// Pieces on the board.
const PIECES: usize = 10;

/// The permutations of arrangements, by the way that the pieces move. `W` is the number of words in a set of arrangements.
pub(crate) struct Ways<const W: usize> {
    pub(crate) arrangements: Arrangements<W>,
    /// By way and turn: for each pair, the number after the move, in the arrangement in which the piece can move. Then by way: for
    /// each pair, the number after the other side has taken its piece off 30, in the layers below.
    lists: Vec<List>,
    /// For each half: the arrangements in which a piece that leaves leads to the same layers below.
    halves: Vec<ArrangementSet<W>>,
}

/// The index of a way among lists.
#[inline(always)]
fn index(way: Way) -> usize {
    match way {
        Way::Pass => 0,
        Way::Leave { from } => 1 + usize::from(from),
        Way::Shift { from, to } => 1 + PIECES + PIECES * usize::from(from) + usize::from(to),
        Way::Swap { from, to } => 1 + PIECES + PIECES * PIECES + PIECES * usize::from(from) + usize::from(to),
    }
}

/// The number of indices.
const WAYS: usize = 1 + PIECES + 2 * PIECES * PIECES;

/// The number of the list for a way.
#[inline(always)]
fn list_of(way: Way, turns: bool) -> u16 {
    (2 * index(way) + usize::from(turns)) as u16
}

/// The number of the list for a way after which the other side takes its piece off 30.
#[inline(always)]
fn list_taken_off(way: Way) -> u16 {
    (2 * WAYS + index(way)) as u16
}

impl<const W: usize> Ways<W> {
    /// The ways of layers with these pairs. `below` has the pairs of the layers after a piece has left, for each half.
    pub(crate) fn new(pairs: &Pairs, pieces: u8, below: &[Option<Pairs>]) -> Ways<W> {
        let (half, foremost) = (pairs.patterns().len() / 2, pieces - 1);
        // Of the pair, the arrangement in which the side to throw can make the move. The list of a pass is used only if the other
        // side then has a choice, and so owns the foremost piece.
        let mover = |way: Way, pair: usize| {
            let is_first = match way {
                Way::Pass => pairs.patterns()[pair] >> foremost & 1 == 0,
                Way::Leave { from } | Way::Shift { from, .. } | Way::Swap { from, .. } => {
                    pairs.patterns()[pair] >> from & 1 != 0
                }
            };
            if is_first { pair } else { pairs.other(pair) }
        };
        let below_of = |number: usize| &below[(number / half) % below.len()];
        let after = |way: Way, turns: bool, pair: usize| {
            let mover = mover(way, pair);
            let after = moved(pairs.patterns()[mover], way);
            match (way, below_of(mover)) {
                (Way::Leave { .. }, None) => 0,
                (Way::Leave { .. }, Some(below)) => below.numbered(after, turns),
                _ => pairs.numbered(after, turns),
            }
        };
        let taken_off_after = |way: Way, pair: usize| {
            let mover = mover(way, pair);
            let after = moved(moved(pairs.patterns()[mover], way), Way::Leave { from: foremost });
            below_of(pairs.other(mover)).as_ref().map_or(0, |below| below.numbered(after, true))
        };
        let mut lists = vec![List::new(|_| 0); 3 * WAYS];
        let mut add = |way: Way| {
            for turns in [false, true] {
                let after = |pair: usize| if pair < half { after(way, turns, pair) } else { 0 };
                lists[usize::from(list_of(way, turns))] = List::new(after);
            }
            if !matches!(way, Way::Leave { .. }) {
                let after = |pair: usize| if pair < half { taken_off_after(way, pair) } else { 0 };
                lists[usize::from(list_taken_off(way))] = List::new(after);
            }
        };
        add(Way::Pass);
        for from in 0..pieces {
            add(Way::Leave { from });
            for to in 0..pieces {
                add(Way::Shift { from, to });
                add(Way::Swap { from, to });
            }
        }
        let words_of_half = W / below.len();
        let halves = (0..below.len()).map(|half| {
            let is_of_half = |word: usize| word / words_of_half == half;
            ArrangementSet::from_words(array::from_fn(|word| if is_of_half(word) { u64::MAX } else { 0 }))
        });
        let arrangements = Arrangements::new(pieces.into(), pairs.patterns());
        Ways { arrangements, lists, halves: halves.collect() }
    }

    /// All lists, by their numbers.
    #[cfg(feature = "gpu")]
    pub(super) fn lists(&self) -> &[List] {
        &self.lists
    }

    /// The list with this number.
    #[inline(always)]
    fn list(&self, number: u16) -> &List {
        &self.lists[usize::from(number)]
    }
}

/// The effect of a move on the arrangements of a group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct MoveKind<const W: usize> {
    /// The arrangements in which it is legal.
    pub(crate) arrangements: ArrangementSet<W>,
    /// The list with the number after the move for each pair: see [`Ways`].
    pub(super) list: u16,
    /// Whether the other side throws next.
    pub(super) turns: bool,
}

impl<const W: usize> MoveKind<W> {
    /// A pass in these arrangements.
    pub(crate) fn pass(arrangements: ArrangementSet<W>) -> MoveKind<W> {
        MoveKind { arrangements, list: list_of(Way::Pass, true), turns: true }
    }
}

/// A move that is legal in some arrangements of a group and leads to one row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RowMove<const W: usize> {
    pub(crate) kind: MoveKind<W>,
    /// The place of the group after the move.
    pub(crate) place: u32,
}

impl<const W: usize> ThrowMoves<W> {
    /// Whether a move stays in the group.
    #[inline(always)]
    pub(crate) fn stays(&self) -> bool {
        self.pass.is_some() || !self.inside.is_empty() || self.choices.iter().any(|choice| choice.is_inside)
    }

    #[inline(always)]
    pub(crate) fn clear(&mut self) {
        let ThrowMoves { outside, inside, leaving, choices, pass, alone } = self;
        outside.clear();
        inside.clear();
        leaving.clear();
        choices.clear();
        alone.clear();
        *pass = None;
    }
}

impl<const W: usize> RowMove<W> {
    /// The place of the group after the move.
    #[inline(always)]
    pub(crate) fn place(&self) -> usize {
        self.place as usize
    }

    /// The numbers of this row as they are seen after the move. `one` is a chance of 1. Marks are the same for both sides.
    #[inline(always)]
    pub(crate) fn seen<'r, const MARK: bool>(&'r self, ways: &'r Ways<W>, row: &'r [u8], one: u32) -> Seen<'r, W> {
        let MoveKind { arrangements, list, turns } = &self.kind;
        let turned = (*turns && !MARK).then_some(one);
        Seen { row, list: ways.list(*list), legal: arrangements, turned, shift: 0 }
    }
}

/// A move after which a piece has left the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leaving<const W: usize> {
    /// The half of the arrangements, by which the layers below are numbered.
    pub(crate) half: u8,
    /// The move, to a row of these layers.
    pub(crate) found: RowMove<W>,
}

/// A move after which the other side chooses whether its piece on 30 leaves the board. The turn passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choice<const W: usize> {
    /// The move, and the position in which that piece stays, as the other side sees it.
    pub(crate) kept: RowMove<W>,
    /// Whether that position is of the same group.
    pub(crate) is_inside: bool,
    /// The position in which the piece has left; `None` if the other side has won then.
    pub(crate) taken_off: Option<Leaving<W>>,
}

/// The result of a move in one arrangement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum After {
    /// A position outside these layers, with this number for the side that moves.
    Known(u32),
    /// A position of these layers in which a throw is due.
    Within {
        /// The place of its group, and its number there.
        place: u32,
        at: u8,
        /// Whether the other side throws next.
        turns: bool,
    },
    /// A position with a choice.
    Choice(Position),
}

/// A move in one arrangement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LoneMove {
    /// The number of the arrangement.
    pub(crate) from: u8,
    pub(crate) after: After,
}

/// The moves of a group for one throw.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct ThrowMoves<const W: usize> {
    /// Moves to other groups.
    pub(crate) outside: Vec<RowMove<W>>,
    /// Moves within the group: captures.
    pub(crate) inside: Vec<RowMove<W>>,
    /// Moves after which a piece has left the board.
    pub(crate) leaving: Vec<Leaving<W>>,
    /// Moves after which the other side has a choice.
    pub(crate) choices: Vec<Choice<W>>,
    /// The arrangements in which the turn passes.
    pub(crate) pass: Option<ArrangementSet<W>>,
    /// Moves that differ between arrangements.
    pub(crate) alone: Vec<LoneMove>,
}

/// The moves of a group for all throws, in the order of [`weights`](senet::Casting::weights).
pub(crate) type Moves<const W: usize> = [ThrowMoves<W>; THROWS];

/// Collects the moves of a group for a throw.
struct Collector<'c, 'w, const W: usize> {
    wave: &'c Wave<'w, W>,
    /// The houses of the group.
    all: HouseSet,
    moves: &'c mut ThrowMoves<W>,
}

impl<const W: usize> Collector<'_, '_, W> {
    /// Adds a move after which the other side has a choice, and these houses are occupied.
    fn choose(&mut self, kept: RowMove<W>, way: Way, all: HouseSet) {
        let Layers { ways, lower, .. } = self.wave.layers;
        for (half, of_half) in ways.halves.iter().enumerate() {
            let kind = MoveKind { arrangements: kept.kind.arrangements.and(of_half), ..kept.kind };
            if kind.arrangements.is_empty() {
                continue;
            }
            let half = ways.halves.len() - 1 - half;
            let taken_off = lower[half].as_ref().map(|lower| {
                let place = lower.groups.place(all.without(House::LAST)) as u32;
                let found = RowMove { kind: MoveKind { list: list_taken_off(way), ..kind }, place };
                Leaving { half: half as u8, found }
            });
            let kept = RowMove { kind, ..kept };
            self.moves.choices.push(Choice { kept, is_inside: all == self.all, taken_off });
        }
    }
}

impl<const W: usize> CollectMoves<W> for Collector<'_, '_, W> {
    #[inline(always)]
    fn together(&mut self, GroupMove { arrangements, way, all, turns, chooses }: GroupMove<W>) {
        let Layers { ways, groups, lower, .. } = self.wave.layers;
        let kind = MoveKind { arrangements, list: list_of(way, turns), turns };
        if chooses {
            let kind = MoveKind { turns: false, ..kind };
            return self.choose(RowMove { kind, place: groups.place(all) as u32 }, way, all);
        }
        match way {
            Way::Pass => {
                let so_far = self.moves.pass.unwrap_or(ArrangementSet::EMPTY);
                self.moves.pass = Some(so_far.or(&arrangements));
            }
            Way::Leave { .. } => {
                for (half, (of_half, lower)) in ways.halves.iter().zip(lower).enumerate() {
                    let arrangements = arrangements.and(of_half);
                    if let Some(lower) = lower.as_ref().filter(|_| !arrangements.is_empty()) {
                        let kind = MoveKind { arrangements, ..kind };
                        let found = RowMove { kind, place: lower.groups.place(all) as u32 };
                        self.moves.leaving.push(Leaving { half: half as u8, found });
                    }
                }
            }
            _ if all == self.all => self.moves.inside.push(RowMove { kind, place: 0 }),
            _ => self.moves.outside.push(RowMove { kind, place: groups.place(all) as u32 }),
        }
    }

    #[inline(always)]
    fn alone(&mut self, arrangement: usize, after: Position) {
        let after = self.wave.after(self.all, &after);
        self.moves.alone.push(LoneMove { from: arrangement as u8, after });
    }
}

/// Finds the moves of the group with pieces on these houses, in the arrangements that are positions.
///
/// All rules are compiled here, once for each `W`. Within the updates they would be compiled 36 times, which takes minutes, and
/// finding moves anew in every sweep would be some 6 % faster.
#[inline(never)]
pub(crate) fn find<const W: usize>(
    wave: &Wave<'_, W>,
    all: HouseSet,
    positions: ArrangementSet<W>,
    moves: &mut Moves<W>,
) {
    let Layers { sheet, ways, .. } = wave.layers;
    let group = Group::new(sheet, &ways.arrangements, all);
    let search = group.among(positions);
    for ((throw, _), moves) in sheet.casting().weights().iter().zip(moves) {
        moves.clear();
        search.moves(*throw, &mut Collector { wave, all, moves });
    }
}
