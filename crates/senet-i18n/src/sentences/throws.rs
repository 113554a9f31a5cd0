//! Throws: how the sticks or the die lie, and what that means.

use senet::{Faces, RuleSheet, SheetId, Sticks, Throw};

use super::{Who, count_houses, list, shown};
use crate::{Value, Words};

/// What a throw lets its player do: "4: you move 4 houses, then throw again."
///
/// That is so if the throw can be played; [`prompt`](super::prompt) tells where it cannot.
pub fn throw_meaning(words: &Words, sheet: &RuleSheet, throw: Throw, thrower: Who<'_>) -> String {
    let id = if sheet.idle.contains(throw) {
        "throw-idle"
    } else if sheet.again.contains(throw) {
        "throw-again"
    } else {
        "throw-ends-turn"
    };
    thrower.format(words, id, &[("throw", shown(sheet, throw)), ("houses", count_houses(words, throw).into())])
}

/// How many of the sheet's faces are up, and what that counts: "2 light sides up: 2."
pub fn faces(words: &Words, sheet: &RuleSheet, faces: Faces) -> String {
    let sticks = match faces {
        Faces::Die(throw) if sheet.idle.contains(throw) => return words.text("faces-die-x"),
        Faces::Die(throw) => return words.format("faces-die", &[("throw", throw.into())]),
        Faces::Sticks(sticks) => sticks,
    };
    let count = sticks.marked().into_iter().filter(|marked| *marked).count();
    let id = match sheet.id {
        SheetId::Carpignano => "faces-carpignano",
        SheetId::Spanish => "faces-spanish",
        SheetId::French | SheetId::Uninerd => "faces-french",
        SheetId::Dutch => "faces-dutch",
    };
    words.format(id, &[("count", count.into())])
}

/// Stick by stick, for a screen reader: "Sticks: light, dark, dark and light."
pub fn sticks(words: &Words, sheet: &RuleSheet, sticks: Sticks) -> String {
    let id = match sheet.id {
        SheetId::Carpignano => "face-carpignano",
        SheetId::Spanish => "face-spanish",
        SheetId::French | SheetId::Uninerd => "face-french",
        SheetId::Dutch => "face-dutch",
    };
    let side = |marked| words.format(id, &[("up", Value::from(if marked { "yes" } else { "no" }))]);
    words.format("sticks-spoken", &[("sides", list(words, &sticks.marked().map(side)).into())])
}
