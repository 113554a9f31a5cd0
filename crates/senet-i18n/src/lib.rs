//! Every word that a person reads, in six languages.
//!
//! The words are Fluent messages in the folder `words`, one folder a language. They are compiled into the program,
//! so that nothing is read at run time, in the browser as little as in the terminal.
//!
//! - [`Language`] names the languages, [`Words`] gives messages by their id.
//! - [`ids`] has a constant for each message, made from the English files.
//! - [`sentences`] makes sentences of what the crate `senet` says: refusals, throws, moves, games.
//! - [`rules`] is the rules page of each sheet and the table that compares them, as lists of ids.
//!
//! Nothing here decides a rule; what a sheet says is read from its [`RuleSheet`](senet::RuleSheet).
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

mod catalogue;
pub mod ids;
mod language;
pub mod rules;
pub mod sentences;
mod words;

pub use language::Language;
pub use words::{Value, Words};
