//! Where the moves of a group lead to.

use senet::group::{Arrangements, Way};

use super::NUMBERS;
use super::lanes::List;
use crate::patterns::{Patterns, moved};

/// Pieces on the board.
const PIECES: usize = 10;

/// What all groups of two layers have alike: where each arrangement leads to, by the way that the pieces move. `W` is the number of
/// words in a set of arrangements.
pub(crate) struct Ways<const W: usize> {
    pub(crate) arrangements: Arrangements<W>,
    /// By way and turn: for each arrangement, its number after the move.
    lists: Vec<List>,
    /// For each half, its arrangements.
    pub(crate) halves: Vec<[u64; W]>,
}

/// The index of a way and turn among [`Ways::lists`].
#[inline(always)]
fn index(way: Way, turns: bool) -> usize {
    let way = match way {
        Way::Pass => 0,
        Way::Leave { from } => 1 + usize::from(from),
        Way::Shift { from, to } => 1 + PIECES + PIECES * usize::from(from) + usize::from(to),
        Way::Swap { from, to } => 1 + PIECES + PIECES * PIECES + PIECES * usize::from(from) + usize::from(to),
    };
    2 * way + usize::from(turns)
}

impl<const W: usize> Ways<W> {
    /// The ways of layers with these patterns. `below` has the patterns of the layers after a piece has left, for each half: of the
    /// layer with one own piece less, and its mirrored layer.
    pub(crate) fn new(patterns: &Patterns, pieces: u8, below: &[Option<Patterns>]) -> Ways<W> {
        let all: Vec<u16> = (0..patterns.halves()).flat_map(|half| patterns.of(half)).copied().collect();
        let list = |of: &dyn Fn(usize, u16) -> usize| {
            let mut numbers = [0; NUMBERS];
            for (arrangement, pattern) in all.iter().enumerate() {
                numbers[arrangement] = of(arrangement, *pattern) as u8;
            }
            List::new(numbers)
        };
        let turned = |pattern: u16, pieces: u8, turns: bool| {
            u32::from(if turns { !pattern & ((1 << pieces) - 1) } else { pattern })
        };
        let same = list(&|arrangement, _| arrangement);
        let mut lists = vec![same; 2 * (1 + PIECES + 2 * PIECES * PIECES)];
        let mut add = |way: Way| {
            for turns in [false, true] {
                lists[index(way, turns)] = list(&|arrangement, pattern| {
                    let after = moved(pattern, way);
                    match way {
                        Way::Leave { .. } => below[arrangement / patterns.count()]
                            .as_ref()
                            .map_or(0, |below| below.numbered(turned(after, pieces - 1, turns))),
                        _ => patterns.numbered(turned(after, pieces, turns)),
                    }
                });
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
        let halves = (0..patterns.halves()).map(|half| {
            let mut words = [0; W];
            for number in half * patterns.count()..(half + 1) * patterns.count() {
                words[number / 64] |= 1 << (number % 64);
            }
            words
        });
        Ways { arrangements: Arrangements::new(pieces.into(), &all), lists, halves: halves.collect() }
    }

    /// For each arrangement, its number after the move; after a piece has left, its number in the layers below.
    #[inline(always)]
    pub(crate) fn list(&self, way: Way, turns: bool) -> &List {
        &self.lists[index(way, turns)]
    }
}
