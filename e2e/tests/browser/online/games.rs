//! Whole games, through clicks alone.

use chromiumoxide::cdp::browser_protocol::network::{
    EmulateNetworkConditionsByRuleParams, NetworkConditions, OverrideNetworkStateParams,
};
use senet::Player;

use super::{DESKTOP, PHONE, Told, begun, fragment, link, open_talk, visit};
use crate::host::Program;
use crate::offline::KEPT;
use crate::tab::Tab;

/// The houses with what lies on them, as screen readers hear it.
const HOUSES: &str = "[...document.querySelectorAll('.house')].map((e) => e.getAttribute('aria-label')).join()";

const IS_LOST: &str = "document.querySelector('#trouble')?.textContent.startsWith('The connection is lost') === true";
const IS_WELL: &str = "document.querySelector('#trouble') === null";

/// Asserts that both players see the end, and that their pages have checked all throws.
async fn both_see_the_end(told: &Told, players: [&Tab; 2]) {
    let end = told.client.game().end().expect("an end");
    let throws = told.client.game().ledger().expect("throws").throws().len();
    for (player, tab) in Player::BOTH.into_iter().zip(players) {
        tab.wait("document.querySelector('#rematch') !== null").await;
        let says = tab.text(".says").await;
        let wins = if end.winner == player { "You win" } else { "Opponent wins" };
        assert!(says.starts_with(wins), "{says}");
        open_talk(tab).await;
        tab.click("#open-throws").await;
        tab.wait("document.querySelector('dialog[open] #throws') !== null").await;
        assert_eq!(tab.text("#throws-checked").await, format!("{throws} throws, all checked."));
        assert_eq!(tab.value("document.querySelectorAll('#throws tbody tr').length").await, throws);
        tab.click("#close-throws").await;
        tab.wait("document.querySelector('dialog[open]') === null").await;
    }
}

async fn whole_game(sheet: &str, sizes: [(u32, u32); 2]) {
    let program = Program::with_games();
    let (maker, joiner, mut told) = begun(&program, sheet, sizes).await;
    assert_eq!(told.game().sheet().id().name(), sheet);
    told.play([&maker, &joiner], |_| false).await;
    both_see_the_end(&told, [&maker, &joiner]).await;
    maker.picture(&format!("online-end-{sheet}")).await;
    maker.close().await;
    joiner.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn carpignano() {
    whole_game("carpignano", [PHONE, DESKTOP]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spanish() {
    whole_game("spanish", [DESKTOP, PHONE]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn uninerd() {
    whole_game("uninerd", [PHONE, DESKTOP]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn french() {
    whole_game("french", [DESKTOP, PHONE]).await;
}

/// Turns a tab's network on or off.
async fn set_offline(tab: &Tab, is_offline: bool) {
    let conditions = NetworkConditions::new("", 0.0, -1.0, -1.0);
    let offline = EmulateNetworkConditionsByRuleParams::new(is_offline, vec![conditions]);
    tab.execute(offline).await;
    tab.execute(OverrideNetworkStateParams::new(is_offline, 0.0, -1.0, -1.0)).await;
    tab.wait(&format!("navigator.onLine === {}", !is_offline)).await;
}

/// The player's seat on another device.
async fn move_seat(program: &Program, from: &Tab) -> Tab {
    open_talk(from).await;
    from.click("dialog[open] summary").await;
    let resume = link(from, "resume").await;
    from.click("#close-talk").await;
    let other = Tab::open(&program.address, visit(DESKTOP)).await;
    other.value(&format!("location.hash = '{}'", fragment(&resume))).await;
    // The secret leaves the address.
    other.wait("/^#.game.[-0-9a-f]{36}$/.test(location.hash) && document.querySelector('#talk') !== null").await;
    other
}

/// Lets one player offer a rematch and the other accept it. Both are in the new game then, where the other one throws first.
async fn rematch(told: &Told, [one, other]: [&Tab; 2]) -> Told {
    one.click("#rematch").await;
    other.click("#rematch-yes").await;
    let is_new = format!("location.hash.startsWith('#/game/') && !location.hash.endsWith('{}')", told.id);
    for tab in [one, other] {
        tab.wait(&is_new).await;
    }
    let address = one.value("location.hash").await;
    assert_eq!(other.value("location.hash").await, address);
    let mut next = Told::of(address.as_str().expect("an address"), other).await;
    next.until(other, |client| client.game().ledger().is_some()).await;
    next
}

#[tokio::test(flavor = "multi_thread")]
async fn dutch_with_a_crash_a_sleep_and_a_move_to_another_device() {
    let mut program = Program::with_games();
    let (phone, desktop, mut told) = begun(&program, "dutch", [PHONE, DESKTOP]).await;
    open_talk(&phone).await;
    let watch = link(&phone, "watch").await;
    phone.click("#close-talk").await;
    let spectator = Tab::blank(&program.address, visit(DESKTOP)).await;
    spectator.go(fragment(&watch)).await;
    open_talk(&phone).await;
    phone.wait("document.querySelector('dialog[open]').textContent.includes('One person is watching.')").await;
    phone.click("#close-talk").await;
    told.play([&phone, &desktop], |game| game.events().len() >= 20).await;

    // The server is killed. Without a service worker, the browser would complain that it cannot be reached.
    for tab in [&phone, &desktop, &spectator] {
        tab.wait(KEPT).await;
    }
    program.kill();
    for tab in [&phone, &desktop, &spectator] {
        tab.wait(IS_LOST).await;
    }
    desktop.picture("online-lost").await;
    program.start_again();
    for tab in [&phone, &desktop, &spectator] {
        tab.wait(IS_WELL).await;
    }
    told.play([&phone, &desktop], |game| game.events().len() >= 40).await;

    // The desktop sleeps while the phone plays.
    told.play_to_turn([&phone, &desktop], Player::First).await;
    set_offline(&desktop, true).await;
    told.play_to_turn([&phone, &desktop], Player::Second).await;
    set_offline(&desktop, false).await;
    let shown = phone.value(HOUSES).await;
    desktop.wait(&format!("{HOUSES} === {shown}")).await;
    told.play([&phone, &desktop], |game| game.events().len() >= 60).await;

    // The player of the phone goes on elsewhere.
    let other = move_seat(&program, &phone).await;
    phone.close().await;
    let players = [&other, &desktop];
    told.play(players, |_| false).await;
    both_see_the_end(&told, players).await;

    // The spectator sees the same, and can do nothing.
    spectator.wait("document.querySelector('#review-online') !== null").await;
    let seen = spectator.value(HOUSES).await;
    for tab in players {
        assert_eq!(tab.value(HOUSES).await, seen);
    }
    assert_eq!(spectator.value("document.querySelector('#rematch, #throw, .can') === null").await, true);
    open_talk(&spectator).await;
    let acts = "document.querySelector('dialog[open] .phrase, #resign-online, #resume') === null";
    assert_eq!(spectator.value(acts).await, true);
    spectator.close().await;

    let first = told.client.game().terms().first_to_throw;
    let mut next = rematch(&told, players).await;
    assert_eq!(next.client.game().terms().first_to_throw, !first, "the other player throws first");
    assert_eq!(next.game().events().len(), 0);
    // The one who accepted the rematch joined it.
    next.play(players, |game| game.events().len() >= 4).await;
    other.close().await;
    desktop.close().await;
}
