//! Moves: what a legal move would do, and what a played move did.

use senet::{House, Move, Phase, Position, RuleSheet};

use super::{Who, capitalised, joined, piece};
use crate::ids;
use crate::{Value, Words};

/// Tells what a legal move would do: "Red cone from 24 to 26. House 26 gives one more throw. 26 is a safe house."
pub fn move_offered(words: &Words, sheet: &RuleSheet, position: &Position, legal: Move) -> String {
    let mut sentences = way(words, sheet, position, legal);
    sentences.extend(promises(words, sheet, position, legal));
    joined(&sentences)
}

/// Tells what a legal move would do beside moving the piece: a note for a list that writes the move as `24-26`.
pub fn move_note(words: &Words, sheet: &RuleSheet, position: &Position, legal: Move) -> String {
    joined(&promises(words, sheet, position, legal))
}

/// Tells what a move did, and whether its player throws again. `next` is the player to act in the position `after`, which
/// [`prompt`](super::prompt) tells.
pub fn move_told(
    words: &Words,
    sheet: &RuleSheet,
    before: &Position,
    played: Move,
    after: &Position,
    next: Who<'_>,
) -> String {
    let mut sentences = way(words, sheet, before, played);
    sentences.extend(effects(words, sheet, before, played, after));
    if after.side() == before.side() {
        sentences.extend(turn(words, before, after, next));
    }
    joined(&sentences)
}

/// Tells what [`move_told`] tells, without the way of the piece, and whose turn it is unless the game is over: for lists that
/// write the move as `24-26`.
pub fn move_results(
    words: &Words,
    sheet: &RuleSheet,
    before: &Position,
    played: Move,
    after: &Position,
    next: Who<'_>,
) -> String {
    let mut sentences = effects(words, sheet, before, played, after);
    sentences.extend(turn(words, before, after, next));
    joined(&sentences)
}

fn promises(words: &Words, sheet: &RuleSheet, position: &Position, legal: Move) -> Vec<String> {
    let after = position.play_unchecked(sheet, legal);
    let mut sentences = effects(words, sheet, position, legal, &after);
    if let Some(end) = legal.end()
        && sheet.safe().contains(end)
    {
        sentences.push(words.format(ids::MOVE_SAFE, &[("house", end.into())]));
    }
    sentences
}

/// Whose turn it is after a move, unless the turn goes on without a throw or the game is over.
fn turn(words: &Words, before: &Position, after: &Position, next: Who<'_>) -> Option<String> {
    match after.phase() {
        Phase::Over | Phase::Rest { .. } => None,
        _ if before.phase() == Phase::TurnStart => None,
        _ if after.side() == before.side() => Some(next.format(words, ids::TURN_AGAIN, &[])),
        _ => Some(next.format(words, ids::TURN_PASSES, &[])),
    }
}

/// Lists what a move does beside moving the piece.
fn effects(words: &Words, sheet: &RuleSheet, before: &Position, played: Move, after: &Position) -> Vec<String> {
    let side = before.side();
    let mut sentences = Vec::new();
    match played {
        Move::PASS => sentences.push(nothing_played(words, sheet, before)),
        Move::KEEP => {
            let piece = capitalised(&piece(words, sheet, side));
            sentences.push(words.format(ids::MOVE_KEEPS, &[("piece", piece.into())]));
        }
        _ => {}
    }
    if played.is_capture() {
        let enemy = piece(words, sheet, !side);
        let swapped = after.pieces(!side) & !before.pieces(!side);
        if let Some(house) = swapped.first() {
            let id = if house == House::WATER { ids::MOVE_CAPTURES_STUCK } else { ids::MOVE_CAPTURES };
            sentences.push(words.format(id, &[("piece", enemy.into()), ("house", house.into())]));
        }
    }
    match (played.to(), played.end()) {
        (Some(House::WATER), Some(House::WATER)) => {
            sentences.push(words.format(ids::MOVE_WATER_STUCK, &[("side", side.name().into())]));
        }
        (Some(House::WATER), Some(end)) => sentences.push(words.format(ids::MOVE_WATER, &[("house", end.into())])),
        (Some(to), Some(end)) if played.is_forced_return() => {
            sentences.push(words.format(ids::MOVE_RETURNS, &[("to", to.into()), ("house", end.into())]));
        }
        (Some(to), Some(_)) if sheet.extra_throw_on().contains(to) => sentences.push(words.text(ids::MOVE_EXTRA_THROW)),
        _ => {}
    }
    if before.pieces(side).len() > after.pieces(side).len() {
        if !played.leaves_board() {
            sentences.push(words.text(ids::MOVE_EXIT_OPENS));
        }
        sentences.push(words.format(ids::MOVE_TO_GO, &[("count", after.pieces(side).len().into())]));
    }
    if let Phase::Rest { rest, .. } = after.phase() {
        sentences.push(words.format(ids::MOVE_REST, &[("rest", rest.into())]));
    }
    sentences
}

/// Tells which piece goes where; empty if no piece moves.
fn way(words: &Words, sheet: &RuleSheet, before: &Position, played: Move) -> Vec<String> {
    let id = match played {
        Move::PASS | Move::KEEP => return Vec::new(),
        _ if played.leaves_board() => ids::MOVE_LEAVES,
        _ if played.is_backward() => ids::MOVE_BACKWARD,
        _ => ids::MOVE_FORWARD,
    };
    let mover = played.from().and_then(|from| before.at(from)).unwrap_or(before.side());
    let piece = capitalised(&piece(words, sheet, mover));
    let number = |house: Option<House>| Value::Number(house.map_or(0, House::number).into());
    let values = [("piece", piece.into()), ("from", number(played.from())), ("to", number(played.to()))];
    vec![words.format(id, &values)]
}

/// Tells why a side passes.
fn nothing_played(words: &Words, sheet: &RuleSheet, before: &Position) -> String {
    match before.phase() {
        Phase::Rest { rest, .. } => words.format(ids::PASS_REST, &[("rest", rest.into())]),
        Phase::Play(throw) if sheet.idle().contains(throw) => words.text(ids::PASS_IDLE),
        _ if before.is_stuck(before.side()) => words.text(ids::PASS_STUCK),
        _ => words.text(ids::PASS_NOTHING),
    }
}
