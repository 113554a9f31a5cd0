//! Results as the wire types that engine, server and `senet analyse --json` share.

use senet::{
    Event, Move, OptionSet, Player, Position, Record, Refusal, RuleSheet, SheetId, SheetOption, Side, Throw as Thrown,
    UnknownName,
};
use senet_ai::WinChance;
use senet_protocol::analysis::{
    self, Alternative, Analysis, Change, Decision, FORMAT, PlayerTotals, Resignation, Throw, Value,
};
use senet_protocol::engine::{EvaluateResult, LegalMove, LegalMovesResult, MoveChance, RefusalData, ThrowChance};

use crate::review::{Difference, Judge, Judgement, Mark, MoveValue, Review, Step, ThrowValue};

/// Reads the name of a sheet and its options.
///
/// # Errors
///
/// A sentence that says which name is unknown or stands twice, or which option the sheet lacks.
pub fn read_sheet(rules: &str, options: &[String]) -> Result<RuleSheet, String> {
    let id: SheetId = rules.parse().map_err(|fault: UnknownName| fault.to_string())?;
    let mut set = OptionSet::EMPTY;
    for name in options {
        let option: SheetOption = name.parse().map_err(|fault: UnknownName| fault.to_string())?;
        if set.contains(option) {
            return Err(format!("the option `{name}` stands twice"));
        }
        set = set.with(option);
    }
    RuleSheet::new(id, set).map_err(|fault| fault.to_string())
}

/// Reads a position of a sheet.
///
/// # Errors
///
/// A sentence that says why no game by the sheet can hold the position.
pub fn read_position(sheet: &RuleSheet, text: &str) -> Result<Position, String> {
    Position::parse(sheet, text).map_err(|faults| format!("no game by `{sheet}` can hold this position: {faults}"))
}

/// The legal moves of a position in which a move is due.
pub fn legal_moves(sheet: &RuleSheet, position: &Position) -> LegalMovesResult {
    let entry = |legal: Move| LegalMove {
        text: legal.to_string(),
        position: position.play_unchecked(sheet, legal).to_string(),
    };
    LegalMovesResult { moves: position.legal_moves(sheet).iter().map(entry).collect() }
}

/// Why a throw or a move is refused.
pub fn refusal(refusal: &Refusal) -> RefusalData {
    RefusalData {
        rule: refusal.rule().to_owned(),
        reason: refusal.cause().code().to_owned(),
        houses: refusal.houses().iter().map(senet::House::number).collect(),
    }
}

/// A position with its possible throws, or its legal moves.
pub fn evaluation(judge: &Judge<'_>, position: &Position) -> EvaluateResult {
    let throw_chance = |ThrowValue { throw, weight, value }| ThrowChance {
        throw: Thrown::value(throw),
        weight,
        chance: value.chance(),
        error: value.error(),
    };
    let move_chance = |MoveValue { played, after, value, loss }| MoveChance {
        text: played.to_string(),
        position: after.to_string(),
        chance: value.chance(),
        error: value.error(),
        loss: loss.amount,
    };
    let value = judge.value(position);
    EvaluateResult {
        chance: value.chance(),
        error: value.error(),
        throws: position.awaits_throw().then(|| judge.throws(position).into_iter().map(throw_chance).collect()),
        moves: position.phase().decides().then(|| judge.moves(position).into_iter().map(move_chance).collect()),
    }
}

/// A review of a record.
pub fn analysis(record: &Record, review: &Review) -> Analysis {
    let Record { date, game, .. } = record;
    let sheet = game.sheet();
    let outcome = game.outcome();
    Analysis {
        format: FORMAT.to_owned(),
        rules: sheet.id().name().to_owned(),
        options: sheet.options().iter().map(|option: SheetOption| option.name().to_owned()).collect(),
        date: date.map(|date| date.to_string()),
        winner: outcome.map(|outcome| outcome.winner.to_string()),
        points: outcome.map(|outcome| outcome.points),
        by_resignation: outcome.is_some_and(|outcome| outcome.by_resignation),
        start: chance(review.start),
        end: chance(review.end),
        correction: change(review.correction),
        luck_adjusted: change(review.luck_adjusted()),
        players: Player::BOTH.map(|player| totals(record, review, player)).to_vec(),
        turning_points: review.turning_points(),
        events: review.steps.iter().map(event).collect(),
    }
}

const fn chance(value: WinChance<Player>) -> Value {
    Value { chance: value.chance(), error: value.error() }
}

const fn change(Difference { amount, error }: Difference) -> Change {
    Change { amount, error }
}

fn totals(record: &Record, review: &Review, player: Player) -> PlayerTotals {
    let totals = &review.totals[player as usize];
    let [inaccuracies, mistakes, blunders] = totals.marks;
    PlayerTotals {
        name: record.name(player).to_owned(),
        side: record.game.side(player).map(|side: Side| side.to_string()),
        luck: change(totals.luck),
        loss: change(totals.loss),
        decisions: totals.decisions,
        best: totals.best,
        inaccuracies,
        mistakes,
        blunders,
        loss_per_decision: totals.loss_per_decision(),
    }
}

fn event(step: &Step) -> analysis::Event {
    let mark = step.judgement.mark().map(|mark: Mark| mark.symbol().to_owned());
    let mut event = analysis::Event {
        line: step.number,
        player: step.player.to_string(),
        side: step.side.map(|side| side.to_string()),
        position: step.position.map(|position| position.to_string()),
        before: chance(step.before),
        after: chance(step.after),
        throw: None,
        decision: None,
        resignation: None,
    };
    match &step.judgement {
        Judgement::Luck { luck, correction, .. } => {
            event.throw = throw(step.event, change(*luck), change(*correction));
        }
        Judgement::Decision { alternatives, best, loss } => {
            event.decision = Some(Decision {
                chosen: in_record(step.event),
                best: alternatives.get(*best).map_or_else(String::new, |best| in_record(best.event)),
                loss: change(*loss),
                mark,
                alternatives: alternatives
                    .iter()
                    .map(|one| Alternative { choice: in_record(one.event), value: chance(one.value) })
                    .collect(),
            });
        }
        Judgement::Resignation { loss } => event.resignation = Some(Resignation { loss: change(*loss), mark }),
    }
    event
}

/// Formats an event as the record does, without the player.
pub fn in_record(event: Event) -> String {
    match event {
        Event::Throw(faces) => format!("{faces} {}", faces.throw()),
        Event::Choose(side) => side.to_string(),
        Event::Move(played) => played.to_string(),
        Event::Resign(_) => "resigns".to_owned(),
    }
}

fn throw(event: Event, luck: Change, correction: Change) -> Option<Throw> {
    let Event::Throw(faces) = event else { return None };
    Some(Throw { faces: faces.to_string(), value: faces.throw().value(), luck, correction })
}
