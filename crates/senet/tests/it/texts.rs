//! Parsing: parsers never panic, accept only the canonical text of a value, and refuse other texts for the reason in
//! `RULES.md`.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use senet::{Casting, Faces, Field, Move, Position, RuleSheet, Setup, Throw};

use crate::cases::cases;
use crate::{option_names, sheet, slow_rules};

/// Every character of position texts, and a few similar ones.
const POSITION_CHARACTERS: &str = "cs0123456789/ -?^#+xC\u{e9}\u{661}";
/// Every character of move texts, and a few similar ones.
const MOVE_CHARACTERS: &str = "0123456789-x>ofpaskee X\u{2212}\u{661}";

/// A typo; the numbers choose a place and a character.
#[derive(Clone, Debug)]
enum Slip {
    Drop(Index),
    Insert(Index, Index),
    Replace(Index, Index),
    Duplicate(Index),
}

fn slip() -> impl Strategy<Value = Slip> {
    prop_oneof![
        any::<Index>().prop_map(Slip::Drop),
        any::<(Index, Index)>().prop_map(|(at, what)| Slip::Insert(at, what)),
        any::<(Index, Index)>().prop_map(|(at, what)| Slip::Replace(at, what)),
        any::<Index>().prop_map(Slip::Duplicate),
    ]
}

fn with_slips(text: &str, slips: &[Slip], alphabet: &str) -> String {
    let alphabet: Vec<char> = alphabet.chars().collect();
    let mut text: Vec<char> = text.chars().collect();
    for slip in slips {
        match slip {
            Slip::Insert(at, what) => text.insert(at.index(text.len() + 1), *what.get(&alphabet)),
            _ if text.is_empty() => {}
            Slip::Drop(at) => drop(text.remove(at.index(text.len()))),
            Slip::Replace(at, what) => {
                let at = at.index(text.len());
                text[at] = *what.get(&alphabet);
            }
            Slip::Duplicate(at) => {
                let at = at.index(text.len());
                text.insert(at, text[at]);
            }
        }
    }
    text.into_iter().collect()
}

/// Valid texts with up to three typos, strings of valid characters, and arbitrary strings.
fn texts(proper: Vec<&'static str>, alphabet: &'static str) -> impl Strategy<Value = String> {
    let characters: Vec<char> = alphabet.chars().collect();
    prop_oneof![
        6 => (select(proper), vec(slip(), 0..=3)).prop_map(|(text, slips)| with_slips(text, &slips, alphabet)),
        1 => vec(select(characters), 0..30).prop_map(String::from_iter),
        1 => any::<String>(),
    ]
}

fn position_texts() -> impl Strategy<Value = String> {
    texts(cases().map(|case| case.position).collect(), POSITION_CHARACTERS)
}

fn move_texts() -> impl Strategy<Value = String> {
    let of_cases = cases().flat_map(|case| case.moves).map(|(text, _)| *text);
    texts(of_cases.chain(["keep", "25x27>27"]).collect(), MOVE_CHARACTERS)
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn setups_are_accepted_only_as_they_are_written(text in position_texts()) {
        match Setup::parse(&text) {
            Ok(setup) => prop_assert_eq!(setup.to_string(), text),
            Err(faults) => {
                prop_assert!(faults.iter().next().is_some());
                let columns = 1..=text.chars().count() + 1;
                prop_assert!(faults.iter().all(|fault| fault.column.is_some_and(|at| columns.contains(&at))), "{}", faults);
            }
        }
    }

    #[test]
    fn moves_are_accepted_only_as_they_are_written(text in move_texts()) {
        match text.parse::<Move>() {
            Ok(parsed) => prop_assert_eq!(parsed.to_string(), text),
            Err(error) => prop_assert!((1..=text.chars().count() + 1).contains(&error.column()), "{}", error),
        }
    }

    #[test]
    fn faces_are_accepted_only_as_they_are_written(text in texts(vec!["|..|", "....", "[3]", "[X]"], "|.[]X1234567")) {
        if let Ok(faces) = text.parse::<Faces>() {
            prop_assert_eq!(faces.to_string(), text);
        }
    }
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn positions_are_refused_as_the_slow_rules_refuse_them(text in position_texts()) {
        for sheet in RuleSheet::every() {
            let refused = slow_rules::faults(sheet.id().name(), &option_names(&sheet), &text);
            match Position::parse(&sheet, &text) {
                Ok(position) => {
                    prop_assert!(!refused, "{}", sheet);
                    prop_assert_eq!(position.to_string(), text.as_str());
                }
                Err(faults) => prop_assert!(refused, "{}: {}", sheet, faults),
            }
        }
    }
}

/// Texts with a fault: the sheet, the text, the field and the column of the first fault, and words of its message.
const FAULTY: &[(&str, &str, Field, Option<usize>, &str)] = &[
    // Four fields with single spaces
    ("carpignano", "", Field::Board, Some(1), "four fields"),
    ("carpignano", "c9/10/9s c -", Field::Board, Some(1), "four fields"),
    ("carpignano", "c9/10/9s  c - ?", Field::Board, Some(1), "four fields"),
    ("carpignano", " c9/10/9s c - ?", Field::Board, Some(1), "four fields"),
    ("carpignano", "c9/10/9s c - ? ", Field::Board, Some(1), "four fields"),
    ("carpignano", "c9/10/9s\tc - ?", Field::Board, Some(1), "four fields"),
    // Three rows of ten houses
    ("carpignano", "c9/9s c - ?", Field::Board, Some(1), "three rows"),
    ("carpignano", "c9/10/10/9s c - ?", Field::Board, Some(1), "three rows"),
    ("carpignano", "c8/10/9s c - ?", Field::Board, Some(3), "9 houses"),
    ("carpignano", "c9//9s c - ?", Field::Board, Some(4), "0 houses"),
    ("carpignano", "c9/10/8s c - ?", Field::Board, Some(9), "9 houses"),
    ("carpignano", "c9/10/10s c - ?", Field::Board, Some(9), "more than ten"),
    ("carpignano", "c9/10/s10 c - ?", Field::Board, Some(8), "more than ten"),
    ("carpignano", "cscscscscsc/10/10 c - ?", Field::Board, Some(11), "more than ten"),
    ("carpignano", "c9/x9/9s c - ?", Field::Board, Some(4), "'x'"),
    ("carpignano", "c9/\u{e9}9/9s c - ?", Field::Board, Some(4), "'\u{e9}'"),
    ("carpignano", "C9/10/9s c - ?", Field::Board, Some(1), "'C'"),
    // Runs of empty houses merged
    ("carpignano", "c45/10/9s c - ?", Field::Board, Some(2), "run"),
    ("carpignano", "c09/10/9s c - ?", Field::Board, Some(2), "run"),
    ("carpignano", "c9/55/9s c - ?", Field::Board, Some(4), "run"),
    ("carpignano", "c9/0c9/9s c - ?", Field::Board, Some(4), "run"),
    ("carpignano", "c9/99999999999999999999999/9s c - ?", Field::Board, Some(4), "run"),
    // Unknown words in the other fields
    ("carpignano", "c9/10/9s x - ?", Field::Side, Some(10), "`c` or `s`"),
    ("carpignano", "c9/10/9s cs - ?", Field::Side, Some(10), "`c` or `s`"),
    ("carpignano", "c9/10/9s c c8 ?", Field::Owed, Some(12), "`s10c9`"),
    ("carpignano", "c9/10/9s c c9s10 ?", Field::Owed, Some(12), "`s10c9`"),
    ("carpignano", "c9/10/9s c - 7", Field::Phase, Some(14), "1 to 6"),
    ("carpignano", "c9/10/9s c - 0", Field::Phase, Some(14), "1 to 6"),
    ("dutch", "c9/10/9s c - +0/3", Field::Phase, Some(14), "rest"),
    ("dutch", "c9/10/9s c - +1", Field::Phase, Some(14), "rest"),
    ("uninerd", "c9/10/9s c - \u{663}", Field::Phase, Some(14), "1 to 6"),
    // Five pieces a side; the end of the game
    ("carpignano", "cccccc4/10/9s c - ?", Field::Board, None, "6 cones"),
    ("spanish", "c9/10/ssssss4 c - ?", Field::Board, None, "6 spools"),
    ("carpignano", "c9/10/10 c - ?", Field::Board, None, "no spools"),
    ("uninerd", "10/10/10 c - #", Field::Board, None, "no spools"),
    ("carpignano", "c9/10/10 s - ?", Field::Phase, None, "`#`"),
    ("french", "c9/10/9s s - #", Field::Phase, None, "over only when"),
    ("french", "ccccc5/10/10 s c9 #", Field::Owed, None, "nothing is owed"),
    // The water
    ("carpignano", "c9/10/6s3 c - ?", Field::Board, None, "27"),
    ("spanish", "c9/10/6s3 s - ?", Field::Board, None, "27"),
    ("french", "s9/10/6c3 c - 1", Field::Board, None, "27"),
    ("dutch", "s9/10/6c3 s - ?", Field::Board, None, "27"),
    // A digit that the sheet can throw
    ("carpignano", "c9/10/9s c - 5", Field::Phase, None, "cannot throw a 5"),
    ("dutch", "c9/10/9s c - 5", Field::Phase, None, "cannot throw a 5"),
    // First moves
    ("carpignano", "cscscscscs/10/10 s s10c9 2", Field::Owed, None, "start position"),
    ("carpignano", "cscscscscs/10/10 c s10c9 1", Field::Owed, None, "start position"),
    ("spanish", "cscscscscs/10/10 s s10c9 ?", Field::Owed, None, "start position"),
    ("french", "cscscscsc1/s9/10 s s10c9 1", Field::Owed, None, "start position"),
    ("uninerd", "cscscscscs/10/10 s s10c9 1", Field::Owed, None, "`s10` or `c10`"),
    ("uninerd", "cscscscsc1/s9/10 s c9 ?", Field::Owed, None, "`s10` or `c10`"),
    ("dutch", "cscscsc3/s9/s9 s c9 ?", Field::Owed, None, "five cones"),
    ("carpignano", "cscscscscs/10/10 s s10 1", Field::Owed, None, "`s10c9` and `c9`"),
    ("spanish", "cscscscscs/10/10 c c10 1", Field::Owed, None, "`s10c9` and `c9`"),
    ("uninerd", "cscscscscs/10/10 c s10 1", Field::Owed, None, "to act"),
    ("uninerd", "cscscscscs/10/10 s c10 ?", Field::Owed, None, "to act"),
    ("uninerd", "cscscscsc1/s9/10 s s10 ?", Field::Owed, None, "cscscscscs/10/10"),
    // The start of a turn
    ("carpignano", "1s8/10/9c c - ^", Field::Phase, None, "no choice"),
    ("uninerd", "1s8/1c8/10 c - ^", Field::Phase, None, "own piece on 30"),
    ("uninerd", "1c8/10/9s c - ^", Field::Phase, None, "own piece on 30"),
    ("uninerd", "1c8/1s8/9c c - ^", Field::Phase, None, "row 1"),
    ("uninerd", "1s8/10/6c2c c - ^", Field::Phase, None, "stuck"),
    // Rests
    ("french", "1s8/1c8/10 c - +1/4", Field::Phase, None, "no rests"),
    ("uninerd", "1s8/1c8/10 c - +1/4", Field::Phase, None, "no rests"),
    ("dutch", "1s8/1c8/10 c - +4/4", Field::Phase, None, "less than 4"),
    ("dutch", "1s8/1c8/10 c - +1/1", Field::Phase, None, "no rest"),
    ("dutch", "1s8/1c8/10 c - +1/5", Field::Phase, None, "no rest"),
    ("dutch", "1c8/1s8/10 c - +1/4", Field::Phase, None, "row 1"),
    ("dutch", "1s8/ccccc5/10 c - +1/4", Field::Phase, None, "after a piece has left"),
    // The exit of S3
    ("spanish", "1s8/10/9c s - ?", Field::Board, None, "S3"),
    ("spanish", "1s8/10/c8c c - ?", Field::Board, None, "S3"),
    ("spanish", "1c8/10/s8s c - 3", Field::Board, None, "S3"),
];

#[test]
fn faulty_positions() {
    for &(rules, text, field, column, words) in FAULTY {
        let faults = Position::parse(&sheet(rules, &[]), text).expect_err(text);
        let first = faults.iter().next().expect("never empty");
        assert_eq!((first.field, first.column), (field, column), "`{text}` in {rules}: {faults}");
        assert!(first.message().contains(words), "`{text}` in {rules}: {faults}");
    }
}

/// Texts that some options or sheets refuse and the others accept.
#[test]
fn faulty_in_one_sheet_only() {
    for (rules, options, text) in [
        ("uninerd", &[][..], "c9/10/6s3 c - ?"),
        ("uninerd", &[], "c9/10/9s c - 5"),
        ("spanish", &["exit-3-2-1"], "1s8/10/9c s - ?"),
        ("carpignano", &[], "1s8/10/9c s - ?"),
        ("dutch", &[], "1s8/1c8/10 c - +3/6"),
    ] {
        assert!(Position::parse(&sheet(rules, options), text).is_ok(), "`{text}` in {rules} {options:?}");
    }
}

#[test]
fn faulty_moves() {
    for (text, column) in [
        ("", 1),
        ("Pass", 1),
        ("pass ", 1),
        ("0-1", 1),
        ("31-off", 1),
        ("05-6", 1),
        ("10", 3),
        ("10>11", 3),
        ("10-", 4),
        ("10-31", 4),
        ("10x off", 4),
        ("30xoff", 4),
        ("11-13 ", 6),
        ("28-off>1", 7),
        ("25-27", 6),
        ("25-27>", 7),
        ("25-27>off", 7),
        ("10x11>1", 6),
        ("17-13>1", 6),
        ("13-17>17", 6),
        ("24x30>off", 7),
    ] {
        let error = text.parse::<Move>().expect_err(text);
        assert_eq!(error.column(), column, "`{text}`: {error}");
    }
}

#[test]
fn faces_and_back() {
    for casting in [Casting::Sticks, Casting::Die] {
        for number in 0..casting.falls() {
            let faces = casting.fall(number).expect("one of the falls");
            assert_eq!(faces.casting(), casting);
            assert_eq!(faces.to_string().parse(), Ok(faces));
        }
        assert_eq!(casting.fall(casting.falls()), None);
    }
    for (text, value) in
        [("||||", 4), ("|||.", 3), ("|..|", 2), (".|..", 1), ("....", 6), ("[1]", 1), ("[5]", 5), ("[X]", 6)]
    {
        assert_eq!(text.parse::<Faces>().map(|faces| faces.throw().value()), Ok(value), "{text}");
    }
    for text in ["", "|||", "|||||", "|..I", "[6]", "[0]", "[x]", "3", "[33]"] {
        assert!(text.parse::<Faces>().is_err(), "{text}");
    }
}

/// "1, 2, 3, 4, 6 with 4, 6, 4, 1, 1 in 16", counted over the falls; every number of the die once.
#[test]
fn weights_of_throws() {
    let sticks: &[(u8, u32)] = &[(1, 4), (2, 6), (3, 4), (4, 1), (6, 1)];
    let die: &[(u8, u32)] = &[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)];
    for sheet in RuleSheet::every() {
        let expected = if sheet.id().name() == "uninerd" { die } else { sticks };
        let weights: Vec<(u8, u32)> =
            sheet.casting().weights().iter().map(|(throw, weight)| (throw.value(), *weight)).collect();
        assert_eq!(weights, expected, "{sheet}");
        assert_eq!(slow_rules::throws(sheet.id().name()), expected, "{sheet}");
        for value in 1..=6 {
            let throw = Throw::new(value).expect("1 to 6");
            let shown = (0..sheet.casting().falls()).filter_map(|number| sheet.casting().fall(number));
            let count = shown.filter(|faces| faces.throw() == throw).count();
            let weight = expected.iter().find(|(thrown, _)| *thrown == value).map_or(0, |(_, weight)| *weight);
            assert_eq!(u32::try_from(count), Ok(weight), "{value} in {sheet}");
            assert_eq!(sheet.casting().shows(throw), weight > 0, "{value} in {sheet}");
        }
    }
}
