//! Computer players and values of positions in a worker, so that the page never waits for them.
//!
//! The worker is this same program; where it finds no window, it answers questions. A question is its number and its text
//! (`question.rs`); the answer is the same number, and a text or nothing. A long answer comes in parts (`review.rs`,
//! `explore.rs`): all but the last begin with a plus sign.

mod explore;
mod question;
mod review;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use senet::RuleSheet;
use senet_ai::{Network, Tables};
use senet_study::Evaluation;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::host;

pub(crate) use explore::{Outlook, overall, question as explore_question, read as read_outlooks};
pub(crate) use question::{Assessment, Decision};
use question::{Known, Question};
pub(crate) use review::{add_part, question as review_question};

/// The purpose of a question. A new question replaces the one for the same purpose that still waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// The decision of a computer player.
    Decision,
    /// The advice to a person.
    Advice,
    /// The bar of chances.
    Chances,
    /// The review of the game.
    Review,
    /// The throws and moves of an explored position.
    Explore,
}

/// Called with the text of the answer, which is empty if there is none, or with each of its parts.
type Listener = Rc<dyn Fn(&str)>;

/// In front of the number of a part that is not the last.
const PART: char = '+';
/// Sent in place of a question to end the review with this number.
const FORGET: &str = "forget";

/// A question that waits for its answer. There is at most one for each purpose.
struct Pending {
    id: u64,
    purpose: Purpose,
    question: String,
    listener: Listener,
}

/// The page's end of the worker.
struct Line {
    /// `None` where the browser has no workers, and after the worker has failed.
    worker: Option<Worker>,
    pending: Vec<Pending>,
    /// Of the last question. An answer names its question, so that a late answer is never taken for another's.
    last_id: u64,
}

impl Line {
    /// Removes the question with this number, if it still waits for its answer.
    fn take(&mut self, id: u64) -> Option<Pending> {
        let index = self.pending.iter().position(|pending| pending.id == id)?;
        Some(self.pending.swap_remove(index))
    }

    fn listener(&self, id: u64) -> Option<Listener> {
        let pending = self.pending.iter().find(|pending| pending.id == id)?;
        Some(Rc::clone(&pending.listener))
    }
}

/// The computer players and the evaluator, beyond the page.
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
        let line = Rc::new(RefCell::new(Line { worker, pending: Vec::new(), last_id: 0 }));
        let heard = Rc::clone(&line);
        let on_message = Closure::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            let part = text.strip_prefix(PART);
            let Some((id, answer)) = split_id(part.unwrap_or(&text)) else { return };
            let listener = match part {
                Some(_) => heard.borrow().listener(id),
                None => heard.borrow_mut().take(id).map(|pending| pending.listener),
            };
            if let Some(listener) = listener {
                listener(answer);
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

    /// Asks; the answer comes later, maybe in parts. A question for the same purpose that still waits for its answer is dropped, and its
    /// listener is never called.
    pub(crate) fn ask(&self, purpose: Purpose, question: String, listener: impl Fn(&str) + 'static) {
        let (worker, message) = {
            let mut line = self.line.borrow_mut();
            line.last_id += 1;
            let id = line.last_id;
            let message = format!("{id}\n{question}");
            line.pending.retain(|pending| pending.purpose != purpose);
            line.pending.push(Pending { id, purpose, question, listener: Rc::new(listener) });
            (line.worker.clone(), message)
        };
        if worker.is_none_or(|worker| worker.post_message(&message.into()).is_err()) {
            fail(&self.line);
        }
    }

    /// Drops the question for this purpose, if one waits for its answer.
    pub(crate) fn forget(&self, purpose: Purpose) {
        let mut line = self.line.borrow_mut();
        let Some(index) = line.pending.iter().position(|pending| pending.purpose == purpose) else { return };
        let forgotten = line.pending.swap_remove(index);
        if let (Purpose::Review, Some(worker)) = (purpose, &line.worker) {
            // A worker that has failed makes no review that would have to end.
            let _ = worker.post_message(&format!("{}\n{FORGET}", forgotten.id).into());
        }
    }
}

/// Ends the worker, and answers its open questions in the page.
fn fail(line: &Rc<RefCell<Line>>) {
    let (worker, pending) = {
        let mut line = line.borrow_mut();
        let pending: Vec<_> = line.pending.iter().map(|asked| (asked.id, asked.question.clone())).collect();
        (line.worker.take(), pending)
    };
    if let Some(worker) = worker {
        worker.terminate();
    }
    for (id, question) in pending {
        let line = Rc::clone(line);
        wasm_bindgen_futures::spawn_local(async move {
            let question = Question::read(&question);
            fetch_network(question.as_ref()).await;
            let answer = question.and_then(|question| question.answer(&Known::new())).unwrap_or_default();
            // Another question may have taken its place.
            let asked = line.borrow_mut().take(id);
            if let Some(asked) = asked {
                (asked.listener)(&answer);
            }
        });
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
    let known: Rc<RefCell<Known>> = Rc::default();
    // The numbers of the review and of the exploration that are being made. Earlier ones end.
    let reviewed: Rc<Cell<u64>> = Rc::default();
    let explored: Rc<Cell<u64>> = Rc::default();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let (scope, known) = (answering.clone(), Rc::clone(&known));
        let (reviewed, explored) = (Rc::clone(&reviewed), Rc::clone(&explored));
        wasm_bindgen_futures::spawn_local(async move {
            let text = message.data().as_string().unwrap_or_default();
            let Some((id, question)) = split_id(&text) else { return };
            if question == FORGET {
                reviewed.set(0);
                return;
            }
            let question = Question::read(question);
            match question {
                Some(Question::Review { .. }) => reviewed.set(id),
                Some(Question::Explore { .. }) => explored.set(id),
                _ => {}
            }
            fetch_network(question.as_ref()).await;
            if let Some(sheet) = question.as_ref().and_then(Question::endgame)
                && !known.borrow().contains_key(&sheet.to_string())
            {
                // Without a network, or where a host does not have the file, the answer rests on no exact values. The next
                // question asks for them again.
                if let Some(tables) = fetch_tables(&sheet).await {
                    known.borrow_mut().insert(sheet.to_string(), Evaluation::new(tables));
                }
            }
            let send = |part: &str, goes_on: bool| {
                let sign = if goes_on { PART.to_string() } else { String::new() };
                // Fails only if the page is gone.
                let _ = scope.post_message(&format!("{sign}{id}\n{part}").into());
            };
            match &question {
                Some(Question::Review { record }) => {
                    return review::serve(&scope, record, &known, (id, &reviewed), send).await;
                }
                Some(Question::Explore { sheet, position }) => {
                    return explore::serve(&scope, (sheet, position), &known, (id, &explored), send).await;
                }
                _ => {}
            }
            send(&question.and_then(|question| question.answer(&known.borrow())).unwrap_or_default(), false);
        });
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
}

/// Fetches the learnt evaluation that the answer needs, unless it is there. Without it, the players count houses; the next
/// question asks for it again.
async fn fetch_network(question: Option<&Question>) {
    let judged = question.and_then(Question::judged);
    let Some((sheet, payoff)) = judged.filter(|(sheet, payoff)| Network::of(*sheet, *payoff).is_none()) else { return };
    if let Some(bytes) = host::bytes(&format!("{}{}.net", sheet.name(), payoff.suffix())).await {
        // A damaged file counts as none.
        let _ = Network::provide(sheet, payoff, &bytes);
    }
}

/// Fetches the tables of a sheet from the page's host.
async fn fetch_tables(sheet: &RuleSheet) -> Option<Tables> {
    let bytes = host::bytes(&format!("{}.senet-tables", sheet.to_string().replace(' ', "+"))).await?;
    Tables::from_pack(sheet, &bytes).ok()
}
