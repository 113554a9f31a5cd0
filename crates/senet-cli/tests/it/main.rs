//! The program as its users meet it: arguments in, text out.

mod analyse;
mod commands;
mod damage;
mod engine;
mod play;
mod probe;
mod serve;
mod solve;
