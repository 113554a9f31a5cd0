//! Any interleaving of two clients' commands, repeated and restarted at any point, gives one log.

use std::sync::OnceLock;

use proptest::prelude::*;
use senet::{Player, SheetId};
use senet_protocol::online::{Clock, Command, Decision, GameEvent, NumberedEvent, Phrase, RematchStep, Say, Status};
use senet_session::online::{Code, OnlineGame, view, view_of_terms};
use uuid::Uuid;

use crate::parties::Parties;

/// A step of the test: what one of the clients does, or a restart.
#[derive(Clone, Debug)]
enum Step {
    /// Sends a command that is due in the state that the client knows.
    Act(Player, usize),
    /// Sends a command without a look at the state.
    Send(Player, Command),
    /// Sends the command of an earlier step again, which any client can try.
    Repeat(Player, usize),
    /// Receives this many events.
    Receive(Player, usize),
    /// The server starts again from its log, as text.
    RestartServer,
    /// The client starts again without its state.
    RestartClient(Player),
}

fn player() -> impl Strategy<Value = Player> {
    prop::sample::select(&Player::BOTH)
}

fn any_command() -> impl Strategy<Value = Command> {
    let game = (0_u128..3).prop_map(Uuid::from_u128);
    prop_oneof![
        prop::sample::select(&Phrase::ALL).prop_map(|phrase| Command::Say(Say { phrase })),
        Just(Command::Claim),
        Just(Command::Withdraw),
        Just(Command::Begin(parties().beginnings[1])),
        Just(Command::Decide(Decision { choice: "1-2".parse().expect("a move") })),
        Just(Command::Rematch(RematchStep::TakeBack)),
        game.clone().prop_map(|game| Command::Rematch(RematchStep::Offer { game })),
        game.prop_map(|game| Command::Rematch(RematchStep::Accept { game })),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => (player(), any::<usize>()).prop_map(|(player, choice)| Step::Act(player, choice)),
        3 => (player(), any_command()).prop_map(|(player, command)| Step::Send(player, command)),
        1 => player().prop_map(|player| Step::Send(player, Command::Resign)),
        3 => (player(), any::<usize>()).prop_map(|(player, index)| Step::Repeat(player, index)),
        12 => (player(), 1_usize..4).prop_map(|(player, count)| Step::Receive(player, count)),
        1 => Just(Step::RestartServer),
        1 => player().prop_map(Step::RestartClient),
    ]
}

fn parties() -> &'static Parties {
    static PARTIES: OnceLock<Parties> = OnceLock::new();
    PARTIES.get_or_init(|| Parties::new(SheetId::Dutch, Clock::Fischer { minutes: 5, seconds: 5 }))
}

/// A command as it was sent.
#[derive(Clone)]
struct Sent {
    id: usize,
    seat: Player,
    known: u64,
    command: Command,
}

struct Server {
    game: OnlineGame,
    /// The events as text, with the commands that caused them.
    log: Vec<(usize, String)>,
    now: i64,
}

impl Server {
    /// Answers as the server does: a repeated command has its first answer.
    fn receive(&mut self, sent: &Sent) -> Result<u64, Option<Code>> {
        self.now += 1;
        if let Some(index) = self.log.iter().position(|(id, _)| *id == sent.id) {
            let event: GameEvent = serde_json::from_str(&self.log[index].1).expect("an event");
            return if event.seat() == sent.seat { Ok(index as u64 + 1) } else { Err(None) };
        }
        let decided = parties().decide(&self.game, (sent.seat, sent.known), &sent.command, (self.now, None, &[]));
        let event = decided.map_err(|refusal| Some(refusal.code))?;
        self.game.apply(&event).expect("an event that was decided can be applied");
        self.log.push((sent.id, serde_json::to_string(&event).expect("JSON")));
        Ok(self.game.seq())
    }

    fn events(&self) -> Vec<GameEvent> {
        self.log.iter().map(|(_, text)| serde_json::from_str(text).expect("an event")).collect()
    }
}

fn client() -> OnlineGame {
    OnlineGame::new(view_of_terms(&parties().terms)).expect("good terms")
}

/// Gives a client its next event, as text.
fn deliver(game: &mut OnlineGame, events: &[GameEvent], seat: Player) {
    if let Some(event) = events.get(game.seq() as usize) {
        let event = NumberedEvent { seq: game.seq() + 1, event: view(event, Some(seat)) };
        let text = serde_json::to_string(&event).expect("JSON");
        let event: NumberedEvent = serde_json::from_str(&text).expect("an event");
        match event.event {
            Some(event) => game.apply(&event).expect("the events of the log follow each other"),
            None => game.skip(),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn commands_in_any_order_give_one_log(steps in prop::collection::vec(step(), 1..250)) {
        let parties = parties();
        let mut server = Server { game: parties.offered(), log: Vec::new(), now: 0 };
        let joined = server.game.join(parties.tokens[1], &parties.join, 0).expect("a seat is free");
        server.game.apply(&joined).expect("it follows");
        server.log.push((usize::MAX, serde_json::to_string(&joined).expect("JSON")));
        let mut clients = [client(), client()];
        let mut sent: Vec<Sent> = Vec::new();
        let mut acked: Vec<(usize, u64)> = Vec::new();
        for step in steps {
            let command = match step {
                Step::Act(seat, choice) => {
                    let known = &clients[seat as usize];
                    let command = match known.status() {
                        Status::Joined if seat == Player::First => Some(Command::Begin(parties.beginnings[0])),
                        _ => parties.next_command(known, choice).filter(|due| due.0 == seat).map(|due| due.1),
                    };
                    command.map(|command| Sent { id: sent.len(), seat, known: known.seq(), command })
                }
                Step::Send(seat, command) => {
                    Some(Sent { id: sent.len(), seat, known: clients[seat as usize].seq(), command })
                }
                Step::Repeat(seat, index) if !sent.is_empty() => {
                    let again = sent[index % sent.len()].clone();
                    let foreign = again.seat != seat;
                    let answer = server.receive(&Sent { seat, ..again.clone() });
                    let first = acked.iter().find(|(id, _)| *id == again.id);
                    if let Some((_, seq)) = first {
                        prop_assert_eq!(answer, if foreign { Err(None) } else { Ok(*seq) });
                    } else if let Ok(seq) = answer {
                        acked.push((again.id, seq));
                        sent[again.id].seat = seat;
                    }
                    None
                }
                Step::Repeat(..) => None,
                Step::Receive(seat, count) => {
                    let events = server.events();
                    (0..count).for_each(|_| deliver(&mut clients[seat as usize], &events, seat));
                    None
                }
                Step::RestartServer => {
                    let events = server.events();
                    let replayed = OnlineGame::replay(parties.terms.clone(), events.iter().map(Some));
                    prop_assert_eq!(replayed.as_ref(), Ok(&server.game));
                    server.game = replayed.expect("a good log");
                    None
                }
                Step::RestartClient(seat) => {
                    clients[seat as usize] = client();
                    None
                }
            };
            if let Some(command) = command {
                if let Ok(seq) = server.receive(&command) {
                    acked.push((command.id, seq));
                }
                sent.push(command);
            }
        }

        let events = server.events();
        let replayed = OnlineGame::replay(parties.terms.clone(), events.iter().map(Some));
        prop_assert_eq!(replayed.as_ref(), Ok(&server.game));
        // Each acknowledged command stands in the log once, at its number.
        prop_assert_eq!(acked.len() + 1, server.log.len());
        for (id, seq) in &acked {
            prop_assert_eq!(server.log[*seq as usize - 1].0, *id);
        }
        for seat in Player::BOTH {
            let mut game = clients[seat as usize].clone();
            while game.seq() < server.game.seq() {
                deliver(&mut game, &events, seat);
            }
            prop_assert_eq!(game.ledger(), server.game.ledger());
            prop_assert_eq!(game.game(), server.game.game());
            prop_assert_eq!((game.end(), game.rematch()), (server.game.end(), server.game.rematch()));
            prop_assert_eq!(game.left(server.now, &[]), server.game.left(server.now, &[]));
            prop_assert_eq!(game.receipt(!seat), None);
        }
        check_spectator(&events, &server.game)?;
    }
}

/// Checks that a spectator's events hold no secret and no hidden event, and replay to the same game.
fn check_spectator(events: &[GameEvent], game: &OnlineGame) -> Result<(), TestCaseError> {
    let parties = parties();
    let views: Vec<_> = events.iter().map(|event| view(event, None)).collect();
    let text = serde_json::to_string(&(view_of_terms(&parties.terms), &views)).expect("JSON");
    for secret in [parties.tokens[0].to_string(), parties.tokens[1].to_string()] {
        prop_assert!(!text.contains(&secret));
    }
    for beginning in parties.beginnings {
        prop_assert!(!text.contains(&beginning.receipt.to_string()));
    }
    for hidden in ["said", "\"offer\"", "take-back"] {
        prop_assert!(!text.contains(hidden), "{} in {}", hidden, text);
    }
    let replayed = OnlineGame::replay(view_of_terms(&parties.terms), views.iter().map(Option::as_ref));
    let watched = replayed.map_err(|(seq, refusal)| TestCaseError::fail(format!("event {seq}: {refusal}")))?;
    prop_assert_eq!((watched.game(), watched.seq(), watched.end()), (game.game(), game.seq(), game.end()));
    let accepted = game.rematch().filter(|rematch| rematch.accepted);
    prop_assert_eq!(watched.rematch(), accepted);
    Ok(())
}
