//! Players who go away: the countdown, coming back, and the claim to the win.

use std::time::Duration;

use senet::Player;
use senet_protocol::online::EndReason;
use senet_session::online::COUNTDOWN;

use super::{DESKTOP, PHONE, begun, fragment};
use crate::host::Program;
use crate::tab::Tab;

/// Longer than the countdown, with time for a slow machine.
const LONG: Duration = Duration::from_millis(2 * COUNTDOWN.unsigned_abs());

const COUNTS_DOWN: &str = "document.querySelector('#may-claim') !== null && document.querySelector('#claim') === null";

/// Leaves the page, and keeps the browser's storage. Returns the way back.
async fn leave(tab: &Tab) -> String {
    let place = tab.value("location.hash").await;
    tab.value("location.href = 'about:blank'").await;
    tab.wait("location.href === 'about:blank'").await;
    place.as_str().expect("a place").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_win_can_be_claimed_from_a_player_who_stays_away() {
    let program = Program::with_games();
    let (phone, desktop, mut told) = begun(&program, "carpignano", [PHONE, DESKTOP]).await;
    told.play_to_turn([&phone, &desktop], Player::Second).await;

    let game = leave(&desktop).await;
    phone.wait(COUNTS_DOWN).await;
    phone.picture("online-away").await;
    desktop.go(fragment(&game)).await;
    phone.wait("document.querySelector('#may-claim') === null").await;

    leave(&desktop).await;
    phone.wait(COUNTS_DOWN).await;
    phone.wait_within(LONG, "document.querySelector('#claim') !== null").await;
    phone.picture("online-claim").await;
    phone.click("#claim").await;
    told.until(&phone, |client| client.game().end().is_some()).await;
    let end = told.client.game().end().map(|end| (end.winner, end.reason));
    assert_eq!(end, Some((Player::First, EndReason::Away)));
    phone.wait("document.querySelector('.says').textContent.includes('You win: the other player was away.')").await;
    desktop.go(fragment(&game)).await;
    desktop.wait("document.querySelector('.says').textContent.includes('You lose: you were away.')").await;
    phone.close().await;
    desktop.close().await;
}
