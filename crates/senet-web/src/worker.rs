//! Computer players in a worker, so that the page never waits for them.
//!
//! The worker is this same program; where it finds no window, it answers questions. A question is a record and the
//! name of a computer player, the answer a move or a side, all of it text.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use senet::record::Record;
use senet::{Event, RuleSheet, Side, Stage};
use senet_ai::{ComputerPlayer, ExactValues, Session, Tables};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Response, Worker, WorkerOptions, WorkerType};

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
            listener(answer(question, &BTreeMap::new()).as_deref().and_then(read_answer));
            return;
        };
        *self.listener.borrow_mut() = Some(Box::new(listener));
        if worker.post_message(&question.into()).is_err() {
            let waiting = self.listener.borrow_mut().take();
            if let Some(listener) = waiting {
                listener(answer(question, &BTreeMap::new()).as_deref().and_then(read_answer));
            }
        }
    }
}

/// What the worker says once, when it can be asked.
const READY: &str = "ready";

/// Answers questions for as long as the page is there.
pub(crate) fn serve(scope: &DedicatedWorkerGlobalScope) {
    let answering = scope.clone();
    let known: Known = Rc::default();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let (scope, known) = (answering.clone(), Rc::clone(&known));
        wasm_bindgen_futures::spawn_local(async move {
            let question = message.data().as_string().unwrap_or_default();
            if let Some(sheet) = endgame(&question)
                && !known.borrow().contains_key(&sheet.to_string())
            {
                // Without a network, or where a host does not have the file, the player does without; it is asked for
                // again with the next question.
                if let Some(tables) = fetch(&scope, &sheet).await {
                    known.borrow_mut().insert(sheet.to_string(), tables);
                }
            }
            let answer = answer(&question, &known.borrow()).unwrap_or_default();
            // If the page is gone, there is nobody to tell.
            let _ = scope.post_message(&answer.into());
        });
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let _ = scope.post_message(&READY.into());
}

/// Exact chances of endgames, by the sheet's name with its options.
type Known = Rc<RefCell<BTreeMap<String, Tables>>>;

/// The sheet whose endgames a question is about, if exact chances could matter: the player uses them, and sees so far.
fn endgame(question: &str) -> Option<RuleSheet> {
    /// The tables hold two pieces a side. `master` looks two throws ahead, and a throw takes off two pieces at most, so
    /// with more pieces on the board they are not reached.
    const PIECES: usize = 8;
    let (player, record) = question.split_once('\n')?;
    let record = Record::parse(record).ok()?;
    let Stage::Play(position) = record.game.stage() else { return None };
    let player: ComputerPlayer = player.parse().ok()?;
    let is_near = position.occupied().len() <= PIECES;
    (player.uses_exact_values() && is_near).then(|| *record.game.sheet())
}

/// Fetches the exact chances of a sheet's endgames from where the page is from.
async fn fetch(scope: &DedicatedWorkerGlobalScope, sheet: &RuleSheet) -> Option<Tables> {
    let file = format!("{}.senet-tables", sheet.to_string().replace(' ', "+"));
    let response: Response = JsFuture::from(scope.fetch_with_str(&file)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Tables::from_pack(sheet, &js_sys::Uint8Array::new(&buffer).to_vec()).ok()
}

/// The answer to a question; `None` if it is none.
fn answer(question: &str, known: &BTreeMap<String, Tables>) -> Option<String> {
    let (player, record) = question.split_once('\n')?;
    let computer: ComputerPlayer = player.parse().ok()?;
    let record = Record::parse(record).ok()?;
    let exact = known.get(&record.game.sheet().to_string()).map(|tables| tables as &dyn ExactValues);
    let session = Session::new(record.game, record.seed?);
    match session.computer_decides_knowing(exact, computer)? {
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
            let event = answer(&question, &BTreeMap::new()).as_deref().and_then(read_answer).expect("a decision");
            assert_eq!(Some(event), session.computer_decides(ComputerPlayer::Greedy));
            session.happen(event).expect("a legal decision");
        }
    }

    #[test]
    fn what_is_no_question_gets_no_answer() {
        for text in ["", "greedy", "greedy\n", "pharaoh\nsenet record 1\n"] {
            assert_eq!(answer(text, &BTreeMap::new()), None);
            assert_eq!(endgame(text), None);
        }
    }
}
