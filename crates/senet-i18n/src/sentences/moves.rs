//! Moves: what one would do, and what one has done.

use senet::{House, Move, Phase, Position, RuleSheet};

use super::{Who, capitalised, joined, piece};
use crate::{Value, Words};

/// Whether a piece lands on one of its own and is sent back (`U7`).
pub(super) fn is_forced_return(played: Move) -> bool {
    let sent_elsewhere = matches!((played.to(), played.end()), (Some(to), Some(end)) if to != end);
    sent_elsewhere && !played.is_capture() && played.to() != Some(House::WATER)
}

/// What a legal move would do: "Red cone from 24 to 26. 26 is a safe house. House 26 gives one more throw."
pub fn move_offered(words: &Words, sheet: &RuleSheet, position: &Position, legal: Move) -> String {
    let after = position.play_unchecked(sheet, legal);
    let mut sentences = what_happens(words, sheet, position, legal, &after);
    if let Some(end) = legal.end()
        && sheet.safe.contains(end)
    {
        sentences.push(words.format("move-safe", &[("house", end.into())]));
    }
    joined(&sentences)
}

/// What a move has done, and whose turn it is: `next` is the player to act in the position `after`. Nothing is said
/// of the turn when the game is over.
pub fn move_told(
    words: &Words,
    sheet: &RuleSheet,
    before: &Position,
    played: Move,
    after: &Position,
    next: Who<'_>,
) -> String {
    let mut sentences = what_happens(words, sheet, before, played, after);
    match after.phase() {
        Phase::Over | Phase::Rest { .. } => {}
        _ if before.phase() == Phase::TurnStart => {}
        _ if after.side() == before.side() => sentences.push(next.format(words, "turn-again", &[])),
        _ => sentences.push(next.format(words, "turn-passes", &[])),
    }
    joined(&sentences)
}

fn what_happens(words: &Words, sheet: &RuleSheet, before: &Position, played: Move, after: &Position) -> Vec<String> {
    let side = before.side();
    let mut sentences = Vec::new();
    if played == Move::PASS {
        sentences.push(nothing_played(words, sheet, before));
    } else {
        sentences.push(way(words, sheet, before, played));
    }
    if played.is_capture() {
        let enemy = piece(words, sheet, !side);
        let swapped = after.pieces(!side) & !before.pieces(!side);
        if let Some(house) = swapped.first() {
            let id = if house == House::WATER { "move-captures-stuck" } else { "move-captures" };
            sentences.push(words.format(id, &[("piece", enemy.into()), ("house", house.into())]));
        }
    }
    match (played.to(), played.end()) {
        (Some(House::WATER), Some(House::WATER)) => {
            sentences.push(words.format("move-water-stuck", &[("side", side.name().into())]));
        }
        (Some(House::WATER), Some(end)) => sentences.push(words.format("move-water", &[("house", end.into())])),
        (Some(to), Some(end)) if is_forced_return(played) => {
            sentences.push(words.format("move-returns", &[("to", to.into()), ("house", end.into())]));
        }
        (Some(to), Some(_)) if sheet.extra_throw_on.contains(to) => sentences.push(words.text("move-extra-throw")),
        _ => {}
    }
    if before.pieces(side).len() > after.pieces(side).len() {
        if !played.leaves_board() {
            sentences.push(words.text("move-exit-opens"));
        }
        sentences.push(words.format("move-to-go", &[("count", after.pieces(side).len().into())]));
    }
    if let Phase::Rest { rest, .. } = after.phase() {
        sentences.push(words.format("move-rest", &[("rest", rest.into())]));
    }
    sentences
}

/// Which piece goes where.
fn way(words: &Words, sheet: &RuleSheet, before: &Position, played: Move) -> String {
    let mover = played.from().and_then(|from| before.at(from)).unwrap_or(before.side());
    let piece = capitalised(&piece(words, sheet, mover));
    let id = match played {
        Move::KEEP => "move-keeps",
        _ if played.leaves_board() => "move-leaves",
        _ if played.is_backward() => "move-backward",
        _ => "move-forward",
    };
    let number = |house: Option<House>| Value::Number(house.map_or(0, House::number).into());
    words.format(id, &[("piece", piece.into()), ("from", number(played.from())), ("to", number(played.to()))])
}

/// Why a side passes.
fn nothing_played(words: &Words, sheet: &RuleSheet, before: &Position) -> String {
    match before.phase() {
        Phase::Rest { rest, .. } => words.format("pass-rest", &[("rest", rest.into())]),
        Phase::Play(throw) if sheet.idle.contains(throw) => words.text("pass-idle"),
        _ if before.is_stuck(before.side()) => words.text("pass-stuck"),
        _ => words.text("pass-nothing"),
    }
}
