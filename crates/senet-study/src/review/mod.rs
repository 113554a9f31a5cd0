//! Reviews of games: luck and losses.
//!
//! `docs/analysis.md` says what the numbers mean. In short, with chances of winning of the player named first:
//!
//! - a throw's **luck** is the chance after it less the mean over all throws by their weights, so that no player has luck
//!   in the long run;
//! - a decision's **loss** is the chance after the best move less the chance after the one that was made;
//! - where chances are estimated, the mean over the throws differs from the estimate before them: that difference is a
//!   **correction**. Between exact values it is within their errors.
//!
//! The chance at the start, with all luck, losses and corrections, is the chance at the end: 1 or 0 once the game is over.

mod judge;
mod marks;
mod opening;

use senet::{Event, Game, Player, Position, Side, Stage};
use senet_ai::{Evaluator, WinChance};

pub use judge::{Difference, Judge, MoveValue, ThrowValue};
pub use marks::{Mark, TURNING_POINT, TURNING_POINTS};
use opening::OpeningValues;

/// A reviewed game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The chance of winning of the player named first, at the start.
    pub start: WinChance<Player>,
    /// One step for each event of the game.
    pub steps: Vec<Step>,
    /// The chance of winning of the player named first after the last event; 1 or 0 if the game is over.
    pub end: WinChance<Player>,
    /// The totals of the players: the first, and the second.
    pub totals: [Totals; 2],
    /// The sum of all corrections of estimates, as the player named first sees it.
    pub correction: Difference,
}

/// An event of the game with its judgement.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The number of the line that has the event in the game's record. A throw and the move that plays it share one.
    pub number: usize,
    /// The event.
    pub event: Event,
    /// The player who threw or decided.
    pub player: Player,
    /// That player's side, once the sides are settled.
    pub side: Option<Side>,
    /// The position before the event; `None` in the opening.
    pub position: Option<Position>,
    /// The chance of winning of the player named first, before the event.
    pub before: WinChance<Player>,
    /// The chance of winning of the player named first, after the event.
    pub after: WinChance<Player>,
    /// The judgement of the event for its player.
    pub judgement: Judgement,
}

/// The luck or the loss of an event.
#[derive(Clone, PartialEq, Debug)]
pub enum Judgement {
    /// A throw.
    Luck {
        /// The player's chance of winning before it, as the mean over all throws.
        mean: WinChance<Player>,
        /// By how much the throw was better than that.
        luck: Difference,
        /// By how much the mean is better than the estimate before the throw.
        correction: Difference,
    },
    /// A move, or the choice of a side.
    Decision {
        /// All alternatives, in the order of the legal moves, the chosen one among them.
        alternatives: Vec<Alternative>,
        /// The index of the best of them, the first of equals.
        best: usize,
        /// The loss against the best.
        loss: Difference,
    },
    /// Giving up: the loss is the chance that was left.
    Resignation {
        /// The loss.
        loss: Difference,
    },
}

/// An alternative of a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Alternative {
    /// A move, or the choice of a side.
    pub event: Event,
    /// The player's chance of winning after it.
    pub value: WinChance<Player>,
}

impl Step {
    /// The best alternative of a decision that lost something.
    pub fn missed(&self) -> Option<Event> {
        let Judgement::Decision { alternatives, best, loss } = &self.judgement else { return None };
        let best = alternatives.get(*best)?.event;
        (loss.amount > 0.0 && best != self.event).then_some(best)
    }
}

/// The totals of a player in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Totals {
    /// The sum of the luck of the player's throws, those of the opening among them.
    pub luck: Difference,
    /// The sum of the losses of the player's decisions.
    pub loss: Difference,
    /// Decisions between at least two moves, or two sides.
    pub decisions: usize,
    /// Decisions without a loss beyond the certified error.
    pub best: usize,
    /// Decisions and resignations with each mark, in the order of [`Mark::ALL`].
    pub marks: [usize; 3],
}

impl Totals {
    const NONE: Totals =
        Totals { luck: Difference::NONE, loss: Difference::NONE, decisions: 0, best: 0, marks: [0; 3] };

    /// The mean loss of a decision; `None` without decisions.
    pub fn loss_per_decision(&self) -> Option<f64> {
        (self.decisions > 0).then(|| self.loss.amount / self.decisions as f64)
    }

    fn count(&mut self, judgement: &Judgement) {
        if let Judgement::Luck { luck, .. } = judgement {
            self.luck = self.luck.plus(*luck);
        }
        let Some(loss) = judgement.loss() else { return };
        self.loss = self.loss.plus(loss);
        if judgement.is_choice() {
            self.decisions += 1;
            self.best += usize::from(loss.amount <= loss.error.unwrap_or(0.0));
        }
        if let Some(mark) = Mark::of(loss.amount) {
            self.marks[mark as usize] += 1;
        }
    }
}

impl Judgement {
    /// The loss; `None` for a throw.
    pub const fn loss(&self) -> Option<Difference> {
        match self {
            Judgement::Luck { .. } => None,
            Judgement::Decision { loss, .. } | Judgement::Resignation { loss } => Some(*loss),
        }
    }

    /// Whether there was something to choose: at least two moves, or two sides.
    pub const fn is_choice(&self) -> bool {
        matches!(self, Judgement::Decision { alternatives, .. } if alternatives.len() > 1)
    }

    /// The mark, if the loss has one.
    pub fn mark(&self) -> Option<Mark> {
        Mark::of(self.loss()?.amount)
    }

    /// The change of the chances by the event, for its player: the luck of a throw, or the loss of a move as a negative number.
    pub fn swing(&self) -> Difference {
        match self {
            Judgement::Luck { luck, .. } => *luck,
            Judgement::Decision { loss, .. } | Judgement::Resignation { loss } => loss.reversed(),
        }
    }
}

/// The judgement of one event, before it is a [`Step`] of a review.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The chance of winning of the player named first, after the event.
    pub after: WinChance<Player>,
    /// The judgement of the event for its player.
    pub judgement: Judgement,
}

impl Review {
    /// Reviews a game with an evaluator of its sheet.
    pub fn new(game: &Game, evaluator: &dyn Evaluator) -> Review {
        let reviewer = Reviewer::new(game, evaluator);
        let mut review = Review::begin(reviewer.start(evaluator));
        while let Some(judged) = reviewer.judge(evaluator, &review) {
            review.add(game, judged);
        }
        review
    }

    /// The review of no event, from the chance of winning of the player named first at the start.
    pub const fn begin(start: WinChance<Player>) -> Review {
        Review { start, steps: Vec::new(), end: start, totals: [Totals::NONE; 2], correction: Difference::NONE }
    }

    /// Adds the judgement of the game's next event. Without a next event, it has no effect.
    pub fn add(&mut self, game: &Game, judged: Judged) {
        let index = self.steps.len();
        let Some(event) = game.events().get(index).copied() else { return };
        let Judged { after, judgement } = judged;
        let stage = stage_before(game, index);
        let position = match stage {
            Stage::Play(position) => Some(position),
            _ => None,
        };
        let player = actor(game, event, stage);
        let side = position.and_then(|_| game.side(player));
        let number = self.steps.last().map_or(0, |step| step.number) + usize::from(!plays_throw_before(game, index));
        self.totals[player as usize].count(&judgement);
        if let Judgement::Luck { correction, .. } = &judgement {
            let seen = if player == Player::First { *correction } else { correction.reversed() };
            self.correction = self.correction.plus(seen);
        }
        self.steps.push(Step { number, event, player, side, position, before: self.end, after, judgement });
        self.end = after;
    }

    /// The result of the player named first, less the luck of both: what remains are the chance at the start, what was
    /// given away, and corrections. It can lie outside 0 to 1. Of an unfinished game, the chance at the end stands for
    /// the result.
    pub fn luck_adjusted(&self) -> Difference {
        let [first, second] = &self.totals;
        let end = Difference { amount: self.end.chance(), error: self.end.error() };
        end.plus(first.luck.reversed()).plus(second.luck)
    }

    /// The steps in groups: one for each line of the game's record.
    pub fn lines(&self) -> impl Iterator<Item = &[Step]> {
        self.steps.chunk_by(|one, next| one.number == next.number)
    }

    /// The steps that changed the chances most by luck or by loss, as indexes, the largest first.
    pub fn turning_points(&self) -> Vec<usize> {
        let size = |index: usize| self.steps[index].judgement.swing().amount.abs();
        let mut points: Vec<usize> = (0..self.steps.len()).filter(|index| size(*index) >= TURNING_POINT).collect();
        // A stable order: of equals, the earlier comes first.
        points.sort_by(|one, other| size(*other).total_cmp(&size(*one)));
        points.truncate(TURNING_POINTS);
        points
    }
}

/// Judges the events of a game one by one, for callers that do other work in between: the page reviews in a worker that has
/// other questions to answer. [`Review::new`] judges all of them at once.
pub struct Reviewer<'g> {
    game: &'g Game,
    opening: OpeningValues,
}

impl<'g> Reviewer<'g> {
    /// A reviewer of a game, with an evaluator of its sheet.
    pub fn new(game: &'g Game, evaluator: &dyn Evaluator) -> Reviewer<'g> {
        let opening = OpeningValues::new(&Judge::new(*game.sheet(), evaluator), game.start());
        Reviewer { game, opening }
    }

    /// The chance of winning of the player named first, at the start.
    pub fn start(&self, evaluator: &dyn Evaluator) -> WinChance<Player> {
        self.value_before(&self.judge_by(evaluator), 0)
    }

    /// Judges the event that follows those of the review; `None` if there is none. The evaluator must be the same for all
    /// events.
    pub fn judge(&self, evaluator: &dyn Evaluator, review: &Review) -> Option<Judged> {
        let judge = self.judge_by(evaluator);
        let index = review.steps.len();
        let event = self.game.events().get(index).copied()?;
        let stage = stage_before(self.game, index);
        let player = actor(self.game, event, stage);
        let (before, after) = (review.end, self.value_before(&judge, index + 1));
        let own = |value: WinChance<Player>| value.seen_by(player);
        let judgement = match event {
            Event::Throw(_) => {
                let mean = own(self.mean(&judge, stage));
                let luck = Difference::between(own(after), mean);
                Judgement::Luck { mean, luck, correction: Difference::between(mean, own(before)) }
            }
            Event::Choose(_) | Event::Move(_) => self.decision(&judge, stage, player, event),
            Event::Resign(_) => Judgement::Resignation { loss: Difference::between(own(before), own(after)) },
        };
        Some(Judged { after, judgement })
    }

    fn judge_by<'e>(&self, evaluator: &'e dyn Evaluator) -> Judge<'e> {
        Judge::new(*self.game.sheet(), evaluator)
    }

    /// The chance of the player named first before this event, counted from 0; at the end for the number of events.
    fn value_before(&self, judge: &Judge<'_>, index: usize) -> WinChance<Player> {
        match stage_before(self.game, index) {
            Stage::Play(position) => self.seen_by_first(judge.value(&position)),
            Stage::Over(outcome) => WinChance::won(outcome.winner).seen_by(Player::First),
            stage @ (Stage::Opening { .. } | Stage::ChooseSide { .. }) => self.opening.value(stage),
        }
    }

    /// A chance in play, as the player named first sees it.
    fn seen_by_first(&self, value: WinChance) -> WinChance<Player> {
        value.owned_by(player_of(self.game, value.owner())).seen_by(Player::First)
    }

    /// The chance of the player named first before a throw, as the mean over all throws.
    fn mean(&self, judge: &Judge<'_>, stage: Stage) -> WinChance<Player> {
        let mean = match stage {
            Stage::Play(position) => {
                let throws = judge.throws(&position).into_iter().map(|throw| (throw.weight, throw.value));
                WinChance::mean(position.side(), throws).map(|mean| self.seen_by_first(mean))
            }
            _ => WinChance::mean(Player::First, self.opening.next(stage).into_iter().map(|(_, value)| (1, value))),
        };
        mean.unwrap_or_else(|| unreachable!("a throw is due"))
    }

    fn decision(&self, judge: &Judge<'_>, stage: Stage, player: Player, chosen: Event) -> Judgement {
        let alternatives: Vec<Alternative> = if let Stage::Play(position) = stage {
            let of_move = |MoveValue { played, value, .. }| Alternative {
                event: Event::Move(played),
                value: value.owned_by(player),
            };
            judge.moves(&position).into_iter().map(of_move).collect()
        } else {
            let of_choice =
                |(event, value): (Event, WinChance<Player>)| Alternative { event, value: value.seen_by(player) };
            self.opening.next(stage).into_iter().map(of_choice).collect()
        };
        let values: Vec<WinChance<Player>> = alternatives.iter().map(|alternative| alternative.value).collect();
        let (best, losses) = judge::losses(&values);
        let index = alternatives.iter().position(|alternative| alternative.event == chosen);
        let loss = index.and_then(|index| losses.get(index).copied());
        let (Some(best), Some(loss)) = (best, loss) else { unreachable!("what was chosen is among what can be") };
        Judgement::Decision { alternatives, best, loss }
    }
}

/// Whether the event plays the throw that is the event before it, and so shares its line in the record.
fn plays_throw_before(game: &Game, index: usize) -> bool {
    let is_move = |index: usize| matches!(game.events()[index], Event::Move(_));
    let threw_to_move = |index: usize| {
        let stage = game.stage_before(index);
        matches!((stage, game.events()[index]), (Some(Stage::Play(_)), Event::Throw(_)))
    };
    index > 0 && is_move(index) && threw_to_move(index - 1)
}

/// The stage before this event, counted from 0; the present stage for the number of events.
fn stage_before(game: &Game, index: usize) -> Stage {
    let stage = game.stage_before(index);
    stage.unwrap_or_else(|| unreachable!("a game has a stage before each of its events, and after the last"))
}

/// The player of a side, which is settled wherever there is a position.
fn player_of(game: &Game, side: Side) -> Player {
    game.player(side).unwrap_or_else(|| unreachable!("sides are settled in play"))
}

/// The player who throws or decides an event of this stage.
fn actor(game: &Game, event: Event, stage: Stage) -> Player {
    match (event, stage) {
        (Event::Resign(player), _) => player,
        (_, Stage::Opening { thrower, .. }) => thrower,
        (_, Stage::ChooseSide { chooser }) => chooser,
        (_, Stage::Play(position)) => player_of(game, position.side()),
        (_, Stage::Over(_)) => unreachable!("a game that is over takes no event"),
    }
}
