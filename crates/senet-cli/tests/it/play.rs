//! `senet play`, driven line by line.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use senet::{Record, SheetId};

use crate::commands::program;

/// The output of a run.
struct Answer {
    output: String,
    errors: String,
    success: bool,
}

impl Answer {
    /// Panics unless the output contains the text, wherever its lines are broken.
    #[track_caller]
    fn says(&self, text: &str) -> &Answer {
        let joined = self.output.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(joined.contains(text), "not said: {text}\n{}\n{}", self.output, self.errors);
        self
    }
}

/// Runs `senet play` with these arguments, separated by spaces, and this input.
fn play(arguments: &str, input: &str) -> Answer {
    play_with(&arguments.split_whitespace().collect::<Vec<_>>(), input)
}

fn play_with(arguments: &[&str], input: &str) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_senet"))
        .arg("play")
        .args(if arguments.contains(&"--language") { &[][..] } else { &["--language", "en"] })
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let bytes = input.as_bytes().to_vec();
    // Ignore write errors: the program can end before it has read all input.
    let writer = std::thread::spawn(move || stdin.write_all(&bytes).is_ok());
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    Answer {
        output: String::from_utf8(output.stdout).expect("the output is text"),
        errors: String::from_utf8(output.stderr).expect("the errors are text"),
        success: output.status.success(),
    }
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("the folder of the last run can go");
    }
    fs::create_dir_all(&path).expect("a folder can be made");
    path
}

fn record(file: &Path) -> Record {
    Record::parse(&fs::read_to_string(file).expect("the record was saved")).expect("the record is sound")
}

/// Every sheet, and `spanish` with all its options.
fn sheets() -> Vec<String> {
    let plain = SheetId::ALL.iter().map(|id| format!("--rules {id}"));
    let options = " --option exit-3-2-1 --option happiness --option rebirth";
    plain.chain([format!("--rules spanish{options}")]).collect()
}

/// Throws and plays the first move of every list, until there is nothing left to do.
const ALWAYS_THE_FIRST: &str = "\n1\n";

#[test]
fn computers_play_every_sheet_to_its_end() {
    let folder = folder("computers");
    for (number, sheet) in sheets().iter().enumerate() {
        let file = folder.join(format!("{number}.senet"));
        let answer = play(&format!("{sheet} --seed 4 --players random,random"), &format!("save {}\n", file.display()));
        assert!(answer.success, "{sheet}: {}", answer.errors);
        answer.says("with the").says("Seed 4.").says("Saved to");
        let record = record(&file);
        assert!(record.game.outcome().is_some(), "{sheet}");
        assert_eq!(record.seed, Some(4));
    }
}

#[test]
fn persons_play_every_sheet_to_its_end() {
    let folder = folder("persons");
    for (number, sheet) in sheets().iter().enumerate() {
        for (players, seed) in [("person,person", 11), ("person,greedy", 12)] {
            let file = folder.join(format!("{number}-{seed}.senet"));
            let save = format!("save {}\nquit\n", file.display());
            let arguments = format!("{sheet} --seed {seed} --players {players}");
            let played = play(&arguments, &ALWAYS_THE_FIRST.repeat(3000));
            assert!(played.success && played.errors.is_empty(), "{arguments}: {}", played.errors);
            played.says("The game took");
            // The game ends at the first empty line after it is over, so the script is cut there to save.
            let lines = input_lines_until_the_end(&played.output);
            let answer = play(&arguments, &format!("{}{save}", script(lines)));
            answer.says("Saved to");
            assert!(record(&file).game.outcome().is_some(), "{arguments}");
        }
    }
}

/// The number of input lines that were read before the game was over.
fn input_lines_until_the_end(output: &str) -> usize {
    let before = output.split("The game took").next().unwrap_or_default();
    let prompts = ["(enter) > ", "choose a move", "cones or 2 spools > "];
    before.lines().filter(|line| prompts.iter().any(|prompt| line.contains(prompt))).count()
}

fn script(lines: usize) -> String {
    ALWAYS_THE_FIRST.repeat(lines).split_inclusive('\n').take(lines).collect()
}

#[test]
fn a_seed_repeats_a_game() {
    let script = ALWAYS_THE_FIRST.repeat(40);
    let run = |seed: u64| play(&format!("--seed {seed} --rules dutch"), &script).output;
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
}

#[test]
fn plain_output_has_no_escapes_and_fits() {
    for sheet in sheets() {
        for glyphs in ["", "--ascii"] {
            let script = format!("?\nhelp\n{}", ALWAYS_THE_FIRST.repeat(30));
            let answer = play(&format!("{sheet} --seed 2 {glyphs}"), &script);
            assert!(!answer.output.contains('\x1b'));
            assert!(glyphs.is_empty() || answer.output.is_ascii());
            for line in answer.output.lines() {
                assert!(line.chars().count() <= 80, "{sheet}: {line}");
            }
        }
    }
}

#[test]
fn colours_can_be_asked_for() {
    assert!(play("--seed 2 --color always", "\n").output.contains("\x1b["));
    assert!(!play("--seed 2 --color always", "\n").output.contains("\x1b[H"), "only a terminal is cleared");
}

/// Seed 3 of `carpignano`: the first player wins the opening with his third throw, and moves 10-11.
const THROUGH_THE_OPENING: &str = "\n\n\n1\n";

#[test]
fn refused_moves_are_explained_and_nothing_is_lost() {
    let position = "2c2cc1s1/2s7/3ss5 c - 2";
    for (typed, reason) in [
        ("9 11", "belongs to the other side"),
        ("13x15", "belongs to the other side"),
        ("3x5", "written 3-5"),
        ("7", "the piece on 7 can move: 7x9, number 3"),
        ("9", "belongs to the other side"),
        ("7-5", "moves back only when none can move forward"),
        ("12-14", "no piece on 12"),
        ("12", "no piece on 12"),
        ("3-4", "it has to be exactly 2"),
        ("pass", "You have to move when you can"),
        ("keep", "only at the start of a turn"),
        ("28-off", "no piece on 28"),
        ("0-2", "no house 0"),
        ("31-33", "no house 31"),
        ("? 31", "no house 31"),
        ("? undo", "`?` stands alone"),
        ("3-5-", "no command and no move"),
        ("save \"\"", "no name between the quotes"),
        ("1-off", "no piece on 1"),
        ("dance", "no command and no move"),
        ("undo now", "stands alone"),
        ("? 9-11", "belongs to the other side"),
        ("? 3-5", "You can play 3-5"),
        ("? 27", "House 27, water."),
        ("cones", "no side to choose"),
        ("undo", "no decision of yours"),
        ("redo", "nothing to play again"),
        ("save", "Name a file"),
        ("save /nowhere/at/all.senet", "Not saved"),
    ] {
        let answer =
            play_with(&["--position", position, "--players", "person,person"], &format!("{typed}\nposition\nquit\n"));
        assert!(answer.success, "{typed}: {}", answer.errors);
        let words = answer.output.to_lowercase();
        let joined = words.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(joined.contains(&reason.to_lowercase()), "{typed} is not answered by {reason}: {}", answer.output);
        answer.says(position);
    }
}

#[test]
fn moves_are_typed_in_many_ways() {
    let position = "2c2cc1s1/2s7/3ss5 c - 2";
    for typed in ["1", "3-5", "3 5", "3:5"] {
        let answer =
            play_with(&["--position", position, "--players", "person,person"], &format!("{typed}\nposition\n"));
        answer.says("4ccc1s1/2s7/3ss5 s - ?");
    }
}

#[test]
fn undo_brings_the_same_throws_again() {
    let opening = THROUGH_THE_OPENING;
    let twice = format!("{opening}\n1\n\nposition\nundo\nundo\nundo\n1\n\n1\n\nposition\nquit\n");
    let answer = play("--seed 3", &twice);
    answer.says("Taken back.");
    let positions: Vec<&str> =
        answer.output.lines().filter(|line| line.contains('/') && line.contains(" s ")).collect();
    assert_eq!(positions.len(), 2, "{}", answer.output);
    assert_eq!(positions[0], positions[1]);
}

#[test]
fn redo_plays_again() {
    let script = format!("{THROUGH_THE_OPENING}\n1\nundo\nredo\nposition\nquit\n");
    let answer = play("--seed 3", &script);
    let without = play("--seed 3", &format!("{THROUGH_THE_OPENING}\n1\nposition\nquit\n"));
    let position = |answer: &Answer| answer.output.lines().find(|line| line.contains("/10 s")).map(str::to_owned);
    assert!(position(&without).is_some(), "{}", without.output);
    assert_eq!(position(&answer), position(&without));
    answer.says("Played again.");
}

#[test]
fn an_existing_file_is_not_overwritten_by_mistake() {
    let folder = folder("overwrite");
    let (file, other) = (folder.join("game one.senet"), folder.join("other.senet"));
    fs::write(&file, "something else").expect("a file can be written");
    let (name, other_name) = (file.display(), other.display());
    let answer = play("--seed 3", &format!("\n\nsave {name}\nsave {other_name}\n\nsave\nquit\n"));
    answer.says("exists already").says("overwrites it");
    assert_eq!(fs::read_to_string(&file).expect("it is still there"), "something else");
    record(&other);
    play("--seed 3", &format!("\n\nsave! {name}\nquit\n")).says("Saved to");
    record(&file);
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    for sheet in sheets() {
        let folder = folder("load");
        let (part, loaded, whole) = (folder.join("part"), folder.join("loaded"), folder.join("whole"));
        let (some, more) = (script(31), ALWAYS_THE_FIRST.repeat(20));
        let arguments = format!("{sheet} --seed 6 --players person,random");
        play(&arguments, &format!("{some}save {}\nquit\n", part.display()));
        play(&format!("--load {}", part.display()), &format!("1\n{more}save {}\nquit\n", loaded.display()));
        play(&arguments, &format!("{some}1\n{more}save {}\nquit\n", whole.display()));
        assert_eq!(record(&loaded), record(&whole), "{sheet}");
    }
}

#[test]
fn a_loaded_game_says_who_plays_what() {
    let folder = folder("who");
    let file = folder.join("game.senet");
    let name = file.display();
    play("--seed 3 --names Ani,Tutu", &format!("{}save {name}\nquit\n", script(4)));
    let guessed = "By the names in the record: Ani is a person, Tutu is a person. `--players A,B` changes";
    play(&format!("--load {name}"), "").says(guessed);
    let said = play(&format!("--load {name} --players person,greedy"), "");
    assert!(!said.output.contains("By the names"), "{}", said.output);
    play("--seed 3", &format!("{}save! {name}\nquit\n", script(4)));
    play(&format!("--load {name}"), "").says("person is a person, casual is the computer player “Casual”");
}

#[test]
fn the_name_of_a_file_may_stand_in_quotes() {
    let folder = folder("quotes");
    let file = folder.join("my game.senet");
    play("--seed 3", &format!("\nsave \"{}\"\nquit\n", file.display())).says("Saved to");
    record(&file);
}

#[test]
fn saving_touches_no_other_file() {
    let folder = folder("others");
    let (file, neighbour) = (folder.join("g.senet"), folder.join("g.senet.new"));
    fs::write(&neighbour, "something else").expect("a file can be written");
    play("--seed 3", &format!("\nsave {}\nquit\n", file.display())).says("Saved to");
    record(&file);
    assert_eq!(fs::read_to_string(&neighbour).expect("it is still there"), "something else");
    // A folder is not replaced, and the attempt leaves no file.
    play("--seed 3", &format!("\nsave! {}\nquit\n", folder.display())).says("Not saved").says("not an ordinary file");
    let mut names: Vec<_> = fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    names.sort();
    assert_eq!(names, ["g.senet", "g.senet.new"]);
}

#[cfg(unix)]
#[test]
fn saving_follows_a_link_and_keeps_the_permissions() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder("links");
    let (file, link) = (folder.join("g.senet"), folder.join("link.senet"));
    play("--seed 3", &format!("\nsave {}\nquit\n", file.display())).says("Saved to");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("the permissions can be set");
    symlink("g.senet", &link).expect("a link can be made");
    play("--seed 4", &format!("\n\nsave! {}\nquit\n", link.display())).says("Saved to");
    assert!(link.symlink_metadata().expect("it is there").is_symlink());
    assert_eq!(record(&file).seed, Some(4));
    assert_eq!(fs::metadata(&file).expect("it is there").permissions().mode() & 0o777, 0o600);
    let sealed = Command::new(env!("CARGO_BIN_EXE_senet")).args(["record", "seal"]).arg(&link).status();
    assert!(sealed.expect("the program starts").success());
    assert!(link.symlink_metadata().expect("it is there").is_symlink());
    // A read-only file is not replaced.
    fs::set_permissions(&file, fs::Permissions::from_mode(0o400)).expect("the permissions can be set");
    play("--seed 5", &format!("\nsave! {}\nquit\n", link.display())).says("Not saved").says("read-only");
    assert_eq!(record(&file).seed, Some(4));
    // A broken link is not replaced.
    fs::remove_file(&file).expect("the file can go");
    play("--seed 5", &format!("\nsave! {}\nquit\n", link.display())).says("Not saved");
    assert!(link.symlink_metadata().expect("it is there").is_symlink());
}

#[test]
fn ascii_letters_of_pieces_stand_in_brackets() {
    let position = ["--position", "2c2cc1s1/2s7/3ss5 c - 2", "--players", "person,person", "--ascii"];
    let answer = play_with(&position, "1\n");
    answer.says("(A) Player 1: choose a move").says("(H) Player 2: throw");
    assert!(!answer.output.contains("A Player 1:"), "{}", answer.output);
}

#[test]
fn the_input_may_end_anywhere() {
    for sheet in sheets() {
        for lines in 0..40 {
            let answer = play(&format!("{sheet} --seed 9 --players person,greedy"), &script(lines));
            assert!(answer.success && answer.errors.is_empty(), "{sheet} {lines}: {}", answer.errors);
            answer.says("unfinished");
        }
    }
    let half_a_line = play("--seed 3", "\n\n\nhis");
    assert!(half_a_line.success);
}

#[test]
fn a_match_counts_points() {
    let answer = play("--seed 1 --players random,random --games 3", "");
    answer.says("Game 2 of 3").says("The match after 3 games of 3: ");
    assert_eq!(answer.output.matches("The game took").count(), 3);
    answer.says("Seed 1.").says("Seed 3.");
    let stopped = play("--seed 1 --players person,random --games 2", "\n");
    stopped.says("the game is unfinished");
}

#[test]
fn a_game_can_be_given_up_and_taken_back() {
    let answer = play("--seed 3 --names Anna,Ben --players person,person", "resign\n");
    answer.says("has not begun yet");
    let position = ["--position", "10/4c5/1c1s5s c - 2", "--players", "person,person", "--names", "Anna,Ben"];
    let answer = play_with(&position, "resign\nundo\nposition\nquit\n");
    answer.says("Anna resigns.").says("Ben wins with the spools by resignation").says("10/4c5/1c1s5s c - 2");
}

#[test]
fn every_special_phase_can_be_played() {
    for (sheet, position, input, expected) in [
        ("uninerd", "10/4s5/9c c - ^", "keep\n", "Red cone stays on 30."),
        ("uninerd", "10/4s5/8cc c - ^", "30-off\n", "30-off 1 to go."),
        ("uninerd", "cscscscscs/10/10 s s10 4", "1\n", "10-14"),
        ("uninerd", "10/4c5/s5cc2 c - 3", "", "Stuck in the water: no piece can move."),
        ("uninerd", "10/4s5/9c c - 6", "", "The X moves nothing."),
        ("dutch", "10/4s5/c8c c - 3", "2\n", "The 3 has 2 left over"),
        ("french", "10/4s5/9c s - 2", "\n", "the only move"),
        ("spanish", "s9/10/5c4 c - 4", "1\n", "26-30>off"),
        ("carpignano", "10/10/s8c c - 3", "", "Into the water, and out on 1."),
    ] {
        let input = format!("{input}1\n1\n");
        let answer =
            play_with(&["--rules", sheet, "--position", position, "--players", "person,person", "--seed", "1"], &input);
        assert!(answer.success, "{sheet} {position}: {}", answer.errors);
        answer.says(expected);
    }
}

#[test]
fn bad_arguments_are_named() {
    let folder = folder("arguments");
    let broken = folder.join("broken.senet");
    fs::write(&broken, "senet record 1\nsheet: chess\n").expect("a file can be written");
    let broken = format!("--load {}", broken.display());
    for (arguments, part) in [
        ("--rules chess", "carpignano, spanish, uninerd, french, dutch"),
        ("--option rebirth", "has no option House of rebirth"),
        ("--option speed", "exit-3-2-1, happiness, rebirth"),
        ("--players person", "person,greedy"),
        ("--players person,kasparov", "random, greedy"),
        ("--names Anna", "Anna,Ben"),
        ("--names Anna,Anna", "names of their own"),
        ("--names Anna, --language it", "Un nome non può essere vuoto."),
        ("--names Anna,Anna --language fr", "noms différents"),
        ("--names greedy,Anna", "`greedy` is no name here"),
        ("--names Anna,random", "`random` is no name here"),
        ("--names Anna,person", "`person` is no name here"),
        ("--seed x", "invalid digit"),
        ("--games 0", "0 is not in"),
        ("--position nonsense", "nonsense"),
        ("--load /nowhere/at.all", "/nowhere/at.all"),
        ("--load a --seed 1", "cannot be used with"),
        (broken.as_str(), "Line 2, column 8"),
        ("--position 10/4c5 --language de", "Keine Partie nach diesen Regeln"),
    ] {
        let answer = play(arguments, "");
        assert!(!answer.success, "{arguments}");
        assert!(answer.errors.contains(part), "{arguments}: {}", answer.errors);
    }
}

/// Runs `senet play` in an environment with these languages. Returns its first line.
fn first_line(environment: &[(&str, &str)], arguments: &[&str]) -> String {
    let arguments = ["play", "--seed", "3"].iter().chain(arguments);
    let output = program().args(arguments).envs(environment.iter().copied()).stdin(Stdio::null()).output();
    let output = String::from_utf8(output.expect("the program runs").stdout).expect("the output is text");
    output.lines().next().unwrap_or_default().trim().to_owned()
}

#[cfg(unix)]
#[test]
fn the_terminal_speaks_the_language_of_the_environment() {
    let (english, italian, german) =
        ("Carpignano. You against Casual.", "Carpignano. Tu contro Occasionale.", "Carpignano. Du gegen Hobbyspieler.");
    for (environment, expected) in [
        (&[][..], english),
        (&[("LANG", "it_IT.UTF-8")], italian),
        (&[("LANG", "it_IT.UTF-8"), ("LC_MESSAGES", "de_AT.UTF-8")], german),
        (&[("LC_MESSAGES", "it_IT.UTF-8"), ("LC_ALL", "de_DE")], german),
        (&[("LANG", "it_IT.UTF-8"), ("LC_ALL", "C.UTF-8")], english),
        (&[("LANG", "pt_BR.UTF-8")], english),
    ] {
        assert_eq!(first_line(environment, &[]), expected, "{environment:?}");
    }
    assert_eq!(first_line(&[("LANG", "it_IT.UTF-8")], &["--language", "de"]), german);
}

#[test]
fn a_game_can_be_played_in_every_language() {
    for (language, result) in [
        ("en", "wins with"),
        ("it", "vince con"),
        ("es", "gana con"),
        ("fr", "gagne avec"),
        ("nl", "wint met"),
        ("de", "gewinnt mit"),
    ] {
        let script = format!("help\n?\n? 27\n? 9-12\n{}", ALWAYS_THE_FIRST.repeat(3000));
        let arguments = ["--language", language, "--rules", "uninerd", "--seed", "11", "--players", "person,person"];
        let answer = play_with(&arguments, &script);
        assert!(answer.success && answer.errors.is_empty(), "{language}: {}", answer.errors);
        answer.says(result).says(" 11.");
        // A message that a language lacks is written as its id, and a variable without a value in braces.
        let ids = ["terminal-", "ask-", "help-", "legend-", "standing-", "rules-", "refusal-", "{"];
        let words = answer.output.split([' ', '\n', '(']);
        let unknown: Vec<&str> = words.filter(|word| ids.iter().any(|id| word.starts_with(id))).collect();
        assert_eq!(unknown, Vec::<&str>::new(), "{language}");
    }
    let wrong = play("--language pt", "");
    assert!(!wrong.success && wrong.errors.contains("en, it, es, fr, nl, de"), "{}", wrong.errors);
}
