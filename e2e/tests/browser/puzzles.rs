//! Puzzles: right and wrong answers by mouse and keyboard, the next one, the way back to the game, and without a network.

use senet::{Move, RuleSheet, SheetId};
use senet_study::puzzle::{Puzzle, PuzzleFile};

use crate::host::Program;
use crate::kept;
use crate::layout::FAULTS;
use crate::tab::{Tab, Visit};

/// A puzzle of `dutch`, as the program serves it.
fn puzzle(number: usize) -> Puzzle {
    let text = include_str!("../../../crates/senet-web/puzzles/dutch.senet-puzzles");
    let file = PuzzleFile::parse(text).expect("a file of puzzles");
    file.puzzle(number).expect("its number").expect("a puzzle")
}

/// The number of the first puzzle whose best and tempting moves go from house to house, and not into the water.
fn plain() -> usize {
    let is_plain = |played: Move| played.to().is_some() && played.to() == played.end();
    let fits = |number: &usize| is_plain(puzzle(*number).best().played) && is_plain(puzzle(*number).tempting);
    (1..).find(fits).expect("a puzzle")
}

const TOLD: &str = "document.querySelector('.told').textContent";

async fn open_puzzle(address: &str, number: usize, size: (u32, u32)) -> Tab {
    let tab = Tab::blank(address, Visit::QUIET.sized(size.0, size.1)).await;
    tab.remember(&[("senet.game", &kept::two_persons()), ("senet.players", "person person 1 0 0 0")]).await;
    tab.go(&format!("#/puzzle/dutch/{number}")).await;
    shows(&tab, number).await;
    tab
}

/// Waits until a puzzle is asked.
async fn shows(tab: &Tab, number: usize) {
    tab.wait(&format!("{TOLD}.startsWith('Puzzle {number} of 240.')")).await;
    tab.wait(&format!("location.hash === '#/puzzle/dutch/{number}'")).await;
    assert_eq!(tab.text("#prompt").await, "Find the best move");
}

async fn make(tab: &Tab, played: Move) {
    for house in [played.from(), played.to()] {
        tab.click(&format!("#house-{}", house.expect("a house"))).await;
    }
}

/// The percentage of a chance, as the page rounds it.
fn percent(chance: f64) -> f64 {
    (chance * 100.0).round()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_answer_can_be_tried_again_and_a_right_one_is_explained() {
    let program = Program::start();
    let number = plain();
    let puzzle = puzzle(number);
    let tab = open_puzzle(&program.address, number, (1024, 768)).await;
    make(&tab, puzzle.tempting).await;
    let chance = puzzle.chance(puzzle.tempting).expect("a legal move");
    let wrong = format!(
        "Not the best: {}% to win in place of {}%. That costs {:.1}%.",
        percent(chance),
        percent(puzzle.best().chance),
        100.0 * (puzzle.best().chance - chance)
    );
    tab.wait(&format!("{TOLD} === '{wrong}'")).await;
    assert_eq!(tab.value("localStorage.getItem('senet.puzzles-dutch').at(-1)").await, "-");
    tab.click("#puzzle-again").await;
    shows(&tab, number).await;
    make(&tab, puzzle.best().played).await;
    let right = format!("{}% to win (exact).", percent(puzzle.best().chance));
    tab.wait(&format!("{TOLD}.startsWith('Right! ') && {TOLD}.includes('{right}')")).await;
    assert_eq!(tab.value("localStorage.getItem('senet.puzzles-dutch').at(-1)").await, "*", "solved later");
    // The game that waits is stored as it was.
    assert_eq!(kept::record(&tab).await, kept::two_persons());
    tab.click("#leave-puzzle").await;
    tab.wait("location.hash === ''").await;
    make(&tab, "11-13".parse().expect("a move")).await;
    tab.wait("localStorage.getItem('senet.game').includes('1 spools 11-13')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_chosen_and_solved_with_the_keyboard() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1440, 900)).await;
    tab.click("#menu").await;
    tab.click("#puzzles").await;
    tab.wait("location.hash === '#/puzzles'").await;
    tab.value("document.querySelector('#puzzles-dutch').focus()").await;
    tab.key("Enter").await;
    tab.wait("/^#\\/puzzle\\/dutch\\/\\d+$/.test(location.hash)").await;
    tab.wait("document.activeElement.matches('.house.can')").await;
    let first = tab.value("location.hash").await;
    let number: usize = first.as_str().and_then(|hash| hash.rsplit('/').next()?.parse().ok()).expect("a number");
    // The best move, by the keyboard: from piece to piece, then onto its landing house.
    let best = puzzle(number).best().played;
    let at = |house: u8| format!("document.activeElement.id === 'house-{house}'");
    let from = best.from().expect("a piece").number();
    for _ in 0..5 {
        if tab.value(&at(from)).await == true {
            break;
        }
        tab.key("n").await;
    }
    tab.key("Enter").await;
    match best.to() {
        // The same key again makes the only move of the piece.
        Some(_) => tab.key("Enter").await,
        None => tab.key("o").await,
    }
    tab.wait(&format!("{TOLD}.startsWith('Right! ')")).await;
    tab.value("document.querySelector('#puzzle-next').focus()").await;
    tab.key("Enter").await;
    tab.wait(&format!("location.hash !== {first} && {TOLD}.startsWith('Puzzle ')")).await;
    tab.wait("document.activeElement.matches('.house.can')").await;
    // Progress is kept, also over a reload, which shows the same puzzle again.
    let second = tab.value("location.hash").await;
    tab.value("location.reload()").await;
    tab.wait(&format!("location.hash === {second} && {TOLD}.startsWith('Puzzle ')")).await;
    tab.value("location.hash = '#/puzzles'").await;
    tab.wait("document.querySelector('#puzzles-dutch span').textContent === '1 of 240 solved'").await;
    tab.wait("document.querySelector('#puzzles-french span').textContent === '0 of 240 solved'").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_begin_with_the_easiest_unless_a_difficulty_is_chosen() {
    let program = Program::start();
    let tab = kept::open(&program.address, (390, 844)).await;
    for (chosen, difficulty, told) in [(None, 0, "Easy"), (Some("ui-puzzle-hard"), 67, "Hard")] {
        tab.value("location.hash = '#/puzzles'").await;
        tab.wait("document.querySelector('dialog[open] #puzzles-level') !== null").await;
        if let Some(chosen) = chosen {
            tab.pick("#puzzles-level", chosen).await;
        }
        tab.click("#puzzles-dutch").await;
        let number = (1..).find(|number| puzzle(*number).difficulty == difficulty).expect("a puzzle");
        shows(&tab, number).await;
        assert!(tab.text(".told").await.starts_with(&format!("Puzzle {number} of 240. {told}. Throw: ")));
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_move_is_shown_and_counts_as_failed() {
    let program = Program::start();
    let number = plain();
    let tab = open_puzzle(&program.address, number, (390, 844)).await;
    tab.click("#puzzle-show").await;
    let (from, to) = (puzzle(number).best().played.from(), puzzle(number).best().played.to());
    let told = format!("Play {} to {}: ", from.expect("a house"), to.expect("a house"));
    tab.wait(&format!("{TOLD}.startsWith('{told}')")).await;
    assert_eq!(tab.value("localStorage.getItem('senet.puzzles-dutch').at(-1)").await, "-");
    // The way back to the puzzle takes the move back.
    tab.click("#undo").await;
    shows(&tab, number).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_back_leads_from_windows_to_the_puzzle_and_from_the_puzzle_to_the_game() {
    let program = Program::start();
    let number = plain();
    let tab = kept::open(&program.address, (768, 1024)).await;
    tab.value(&format!("location.hash = '#/puzzle/dutch/{number}'")).await;
    shows(&tab, number).await;
    tab.click("#rules").await;
    tab.wait("location.hash === '#/rules/dutch'").await;
    tab.value("history.back()").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    shows(&tab, number).await;
    tab.click("#menu").await;
    tab.key("Escape").await;
    shows(&tab, number).await;
    tab.value("history.back()").await;
    tab.wait("document.querySelector('#house-11.can') !== null && location.hash === ''").await;
    assert_eq!(kept::record(&tab).await, kept::two_persons());
    // A puzzle that does not exist leads to the window of puzzles.
    tab.value("location.hash = '#/puzzle/dutch/9999'").await;
    tab.wait("document.querySelector('dialog[open] .puzzles') !== null").await;
    tab.wait("location.hash === '#/puzzles'").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_ends_the_puzzle_and_the_old_game_can_be_taken_up() {
    let program = Program::start();
    let played = kept::played(RuleSheet::DUTCH, 5, 100);
    let tab = kept::open_with(&program.address, &played, Visit::QUIET).await;
    tab.value("location.hash = '#/puzzle/french/20'").await;
    tab.wait(&format!("{TOLD}.startsWith('Puzzle 20 of 240.')")).await;
    kept::new_game_and_back(&tab, &played).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fetched_puzzles_need_no_network_and_others_are_missed_with_a_sentence() {
    let program = Program::start();
    let number = plain();
    let tab = open_puzzle(&program.address, number, (360, 640)).await;
    tab.wait("navigator.serviceWorker.controller !== null").await;
    // The service worker was not there yet when the puzzles were fetched first.
    tab.go("?again").await;
    tab.value(&format!("location.hash = '#/puzzle/dutch/{number}'")).await;
    shows(&tab, number).await;
    drop(program);
    tab.go("").await;
    tab.value(&format!("location.hash = '#/puzzle/dutch/{number}'")).await;
    shows(&tab, number).await;
    tab.value("location.hash = '#/puzzles'").await;
    tab.click("#puzzles-french").await;
    tab.wait("document.querySelector('#puzzles-missing').textContent.includes('could not be loaded')").await;
    tab.picture("puzzles-missing").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_sheet_has_puzzles_that_the_page_reads() {
    let program = Program::start();
    let tab = kept::open(&program.address, (844, 390)).await;
    for sheet in SheetId::ALL {
        for number in [1, 240] {
            tab.value(&format!("location.hash = '#/puzzle/{sheet}/{number}'")).await;
            tab.wait(&format!(
                "location.hash === '#/puzzle/{sheet}/{number}' && {TOLD}.startsWith('Puzzle {number} of 240.')"
            ))
            .await;
        }
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_fit_every_screen_and_take_no_room_from_the_board() {
    let program = Program::start();
    let number = plain();
    for (width, height) in [(1440, 900), (1024, 768), (768, 1024), (390, 844), (360, 640), (844, 390)] {
        for (theme, language) in [("light", "de"), ("dark", "fr"), ("light", "es")] {
            let remembered = [
                ("senet.theme", theme),
                ("senet.language", language),
                ("senet.hints", "off"),
                ("senet.animations", "off"),
                ("senet.game", &kept::two_persons()),
                ("senet.players", "person person 1 0 0 0"),
            ];
            let visit = Visit { remembered: &remembered, ..Visit::QUIET }.sized(width, height);
            let tab = Tab::open(&program.address, visit).await;
            let before = tab.value(crate::board::BOARD).await;
            let what = format!("{language} {width}x{height}");
            tab.value(&format!("location.hash = '#/puzzle/dutch/{number}'")).await;
            tab.wait("document.querySelector('#puzzle-show') !== null").await;
            fits(&tab, &format!("puzzle {what}")).await;
            make(&tab, puzzle(number).tempting).await;
            tab.wait("document.querySelector('#puzzle-again') !== null").await;
            fits(&tab, &format!("puzzle-wrong {what}")).await;
            tab.click("#advice").await;
            tab.wait("document.querySelector('#puzzle-again') === null").await;
            fits(&tab, &format!("puzzle-told {what}")).await;
            assert_eq!(tab.value(crate::board::BOARD).await, before, "{what}");
            tab.close().await;
        }
    }
}

/// Asserts that nothing is cut off, covered or too small for a finger, and that the message shows all of its text.
async fn fits(tab: &Tab, what: &str) {
    const CUT: &str = "(() => { const e = document.querySelector('.says'), s = e.parentElement; \
        const r = e.getBoundingClientRect(), t = document.querySelector('.told').getBoundingClientRect(); \
        const buttons = [...document.querySelectorAll('.acts-on button:not([hidden])')]; \
        return [t.bottom > innerHeight + 0.5 ? 'the message leaves the page' : '', \
            ...buttons.map((b) => b.scrollWidth > b.clientWidth + 1 ? `${b.id} is too narrow` : ''), \
            ...buttons.map((b) => { const q = b.getBoundingClientRect(); \
                return q.left < t.right - 1 && q.right > t.left + 1 && q.top < t.bottom - 1 && q.bottom > t.top + 1 \
                    ? `${b.id} lies over the message` : ''; })].filter(Boolean); })()";
    tab.picture(&what.replace(' ', "-")).await;
    assert_eq!(tab.value(FAULTS).await, serde_json::Value::Array(Vec::new()), "{what}");
    assert_eq!(tab.value(CUT).await, serde_json::Value::Array(Vec::new()), "{what}");
}
