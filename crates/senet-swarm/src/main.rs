//! Clients of the server of games, as a program: `cargo xtask crash`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use senet_swarm::crash::{Crash, Database, Report};

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
}

#[tokio::main]
async fn main() -> ExitCode {
    let Task::Crash { server, kills, games, life, database } = Arguments::parse().task;
    let crash = Crash { program: server, games, kills, longest_life: Duration::from_millis(life) };
    let databases = database.map_or(vec![Database::Sqlite, Database::Postgres], |database| vec![database]);
    for database in databases {
        println!("{database:?}");
        let Some(report) = crash.run(database, |line| println!("  {line}")).await else {
            eprintln!("senet-swarm: Debian's PostgreSQL is not installed (package `postgresql`)");
            return ExitCode::FAILURE;
        };
        let Report { games, events, throws, reconnections, repeated, refused } = report;
        println!("  {games} games with {events} events and {throws} throws are as their clients saw them");
        println!("  {reconnections} connections were lost, {repeated} commands repeated, {refused} refused as stale");
    }
    ExitCode::SUCCESS
}
