//! Why a move is refused.

use senet::{Casting, Cause, GameError, House, HouseSet, Owed, Phase, Refusal, RuleSheet};

use super::house_list;
use crate::Words;
use crate::ids::{self, Id};

/// Says why a move is refused, with the identifier of the rule in brackets where it has one.
///
/// `from` and `to` are the houses that the player pointed at, if known; they make some sentences more exact.
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

fn message(sheet: &RuleSheet, cause: Cause, from: Option<House>, to: Option<House>) -> Id {
    match cause {
        Cause::GameOver => ids::REFUSAL_GAME_OVER,
        Cause::ThrowIsDue => ids::REFUSAL_THROW_IS_DUE,
        Cause::MoveIsDue(Phase::TurnStart) => ids::REFUSAL_MOVE_IS_DUE_START,
        Cause::MoveIsDue(_) => ids::REFUSAL_MOVE_IS_DUE,
        Cause::ImpossibleThrow(_) => ids::REFUSAL_IMPOSSIBLE_THROW,
        Cause::NoPiece => ids::REFUSAL_NO_PIECE,
        Cause::EnemyPiece => ids::REFUSAL_ENEMY_PIECE,
        // A piece that is too near the start to go so far back is not pointed at a house.
        Cause::NotThisThrow(throw) => match (from, to) {
            (Some(from), Some(to)) if from.number().abs_diff(to.number()) != throw.value() => {
                ids::REFUSAL_NOT_THIS_DISTANCE
            }
            _ => ids::REFUSAL_NOT_THIS_THROW,
        },
        Cause::IdleThrow => ids::REFUSAL_IDLE_THROW,
        Cause::TooFar => ids::REFUSAL_TOO_FAR,
        Cause::OwnPiece => ids::REFUSAL_OWN_PIECE,
        Cause::Protected => ids::REFUSAL_PROTECTED,
        Cause::Safe => ids::REFUSAL_SAFE,
        Cause::Blockade => ids::REFUSAL_BLOCKADE,
        Cause::OwedFirstMove(Owed::Cones) => ids::REFUSAL_OWED_NINE,
        Cause::OwedFirstMove(Owed::Ten(_)) => ids::REFUSAL_OWED_TEN,
        Cause::OwedFirstMove(Owed::SpoolsThenCones | Owed::Nothing) => ids::REFUSAL_OWED_ONE,
        Cause::Stuck => ids::REFUSAL_STUCK,
        Cause::WrongThrowForHouse => ids::REFUSAL_WRONG_THROW_FOR_HOUSE,
        Cause::WaitsToLeave(House::LAST) => ids::REFUSAL_WAITS_FOR_TURN,
        Cause::WaitsToLeave(_) => ids::REFUSAL_WAITS_FOR_THROW,
        Cause::OnlyAtTurnStart => ids::REFUSAL_ONLY_AT_TURN_START,
        Cause::ChoiceAtTurnStart => ids::REFUSAL_CHOICE_AT_TURN_START,
        Cause::NothingToKeep => ids::REFUSAL_NOTHING_TO_KEEP,
        Cause::MustLandOn26 => ids::REFUSAL_MUST_LAND_ON_26,
        Cause::NoRoomBeyondWater => ids::REFUSAL_NO_ROOM_BEYOND_WATER,
        Cause::RowsNotClear if (sheet.leaving().clear & HouseSet::ROW_2).is_empty() => ids::REFUSAL_CLEAR_ROW_ONE,
        Cause::RowsNotClear => ids::REFUSAL_CLEAR_ROWS_ONE_TWO,
        Cause::LeavesThrough30 => ids::REFUSAL_LEAVES_THROUGH_30,
        Cause::NotAnExit => ids::REFUSAL_NOT_AN_EXIT,
        Cause::ForwardFirst => ids::REFUSAL_FORWARD_FIRST,
        Cause::NoBackward => ids::REFUSAL_NO_BACKWARD,
        Cause::ReturnFirst => ids::REFUSAL_RETURN_FIRST,
        Cause::BackwardToEmpty => ids::REFUSAL_BACKWARD_TO_EMPTY,
        Cause::RestIsForward => ids::REFUSAL_REST_IS_FORWARD,
        Cause::MoveIsCompulsory => ids::REFUSAL_MOVE_IS_COMPULSORY,
        Cause::WrittenOtherwise(_) => ids::REFUSAL_WRITTEN_OTHERWISE,
    }
}

/// Says why an event is refused.
pub fn game_error(
    words: &Words,
    sheet: &RuleSheet,
    error: &GameError,
    from: Option<House>,
    to: Option<House>,
) -> String {
    match error {
        GameError::Refused(refused) => refusal(words, sheet, refused, from, to),
        GameError::WrongCasting { expected: Casting::Sticks } => words.text(ids::REFUSAL_STICKS_EXPECTED),
        GameError::WrongCasting { expected: Casting::Die } => words.text(ids::REFUSAL_DIE_EXPECTED),
        GameError::NotNow { .. } => words.text(ids::REFUSAL_NOT_NOW),
    }
}
