//! Two clients append in any order, repeat commands, believe in old numbers, and the database is reopened between: there is
//! one order without gaps, and each command is in it at most once.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use senet_store::{Appended, Command, CommandId, GameId, Store, Uuid};

use crate::places::Place;
use crate::suite::command;

#[derive(Clone, Debug)]
enum Step {
    /// A client gives a new command, with the number that it believes in.
    Append(usize),
    /// A client repeats one of its commands, however that was answered, with another text.
    Repeat(usize, prop::sample::Index),
    /// A client reads the log.
    Read(usize),
    /// Both clients give a new command at the same time.
    Both,
    /// A client gives a new command twice at the same time.
    Twice(usize),
    /// The database is closed and opened.
    Reopen,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        6 => (0..2_usize).prop_map(Step::Append),
        4 => (0..2_usize, any::<prop::sample::Index>()).prop_map(|(client, index)| Step::Repeat(client, index)),
        3 => (0..2_usize).prop_map(Step::Read),
        2 => Just(Step::Both),
        2 => (0..2_usize).prop_map(Step::Twice),
        1 => Just(Step::Reopen),
    ];
    prop::collection::vec(step, 1..40)
}

pub(crate) fn any_interleaving_gives_one_order(place: &impl Place, scripts: u32) {
    let runtime = crate::runtime();
    // A failing script is printed; there is no file for it beside tests that share one source.
    let config = Config { cases: scripts, failure_persistence: None, ..Config::default() };
    let result = TestRunner::new(config).run(&steps(), |steps| {
        runtime.block_on(play(place, &steps));
        Ok(())
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

#[derive(Default)]
struct Client {
    believed: u64,
    commands: Vec<Command>,
}

/// A game, as it must be.
struct Model {
    game: GameId,
    log: Vec<(CommandId, String)>,
    commands: u128,
}

impl Model {
    /// The answer that a command must get now, times aside.
    fn apply(&mut self, command: &Command) -> Appended {
        if let Some(index) = self.log.iter().position(|(id, _)| *id == command.id) {
            return Appended::Repeated { seq: index as u64 + 1, event: self.log[index].1.clone(), time: 0 };
        }
        let current = self.log.len() as u64;
        if command.expected != current {
            return Appended::Conflict { current };
        }
        self.log.push((command.id, command.event.clone()));
        Appended::Appended { seq: current + 1, time: 0 }
    }

    fn new_command(&mut self, client: &mut Client) -> Command {
        self.commands += 1;
        let command = command(self.game, client.believed, self.commands);
        client.commands.push(command.clone());
        command
    }
}

async fn play(place: &impl Place, steps: &[Step]) {
    let mut store = open(place).await;
    let game = GameId::new(Uuid::from_u128(rand()));
    store.create(game, "").await.expect("a new game");
    let mut model = Model { game, log: Vec::new(), commands: 0 };
    let mut clients = [Client::default(), Client::default()];
    for step in steps {
        match step {
            Step::Append(client) => {
                let command = model.new_command(&mut clients[*client]);
                clients[*client].believed = give(&*store, &mut model, command).await;
            }
            Step::Repeat(client, index) => {
                let client = &mut clients[*client];
                if !client.commands.is_empty() {
                    let command = Command { event: "another text".to_owned(), ..index.get(&client.commands).clone() };
                    client.believed = give(&*store, &mut model, command).await;
                }
            }
            Step::Read(client) => {
                let client = &mut clients[*client];
                let events = store.events(game, client.believed, u32::MAX).await.expect("events");
                client.believed = events.last().map_or(client.believed, |event| event.seq);
                assert!(client.believed <= model.log.len() as u64);
            }
            Step::Both => {
                let [first, second] = clients.each_mut().map(|client| model.new_command(client));
                at_once(&*store, &mut model, first, second).await;
            }
            Step::Twice(client) => {
                let command = model.new_command(&mut clients[*client]);
                at_once(&*store, &mut model, command.clone(), command).await;
            }
            Step::Reopen => {
                store.close().await;
                store = open(place).await;
            }
        }
    }
    check(&*store, &model).await;
    store.close().await;
}

/// Gives a command, compares the answer, and returns the number of events that the client then knows.
async fn give(store: &dyn Store, model: &mut Model, command: Command) -> u64 {
    let answer = store.append(command.clone()).await.expect("an answer");
    let expected = model.apply(&command);
    assert_eq!(timeless(answer), expected);
    match expected {
        Appended::Appended { seq, .. } | Appended::Repeated { seq, .. } => seq,
        Appended::Conflict { current } => current,
        Appended::NoSuchGame => unreachable!("the model has its game"),
    }
}

/// Gives two commands at once: the answers must be those of one order or of the other.
async fn at_once(store: &dyn Store, model: &mut Model, first: Command, second: Command) {
    let (one, two) = tokio::join!(store.append(first.clone()), store.append(second.clone()));
    let answers = (timeless(one.expect("an answer")), timeless(two.expect("an answer")));
    let before = model.log.clone();
    if (model.apply(&first), model.apply(&second)) != answers {
        model.log = before;
        let two = model.apply(&second);
        assert_eq!((model.apply(&first), two), answers);
    }
}

fn timeless(answer: Appended) -> Appended {
    match answer {
        Appended::Appended { seq, .. } => Appended::Appended { seq, time: 0 },
        Appended::Repeated { seq, event, .. } => Appended::Repeated { seq, event, time: 0 },
        other => other,
    }
}

/// Reads the log in pages of three.
async fn check(store: &dyn Store, model: &Model) {
    let mut log = Vec::new();
    loop {
        let page = store.events(model.game, log.len() as u64, 3).await.expect("events");
        if page.is_empty() {
            break;
        }
        for event in page {
            log.push((event.command, event.event));
            assert_eq!(event.seq, log.len() as u64, "no gaps");
        }
    }
    assert_eq!(log, model.log);
    assert_eq!(store.latest(model.game).await, Ok(Some(log.len() as u64)));
}

async fn open(place: &impl Place) -> Arc<dyn Store> {
    senet_store::open(&place.database()).await.expect("a store")
}

/// A number for a game of its own: the scripts share a database.
fn rand() -> u128 {
    use std::hash::{BuildHasher, RandomState};
    u128::from(RandomState::new().hash_one(0)) << 64 | u128::from(RandomState::new().hash_one(1))
}
