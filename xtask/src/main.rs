//! Every check and chore of this workspace: `cargo xtask --help`.

mod check;
mod dependencies;
mod e2e;
mod fuzz;
mod gpu;
mod python;
mod run;
mod swarm;
mod web;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::e2e::Purpose;

/// Every check and chore of this workspace.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run all tests (`cargo verify` for short); installs a driver of Vulkan where it can
    Verify,
    /// Run every other check, or one of them
    Check {
        /// The check; all of them without it
        only: Option<check::Check>,
    },
    /// Build the client that plays in the browser, into dist/web
    Web,
    /// Build the client as a folder of static files, for any web host and any path there
    Site {
        /// The folder [default: dist/site]
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// The address at which it will be served: links to it then show a picture
        #[arg(long, value_name = "URL")]
        address: Option<String>,
    },
    /// Run the tests in a real browser; installs Chromium where it can
    E2e {
        /// Save a picture of each screen in target/e2e/pictures, to be looked at
        #[arg(long)]
        pictures: bool,
        /// Only tests whose names contain one of these
        names: Vec<String>,
    },
    /// Measure the page in a real browser: its size, its start, its frames
    Measure {
        /// Only measurements whose names contain one of these: size, throttling, decisions, reviews, start, network, frames
        names: Vec<String>,
    },
    /// Make the pictures of the page in docs/pictures
    Pictures,
    /// Build the client and the server, start it, and open the page (`cargo play` for short)
    Play {
        /// Arguments of `senet serve`, such as --port 8080
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Kill the server of games again and again while clients play, and compare its log with what they were told
    Crash {
        /// Arguments of `senet-swarm crash`, such as --kills 50 --database sqlite (else PostgreSQL, too)
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Measure the server of games while thousands of games are played at once, for docs/performance.md
    Swarm {
        /// Arguments of `senet-swarm load`, such as --games 1000 --rate 200 --database sqlite (else PostgreSQL, too)
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Build the module for Python, install it into an environment of its own, and test it there
    Python,
    /// Run every fuzz target; needs the nightly toolchain, and installs cargo-fuzz if it is missing
    Fuzz {
        /// Seconds for each target
        #[arg(default_value_t = 60)]
        seconds: u32,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Verify => {
            // Without a driver one test fails, and the others are worth running.
            let driver = gpu::install_driver();
            let tests = run::cargo(&[&["test", "--all-targets", "--no-fail-fast"], &run::WORKSPACE[..]].concat())
                .and_then(|()| run::cargo(&[&["test", "--doc"], &run::WORKSPACE[..]].concat()));
            driver.and(tests)
        }
        Task::Check { only } => check::run(only),
        Task::Web => web::build(),
        Task::Site { out, address } => web::build().and_then(|()| web::write_site(out, address.as_deref())),
        Task::E2e { pictures, names } => e2e::run(&Purpose::Test { pictures, names }),
        Task::Measure { names } => e2e::run(&Purpose::Measure { names }),
        Task::Pictures => e2e::run(&Purpose::Pictures),
        Task::Play { arguments } => web::build_plain().and_then(|()| {
            // The computer players think in the page, so the server needs no optimisation, and shares what was compiled
            // for this program.
            let program = ["run", "--quiet", "--locked", "--package", "senet-server", "--", "--open"];
            let arguments: Vec<&str> = program.into_iter().chain(arguments.iter().map(String::as_str)).collect();
            run::cargo(&arguments)
        }),
        Task::Crash { arguments } => swarm::crash(&arguments),
        Task::Swarm { arguments } => swarm::load(&arguments),
        Task::Python => python::run(),
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
