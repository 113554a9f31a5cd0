//! The review of a kept game, in place of the game on the table.

use senet::Record;

use crate::collection::{begin_another, games, listed};
use crate::explore::reload;
use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

/// Opens the page with a game that is over among the kept ones, and another on the table. Returns the latter's record.
async fn two_games(program: &Program, size: (u32, u32)) -> (Tab, String) {
    let visit = Visit::QUIET.sized(size.0, size.1);
    let tab = kept::open_with(&program.address, &kept::finished(), visit).await;
    begin_another(&tab).await;
    let on_table = kept::record(&tab).await;
    (tab, on_table)
}

/// Waits for the review of the game that is over.
async fn shown(tab: &Tab) {
    let events = Record::parse(&kept::finished()).expect("a record").game.events().len();
    tab.wait(&format!(
        "location.hash.startsWith('#/review/') && document.querySelector('#review-graph')?.ariaValueMax === '{events}'"
    ))
    .await;
}

/// Opens the review from the list of games.
async fn open_listed(tab: &Tab) {
    games(tab).await;
    listed(tab, 2).await;
    tab.click(".kept li:nth-child(2) .review").await;
    shown(tab).await;
}

async fn on_table(tab: &Tab, record: &str) {
    tab.wait("document.querySelector('#review-graph') === null && document.querySelector('#throw') !== null").await;
    assert_eq!(kept::record(tab).await, record);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_review_of_a_kept_game_has_an_address_and_leaves_the_game_on_the_table() {
    let program = Program::start();
    let (tab, record) = two_games(&program, (1024, 768)).await;
    open_listed(&tab).await;
    tab.picture("kept-review").await;
    let address = tab.value("location.hash").await;
    let address = address.as_str().expect("a text").to_owned();
    // What would change the game on the table does nothing here.
    tab.key("u").await;
    tab.key("t").await;
    shown(&tab).await;
    assert_eq!(kept::record(&tab).await, record);
    // Back leads to the list, from there to the table, and forward is the list again.
    tab.value("history.back()").await;
    tab.wait("document.querySelector('dialog[open] .kept') !== null && location.hash === '#/games'").await;
    tab.key("Escape").await;
    tab.wait("document.querySelector('dialog[open]') === null && location.hash === ''").await;
    on_table(&tab, &record).await;
    // By its address, and over a reload.
    tab.value(&format!("location.hash = '{address}'")).await;
    shown(&tab).await;
    tab.value("setTimeout(() => location.reload()), true").await;
    tab.wait("document.querySelector('#review-graph') !== null && performance.getEntriesByType('navigation')[0].type === 'reload'").await;
    shown(&tab).await;
    tab.value("history.back()").await;
    tab.wait("location.hash === ''").await;
    on_table(&tab, &record).await;
    open_listed(&tab).await;
    tab.click("#close-review").await;
    tab.wait("location.hash === '' && document.querySelector('dialog[open]') === null").await;
    on_table(&tab, &record).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_of_an_unknown_game_leads_to_the_list() {
    let program = Program::start();
    let (tab, record) = two_games(&program, (390, 844)).await;
    for address in ["#/review/12345", "#/review/999999999999999999"] {
        tab.value(&format!("location.hash = '{address}'")).await;
        tab.wait("document.querySelector('#games-told')?.textContent.includes('not kept in this browser')").await;
        listed(&tab, 2).await;
        tab.wait("location.hash === '#/games'").await;
        tab.key("Escape").await;
        tab.wait("document.querySelector('dialog[open]') === null").await;
    }
    on_table(&tab, &record).await;
    // A game without a move has nothing to review.
    games(&tab).await;
    assert_eq!(tab.value("document.querySelectorAll('.kept .review:disabled').length").await, 1);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kept_game_is_explored_and_tried_from_its_review() {
    let program = Program::start();
    let (tab, record) = two_games(&program, (1440, 900)).await;
    open_listed(&tab).await;
    let whole = Record::parse(&kept::finished()).expect("a record").game;
    let step = whole.events().len() / 2;
    tab.key("Home").await;
    for _ in 0..step {
        tab.key("ArrowRight").await;
    }
    let at = format!("document.querySelector('#review-graph')?.ariaValueNow === '{step}'");
    tab.wait(&at).await;
    for reloads in [false, true] {
        tab.click("#explore-step").await;
        tab.wait("location.hash.startsWith('#/explore/dutch/') && document.querySelector('.explore') !== null").await;
        if reloads {
            reload(&tab).await;
            tab.wait("document.querySelector('.explore') !== null").await;
        }
        tab.value("history.back()").await;
        shown(&tab).await;
        tab.wait(&at).await;
    }
    // Where one was before the review is still known.
    tab.value("history.back()").await;
    tab.wait("document.querySelector('dialog[open] .kept') !== null").await;
    tab.click(".kept li:nth-child(2) .review").await;
    shown(&tab).await;
    tab.key("ArrowLeft").await;
    tab.wait("!document.querySelector('#try-from-here').disabled").await;
    tab.click("#try-from-here").await;
    tab.wait("document.querySelector('#review-graph') === null && location.hash === ''").await;
    let tried = kept::game(&tab).await;
    assert!(tried.events().len() > 20 && whole.events().starts_with(tried.events()), "{}", tried.events().len());
    tab.click("#return-to-replaced").await;
    tab.wait("document.querySelector('#throw') !== null").await;
    assert_eq!(kept::record(&tab).await, record);
    // The reviewed game stays as it was, beside the one on the table and the one that was tried.
    games(&tab).await;
    listed(&tab, 3).await;
    tab.close().await;
}
