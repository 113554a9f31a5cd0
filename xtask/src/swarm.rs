//! The clients of the server of games: the crash test and the load test.

use crate::run::{cargo, program, target_folder};

/// Builds server and clients, and runs the crash test.
pub(crate) fn crash(arguments: &[String]) -> Result<(), String> {
    cargo(&["build", "--locked", "--package", "senet-server", "--package", "senet-swarm", "--bins"])?;
    swarm("debug", ["crash", "senet-server"], arguments)
}

/// Builds server and clients as they are released, and runs the load test.
pub(crate) fn load(arguments: &[String]) -> Result<(), String> {
    cargo(&["build", "--locked", "--release", "--package", "senet-cli", "--package", "senet-swarm", "--bins"])?;
    swarm("release", ["load", "senet"], arguments)
}

fn swarm(profile: &str, [test, server]: [&str; 2], arguments: &[String]) -> Result<(), String> {
    let folder = target_folder()?.join(profile);
    let [server, swarm] = [server, "senet-swarm"].map(|name| {
        let program = folder.join(name).with_extension(std::env::consts::EXE_EXTENSION);
        program.to_string_lossy().into_owned()
    });
    let arguments: Vec<&str> =
        [test, "--server", &server].into_iter().chain(arguments.iter().map(String::as_str)).collect();
    program(&swarm, &arguments, &[])
}
