//! Plays a random game and prints its record.
//!
//!     cargo run -p senet --example random_game -- dutch 7

use std::env;
use std::error::Error;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use senet::{Event, Game, Player, Record, RuleSheet, Side, Stage};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let sheet: RuleSheet = arguments.next().as_deref().unwrap_or("carpignano").parse()?;
    let seed: u64 = arguments.next().as_deref().unwrap_or("1").parse()?;
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    // The crate never rolls: random numbers come from the caller.
    let mut below = |bound: usize| (chance.next_u64() % bound as u64) as usize;

    let mut game = Game::new(sheet, Player::First);
    loop {
        let event = match game.stage() {
            Stage::Over(_) => break,
            Stage::ChooseSide { .. } => Event::Choose(Side::BOTH[below(2)]),
            Stage::Play(position) if !position.awaits_throw() => {
                let moves = position.legal_moves(&sheet);
                Event::Move(moves.get(below(moves.len())).ok_or("a move is due, so there is one")?)
            }
            Stage::Opening { .. } | Stage::Play(_) => {
                let casting = sheet.casting();
                let fall = below(casting.falls() as usize) as u32;
                Event::Throw(casting.fall(fall).ok_or("the fall is below their number")?)
            }
        };
        game.apply(event)?;
    }
    print!("{}", Record::new(game, "Ani", "Tutu")?);
    Ok(())
}
