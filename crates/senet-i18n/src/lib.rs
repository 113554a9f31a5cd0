//! The words of the page and of the terminal, in six languages.
//!
//! The words are Fluent messages in the folder `words`, one folder for each language. Its folder `later` has those that
//! only the later part of the page says. With the feature `embedded` they are compiled into the program, which then
//! reads no file at run time.
//!
//! - [`Language`] names the languages, [`Words`] gives messages by their id.
//! - [`ids`] has a constant for each message, made from the English files.
//! - [`sentences`] puts values of the crate `senet` into sentences: refusals, throws, moves, games, faults.
//! - [`rules`] is the rules page of each sheet and the table that compares them, as lists of ids.
//!
//! This crate decides no rule; it reads what a sheet says from its [`RuleSheet`](senet::RuleSheet).
//!
//! ```
//! use senet::{House, Position, RuleSheet};
//! use senet_i18n::{Language, Words, sentences};
//!
//! let sheet = RuleSheet::CARPIGNANO;
//! let position = Position::parse(&sheet, "10/4c5/1c1s5s c - 3").expect("a position");
//! let (from, to) = (House::new(22), House::new(24));
//! let words = Words::new(Language::Italian);
//! let refusal = from.and_then(|from| position.why_not(&sheet, from, to)).expect("it is refused");
//! let told = sentences::refusal(&words, &sheet, &refusal, from, to);
//! assert_eq!(told, "Da 22 a 24 il passo è di 2 caselle; se ne devono fare esattamente 3.");
//! ```

#[cfg(feature = "embedded")]
mod catalogue;
pub mod ids;
mod language;
pub mod rules;
pub mod sentences;
mod words;

pub use language::Language;
pub use words::{Value, Words};
