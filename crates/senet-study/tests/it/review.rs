//! Luck, losses and corrections of reviews.

use proptest::prelude::*;
use senet::{Event, Game, Player, Position, Record, RuleSheet, Stage};
use senet_ai::{Evaluator, WinChance};
use senet_study::review::{Difference, Judge, Judgement, Mark, Review};

use crate::games::{Exact, Nonsense, random_game, random_game_from};

const SUM: f64 = 1e-9;

/// A sheet with some of its options.
fn any_sheet() -> impl Strategy<Value = RuleSheet> {
    prop::sample::select(RuleSheet::every().collect::<Vec<_>>())
}

/// Returns the chance at the end as the sum of the chance at the start, luck, losses and corrections.
fn added_up(review: &Review) -> f64 {
    let [first, second] = &review.totals;
    let luck = first.luck.amount - second.luck.amount;
    let loss = first.loss.amount - second.loss.amount;
    review.start.chance() + luck - loss + review.correction.amount
}

fn check(game: &Game, review: &Review) {
    assert_eq!(review.steps.len(), game.events().len());
    assert!((added_up(review) - review.end.chance()).abs() < SUM, "{review:?}");
    if let Some(outcome) = game.outcome() {
        let expected = if outcome.winner == Player::First { 1.0 } else { 0.0 };
        assert_eq!(review.end, WinChance::exact(Player::First, expected, 0.0));
    }
    let [first, second] = &review.totals;
    let adjusted = review.end.chance() - first.luck.amount + second.luck.amount;
    assert!((review.luck_adjusted().amount - adjusted).abs() < SUM);
    let mut chance = review.start.chance();
    for (step, event) in review.steps.iter().zip(game.events()) {
        assert_eq!(step.event, *event);
        assert!((step.before.chance() - chance).abs() < SUM, "{step:?} comes after {chance}");
        chance = step.after.chance();
        let sign = if step.player == Player::First { 1.0 } else { -1.0 };
        let gain = sign * (step.after.chance() - step.before.chance());
        match &step.judgement {
            Judgement::Luck { luck, correction, .. } => {
                assert!((luck.amount + correction.amount - gain).abs() < SUM, "{step:?}");
            }
            Judgement::Decision { alternatives, best, loss } => {
                assert!((loss.amount + gain).abs() < SUM, "{step:?}");
                assert!(loss.amount >= 0.0, "{step:?}");
                assert!(alternatives.iter().any(|alternative| alternative.event == *event), "{step:?}");
                let top = alternatives[*best].value.chance();
                assert!(alternatives.iter().all(|alternative| alternative.value.chance() <= top), "{step:?}");
            }
            Judgement::Resignation { loss } => assert!((loss.amount + gain).abs() < SUM, "{step:?}"),
        }
    }
    assert!((chance - review.end.chance()).abs() < SUM);
}

/// Asserts that the lines of a review are those of the record.
fn check_numbers(game: &Game, review: &Review) {
    let record = Record::new(game.clone(), "Ani", "Tutu").expect("names").to_string();
    let written: Vec<&str> =
        record.lines().skip_while(|line| !line.is_empty()).skip(1).filter(|line| !line.starts_with("end")).collect();
    let lines: Vec<_> = review.lines().collect();
    assert_eq!(lines.len(), written.len(), "{record}");
    for (steps, text) in lines.iter().zip(written) {
        assert!(text.starts_with(&format!("{} ", steps[0].number)), "{text}");
        for step in *steps {
            let event = match step.event {
                Event::Throw(faces) => faces.to_string(),
                Event::Move(played) => played.to_string(),
                Event::Choose(side) => side.to_string(),
                Event::Resign(player) => player.to_string(),
            };
            assert!(text.contains(&event), "{event} in {text}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Holds for an arbitrary evaluator, also in unfinished games.
    #[test]
    fn luck_losses_and_corrections_add_up(sheet in any_sheet(), seed: u64, longest in 0_usize..600) {
        let game = random_game(sheet, seed, longest);
        let review = Review::new(&game, &Nonsense(seed));
        check(&game, &review);
        check_numbers(&game, &review);
    }

    #[test]
    fn the_mean_luck_of_a_throw_is_zero(sheet in any_sheet(), seed: u64) {
        let evaluator = Nonsense(seed);
        let game = random_game(sheet, seed, 40);
        let mut sum = 0.0;
        if game.awaits_throw() {
            for fall in (0..sheet.casting().falls()).filter_map(|fall| sheet.casting().fall(fall)) {
                let mut after = game.clone();
                after.throw(fall).expect("a throw is due");
                let review = Review::new(&after, &evaluator);
                let step = review.steps.last().expect("the throw");
                let Judgement::Luck { luck, .. } = &step.judgement else { panic!("{step:?}") };
                sum += luck.amount;
            }
        }
        prop_assert!(sum.abs() < SUM, "{}", sum);
    }
}

/// With exact values, corrections are not larger than their certified errors, and every number is marked as exact.
#[test]
fn exact_values_need_no_correction() {
    for sheet in RuleSheet::every() {
        let exact = Exact::new(sheet);
        for (seed, text) in ["10/8sc/10 s - ?", "10/5c4/4s5 c - ?", "4s5/10/3c6 c - ?"].iter().enumerate() {
            let position = Position::parse(&sheet, text).expect("a position");
            let game = random_game_from(sheet, position, seed as u64, 400);
            let review = Review::new(&game, &exact);
            check(&game, &review);
            for step in &review.steps {
                assert!(step.before.is_exact() && step.after.is_exact(), "{sheet}: {step:?}");
                assert!(step.judgement.swing().is_exact(), "{sheet}: {step:?}");
                if let Judgement::Luck { correction, .. } = &step.judgement {
                    let error = correction.error.expect("a certificate");
                    assert!(correction.amount.abs() <= error + SUM, "{sheet}: {step:?}");
                    assert!(error < 3e-5, "{sheet}: {step:?}");
                }
            }
            let correction = review.correction;
            assert!(correction.amount.abs() <= correction.error.expect("a certificate") + SUM, "{sheet}");
        }
    }
}

#[test]
fn opening_throws_are_computed_and_need_no_correction() {
    for sheet in RuleSheet::every() {
        let game = random_game(sheet, 7, 60);
        let review = Review::new(&game, &Nonsense(3));
        let opening: Vec<_> = review.steps.iter().take_while(|step| step.position.is_none()).collect();
        assert!(!opening.is_empty(), "{sheet}");
        for step in opening {
            assert_eq!(step.side, None);
            if let Judgement::Luck { correction, .. } = &step.judgement {
                assert!(correction.amount.abs() < SUM, "{sheet}: the opening is computed, not estimated: {step:?}");
            }
        }
    }
}

/// An evaluator for computations by hand: the further ahead the own pieces, the better.
struct Ladder;

impl Evaluator for Ladder {
    fn win_chance(&self, position: &Position) -> WinChance {
        let way = |houses: senet::HouseSet| houses.iter().map(|house| f64::from(house.number())).sum::<f64>();
        let chance = 0.5 + (way(position.own()) - way(position.enemy())) / 100.0;
        WinChance::estimated(position.side(), chance)
    }
}

#[test]
fn a_review_agrees_with_a_computation_by_hand() {
    let sheet = RuleSheet::CARPIGNANO;
    // The cone on 15 can go to 18, or the one on 24 onto the water and back to 1.
    let position = Position::parse(&sheet, "10/4c5/s2c6 c - 3").expect("a position");
    let mut game = Game::from_position(sheet, position);
    game.play("24-27>1".parse().expect("a move")).expect("legal");
    game.resign(Player::Second).expect("a game to give up");
    let review = Review::new(&game, &Ladder);
    // The best move is 15-18. Then the spools throw, and the sums of houses are 21 and 42.
    assert!((review.start.chance() - 0.71).abs() < SUM, "{:?}", review.start);
    let [blunder, resignation] = &review.steps[..] else { panic!("{:?}", review.steps) };
    let Judgement::Decision { alternatives, best, loss } = &blunder.judgement else { panic!("{blunder:?}") };
    assert_eq!((alternatives.len(), *best), (2, 0));
    // After 24-27>1, the sums are 21 and 16.
    assert!((loss.amount - 0.26).abs() < SUM, "{loss:?}");
    assert_eq!(blunder.judgement.mark(), Some(Mark::Blunder));
    let Judgement::Resignation { loss } = &resignation.judgement else { panic!("{resignation:?}") };
    assert!((loss.amount - 0.55).abs() < SUM, "{loss:?}");
    assert_eq!(review.turning_points(), [1, 0]);
    let [first, second] = &review.totals;
    assert_eq!((first.decisions, first.best, first.marks), (1, 0, [0, 0, 1]));
    assert_eq!((second.decisions, second.marks), (0, [0, 0, 1]));
    assert_eq!(second.loss_per_decision(), None);
    assert_eq!((first.luck, second.luck), (Difference::NONE, Difference::NONE));
    // A won game without luck.
    assert!((review.luck_adjusted().amount - 1.0).abs() < SUM);
}

#[test]
fn the_value_of_a_position_is_the_mean_over_its_throws() {
    let sheet = RuleSheet::DUTCH;
    let exact = Exact::new(sheet);
    let judge = Judge::new(sheet, &exact);
    let position = Position::parse(&sheet, "10/10/s8c s - ?").expect("a position");
    let throws = judge.throws(&position);
    assert_eq!(throws.iter().map(|throw| throw.weight).sum::<u32>(), 16);
    assert!(judge.moves(&position).is_empty());
    let mean: f64 = throws.iter().map(|throw| f64::from(throw.weight) * throw.value.chance() / 16.0).sum();
    assert!((mean - judge.value(&position).chance()).abs() < 1e-5);
    let to_play = position.throw_unchecked(throws[0].throw);
    let moves = judge.moves(&to_play);
    assert!(judge.throws(&to_play).is_empty());
    assert!(moves.iter().any(|legal| legal.loss.amount == 0.0));
    assert_eq!(throws[0].value, judge.value(&to_play));
    assert!(matches!(Game::from_position(sheet, moves[0].after).stage(), Stage::Play(_)));
}
