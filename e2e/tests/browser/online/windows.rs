//! The windows of games over the network: faults that axe-core finds, the keyboard, and room for every language.

use senet::Stage;
use senet_ai::Chance;
use serde_json::Value;

use super::{DESKTOP, PHONE, Told, begun, fragment, link, offer, open_lobby, open_talk, visit};
use crate::accessibility::look;
use crate::host::Program;
use crate::keyboard::{go_to, play};
use crate::layout::{FAULTS_OF_WINDOW, TOO_NARROW, fits, resize};
use crate::tab::{Tab, Visit};

async fn close_window(tab: &Tab) {
    tab.key("Escape").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
}

/// Calls axe in every window of the tab of a player in a game that is being played.
async fn look_at_game(tab: &Tab, found: &mut Vec<String>) {
    look(tab, found, "table").await;
    open_talk(tab).await;
    tab.click("dialog[open] summary").await;
    look(tab, found, "talk").await;
    tab.click("#open-throws").await;
    tab.wait("document.querySelectorAll('dialog[open] #throws tbody tr').length > 0").await;
    look(tab, found, "throws").await;
    close_window(tab).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_window_has_serious_faults() {
    let program = Program::with_games();
    let mut found = Vec::new();
    for (sizes, theme) in [([PHONE, DESKTOP], "light"), ([DESKTOP, PHONE], "dark")] {
        let remembered = [&[("senet.theme", theme)], visit(PHONE).remembered].concat();
        let seen = |size| Visit { remembered: &remembered, ..visit(size) };
        let maker = Tab::open(&program.address, seen(sizes[0])).await;
        open_lobby(&maker).await;
        maker.click("#online-open").await;
        let invitation = offer(&maker, "dutch").await;
        look(&maker, &mut found, "invite").await;

        let joiner = Tab::open(&program.address, seen(sizes[1])).await;
        open_lobby(&joiner).await;
        joiner.wait("document.querySelector('#offers .offer') !== null").await;
        look(&joiner, &mut found, "online").await;
        joiner.value(&format!("location.hash = '{}'", fragment(&invitation))).await;
        joiner.wait("document.querySelector('dialog[open] #join') !== null").await;
        look(&joiner, &mut found, "offer").await;
        joiner.click("#join").await;
        let mut told = Told::of(&invitation, &joiner).await;
        told.until(&joiner, |client| client.game().ledger().is_some()).await;
        told.play([&maker, &joiner], |game| game.events().len() >= 4).await;
        for tab in [&maker, &joiner] {
            look_at_game(tab, &mut found).await;
        }
        open_talk(&maker).await;
        maker.click("dialog[open] .phrase").await;
        joiner.wait("document.querySelector('#phrase') !== null").await;
        look(&joiner, &mut found, "phrase").await;
        open_talk(&maker).await;
        maker.click("#resign-online").await;
        maker.click("#resign-online-yes").await;
        for tab in [&maker, &joiner] {
            tab.wait("document.querySelector('#rematch') !== null").await;
        }
        maker.click("#rematch").await;
        joiner.wait("document.querySelector('#rematch-offered') !== null").await;
        look(&joiner, &mut found, "end").await;
        maker.close().await;
        joiner.close().await;
    }
    assert_eq!(found, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_offered_joined_and_played_by_keys() {
    let program = Program::with_games();
    let maker = Tab::open(&program.address, visit(DESKTOP)).await;
    go_to(&maker, "#play-online").await;
    maker.key("Enter").await;
    go_to(&maker, "#make-offer").await;
    maker.key("Enter").await;
    let invitation = link(&maker, "invite").await;
    let joiner = Tab::blank(&program.address, visit(PHONE)).await;
    joiner.go(fragment(&invitation)).await;
    joiner.wait("document.querySelector('#join')?.disabled === false").await;
    go_to(&joiner, "#join").await;
    joiner.key("Enter").await;
    let mut told = Told::of(&invitation, &joiner).await;
    told.until(&joiner, |client| client.game().ledger().is_some()).await;
    let mut chance = Chance::new(1, 0);
    let mut moves = 0;
    while moves < 4 {
        let tab = [&maker, &joiner][told.game().to_act().expect("a game that goes on") as usize];
        match told.game().stage() {
            Stage::ChooseSide { .. } => {
                tab.wait("document.querySelector('#choose-spools') !== null").await;
                go_to(tab, "#choose-spools").await;
                tab.key("Enter").await;
            }
            Stage::Play(position) if position.phase().decides() => {
                play(tab, told.game(), &mut chance).await;
                moves += 1;
            }
            _ => {
                tab.wait("document.querySelector('#throw')?.ariaDisabled === 'false'").await;
                tab.key("t").await;
            }
        }
        let known = told.client.game().seq();
        told.until(tab, |client| client.game().seq() > known).await;
    }
    maker.close().await;
    joiner.close().await;
}

/// Lists the controls of the open window that are too small for a finger.
const SMALL: &str =
    "[...document.querySelectorAll('dialog[open] :is(button, select, summary, input:not([type=checkbox]), .check)')]
    .map((e) => [e.id || e.className || e.textContent, e.getBoundingClientRect()])
    .filter(([, r]) => r.width > 0 && Math.min(r.width, r.height) < 43.5)
    .map(([name, r]) => `${name} is ${r.width}x${r.height}`)";

/// Asserts that the open window fits phones, upright and lying. Pictures of its German words are saved.
async fn window_fits(tab: &Tab, window: &str, language: &str) {
    for size in [(360, 640), (844, 390)] {
        resize(tab, size).await;
        let what = format!("online {window} {language} {}x{}", size.0, size.1);
        if language == "de" {
            tab.picture(&what.replace(' ', "-")).await;
        }
        assert_eq!(tab.value(FAULTS_OF_WINDOW).await, Value::Array(Vec::new()), "{what}");
        assert_eq!(tab.value(SMALL).await, Value::Array(Vec::new()), "{what}");
    }
}

/// Reloads the page in another language.
async fn reload_in(tab: &Tab, language: &str) {
    tab.value(&format!(
        "localStorage.setItem('senet.language', '{language}'), window.before = true, location.reload()"
    ))
    .await;
    tab.wait(&format!("window.before === undefined && document.documentElement.lang === '{language}'")).await;
    tab.wait("document.getElementById('board') !== null").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_window_fits_in_every_language() {
    let program = Program::with_games();
    let (maker, joiner, mut told) = begun(&program, "spanish", [PHONE, PHONE]).await;
    told.play([&maker, &joiner], |game| game.events().len() >= 12).await;
    // Another offer, with all that can be said of one.
    let offers = Tab::open(&program.address, visit(PHONE)).await;
    open_lobby(&offers).await;
    offers.pick("#online-clock", "3").await;
    offers.fill("#online-games", "7").await;
    offers.click("#online-open").await;
    let invitation = offer(&offers, "spanish").await;
    for language in ["en", "de", "fr", "it", "es", "nl"] {
        reload_in(&offers, language).await;
        offers.wait("document.querySelector('dialog[open] #invite') !== null").await;
        window_fits(&offers, "invite", language).await;
        offers.click("#close-invite").await;
        for size in [(360, 640), (844, 390), (768, 1024), (1024, 768)] {
            resize(&offers, size).await;
            let what = format!("online offered {language} {}x{}", size.0, size.1);
            fits(&offers, &what).await;
            assert_eq!(offers.value(TOO_NARROW).await, Value::Array(Vec::new()), "{what}");
        }

        reload_in(&maker, language).await;
        maker.wait("document.querySelector('#talk') !== null").await;
        for size in [(360, 640), (844, 390)] {
            resize(&maker, size).await;
            fits(&maker, &format!("online table {language} {}x{}", size.0, size.1)).await;
        }
        open_talk(&maker).await;
        maker.click("dialog[open] summary").await;
        window_fits(&maker, "talk", language).await;
        maker.click("#open-throws").await;
        maker.wait("document.querySelector('dialog[open] #throws') !== null").await;
        window_fits(&maker, "throws", language).await;
        maker.click("#close-throws").await;
        maker.value("location.hash = '#/online'").await;
        maker.wait("document.querySelector('#offers .offer') !== null && document.querySelector('#own-games .game') !== null")
            .await;
        maker.click("#online-open").await;
        window_fits(&maker, "lobby", language).await;
        maker.value(&format!("location.hash = '{}'", fragment(&invitation))).await;
        maker.wait("document.querySelector('dialog[open] #join') !== null").await;
        window_fits(&maker, "offer", language).await;
        maker.value(&format!("location.hash = '#/game/{}'", told.id)).await;
        maker.wait("document.querySelector('#talk') !== null").await;
    }
    offers.close().await;

    // The buttons after the end have the longest words while a rematch is offered.
    told.follow(&maker).await;
    open_talk(&maker).await;
    maker.click("#resign-online").await;
    maker.click("#resign-online-yes").await;
    joiner.click("#rematch").await;
    for language in ["en", "de", "fr", "it", "es", "nl"] {
        for (tab, button) in [(&maker, "#rematch-accept"), (&joiner, "#rematch-take-back")] {
            reload_in(tab, language).await;
            tab.wait(&format!("document.querySelector('{button}') !== null")).await;
            if button == "#rematch-accept" {
                // Notices lie over the buttons of the header.
                tab.click("#close-rematch").await;
                tab.wait("document.querySelector('#rematch-offered') === null").await;
            }
            for size in [(360, 640), (844, 390), (768, 1024), (1024, 768), (1440, 900)] {
                resize(tab, size).await;
                let what = format!("online end {button} {language} {}x{}", size.0, size.1);
                fits(tab, &what.replace('#', "")).await;
                assert_eq!(tab.value(TOO_NARROW).await, Value::Array(Vec::new()), "{what}");
            }
        }
    }
    maker.close().await;
    joiner.close().await;
}
