//! The moves of a group against the moves of each of its positions.

use proptest::prelude::*;
use senet::group::{ArrangementSet, Arrangements, CollectMoves, Group, GroupMove, Way};
use senet::{House, HouseSet, Position, RuleSheet, Setup};

/// A position after a move: the pieces of the side to act, those of the other, whether the turn has passed, and the phase.
type After = (u32, u32, bool, String);

/// The patterns of `own` pieces against `enemy`, and of the mirrored layer.
fn patterns(own: u32, enemy: u32) -> Vec<u16> {
    let of_size = |size: u32| (0..1_u16 << (own + enemy)).filter(move |pattern| pattern.count_ones() == size);
    if own == enemy { of_size(own).collect() } else { of_size(own).chain(of_size(enemy)).collect() }
}

fn houses(all: HouseSet, pattern: u16) -> HouseSet {
    all.iter().enumerate().filter(|(rank, _)| pattern >> rank & 1 != 0).map(|(_, house)| house).collect()
}

/// The pieces after a move, computed as the documentation of [`Way`] says.
fn moved<const W: usize>(all: HouseSet, own: HouseSet, found: &GroupMove<W>) -> After {
    let GroupMove { way, all: after, turns, chooses, .. } = *found;
    let mut sides: Vec<bool> = all.iter().map(|house| own.contains(house)).collect();
    match way {
        Way::Pass => {}
        Way::Shift { from, to } => {
            let piece = sides.remove(from.into());
            sides.insert(to.into(), piece);
        }
        Way::Swap { from, to } => sides.swap(from.into(), to.into()),
        Way::Leave { from } => {
            sides.remove(from.into());
        }
    }
    let of = |side: bool| -> HouseSet {
        after.iter().zip(&sides).filter(|(_, piece)| **piece == side).map(|(house, _)| house).collect()
    };
    (of(!turns).bits(), of(turns).bits(), turns, if chooses { "^" } else { "?" }.to_owned())
}

fn of_position(after: &Position, before: &Position) -> After {
    (after.own().bits(), after.enemy().bits(), after.side() != before.side(), after.phase().to_string())
}

/// The moves of a group for a throw: those that arrangements share, and all others.
#[derive(Default)]
struct Moves<const W: usize> {
    together: Vec<GroupMove<W>>,
    alone: Vec<(usize, Position)>,
}

impl<const W: usize> CollectMoves<W> for Moves<W> {
    fn together(&mut self, found: GroupMove<W>) {
        self.together.push(found);
    }

    fn alone(&mut self, arrangement: usize, after: Position) {
        self.alone.push((arrangement, after));
    }
}

/// Compares the moves of all positions of a group. Returns how many moves were found together, and how many alone.
fn compare<const W: usize>(sheet: &RuleSheet, all: HouseSet, patterns: &[u16]) -> (usize, usize) {
    let arrangements = Arrangements::<W>::new(all.len(), patterns);
    let group = Group::new(sheet, &arrangements, all);
    let positions: Vec<Position> = patterns
        .iter()
        .map(|pattern| houses(all, *pattern))
        .map(|own| Position::about_to_throw_unchecked(own, all - own))
        .collect();
    let mut among = ArrangementSet::EMPTY;
    for (number, position) in positions.iter().enumerate() {
        if Setup::from(*position).position(sheet).is_ok() {
            among.insert(number);
        }
    }
    let search = group.among(among);
    let (mut together, mut alone) = (0, 0);
    for (throw, _) in sheet.casting().weights() {
        let mut moves = Moves::default();
        search.moves(*throw, &mut moves);
        let mut found: Vec<Vec<After>> = vec![Vec::new(); patterns.len()];
        for way in &moves.together {
            way.arrangements.for_each(|number| {
                found[number].push(moved(all, positions[number].own(), way));
                together += 1;
            });
        }
        for (number, after) in &moves.alone {
            found[*number].push(of_position(after, &positions[*number]));
            alone += 1;
        }
        for (number, mut found) in found.into_iter().enumerate() {
            let thrown = positions[number].throw_unchecked(*throw);
            let mut expected = Vec::new();
            if among.contains(number) {
                thrown.legal_moves(sheet).for_each_after(|after| expected.push(of_position(&after, &thrown)));
            }
            found.sort();
            expected.sort();
            assert_eq!(found, expected, "{sheet}: {thrown}");
        }
    }
    (together, alone)
}

/// Sets of `size` houses that pieces can stand on.
fn sets(sheet: &RuleSheet, size: usize) -> Vec<HouseSet> {
    let mut sets = vec![HouseSet::EMPTY];
    for _ in 0..size {
        let larger = |set: HouseSet| {
            House::all().filter(move |house| set.iter().all(|other| other < *house)).map(move |house| set.with(house))
        };
        sets = sets.into_iter().flat_map(larger).collect();
    }
    sets.retain(|set| sheet.water_holds() || !set.contains(House::WATER));
    sets
}

#[test]
fn groups_of_the_smallest_layers_have_the_moves_of_their_positions() {
    for sheet in RuleSheet::every() {
        for (own, enemy) in [(1, 1), (2, 1)] {
            let (mut together, mut alone) = (0, 0);
            for all in sets(&sheet, own + enemy) {
                let found = compare::<1>(&sheet, all, &patterns(own as u32, enemy as u32));
                (together, alone) = (together + found.0, alone + found.1);
            }
            assert!(together > 5 * alone && alone > 0, "{sheet}: {own} against {enemy}: {together}, {alone}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn groups_of_any_layer_have_the_moves_of_their_positions(
        sheet in proptest::sample::select(RuleSheet::every().collect::<Vec<RuleSheet>>()),
        own in 1..=5_usize,
        enemy in 1..=5_usize,
        // Rare cases are near the exit, in rows of pieces, and where all are.
        near in 0..=3_u8,
        choice in any::<[u16; 10]>(),
    ) {
        let lowest = [1, 13, 21, 11][usize::from(near)];
        let highest = [30, 30, 30, 22][usize::from(near)];
        let mut free: Vec<House> = House::all().filter(|house| (lowest..=highest).contains(&house.number())).collect();
        free.retain(|house| sheet.water_holds() || *house != House::WATER);
        let mut all = HouseSet::EMPTY;
        for choice in choice.iter().take((own + enemy).min(free.len() - 1)) {
            all = all.with(free.swap_remove(usize::from(*choice) % free.len()));
        }
        let enemy = (all.len() - own.min(all.len() - 1)).min(enemy);
        let own = all.len() - enemy;
        prop_assume!(own <= 5);
        compare::<4>(&sheet, all, &patterns(own as u32, enemy as u32));
    }
}
