//! The page fits the screen, from telephone to desktop, in portrait and landscape.

use chromiumoxide::cdp::browser_protocol::emulation::SetDeviceMetricsOverrideParams;
use senet::RuleSheet;
use serde_json::Value;

use crate::host::Program;
use crate::kept;
use crate::offline::play_until;
use crate::tab::{Tab, Visit};

const SIZES: [(u32, u32); 7] = [(360, 640), (640, 360), (640, 512), (700, 545), (768, 1024), (1024, 768), (1440, 900)];

/// Lists the faults of the layout: scrolling, and touch targets that are cut off or covered.
pub(crate) const FAULTS: &str = "(() => {
    const faults = [];
    for (const e of [document.scrollingElement, document.body, document.querySelector('main')]) {
        if (e.scrollWidth > innerWidth || e.scrollHeight > innerHeight)
            faults.push(`${e.tagName} is ${e.scrollWidth}x${e.scrollHeight}`);
    }
    for (const e of document.querySelectorAll('main button, main [role=button]')) {
        const r = e.getBoundingClientRect();
        if (e.closest('.log, .explore, .so-far') !== null) continue; // These scroll inside.
        const name = `${e.tagName} ${e.id}`;
        if (r.width === 0) continue;
        if (r.left < -0.5 || r.top < -0.5 || r.right > innerWidth + 0.5 || r.bottom > innerHeight + 0.5)
            faults.push(`${name} is cut off: ${r.left},${r.top} to ${r.right},${r.bottom}`);
        const at = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
        // The buttons of a bubble may lie over a house, but over none that is in play.
        if (at !== null && at.closest('.bubble') !== null && !e.matches('.can, .reach, .sent')) continue;
        if (at === null || !(e.contains(at) || at.contains(e)))
            faults.push(`${name} is covered by ${at?.outerHTML.slice(0, 160)}`);
    }
    return faults;
})()";

const BROAD_LETTERS: &str = "{ const sheet = new CSSStyleSheet(); \
    sheet.replaceSync('* { font-family: \"DejaVu Serif\", Verdana, sans-serif !important }'); \
    document.adoptedStyleSheets = [sheet]; true }";

/// Returns the smaller side of the smallest element that a selector finds.
pub(crate) async fn smallest(tab: &Tab, selector: &str) -> f64 {
    let script = format!(
        "Math.min(...[...document.querySelectorAll('{selector}')].map((e) => e.getBoundingClientRect())\
         .filter((r) => r.width > 0).map((r) => Math.min(r.width, r.height)))"
    );
    tab.value(&script).await.as_f64().unwrap_or_else(|| panic!("{selector} is nowhere"))
}

pub(crate) async fn fits(tab: &Tab, what: &str) {
    assert_eq!(tab.value(FAULTS).await, Value::Array(Vec::new()), "{what}");
    tab.picture(&what.replace(' ', "-")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_fits_every_screen() {
    let program = Program::start();
    for (width, height) in SIZES {
        let visit = Visit::QUIET.sized(width, height);
        for (sheet, events) in [(RuleSheet::UNINERD, 80), (RuleSheet::SPANISH, 300), (RuleSheet::DUTCH, usize::MAX)] {
            let game = kept::played(sheet, 3, events);
            let tab = kept::open_with(&program.address, &game, visit).await;
            fits(&tab, &format!("table {} {width}x{height}", sheet.id())).await;
            // Fonts differ between devices, and some are wide.
            tab.value(BROAD_LETTERS).await;
            fits(&tab, &format!("table {} {width}x{height} in broad letters", sheet.id())).await;
            tab.close().await;
        }
        let tab = kept::open(&program.address, (width, height)).await;
        tab.click("#house-2").await;
        tab.wait("document.querySelector('#refused').textContent !== ''").await;
        fits(&tab, &format!("refusal {width}x{height}")).await;
        // Touch targets should have 44 pixels. Thirty houses on a telephone leave less, but at least 24.
        let (houses, buttons) =
            (smallest(&tab, ".house").await, smallest(&tab, "main button:not(.log button, .house)").await);
        println!("{width}x{height}: houses of {houses:.0} px, buttons of {buttons:.0} px");
        assert!(houses >= 24.0, "{width}x{height}: houses of {houses} px");
        // The header of lying phones has five signs in 140 pixels.
        let finger = if width > height && height < 541 { 32.0 } else { 44.0 };
        assert!(buttons >= finger, "{width}x{height}: buttons of {buttons} px");
        tab.close().await;
    }
}

/// Lists the buttons below the board whose words do not fit.
pub(crate) const TOO_NARROW: &str = "[...document.querySelectorAll('.acts-on .go')].filter((e) => e.scrollWidth > e.clientWidth) \
    .map((e) => e.textContent)";

#[tokio::test(flavor = "multi_thread")]
async fn the_buttons_at_the_end_of_a_game_hold_their_words() {
    let program = Program::start();
    let finished = kept::finished();
    for language in ["en", "de", "fr", "it", "es", "nl"] {
        let remembered = [&[("senet.language", language)], Visit::QUIET.remembered].concat();
        let visit = Visit { remembered: &remembered, ..Visit::QUIET };
        let tab = kept::open_with(&program.address, &finished, visit).await;
        tab.wait("document.querySelector('#next-game') !== null").await;
        for size in [(360, 640), (640, 360), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1440, 900)]
        {
            resize(&tab, size).await;
            let what = format!("end {language} {}x{}", size.0, size.1);
            assert_eq!(tab.value(TOO_NARROW).await, Value::Array(Vec::new()), "{what}");
            assert_eq!(tab.value(FAULTS).await, Value::Array(Vec::new()), "{what}");
        }
        tab.close().await;
    }
}

/// Lists the faults of the open window: it does not fit the screen, or a text does not fit it.
pub(crate) const FAULTS_OF_WINDOW: &str = "(() => {
    const window = document.querySelector('dialog[open]'), r = window.getBoundingClientRect(), faults = [];
    if (r.left < 0 || r.top < 0 || r.right > innerWidth + 0.5 || r.bottom > innerHeight + 0.5) faults.push('is cut off');
    if (window.scrollWidth > window.clientWidth) faults.push('scrolls sideways');
    if (document.scrollingElement.scrollHeight > innerHeight) faults.push('lets the page scroll');
    for (const e of window.querySelectorAll('button, label, summary, h2, h3, p'))
        if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0) faults.push(`${e.tagName} ${e.id} is too narrow`);
    const last = window.querySelector('.closing');
    if (last !== null && last.getBoundingClientRect().bottom > innerHeight) faults.push('hides its last buttons');
    return faults;
})()";

const WINDOWS: [&str; 10] =
    ["new-game", "menu", "lessons", "puzzles", "rules/spanish", "rules/uninerd", "games", "share", "keyboard", "about"];

/// Changes the size of the window without another visit.
pub(crate) async fn resize(tab: &Tab, (width, height): (u32, u32)) {
    let size = SetDeviceMetricsOverrideParams::new(i64::from(width), i64::from(height), 1.0, false);
    tab.execute(size).await;
    tab.wait(&format!("innerWidth === {width} && innerHeight === {height}")).await;
    // The page fits its texts in the next frame.
    tab.value(
        "window.settled = false, requestAnimationFrame(() => requestAnimationFrame(() => { settled = true })), 0",
    )
    .await;
    tab.wait("settled").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_fits_in_every_language() {
    const SIZES: [(u32, u32); 7] =
        [(360, 640), (640, 360), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900)];
    let program = Program::start();
    for (number, language) in ["en", "de", "fr", "it", "es", "nl"].into_iter().enumerate() {
        let theme = if number % 2 == 0 { "light" } else { "dark" };
        let remembered = [&[("senet.language", language), ("senet.theme", theme)], Visit::QUIET.remembered].concat();
        let visit = Visit { remembered: &remembered, ..Visit::QUIET };
        let tab = kept::open_with(&program.address, &kept::played(RuleSheet::SPANISH, 3, 120), visit).await;
        for size in SIZES {
            resize(&tab, size).await;
            let (width, height) = size;
            fits(&tab, &format!("table {language} {width}x{height}")).await;
            for window in WINDOWS {
                tab.value(&format!("location.hash = '#/{window}'")).await;
                let name = window.split('/').next().expect("a name");
                tab.wait("document.querySelector('dialog[open] h2') !== null").await;
                tab.wait(&format!("location.hash.startsWith('#/{name}')")).await;
                let faults = tab.value(FAULTS_OF_WINDOW).await;
                assert_eq!(faults, Value::Array(Vec::new()), "{window} {language} {width}x{height}");
                if number < 2 {
                    tab.picture(&format!("{theme}-{}-{width}x{height}", window.replace('/', "-"))).await;
                }
            }
            tab.key("Escape").await;
            // An address is followed once the browser is back from that of the window.
            tab.wait("document.querySelector('dialog[open]') === null && location.hash === ''").await;
            tab.value("location.hash = '#/review'").await;
            tab.wait("document.querySelector('#review-told')?.textContent.includes('(')").await;
            // A decision with a better move and a mark has the longest text.
            tab.wait(LONGEST_STEP).await;
            let what = format!("review {language} {width}x{height}");
            fits(&tab, &what).await;
            assert_eq!(tab.value(FAULTS_OF_REVIEW).await, Value::Array(Vec::new()), "{what}");
            if width.min(height) >= 768 {
                assert!(smallest(&tab, "#explore-step").await >= 44.0, "{what} leads to the exploration");
            }
            tab.value("document.querySelector('#summary').click()").await;
            tab.wait("document.querySelector('#card') !== null").await;
            let what = format!("card {language} {width}x{height}");
            tab.picture(&what.replace(' ', "-")).await;
            assert_eq!(tab.value(FAULTS_OF_CARD).await, Value::Array(Vec::new()), "{what}");
            tab.click("#close-card").await;
            tab.click("#close-review").await;
            tab.wait("document.querySelector('#review-graph') === null").await;
        }
        tab.close().await;
    }
}

/// Waits until a window is open whose title is in view and has the focus.
async fn opens_at_its_top(tab: &Tab, what: &str) {
    tab.wait("document.querySelector('dialog[open] button') !== null").await;
    let top = "(() => { const window = document.querySelector('dialog[open]'), title = window.querySelector('h2'); \
        const [outer, inner] = [window, title].map((e) => e.getBoundingClientRect()); \
        return [window.scrollTop, inner.top >= outer.top && inner.bottom <= outer.bottom, document.activeElement === title]; })()";
    assert_eq!(tab.value(top).await, serde_json::json!([0, true, true]), "{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_window_opens_at_its_top() {
    let program = Program::start();
    let tab = kept::open(&program.address, (844, 390)).await;
    for size in [(844, 390), (360, 640)] {
        resize(&tab, size).await;
        for window in WINDOWS {
            // The second time, it was scrolled to its end before.
            for time in ["first", "second"] {
                tab.value(&format!("location.hash = '#/{window}'")).await;
                opens_at_its_top(&tab, &format!("{window} at {size:?} for the {time} time")).await;
                tab.value("document.querySelector('dialog[open]').scrollTop = 10_000").await;
                tab.key("Escape").await;
                tab.wait("document.querySelector('dialog[open]') === null && location.hash === ''").await;
            }
        }
        for button in ["#keys", "#about"] {
            tab.click("#menu").await;
            tab.click(&format!("dialog[open] {button}")).await;
            tab.wait(&format!("document.querySelector('dialog[open] {button}') === null")).await;
            opens_at_its_top(&tab, &format!("{button} of the menu at {size:?}")).await;
            tab.key("Escape").await;
            tab.wait("document.querySelector('dialog[open]') === null && location.hash === ''").await;
        }
        let linked = senet::Record::parse(&kept::finished()).expect("a record").to_link();
        tab.value(&format!("location.hash = '#game={linked}'")).await;
        tab.wait("document.querySelector('#take-link') !== null").await;
        opens_at_its_top(&tab, &format!("link at {size:?}")).await;
        tab.click("#leave-link").await;
        tab.wait("document.querySelector('dialog[open]') === null").await;
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_picked_piece_would_do_takes_no_room() {
    // The longest sentences: a piece that the water holds, a capture with its risk, and the way through the water.
    const MOMENTS: [(&str, &str, u8); 3] = [
        ("uninerd", "9s/1s2c2cs1/1c1s1c4", 24),
        ("carpignano", "9s/1s2cc2s1/1c1s4c1", 19),
        ("carpignano", "9s/1s2cc2s1/1c1s4c1", 24),
    ];
    let program = Program::start();
    for language in ["en", "de", "fr", "it", "es", "nl"] {
        for (sheet, board, house) in MOMENTS {
            let text = format!(
                "senet record 1\nsheet: {sheet}\noptions: none\nfirst: Nebamun\nsecond: Nefertari\ndate: unknown\nseed: 7\n\
                 start: {board} s - 3\nresult: unfinished\n\n"
            );
            let record = senet::Record::parse_unsealed(&text).unwrap_or_else(|error| panic!("{error}")).to_string();
            let remembered =
                [&[("senet.language", language), ("senet.hints", "off")], Visit::QUIET.remembered].concat();
            let visit = Visit { remembered: &remembered, ..Visit::QUIET };
            let tab = kept::open_with(&program.address, &record, visit).await;
            for size in [(360, 640), (640, 360), (390, 844), (844, 390)] {
                resize(&tab, size).await;
                let place = "JSON.stringify(document.querySelector('#throw').getBoundingClientRect())";
                let before = tab.value(place).await;
                tab.click(&format!("#house-{house}")).await;
                tab.wait("document.querySelector('.reach') !== null").await;
                let what = format!("picked {sheet} {language} {}x{}", size.0, size.1);
                fits(&tab, &what).await;
                assert_eq!(tab.value(place).await, before, "{what}");
                tab.key("Escape").await;
                tab.wait("document.querySelector('.reach') === null").await;
            }
            tab.close().await;
        }
    }
}

/// Notes every place where the board and the buttons are, and the height of the page.
const WATCH: &str = "window.places = new Set(); (function watch() {
    const [board, acts] = ['#board', '.acts-on'].map((e) => document.querySelector(e).getBoundingClientRect());
    places.add([board.top, board.bottom, acts.bottom, document.scrollingElement.scrollHeight].map(Math.round).join());
    requestAnimationFrame(watch);
})()";

#[tokio::test(flavor = "multi_thread")]
async fn no_message_moves_the_board_or_the_buttons() {
    // Five pieces that cannot move, for two reasons, and the longest messages of an opening.
    let stuck = "senet record 1\nsheet: carpignano\noptions: none\nfirst: Nebamun\nsecond: Nefertari\ndate: unknown\n\
        seed: 7\nstart: cscscsc1cs/s9/10 c - ?\nresult: unfinished\n\n1 cones ||.. 2\n";
    let stuck = senet::Record::parse_unsealed(stuck).unwrap_or_else(|error| panic!("{error}")).to_string();
    let begun = kept::played(RuleSheet::UNINERD, 3, 0);
    let program = Program::start();
    for size in [(390, 844), (360, 640), (844, 390), (1024, 768), (768, 1024)] {
        for (language, record) in [("de", &stuck), ("nl", &stuck), ("de", &begun), ("fr", &begun)] {
            let what = format!("{language} {}x{}", size.0, size.1);
            let remembered = [&[("senet.language", language)], Visit::QUIET.remembered].concat();
            let visit = Visit { remembered: &remembered, ..Visit::QUIET }.sized(size.0, size.1).hurried();
            let tab = kept::open_with(&program.address, record, visit).await;
            tab.value(WATCH).await;
            if *record == begun {
                while tab.value("document.querySelector('#choose-cones') === null").await == true {
                    tab.key("t").await;
                }
                tab.click("#choose-cones").await;
            }
            play_until(&tab, "record.match(/^\\d+ /gm)?.length > 12").await;
            let places = tab.value("[...places]").await;
            let places = places.as_array().expect("places");
            assert_eq!(places.len(), 1, "{what}: {places:?}");
            assert!(places[0].as_str().expect("a place").ends_with(&format!(",{}", size.1)), "{what}: {places:?}");
            tab.close().await;
        }
    }
}

/// Goes to the step with the longest text; true when it is there.
const LONGEST_STEP: &str = "(() => {
    const graph = document.querySelector('#review-graph'), told = document.querySelector('.review-says');
    if (window.longest === undefined) {
        const press = (key) => graph.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        window.longest = [0, 0];
        press('Home');
        for (let step = 0; step < +graph.ariaValueMax; step++) {
            press('ArrowRight');
            const length = told.textContent.length;
            if (length > window.longest[1]) window.longest = [+graph.ariaValueNow, length];
        }
        press('Home');
        for (let step = 0; step < window.longest[0]; step++) press('ArrowRight');
        return false;
    }
    const there = +graph.ariaValueNow === window.longest[0];
    if (there) window.longest = undefined;
    return there;
})()";

/// Lists the faults of the review: texts that lie over other things, or run over the edge of the cloth.
const FAULTS_OF_REVIEW: &str = "(() => {
    const faults = [], box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const says = box('.review-says .says'), acts = box('.acts-on'), board = box('#board');
    const beside = says.right <= acts.left + 1 || says.left >= acts.right - 1;
    if (!beside && says.bottom > acts.top + 1 && says.top < acts.bottom) faults.push('the words lie over the buttons');
    if (says.bottom > innerHeight) faults.push(`the words end at ${says.bottom}`);
    if (says.top < board.bottom - 1) faults.push('the words lie over the board');
    const cloth = box('.cloth'), totals = box('.totals'), graph = box('.graph');
    if (graph.width < 30 || graph.height < 60) faults.push(`the graph has ${graph.width}x${graph.height}`);
    for (const inside of [graph, totals]) {
        if (inside.width > 0 && (inside.right > cloth.right + 1 || inside.bottom > cloth.bottom + 1))
            faults.push(`${inside.right},${inside.bottom} lies beyond the cloth`);
    }
    return faults;
})()";

/// Lists the faults of the card.
const FAULTS_OF_CARD: &str = "(() => {
    const card = document.querySelector('#card'), r = card.getBoundingClientRect(), faults = [];
    if (r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > innerHeight) faults.push('is cut off');
    if (card.scrollWidth > card.clientWidth) faults.push('scrolls sideways');
    for (const e of card.querySelectorAll('button')) {
        const b = e.getBoundingClientRect();
        if (b.width > 0 && (b.height < 44 || e.scrollWidth > e.clientWidth + 1)) faults.push(`${e.id} is too small`);
    }
    const last = card.querySelector('.actions').getBoundingClientRect();
    if (last.bottom > innerHeight) faults.push('hides its buttons');
    return faults;
})()";
