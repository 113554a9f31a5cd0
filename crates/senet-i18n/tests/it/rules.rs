//! The rules pages and the table.

use senet::SheetId;
use senet_i18n::rules::{COMPARISON, DECISION_NOTE, page};

use crate::{all_words, check};

#[test]
fn every_page_renders_in_every_language() {
    for words in all_words() {
        check(&words, DECISION_NOTE, &words.text(DECISION_NOTE));
        for sheet in SheetId::ALL {
            for section in page(sheet) {
                assert!(!section.paragraphs.is_empty(), "{sheet}: {}", section.heading);
                let decisions = section.decisions.iter().map(|decision| decision.message);
                for id in section.paragraphs.iter().copied().chain([section.heading]).chain(decisions) {
                    let text = words.text(id);
                    check(&words, id, &text);
                    assert_ne!(text, id, "{}", words.language());
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
                check(&words, id, &text);
                assert_ne!(text, id, "{}", words.language());
            }
        }
    }
}

#[test]
fn every_decision_marked_in_rules_is_told() {
    for (sheet, marked) in [
        (SheetId::Carpignano, "C1 C4 G1"),
        (SheetId::Spanish, "G1 S1 S3 S4 S4 S5 S6"),
        (SheetId::Uninerd, "U2 U4 U5 U6 U7 U8"),
        (SheetId::French, "F2 F3 G1"),
        (SheetId::Dutch, "D2 D3 D4 D5 G1"),
    ] {
        let mut told: Vec<&str> =
            page(sheet).iter().flat_map(|section| section.decisions).map(|decision| decision.rule).collect();
        told.sort_unstable();
        assert_eq!(told.join(" "), marked, "{sheet}");
    }
}

#[test]
fn a_page_has_the_sections_that_people_look_for() {
    for sheet in SheetId::ALL {
        let headings: Vec<&str> = page(sheet).iter().map(|section| section.heading).collect();
        let mut expected = vec![
            "rules-heading-aim",
            "rules-heading-throws",
            "rules-heading-beginning",
            "rules-heading-moving",
            "rules-heading-capture",
            "rules-heading-houses",
            "rules-heading-leaving",
            "rules-heading-no-forward",
            "rules-heading-winning",
        ];
        if sheet == SheetId::Spanish {
            expected.push("rules-heading-options");
        }
        assert_eq!(headings, expected, "{sheet}");
    }
}
