//! `senet serve`: serves the page.

pub use senet_server::ServeArguments;

use crate::Failure;

/// Serves the page until Ctrl-C.
///
/// # Errors
///
/// If the program was built without the page, or the port is in use.
pub fn run(arguments: &ServeArguments) -> Result<(), Failure> {
    senet_server::run(arguments, |line| anstream::println!("{line}")).map_err(|error| Failure::new(error.to_string()))
}
