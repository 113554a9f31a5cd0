//! Advice and the bar of chances: what the evaluator says, compared with `senet probe`.

use std::process::Command;

use crate::board::BOARD;
use crate::host::{Program, named};
use crate::kept;
use crate::layout::FAULTS;
use crate::tab::{Tab, Visit};

/// Two cones against two spools, which the tables reach: the cones have thrown a 2.
const ENDGAME: &str = "10/c1s1s5/2c7 c - 2";

/// A game between two persons that begins in a position of `carpignano`.
fn begun(position: &str) -> String {
    let text = format!(
        "senet record 1\nsheet: carpignano\noptions: none\nfirst: Ani\nsecond: Tutu\ndate: unknown\nseed: 7\n\
         start: {position}\nresult: unfinished\n\n"
    );
    senet::Record::parse_unsealed(&text).unwrap_or_else(|error| panic!("{error}")).to_string()
}

/// Returns the chance of the side to act, in percent, and the best move, as `senet probe` writes them for a position in
/// which a move is due. The chance has its sign: `=` if it is exact, `~` if it is estimated.
fn probed(position: &str) -> (char, f64, String) {
    let output = Command::new(named("SENET")).args(["probe", position]).output().expect("the program runs");
    let text = String::from_utf8(output.stdout).expect("text");
    let mut lines = text.lines().skip(1);
    let value = lines.next().and_then(|line| line.split_once(": ")).expect("a value").1;
    let sign = value.chars().next().expect("a sign");
    let chance = value[1..].split_whitespace().next().and_then(|number| number.parse().ok()).expect("a chance");
    let best = lines.find(|line| !line.contains("loss")).and_then(|line| line.split_whitespace().next());
    (sign, chance, best.expect("a best move").to_owned())
}

/// The start and the landing house of a move, as text.
fn houses(played: &str) -> (&str, &str) {
    played.split_once(['-', 'x']).expect("a move from house to house")
}

/// Asserts that the page shows the advice of `senet probe` for a position.
async fn shows_what_probe_says(tab: &Tab, position: &str) {
    let (sign, chance, best) = probed(position);
    let (from, to) = houses(&best);
    tab.wait(&format!("document.querySelector('#house-{from}.picked') !== null")).await;
    assert_eq!(
        tab.value("[...document.querySelectorAll('.reach, .capture')].map((e) => e.id).join()").await,
        format!("house-{to}")
    );
    let told = tab.text(".told").await;
    let exactness = if sign == '=' { "exact" } else { "estimated" };
    let expected = format!("Play {from} to {to}: {}% to win ({exactness}).", chance.round());
    assert!(told.starts_with(&expected), "{told}, not {expected}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_shows_the_best_move_its_exact_chance_and_a_reason() {
    let program = Program::start();
    let (sign, _, best) = probed(ENDGAME);
    assert_eq!((sign, best.as_str()), ('=', "11x13"));
    let tab = kept::open_with(&program.address, &begun(ENDGAME), Visit::QUIET.sized(1024, 768)).await;
    tab.click("#advice").await;
    shows_what_probe_says(&tab, ENDGAME).await;
    assert!(tab.text(".told").await.ends_with("It captures a piece."));
    // Another piece has its own message.
    tab.click("#house-23").await;
    tab.wait("!document.querySelector('.told').textContent.includes('to win')").await;
    // Advice changes nothing: the move is made by the player.
    assert_eq!(kept::record(&tab).await, begun(ENDGAME));
    tab.click("#house-25").await;
    tab.wait("document.querySelector('#advice').disabled").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_shows_the_best_move_with_an_estimate() {
    let program = Program::start();
    let tab = kept::open(&program.address, (360, 640)).await;
    tab.key("a").await;
    shows_what_probe_says(&tab, "cscscscsc1/s9/10 s c9 2").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_advises_where_the_worker_fails() {
    const FAIL: &str = "Worker.prototype.postMessage = function () { this.dispatchEvent(new Event('error')); };";
    let program = Program::start();
    let tab = Tab::blank(&program.address, Visit::QUIET).await;
    tab.before_the_page(FAIL).await;
    tab.remember(&[("senet.game", &begun(ENDGAME)), ("senet.players", "person person 1 0 0 0")]).await;
    tab.go("").await;
    tab.click("#advice").await;
    tab.wait("document.querySelector('.told').textContent.includes('(estimated)')").await;
    tab.close().await;
}

/// Switches the bar of chances on or off in the menu.
async fn switch_bar(tab: &Tab) {
    tab.click("#menu").await;
    tab.click("#ui-chances").await;
    tab.key("Escape").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
}

/// The figures of the bar, from left to right.
async fn figures(tab: &Tab) -> [u32; 2] {
    tab.wait("document.querySelectorAll('.chances b').length === 2").await;
    let shown = tab.value("[...document.querySelectorAll('.chances b')].map((figure) => figure.textContent)").await;
    [0, 1].map(|index| {
        let figure = shown[index].as_str().expect("a text");
        figure.trim_end_matches('%').trim().parse().unwrap_or_else(|error| panic!("{figure}: {error}"))
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bar_shows_the_chances_of_both_sides_and_says_that_they_are_exact() {
    let program = Program::start();
    let tab = kept::open_with(&program.address, &begun(ENDGAME), Visit::QUIET).await;
    assert_eq!(tab.value("document.querySelector('.chances') === null").await, true, "the bar is off at first");
    switch_bar(&tab).await;
    // Ani, at the left, has the cones, which have thrown.
    let (_, chance, _) = probed(ENDGAME);
    let [cones, spools] = figures(&tab).await;
    assert_eq!((f64::from(cones), spools + cones), (chance.round(), 100));
    let told = tab.value("document.querySelector('.chances').title").await;
    assert_eq!(told, format!("Chances of winning: Ani {cones}%, Tutu {spools}% (exact)"));
    tab.click("#house-23").await;
    tab.click("#house-25").await;
    tab.wait(&format!("document.querySelector('.chances').title !== '{}'", told.as_str().expect("a text"))).await;
    assert_eq!(figures(&tab).await.iter().sum::<u32>(), 100);
    switch_bar(&tab).await;
    tab.wait("document.querySelector('.chances') === null").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bar_follows_the_way_back_and_ends_with_the_game() {
    let program = Program::start();
    let mut remembered = Visit::QUIET.remembered.to_vec();
    remembered.push(("senet.chances", "on"));
    let visit = Visit { remembered: &remembered, ..Visit::QUIET };
    let tab = kept::open_with(&program.address, &kept::finished(), visit).await;
    let mut won = figures(&tab).await;
    won.sort_unstable();
    assert_eq!(won, [0, 100]);
    tab.click("#step-first").await;
    // The opening throws have no sides yet.
    tab.wait("document.querySelector('.chances').hidden").await;
    for _ in 0..40 {
        tab.click("#step-next").await;
    }
    tab.wait("document.querySelector('.chances').title?.includes('(estimated)')").await;
    assert_eq!(figures(&tab).await.iter().sum::<u32>(), 100);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_and_bar_take_no_room_from_the_board() {
    let program = Program::start();
    for (width, height) in [(1440, 900), (1024, 768), (768, 1024), (390, 844), (360, 640), (844, 390)] {
        // French sentences are long.
        for (theme, language) in [("light", "en"), ("dark", "fr")] {
            let mut remembered = Visit::QUIET.remembered.to_vec();
            remembered.retain(|(name, _)| *name != "senet.language");
            remembered.extend([("senet.theme", theme), ("senet.language", language), ("senet.hints", "off")]);
            let visit = Visit { remembered: &remembered, ..Visit::QUIET }.sized(width, height);
            let tab = kept::open_with(&program.address, &begun(ENDGAME), visit).await;
            let before = tab.value(BOARD).await;
            switch_bar(&tab).await;
            figures(&tab).await;
            tab.click("#advice").await;
            tab.wait("document.querySelector('.picked') !== null").await;
            tab.picture(&format!("advice-{theme}-{width}x{height}")).await;
            assert_eq!(tab.value(BOARD).await, before, "{width}x{height}");
            assert_eq!(tab.value(FAULTS).await, serde_json::Value::Array(Vec::new()), "{width}x{height}");
            tab.close().await;
        }
    }
}
