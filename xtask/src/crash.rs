//! The crash test of the server of games.

use crate::run::{cargo, program};
use crate::web;

/// Builds server and clients, and runs the test.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    cargo(&["build", "--locked", "--package", "senet-server", "--package", "senet-swarm", "--bins"])?;
    let folder = web::target_folder()?.join("debug");
    let [server, swarm] = ["senet-server", "senet-swarm"].map(|name| {
        let program = folder.join(name).with_extension(std::env::consts::EXE_EXTENSION);
        program.to_string_lossy().into_owned()
    });
    let arguments: Vec<&str> =
        ["crash", "--server", &server].into_iter().chain(arguments.iter().map(String::as_str)).collect();
    program(&swarm, &arguments, &[])
}
