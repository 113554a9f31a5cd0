//! The smallest layers, computed without the solver's index, order or arithmetic: value iteration in floating point over a
//! map of positions, which are found by playing from each start.

use std::collections::HashMap;

use senet::{House, HouseSet, Phase, Position, Setup};
use senet_tables::{Payoff, Subject};

use crate::solved;

type Values = HashMap<(u32, u32), f64>;

const fn key(position: &Position) -> (u32, u32) {
    (position.own().bits(), position.enemy().bits())
}

/// The value of a won game, from 0 to 1. With match points: one half plus the points as a share of twice the maximum (`G7`).
fn won(of: &Subject, position: &Position) -> f64 {
    match of.payoff() {
        Payoff::Wins => 1.0,
        Payoff::Points => 0.5 + f64::from(of.sheet().match_points(position.enemy())) / 30.0,
    }
}

/// Returns the value for the side to act, by the checked functions of the rules.
fn value(of: &Subject, position: &Position, values: &Values) -> f64 {
    match position.phase() {
        Phase::Over => won(of, position),
        Phase::Throw => values[&key(position)],
        _ => best(of, position, values),
    }
}

fn best(of: &Subject, position: &Position, values: &Values) -> f64 {
    let sheet = of.sheet();
    let of_move = |played| {
        let after = position.play(sheet, played).expect("a legal move");
        let value = value(of, &after, values);
        if after.side() == position.side() { value } else { 1.0 - value }
    };
    position.legal_moves(sheet).iter().map(of_move).fold(0.0, f64::max)
}

fn mean(of: &Subject, position: &Position, values: &Values) -> f64 {
    let sheet = of.sheet();
    let of_throw = |(throw, weight): &(senet::Throw, u32)| {
        let thrown = position.throw(sheet, *throw).expect("the sheet has this throw");
        f64::from(*weight) * best(of, &thrown, values)
    };
    sheet.casting().weights().iter().map(of_throw).sum::<f64>() / f64::from(sheet.casting().falls())
}

fn sets(count: usize) -> Vec<HouseSet> {
    let single = |house: House| HouseSet::single(house);
    let ones: Vec<HouseSet> = House::all().map(single).collect();
    match count {
        1 => ones,
        _ => House::all().flat_map(|a| House::all().filter(move |b| *b > a).map(move |b| single(a).with(b))).collect(),
    }
}

/// Computes all positions of these layers, until the largest change is far below the compared errors.
fn brute_force(of: &Subject, layers: &[(usize, usize)], values: &mut Values) {
    let mut positions: Vec<Position> = Vec::new();
    for (own, enemy) in layers {
        for enemy in sets(*enemy) {
            let apart = |own: &HouseSet| (*own & enemy).is_empty();
            positions
                .extend(sets(*own).into_iter().filter(apart).map(|own| Position::about_to_throw_unchecked(own, enemy)));
        }
    }
    positions.retain(|position| Setup::from(*position).position(of.sheet()).is_ok());
    values.extend(positions.iter().map(|position| (key(position), 0.5)));
    loop {
        let mut change: f64 = 0.0;
        for position in positions.iter().rev() {
            let new = mean(of, position, values);
            let old = values.insert(key(position), new).expect("it was there");
            change = change.max((new - old).abs());
        }
        if change < 1e-13 {
            return;
        }
    }
}

#[test]
fn every_position_of_the_smallest_layers_agrees() {
    for subject in Subject::every() {
        let (sheet, tables) = (subject.sheet(), solved(subject, 2));
        let mut values = Values::new();
        brute_force(&subject, &[(1, 1)], &mut values);
        brute_force(&subject, &[(2, 1), (1, 2)], &mut values);
        for ((own, enemy), value) in &values {
            let (own, enemy) = (HouseSet::from_bits(*own), HouseSet::from_bits(*enemy));
            let position = Position::about_to_throw_unchecked(own, enemy);
            let bounds = tables.value(&position).expect("sound tables").expect("it is solved");
            assert!(
                bounds.lower() <= value + 1e-9 && value - 1e-9 <= bounds.upper(),
                "{sheet}, {:?}: {position}: {value} is not in {bounds:?}",
                subject.payoff()
            );
            assert!(bounds.upper() - bounds.lower() < 1e-4, "{sheet}, {:?}: {position}: {bounds:?}", subject.payoff());
        }
        assert!(values.len() > 15_000, "{sheet}: {}", values.len());
    }
}
