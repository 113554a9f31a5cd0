//! Drawing of a Senet board: the places of the houses, the signs of a sheet, and the board as text and as SVG.
//!
//! The crate decides no rule and is independent of terminal and page. A text drawing is a list of lines of [`Span`]s. The
//! [`Role`] of a span tells a terminal its colour.
//!
//! ```
//! use senet::{Position, RuleSheet};
//! use senet_board::{Glyphs, Size, TextBoard};
//!
//! let sheet = RuleSheet::CARPIGNANO;
//! let position = Position::parse(&sheet, "cscscscscs/10/10 s s10c9 1")?;
//! let lines = TextBoard::new(&sheet, Glyphs::Ascii, Size::Small).draw(&position);
//! let second: String = lines[2].iter().map(|span| span.text.as_str()).collect();
//! assert!(second.contains("|  A   |  H   |"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod canvas;
mod faces;
mod glyphs;
mod layout;
mod signs;
pub mod svg;
mod text;

pub use canvas::{Line, Role, Span};
pub use faces::draw_faces;
pub use glyphs::{Glyph, SYMBOLS};
pub use layout::{COLUMNS, Place, ROWS};
pub use signs::Sign;
pub use text::{Glyphs, Size, TextBoard};
