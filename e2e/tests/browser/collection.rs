//! My games: what is kept, opened, deleted, saved and added again.

use senet::RuleSheet;

use crate::files::{choose_file, choose_files, download};
use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

pub(crate) async fn games(tab: &Tab) {
    tab.click("#menu").await;
    tab.click("dialog[open] #games").await;
    tab.wait("document.querySelector('dialog[open] .kept[aria-busy=false]') !== null").await;
}

pub(crate) async fn listed(tab: &Tab, count: usize) {
    tab.wait(&format!("document.querySelectorAll('.kept li').length === {count}")).await;
}

async fn close(tab: &Tab) {
    tab.key("Escape").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
}

/// Begins a new game and throws, so that there is something to keep.
pub(crate) async fn begin_another(tab: &Tab) {
    tab.click("#new-game").await;
    tab.pick("#opponent", "person").await;
    tab.click("#play").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    tab.click("#throw").await;
    tab.wait("/^1 /m.test(localStorage.getItem('senet.game'))").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_keeps_the_one_before_even_after_a_reload() {
    let program = Program::start();
    let tab = kept::open_with(&program.address, &kept::played(RuleSheet::FRENCH, 5, 60), Visit::QUIET).await;
    let first = kept::record(&tab).await;
    begin_another(&tab).await;
    let second = kept::record(&tab).await;
    tab.load("").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    games(&tab).await;
    listed(&tab, 2).await;
    assert!(tab.text(".kept li:nth-child(1)").await.contains("On the table."));
    let other = tab.text(".kept li:nth-child(2)").await;
    assert!(other.contains("Ani – Tutu") && other.contains("Not finished."), "{other}");
    tab.picture("games").await;
    tab.click(".kept li:nth-child(2) .game").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    assert_eq!(kept::record(&tab).await, first);
    games(&tab).await;
    assert!(tab.text(".kept li:has(.delete:disabled)").await.contains("On the table."));
    tab.click(".kept li:not(:has(.delete:disabled)) .game").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    assert_eq!(kept::record(&tab).await, second);
    games(&tab).await;
    listed(&tab, 2).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_deleted_brought_back_saved_and_added_again() {
    let program = Program::start();
    let tab = kept::open_with(&program.address, &kept::played(RuleSheet::DUTCH, 5, 60), Visit::QUIET).await;
    let first = kept::record(&tab).await;
    begin_another(&tab).await;
    games(&tab).await;
    listed(&tab, 2).await;
    let folder = tempfile::tempdir().expect("a folder");
    let path = download(&tab, "#save-games", folder.path()).await;
    let saved = std::fs::read_to_string(&path).expect("text");
    let records: Vec<_> = senet::Record::split(&saved).map(senet::Record::parse).collect();
    assert!(records.len() == 2 && records.iter().all(|record| record.as_ref().is_ok_and(|read| read.date.is_some())));

    tab.click(".kept li:nth-child(2) .delete").await;
    listed(&tab, 1).await;
    tab.click("#restore").await;
    listed(&tab, 2).await;
    tab.click(".kept li:nth-child(2) .delete").await;
    listed(&tab, 1).await;

    let damaged = folder.path().join("two.senet");
    std::fs::write(&damaged, format!("{first}{}", first.replacen("dutch", "roman", 1))).expect("a file");
    choose_file(&tab, "#add-games", &damaged).await;
    listed(&tab, 2).await;
    tab.wait("document.querySelectorAll('#games-told p').length === 2").await;
    let told = tab.text("#games-told").await;
    assert!(told.contains("One game added.") && told.contains("two.senet, game 2: "), "{told}");
    choose_file(&tab, "#add-games", &damaged).await;
    tab.wait("document.querySelector('#games-told').textContent.includes('One was here already.')").await;
    listed(&tab, 2).await;
    // What was saved is known, though its records have got their days.
    choose_file(&tab, "#add-games", &path).await;
    tab.wait("document.querySelector('#games-told').textContent.includes('2 were here already.')").await;
    listed(&tab, 2).await;
    // Several files at once.
    let others = [RuleSheet::FRENCH, RuleSheet::UNINERD].map(|sheet| {
        let path = folder.path().join(format!("{sheet}.senet"));
        std::fs::write(&path, kept::played(sheet, 9, 40)).expect("a file");
        path
    });
    choose_files(&tab, "#add-games", &[&others[0], &others[1]]).await;
    tab.wait("document.querySelector('#games-told').textContent.includes('2 games added.')").await;
    listed(&tab, 4).await;
    close(&tab).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_count_games_against_computer_players() {
    let program = Program::start();
    let tab = Tab::blank(&program.address, Visit::QUIET).await;
    let players = "person casual 1 0 0 0";
    tab.remember(&[("senet.game", &kept::finished()), ("senet.players", players)]).await;
    tab.go("").await;
    games(&tab).await;
    tab.wait("document.querySelector('#results') !== null").await;
    let row = tab.text("#results tbody").await;
    assert!(row.contains("The Dutch sheet") && row.contains('–'), "not reviewed: {row}");
    // The review tells what was given away, and is kept with the game.
    close(&tab).await;
    tab.click("#open-review").await;
    tab.wait("document.querySelector('.totals') !== null").await;
    for attempt in 0.. {
        games(&tab).await;
        tab.wait("document.querySelector('#results') !== null").await;
        if !tab.text("#results tbody").await.contains('–') {
            break;
        }
        assert!(attempt < 60, "the loss is not kept");
        close(&tab).await;
    }
    tab.pick("#results-by", "opponent").await;
    tab.wait("document.querySelector('#results tbody').textContent.startsWith('Tutu')").await;
    tab.pick("#results-by", "month").await;
    tab.wait("/^20\\d\\d-\\d\\d/.test(document.querySelector('#results tbody').textContent)").await;
    tab.picture("games-results").await;
    tab.close().await;
}
