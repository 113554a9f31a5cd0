//! The effects of single rules: variants of a sheet that take one rule from another sheet.

use senet::{RuleSheet, SheetId, SheetRule};
use senet_ai::ComputerPlayer;

use super::course::Fit;
use super::played::Series;
use super::result::{Mean, Measures, RuleEffect, RulesResult, VariantResult};
use super::{Run, Study, summary};
use crate::{Rate, Tally};

/// The sheet whose rules are changed, one by one.
const BASE: RuleSheet = RuleSheet::CARPIGNANO;

/// A variant, and the sheets that have its rule.
struct Variant {
    sheet: RuleSheet,
    rule: SheetRule,
    from: Vec<SheetId>,
}

/// Each rule of another sheet in which it differs from the base, once.
fn variants() -> Vec<Variant> {
    let mut variants: Vec<Variant> = Vec::new();
    for (rule, from) in SheetRule::ALL.into_iter().flat_map(|rule| SheetId::ALL.map(|from| (rule, from))) {
        let sheet = BASE.taking(rule, from);
        let is_same = |other: &&mut Variant| other.sheet.canonical_bytes() == sheet.canonical_bytes();
        if let Some(known) = variants.iter_mut().find(is_same) {
            known.from.push(from);
        } else if sheet.is_variant() {
            variants.push(Variant { sheet, rule, from: vec![from] });
        }
    }
    variants
}

/// Random games of a variant.
const fn random_games(study: &Study) -> u64 {
    study.games * 50
}

/// Games of `casual` against itself, and against `novice`.
const fn casual_games(study: &Study) -> u64 {
    study.games * 2
}

/// Plays the base and its variants. Variants that a stop cuts off are left out.
pub(super) fn study(run: &mut Run<'_, '_>) -> Option<RulesResult> {
    let unchanged = measure(run, BASE)?;
    let mut effects = Vec::new();
    for Variant { sheet, rule, from } in variants() {
        let Some(measures) = measure(run, sheet) else { break };
        let mut from = from.into_iter().map(|id| id.name().to_owned());
        effects.push(RuleEffect {
            rule: rule.name().to_owned(),
            from: from.next().unwrap_or_default(),
            also: from.collect(),
            differences: measures.measures.minus(&unchanged.measures),
            measures,
        });
    }
    Some(RulesResult { base: BASE.to_string(), unchanged, variants: effects })
}

impl Measures<Mean> {
    fn minus(&self, other: &Measures<Mean>) -> Measures<Mean> {
        Measures {
            random_throws: self.random_throws.minus(&other.random_throws),
            throws: self.throws.minus(&other.throws),
            captures: self.captures.minus(&other.captures),
            random_beginner: self.random_beginner.minus(&other.random_beginner),
            beginner: self.beginner.minus(&other.beginner),
            skill: self.skill.minus(&other.skill),
        }
    }
}

/// Measures a sheet or a variant; `None` if the study is stopped meanwhile.
fn measure(run: &mut Run<'_, '_>, sheet: RuleSheet) -> Option<VariantResult> {
    let random = run.random(sheet, random_games(run.study));
    let (games, seed) = (casual_games(run.study), run.study.seed);
    let series = |players| Series { sheet, players, games, seed, exact: None, followed: None };
    let casual = run.play(&series([ComputerPlayer::Casual; 2]), |played| {
        let throws = played.iter().filter(|game| game.is_over).map(|game| game.throws.into());
        summary::alone(ComputerPlayer::Casual.name(), played, Fit::new).map(|alone| (alone, Mean::of(throws)))
    });
    let skill = [ComputerPlayer::Casual, ComputerPlayer::Novice];
    let pair = run.play(&series(skill), |played| Some(summary::pair(skill.map(ComputerPlayer::name), played)));
    if run.is_stopped {
        return None;
    }
    let ((alone, throws), pair) = (casual?, pair?);
    let all = random.iter().fold(Tally::default(), Tally::plus);
    let random_throws = |tally: &Tally| {
        let sum: u64 = tally.games_by_throws.iter().zip(0..).map(|(games, throws)| games * throws).sum();
        sum as f64 / tally.games.max(1) as f64
    };
    Some(VariantResult {
        random_games: all.games,
        casual_games: alone.games,
        unfinished: alone.unfinished + pair.unfinished,
        measures: Measures {
            random_throws: Mean::of(random.iter().map(random_throws)),
            throws,
            captures: alone.captures,
            random_beginner: Rate::new(all.wins_of_beginner, all.games).into(),
            beginner: alone.wins_of_beginner.into(),
            skill: pair.wins_of_first.into(),
        },
    })
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;

    #[test]
    fn every_difference_of_the_sheets_is_a_variant_once() {
        let found: Vec<(String, String)> = variants()
            .into_iter()
            .map(|Variant { rule, from, .. }| {
                (rule.to_string(), from.iter().map(|id| id.name()).collect::<Vec<_>>().join(" "))
            })
            .collect();
        let expected = [
            ("casting", "uninerd"),
            ("opening", "spanish"),
            ("opening", "uninerd"),
            ("safe-houses", "uninerd"),
            ("safe-houses", "dutch"),
            ("extra-throw", "spanish uninerd french dutch"),
            ("water", "uninerd"),
            ("water", "dutch"),
            ("step-over-water", "uninerd"),
            ("leaving", "spanish"),
            ("leaving", "uninerd"),
            ("leaving", "french"),
            ("leaving", "dutch"),
            ("no-forward", "spanish"),
            ("no-forward", "uninerd"),
            ("no-forward", "french"),
        ];
        assert_eq!(found, expected.map(|(rule, from)| (rule.to_owned(), from.to_owned())));
    }

    #[test]
    fn the_games_of_every_variant_end() {
        let (sheets, tables) = (Vec::new(), None);
        let study = Study { sheets, rules: true, games: 10, seed: 1, seconds_per_throw: 15.0, tables };
        let result = study.run(&mut |_| ControlFlow::Continue(())).expect("no tables are asked");
        let rules = result.rules.expect("they were studied");
        assert_eq!(rules.variants.len(), 16);
        for effect in &rules.variants {
            assert_eq!(effect.measures.unfinished, 0, "{} of {}", effect.rule, effect.from);
            assert_eq!(effect.measures.casual_games, 20);
        }
    }
}
