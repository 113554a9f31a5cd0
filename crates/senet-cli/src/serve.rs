//! `senet serve`: the page, from this program.

pub use senet_server::ServeArguments;

use crate::Failure;

/// Serves until Ctrl-C.
///
/// # Errors
///
/// If the client is not inside this program, or the port is taken.
pub fn run(arguments: &ServeArguments) -> Result<(), Failure> {
    senet_server::run(arguments, |line| anstream::println!("{line}")).map_err(|error| Failure::new(error.to_string()))
}
