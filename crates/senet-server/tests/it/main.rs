//! The server of games, asked over real sockets.

mod backup;
mod bot;
mod check;
mod crash;
mod faults;
mod http;
// The databases of the tests of `senet-store`.
#[expect(dead_code, reason = "no backup is restored here")]
#[path = "../../../senet-store/tests/it/places.rs"]
mod places;
mod positions;
mod processes;
mod server;
mod sockets;
