//! `senet serve`: serves the page, and games over the network.

pub use senet_server::ServeArguments;

use crate::Failure;

/// Serves the page, and games over the network, until Ctrl-C or SIGTERM.
///
/// # Errors
///
/// If the program was built without the page, the port is in use, or the database cannot be used.
pub fn run(arguments: &ServeArguments) -> Result<(), Failure> {
    senet_server::run(arguments, |line| anstream::println!("{line}")).map_err(|error| Failure::new(error.to_string()))
}
