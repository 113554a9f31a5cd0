//! The review in words and numbers.

use senet::{Event, Move, Player};
use senet_ai::{Payoff, WinChance};
use senet_i18n::ids::{self, Id};
use senet_i18n::{Words, sentences};
use senet_session::GameTable;
use senet_study::Reason;
use senet_study::review::{Difference, Judgement, Mark, Review, Step, Totals};

use crate::speech;
use crate::table::signs;

/// The least luck or loss that is not shown as 0.0 %.
const SHOWN: f64 = 0.0005;

/// The text of a step of the review.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct Told {
    /// The event.
    pub(crate) what: String,
    pub(crate) mark: Option<Mark>,
    /// Luck or loss, a better move and its reason, and the chance of the near player.
    pub(crate) judged: String,
}

/// The step that was shown after so many events.
pub(crate) fn step(words: &Words, table: &GameTable, review: Option<&Review>, events: usize) -> Told {
    let all = table.game().events();
    let Some(index) = events.checked_sub(1).filter(|index| *index < all.len()) else {
        let judged = review.map(|review| chance(words, table, review.start));
        return Told { what: words.text(ids::REVIEW_BEGINS), mark: None, judged: judged.unwrap_or_default() };
    };
    let Some(step) = review.and_then(|review| review.steps.get(index)) else {
        let done = review.map_or(0, |review| 100 * review.steps.len() / all.len());
        let judged = words.format(ids::REVIEW_WORKING, &[("percent", done.into())]);
        return Told { what: String::new(), mark: None, judged };
    };
    let mut judged = vec![amount_told(words, step)];
    if let Some(better) = missed(step) {
        let better_told = match better {
            Event::Move(better) => in_signs(words, better),
            Event::Choose(side) => sentences::side_coloured(words, table.game().sheet(), side),
            Event::Throw(_) | Event::Resign(_) => String::new(),
        };
        judged.push(words.format(ids::REVIEW_BETTER, &[("move", better_told.into())]));
        if let (Event::Move(better), Some(position)) = (better, step.position) {
            let reason = Reason::of(table.game().sheet(), &position, better);
            judged.extend(reason.map(|reason| words.text(speech::reason_id(reason))));
        }
    }
    judged.push(chance(words, table, step.after));
    Told { what: what(words, table, step), mark: step.judgement.mark(), judged: judged.join(" ") }
}

/// The best alternative, if the decision lost so much that it is not shown as 0.
pub(crate) fn missed(step: &Step) -> Option<Event> {
    step.missed().filter(|_| step.judgement.loss().is_some_and(|loss| loss.amount >= SHOWN))
}

/// Describes the event of a step.
pub(crate) fn what(words: &Words, table: &GameTable, step: &Step) -> String {
    let (id, detail) = match step.event {
        Event::Throw(faces) => (ids::OPENING_THREW, ("throw", faces.throw().into())),
        Event::Move(Move::PASS) => (ids::REVIEW_PASSED, ("move", "".into())),
        Event::Move(Move::KEEP) => (ids::REVIEW_KEPT, ("move", "".into())),
        Event::Move(played) => (ids::REVIEW_PLAYED, ("move", signs(played).into())),
        Event::Choose(side) => (ids::REVIEW_CHOSE, ("side", side.name().into())),
        Event::Resign(_) => (ids::REVIEW_RESIGNED, ("move", "".into())),
    };
    speech::players(table).who(step.player).format(words, id, &[detail])
}

fn in_signs(words: &Words, played: Move) -> String {
    if played == Move::KEEP { words.text(ids::UI_KEEP) } else { signs(played) }
}

/// The luck or the loss of a step, in a sentence.
fn amount_told(words: &Words, step: &Step) -> String {
    let id = match &step.judgement {
        Judgement::Luck { .. } => ids::REVIEW_LUCK,
        judgement if matches!(judgement, Judgement::Decision { .. }) && !judgement.is_choice() => ids::REVIEW_FORCED,
        Judgement::Decision { .. } if missed(step).is_none() => ids::REVIEW_BEST,
        Judgement::Decision { .. } | Judgement::Resignation { .. } => ids::REVIEW_LOSS,
    };
    words.format(id, &[("amount", amount(words, step).into())])
}

/// The luck of a throw with its sign, or the loss of a decision, in percent.
pub(crate) fn amount(words: &Words, step: &Step) -> String {
    match &step.judgement {
        Judgement::Luck { luck, .. } => signed(words, *luck),
        Judgement::Decision { loss, .. } | Judgement::Resignation { loss } => speech::share(words, loss.amount, 1),
    }
}

/// The chance of the near player, and whether it is exact.
fn chance(words: &Words, table: &GameTable, of_first: WinChance<Player>) -> String {
    let near = speech::near(table);
    let chance = of_first.seen_by(near);
    let id = if chance.is_exact() { ids::UI_ADVICE_EXACT } else { ids::UI_ADVICE_ESTIMATED };
    let told = words.format(id, &[("percent", speech::percent(chance.chance()).into())]);
    let name = table.setting.names[near as usize].as_str();
    words.format(ids::REVIEW_CHANCE, &[("name", name.into()), ("chance", told.into())])
}

/// A difference in percent with its sign.
pub(crate) fn signed(words: &Words, difference: Difference) -> String {
    let sign = match (1000.0 * difference.amount).round() {
        amount if amount > 0.0 => "+",
        amount if amount < 0.0 => "−",
        _ => "",
    };
    format!("{sign}{}", speech::share(words, difference.amount.abs(), 1))
}

/// The rows of the totals: the message of its label, and the values of both players.
pub(crate) fn totals(words: &Words, review: &Review) -> [(Id, [String; 2]); 4] {
    let of_best = |totals: &Totals| format!("{}/{}", totals.best, totals.decisions);
    let loss = |totals: &Totals| loss(words, totals.loss_per_decision());
    let marks = |totals: &Totals| totals.marks.map(|count| count.to_string()).join("/");
    let row = |value: &dyn Fn(&Totals) -> String| [value(&review.totals[0]), value(&review.totals[1])];
    [
        (ids::TOTALS_LUCK, row(&|totals| signed(words, totals.luck))),
        (ids::TOTALS_LOSS, row(&loss)),
        (ids::TOTALS_BEST, row(&of_best)),
        (ids::TOTALS_MARKS, row(&marks)),
    ]
}

/// Explains the totals. If match points count, says that the totals are about games.
pub(crate) fn explanation(words: &Words, table: &GameTable) -> String {
    let explained = words.text(ids::TOTALS_EXPLANATION);
    match table.payoff() {
        Payoff::Wins => explained,
        Payoff::Points => format!("{explained} {}", words.text(ids::TOTALS_IN_MATCH)),
    }
}

/// The mean loss of a decision, if there was one.
pub(crate) fn loss(words: &Words, mean: Option<f64>) -> String {
    mean.map_or_else(|| "–".to_owned(), |loss| speech::share(words, loss, 2))
}

/// The luckiest throw and the decision with the largest loss, as numbers of events.
pub(crate) fn highlights(review: &Review) -> [Option<usize>; 2] {
    let largest = |value: &dyn Fn(&Judgement) -> Option<f64>| {
        let values =
            review.steps.iter().enumerate().filter_map(|(index, step)| Some((index + 1, value(&step.judgement)?)));
        let found = values.max_by(|one, other| one.1.total_cmp(&other.1).then(other.0.cmp(&one.0)))?;
        (found.1 >= SHOWN).then_some(found.0)
    };
    let luck = |judgement: &Judgement| match judgement {
        Judgement::Luck { luck, .. } => Some(luck.amount),
        Judgement::Decision { .. } | Judgement::Resignation { .. } => None,
    };
    [largest(&luck), largest(&|judgement| Some(judgement.loss()?.amount))]
}
