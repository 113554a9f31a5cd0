//! The server of games, asked over real sockets.

mod bot;
mod faults;
mod http;
mod player;
mod positions;
mod server;
mod sockets;
