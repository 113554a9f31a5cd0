//! The commands without a dialogue: `moves`, `perft`, `simulate`, `match`, `train`, `record`.

use std::fs;
use std::process::{Command, Output};

use senet::{Casting, Game, Player, Record, RuleSheet, Stage};
use senet_fair::{Anchors, Ledger, PlayerChains, Secret, ServerChain, Terms};
use serde_json::Value;

/// Runs the program in an environment without a language.
pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_senet"));
    for variable in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        program.env_remove(variable);
    }
    program
}

pub(crate) fn senet(arguments: &[&str]) -> Output {
    program().args(arguments).output().expect("the program runs")
}

/// Returns the output of a run that must succeed.
pub(crate) fn written(arguments: &[&str]) -> String {
    let output = senet(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Returns the error output of a run that must fail.
pub(crate) fn complaint(arguments: &[&str]) -> String {
    let output = senet(arguments);
    assert!(!output.status.success(), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

#[test]
fn without_arguments_the_help_lists_all_commands() {
    let said = written(&[]);
    let commands = [
        "play",
        "serve",
        "moves",
        "perft",
        "simulate",
        "study",
        "match",
        "train",
        "solve",
        "table",
        "probe",
        "puzzles",
        "benchmark",
        "record",
        "analyse",
        "engine",
    ];
    for command in commands {
        assert!(said.lines().any(|line| line.trim_start().starts_with(&format!("{command} "))), "{command}: {said}");
    }
    assert!(said.contains("senet serve --open"), "{said}");
    assert_eq!(said, written(&["-h"]));
}

#[test]
fn moves_of_a_throw_and_of_all_throws() {
    let start = written(&["moves", "--position", "cscscscscs/10/10 s s10c9 1"]);
    assert_eq!(start, "10-11     cscscscsc1/s9/10 s c9 ?\n");
    let waiting = written(&["moves", "--rules", "uninerd", "--position", "cscscscscs/10/10 c c10 ?"]);
    let expected = "throw 1
  10-11     cscscscsc1/s9/10 c - ?
throw 2
  10-12     cscscscsc1/1s8/10 s - ?
throw 3
  10-13     cscscscsc1/2s7/10 s - ?
throw 4
  10-14     cscscscsc1/3s6/10 c - ?
throw 5
  10-15     cscscscsc1/4s5/10 c - ?
throw 6
  pass      cscscscscs/10/10 s - ?
";
    assert_eq!(waiting, expected);
    assert_eq!(written(&["moves", "--position", "c9/10/10 s - #"]), "the game is over; the spools have won\n");
    let options = ["moves", "--rules", "spanish", "--option", "rebirth", "--option", "exit-3-2-1"];
    let exit = written(&[&options[..], &["--position", "2s7/10/7c2 c - 3"]].concat());
    assert_eq!(exit, "28-off    2s7/10/10 c - #\n");
}

#[test]
fn perft_counts_and_divides() {
    let position = ["perft", "--rules", "uninerd", "--position", "cscscscscs/10/10 s s10 ?"];
    assert_eq!(written(&[&position[..], &["--depth", "0"]].concat()), "1\n");
    assert_eq!(written(&[&position[..], &["--depth", "1"]].concat()), "6\n");
    let divided = written(&[&position[..], &["--depth", "3", "--divide"]].concat());
    let counts: Vec<u64> =
        divided.lines().map(|line| line.split(' ').next_back().expect("a count").parse().expect("a number")).collect();
    let (total, parts) = counts.split_last().expect("a total");
    assert_eq!(parts.iter().sum::<u64>(), *total);
    assert!(divided.starts_with("1: 10-11 "), "{divided}");
    assert_eq!(divided.lines().count(), 7, "{divided}");
}

#[test]
fn simulate_as_table_and_as_json() {
    let arguments = ["simulate", "--rules", "dutch", "--games", "200", "--seed", "1", "--players", "greedy,random"];
    let table = written(&arguments);
    for row in [
        "wins of the side that begins",
        "throws",
        "percentiles",
        "captures",
        "passes",
        "backward moves",
        "visits to 27",
    ] {
        assert!(table.contains(row), "{table}");
    }
    assert!(!table.contains("keeps on 30"), "{table}");
    assert_eq!(table, written(&arguments), "a seed gives the same table");
    let json: Value = serde_json::from_str(&written(&[&arguments[..], &["--json"]].concat())).expect("JSON");
    assert_eq!(json["games"], 200);
    assert_eq!(json["seed"], 1);
    assert_eq!(json["players"], serde_json::json!(["greedy", "random"]));
    assert!(json["wins_of_first"]["share"].as_f64().expect("a share") > 0.5);
    assert!(json["throws_per_game"]["mean"].as_f64().expect("a mean") > 50.0);
}

/// `greedy` takes a piece off 30 as soon as it may, `random` keeps it half of the time.
#[test]
fn simulate_counts_keeps() {
    let simulate = ["simulate", "--rules", "uninerd", "--games", "50", "--seed", "1", "--players"];
    let keeps = |players: &str| -> f64 {
        let json: Value =
            serde_json::from_str(&written(&[&simulate[..], &[players, "--json"]].concat())).expect("JSON");
        json["keeps_per_game"].as_f64().expect("a mean")
    };
    assert!(keeps("random,random") > 1.0);
    assert!(written(&[&simulate[..], &["random,random"]].concat()).contains("keeps on 30"));
    assert!(keeps("greedy,greedy") < keeps("random,random") / 10.0);
}

#[test]
fn wrong_arguments_are_named() {
    let table: &[(&[&str], &str)] = &[
        (&["moves", "--rules", "roman", "--position", "x"], "there is no rule sheet `roman`"),
        (&["moves", "--position", "x"], "four fields"),
        (
            &["moves", "--position", "10/10/9c c - 1"],
            "The side without pieces has won, and field 2 must name it: spools.",
        ),
        (&["moves"], "--position"),
        (
            &["moves", "--rules", "dutch", "--option", "rebirth", "--position", "x"],
            "The Dutch sheet has no option House of rebirth.",
        ),
        (&["moves", "--option", "reborn", "--position", "x"], "there is no option `reborn`"),
        (&["perft", "--position", "cscscscscs/10/10 s s10c9 1", "--depth", "101"], "101"),
        (&["simulate", "--games", "0"], "a whole number from 1 to 18446744073709551615 is wanted"),
        (&["simulate", "--games", "-1"], "invalid value '-1' for '--games <N>': a whole number from 1 to"),
        (&["simulate", "--seed", "-1"], "a whole number from 0 to 18446744073709551615 is wanted"),
        (&["match", "--players", "novice,novice", "--exact", "-1"], "-1 is not in 0..=5"),
        (&["perft", "--position", "cscscscscs/10/10 s s10c9 1", "--depth", "-1"], "-1 is not in 0..=100"),
        (&["play", "--games", "-2"], "-2 is not in 1..=4294967295"),
        (&["table", "verify", ".", "--sample", "-1"], "a whole number from 0 to"),
        (&["solve", "--pieces", "-1"], "-1 is not in 1..=5"),
        (&["solve", "--tolerance", "-1"], "a tolerance is between 0.00008"),
        (&["solve", "--memory", "-1"], "memory is a number of GiB from 0 on"),
        (&["solve", "--checkpoint", "-1"], "a time is from 0 seconds on"),
        (&["train", "--seed", "-1", "--out", "x"], "a whole number from 0 to"),
        (&["train", "--decisions", "0", "--out", "x"], "0 is not in 1..=400000000"),
        (&["simulate", "--players", "random"], "two players"),
        (&["simulate", "--players", "random,pharaoh"], "no computer player `pharaoh`"),
        (&["record", "check", "no such file.senet"], "no such file.senet"),
        (&["embalm"], "embalm"),
    ];
    for (arguments, message) in table {
        let complaint = complaint(arguments);
        assert!(complaint.contains(message), "{arguments:?}: {complaint}");
    }
}

#[test]
fn record_check_and_seal() {
    let folder = std::env::temp_dir().join(format!("senet-record-test-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    let path = folder.join("game.senet");
    let file = path.to_str().expect("UTF-8");
    let by_hand = "senet record 1\nsheet: french\noptions: none\nfirst: Ani\nsecond: Tutu\ndate: unknown\n\
        start: opening by first\nresult: unfinished\n\n1 first |... 1\n2 spools 10-11\n";
    fs::write(&path, by_hand).expect("a file");
    let unsealed = complaint(&["record", "check", file]);
    assert!(unsealed.contains("Line 12, column 1: The text is cut off here."), "{unsealed}");
    assert!(written(&["record", "seal", file]).contains("sealed"));
    let sound = written(&["record", "check", file]);
    assert!(sound.contains("a sound record of french, 1 throw, 1 move; unfinished"), "{sound}");
    let whole = fs::read_to_string(&path).expect("a file");
    fs::write(&path, whole.replace("10-11", "8-9")).expect("a file");
    let edited = complaint(&["record", "check", file]);
    assert!(edited.contains("Line 11, column 10: The first move of the game is made by the spool on 10."), "{edited}");
    assert!(complaint(&["record", "seal", file]).contains("Line 11"));
    fs::write(&path, b"senet record 1\nsheet: \xff\n").expect("a file");
    assert!(complaint(&["record", "check", file]).contains("Line 2, column 8: This is not UTF-8"));
    fs::remove_dir_all(&folder).expect("the folder goes again");
}

#[test]
fn record_check_compares_a_record_with_the_proof_of_its_throws() {
    let terms = Terms::new(Casting::Sticks, "french, first throws first, a test").expect("short terms");
    let server = ServerChain::new(&Secret::new([1; 32]), &terms);
    let players = Player::BOTH.map(|player| PlayerChains::new(&Secret::new([player as u8 + 2; 32]), player, &terms));
    let anchors = Anchors { server: server.anchor(), players: [players[0].anchors(), players[1].anchors()] };
    let begun = players.map(|chains| chains.begin(&anchors).expect("own anchors"));
    let mut ledger = Ledger::new(terms, anchors, [begun[0].1.witness, begun[1].1.witness]).expect("right shares");
    let mut game = Game::new(RuleSheet::FRENCH, Player::First);
    while let Stage::Opening { thrower, .. } = game.stage() {
        let request = begun[thrower as usize].0.request(&ledger).expect("a throw can be asked for");
        ledger.ask(thrower, &request).expect("a right request");
        let answer = server.answer(&ledger.asked().expect("asked")).expect("an answer");
        game.throw(ledger.answer(&answer).expect("a right answer")).expect("a throw is due");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let [record, proof] = ["game.senet", "proof.json"].map(|name| folder.path().join(name));
    let [record_file, proof_file] = [&record, &proof].map(|path| path.to_str().expect("UTF-8"));
    let check = ["record", "check", record_file, "--proof", proof_file];
    let write = |game: &Game, text: &str| {
        fs::write(&record, Record::new(game.clone(), "Ani", "Tutu").expect("names").to_string()).expect("a file");
        fs::write(&proof, text).expect("a file");
    };
    let text = serde_json::to_string(&ledger.proof()).expect("a proof");
    write(&game, &text);
    let told = written(&check);
    let throws = match ledger.throws().len() {
        1 => "1 throw".to_owned(),
        count => format!("{count} throws"),
    };
    let expected = format!("a right proof of {throws} in game {}", ledger.game());
    assert!(told.contains(&expected), "{told}");

    write(&game, &text.replace("a test", "a tesT"));
    assert!(complaint(&check).contains("The identifier of the game is not the hash of its terms and anchors."));
    write(&game, &text[..300]);
    assert!(complaint(&check).contains("line 1 column 300"));
    let last = ledger.throws().len();
    game.undo();
    write(&game, &text);
    assert!(complaint(&check).contains(&format!("The proof has throw {last}, and the record does not.")));
}

#[test]
fn a_closed_output_ends_the_program_silently_with_code_141() {
    use std::process::Stdio;
    let mut child = program()
        // Enough games to fill any pipe, so that something is written after the reader has closed it.
        .args(["play", "--players", "random,random", "--games", "9", "--seed", "1"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(141), ""));
}

#[test]
fn a_match_prints_wins_and_losses() {
    let arguments = ["match", "--rules", "dutch", "--players", "skilled,novice", "--games", "300", "--seed", "1"];
    let said = written(&arguments);
    for part in ["sheet         dutch", "games         300, seed 1", "wins          skilled ", "match points", "throws"]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(!said.contains("loss"), "{said}");
    assert_eq!(said, written(&arguments));
    let judged: Value =
        serde_json::from_str(&written(&[&arguments[..], &["--losses", "2", "--json"]].concat())).expect("JSON");
    assert_eq!(judged["games"], 300);
    assert!(
        said.contains(&format!("skilled {:.2} %", 100.0 * judged["wins_of_first"]["share"].as_f64().expect("a share")))
    );
    for player in [0, 1] {
        assert!(judged["losses"][player]["decisions"].as_u64().expect("decisions") > 0, "{judged}");
    }
    let of_novice = |name: &str| judged["losses"][1][name].as_f64().expect("a number");
    let of_a_game = 100.0 * of_novice("mean") * of_novice("decisions") / 300.0;
    let said = written(&[&arguments[..], &["--losses", "2"]].concat());
    assert!(said.contains(&format!("{of_a_game:.2} % a game")), "{of_a_game}: {said}");
    assert!(complaint(&["match", "--players", "skilled"]).contains("two players"));
    assert!(complaint(&["match", "--players", "skilled,pharaoh"]).contains("no computer player"));
    let unknown = complaint(&[&arguments[..], &["--losses", "4"]].concat());
    assert!(unknown.contains("no table of dutch, 1 against 3: `senet solve --rules dutch --pieces 4"), "{unknown}");
}

#[test]
fn a_match_is_judged_by_tables_of_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = folder.path().to_str().expect("a plain name");
    let arguments =
        ["--rules", "spanish", "--option", "rebirth", "--players", "skilled", "--games", "20", "--best", "3"];
    let arguments = [&["match", "--seed", "1", "--tables", tables][..], &arguments].concat();
    let unknown = complaint(&arguments);
    let remedy = format!("`senet solve --rules spanish --option rebirth --pieces 3 --dir {tables}` makes it");
    assert!(unknown.contains(&remedy), "{unknown}");
}

#[test]
fn the_master_loses_nothing_where_it_has_exact_values() {
    let players = ["match", "--rules", "uninerd", "--players", "master,casual"];
    let games = ["--games", "40", "--seed", "2", "--losses", "2", "--exact", "2", "--json"];
    let judged: Value = serde_json::from_str(&written(&[&players[..], &games].concat())).expect("JSON");
    let mean = |player: usize| judged["losses"][player]["mean"].as_f64().expect("a mean");
    assert!(mean(0) < 1e-4 && mean(1) > mean(0), "{judged}");
}

#[test]
fn training_is_deterministic() {
    let folder = std::env::temp_dir().join(format!("senet-train-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder can be made");
    for (sheet, of) in [
        ("french", &["--decisions", "200", "--rounds", "2"][..]),
        ("dutch", &["--points", "--decisions", "200", "--rounds", "1"]),
    ] {
        let train = |name: &str, seed: &str| {
            let file = folder.join(name);
            let out = file.display().to_string();
            let settings = ["train", "--rules", sheet, "--pieces", "1", "--seed", seed, "--out", &out];
            written(&[&settings, of].concat());
            fs::read(file).expect("the network was written")
        };
        let network = train("a.net", "1");
        assert!(senet_ai::Network::from_bytes(&network).is_ok());
        assert_eq!(network, train("b.net", "1"));
        assert_ne!(network, train("c.net", "2"));
    }
    let nowhere = folder.join("no").join("folder.net").display().to_string();
    assert!(complaint(&["train", "--decisions", "1", "--pieces", "0", "--out", &nowhere]).contains("folder.net"));
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn a_training_needs_its_teacher_and_all_its_tables() {
    let out = std::env::temp_dir().join("senet-never-written.net").display().to_string();
    let said = |options: &[&str]| complaint(&[&["train", "--rules", "dutch", "--out", &out], options].concat());
    let no_network = said(&["--teacher", "Cargo.toml", "--pieces", "1"]);
    assert!(no_network.contains("Cargo.toml: the file holds no network, or is damaged"), "{no_network}");
    let no_file = said(&["--teacher", "no.net", "--pieces", "1"]);
    assert!(no_file.contains("no.net"), "{no_file}");
    let missing = said(&["--pieces", "5", "--decisions", "9"]);
    assert!(missing.contains("there is no table of dutch, 1 against 3"), "{missing}");
}

#[cfg(unix)]
#[test]
fn an_endless_record_is_refused() {
    for command in [&["record", "check", "/dev/zero"][..], &["record", "seal", "/dev/zero"], &["analyse", "/dev/zero"]]
    {
        let said = complaint(command);
        assert!(said.contains("/dev/zero: This has more than 16777216 bytes"), "{said}");
    }
}

#[test]
fn a_solve_before_the_work_is_announced_at_once() {
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;
    let nowhere = std::env::temp_dir().join("senet-never-written.net").display().to_string();
    for arguments in [
        &["train", "--rules", "french", "--decisions", "1", "--pieces", "3", "--out", &nowhere][..],
        &["match", "--rules", "french", "--players", "novice,novice", "--losses", "3"],
        &["match", "--rules", "french", "--players", "novice,novice", "--exact", "3"],
        &["simulate", "--rules", "french", "--exact", "3"],
        &["match", "--rules", "french", "--players", "novice", "--best", "3"],
    ] {
        let mut child =
            program().args(arguments).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stderr.take().expect("a pipe")).read_line(&mut line).expect("a line");
        child.kill().expect("it still solves");
        child.wait().expect("it has ended");
        assert!(line.starts_with("solving french up to 3 against 3 first"), "{arguments:?}: {line}");
    }
}
