//! The moves of a group, and the permutations of rows that they are.

use std::array;

use senet::group::{ArrangementSet, Arrangements, CollectMoves, Group, GroupMove, Way};
use senet::{House, HouseSet, Position};

use super::THROWS;
use super::lanes::{List, Seen};
use super::lower::Lower;
use super::pairs::Pairs;
use super::update::Layers;
use crate::patterns::moved;

/// Pieces on the board.
const PIECES: usize = 10;

/// Where each arrangement leads to, by the way that the pieces move. `W` is the number of words in a set of arrangements.
pub(crate) struct Ways<const W: usize> {
    pub(crate) arrangements: Arrangements<W>,
    /// By way and turn: for each pair, the number after the move, in the arrangement in which the piece can move.
    lists: Vec<List>,
    /// By way: for each pair, the number after the other side has taken its piece off 30, in the layers below.
    taken_off: Vec<List>,
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
        let mut lists = vec![List::new(|_| 0); 2 * WAYS];
        let mut taken_off = vec![List::new(|_| 0); WAYS];
        let mut add = |way: Way| {
            for turns in [false, true] {
                let after = |pair: usize| if pair < half { after(way, turns, pair) } else { 0 };
                lists[2 * index(way) + usize::from(turns)] = List::new(after);
            }
            if !matches!(way, Way::Leave { .. }) {
                let after = |pair: usize| if pair < half { taken_off_after(way, pair) } else { 0 };
                taken_off[index(way)] = List::new(after);
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
        Ways { arrangements, lists, taken_off, halves: halves.collect() }
    }
}

/// A move that is legal in some arrangements of a group and leads to one row.
#[derive(Clone, Copy)]
pub(crate) struct RowMove<'w, const W: usize> {
    /// The arrangements in which it is legal.
    pub(crate) arrangements: ArrangementSet<W>,
    /// For each pair, the number after the move.
    pub(crate) list: &'w List,
    /// The place of the group after the move.
    pub(crate) place: usize,
    /// Whether the other side throws next.
    pub(crate) turns: bool,
}

impl<const W: usize> ThrowMoves<'_, W> {
    /// Whether a move stays in the group.
    #[inline(always)]
    pub(crate) fn stays(&self) -> bool {
        self.pass.is_some() || !self.inside.is_empty() || self.choices.iter().any(|choice| choice.is_inside)
    }

    #[inline(always)]
    fn clear(&mut self) {
        let ThrowMoves { outside, inside, leaving, choices, pass, alone } = self;
        outside.clear();
        inside.clear();
        leaving.clear();
        choices.clear();
        alone.clear();
        *pass = None;
    }
}

impl<const W: usize> RowMove<'_, W> {
    /// The numbers of this row as they are seen after the move. `one` is a chance of 1. Marks are the same for both sides.
    #[inline(always)]
    pub(crate) fn seen<'r, const MARK: bool>(&'r self, row: &'r [u8], one: u32) -> Seen<'r, W> {
        let turned = (self.turns && !MARK).then_some(one);
        Seen { row, list: self.list, legal: &self.arrangements, turned, shift: 0 }
    }
}

/// A move after which the other side chooses whether its piece on 30 leaves the board. The turn passes.
#[derive(Clone, Copy)]
pub(crate) struct Choice<'w, const W: usize> {
    /// The move, and the position in which that piece stays, as the other side sees it.
    pub(crate) kept: RowMove<'w, W>,
    /// Whether that position is of the same group.
    pub(crate) is_inside: bool,
    /// The layers below in which the piece has left, and the position there; `None` if the other side has won then.
    pub(crate) taken_off: Option<(&'w Lower, RowMove<'w, W>)>,
}

/// The moves of a group for one throw.
#[derive(Clone, Default)]
pub(crate) struct ThrowMoves<'w, const W: usize> {
    /// Moves to other groups.
    pub(crate) outside: Vec<RowMove<'w, W>>,
    /// Moves within the group: captures.
    pub(crate) inside: Vec<RowMove<'w, W>>,
    /// Moves after which a piece has left the board, with the layers below that they lead to.
    pub(crate) leaving: Vec<(&'w Lower, RowMove<'w, W>)>,
    /// Moves after which the other side has a choice.
    pub(crate) choices: Vec<Choice<'w, W>>,
    /// The arrangements in which the turn passes.
    pub(crate) pass: Option<ArrangementSet<W>>,
    /// Moves that differ between arrangements: the number of the arrangement, and the position after the move.
    pub(crate) alone: Vec<(u16, Position)>,
}

/// The moves of a group for all throws.
#[derive(Clone)]
pub(crate) struct Moves<'w, const W: usize> {
    /// The houses of the group.
    pub(crate) all: HouseSet,
    /// By throw, in the order of [`weights`](senet::Casting::weights).
    pub(crate) throws: [ThrowMoves<'w, W>; THROWS],
}

/// Collects the moves of a group for a throw.
struct Collector<'c, 'w, const W: usize> {
    layers: &'w Layers<W>,
    /// The houses of the group.
    all: HouseSet,
    moves: &'c mut ThrowMoves<'w, W>,
}

impl<'w, const W: usize> Collector<'_, 'w, W> {
    /// Adds a move after which the other side has a choice, and these houses are occupied.
    fn choose(&mut self, kept: RowMove<'w, W>, way: Way, all: HouseSet) {
        let Layers { ways, lower, .. } = self.layers;
        for (half, of_half) in ways.halves.iter().enumerate() {
            let arrangements = kept.arrangements.and(of_half);
            if arrangements.is_empty() {
                continue;
            }
            let kept = RowMove { arrangements, ..kept };
            let of_other = &lower[ways.halves.len() - 1 - half];
            let taken_off = of_other.as_ref().map(|lower| {
                let place = lower.groups.place(all.without(House::LAST));
                (lower, RowMove { list: &ways.taken_off[index(way)], place, ..kept })
            });
            self.moves.choices.push(Choice { kept, is_inside: all == self.all, taken_off });
        }
    }
}

impl<const W: usize> CollectMoves<W> for Collector<'_, '_, W> {
    #[inline(always)]
    fn together(&mut self, GroupMove { arrangements, way, all, turns, chooses }: GroupMove<W>) {
        let Layers { ways, groups, lower, .. } = self.layers;
        let list = &ways.lists[2 * index(way) + usize::from(turns)];
        let found = |place: usize| RowMove { arrangements, list, place, turns };
        if chooses {
            let kept = RowMove { turns: false, ..found(groups.place(all)) };
            return self.choose(kept, way, all);
        }
        match way {
            Way::Pass => {
                let so_far = self.moves.pass.unwrap_or(ArrangementSet::EMPTY);
                self.moves.pass = Some(so_far.or(&arrangements));
            }
            Way::Leave { .. } => {
                for (of_half, lower) in ways.halves.iter().zip(lower) {
                    let arrangements = arrangements.and(of_half);
                    if let Some(lower) = lower.as_ref().filter(|_| !arrangements.is_empty()) {
                        let found = RowMove { arrangements, ..found(lower.groups.place(all)) };
                        self.moves.leaving.push((lower, found));
                    }
                }
            }
            _ if all == self.all => self.moves.inside.push(found(0)),
            _ => self.moves.outside.push(found(groups.place(all))),
        }
    }

    #[inline(always)]
    fn alone(&mut self, arrangement: usize, after: Position) {
        self.moves.alone.push((arrangement as u16, after));
    }
}

impl<'w, const W: usize> Moves<'w, W> {
    /// No moves of any group.
    pub(crate) fn new() -> Moves<'w, W> {
        Moves { all: HouseSet::EMPTY, throws: Default::default() }
    }

    /// Finds the moves of the group with pieces on these houses, in the arrangements that are positions.
    #[inline(always)]
    pub(crate) fn find(&mut self, layers: &'w Layers<W>, all: HouseSet, positions: ArrangementSet<W>) {
        self.all = all;
        let group = Group::new(&layers.sheet, &layers.ways.arrangements, all);
        let search = group.among(positions);
        for ((throw, _), moves) in layers.sheet.casting().weights().iter().zip(&mut self.throws) {
            moves.clear();
            search.moves(*throw, &mut Collector { layers, all, moves });
        }
    }
}
