//! What sides, pieces, sheets, options and computer players are called.

use senet::{HouseSet, RuleSheet, SheetId, SheetOption, Side};

use crate::Words;

/// The side: "cones".
pub fn side(words: &Words, side: Side) -> String {
    words.format("side", &[("side", side.name().into())])
}

/// The side with the sheet's own colour: "red cones".
pub fn side_coloured(words: &Words, sheet: &RuleSheet, side: Side) -> String {
    words.format("side-coloured", &[("colour", sheet.colour(side).into())])
}

/// One piece of the side with the sheet's own colour: "red cone".
pub fn piece(words: &Words, sheet: &RuleSheet, side: Side) -> String {
    words.format("piece", &[("colour", sheet.colour(side).into())])
}

/// The sheet's own colour word for the side, as a name for the colour: "red".
pub fn colour(words: &Words, sheet: &RuleSheet, side: Side) -> String {
    words.format("colour", &[("colour", sheet.colour(side).into())])
}

/// Texts as a list: "a", "a and b", "a, b and c".
pub fn list(words: &Words, texts: &[String]) -> String {
    match texts {
        [] => String::new(),
        [one] => one.clone(),
        [some @ .., last] => {
            let (first, last) = (some.join(", "), last.as_str());
            words.format("list-and", &[("first", first.into()), ("last", last.into())])
        }
    }
}

/// The numbers of these houses as a list: "5, 7 and 9".
pub fn house_list(words: &Words, houses: HouseSet) -> String {
    list(words, &houses.iter().map(|house| house.to_string()).collect::<Vec<_>>())
}

/// What the sheet is called, with the options that are on.
pub fn sheet_title(words: &Words, sheet: &RuleSheet) -> String {
    let title = words.text(match sheet.id {
        SheetId::Carpignano => "sheet-carpignano-title",
        SheetId::Spanish => "sheet-spanish-title",
        SheetId::Uninerd => "sheet-uninerd-title",
        SheetId::French => "sheet-french-title",
        SheetId::Dutch => "sheet-dutch-title",
    });
    if sheet.options.is_empty() {
        return title;
    }
    let options: Vec<String> = sheet.options.iter().map(|option| option_name(words, option)).collect();
    format!("{title} ({})", options.join(", "))
}

/// The sheet in one line.
pub fn sheet_summary(words: &Words, id: SheetId) -> String {
    words.text(match id {
        SheetId::Carpignano => "sheet-carpignano-summary",
        SheetId::Spanish => "sheet-spanish-summary",
        SheetId::Uninerd => "sheet-uninerd-summary",
        SheetId::French => "sheet-french-summary",
        SheetId::Dutch => "sheet-dutch-summary",
    })
}

/// What a variation is called.
pub fn option_name(words: &Words, option: SheetOption) -> String {
    words.text(match option {
        SheetOption::Happiness => "option-happiness-name",
        SheetOption::Rebirth => "option-rebirth-name",
        SheetOption::Exit321 => "option-exit-3-2-1-name",
    })
}

/// A variation in one line.
pub fn option_summary(words: &Words, option: SheetOption) -> String {
    words.text(match option {
        SheetOption::Happiness => "option-happiness-summary",
        SheetOption::Rebirth => "option-rebirth-summary",
        SheetOption::Exit321 => "option-exit-3-2-1-summary",
    })
}

/// What a computer player is called, by the name that programs use. A player that nobody has translated yet keeps
/// that name, so that a new one shows up at once.
pub fn computer_name(words: &Words, name: &str) -> String {
    words.find(&format!("player-{name}"), &[]).unwrap_or_else(|| name.to_owned())
}

/// What a computer player does; `None` for one that nobody has described yet.
pub fn computer_description(words: &Words, name: &str) -> Option<String> {
    words.find(&format!("player-{name}-does"), &[])
}
