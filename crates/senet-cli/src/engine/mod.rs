//! `senet engine`: answers other programs over JSON-RPC 2.0.

mod methods;

use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};

use clap::Args;
use senet_protocol::rpc::{Id, Response, RpcError, VERSION, code};
use senet_study::Evaluations;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::Failure;
use crate::evaluation::TablesArguments;

/// The limit of a line's length, in bytes.
const MAX_LINE: u64 = 1 << 20;

/// Answer other programs: JSON-RPC 2.0, one object or batch a line, on standard input and output
///
/// It answers until its input ends. docs/engine.md describes the methods.
#[derive(Args, Clone, Debug)]
pub struct EngineArguments {
    #[command(flatten)]
    tables: TablesArguments,
}

/// Serves standard input until it ends.
///
/// # Errors
///
/// If standard input cannot be read or standard output cannot be written.
pub fn run(arguments: EngineArguments) -> Result<(), Failure> {
    arguments.tables.check()?;
    let engine = Engine { evaluations: arguments.tables.evaluations(), ..Engine::default() };
    Ok(engine.serve(&mut io::stdin().lock(), &mut io::stdout().lock())?)
}

/// Answers requests. Its only state is the tables that it has opened.
#[derive(Debug)]
pub struct Engine {
    /// The largest depth of a perft.
    pub max_perft_depth: u32,
    /// The cost limit of all requests of a line, in positions that a perft visits.
    pub budget: u64,
    /// The exact values for `evaluate` and `choose`.
    pub evaluations: Evaluations,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine { max_perft_depth: 100, budget: 200_000_000, evaluations: Evaluations::default() }
    }
}

impl Engine {
    /// Answers each line of the input with at most one line of output.
    ///
    /// # Errors
    ///
    /// If the input cannot be read or the output cannot be written. Wrong requests are answered with an error.
    pub fn serve(&self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            let is_too_long = line.len() as u64 == MAX_LINE && line.last() != Some(&b'\n');
            let answer = if is_too_long {
                skip_line(input)?;
                let message = format!("a line is at most {MAX_LINE} bytes long");
                Some(unread(code::INVALID_REQUEST, message))
            } else {
                self.answer(&line)
            };
            if let Some(answer) = answer {
                output.write_all(answer.as_bytes())?;
                output.write_all(b"\n")?;
                output.flush()?;
            }
        }
    }

    /// Returns the answer to a line, as one line of JSON; `None` for notifications, as the standard asks, and for an empty
    /// line.
    pub fn answer(&self, line: &[u8]) -> Option<String> {
        if line.trim_ascii().is_empty() {
            return None;
        }
        let parsed = match serde_json::from_slice::<&RawValue>(line) {
            Ok(parsed) => parsed,
            Err(fault) => return Some(unread(code::PARSE_ERROR, format!("this line is not JSON: {fault}"))),
        };
        let mut budget = self.budget;
        if !parsed.get().starts_with('[') {
            return self.answer_request(parsed, &mut budget);
        }
        let batch: Vec<&RawValue> = match serde_json::from_str(parsed.get()) {
            Ok(batch) => batch,
            Err(fault) => return Some(unread(code::PARSE_ERROR, format!("this batch is not JSON: {fault}"))),
        };
        if batch.is_empty() {
            return Some(unread(code::INVALID_REQUEST, "a batch holds at least one request"));
        }
        let answers: Vec<String> =
            batch.into_iter().filter_map(|request| self.answer_request(request, &mut budget)).collect();
        (!answers.is_empty()).then(|| format!("[{}]", answers.join(",")))
    }

    /// Answers a request, and takes its cost off the budget of the line.
    fn answer_request(&self, request: &RawValue, budget: &mut u64) -> Option<String> {
        let Request { id, method, params } = match read_request(request) {
            Ok(request) => request,
            Err((id, fault)) => return Some(response(id, Err(fault))),
        };
        let result = methods::call(self, &method, params, budget);
        id.map(|id| response(id, result))
    }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let length = end.map_or(buffer.len(), |at| at + 1);
        let is_over = buffer.is_empty() || end.is_some();
        input.consume(length);
        if is_over {
            return Ok(());
        }
    }
}

struct Request {
    /// `None` for a notification, which gets no answer.
    id: Option<Id>,
    method: String,
    params: Params,
}

/// The parameters of a request.
enum Params {
    ByName(Map<String, Value>),
    ByPlace,
}

/// Reads a request. Returns the error with the id to answer.
fn read_request(request: &RawValue) -> Result<Request, (Id, RpcError)> {
    let invalid = |id: Id, message: &str| (id, error(code::INVALID_REQUEST, message));
    let Ok(members) = serde_json::from_str::<BTreeMap<String, &RawValue>>(request.get()) else {
        return Err(invalid(Id::null(), "a request is an object with `jsonrpc`, `method`, `params` and `id`"));
    };
    let id = members.get("id").map(|id| Id::of_request(id).ok_or(()));
    let Ok(id) = id.transpose() else {
        return Err(invalid(Id::null(), "`id` is a number, a string or null"));
    };
    let known_id = || id.clone().unwrap_or_else(Id::null);
    let text = |name: &str| members.get(name).and_then(|value| serde_json::from_str::<String>(value.get()).ok());
    if text("jsonrpc").as_deref() != Some(VERSION) {
        return Err(invalid(known_id(), "`jsonrpc` is \"2.0\""));
    }
    let Some(method) = text("method") else {
        return Err(invalid(known_id(), "`method` is a string"));
    };
    // `serde_json` refuses values that are nested too deeply.
    let params = members.get("params").map(|params| serde_json::from_str(params.get()));
    let params = match params {
        None => Params::ByName(Map::new()),
        Some(Ok(Value::Object(params))) => Params::ByName(params),
        Some(Ok(Value::Array(_))) => Params::ByPlace,
        Some(Ok(_) | Err(_)) => return Err(invalid(known_id(), "`params` is an object of values that are not nested")),
    };
    Ok(Request { id, method, params })
}

/// Returns the answer to a line without a readable id.
fn unread(code: i32, message: impl Into<String>) -> String {
    response(Id::null(), Err(error(code, message)))
}

fn error(code: i32, message: impl Into<String>) -> RpcError {
    RpcError { code, message: message.into(), data: None }
}

fn response(id: Id, result: Result<Value, RpcError>) -> String {
    let (result, error) = match result {
        Ok(value) => (Some(value), None),
        Err(error) => (None, Some(error)),
    };
    let response = Response { jsonrpc: VERSION.to_owned(), result, error, id };
    // Cannot fail: all keys are texts.
    serde_json::to_string(&response).unwrap_or_default()
}
