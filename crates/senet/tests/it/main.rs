//! The rules of Senet, tested from outside.

mod allocations;
mod cases;
mod games;
mod groups;
mod perft;
mod records;
mod refusals;
mod rules;
mod slow_rules;
mod texts;
mod torture;
mod values;

use senet::{OptionSet, RuleSheet, SheetOption};

/// The sheet of this name with the options of these names.
fn sheet(rules: &str, options: &[&str]) -> RuleSheet {
    let id = rules.parse().expect("a sheet's name");
    let options: OptionSet = options.iter().map(|name| name.parse::<SheetOption>().expect("an option")).collect();
    RuleSheet::new(id, options).expect("an option that the sheet offers")
}

/// The names of the options that are on.
fn option_names(sheet: &RuleSheet) -> Vec<&'static str> {
    sheet.options().iter().map(SheetOption::name).collect()
}
