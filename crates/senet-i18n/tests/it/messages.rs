//! Every message is there in every language, with the same variables, and is asked for by somebody.

use std::collections::BTreeSet;
use std::path::Path;

use senet_ai::ComputerPlayer;
use senet_i18n::{Language, ids};

use crate::messages;

#[test]
fn all_languages_have_the_same_messages() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let other = messages(language);
        let missing: Vec<_> = english.keys().filter(|id| !other.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let surplus: Vec<_> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(surplus.is_empty(), "only {language} has {surplus:?}");
        for (id, message) in &english {
            assert_eq!(message.variables, other[id].variables, "{language}: the variables of {id}");
            // A number is a house or a throw, and with it a rule.
            assert_eq!(message.numbers, other[id].numbers, "{language}: the numbers of {id}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let english = messages(Language::English);
    let literals: BTreeSet<String> = literals().into_iter().chain(literals_of_terminal()).collect();
    let referred: BTreeSet<&String> = english.values().flat_map(|message| &message.references).collect();
    let unused: Vec<_> = english
        .keys()
        .filter(|id| !literals.contains(*id) && !referred.contains(id) && !is_about_a_player(id))
        .collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn every_message_that_is_asked_for_is_there() {
    let english = messages(Language::English);
    // Only ids have a hyphen between lower-case words.
    let missing: Vec<_> =
        literals().into_iter().filter(|text| text.contains('-') && !english.contains_key(text)).collect();
    assert!(missing.is_empty(), "there is no {missing:?}");
    let missing: Vec<_> = literals_of_terminal().into_iter().filter(|text| !english.contains_key(text)).collect();
    assert!(missing.is_empty(), "there is no {missing:?}");
}

#[test]
fn lists_for_clients_hold_nothing_twice() {
    let all: Vec<&str> = ids::INTERFACE.iter().chain(ids::HINTS).copied().collect();
    let distinct: BTreeSet<&str> = all.iter().copied().collect();
    assert_eq!(all.len(), distinct.len());
}

#[test]
fn buttons_are_short() {
    for words in crate::all_words() {
        for id in ["ui-throw", "ui-undo", "ui-redo", "ui-resign", "ui-keep", "ui-take-off", "ui-pass", "ui-rematch"] {
            assert!(words.text(id).chars().count() <= 20, "{}: {id}", words.language());
        }
    }
}

/// Players are asked for by the name they have in `senet-ai`, so that a new one shows up without a change here.
fn is_about_a_player(id: &str) -> bool {
    let name = id.strip_prefix("player-").map(|name| name.strip_suffix("-does").unwrap_or(name));
    name.is_some_and(|name| ComputerPlayer::ALL.iter().any(|player| player.name() == name))
}

/// Every text in the crate's code that could be an id.
fn literals() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    read(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut found);
    assert!(found.len() > 100, "the code was not found");
    found
}

/// Every id in the code of the terminal, which has texts with hyphens of its own.
fn literals_of_terminal() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    read(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../senet-cli/src/play")), &mut found);
    let is_id = |text: &String| {
        let first = text.split('-').next().unwrap_or_default();
        ["terminal", "ask", "help", "legend", "standing", "count"].contains(&first) && text.contains('-')
    };
    found.retain(is_id);
    found
}

fn read(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            read(&path, found);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in code {
            // Between quotation marks is every second piece.
            found.extend(line.split('"').skip(1).step_by(2).filter(|text| is_id(text)).map(str::to_owned));
        }
    }
}

fn is_id(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.ends_with(|last: char| last.is_ascii_alphanumeric())
        && text.chars().all(|character| character.is_ascii_alphanumeric() || character == '-')
}
