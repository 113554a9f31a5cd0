//! The rules pages and the table.

use std::collections::BTreeMap;

use senet::SheetId;
use senet_i18n::ids::{self, Id};
use senet_i18n::rules::{COMPARISON, DECISION_NOTE, page};

use crate::{all_words, check};

#[test]
fn every_page_renders_in_every_language() {
    for words in all_words() {
        check(&words, DECISION_NOTE.name(), &words.text(DECISION_NOTE));
        for sheet in SheetId::ALL {
            for section in page(sheet) {
                assert!(!section.paragraphs.is_empty(), "{sheet}: {}", section.heading);
                let decisions = section.decisions.iter().map(|decision| decision.message);
                for id in section.paragraphs.iter().copied().chain([section.heading]).chain(decisions) {
                    let text = words.text(id);
                    check(&words, id.name(), &text);
                }
            }
        }
    }
}

#[test]
fn the_table_renders_in_every_language() {
    for words in all_words() {
        for row in COMPARISON {
            for id in row.cells.into_iter().chain([row.label]) {
                let text = words.text(id);
                check(&words, id.name(), &text);
            }
        }
    }
}

/// The decisions that `docs/rules.md` marks ◇, by the letter of their sheet; a part of a decision stands for the whole.
fn marked_decisions() -> BTreeMap<char, Vec<String>> {
    let rules = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules.md"));
    let mut marked: BTreeMap<char, Vec<String>> = BTreeMap::new();
    let mut decision = String::new();
    for line in rules.expect("the rules can be read").lines() {
        let Some((name, rest)) = line.trim_start().strip_prefix("- `").and_then(|line| line.split_once('`')) else {
            continue;
        };
        if line.starts_with('-') {
            name.clone_into(&mut decision);
        }
        if rest.starts_with(" ◇")
            && let Some(sheet) = decision.chars().next()
        {
            marked.entry(sheet).or_default().push(decision.clone());
        }
    }
    marked
}

#[test]
fn every_marked_decision_is_explained() {
    let marked = marked_decisions();
    assert_eq!(marked.keys().copied().collect::<String>(), "CDFGSU");
    for (sheet, letter) in [
        (SheetId::Carpignano, 'C'),
        (SheetId::Spanish, 'S'),
        (SheetId::Uninerd, 'U'),
        (SheetId::French, 'F'),
        (SheetId::Dutch, 'D'),
    ] {
        let mut expected = marked[&letter].clone();
        if sheet != SheetId::Uninerd {
            // The die's first move is the piece's on 10, not on 9.
            expected.extend_from_slice(&marked[&'G']);
        }
        let mut told: Vec<&str> =
            page(sheet).iter().flat_map(|section| section.decisions).map(|decision| decision.rule).collect();
        told.sort_unstable();
        expected.sort_unstable();
        assert_eq!(told, expected, "{sheet}");
    }
}

#[test]
fn a_page_has_the_sections_that_people_look_for() {
    for sheet in SheetId::ALL {
        let headings: Vec<Id> = page(sheet).iter().map(|section| section.heading).collect();
        let mut expected = vec![
            ids::RULES_HEADING_AIM,
            ids::RULES_HEADING_THROWS,
            ids::RULES_HEADING_BEGINNING,
            ids::RULES_HEADING_MOVING,
            ids::RULES_HEADING_CAPTURE,
            ids::RULES_HEADING_HOUSES,
            ids::RULES_HEADING_LEAVING,
            ids::RULES_HEADING_NO_FORWARD,
            ids::RULES_HEADING_WINNING,
        ];
        if sheet == SheetId::Spanish {
            expected.push(ids::RULES_HEADING_OPTIONS);
        }
        assert_eq!(headings, expected, "{sheet}");
    }
}
