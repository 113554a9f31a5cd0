//! Measurements for `docs/performance.md`: `cargo xtask measure`. They assert no limits, since a busy
//! machine must not fail a test.

use std::time::Duration;

use chromiumoxide::cdp::browser_protocol::emulation::SetCpuThrottlingRateParams;
use chromiumoxide::cdp::browser_protocol::network::{EmulateNetworkConditionsByRuleParams, NetworkConditions};
use senet::{RuleSheet, Stage};
use senet_ai::{Chance, ComputerPlayer};

use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

/// Repetitions of each measurement.
const TIMES: usize = 9;

/// Factor of the CPU throttling.
const SLOWER: f64 = 4.0;

/// Records when the board is drawn, in milliseconds since the navigation started.
const WATCH_START: &str = "{
    const look = () => {
        const board = document.getElementById('board');
        if (board === null) return requestAnimationFrame(look);
        requestAnimationFrame(() => { window.usable = performance.now(); });
    };
    if (location.protocol === 'http:') requestAnimationFrame(look);
}";

/// Records the time between frames.
const WATCH_FRAMES: &str = "{
    window.frames_taken = [];
    let before = performance.now();
    const note = (now) => { frames_taken.push(now - before); before = now; window.watching = requestAnimationFrame(note); };
    requestAnimationFrame((now) => { before = now; requestAnimationFrame(note); });
}";

/// Records the time from each question to the worker's answer.
const WATCH_DECISIONS: &str = "{
    window.decisions = [];
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', () => {
                if (this.asked !== undefined) decisions.push(performance.now() - this.asked);
                this.asked = undefined;
            });
        }
        postMessage(question) {
            this.asked = performance.now();
            super.postMessage(question);
        }
    };
}";

/// Resources of the page and the worker, each once, with their transfer sizes.
const FETCHED: &str = "[...new Map([...performance.getEntriesByType('navigation'), \
    ...performance.getEntriesByType('resource')].map((e) => [e.name, [e.name.split('/').pop(), e.encodedBodySize]])).values()]";

fn visit() -> Visit<'static> {
    // With animations, and without shortened pauses.
    Visit { remembered: &[("senet.language", "en")], ..Visit::QUIET.with_window() }
}

async fn slow_down(tab: &Tab) {
    tab.execute(SetCpuThrottlingRateParams::new(SLOWER)).await;
}

async fn number(tab: &Tab, expression: &str) -> f64 {
    tab.value(expression).await.as_f64().unwrap_or_else(|| panic!("{expression} is no number"))
}

/// Median and maximum.
fn summary(mut numbers: Vec<f64>) -> (f64, f64) {
    numbers.sort_by(f64::total_cmp);
    (numbers[numbers.len() / 2], numbers[numbers.len() - 1])
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures and demands nothing: `cargo xtask measure`"]
async fn size() {
    let program = Program::start();
    let tab = Tab::open(&program.address, visit()).await;
    tab.wait("navigator.serviceWorker.controller !== null").await;
    let fetched = tab.value(FETCHED).await;
    let (mut all, mut later) = (0, 0);
    for file in fetched.as_array().expect("a list") {
        let (name, bytes) = (file[0].as_str().expect("a name"), file[1].as_u64().expect("a size"));
        println!("  {:>9} bytes  {}", bytes, if name.is_empty() { "the page" } else { name });
        // The page fetches the later part of the program and its words after the board is there.
        if name == "split_later.wasm" || name.starts_with("chunk_") || name.ends_with("-later.txt") {
            later += bytes;
        } else {
            all += bytes;
        }
    }
    println!("everything for the first game, compressed: {all} bytes, {:.1} KiB", all as f64 / 1024.0);
    println!("the rest of the program and its words, compressed: {later} bytes, {:.1} KiB", later as f64 / 1024.0);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures and demands nothing: `cargo xtask measure`"]
async fn start() {
    let program = Program::start();
    let mut times = Vec::new();
    for _ in 0..TIMES {
        let tab = Tab::blank(&program.address, visit()).await;
        tab.before_the_page(WATCH_START).await;
        slow_down(&tab).await;
        tab.go("").await;
        tab.wait("window.usable !== undefined").await;
        times.push(number(&tab, "window.usable").await);
        tab.close().await;
    }
    let (middle, longest) = summary(times);
    println!(
        "from the address to the board, cold, {SLOWER} times slower: median {middle:.0} ms, longest {longest:.0} ms"
    );
}

/// The "slow 3G" of browsers' tools: milliseconds from a request to its answer, and bytes a second.
const SLOW_3G: (f64, f64) = (400.0, 50_000.0);

/// First paint, and the program's board, over a slow network in a slow browser.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures and demands nothing: `cargo xtask measure`"]
async fn network() {
    let program = Program::start();
    let (latency, rate) = SLOW_3G;
    let (mut paints, mut boards) = (Vec::new(), Vec::new());
    for _ in 0..TIMES {
        let tab = Tab::blank(&program.address, visit()).await;
        tab.before_the_page(WATCH_START).await;
        slow_down(&tab).await;
        let slow = NetworkConditions::new("", latency, rate, rate);
        tab.execute(EmulateNetworkConditionsByRuleParams::new(false, vec![slow])).await;
        tab.go("").await;
        tab.wait("window.usable !== undefined").await;
        paints.push(number(&tab, "performance.getEntriesByName('first-contentful-paint')[0].startTime").await);
        boards.push(number(&tab, "window.usable").await / 1000.0);
        tab.close().await;
    }
    let ((paint, latest_paint), (board, latest_board)) = (summary(paints), summary(boards));
    println!(
        "slow 3G ({latency} ms a request, {} KB a second), cold, {SLOWER} times slower: first paint median {paint:.0} ms, \
         longest {latest_paint:.0} ms; board median {board:.1} s, longest {latest_board:.1} s",
        rate / 1000.0
    );
}

/// Moves that are measured in each browser, with the throws before them. The first ones run code that the browser has not
/// compiled yet.
const MOVES: usize = 3;

/// The measures of a visit, each in a list of its own.
const MEASURED: [&str; 4] = ["the first throw of a visit", "later throws", "the first move of a visit", "later moves"];

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures and demands nothing: `cargo xtask measure`"]
async fn frames() {
    let program = Program::start();
    frames_of(&program, "a new game", &kept::new_game()).await;
    frames_of(&program, "a game of 300 throws and moves", &kept::played(RuleSheet::SPANISH, 3, 300)).await;
}

/// The longest time between two frames during the animations of throws and moves, in new browsers.
async fn frames_of(program: &Program, what: &str, record: &str) {
    let mut taken = [const { Vec::new() }; MEASURED.len()];
    for time in 0..TIMES {
        let tab = kept::open_with(&program.address, record, visit()).await;
        // Wait until the service worker has stored the files, which takes processor time.
        tab.wait("navigator.serviceWorker.controller !== null").await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        slow_down(&tab).await;
        let mut chance = Chance::new(time as u64, 0);
        let (mut throws, mut moves) = (0, 0);
        while moves < MOVES {
            tab.wait(
                "document.querySelector('#throw').ariaDisabled === 'false' || document.querySelector('.can') !== null",
            )
            .await;
            let game = kept::game(&tab).await;
            if game.awaits_throw() {
                taken[usize::from(throws > 0)].push(frames_after(&tab, "#throw").await);
                throws += 1;
                continue;
            }
            let Stage::Play(position) = game.stage() else { panic!("the game is over") };
            let chosen = ComputerPlayer::Greedy.choose(game.sheet(), &position, &mut chance);
            // The page passes by itself.
            let (Some(from), Some(to)) = (chosen.from(), chosen.to()) else { continue };
            tab.click(&format!("#house-{from}")).await;
            taken[2 + usize::from(moves > 0)].push(frames_after(&tab, &format!("#house-{to}")).await);
            moves += 1;
        }
        tab.close().await;
    }
    for (which, animations) in MEASURED.into_iter().zip(taken) {
        let longest = animations.iter().map(|frames| frames.iter().copied().fold(0.0, f64::max)).collect();
        let all = animations.concat();
        let (animations, count) = (animations.len(), all.len());
        let slow = all.iter().filter(|frame| **frame > OVER_50).count();
        let (typical, _) = summary(all);
        let (middle, longest) = summary(longest);
        println!(
            "{what}, {which}, {count} frames of {animations}, {SLOWER} times slower: typical {typical:.1} ms, {slow} over \
             50 ms; longest of each: median {middle:.1} ms, longest {longest:.1} ms"
        );
    }
}

/// Frames come at multiples of 16.67 ms, to which the clock of the page adds up to 0.1 ms.
const OVER_50: f64 = 50.2;

/// Touches an element, and returns the times between frames during what it begins, in milliseconds.
async fn frames_after(tab: &Tab, touched: &str) -> Vec<f64> {
    tab.value(WATCH_FRAMES).await;
    tab.click(touched).await;
    tokio::time::sleep(Duration::from_millis(1400)).await;
    let frames = tab.value("cancelAnimationFrame(window.watching), frames_taken").await;
    frames.as_array().expect("a list").iter().filter_map(serde_json::Value::as_f64).collect()
}

/// Time of a decision by the strongest computer player, from the page to the worker and back.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures and demands nothing: `cargo xtask measure`"]
async fn decisions() {
    let program = Program::start();
    const DECISIONS: usize = 400;
    for sheet in [RuleSheet::CARPIGNANO, RuleSheet::SPANISH, RuleSheet::UNINERD, RuleSheet::FRENCH, RuleSheet::DUTCH] {
        let tab = Tab::blank(&program.address, Visit::QUIET.hurried().with_window()).await;
        let master = ComputerPlayer::Master.name();
        let players = format!("{master} {master} 1 0 0 0");
        tab.remember(&[("senet.game", &kept::played(sheet, 1, 0)), ("senet.players", &players)]).await;
        tab.before_the_page(WATCH_DECISIONS).await;
        tab.go("").await;
        let mut before = None;
        let mut times = Vec::new();
        // A game may end before.
        while times.len() < DECISIONS && before != Some(times.len()) {
            before = Some(times.len());
            tokio::time::sleep(Duration::from_secs(3)).await;
            let found = tab.value("window.decisions").await;
            times = found.as_array().expect("a list").iter().filter_map(serde_json::Value::as_f64).collect();
        }
        let count = times.len();
        let (middle, longest) = summary(times);
        println!("{sheet}, {count} decisions of {master}: median {middle:.1} ms, longest {longest:.1} ms");
        tab.close().await;
    }
}

/// The factor by which throttling really slows the page down.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures and demands nothing: `cargo xtask measure`"]
async fn throttling() {
    let program = Program::start();
    let work = "(() => { const begin = performance.now(); let x = 1; \
        for (let i = 0; i < 2e7; i++) x = Math.imul(x, 48271) ^ i; return performance.now() - begin + (x & 0); })()";
    let mut times = [Vec::new(), Vec::new()];
    for (slowed, times) in times.iter_mut().enumerate() {
        let tab = Tab::blank(&program.address, visit()).await;
        if slowed == 1 {
            slow_down(&tab).await;
        }
        tab.go("").await;
        for _ in 0..TIMES {
            times.push(number(&tab, work).await);
        }
        tab.close().await;
    }
    let [(before, _), (after, _)] = times.map(summary);
    println!("the same work takes {:.1} times as long", after / before);
}

/// Time of the review of a long game, from the button to the last of its events.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures and demands nothing: `cargo xtask measure`"]
async fn reviews() {
    let program = Program::start();
    let game = (0..60).map(|seed| kept::played(RuleSheet::SPANISH, seed, usize::MAX));
    let events = |game: &String| senet::Record::parse(game).expect("a record").game.events().len();
    let game = game.min_by_key(|game| events(game).abs_diff(400)).expect("a game");
    for slow in [false, true] {
        let mut times = Vec::new();
        for _ in 0..TIMES {
            let tab = kept::open_with(&program.address, &game, visit()).await;
            tab.wait("document.querySelector('#open-review:not([hidden])') !== null").await;
            // The worker has started, and the service worker has stored the files.
            tab.wait("navigator.serviceWorker.controller !== null").await;
            tokio::time::sleep(Duration::from_secs(1)).await;
            if slow {
                slow_down(&tab).await;
            }
            tab.value(
                "{ const begin = performance.now(); window.reviewed = undefined; const look = () => { \
                 const told = document.querySelector('#review-told')?.textContent ?? ''; \
                 if (/\\b(0|100)%/.test(told)) window.reviewed = performance.now() - begin; \
                 else requestAnimationFrame(look); }; look(); document.querySelector('#open-review').click(); true }",
            )
            .await;
            tab.wait("window.reviewed !== undefined").await;
            times.push(number(&tab, "window.reviewed").await / 1000.0);
            tab.close().await;
        }
        let (middle, longest) = summary(times);
        let how = if slow { format!(", page {SLOWER} times slower") } else { String::new() };
        println!(
            "seconds of a review of {} throws and moves{how}: median {middle:.2} s, longest {longest:.2} s",
            events(&game)
        );
    }
}
