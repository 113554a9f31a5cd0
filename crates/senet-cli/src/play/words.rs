//! Sentences of the terminal about commands, houses and numbered moves.

use senet::{Faces, House, Move, RuleSheet};
use senet_i18n::ids::{self, Id};
use senet_i18n::{Value, Words, sentences};

use super::commands::NotUnderstood;

/// `label: text`, as the language writes it.
pub(crate) fn labelled(words: &Words, label: &str, text: &str) -> String {
    words.format(ids::TERMINAL_LABELLED, &[("label", label.into()), ("text", text.into())])
}

/// Formats a message that counts something.
pub(crate) fn count(words: &Words, id: Id, count: usize) -> String {
    words.format(id, &[("count", count.into())])
}

/// Describes faces; empty for a die that shows a number.
pub(crate) fn faces(words: &Words, sheet: &RuleSheet, faces: Faces) -> String {
    match faces {
        Faces::Die(throw) if !sheet.idle().contains(throw) => String::new(),
        _ => sentences::faces(words, sheet, faces),
    }
}

/// Describes a house of this sheet.
pub(crate) fn about_house(words: &Words, sheet: &RuleSheet, house: House) -> String {
    let named = sentences::house(words, sheet, None, house);
    format!("{named}. {}", sentences::about_house(words, sheet, house))
}

/// Lists moves with their numbers in the list of legal moves.
pub(crate) fn numbered(words: &Words, moves: impl Iterator<Item = (usize, Move)>) -> String {
    let named = |(index, legal): (usize, Move)| {
        let values = [("move", Value::from(legal.to_string())), ("number", Value::from(index + 1))];
        words.format(ids::TERMINAL_MOVE_NUMBER, &values)
    };
    moves.map(named).collect::<Vec<_>>().join("; ")
}

/// Says why a line was not understood.
pub(crate) fn not_understood(words: &Words, why: &NotUnderstood) -> String {
    match why {
        NotUnderstood::Unknown(text) => words.format(ids::TERMINAL_UNKNOWN, &[("text", text.as_str().into())]),
        NotUnderstood::NotAlone(word) => words.format(ids::TERMINAL_ALONE, &[("word", word.as_str().into())]),
        NotUnderstood::NoHouse(number) => words.format(ids::TERMINAL_NO_HOUSE, &[("number", (*number).into())]),
        NotUnderstood::Question => words.text(ids::TERMINAL_AFTER_QUESTION),
        NotUnderstood::NoName => words.text(ids::TERMINAL_NO_NAME),
        NotUnderstood::OpenQuote(quote) => {
            words.format(ids::TERMINAL_OPEN_QUOTE, &[("quote", quote.to_string().into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use senet_i18n::Language;

    use super::*;

    #[test]
    fn houses_have_the_names_of_the_sheet() {
        let english = Words::new(Language::English);
        let about = |sheet, house| about_house(&english, &sheet, House::new(house).expect("a house"));
        for (sheet, house, begins) in [
            (
                RuleSheet::UNINERD,
                26,
                "House 26, house of abundance, safe. From 26, a 1 may carry a piece over the water",
            ),
            (
                RuleSheet::UNINERD,
                28,
                "House 28, house of the three truths, safe. A 3 takes a piece from 28 off the board",
            ),
            (RuleSheet::UNINERD, 29, "House 29, house of Horus, safe. A 2 takes"),
            (RuleSheet::UNINERD, 30, "House 30, house of Ra, safe. A piece may leave from 30 at the start"),
            (RuleSheet::CARPIGNANO, 25, "House 25. A 6 takes a piece from 25 off the board."),
            (RuleSheet::CARPIGNANO, 26, "House 26, house of happiness, safe."),
            (RuleSheet::DUTCH, 30, "House 30. Any throw takes a piece from 30 off the board. Its side must have"),
            (RuleSheet::FRENCH, 12, "House 12. An ordinary house."),
        ] {
            let told = about(sheet, house);
            assert!(told.starts_with(begins), "{told}");
        }
    }

    #[test]
    fn every_line_that_is_not_understood_is_answered_in_every_language() {
        let whys = [
            NotUnderstood::Unknown("dance".to_owned()),
            NotUnderstood::NotAlone("undo".to_owned()),
            NotUnderstood::NoHouse(31),
            NotUnderstood::Question,
            NotUnderstood::NoName,
            NotUnderstood::OpenQuote('"'),
        ];
        for words in Language::ALL.map(Words::new) {
            for why in &whys {
                let told = not_understood(&words, why);
                assert!(told.contains(' ') && !told.contains("terminal-") && !told.contains('$'), "{told}");
            }
        }
    }
}
