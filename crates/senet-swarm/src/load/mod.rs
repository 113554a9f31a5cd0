//! The load test: thousands of games at once, with commands at a fixed rate.
//!
//! Commands are due at fixed times, whether earlier ones are answered or not (open loop), and a latency counts from that
//! time: a server that stops for a second makes all commands late that were due in it.

mod latencies;
mod report;
mod usage;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use senet::SheetId;
use senet_protocol::online::GameEvent;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::Database;
use crate::endpoint::Endpoint;
use crate::logged::compare;
use crate::places::{Place, PostgresServer, SqlitePlace};
use crate::player::{Player, terms};
use crate::process::{Process, free_address};
use crate::seated::Seated;

pub use latencies::Latencies;
pub use report::{Memory, Report};
pub use usage::Shares;
use usage::Usage;

/// Time before commands are counted.
const WARM_UP: Duration = Duration::from_secs(5);

/// Games that are made at the same time.
const SEATING: usize = 8;

/// Files that a process has open beside its sockets, and connections of requests.
const OTHER_FILES: u64 = 100;

/// A load test.
#[derive(Clone, Debug)]
pub struct Load {
    /// The program `senet`.
    pub program: PathBuf,
    /// Games that are played at the same time, by two clients each.
    pub games: u32,
    /// Commands a second, of all games.
    pub rate: u32,
    /// Time in which commands are counted.
    pub time: Duration,
}

/// A stage of the games.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    /// They are made and begun; the makers are connected.
    Seating,
    /// The joiners connect.
    Connecting,
    /// They are played from a time on.
    Playing(Instant),
}

/// When a command was due, sent and answered.
#[derive(Clone, Copy)]
struct Timed {
    due: Instant,
    sent: Instant,
    answered: Instant,
}

/// A game that was played for a time.
struct Played {
    players: [Seated; 2],
    commands: Vec<Timed>,
}

impl Load {
    /// Runs the test, and calls `say` with each line for the user.
    ///
    /// # Errors
    ///
    /// A sentence, if the database is not installed or the system allows too few open files.
    ///
    /// # Panics
    ///
    /// If anything is found that should not be.
    pub async fn run(&self, database: Database, say: impl Fn(&str)) -> Result<Report, String> {
        let needed = 2 * u64::from(self.games) + OTHER_FILES;
        // The server inherits the limit.
        let allowed = rlimit::increase_nofile_limit(needed).map_err(|error| error.to_string())?;
        if allowed < needed {
            let games = allowed.saturating_sub(OTHER_FILES) / 2;
            return Err(format!("the system allows {allowed} open files: enough for --games {games} (ulimit -Hn)"));
        }
        match database {
            Database::Sqlite => Ok(self.run_on(&SqlitePlace::new(), None, say).await),
            Database::Postgres => {
                let server = tokio::task::spawn_blocking(|| PostgresServer::start_with("")).await.expect("it starts");
                let server = server.ok_or("Debian's PostgreSQL is not installed (package `postgresql`)")?;
                let file = server.folder.path().join("data/postmaster.pid");
                let text = std::fs::read_to_string(file).expect("the server runs");
                let process = text.lines().next().and_then(|line| line.parse().ok());
                Ok(self.run_on(&server.place(), process, say).await)
            }
        }
    }

    async fn run_on(&self, place: &dyn Place, database: Option<u32>, say: impl Fn(&str)) -> Report {
        let name = place.database();
        let address = free_address();
        let mut process = Process::start(&self.program, &["serve"], &name, address).expect("the program starts");
        let mut usage = Usage::new(process.id(), database);
        let server = Endpoint { address, patience: Duration::from_secs(30) };
        let about: serde_json::Value = server.get("/api/v1", None).await;
        say(&format!("the server {} runs on {name}", about["build"]));
        let empty = usage.memory();

        let (stage, stages) = watch::channel(Stage::Seating);
        let (ready, mut readies) = mpsc::unbounded_channel();
        let seating = Arc::new(Semaphore::new(SEATING));
        let mut games = JoinSet::new();
        for number in 0..self.games {
            let table = Table { load: self.clone(), server, number, stages: stages.clone(), seating: seating.clone() };
            games.spawn(table.play(ready.clone()));
        }
        let mut progress = async |what: &str, games: &mut JoinSet<Played>| {
            let start = Instant::now();
            for done in 1..=self.games {
                tokio::select! {
                    _ = readies.recv() => {}
                    ended = games.join_next() => panic!("a game has ended too early: {:?}", ended.map(Result::err)),
                }
                if done % self.games.div_ceil(10) == 0 || done == self.games {
                    say(&format!("{done} of {} games {what}, after {} s", self.games, start.elapsed().as_secs()));
                }
            }
        };
        progress("have begun", &mut games).await;
        let seated = usage.memory();
        stage.send_replace(Stage::Connecting);
        progress("have both players connected", &mut games).await;
        let connected = usage.memory();

        let start = Instant::now();
        let end = start + WARM_UP + self.time;
        stage.send_replace(Stage::Playing(start));
        sleep_until(start + WARM_UP).await;
        say(&format!("{} commands a second for {} s", self.rate, self.time.as_secs()));
        let moment = usage.begin();
        sleep_until(end).await;
        let shares = usage.since(moment);
        let mut played = Vec::new();
        while let Some(game) = games.join_next().await {
            played.push(game.expect("a client has found a fault"));
        }
        let memory = Memory { empty, seated, connected, played: usage.memory() };
        say("the server is killed, and its log compared");
        process.kill().expect("a running server");
        self.report(&name, &played, (start + WARM_UP, memory, shares)).await
    }

    /// Compares the log with what the clients were told, and counts.
    async fn report(&self, database: &str, played: &[Played], from: (Instant, Memory, Shares)) -> Report {
        let (start, memory, shares) = from;
        let store = senet_store::open(database).await.expect("a recovered database");
        let (mut events, mut heard, mut throws) = (0, 0, 0);
        for Played { players, .. } in played {
            events += compare(&*store, players).await.events;
            for Seated { player, refused, .. } in players {
                assert!(refused.is_empty(), "{}: commands were refused: {refused:?}", player.id());
                heard += player.heard.len();
                throws += player.heard.iter().filter(|event| matches!(event, Some(GameEvent::Thrown { .. }))).count();
            }
        }
        store.close().await;
        let counted = played.iter().flat_map(|game| &game.commands).filter(|command| command.due >= start);
        let last = counted.clone().map(|command| command.answered).max().unwrap_or(start);
        let of = |time: fn(&Timed) -> Instant| {
            Latencies::new(counted.clone().map(|command| time(command) - command.due).collect())
        };
        Report {
            games: played.len(),
            latencies: of(|command| command.answered),
            delays: of(|command| command.sent),
            reached: counted.clone().count() as f64 / (last - start).as_secs_f64(),
            memory,
            shares,
            events,
            heard,
            throws,
        }
    }

    /// When a command of a game is due, after the start.
    fn due(&self, number: u32, turn: u32) -> Duration {
        let before = u64::from(number) + u64::from(turn) * u64::from(self.games);
        Duration::from_secs_f64(before as f64 / f64::from(self.rate))
    }
}

/// A game, as it goes through the stages.
struct Table {
    load: Load,
    server: Endpoint,
    number: u32,
    stages: watch::Receiver<Stage>,
    /// Limits the games that are made at the same time.
    seating: Arc<Semaphore>,
}

impl Table {
    async fn play(mut self, ready: mpsc::UnboundedSender<()>) -> Played {
        let permit = self.seating.clone().acquire_owned().await.expect("it stays open");
        let rules = SheetId::ALL[self.number as usize % SheetId::ALL.len()];
        let maker = Player::offering(&self.server, terms(rules)).await;
        let mut maker = Seated::new(&self.server, maker).await;
        let joiner = Player::joined(&self.server, maker.player.id()).await;
        // The second player has joined, and the first has sent the command `begin`.
        assert!(maker.play(2).await, "the connection stays open");
        drop(permit);
        ready.send(()).expect("the test goes on");

        tokio::select! {
            () = maker.listen(|_| false) => {}
            stage = self.stages.wait_for(|stage| *stage != Stage::Seating) => drop(stage.expect("the test goes on")),
        }
        let permit = self.seating.clone().acquire_owned().await.expect("it stays open");
        let mut joiner = Seated::new(&self.server, joiner).await;
        joiner.listen(|joiner| joiner.player.game.seq() == 2).await;
        drop(permit);
        ready.send(()).expect("the test goes on");

        let start = tokio::select! {
            () = maker.listen(|_| false) => None,
            () = joiner.listen(|_| false) => None,
            stage = self.stages.wait_for(|stage| matches!(stage, Stage::Playing(_))) => match *stage.expect("the test goes on") {
                Stage::Playing(start) => Some(start),
                Stage::Seating | Stage::Connecting => None,
            },
        };
        let mut players = [maker, joiner];
        let commands = self.send(&mut players, start.expect("a start")).await;
        Played { players, commands }
    }

    /// Sends each command when it is due.
    async fn send(&self, [maker, joiner]: &mut [Seated; 2], start: Instant) -> Vec<Timed> {
        let end = start + WARM_UP + self.load.time;
        let mut commands = Vec::new();
        for turn in 0.. {
            let due = start + self.load.due(self.number, turn);
            if due >= end {
                break;
            }
            tokio::select! {
                () = maker.listen(|_| false) => {}
                () = joiner.listen(|_| false) => {}
                () = sleep_until(due) => {}
            }
            let acting = if maker.act().await {
                &mut *maker
            } else if joiner.act().await {
                &mut *joiner
            } else {
                // The game is over.
                break;
            };
            let sent = Instant::now();
            acting.listen(|acting| !acting.is_waiting()).await;
            commands.push(Timed { due, sent, answered: Instant::now() });
            let seq = acting.player.game.seq();
            tokio::join!(
                maker.listen(|player| player.player.game.seq() >= seq),
                joiner.listen(|player| player.player.game.seq() >= seq)
            );
        }
        commands
    }
}
