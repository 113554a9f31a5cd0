//! Senet in a real browser, served by the real program.
//!
//! `cargo xtask e2e` builds both and says where they are.

mod accessibility;
mod advice;
mod board;
mod collection;
mod explore;
mod files;
mod games;
mod host;
mod kept;
mod kept_review;
mod keyboard;
mod languages;
mod layout;
mod lessons;
mod links;
mod measure;
mod offline;
mod online;
mod page;
mod picture;
mod pictures;
mod puzzles;
mod review;
mod spoken;
mod tab;
mod table;
mod tabs;
mod today;
mod worker;
