//! Computer players in a worker, so that the page never waits for them.
//!
//! The worker is this same program; where it finds no window, it answers questions. A question is its number, the name of
//! a computer player and a record; the answer is the same number, and a move, a side or nothing. All of it is text.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use senet::record::Record;
use senet::{Event, RuleSheet, Side, Stage};
use senet_ai::{ComputerPlayer, ExactValues, Tables, with_exact_values};
use senet_session::{GameTable, Session};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Response, Worker, WorkerOptions, WorkerType};

/// Called with the answer, or with `None` if there is none.
type Listener = Box<dyn FnOnce(Option<Event>)>;

/// The question that waits for its answer. There is at most one: a new question replaces it.
struct Pending {
    id: u64,
    question: String,
    listener: Listener,
}

/// The page's end of the worker.
struct Line {
    /// `None` where the browser has no workers, and after the worker has failed.
    worker: Option<Worker>,
    pending: Option<Pending>,
    /// Of the last question. An answer names its question, so that a late answer is never taken for another's.
    last_id: u64,
}

/// The computer players, beyond the page.
pub(crate) struct Computer {
    line: Rc<RefCell<Line>>,
    /// Must outlive the worker, which calls it.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    /// Must outlive the worker, which calls it.
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Computer {
    /// Starts the worker. Questions are answered in the page where the browser has no workers, and once the worker has
    /// failed.
    pub(crate) fn start() -> Computer {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options).ok();
        let line = Rc::new(RefCell::new(Line { worker, pending: None, last_id: 0 }));
        let heard = Rc::clone(&line);
        let on_message = Closure::new(move |message: MessageEvent| {
            if let Some((id, answer)) = message.data().as_string().as_deref().and_then(split_id) {
                let pending = heard.borrow_mut().pending.take_if(|pending| pending.id == id);
                if let Some(pending) = pending {
                    (pending.listener)(read_answer(answer));
                }
            }
        });
        let failing = Rc::clone(&line);
        let on_error = Closure::new(move |_: web_sys::Event| fail(&failing));
        if let Some(worker) = &line.borrow().worker {
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
            worker.set_onmessageerror(Some(on_error.as_ref().unchecked_ref()));
        }
        Computer { line, _on_message: on_message, _on_error: on_error }
    }

    /// The question to a computer player about the table.
    pub(crate) fn question(table: &GameTable, computer: ComputerPlayer) -> Option<String> {
        Some(format!("{computer}\n{}", table.record().ok()?))
    }

    /// Asks; the answer comes later. A question that still waits for its answer is dropped, and its listener is never
    /// called.
    pub(crate) fn ask(&self, question: String, listener: impl FnOnce(Option<Event>) + 'static) {
        let (worker, message) = {
            let mut line = self.line.borrow_mut();
            line.last_id += 1;
            let id = line.last_id;
            let message = format!("{id}\n{question}");
            line.pending = Some(Pending { id, question, listener: Box::new(listener) });
            (line.worker.clone(), message)
        };
        if worker.is_none_or(|worker| worker.post_message(&message.into()).is_err()) {
            fail(&self.line);
        }
    }
}

/// Ends the worker, and answers its open question in the page.
fn fail(line: &RefCell<Line>) {
    let (worker, pending) = {
        let mut line = line.borrow_mut();
        (line.worker.take(), line.pending.take())
    };
    if let Some(worker) = worker {
        worker.terminate();
    }
    if let Some(pending) = pending {
        (pending.listener)(answer(&pending.question));
    }
}

/// The number in front of a question or an answer, and the rest.
fn split_id(text: &str) -> Option<(u64, &str)> {
    let (id, rest) = text.split_once('\n')?;
    Some((id.parse().ok()?, rest))
}

/// Runs in the worker: answers questions until the page is closed.
pub(crate) fn serve(scope: &DedicatedWorkerGlobalScope) {
    let answering = scope.clone();
    let known: Known = Rc::default();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let (scope, known) = (answering.clone(), Rc::clone(&known));
        wasm_bindgen_futures::spawn_local(async move {
            let text = message.data().as_string().unwrap_or_default();
            let Some((id, question)) = split_id(&text) else { return };
            let question = Question::read(question);
            if let Some(sheet) = question.as_ref().and_then(Question::endgame)
                && !known.borrow().contains_key(&sheet.to_string())
            {
                // Without a network, or where a host does not have the file, the player decides without exact values. The
                // next question asks for them again.
                if let Some(tables) = fetch(&scope, &sheet).await {
                    known.borrow_mut().insert(sheet.to_string(), tables);
                }
            }
            let answer = question.and_then(|question| question.answer(&known.borrow())).unwrap_or_default();
            // Fails only if the page is gone.
            let _ = scope.post_message(&format!("{id}\n{answer}").into());
        });
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
}

/// Exact chances of endgames, by the sheet's name with its options.
type Known = Rc<RefCell<BTreeMap<String, Tables>>>;

/// A question to a computer player.
struct Question {
    computer: ComputerPlayer,
    record: Record,
}

impl Question {
    fn read(text: &str) -> Option<Question> {
        let (player, record) = text.split_once('\n')?;
        Some(Question { computer: player.parse().ok()?, record: Record::parse(record).ok()? })
    }

    /// The sheet whose tables the answer needs: the player uses exact values, and its search reaches the tables.
    fn endgame(&self) -> Option<RuleSheet> {
        /// The tables hold two pieces a side. A search of at most three throws rarely reaches them from more pieces than
        /// this.
        const PIECES: usize = 8;
        let Stage::Play(position) = self.record.game.stage() else { return None };
        let is_near = position.occupied().len() <= PIECES;
        (self.computer.uses_exact_values() && is_near).then(|| *self.record.game.sheet())
    }

    /// The answer; `None` if there is nothing to decide.
    fn answer(self, known: &BTreeMap<String, Tables>) -> Option<String> {
        let Question { computer, record } = self;
        let tables = known.get(&record.game.sheet().to_string());
        let session = Session::new(record.game, record.seed.unwrap_or_default());
        let decide = |exact: &dyn ExactValues| session.computer_decides_knowing(Some(exact), computer);
        // Tables are verified when they are fetched.
        let decided = tables.and_then(|tables| with_exact_values(tables, decide).ok());
        match decided.unwrap_or_else(|| session.computer_decides(computer))? {
            Event::Move(chosen) => Some(chosen.to_string()),
            Event::Choose(side) => Some(side.name().to_owned()),
            Event::Throw(_) | Event::Resign(_) => None,
        }
    }
}

/// Answers at once, without exact values; `None` if the text is not a question.
fn answer(text: &str) -> Option<Event> {
    Question::read(text)?.answer(&BTreeMap::new()).as_deref().and_then(read_answer)
}

/// Fetches the tables of a sheet from the page's host.
async fn fetch(scope: &DedicatedWorkerGlobalScope, sheet: &RuleSheet) -> Option<Tables> {
    let file = format!("{}.senet-tables", sheet.to_string().replace(' ', "+"));
    let response: Response = JsFuture::from(scope.fetch_with_str(&file)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Tables::from_pack(sheet, &js_sys::Uint8Array::new(&buffer).to_vec()).ok()
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
    fn the_worker_answers_with_the_decision_of_the_player() {
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
            let event = answer(&question).expect("a decision");
            assert_eq!(Some(event), session.computer_decides(ComputerPlayer::Greedy));
            session.apply(event).expect("a legal decision");
        }
    }

    #[test]
    fn malformed_questions_get_no_answer() {
        for text in ["", "greedy", "greedy\n", "pharaoh\nsenet record 1\n"] {
            assert_eq!(answer(text), None);
            assert!(Question::read(text).and_then(|question| question.endgame()).is_none());
        }
    }
}
