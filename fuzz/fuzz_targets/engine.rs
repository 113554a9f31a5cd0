//! The engine: it answers arbitrary lines with one line of JSON-RPC each, and a request with arbitrary members with its own
//! id.

#![no_main]

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use senet_cli::engine::Engine;
use serde_json::{Value, json};

fn engine() -> &'static Engine {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    ENGINE.get_or_init(|| Engine { max_perft_depth: 100, budget: 100_000, ..Engine::default() })
}

/// Asserts that an answer has the members of a JSON-RPC response.
fn check(answer: &Value) {
    assert_eq!(answer["jsonrpc"], "2.0");
    assert!(answer["result"].is_null() || answer["error"].is_null(), "{answer}");
    assert!(answer["error"].is_null() || answer["error"]["message"].as_str().is_some_and(|text| !text.is_empty()));
    assert!(matches!(answer["id"], Value::Null | Value::Number(_) | Value::String(_)), "{answer}");
}

/// Sends a request, alone and in a batch, whose members are the lines of the text.
fn request(text: &str) {
    let mut lines = text.split('\n');
    let (id, method) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
    let names = ["rules", "options", "position", "throw", "move", "depth", "player", "seed"];
    let value = |line: &str| serde_json::from_str(line).unwrap_or_else(|_| Value::from(line));
    let params: serde_json::Map<String, Value> =
        names.iter().zip(lines).map(|(name, line)| ((*name).to_owned(), value(line))).collect();
    let message = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
    let answer = engine().answer(message.to_string().as_bytes()).expect("a request is answered");
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    check(&answer);
    assert_eq!(answer["id"], id);
    let batch = engine().answer(json!([message, message]).to_string().as_bytes()).expect("a batch is answered");
    let batch: Vec<Value> = serde_json::from_str(&batch).expect("a list");
    assert_eq!(batch.len(), 2);
}

fuzz_target!(|input: &[u8]| {
    let mut output = Vec::new();
    engine().serve(&mut &*input, &mut output).expect("memory can be read and written");
    let answers: Vec<&[u8]> = output.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).collect();
    assert!(answers.len() <= input.split(|byte| *byte == b'\n').count());
    for line in answers {
        // An id can be a number that is too large for `Value`, although the line is JSON.
        match serde_json::from_slice(line) {
            Ok(Value::Array(batch)) => batch.iter().for_each(check),
            Ok(answer) => check(&answer),
            Err(_) => assert!(matches!(line.first(), Some(b'{' | b'[')) && matches!(line.last(), Some(b'}' | b']'))),
        }
    }
    if let Ok(text) = std::str::from_utf8(input) {
        request(text);
    }
});
