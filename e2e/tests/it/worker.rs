//! The worker in which computer players decide: late answers, and a failing worker.

use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

/// Delays the answers of the worker: `held` has their deliveries in order.
const HOLD_ANSWERS: &str = "window.held = [];
    Object.defineProperty(Worker.prototype, 'onmessage', {
        set(listener) { this.addEventListener('message', (answer) => held.push(() => listener(answer))); },
    });";

/// Makes the worker fail at the first question.
const FAIL: &str = "Worker.prototype.postMessage = function () { this.dispatchEvent(new Event('error')); };";

const CONES_HAVE_MOVED: &str = "/^\\d+ cones \\S+ \\d \\d+[-x]/m.test(localStorage.getItem('senet.game'))";

/// A person has thrown a 2 with the spools, and plays against the computer.
async fn against_the_computer(address: &str, script: &str) -> Tab {
    let tab = Tab::blank(address, Visit::QUIET.hurried()).await;
    tab.before_the_page(script).await;
    tab.remember(&[("senet.game", &kept::two_persons()), ("senet.players", "person casual 1 0 0 0")]).await;
    tab.go("").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    tab
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_comes_late_is_not_played_in_another_position() {
    let program = Program::start();
    let tab = against_the_computer(&program.address, HOLD_ANSWERS).await;
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
    let tab = against_the_computer(&program.address, FAIL).await;
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait(CONES_HAVE_MOVED).await;
    tab.close().await;
}
