//! Counts the leaf nodes of the game tree, to compare another implementation of the rules with this one.
//!
//!     cargo run --release -p senet --example perft -- 'spanish rebirth' 6

use std::env;
use std::error::Error;
use std::time::Instant;

use senet::{Position, RuleSheet, perft};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let sheet: RuleSheet = arguments.next().as_deref().unwrap_or("carpignano").parse()?;
    let deepest: u32 = arguments.next().as_deref().unwrap_or("5").parse()?;
    for start in Position::starts(&sheet) {
        println!("{start}");
        for depth in 0..=deepest {
            let began = Instant::now();
            println!("{depth:3} {:15} {:9.3} s", perft(&sheet, &start, depth), began.elapsed().as_secs_f64());
        }
    }
    Ok(())
}
