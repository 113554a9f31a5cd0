//! A player: the secret, and the game as the server tells it. Each event is checked.

use std::sync::atomic::{AtomicU8, Ordering};

use senet::{OptionSet, Player as Seat, SheetId, Stage};
use senet_ai::{Chance, ComputerPlayer};
use senet_fair::{Anchors, PlayerAnchors, PlayerChains, Secret, Thrower, Token};
use senet_protocol::online::{
    Awaited, Choice, Clock, Command, CommandFrame, Decision, Done, FirstThrow, GameState, Join, NumberedEvent, Offer,
    Score, Snapshot, Status, Terms,
};
use senet_session::online::{OnlineGame, check_offer};
use uuid::Uuid;

use crate::server::{Server, read};

pub(crate) fn terms(rules: SheetId) -> Terms {
    Terms {
        rules,
        options: OptionSet::EMPTY,
        clock: Clock::Fischer { minutes: 10, seconds: 5 },
        first: FirstThrow::Lot,
        score: Score::default(),
        previous: None,
    }
}

/// A random identifier.
pub(crate) fn id() -> Uuid {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("random bytes");
    Uuid::from_bytes(bytes)
}

pub(crate) fn secret() -> Secret {
    static NUMBER: AtomicU8 = AtomicU8::new(1);
    let mut bytes = [NUMBER.fetch_add(1, Ordering::Relaxed); 32];
    bytes[..16].copy_from_slice(id().as_bytes());
    Secret::new(bytes)
}

enum Keys {
    Waiting(PlayerChains),
    Playing(Thrower),
    Moving,
}

pub(crate) struct Player {
    pub(crate) seat: Seat,
    pub(crate) token: Token,
    pub(crate) game: OnlineGame,
    keys: Keys,
}

/// An offer with the anchors of a secret.
pub(crate) fn offer(secret: &Secret, terms: Terms, open: bool) -> (Offer, PlayerChains) {
    let zero = "0".repeat(64).parse().expect("64 digits");
    let anchors = PlayerAnchors { thrower: zero, witness: zero };
    let mut offer = Offer { game: id(), terms, open, lasting: false, anchors };
    let chains = PlayerChains::new(secret, Seat::First, &check_offer(&offer).expect("good terms").fair);
    offer.anchors = chains.anchors();
    (offer, chains)
}

impl Player {
    /// Makes an offer.
    pub(crate) async fn offering(server: &Server, terms: Terms) -> Player {
        let secret = secret();
        let token = secret.token();
        let (offer, chains) = offer(&secret, terms, false);
        let made: GameState = read("offer", server.post("/api/v1/games", &token, &offer).await, 201);
        assert_eq!((made.summary.seat, made.summary.status), (Some(Seat::First), Status::Offered));
        let game = OnlineGame::new(made.summary.terms).expect("good terms");
        Player { seat: Seat::First, token, game, keys: Keys::Waiting(chains) }
    }

    /// The second seat's player of an offer, and the request that takes the seat.
    pub(crate) async fn joining(server: &Server, game: Uuid) -> (Player, Join) {
        let state: GameState = server.get(&format!("/api/v1/games/{game}"), None).await;
        let secret = secret();
        let terms = state.summary.terms;
        let game = OnlineGame::new(terms.clone()).expect("good terms");
        let chains = PlayerChains::new(&secret, Seat::Second, game.fair_terms());
        let anchors = Anchors { server: terms.server, players: [terms.offer.anchors, chains.anchors()] };
        let join = |beginning| Join { anchors: anchors.players[1], beginning };
        let (thrower, beginning) = chains.begin(&anchors).expect("own anchors");
        let player = Player { seat: Seat::Second, token: secret.token(), game, keys: Keys::Playing(thrower) };
        (player, join(beginning))
    }

    /// Joins a game.
    pub(crate) async fn joined(server: &Server, game: Uuid) -> Player {
        let (mut player, join) = Player::joining(server, game).await;
        let path = player.path("/join");
        let done: Done = read(&path, server.post(&path, &player.token, &join).await, 200);
        player.hear(&done.events);
        player
    }

    pub(crate) fn id(&self) -> Uuid {
        self.game.terms().offer.game
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/v1/games/{}{rest}", self.id())
    }

    /// Applies the events that are new. Each one's shares, throw and move are checked.
    pub(crate) fn hear(&mut self, events: &[NumberedEvent]) {
        for NumberedEvent { seq, event } in events {
            if *seq <= self.game.seq() {
                continue;
            }
            assert_eq!(*seq, self.game.seq() + 1, "numbers have no gaps");
            match event {
                Some(event) => self.game.apply(event).expect("the event follows"),
                None => self.game.skip(),
            }
        }
    }

    /// Begins again with the events of a snapshot.
    pub(crate) fn restore(&mut self, snapshot: Snapshot) {
        self.game = OnlineGame::new(snapshot.terms).expect("good terms");
        self.hear(&snapshot.events);
    }

    /// The command that the game waits for from this player.
    pub(crate) fn due(&mut self) -> Option<Command> {
        if self.game.status() == Status::Joined && self.seat == Seat::First {
            return Some(self.begin());
        }
        match self.game.awaited()? {
            Awaited::Throw { seat } if seat == self.seat => {
                let Keys::Playing(thrower) = &self.keys else { panic!("the game has begun") };
                let ledger = self.game.ledger().expect("the game has begun");
                Some(Command::Throw(thrower.request(ledger).expect("a throw is due")))
            }
            Awaited::Decision { seat, choices } if seat == self.seat => {
                Some(Command::Decide(Decision { choice: self.choose(&choices) }))
            }
            _ => None,
        }
    }

    /// A choice that leads to a short game.
    fn choose(&self, choices: &[Choice]) -> Choice {
        match self.game.game().stage() {
            Stage::Play(position) => {
                let chance = &mut Chance::new(self.game.seq(), 0);
                Choice::Move(ComputerPlayer::Greedy.choose(self.game.game().sheet(), &position, chance))
            }
            _ => choices[0],
        }
    }

    fn begin(&mut self) -> Command {
        let Keys::Waiting(chains) = std::mem::replace(&mut self.keys, Keys::Moving) else {
            panic!("a game begins once")
        };
        let (thrower, beginning) = chains.begin(&self.game.anchors().expect("all anchors")).expect("own anchors");
        self.keys = Keys::Playing(thrower);
        Command::Begin(beginning)
    }

    /// A frame with a command about the state that the player knows.
    pub(crate) fn frame(&self, command: Command) -> CommandFrame {
        CommandFrame { c: Some(id()), seq: self.game.seq(), command }
    }

    /// Sends a command over HTTP.
    pub(crate) async fn send(&mut self, server: &Server, command: Command) -> u64 {
        let path = self.path("/commands");
        let frame = self.frame(command);
        let done: Done = read(&path, server.post_as(&path, &self.token, id(), &frame).await, 200);
        self.hear(&done.events);
        done.seq
    }
}
