//! Reads a game record and prints the position before each event, or the first fault of the record.
//!
//!     cargo run -p senet --example random_game > game.senet
//!     cargo run -p senet --example read_record -- game.senet

use std::env;
use std::error::Error;
use std::fs;

use senet::{Event, Player, Record, Stage};

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("usage: read_record FILE")?;
    let record: Record = fs::read_to_string(&path)?.parse().map_err(|error| format!("{path}: {error}"))?;

    let [first, second] = Player::BOTH.map(|player| record.name(player));
    println!("{first} and {second} play by the sheet `{}`", record.game.sheet());
    for (index, event) in record.game.events().iter().enumerate() {
        let before = match record.game.stage_before(index) {
            Some(Stage::Play(position)) => position.to_string(),
            _ => "opening".to_owned(),
        };
        let event = match event {
            Event::Throw(faces) => format!("{faces} {}", faces.throw()),
            Event::Choose(side) => format!("takes {side}"),
            Event::Move(played) => played.to_string(),
            Event::Resign(player) => format!("{player} resigns"),
        };
        println!("{before:40} {event}");
    }
    match record.game.outcome() {
        Some(outcome) => println!("{} wins {}", record.name(outcome.winner), outcome.points),
        None => println!("unfinished"),
    }
    Ok(())
}
