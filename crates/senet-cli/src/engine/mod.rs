//! `senet engine`: a process for bots and other programs, over JSON-RPC 2.0.

mod methods;

use std::io::{self, BufRead, Read, Write};

use clap::Args;
use senet_protocol::rpc::{Id, Response, RpcError, VERSION, code};
use serde_json::{Map, Value};

use crate::Failure;
use crate::evaluation::TablesArguments;

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 1 << 20;

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
    arguments.tables.look()?;
    let engine = Engine { tables: arguments.tables, ..Engine::default() };
    Ok(engine.serve(&mut io::stdin().lock(), &mut io::stdout().lock())?)
}

/// Answers requests. It keeps nothing from one to the next.
#[derive(Clone, Debug)]
pub struct Engine {
    /// The deepest perft that is counted.
    pub deepest_perft: u32,
    /// How many positions a perft may visit: some seconds, after which the next request has its turn.
    pub perft_visits: u64,
    /// Where `evaluate` finds exact chances.
    pub tables: TablesArguments,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine { deepest_perft: 100, perft_visits: 200_000_000, tables: TablesArguments::default() }
    }
}

impl Engine {
    /// Answers each line of the input with at most one line of output.
    ///
    /// # Errors
    ///
    /// If the input cannot be read or the output cannot be written. Whatever the input says is answered.
    pub fn serve(&self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            let is_too_long = line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n');
            let answer = if is_too_long {
                skip_line(input)?;
                let message = format!("a line is at most {LONGEST_LINE} bytes long");
                Some(response(Id::Null, Err(error(code::INVALID_REQUEST, message))))
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

    /// The answer to one line, as one line of JSON; `None` where the standard asks for silence: after notifications
    /// (and for an empty line, which is nothing at all).
    pub fn answer(&self, line: &[u8]) -> Option<String> {
        if line.trim_ascii().is_empty() {
            return None;
        }
        match serde_json::from_slice::<Value>(line) {
            Err(fault) => {
                Some(response(Id::Null, Err(error(code::PARSE_ERROR, format!("this line is not JSON: {fault}")))))
            }
            Ok(Value::Array(batch)) if batch.is_empty() => {
                Some(response(Id::Null, Err(error(code::INVALID_REQUEST, "a batch holds at least one request"))))
            }
            Ok(Value::Array(batch)) => {
                let answers: Vec<String> =
                    batch.into_iter().filter_map(|request| self.answer_request(request)).collect();
                (!answers.is_empty()).then(|| format!("[{}]", answers.join(",")))
            }
            Ok(request) => self.answer_request(request),
        }
    }

    fn answer_request(&self, request: Value) -> Option<String> {
        let Request { id, method, params } = match read_request(request) {
            Ok(request) => request,
            Err((id, fault)) => return Some(response(id, Err(fault))),
        };
        let result = methods::call(self, &method, params);
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
    /// `None` for a notification, which is not answered.
    id: Option<Id>,
    method: String,
    params: Value,
}

/// Reads a request, or says what is wrong with it and to whom.
fn read_request(request: Value) -> Result<Request, (Id, RpcError)> {
    let invalid = |id: Id, message: &str| (id, error(code::INVALID_REQUEST, message));
    let Value::Object(mut members) = request else {
        return Err(invalid(Id::Null, "a request is an object with `jsonrpc`, `method`, `params` and `id`"));
    };
    let id = match members.remove("id") {
        None => None,
        Some(Value::Null) => Some(Id::Null),
        Some(Value::Number(number)) => Some(Id::Number(number)),
        Some(Value::String(text)) => Some(Id::Text(text)),
        Some(_) => return Err(invalid(Id::Null, "`id` is a number, a string or null")),
    };
    let known_id = || id.clone().unwrap_or(Id::Null);
    if members.remove("jsonrpc") != Some(Value::from(VERSION)) {
        return Err(invalid(known_id(), "`jsonrpc` is \"2.0\""));
    }
    let Some(Value::String(method)) = members.remove("method") else {
        return Err(invalid(known_id(), "`method` is a string"));
    };
    let params = match members.remove("params") {
        None => Value::Object(Map::new()),
        Some(params @ (Value::Object(_) | Value::Array(_))) => params,
        Some(_) => return Err(invalid(known_id(), "`params` is an object")),
    };
    Ok(Request { id, method, params })
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
    // Numbers, texts and lists: nothing that JSON could not hold.
    serde_json::to_string(&response).unwrap_or_default()
}
