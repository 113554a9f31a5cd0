//! Every row of the table and every decision of RULES, each as a line of [`cases`].

use senet::{Move, Position};

use crate::cases::cases;
use crate::{sheet, slow_rules};

fn fast_moves(rules: &str, options: &[&str], text: &str) -> Vec<(String, String)> {
    let sheet = sheet(rules, options);
    let position = Position::parse(&sheet, text).unwrap_or_else(|faults| panic!("{text}: {faults}"));
    let play = |legal: Move| (legal.to_string(), position.play_unchecked(&sheet, legal).to_string());
    position.legal_moves(&sheet).iter().map(play).collect()
}

#[test]
fn cases_hold() {
    let mut wrong = Vec::new();
    for case in cases() {
        let expected: Vec<(String, String)> =
            case.moves.iter().map(|(text, after)| ((*text).to_owned(), (*after).to_owned())).collect();
        let fast = fast_moves(case.rules, case.options, case.position);
        if fast != expected {
            wrong.push(format!("{}\n  {}\n  expected {expected:?}\n  found    {fast:?}", case.name, case.position));
        }
    }
    assert!(wrong.is_empty(), "{} of {} cases fail:\n{}", wrong.len(), cases().count(), wrong.join("\n"));
}

#[test]
fn slow_rules_agree_with_the_cases() {
    for case in cases() {
        let slow = slow_rules::legal_moves(case.rules, case.options, case.position);
        let slow: Vec<(&str, &str)> = slow.iter().map(|(text, after)| (text.as_str(), after.as_str())).collect();
        assert_eq!(slow, case.moves, "{}", case.name);
    }
}

/// Every identifier that concerns moves has at least one case; openings, points and matches are tested with games.
#[test]
fn every_decision_has_a_case() {
    let identifiers = [
        "G1", "G2", "G3", "G4", "G5", "C1", "C2", "C3", "C4", "S2", "S3", "S4", "S6", "U2", "U3", "U4", "U5", "U6",
        "U7", "U8", "U9", "F1", "F2", "F3", "F4", "D1", "D2", "D3", "D4", "D5",
    ];
    for identifier in identifiers {
        assert!(cases().any(|case| case.name.contains(identifier)), "no case is named after {identifier}");
    }
}
