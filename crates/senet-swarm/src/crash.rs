//! The crash test: the real program is killed while its clients play, again and again.
//!
//! SIGKILL leaves the system's cache of the disk as it is: this shows that answers come after commits, that the log is
//! recovered, and that clients can go on. It does not show that the disk keeps its promise of a sync.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use senet::SheetId;
use senet_protocol::online::Status;
use senet_store::Store;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::Database;
use crate::endpoint::Endpoint;
use crate::logged::compare;
use crate::places::{Place, PostgresServer, SqlitePlace};
use crate::player::{Player, random, terms};
use crate::process::{Process, free_address};
use crate::seated::Seated;

/// A crash test.
#[derive(Clone, Debug)]
pub struct Crash {
    /// The program `senet-server`.
    pub program: PathBuf,
    /// Games that are played at the same time, by two clients each.
    pub games: usize,
    /// The number of times that the server is killed.
    pub kills: u32,
    /// The longest time between the start of the server and its end; the time is random.
    pub longest_life: Duration,
}

/// The results of a crash test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games, all of which were finished.
    pub games: usize,
    /// Events of their logs.
    pub events: usize,
    /// Throws among them.
    pub throws: usize,
    /// Connections that were lost, and made again.
    pub reconnections: u64,
    /// Commands that were sent again after that.
    pub repeated: usize,
    /// Commands that were refused because they were about an earlier state.
    pub refused: usize,
}

impl Crash {
    /// Runs the test, and calls `say` with each line for the user. `None` if the database is not installed.
    ///
    /// # Panics
    ///
    /// If anything is found that should not be.
    pub async fn run(&self, database: Database, say: impl Fn(&str)) -> Option<Report> {
        match database {
            Database::Sqlite => Some(self.run_on(&SqlitePlace::new(), say).await),
            Database::Postgres => {
                let server = tokio::task::spawn_blocking(PostgresServer::start).await.expect("it starts")?;
                Some(self.run_on(&server.place(), say).await)
            }
        }
    }

    async fn run_on(&self, place: &dyn Place, say: impl Fn(&str)) -> Report {
        let database = place.database();
        let address = free_address();
        let mut process = Process::start(&self.program, &[], &database, address).expect("the program starts");
        let server = Endpoint { address, patience: Duration::from_secs(30) };
        let (stopping, stopped) = watch::channel(false);
        let mut clients = JoinSet::new();
        for number in 0..self.games {
            clients.spawn(play(server, number, stopped.clone()));
        }
        for kill in 1..=self.kills {
            let life = self.longest_life.mul_f64(f64::from(u16::from_le_bytes(random())) / f64::from(u16::MAX));
            tokio::select! {
                () = tokio::time::sleep(life) => {}
                ended = clients.join_next() => panic!("a client has ended too early: {:?}", ended.map(Result::err)),
            }
            process.kill().expect("a running server");
            process.restart().expect("the program starts again");
            say(&format!("killed {kill} of {} times, after {} ms", self.kills, life.as_millis()));
        }
        stopping.send_replace(true);
        say("the clients play their games to the end");
        let start = Instant::now();
        let mut played = Vec::new();
        while let Some(games) = clients.join_next().await {
            played.extend(games.expect("a client has found a fault"));
        }
        say(&format!(
            "all {} games are over, after {} s; the log is compared",
            played.len(),
            start.elapsed().as_secs()
        ));
        process.kill().expect("a running server");
        let store = senet_store::open(&database).await.expect("a recovered database");
        let mut report = Report::default();
        for game in &played {
            check(&*store, game, &mut report).await;
        }
        store.close().await;
        report
    }
}

/// A game that was played to its end.
struct Played {
    players: [Seated; 2],
    reconnections: u64,
}

/// Plays games, one after the other, until the server is killed no more.
async fn play(server: Endpoint, number: usize, stopped: watch::Receiver<bool>) -> Vec<Played> {
    let mut played = Vec::new();
    while !*stopped.borrow() {
        let rules = SheetId::ALL[(number + played.len()) % SheetId::ALL.len()];
        let maker = Player::offering(&server, terms(rules)).await;
        let joiner = Player::joined(&server, maker.id()).await;
        let mut players = [Seated::new(&server, maker).await, Seated::new(&server, joiner).await];
        let lost = {
            let [maker, joiner] = &mut players;
            tokio::join!(finish(&server, maker), finish(&server, joiner))
        };
        played.push(Played { players, reconnections: lost.0 + lost.1 });
    }
    played
}

/// Plays a game to its end. Returns how often the connection was lost.
async fn finish(server: &Endpoint, seated: &mut Seated) -> u64 {
    seated.talks = true;
    let mut lost = 0;
    while !seated.play(u64::MAX).await {
        seated.reconnect(server).await;
        lost += 1;
    }
    lost
}

/// Compares the log of a game with what its clients were told.
async fn check(store: &dyn Store, Played { players, reconnections }: &Played, report: &mut Report) {
    let logged = compare(store, players).await;
    assert_eq!(logged.status, Status::Over, "{}", players[0].player.id());
    report.games += 1;
    report.events += logged.events;
    report.throws += logged.throws;
    report.reconnections += reconnections;
    report.repeated += players.iter().map(|seated| seated.repeated).sum::<usize>();
    report.refused += players.iter().map(|seated| seated.refused.len()).sum::<usize>();
}
