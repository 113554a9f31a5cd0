//! The worker in which computer players decide: late answers, and a failing worker.

use senet::{Event, Record, Side};
use senet_ai::{Chance, ComputerPlayer, Contestant, Payoff};

use crate::host::Program;
use crate::kept;
use crate::offline::play_until;
use crate::tab::{Tab, Visit};

/// Delays the answers of the worker: `held` has their deliveries in order.
const HOLD_ANSWERS: &str = "window.held = [];
    Object.defineProperty(Worker.prototype, 'onmessage', {
        set(listener) { this.addEventListener('message', (answer) => held.push(() => listener(answer))); },
    });";

/// Makes the worker fail at the first question.
const FAIL: &str = "Worker.prototype.postMessage = function () { this.dispatchEvent(new Event('error')); };";

const CONES_HAVE_MOVED: &str = "/^\\d+ cones \\S+ \\d \\d+[-x]/m.test(localStorage.getItem('senet.game'))";

/// A person has thrown a 2 with the spools, and plays against this computer player, in a match of so many games.
async fn against(computer: ComputerPlayer, games: u32, address: &str, script: &str) -> Tab {
    let players = format!("person {computer} {games} 0 0 0");
    let tab = Tab::blank(address, Visit::QUIET.hurried()).await;
    tab.before_the_page(script).await;
    tab.remember(&[("senet.game", &kept::two_persons()), ("senet.players", &players)]).await;
    tab.go("").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    tab
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_comes_late_is_not_played_in_another_position() {
    let program = Program::start();
    let tab = against(ComputerPlayer::Casual, 1, &program.address, HOLD_ANSWERS).await;
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait("held.length === 1").await;
    tab.click("#undo").await;
    tab.click("#house-8").await;
    tab.click("#house-10").await;
    tab.wait("held.length === 2").await;
    // The first answer is about the position that was taken back.
    tab.value("held.shift()()").await;
    assert_eq!(tab.value(CONES_HAVE_MOVED).await, false, "{}", kept::record(&tab).await);
    tab.value("held.shift()()").await;
    tab.wait(CONES_HAVE_MOVED).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_decides_where_the_worker_fails() {
    let program = Program::start();
    let tab = against(ComputerPlayer::Casual, 1, &program.address, FAIL).await;
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait(CONES_HAVE_MOVED).await;
    tab.close().await;
}

/// The page has no learnt evaluation of its own: it fetches that of the sheet, and in a match of several games that of its match
/// points.
async fn judges_as_the_program(games: u32, script: &str) {
    let (played_for, otherwise) = match games {
        1 => (Contestant::from(ComputerPlayer::Skilled), Contestant::from(ComputerPlayer::Greedy)),
        _ => (Contestant { player: ComputerPlayer::Skilled, payoff: Payoff::Points }, ComputerPlayer::Skilled.into()),
    };
    let program = Program::start();
    let tab = against(ComputerPlayer::Skilled, games, &program.address, script).await;
    play_until(&tab, "record.match(/^\\d+ cones \\S+ \\d \\d+[-x]/gm)?.length > 12").await;
    let mut game = Record::parse(&kept::two_persons()).expect("a record").game;
    let mut differ = 0;
    for event in kept::game(&tab).await.events() {
        let position = *game.position().expect("a position");
        if let (Event::Move(played), Side::Cones) = (*event, position.side()) {
            let choice = |Contestant { player, payoff }| {
                player.choose_for(payoff, None, game.sheet(), &position, &mut Chance::new(1, 0))
            };
            assert_eq!(played, choice(played_for), "{position}");
            differ += usize::from(played != choice(otherwise));
        }
        game.apply(*event).expect("the page plays by the rules");
    }
    assert!(differ > 0, "{otherwise} would have played the same");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_worker_judges_as_the_program_does() {
    judges_as_the_program(1, "").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_worker_plays_for_match_points_in_a_match() {
    judges_as_the_program(3, "").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_judges_as_the_program_does_where_the_worker_fails() {
    judges_as_the_program(1, FAIL).await;
}
