//! Whole games of every sheet in every language: every event has a sentence.

use senet::{Faces, Game, House, Move, Player, RuleSheet, Side, Stage};
use senet_i18n::Words;
use senet_i18n::sentences::{self, Players, Who};

use crate::{all_words, check};

const PLAYERS: Players<'static> = Players { first: Who::You, second: Who::Named("Ada") };

/// Knuth's linear congruential generator, for the same random numbers in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as u32 % limit
    }

    fn faces(&mut self, sheet: &RuleSheet) -> Faces {
        let fall = self.below(sheet.casting().falls());
        sheet.casting().fall(fall).expect("a fall below the number of falls")
    }
}

#[test]
fn whole_games_are_told_in_every_language() {
    let words: Vec<Words> = all_words().collect();
    for sheet in RuleSheet::every() {
        for seed in 0..3 {
            play(&words, sheet, &mut Chance(seed));
        }
    }
}

fn play(all: &[Words], sheet: RuleSheet, chance: &mut Chance) {
    let mut game = Game::new(sheet, Player::First);
    for step in 0..2_000 {
        // Each step is told in the next language, which is enough for every language to meet everything.
        let words = &all[step % all.len()];
        check(words, "prompt", &sentences::prompt(words, &game, &PLAYERS));
        match game.stage() {
            Stage::Opening { thrower, other } => {
                let faces = chance.faces(&sheet);
                game.throw(faces).expect("a throw is due");
                let told = sentences::opening_told(words, &game, &PLAYERS, thrower, other, faces);
                check(words, "opening", &told);
            }
            Stage::ChooseSide { .. } => game.choose(Side::BOTH[chance.below(2) as usize]).expect("a choice is due"),
            Stage::Play(position) if position.awaits_throw() => {
                let faces = chance.faces(&sheet);
                let who = PLAYERS.who(game.to_act().expect("somebody is to act"));
                check(words, "faces", &sentences::faces(words, &sheet, faces));
                game.throw(faces).expect("a throw is due");
                let Some(now) = game.position() else { panic!("the game has begun") };
                if let Some(meaning) = sentences::throw_meaning(words, &sheet, now, who) {
                    check(words, "throw", &meaning);
                }
            }
            Stage::Play(before) => {
                let legal = before.legal_moves(&sheet);
                for offered in &legal {
                    check(words, "offer", &sentences::move_offered(words, &sheet, &before, offered));
                }
                refusals(words, &game, chance);
                let played = legal.get(chance.below(legal.len() as u32) as usize).expect("a legal move");
                if played == Move::PASS {
                    let lines = sentences::nothing_moves(words, &sheet, &before);
                    for line in &lines {
                        check(words, "nothing moves", line);
                    }
                }
                game.play(played).expect("it is legal");
                let (Some(after), Some(next)) = (game.position(), game.to_act().or(Some(Player::First))) else {
                    panic!("the game has begun")
                };
                let told = sentences::move_told(words, &sheet, &before, played, after, PLAYERS.who(next));
                check(words, "told", &told);
            }
            Stage::Over(outcome) => {
                for words in all {
                    check(words, "result", &sentences::result(words, outcome, &PLAYERS));
                }
                return;
            }
        }
    }
}

/// Asserts that refusals of random pairs of houses have sentences.
fn refusals(words: &Words, game: &Game, chance: &mut Chance) {
    let (sheet, Some(position)) = (game.sheet(), game.position()) else { return };
    for from in position.pieces(position.side()) {
        let to = House::new(chance.below(31) as u8);
        for to in [to, from.forward(chance.below(6) as u8 + 1), from.backward(chance.below(6) as u8 + 1), None] {
            if let Some(refusal) = position.why_not(sheet, from, to) {
                check(words, "refusal", &sentences::refusal(words, sheet, &refusal, Some(from), to));
            }
        }
        let spoken = sentences::house(words, sheet, Some(position), from);
        check(words, "house", &spoken);
    }
}
