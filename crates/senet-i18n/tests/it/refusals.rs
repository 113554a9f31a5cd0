//! Every reason for a refusal has a sentence in every language.

use std::collections::BTreeSet;

use senet::{Casting, Game, House, Move, OptionSet, Player, Position, RuleSheet, Throw};
use senet_i18n::{Language, Words, sentences};

use crate::{all_words, check};

/// The number of causes. A new cause in `senet` makes `refusals.rs` fail to compile.
const CAUSES: usize = 32;

/// Sheet with options, position, the refused move, and the English sentence.
const REFUSED: &[(&str, &str, &str, &str)] = &[
    ("carpignano", "2s7/10/10 c - #", "3-4", "The game is over."),
    ("spanish", "cscscscsc1/s9/10 s c9 ?", "11-13", "Throw first."),
    ("carpignano", "10/c1s3c1ss/10 c - 2", "12-14", "There is no piece on 12."),
    ("french", "10/cccc5s/10 c - 4", "20-24", "The piece on 20 belongs to the other side."),
    ("carpignano", "10/c1s3c1ss/10 c - 2", "11-14", "From 11 to 14 is 3 houses; it has to be exactly 2."),
    ("carpignano", "10/c1s3c1ss/10 c - 2", "11-12", "From 11 to 12 is 1 house; it has to be exactly 2."),
    ("french", "2s7/10/3c3c2 c - 2", "28-off", "A piece has to move exactly 2 houses."),
    ("french", "2s7/10/3c4c1 c - 1", "29-off", "A piece has to move exactly 1 house."),
    ("uninerd", "2c7/1c7s/10 c - 6", "3-9", "An X moves nothing; the turn passes."),
    (
        "carpignano",
        "2s7/10/7ccc c - 4",
        "28-off",
        "This throw is more than the piece on 28 needs. Only the exact number takes it off the board. (C3)",
    ),
    (
        "spanish exit-3-2-1",
        "2s7/10/4c2c2 c - 6",
        "28-off",
        "This throw is more than the piece on 28 needs. Only the exact number takes it off the board. (S4)",
    ),
    ("french", "10/cccc5s/10 c - 2", "11-13", "A piece of your own stands on 13."),
    (
        "carpignano",
        "10/c1s3c1ss/10 c - 2",
        "17x19",
        "The pieces on 19 and 20 protect each other. Two neighbours cannot be captured.",
    ),
    ("uninerd", "c9/1c2s5/10 c - 3", "12x15", "15 is a safe house: the piece there cannot be captured."),
    (
        "carpignano",
        "10/1s1ccc2sc/c1s7 s - 6",
        "12-18",
        "The pieces on 14, 15 and 16 are a blockade. Three or more next to each other let no enemy pass.",
    ),
    ("carpignano", "cscscscscs/10/10 s s10c9 1", "8x9", "The first move of the game is made by the spool on 10."),
    ("dutch", "cscscscsc1/3s6/10 c c9 6", "7-13", "The first move of the cones is made by the piece on 9. (G1)"),
    (
        "uninerd",
        "cscscscscs/10/10 c c10 3",
        "9-12",
        "The first move of the game is made by the piece on 10, whoever owns it. (U2)",
    ),
    (
        "uninerd",
        "10/1c2s5/6c3 c - 5",
        "12-17",
        "Your piece in the water holds your whole side. Only a 4 helps, and it takes that piece off the board. (U6)",
    ),
    (
        "uninerd",
        "4s5/3c6/7c2 c - 1",
        "28-29",
        "From 28 only a 3 moves a piece on, from 29 only a 2. Each takes it off the board. (U4)",
    ),
    (
        "uninerd",
        "4s5/1c8/9c c - 1",
        "30-off",
        "No throw moves the piece on 30. It may leave at the start of your turn, before you throw. (U5)",
    ),
    (
        "uninerd",
        "4s5/10/7c2 c - 1",
        "28-27>15",
        "The piece on 28 waits there for its own number and is never moved backward. (U4)",
    ),
    (
        "uninerd",
        "4s5/10/9c c - 5",
        "30-25",
        "The piece on 30 waits there for the start of your turn and is never moved backward. (U5)",
    ),
    (
        "uninerd",
        "4s5/1c8/9c c - ^",
        "12-13",
        "First decide about the piece on 30: take it off the board, or keep it there. (U5)",
    ),
    (
        "uninerd",
        "4s5/1c8/9c c - 1",
        "keep",
        "There is nothing to keep now. That choice comes only at the start of a turn. (U5)",
    ),
    ("spanish happiness", "2s7/10/1c2c5 c - 4", "25-29", "A piece has to land on 26 before it goes beyond. (S4)"),
    ("uninerd", "4s5/10/5c1c2 c - 1", "26-28", "28 is taken, so the piece cannot leap over the water. (U8)"),
    (
        "french",
        "2s7/1c8/7c2 c - 6",
        "28-off",
        "You cannot leave the board while your piece on 12 is so far behind. All your pieces must be in the last row.",
    ),
    (
        "dutch",
        "2cc6/1s3c4/9c c - 6",
        "30-off",
        "You cannot leave the board while your pieces on 3 and 4 are so far behind. Your first row must be empty.",
    ),
    ("spanish", "2s7/10/3c1c4 c - 2", "26-off", "Pieces leave the board through 30, and must reach it exactly. (S3)"),
    (
        "uninerd",
        "4s5/3c6/5c4 c - 5",
        "26-off",
        "No piece leaves the board from here. It can leave from 27, 28 and 29. (U9)",
    ),
    (
        "carpignano",
        "2c7/10/4s4c c - 2",
        "30-28",
        "A piece moves back only when none can move forward, and from 3 one can.",
    ),
    ("spanish", "2s7/10/3c3c2 c - 4", "24-20", "With these rules no piece moves backward. (S2)"),
    (
        "uninerd",
        "10/c1c1c1ss2/10 c - 2",
        "11-9",
        "Before any move backward comes the forced return, from 11 and 13: onto a piece of your own, and back to the \
         start. (U7)",
    ),
    ("french", "10/1c4ss2/2s5c1 c - 6", "29x23", "A move backward must end on an empty house, and 23 is taken. (F4)"),
    ("dutch", "10/10/1c1ss5 c - +2/4", "22-20", "The rest of a throw is only played forward. (D2)"),
    ("carpignano", "2c7/10/4s4c c - 2", "pass", "You have to move when you can, and from 3 you can."),
    ("carpignano", "10/c1s3c1ss/10 c - 2", "11-13", "That move is written 11x13."),
];

/// Sheet, position, and a throw that is refused.
const REFUSED_THROWS: &[(&str, &str, u8, &str)] = &[
    ("carpignano", "2s7/1c8/10 c - ?", 5, "These rules have no throw of 5."),
    ("carpignano", "2s7/1c8/10 c - 2", 1, "Play your throw first."),
    ("dutch", "2s7/10/1c8 c - +1/3", 1, "Play your throw first."),
    ("uninerd", "4s5/1c8/9c c - ^", 1, "First decide whether your piece on 30 leaves."),
];

fn sheet(text: &str) -> RuleSheet {
    let mut parts = text.split(' ');
    let id = parts.next().and_then(|id| id.parse().ok()).expect("a sheet");
    let options: OptionSet = parts.map(|option| option.parse().expect("an option")).collect();
    RuleSheet::new(id, options).expect("the sheet has the option")
}

#[test]
fn every_cause_has_a_sentence_in_every_language() {
    let mut codes = BTreeSet::new();
    let mut told = |sheet: &RuleSheet, refusal, from: Option<House>, to, expected: &str| {
        for words in all_words() {
            let text = sentences::refusal(&words, sheet, &refusal, from, to);
            check(&words, expected, &text);
            if words.language() == Language::English {
                assert_eq!(text, expected);
            }
            assert_eq!(text.ends_with(')'), expected.ends_with(')'), "{text}");
        }
        codes.insert(refusal.cause().code());
    };
    for (rules, position, wanted, expected) in REFUSED {
        let sheet = sheet(rules);
        let position = Position::parse(&sheet, position).expect(position);
        let wanted: Move = wanted.parse().expect(wanted);
        let refusal = position.refusal(&sheet, wanted).expect("it is refused");
        told(&sheet, refusal, wanted.from(), wanted.to(), expected);
    }
    for (rules, position, throw, expected) in REFUSED_THROWS {
        let sheet = sheet(rules);
        let position = Position::parse(&sheet, position).expect(position);
        let throw = Throw::new(*throw).expect("a throw");
        let refusal = position.throw(&sheet, throw).expect_err("it is refused");
        told(&sheet, refusal, None, None, expected);
    }
    assert_eq!(codes.len(), CAUSES, "{codes:?}");
}

#[test]
fn refusals_of_games_have_sentences() {
    let mut stick_game = Game::new(RuleSheet::FRENCH, Player::First);
    let mut die_game = Game::new(RuleSheet::UNINERD, Player::First);
    let die = Casting::Die.fall(0).expect("a face");
    let sticks = Casting::Sticks.fall(0).expect("a fall");
    for (error, expected) in [
        (stick_game.throw(die), "These rules are played with four sticks."),
        (die_game.throw(sticks), "These rules are played with a die."),
        (die_game.play(Move::PASS), "That is not possible at this moment."),
        (
            Game::from_position(RuleSheet::FRENCH, blocked()).play(Move::KEEP),
            "There is nothing to keep now. That choice comes only at the start of a turn.",
        ),
    ] {
        let error = error.expect_err(expected);
        for words in all_words() {
            let told = sentences::game_error(&words, &RuleSheet::FRENCH, &error, None, None);
            check(&words, expected, &told);
            assert!(words.language() != Language::English || told == expected, "{told}");
        }
    }
}

/// A position in which only a pass is legal in sheets without backward moves.
fn blocked() -> Position {
    Position::parse(&RuleSheet::SPANISH, "10/10/5c1s2 c - 2").expect("a position")
}

#[test]
fn why_nothing_moves_is_told_piece_by_piece() {
    let english = Words::new(Language::English);
    let stuck = Position::parse(&RuleSheet::UNINERD, "10/1c2s5/6c3 c - 5").expect("a position");
    let lines = sentences::nothing_moves(&english, &RuleSheet::UNINERD, &stuck);
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].starts_with("12 and 27: Your piece in the water"), "{lines:?}");

    let lines = sentences::nothing_moves(&english, &RuleSheet::SPANISH, &blocked());
    assert_eq!(lines, ["26: 28 is a safe house: the piece there cannot be captured."]);
}
