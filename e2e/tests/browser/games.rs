//! Whole games, through clicks alone, each step checked against the crate's own record.

use senet::{Game, Move, Phase, Side, Stage};
use senet_ai::{Chance, ComputerPlayer};

use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

/// Waits until the game has this number of events.
pub(crate) async fn happened(tab: &Tab, before: &Game) -> Game {
    for _ in 0..600 {
        let game = kept::game(tab).await;
        if game.events().len() > before.events().len() {
            return game;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("nothing happens after {:?}; {:?}", before.events().last(), tab.complaints());
}

/// Makes a move as a person does: touches the piece, and then its target.
pub(crate) async fn make(tab: &Tab, phase: Phase, chosen: Move) {
    match (phase, chosen) {
        (Phase::TurnStart, Move::KEEP) => return tab.click("#keep").await,
        (Phase::TurnStart, _) => return tab.click("#take-off").await,
        // The page passes by itself.
        (_, Move::PASS) => return,
        _ => {}
    }
    let from = chosen.from().expect("a piece moves");
    tab.click(&format!("#house-{from}")).await;
    match chosen.to() {
        Some(to) => tab.click(&format!("#house-{to}")).await,
        None => tab.click("#leave").await,
    }
}

/// Plays a game as `greedy` plays both sides. The browser draws the given number for its throws.
async fn whole_game(rules: &str, seed: u64, size: (u32, u32)) {
    let program = Program::start();
    // The buttons of a hint may lie over a house that a click is meant for.
    let remembered = [&[("senet.hints", "off")], Visit::QUIET.remembered].concat();
    let visit = Visit { remembered: &remembered, ..Visit::QUIET.sized(size.0, size.1).hurried() };
    let tab = Tab::blank(&program.address, visit).await;
    tab.before_the_page(&format!("Math.random = () => {seed} / 2 ** 53;")).await;
    tab.go("").await;
    // On small screens the window scrolls to the card while the browser's tools still aim at it.
    tab.wait("document.querySelector('dialog[open]') !== null").await;
    tab.value(&format!("document.querySelector('#sheet-{rules}').click()")).await;
    tab.wait(&format!("document.querySelector('#sheet-{rules}').checked")).await;
    tab.pick("#opponent", "person").await;
    tab.picture(&format!("new-game-{rules}")).await;
    tab.click("#play").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    let mut chance = Chance::new(1, 0);
    let mut game = kept::game(&tab).await;
    assert_eq!(game.sheet().id().name(), rules);
    let mut steps = 0;
    while game.outcome().is_none() {
        tab.wait("!document.querySelector('.rolling')").await;
        match game.stage() {
            Stage::ChooseSide { .. } => tab.click("#choose-spools").await,
            Stage::Play(position) if position.phase().decides() => {
                let chosen = ComputerPlayer::Greedy.choose(game.sheet(), &position, &mut chance);
                if steps % 40 == 20 {
                    tab.picture(&format!("game-{rules}-{steps}")).await;
                }
                make(&tab, position.phase(), chosen).await;
            }
            _ => {
                tab.wait("document.querySelector('#throw').ariaDisabled === 'false'").await;
                tab.click("#throw").await;
            }
        }
        let next = happened(&tab, &game).await;
        // The earlier events are unchanged, and there is one more.
        assert_eq!(&next.events()[..game.events().len()], game.events());
        game = next;
        steps += 1;
        assert!(steps < 200, "the game is not the short one of this seed");
    }
    let winner = game.outcome().expect("an outcome").side;
    assert!(matches!(winner, Side::Cones | Side::Spools));
    tab.wait("document.querySelector('#next-game') !== null").await;
    tab.picture(&format!("end-{rules}")).await;
    tab.close().await;
}

// The shortest games of the seeds below 10,000.

#[tokio::test(flavor = "multi_thread")]
async fn carpignano() {
    whole_game("carpignano", 7195, (1440, 900)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spanish() {
    whole_game("spanish", 7149, (768, 1024)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn uninerd() {
    whole_game("uninerd", 1588, (360, 640)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn french() {
    whole_game("french", 956, (640, 360)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dutch() {
    whole_game("dutch", 956, (1024, 768)).await;
}
