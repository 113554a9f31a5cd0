//! The rules page of each sheet, and the table that compares the five, as lists of message ids.
//!
//! A paragraph that several sheets share is one message. A decision, marked ◇ in `docs/rules.md`, is a place where a
//! sheet can be read in two ways; the page points it out in the section that it concerns.

use senet::SheetId;

use crate::ids::{self, Id};

/// A part of a rules page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// The message of the heading.
    pub heading: Id,
    /// The messages of the paragraphs, in order. None of them has variables.
    pub paragraphs: &'static [Id],
    /// Our decisions where the sheet is silent or ambiguous.
    pub decisions: &'static [Decision],
}

/// The reading by which a sheet is played where it is ambiguous.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The identifier in `docs/rules.md`, such as `D2`.
    pub rule: &'static str,
    /// The message that says what is open, and how it is played here.
    pub message: Id,
}

/// The message to be put before a decision.
pub const DECISION_NOTE: Id = ids::RULES_DECISION_NOTE;

/// Returns the rules page of a sheet, with its variations.
pub const fn page(sheet: SheetId) -> &'static [Section] {
    match sheet {
        SheetId::Carpignano => CARPIGNANO,
        SheetId::Spanish => SPANISH,
        SheetId::Uninerd => UNINERD,
        SheetId::French => FRENCH,
        SheetId::Dutch => DUTCH,
    }
}

/// A line of the table that compares the sheets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// The message of the label.
    pub label: Id,
    /// The message of each sheet's cell, in the order of [`SheetId::ALL`].
    pub cells: [Id; 5],
}

const fn section(heading: Id, paragraphs: &'static [Id], decisions: &'static [Decision]) -> Section {
    Section { heading, paragraphs, decisions }
}

const fn decision(rule: &'static str, message: Id) -> Decision {
    Decision { rule, message }
}

const AIM: Section = section(ids::RULES_HEADING_AIM, &[ids::RULES_ALL_AIM], &[]);
const MOVING: Section = section(ids::RULES_HEADING_MOVING, &[ids::RULES_ALL_MOVING, ids::RULES_ALL_PASSING], &[]);
const CAPTURE: Section = section(
    ids::RULES_HEADING_CAPTURE,
    &[ids::RULES_ALL_CAPTURE, ids::RULES_ALL_PROTECTED, ids::RULES_ALL_BLOCKADE],
    &[],
);
const FIRST_MOVE_OF_NINE: Decision = decision("G1", ids::RULES_ALL_DECISION_G1);

const CARPIGNANO: &[Section] = &[
    AIM,
    section(
        ids::RULES_HEADING_THROWS,
        &[ids::RULES_CARPIGNANO_THROWS, ids::RULES_ALL_START, ids::RULES_ALL_AGAIN],
        &[],
    ),
    section(ids::RULES_HEADING_BEGINNING, &[ids::RULES_ALL_BEGINNING, ids::RULES_ALL_NINE], &[FIRST_MOVE_OF_NINE]),
    MOVING,
    Section { decisions: &[decision("C4", ids::RULES_CARPIGNANO_DECISION_C4)], ..CAPTURE },
    section(
        ids::RULES_HEADING_HOUSES,
        &[ids::RULES_ALL_SAFE, ids::ABOUT_26_THROW, ids::ABOUT_WATER_START, ids::RULES_ALL_SIGNS],
        &[decision("C1", ids::RULES_CARPIGNANO_DECISION_C1)],
    ),
    section(ids::RULES_HEADING_LEAVING, &[ids::RULES_CARPIGNANO_LEAVING, ids::RULES_ALL_BLOCKADE_LEAVING], &[]),
    section(ids::RULES_HEADING_NO_FORWARD, &[ids::RULES_ALL_BACKWARD], &[]),
    section(ids::RULES_HEADING_WINNING, &[ids::RULES_ALL_WINNING, ids::RULES_ALL_POINTS], &[]),
];

const SPANISH: &[Section] = &[
    AIM,
    section(
        ids::RULES_HEADING_THROWS,
        &[ids::RULES_SPANISH_THROWS, ids::RULES_ALL_START, ids::RULES_ALL_AGAIN],
        &[decision("S6", ids::RULES_SPANISH_DECISION_S6)],
    ),
    section(
        ids::RULES_HEADING_BEGINNING,
        &[ids::RULES_SPANISH_BEGINNING, ids::RULES_ALL_NINE],
        &[decision("S1", ids::RULES_SPANISH_DECISION_S1), FIRST_MOVE_OF_NINE],
    ),
    MOVING,
    CAPTURE,
    section(ids::RULES_HEADING_HOUSES, &[ids::RULES_ALL_SAFE, ids::ABOUT_WATER_START, ids::RULES_ALL_SIGNS], &[]),
    section(
        ids::RULES_HEADING_LEAVING,
        &[ids::RULES_SPANISH_LEAVING],
        &[decision("S3", ids::RULES_SPANISH_DECISION_S3)],
    ),
    section(ids::RULES_HEADING_NO_FORWARD, &[ids::RULES_SPANISH_NO_FORWARD], &[]),
    section(
        ids::RULES_HEADING_WINNING,
        &[ids::RULES_ALL_WINNING, ids::RULES_ALL_POINTS],
        &[decision("S5", ids::RULES_SPANISH_DECISION_S5)],
    ),
    section(
        ids::RULES_HEADING_OPTIONS,
        &[
            ids::RULES_SPANISH_OPTIONS,
            ids::OPTION_EXIT_3_2_1_SUMMARY,
            ids::OPTION_HAPPINESS_SUMMARY,
            ids::OPTION_REBIRTH_SUMMARY,
        ],
        &[decision("S4", ids::RULES_SPANISH_DECISION_S4_EXIT), decision("S4", ids::RULES_SPANISH_DECISION_S4_REBIRTH)],
    ),
];

const UNINERD: &[Section] = &[
    AIM,
    section(
        ids::RULES_HEADING_THROWS,
        &[ids::RULES_UNINERD_THROWS, ids::RULES_ALL_START, ids::RULES_UNINERD_AGAIN],
        &[],
    ),
    section(
        ids::RULES_HEADING_BEGINNING,
        &[ids::RULES_UNINERD_BEGINNING],
        &[decision("U2", ids::RULES_UNINERD_DECISION_U2)],
    ),
    MOVING,
    CAPTURE,
    section(
        ids::RULES_HEADING_HOUSES,
        &[
            ids::RULES_UNINERD_SAFE,
            ids::ABOUT_26_OVER,
            ids::ABOUT_WATER_STUCK,
            ids::RULES_UNINERD_SWAPPED,
            ids::RULES_UNINERD_SIGNS,
        ],
        &[decision("U8", ids::RULES_UNINERD_DECISION_U8), decision("U6", ids::RULES_UNINERD_DECISION_U6)],
    ),
    section(
        ids::RULES_HEADING_LEAVING,
        &[ids::RULES_UNINERD_LEAVING, ids::RULES_ALL_BLOCKADE_LEAVING],
        &[decision("U4", ids::RULES_UNINERD_DECISION_U4), decision("U5", ids::RULES_UNINERD_DECISION_U5)],
    ),
    section(
        ids::RULES_HEADING_NO_FORWARD,
        &[ids::RULES_UNINERD_NO_FORWARD],
        &[decision("U7", ids::RULES_UNINERD_DECISION_U7)],
    ),
    section(ids::RULES_HEADING_WINNING, &[ids::RULES_ALL_WINNING, ids::RULES_ALL_NO_POINTS], &[]),
];

const FRENCH: &[Section] = &[
    AIM,
    section(ids::RULES_HEADING_THROWS, &[ids::RULES_FRENCH_THROWS, ids::RULES_ALL_START, ids::RULES_ALL_AGAIN], &[]),
    section(ids::RULES_HEADING_BEGINNING, &[ids::RULES_ALL_BEGINNING, ids::RULES_ALL_NINE], &[FIRST_MOVE_OF_NINE]),
    MOVING,
    Section { decisions: &[decision("F3", ids::RULES_FRENCH_DECISION_F3)], ..CAPTURE },
    section(ids::RULES_HEADING_HOUSES, &[ids::RULES_ALL_SAFE, ids::ABOUT_WATER_START, ids::RULES_ALL_SIGNS], &[]),
    section(
        ids::RULES_HEADING_LEAVING,
        &[ids::RULES_FRENCH_LEAVING, ids::RULES_ALL_BLOCKADE_LEAVING],
        &[decision("F2", ids::RULES_FRENCH_DECISION_F2)],
    ),
    section(ids::RULES_HEADING_NO_FORWARD, &[ids::RULES_FRENCH_NO_FORWARD], &[]),
    section(ids::RULES_HEADING_WINNING, &[ids::RULES_ALL_WINNING, ids::RULES_ALL_NO_POINTS], &[]),
];

const DUTCH: &[Section] = &[
    AIM,
    section(ids::RULES_HEADING_THROWS, &[ids::RULES_DUTCH_THROWS, ids::RULES_ALL_START, ids::RULES_ALL_AGAIN], &[]),
    section(
        ids::RULES_HEADING_BEGINNING,
        &[ids::RULES_ALL_BEGINNING, ids::RULES_ALL_NINE],
        &[decision("D4", ids::RULES_DUTCH_DECISION_D4), FIRST_MOVE_OF_NINE],
    ),
    MOVING,
    CAPTURE,
    section(
        ids::RULES_HEADING_HOUSES,
        &[ids::RULES_DUTCH_SAFE, ids::ABOUT_WATER_REBIRTH, ids::RULES_ALL_SIGNS],
        &[decision("D1", ids::RULES_DUTCH_DECISION_D1), decision("D5", ids::RULES_DUTCH_DECISION_D5)],
    ),
    section(
        ids::RULES_HEADING_LEAVING,
        &[ids::RULES_DUTCH_LEAVING, ids::RULES_ALL_BLOCKADE_LEAVING],
        &[decision("D2", ids::RULES_DUTCH_DECISION_D2)],
    ),
    section(ids::RULES_HEADING_NO_FORWARD, &[ids::RULES_ALL_BACKWARD], &[decision("D3", ids::RULES_DUTCH_DECISION_D3)]),
    section(ids::RULES_HEADING_WINNING, &[ids::RULES_ALL_WINNING, ids::RULES_DUTCH_POINTS], &[]),
];

/// The table that compares the five sheets, without their variations.
pub const COMPARISON: &[Row] = &[
    all_but_uninerd(ids::COMPARE_THROW, ids::COMPARE_THROW_STICKS, ids::COMPARE_THROW_DIE),
    row(
        ids::COMPARE_FACE,
        ids::COMPARE_FACE_LIGHT,
        ids::COMPARE_FACE_CURVED,
        ids::COMPARE_FACE_NUMBER,
        ids::COMPARE_FACE_OPEN,
        ids::COMPARE_FACE_WHITE,
    ),
    all_but_uninerd(ids::COMPARE_AGAIN, ids::COMPARE_AGAIN_STICKS, ids::COMPARE_AGAIN_DIE),
    all_but_uninerd(ids::COMPARE_ENDS, ids::COMPARE_ENDS_STICKS, ids::COMPARE_ENDS_DIE),
    row(
        ids::COMPARE_BEGINS,
        ids::COMPARE_BEGINS_FIRST,
        ids::COMPARE_BEGINS_ONLY,
        ids::COMPARE_BEGINS_HIGHEST,
        ids::COMPARE_BEGINS_FIRST,
        ids::COMPARE_BEGINS_FIRST,
    ),
    all_but_uninerd(ids::COMPARE_FIRST, ids::COMPARE_FIRST_ONE, ids::COMPARE_FIRST_TEN),
    all_but_uninerd(ids::COMPARE_OTHER, ids::COMPARE_OTHER_NINE, ids::COMPARE_OTHER_FREE),
    row(
        ids::COMPARE_SAFE,
        ids::COMPARE_SAFE_FOUR,
        ids::COMPARE_SAFE_FOUR,
        ids::COMPARE_SAFE_FIVE,
        ids::COMPARE_SAFE_FOUR,
        ids::COMPARE_SAFE_THREE,
    ),
    row(ids::COMPARE_26, ids::COMPARE_26_THROW, NONE, ids::COMPARE_26_OVER, NONE, NONE),
    row(
        ids::COMPARE_WATER,
        ids::COMPARE_WATER_START,
        ids::COMPARE_WATER_START,
        ids::COMPARE_WATER_STUCK,
        ids::COMPARE_WATER_START,
        ids::COMPARE_WATER_REBIRTH,
    ),
    row(
        ids::COMPARE_LEAVING,
        ids::COMPARE_LEAVING_EXACT,
        ids::COMPARE_LEAVING_30,
        ids::COMPARE_LEAVING_START,
        ids::COMPARE_LEAVING_ANY,
        ids::COMPARE_LEAVING_REST,
    ),
    row(
        ids::COMPARE_CLEAR,
        ids::COMPARE_CLEAR_NOWHERE,
        ids::COMPARE_CLEAR_LAST,
        ids::COMPARE_CLEAR_TURN,
        ids::COMPARE_CLEAR_LAST,
        ids::COMPARE_CLEAR_FIRST,
    ),
    row(
        ids::COMPARE_NO_FORWARD,
        ids::COMPARE_NO_FORWARD_BACK,
        ids::COMPARE_NO_FORWARD_PASS,
        ids::COMPARE_NO_FORWARD_RETURN,
        ids::COMPARE_NO_FORWARD_EMPTY,
        ids::COMPARE_NO_FORWARD_BACK,
    ),
    row(
        ids::COMPARE_POINTS,
        ids::COMPARE_POINTS_THREE,
        ids::COMPARE_POINTS_THREE,
        NONE,
        NONE,
        ids::COMPARE_POINTS_DUTCH,
    ),
];

const NONE: Id = ids::COMPARE_NONE;

const fn row(label: Id, carpignano: Id, spanish: Id, uninerd: Id, french: Id, dutch: Id) -> Row {
    Row { label, cells: [carpignano, spanish, uninerd, french, dutch] }
}

/// Builds a row in which the four stick sheets have the same cell.
const fn all_but_uninerd(label: Id, sticks: Id, die: Id) -> Row {
    row(label, sticks, sticks, die, sticks, sticks)
}
