//! The sentences in English, and examples in the other languages.

use senet::{
    Faces, Game, House, Move, OptionSet, Outcome, Player, Position, RuleSheet, SheetId, SheetOption, Side, Stage,
};
use senet_i18n::sentences::{self, Players, Who};
use senet_i18n::{Language, Words};

use crate::{all_words, check};

const PLAYERS: Players<'static> = Players { first: Who::You, second: Who::Named("Ada") };

fn english() -> Words {
    Words::new(Language::English)
}

fn position(sheet: &RuleSheet, text: &str) -> Position {
    Position::parse(sheet, text).expect(text)
}

#[test]
fn moves_are_told() {
    for (sheet, text, played, expected) in [
        (
            RuleSheet::CARPIGNANO,
            "10/4c5/1c1s5s c - 2",
            "22x24",
            "Red cone from 22 to 24. Capture: blue spool goes to 22.",
        ),
        (
            RuleSheet::CARPIGNANO,
            "10/4c5/s2c6 c - 2",
            "24-26",
            "Red cone from 24 to 26. House 26 gives one more throw. Ada throws again.",
        ),
        (
            RuleSheet::CARPIGNANO,
            "10/4c5/s2c6 c - 3",
            "24-27>1",
            "Red cone from 24 to 27. Into the water, and out on 1.",
        ),
        (RuleSheet::CARPIGNANO, "10/4c5/s6c2 c - 3", "28-off", "Red cone leaves the board from 28. 1 to go."),
        (
            RuleSheet::CARPIGNANO,
            "10/10/s7c1 c - 2",
            "29-off",
            "Red cone leaves the board from 29. That is the last one.",
        ),
        (RuleSheet::CARPIGNANO, "10/10/4s4c c - 2", "30-28", "Red cone back from 30 to 28."),
        (
            RuleSheet::SPANISH,
            "s9/10/5c4 c - 4",
            "26-30>off",
            "White cone leaves the board from 26. That is the last one.",
        ),
        (
            RuleSheet::SPANISH,
            "s9/9c/9c c - 1",
            "20-21",
            "White cone from 20 to 21. The exit opens: the piece that waits on 30 leaves as well. 1 to go. Ada throws again.",
        ),
        (
            RuleSheet::UNINERD,
            "10/4c5/s2c6 c - 3",
            "24-27>27",
            "Red cone from 24 to 27. Into the water, and held there: the cones are stuck until they throw a 4 (U6).",
        ),
        (
            RuleSheet::UNINERD,
            "10/2c3c3/ss8 c - 4",
            "13-17>1",
            "Red cone from 13 to 17. A piece of its own side stands on 17: back to 1 (U7). Ada throws again.",
        ),
        (RuleSheet::UNINERD, "cscscscscs/10/10 c c10 3", "10-13", "Grey spool from 10 to 13."),
        (RuleSheet::UNINERD, "10/4s5/6c3 c - 3", "pass", "Stuck in the water: no piece can move."),
        (RuleSheet::UNINERD, "10/4s5/9c c - 6", "pass", "The X moves nothing."),
        (RuleSheet::UNINERD, "10/4s5/9c c - ^", "keep", "Red cone stays on 30."),
        (RuleSheet::UNINERD, "10/4s5/c8c c - ^", "30-off", "Red cone leaves the board from 30. 1 to go."),
        (
            RuleSheet::DUTCH,
            "10/4s5/c8c c - 3",
            "30-off",
            "White cone leaves the board from 30. 1 to go. The throw has 2 left over for another piece.",
        ),
        (
            RuleSheet::DUTCH,
            "10/10/1csss5 c - +4/6",
            "pass",
            "No piece can play the 4 that is left; it is lost. Ada throws again.",
        ),
        (RuleSheet::SPANISH, "10/1c8/5c1s2 c - 2", "12-14", "White cone from 12 to 14."),
    ] {
        let before = position(&sheet, text);
        let played: Move = played.parse().expect("a move");
        let after = before.play(&sheet, played).expect("a legal move");
        let told = |words: &Words| sentences::move_told(words, &sheet, &before, played, &after, Who::Named("Ada"));
        assert_eq!(told(&english()), expected, "{text} {played}");
        for words in all_words() {
            check(&words, expected, &told(&words));
        }
    }
}

#[test]
fn a_piece_that_is_swapped_onto_the_water_is_told() {
    let sheet = RuleSheet::UNINERD;
    for (text, expected) in [
        ("10/10/2s3csss c - 4", "Red cone back from 27 to 23. Capture: grey spool goes to 15."),
        (
            "10/4s5/2s3csss c - 4",
            "Red cone back from 27 to 23. Capture: grey spool goes to 27 and is held in the water.",
        ),
    ] {
        let before = position(&sheet, text);
        let played = "27x23".parse().expect("a move");
        assert_eq!(before.refusal(&sheet, played), None, "{text}");
        assert_eq!(sentences::move_offered(&english(), &sheet, &before, played), expected);
    }
}

#[test]
fn offers_say_where_a_piece_is_safe() {
    let sheet = RuleSheet::CARPIGNANO;
    let before = position(&sheet, "10/4c5/s2c6 c - 2");
    let offered = |words: &Words| sentences::move_offered(words, &sheet, &before, "24-26".parse().expect("a move"));
    for (language, expected) in [
        (Language::English, "Red cone from 24 to 26. House 26 gives one more throw. 26 is a safe house."),
        (Language::Italian, "Cono rosso da 24 a 26. La casella 26 dà un altro lancio. La casella 26 è sicura."),
        (Language::Spanish, "Cono rojo de 24 a 26. La casilla 26 da otra tirada. La casilla 26 es un refugio."),
        (Language::French, "Cône rouge de 24 à 26. La case 26 donne un lancer de plus. La case 26 est un refuge."),
        (Language::Dutch, "Rode kegel van 24 naar 26. Vak 26 geeft nog een worp. Vak 26 is veilig."),
        (Language::German, "Roter Kegel von 24 auf 26. Feld 26 bringt einen weiteren Wurf. Feld 26 ist sicher."),
    ] {
        assert_eq!(offered(&Words::new(language)), expected);
    }
}

#[test]
fn throws_are_put_into_words() {
    for (sheet, faces, expected) in [
        (RuleSheet::CARPIGNANO, "....", "No light side up: 6."),
        (RuleSheet::SPANISH, "|...", "1 curved side up."),
        (RuleSheet::FRENCH, "||||", "4 open sides up."),
        (RuleSheet::DUTCH, ".||.", "2 flat white sides up."),
        (RuleSheet::UNINERD, "[X]", "The die shows X, its 6."),
        (RuleSheet::UNINERD, "[3]", "The die shows 3."),
    ] {
        let faces = faces.parse::<Faces>().expect("faces");
        assert_eq!(sentences::faces(&english(), &sheet, faces), expected);
        for words in all_words() {
            check(&words, expected, &sentences::faces(&words, &sheet, faces));
        }
    }
    let Ok(Faces::Sticks(sticks)) = "|..|".parse() else { panic!("sticks") };
    let told = sentences::sticks(&english(), &RuleSheet::CARPIGNANO, sticks);
    assert_eq!(told, "Sticks: light, dark, dark and light.");
}

#[test]
fn a_throw_has_a_meaning_where_it_moves_a_piece() {
    for (sheet, text, expected) in [
        (RuleSheet::CARPIGNANO, "10/4c5/s2c6 c - 6", Some("You move 6 houses, then throw again.")),
        (RuleSheet::CARPIGNANO, "10/4c5/s2c6 c - 1", Some("You move 1 house, then throw again.")),
        (RuleSheet::CARPIGNANO, "10/4c5/s2c6 c - 2", Some("You move 2 houses, then the turn passes.")),
        // Backward moves have the same distance. In the other positions no piece can move, and an X moves none.
        (RuleSheet::CARPIGNANO, "10/10/4s4c c - 2", Some("You move 2 houses, then the turn passes.")),
        (RuleSheet::SPANISH, "10/10/5c1s2 c - 2", None),
        (RuleSheet::UNINERD, "2c7/1c7s/10 c - 6", None),
        (RuleSheet::UNINERD, "10/1c2s5/6c3 c - 5", None),
        (RuleSheet::DUTCH, "2s7/10/1c8 c - +1/3", None),
    ] {
        let position = position(&sheet, text);
        let told = |words: &Words| sentences::throw_meaning(words, &sheet, &position, Who::You);
        assert_eq!(told(&english()).as_deref(), expected, "{text}");
        for words in all_words() {
            let told = told(&words);
            assert_eq!(told.is_some(), expected.is_some(), "{text}");
            if let Some(told) = told {
                check(&words, text, &told);
            }
        }
    }
    let french = Words::new(Language::French);
    let before = position(&RuleSheet::CARPIGNANO, "10/10/4s4c c - 2");
    let told = sentences::throw_meaning(&french, &RuleSheet::CARPIGNANO, &before, Who::Named("Anne"));
    assert_eq!(told.as_deref(), Some("Anne joue 2 cases, puis passe la main."));
}

#[test]
fn positions_say_what_to_do() {
    for (sheet, text, expected) in [
        (RuleSheet::CARPIGNANO, "cscscscscs/10/10 s s10c9 1", "You begin: move the spool from 10 to 11."),
        (RuleSheet::CARPIGNANO, "cscscscsc1/s9/10 c c9 ?", "Throw: if it can, the piece on 9 makes your first move."),
        (RuleSheet::CARPIGNANO, "cscscscsc1/3s6/10 c c9 3", "Your first move belongs to the piece on 9: 3 houses."),
        (RuleSheet::CARPIGNANO, "10/4c5/s2c6 c - ?", "Your turn: throw."),
        (RuleSheet::CARPIGNANO, "10/4c5/s2c6 c - 1", "Choose a piece to move 1 house."),
        (RuleSheet::CARPIGNANO, "10/10/4s4c c - 2", "No piece can move forward: choose one to go back 2 houses."),
        (RuleSheet::SPANISH, "10/10/5c1s2 c - 2", "You cannot move: the turn passes."),
        (RuleSheet::UNINERD, "cscscscscs/10/10 c c10 ?", "Throw: the piece on 10 makes the first move."),
        (
            RuleSheet::UNINERD,
            "cscscscscs/10/10 c c10 3",
            "The piece on 10 makes the first move: 3 houses, whoever owns it.",
        ),
        (RuleSheet::UNINERD, "10/1c2s5/6c3 c - 5", "You are stuck in the water: only a 4 helps."),
        (RuleSheet::UNINERD, "10/1c2s5/6c3 c - 4", "A 4! It takes your piece out of the water and off the board."),
        (RuleSheet::UNINERD, "2c7/1c7s/10 c - 6", "X: you move nothing, and the turn passes."),
        (
            RuleSheet::UNINERD,
            "10/2c3c3/ss8 c - 4",
            "Only your own pieces are in the way: one must go back to the start (U7).",
        ),
        (
            RuleSheet::UNINERD,
            "4s5/1c8/9c c - ^",
            "Your piece on 30 may leave the board now, before you throw. Take it off, or keep it?",
        ),
        (RuleSheet::DUTCH, "2s7/10/1c8 c - +1/3", "Your 3 has 1 left over: another piece must play it."),
        (RuleSheet::DUTCH, "10/10/1csss5 c - +4/6", "No piece can play the 4 that is left; it is lost."),
        (RuleSheet::DUTCH, "2s7/10/10 c - #", "You win with the cones and score 3 points."),
    ] {
        let game = Game::from_position(sheet, position(&sheet, text));
        assert_eq!(sentences::prompt(&english(), &game, &PLAYERS), expected, "{text}");
        for words in all_words() {
            check(&words, text, &sentences::prompt(&words, &game, &PLAYERS));
            let others = Players { first: Who::Named("Ada"), second: Who::You };
            let prompt = sentences::prompt(&words, &game, &others);
            check(&words, text, &prompt);
        }
    }
}

#[test]
fn openings_are_told() {
    let cases: [(RuleSheet, &str, &[&str]); 6] = [
        (
            RuleSheet::CARPIGNANO,
            "||.. |...",
            &["You threw 2. Still no 1.", "Ada threw 1. The first 1: Ada begins, with the spools."],
        ),
        (RuleSheet::SPANISH, "|... ||..", &["You threw 1.", "Ada threw 2. The only 1: you begin, with the spools."]),
        (RuleSheet::SPANISH, "|... |...", &["You threw 1.", "Ada threw 1. Two 1s: both throw again."]),
        (RuleSheet::SPANISH, "||.. ||..", &["You threw 2.", "Ada threw 2. No 1 in this round: both throw again."]),
        (RuleSheet::UNINERD, "[X] [1]", &["You threw X.", "Ada threw 1. Ada threw higher and chooses a side."]),
        (RuleSheet::UNINERD, "[X] [X]", &["You threw X.", "Ada threw X. Equal: both throw again."]),
    ];
    for (sheet, throws, expected) in cases {
        for words in all_words() {
            let mut game = Game::new(sheet, Player::First);
            for (faces, expected) in throws.split(' ').zip(expected) {
                check(&words, throws, &sentences::prompt(&words, &game, &PLAYERS));
                let Stage::Opening { thrower, other } = game.stage() else { panic!("{throws}: not in the opening") };
                let faces = faces.parse::<Faces>().expect("faces");
                game.throw(faces).expect("a throw is due");
                let told = sentences::opening_told(&words, &game, &PLAYERS, thrower, other, faces);
                check(&words, throws, &told);
                assert!(words.language() != Language::English || told == *expected, "{told}");
            }
            check(&words, throws, &sentences::prompt(&words, &game, &PLAYERS));
        }
    }
}

#[test]
fn results_are_told() {
    let outcome =
        |points, by_resignation| Outcome { winner: Player::Second, side: Side::Spools, points, by_resignation };
    for (language, won, resigned) in [
        (
            Language::English,
            "Ada wins with the spools and scores 1 point.",
            "Ada wins with the spools by resignation and scores 0 points.",
        ),
        (
            Language::Italian,
            "Ada vince con i rocchetti e fa 1 punto.",
            "Ada vince con i rocchetti per abbandono e fa 0 punti.",
        ),
        (
            Language::Spanish,
            "Ada gana con los carretes y se lleva 1 punto.",
            "Ada gana con los carretes por abandono y se lleva 0 puntos.",
        ),
        (
            Language::French,
            "Ada gagne avec les bobines et marque 1 point.",
            "Ada gagne avec les bobines par abandon et marque 0 point.",
        ),
        (
            Language::Dutch,
            "Ada wint met de klossen en krijgt 1 punt.",
            "Ada wint met de klossen door opgave en krijgt 0 punten.",
        ),
        (
            Language::German,
            "Ada gewinnt mit den Spulen und bekommt 1 Punkt.",
            "Ada gewinnt mit den Spulen durch Aufgabe und bekommt 0 Punkte.",
        ),
    ] {
        let words = Words::new(language);
        assert_eq!(sentences::result(&words, outcome(1, false), &PLAYERS), won);
        assert_eq!(sentences::result(&words, outcome(0, true), &PLAYERS), resigned);
    }
}

#[test]
fn houses_are_spoken() {
    let house = |number| House::new(number).expect("a house");
    let position = position(&RuleSheet::CARPIGNANO, "10/4c5/s2c6 c - ?");
    for (number, expected) in [
        (26, "House 26, house of happiness, safe: empty"),
        (24, "House 24: red cone"),
        (21, "House 21: blue spool"),
        (27, "House 27, water: empty"),
    ] {
        let spoken = sentences::house(&english(), &RuleSheet::CARPIGNANO, Some(&position), house(number));
        assert_eq!(spoken, expected);
    }
    let german = Words::new(Language::German);
    let spoken = sentences::house(&german, &RuleSheet::UNINERD, None, house(28));
    assert_eq!(spoken, "Feld 28, Haus der drei Wahrheiten, sicher");
    assert_eq!(sentences::about_house(&english(), &RuleSheet::FRENCH, house(12)), "An ordinary house.");
    let last_row = "All pieces of its side on the board must stand in the last row.";
    let first_row = "Its side must have no piece in the first row.";
    let safe = "A piece here cannot be captured.";
    for (sheet, number, expected) in [
        (RuleSheet::CARPIGNANO, 25, "A 6 takes a piece from 25 off the board.".to_owned()),
        (RuleSheet::FRENCH, 25, format!("A 6 takes a piece from 25 off the board. {last_row}")),
        (RuleSheet::FRENCH, 26, format!("A 6 takes a piece from 26 off the board. {last_row} {safe}")),
        (RuleSheet::FRENCH, 28, format!("A 3 or more takes a piece from 28 off the board. {last_row} {safe}")),
        (RuleSheet::DUTCH, 26, format!("A 6 takes a piece from 26 off the board. {first_row} {safe}")),
        (RuleSheet::DUTCH, 29, format!("A 2 or more takes a piece from 29 off the board. {first_row} {safe}")),
        (RuleSheet::FRENCH, 30, format!("Any throw takes a piece from 30 off the board. {last_row} {safe}")),
        (RuleSheet::SPANISH, 25, "An ordinary house.".to_owned()),
        (RuleSheet::SPANISH, 28, safe.to_owned()),
    ] {
        assert_eq!(sentences::about_house(&english(), &sheet, house(number)), expected, "{sheet}: {number}");
    }
    for sheet in RuleSheet::every() {
        for words in all_words() {
            for house in House::all() {
                check(&words, "about", &sentences::about_house(&words, &sheet, house));
                check(&words, "house", &sentences::house(&words, &sheet, None, house));
            }
        }
    }
}

#[test]
fn sides_have_the_sheet_s_own_colours() {
    for (language, sheet, expected) in [
        (Language::Italian, RuleSheet::CARPIGNANO, "coni rossi, rocchetti blu"),
        (Language::Spanish, RuleSheet::SPANISH, "conos blancos, carretes negros"),
        (Language::Italian, RuleSheet::UNINERD, "coni rossi, rocchetti grigi"),
        (Language::French, RuleSheet::FRENCH, "cônes blancs, bobines noires"),
        (Language::Dutch, RuleSheet::DUTCH, "witte kegels, groene klossen"),
        (Language::German, RuleSheet::CARPIGNANO, "rote Kegel, blaue Spulen"),
    ] {
        let words = Words::new(language);
        let sides = Side::BOTH.map(|side| sentences::side_coloured(&words, &sheet, side));
        assert_eq!(sides.join(", "), expected);
        for side in Side::BOTH {
            check(&words, expected, &sentences::piece(&words, &sheet, side));
            check(&words, expected, &sentences::colour(&words, &sheet, side));
            check(&words, expected, &sentences::side(&words, side));
        }
    }
}

#[test]
fn sheets_options_and_players_have_names() {
    let options: OptionSet = [SheetOption::Exit321, SheetOption::Rebirth].into_iter().collect();
    let sheet = RuleSheet::new(SheetId::Spanish, options).expect("the sheet has them");
    let title = sentences::sheet_title(&english(), &sheet);
    assert_eq!(title, "The Spanish sheet (Exit 3-2-1, House of rebirth)");
    for words in all_words() {
        for id in SheetId::ALL {
            check(&words, id.name(), &sentences::sheet_title(&words, &RuleSheet::plain(id)));
            check(&words, id.name(), &sentences::sheet_summary(&words, id));
        }
        for option in SheetOption::ALL {
            check(&words, option.name(), &sentences::option_name(&words, option));
            check(&words, option.name(), &sentences::option_summary(&words, option));
        }
        assert_ne!(sentences::computer_name(&words, "random"), "random");
        // The levels are persons, who are described by name.
        for level in ["novice", "casual", "skilled", "expert", "master"] {
            let person = sentences::opponent(&words, level);
            assert_ne!(person, sentences::computer_name(&words, level));
            assert!(
                sentences::computer_description(&words, level).is_some_and(|told| told.contains(&person)),
                "{level}"
            );
        }
        assert_eq!(sentences::opponent(&words, "random"), sentences::computer_name(&words, "random"));
        assert!(sentences::computer_description(&words, "greedy").is_some());
        assert_eq!(sentences::computer_name(&words, "not yet known"), "not yet known");
        assert_eq!(sentences::computer_description(&words, "not yet known"), None);
    }
}
