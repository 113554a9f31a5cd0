//! Lists the legal moves of a position, and says why each other piece cannot move.
//!
//!     cargo run -p senet --example legal_moves -- uninerd 'c9/10/5c2s1c c - 3'

use std::env;
use std::error::Error;

use senet::{House, Position, RuleSheet, Side};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let sheet: RuleSheet = arguments.next().as_deref().unwrap_or("carpignano").parse()?;
    let text = arguments.next().unwrap_or_else(|| "c1c1c5/2ss1s2c1/7c2 c - 4".to_owned());
    let position = Position::parse(&sheet, &text)?;

    println!("{position}\n{}", board(&position));
    for legal in &position.legal_moves(&sheet) {
        println!("{legal:8} {}", position.play(&sheet, legal)?);
    }
    for house in position.own() {
        if let Some(refusal) = position.why_not_from(&sheet, house) {
            println!("{house:<8} refused by `{}`: {refusal}", refusal.rule());
        }
    }
    Ok(())
}

/// The three rows of the board; the path runs to the right, back to the left, and to the right again.
fn board(position: &Position) -> String {
    let square = |house: House| position.at(house).map_or('.', Side::letter);
    let mut rows: Vec<String> =
        [1, 2, 3].map(|row| House::all().filter(|house| house.row() == row).map(square).collect()).into();
    rows[1] = rows[1].chars().rev().collect();
    rows.join("\n")
}
