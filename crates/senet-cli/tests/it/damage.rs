//! Damaged tables: every command that reads them fails and names the file, instead of showing an estimate.

use std::fs;
use std::path::Path;

use senet::RuleSheet;
use senet_tables::{Tables, table_name};

use crate::commands::{complaint, senet};
use crate::engine::call_with;

/// A folder with the shipped tables, and a changed value in the table of two against one.
fn damaged() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let sheet = RuleSheet::DUTCH;
    for table in Tables::shipped(&sheet).expect("tables of these rules").all() {
        let (own, enemy) = table.index().pieces();
        let mut bytes = table.bytes().to_vec();
        bytes[700] ^= u8::from((own, enemy) == (2, 1));
        fs::write(folder.path().join(table_name(sheet, own, enemy)), bytes).expect("a file");
    }
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

/// The error of every command for people, or of the engine for programs.
fn expected(folder: &Path, block: &str) -> String {
    format!("{}: {block} 0 of the table (from byte 144 on) is damaged", folder.join("dutch-2-1.senet-table").display())
}

#[test]
fn commands_name_the_damaged_file() {
    let folder = damaged();
    let (folder, expected) = (folder.path(), expected(folder.path(), "Block"));
    let out = folder.join("network");
    let game = folder.join("game.senet");
    // The last piece of the cones, against two spools.
    let record = "senet record 1\nsheet: dutch\noptions: none\nfirst: Ani\nsecond: Tutu\ndate: unknown\n\
        start: 10/10/ss7c s - ?\nresult: unfinished\n\n1 spools |... 1\n";
    fs::write(&game, record).expect("a file");
    let sealed = senet(&["record", "seal", text(&game)]);
    assert!(sealed.status.success(), "{}", String::from_utf8_lossy(&sealed.stderr));
    let of_tables = ["--tables", text(folder)];
    // Games of days, which end at the first damaged value.
    let many = "1000000000";
    for arguments in [
        &["probe", "--rules", "dutch", "10/10/ss7c s - ?"][..],
        &["match", "--rules", "dutch", "--players", "novice,novice", "--games", many, "--seed", "1", "--losses", "2"],
        &["match", "--rules", "dutch", "--players", "master,novice", "--games", "2", "--seed", "1", "--exact", "2"],
        &["match", "--rules", "dutch", "--players", "novice", "--games", many, "--seed", "1", "--best", "2"],
        &["train", "--rules", "dutch", "--decisions", "400000000", "--pieces", "2", "--out", text(&out)],
        &["analyse", text(&game)],
    ] {
        let said = complaint(&[arguments, &of_tables].concat());
        assert!(said.contains(&expected), "{arguments:?}: {said}");
    }
    assert!(!out.exists(), "no network was learnt from estimates");
}

#[test]
fn the_engine_names_the_damaged_file() {
    let folder = damaged();
    let position = serde_json::json!({"rules": "dutch", "position": "10/10/ss7c s - ?"});
    let answer = call_with(&["--tables", text(folder.path())], "evaluate", &position);
    let message = answer["error"]["message"].as_str().expect("an error");
    assert!(message.contains(&expected(folder.path(), "block")), "{answer}");
    // After either move the spools throw again.
    let decision = serde_json::json!({"rules": "dutch", "position": "10/10/ss7c s - 4", "player": "master"});
    let answer = call_with(&["--tables", text(folder.path())], "choose", &decision);
    let message = answer["error"]["message"].as_str().expect("an error");
    assert!(message.contains(&expected(folder.path(), "block")), "{answer}");
    // Positions in sound tables are still answered.
    let sound = serde_json::json!({"rules": "dutch", "position": "10/10/s8c s - ?"});
    let answer = call_with(&["--tables", text(folder.path())], "evaluate", &sound);
    assert!(answer["result"]["error"].is_number(), "{answer}");
}

#[test]
fn a_folder_in_place_of_a_table_is_an_error_that_names_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = folder.path().join("dutch-3-3.senet-table");
    fs::create_dir(&table).expect("a folder");
    let said = complaint(&["probe", "--rules", "dutch", "--tables", text(folder.path()), "10/10/ss7c s - ?"]);
    assert!(said.contains(&format!("{}: This is a folder, not an ordinary file.", table.display())), "{said}");
}

#[test]
fn verify_names_the_damaged_file_of_the_pair() {
    let folder = damaged();
    // Updates of one against two need values of two against one.
    for arguments in [&["--all"][..], &["--sample", "1000"]] {
        let output = senet(&[&["table", "verify", text(folder.path())][..], arguments].concat());
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(!output.status.success() && said.contains(&expected(folder.path(), "Block")), "{said}");
    }
}
