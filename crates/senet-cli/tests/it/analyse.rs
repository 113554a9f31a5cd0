//! `senet analyse`.

use std::fs;

use serde_json::Value;

use crate::commands::{complaint, written};

fn endgame() -> String {
    format!("{}/tests/it/games/endgame.senet", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn a_game_is_reviewed_as_text_json_and_page() {
    let file = endgame();
    let text = written(&["analyse", &file]);
    for part in ["Ani (cones) against Tutu (spools): dutch", "Tutu wins with the spools", "luck-adjusted result"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let json: Value = serde_json::from_str(&written(&["analyse", &file, "--json"])).expect("JSON");
    assert_eq!(json["format"], "senet analysis 1");
    // With at most two pieces a side, all chances are exact.
    let events = json["events"].as_array().expect("a list");
    assert!(events.iter().all(|event| event["after"]["error"].is_number()), "{json}");
    let number = |value: &Value| value.get("chance").or(value.get("amount")).and_then(Value::as_f64).expect("a number");
    let [first, second] = &json["players"].as_array().expect("a list")[..] else { panic!("{json}") };
    let sum = number(&json["start"]) + number(&first["luck"]) - number(&second["luck"]) - number(&first["loss"])
        + number(&second["loss"])
        + number(&json["correction"]);
    assert!((sum - number(&json["end"])).abs() < 1e-9, "{sum}: {json}");
    let page = written(&["analyse", &file, "--html"]);
    assert!(page.starts_with("<!DOCTYPE html>") && page.trim_end().ends_with("</html>"));
}

#[test]
fn a_page_can_be_a_file() {
    let page = std::env::temp_dir().join(format!("senet-analysis-test-{}.html", std::process::id()));
    let name = page.to_str().expect("UTF-8");
    assert_eq!(written(&["analyse", &endgame(), "--html", name]), "");
    assert!(fs::read_to_string(&page).expect("a file").starts_with("<!DOCTYPE html>"));
    fs::remove_file(&page).expect("the file goes again");
}

#[test]
fn errors_name_the_record_that_cannot_be_reviewed() {
    let folder = std::env::temp_dir().join(format!("senet-analyse-test-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    let whole = fs::read_to_string(endgame()).expect("the game");
    let damaged = [
        ("cut.senet", whole[..whole.len() - 20].to_owned(), "cut off"),
        ("illegal.senet", whole.replace("30-off", "30-29"), "Line 11, column 17: "),
        ("changed.senet", whole.replace("first: Ani", "first: Ana"), "changed"),
        ("other.senet", "GIF89a\n".to_owned(), "Line 1, column 1: "),
    ];
    for (name, text, expected) in damaged {
        let path = folder.join(name);
        fs::write(&path, text).expect("a file");
        let said = complaint(&["analyse", path.to_str().expect("UTF-8")]);
        assert!(said.contains(name) && said.contains(expected), "{name}: {said}");
    }
    let missing = folder.join("missing.senet");
    assert!(complaint(&["analyse", missing.to_str().expect("UTF-8")]).contains("missing.senet: "));
    assert!(complaint(&["analyse"]).contains("<FILE>"));
    assert!(complaint(&["analyse", &endgame(), "--json", "--html"]).contains("--html"));
    assert!(complaint(&["analyse", &endgame(), "--html", &endgame()]).contains("would replace it"));
    let nowhere = folder.join("no folder").join("page.html");
    assert!(complaint(&["analyse", &endgame(), "--html", nowhere.to_str().expect("UTF-8")]).contains("page.html: "));
    fs::remove_dir_all(&folder).expect("the folder goes again");
}
