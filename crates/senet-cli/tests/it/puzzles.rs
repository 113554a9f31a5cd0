//! `senet puzzles`, and the puzzles that are delivered with the page.

use std::fs;
use std::path::Path;

use senet::{RuleSheet, SheetId};
use senet_study::puzzle::PuzzleFile;

use crate::commands::{complaint, written};

#[test]
fn made_puzzles_stand_the_check() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("dutch.senet-puzzles");
    let file = file.to_str().expect("a path");
    let make = ["puzzles", "dutch", "--count", "8", "--games", "128", "--seed", "5"];
    let said = written(&[&make[..], &["--out", file]].concat());
    assert_eq!(said, format!("dutch: 8 puzzles in {file}\n"));
    let text = fs::read_to_string(file).expect("a file");
    assert_eq!(written(&make), text, "the same seed makes the same puzzles");
    assert!(text.starts_with("senet puzzles 1\nsheet: dutch\n# Made by `senet puzzles dutch --count 8 --seed 5`"));
    assert_eq!(written(&["puzzles", "--check", file]), "dutch: 8 puzzles with the chances of the tables\n");
    // A chance that the tables do not have.
    let line = text.lines().last().expect("a puzzle");
    let (rest, percent) = line.rsplit_once(' ').expect("a chance");
    let better = format!("{rest} {:.2}", percent.parse::<f64>().expect("a number") - 1.0);
    fs::write(file, text.replace(line, &better)).expect("a file");
    assert!(complaint(&["puzzles", "--check", file]).ends_with("puzzle 8: its chances are not those of the tables\n"));
}

#[test]
fn wrong_requests_and_files_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file");
        path.to_str().expect("a path").to_owned()
    };
    let (title, line, binary) = (
        file("title", b"senet record 1\n"),
        file(
            "line",
            b"senet puzzles 1\nsheet: dutch\n\n10/5c4/s2c5s c - ?; 67; 24-27>15; 16-19 40.06; 24-27>15 25.31\n",
        ),
        file("binary", b"senet puzzles 1\n\xff\n"),
    );
    let missing = folder.path().join("missing").display().to_string();
    for (arguments, expected) in [
        (&["puzzles"][..], "<SHEET>"),
        (&["puzzles", "roman"], "no rule sheet `roman`"),
        (&["puzzles", "dutch", "--count", "0"], "a whole number from 1"),
        (&["puzzles", "dutch", "--count", "999", "--games", "1"], "ask for fewer with --count"),
        (&["puzzles", "dutch", "--check", &line], "cannot be used with"),
        (&["puzzles", "--check", &missing], "missing"),
        (&["puzzles", "--check", &title], "the file does not begin with the lines `senet puzzles 1`"),
        (&["puzzles", "--check", &line], "puzzle 1: no throw is to be played in the position"),
        (&["puzzles", "--check", &binary], "Line 2"),
    ] {
        let said = complaint(arguments);
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
}

/// The moves of all puzzles are legal by the rules, and their chances those of the tables, where the shipped ones reach.
#[test]
fn the_puzzles_of_the_page_are_sound() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../senet-web/puzzles");
    for id in SheetId::ALL {
        let path = folder.join(format!("{}.senet-puzzles", id.name()));
        let path = path.to_str().expect("a path");
        let said = written(&["puzzles", "--check", path]);
        assert!(said.starts_with(&format!("{}: ", id.name())), "{said}");
        let file = PuzzleFile::parse(&fs::read_to_string(path).expect("a file")).expect("a file of puzzles");
        assert_eq!(file.sheet, RuleSheet::plain(id));
        assert!(file.len() >= 200, "{id:?} has {} puzzles", file.len());
        let difficulties: Vec<u8> =
            (1..=file.len()).map(|number| file.puzzle(number).expect("a line").expect("a puzzle").difficulty).collect();
        assert!(difficulties.is_sorted(), "{id:?}: {difficulties:?}");
        let has = |difficulty: u8| difficulties.contains(&difficulty);
        assert!([0, 33, 67, 100].into_iter().all(has), "{id:?}: {difficulties:?}");
    }
}
