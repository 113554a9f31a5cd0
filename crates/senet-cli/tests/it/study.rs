//! `senet study`: its files, and reading them again.

use std::path::Path;

use crate::commands::{complaint, written};

#[test]
fn a_study_is_written_and_shown_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (json, again, page, tables) = (path("a.json"), path("b.json"), path("a.html"), path("a.md"));
    let said = written(&["study", "--rules", "french", "--games", "8", "--json", &json]);
    assert_eq!(said, "");
    let text = path("text.md");
    std::fs::write(&text, "# A title\n\nA text for the wall, see [tables](study-tables.md).\n").expect("a file");
    written(&["study", "--from", &json, "--json", &again, "--html", &page, "--text", &text, "--markdown", &tables]);
    let read = |path: &str| std::fs::read_to_string(path).expect("a file");
    assert_eq!(read(&json), read(&again));
    let tables = read(&tables);
    for row in [
        "## `master` against itself",
        "| throws, mean | ",
        "explained by skill",
        "| of 9 by points | ",
        "### Best play against itself",
    ] {
        assert!(tables.contains(row), "{row}: {tables}");
    }
    assert_eq!(written(&["study", "--from", &json]), tables);
    let page = read(&page);
    assert!(page.contains("<figcaption>french</figcaption>") && !page.contains("http://"), "{page}");
    assert!(
        page.contains(r##"A text for the wall, see <a href="#numbers">tables</a>"##)
            && page.contains(r#"id="numbers""#)
    );
    // Nothing is drawn at a place that is no number.
    assert!(!page.contains("NaN") && !page.contains("inf "), "{page}");
}

/// The page of the game links to `docs/study.html`, which is made from the result and the text beside it.
#[test]
fn the_page_of_the_study_is_made_from_its_result_and_its_text() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let [result, text, page] = ["study.json", "study.md", "study.html"].map(|name| docs.join(name));
    let folder = tempfile::tempdir().expect("a folder");
    let is_written = std::env::var_os("SENET_WRITE_STUDY").is_some();
    let made = if is_written { page.clone() } else { folder.path().join("study.html") };
    let [from, text, html] = [&result, &text, &made].map(|path| path.to_str().expect("UTF-8"));
    written(&["study", "--from", from, "--text", text, "--html", html]);
    let [made, page] = [&made, &page].map(|path| std::fs::read_to_string(path).expect("a file"));
    assert!(made == page, "docs/study.html differs: `SENET_WRITE_STUDY=1 cargo test -p senet-cli study` writes it");
}

#[test]
fn a_file_that_is_no_study_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.json");
    let refused = |text: &str| {
        std::fs::write(&file, text).expect("a file");
        complaint(&["study", "--from", file.to_str().expect("UTF-8")])
    };
    assert!(refused("{}").contains("a.json: missing field `format`"));
    let other = r#"{"format":"senet study 9","seed":1,"games":1,"seconds_per_throw":1.0,"complete":true,"sheets":[]}"#;
    assert!(refused(other).contains("its format is `senet study 9`, and this program reads `senet study 2`"));
    assert!(complaint(&["study", "--tables", "no-such-folder"]).contains("no-such-folder"));
    assert!(complaint(&["study", "--seconds-per-throw", "0"]).contains("a number of seconds above 0 is wanted"));
}
