//! The look of a Senet board: where the houses lie, which signs they bear on a sheet, and the board as text and as
//! SVG.
//!
//! The crate decides no rule and depends on neither terminal nor page. A drawing is made from the pieces and marks; it comes
//! back as lines of [`Span`]s with a [`Role`] each, to which a terminal gives colours and a file none.
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
mod layout;
mod signs;
pub mod svg;
mod text;

pub use canvas::{Line, Role, Span};
pub use faces::draw_faces;
pub use layout::{COLUMNS, Place, ROWS};
pub use signs::Sign;
pub use text::{Glyphs, Size, TextBoard};
