//! The worker in which computer players decide: late answers, and a failing worker.

use senet::{Event, Record, Side};
use senet_ai::{Chance, ComputerPlayer};

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

/// A person has thrown a 2 with the spools, and plays against this computer player.
async fn against(computer: ComputerPlayer, address: &str, script: &str) -> Tab {
    let tab = Tab::blank(address, Visit::QUIET.hurried()).await;
    tab.before_the_page(script).await;
    tab.remember(&[("senet.game", &kept::two_persons()), ("senet.players", &format!("person {computer} 1 0 0 0"))])
        .await;
    tab.go("").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    tab
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_comes_late_is_not_played_in_another_position() {
    let program = Program::start();
    let tab = against(ComputerPlayer::Casual, &program.address, HOLD_ANSWERS).await;
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
    let tab = against(ComputerPlayer::Casual, &program.address, FAIL).await;
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait(CONES_HAVE_MOVED).await;
    tab.close().await;
}

/// The page has no learnt evaluation of its own: it fetches that of the sheet.
async fn judges_as_the_program(script: &str) {
    let program = Program::start();
    let tab = against(ComputerPlayer::Skilled, &program.address, script).await;
    play_until(&tab, "record.match(/^\\d+ cones \\S+ \\d \\d+[-x]/gm)?.length > 12").await;
    let mut game = Record::parse(&kept::two_persons()).expect("a record").game;
    let mut differ = 0;
    for event in kept::game(&tab).await.events() {
        let position = *game.position().expect("a position");
        if let (Event::Move(played), Side::Cones) = (*event, position.side()) {
            let choice = |player: ComputerPlayer| player.choose(game.sheet(), &position, &mut Chance::new(1, 0));
            assert_eq!(played, choice(ComputerPlayer::Skilled), "{position}");
            differ += usize::from(played != choice(ComputerPlayer::Greedy));
        }
        game.apply(*event).expect("the page plays by the rules");
    }
    assert!(differ > 0, "a count of houses would have played the same");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_worker_judges_as_the_program_does() {
    judges_as_the_program("").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_judges_as_the_program_does_where_the_worker_fails() {
    judges_as_the_program(FAIL).await;
}
