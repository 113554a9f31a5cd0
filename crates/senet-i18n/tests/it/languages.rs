//! Choice of the language, plurals and punctuation.

use senet_i18n::ids;
use senet_i18n::{Language, Words};

use crate::all_words;

#[test]
fn the_browser_s_tags_choose_the_language() {
    for (tags, expected) in [
        (&["de-AT"][..], Language::German),
        (&["pt-BR", "es-419"], Language::Spanish),
        (&["pt-BR"], Language::English),
        (&["NL"], Language::Dutch),
        (&["fr_CA.UTF-8"], Language::French),
        (&["", "-", "x", "it-IT"], Language::Italian),
        (&["item", "deu"], Language::English),
        (&["en-GB", "de"], Language::English),
        (&["C.UTF-8", "de"], Language::English),
        (&["POSIX", "de"], Language::English),
        (&["it_IT@euro"], Language::Italian),
        (&[], Language::English),
    ] {
        assert_eq!(Language::best_of(tags.iter().copied()), expected, "{tags:?}");
    }
}

#[test]
fn codes_and_endonyms_are_distinct() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
        assert_eq!(Language::ALL.iter().filter(|other| other.endonym() == language.endonym()).count(), 1);
    }
}

#[test]
fn plurals_follow_the_language() {
    for (language, none, one, two) in [
        (Language::English, "0 houses", "1 house", "2 houses"),
        (Language::Italian, "0 caselle", "1 casella", "2 caselle"),
        (Language::Spanish, "0 casillas", "1 casilla", "2 casillas"),
        // In French, zero is singular.
        (Language::French, "0 case", "1 case", "2 cases"),
        (Language::Dutch, "0 vakken", "1 vak", "2 vakken"),
        (Language::German, "0 Felder", "1 Feld", "2 Felder"),
    ] {
        let words = Words::new(language);
        for (count, expected) in [(0_u8, none), (1, one), (2, two)] {
            assert_eq!(words.format(ids::COUNT_HOUSES, &[("count", count.into())]), expected);
        }
    }
}

#[test]
fn names_stand_unchanged_in_sentences() {
    for words in all_words() {
        for name in ["Ada { $name }", "\u{5d0}\u{5d1}", "<b>", ""] {
            let text = words.format(ids::UI_DETAIL, &[("detail", name.into())]);
            assert!(text.contains(name) && !text.contains('\u{2068}'), "{text:?}");
        }
    }
}

#[test]
fn a_missing_variable_does_not_panic() {
    for words in all_words() {
        assert!(!words.text(ids::COUNT_HOUSES).is_empty());
        assert!(!words.text(ids::RESULT_WON).is_empty());
    }
}

#[test]
fn words_can_be_shared() {
    fn shared<T: Clone + Send + Sync + 'static>(_: &T) {}
    let words = Words::new(Language::Dutch);
    shared(&words);
    assert_eq!(words.clone().language(), Language::Dutch);
}

#[test]
fn french_punctuation_has_non_breaking_spaces() {
    for (name, text) in crate::files(Language::French) {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            // A narrow space stands before these, a wide one before a colon and inside quotation marks.
            let parted = [" ?", " !", " ;", " :", "« ", " »"].iter().find(|sign| line.contains(**sign));
            assert_eq!(parted, None, "{name}: {line}");
        }
    }
}

#[test]
fn a_rest_is_one_or_several() {
    for (language, one, two) in [
        (Language::Italian, "Avanza 1 del lancio per un’altra pedina.", "Avanzano 2 del lancio per un’altra pedina."),
        (Language::Spanish, "Sobra 1 de la tirada para otra ficha.", "Sobran 2 de la tirada para otra ficha."),
    ] {
        let words = Words::new(language);
        for (rest, expected) in [(1_u8, one), (2, two)] {
            assert_eq!(words.format(ids::MOVE_REST, &[("rest", rest.into())]), expected);
        }
    }
}
