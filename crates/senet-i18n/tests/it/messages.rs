//! Completeness of the messages: every language has all of them with the same variables, and the code uses each.

use std::collections::BTreeSet;
use std::path::Path;

use senet_ai::ComputerPlayer;
use senet_i18n::Language;
use senet_i18n::ids::{self, Id};

use crate::{LATER, files, messages};

/// The code that the first part of the page does without, and so without its words. The page fetches both later.
const LATER_CODE: &[&str] = &[
    "senet-i18n/src/rules.rs",
    "senet-i18n/src/sentences/errors.rs",
    "senet-web/src/explore",
    "senet-web/src/lessons",
    "senet-web/src/online",
    "senet-web/src/review",
    "senet-web/src/windows/diagrams.rs",
    "senet-web/src/windows/games.rs",
    "senet-web/src/windows/help.rs",
    "senet-web/src/windows/lessons.rs",
    "senet-web/src/windows/menu.rs",
    "senet-web/src/windows/online",
    "senet-web/src/windows/puzzles.rs",
    "senet-web/src/windows/rules.rs",
    "senet-web/src/windows/share.rs",
];

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
            // Numbers are houses or throws, and so a part of the rules.
            assert_eq!(message.numbers, other[id].numbers, "{language}: the numbers of {id}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let english = messages(Language::English);
    let asked_for = asked_for(&["src", "../senet-web/src", "../senet-cli/src"], &[]);
    let referred: BTreeSet<&String> = english.values().flat_map(|message| &message.references).collect();
    let unused: Vec<_> = english
        .keys()
        .filter(|id| !asked_for.contains(&constant(id)) && !referred.contains(id) && !is_about_a_player(id))
        .collect();
    assert!(unused.is_empty(), "no code asks for {unused:?}");
}

#[test]
fn the_first_part_of_the_page_does_without_the_later_messages() {
    for code in LATER_CODE {
        assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(code).exists(), "there is no {code}");
    }
    let asked_for = asked_for(&["src", "../senet-web/src"], LATER_CODE);
    let english = messages(Language::English);
    let later: BTreeSet<String> = files(Language::English)
        .into_iter()
        .filter(|(name, _)| name.starts_with(LATER))
        .flat_map(|(_, text)| text.lines().map(str::to_owned).collect::<Vec<_>>())
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()))
        .filter(|id| english.contains_key(id))
        .collect();
    assert!(later.len() > 100, "the later messages were not found");
    let early: Vec<_> = later.iter().filter(|id| asked_for.contains(&constant(id))).collect();
    assert!(early.is_empty(), "the first part asks for {early:?}");
    for (id, message) in english.iter().filter(|(id, _)| !later.contains(*id)) {
        let early: Vec<_> = message.references.intersection(&later).collect();
        assert!(early.is_empty(), "{id} of the first part refers to {early:?}");
    }
}

#[test]
fn there_is_a_constant_for_each_message() {
    let english: Vec<String> = messages(Language::English).into_keys().collect();
    let constants: Vec<&str> = ids::ALL.iter().map(|id| id.name()).collect();
    assert_eq!(constants, english);
    assert!(ids::ALL.iter().all(|id| Id::find(id.name()) == Some(*id)));
    assert_eq!(Id::find("no-such-message"), None);
    let hints: BTreeSet<Id> = ids::HINTS.iter().copied().collect();
    let named: BTreeSet<Id> = ids::ALL.iter().copied().filter(|id| id.name().starts_with("hint-")).collect();
    assert_eq!((hints.len(), hints), (ids::HINTS.len(), named));
}

#[test]
fn buttons_are_short() {
    for words in crate::all_words() {
        for id in
            [ids::UI_THROW, ids::UI_UNDO, ids::UI_REDO, ids::UI_RESIGN, ids::UI_KEEP, ids::UI_TAKE_OFF, ids::UI_REMATCH]
        {
            assert!(words.text(id).chars().count() <= 20, "{}: {id}", words.language());
        }
    }
}

/// The ids of messages about players are made from the names in `senet-ai`, so that a new player needs no change here.
fn is_about_a_player(id: &str) -> bool {
    let name = id
        .strip_prefix("player-")
        .map(|name| ["-does", "-person"].iter().fold(name, |name, end| name.trim_end_matches(end)));
    name.is_some_and(|name| ComputerPlayer::ALL.iter().any(|player| player.name() == name))
}

fn constant(id: &str) -> String {
    id.to_uppercase().replace('-', "_")
}

/// Returns the constants of messages that occur in the code of these folders, without some of it.
fn asked_for(folders: &[&str], without: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for folder in folders {
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), without, &mut found);
    }
    assert!(found.len() > 100, "the code was not found");
    found
}

fn read(folder: &Path, without: &[&str], found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if without.iter().any(|other| path.ends_with(other)) {
            continue;
        }
        if path.is_dir() {
            read(&path, without, found);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            let named = line.split("ids::").skip(1);
            let name = |rest: &str| {
                let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
                rest[..end.unwrap_or(rest.len())].to_owned()
            };
            found.extend(named.map(name));
        }
    }
}
