//! Tests of the sweeps over two layers.

use std::ops::ControlFlow;

use senet_tables::bounds::chance;
use senet_tables::table::{self, VALUE_LEN};

use super::*;
use crate::Solver;
use crate::rows::lanes::number;
use crate::rows::margin::BYTES;
#[cfg(feature = "gpu")]
use crate::rows::margin_schedule::MarginSchedule;
#[cfg(feature = "gpu")]
use crate::rows::pace::{INTERVAL, LastLeap, Pace};
use crate::rows::window::Window;

/// Layers in numbers of this scale, before the first sweep, with this memory.
fn new_pair(shipped: &Tables, layer: (u8, u8), folder: &Path, (scale, memory): (Scale, u64)) -> RowPair {
    let path = folder.join("rows");
    let sizes = Sizes::new(shipped.sheet(), layer.0, layer.1).with(scale);
    std::fs::write(&path, vec![0; sizes.file() as usize]).expect("a file");
    let tolerance = Tolerance::new(0.001).expect("a tolerance");
    RowPair::new(shipped, layer, tolerance, (&path, folder), (sizes, memory)).expect("room for the error")
}

/// Tables up to two against two: those that are shipped, or solved by moves of single positions.
fn tables_of(of: Subject) -> Tables {
    match of.payoff() {
        Payoff::Wins => Tables::shipped(of.sheet()).expect("tables"),
        Payoff::Points => {
            let mut solver = Solver::new(of);
            let complete = solver.solve_up_to(2, &mut |_| ControlFlow::Continue(()));
            assert!(matches!(complete, Ok(true)), "{complete:?}");
            solver.into_tables()
        }
    }
}

/// Solves layers in numbers of this scale with this memory, and compares the result with known tables. Returns the guesses.
fn solves(of: impl Into<Subject>, layer: (u8, u8), (scale, memory): (Scale, u64)) -> Vec<u8> {
    let known = tables_of(of.into());
    let folder = tempfile::tempdir().expect("a folder");
    let mut pair = new_pair(&known, layer, folder.path(), (scale, memory));
    assert_eq!(solve(&mut pair, &known), memory < 16 << 20, "whether moves are in a file");
    pair.keep().expect("a file");
    pair.begin_tables().expect("a file");
    let positions: u64 = (0..pair.indices.len()).map(|half| compare(&mut pair, half, &known)).sum();
    assert_eq!(positions, pair.positions());
    rows(&mut pair, |store| &mut store.guesses)
}

/// Compares the table of one of the layers with the known one. Returns the number of positions.
fn compare(pair: &mut RowPair, half: usize, known: &Tables) -> u64 {
    let mut written = Vec::new();
    let mut shares = vec![0.0];
    let mut report = |share| {
        shares.push(share);
        ControlFlow::Continue(())
    };
    pair.write_table(half, &mut written, &mut report).expect("memory");
    assert!(shares.is_sorted() && shares.last() == Some(&1.0), "{shares:?}");
    let (of, (own, enemy)) = (known.subject(), pair.layers()[half]);
    let table = known.table(own.into(), enemy.into()).expect("a table");
    let errors = chance(pair.table_error()) + table.error();
    assert!(errors < 0.001 / 3.0 + table.error(), "{of:?}: {errors}");
    let index = table.index();
    let values = written[HEADER_LEN..][..VALUE_LEN * index.len()].as_chunks().0;
    let mut positions = 0;
    for (number, (own, enemy)) in index.placements(0..index.len()).enumerate() {
        let ours = u16::from_le_bytes(values[number]);
        let theirs = table.stored(number).expect("a sound table");
        assert_eq!(ours == table::NO_POSITION, theirs == table::NO_POSITION, "{of:?}: {own:?} {enemy:?}");
        if ours != table::NO_POSITION {
            let difference = f64::from(ours.abs_diff(theirs)) / f64::from(table::CERTAIN);
            assert!(difference <= errors, "{of:?}: {own:?} {enemy:?} {ours} {theirs}");
            positions += 1;
        }
    }
    positions
}

/// All rows of a window.
fn rows(pair: &mut RowPair, window: fn(&mut Store) -> &mut Window) -> Vec<u8> {
    window(&mut pair.store).restart().expect("a file");
    let mut rows = Vec::new();
    for sum in 0..pair.waves() as usize {
        let need = pair.need(sum, Differences::SAME);
        let open = window(&mut pair.store).open_to_read(&need).expect("a file");
        rows.extend_from_slice(open.around.rows(&need.wave));
    }
    window(&mut pair.store).restart().expect("a file");
    rows
}

/// Sweeps until the layers are solved. Returns whether moves were in a file.
fn solve(pair: &mut RowPair, shipped: &Tables) -> bool {
    let mut has_file = false;
    while !matches!(pair.state.stage, Stage::Solved { .. }) {
        wave(pair, shipped);
        has_file |= pair.moves.is_some();
    }
    has_file
}

/// One wave. Returns whether that ended a sweep.
fn wave(pair: &mut RowPair, shipped: &Tables) -> bool {
    pair.wave(shipped).expect("a file").expect("games end")
}

#[test]
fn numbers_of_three_and_four_bytes_solve_a_layer_within_the_certificate() {
    for sheet in [RuleSheet::UNINERD, RuleSheet::SPANISH, RuleSheet::DUTCH] {
        solves(sheet, (2, 2), (Scale::Coarse, u64::MAX));
        solves(sheet, (2, 2), (Scale::Fine, u64::MAX));
    }
}

#[test]
fn match_points_are_solved_as_well() {
    for sheet in [RuleSheet::CARPIGNANO, RuleSheet::SPANISH, RuleSheet::DUTCH] {
        let points = Subject::of_points(sheet).expect("points");
        solves(points, (2, 1), (Scale::Fine, u64::MAX));
        solves(points, (2, 2), (Scale::Coarse, u64::MAX));
    }
}

#[test]
fn rows_are_the_same_with_less_memory() {
    let sheet = RuleSheet::DUTCH;
    let whole = solves(sheet, (2, 2), (Scale::Coarse, u64::MAX));
    // Memory for the rows to which a wave leads, with all moves and with some, and for less.
    for memory in [20 << 20, 12 << 20, 0] {
        assert!(whole == solves(sheet, (2, 2), (Scale::Coarse, memory)), "{memory}");
    }
}

/// The rows of all guesses, and those of all margins.
#[cfg(feature = "gpu")]
fn all_rows(pair: &mut RowPair) -> [Vec<u8>; 2] {
    [rows(pair, |store| &mut store.guesses), rows(pair, |store| &mut store.margins)]
}

/// Sweeps over both once, and compares what that finds.
#[cfg(feature = "gpu")]
fn sweep_alike(pairs: &mut [RowPair; 2], shipped: &Tables) {
    let (stage, widths) = (pairs[0].state.stage, [pairs[0].width(), BYTES * pairs[0].lanes()]);
    let [here, there] = pairs.each_mut().map(|pair| {
        while !wave(pair, shipped) {}
        pair.take_from_gpu().expect("a file");
        (pair.state, pair.change, all_rows(pair))
    });
    assert_eq!((here.0, here.1), (there.0, there.1), "{stage:?}");
    // Other stages leave margins as they were, or what was in their place.
    let arrays = if matches!(stage, Stage::FirstMargins { .. } | Stage::Margins { .. }) { 2 } else { 1 };
    for ((here, there), width) in here.2.iter().zip(&there.2).zip(widths).take(arrays) {
        let differs = here.iter().zip(there).position(|(one, two)| one != two);
        assert_eq!(differs.map(|at| (at / width, at % width)), None, "{stage:?}");
    }
}

#[test]
#[cfg(feature = "gpu")]
fn guesses_and_margins_are_the_same_on_a_graphics_processor() {
    let gpu = crate::Gpu::open().expect("a graphics processor, or Mesa's program that does its work");
    for (sheet, layer, scale, memory) in [
        (RuleSheet::DUTCH, (2, 1), Scale::Coarse, 0),
        (RuleSheet::SPANISH, (2, 1), Scale::Fine, u64::MAX),
        (RuleSheet::UNINERD, (2, 2), Scale::Coarse, u64::MAX),
    ] {
        let shipped = Tables::shipped(&sheet).expect("tables");
        let folders = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let mut pairs = folders.each_ref().map(|folder| new_pair(&shipped, layer, folder.path(), (scale, memory)));
        pairs[1].work_on(Some(gpu.clone()));
        let guess = |sweeps| Stage::Guess { pace: Pace { sweeps, change: 1 << 20, to_come: 9, ..Pace::NONE } };
        let schedule = MarginSchedule::BEGIN;
        // The last sweep of an interval keeps changes. Mesa's program takes long for more sweeps.
        let stages = [
            guess(0),
            guess(1),
            guess(INTERVAL - 1),
            Stage::Leap { multiple: 9, unit: 8, last_leap: LastLeap::NONE },
            guess(0),
            Stage::FirstMargins { schedule },
            Stage::Margins { schedule },
            Stage::Check { schedule },
        ];
        for pair in &mut pairs {
            while !matches!(pair.state.stage, Stage::Guess { .. }) {
                wave(pair, &shipped);
            }
        }
        for stage in stages {
            for pair in &mut pairs {
                pair.state.stage = stage;
            }
            sweep_alike(&mut pairs, &shipped);
        }
        // Margins of guesses that are good enough.
        pairs[1].work_on(None);
        for pair in &mut pairs {
            pair.state.stage = guess(0);
            while !matches!(pair.state.stage, Stage::FirstMargins { .. }) {
                wave(pair, &shipped);
            }
        }
        pairs[1].work_on(Some(gpu.clone()));
        for _ in 0..3 {
            sweep_alike(&mut pairs, &shipped);
        }
    }
}

#[test]
fn wrong_guesses_and_wrong_margins_are_not_believed() {
    let shipped = Tables::shipped(&RuleSheet::DUTCH).expect("tables");
    let folder = tempfile::tempdir().expect("a folder");
    let mut pair = new_pair(&shipped, (2, 2), folder.path(), (Scale::Fine, u64::MAX));
    let check = loop {
        match pair.state.stage {
            check @ Stage::Check { .. } => break check,
            _ => wave(&mut pair, &shipped),
        };
    };
    let whole = |pair: &RowPair| {
        let rows = [&pair.store.guesses, &pair.store.margins];
        rows.map(|rows| rows.whole().expect("all rows in memory").to_vec())
    };
    let [guesses, margins] = whole(&pair);
    // One guess differs in its highest byte, or one margin is nothing.
    let lanes = pair.lanes();
    let place = margins.chunks_exact(BYTES * lanes).position(|row| number::<BYTES>(row, 0) > 0);
    let place = place.expect("a margin");
    for is_guess in [true, false] {
        pair.state.stage = check;
        let (mut wrong_guesses, mut wrong_margins) = (guesses.clone(), margins.clone());
        if is_guess {
            wrong_guesses[(4 * place + 3) * lanes] ^= 0x40;
        } else {
            wrong_margins[BYTES * place * lanes..][..BYTES * lanes].fill(0);
        }
        pair.store.guesses.set_whole(&wrong_guesses);
        pair.store.margins.set_whole(&wrong_margins);
        while !wave(&mut pair, &shipped) {}
        assert!(matches!(pair.state.stage, Stage::FirstMargins { .. }), "{:?}", pair.state.stage);
    }
    pair.state.stage = check;
    pair.store.guesses.set_whole(&guesses);
    pair.store.margins.set_whole(&margins);
    while !wave(&mut pair, &shipped) {}
    assert!(matches!(pair.state.stage, Stage::Solved { .. }), "{:?}", pair.state.stage);
}
