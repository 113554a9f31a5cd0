//! Computer players in a worker, so that the page never waits for them.
//!
//! The worker is this same program; where it finds no window, it answers questions. A question is a record and the
//! name of a computer player, the answer a move or a side, all of it text.

use std::cell::RefCell;
use std::rc::Rc;

use senet::record::Record;
use senet::{Event, Side};
use senet_ai::{ComputerPlayer, Session};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::table::Table;

type Listener = Rc<RefCell<Option<Box<dyn FnOnce(Option<Event>)>>>>;

/// The computer players, beyond the page.
pub(crate) struct Computer {
    worker: Option<Worker>,
    listener: Listener,
    /// Kept as long as the worker may call it.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
}

impl Computer {
    /// Starts the worker. Where the browser has none, questions are answered in the page.
    pub(crate) fn start() -> Computer {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options).ok();
        let listener: Listener = Rc::default();
        let heard = Rc::clone(&listener);
        let on_message = Closure::new(move |message: MessageEvent| {
            let answer = message.data().as_string();
            if answer.as_deref() == Some(READY) {
                return;
            }
            let waiting = heard.borrow_mut().take();
            if let Some(listener) = waiting {
                listener(answer.as_deref().and_then(read_answer));
            }
        });
        if let Some(worker) = &worker {
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        }
        Computer { worker, listener, _on_message: on_message }
    }

    /// What a computer player is asked, if it has something to decide.
    pub(crate) fn question(table: &Table, computer: ComputerPlayer) -> Option<String> {
        Some(format!("{computer}\n{}", table.record()?))
    }

    /// Asks; the answer comes later.
    pub(crate) fn ask(&self, question: &str, listener: impl FnOnce(Option<Event>) + 'static) {
        let Some(worker) = &self.worker else {
            listener(answer(question).as_deref().and_then(read_answer));
            return;
        };
        *self.listener.borrow_mut() = Some(Box::new(listener));
        if worker.post_message(&question.into()).is_err() {
            let waiting = self.listener.borrow_mut().take();
            if let Some(listener) = waiting {
                listener(answer(question).as_deref().and_then(read_answer));
            }
        }
    }
}

/// What the worker says once, when it can be asked.
const READY: &str = "ready";

/// Answers questions for as long as the page is there.
pub(crate) fn serve(scope: &DedicatedWorkerGlobalScope) {
    let answering = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let answer = message.data().as_string().as_deref().and_then(answer).unwrap_or_default();
        // If the page is gone, there is nobody to tell.
        let _ = answering.post_message(&answer.into());
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let _ = scope.post_message(&READY.into());
}

/// The answer to a question; `None` if it is none.
fn answer(question: &str) -> Option<String> {
    let (player, record) = question.split_once('\n')?;
    let computer: ComputerPlayer = player.parse().ok()?;
    let record = Record::parse(record).ok()?;
    let session = Session::new(record.game, record.seed?);
    match session.computer_decides(computer)? {
        Event::Move(chosen) => Some(chosen.to_string()),
        Event::Choose(side) => Some(side.name().to_owned()),
        Event::Throw(_) | Event::Resign(_) => None,
    }
}

fn read_answer(text: &str) -> Option<Event> {
    match Side::BOTH.into_iter().find(|side| side.name() == text) {
        Some(side) => Some(Event::Choose(side)),
        None => text.parse().ok().map(Event::Move),
    }
}

#[cfg(test)]
mod tests {
    use senet::{Game, Player, RuleSheet};

    use super::*;

    #[test]
    fn a_question_is_answered_with_what_the_player_decides() {
        let mut session = Session::new(Game::new(RuleSheet::UNINERD, Player::First), 4);
        while session.game().awaits_throw() {
            session.throw().expect("an opening throw");
        }
        for _ in 0..40 {
            if session.game().awaits_throw() {
                session.throw().expect("a throw is due");
                continue;
            }
            let mut record = Record::new(session.game().clone(), "a", "b").expect("good names");
            record.seed = Some(4);
            let question = format!("greedy\n{record}");
            let event = answer(&question).as_deref().and_then(read_answer).expect("a decision");
            assert_eq!(Some(event), session.computer_decides(ComputerPlayer::Greedy));
            session.happen(event).expect("a legal decision");
        }
    }

    #[test]
    fn what_is_no_question_gets_no_answer() {
        for text in ["", "greedy", "greedy\n", "pharaoh\nsenet record 1\n"] {
            assert_eq!(answer(text), None);
        }
    }
}
