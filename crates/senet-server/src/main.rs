//! `senet serve` as a program of its own, which compiles in a fraction of the time of `senet`.

use std::process::ExitCode;

use clap::Parser;
use senet_server::ServeArguments;

#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(flatten)]
    serve: ServeArguments,
}

fn main() -> ExitCode {
    match senet_server::run(&Arguments::parse().serve, |line| println!("{line}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("senet-server: {error}");
            ExitCode::FAILURE
        }
    }
}
