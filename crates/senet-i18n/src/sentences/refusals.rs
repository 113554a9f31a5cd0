//! Why a move is refused.

use senet::{Casting, Cause, GameError, House, HouseSet, Owed, Phase, Refusal, RuleSheet};

use super::house_list;
use crate::Words;

/// Why a move is refused, and by which rule: the rule's identifier stands in brackets where it has one.
///
/// `from` and `to` are the houses that the player pointed at, where that is known; they make some sentences more
/// exact.
pub fn refusal(words: &Words, sheet: &RuleSheet, refusal: &Refusal, from: Option<House>, to: Option<House>) -> String {
    let cause = refusal.cause();
    let houses = refusal.houses();
    let throw = match cause {
        Cause::NotThisThrow(throw) | Cause::ImpossibleThrow(throw) => throw.value(),
        _ => 0,
    };
    let written = match cause {
        Cause::WrittenOtherwise(written) => written.to_string(),
        _ => String::new(),
    };
    let number = |house: Option<House>| house.map_or(0, House::number);
    let sentence = words.format(
        message(sheet, cause, from, to),
        &[
            ("houses", house_list(words, houses).into()),
            ("count", houses.len().into()),
            ("throw", throw.into()),
            ("from", number(from).into()),
            ("to", number(to).into()),
            ("distance", number(from).abs_diff(number(to)).into()),
            ("move", written.into()),
        ],
    );
    // Rules that all sheets share have a word for programs in place of an identifier.
    if refusal.rule() == cause.code() { sentence } else { format!("{sentence} ({})", refusal.rule()) }
}

fn message(sheet: &RuleSheet, cause: Cause, from: Option<House>, to: Option<House>) -> &'static str {
    match cause {
        Cause::GameOver => "refusal-game-over",
        Cause::ThrowIsDue => "refusal-throw-is-due",
        Cause::MoveIsDue(Phase::TurnStart) => "refusal-move-is-due-start",
        Cause::MoveIsDue(_) => "refusal-move-is-due",
        Cause::ImpossibleThrow(_) => "refusal-impossible-throw",
        Cause::NoPiece => "refusal-no-piece",
        Cause::EnemyPiece => "refusal-enemy-piece",
        // A piece that is too near the start to go so far back is not pointed at a house.
        Cause::NotThisThrow(throw) => match (from, to) {
            (Some(from), Some(to)) if from.number().abs_diff(to.number()) != throw.value() => {
                "refusal-not-this-distance"
            }
            _ => "refusal-not-this-throw",
        },
        Cause::IdleThrow => "refusal-idle-throw",
        Cause::TooFar => "refusal-too-far",
        Cause::OwnPiece => "refusal-own-piece",
        Cause::Protected => "refusal-protected",
        Cause::Safe => "refusal-safe",
        Cause::Blockade => "refusal-blockade",
        Cause::OwedFirstMove(Owed::Cones) => "refusal-owed-nine",
        Cause::OwedFirstMove(Owed::Ten(_)) => "refusal-owed-ten",
        Cause::OwedFirstMove(Owed::SpoolsThenCones | Owed::Nothing) => "refusal-owed-one",
        Cause::Stuck => "refusal-stuck",
        Cause::WrongThrowForHouse => "refusal-wrong-throw-for-house",
        Cause::WaitsToLeave(House::LAST) => "refusal-waits-for-turn",
        Cause::WaitsToLeave(_) => "refusal-waits-for-throw",
        Cause::OnlyAtTurnStart => "refusal-only-at-turn-start",
        Cause::ChoiceAtTurnStart => "refusal-choice-at-turn-start",
        Cause::NothingToKeep => "refusal-nothing-to-keep",
        Cause::MustLandOn26 => "refusal-must-land-on-26",
        Cause::NoRoomBeyondWater => "refusal-no-room-beyond-water",
        Cause::RowsNotClear if (sheet.leaving.clear & HouseSet::ROW_2).is_empty() => "refusal-clear-row-one",
        Cause::RowsNotClear => "refusal-clear-rows-one-two",
        Cause::LeavesThrough30 => "refusal-leaves-through-30",
        Cause::NotAnExit => "refusal-not-an-exit",
        Cause::ForwardFirst => "refusal-forward-first",
        Cause::NoBackward => "refusal-no-backward",
        Cause::ReturnFirst => "refusal-return-first",
        Cause::BackwardToEmpty => "refusal-backward-to-empty",
        Cause::RestIsForward => "refusal-rest-is-forward",
        Cause::MoveIsCompulsory => "refusal-move-is-compulsory",
        Cause::WrittenOtherwise(_) => "refusal-written-otherwise",
    }
}

/// Why an event cannot happen in a game.
pub fn game_error(
    words: &Words,
    sheet: &RuleSheet,
    error: &GameError,
    from: Option<House>,
    to: Option<House>,
) -> String {
    match error {
        GameError::Refused(refused) => refusal(words, sheet, refused, from, to),
        GameError::WrongCasting { expected: Casting::Sticks } => words.text("refusal-sticks-expected"),
        GameError::WrongCasting { expected: Casting::Die } => words.text("refusal-die-expected"),
        GameError::NotNow { .. } => words.text("refusal-not-now"),
    }
}
