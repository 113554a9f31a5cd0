//! A player: the secret, and the game as the server tells it. Each event is checked.

use senet::{OptionSet, Player as Seat, SheetId, Stage};
use senet_ai::{Chance, ComputerPlayer};
use senet_fair::{Beginning, PlayerChains, Secret, Thrower, Token};
use senet_protocol::online::{
    Awaited, Choice, Clock, Command, CommandFrame, Decision, Done, FirstThrow, GameEvent, GameState, Join,
    NumberedEvent, Offer, Score, Snapshot, Status, Terms,
};
use senet_session::online::{self, OnlineGame};
use uuid::Uuid;

use crate::endpoint::{Endpoint, read};

/// The terms of a game of ten minutes for each player.
pub fn terms(rules: SheetId) -> Terms {
    Terms {
        rules,
        options: OptionSet::EMPTY,
        clock: Clock::Fischer { minutes: 10, seconds: 5 },
        first: FirstThrow::Lot,
        score: Score::default(),
        previous: None,
    }
}

/// Random bytes from the system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// A random identifier.
pub fn id() -> Uuid {
    Uuid::from_bytes(random())
}

/// A random secret.
pub fn secret() -> Secret {
    Secret::new(random())
}

#[derive(Debug)]
enum Keys {
    Waiting(PlayerChains),
    Playing(Thrower),
    Moving,
}

/// A player: the secret's keys, and the game as the server tells it.
#[derive(Debug)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// The token of the seat.
    pub token: Token,
    /// The game after the events that the server has told.
    pub game: OnlineGame,
    /// These events, of which the last has number `game.seq()`.
    pub heard: Vec<Option<GameEvent>>,
    keys: Keys,
    /// The content of the command `begin`, once the maker has sent it.
    beginning: Option<Beginning>,
}

/// An offer with the anchors of a secret.
pub fn offer(secret: &Secret, terms: Terms, open: bool) -> (Offer, PlayerChains) {
    online::offer(secret, id(), terms, open, false).expect("good terms")
}

impl Player {
    /// Makes an offer.
    pub async fn offering(server: &Endpoint, terms: Terms) -> Player {
        let secret = secret();
        let token = secret.token();
        let (offer, chains) = offer(&secret, terms, false);
        let (status, made) = server.post("/api/v1/games", &token, &offer).await;
        // A repeated offer is answered with 200.
        let expected = if status == 200 && !server.patience.is_zero() { 200 } else { 201 };
        let made: GameState = read("offer", (status, made), expected);
        assert_eq!((made.summary.seat, made.summary.status), (Some(Seat::First), Status::Offered));
        let game = OnlineGame::new(made.summary.terms).expect("good terms");
        Player { seat: Seat::First, token, game, heard: Vec::new(), keys: Keys::Waiting(chains), beginning: None }
    }

    /// The second seat's player of an offer, and the request that takes the seat.
    pub async fn joining(server: &Endpoint, game: Uuid) -> (Player, Join) {
        let state: GameState = server.get(&format!("/api/v1/games/{game}"), None).await;
        let (secret, terms) = (secret(), state.summary.terms);
        let (join, thrower) = online::join(&secret, &terms).expect("good terms");
        let game = OnlineGame::new(terms).expect("good terms");
        let (token, keys) = (secret.token(), Keys::Playing(thrower));
        (Player { seat: Seat::Second, token, game, heard: Vec::new(), keys, beginning: None }, join)
    }

    /// Joins a game.
    pub async fn joined(server: &Endpoint, game: Uuid) -> Player {
        let (mut player, join) = Player::joining(server, game).await;
        let path = player.path("/join");
        let done: Done = read(&path, server.post(&path, &player.token, &join).await, 200);
        player.hear(&done.events);
        player
    }

    /// Identifier of the game.
    pub fn id(&self) -> Uuid {
        self.game.terms().offer.game
    }

    /// An address of the game, with the rest of its path.
    pub fn path(&self, rest: &str) -> String {
        format!("/api/v1/games/{}{rest}", self.id())
    }

    /// Applies the events that are new. Each one's shares, throw and move are checked. Earlier ones must be as they were.
    pub fn hear(&mut self, events: &[NumberedEvent]) {
        for NumberedEvent { seq, event } in events {
            let earlier = seq.checked_sub(1).and_then(|before| self.heard.get(before as usize));
            if let Some(earlier) = earlier {
                assert_eq!(event, earlier, "{}: event {seq} is another one than before", self.id());
                continue;
            }
            assert_eq!(*seq, self.game.seq() + 1, "{}: numbers have no gaps", self.id());
            match event {
                Some(event) => self.game.apply(event).expect("the event follows"),
                None => self.game.skip(),
            }
            self.heard.push(event.clone());
        }
    }

    /// Begins again, from the terms.
    pub fn forget(&mut self) {
        self.game = OnlineGame::new(self.game.terms().clone()).expect("good terms");
        self.heard.clear();
    }

    /// Begins again with the events of a snapshot.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        assert_eq!(&snapshot.terms, self.game.terms(), "{}: terms stay as they are", self.id());
        self.forget();
        self.hear(&snapshot.events);
    }

    /// The command that the game waits for from this player.
    pub fn due(&mut self) -> Option<Command> {
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
        if self.beginning.is_none()
            && let Keys::Waiting(chains) = std::mem::replace(&mut self.keys, Keys::Moving)
        {
            let (thrower, beginning) = chains.begin(&self.game.anchors().expect("all anchors")).expect("own anchors");
            self.keys = Keys::Playing(thrower);
            self.beginning = Some(beginning);
        }
        Command::Begin(self.beginning.expect("the content of the first command"))
    }

    /// A frame with a command about the state that the player knows.
    pub fn frame(&self, command: Command) -> CommandFrame {
        CommandFrame { c: Some(id()), seq: self.game.seq(), command }
    }

    /// Sends a command over HTTP.
    pub async fn send(&mut self, server: &Endpoint, command: Command) -> u64 {
        let path = self.path("/commands");
        let frame = self.frame(command);
        let done: Done = read(&path, server.post_as(&path, &self.token, id(), &frame).await, 200);
        self.hear(&done.events);
        done.seq
    }
}
