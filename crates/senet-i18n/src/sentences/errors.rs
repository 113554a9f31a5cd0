//! What is wrong with a name, a link, a record or a position.

use senet::record::{LONGEST_NAME, LinkError, NameError, RecordFault};
use senet::{
    Expected, Fault, FaultKind, Faults, Field, OptionNotOffered, ParseMoveError, RecordError, RuleSheet, SheetId,
    Throw, UnknownName,
};

use super::{game_error, house_list, joined, sheet_title, side};
use crate::{Value, Words};

/// Why a name cannot be a player's.
pub fn name_error(words: &Words, error: NameError) -> String {
    match error {
        NameError::Empty => words.text("error-name-empty"),
        NameError::Control => words.text("error-name-control"),
        NameError::Space => words.text("error-name-space"),
        NameError::TooLong => words.format("error-name-too-long", &[("most", LONGEST_NAME.into())]),
    }
}

/// Everything that is wrong with the text of a position, and where.
pub fn position_faults(words: &Words, faults: &Faults) -> String {
    joined(&faults.iter().map(|fault| position_fault(words, fault)).collect::<Vec<_>>())
}

fn position_fault(words: &Words, fault: &Fault) -> String {
    let what = Value::from(about_position(words, fault));
    let field = Value::from(words.text(match fault.field {
        Field::Board => "error-field-board",
        Field::Side => "error-field-side",
        Field::Owed => "error-field-owed",
        Field::Phase => "error-field-phase",
    }));
    match fault.column {
        Some(column) => {
            words.format("error-in-field-at", &[("field", field), ("column", column.into()), ("what", what)])
        }
        None => words.format("error-in-field", &[("field", field), ("what", what)]),
    }
}

fn about_position(words: &Words, fault: &Fault) -> String {
    let count = |id: &str, count: usize| words.format(id, &[("count", count.into())]);
    let text = |id: &str, text: String| words.format(id, &[("text", text.into())]);
    let of_side = |id: &str, named: senet::Side| words.format(id, &[("side", side(words, named).into())]);
    let of_sheet = |id: &str, sheet: SheetId| words.format(id, &[("sheet", title(words, sheet))]);
    let of_throw = |id: &str, throw: Throw| words.format(id, &[("throw", throw.into())]);
    let on_houses = |id: &str| words.format(id, &[("houses", house_list(words, fault.houses).into())]);
    match &fault.kind {
        FaultKind::FieldCount(fields) => count("error-position-fields", *fields),
        FaultKind::Expected(expected) => awaited(words, *expected),
        FaultKind::RowCount(rows) => count("error-position-rows", *rows),
        FaultKind::NoRun(run) => text("error-position-run", run.clone()),
        FaultKind::NoSquare(sign) => text("error-position-sign", sign.to_string()),
        FaultKind::RowTooLong(first) => words.format("error-position-row-long", &[("house", (*first).into())]),
        FaultKind::RowTooShort { first, filled } => {
            words.format("error-position-row-short", &[("house", (*first).into()), ("count", (*filled).into())])
        }
        FaultKind::TooManyPieces { side: named, count } => {
            let values = [("count", (*count).into()), ("side", side(words, *named).into())];
            words.format("error-position-too-many", &values)
        }
        FaultKind::TwoOnOneHouse => on_houses("error-position-two"),
        FaultKind::PieceInWater(sheet) => of_sheet("error-position-water", *sheet),
        FaultKind::PieceOnExit(side) => of_side("error-position-exit", *side),
        FaultKind::WinnerNotNamed(side) => of_side("error-position-winner", *side),
        FaultKind::OwedAfterEnd => words.text("error-position-owed-end"),
        FaultKind::NotOver(side) => of_side("error-position-not-over", *side),
        FaultKind::Over(side) => of_side("error-position-over", *side),
        FaultKind::NotOwedWithDie(sheet) => of_sheet("error-position-owed-die", *sheet),
        FaultKind::NotOwedWithSticks(sheet) => of_sheet("error-position-owed-sticks", *sheet),
        FaultKind::OwedAfterStart => words.text("error-position-owed-start"),
        FaultKind::OwedAfterLoss => words.text("error-position-owed-loss"),
        FaultKind::OwedByOther(side) => {
            words.format("error-position-owed-other", &[("letter", side.letter().to_string().into())])
        }
        FaultKind::OwedAfterFirstMove => words.text("error-position-owed-moved"),
        FaultKind::ImpossibleThrow(_, throw) => of_throw("refusal-impossible-throw", *throw),
        FaultKind::NoTurnStart(sheet) => of_sheet("error-position-no-start", *sheet),
        FaultKind::TurnStartWithoutPiece => words.text("error-position-start-piece"),
        FaultKind::TurnStartWithRowOne => on_houses("error-position-start-row"),
        FaultKind::TurnStartWhileStuck => words.text("error-position-start-stuck"),
        FaultKind::NoRests(sheet) => of_sheet("error-position-no-rests", *sheet),
        FaultKind::NoRestOf(throw) => of_throw("error-position-no-rest", *throw),
        FaultKind::RestTooLarge(throw) => of_throw("error-position-rest-large", *throw),
        FaultKind::RestWithRowOne => on_houses("error-position-rest-row"),
        FaultKind::RestWithAllPieces => words.text("error-position-rest-all"),
    }
}

/// What is wrong with a record, and where.
pub fn record_error(words: &Words, error: &RecordError) -> String {
    let what = record_fault(words, error.fault());
    let values = [("line", error.line().into()), ("column", error.column().into()), ("what", what.into())];
    words.format("error-at", &values)
}

fn record_fault(words: &Words, fault: &RecordFault) -> String {
    match fault {
        RecordFault::Expected(expected) => awaited(words, *expected),
        RecordFault::CutOff(expected) => joined(&[words.text("error-cut-off"), awaited(words, *expected)]),
        RecordFault::CutLine => words.text("error-cut-off"),
        RecordFault::CarriageReturn => words.text("error-carriage-return"),
        RecordFault::NoRecord => words.text("error-no-record"),
        RecordFault::LineCount { found, lines } => {
            words.format("error-line-count", &[("lines", (*lines).into()), ("found", found.as_str().into())])
        }
        RecordFault::Changed { .. } => words.text("error-changed"),
        RecordFault::Written(line) => words.format("error-written", &[("text", line.as_str().into())]),
        RecordFault::Position(faults) => position_faults(words, faults),
        RecordFault::Unknown(error) => unknown_name(words, error),
        RecordFault::Option(error) => option_not_offered(words, *error),
        RecordFault::OptionOrder => words.text("error-option-order"),
        RecordFault::Name(error) => name_error(words, *error),
        RecordFault::Over => words.text("error-over"),
        RecordFault::Move(error) => move_text_error(words, error),
        RecordFault::Refused(sheet, error) => game_error(words, &RuleSheet::plain(*sheet), error, None, None),
    }
}

/// What is wrong with a link.
pub fn link_error(words: &Words, error: &LinkError) -> String {
    match error {
        LinkError::TooLong(_) => words.text("error-link-too-long"),
        LinkError::OtherVersion => words.text("error-link-version"),
        LinkError::FieldCount(count) => words.format("error-link-fields", &[("count", (*count).into())]),
        LinkError::NoText(field) => words.format("error-link-text", &[("field", (*field).into())]),
        LinkError::Header(fault) => record_fault(words, fault),
        LinkError::Letter { number, letter, error } => {
            let what = match error {
                Some((sheet, error)) => game_error(words, &RuleSheet::plain(*sheet), error, None, None),
                None => words.text("refusal-not-now"),
            };
            let letter = letter.to_string();
            let values = [("number", (*number).into()), ("letter", letter.into()), ("what", what.into())];
            words.format("error-link-letter", &values)
        }
        LinkError::Changed => words.text("error-changed"),
    }
}

/// What should stand where the text of a move cannot be read.
pub fn move_text_error(words: &Words, error: &ParseMoveError) -> String {
    awaited(words, error.expected())
}

/// A name of a sheet or an option that is not known.
pub fn unknown_name(words: &Words, error: &UnknownName) -> String {
    words.format("error-unknown", &[("name", error.name().into()), ("known", error.known().into())])
}

/// An option that a sheet does not offer.
pub fn option_not_offered(words: &Words, error: OptionNotOffered) -> String {
    let option = super::option_name(words, error.option);
    words.format("error-option", &[("sheet", title(words, error.sheet)), ("option", option.into())])
}

/// What should stand there.
fn awaited(words: &Words, expected: Expected) -> String {
    match expected {
        Expected::EmptyLine => words.text("error-empty-line"),
        _ if expected.signs().is_empty() => words.text("error-line-ends"),
        _ => words.format("error-expected", &[("signs", expected.signs().into_owned().into())]),
    }
}

fn title(words: &Words, sheet: SheetId) -> Value<'static> {
    sheet_title(words, &RuleSheet::plain(sheet)).into()
}
