//! The table: dragging, looking back, matches, hints.

use senet::{Player, RuleSheet, Stage};

use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

const MOVED: &str = "localStorage.getItem('senet.game').includes('1 spools 11-13')";

#[tokio::test(flavor = "multi_thread")]
async fn a_picked_piece_tells_where_it_goes() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    tab.click("#house-11").await;
    tab.wait("document.querySelectorAll('.reach').length === 1").await;
    let told = tab.text(".told").await;
    assert!(told.contains("11") && told.contains("13"), "{told}");
    tab.key("Escape").await;
    tab.wait("document.querySelectorAll('.reach').length === 0").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_dragged() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1440, 900)).await;
    tab.drag("#house-11", "#house-14", (0.0, 0.0)).await;
    tab.wait("document.querySelector('#refused').textContent !== ''").await;
    assert_eq!(kept::record(&tab).await, kept::two_persons(), "a wrong house changes nothing");
    tab.drag("#house-11", "#house-13", (9.0, -7.0)).await;
    tab.wait(MOVED).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_is_dragged_off_the_board() {
    let program = Program::start();
    let text = "senet record 1\nsheet: carpignano\noptions: none\nfirst: Ani\nsecond: Tutu\ndate: unknown\nseed: 7\n\
        start: 10/s9/2c6c c - 1\nresult: unfinished\n\n";
    let record = senet::Record::parse_unsealed(text).unwrap_or_else(|error| panic!("{error}")).to_string();
    let tab = kept::open_with(&program.address, &record, Visit::QUIET.sized(360, 640)).await;
    tab.drag("#house-30", "#house-30", (0.0, 200.0)).await;
    tab.wait("localStorage.getItem('senet.game').includes('30-off')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_is_walked_back_and_forth() {
    let program = Program::start();
    let played = kept::played(RuleSheet::CARPIGNANO, 12, 60);
    let tab = kept::open_with(&program.address, &played, Visit::QUIET.sized(1440, 900)).await;
    let pieces = "Array.from(document.querySelectorAll('#board .piece'))\
        .map((p) => p.className + p.style.cssText).sort().join()";
    let now = tab.value(pieces).await;
    tab.click("#step-first").await;
    tab.wait("document.querySelector('.steps span').textContent.startsWith('0 /')").await;
    assert!(tab.value("document.querySelector('#throw').ariaDisabled === 'true'").await == true);
    let mut boards = vec![tab.value(pieces).await];
    for _ in 0..20 {
        tab.click("#step-next").await;
        boards.push(tab.value(pieces).await);
    }
    boards.dedup();
    assert!(boards.len() > 5, "{} boards", boards.len());
    tab.picture("looking-back").await;
    tab.key(",").await;
    tab.wait("document.querySelector('.steps span').textContent.startsWith('19 /')").await;
    tab.click(".log li:nth-child(3) button").await;
    tab.wait("document.querySelector('.log .shown') !== null").await;
    tab.click("#back-to-game").await;
    tab.wait("document.querySelector('#step-last').disabled").await;
    assert_eq!(tab.value(pieces).await, now);
    assert_eq!(kept::record(&tab).await, played);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_is_replayed_at_a_chosen_pace() {
    let program = Program::start();
    let played = kept::played(RuleSheet::DUTCH, 12, 24);
    let events = senet::Record::parse(&played).expect("a record").game.events().len();
    let tab = kept::open_with(&program.address, &played, Visit::QUIET.sized(1024, 768)).await;
    let at = |event: usize| format!("document.querySelector('.steps span').textContent.startsWith('{event} /')");
    // The replay goes on while the test looks.
    let from = |event: usize| format!("Number.parseInt(document.querySelector('.steps span').textContent) >= {event}");
    tab.click("#replay").await;
    tab.wait(&format!("!({})", from(12))).await;
    tab.wait(&from(1)).await;
    for pace in ["2×", "4×"] {
        tab.click("#replay-pace").await;
        tab.wait(&format!("document.querySelector('#replay-pace').textContent === '{pace}'")).await;
    }
    tab.wait(&from(3)).await;
    tab.picture("replay").await;
    // A step of the player ends it.
    tab.click("#step-previous").await;
    tab.wait("document.querySelector('#replay-pace') === null").await;
    // The key goes on from there, to the game.
    tab.key("p").await;
    tab.wait("document.querySelector('#replay-pace') !== null").await;
    tab.wait(&at(events)).await;
    tab.wait("document.querySelector('#replay-pace') === null && document.querySelector('#step-last').disabled").await;
    assert_eq!(kept::record(&tab).await, played);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_game_draws_the_path_once() {
    let program = Program::start();
    let tab = Tab::open(&program.address, Visit::QUIET.sized(1024, 768)).await;
    tab.wait("document.querySelector('.path') === null").await;
    tab.click("#play").await;
    tab.wait("document.querySelectorAll('.path path').length === 3").await;
    tab.picture("path").await;
    tab.wait("document.querySelector('.path') === null").await;
    tab.click("#new-game").await;
    tab.click("#play").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    assert_eq!(tab.value("document.querySelector('.path') === null").await, true);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_telephone_the_menu_leads_back_through_the_game() {
    let program = Program::start();
    let played = kept::played(RuleSheet::UNINERD, 12, 60);
    let tab = kept::open_with(&program.address, &played, Visit::QUIET.sized(360, 640)).await;
    tab.click("#menu").await;
    tab.click("#look-back").await;
    tab.click("#step-previous").await;
    tab.picture("looking-back-phone").await;
    tab.click("#back-to-game").await;
    tab.wait("document.querySelector('#throw').ariaDisabled === 'false'").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_has_names_a_seed_and_who_throws_first() {
    let program = Program::start();
    let tab = Tab::open(&program.address, Visit::QUIET.sized(390, 844)).await;
    tab.click("dialog[open] summary").await;
    tab.pick("#opponent", "skilled").await;
    tab.click("#sheet-dutch").await;
    tab.fill("#games", "2").await;
    tab.wait("document.querySelector('#for-points').textContent.includes('points')").await;
    tab.value("document.querySelector('#games').closest('details').open = true").await;
    tab.value("document.querySelector('#for-points').scrollIntoView()").await;
    tab.picture("match-for-points").await;
    tab.fill("#games", "1").await;
    tab.wait("document.querySelector('#for-points').textContent === ''").await;
    tab.pick("#opponent", "person").await;
    tab.fill("#name-first", "Nefertari").await;
    tab.fill("#games", "2").await;
    assert_eq!(tab.text("#for-points").await, "", "no computer plays");
    tab.pick("#starts", "1").await;
    tab.fill("#seed", "pharaoh").await;
    tab.click("#play").await;
    let wrong = "document.querySelector('#new-game-wrong')";
    tab.wait(&format!("{wrong}.textContent !== ''")).await;
    let at_it =
        format!("document.elementFromPoint(...(({{ x, y }}) => [x + 9, y + 9])({wrong}.getBoundingClientRect()))");
    tab.wait(&format!("{wrong}.contains({at_it})")).await;
    tab.fill("#seed", "42").await;
    tab.picture("new-match").await;
    tab.click("#play").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    let record = senet::Record::parse(&kept::record(&tab).await).expect("a record");
    assert_eq!((record.name(Player::First), record.seed), ("Nefertari", Some(42)));
    assert_eq!(record.game.to_act(), Some(Player::Second));
    assert!(tab.text(".of-match").await.contains("1"), "the number of the game");
    // Both games end by resignation, and with them the match.
    for game in 1..=2 {
        while matches!(kept::game(&tab).await.stage(), Stage::Opening { .. }) {
            tab.click("#throw").await;
            tab.wait("!document.querySelector('.rolling')").await;
        }
        tab.click("#menu").await;
        tab.click("#resign").await;
        tab.click("#resign-no").await;
        tab.click("#resign").await;
        tab.click("#resign-yes").await;
        tab.wait("localStorage.getItem('senet.game').includes('resigns')").await;
        if game == 1 {
            tab.click("#next-game").await;
            tab.wait("!localStorage.getItem('senet.game').includes('resigns')").await;
            assert!(tab.text(".of-match").await.contains("2"), "the number of the game");
        }
    }
    assert!(tab.text(".of-match").await.contains("match"));
    tab.picture("match-over").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_come_once_and_can_be_turned_off() {
    let program = Program::start();
    let tab = kept::open(&program.address, (360, 640)).await;
    tab.wait("document.querySelector('#hint').textContent !== ''").await;
    tab.picture("hint").await;
    tab.click("#hint-understood").await;
    tab.wait("document.querySelector('#hint').textContent === ''").await;
    let seen = tab.value("localStorage.getItem('senet.hints')").await;
    assert!(seen.as_str().is_some_and(|seen| seen.contains("hint-")), "{seen}");
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait("document.querySelector('#hint').textContent !== ''").await;
    tab.click("#hints-off").await;
    tab.wait("localStorage.getItem('senet.hints') === 'off'").await;
    tab.wait("document.querySelector('#hint').textContent === ''").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_touch_ends_animations() {
    let program = Program::start();
    let remembered = [("senet.language", "en"), ("senet.animations", "on"), ("senet.speed", "slow")];
    let visit = Visit { remembered: &remembered, ..Visit::QUIET };
    let tab = kept::open_with(&program.address, &kept::two_persons(), visit).await;
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.click("#house-30").await;
    tab.wait("document.querySelector('#throw').ariaDisabled === 'false'").await;
    tab.click("#throw").await;
    tab.wait("document.querySelector('.rolling') !== null").await;
    tab.click(".cloth").await;
    tab.wait("document.querySelector('.rolling') === null").await;
    tab.close().await;
}
