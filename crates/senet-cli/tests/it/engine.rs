//! `senet engine`: every method and every error.

use std::io::Write;
use std::process::{Command, Stdio};

use senet_cli::engine::Engine;
use senet_study::Evaluations;
use serde_json::{Value, json};

const START: &str = "cscscscscs/10/10 s s10c9 1";

/// Returns the answers of one process to these lines.
fn answers(lines: &[&str]) -> Vec<String> {
    answers_with(&[], lines)
}

/// Returns the answers of one process with these arguments.
fn answers_with(arguments: &[&str], lines: &[&str]) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_senet"))
        .arg("engine")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let input = lines.join("\n");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{:?}", output.status);
    String::from_utf8(output.stdout).expect("JSON is UTF-8").lines().map(str::to_owned).collect()
}

/// Returns the answer to a line.
fn answer(line: &str) -> Value {
    let lines = answers(&[line]);
    assert_eq!(lines.len(), 1, "{line}: {lines:?}");
    serde_json::from_str(&lines[0]).expect("JSON")
}

fn call(method: &str, params: &Value) -> Value {
    call_with(&[], method, params)
}

/// Calls a method of a process with these arguments, and returns the answer.
pub(crate) fn call_with(arguments: &[&str], method: &str, params: &Value) -> Value {
    let line = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).to_string();
    let lines = answers_with(arguments, &[&line]);
    assert_eq!(lines.len(), 1, "{line}: {lines:?}");
    let answer: Value = serde_json::from_str(&lines[0]).expect("JSON");
    assert_eq!((&answer["jsonrpc"], &answer["id"]), (&json!("2.0"), &json!(1)));
    answer
}

fn result(method: &str, params: &Value) -> Value {
    let answer = call(method, params);
    assert!(answer.get("error").is_none(), "{answer}");
    answer["result"].clone()
}

/// Calls a method that must fail, and returns code and message of the error.
fn error(method: &str, params: &Value) -> (i64, String) {
    let answer = call(method, params);
    assert!(answer.get("result").is_none(), "{answer}");
    let error = &answer["error"];
    (error["code"].as_i64().expect("a code"), error["message"].as_str().expect("a message").to_owned())
}

#[test]
fn rules_lists_sheets_options_and_weights() {
    let rules = result("rules", &json!({}));
    let sheets = rules.as_array().expect("a list");
    let ids: Vec<&str> = sheets.iter().map(|sheet| sheet["id"].as_str().expect("an id")).collect();
    assert_eq!(ids, ["carpignano", "spanish", "uninerd", "french", "dutch"]);
    assert_eq!(sheets[1]["options"], json!(["exit-3-2-1", "happiness", "rebirth"]));
    assert_eq!(
        sheets[0]["throws"],
        json!([
            {"throw": 1, "weight": 4}, {"throw": 2, "weight": 6}, {"throw": 3, "weight": 4},
            {"throw": 4, "weight": 1}, {"throw": 6, "weight": 1}
        ])
    );
    assert_eq!(sheets[2]["throws"].as_array().map(Vec::len), Some(6));
    assert!(sheets.iter().all(|sheet| sheet["name"].as_str().is_some_and(|name| !name.is_empty())));
}

#[test]
fn initial_positions() {
    assert_eq!(result("initial", &json!({"rules": "dutch"})), json!({"positions": [START]}));
    assert_eq!(result("initial", &json!({"rules": "dutch", "options": null})), json!({"positions": [START]}));
    assert_eq!(
        result("initial", &json!({"rules": "uninerd", "options": []})),
        json!({"positions": ["cscscscscs/10/10 s s10 ?", "cscscscscs/10/10 c c10 ?"]})
    );
}

#[test]
fn a_game_can_be_played_through_the_methods() {
    let moves = result("legal_moves", &json!({"rules": "spanish", "options": ["happiness"], "position": START}));
    assert_eq!(moves, json!({"moves": [{"move": "10-11", "position": "cscscscsc1/s9/10 s c9 ?"}]}));
    let played = result("play", &json!({"rules": "spanish", "position": START, "move": "10-11"}));
    assert_eq!(played, json!({"position": "cscscscsc1/s9/10 s c9 ?"}));
    let thrown = result("throw", &json!({"rules": "spanish", "position": "cscscscsc1/s9/10 s c9 ?", "throw": 4}));
    assert_eq!(thrown, json!({"position": "cscscscsc1/s9/10 s c9 4"}));
    let choose = json!({"rules": "spanish", "position": thrown["position"], "player": "random", "seed": 3});
    assert_eq!(result("choose", &choose), result("choose", &choose));
    let greedy = json!({"rules": "spanish", "position": thrown["position"], "player": "greedy"});
    let chosen = result("choose", &greedy);
    let legal = result("legal_moves", &json!({"rules": "spanish", "position": thrown["position"]}));
    assert!(legal["moves"].as_array().expect("moves").iter().any(|entry| entry["move"] == chosen["move"]));
    for level in senet_ai::ComputerPlayer::LEVELS {
        let choose = json!({"rules": "spanish", "position": thrown["position"], "player": level.name()});
        let chosen = result("choose", &choose);
        assert!(legal["moves"].as_array().expect("moves").iter().any(|entry| entry["move"] == chosen["move"]));
        assert_eq!(result("choose", &choose), chosen, "{level}");
    }
    let count = result("perft", &json!({"rules": "spanish", "position": START, "depth": 3}));
    assert_eq!(count, json!({"nodes": senet_nodes("spanish", START, 3)}));
}

fn senet_nodes(rules: &str, text: &str, depth: u32) -> u64 {
    let sheet = senet::RuleSheet::plain(rules.parse().expect("a sheet"));
    senet::perft(&sheet, &senet::Position::parse(&sheet, text).expect("a position"), depth)
}

#[test]
fn a_refused_move_has_rule_reason_and_houses() {
    let table = [
        ("carpignano", START, "8-9", "owed-first-move", "owed-first-move", json!([10])),
        ("carpignano", "cscscscsc1/s9/10 c c9 2", "1-3", "G1", "owed-first-move", json!([9])),
        ("carpignano", "10/1c1sss4/9s c - 6", "12-18", "blockade", "blockade", json!([14, 15, 16])),
        ("french", "cscscscsc1/s9/10 s - 6", "2-30", "not-this-throw", "not-this-throw", json!([2])),
        ("french", "4s5/10/3c6 c - 3", "24-27", "written-otherwise", "written-otherwise", json!([])),
        ("french", "cscscscsc1/s9/10 s - ?", "11-12", "throw-is-due", "throw-is-due", json!([])),
        ("carpignano", "10/1c1sss4/9s c - 6", "pass", "move-is-compulsory", "move-is-compulsory", json!([12])),
    ];
    for (rules, position, wanted, rule, reason, houses) in table {
        let answer = call("play", &json!({"rules": rules, "position": position, "move": wanted}));
        let error = &answer["error"];
        assert_eq!(error["code"], -32000, "{answer}");
        assert_eq!(error["data"], json!({"rule": rule, "reason": reason, "houses": houses}), "{wanted}");
    }
}

#[test]
fn wrong_parameters_are_named() {
    let table = [
        ("nonsense", json!({}), -32601, "there is no method `nonsense`"),
        ("initial", json!({"rules": "roman"}), -32602, "no rule sheet `roman`"),
        ("initial", json!({"rules": 7}), -32602, "the parameter `rules` is 7; a text is wanted"),
        ("rules", json!({"x": 1}), -32602, "unknown parameter `x`; this method takes none"),
        (
            "choose",
            json!({"rules": "dutch", "position": START, "player": "random", "seed": -1}),
            -32602,
            "the parameter `seed` is -1; a whole number from 0 to 18446744073709551615 is wanted",
        ),
        ("initial", json!({}), -32602, "the parameter `rules` is missing: a text"),
        (
            "initial",
            json!({"rules": "dutch", "color": "red"}),
            -32602,
            "unknown parameter `color`; this method takes `rules`, `options`",
        ),
        ("initial", json!(["dutch"]), -32602, "by name"),
        ("initial", json!({"rules": "dutch", "options": ["rebirth", 1]}), -32602, "a list of texts is wanted"),
        ("perft", json!({"rules": "dutch", "position": START, "depth": 1.5}), -32602, "the parameter `depth` is 1.5;"),
        ("initial", json!({"rules": "dutch", "options": ["rebirth"]}), -32602, "has no option"),
        ("initial", json!({"rules": "spanish", "options": ["rebirth", "rebirth"]}), -32602, "stands twice"),
        ("legal_moves", json!({"rules": "dutch", "position": "x"}), -32602, "four fields"),
        ("legal_moves", json!({"rules": "dutch", "position": "10/10/9c c - 1"}), -32602, "no spools"),
        ("legal_moves", json!({"rules": "dutch", "position": "cscscscsc1/s9/10 s c9 ?"}), -32602, "waits for a throw"),
        ("legal_moves", json!({"rules": "dutch", "position": "c9/10/10 s - #"}), -32602, "game is over"),
        ("throw", json!({"rules": "dutch", "position": START, "throw": 1}), -32602, "a move is due"),
        (
            "throw",
            json!({"rules": "dutch", "position": "cscscscsc1/s9/10 s c9 ?", "throw": 5}),
            -32602,
            "cannot throw a 5",
        ),
        ("throw", json!({"rules": "dutch", "position": "cscscscsc1/s9/10 s c9 ?", "throw": 0}), -32602, "from 1 to 6"),
        (
            "throw",
            json!({"rules": "dutch", "position": "cscscscsc1/s9/10 s c9 ?", "throw": -1}),
            -32602,
            "the parameter `throw` is -1; a whole number from 0 to 255 is wanted",
        ),
        ("play", json!({"rules": "dutch", "position": START, "move": "ten"}), -32602, "`ten` is no move"),
        ("perft", json!({"rules": "dutch", "position": START, "depth": 101}), -32602, "at most 100"),
        ("perft", json!({"rules": "dutch", "position": START, "depth": 40}), -32602, "too deep"),
        ("choose", json!({"rules": "dutch", "position": START, "player": "pharaoh"}), -32602, "no computer player"),
        ("evaluate", json!({"rules": "dutch"}), -32602, "the parameter `position` is missing"),
        ("evaluate", json!({"rules": "roman", "position": START}), -32602, "no rule sheet `roman`"),
        ("evaluate", json!({"rules": "dutch", "position": "x"}), -32602, "four fields"),
        ("evaluate", json!({"rules": "dutch", "position": START, "depth": 1}), -32602, "unknown parameter `depth`"),
    ];
    for (method, params, code, message) in table {
        let (found_code, found_message) = error(method, &params);
        assert_eq!(found_code, code, "{method} {params}: {found_message}");
        assert!(found_message.contains(message), "{method} {params}: {found_message}");
    }
}

#[test]
fn evaluate_lists_the_chances_of_throws_and_moves() {
    let evaluate = |position: &str| result("evaluate", &json!({"rules": "dutch", "position": position}));
    let chance = |value: &Value| value["chance"].as_f64().expect("a chance");

    // With few pieces, chances are exact, and the value is the mean over the throws.
    let waiting = evaluate("10/5c4/s2c5s c - ?");
    assert!(waiting["error"].as_f64().is_some_and(|error| error <= 5e-5), "{waiting}");
    assert!(waiting.get("moves").is_none(), "{waiting}");
    let throws = waiting["throws"].as_array().expect("a list");
    let mean: f64 = throws.iter().map(|one| one["weight"].as_f64().expect("a weight") * chance(one) / 16.0).sum();
    assert!((mean - chance(&waiting)).abs() < 1e-4, "{waiting}");

    // The value is that of the best move, whose loss is 0.
    let to_play = evaluate("10/5c4/s2c5s c - 3");
    assert!(to_play.get("throws").is_none(), "{to_play}");
    // The two values differ by at most their errors.
    assert!((chance(&to_play) - chance(&throws[2])).abs() < 1e-4, "the throw of 3");
    let moves = to_play["moves"].as_array().expect("a list");
    let texts: Vec<&Value> = moves.iter().map(|one| &one["move"]).collect();
    assert_eq!(texts, [&json!("16-19"), &json!("24-27>15")]);
    assert_eq!((chance(&moves[0]), &moves[0]["loss"]), (chance(&to_play), &json!(0.0)));
    let loss = moves[1]["loss"].as_f64().expect("a loss");
    assert!(loss > 0.1 && (chance(&to_play) - chance(&moves[1]) - loss).abs() < 1e-9, "{to_play}");
    assert_eq!(moves[1]["position"], "10/4cc4/s8s s - ?");

    // With many pieces, chances are estimated.
    let start = evaluate(START);
    assert_eq!(start["error"], Value::Null);
    assert!((0.0..=1.0).contains(&chance(&start)), "{start}");
    assert_eq!(start["moves"].as_array().map(Vec::len), Some(1));

    assert_eq!(evaluate("c9/10/10 s - #"), json!({"chance": 1.0, "error": 0.0}));
}

#[test]
fn invalid_requests_get_error_codes() {
    let table = [
        ("garbage", -32700, json!(null)),
        ("{\"jsonrpc\":\"2.0\",\"id\":1", -32700, json!(null)),
        ("[]", -32600, json!(null)),
        ("7", -32600, json!(null)),
        ("\"rules\"", -32600, json!(null)),
        ("{\"id\":1,\"method\":\"rules\"}", -32600, json!(1)),
        ("{\"jsonrpc\":\"1.0\",\"id\":\"a\",\"method\":\"rules\"}", -32600, json!("a")),
        ("{\"jsonrpc\":\"2.0\",\"id\":1}", -32600, json!(1)),
        ("{\"jsonrpc\":\"2.0\",\"id\":[1],\"method\":\"rules\"}", -32600, json!(null)),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"rules\",\"params\":3}", -32600, json!(1)),
        ("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"nonsense\"}", -32601, json!(null)),
    ];
    let long = "{\"jsonrpc\":\"2.0\",\"id\":123456789012345678901234567890,\"method\":\"nonsense\"}";
    assert!(answers(&[long])[0].ends_with("\"id\":123456789012345678901234567890}"), "ids come back as they were sent");
    for (line, code, id) in table {
        let answer = answer(line);
        assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!(code), &id), "{line}: {answer}");
    }
}

#[test]
fn batches_and_notifications() {
    let ping = |id: u32| {
        format!("{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"initial\",\"params\":{{\"rules\":\"french\"}}}}")
    };
    let notification = "{\"jsonrpc\":\"2.0\",\"method\":\"rules\"}";
    let lines = [
        format!("[{},{notification},7,{}]", ping(1), ping(2)),
        format!("[{notification}]"),
        notification.to_owned(),
        String::new(),
        ping(3),
    ];
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let answers = answers(&lines);
    assert_eq!(answers.len(), 2, "{answers:?}");
    let batch: Vec<Value> = serde_json::from_str(&answers[0]).expect("a batch");
    let ids: Vec<&Value> = batch.iter().map(|answer| &answer["id"]).collect();
    assert_eq!(ids, [&json!(1), &json!(null), &json!(2)]);
    assert!(answers[1].contains("\"id\":3"), "{answers:?}");
}

#[test]
fn ids_go_back_as_they_were_sent() {
    for id in ["123456789012345678901234567890", "1e400", "-0", "1.50", "\"\\u0041\"", "null"] {
        let line = format!("{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"nonsense\"}}");
        assert!(answers(&[&line])[0].ends_with(&format!("\"id\":{id}}}")), "{id}");
    }
}

#[test]
fn a_batch_has_one_budget() {
    let perft = |depth: u32| json!({"jsonrpc": "2.0", "id": depth, "method": "perft", "params": {"rules": "dutch", "position": START, "depth": depth}});
    let engine = Engine { budget: 100_000, ..Engine::default() };
    let codes = |batch: &Value| -> Vec<Value> {
        let answered = engine.answer(batch.to_string().as_bytes()).expect("an answer");
        let answers: Vec<Value> = serde_json::from_str(&answered).expect("JSON");
        answers.iter().map(|answer| answer["error"]["code"].clone()).collect()
    };
    // A perft to depth 4 visits some thousand positions.
    let one = perft(4);
    assert_eq!(codes(&json!([one])), [Value::Null]);
    let many = codes(&Value::from(vec![one; 100]));
    let refused = many.iter().filter(|code| **code == json!(-32602)).count();
    assert!((1..100).contains(&refused) && many[0].is_null(), "{refused}");
    // Decisions and evaluations have a cost, too. Requests without a cost are always answered.
    let evaluate =
        json!({"jsonrpc": "2.0", "id": 1, "method": "evaluate", "params": {"rules": "dutch", "position": START}});
    let rules = json!({"jsonrpc": "2.0", "id": 1, "method": "rules"});
    assert_eq!(
        codes(&json!([evaluate, evaluate, evaluate, rules])),
        [json!(null), json!(null), json!(-32602), json!(null)]
    );
    let master = json!({"jsonrpc": "2.0", "id": 1, "method": "choose", "params": {"rules": "dutch", "position": START, "player": "master"}});
    assert_eq!(codes(&json!([master])), [json!(-32602)]);
}

#[test]
fn tables_of_a_folder_are_opened_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let sheet = senet::RuleSheet::DUTCH;
    let shipped = senet_tables::Tables::shipped(&sheet).expect("tables of these rules");
    let path = folder.path().join("dutch-2-2.senet-table");
    std::fs::write(&path, shipped.table(2, 2).expect("a table").bytes()).expect("a file");
    let evaluations = Evaluations::new(Some(folder.path().to_owned()));
    let engine = Engine { evaluations, ..Engine::default() };
    let evaluate = json!({"jsonrpc": "2.0", "id": 1, "method": "evaluate", "params": {"rules": "dutch", "position": "10/8cc/ss8 s - ?"}});
    let first = engine.answer(evaluate.to_string().as_bytes()).expect("an answer");
    assert!(first.contains("\"error\":0.0000"), "{first}");
    // The engine does not read the folder again: the file there is no longer a table.
    std::fs::remove_file(&path).expect("a file");
    std::fs::write(&path, "no table").expect("a file");
    assert_eq!(engine.answer(evaluate.to_string().as_bytes()), Some(first));
}

#[test]
fn the_engine_survives_any_input() {
    let deep = "[".repeat(100_000);
    let long = format!("{{\"jsonrpc\":\"2.0\",\"id\":\"{}\"}}", "x".repeat(2 << 20));
    let good = "{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"initial\",\"params\":{\"rules\":\"french\"}}";
    let answers = answers(&["\u{0}", &deep, &long, "nul", good]);
    let codes: Vec<i64> = answers
        .iter()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["error"]["code"].as_i64().unwrap_or(0))
        .collect();
    assert_eq!(codes, [-32700, -32700, -32600, -32700, 0], "{answers:?}");
}
