//! Games over the network: two browsers, one server with a database.

mod away;
mod games;
mod offers;
mod talk;
mod windows;

use senet::{Game, Player, Stage};
use senet_ai::{Chance, ComputerPlayer};
use senet_protocol::online::GameState;
use senet_session::online::Client;

use crate::games::make;
use crate::host::Program;
use crate::tab::{PATIENCE, Tab, Visit};

const PHONE: (u32, u32) = (390, 844);
const DESKTOP: (u32, u32) = (1440, 900);

/// A visit of this size, without animations and hints.
fn visit((width, height): (u32, u32)) -> Visit<'static> {
    // The buttons of a hint may lie over a house that a click is meant for.
    const REMEMBERED: [(&str, &str); 4] =
        [("senet.language", "en"), ("senet.animations", "off"), ("senet.thinking", "none"), ("senet.hints", "off")];
    Visit { remembered: &REMEMBERED, ..Visit::QUIET }.sized(width, height).hurried()
}

/// Opens the window of games over the network from that of the first visit.
async fn open_lobby(tab: &Tab) {
    tab.click("#play-online").await;
    tab.wait("document.querySelector('dialog[open] #make-offer') !== null").await;
}

/// Makes an offer with the form of the open window. Returns its link.
async fn offer(tab: &Tab, sheet: &str) -> String {
    tab.pick("#online-sheet", sheet).await;
    tab.click("#make-offer").await;
    link(tab, "invite").await
}

/// The link in a field of the open window.
async fn link(tab: &Tab, id: &str) -> String {
    tab.wait(&format!("document.querySelector('dialog[open] #{id}') !== null")).await;
    let link = tab.value(&format!("document.querySelector('#{id}').value")).await;
    link.as_str().expect("a link").to_owned()
}

/// The part of a link that follows the page's address.
fn fragment(link: &str) -> &str {
    &link[link.find('#').expect("a fragment")..]
}

/// Opens the link of an offer in a browser of its own, and joins.
async fn join(program: &Program, link: &str, visit: Visit<'_>) -> Tab {
    let tab = Tab::blank(&program.address, visit).await;
    tab.go(fragment(link)).await;
    tab.click("#join").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    tab
}

async fn open_talk(tab: &Tab) {
    tab.click("#talk").await;
    tab.wait("document.querySelector('dialog[open] #close-talk') !== null").await;
}

/// The game as the server tells it to spectators. Every share and throw is checked again.
struct Told {
    id: String,
    client: Client,
}

impl Told {
    /// The game of a link.
    async fn of(link: &str, tab: &Tab) -> Told {
        let id = link.rsplit('/').next().expect("an identifier").to_owned();
        let state = state(tab, &id, 0).await;
        let mut told = Told { id, client: Client::new(state.summary.terms, None).expect("good terms") };
        told.follow(tab).await;
        told
    }

    fn game(&self) -> &Game {
        self.client.game().game()
    }

    /// Asks for new events through a tab.
    async fn follow(&mut self, tab: &Tab) {
        let state = state(tab, &self.id, self.client.game().seq()).await;
        self.client.hear(&state.events.expect("the events")).expect("good events");
    }

    /// Waits until the game satisfies a condition.
    async fn until(&mut self, tab: &Tab, is_true: impl Fn(&Client) -> bool) {
        let start = std::time::Instant::now();
        while !is_true(&self.client) {
            assert!(start.elapsed() < PATIENCE, "nothing happens after {:?}", self.game().events().last());
            self.follow(tab).await;
        }
    }

    /// Lets the player whose turn it is do one thing with the mouse, and waits until the server tells it.
    async fn step(&mut self, players: [&Tab; 2], chance: &mut Chance) {
        let player = self.client.game().to_act().expect("a game that goes on");
        let tab = players[player as usize];
        match self.game().stage() {
            Stage::ChooseSide { .. } => tab.click("#choose-spools").await,
            Stage::Play(position) if position.phase().decides() => {
                let chosen = ComputerPlayer::Greedy.choose(self.game().sheet(), &position, chance);
                if let Some(from) = chosen.from() {
                    // The page may not have heard of the throw yet.
                    tab.wait(&format!("document.querySelector('#house-{from}.can') !== null")).await;
                }
                make(tab, position.phase(), chosen).await;
            }
            _ => {
                tab.wait("document.querySelector('#throw')?.ariaDisabled === 'false'").await;
                tab.click("#throw").await;
            }
        }
        let known = self.client.game().seq();
        self.until(tab, |client| client.game().seq() > known).await;
    }

    /// Lets the players play until the game is over, or a condition is true.
    async fn play(&mut self, players: [&Tab; 2], is_enough: impl Fn(&Game) -> bool) {
        let mut chance = Chance::new(1, 0);
        while self.client.game().end().is_none() && !is_enough(self.game()) {
            self.step(players, &mut chance).await;
            assert!(self.game().events().len() < 3000, "the game does not end");
        }
    }

    /// Lets the players play until it is one player's turn.
    async fn play_to_turn(&mut self, players: [&Tab; 2], player: Player) {
        self.play(players, |game| game.to_act() == Some(player)).await;
    }
}

/// The state of a game for spectators, with the events after a number.
async fn state(tab: &Tab, id: &str, since: u64) -> GameState {
    let ask = format!("fetch('api/v1/games/{id}?since={since}').then((answer) => answer.text())");
    let text = tab.promised(&ask).await;
    let text = text.as_str().expect("a text");
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A game that two players have begun: maker, joiner and the game.
async fn begun(program: &Program, sheet: &str, sizes: [(u32, u32); 2]) -> (Tab, Tab, Told) {
    let maker = Tab::open(&program.address, visit(sizes[0])).await;
    open_lobby(&maker).await;
    let link = offer(&maker, sheet).await;
    let joiner = join(program, &link, visit(sizes[1])).await;
    maker.wait("document.querySelector('dialog[open]') === null").await;
    let mut told = Told::of(&link, &joiner).await;
    told.until(&joiner, |client| client.game().ledger().is_some()).await;
    (maker, joiner, told)
}
