//! Tables as files: interrupted, damaged, cut off, foreign.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::OnceLock;

use proptest::prelude::*;
use senet::RuleSheet;
use senet_solver::{Activity, Progress, Solver, Tolerance};
use senet_tables::format::HEADER;
use senet_tables::{Table, Tables};

/// Solves in a folder, until the report says stop. Returns whether all is solved.
fn solve(sheet: RuleSheet, folder: &Path, pieces: u8, stop: impl FnMut(&Progress) -> bool + Send) -> bool {
    go_on(Solver::in_folder(sheet, folder).expect("a sound folder"), 1, pieces, stop)
}

fn go_on(mut solver: Solver, threads: usize, pieces: u8, mut stop: impl FnMut(&Progress) -> bool + Send) -> bool {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads").install(|| {
        let mut report =
            |progress: &Progress| if stop(progress) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        solver.solve_up_to(pieces, &mut report).expect("it can be solved")
    })
}

/// The files of a folder by name.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let mut files: Vec<(String, Vec<u8>)> = entries
        .map(|path| (path.file_name().expect("a name").display().to_string(), fs::read(&path).expect("a file")))
        .collect();
    files.sort();
    files
}

/// Solves up to two pieces a side, interrupted again and again; `prepare` is told how often already. Each time, it goes
/// on a few waves longer than the last, with another number of threads: stops fall into sweeps, and between layers. Returns
/// the folders of an undisturbed run and of this one, and asks for at least so many interruptions.
fn interrupted(
    sheet: RuleSheet,
    guess_from: u64,
    at_least: usize,
    prepare: impl Fn(usize, Solver) -> Solver,
) -> [tempfile::TempDir; 2] {
    let (whole, pieces) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let begin = |folder: &Path, interruptions: usize| {
        let solver = Solver::in_folder(sheet, folder).expect("a sound folder").with_guesses_from(guess_from);
        prepare(interruptions, solver)
    };
    assert!(go_on(begin(whole.path(), 0), 1, 2, |_| false));
    let mut interruptions = 0;
    loop {
        let mut left = 150 + 370 * interruptions;
        let stops = |_: &Progress| {
            left -= 1;
            left == 0
        };
        if go_on(begin(pieces.path(), interruptions), 1 + interruptions % 3, 2, stops) {
            break;
        }
        interruptions += 1;
    }
    assert!(interruptions >= at_least, "{interruptions}");
    assert_eq!(contents(whole.path()).len(), 4, "four layers, and no checkpoint");
    [whole, pieces]
}

#[test]
fn what_was_interrupted_again_and_again_becomes_the_same_bit_for_bit() {
    for guess_from in [0, u64::MAX] {
        let [whole, pieces] = interrupted(RuleSheet::UNINERD, guess_from, 4, |_, solver| solver);
        assert!(contents(whole.path()) == contents(pieces.path()));
    }
}

#[test]
fn what_is_solved_in_files_for_want_of_memory_becomes_the_same_bit_for_bit() {
    for guess_from in [0, u64::MAX] {
        let [whole, pieces] = interrupted(RuleSheet::DUTCH, guess_from, 4, |_, solver| solver.with_memory(0));
        assert!(contents(whole.path()) == contents(pieces.path()));
    }
}

#[test]
fn what_is_solved_in_files_at_times_agrees_with_what_is_solved_in_memory() {
    // Each kind of checkpoint is taken up by the other. In files, bounds are written less finely.
    let sheet = RuleSheet::DUTCH;
    let prepare = |before: usize, solver: Solver| if before % 3 == 1 { solver.with_memory(0) } else { solver };
    for guess_from in [0, u64::MAX] {
        let folders = interrupted(sheet, guess_from, 4, prepare);
        let [whole, pieces] = folders.each_ref().map(|folder| Tables::open(folder.path(), &sheet).expect("tables"));
        for (ours, theirs) in pieces.all().zip(whole.all()) {
            assert!(ours.error() < 3.4e-5 && agree(ours, theirs), "{guess_from}");
        }
    }
}

#[test]
fn what_is_interrupted_while_tables_are_written_becomes_the_same_bit_for_bit() {
    for memory in [0, u64::MAX] {
        let (whole, pieces) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let begin = |folder: &Path| {
            Solver::in_folder(RuleSheet::SPANISH, folder)
                .expect("a sound folder")
                .with_memory(memory)
                .with_guesses_from(0)
        };
        assert!(go_on(begin(whole.path()), 2, 2, |_| false));
        let mut interruptions = 0;
        while !go_on(begin(pieces.path()), 2, 2, |progress| {
            interruptions += usize::from(progress.activity == Activity::Writing);
            progress.activity == Activity::Writing && progress.error.is_none() && interruptions % 7 == 3
        }) {
            assert!(interruptions < 1000);
        }
        assert!(interruptions > if memory == 0 { 200 } else { 10 }, "{interruptions}");
        assert!(contents(whole.path()) == contents(pieces.path()));
    }
}

/// Whether the values of every position agree, so far as the certificates of both tables say.
fn agree(ours: &Table, theirs: &Table) -> bool {
    (0..ours.index().len()).all(|number| {
        let of = |table: &Table| table.get(number).expect("a sound table");
        let meet = of(ours).zip(of(theirs)).is_none_or(|(a, b)| a.lower() <= b.upper() && b.lower() <= a.upper());
        meet && of(ours).is_some() == of(theirs).is_some()
    })
}

#[test]
fn a_file_that_a_crash_left_newer_than_its_header_is_solved_within_the_certificate() {
    let sheet = RuleSheet::FRENCH;
    let shipped = Tables::shipped(&sheet).expect("tables");
    // After so many reports on 2, 2 the header was written, and after so many more the values; looking through the layer, which
    // comes first each time, makes 113 of them. The values are then of the same task, of the next, and of one far on.
    let guessed = [(120, 130), (200, 140), (230, 200), (340, 160), (340, 1800), (1000, 1500), (1800, 600), (2500, 130)];
    for (guess_from, (first, second)) in guessed.map(|stops| (0, stops)).into_iter().chain([(u64::MAX, (150, 333))]) {
        let folder = tempfile::tempdir().expect("a folder");
        let begin = || {
            let solver = Solver::in_folder(sheet, folder.path()).expect("a sound folder");
            solver.with_memory(0).with_guesses_from(guess_from)
        };
        let unfinished = folder.path().join("french-2-2.senet-unfinished");
        let stop_after = |waves: usize| {
            let mut left = waves;
            let stops = |progress: &Progress| {
                left -= usize::from(progress.pieces == (2, 2));
                left == 0
            };
            assert!(!go_on(begin(), 1, 2, stops), "{waves}");
            fs::read(&unfinished).expect("a file that is worked at")
        };
        let old = stop_after(first);
        let mut file = stop_after(second);
        assert_ne!(old[..HEADER], file[..HEADER]);
        file[..HEADER].copy_from_slice(&old[..HEADER]);
        fs::write(&unfinished, file).expect("a file");
        assert!(go_on(begin(), 2, 2, |_| false));
        let solved = Tables::open(folder.path(), &sheet).expect("tables");
        let (ours, theirs) = (solved.table(2, 2).expect("a table"), shipped.table(2, 2).expect("a table"));
        assert!(ours.error() < 3.4e-5 && agree(ours, theirs), "{first} {second}");
    }
}

#[test]
fn a_file_that_a_kill_left_counts_all_sweeps() {
    let sheet = RuleSheet::FRENCH;
    let (folder, killed) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let begin = |folder: &Path| Solver::in_folder(sheet, folder).expect("a sound folder").with_memory(0);
    // The file as it is when a kill comes in the middle of a sweep, long before the next checkpoint.
    let mut sweeps = 0;
    assert!(!go_on(begin(folder.path()), 1, 2, |progress| {
        let is_late = progress.pieces == (2, 2) && progress.sweeps == 10 && progress.of_sweep > 0.5;
        if is_late {
            for (name, bytes) in contents(folder.path()) {
                fs::write(killed.path().join(name), bytes).expect("a copy");
            }
            sweeps = progress.sweeps;
        }
        is_late
    }));
    let unfinished = fs::read(killed.path().join("french-2-2.senet-unfinished")).expect("a file");
    assert_eq!(u32::from_le_bytes(unfinished[56..60].try_into().expect("four bytes")), sweeps);
    assert!(go_on(begin(killed.path()), 1, 2, |_| false));
    let solved = Tables::open(killed.path(), &sheet).expect("tables");
    assert!(solved.table(2, 2).expect("a table").sweeps() > sweeps);
}

#[test]
fn no_two_programs_solve_in_one_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let begin = || Solver::in_folder(RuleSheet::FRENCH, folder.path()).expect("a sound folder").with_memory(0);
    let mut others = Vec::new();
    let solved = begin().solve_up_to(2, &mut |progress| {
        if progress.pieces == (2, 2) && progress.sweeps == 3 && others.is_empty() {
            let other = begin().solve_up_to(2, &mut |_| ControlFlow::Continue(()));
            others.push(other.expect_err("the file is locked").to_string());
        }
        ControlFlow::Continue(())
    });
    assert!(solved.expect("a file of its own"));
    let name = folder.path().join("french-2-2.senet-unfinished");
    assert_eq!(others, [format!("{}: another program is solving in it", name.display())]);
}

#[test]
fn what_a_killed_solver_was_writing_is_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    let left = folder.path().join(".senet-unfinished-Ab3dE9");
    fs::write(&left, "half a table").expect("a file");
    let held = senet_files::NewFile::create(&folder.path().join("dutch-1-1.senet-table")).expect("a new file");
    assert_eq!(contents(folder.path()).len(), 2);
    assert!(solve(RuleSheet::DUTCH, folder.path(), 1, |_| false));
    assert!(!left.exists());
    assert_eq!(contents(folder.path()).len(), 2, "the table, and the file that another process writes");
    drop(held);
    let names: Vec<String> = contents(folder.path()).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["dutch-1-1.senet-table"]);
}

#[test]
fn what_is_guessed_and_proved_agrees_with_what_is_narrowed() {
    for sheet in RuleSheet::every() {
        let mut activities = Vec::new();
        let mut report = |progress: &Progress| {
            if progress.prepared >= 1.0 && activities.last() != Some(&progress.activity) {
                activities.push(progress.activity);
            }
            ControlFlow::Continue(())
        };
        let mut solver = Solver::new(sheet).with_guesses_from(0);
        assert!(solver.solve_up_to(2, &mut report).expect("it can be solved"));
        let shipped = Tables::shipped(&sheet).expect("tables");
        for (ours, theirs) in solver.tables().all().zip(shipped.all()) {
            assert!(ours.error() < 3.4e-5 && agree(ours, theirs), "{sheet}");
        }
        let one = [Activity::Marking, Activity::Guessing, Activity::Proving, Activity::Narrowing, Activity::Writing];
        assert!(activities.chunks(5).all(|layer| layer == one) && activities.len() == 15, "{sheet}: {activities:?}");
    }
}

#[test]
fn a_side_that_waits_on_30_does_not_keep_the_solver_waiting() {
    // Guessing from even chances, this layer was not done after 2,500 sweeps, nor narrowing it after 3,000.
    let mut sweeps = None;
    let solved = Solver::new(RuleSheet::SPANISH).solve_up_to(4, &mut |progress| {
        if progress.pieces == (4, 1) && progress.error.is_some() {
            sweeps = Some(progress.sweeps);
        }
        if sweeps.is_some() || progress.sweeps > 150 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(!solved.expect("it can be solved"));
    assert!(sweeps.is_some_and(|sweeps| sweeps < 60), "{sweeps:?}");
}

#[test]
fn a_solver_says_what_it_needs_and_where() {
    let folder = tempfile::tempdir().expect("a folder");
    let solver = |memory| Solver::in_folder(RuleSheet::FRENCH, folder.path()).expect("a folder").with_memory(memory);
    let much = solver(1 << 40).needs(3);
    assert_eq!(much.in_file, None);
    let little = solver(much.memory / 4).needs(3);
    assert_eq!(little.in_file, Some((3, 3)));
    assert!(little.memory < much.memory && little.disk < much.disk, "{little:?} {much:?}");
    let nothing = solver(0).needs(3);
    let nowhere = Solver::new(RuleSheet::FRENCH).with_memory(0).needs(3);
    assert_eq!((nowhere.in_file, nowhere.memory), (None, much.memory), "without a folder there are no files");

    // What an interrupted solve has on the disk already is not asked for again.
    assert!(!go_on(solver(0), 1, 1, |progress| progress.sweeps == 3));
    let unfinished = fs::metadata(folder.path().join("french-1-1.senet-unfinished")).expect("a file").len();
    assert_eq!(unfinished, HEADER as u64 + 4 + 812 * 6);
    assert_eq!(solver(0).needs(3).disk, nothing.disk - unfinished);
}

#[test]
fn a_finer_tolerance_solves_anew_and_a_rougher_one_takes_what_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let sheet = RuleSheet::DUTCH;
    let solver = |tolerance| {
        let solver = Solver::in_folder(sheet, folder.path()).expect("a folder");
        solver.with_tolerance(Tolerance::new(tolerance).expect("a tolerance"))
    };
    let solve = |tolerance: f64| {
        let mut layers = 0;
        let mut report = |progress: &Progress| {
            layers += u32::from(progress.error.is_some());
            ControlFlow::Continue(())
        };
        solver(tolerance).solve_up_to(1, &mut report).expect("it can be solved");
        layers
    };
    assert_eq!(solve(0.01), 1);
    assert_eq!(solve(0.02), 0);
    assert_eq!(solver(0.02).needs(1).memory, 0);
    assert_eq!(solve(1e-4), 1);
    assert!(solver(1e-4).tables().table(1, 1).expect("a table").error() < 1.2e-5);
}

#[test]
fn the_shipped_tables_are_what_is_solved() {
    let folder = tempfile::tempdir().expect("a folder");
    let sheet = RuleSheet::FRENCH;
    assert!(solve(sheet, folder.path(), 2, |_| false));
    let shipped = Tables::shipped(&sheet).expect("tables of these rules");
    let solved = Tables::open(folder.path(), &sheet).expect("tables");
    assert!(shipped.all().zip(solved.all()).all(|(shipped, solved)| shipped.bytes() == solved.bytes()));
}

/// Copies a block of values with its checksum into another file, where files have so many values and checksums.
fn graft(into: &[u8], place: usize, from: &[u8], block: usize, values: usize) -> Vec<u8> {
    const BLOCK: usize = 1 << 16;
    let mut bytes = into.to_vec();
    let of_values = |block: usize| HEADER + block * BLOCK..HEADER + values.min((block + 1) * BLOCK);
    let of_checksum = |block: usize| HEADER + values + 4 * block..HEADER + values + 4 * (block + 1);
    bytes[of_values(place)].copy_from_slice(&from[of_values(block)]);
    bytes[of_checksum(place)].copy_from_slice(&from[of_checksum(block)]);
    assert_ne!(bytes, into, "the graft changes something");
    bytes
}

#[test]
fn blocks_of_other_checkpoints_are_found() {
    let sheet = RuleSheet::CARPIGNANO;
    let folder = tempfile::tempdir().expect("a folder");
    let unfinished = folder.path().join("carpignano-2-2.senet-unfinished");
    let stop_after = |sweeps: u32| {
        assert!(!solve(sheet, folder.path(), 2, |progress| progress.pieces == (2, 2) && progress.sweeps >= sweeps));
        fs::read(&unfinished).expect("a checkpoint")
    };
    let (early, late) = (stop_after(3), stop_after(9));
    let values = early.len() - HEADER - 4 * (early.len() - HEADER).div_ceil((1 << 16) + 4);
    for (place, from, block) in [(0, &early, 0), (3, &early, 3), (1, &late, 2)] {
        fs::write(&unfinished, graft(&late, place, from, block, values)).expect("a file");
        let mut solver = Solver::in_folder(sheet, folder.path()).expect("sound tables");
        let refused = solver.solve_up_to(2, &mut |_| ControlFlow::Break(())).expect_err("a grafted block").to_string();
        assert!(
            refused.contains("2-2.senet-unfinished: block ") && refused.contains(&format!("block {place} ")),
            "{refused}"
        );
    }
    fs::write(&unfinished, &late).expect("a file");
    assert!(solve(sheet, folder.path(), 2, |_| false), "the checkpoint itself is sound");
}

/// A small table and a checkpoint, to be damaged.
fn sound() -> &'static [(String, Vec<u8>)] {
    static SOUND: OnceLock<Vec<(String, Vec<u8>)>> = OnceLock::new();
    SOUND.get_or_init(|| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut waves = 0;
        let stops = |progress: &Progress| {
            waves += u32::from(progress.pieces == (2, 1) && progress.prepared >= 1.0);
            waves == 100
        };
        assert!(!solve(RuleSheet::FRENCH, folder.path(), 2, stops));
        contents(folder.path())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_changed_byte_anywhere_is_found(file in 0..2_usize, place in any::<prop::sample::Index>(), change in 1..=255_u8) {
        let folder = tempfile::tempdir().expect("a folder");
        for (number, (name, bytes)) in sound().iter().enumerate() {
            let mut bytes = bytes.clone();
            if number == file {
                let place = place.index(bytes.len());
                bytes[place] ^= change;
            }
            fs::write(folder.path().join(name), bytes).expect("a file");
        }
        let verified = Tables::open(folder.path(), &RuleSheet::FRENCH)
            .map_err(|error| error.to_string())
            .and_then(|tables| tables.all().try_for_each(|table| table.verify().map_err(|error| error.to_string())));
        let solved = Solver::in_folder(RuleSheet::FRENCH, folder.path())
            .map_err(|error| error.to_string())
            .and_then(|mut solver| {
                solver.solve_up_to(2, &mut |_| ControlFlow::Break(())).map_err(|error| error.to_string())
            });
        // The first file is the table, the second the checkpoint.
        prop_assert_eq!(verified.is_err(), file == 0);
        prop_assert!(solved.is_err());
    }

    #[test]
    fn a_file_that_is_cut_off_is_found(length in any::<prop::sample::Index>()) {
        let (name, bytes) = &sound()[0];
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join(name), &bytes[..length.index(bytes.len())]).expect("a file");
        prop_assert!(Tables::open(folder.path(), &RuleSheet::FRENCH).is_err());
    }
}
