//! The review of a game and the card at its end, compared with `senet analyse`.

use std::process::Command;

use senet::{Event, Record};
use serde_json::Value;

use crate::host::{Program, named};
use crate::kept;
use crate::tab::{Tab, Visit};

/// The review of a record by `senet analyse --json`.
fn analysed(record: &str) -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.senet");
    std::fs::write(&file, record).expect("a file");
    let output =
        Command::new(named("SENET")).arg("analyse").arg(file).arg("--json").output().expect("the program runs");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The events with a mark, as numbers counted from 1.
fn marked(analysis: &Value) -> Vec<usize> {
    let events = analysis["events"].as_array().expect("events");
    let has_mark = |event: &Value| event["decision"]["mark"].is_string() || event["resignation"]["mark"].is_string();
    (1..=events.len()).filter(|number| has_mark(&events[number - 1])).collect()
}

/// The decision with the largest loss, as a number counted from 1.
fn biggest_mistake(analysis: &Value) -> usize {
    let loss = |event: &Value| event["decision"]["loss"]["amount"].as_f64().unwrap_or(-1.0);
    let events = analysis["events"].as_array().expect("events");
    let largest = events.iter().map(loss).fold(0.0, f64::max);
    1 + events.iter().position(|event| loss(event) >= largest).expect("a decision")
}

/// An amount in percent with its sign, as the page writes it in English.
fn signed(amount: &Value) -> String {
    let percent = 100.0 * amount.as_f64().expect("an amount");
    format!("{}{:.1}%", if percent < 0.0 { "−" } else { "+" }, percent.abs())
}

/// A game before its last move, and that move.
fn before_the_end() -> (String, senet::Move) {
    let mut record = Record::parse(&kept::finished()).expect("a record");
    let Some(Event::Move(last)) = record.game.events().last().copied() else { panic!("a move ends the game") };
    record.game.undo();
    (record.to_string(), last)
}

/// Waits until the review shows this event.
async fn shows(tab: &Tab, event: usize) {
    tab.wait(&format!("document.querySelector('#review-graph').ariaValueNow === '{event}'")).await;
}

/// Waits until the whole game has been reviewed, and opens the review of a finished game.
async fn open_review(tab: &Tab, events: usize) {
    tab.click("#open-review").await;
    tab.wait("document.querySelector('#review-graph') !== null && location.hash === '#/review'").await;
    shows(tab, events).await;
    tab.wait("document.querySelector('#review-told').textContent.includes('%') && document.querySelectorAll('.totals tr').length === 5").await;
    // The last chance of a finished game is certain, and only the whole review has it.
    tab.wait("/\\b(0|100)\\D?%/.test(document.querySelector('#review-told').textContent)").await;
}

async fn opened(program: &Program, language: &str, visit: Visit<'_>) -> Tab {
    let remembered = [&[("senet.language", language), ("senet.hints", "off")], Visit::QUIET.remembered].concat();
    kept::open_with(&program.address, &kept::finished(), Visit { remembered: &remembered, ..visit }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_comes_at_the_end_and_goes() {
    let program = Program::start();
    let (record, last) = before_the_end();
    let from = last.from().expect("a piece moves");
    let remembered = [&[("senet.hints", "off")], Visit::QUIET.remembered].concat();
    let visit = Visit { remembered: &remembered, ..Visit::QUIET };
    let tab = kept::open_with(&program.address, &record, visit).await;
    tab.click(&format!("#house-{from}")).await;
    tab.click("#leave").await;
    tab.wait("document.activeElement.id === 'card'").await;
    assert!(tab.text("#card-title").await.contains(" wins with the "));
    assert!(tab.text(".card .left").await.contains(" left."));
    tab.wait("document.querySelector('#luckiest') !== null && document.querySelectorAll('.totals tr').length === 5")
        .await;
    let analysis = analysed(&kept::record(&tab).await);
    let luck = [0, 1].map(|player| signed(&analysis["players"][player]["luck"]["amount"]));
    tab.wait(&format!(
        "[...document.querySelectorAll('.card .totals tr')][1].textContent === 'Luck{}{}'",
        luck[0], luck[1]
    ))
    .await;
    // The board and the buttons beside it stay within reach.
    assert_eq!(
        tab.value("document.querySelector('main').inert || document.querySelector('#board').inert").await,
        false
    );
    tab.picture("card").await;
    tab.key("Escape").await;
    tab.wait("document.querySelector('#card') === null && document.activeElement.id === 'next-game'").await;
    tab.go("").await;
    tab.wait("document.querySelector('#next-game') !== null").await;
    assert_eq!(tab.value("document.querySelector('#card') === null").await, true);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_match_for_points_the_summary_says_that_its_numbers_are_about_the_game() {
    let program = Program::start();
    let finished = kept::finished();
    let events = Record::parse(&finished).expect("a record").game.events().len();
    for (games, counts_points) in [(1, false), (3, true)] {
        let players = format!("person person {games} 0 0 0");
        let tab = kept::open_seated(&program.address, &finished, &players, Visit::QUIET.sized(390, 844)).await;
        open_review(&tab, events).await;
        tab.click("#summary").await;
        tab.click("#explain-totals").await;
        let explained = tab.text(".card details p").await;
        assert_eq!(explained.contains("The match counts points"), counts_points, "{games}: {explained}");
        tab.picture(&format!("summary-{games}")).await;
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_leads_to_the_mistake_to_sharing_and_to_the_next_game() {
    let program = Program::start();
    let events = Record::parse(&kept::finished()).expect("a record").game.events().len();
    let analysis = analysed(&kept::finished());
    let tab = opened(&program, "fr", Visit::QUIET.sized(360, 640)).await;
    open_review(&tab, events).await;
    tab.click("#summary").await;
    tab.click("#biggest-mistake").await;
    shows(&tab, biggest_mistake(&analysis)).await;
    tab.wait("document.querySelector('#card') === null").await;
    tab.click("#summary").await;
    tab.click("#close-card").await;
    tab.wait("document.activeElement.id === 'review-graph'").await;
    tab.click("#summary").await;
    tab.click("#share-game").await;
    tab.wait("document.querySelector('dialog[open] #link-game') !== null").await;
    // Back leads from the window to the review.
    tab.value("history.back()").await;
    tab.wait("document.querySelector('dialog[open]') === null && location.hash === '#/review'").await;
    tab.click("#summary").await;
    tab.click("#rematch").await;
    tab.wait("document.querySelector('#card') === null && document.querySelector('#review-graph') === null").await;
    assert_eq!(kept::game(&tab).await.events().len(), 0);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_go_through_the_review() {
    let program = Program::start();
    let record = kept::finished();
    let analysis = analysed(&record);
    let events = analysis["events"].as_array().expect("events").len();
    let tab = opened(&program, "de", Visit::QUIET).await;
    open_review(&tab, events).await;
    tab.wait("document.activeElement.id === 'review-graph'").await;
    for (key, event) in [("Home", 0), ("ArrowRight", 1), ("ArrowDown", 2), ("ArrowLeft", 1), ("End", events)] {
        tab.key(key).await;
        shows(&tab, event).await;
    }
    // The turning points are those of the terminal.
    let points = analysis["turning_points"].as_array().expect("indexes");
    let mut points: Vec<usize> = points.iter().map(|index| 1 + index.as_u64().expect("an index") as usize).collect();
    points.sort_unstable();
    assert_eq!(tab.value("document.querySelectorAll('.graph .inner').length").await, points.len());
    for event in points.iter().rev().filter(|event| **event < events) {
        tab.key("PageUp").await;
        shows(&tab, *event).await;
    }
    tab.wait("document.querySelector('#turn-back').disabled").await;
    tab.key("Escape").await;
    tab.wait("document.querySelector('#review-graph') === null && location.hash === ''").await;
    tab.wait("document.activeElement.id === 'next-game'").await;
    assert_eq!(kept::record(&tab).await, record);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_review_marks_mistakes_and_shows_the_better_move() {
    let program = Program::start();
    let analysis = analysed(&kept::finished());
    let events = analysis["events"].as_array().expect("events");
    let tab = opened(&program, "en", Visit::QUIET.sized(1440, 900)).await;
    open_review(&tab, events.len()).await;
    let marks = marked(&analysis);
    assert!(!marks.is_empty(), "the game has no mistake to show");
    assert_eq!(tab.value("document.querySelectorAll('.log .mark-of').length").await, marks.len());
    let mistake = biggest_mistake(&analysis);
    tab.click("#summary").await;
    tab.click("#biggest-mistake").await;
    shows(&tab, mistake).await;
    let decision = &events[mistake - 1]["decision"];
    let loss = 100.0 * decision["loss"]["amount"].as_f64().expect("a loss");
    tab.wait(
        "document.querySelector('.arrows .better') !== null && document.querySelector('.arrows .played') !== null",
    )
    .await;
    let told = tab.text("#review-told").await;
    assert!(told.starts_with(&format!("Loss: {loss:.1}%. Better: ")), "{told}");
    // The board shows the position before the move, in which the piece of the better move still stands.
    let best = decision["best"].as_str().expect("a move");
    let from = best.split(['-', 'x']).next().expect("a house");
    tab.wait(&format!("document.querySelector('#house-{from}.held') !== null")).await;
    // Where the best move was made, one arrow says so.
    let without_loss = events.iter().position(|event| {
        event["decision"]["alternatives"].as_array().is_some_and(|all| all.len() > 1)
            && event["decision"]["chosen"] == event["decision"]["best"]
            && event["decision"]["chosen"].as_str().is_some_and(|chosen| chosen.contains(['-', 'x']))
    });
    let best = 1 + without_loss.expect("a best move");
    tab.key("Home").await;
    for _ in 0..best {
        tab.key("ArrowRight").await;
    }
    shows(&tab, best).await;
    tab.wait("document.querySelector('.arrows .best') !== null && document.querySelector('.arrows .better') === null")
        .await;
    assert!(tab.text("#review-told").await.starts_with("The best choice."));
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_and_a_finger_go_to_a_moment_of_the_game() {
    /// Touches the graph at a part of its longer side.
    const TOUCH: &str = "((part) => { const e = document.querySelector('#review-graph'), b = e.getBoundingClientRect(), \
        upright = b.height > b.width, x = b.x + b.width * (upright ? .5 : part), y = b.y + b.height * (upright ? part : .5); \
        for (const name of ['pointerdown', 'pointermove', 'pointerup']) e.dispatchEvent(new PointerEvent(name, \
        { bubbles: true, pointerType: 'touch', isPrimary: true, buttons: 1, clientX: x, clientY: y })); return true; })";
    let program = Program::start();
    let events = Record::parse(&kept::finished()).expect("a record").game.events().len();
    for size in [(1440, 900), (390, 844)] {
        let tab = opened(&program, "it", Visit::QUIET.sized(size.0, size.1)).await;
        open_review(&tab, events).await;
        tab.click("#review-graph").await;
        let middle = tab.value("document.querySelector('#review-graph').ariaValueNow").await;
        let middle: usize = middle.as_str().and_then(|text| text.parse().ok()).expect("a number");
        assert!(middle.abs_diff(events / 2) <= events / 50 + 1, "{middle} of {events}");
        for (part, event) in [(0.0, 0), (0.25, events / 4), (1.0, events)] {
            tab.value(&format!("{TOUCH}({part})")).await;
            let at = tab.value("document.querySelector('#review-graph').ariaValueNow").await;
            let at: usize = at.as_str().and_then(|text| text.parse().ok()).expect("a number");
            assert!(at.abs_diff(event) <= 1, "{part}: {at}, not {event}");
        }
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_keeps_the_review_and_back_leaves_it() {
    let program = Program::start();
    let events = Record::parse(&kept::finished()).expect("a record").game.events().len();
    let tab = opened(&program, "en", Visit::QUIET).await;
    open_review(&tab, events).await;
    tab.value("setTimeout(() => location.reload()), true").await;
    tab.wait("document.querySelector('#review-graph') !== null && performance.getEntriesByType('navigation')[0].type === 'reload'").await;
    shows(&tab, events).await;
    tab.value("history.back()").await;
    tab.wait("document.querySelector('#review-graph') === null && document.querySelector('#next-game') !== null").await;
    tab.value("history.forward()").await;
    tab.wait("document.querySelector('#review-graph') !== null").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_tried_from_a_mistake_and_the_reviewed_one_comes_back() {
    let program = Program::start();
    let record = kept::finished();
    let analysis = analysed(&record);
    let events = analysis["events"].as_array().expect("events").len();
    let tab = opened(&program, "en", Visit::QUIET.sized(1440, 900)).await;
    open_review(&tab, events).await;
    // The game is over here.
    tab.wait("document.querySelector('#try-from-here').disabled").await;
    tab.click("#summary").await;
    tab.click("#biggest-mistake").await;
    let mistake = biggest_mistake(&analysis);
    shows(&tab, mistake).await;
    tab.click("#try-from-here").await;
    tab.wait("document.querySelector('#review-graph') === null && document.querySelector('.can') !== null").await;
    let whole = Record::parse(&record).expect("a record").game;
    assert_eq!(kept::game(&tab).await.events(), &whole.events()[..mistake - 1]);
    tab.click("#return-to-replaced").await;
    tab.wait("document.querySelector('#next-game') !== null").await;
    assert_eq!(kept::game(&tab).await.events(), whole.events());
    assert_eq!(tab.value("document.querySelector('#card') === null").await, true);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_is_reviewed_and_then_played_on() {
    let program = Program::start();
    let record = kept::played(senet::RuleSheet::SPANISH, 3, 120);
    let tab = kept::open_with(&program.address, &record, Visit::QUIET).await;
    tab.click("#menu").await;
    tab.click("#review-game").await;
    tab.wait("document.querySelector('#review-graph') !== null && document.querySelector('dialog[open]') === null")
        .await;
    tab.key(",").await;
    tab.wait("document.querySelector('#review-told').textContent.includes('estimated')").await;
    assert_eq!(tab.value("document.querySelector('#throw') === null").await, true);
    tab.click("#close-review").await;
    tab.wait("document.querySelector('#throw').ariaDisabled === 'false'").await;
    tab.click("#throw").await;
    crate::games::happened(&tab, &Record::parse(&record).expect("a record").game).await;
    // Without a decision there is no review.
    let tab_of_new = kept::open(&program.address, (1024, 768)).await;
    tab_of_new.click("#menu").await;
    assert_eq!(tab_of_new.value("document.querySelector('#review-game') === null").await, true);
    tab_of_new.value("location.hash = '#/review'").await;
    tab_of_new.wait("document.querySelector('dialog[open]') === null").await;
    assert_eq!(tab_of_new.value("document.querySelector('#review-graph') === null").await, true);
    tab_of_new.close().await;
    tab.close().await;
}
