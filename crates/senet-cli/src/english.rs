//! English phrases of the commands whose output other programs read as well.

use senet::{HouseSet, RuleSheet};

/// How many of something, in the right number.
pub(crate) fn count(number: usize, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

/// Houses as a list: `5`, `5 and 7`, `5, 7 and 9`.
pub(crate) fn houses(set: HouseSet) -> String {
    joined(&set.iter().map(|house| house.to_string()).collect::<Vec<_>>())
}

/// The sheet's title, and the options that are on.
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
        [some @ .., end] => format!("{} and {end}", some.join(", ")),
    }
}
