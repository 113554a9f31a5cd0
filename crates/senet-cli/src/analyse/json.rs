//! A review as JSON.

use senet::{Event, Player, Record, SheetOption, Side};
use senet_ai::WinChance;
use senet_protocol::analysis::{
    self, Alternative, Analysis, Change, Decision, FORMAT, PlayerTotals, Resignation, Throw, Value,
};
use senet_study::review::{Difference, Judgement, Mark, Step};

use super::{ReviewedGame, in_record};

pub(super) fn analysis(reviewed: &ReviewedGame<'_>) -> Analysis {
    let ReviewedGame { record, review } = reviewed;
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
        players: Player::BOTH.map(|player| totals(reviewed, player)).to_vec(),
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

fn totals(reviewed: &ReviewedGame<'_>, player: Player) -> PlayerTotals {
    let totals = &reviewed.review.totals[player as usize];
    let [inaccuracies, mistakes, blunders] = totals.marks;
    PlayerTotals {
        name: reviewed.name(player).to_owned(),
        side: reviewed.side(player).map(|side: Side| side.to_string()),
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

fn throw(event: Event, luck: Change, correction: Change) -> Option<Throw> {
    let Event::Throw(faces) = event else { return None };
    Some(Throw { faces: faces.to_string(), value: faces.throw().value(), luck, correction })
}
