//! Offers: their links, the list of open ones, and servers without games.

use senet_protocol::online::Status;

use super::{DESKTOP, PHONE, fragment, offer, open_lobby, state, visit};
use crate::host::Program;
use crate::tab::Tab;

fn says(text: &str) -> String {
    format!("document.querySelector('.says').textContent.includes('{text}')")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_joins_nobody_until_its_offer_is_withdrawn() {
    let program = Program::with_games();
    let maker = Tab::open(&program.address, visit(PHONE)).await;
    open_lobby(&maker).await;
    let invitation = offer(&maker, "dutch").await;
    assert!(invitation.starts_with(&format!("{}#/game/", program.address)), "{invitation}");
    // A link of 80 characters takes a code of 41 modules, and 4 of quiet zone on each side.
    let code = "document.querySelector('dialog[open] svg.code')";
    assert_eq!(maker.value(&format!("{code}.getAttribute('viewBox')")).await, "0 0 45 45");
    assert_eq!(maker.value(&format!("{code}.getAttribute('aria-label').length > 0")).await, true);
    maker.picture("online-invite").await;
    let id = invitation.rsplit('/').next().expect("an identifier");

    let guest = Tab::blank(&program.address, visit(DESKTOP)).await;
    guest.go(fragment(&invitation)).await;
    guest.wait("document.querySelector('#join')?.disabled === false").await;
    assert!(guest.text("#offer-sheet").await.contains("Dutch"));
    guest.picture("online-offer").await;
    let asked = state(&guest, id, 0).await;
    assert_eq!((asked.summary.status, asked.summary.seq), (Status::Offered, 0), "looking takes no seat");
    assert_eq!(maker.value("document.querySelector('dialog[open] #withdraw') !== null").await, true);

    maker.click("#withdraw").await;
    maker.wait(&says("This offer has been withdrawn.")).await;
    let is_told = "document.querySelector('#offer-wrong').textContent === 'This offer has been withdrawn.'";
    guest.wait(&format!("document.querySelector('#join').disabled && {is_told}")).await;
    guest.close().await;
    // A later visitor hears it as well.
    let late = Tab::blank(&program.address, visit(PHONE)).await;
    late.go(fragment(&invitation)).await;
    late.wait(&says("This offer has been withdrawn.")).await;
    assert_eq!(late.value("document.querySelector('#join') === null").await, true);
    late.close().await;
    maker.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_offer_is_listed_and_taken_once() {
    let program = Program::with_games();
    let maker = Tab::open(&program.address, visit(DESKTOP)).await;
    open_lobby(&maker).await;
    maker.pick("#online-clock", "1").await;
    maker.click("#online-open").await;
    offer(&maker, "french").await;
    // The lists of both guests stay as they are, so that both take the same offer.
    let (one, other) =
        (Tab::blank(&program.address, visit(PHONE)).await, Tab::blank(&program.address, visit(DESKTOP)).await);
    for guest in [&one, &other] {
        guest.before_the_page("window.setInterval = () => 0;").await;
        guest.go("").await;
        open_lobby(guest).await;
        guest.wait("document.querySelectorAll('#offers .offer').length === 1").await;
        guest.pick("#offers-sheet", "dutch").await;
        guest.wait("document.querySelector('#no-offers') !== null").await;
        guest.pick("#offers-sheet", "french").await;
        guest.wait("document.querySelectorAll('#offers .offer').length === 1").await;
    }
    let told = one.text("#offers .offer").await;
    assert!(told.contains("5 minutes a game, plus 3 seconds a turn"), "{told}");
    one.picture("online-offers").await;
    one.click("#offers .offer").await;
    one.wait("document.querySelector('dialog[open]') === null && document.querySelector('#talk') !== null").await;
    other.click("#offers .offer").await;
    other.wait("document.querySelector('#offers-wrong').textContent === 'Somebody else has joined this game.'").await;
    maker.wait("document.querySelector('dialog[open]') === null && document.querySelector('#talk') !== null").await;
    // The clocks of both players are shown.
    maker.wait("[...document.querySelectorAll('.presence')].every((e) => /[0-9]:[0-9]{2}/.test(e.textContent))").await;
    other.click("#close-online").await;
    // The browser reports the refusal of the second one.
    other.forgive(|complaint| complaint.contains("409 (Conflict)"));
    other.close().await;
    // The own game is in the list of the own games, and not among the offers.
    one.value("location.hash = '#/online'").await;
    one.wait("document.querySelectorAll('#own-games .game').length === 1").await;
    assert_eq!(one.value("document.querySelectorAll('#offers .offer').length").await, 0);
    one.click("#own-games .game").await;
    one.wait("document.querySelector('dialog[open]') === null && document.querySelector('#talk') !== null").await;
    one.close().await;
    maker.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_games_offers_none() {
    // A server that keeps games offers them to the same visitor.
    for (program, has_games) in [(Program::with_games(), true), (Program::start(), false)] {
        let tab = Tab::open(&program.address, visit(PHONE)).await;
        tab.wait("performance.getEntriesByType('resource').some((e) => e.name.endsWith('/games.txt'))").await;
        tab.wait("document.querySelector('dialog[open] #play') !== null").await;
        let is_as_expected =
            |selector: &str| format!("(document.querySelector('{selector}') !== null) === {has_games}");
        tab.wait(&is_as_expected("#play-online")).await;
        tab.click("#play").await;
        tab.click("#menu").await;
        tab.wait("document.querySelector('dialog[open] #games') !== null").await;
        tab.wait(&is_as_expected("#online")).await;
        tab.close().await;
    }
}
