//! Solves in folders: interrupted, killed, in files instead of memory, from damaged files.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use proptest::prelude::*;
use senet::RuleSheet;
use senet_solver::{Activity, Progress, Solver, Tolerance};
use senet_tables::format::HEADER_LEN;
use senet_tables::{Table, Tables};

use crate::graft::graft;

/// Solves in a folder until `stop` returns true. Returns whether all is solved.
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

/// Solves up to two pieces a side, without a break in one folder and interrupted again and again in another. Returns both
/// folders. Asserts that there were `at_least` interruptions.
///
/// Each part of the interrupted solve runs more waves than the one before, with another number of threads: so it stops within
/// sweeps and between layers. `prepare` gets the number of interruptions so far.
fn interrupted(
    sheet: RuleSheet,
    guess_from: u64,
    at_least: usize,
    prepare: impl Fn(usize, Solver) -> Solver,
) -> [tempfile::TempDir; 2] {
    let (whole, parts) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
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
        if go_on(begin(parts.path(), interruptions), 1 + interruptions % 3, 2, stops) {
            break;
        }
        interruptions += 1;
    }
    assert!(interruptions >= at_least, "{interruptions}");
    assert_eq!(contents(whole.path()).len(), 4, "four layers, and no checkpoint");
    [whole, parts]
}

#[test]
fn interrupted_solves_in_memory_write_identical_files() {
    for guess_from in [0, u64::MAX] {
        let [whole, parts] = interrupted(RuleSheet::UNINERD, guess_from, 4, |_, solver| solver);
        assert!(contents(whole.path()) == contents(parts.path()));
    }
}

#[test]
fn interrupted_solves_in_files_write_identical_files() {
    let [whole, parts] = interrupted(RuleSheet::DUTCH, 0, 4, |_, solver| solver.with_memory(0));
    assert!(contents(whole.path()) == contents(parts.path()));
}

#[test]
fn solves_that_alternate_between_memory_and_files_agree_within_the_certificate() {
    // The tables differ, since layers are solved in two ways.
    let sheet = RuleSheet::DUTCH;
    let prepare = |before: usize, solver: Solver| if before % 3 == 1 { solver.with_memory(0) } else { solver };
    let folders = interrupted(sheet, 0, 4, prepare);
    let [whole, parts] = folders.each_ref().map(|folder| Tables::open(folder.path(), sheet).expect("tables"));
    for (ours, theirs) in parts.all().zip(whole.all()) {
        assert!(ours.error() < 3.4e-5 && agree(ours, theirs), "{:?}", ours.index().pieces());
    }
}

#[test]
fn solves_interrupted_while_writing_tables_write_identical_files() {
    for memory in [0, u64::MAX] {
        let (whole, parts) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        let begin = |folder: &Path| {
            Solver::in_folder(RuleSheet::SPANISH, folder)
                .expect("a sound folder")
                .with_memory(memory)
                .with_guesses_from(0)
        };
        assert!(go_on(begin(whole.path()), 2, 2, |_| false));
        // A table begins anew after an interruption, so they become rarer.
        let (mut reports, mut next, mut interruptions) = (0, 3, 0);
        while !go_on(begin(parts.path()), 2, 2, |progress| {
            let is_writing = progress.activity == Activity::Writing && progress.error.is_none();
            reports += usize::from(is_writing);
            let interrupts = is_writing && reports >= next;
            if interrupts {
                next = reports + (reports / 2).max(7);
            }
            interrupts
        }) {
            interruptions += 1;
            assert!(reports < 1000);
        }
        assert!(reports > 10 && interruptions > 1, "{reports}, {interruptions}");
        assert!(contents(whole.path()) == contents(parts.path()));
    }
}

/// Whether the values of both tables agree within their certificates, for every position.
fn agree(ours: &Table, theirs: &Table) -> bool {
    (0..ours.index().len()).all(|number| {
        let of = |table: &Table| table.get(number).expect("a sound table");
        let meet = of(ours).zip(of(theirs)).is_none_or(|(a, b)| a.lower() <= b.upper() && b.lower() <= a.upper());
        meet && of(ours).is_some() == of(theirs).is_some()
    })
}

#[test]
fn values_newer_than_the_header_are_solved_within_the_certificate() {
    let sheet = RuleSheet::FRENCH;
    let shipped = Tables::shipped(&sheet).expect("tables");
    // Numbers of reports on layer 2, 2: up to the stop that leaves the header, and from there up to the stop that leaves the
    // values, without those that inspect the layer. The pairs stop in the same stage, in the next
    // stage, and in a much later one.
    let guessed = [(120, 130), (200, 140), (230, 200), (340, 160), (340, 1800), (1000, 1500), (1800, 400), (2150, 130)];
    for (first, second) in guessed {
        let folder = tempfile::tempdir().expect("a folder");
        let begin = || Solver::in_folder(sheet, folder.path()).expect("a sound folder").with_memory(0);
        let unfinished = folder.path().join("french-2-2.senet-unfinished");
        let stop_after = |waves: usize| {
            let mut left = waves;
            let stops = |progress: &Progress| {
                left -= usize::from(progress.pieces == (2, 2) && progress.prepared >= 1.0);
                left == 0
            };
            assert!(!go_on(begin(), 1, 2, stops), "{waves}");
            fs::read(&unfinished).expect("a file that is worked at")
        };
        let old = stop_after(first);
        let mut file = stop_after(second);
        assert_ne!(old[..HEADER_LEN], file[..HEADER_LEN]);
        file[..HEADER_LEN].copy_from_slice(&old[..HEADER_LEN]);
        fs::write(&unfinished, file).expect("a file");
        assert!(go_on(begin(), 2, 2, |_| false));
        let solved = Tables::open(folder.path(), sheet).expect("tables");
        let (ours, theirs) = (solved.table(2, 2).expect("a table"), shipped.table(2, 2).expect("a table"));
        assert!(ours.error() < 3.4e-5 && agree(ours, theirs), "{first} {second}");
    }
}

/// The environment variable with the folder of a solve that is killed.
const TO_BE_KILLED: &str = "SENET_SOLVE_TO_BE_KILLED";

#[test]
#[ignore = "the process that another test kills"]
fn a_solve_to_be_killed() {
    let Some(folder) = std::env::var_os(TO_BE_KILLED) else { return };
    let solver = Solver::in_folder(RuleSheet::SPANISH, Path::new(&folder)).expect("a sound folder");
    assert!(go_on(solver.with_memory(0).with_checkpoints_every(Duration::from_millis(50)), 2, 2, |_| false));
}

#[test]
fn a_killed_solve_in_files_agrees_within_the_certificate() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut kills = 0;
    loop {
        let mut child = Command::new(std::env::current_exe().expect("a program"))
            .args(["files::a_solve_to_be_killed", "--exact", "--ignored"])
            .env(TO_BE_KILLED, folder.path())
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        // Each process runs longer, so that the solve ends on any machine.
        std::thread::sleep(Duration::from_millis(100 + 100 * kills));
        if let Some(status) = child.try_wait().expect("a child") {
            assert!(status.success());
            break;
        }
        child.kill().expect("a child that runs");
        child.wait().expect("a child that has ended");
        kills += 1;
    }
    assert!(kills > 0, "the machine was too fast to be interrupted");
    let solved = Tables::open(folder.path(), RuleSheet::SPANISH).expect("tables");
    let shipped = Tables::shipped(&RuleSheet::SPANISH).expect("tables");
    for (ours, theirs) in solved.all().zip(shipped.all()) {
        assert!(ours.error() < 3.4e-5 && agree(ours, theirs), "{:?}", ours.index().pieces());
    }
    assert_eq!(contents(folder.path()).len(), 4, "nothing is left of what was being written");
}

#[test]
fn a_killed_solve_in_a_file_keeps_its_count_of_sweeps() {
    let sheet = RuleSheet::FRENCH;
    let (folder, killed) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let begin = |folder: &Path| Solver::in_folder(sheet, folder).expect("a sound folder").with_memory(0);
    // A copy of the file in the middle of a sweep is what a kill at that moment leaves.
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
    let solved = Tables::open(killed.path(), sheet).expect("tables");
    assert!(solved.table(2, 2).expect("a table").sweeps() > sweeps);
}

#[test]
fn a_second_solver_refuses_a_locked_file() {
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
fn unlocked_temporary_files_are_removed() {
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
fn layers_of_every_sheet_that_are_solved_in_files_agree_with_narrowed_layers() {
    for sheet in RuleSheet::every() {
        let folder = tempfile::tempdir().expect("a folder");
        let solver = Solver::in_folder(sheet, folder.path()).expect("a sound folder");
        assert!(go_on(solver.with_memory(0), 2, 2, |_| false));
        let tables = Tables::open(folder.path(), sheet).expect("tables");
        let shipped = Tables::shipped(&sheet).expect("tables");
        for (ours, theirs) in tables.all().zip(shipped.all()) {
            assert!(ours.error() < 3.4e-5 && agree(ours, theirs), "{sheet}: {:?}", ours.index().pieces());
        }
    }
}

#[test]
fn guessed_and_proved_layers_agree_with_narrowed_layers() {
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
        let expected =
            [Activity::Marking, Activity::Guessing, Activity::Proving, Activity::Narrowing, Activity::Writing];
        assert!(
            activities.chunks(5).all(|layer| layer == expected) && activities.len() == 15,
            "{sheet}: {activities:?}"
        );
    }
}

#[test]
fn a_layer_with_a_side_that_waits_on_30_is_solved_in_few_sweeps() {
    // With even chances as first guesses, 2,500 sweeps did not solve this layer; nor did narrowing alone in 3,000.
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
fn needs_depend_on_memory_folder_and_checkpoint() {
    let folder = tempfile::tempdir().expect("a folder");
    let solver = |memory| Solver::in_folder(RuleSheet::FRENCH, folder.path()).expect("a folder").with_memory(memory);
    let much = solver(1 << 40).needs(3);
    let little = solver(much.memory / 4).needs(3);
    assert_eq!(little.in_file, Some((3, 3)));
    assert!(little.memory < much.memory, "{little:?} {much:?}");
    let nothing = solver(0).needs(3);
    let nowhere = Solver::new(RuleSheet::FRENCH).with_memory(0).needs(3);
    assert_eq!((nowhere.in_file, nowhere.memory), (None, much.memory), "without a folder there are no files");
    assert_eq!(much.best_memory, much.memory);
    let (files, memory, all) = (solver(16 << 30).needs(5), solver(24 << 30).needs(5), solver(1 << 40).needs(5));
    assert_eq!(files, memory, "large layers are solved by rows, however much memory there is");
    assert_eq!((files.in_file, all.in_file), (Some((5, 2)), Some((5, 2))));
    assert!(all.disk > files.disk, "with room for all rows, numbers are longer: {files:?} {all:?}");
    assert!(files.memory <= 16 << 30 && files.best_memory > files.memory, "{files:?}");
    let nowhere = Solver::new(RuleSheet::FRENCH).needs(4);
    assert_eq!(nowhere.in_file, None, "without a folder there are no files");

    // The file of an interrupted solve is used again, so that less disk space is needed.
    assert!(!go_on(solver(0), 1, 1, |progress| progress.sweeps == 3));
    let unfinished = fs::metadata(folder.path().join("french-1-1.senet-unfinished")).expect("a file").len();
    // 406 rows of 128 numbers, of four bytes and of two, each filled up to a multiple of 4,096 bytes, behind the header.
    assert_eq!(
        unfinished,
        4096 + [4_u64, 2].map(|bytes| (406 * 128 * bytes).next_multiple_of(4096)).iter().sum::<u64>()
    );
    assert_eq!(solver(0).needs(3).disk, nothing.disk - unfinished);
}

#[test]
fn only_a_finer_tolerance_solves_a_layer_again() {
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
fn solving_reproduces_the_shipped_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let sheet = RuleSheet::FRENCH;
    assert!(solve(sheet, folder.path(), 2, |_| false));
    let shipped = Tables::shipped(&sheet).expect("tables of these rules");
    let solved = Tables::open(folder.path(), sheet).expect("tables");
    assert!(shipped.all().zip(solved.all()).all(|(shipped, solved)| shipped.bytes() == solved.bytes()));
}

#[test]
fn blocks_copied_from_other_checkpoints_are_detected() {
    let sheet = RuleSheet::CARPIGNANO;
    let folder = tempfile::tempdir().expect("a folder");
    let unfinished = folder.path().join("carpignano-2-2.senet-unfinished");
    let stop_after = |sweeps: u32| {
        assert!(!solve(sheet, folder.path(), 2, |progress| progress.pieces == (2, 2) && progress.sweeps >= sweeps));
        fs::read(&unfinished).expect("a checkpoint")
    };
    let (early, late) = (stop_after(3), stop_after(9));
    for (place, from, block) in [(0, &early, 0), (3, &early, 3), (1, &late, 2)] {
        fs::write(&unfinished, graft(&late, place, from, block)).expect("a file");
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

/// The files of an interrupted solve: a table and a checkpoint.
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
    fn any_changed_byte_is_detected(file in 0..2_usize, place in any::<prop::sample::Index>(), change in 1..=255_u8) {
        let folder = tempfile::tempdir().expect("a folder");
        for (number, (name, bytes)) in sound().iter().enumerate() {
            let mut bytes = bytes.clone();
            if number == file {
                let place = place.index(bytes.len());
                bytes[place] ^= change;
            }
            fs::write(folder.path().join(name), bytes).expect("a file");
        }
        let verified = Tables::open(folder.path(), RuleSheet::FRENCH)
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
    fn a_truncated_table_is_refused(length in any::<prop::sample::Index>()) {
        let (name, bytes) = &sound()[0];
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join(name), &bytes[..length.index(bytes.len())]).expect("a file");
        prop_assert!(Tables::open(folder.path(), RuleSheet::FRENCH).is_err());
    }
}
