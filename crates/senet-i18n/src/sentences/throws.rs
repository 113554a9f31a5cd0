//! Throws: the faces of the sticks or the die, and what they mean.

use senet::{Faces, Move, Phase, Position, RuleSheet, SheetId, Sticks};

use super::{Who, count_houses, list};
use crate::ids;
use crate::{Value, Words};

/// Tells what a throw lets its player do: "You move 4 houses, then throw again."
///
/// `position` is the position after the throw, in which the throw is to be played. `None` where it moves no piece:
/// [`prompt`](super::prompt) says so, and [`nothing_moves`](super::nothing_moves) says why.
pub fn throw_meaning(words: &Words, sheet: &RuleSheet, position: &Position, thrower: Who<'_>) -> Option<String> {
    let Phase::Play(throw) = position.phase() else { return None };
    if position.legal_moves(sheet).contains(Move::PASS) {
        return None;
    }
    let id = if sheet.again().contains(throw) { ids::THROW_AGAIN } else { ids::THROW_ENDS_TURN };
    Some(thrower.format(words, id, &[("houses", count_houses(words, throw).into())]))
}

/// Tells how many counting faces are up, which is the throw, except for none: "2 light sides up."
pub fn faces(words: &Words, sheet: &RuleSheet, faces: Faces) -> String {
    let sticks = match faces {
        Faces::Die(throw) if sheet.idle().contains(throw) => return words.text(ids::FACES_DIE_X),
        Faces::Die(throw) => return words.format(ids::FACES_DIE, &[("throw", throw.into())]),
        Faces::Sticks(sticks) => sticks,
    };
    let count = sticks.counting().into_iter().filter(|counts| *counts).count();
    let id = match sheet.id() {
        SheetId::Carpignano => ids::FACES_CARPIGNANO,
        SheetId::Spanish => ids::FACES_SPANISH,
        SheetId::French | SheetId::Uninerd => ids::FACES_FRENCH,
        SheetId::Dutch => ids::FACES_DUTCH,
    };
    words.format(id, &[("count", count.into())])
}

/// Describes each stick, for a screen reader: "Sticks: light, dark, dark and light."
pub fn sticks(words: &Words, sheet: &RuleSheet, sticks: Sticks) -> String {
    let id = match sheet.id() {
        SheetId::Carpignano => ids::FACE_CARPIGNANO,
        SheetId::Spanish => ids::FACE_SPANISH,
        SheetId::French | SheetId::Uninerd => ids::FACE_FRENCH,
        SheetId::Dutch => ids::FACE_DUTCH,
    };
    let side = |counts| words.format(id, &[("up", Value::from(if counts { "yes" } else { "no" }))]);
    words.format(ids::STICKS_SPOKEN, &[("sides", list(words, &sticks.counting().map(side)).into())])
}
