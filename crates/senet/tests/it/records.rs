//! Records: round trips without loss, and the place of the first fault.

use proptest::prelude::*;
use senet::{Game, Player, Position, Record, RuleSheet, SheetId, SheetRule};

use crate::games::random_game;

fn record_of(game: Game) -> Record {
    let mut record = Record::new(game, "Anna", "Béatrice de la Croix").expect("good names");
    record.date = "2026-11-20".parse().ok();
    record.seed = Some(42);
    record
}

/// A short record without its last line. The tables below replace parts of it by faults.
const SHORT: &str = include_str!("short.senet");

/// Adds the last line to a record.
fn sealed(text: &str) -> String {
    Record::parse_unsealed(text).unwrap_or_else(|error| panic!("{error}")).to_string()
}

#[test]
fn whole_games_survive_writing_and_reading() {
    for sheet in RuleSheet::every() {
        for seed in 0..2 {
            let game = random_game(sheet, seed);
            // Saves the game every few events, also between a throw and its move.
            let mut shorter = game.clone();
            for _ in 0..20 {
                let record = record_of(shorter.clone());
                let text = record.to_string();
                let read = Record::parse(&text).unwrap_or_else(|error| panic!("{sheet}: {error}\n{text}"));
                assert_eq!(read, record, "{sheet}");
                assert_eq!(read.to_string(), text);
                for _ in 0..11 {
                    shorter.undo();
                }
            }
        }
    }
}

#[test]
fn resignations_and_games_from_a_position() {
    let sheet = RuleSheet::DUTCH;
    let start = Position::parse(&sheet, "1s8/10/7ccc c - 6").expect("a position");
    let mut game = Game::from_position(sheet, start);
    for text in ["28-off", "29-off", "30-off"] {
        game.play(text.parse().expect("a move")).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    let won = record_of(game).to_string();
    assert!(won.contains("start: 1s8/10/7ccc c - 6\nresult: cones win 3\n"), "{won}");
    assert!(won.contains("\n1 cones 28-off\n2 cones 29-off\n3 cones 30-off\nend 3 "), "{won}");
    assert_eq!(Record::parse(&won).expect("a record").to_string(), won);

    let mut game = Game::from_position(sheet, start);
    game.resign(Player::First).expect("a running game");
    let resigned = record_of(game).to_string();
    assert!(resigned.contains("result: spools win 3 by resignation\n\n1 first resigns\nend 1 "), "{resigned}");
    assert_eq!(Record::parse(&resigned).expect("a record").to_string(), resigned);
}

#[test]
fn names_that_cannot_stand_in_a_record() {
    let game = || Game::new(RuleSheet::DUTCH, Player::First);
    for name in ["", " Anna", "Anna ", "An\nna", "An\u{7}na", "An\u{202E}na", "An\u{2066}na", &"x".repeat(61)] {
        assert!(Record::new(game(), name, "B").is_err(), "{name:?}");
        assert!(Record::new(game(), "A", name).is_err(), "{name:?}");
    }
    assert!(Record::new(game(), &"ñ".repeat(60), "Jean: \"#1\"").is_ok());
}

#[test]
fn a_record_of_a_variant_is_not_read_as_one_of_its_sheet() {
    let variant = RuleSheet::CARPIGNANO.taking(SheetRule::Water, SheetId::Dutch);
    let record = record_of(Game::new(variant, Player::First));
    let fault = Record::parse(&record.to_string()).expect_err("a variant").to_string();
    assert!(fault.starts_with("line 2, column 8: there is no rule sheet `carpignano with water of dutch`"), "{fault}");
    let fault = Record::from_link(&record.to_link()).expect_err("a variant").to_string();
    assert!(fault.contains("carpignano with water of dutch"), "{fault}");
}

#[test]
fn line_ends_of_windows_are_read() {
    let whole = sealed(SHORT);
    let changed = whole.replace('\n', "\r\n");
    assert_eq!(Record::parse(&changed), Record::parse(&whole));
    assert_eq!(Record::parse_unsealed(&changed), Record::parse_unsealed(&whole));
    assert_eq!(Record::parse(&changed).expect("a record").to_string(), whole);
}

#[test]
fn the_first_fault_is_named_with_its_place() {
    let whole = sealed(SHORT);
    // Old text, new text; line, column and a part of the message.
    let table = [
        ("senet record 1", "senet record 2", 1, 1, "senet record 1"),
        ("sheet: spanish", "sheet: roman", 2, 8, "no rule sheet `roman`"),
        ("sheet: spanish", "sheet: dutch", 3, 10, "has no option"),
        ("sheet: ", "Sheet: ", 2, 1, "header `sheet"),
        ("exit-3-2-1 rebirth", "rebirth exit-3-2-1", 3, 18, "alphabetical order"),
        ("exit-3-2-1 rebirth", "rebirth rebirth", 3, 18, "each once"),
        ("exit-3-2-1 rebirth", "rebirth reborn", 3, 18, "no option `reborn`"),
        ("first: Anna", "first: ", 4, 8, "cannot be empty"),
        ("2026-11-20", "2026-11-31", 6, 7, "expected a date"),
        ("2026-11-20", "20261120", 6, 7, "expected a date"),
        ("seed: 42", "seed: 042", 7, 7, "expected a seed"),
        ("opening by second", "now", 8, 8, "four fields"),
        ("opening by second", "opening by first", 11, 3, "expected `first`"),
        ("result: unfinished", "result: cones win 3", 9, 9, "result: unfinished"),
        ("unfinished\n\n1", "unfinished\n1", 10, 1, "empty line"),
        ("1 second ||.. 2", "1 third ||.. 2", 11, 3, "expected `second`"),
        ("1 second ||.. 2", "1 second ||.. 3", 11, 15, "these faces show 2"),
        ("1 second ||.. 2", "1 second |||. 2", 11, 15, "these faces show 3"),
        ("1 second ||.. 2", "1 second [2] 2", 11, 10, "four sticks"),
        ("1 second ||.. 2", "1 second ||.o 2", 11, 10, "expected the faces"),
        ("1 second ||.. 2", "1 second  ||.. 2", 11, 10, "expected the faces"),
        ("2 first |... 1", "3 first |... 1", 12, 1, "expected the number 2"),
        ("2 first |... 1", "2 second |... 1", 12, 3, "expected `first`"),
        ("2 first |... 1", "2 first |... 1 10-11", 12, 15, "end of the line"),
        ("3 spools 10-11", "3 spools 8-9", 13, 10, "owed"),
        ("3 spools 10-11", "3 cones 10-11", 13, 3, "expected `spools`"),
        ("3 spools 10-11", "3 spools 10-11 ", 13, 15, "end of the line"),
        ("2 11-13", "2 11-14", 14, 17, "exactly the number"),
        ("2 11-13", "2 11x13", 14, 17, "written `11-13`"),
        ("2 11-13", "2 11+13", 14, 19, "no move is written so"),
        ("6 cones .... 6", "6 cones .... 6 1-7", 16, 16, "an own piece"),
        ("6 cones .... 6", "6 cones\r .... 6", 16, 8, "carriage return"),
        ("second: Béatrice", "second: Beatrice", 17, 7, "was changed"),
        ("end 6", "end 5", 17, 5, "6 lines"),
        ("end 6", "fin 6", 17, 1, "expected the number 7"),
    ];
    for (old, new, line, column, message) in table {
        assert!(whole.contains(old), "{old:?} is not in the record");
        let edited = whole.replacen(old, new, 1);
        let error = Record::parse(&edited).expect_err(new);
        assert!(error.fault().to_string().contains(message), "{new:?}: {error}");
        assert_eq!((error.line(), error.column()), (line, column), "{new:?}: {error}");
    }
}

#[test]
fn a_record_truncated_anywhere_is_refused() {
    let whole = sealed(SHORT);
    for (length, _) in whole.char_indices() {
        let error = Record::parse(&whole[..length]).expect_err("a part of a record");
        let cut = &whole[..length];
        assert!(error.fault().to_string().contains("cut off"), "{error}");
        assert_eq!(error.line(), cut.matches('\n').count() + 1, "{error}");
    }
    let longer = format!("{whole}7 cones 1-2\n");
    assert_eq!(Record::parse(&longer).expect_err("more than a record").line(), 18);
}

#[test]
fn sealing_corrects_only_the_last_line() {
    let whole = sealed(SHORT);
    assert_eq!(sealed(&whole), whole);
    assert_eq!(sealed(&whole.replace("end 6", "end 7")), whole);
    assert!(Record::parse_unsealed(&SHORT.replace("11-13", "11-14")).is_err());
    assert!(Record::parse_unsealed(&format!("{whole}\n")).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Parsing refuses a record with any one byte changed, and does not panic.
    #[test]
    fn any_edit_is_refused(at in 0..1000_usize, byte in any::<u8>()) {
        let whole = sealed(SHORT);
        let mut bytes = whole.clone().into_bytes();
        let at = at % bytes.len();
        prop_assume!(bytes[at] != byte);
        bytes[at] = byte;
        if let Ok(edited) = String::from_utf8(bytes) {
            prop_assert!(Record::parse(&edited).is_err(), "{edited}");
        }
    }

    /// Accepted text is written again unchanged.
    #[test]
    fn faults_are_never_repaired(text in "(senet record 1\n)?[a-z: |.0-9\n-]{0,200}") {
        if let Ok(record) = Record::parse_unsealed(&text) {
            prop_assert!(record.to_string().starts_with(text.trim_end_matches('\n')));
        }
        prop_assert!(Record::parse(&text).is_err());
    }
}

#[test]
fn whole_games_survive_as_links() {
    for sheet in RuleSheet::every() {
        for seed in 0..3 {
            let mut game = random_game(sheet, seed);
            for _ in 0..12 {
                let mut record = record_of(game.clone());
                record.date = None;
                let link = record.to_link();
                assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"~-_./%".contains(&byte)), "{link}");
                assert_eq!(Record::from_link(&link), Ok(record), "{sheet}");
                for _ in 0..17 {
                    game.undo();
                }
            }
        }
    }
}

#[test]
fn a_link_holds_positions_resignations_and_strange_names() {
    let position = Position::parse(&RuleSheet::UNINERD, "c9/10/8s1 c - ?").expect("a position");
    let mut game = Game::from_position(RuleSheet::UNINERD, position);
    game.resign(Player::Second).expect("the game goes on");
    let record = Record::new(game, "~ %41 𓋹", "a~b/c#d?e&f").expect("good names");
    assert_eq!(Record::from_link(&record.to_link()), Ok(record));
}

#[test]
fn a_changed_link_is_refused() {
    let record = record_of(random_game(RuleSheet::DUTCH, 3));
    let link = record.to_link();
    let start = link.match_indices('~').nth(6).expect("nine fields").0 + 1;
    for at in (0..link.len()).step_by(7).chain(start..start + 20) {
        for letter in ["0", "6", "A", "B", "~", "%", "x", "é"] {
            let changed = format!("{}{letter}{}", &link[..at], &link[at + 1..]);
            let read = Record::from_link(&changed);
            assert!(changed == link || read.is_err(), "{changed}");
        }
        assert!(Record::from_link(&link[..at]).is_err());
    }
    let messages = [
        ("", "links of this version begin with `1~`"),
        ("2~dutch", "links of this version begin with `1~`"),
        ("1~dutch", "a link has 9 fields with `~` between them, and this one 2"),
        ("1~dutch~none~a~b~-~opening%20by%20first~~00000000", "the link was cut off or changed"),
        ("1~dutch~none~a%0Aseed:~b~-~opening%20by%20first~~0", "the field `first` is no text"),
        ("1~chess~none~a~b~-~opening%20by%20first~~0", "chess"),
        ("1~dutch~none~a~b~-~opening%20by%20first~A~0", "letter 1 of the game, `A`: nothing of this kind"),
    ];
    for (link, expected) in messages {
        let error = Record::from_link(link).expect_err(link).to_string();
        assert!(error.contains(expected), "{link}: {error}");
    }
    let long = format!("1~{}", "0".repeat(200_000));
    assert!(Record::from_link(&long).expect_err("too long").to_string().contains("at most 200000 bytes"));
}
