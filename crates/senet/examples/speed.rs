//! scratch
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use senet::{Position, RuleSheet, SheetId};
use std::time::Instant;

#[inline(always)]
fn random_game(sheet: &RuleSheet, start: &Position, w: &[senet::Throw; 16], chance: &mut impl Rng) -> u64 {
    let mut position = *start;
    let falls = u64::from(sheet.casting.falls());
    let mut plies = 0;
    loop {
        let bits = chance.next_u64();
        if position.awaits_throw() {
            let fall = ((bits & 0xffff_ffff) * falls) >> 32;
            position = position.throw_unchecked(w[fall as usize & 15]);
        } else if position.is_over() { return plies; }
        let moves = position.legal_moves(sheet);
        let index = ((bits >> 32) * moves.len() as u64) >> 32;
        if let Some(after) = moves.after(index as usize) {
            position = after;
            plies += 1;
        }
    }
}
#[inline(always)]
fn ply(sheet: &RuleSheet, position: Position, w: &[senet::Throw; 16], falls: u64, bits: u64) -> Position {
    let mut position = position;
    if position.awaits_throw() {
        let fall = ((bits & 0xffff_ffff) * falls) >> 32;
        position = position.throw_unchecked(w[fall as usize & 15]);
    }
    let moves = position.legal_moves(sheet);
    let index = ((bits >> 32) * moves.len() as u64) >> 32;
    moves.after(index as usize).unwrap_or(position)
}
#[inline(always)]
fn two(sheet: &RuleSheet, start: &Position, w: &[senet::Throw; 16], chance: &mut impl Rng, games: u64) -> u64 {
    let falls = u64::from(sheet.casting.falls());
    let (mut p, mut q) = (*start, *start);
    let mut done = 0; let mut plies = 0;
    while done < games {
        p = ply(sheet, p, w, falls, chance.next_u64());
        q = ply(sheet, q, w, falls, chance.next_u64());
        plies += 2;
        if p.is_over() { p = *start; done += 1; }
        if q.is_over() { q = *start; done += 1; }
    }
    plies
}
fn main() {
    let only: Option<String> = std::env::args().nth(1);
    let games: u64 = std::env::args().nth(2).map_or(100_000, |s| s.parse().unwrap());
    for id in SheetId::ALL {
        if only.as_deref().is_some_and(|o| o != id.name() && o != "all") { continue; }
        let sheet = RuleSheet::plain(id);
        let w: [senet::Throw; 16] = std::array::from_fn(|fall| {
            sheet.casting.fall(fall as u32 % sheet.casting.falls()).unwrap().throw()
        });
        let start = Position::starts(&sheet).next().unwrap();
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
        let t = Instant::now();
        let plies: u64 = if std::env::args().nth(3).is_some() { match id {
 SheetId::Carpignano => two(&const{RuleSheet::CARPIGNANO}, &start, &w, &mut chance, games),
 SheetId::Spanish => two(&const{RuleSheet::SPANISH}, &start, &w, &mut chance, games),
 SheetId::Uninerd => two(&const{RuleSheet::UNINERD}, &start, &w, &mut chance, games),
 SheetId::French => two(&const{RuleSheet::FRENCH}, &start, &w, &mut chance, games),
 SheetId::Dutch => two(&const{RuleSheet::DUTCH}, &start, &w, &mut chance, games),
 } } else {(0..games).map(|_| random_game(&sheet, &start, &w, &mut chance)).sum()};
        let s = t.elapsed().as_secs_f64();
        println!("{id}: {:.0} games/s, {:.1} plies/game, {:.1} M plies/s", games as f64 / s, plies as f64 / games as f64, plies as f64 / s / 1e6);
    }
}
