//! Every position that games reach has a value, and the values agree with one another.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use senet::{Phase, Position, RuleSheet};
use senet_solver::{Solver, Tolerance};

#[test]
fn every_endgame_that_play_reaches_is_valued() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(5);
    for sheet in RuleSheet::every() {
        let mut solver = Solver::new(sheet);
        let tolerance = Tolerance::new(1e-3).expect("between 0 and 1");
        solver.solve_up_to(2, tolerance, &mut |_| {});
        let layers = solver.layers();
        let mut valued = 0;
        for _ in 0..40 {
            let mut position = Position::starts(&sheet).next().expect("a start");
            while !position.is_over() {
                let value = layers.value(&position);
                let reached = position.own().len() <= 2 && position.enemy().len() <= 2;
                assert_eq!(value.is_some(), reached && position.owed() == senet::Owed::Nothing, "{sheet}: {position}");
                if let Some(bounds) = value {
                    valued += 1;
                    assert!(bounds.upper() - bounds.lower() <= 1e-3 + 1e-6, "{sheet}: {position}: {bounds:?}");
                }
                position = if position.phase() == Phase::Throw {
                    let weights = sheet.casting.weights();
                    let (throw, _) = weights[(chance.next_u32() as usize) % weights.len()];
                    position.throw_unchecked(throw)
                } else {
                    let legal = position.legal_moves(&sheet);
                    legal.after((chance.next_u32() as usize) % legal.len()).expect("a move")
                };
            }
            assert_eq!(layers.value(&position).map(senet_solver::Bounds::lower), Some(1.0));
        }
        assert!(valued > 100, "{sheet}: {valued}");
    }
}

#[test]
fn a_narrower_tolerance_narrows_and_never_contradicts() {
    for sheet in [RuleSheet::DUTCH, RuleSheet::UNINERD] {
        let [mut rough, mut fine] = [Solver::new(sheet), Solver::new(sheet)];
        rough.solve_up_to(1, Tolerance::new(0.01).expect("a tolerance"), &mut |_| {});
        fine.solve_up_to(1, Tolerance::new(1e-7).expect("a tolerance"), &mut |_| {});
        let [rough, fine] = [&rough, &fine].map(|solver| solver.layers().layer(1, 1).expect("a layer"));
        for number in 0..rough.index().len() {
            assert_eq!(rough.is_position(number), fine.is_position(number));
            if !fine.is_position(number) {
                continue;
            }
            let (rough, fine) = (rough.get(number), fine.get(number));
            assert!(rough.lower() <= fine.lower() && fine.upper() <= rough.upper());
            assert!(fine.upper() - fine.lower() <= 1e-7);
        }
    }
}
