//! Exploring a position: throws and moves with their chances, steps on and back, setting up, links, and the way back to the
//! game.

use senet::{Position, Record, RuleSheet};
use senet_study::Evaluation;
use serde_json::Value;

use crate::accessibility::look;
use crate::host::Program;
use crate::kept;
use crate::layout::{FAULTS, resize};
use crate::tab::{Tab, Visit};

/// The position of [`kept::two_persons`], explored.
const OPENING: &str = "#/explore/carpignano/cscscscsc1/s9/10_s_c9_2";
/// A position whose chances are exact.
const ENDGAME: &str = "#/explore/dutch/10/10/3ss3cc_c_-_%3F";

/// Waits until the chances of the shown position are all there.
async fn known(tab: &Tab) {
    tab.wait("/\\d% to win/.test(document.querySelector('#explore-told')?.textContent)").await;
}

/// Waits until a position is explored.
async fn shows(tab: &Tab, address: &str) {
    tab.wait(&format!("location.hash === '{address}'")).await;
    known(tab).await;
}

async fn open(address: &str, size: (u32, u32), place: &str) -> Tab {
    let tab = kept::open(address, size).await;
    tab.value(&format!("location.hash = '{place}'")).await;
    shows(&tab, place).await;
    tab
}

/// Loads the page again.
pub(crate) async fn reload(tab: &Tab) {
    tab.value("window.isOld = true").await;
    tab.value("setTimeout(() => location.reload()), true").await;
    tab.wait("window.isOld === undefined && document.querySelector('#board') !== null").await;
}

/// The numbers in the texts of the elements that a selector finds.
async fn numbers(tab: &Tab, selector: &str) -> Vec<f64> {
    let script = format!(
        "[...document.querySelectorAll('{selector}')].map((e) => parseFloat(e.textContent.match(/[\\d.]+/)[0]))"
    );
    let values = tab.value(&script).await;
    values.as_array().expect("a list").iter().filter_map(Value::as_f64).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn throws_and_moves_lead_on_and_back_and_the_game_comes_back() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1440, 900)).await;
    let before = kept::record(&tab).await;
    tab.click("#menu").await;
    tab.click("#explore").await;
    shows(&tab, OPENING).await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    let sheet = RuleSheet::CARPIGNANO;
    let start = Position::parse(&sheet, "cscscscsc1/s9/10 s c9 2").expect("a position");
    let moves = "document.querySelectorAll('.of-throw li').length";
    assert_eq!(tab.value(moves).await, start.legal_moves(&sheet).len());
    assert_eq!(tab.value("document.querySelectorAll('.thrown-head').length").await, 1, "the throw is given");
    // A move of the list: one step on, to all throws.
    let first = tab.text(".of-throw li button [aria-hidden]").await;
    tab.click(".of-throw li button").await;
    tab.wait("document.querySelectorAll('.thrown-head').length === 5").await;
    known(&tab).await;
    tab.picture("explore-throws").await;
    assert_eq!(tab.text("#explore-asks").await, "To throw: red cones");
    assert_eq!(tab.text(".so-far [aria-current]").await, first, "the way here");
    let second = tab.value("location.hash").await;
    // The best moves by the probabilities of their throws are the chance of the position.
    let best = numbers(&tab, ".thrown-head em").await;
    let weights = [4.0, 6.0, 4.0, 1.0, 1.0];
    let mean: f64 = best.iter().zip(weights).map(|(chance, weight)| chance * weight / 16.0).sum();
    let told = numbers(&tab, "#explore-told .whole").await[0];
    assert!((mean - told).abs() < 0.11, "{mean} {told}");
    for throw in [1, 2, 3, 4, 6] {
        let chances = numbers(&tab, &format!(".of-throw:has(#explore-throw-{throw}) li em")).await;
        assert!(!chances.is_empty() && chances.is_sorted_by(|one, other| one >= other), "{throw}: {chances:?}");
    }
    // A throw, and then a piece on the board.
    tab.click("#explore-throw-3").await;
    tab.wait("document.querySelector('.house.can') !== null").await;
    assert_eq!(tab.text("#explore-asks").await, "To move: red cones");
    tab.click(".house.can").await;
    tab.click(".house.reach").await;
    tab.wait("document.querySelectorAll('.so-far li').length === 4").await;
    known(&tab).await;
    let last = tab.value("location.hash").await;
    // Back and on by keys, buttons, and the steps of the way. On a house, the arrows lead to its neighbours.
    tab.value("document.activeElement.blur()").await;
    tab.key("ArrowLeft").await;
    tab.wait("location.hash.endsWith('_c_c9_3')").await;
    tab.key("ArrowLeft").await;
    tab.wait(&format!("location.hash === {second}")).await;
    tab.click("#explore-on").await;
    tab.wait("location.hash.endsWith('_c_c9_3')").await;
    tab.key("ArrowRight").await;
    tab.wait(&format!("location.hash === {last} && document.querySelector('#explore-on').disabled")).await;
    tab.click(".so-far li button").await;
    shows(&tab, OPENING).await;
    assert!(tab.value("document.querySelector('#explore-back').disabled").await == true);
    assert_eq!(kept::record(&tab).await, before, "the game waits as it was");
    tab.click("#leave-explore").await;
    tab.wait("location.hash === '' && document.querySelector('#house-11.can') !== null").await;
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait("localStorage.getItem('senet.game').includes('1 spools 11-13')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chances_are_exact_where_tables_reach() {
    let program = Program::start();
    let tab = open(&program.address, (1024, 768), ENDGAME).await;
    let sheet = RuleSheet::DUTCH;
    let position = Position::parse(&sheet, "10/10/3ss3cc c - ?").expect("a position");
    let chance = Evaluation::of(sheet).expect("tables").with_judge(|judge| judge.value(&position));
    let chance = chance.expect("sound tables");
    assert!(chance.is_exact());
    let told = format!("{:.1}% to win (exact).", 100.0 * chance.chance());
    assert_eq!(tab.text("#explore-told .whole").await, told);
    let signs = "[...document.querySelectorAll('.explore em')].every((e) => e.textContent.startsWith('='))";
    assert!(tab.value(signs).await == true);
    tab.click("#explore-throw-6").await;
    // A piece leaves with a part of the throw, and another plays the rest.
    tab.wait("document.querySelector('.of-throw li button')?.textContent.includes('⇥')").await;
    known(&tab).await;
    tab.click(".of-throw li button").await;
    tab.wait("/_c_-_%2B\\d\\/6$/.test(location.hash)").await;
    known(&tab).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_set_up_by_mouse_and_what_the_rules_refuse_is_said() {
    let program = Program::start();
    let tab = open(&program.address, (1024, 768), OPENING).await;
    tab.click("#explore-edit").await;
    tab.wait("document.querySelector('#tray-cones') !== null").await;
    // By dragging: to a house, onto another piece, off the board, and back from beside it.
    tab.drag("#house-9", "#house-20", (0.0, 0.0)).await;
    tab.wait("document.querySelector('#house-20').ariaLabel.includes('red cone')").await;
    tab.drag("#house-20", "#house-11", (0.0, 0.0)).await;
    tab.wait("document.querySelector('#house-20').ariaLabel.includes('blue spool')").await;
    assert!(tab.text("#tray-spools b").await == "0");
    tab.drag("#house-20", "#board", (0.0, 900.0)).await;
    tab.wait("document.querySelector('#tray-spools b').textContent === '1'").await;
    tab.drag("#tray-spools", "#house-27", (0.0, 0.0)).await;
    tab.wait("document.querySelector('#house-27').ariaLabel.includes('blue spool')").await;
    let refused = "document.querySelector('#explore-refused').textContent";
    tab.wait(&format!("{refused}.includes('no piece stays on 27')")).await;
    tab.picture("explore-refused").await;
    tab.click("#edit-done").await;
    assert_eq!(tab.value("document.querySelector('#edit-done').ariaDisabled").await, "true");
    assert_eq!(tab.value("location.hash").await, OPENING, "nothing is lost");
    // By clicks: a piece, then a house.
    tab.click("#house-27").await;
    tab.click("#house-24").await;
    tab.wait(&format!("{refused} === ''")).await;
    tab.click("#turn-cones").await;
    tab.click("#edit-done").await;
    shows(&tab, "#/explore/carpignano/cscscscs2/c9/3s6_c_-_%3F").await;
    // An empty board, and the board at the start.
    tab.click("#explore-edit").await;
    tab.click("#edit-clear").await;
    tab.wait(&format!("{refused} === 'Each side needs a piece on the board.'")).await;
    tab.click("#tray-spools").await;
    tab.click("#house-30").await;
    tab.click("#house-26").await;
    tab.click("#tray-spools").await;
    tab.click("#tray-cones").await;
    tab.click("#house-25").await;
    tab.wait(&format!("{refused} === ''")).await;
    tab.click("#edit-done").await;
    shows(&tab, "#/explore/carpignano/10/10/4cs3s_c_-_%3F").await;
    tab.click("#explore-edit").await;
    tab.click("#edit-start").await;
    tab.click("#edit-cancel").await;
    shows(&tab, "#/explore/carpignano/10/10/4cs3s_c_-_%3F").await;
    tab.wait("document.querySelector('#house-1').ariaLabel.includes('empty')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_set_up_with_the_keyboard() {
    let program = Program::start();
    let tab = open(&program.address, (768, 1024), OPENING).await;
    tab.value("document.querySelector('#explore-edit').focus()").await;
    tab.key("Enter").await;
    tab.wait("document.querySelector('#tray-cones') !== null").await;
    tab.value("document.querySelector('#house-1').focus()").await;
    tab.key("Enter").await;
    tab.wait("document.querySelector('#house-1').ariaPressed === 'true'").await;
    // Upright, the first row runs down.
    tab.key("ArrowDown").await;
    tab.wait("document.activeElement.id === 'house-2'").await;
    tab.key("ArrowLeft").await;
    tab.wait("document.activeElement.id === 'house-19'").await;
    tab.key("Enter").await;
    tab.wait("document.querySelector('#house-19').ariaLabel.includes('red cone')").await;
    tab.value("document.querySelector('#house-2').focus()").await;
    tab.key("Delete").await;
    tab.wait("document.querySelector('#tray-spools b').textContent === '1'").await;
    tab.value("document.querySelector('#tray-spools').focus()").await;
    tab.key("Enter").await;
    tab.wait("document.querySelector('#tray-spools').ariaPressed === 'true'").await;
    tab.value("document.querySelector('#house-22').focus()").await;
    tab.key("Enter").await;
    tab.wait("document.querySelector('#house-22').ariaLabel.includes('blue spool')").await;
    tab.value("document.querySelector('#edit-done').focus()").await;
    tab.key("Enter").await;
    shows(&tab, "#/explore/carpignano/2cscscsc1/s7c1/1s8_s_c9_2").await;
    // Escape leads out of editing first, then back to the game.
    tab.click("#explore-edit").await;
    tab.wait("document.querySelector('#tray-cones') !== null").await;
    tab.key("Escape").await;
    tab.wait("document.querySelector('#tray-cones') === null").await;
    tab.key("Escape").await;
    tab.wait("location.hash === '' && document.querySelector('#house-11.can') !== null").await;
    tab.close().await;
}

/// Drags with a finger from the middle of one element to that of another. The page makes the events.
async fn drag_by_finger(tab: &Tab, from: &str, to: &str) {
    let script = format!(
        "(() => {{ const middle = (selector) => {{ const b = document.querySelector(selector).getBoundingClientRect(); \
         return {{ clientX: b.x + b.width / 2, clientY: b.y + b.height / 2 }}; }}; \
         const e = document.querySelector('{from}'), a = middle('{from}'), b = middle('{to}'); \
         e.setPointerCapture = () => {{}}; \
         for (const [event, at] of [['pointerdown', a], ['pointermove', b], ['pointerup', b], ['click', b]]) \
         e.dispatchEvent(new PointerEvent(event, \
         {{ bubbles: true, pointerType: 'touch', isPrimary: true, button: 0, ...at }})); return true; }})()"
    );
    tab.value(&script).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_set_up_and_steps_taken_with_a_finger() {
    let program = Program::start();
    let tab = open(&program.address, (390, 844), OPENING).await;
    tab.click("#explore-edit").await;
    tab.wait("document.querySelector('#tray-cones') !== null").await;
    drag_by_finger(&tab, "#house-9", "#house-23").await;
    tab.wait("document.querySelector('#house-23').ariaLabel.includes('red cone')").await;
    drag_by_finger(&tab, "#house-11", "#tray-spools").await;
    tab.wait("document.querySelector('#tray-spools b').textContent === '1'").await;
    drag_by_finger(&tab, "#tray-spools", "#house-26").await;
    tab.wait("document.querySelector('#house-26').ariaLabel.includes('blue spool')").await;
    tab.click("#edit-done").await;
    shows(&tab, "#/explore/carpignano/cscscscs2/10/2c2s4_s_c9_2").await;
    tab.click(".of-throw li button").await;
    tab.wait("document.querySelectorAll('.thrown-head').length === 5").await;
    known(&tab).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_opens_the_same_position_and_a_reload_keeps_it() {
    let program = Program::start();
    let place = "#/explore/spanish_exit-3-2-1_rebirth/2c7/10/3s1s4_s_-_3";
    let remembered = [("senet.language", "en"), ("senet.animations", "off")];
    let visit = Visit { remembered: &remembered, ..Visit::QUIET };
    let tab = Tab::blank(&program.address, visit).await;
    tab.go(place).await;
    shows(&tab, place).await;
    assert!(tab.text(".top .sheet").await.contains("Spanish"));
    assert_eq!(tab.text("#explore-asks").await, "To move: black spools");
    let dialog = "document.querySelector('dialog[open]') === null";
    assert!(tab.value(dialog).await == true, "the first visit asks nothing");
    tab.click("#explore-link").await;
    tab.wait(
        "document.querySelector('#explore-copied').textContent === 'Link copied' || \
         document.querySelector('dialog[open] #link-position') !== null",
    )
    .await;
    if tab.value(dialog).await == false {
        let link = tab.value("document.querySelector('#link-position').value").await;
        assert!(link.as_str().is_some_and(|link| link.ends_with(place)), "{link}");
        tab.click("#close-share").await;
    }
    reload(&tab).await;
    shows(&tab, place).await;
    // So does it in the midst of a way, with the steps back and on.
    for _ in 0..2 {
        known(&tab).await;
        tab.click(".of-throw li button").await;
        tab.wait(&format!("location.hash !== '{place}'")).await;
    }
    tab.wait("document.querySelectorAll('.so-far li').length === 3").await;
    tab.click("#explore-back").await;
    tab.wait("document.querySelector('.so-far li:nth-child(2) [aria-current]') !== null").await;
    let (steps, middle) = (tab.text(".so-far").await, tab.value("location.hash").await);
    reload(&tab).await;
    tab.wait("document.querySelector('.so-far li:nth-child(2) [aria-current]') !== null").await;
    assert_eq!((tab.text(".so-far").await, tab.value("location.hash").await), (steps, middle));
    tab.click("#explore-on").await;
    tab.wait("document.querySelector('.so-far li:nth-child(3) [aria-current]') !== null").await;
    for _ in 0..2 {
        tab.click("#explore-back").await;
    }
    shows(&tab, place).await;
    // The way back leads from a window to the exploration, and from there to the game.
    tab.click("#rules").await;
    tab.wait("location.hash === '#/rules/spanish'").await;
    tab.value("history.back()").await;
    shows(&tab, place).await;
    tab.value("history.back()").await;
    tab.wait("location.hash === '' && document.querySelector('#throw') !== null").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_that_the_rules_refuse_are_explained_and_leave_the_game() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    let refused = "document.querySelector('#refused').textContent";
    for (place, why) in [
        ("#/explore/dutch/10/c9/6s3_c_-_%3F", "the water sends it on"),
        ("#/explore/dutch/10", "four fields"),
        ("#/explore/roman/10/c9/9s_c_-_%3F", "not a position"),
    ] {
        tab.value(&format!("location.hash = '{place}'")).await;
        tab.wait(&format!("{refused}.includes('{why}')")).await;
        tab.wait("location.hash === ''").await;
        tab.click("#house-11").await;
        tab.wait(&format!("document.querySelector('#house-13.reach') !== null && {refused} === ''")).await;
        tab.key("Escape").await;
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_of_a_review_is_explored_and_played_from() {
    let program = Program::start();
    let record = kept::played(RuleSheet::SPANISH, 3, 120);
    let tab = kept::open_with(&program.address, &record, Visit::QUIET.sized(1440, 900)).await;
    tab.value("location.hash = '#/review'").await;
    tab.wait("document.querySelector('#explore-step') !== null").await;
    for _ in 0..9 {
        tab.key("ArrowLeft").await;
    }
    let step = tab.value("document.querySelector('#review-graph').ariaValueNow").await;
    tab.click("#explore-step").await;
    tab.wait("location.hash.startsWith('#/explore/spanish/')").await;
    known(&tab).await;
    // The way back leads to the same moment of the review.
    tab.value("history.back()").await;
    tab.wait(&format!("document.querySelector('#review-graph')?.ariaValueNow === {step}")).await;
    tab.wait("location.hash === '#/review'").await;
    // So it does after a reload in the midst of the exploration.
    tab.click("#explore-step").await;
    tab.wait("location.hash.startsWith('#/explore/spanish/')").await;
    known(&tab).await;
    tab.click(".of-throw li button").await;
    tab.wait("document.querySelectorAll('.so-far li').length === 2").await;
    reload(&tab).await;
    tab.wait("document.querySelectorAll('.so-far li').length === 2").await;
    tab.value("history.back()").await;
    tab.wait(&format!("document.querySelector('#review-graph')?.ariaValueNow === {step}")).await;
    tab.wait("location.hash === '#/review'").await;
    tab.click("#explore-step").await;
    tab.wait("location.hash.startsWith('#/explore/spanish/')").await;
    known(&tab).await;
    let shown = tab.value("decodeURIComponent(location.hash.slice(18)).replaceAll('_', ' ')").await;
    tab.click("#explore-play").await;
    tab.wait("location.hash === '' && document.querySelector('.explore') === null").await;
    let start = Position::parse(&RuleSheet::SPANISH, shown.as_str().expect("a text")).expect("a position");
    tab.wait(&format!("localStorage.getItem('senet.game').includes('start: {start}')")).await;
    tab.click("#return-to-replaced").await;
    let events = Record::parse(&record).expect("a record").game.events().len();
    tab.wait(&format!("document.querySelector('.steps span').textContent.endsWith('/ {events}')")).await;
    assert_eq!(kept::game(&tab).await.events().len(), events);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_explored_and_the_game_comes_back() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    tab.value("location.hash = '#/puzzle/dutch/7'").await;
    tab.click("#puzzle-show").await;
    tab.wait("document.querySelector('#puzzle-next') !== null").await;
    tab.click("#menu").await;
    tab.click("#explore").await;
    tab.wait("location.hash.startsWith('#/explore/dutch/')").await;
    known(&tab).await;
    tab.click("#leave-explore").await;
    tab.wait("location.hash === '' && document.querySelector('#house-11.can') !== null").await;
    assert_eq!(kept::record(&tab).await, kept::two_persons());
    tab.close().await;
}

/// Lists texts that are cut off, buttons that are too small, and what lies over other things.
const CUT: &str = "(() => {
    const faults = [], box = (e) => e.getBoundingClientRect();
    const list = document.querySelector('.explore'), r = box(list);
    if (r.left < 0 || r.right > innerWidth + 0.5 || r.bottom > innerHeight + 0.5 || r.height < 120)
        faults.push(`the list has ${r.left},${r.top} to ${r.right},${r.bottom}`);
    if (list.scrollWidth > list.clientWidth + 1) faults.push('the list scrolls sideways');
    for (const e of list.querySelectorAll('button, span:not(.hidden), em, b')) {
        if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0) faults.push(`${e.textContent} is too narrow`);
    }
    for (const e of document.querySelectorAll('.explore button, .so-far button')) {
        const b = box(e);
        if (b.height < 24 || b.width < 24) faults.push(`${e.id} ${e.textContent} has ${b.width}x${b.height}`);
    }
    const says = box(document.querySelector('.says')), acts = box(document.querySelector('.acts-on'));
    const way = document.querySelector('.so-far');
    for (const [name, part] of [['words', says], ...(way ? [['way', box(way)]] : [])]) {
        const beside = part.right <= acts.left + 1 || part.left >= acts.right - 1;
        if (!beside && part.bottom > acts.top + 1 && part.top < acts.bottom) faults.push(`the ${name} lies over the buttons`);
        if (part.bottom > innerHeight + 0.5) faults.push(`the ${name} ends at ${part.bottom}`);
    }
    return faults;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn explorations_fit_every_screen_and_have_no_serious_faults() {
    const SIZES: [(u32, u32); 6] = [(360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900)];
    let program = Program::start();
    let mut found = Vec::new();
    for (number, language) in ["en", "de", "fr", "it", "es", "nl"].into_iter().enumerate() {
        let theme = if number % 2 == 0 { "light" } else { "dark" };
        let remembered = [&[("senet.language", language), ("senet.theme", theme)], Visit::QUIET.remembered].concat();
        let visit = Visit { remembered: &remembered, ..Visit::QUIET };
        let tab = kept::open_with(&program.address, &kept::played(RuleSheet::CARPIGNANO, 3, 60), visit).await;
        for (width, height) in SIZES {
            resize(&tab, (width, height)).await;
            let before = tab.value(crate::board::BOARD).await;
            tab.value("location.hash = '#/explore'").await;
            tab.wait("document.querySelectorAll('.thrown-head em:not(:empty)').length === 5").await;
            tab.click("#explore-throw-2").await;
            tab.wait("document.querySelectorAll('.thrown-head em:not(:empty)').length === 1").await;
            tab.click(".of-throw li button").await;
            tab.wait("document.querySelectorAll('.thrown-head em:not(:empty)').length === 5").await;
            tab.wait("/\\d/.test(document.querySelector('#explore-told').textContent)").await;
            let what = format!("explore {language} {width}x{height}");
            fits(&tab, &what).await;
            assert_eq!(tab.value(crate::board::BOARD).await, before, "{what}");
            if number < 2 {
                look(&tab, &mut found, &what).await;
            }
            tab.click("#explore-edit").await;
            tab.wait("document.querySelector('#tray-cones') !== null").await;
            tab.click("#edit-clear").await;
            tab.wait("document.querySelector('#explore-refused').textContent !== ''").await;
            let what = format!("explore-edit {language} {width}x{height}");
            fits(&tab, &what).await;
            if number < 2 {
                look(&tab, &mut found, &what).await;
            }
            tab.click("#edit-cancel").await;
            tab.click("#leave-explore").await;
            tab.wait("location.hash === ''").await;
        }
        tab.close().await;
    }
    assert_eq!(found, Vec::<String>::new());
}

async fn fits(tab: &Tab, what: &str) {
    tab.picture(&what.replace(' ', "-")).await;
    assert_eq!(tab.value(FAULTS).await, Value::Array(Vec::new()), "{what}");
    assert_eq!(tab.value(CUT).await, Value::Array(Vec::new()), "{what}");
}
