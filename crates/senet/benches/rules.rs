//! How fast the rules are: random games, move generation, perft.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use senet::{Phase, Position, RuleSheet, SheetId, perft};

/// Plays one game with random throws and moves, through the public interface; returns its number of plies.
#[inline]
fn random_game(sheet: &RuleSheet, start: &Position, chance: &mut impl Rng) -> u64 {
    let mut position = *start;
    let weights = fall_table(sheet);
    let falls = u64::from(sheet.casting.falls());
    let mut plies = 0;
    loop {
        let bits = chance.next_u64();
        match position.phase() {
            Phase::Over => return plies,
            Phase::Throw => {
                let fall = ((bits & 0xffff_ffff) * falls) >> 32;
                position = position.throw_unchecked(weights[fall as usize & 15]);
            }
            _ => {}
        }
        let moves = position.legal_moves(sheet);
        let index = ((bits >> 32) * moves.len() as u64) >> 32;
        if let Some(chosen) = moves.get(index as usize) {
            position = position.play_unchecked(sheet, chosen);
            plies += 1;
        }
    }
}

fn fall_table(sheet: &RuleSheet) -> [senet::Throw; 16] {
    std::array::from_fn(|fall| {
        let fall = fall as u32 % sheet.casting.falls();
        sheet.casting.fall(fall).map_or(senet::Throw::ONE, senet::Faces::throw)
    })
}

fn random_games(criterion: &mut Criterion) {
    for id in SheetId::ALL {
        let sheet = RuleSheet::plain(id);
        let start = Position::starts(&sheet).next().expect("a sheet has a start");
        let mut group = criterion.benchmark_group(format!("random games/{id}"));
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
        let games = 2000;
        let plies: u64 = (0..games).map(|_| random_game(&sheet, &start, &mut chance)).sum();
        group.throughput(Throughput::ElementsAndBytes { elements: games, bytes: plies });
        group.bench_function("games", |bencher| {
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
            bencher.iter(|| (0..games).map(|_| random_game(black_box(&sheet), &start, &mut chance)).sum::<u64>());
        });
        group.finish();
    }
}

criterion_group!(benches, random_games);
criterion_main!(benches);
