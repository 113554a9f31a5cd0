//! Layers of values, and what they say of a position.

use std::sync::atomic::{AtomicU64, Ordering};

use rayon::prelude::*;
use senet::{Phase, Position, RuleSheet, Setup};

use crate::Index;
use crate::bounds::{Bounds, Mean};

/// Stands where a number is no position.
const NO_POSITION: u64 = u64::MAX;

/// The bounds of every position of so many pieces against so many.
///
/// They are kept as atomic numbers so that threads can improve them while others read: whatever a thread reads is a
/// bound, if not the newest.
#[derive(Debug)]
pub struct Layer {
    index: Index,
    values: Vec<AtomicU64>,
}

impl Layer {
    /// A layer of which nothing is known but which numbers are no position of the sheet.
    pub(crate) fn unknown(sheet: &RuleSheet, index: Index) -> Layer {
        let columns = index.columns();
        let value = |number: usize| {
            let enemy = index.row(number / columns);
            let position = Position::about_to_throw_unchecked(index.column(number % columns, enemy), enemy);
            let is_one = Setup::from(position).position(sheet).is_ok();
            AtomicU64::new(if is_one { Bounds::UNKNOWN.packed() } else { NO_POSITION })
        };
        Layer { index, values: (0..index.len()).into_par_iter().map(value).collect() }
    }

    /// Whether the number is that of a position: there are a few that no game can reach, such as a piece that stands
    /// where it would have left the board.
    ///
    /// # Panics
    ///
    /// If the layer has no such number.
    #[inline]
    pub fn is_position(&self, number: usize) -> bool {
        self.values[number].load(Ordering::Relaxed) != NO_POSITION
    }

    /// Which position has which number.
    pub const fn index(&self) -> Index {
        self.index
    }

    /// The bounds of the position with this number; without meaning if it [is none](Layer::is_position).
    ///
    /// # Panics
    ///
    /// If the layer has no such position.
    #[inline]
    pub fn get(&self, number: usize) -> Bounds {
        // No other memory depends on a value, so no order is needed.
        Bounds::unpacked(self.values[number].load(Ordering::Relaxed))
    }

    #[inline]
    pub(crate) fn set(&self, number: usize, bounds: Bounds) {
        self.values[number].store(bounds.packed(), Ordering::Relaxed);
    }
}

/// Layers by how many pieces each side has, 1 to 5.
#[derive(Debug)]
pub struct Layers {
    pub(crate) sheet: RuleSheet,
    pub(crate) layers: [[Option<Layer>; 5]; 5],
}

impl Layers {
    pub(crate) fn new(sheet: RuleSheet) -> Layers {
        Layers { sheet, layers: std::array::from_fn(|_| std::array::from_fn(|_| None)) }
    }

    /// The layer of so many pieces of the side to throw against so many, if it is there.
    pub fn layer(&self, own: usize, enemy: usize) -> Option<&Layer> {
        self.layers.get(own.checked_sub(1)?)?.get(enemy.checked_sub(1)?)?.as_ref()
    }

    /// The chance of winning of the side to act, with best play of both; `None` if the layers do not reach so far, or
    /// a first move is owed, which only the opening knows.
    pub fn value(&self, position: &Position) -> Option<Bounds> {
        let nothing_is_owed = position.owed() == senet::Owed::Nothing;
        let reaches = position.is_over() || self.layer(position.own().len(), position.enemy().len()).is_some();
        (nothing_is_owed && reaches).then(|| self.known(&self.sheet, position))
    }

    /// [`value`](Layers::value) where the layers are known to be there.
    #[inline]
    pub(crate) fn known<S: AsRef<RuleSheet>>(&self, sheet: &S, position: &Position) -> Bounds {
        match position.phase() {
            Phase::Throw => {
                let (own, enemy) = (position.own(), position.enemy());
                match self.layer(own.len(), enemy.len()) {
                    Some(layer) => layer.get(layer.index.rank(own, enemy)),
                    None => Bounds::UNKNOWN,
                }
            }
            Phase::Over => Bounds::WON,
            Phase::Play(_) | Phase::Rest { .. } | Phase::TurnStart => self.of_best_move(sheet, position),
        }
    }

    /// The value of the best move.
    #[inline]
    pub(crate) fn of_best_move<S: AsRef<RuleSheet>>(&self, sheet: &S, position: &Position) -> Bounds {
        let legal = position.legal_moves(sheet.as_ref());
        let mut best = Bounds::LOST;
        for after in (0..legal.len()).filter_map(|index| legal.after(index)) {
            let value = self.known(sheet, &after);
            let value = if after.side() == position.side() { value } else { value.of_the_other_side() };
            best = best.or_better(value);
        }
        best
    }

    /// What a position about to throw is worth, from what is known of those that follow.
    #[inline]
    pub(crate) fn of_throw<S: AsRef<RuleSheet>>(&self, sheet: &S, position: &Position) -> Bounds {
        let mut mean = Mean::default();
        for (throw, weight) in sheet.as_ref().casting.weights() {
            mean.add(*weight, self.of_best_move(sheet, &position.throw_unchecked(*throw)));
        }
        mean.bounds()
    }
}
