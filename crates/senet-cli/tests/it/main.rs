//! The program from outside: its arguments, output and exit codes.

mod analyse;
mod commands;
mod damage;
mod engine;
mod languages;
mod play;
mod probe;
mod puzzles;
mod serve;
mod solve;
mod study;
