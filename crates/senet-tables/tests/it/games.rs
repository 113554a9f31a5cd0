//! Random games: every endgame position has a value.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use senet::{Phase, Position, RuleSheet};
use senet_tables::{Bounds, Tables};

#[test]
fn every_endgame_position_of_random_games_has_a_value() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(5);
    for sheet in RuleSheet::every() {
        let tables = Tables::shipped(&sheet).expect("tables of these rules");
        let mut count = 0;
        for _ in 0..40 {
            let mut position = Position::starts(&sheet).next().expect("a start");
            while !position.is_over() {
                let value = tables.value(&position).expect("sound tables");
                let is_small = position.own().len() <= 2 && position.enemy().len() <= 2;
                // Larger positions can have a value, too: a last piece that leaves the board needs no table.
                let is_expected = is_small && position.owed() == senet::Owed::Nothing;
                assert!(value.is_some() || !is_expected, "{sheet}: {position}");
                if let Some(bounds) = value {
                    count += 1;
                    assert!(bounds.upper() - bounds.lower() <= 1e-4, "{sheet}: {position}: {bounds:?}");
                }
                position = if position.phase() == Phase::Throw {
                    let weights = sheet.casting().weights();
                    let (throw, _) = weights[(chance.next_u32() as usize) % weights.len()];
                    position.throw_unchecked(throw)
                } else {
                    let legal = position.legal_moves(&sheet);
                    legal.after((chance.next_u32() as usize) % legal.len()).expect("a move")
                };
            }
            assert_eq!(tables.value(&position).expect("sound tables").map(Bounds::lower), Some(1.0));
        }
        assert!(count > 100, "{sheet}: {count}");
    }
}
