//! Games in the storage of the browser.

use senet::{Game, Player, Record, RuleSheet};
use senet_ai::ComputerPlayer;
use senet_session::Session;

use crate::tab::{Tab, Visit};

/// Two persons in the middle of a game: the spools have thrown 2, and can move from 8 and 11.
pub(crate) fn two_persons() -> String {
    let text = "senet record 1\nsheet: carpignano\noptions: none\nfirst: Ani\nsecond: Tutu\ndate: unknown\nseed: 7\n\
        start: cscscscsc1/s9/10 s c9 2\nresult: unfinished\n\n";
    Record::parse_unsealed(text).unwrap_or_else(|error| panic!("{error}")).to_string()
}

/// Two persons who throw for who begins.
pub(crate) fn new_game() -> String {
    let game = Game::new(RuleSheet::CARPIGNANO, Player::First);
    let mut record = Record::new(game, "Ani", "Tutu").expect("good names");
    record.seed = Some(7);
    record.to_string()
}

/// Returns a game with at least this number of events, in which a throw is due or the game is over.
pub(crate) fn played(sheet: RuleSheet, seed: u64, events: usize) -> String {
    let mut session = Session::new(Game::new(sheet, Player::First), seed);
    while session.game().outcome().is_none() {
        if session.game().awaits_throw() {
            if session.game().events().len() >= events {
                break;
            }
            session.throw().expect("a throw is due");
        } else {
            let decided = session.computer_decides(ComputerPlayer::Greedy).expect("a decision is due");
            session.apply(decided).expect("computer players decide what is legal");
        }
    }
    let mut record = Record::new(session.game().clone(), "Ani", "Tutu").expect("good names");
    record.seed = Some(seed);
    record.to_string()
}

/// A game that is over.
pub(crate) fn finished() -> String {
    played(RuleSheet::DUTCH, 3, usize::MAX)
}

/// Opens the page with a stored game between two persons.
pub(crate) async fn open_with(address: &str, record: &str, visit: Visit<'_>) -> Tab {
    open_seated(address, record, "person person 1 0 0 0", visit).await
}

/// Opens the page with a stored game: `players` are the seats, the games of the match and its score.
pub(crate) async fn open_seated(address: &str, record: &str, players: &str, visit: Visit<'_>) -> Tab {
    let tab = Tab::blank(address, visit).await;
    tab.remember(&[("senet.game", record), ("senet.players", players)]).await;
    tab.go("").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    tab
}

/// Opens the page with [`two_persons`], in English and without animations.
pub(crate) async fn open(address: &str, size: (u32, u32)) -> Tab {
    open_with(address, &two_persons(), Visit::QUIET.sized(size.0, size.1)).await
}

/// Returns the stored record.
pub(crate) async fn record(tab: &Tab) -> String {
    let text = tab.value("localStorage.getItem('senet.game')").await;
    text.as_str().expect("a game is kept").to_owned()
}

/// Returns the stored game.
pub(crate) async fn game(tab: &Tab) -> Game {
    let text = record(tab).await;
    Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).game
}

/// Begins a new game, and takes up the one before, which is this record of the Dutch sheet.
pub(crate) async fn new_game_and_back(tab: &Tab, played: &str) {
    tab.click("#new-game").await;
    tab.click("#play").await;
    tab.wait("location.hash === '' && !localStorage.getItem('senet.game').includes('sheet: dutch')").await;
    tab.click("#return-to-replaced").await;
    tab.wait("localStorage.getItem('senet.game').includes('sheet: dutch')").await;
    assert_eq!(record(tab).await, played);
}
