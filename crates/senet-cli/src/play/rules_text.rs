//! The page behind `?`: the rules of the sheet as the game's page has them, as lines of text.

use senet::RuleSheet;
use senet_i18n::rules::{self, DECISION_NOTE};
use senet_i18n::{Words, sentences};

use super::screen::Look;

/// The rules of a sheet, its variations included, in lines that fit.
pub(crate) fn lines(look: &Look, words: &Words, sheet: &RuleSheet) -> Vec<String> {
    let mut lines = vec![look.strong(&sentences::sheet_title(words, sheet))];
    for section in rules::page(sheet.id()) {
        lines.push(String::new());
        lines.push(look.strong(&words.text(section.heading)));
        for paragraph in section.paragraphs {
            lines.extend(look.wrapped(&words.text(*paragraph), " "));
        }
        for decision in section.decisions {
            let text = format!("{}  {} {}", decision.rule, words.text(DECISION_NOTE), words.text(decision.message));
            lines.extend(look.wrapped(&text, " "));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use senet::SheetId;
    use senet_board::Glyphs;
    use senet_i18n::Language;

    use super::*;

    #[test]
    fn the_whole_page_of_a_sheet_is_there_in_every_language() {
        let look = Look { glyphs: Glyphs::Unicode, colour: false, window: None };
        for words in Language::ALL.map(Words::new) {
            for sheet in SheetId::ALL.map(RuleSheet::plain) {
                let lines = lines(&look, &words, &sheet);
                assert!(lines.iter().all(|line| line.chars().count() <= look.width()), "{sheet}");
                let said = lines.join(" ");
                let said: Vec<&str> = said.split_whitespace().collect();
                let said = said.join(" ");
                let spaced = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
                for section in rules::page(sheet.id()) {
                    for id in section.paragraphs.iter().chain([&section.heading]) {
                        assert!(said.contains(&spaced(words.text(*id))), "{} {sheet}: {id}", words.language());
                    }
                    for decision in section.decisions {
                        let text = spaced(words.text(decision.message));
                        assert!(said.contains(&text), "{} {sheet}: {}", words.language(), decision.rule);
                    }
                }
            }
        }
    }
}
