//! Every fault of a name, a link, a record or a position has a sentence in every language.

use senet::record::{LinkError, NameError, RecordFault, check_name};
use senet::{Game, Player, Position, Record, RuleSheet, SheetId, SheetOption};
use senet_i18n::{Language, Words, sentences};

use crate::{all_words, check};

/// Asserts that a sentence exists in every language, is `english` in English, and differs from it in all others.
fn said(asked: &str, english: &str, tell: impl Fn(&Words) -> String) {
    for words in all_words() {
        let told = tell(&words);
        check(&words, asked, &told);
        assert!(!told.contains("error-"), "{}: {asked}: {told}", words.language());
        assert_eq!(told == english, words.language() == Language::English, "{asked}: {told}");
    }
}

/// Every kind of fault: sheet, text, and the English sentence.
const POSITIONS: &[(&str, &str, &str)] = &[
    (
        "carpignano",
        "c9/10/9s c -",
        "Field 1, the board, column 1: A position has four fields with one space between; this text has 3.",
    ),
    (
        "carpignano",
        "c9/9s c - ?",
        "Field 1, the board, column 1: A board has three rows with / between; this one has 2.",
    ),
    ("carpignano", "c9/10/9s x - ?", "Field 2, the side to act, column 10: This must stand here: c, s"),
    (
        "carpignano",
        "c9/10/9s c c8 ?",
        "Field 3, the first moves owed, column 12: This must stand here: -, s10c9, c9, s10, c10",
    ),
    ("carpignano", "c9/10/9s c - 7", "Field 4, the phase, column 14: This must stand here: ?, ^, 1–6, +1/4, #"),
    (
        "carpignano",
        "c45/10/9s c - ?",
        "Field 1, the board, column 2: 45 is no run of empty houses: one number from 1 to 10 stands for a whole run.",
    ),
    ("carpignano", "c9/x9/9s c - ?", "Field 1, the board, column 4: Here must stand c, s or a number, not x."),
    ("carpignano", "c9/10/10s c - ?", "Field 1, the board, column 9: The row of house 21 has more than ten houses."),
    ("carpignano", "c8/10/9s c - ?", "Field 1, the board, column 3: The row of house 1 has 9 houses, not ten."),
    ("carpignano", "cccccc4/10/9s c - ?", "Field 1, the board: A side has five pieces, not 6: cones."),
    ("carpignano", "c9/10/6s3 c - ?", "Field 1, the board: Carpignano: no piece stays on 27, the water sends it on."),
    (
        "spanish",
        "1s8/10/9c s - ?",
        "Field 1, the board: All pieces of one side are in the last row, so its piece on 30 has left the board (S3): cones.",
    ),
    (
        "carpignano",
        "c9/10/10 c - ?",
        "Field 1, the board: The side without pieces has won, and field 2 must name it: spools.",
    ),
    ("french", "ccccc5/10/10 s c9 #", "Field 3, the first moves owed: Once the game is over, no first move is owed."),
    ("french", "c9/10/9s s - #", "Field 4, the phase: The game is over only when this side has no piece left: spools."),
    (
        "carpignano",
        "c9/10/10 s - ?",
        "Field 4, the phase: This side has no piece left, so the game is over and the phase is #: spools.",
    ),
    (
        "uninerd",
        "cscscscscs/10/10 s s10c9 1",
        "Field 3, the first moves owed: UniNerd, after Kendall and Bell: the first move is s10 or c10 (U2).",
    ),
    (
        "carpignano",
        "cscscscscs/10/10 s s10 1",
        "Field 3, the first moves owed: Carpignano: the first moves are s10c9 and c9.",
    ),
    (
        "carpignano",
        "cscscscscs/10/10 s s10c9 2",
        "Field 3, the first moves owed: s10c9 stands only in the start position.",
    ),
    (
        "dutch",
        "cscscsc3/s9/s9 s c9 ?",
        "Field 3, the first moves owed: c9 stands only while all five cones are on the board (G1).",
    ),
    (
        "uninerd",
        "cscscscscs/10/10 c s10 1",
        "Field 3, the first moves owed: The side that owes the first move is the one to act, c (U2).",
    ),
    (
        "uninerd",
        "cscscscsc1/s9/10 s s10 ?",
        "Field 3, the first moves owed: This first move is owed only before any piece has moved (U2).",
    ),
    ("carpignano", "c9/10/9s c - 5", "Field 4, the phase: These rules have no throw of 5."),
    ("carpignano", "1s8/10/9c c - ^", "Field 4, the phase: Carpignano: there is no choice at the start of a turn."),
    ("uninerd", "1s8/1c8/10 c - ^", "Field 4, the phase: The phase ^ needs a piece of the side to act on 30 (U5)."),
    (
        "uninerd",
        "1c8/1s8/9c c - ^",
        "Field 4, the phase: The phase ^ needs an empty first row; pieces stand on 2 (U5).",
    ),
    ("uninerd", "1s8/10/6c2c c - ^", "Field 4, the phase: A side that is stuck has no phase ^ (U6)."),
    ("french", "1s8/1c8/10 c - +1/4", "Field 4, the phase: The French cloth board: no rest of a throw is played."),
    ("dutch", "1s8/1c8/10 c - +1/1", "Field 4, the phase: A throw of 1 leaves no rest (D2)."),
    ("dutch", "1s8/1c8/10 c - +4/4", "Field 4, the phase: The rest of a 4 is less than 4 (D2)."),
    (
        "dutch",
        "1c8/1s8/10 c - +1/4",
        "Field 4, the phase: A rest is left only with an empty first row; pieces stand on 2 (D2).",
    ),
    (
        "dutch",
        "1s8/ccccc5/10 c - +1/4",
        "Field 4, the phase: A rest is left only after a piece has left the board (D2).",
    ),
];

#[test]
fn faults_of_positions_are_said_in_every_language() {
    for (sheet, text, english) in POSITIONS {
        let sheet = RuleSheet::plain(sheet.parse::<SheetId>().expect("a sheet"));
        let faults = Position::parse(&sheet, text).expect_err(text);
        // Some texts have more faults than the one of the case.
        let first = |words: &Words| sentences::position_faults(words, &faults);
        let told = first(&Words::new(Language::English));
        assert!(told.contains(english), "{text}: {told}");
        said(text, &told, first);
    }
}

/// A short record without its last line, which the tests of `senet` use, too.
const RECORD: &str = include_str!("../../../senet/tests/it/short.senet");

#[test]
fn faults_of_records_are_said_in_every_language() {
    for (old, new, english) in [
        ("senet record 1", "senet record 2", "Line 1, column 1: This is not a game record of this version."),
        (
            "sheet: spanish",
            "sheet: roman",
            "Line 2, column 8: There is no roman; there are: carpignano, spanish, uninerd, french, dutch",
        ),
        ("sheet: spanish", "sheet: french", "Line 3, column 10: The French cloth board has no option Exit 3-2-1."),
        ("sheet: ", "Sheet: ", "Line 2, column 1: This must stand here: sheet: …"),
        (
            "exit-3-2-1 rebirth",
            "rebirth exit-3-2-1",
            "Line 3, column 18: Options stand in alphabetical order, each once.",
        ),
        ("first: Anna", "first: ", "Line 4, column 8: A name cannot be empty."),
        ("2026-11-20", "2026-11-31", "Line 6, column 7: This must stand here: 2026-11-20, unknown"),
        ("seed: 42", "seed: 042", "Line 7, column 7: This must stand here: 0–18446744073709551615"),
        (
            "opening by second",
            "now",
            "Line 8, column 8: Field 1, the board, column 1: A position has four fields with one space between; this text has 1.",
        ),
        (
            "result: unfinished",
            "result: cones win 3",
            "Line 9, column 9: This line must be written: result: unfinished",
        ),
        ("unfinished\n\n1", "unfinished\n1", "Line 10, column 1: This line must be empty."),
        ("1 second ||.. 2", "1 second ||.. 3", "Line 11, column 15: This must stand here: 2"),
        ("1 second ||.. 2", "1 second [2] 2", "Line 11, column 10: These rules are played with four sticks."),
        ("2 first |... 1", "2 first |... 1 10-11", "Line 12, column 15: The line must end here."),
        (
            "3 spools 10-11",
            "3 spools 8-9",
            "Line 13, column 10: The first move of the game is made by the spool on 10.",
        ),
        ("2 11-13", "2 11+13", "Line 14, column 19: This must stand here: -, x"),
        ("2 11-13", "2 11-14", "Line 14, column 17: A piece has to move exactly 2 houses."),
        (
            "6 cones .... 6",
            "6 cones\r .... 6",
            "Line 16, column 8: A carriage return: lines end with a line feed alone.",
        ),
        ("6 cones .... 6\n", "6 cones .... 6", "Line 16, column 15: The text is cut off here."),
    ] {
        assert!(RECORD.contains(old), "{old}");
        let error = Record::parse_unsealed(&RECORD.replacen(old, new, 1)).expect_err(new);
        said(new, english, |words| sentences::record_error(words, &error));
    }
    let sealed = Record::parse_unsealed(RECORD).expect("a record").to_string();
    for (old, new, english) in [
        ("Béatrice", "Beatrice", "Line 17, column 7: The text was changed or cut off: its checksum does not fit."),
        ("end 6", "end 5", "Line 17, column 5: The game has 6 lines, not 5."),
    ] {
        let error = Record::parse(&sealed.replacen(old, new, 1)).expect_err(new);
        said(new, english, |words| sentences::record_error(words, &error));
    }
    let cut = Record::parse(RECORD).expect_err("it has no end");
    let english = "Line 17, column 1: The text is cut off here. This must stand here: end …";
    said("no end", english, |words| sentences::record_error(words, &cut));
    let won = "senet record 1\nsheet: dutch\noptions: none\nfirst: A\nsecond: B\ndate: unknown\n\
               start: 1s8/10/9c c - 1\nresult: cones win 3\n\n1 cones 30-off\n2 spools |... 1\n";
    let error = Record::parse_unsealed(won).expect_err("the game is over");
    assert_eq!(error.fault(), &RecordFault::Over);
    let english = "Line 11, column 3: The game is over, but the text goes on.";
    said("over", english, |words| sentences::record_error(words, &error));
}

#[test]
fn faults_of_links_are_said_in_every_language() {
    let link = Record::new(Game::new(RuleSheet::DUTCH, Player::First), "Ani", "Tutu").expect("names").to_link();
    for (link, english) in [
        ("x".repeat(200_001), "The link is too long."),
        (link.replacen('1', "2", 1), "The link is of another version."),
        ("1~dutch".to_owned(), "A link has 9 parts, and this one 2."),
        (link.replace("Ani", "%FF"), "The part first of the link is not a text."),
        (link.replace("Ani", ""), "A name cannot be empty."),
        (link.replace("first~~", "first~A~"), "Letter 1 of the game, A: That is not possible at this moment."),
        (link.replace("Ani", "Ana"), "The text was changed or cut off: its checksum does not fit."),
    ] {
        let error = Record::from_link(&link).expect_err(&link);
        said(english, english, |words| sentences::link_error(words, &error));
    }
    let refused = Record::from_link("1~dutch~none~A~B~-~opening%20by%20first~x~0").expect_err("it has not begun");
    assert!(matches!(refused, LinkError::Letter { error: Some(_), .. }), "{refused:?}");
    let english = "Letter 1 of the game, x: That is not possible at this moment.";
    said("x", english, |words| sentences::link_error(words, &refused));
}

#[test]
fn faults_of_names_are_said_in_every_language() {
    for (name, error, english) in [
        ("", NameError::Empty, "A name cannot be empty."),
        ("a\nb", NameError::Control, "A name has no line breaks and no other control characters."),
        ("a\u{202E}b", NameError::Control, "A name has no line breaks and no other control characters."),
        (" a", NameError::Space, "A name does not begin or end with a space."),
        (&"x".repeat(61), NameError::TooLong, "A name has at most 60 characters."),
    ] {
        assert_eq!(check_name(name), Err(error));
        said(name, english, |words| sentences::name_error(words, error));
    }
    let option = RuleSheet::new(SheetId::Dutch, [SheetOption::Rebirth].into_iter().collect()).expect_err("no option");
    let english = "The Dutch sheet has no option House of rebirth.";
    said("option", english, |words| sentences::option_not_offered(words, option));
}
