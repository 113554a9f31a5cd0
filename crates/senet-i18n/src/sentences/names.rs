//! The names of sides, pieces, sheets, options and computer players.

use senet::record::{LONGEST_NAME, NameError};
use senet::{HouseSet, RuleSheet, SheetId, SheetOption, Side};

use crate::Words;
use crate::ids::{self, Id};

/// Names the side: "cones".
pub fn side(words: &Words, side: Side) -> String {
    words.format(ids::SIDE, &[("side", side.name().into())])
}

/// Names the side with the sheet's own colour: "red cones".
pub fn side_coloured(words: &Words, sheet: &RuleSheet, side: Side) -> String {
    words.format(ids::SIDE_COLOURED, &[("colour", sheet.colour(side).into())])
}

/// Names one piece of the side with the sheet's own colour: "red cone".
pub fn piece(words: &Words, sheet: &RuleSheet, side: Side) -> String {
    words.format(ids::PIECE, &[("colour", sheet.colour(side).into())])
}

/// Names the sheet's own colour of the side: "red".
pub fn colour(words: &Words, sheet: &RuleSheet, side: Side) -> String {
    words.format(ids::COLOUR, &[("colour", sheet.colour(side).into())])
}

/// Joins texts to a list: "a", "a and b", "a, b and c".
pub fn list(words: &Words, texts: &[String]) -> String {
    match texts {
        [] => String::new(),
        [one] => one.clone(),
        [some @ .., last] => {
            let (first, last) = (some.join(", "), last.as_str());
            words.format(ids::LIST_AND, &[("first", first.into()), ("last", last.into())])
        }
    }
}

/// Lists the numbers of these houses: "5, 7 and 9".
pub fn house_list(words: &Words, houses: HouseSet) -> String {
    list(words, &houses.iter().map(|house| house.to_string()).collect::<Vec<_>>())
}

/// Names the sheet, with the options that are on.
pub fn sheet_title(words: &Words, sheet: &RuleSheet) -> String {
    let title = words.text(match sheet.id() {
        SheetId::Carpignano => ids::SHEET_CARPIGNANO_TITLE,
        SheetId::Spanish => ids::SHEET_SPANISH_TITLE,
        SheetId::Uninerd => ids::SHEET_UNINERD_TITLE,
        SheetId::French => ids::SHEET_FRENCH_TITLE,
        SheetId::Dutch => ids::SHEET_DUTCH_TITLE,
    });
    if sheet.options().is_empty() {
        return title;
    }
    let options: Vec<String> = sheet.options().iter().map(|option| option_name(words, option)).collect();
    format!("{title} ({})", options.join(", "))
}

/// Describes the sheet in one line.
pub fn sheet_summary(words: &Words, id: SheetId) -> String {
    words.text(match id {
        SheetId::Carpignano => ids::SHEET_CARPIGNANO_SUMMARY,
        SheetId::Spanish => ids::SHEET_SPANISH_SUMMARY,
        SheetId::Uninerd => ids::SHEET_UNINERD_SUMMARY,
        SheetId::French => ids::SHEET_FRENCH_SUMMARY,
        SheetId::Dutch => ids::SHEET_DUTCH_SUMMARY,
    })
}

/// Says who made the sheet, and in which language.
pub fn sheet_source(words: &Words, id: SheetId) -> String {
    words.text(match id {
        SheetId::Carpignano => ids::SHEET_CARPIGNANO_SOURCE,
        SheetId::Spanish => ids::SHEET_SPANISH_SOURCE,
        SheetId::Uninerd => ids::SHEET_UNINERD_SOURCE,
        SheetId::French => ids::SHEET_FRENCH_SOURCE,
        SheetId::Dutch => ids::SHEET_DUTCH_SOURCE,
    })
}

/// Tells what the sheet says of Senet and of itself, and what Senet was.
pub fn about_sheet(words: &Words, id: SheetId) -> [String; 2] {
    let about = match id {
        SheetId::Carpignano => ids::SHEET_CARPIGNANO_ABOUT,
        SheetId::Spanish => ids::SHEET_SPANISH_ABOUT,
        SheetId::Uninerd => ids::SHEET_UNINERD_ABOUT,
        SheetId::French => ids::SHEET_FRENCH_ABOUT,
        SheetId::Dutch => ids::SHEET_DUTCH_ABOUT,
    };
    [words.text(about), words.text(ids::SHEETS_SENET)]
}

/// Names a variation.
pub fn option_name(words: &Words, option: SheetOption) -> String {
    words.text(match option {
        SheetOption::Happiness => ids::OPTION_HAPPINESS_NAME,
        SheetOption::Rebirth => ids::OPTION_REBIRTH_NAME,
        SheetOption::Exit321 => ids::OPTION_EXIT_3_2_1_NAME,
    })
}

/// Describes a variation in one line.
pub fn option_summary(words: &Words, option: SheetOption) -> String {
    words.text(match option {
        SheetOption::Happiness => ids::OPTION_HAPPINESS_SUMMARY,
        SheetOption::Rebirth => ids::OPTION_REBIRTH_SUMMARY,
        SheetOption::Exit321 => ids::OPTION_EXIT_3_2_1_SUMMARY,
    })
}

/// Names a computer player, given the name that programs use; a player without words keeps that name.
pub fn computer_name(words: &Words, name: &str) -> String {
    Id::find(&format!("player-{name}")).map_or_else(|| name.to_owned(), |id| words.text(id))
}

/// Names the person as whom a computer player plays; a player that is no person has its own name.
pub fn opponent(words: &Words, name: &str) -> String {
    let person = Id::find(&format!("player-{name}-person"));
    person.map_or_else(|| computer_name(words, name), |id| words.text(id))
}

/// Describes a computer player; `None` for one without words.
pub fn computer_description(words: &Words, name: &str) -> Option<String> {
    Id::find(&format!("player-{name}-does")).map(|id| words.text(id))
}

/// Says why a text cannot be a player's name.
pub fn name_error(words: &Words, error: NameError) -> String {
    match error {
        NameError::Empty => words.text(ids::ERROR_NAME_EMPTY),
        NameError::Control => words.text(ids::ERROR_NAME_CONTROL),
        NameError::Space => words.text(ids::ERROR_NAME_SPACE),
        NameError::TooLong => words.format(ids::ERROR_NAME_TOO_LONG, &[("most", LONGEST_NAME.into())]),
    }
}
