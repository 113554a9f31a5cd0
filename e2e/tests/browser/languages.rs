//! Six languages: the page never shows the id of a message.

use std::collections::BTreeSet;
use std::path::Path;

use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

/// The ids of all messages, which must not appear in the page.
fn ids() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/senet-i18n/words/en");
    let entries = |folder: &Path| std::fs::read_dir(folder).expect("the words of the page").filter_map(Result::ok);
    let files = entries(&folder).chain(entries(&folder.join("later"))).filter(|entry| entry.path().is_file());
    let texts = files.map(|file| std::fs::read_to_string(file.path()).expect("Fluent"));
    let ids: BTreeSet<String> = texts
        .flat_map(|text| {
            let named = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
            named.filter(|id| id.contains('-') && !id.contains(' ')).collect::<Vec<_>>()
        })
        .collect();
    assert!(ids.len() > 200, "{}", ids.len());
    ids
}

/// All text and labels of the page.
async fn all_text(tab: &Tab) -> String {
    let script = "[document.title, document.body.innerText, ...[...document.querySelectorAll('*')].flatMap((e) => \
        ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'].map((name) => e.getAttribute(name) ?? ''))]\
        .join(' ')";
    tab.value(script).await.as_str().expect("a text").to_owned()
}

async fn check(tab: &Tab, ids: &BTreeSet<String>, code: &str, place: &str) {
    let text = all_text(tab).await;
    let seen: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric() && c != '-').filter(|word| ids.contains(*word)).collect();
    assert!(seen.is_empty(), "{code}, {place}: {seen:?}");
    // Fluent puts a missing value in braces.
    assert!(!text.contains("{$") && !text.contains("{ $"), "{code}, {place}: {text}");
    tab.picture(&format!("{place}-{code}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_is_spoken_everywhere() {
    let program = Program::start();
    let ids = ids();
    let tab = kept::open(&program.address, (360, 640)).await;
    let mut prompts = BTreeSet::new();
    for code in ["en", "it", "es", "fr", "nl", "de"] {
        tab.click("#menu").await;
        tab.wait("document.querySelector('dialog[open] #language') !== null").await;
        tab.pick("#language", code).await;
        tab.wait(&format!("document.documentElement.lang === '{code}'")).await;
        check(&tab, &ids, code, "menu").await;
        tab.key("Escape").await;
        for (button, sheets) in [("new-game", "#sheets"), ("rules", "#rules-sheet")] {
            tab.click(&format!("#{button}")).await;
            tab.wait(&format!("document.querySelector('dialog[open] {sheets}') !== null")).await;
            for sheet in ["carpignano", "spanish", "uninerd", "french", "dutch"] {
                if button == "rules" {
                    tab.pick(sheets, sheet).await;
                } else {
                    tab.click(&format!("#sheet-{sheet}")).await;
                }
                check(&tab, &ids, code, &format!("{button}-{sheet}")).await;
            }
            tab.key("Escape").await;
            tab.wait("document.querySelector('dialog[open]') === null").await;
        }
        for button in ["games", "share", "keys", "about"] {
            tab.click("#menu").await;
            tab.click(&format!("dialog[open] #{button}")).await;
            check(&tab, &ids, code, button).await;
            tab.key("Escape").await;
            tab.wait("document.querySelector('dialog[open]') === null").await;
        }
        tab.click("#house-2").await;
        tab.wait("document.querySelector('#refused').textContent !== ''").await;
        check(&tab, &ids, code, "refused").await;
        prompts.insert(tab.text("#prompt").await);
    }
    assert_eq!(prompts.len(), 6, "{prompts:?}");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browser_s_language_is_taken_at_the_first_visit() {
    let program = Program::start();
    for (tags, code) in [("['de-AT', 'en']", "de"), ("['ja', 'nl-BE']", "nl"), ("['ja']", "en")] {
        let tab = Tab::blank(&program.address, Visit { remembered: &[], ..Visit::QUIET }).await;
        let languages = format!("Object.defineProperty(Navigator.prototype, 'languages', {{ get: () => {tags} }})");
        tab.before_the_page(&languages).await;
        tab.go("").await;
        tab.wait(&format!("document.documentElement.lang === '{code}'")).await;
        assert!(tab.value("document.title").await.as_str().is_some_and(|title| title.contains("Senet")));
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_cannot_be_fetched_leaves_the_page_in_its_own() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    let refuse = "(() => { const real = window.fetch; window.fetch = (file) => \
        /words-(de|nl-later)\\./.test(file) ? Promise.reject(new TypeError('no network')) : real(file); })()";
    tab.value(refuse).await;
    tab.click("#menu").await;
    for (code, name) in [("de", "Deutsch"), ("nl", "Nederlands")] {
        tab.pick("#language", code).await;
        tab.wait(&format!("document.querySelector('#refused').textContent.includes('{name}')")).await;
        assert_eq!(tab.value("document.documentElement.lang").await, "en");
        assert_eq!(tab.value("document.querySelector('#language').value").await, "en");
        assert_eq!(tab.value("localStorage.getItem('senet.language')").await, "en");
    }
    tab.pick("#language", "it").await;
    tab.wait("document.documentElement.lang === 'it'").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_part_does_without_the_later_words() {
    let program = Program::start();
    let ids = ids();
    let refuse = "{ const { fetch } = window; window.fetch = (...given) => \
        String(given[0]?.url ?? given[0]).includes('-later.txt') ? Promise.reject(new TypeError('no network')) \
        : fetch(...given); }";
    // A first game, from its window on.
    let tab = Tab::blank(&program.address, Visit::QUIET).await;
    tab.before_the_page(refuse).await;
    tab.go("").await;
    for sheet in ["carpignano", "spanish", "uninerd", "french", "dutch"] {
        tab.click(&format!("#sheet-{sheet}")).await;
        tab.value("document.querySelectorAll('dialog[open] details').forEach((e) => { e.open = true; })").await;
        check(&tab, &ids, "en", &format!("first-{sheet}")).await;
    }
    tab.fill("#name-first", &"A".repeat(61)).await;
    tab.click("#play").await;
    tab.wait("document.querySelector('#new-game-wrong').textContent !== ''").await;
    check(&tab, &ids, "en", "first-name").await;
    tab.fill("#name-first", "Ani").await;
    tab.click("#play").await;
    tab.click("#throw").await;
    tab.wait("document.querySelector('.told').textContent !== ''").await;
    check(&tab, &ids, "en", "first-throw").await;
    // A broken link waits for the words that say what is wrong with it.
    tab.value("location.hash = '#game=1~dutch~'").await;
    tab.click("#menu").await;
    tab.key("Escape").await;
    check(&tab, &ids, "en", "first-link").await;
    tab.close().await;
    // The end of a game, a touched house, and a puzzle with a wrong answer.
    let tab = Tab::blank(&program.address, Visit::QUIET).await;
    tab.before_the_page(refuse).await;
    tab.remember(&[("senet.game", &kept::finished()), ("senet.players", "person person 1 0 0 0")]).await;
    tab.go("").await;
    tab.click("#house-27").await;
    tab.wait("document.querySelector('#explained').textContent !== ''").await;
    check(&tab, &ids, "en", "first-end").await;
    tab.value("location.hash = '#/puzzle/dutch/1'").await;
    tab.wait("document.querySelector('#puzzle-show') !== null").await;
    tab.click("#puzzle-show").await;
    check(&tab, &ids, "en", "first-puzzle").await;
    tab.close().await;
}
