//! Positions and games in the page's address and as text.

use senet::{Record, RuleSheet};

use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

async fn field(tab: &Tab, id: &str) -> String {
    let value = tab.value(&format!("document.querySelector('#{id}').value")).await;
    value.as_str().expect("a text").to_owned()
}

/// The record with other names: two persons do not bear those of computer players.
fn with_names(record: &str, [first, second]: [&str; 2]) -> String {
    let Record { game, seed, .. } = Record::parse(record).expect("a record");
    let mut record = Record::new(game, first, second).expect("good names");
    record.seed = seed;
    record.to_string()
}

async fn open_share(tab: &Tab) {
    tab.click("#menu").await;
    tab.click("#share").await;
    tab.wait("document.querySelector('dialog[open] #link-game') !== null").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_brings_the_whole_game() {
    let program = Program::start();
    let played = kept::played(RuleSheet::DUTCH, 5, 100);
    let tab = kept::open_with(&program.address, &played, Visit::QUIET).await;
    open_share(&tab).await;
    let link = field(&tab, "link-game").await;
    tab.picture("share").await;
    tab.close().await;
    assert!(link.starts_with(&program.address), "{link}");
    let fragment = &link[link.find('#').expect("a fragment")..];
    // A new visitor gets the game, and the browser stores it.
    let other = Tab::blank(&program.address, Visit::QUIET).await;
    other.go(fragment).await;
    other.wait("document.querySelector('dialog[open] h2').textContent === 'A game for you'").await;
    // There is no game yet in whose place it would be.
    assert!(other.text("dialog[open]").await.contains("Open it and play on?"));
    other.click("dialog[open] #take-link").await;
    other.wait("document.querySelector('dialog[open]') === null").await;
    assert_eq!(kept::record(&other).await, with_names(&played, ["Player 1", "Player 2"]));
    assert_eq!(other.value("location.hash").await, "");
    other.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_asks_before_it_takes_the_place_of_a_game() {
    let program = Program::start();
    let played = kept::played(RuleSheet::DUTCH, 5, 100);
    let linked = Record::parse(&kept::played(RuleSheet::FRENCH, 6, 80)).expect("a record");
    let fragment = format!("#game={}", linked.to_link());
    let tab = kept::open_with(&program.address, &played, Visit::QUIET).await;
    let taken = with_names(&linked.to_string(), ["Player 1", "Player 2"]);
    for (answer, expected) in [("#leave-link", played), ("#take-link", taken)] {
        tab.value(&format!("location.hash = '{fragment}'")).await;
        tab.wait("document.querySelector('dialog[open] #take-link') !== null").await;
        tab.click(answer).await;
        tab.wait("document.querySelector('dialog[open]') === null").await;
        assert_eq!(kept::record(&tab).await, expected);
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_links_are_refused_with_a_sentence() {
    let program = Program::start();
    let tab = kept::open(&program.address, (360, 640)).await;
    let good = Record::parse(&kept::played(RuleSheet::DUTCH, 5, 100)).expect("a record").to_link();
    let long = "A".repeat(300_000);
    let broken = ["", "1", "2~x", &good[..good.len() / 2], "%", "1~~~~~~~~", "<script>alert(1)</script>", &long];
    for link in broken.iter().map(|link| link.to_string()).chain([good.replace("~dutch~", "~spanish~")]) {
        tab.value(&format!("location.hash = '#game={link}'")).await;
        tab.wait("document.querySelector('#refused').textContent.includes('link')").await;
        assert_eq!(kept::record(&tab).await, kept::two_persons());
        assert_eq!(tab.value("document.querySelector('dialog[open]')").await, serde_json::Value::Null);
        // A refused touch shows another sentence, so that the sentence of the next link is recognisable.
        tab.click("#house-2").await;
        tab.wait("!document.querySelector('#refused').textContent.includes('link')").await;
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_link_at_a_first_visit_is_refused_in_view() {
    let program = Program::start();
    let tab = Tab::blank(&program.address, Visit::QUIET).await;
    tab.go("#game=1~dutch~").await;
    tab.wait("document.querySelector('#refused').textContent.includes('link')").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_copied_and_pasted() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    open_share(&tab).await;
    assert_eq!(field(&tab, "position").await, "cscscscsc1/s9/10 s c9 2");
    let paste = |text: &str| {
        format!(
            "(() => {{ const e = document.querySelector('#paste'); e.value = '{text}'; \
             e.dispatchEvent(new Event('input', {{bubbles: true}})); return true; }})()"
        )
    };
    tab.value(&paste("cccccc4/s9/10 c - ?")).await;
    tab.click("#play-from").await;
    tab.wait("document.querySelector('#paste-wrong').textContent !== ''").await;
    assert_eq!(kept::record(&tab).await, kept::two_persons());
    tab.value(&paste("c9/s9/10 c - 3")).await;
    tab.click("#play-from").await;
    tab.wait("localStorage.getItem('senet.game').includes('start: c9/s9/10 c - 3')").await;
    tab.close().await;
}

/// Imitates a page that came over plain HTTP from another machine: without `navigator.clipboard`. `execCommand` returns
/// whether copying the old way works.
async fn without_clipboard(address: &str, old_way_works: bool) -> Tab {
    let tab = Tab::blank(address, Visit::QUIET).await;
    tab.before_the_page(&format!(
        "Object.defineProperty(Navigator.prototype, 'clipboard', {{ value: undefined }});
        Document.prototype.execCommand = () => {{
            const field = document.activeElement;
            window.copied = field.value.slice(field.selectionStart, field.selectionEnd);
            return {old_way_works};
        }};"
    ))
    .await;
    tab.remember(&[("senet.game", &kept::two_persons()), ("senet.players", "person person 1 0 0 0")]).await;
    tab.go("").await;
    open_share(&tab).await;
    tab.click("#copy-position").await;
    tab.wait("window.copied === 'cscscscsc1/s9/10 s c9 2'").await;
    tab
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_are_copied_without_a_clipboard_or_the_player_is_told_to() {
    let program = Program::start();
    let tab = without_clipboard(&program.address, true).await;
    tab.wait("document.querySelector('label:has(#position)').textContent.includes('Position copied')").await;
    tab.close().await;
    let tab = without_clipboard(&program.address, false).await;
    tab.wait("document.querySelector('label:has(#position)').textContent.includes('copy it with Ctrl+C')").await;
    tab.picture("copy-by-hand").await;
    tab.close().await;
}
