//! Every position that games reach has a value, and the values agree with one another.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use senet::{Phase, Position, RuleSheet};
use senet_tables::{Bounds, Tables};

#[test]
fn every_endgame_that_play_reaches_is_valued() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(5);
    for sheet in RuleSheet::every() {
        let tables = Tables::shipped(&sheet).expect("tables of these rules");
        let mut valued = 0;
        for _ in 0..40 {
            let mut position = Position::starts(&sheet).next().expect("a start");
            while !position.is_over() {
                let value = tables.value(&position).expect("sound tables");
                let reached = position.own().len() <= 2 && position.enemy().len() <= 2;
                // A last piece that can only leave needs no table, however many the other side has.
                let is_due = reached && position.owed() == senet::Owed::Nothing;
                assert!(value.is_some() || !is_due, "{sheet}: {position}");
                if let Some(bounds) = value {
                    valued += 1;
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
        assert!(valued > 100, "{sheet}: {valued}");
    }
}
