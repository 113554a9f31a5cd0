//! Refused moves and their reasons, worked out from `RULES.md` by hand.

mod table;

use std::collections::BTreeMap;

use senet::{Cause, House, HouseSet, Move, Position, Refusal, SheetId, Throw};
use table::{REFUSED, Refused, Why};

use crate::sheet;

/// Two houses that a player points at, or one and the edge of the board.
const POINTED_AT: &[(&str, &str, u8, Option<u8>, Why)] = &[
    ("carpignano", "10/1s1ccc2sc/c1s7 s - 6", 12, Some(18), ("blockade", &[14, 15, 16])),
    ("carpignano", "10/1s1ccc2sc/c1s7 s - 6", 12, Some(17), ("not-this-throw", &[12])),
    ("carpignano", "10/c1s3c1ss/10 c - 2", 17, Some(19), ("protected", &[19, 20])),
    ("carpignano", "2s7/10/7ccc c - 4", 28, None, ("C3 too-far", &[28])),
    ("carpignano", "cscscscsc1/3s6/10 c c9 3", 7, Some(10), ("G1 owed-first-move", &[9])),
    ("spanish", "2s7/10/3c3c2 c - 4", 24, Some(20), ("S2 no-backward", &[24])),
    ("spanish", "2s7/10/3c1c4 c - 2", 26, None, ("S3 leaves-through-30", &[30])),
    ("uninerd", "10/1c2s5/6c3 c - 5", 12, Some(17), ("U6 stuck", &[27])),
    ("uninerd", "4s5/1c8/9c c - 1", 30, None, ("U5 only-at-turn-start", &[30])),
    ("uninerd", "4s5/1c8/9c c - ^", 12, Some(13), ("U5 choice-at-turn-start", &[30])),
    ("uninerd", "4s5/10/7c1c c - 2", 28, Some(26), ("U4 waits-to-leave", &[28])),
    ("uninerd", "4s5/10/7c1c c - 2", 30, Some(28), ("U5 waits-to-leave", &[30])),
    ("uninerd", "4s5/10/5c1c2 c - 1", 26, Some(28), ("U8 no-room-beyond-water", &[28])),
    ("french", "2s7/1c8/7c2 c - 6", 28, None, ("rows-not-clear", &[12])),
    ("french", "10/1c4ss2/2s5c1 c - 6", 29, Some(23), ("F4 backward-to-empty", &[23])),
    ("dutch", "2c7/1s8/9c c - 4", 30, None, ("rows-not-clear", &[3])),
    ("dutch", "10/10/1c1ss5 c - +2/4", 22, Some(20), ("D2 rest-is-forward", &[])),
    ("dutch", "2s7/10/1c8 c - ?", 22, Some(24), ("throw-is-due", &[])),
    ("dutch", "2s7/10/10 c - #", 3, Some(4), ("game-over", &[])),
];

/// One house that a player points at, to ask why the piece on it cannot move.
const POINTED_FROM: &[(&str, &str, u8, Why)] = &[
    ("carpignano", "10/c9/4c2sss c - 6", 25, ("blockade", &[28, 29, 30])),
    ("carpignano", "10/c1s3c1ss/10 c - 2", 12, ("no-piece", &[12])),
    ("carpignano", "10/c1s3c1ss/10 c - 2", 13, ("enemy-piece", &[13])),
    ("carpignano", "cscscscsc1/3s6/10 c c9 3", 7, ("G1 owed-first-move", &[9])),
    ("carpignano", "2c7/10/4s4c c - 2", 30, ("C3 too-far", &[30])),
    ("spanish", "10/1c8/5c1s2 c - 2", 26, ("safe", &[28])),
    ("uninerd", "2c7/1c7s/10 c - 6", 3, ("idle-throw", &[])),
    ("uninerd", "10/1c2s5/6c3 c - 5", 12, ("U6 stuck", &[27])),
    ("uninerd", "4s5/3c6/7c2 c - 1", 28, ("U4 wrong-throw-for-house", &[28])),
    ("uninerd", "4s5/1c8/9c c - 1", 30, ("U5 only-at-turn-start", &[30])),
    ("french", "10/cccc5s/10 c - 2", 11, ("own-piece", &[13])),
    ("french", "2s7/1c8/7c2 c - 6", 28, ("rows-not-clear", &[12])),
    ("dutch", "10/1c8/7css c - 2", 28, ("protected", &[29, 30])),
    ("dutch", "2s7/10/1c8 c - ?", 22, ("throw-is-due", &[])),
];

fn position(rules: &str, options: &[&str], text: &str) -> Position {
    Position::parse(&sheet(rules, options), text).unwrap_or_else(|faults| panic!("{rules}: {text}: {faults}"))
}

fn house(number: u8) -> House {
    House::new(number).expect("1 to 30")
}

/// The difference between an answer and the expected one, if any.
fn compare(asked: &str, found: Option<Refusal>, (reason, houses): Why) -> Option<String> {
    let found = found.map(|refusal| (refusal.rule(), refusal.cause().code(), refusal.houses()));
    let (rule, code) = reason.split_once(' ').unwrap_or((reason, reason));
    let expected = (rule, code, HouseSet::of(houses));
    (found != Some(expected)).then(|| format!("{asked}\n  expected {expected:?}\n  found    {found:?}"))
}

fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} answers differ:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn refused_moves() {
    let wrong = REFUSED.iter().filter_map(|refused| {
        let Refused { name, rules, options, position: text, wanted, why } = refused;
        let wanted: Move = wanted.parse().unwrap_or_else(|error| panic!("{wanted}: {error}"));
        let (position, sheet) = (position(rules, options, text), sheet(rules, options));
        let refusal = position.refusal(&sheet, wanted);
        assert_eq!(position.play(&sheet, wanted).err(), refusal, "{name}");
        compare(&format!("{name}: {wanted} in {rules} {options:?} {text}"), refusal, *why)
    });
    assert_none(&wrong.collect::<Vec<_>>());
}

#[test]
fn two_houses_pointed_at() {
    let wrong = POINTED_AT.iter().filter_map(|&(rules, text, from, to, why)| {
        let found = position(rules, &[], text).why_not(&sheet(rules, &[]), house(from), to.map(house));
        compare(&format!("{from} to {to:?} in {rules} {text}"), found, why)
    });
    assert_none(&wrong.collect::<Vec<_>>());
}

#[test]
fn one_house_pointed_at() {
    let wrong = POINTED_FROM.iter().filter_map(|&(rules, text, from, why)| {
        let found = position(rules, &[], text).why_not_from(&sheet(rules, &[]), house(from));
        compare(&format!("{from} in {rules} {text}"), found, why)
    });
    assert_none(&wrong.collect::<Vec<_>>());
}

/// A legal move has no refusal, also when a player points at two houses without naming the capture or the water.
#[test]
fn pointing_at_a_legal_move() {
    let legal = [
        ("carpignano", "10/c1s3c1ss/10 c - 2", 11, Some(13)),
        ("carpignano", "4s5/10/4c5 c - 2", 25, Some(27)),
        ("spanish", "2s7/10/3c1c4 c - 4", 26, Some(30)),
        ("spanish", "2s7/10/3c1c4 c - 4", 26, None),
        ("uninerd", "10/2c3c3/ss8 c - 4", 13, Some(17)),
        ("uninerd", "4s5/1c8/9c c - ^", 30, None),
        ("french", "2s7/10/3c3c2 c - 6", 28, None),
        ("dutch", "2s7/10/1c7c c - +3/6", 30, None),
    ];
    for (rules, text, from, to) in legal {
        let (position, sheet) = (position(rules, &[], text), sheet(rules, &[]));
        assert_eq!(position.why_not(&sheet, house(from), to.map(house)), None, "{from} to {to:?} in {rules} {text}");
        assert_eq!(position.why_not_from(&sheet, house(from)), None, "{from} in {rules} {text}");
    }
}

#[test]
fn written_otherwise_says_how() {
    for (rules, text, wanted, written) in [
        ("carpignano", "4s5/10/4c5 c - 2", "25-27>2", "25-27>1"),
        ("carpignano", "10/c1s3c1ss/10 c - 2", "11-13", "11x13"),
        ("uninerd", "10/2c3c3/ss8 c - 4", "13-17", "13-17>1"),
        ("spanish", "2s7/10/3c1c4 c - 4", "26-30", "26-30>off"),
    ] {
        let refusal = position(rules, &[], text).refusal(&sheet(rules, &[]), wanted.parse().expect("a move"));
        let expected = Cause::WrittenOtherwise(written.parse().expect("a move"));
        assert_eq!(refusal.map(|refusal| refusal.cause()), Some(expected), "{wanted} in {rules} {text}");
    }
}

#[test]
fn refused_throws() {
    for (rules, text, throw, code) in [
        ("carpignano", "cscscscsc1/s9/10 s c9 ?", 5, "impossible-throw"),
        ("spanish", "2s7/10/3c1c4 c - ?", 5, "impossible-throw"),
        ("french", "2s7/10/3c1c4 c - ?", 5, "impossible-throw"),
        ("dutch", "2s7/10/1c8 c - ?", 5, "impossible-throw"),
        ("carpignano", "cscscscscs/10/10 s s10c9 1", 1, "move-is-due"),
        ("uninerd", "4s5/1c8/9c c - ^", 3, "move-is-due"),
        ("dutch", "2s7/10/1c8 c - +1/3", 2, "move-is-due"),
        ("uninerd", "10/1c2s5/6c3 c - 5", 4, "move-is-due"),
        ("french", "2s7/10/10 c - #", 4, "game-over"),
        ("uninerd", "2s7/10/10 c - #", 6, "game-over"),
    ] {
        let throw = Throw::new(throw).expect("1 to 6");
        let found = position(rules, &[], text).throw(&sheet(rules, &[]), throw).err();
        assert_eq!(compare(&format!("{throw} in {rules} {text}"), found, (code, &[])), None);
    }
}

/// Causes that a move can have; those of throws are in [`refused_throws`].
#[test]
fn every_cause_has_two_cases() {
    let mut entries = BTreeMap::new();
    for refused in REFUSED {
        let code = refused.why.0.split(' ').next_back().unwrap_or_default();
        *entries.entry(code).or_insert(0) += 1;
    }
    let codes = [
        "game-over",
        "throw-is-due",
        "no-piece",
        "enemy-piece",
        "not-this-throw",
        "idle-throw",
        "too-far",
        "own-piece",
        "protected",
        "safe",
        "blockade",
        "owed-first-move",
        "stuck",
        "wrong-throw-for-house",
        "waits-to-leave",
        "only-at-turn-start",
        "choice-at-turn-start",
        "nothing-to-keep",
        "must-land-on-26",
        "no-room-beyond-water",
        "rows-not-clear",
        "leaves-through-30",
        "not-an-exit",
        "forward-first",
        "no-backward",
        "return-first",
        "backward-to-empty",
        "rest-is-forward",
        "move-is-compulsory",
        "written-otherwise",
    ];
    for code in codes {
        assert!(entries.get(code).is_some_and(|count| *count >= 2), "{code}");
    }
    assert_eq!(entries.len(), codes.len());
    for id in SheetId::ALL {
        assert!(REFUSED.iter().any(|refused| refused.rules == id.name()), "{}", id.name());
    }
}
