//! English phrases for the commands whose output is English in every language.

use senet::{HouseSet, RuleSheet};

/// Formats a number with its noun: `1 move`, `2 moves`.
pub(crate) fn count(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

/// Formats houses as a list: `5`, `5 and 7`, `5, 7 and 9`.
pub(crate) fn houses(set: HouseSet) -> String {
    joined(&set.iter().map(|house| house.to_string()).collect::<Vec<_>>())
}

/// Formats the sheet's title with its options.
pub(crate) fn sheet_title(sheet: &RuleSheet) -> String {
    let options: Vec<String> = sheet.options().iter().map(|option| option.to_string()).collect();
    if options.is_empty() {
        return sheet.id().title().to_owned();
    }
    format!("{}, with {}", sheet.id().title(), joined(&options))
}

fn joined(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
