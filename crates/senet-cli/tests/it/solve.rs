//! `senet solve` and `senet table`.

use std::fs;
use std::path::Path;

use crate::commands::{complaint, senet, written};

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

#[test]
fn wrong_arguments_of_solve_are_refused() {
    for (arguments, expected) in [
        (&["--pieces", "6"][..], "6 is not in 1..=5"),
        (&["--tolerance", "2"], "between 0.00008"),
        (&["--tolerance", "x"], "`x` is not a number"),
        (&["--threads", "0"], "0 is not in 1..=1024"),
        (&["--option", "rebirth"], "rebirth"),
        #[cfg(not(feature = "gpu"))]
        (&["--gpu"], "built without `--features gpu`"),
    ] {
        let error = complaint(&[&["solve", "--rules", "dutch"], arguments].concat());
        assert!(error.contains(expected), "{arguments:?}: {error}");
    }
}

#[test]
fn tables_are_made_once_and_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("tables");
    let solve = ["solve", "--rules", "dutch", "--pieces", "1", "--threads", "1", "--dir", text(&folder)];
    let printed = written(&solve);
    assert!(printed.contains("1, 1 ") && printed.contains("812") && printed.contains("of disk"), "{printed}");
    assert!(written(&solve).contains("all is solved already"));
    let verified = written(&["table", "verify", text(&folder), "--all"]);
    assert!(verified.contains("dutch-1-1.senet-table: 1 blocks sound, 812 positions agree"), "{verified}");

    let path = folder.join("dutch-1-1.senet-table");
    let mut bytes = fs::read(&path).expect("a table");
    bytes[700] ^= 1;
    fs::write(&path, &bytes).expect("a file");
    for command in [&["table", "verify", text(&folder)][..], &["solve", "--rules", "dutch", "--dir", text(&folder)]] {
        let output = senet(command);
        let error = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(!output.status.success() && error.contains("dutch-1-1.senet-table: Block 0 of the table"), "{error}");
    }
}

#[test]
fn tables_of_match_points_are_made_and_verified_beside_those_of_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let solve = ["solve", "--rules", "carpignano", "--pieces", "1", "--dir", text(folder.path())];
    written(&solve);
    let printed = written(&[&solve[..], &["--points"]].concat());
    assert!(printed.starts_with("carpignano, match points, up to 1 against 1: "), "{printed}");
    let verified = written(&["table", "verify", text(folder.path()), "--all"]);
    for name in ["carpignano-1-1.senet-table", "carpignano+points-1-1.senet-table"] {
        assert!(verified.contains(&format!("{name}: 1 blocks sound, 812 positions agree")), "{verified}");
    }
    // A table of the one is refused as one of the other.
    let [games, points] = ["", "+points"].map(|of| folder.path().join(format!("carpignano{of}-1-1.senet-table")));
    fs::copy(&games, &points).expect("a file");
    let error = complaint(&["table", "verify", text(folder.path())]);
    assert!(error.contains("carpignano-1-1") && error.contains("carpignano+points-1-1"), "{error}");
    assert!(complaint(&["solve", "--rules", "uninerd", "--points"]).contains("has no match points"));
}

#[test]
fn tables_of_two_folders_are_compared() {
    let folder = tempfile::tempdir().expect("a folder");
    let [ours, rough, others] = ["ours", "rough", "others"].map(|name| folder.path().join(name));
    written(&["solve", "--rules", "dutch", "--pieces", "2", "--dir", text(&ours)]);
    written(&["solve", "--rules", "dutch", "--pieces", "1", "--dir", text(&rough), "--tolerance", "0.1"]);
    let compared = written(&["table", "compare", text(&ours), text(&ours)]);
    let whole = "dutch-2-2.senet-table: 142,506 positions agree within the certificates, 0 values differ";
    assert!(compared.lines().count() == 4 && compared.contains(whole), "{compared}");
    let compared = written(&["table", "compare", text(&ours), text(&rough)]);
    assert!(compared.starts_with("dutch-1-1.senet-table: 812 positions agree"), "{compared}");
    assert!(compared.lines().count() == 1 && !compared.contains(", 0 values differ"), "{compared}");

    written(&["solve", "--rules", "french", "--pieces", "1", "--dir", text(&others)]);
    assert!(complaint(&["table", "compare", text(&ours), text(&others)]).contains("there is no table of a layer"));
}

#[test]
fn folders_without_tables_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("missing");
    assert!(complaint(&["table", "verify", text(&missing)]).contains("missing"));
    assert!(complaint(&["table", "verify", text(folder.path())]).contains("there is no table"));
    fs::write(folder.path().join("hounds-1-1.senet-table"), "").expect("a file");
    assert!(complaint(&["table", "verify", text(folder.path())]).contains("hounds-1-1.senet-table: no sheet"));
}

/// Returns the tables in a folder, by name.
fn tables(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let paths = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let is_table = |path: &std::path::PathBuf| path.extension().is_some_and(|extension| extension == "senet-table");
    let mut files: Vec<(String, Vec<u8>)> = paths
        .filter(is_table)
        .map(|path| (path.file_name().expect("a name").display().to_string(), fs::read(&path).expect("a file")))
        .collect();
    files.sort();
    files
}

/// Solves in a folder with a process that is killed again and again.
fn solve_with_kills(arguments: &[&str], folder: &Path) {
    let mut kills = 0;
    loop {
        let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_senet"))
            .args(arguments)
            .arg(folder)
            .stdout(std::process::Stdio::null())
            .spawn()
            .expect("the program starts");
        // Each process runs longer, so that the solve ends on any machine.
        std::thread::sleep(std::time::Duration::from_millis(40 + 30 * kills));
        if let Some(status) = child.try_wait().expect("a child") {
            assert!(status.success());
            break;
        }
        child.kill().expect("a child that runs");
        child.wait().expect("a child that has ended");
        kills += 1;
    }
    assert!(kills > 0, "the machine was too fast to be interrupted");
}

#[test]
fn a_killed_solve_writes_identical_files() {
    let (whole, killed) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let arguments = ["solve", "--rules", "spanish", "--pieces", "2", "--checkpoint", "0.05", "--dir"];
    written(&[&arguments[..], &[text(whole.path())]].concat());
    solve_with_kills(&arguments, killed.path());
    assert!(tables(whole.path()) == tables(killed.path()) && tables(whole.path()).len() == 4);
    assert_eq!(fs::read_dir(killed.path()).expect("a folder").count(), 4, "nothing is left of what was being written");
}
