//! Speed of the rules: random games, move generation, perft. `docs/performance.md` has the results.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use senet::{Faces, Position, RuleSheet, SheetId, Throw, perft};

/// One random ply: a throw, if one is due, and any legal move.
#[inline(always)]
fn ply(sheet: &RuleSheet, mut position: Position, falls: &[Throw; 16], bits: u64) -> Position {
    if position.awaits_throw() {
        let fall = ((bits & 0xffff_ffff) * u64::from(sheet.casting().falls())) >> 32;
        position = position.throw_unchecked(falls[fall as usize & 15]);
    }
    let moves = position.legal_moves(sheet);
    let index = ((bits >> 32) * moves.len() as u64) >> 32;
    moves.after(index as usize).unwrap_or(position)
}

/// The throw of each of the equally likely falls.
fn falls(sheet: &RuleSheet) -> [Throw; 16] {
    std::array::from_fn(|fall| sheet.casting().fall(fall as u32).map_or(Throw::ONE, Faces::throw))
}

fn start(sheet: &RuleSheet) -> Position {
    Position::starts(sheet).next().expect("every sheet has a start")
}

/// Plays random games one after the other, on one core, and returns the number of plies.
#[inline(never)]
fn random_games(sheet: impl AsRef<RuleSheet>, games: u64, chance: &mut impl Rng) -> u64 {
    let sheet = sheet.as_ref();
    let (start, falls) = (start(sheet), falls(sheet));
    let mut plies = 0;
    for _ in 0..games {
        let mut position = start;
        while !position.is_over() {
            position = ply(sheet, position, &falls, chance.next_u64());
            plies += 1;
        }
    }
    plies
}

/// Plays two random games in turn, ply by ply, on one core: the plies of the two do not depend on each other, so the
/// processor can overlap them. The two are variables, not an array, which would keep them in memory.
#[inline(never)]
fn random_games_in_pairs(sheet: impl AsRef<RuleSheet>, games: u64, chance: &mut impl Rng) -> u64 {
    let sheet = sheet.as_ref();
    let (start, falls) = (start(sheet), falls(sheet));
    let (mut one, mut other) = (start, start);
    let (mut finished, mut plies) = (0, 0);
    while finished < games {
        one = ply(sheet, one, &falls, chance.next_u64());
        other = ply(sheet, other, &falls, chance.next_u64());
        plies += 2;
        if one.is_over() {
            one = start;
            finished += 1;
        }
        if other.is_over() {
            other = start;
            finished += 1;
        }
    }
    plies
}

/// Positions from random games, each with a throw to play.
fn sample(sheet: &RuleSheet, count: usize) -> Vec<Position> {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(2);
    let falls = falls(sheet);
    let mut position = start(sheet);
    let mut positions = Vec::new();
    while positions.len() < count {
        position = ply(sheet, position, &falls, chance.next_u64());
        if position.is_over() {
            position = start(sheet);
        } else if position.awaits_throw() {
            positions.push(position.throw_unchecked(falls[positions.len() % sheet.casting().falls() as usize]));
        }
    }
    positions
}

fn bench_random_games(criterion: &mut Criterion) {
    const GAMES: u64 = 4000;
    for id in SheetId::ALL {
        let sheet = RuleSheet::plain(id);
        let mut group = criterion.benchmark_group(format!("random games/{id}"));
        group.throughput(Throughput::Elements(GAMES)).sample_size(20);
        let seeded = || Xoshiro256PlusPlus::seed_from_u64(1);
        group.bench_function("in pairs", |bencher| {
            let mut chance = seeded();
            bencher.iter(|| senet::specialise!(sheet => random_games_in_pairs(sheet, GAMES, &mut chance)));
        });
        group.bench_function("one by one", |bencher| {
            let mut chance = seeded();
            bencher.iter(|| senet::specialise!(sheet => random_games(sheet, GAMES, &mut chance)));
        });
        group.bench_function("one by one, sheet as a value", |bencher| {
            let mut chance = seeded();
            bencher.iter(|| random_games(sheet, GAMES, &mut chance));
        });
        group.finish();
    }
}

fn bench_move_generation(criterion: &mut Criterion) {
    const POSITIONS: usize = 4096;
    let mut group = criterion.benchmark_group("move generation");
    group.throughput(Throughput::Elements(POSITIONS as u64));
    for id in SheetId::ALL {
        let sheet = RuleSheet::plain(id);
        let positions = sample(&sheet, POSITIONS);
        group.bench_with_input(BenchmarkId::new("count", id), &positions, |bencher, positions| {
            bencher.iter(|| positions.iter().map(|position| position.legal_moves(&sheet).len()).sum::<usize>());
        });
        group.bench_with_input(BenchmarkId::new("list and play", id), &positions, |bencher, positions| {
            let play_all = |position: &Position| {
                let moves = position.legal_moves(&sheet);
                moves.iter().map(|m| u32::from(position.play_unchecked(&sheet, m).is_over())).sum::<u32>()
            };
            bencher.iter(|| positions.iter().map(play_all).sum::<u32>());
        });
    }
    group.finish();
}

fn bench_perft(criterion: &mut Criterion) {
    const DEPTH: u32 = 6;
    let mut group = criterion.benchmark_group("perft of the start to depth 6");
    group.sample_size(20);
    for id in SheetId::ALL {
        let sheet = RuleSheet::plain(id);
        let start = start(&sheet);
        group.throughput(Throughput::Elements(perft(&sheet, &start, DEPTH)));
        group.bench_function(id.name(), |bencher| bencher.iter(|| perft(&sheet, &start, DEPTH)));
    }
    group.finish();
}

criterion_group!(benches, bench_random_games, bench_move_generation, bench_perft);
criterion_main!(benches);
