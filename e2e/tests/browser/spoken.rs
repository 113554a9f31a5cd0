//! Screen readers say nothing twice: no description repeats its name, no two regions that speak by themselves say the same
//! sentence, and none repeats the control with the keyboard's focus.

use std::collections::HashMap;

use chromiumoxide::cdp::browser_protocol::accessibility::{AxNode, AxPropertyName, AxValue, GetFullAxTreeParams};
use senet::RuleSheet;
use serde_json::Value;

use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

/// A text in lower case, its words separated by single spaces.
fn plain(value: Option<&AxValue>) -> String {
    let text = value.and_then(|value| value.value.as_ref()).and_then(Value::as_str).unwrap_or_default();
    text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text below a node.
fn text(node: &AxNode, nodes: &HashMap<String, &AxNode>) -> String {
    if plain(node.role.as_ref()) == "statictext" {
        return plain(node.name.as_ref());
    }
    let children = node.child_ids.iter().flatten().filter_map(|id| nodes.get(id.inner().as_str()));
    children.map(|child| text(child, nodes)).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
}

fn sentences(text: &str) -> Vec<&str> {
    text.split_inclusive(['.', '!', '?']).map(str::trim).filter(|sentence| sentence.len() > 3).collect()
}

/// Lists what the page says twice.
async fn said_twice(tab: &Tab, state: &str) -> Vec<String> {
    let tree = tab.execute(GetFullAxTreeParams::default()).await.nodes;
    let by_id: HashMap<String, &AxNode> = tree.iter().map(|node| (node.node_id.inner().clone(), node)).collect();
    let mut faults = Vec::new();
    let mut spoken: Vec<String> = Vec::new();
    let shown = || tree.iter().filter(|node| !node.ignored);
    for node in shown() {
        let (role, name, description) =
            (plain(node.role.as_ref()), plain(node.name.as_ref()), plain(node.description.as_ref()));
        if !description.is_empty() && (name.contains(&description) || description.contains(&name)) {
            faults.push(format!("{state}: the {role} {name:?} is described as {description:?}"));
        }
        if role == "status" || role == "alert" {
            let text = text(node, &by_id);
            for sentence in sentences(&text) {
                if spoken.iter().any(|other| other == sentence) {
                    faults.push(format!("{state}: {sentence:?} is spoken twice"));
                }
                spoken.push(sentence.to_owned());
            }
        }
    }
    let has_focus = |node: &&AxNode| {
        let properties = node.properties.iter().flatten();
        properties
            .into_iter()
            .any(|property| property.name == AxPropertyName::Focused && property.value.value == Some(Value::Bool(true)))
    };
    for node in shown().filter(has_focus) {
        let name = plain(node.name.as_ref());
        let repeated = spoken.iter().filter(|sentence| name.contains(sentence.as_str()));
        faults.extend(repeated.map(|sentence| format!("{state}: {sentence:?} is the name of the focused {name:?}")));
    }
    faults
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_said_twice() {
    let program = Program::start();
    let mut faults = Vec::new();
    for size in [(1440, 900), (360, 640)] {
        let remembered = [&[("senet.chances", "on")], Visit::QUIET.remembered].concat();
        let visit = Visit { remembered: &remembered, ..Visit::QUIET.sized(size.0, size.1) };
        let tab = kept::open_with(&program.address, &kept::two_persons(), visit).await;
        faults.extend(said_twice(&tab, "game").await);
        // By the keyboard, so that the focus is on the piece.
        tab.value("document.querySelector('#house-11').focus()").await;
        tab.key("Enter").await;
        tab.wait("document.querySelector('.reach') !== null").await;
        faults.extend(said_twice(&tab, "picked piece").await);
        tab.click("#house-13").await;
        tab.wait("document.querySelector('#throw').ariaDisabled === 'false'").await;
        faults.extend(said_twice(&tab, "move").await);
        tab.key(",").await;
        tab.wait("document.querySelector('#back-to-game') !== null").await;
        faults.extend(said_twice(&tab, "looking back").await);
        for (window, is_there) in [
            ("menu", "dialog[open] #share"),
            ("new-game", "dialog[open] #play"),
            ("rules", "dialog[open] #rules-sheet"),
            ("puzzles", "dialog[open] .puzzles"),
            ("lessons", "dialog[open] .lessons-of"),
            ("share", "dialog[open] #link-game"),
            ("games", "dialog[open] .kept li"),
            ("keyboard", "dialog[open] kbd"),
            ("about", "dialog[open] em"),
            ("puzzle/dutch/1", "#puzzle-show"),
            ("lesson/dutch/backward", "#lesson-on"),
            ("explore/carpignano/10/c9/5s4_c_-_%3F", ".of-throw li"),
        ] {
            tab.value(&format!("location.hash = '#/{window}'")).await;
            tab.wait(&format!("document.querySelector('{is_there}') !== null")).await;
            faults.extend(said_twice(&tab, window).await);
        }
        tab.click("#explore-edit").await;
        tab.wait("document.querySelector('#edit-done') !== null").await;
        faults.extend(said_twice(&tab, "set up").await);
        tab.close().await;
        let tab = kept::open_with(&program.address, &kept::played(RuleSheet::DUTCH, 3, usize::MAX), visit).await;
        faults.extend(said_twice(&tab, "game over").await);
        tab.click("#open-review").await;
        tab.wait("document.querySelectorAll('.totals tr').length === 5").await;
        faults.extend(said_twice(&tab, "review").await);
        tab.value("document.querySelector('#summary').click()").await;
        tab.wait("document.querySelector('#biggest-mistake') !== null").await;
        faults.extend(said_twice(&tab, "card").await);
        tab.close().await;
    }
    assert_eq!(faults, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_twice_is_found() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    tab.value(
        "document.querySelector('#menu').ariaLabel = document.querySelector('#menu').title, \
        document.querySelector('#refused').textContent = document.querySelector('#prompt').textContent, \
        document.querySelector('#throw').ariaLabel = document.querySelector('#prompt').textContent, \
        document.querySelector('#throw').focus()",
    )
    .await;
    let faults = said_twice(&tab, "broken").await.join("; ");
    for fault in ["the button \"menu\" is described as", "is spoken twice", "is the name of the focused"] {
        assert!(faults.contains(fault), "{fault}: {faults}");
    }
    tab.close().await;
}
