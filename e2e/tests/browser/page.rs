//! The page around the game: reloads, explanations, network requests.

use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_touch_is_explained_and_changes_nothing() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    tab.click("#house-2").await;
    tab.wait("document.querySelector('#refused').textContent !== ''").await;
    let why = tab.text("#refused").await;
    assert!(why.contains('4'), "an own piece stands on 4: {why}");
    assert_eq!(tab.value("document.querySelectorAll('.blame').length").await, 1);
    assert_eq!(kept::record(&tab).await, kept::two_persons());
    tab.picture("refused").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_survives_a_reload_and_is_taken_back() {
    let program = Program::start();
    let tab = kept::open(&program.address, (768, 1024)).await;
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
async fn the_rules_of_every_sheet_can_be_read() {
    let program = Program::start();
    let tab = kept::open(&program.address, (360, 640)).await;
    tab.click("#rules").await;
    let mut pages = Vec::new();
    for sheet in ["carpignano", "spanish", "uninerd", "french", "dutch"] {
        tab.pick("#rules-sheet", sheet).await;
        let page = tab.text("#rules-page").await;
        assert!(page.contains('◇') && page.len() > 1500, "{sheet}: {page}");
        pages.push(page);
        let throws = if sheet == "uninerd" { 6 } else { 5 };
        assert_eq!(tab.value("document.querySelectorAll('#rules-page .throws li').length").await, throws, "{sheet}");
        // What the sheet leaves open is folded, also after that of another sheet was unfolded.
        assert_eq!(tab.value("document.querySelectorAll('#rules-page .decisions[open]').length").await, 0, "{sheet}");
        tab.click("#rules-page .decisions summary").await;
        tab.wait("document.querySelector('#rules-page .decisions[open] p') !== null").await;
        tab.picture(&format!("rules-{sheet}")).await;
    }
    pages.dedup();
    assert_eq!(pages.len(), 5);
    assert!(tab.value("document.querySelectorAll('.comparison tbody tr').length > 8").await == true);
    // The contents lead to their parts.
    tab.click(".contents button:last-child").await;
    tab.wait("document.activeElement.tagName === 'H3'").await;
    let shown = "(() => { const r = document.activeElement.getBoundingClientRect(); return r.top >= 0 && r.bottom < innerHeight; })()";
    tab.wait(shown).await;
    tab.click("#close-rules").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_board_is_seen_before_the_program_comes() {
    let program = Program::start();
    let tab = Tab::blank(&program.address, Visit::QUIET.sized(390, 844)).await;
    // The first visit cannot fetch the program.
    tab.before_the_page(
        "{ const { fetch } = window; window.fetch = (...given) => sessionStorage.tried ? fetch(...given) \
         : (sessionStorage.tried = true, Promise.reject(new Error('no program'))); }",
    )
    .await;
    tab.load("").await;
    let shown = "(() => { const shown = (e) => e.checkVisibility() && e.getBoundingClientRect().width > 20; \
        return [...document.querySelectorAll('#frame .house')].filter(shown).length; })()";
    tab.wait(&format!("{shown} === 30")).await;
    // The page offers to try again.
    tab.wait("document.querySelector('#frame .reload').checkVisibility()").await;
    tab.picture("not-loaded").await;
    tab.click("#frame .reload").await;
    tab.wait("document.getElementById('board') !== null && document.getElementById('frame') === null").await;
    tab.forgive(|complaint| complaint.contains("no program"));
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_later_part_of_the_program_and_its_words_come_when_the_network_does() {
    let program = Program::start();
    let remembered = [("senet.game", kept::two_persons()), ("senet.players", "person person 1 0 0 0".to_owned())];
    let remembered = remembered.each_ref().map(|(key, value)| (*key, value.as_str()));
    let remembered = [&remembered, Visit::QUIET.remembered].concat();
    for missing in ["split_later.wasm", "words-en-later.txt"] {
        let tab = Tab::blank(&program.address, Visit { remembered: &remembered, ..Visit::QUIET }.hurried()).await;
        tab.before_the_page(&format!(
            "{{ const {{ fetch }} = window; window.fetch = (...given) => \
         !String(given[0]?.url ?? given[0]).includes('{missing}') || sessionStorage.network ? fetch(...given) \
         : (sessionStorage.tries = Number(sessionStorage.tries ?? 0) + 1, Promise.reject(new Error('no network'))); }}",
        ))
        .await;
        tab.go("").await;
        // The game does without them.
        tab.click("#house-11").await;
        tab.click("#house-13").await;
        tab.wait("localStorage.getItem('senet.game').includes('1 spools 11-13')").await;
        tab.wait("Number(sessionStorage.tries) > 1").await;
        tab.click("#menu").await;
        assert_eq!(tab.value("document.querySelector('dialog[open]') === null").await, true);
        tab.value("sessionStorage.network = 'yes'").await;
        tab.wait("document.querySelector('dialog[open] #about') !== null").await;
        tab.forgive(|complaint| complaint.contains("no network"));
        tab.close().await;
    }
}
