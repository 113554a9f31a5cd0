//! Reviews: the worker judges a game event by event, and sends what it has judged in parts, as text.
//!
//! A part is a line for each judged event. The first line of the first part is the chance before all events. A number stands
//! with its error, which is `~` if it is estimated.

use std::cell::{Cell, RefCell};
use std::fmt::Write as _;
use std::str::{FromStr, SplitAsciiWhitespace};

use senet::record::Record;
use senet::{Event, Game, Player};
use senet_ai::{Tables, WinChance};
use senet_session::GameTable;
use senet_study::Evaluation;
use senet_study::review::{Alternative, Difference, Judged, Judgement, Review, Reviewer};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::DedicatedWorkerGlobalScope;

use super::question::{Decision, Known};

/// The first line of a question for a review.
pub(super) const REVIEW: &str = "review";
/// The text in place of an error, for an estimate.
pub(super) const ESTIMATED: &str = "~";
/// Time for which the worker reviews before it sends a part and looks for other questions, in milliseconds.
const SLICE: f64 = 40.0;

/// The question for a review of the game on a table.
pub(crate) fn question(table: &GameTable) -> Option<String> {
    Some(format!("{REVIEW}\n{}", table.record().ok()?))
}

/// The whole review of a game, in one part.
pub(super) fn answer(game: &Game, known: &Known) -> Option<String> {
    let mut work = Work::new(game, known)?;
    let mut text = String::new();
    while work.go_on(known, &mut text)? {}
    Some(text)
}

/// Reviews a game in slices, and calls `send` with each part and whether more follow. Stops once `latest` is no longer `id`.
pub(super) async fn serve(
    scope: &DedicatedWorkerGlobalScope,
    record: &Record,
    known: &RefCell<Known>,
    (id, latest): (u64, &Cell<u64>),
    send: impl Fn(&str, bool),
) {
    let work = Work::new(&record.game, &known.borrow());
    let Some(mut work) = work else { return send("", false) };
    loop {
        let mut text = String::new();
        let end = js_sys::Date::now() + SLICE;
        let goes_on = loop {
            match work.go_on(&known.borrow(), &mut text) {
                Some(true) if js_sys::Date::now() < end => {}
                goes_on => break goes_on == Some(true),
            }
        };
        send(&text, goes_on);
        if !goes_on {
            return;
        }
        other_questions(scope).await;
        if latest.get() != id {
            return;
        }
    }
}

/// Waits until the worker has heard the questions that have arrived.
pub(super) async fn other_questions(scope: &DedicatedWorkerGlobalScope) {
    let timer = js_sys::Promise::new(&mut |done, _| {
        let wake = Closure::once_into_js(move || done.call0(&wasm_bindgen::JsValue::NULL).map(|_| ()));
        // Without a timer the worker would wait for ever, but every browser with workers has timers there.
        let _ = scope.set_timeout_with_callback(wasm_bindgen::JsCast::unchecked_ref(&wake));
    });
    // The promise is never rejected.
    let _ = JsFuture::from(timer).await;
}

/// A review that is being made.
struct Work<'g> {
    game: &'g Game,
    sheet: String,
    /// The evaluation without exact values, if the worker has none for the sheet at the start: all events are judged by the same.
    plain: Option<Evaluation>,
    reviewer: Reviewer<'g>,
    review: Review,
    has_sent_start: bool,
}

impl<'g> Work<'g> {
    fn new(game: &'g Game, known: &Known) -> Option<Work<'g>> {
        let sheet = game.sheet().to_string();
        let plain = (!known.contains_key(&sheet)).then(|| Evaluation::new(Tables::new(*game.sheet())));
        let evaluation = plain.as_ref().or_else(|| known.get(&sheet))?;
        // Tables are verified when they are fetched.
        let (reviewer, start) = evaluation
            .with_evaluator(|evaluator| {
                let reviewer = Reviewer::new(game, evaluator);
                let start = reviewer.start(evaluator);
                (reviewer, start)
            })
            .ok()?;
        Some(Work { game, sheet, plain, reviewer, review: Review::begin(start), has_sent_start: false })
    }

    /// Judges the next event and writes it. Returns whether there are more, and `None` if a table is damaged.
    fn go_on(&mut self, known: &Known, text: &mut String) -> Option<bool> {
        if !self.has_sent_start {
            self.has_sent_start = true;
            write_chance(text, self.review.start);
            text.push('\n');
        }
        let evaluation = self.plain.as_ref().or_else(|| known.get(&self.sheet))?;
        let judged = evaluation.with_evaluator(|evaluator| self.reviewer.judge(evaluator, &self.review)).ok()?;
        let Some(judged) = judged else { return Some(false) };
        let after = judged.after;
        self.review.add(self.game, judged);
        let step = self.review.steps.last()?;
        text.push_str(step.player.name());
        write_chance(text, after);
        match &step.judgement {
            Judgement::Luck { mean, luck, correction } => {
                write_chance(text, *mean);
                write_difference(text, *luck);
                write_difference(text, *correction);
            }
            Judgement::Decision { alternatives, best, loss } => {
                write_difference(text, *loss);
                // Writing to a string cannot fail.
                let _ = write!(text, " {best}");
                for Alternative { event, value } in alternatives {
                    let _ = match event {
                        Event::Choose(side) => write!(text, " {}", side.name()),
                        Event::Move(played) => write!(text, " {played}"),
                        Event::Throw(_) | Event::Resign(_) => Ok(()),
                    };
                    write_chance(text, *value);
                }
            }
            Judgement::Resignation { loss } => write_difference(text, *loss),
        }
        text.push('\n');
        Some(self.review.steps.len() < self.game.events().len())
    }
}

fn write_chance(text: &mut String, value: WinChance<Player>) {
    write_difference(text, Difference { amount: value.chance(), error: value.error() });
}

fn write_difference(text: &mut String, Difference { amount, error }: Difference) {
    // Writing to a string cannot fail.
    let _ = match error {
        Some(error) => write!(text, " {amount} {error}"),
        None => write!(text, " {amount} {ESTIMATED}"),
    };
}

/// Adds a part of the answer to the review of a game. Returns `None` if the part does not continue this review.
pub(crate) fn add_part(game: &Game, review: &mut Option<Review>, part: &str) -> Option<()> {
    for line in part.lines() {
        let fields = &mut Fields(line.split_ascii_whitespace());
        match review {
            None => *review = Some(Review::begin(fields.chance(Player::First)?)),
            Some(review) => {
                let event = *game.events().get(review.steps.len())?;
                let judged = fields.judged(event)?;
                review.add(game, judged);
            }
        }
    }
    Some(())
}

/// The fields of a line.
struct Fields<'t>(SplitAsciiWhitespace<'t>);

impl Fields<'_> {
    fn read<T: FromStr>(&mut self) -> Option<T> {
        self.0.next()?.parse().ok()
    }

    fn difference(&mut self) -> Option<Difference> {
        let amount = self.read()?;
        let error = match self.0.next()? {
            ESTIMATED => None,
            error => Some(error.parse().ok()?),
        };
        Some(Difference { amount, error })
    }

    fn chance(&mut self, owner: Player) -> Option<WinChance<Player>> {
        let Difference { amount, error } = self.difference()?;
        Some(match error {
            Some(error) => WinChance::exact(owner, amount, error),
            None => WinChance::estimated(owner, amount),
        })
    }

    fn judged(&mut self, event: Event) -> Option<Judged> {
        let player: Player = self.read()?;
        let after = self.chance(Player::First)?;
        let judgement = match event {
            Event::Throw(_) => {
                Judgement::Luck { mean: self.chance(player)?, luck: self.difference()?, correction: self.difference()? }
            }
            Event::Resign(_) => Judgement::Resignation { loss: self.difference()? },
            Event::Move(_) | Event::Choose(_) => {
                let (loss, best) = (self.difference()?, self.read()?);
                let mut alternatives = Vec::new();
                while let Some(event) = self.0.next() {
                    alternatives.push(Alternative { event: Decision::read(event)?, value: self.chance(player)? });
                }
                alternatives.get(best)?;
                Judgement::Decision { alternatives, best, loss }
            }
        };
        Some(Judged { after, judgement })
    }
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;
    use senet_ai::ComputerPlayer;
    use senet_session::Session;

    use super::*;

    /// A finished game between two computer players.
    fn played(sheet: RuleSheet, seed: u64) -> Game {
        let mut session = Session::new(Game::new(sheet, Player::First), seed);
        while session.game().outcome().is_none() {
            match session.computer_decides(ComputerPlayer::Greedy) {
                Some(decision) => session.apply(decision).expect("a legal decision"),
                None => session.throw().map(|_| ()).expect("a throw is due"),
            }
        }
        session.game().clone()
    }

    fn known(sheet: RuleSheet) -> Known {
        Known::from([(sheet.to_string(), Evaluation::new(Tables::shipped(&sheet).expect("tables")))])
    }

    fn read(game: &Game, text: &str) -> Option<Review> {
        let mut review = None;
        add_part(game, &mut review, text)?;
        review
    }

    #[test]
    fn the_page_reads_the_review_that_the_terminal_makes() {
        for sheet in [RuleSheet::CARPIGNANO, RuleSheet::UNINERD, RuleSheet::DUTCH] {
            let game = played(sheet, 5);
            let known = known(sheet);
            let expected = known[&sheet.to_string()].with_evaluator(|evaluator| Review::new(&game, evaluator));
            let text = answer(&game, &known).expect("an answer");
            assert_eq!(read(&game, &text), Some(expected.expect("sound tables")), "{sheet}");
        }
    }

    #[test]
    fn a_resigned_game_is_read_with_its_loss() {
        let mut game = played(RuleSheet::DUTCH, 2);
        for _ in 0..30 {
            game.undo();
        }
        game.apply(Event::Resign(Player::Second)).expect("a game can be resigned");
        let review = read(&game, &answer(&game, &Known::new()).expect("an answer")).expect("a review");
        let last = review.steps.last().expect("a step");
        assert!(matches!(last.judgement, Judgement::Resignation { .. }), "{last:?}");
        assert_eq!(review.end, WinChance::won(Player::First));
    }

    #[test]
    fn parts_continue_one_another() {
        let game = played(RuleSheet::FRENCH, 1);
        let text = answer(&game, &Known::new()).expect("an answer");
        let mut review = None;
        for line in text.lines() {
            add_part(&game, &mut review, line).expect("a part");
        }
        assert_eq!(review, read(&game, &text));
        assert_eq!(review.expect("a review").steps.len(), game.events().len());
    }

    #[test]
    fn malformed_parts_are_refused() {
        let game = played(RuleSheet::CARPIGNANO, 3);
        let whole = answer(&game, &Known::new()).expect("an answer");
        let second = whole.lines().nth(1).expect("a line");
        for part in ["x", "0.5", "0.5 ~\nfirst", "0.5 ~\nnobody 0.5 ~ 0 0 0 0 0 0", &format!("{whole}{second}")] {
            assert_eq!(add_part(&game, &mut None, part), None, "{part}");
        }
        let decision = "0.5 ~\nfirst 0.5 ~ 0 0 7 1-3 0.5 ~";
        let position = senet::Position::parse(game.sheet(), "c1s7/10/10 c - 2").expect("a position");
        let mut other = Game::from_position(*game.sheet(), position);
        let legal = position.legal_moves(game.sheet()).iter().next().expect("a move");
        other.apply(Event::Move(legal)).expect("it is legal");
        assert_eq!(add_part(&other, &mut None, decision), None, "there is no eighth alternative");
    }
}
