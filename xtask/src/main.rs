//! Every check and chore of this workspace: `cargo xtask --help`.

mod check;
mod dependencies;
mod fuzz;
mod run;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Every check and chore of this workspace.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run all tests (`cargo verify` for short)
    Verify,
    /// Run every other check, or one of them
    Check {
        /// The check; all of them without it
        only: Option<check::Check>,
    },
    /// Run every fuzz target; needs the nightly toolchain, and installs cargo-fuzz if it is missing
    Fuzz {
        /// Seconds for each target
        #[arg(default_value_t = 60)]
        seconds: u32,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Verify => run::cargo(&["test", "--workspace", "--all-targets", "--locked"])
            .and_then(|()| run::cargo(&["test", "--workspace", "--doc", "--locked"])),
        Task::Check { only } => check::run(only),
        Task::Fuzz { seconds } => fuzz::run(seconds),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("xtask: {sentence}");
            ExitCode::FAILURE
        }
    }
}
