//! Tests of the words: that they are complete and consistent.

mod errors;
mod languages;
mod messages;
mod refusals;
mod rules;
mod sentences;
mod torture;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use senet_i18n::{Language, Words};

/// The prefix of the names of files that only the later part of the page needs.
const LATER: &str = "later/";

/// The contents of a message, with those of the messages that it refers to.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Message {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    numbers: BTreeSet<String>,
}

/// Asserts that a rendered text is not empty, and that all its variables were filled in.
fn check(words: &Words, asked: &str, text: &str) {
    let is_whole = !text.trim().is_empty() && !text.contains(['{', '}', '$', '\u{2068}', '\u{2069}']);
    assert!(is_whole, "{}: {asked}: {text:?}", words.language());
    let is_id = |word: &str| ["refusal-", "prompt-", "move-", "about-", "house-"].iter().any(|id| word.starts_with(id));
    assert!(!text.split(' ').any(is_id), "{}: {asked}: {text:?}", words.language());
}

fn all_words() -> impl Iterator<Item = Words> {
    Language::ALL.into_iter().map(Words::new)
}

/// Returns the files of a language, as name and text. The name of a file of the later part has its folder.
fn files(language: Language) -> Vec<(String, String)> {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("words").join(language.code());
    let mut files = Vec::new();
    for folder in ["", LATER] {
        for entry in std::fs::read_dir(words.join(folder)).expect("the language has a folder") {
            let entry = entry.expect("the folder can be read");
            if entry.path().is_file() {
                let text = std::fs::read_to_string(entry.path()).expect("the file can be read");
                files.push((format!("{folder}{}", entry.file_name().to_string_lossy()), text));
            }
        }
    }
    files.sort();
    files
}

/// Returns all messages of a language. Asserts that the files have no errors and no id twice.
fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for (name, text) in files(language) {
        let resource: Resource<&str> = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{language}/{name}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(entry) = entry else { continue };
            let mut message = Message::default();
            let pattern = entry.value.as_ref().unwrap_or_else(|| panic!("{language}: {} is empty", entry.id.name));
            collect(pattern, &mut message);
            let known = messages.insert(entry.id.name.to_owned(), message);
            assert!(known.is_none(), "{language}/{name}: {} is there twice", entry.id.name);
        }
    }
    let own = messages.clone();
    for message in messages.values_mut() {
        for reference in &message.references {
            let referred = own.get(reference).unwrap_or_else(|| panic!("{language}: there is no {reference}"));
            message.variables.extend(referred.variables.iter().cloned());
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => message.numbers.extend(numbers(value)),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => collect_inline(inline, message),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                collect_inline(selector, message);
                for variant in variants {
                    collect(&variant.value, message);
                }
            }
        }
    }
}

/// Returns the numbers in a text except 1, which some languages write as a word.
fn numbers(text: &str) -> impl Iterator<Item = String> {
    let digits = text.split(|character: char| !character.is_ascii_digit());
    digits.filter(|digits| !digits.is_empty() && *digits != "1").map(str::to_owned)
}

fn collect_inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            message.references.insert(id.name.to_owned());
        }
        _ => {}
    }
}
