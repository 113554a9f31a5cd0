//! The rules page of each sheet, and the table that compares the five, as lists of message ids.
//!
//! A paragraph that several sheets share is one message. A decision is what RULES marks with ◇: a place where the
//! sheet can be read in two ways, which the page has to point out. It stands in the section that it concerns.

use senet::SheetId;

/// A part of a rules page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// The message of the heading.
    pub heading: &'static str,
    /// The messages of the paragraphs, in order. None of them has variables.
    pub paragraphs: &'static [&'static str],
    /// What the sheet leaves open here.
    pub decisions: &'static [Decision],
}

/// How a sheet is played where it can be read in two ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The identifier in RULES, such as `D2`.
    pub rule: &'static str,
    /// The message that says what is open, and how it is played here.
    pub message: &'static str,
}

/// The message to be put before a decision.
pub const DECISION_NOTE: &str = "rules-decision-note";

/// The rules page of a sheet, its variations included.
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
    pub label: &'static str,
    /// The message of each sheet's cell, in the order of [`SheetId::ALL`].
    pub cells: [&'static str; 5],
}

const fn section(
    heading: &'static str,
    paragraphs: &'static [&'static str],
    decisions: &'static [Decision],
) -> Section {
    Section { heading, paragraphs, decisions }
}

const fn decision(rule: &'static str, message: &'static str) -> Decision {
    Decision { rule, message }
}

const AIM: Section = section("rules-heading-aim", &["rules-all-aim"], &[]);
const MOVING: Section = section("rules-heading-moving", &["rules-all-moving", "rules-all-passing"], &[]);
const CAPTURE: Section =
    section("rules-heading-capture", &["rules-all-capture", "rules-all-protected", "rules-all-blockade"], &[]);
const FIRST_MOVE_OF_NINE: Decision = decision("G1", "rules-all-decision-G1");

const CARPIGNANO: &[Section] = &[
    AIM,
    section("rules-heading-throws", &["rules-carpignano-throws", "rules-all-start", "rules-all-again"], &[]),
    section("rules-heading-beginning", &["rules-all-beginning", "rules-all-nine"], &[FIRST_MOVE_OF_NINE]),
    MOVING,
    Section { decisions: &[decision("C4", "rules-carpignano-decision-C4")], ..CAPTURE },
    section(
        "rules-heading-houses",
        &["rules-all-safe", "about-26-throw", "about-water-start"],
        &[decision("C1", "rules-carpignano-decision-C1")],
    ),
    section("rules-heading-leaving", &["rules-carpignano-leaving", "rules-all-blockade-leaving"], &[]),
    section("rules-heading-no-forward", &["rules-all-backward"], &[]),
    section("rules-heading-winning", &["rules-all-winning", "rules-all-points"], &[]),
];

const SPANISH: &[Section] = &[
    AIM,
    section(
        "rules-heading-throws",
        &["rules-spanish-throws", "rules-all-start", "rules-all-again"],
        &[decision("S6", "rules-spanish-decision-S6")],
    ),
    section(
        "rules-heading-beginning",
        &["rules-spanish-beginning", "rules-all-nine"],
        &[decision("S1", "rules-spanish-decision-S1"), FIRST_MOVE_OF_NINE],
    ),
    MOVING,
    CAPTURE,
    section("rules-heading-houses", &["rules-all-safe", "about-water-start"], &[]),
    section("rules-heading-leaving", &["rules-spanish-leaving"], &[decision("S3", "rules-spanish-decision-S3")]),
    section("rules-heading-no-forward", &["rules-spanish-no-forward"], &[]),
    section(
        "rules-heading-winning",
        &["rules-all-winning", "rules-all-points"],
        &[decision("S5", "rules-spanish-decision-S5")],
    ),
    section(
        "rules-heading-options",
        &["rules-spanish-options", "option-exit-3-2-1-summary", "option-happiness-summary", "option-rebirth-summary"],
        &[decision("S4", "rules-spanish-decision-S4-exit"), decision("S4", "rules-spanish-decision-S4-rebirth")],
    ),
];

const UNINERD: &[Section] = &[
    AIM,
    section("rules-heading-throws", &["rules-uninerd-throws", "rules-all-start", "rules-uninerd-again"], &[]),
    section("rules-heading-beginning", &["rules-uninerd-beginning"], &[decision("U2", "rules-uninerd-decision-U2")]),
    MOVING,
    CAPTURE,
    section(
        "rules-heading-houses",
        &["rules-uninerd-safe", "about-26-over", "about-water-stuck", "rules-uninerd-swapped"],
        &[decision("U8", "rules-uninerd-decision-U8"), decision("U6", "rules-uninerd-decision-U6")],
    ),
    section(
        "rules-heading-leaving",
        &["rules-uninerd-leaving", "rules-all-blockade-leaving"],
        &[decision("U4", "rules-uninerd-decision-U4"), decision("U5", "rules-uninerd-decision-U5")],
    ),
    section("rules-heading-no-forward", &["rules-uninerd-no-forward"], &[decision("U7", "rules-uninerd-decision-U7")]),
    section("rules-heading-winning", &["rules-all-winning", "rules-all-no-points"], &[]),
];

const FRENCH: &[Section] = &[
    AIM,
    section("rules-heading-throws", &["rules-french-throws", "rules-all-start", "rules-all-again"], &[]),
    section("rules-heading-beginning", &["rules-all-beginning", "rules-all-nine"], &[FIRST_MOVE_OF_NINE]),
    MOVING,
    Section { decisions: &[decision("F3", "rules-french-decision-F3")], ..CAPTURE },
    section("rules-heading-houses", &["rules-all-safe", "about-water-start"], &[]),
    section(
        "rules-heading-leaving",
        &["rules-french-leaving", "rules-all-blockade-leaving"],
        &[decision("F2", "rules-french-decision-F2")],
    ),
    section("rules-heading-no-forward", &["rules-french-no-forward"], &[]),
    section("rules-heading-winning", &["rules-all-winning", "rules-all-no-points"], &[]),
];

const DUTCH: &[Section] = &[
    AIM,
    section("rules-heading-throws", &["rules-dutch-throws", "rules-all-start", "rules-all-again"], &[]),
    section(
        "rules-heading-beginning",
        &["rules-all-beginning", "rules-all-nine"],
        &[decision("D4", "rules-dutch-decision-D4"), FIRST_MOVE_OF_NINE],
    ),
    MOVING,
    CAPTURE,
    section(
        "rules-heading-houses",
        &["rules-dutch-safe", "about-water-rebirth"],
        &[decision("D1", "rules-dutch-decision-D1"), decision("D5", "rules-dutch-decision-D5")],
    ),
    section(
        "rules-heading-leaving",
        &["rules-dutch-leaving", "rules-all-blockade-leaving"],
        &[decision("D2", "rules-dutch-decision-D2")],
    ),
    section("rules-heading-no-forward", &["rules-all-backward"], &[decision("D3", "rules-dutch-decision-D3")]),
    section("rules-heading-winning", &["rules-all-winning", "rules-dutch-points"], &[]),
];

/// The table that compares the five sheets, without their variations.
pub const COMPARISON: &[Row] = &[
    all_but_uninerd("compare-throw", "compare-throw-sticks", "compare-throw-die"),
    row(
        "compare-face",
        "compare-face-light",
        "compare-face-curved",
        "compare-face-number",
        "compare-face-open",
        "compare-face-white",
    ),
    all_but_uninerd("compare-again", "compare-again-sticks", "compare-again-die"),
    all_but_uninerd("compare-ends", "compare-ends-sticks", "compare-ends-die"),
    row(
        "compare-begins",
        "compare-begins-first",
        "compare-begins-only",
        "compare-begins-highest",
        "compare-begins-first",
        "compare-begins-first",
    ),
    all_but_uninerd("compare-first", "compare-first-one", "compare-first-ten"),
    all_but_uninerd("compare-other", "compare-other-nine", "compare-other-free"),
    row(
        "compare-safe",
        "compare-safe-four",
        "compare-safe-four",
        "compare-safe-five",
        "compare-safe-four",
        "compare-safe-three",
    ),
    row("compare-26", "compare-26-throw", NONE, "compare-26-over", NONE, NONE),
    row(
        "compare-water",
        "compare-water-start",
        "compare-water-start",
        "compare-water-stuck",
        "compare-water-start",
        "compare-water-rebirth",
    ),
    row(
        "compare-leaving",
        "compare-leaving-exact",
        "compare-leaving-30",
        "compare-leaving-start",
        "compare-leaving-any",
        "compare-leaving-rest",
    ),
    row(
        "compare-clear",
        "compare-clear-nowhere",
        "compare-clear-last",
        "compare-clear-turn",
        "compare-clear-last",
        "compare-clear-first",
    ),
    row(
        "compare-no-forward",
        "compare-no-forward-back",
        "compare-no-forward-pass",
        "compare-no-forward-return",
        "compare-no-forward-empty",
        "compare-no-forward-back",
    ),
    row("compare-points", "compare-points-three", "compare-points-three", NONE, NONE, "compare-points-dutch"),
];

const NONE: &str = "compare-none";

const fn row(
    label: &'static str,
    carpignano: &'static str,
    spanish: &'static str,
    uninerd: &'static str,
    french: &'static str,
    dutch: &'static str,
) -> Row {
    Row { label, cells: [carpignano, spanish, uninerd, french, dutch] }
}

/// The stick sheets agree in much.
const fn all_but_uninerd(label: &'static str, sticks: &'static str, die: &'static str) -> Row {
    row(label, sticks, sticks, die, sticks, sticks)
}
