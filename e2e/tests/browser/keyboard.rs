//! Play by keyboard alone.

use senet::{Game, Player, Stage};
use senet_ai::{Chance, ComputerPlayer};

use crate::games::happened;
use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

/// Presses Tab until an element that a selector finds has the focus.
pub(crate) async fn go_to(tab: &Tab, selector: &str) {
    tab.wait(&format!("document.querySelector('{selector}') !== null")).await;
    for _ in 0..60 {
        if tab.value(&format!("document.activeElement.matches('{selector}')")).await == true {
            return;
        }
        tab.key("Tab").await;
    }
    panic!("the keyboard does not reach {selector}");
}

/// Moves the focus to a house with the arrow keys, by the geometry of the board.
async fn walk_to(tab: &Tab, house: senet::House) {
    let script = format!(
        "(() => {{ const centre = (e) => {{ const r = e.getBoundingClientRect(); \
         return [r.x + r.width / 2, r.y + r.height / 2]; }}; \
         const [x, y] = centre(document.activeElement); const [a, b] = centre(document.querySelector('#house-{house}')); \
         if (Math.abs(a - x) > 4) return a > x ? 'ArrowRight' : 'ArrowLeft'; \
         if (Math.abs(b - y) > 4) return b > y ? 'ArrowDown' : 'ArrowUp'; return ''; }})()"
    );
    for _ in 0..12 {
        let key = tab.value(&script).await;
        match key.as_str().expect("a key") {
            "" => return,
            key => tab.key(key).await,
        }
    }
    let (focus, record) = (tab.value("document.activeElement.outerHTML.slice(0, 90)").await, kept::record(tab).await);
    panic!("the arrows do not reach {house}; the focus is on {focus}\n{record}");
}

/// Makes a good move with keys.
pub(crate) async fn play(tab: &Tab, game: &Game, chance: &mut Chance) {
    let Stage::Play(position) = game.stage() else { panic!("there is nothing to move") };
    let chosen = ComputerPlayer::Greedy.choose(game.sheet(), &position, chance);
    let Some(from) = chosen.from() else { return };
    // No piece can move before the movable ones are marked.
    tab.wait("document.querySelector('.can') !== null").await;
    let mut tries = 0;
    while tab.value(&format!("document.activeElement.id === 'house-{from}'")).await != true {
        tab.key("n").await;
        tries += 1;
        assert!(tries < 10, "the key n does not reach {from}");
    }
    tab.key("Enter").await;
    match chosen.to() {
        Some(to) => {
            walk_to(tab, to).await;
            tab.key("Enter").await;
        }
        None => tab.key("o").await,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_the_computer() {
    let program = Program::start();
    let tab = Tab::open(&program.address, Visit::QUIET.sized(768, 1024).hurried()).await;
    go_to(&tab, "#play").await;
    tab.key("Enter").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    // The page moves the focus after the window has closed.
    tab.wait("document.activeElement.id === 'throw'").await;
    let mut chance = Chance::new(1, 0);
    let mut game = kept::game(&tab).await;
    while game.outcome().is_none() {
        if game.to_act() == Some(Player::First) {
            tab.wait("!document.querySelector('.rolling')").await;
            if game.awaits_throw() {
                tab.wait("document.querySelector('#throw').ariaDisabled === 'false'").await;
                tab.key("t").await;
            } else {
                play(&tab, &game, &mut chance).await;
            }
        }
        let next = happened(&tab, &game).await;
        assert_eq!(&next.events()[..game.events().len()], game.events());
        game = next;
        assert!(game.events().len() < 3000, "the game does not end");
    }
    // And the next one.
    go_to(&tab, "#rematch").await;
    tab.key("Enter").await;
    tab.wait("document.querySelector('#next-game') === null").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn windows_open_and_close_and_the_keyboard_returns() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1440, 900)).await;
    for button in ["#new-game", "#rules", "#menu"] {
        go_to(&tab, button).await;
        tab.key("Enter").await;
        tab.wait("document.querySelector('dialog[open]') !== null").await;
        assert_eq!(tab.value("document.activeElement.closest('dialog[open]') !== null").await, true, "{button}");
        tab.key("Escape").await;
        tab.wait("document.querySelector('dialog[open]') === null").await;
        assert_eq!(tab.value(&format!("document.activeElement.matches('{button}')")).await, true, "{button}");
    }
    // An address is followed once the browser is back from that of the window.
    tab.wait("location.hash === ''").await;
    tab.value("location.hash = '#/keyboard'").await;
    let keys = "[...document.querySelectorAll('dialog[open] kbd')].map((e) => e.textContent)";
    tab.wait(&format!("{keys}.length > 0")).await;
    assert_eq!(tab.value(&format!("{keys}.includes('Del')")).await, true, "every key is in the list");
    tab.key("Escape").await;
    // The skip link comes first.
    tab.go("").await;
    tab.key("Tab").await;
    assert_eq!(tab.value("document.activeElement.getAttribute('href')").await, "#board");
    // The focus is on the board, and a move can be made.
    for _ in 0..4 {
        tab.key("n").await;
    }
    assert_eq!(tab.value("document.activeElement.id").await, "house-11");
    let outline = "getComputedStyle(document.activeElement, '::after').borderTopWidth";
    assert_eq!(tab.value(outline).await, "3px", "where the keyboard is can be seen");
    for key in ["Enter", "ArrowLeft", "ArrowLeft", "Enter"] {
        tab.key(key).await;
    }
    tab.wait("localStorage.getItem('senet.game').includes('1 spools 11-13')").await;
    tab.close().await;
}
