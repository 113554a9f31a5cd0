//! Errors in links, records and positions.

use senet::record::{LinkError, RecordFault};
use senet::{
    Expected, Fault, FaultKind, Faults, Field, OptionNotOffered, ParseMoveError, RecordError, RuleSheet, SheetId,
    Throw, UnknownName,
};

use super::{game_error, house_list, joined, name_error, sheet_title, side};
use crate::ids::{self, Id};
use crate::{Value, Words};

/// Says everything that is wrong with the text of a position, and where.
pub fn position_faults(words: &Words, faults: &Faults) -> String {
    joined(&faults.iter().map(|fault| position_fault(words, fault)).collect::<Vec<_>>())
}

/// Says one thing that is wrong with the text of a position, and where.
pub fn position_fault(words: &Words, fault: &Fault) -> String {
    let what = Value::from(position_fault_alone(words, fault));
    let field = Value::from(words.text(match fault.field {
        Field::Board => ids::ERROR_FIELD_BOARD,
        Field::Side => ids::ERROR_FIELD_SIDE,
        Field::Owed => ids::ERROR_FIELD_OWED,
        Field::Phase => ids::ERROR_FIELD_PHASE,
    }));
    match fault.column {
        Some(column) => {
            words.format(ids::ERROR_IN_FIELD_AT, &[("field", field), ("column", column.into()), ("what", what)])
        }
        None => words.format(ids::ERROR_IN_FIELD, &[("field", field), ("what", what)]),
    }
}

/// Says one thing that is wrong with a position, without its place in the text.
pub fn position_fault_alone(words: &Words, fault: &Fault) -> String {
    let count = |id: Id, count: usize| words.format(id, &[("count", count.into())]);
    let text = |id: Id, text: String| words.format(id, &[("text", text.into())]);
    let of_side = |id: Id, named: senet::Side| words.format(id, &[("side", side(words, named).into())]);
    let of_sheet = |id: Id, sheet: SheetId| words.format(id, &[("sheet", title(words, sheet))]);
    let of_throw = |id: Id, throw: Throw| words.format(id, &[("throw", throw.into())]);
    let on_houses = |id: Id| words.format(id, &[("houses", house_list(words, fault.houses).into())]);
    match &fault.kind {
        FaultKind::FieldCount(fields) => count(ids::ERROR_POSITION_FIELDS, *fields),
        FaultKind::Expected(expected) => awaited(words, *expected),
        FaultKind::RowCount(rows) => count(ids::ERROR_POSITION_ROWS, *rows),
        FaultKind::NoRun(run) => text(ids::ERROR_POSITION_RUN, run.clone()),
        FaultKind::NoSquare(sign) => text(ids::ERROR_POSITION_SIGN, sign.to_string()),
        FaultKind::RowTooLong(first) => words.format(ids::ERROR_POSITION_ROW_LONG, &[("house", (*first).into())]),
        FaultKind::RowTooShort { first, filled } => {
            words.format(ids::ERROR_POSITION_ROW_SHORT, &[("house", (*first).into()), ("count", (*filled).into())])
        }
        FaultKind::TooManyPieces { side: named, count } => {
            let values = [("count", (*count).into()), ("side", side(words, *named).into())];
            words.format(ids::ERROR_POSITION_TOO_MANY, &values)
        }
        FaultKind::TwoOnOneHouse => on_houses(ids::ERROR_POSITION_TWO),
        FaultKind::PieceInWater(sheet) => of_sheet(ids::ERROR_POSITION_WATER, *sheet),
        FaultKind::PieceOnExit(side) => of_side(ids::ERROR_POSITION_EXIT, *side),
        FaultKind::WinnerNotNamed(side) => of_side(ids::ERROR_POSITION_WINNER, *side),
        FaultKind::OwedAfterEnd => words.text(ids::ERROR_POSITION_OWED_END),
        FaultKind::NotOver(side) => of_side(ids::ERROR_POSITION_NOT_OVER, *side),
        FaultKind::Over(side) => of_side(ids::ERROR_POSITION_OVER, *side),
        FaultKind::NotOwedWithDie(sheet) => of_sheet(ids::ERROR_POSITION_OWED_DIE, *sheet),
        FaultKind::NotOwedWithSticks(sheet) => of_sheet(ids::ERROR_POSITION_OWED_STICKS, *sheet),
        FaultKind::OwedAfterStart => words.text(ids::ERROR_POSITION_OWED_START),
        FaultKind::OwedAfterLoss => words.text(ids::ERROR_POSITION_OWED_LOSS),
        FaultKind::OwedByOther(side) => {
            words.format(ids::ERROR_POSITION_OWED_OTHER, &[("letter", side.letter().to_string().into())])
        }
        FaultKind::OwedAfterFirstMove => words.text(ids::ERROR_POSITION_OWED_MOVED),
        FaultKind::ImpossibleThrow(_, throw) => of_throw(ids::REFUSAL_IMPOSSIBLE_THROW, *throw),
        FaultKind::NoTurnStart(sheet) => of_sheet(ids::ERROR_POSITION_NO_START, *sheet),
        FaultKind::TurnStartWithoutPiece => words.text(ids::ERROR_POSITION_START_PIECE),
        FaultKind::TurnStartWithRowOne => on_houses(ids::ERROR_POSITION_START_ROW),
        FaultKind::TurnStartWhileStuck => words.text(ids::ERROR_POSITION_START_STUCK),
        FaultKind::NoRests(sheet) => of_sheet(ids::ERROR_POSITION_NO_RESTS, *sheet),
        FaultKind::NoRestOf(throw) => of_throw(ids::ERROR_POSITION_NO_REST, *throw),
        FaultKind::RestTooLarge(throw) => of_throw(ids::ERROR_POSITION_REST_LARGE, *throw),
        FaultKind::RestWithRowOne => on_houses(ids::ERROR_POSITION_REST_ROW),
        FaultKind::RestWithAllPieces => words.text(ids::ERROR_POSITION_REST_ALL),
    }
}

/// Says what is wrong with a record, and where.
pub fn record_error(words: &Words, error: &RecordError) -> String {
    let what = record_fault(words, error.fault());
    let values = [("line", error.line().into()), ("column", error.column().into()), ("what", what.into())];
    words.format(ids::ERROR_AT, &values)
}

fn record_fault(words: &Words, fault: &RecordFault) -> String {
    match fault {
        RecordFault::Expected(expected) => awaited(words, *expected),
        RecordFault::CutOff(expected) => joined(&[words.text(ids::ERROR_CUT_OFF), awaited(words, *expected)]),
        RecordFault::CutLine => words.text(ids::ERROR_CUT_OFF),
        RecordFault::CarriageReturn => words.text(ids::ERROR_CARRIAGE_RETURN),
        RecordFault::NoRecord => words.text(ids::ERROR_NO_RECORD),
        RecordFault::LineCount { found, lines } => {
            words.format(ids::ERROR_LINE_COUNT, &[("lines", (*lines).into()), ("found", found.as_str().into())])
        }
        RecordFault::Changed { .. } => words.text(ids::ERROR_CHANGED),
        RecordFault::Written(line) => words.format(ids::ERROR_WRITTEN, &[("text", line.as_str().into())]),
        RecordFault::Position(faults) => position_faults(words, faults),
        RecordFault::Unknown(error) => unknown_name(words, error),
        RecordFault::Option(error) => option_not_offered(words, *error),
        RecordFault::OptionOrder => words.text(ids::ERROR_OPTION_ORDER),
        RecordFault::Name(error) => name_error(words, *error),
        RecordFault::Over => words.text(ids::ERROR_OVER),
        RecordFault::Move(error) => move_text_error(words, error),
        RecordFault::Refused(sheet, error) => game_error(words, &RuleSheet::plain(*sheet), error, None, None),
    }
}

/// Says what is wrong with a link.
pub fn link_error(words: &Words, error: &LinkError) -> String {
    match error {
        LinkError::TooLong(_) => words.text(ids::ERROR_LINK_TOO_LONG),
        LinkError::OtherVersion => words.text(ids::ERROR_LINK_VERSION),
        LinkError::FieldCount(count) => words.format(ids::ERROR_LINK_FIELDS, &[("count", (*count).into())]),
        LinkError::NoText(field) => words.format(ids::ERROR_LINK_TEXT, &[("field", (*field).into())]),
        LinkError::Header(fault) => record_fault(words, fault),
        LinkError::Letter { number, letter, error } => {
            let what = match error {
                Some((sheet, error)) => game_error(words, &RuleSheet::plain(*sheet), error, None, None),
                None => words.text(ids::REFUSAL_NOT_NOW),
            };
            let letter = letter.to_string();
            let values = [("number", (*number).into()), ("letter", letter.into()), ("what", what.into())];
            words.format(ids::ERROR_LINK_LETTER, &values)
        }
        LinkError::Changed => words.text(ids::ERROR_CHANGED),
    }
}

/// Says what should stand where the text of a move cannot be read.
pub fn move_text_error(words: &Words, error: &ParseMoveError) -> String {
    awaited(words, error.expected())
}

/// Says that a sheet or an option of this name is not known, and which are.
pub fn unknown_name(words: &Words, error: &UnknownName) -> String {
    unknown(words, error.name(), error.known())
}

/// Says that a name is not known, and which are: the names in `known`, with commas between.
pub fn unknown(words: &Words, name: &str, known: &str) -> String {
    words.format(ids::ERROR_UNKNOWN, &[("name", name.into()), ("known", known.into())])
}

/// Says that a sheet does not offer an option.
pub fn option_not_offered(words: &Words, error: OptionNotOffered) -> String {
    let option = super::option_name(words, error.option);
    words.format(ids::ERROR_OPTION, &[("sheet", title(words, error.sheet)), ("option", option.into())])
}

/// Says what should stand at the place of the fault.
fn awaited(words: &Words, expected: Expected) -> String {
    match expected {
        Expected::EmptyLine => words.text(ids::ERROR_EMPTY_LINE),
        _ if expected.signs().is_empty() => words.text(ids::ERROR_LINE_ENDS),
        _ => words.format(ids::ERROR_EXPECTED, &[("signs", expected.signs().into_owned().into())]),
    }
}

fn title(words: &Words, sheet: SheetId) -> Value<'static> {
    sheet_title(words, &RuleSheet::plain(sheet)).into()
}
