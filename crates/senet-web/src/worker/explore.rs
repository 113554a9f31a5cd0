//! Explorations: the worker judges all moves of a position, throw by throw, and sends what it has judged in parts, as text.
//!
//! A part is a line for each throw: its value, or `-` where none is to come, and then each move with its chance and the error
//! of the chance, which is `~` if it is estimated.

use std::cell::{Cell, RefCell};
use std::fmt::Write as _;

use senet::{Move, Phase, Position, RuleSheet, Side, Throw};
use senet_ai::{Tables, WinChance};
use senet_study::Evaluation;
use web_sys::DedicatedWorkerGlobalScope;

use super::question::Known;
use super::review::{ESTIMATED, other_questions};

/// The first line of a question for an exploration.
pub(super) const EXPLORE: &str = "explore";
/// The text in place of a throw where none is due.
const NO_THROW: &str = "-";

/// The moves after a throw, with the chances of winning of the side that makes them, best first.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Outlook {
    /// The throw; `None` where a choice without a throw is due.
    pub(crate) throw: Option<Throw>,
    pub(crate) moves: Vec<(Move, WinChance)>,
}

impl Outlook {
    /// The chance of the best move.
    pub(crate) fn best(&self) -> Option<WinChance> {
        self.moves.first().map(|(_, chance)| *chance)
    }
}

/// The question about a position of a sheet.
pub(crate) fn question(sheet: &RuleSheet, position: &Position) -> String {
    format!("{EXPLORE}\n{sheet}\n{position}")
}

/// The chance of the side to act in a position, from the outlooks of all its throws; `None` while some are missing.
pub(crate) fn overall(sheet: &RuleSheet, position: &Position, outlooks: &[Outlook]) -> Option<WinChance> {
    if position.is_over() {
        return Some(WinChance::won(position.side()));
    }
    let of = |throw: Option<Throw>| outlooks.iter().find(|outlook| outlook.throw == throw).and_then(Outlook::best);
    if !position.awaits_throw() {
        return outlooks.first().and_then(Outlook::best);
    }
    let weights = sheet.casting().weights().iter();
    let values: Option<Vec<(u32, WinChance)>> =
        weights.map(|(throw, weight)| Some((*weight, of(Some(*throw))?))).collect();
    WinChance::mean(position.side(), values?)
}

/// The positions in which the moves are due, with their throws.
fn decisions(sheet: &RuleSheet, position: &Position) -> Vec<(Option<Throw>, Position)> {
    match position.phase() {
        Phase::Over => Vec::new(),
        Phase::Throw => {
            let throws = sheet.casting().weights().iter();
            throws.map(|(throw, _)| (Some(*throw), position.throw_unchecked(*throw))).collect()
        }
        Phase::Play(throw) => vec![(Some(throw), *position)],
        Phase::TurnStart | Phase::Rest { .. } => vec![(None, *position)],
    }
}

/// The line of a throw; `None` if a table is damaged.
fn line(evaluation: &Evaluation, throw: Option<Throw>, position: &Position) -> Option<String> {
    let moves = evaluation.with_judge(|judge| judge.moves(position)).ok()?;
    let mut text = throw.map_or_else(|| NO_THROW.to_owned(), |throw| throw.to_string());
    for judged in moves {
        // Writing to a string cannot fail.
        let _ = write!(text, " {} {} ", judged.played, judged.value.chance());
        let _ = match judged.value.error() {
            Some(error) => write!(text, "{error}"),
            None => text.write_str(ESTIMATED),
        };
    }
    text.push('\n');
    Some(text)
}

/// An evaluation without exact values, if the worker knows none of the sheet.
fn plain(sheet: &RuleSheet, known: &Known) -> Option<Evaluation> {
    (!known.contains_key(&sheet.to_string())).then(|| Evaluation::new(Tables::new(*sheet)))
}

/// The lines of all throws.
pub(super) fn answer(sheet: &RuleSheet, position: &Position, known: &Known) -> Option<String> {
    let plain = plain(sheet, known);
    let evaluation = plain.as_ref().or_else(|| known.get(&sheet.to_string()))?;
    decisions(sheet, position).iter().map(|(throw, thrown)| line(evaluation, *throw, thrown)).collect()
}

/// Judges throw by throw, and calls `send` with each line and whether more follow. Stops once `latest` is no longer `id`.
pub(super) async fn serve(
    scope: &DedicatedWorkerGlobalScope,
    (sheet, position): (&RuleSheet, &Position),
    known: &RefCell<Known>,
    (id, latest): (u64, &Cell<u64>),
    send: impl Fn(&str, bool),
) {
    let plain = plain(sheet, &known.borrow());
    for (throw, thrown) in decisions(sheet, position) {
        let judged = match &plain {
            Some(plain) => line(plain, throw, &thrown),
            None => known.borrow().get(&sheet.to_string()).and_then(|evaluation| line(evaluation, throw, &thrown)),
        };
        send(&judged.unwrap_or_default(), true);
        other_questions(scope).await;
        if latest.get() != id {
            return;
        }
    }
    send("", false);
}

/// Reads a part of the answer. Lines that cannot be read are left out.
pub(crate) fn read(side: Side, part: &str) -> Vec<Outlook> {
    part.lines().filter_map(|line| read_line(side, line)).collect()
}

fn read_line(side: Side, line: &str) -> Option<Outlook> {
    let mut fields = line.split(' ');
    let throw = match fields.next()? {
        NO_THROW => None,
        throw => Some(throw.parse().ok()?),
    };
    let mut moves = Vec::new();
    while let Some(played) = fields.next() {
        let chance = fields.next()?.parse().ok()?;
        let chance = match fields.next()? {
            ESTIMATED => WinChance::estimated(side, chance),
            error => WinChance::exact(side, chance, error.parse().ok()?),
        };
        moves.push((played.parse().ok()?, chance));
    }
    moves.sort_by(|(_, one): &(Move, WinChance), (_, other)| other.chance().total_cmp(&one.chance()));
    Some(Outlook { throw, moves })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(sheet: RuleSheet) -> Known {
        Known::from([(sheet.to_string(), Evaluation::new(Tables::shipped(&sheet).expect("tables")))])
    }

    fn position(sheet: &RuleSheet, text: &str) -> Position {
        Position::parse(sheet, text).unwrap_or_else(|faults| panic!("{faults}"))
    }

    fn explored(sheet: &RuleSheet, position: &Position, known: &Known) -> Vec<Outlook> {
        read(position.side(), &answer(sheet, position, known).expect("an answer"))
    }

    #[test]
    fn the_best_moves_of_all_throws_add_up_to_the_exact_chance_of_the_position() {
        let texts = ["10/s7s1/5c1c2 c - ?", "10/s7s1/5c1c2 s - ?", "1c8/9s/5s3c c - ?"];
        for sheet in [RuleSheet::CARPIGNANO, RuleSheet::UNINERD, RuleSheet::DUTCH] {
            let known = known(sheet);
            for text in texts {
                let position = position(&sheet, text);
                let outlooks = explored(&sheet, &position, &known);
                assert_eq!(outlooks.len(), sheet.casting().weights().len());
                let sum = overall(&sheet, &position, &outlooks).expect("all throws");
                let value = known[&sheet.to_string()].with_judge(|judge| judge.value(&position)).expect("sound tables");
                let (Some(one), Some(other)) = (sum.error(), value.error()) else {
                    panic!("{sheet}: {text}: estimated")
                };
                assert!(
                    (sum.chance() - value.chance()).abs() <= one + other + 1e-9,
                    "{sheet}: {text}: {sum:?} {value:?}"
                );
            }
        }
    }

    #[test]
    fn every_legal_move_is_listed_best_first() {
        let sheet = RuleSheet::FRENCH;
        let position = position(&sheet, "c1c7/2s1s1c3/5s4 c - ?");
        for outlook in explored(&sheet, &position, &Known::new()) {
            let thrown = position.throw_unchecked(outlook.throw.expect("a throw"));
            let mut listed: Vec<String> = outlook.moves.iter().map(|(played, _)| played.to_string()).collect();
            let mut legal: Vec<String> = thrown.legal_moves(&sheet).iter().map(|legal| legal.to_string()).collect();
            listed.sort();
            legal.sort();
            assert_eq!(listed, legal);
            assert!(outlook.moves.is_sorted_by(|(_, one), (_, other)| one.chance() >= other.chance()));
            assert!(outlook.moves.iter().all(|(_, chance)| !chance.is_exact()), "there are no tables");
        }
    }

    #[test]
    fn a_given_throw_a_choice_and_an_end_have_one_outlook_or_none() {
        let sheet = RuleSheet::UNINERD;
        let of = |text: &str| explored(&sheet, &position(&sheet, text), &Known::new());
        let throws = |text: &str| of(text).iter().map(|outlook| outlook.throw).collect::<Vec<_>>();
        assert_eq!(throws("10/1s8/8c1 c - 3"), [Throw::new(3)]);
        assert_eq!(throws("10/1s8/9c c - ^"), [None]);
        assert_eq!(throws("10/1s8/10 c - #"), []);
        let over = position(&sheet, "10/1s8/10 c - #");
        assert_eq!(overall(&sheet, &over, &[]), Some(WinChance::won(Side::Cones)));
        let open = position(&sheet, "10/1s8/8c1 c - ?");
        assert_eq!(overall(&sheet, &open, &of("10/1s8/8c1 c - 3")), None, "throws are missing");
    }

    #[test]
    fn malformed_parts_are_left_out() {
        for part in ["", "x", "7 pass 1 0", "3 1-3", "3 1-3 x ~", "3 1-3 0.5 x", "3 zz 0.5 ~"] {
            assert_eq!(read(Side::Cones, part), [], "{part}");
        }
    }
}
