//! What the page does beside the game: it survives, it speaks, it explains, it needs no network.

use senet::Record;

use crate::tab::{Program, Tab};

const QUIET: [(&str, &str); 3] = [("senet.language", "en"), ("senet.animations", "off"), ("senet.thinking", "none")];

/// The start position after the opening, with a throw of 2 to play, as a game that the browser kept.
fn kept_game() -> String {
    let text = "senet record 1\nsheet: carpignano\noptions: none\nfirst: Ani\nsecond: Tutu\ndate: unknown\nseed: 7\n\
        start: cscscscsc1/s9/10 s c9 2\nresult: unfinished\n\n";
    Record::parse_unsealed(text).unwrap_or_else(|error| panic!("{error}")).to_string()
}

async fn open_with_game(program: &Program, size: (u32, u32)) -> Tab {
    let tab = Tab::open(program, size, &QUIET).await;
    let game = serde_json::to_string(&kept_game()).expect("JSON");
    let script = format!(
        "localStorage.setItem('senet.game', {game}); localStorage.setItem('senet.players', 'person person 1 0 0 0'); true"
    );
    tab.value(&script).await;
    tab.go("?again").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    tab
}

async fn text(tab: &Tab, selector: &str) -> String {
    let value = tab.value(&format!("document.querySelector('{selector}').textContent")).await;
    value.as_str().expect("a text").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_touch_is_explained_and_changes_nothing() {
    let program = Program::start();
    let tab = open_with_game(&program, (1024, 768)).await;
    tab.click("#house-2").await;
    tab.wait("document.querySelector('#refused').textContent !== ''").await;
    let why = text(&tab, "#refused").await;
    assert!(why.contains('4'), "an own piece stands on 4: {why}");
    assert_eq!(tab.value("document.querySelectorAll('.blame').length").await, 1);
    assert_eq!(tab.value("localStorage.getItem('senet.game')").await.as_str(), Some(kept_game().as_str()));
    tab.picture("refused").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_survives_a_reload_and_is_taken_back() {
    let program = Program::start();
    let tab = open_with_game(&program, (768, 1024)).await;
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait("localStorage.getItem('senet.game').includes('1 spools 11-13')").await;
    tab.go("?once-more").await;
    tab.wait("document.querySelector('#house-13').getAttribute('aria-label').includes('spool')").await;
    tab.click("#undo").await;
    tab.wait("!localStorage.getItem('senet.game').includes('11-13')").await;
    tab.click("#redo").await;
    tab.wait("localStorage.getItem('senet.game').includes('1 spools 11-13')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_can_be_made_with_the_keyboard_alone() {
    let program = Program::start();
    let tab = open_with_game(&program, (1440, 900)).await;
    for key in ["n", "n", "n", "n"] {
        tab.key(key).await;
    }
    // The pieces on 8 and 11 can move; after four steps among them the keyboard is at 11.
    assert_eq!(tab.value("document.activeElement.id").await, "house-11");
    for key in ["Enter", "ArrowLeft", "ArrowLeft", "Enter"] {
        tab.key(key).await;
    }
    tab.wait("localStorage.getItem('senet.game').includes('1 spools 11-13')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_is_spoken() {
    let program = Program::start();
    let tab = open_with_game(&program, (360, 640)).await;
    let mut prompts = Vec::new();
    for code in ["en", "it", "es", "fr", "nl", "de"] {
        tab.click("#menu").await;
        tab.wait("document.querySelector('dialog[open] #language') !== null").await;
        tab.pick("#language", code).await;
        tab.wait(&format!("document.documentElement.lang === '{code}'")).await;
        tab.picture(&format!("menu-{code}")).await;
        tab.click("#close-menu").await;
        tab.wait("document.querySelector('dialog[open]') === null").await;
        prompts.push(text(&tab, "#prompt").await);
    }
    prompts.sort();
    prompts.dedup();
    assert_eq!(prompts.len(), 6, "{prompts:?}");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_every_sheet_can_be_read() {
    let program = Program::start();
    let tab = open_with_game(&program, (360, 640)).await;
    tab.click("#rules").await;
    let mut pages = Vec::new();
    for sheet in ["carpignano", "spanish", "uninerd", "french", "dutch"] {
        tab.pick("#rules-sheet", sheet).await;
        let page = text(&tab, "#rules-page").await;
        assert!(page.contains('◇') && page.len() > 1500, "{sheet}: {page}");
        pages.push(page);
        tab.picture(&format!("rules-{sheet}")).await;
    }
    pages.dedup();
    assert_eq!(pages.len(), 5);
    assert!(tab.value("document.querySelectorAll('.comparison tbody tr').length > 8").await == true);
    tab.click("#close-rules").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_opens_without_a_network() {
    let program = Program::start();
    let tab = open_with_game(&program, (1024, 768)).await;
    tab.wait("navigator.serviceWorker.controller !== null || (navigator.serviceWorker.ready.then(() => {}), false)")
        .await;
    drop(program);
    tab.go("").await;
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait("localStorage.getItem('senet.game').includes('1 spools 11-13')").await;
    tab.picture("offline").await;
}
