//! Clients of the server of games, as a program: `cargo xtask crash` and `cargo xtask swarm`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use senet_swarm::Database;
use senet_swarm::crash::{Crash, Report};
use senet_swarm::load::Load;

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Kill a server again and again while clients play, and compare its log with what they were told
    Crash {
        /// The program `senet-server`
        #[arg(long, value_name = "PROGRAM")]
        server: PathBuf,
        /// How often the server is killed
        #[arg(long, default_value_t = 50)]
        kills: u32,
        /// Games that are played at the same time
        #[arg(long, default_value_t = 24)]
        games: usize,
        /// Longest life of a server, in milliseconds
        #[arg(long, default_value_t = 1_500)]
        life: u64,
        /// The database; both without it
        #[arg(long)]
        database: Option<Database>,
    },
    /// Measure a server while clients play many games at once with commands at a fixed rate
    Load {
        /// The program `senet`
        #[arg(long, value_name = "PROGRAM")]
        server: PathBuf,
        /// Games that are played at the same time
        #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..))]
        games: u32,
        /// Commands a second, of all games
        #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..))]
        rate: u32,
        /// Seconds in which commands are counted, after five that warm up
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// The database; both without it
        #[arg(long)]
        database: Option<Database>,
    },
}

#[tokio::main]
async fn main() -> ExitCode {
    let run = async {
        match Arguments::parse().task {
            Task::Crash { server, kills, games, life, database } => {
                let crash = Crash { program: server, games, kills, longest_life: Duration::from_millis(life) };
                crash_on(&crash, database).await
            }
            Task::Load { server, games, rate, seconds, database } => {
                load_on(&Load { program: server, games, rate, time: Duration::from_secs(seconds) }, database).await
            }
        }
    };
    let result = tokio::select! {
        result = run => result,
        // Dropped, the test stops the server and the database.
        _ = tokio::signal::ctrl_c() => Err("interrupted".to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("senet-swarm: {sentence}");
            ExitCode::FAILURE
        }
    }
}

fn one_or_both(database: Option<Database>) -> Vec<Database> {
    database.map_or(vec![Database::Sqlite, Database::Postgres], |database| vec![database])
}

async fn crash_on(crash: &Crash, database: Option<Database>) -> Result<(), String> {
    for database in one_or_both(database) {
        println!("{database:?}");
        let report = crash.run(database, |line| println!("  {line}")).await;
        let report = report.ok_or("Debian's PostgreSQL is not installed (package `postgresql`)")?;
        let Report { games, events, throws, reconnections, repeated, refused } = report;
        println!("  {games} games with {events} events and {throws} throws are as their clients saw them");
        println!("  {reconnections} connections were lost, {repeated} commands repeated, {refused} refused as stale");
    }
    Ok(())
}

async fn load_on(load: &Load, database: Option<Database>) -> Result<(), String> {
    for database in one_or_both(database) {
        println!("{database:?}");
        let report = load.run(database, |line| println!("  {line}")).await?;
        print!("{report}");
    }
    Ok(())
}
