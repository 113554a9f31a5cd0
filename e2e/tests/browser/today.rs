//! The game of the day: begun by its address and from the menu, the same for everybody, and its result as a line of text.

use senet::{Player, Record, RuleSheet};
use senet_ai::ComputerPlayer;
use senet_session::Daily;

use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

/// The game of the day by the browser's clock.
async fn today(tab: &Tab) -> Daily {
    let date = tab.value("new Date().toISOString().slice(0, 10)").await;
    Daily::of(date.as_str().and_then(|date| date.parse().ok()).expect("a date"))
}

/// The first throw of the game of the day, after the button was pressed.
async fn first_throw(tab: &Tab) -> String {
    let expected = format!("\\nseed: {}\\n", today(tab).await.seed());
    tab.wait(&format!("localStorage.getItem('senet.game').includes('{expected}')")).await;
    tab.click("#throw.due").await;
    tab.wait("localStorage.getItem('senet.game').includes('\\n1 ')").await;
    let record = kept::record(tab).await;
    record.lines().find(|line| line.starts_with("1 ")).expect("a throw").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_gets_the_same_game_by_the_address_or_from_the_menu() {
    let program = Program::start();
    let before = kept::played(RuleSheet::FRENCH, 5, 100);
    let one = kept::open_with(&program.address, &before, Visit::QUIET).await;
    one.value("location.hash = '#/today'").await;
    let thrown = first_throw(&one).await;
    let game = kept::game(&one).await;
    assert_eq!(*game.sheet(), today(&one).await.sheet());
    assert_eq!(one.text(".of-match").await, "Game of the day");
    assert_eq!(one.value("location.hash").await, "");
    // A second time it goes on.
    one.value("location.hash = '#/today'").await;
    one.wait("location.hash === ''").await;
    assert!(kept::record(&one).await.contains(&thrown));
    one.picture("today").await;
    // The game before is one click away.
    one.click("#return-to-replaced").await;
    one.wait(
        "localStorage.getItem('senet.game').includes('sheet: french') && document.querySelector('#throw.due') !== null",
    )
    .await;
    assert_eq!(kept::record(&one).await, before);
    one.close().await;

    let other = kept::open(&program.address, (390, 844)).await;
    other.click("#menu").await;
    other.click("#today").await;
    other.wait("document.querySelector('dialog[open]') === null").await;
    assert_eq!(first_throw(&other).await, thrown);
    other.close().await;

    // A new visitor with a link to it.
    let third = Tab::blank(&program.address, Visit::QUIET).await;
    third.go("#/today").await;
    third.wait("document.querySelector('dialog[open]') === null").await;
    assert_eq!(first_throw(&third).await, thrown);
    third.close().await;
}

/// A game of the day that is over, as it is stored.
fn finished() -> Record {
    let daily = Daily::of("2026-11-22".parse().expect("a date"));
    let mut table = daily.table(["You".to_owned(), "Ani".to_owned()]);
    while table.game().outcome().is_none() {
        match table.session.computer_decides(ComputerPlayer::Greedy) {
            Some(decided) => table.session.apply(decided).expect("it is legal"),
            None => table.session.throw().map(|_| ()).expect("a throw is due"),
        }
    }
    table.record().expect("good names")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_is_a_line_to_share() {
    let program = Program::start();
    let record = finished();
    let outcome = record.game.outcome().expect("it is over");
    let left = record.game.position().expect("a position").pieces(!outcome.side).len();
    let throws = record.game.events().iter().filter(|event| matches!(event, senet::Event::Throw(_))).count();
    let result = match outcome.winner {
        Player::First => format!("won in {throws} throws, {left} of the opponent’s pieces left."),
        Player::Second => format!("lost in {throws} throws, {left} of my pieces left."),
    };
    let tab = Tab::blank(&program.address, Visit::QUIET.sized(360, 640)).await;
    tab.remember(&[("senet.game", &record.to_string()), ("senet.players", "person skilled 1 0 0 0")]).await;
    tab.go("").await;
    tab.click("#share-result").await;
    tab.wait("document.querySelector('dialog[open] #result') !== null").await;
    let line = tab.value("document.querySelector('#result').value").await;
    let address = &program.address;
    assert_eq!(line, format!("Senet, 2026-11-22, The Dutch sheet: {result} {}/#/today", address.trim_end_matches('/')));
    tab.picture("today-result").await;
    tab.click("#copy-result").await;
    tab.wait("document.querySelector('label:has(#result)').textContent.includes('Result copied')").await;
    tab.close().await;
}
