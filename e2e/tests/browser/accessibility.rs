//! axe-core finds no serious violation in any state of the page, light or dark.

use serde_json::Value;

use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

/// The library. It is evaluated through the browser's protocol, which the page's content security policy allows.
const AXE: &str = include_str!("../../vendor/axe-core/axe.min.js");

/// Runs axe. Returns a line for each violation: rule, element, reason.
const RUN: &str = "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) => nodes.map((node) =>
        `${id} (${impact}): ${node.target.join(' ')}: ${node.failureSummary.replace(/\\s+/g, ' ')}`)))";

/// Adds the violations in the current state of the page.
pub(crate) async fn look(tab: &Tab, found: &mut Vec<String>, state: &str) {
    if tab.value("typeof axe").await == "undefined" {
        tab.value(&format!("{AXE}; true")).await;
    }
    let violations = tab.promised(RUN).await;
    let violations = violations.as_array().expect("a list").iter().filter_map(Value::as_str);
    found.extend(violations.map(|violation| format!("{state}: {violation}")));
}

async fn every_state(theme: &str) -> Vec<String> {
    let program = Program::start();
    let mut found = Vec::new();
    let remembered = [&[("senet.theme", theme)], Visit::QUIET.remembered].concat();
    let visit = Visit { remembered: &remembered, ..Visit::QUIET };

    let tab = Tab::open(&program.address, visit).await;
    tab.wait("document.querySelector('dialog[open]') !== null").await;
    look(&tab, &mut found, "first visit").await;
    tab.close().await;

    let tab = kept::open_with(&program.address, &kept::two_persons(), visit).await;
    look(&tab, &mut found, "game").await;
    tab.click("#house-2").await;
    tab.wait("document.querySelector('#refused').textContent !== ''").await;
    look(&tab, &mut found, "refusal").await;
    tab.click("#house-11").await;
    look(&tab, &mut found, "picked piece").await;
    // The position has the throw, so this line of the log has none.
    tab.click("#house-13").await;
    tab.wait("document.querySelector('.log li') !== null").await;
    look(&tab, &mut found, "log line without a throw").await;
    tab.click("#undo").await;
    tab.wait("document.querySelector('.log li') === null").await;
    for button in ["#games", "#share", "#keys", "#about", "#resign"] {
        tab.click("#menu").await;
        tab.click(&format!("dialog[open] {button}")).await;
        look(&tab, &mut found, button).await;
        tab.key("Escape").await;
        tab.wait("document.querySelector('dialog[open]') === null").await;
    }
    for button in ["#menu", "#new-game"] {
        tab.click(button).await;
        tab.wait("document.querySelector('dialog[open]') !== null").await;
        look(&tab, &mut found, button).await;
        tab.key("Escape").await;
        tab.wait("document.querySelector('dialog[open]') === null").await;
    }
    // The comparison is on the same page as the rules.
    tab.click("#rules").await;
    for sheet in ["carpignano", "spanish", "uninerd", "french", "dutch"] {
        tab.pick("#rules-sheet", sheet).await;
        look(&tab, &mut found, &format!("rules of {sheet}")).await;
    }
    tab.value("location.hash = '#/puzzles'").await;
    tab.wait("document.querySelector('dialog[open] .puzzles') !== null").await;
    look(&tab, &mut found, "puzzles").await;
    tab.click("#puzzles-dutch").await;
    tab.wait("document.querySelector('#puzzle-show') !== null").await;
    look(&tab, &mut found, "puzzle").await;
    tab.click("#puzzle-show").await;
    tab.wait("document.querySelector('#puzzle-next') !== null").await;
    look(&tab, &mut found, "solved puzzle").await;
    tab.close().await;

    let tab = kept::open_with(&program.address, &kept::finished(), visit.sized(360, 640)).await;
    tab.wait("document.querySelector('#next-game') !== null").await;
    look(&tab, &mut found, "game over").await;
    tab.key(",").await;
    tab.wait("document.querySelector('#back-to-game') !== null").await;
    look(&tab, &mut found, "looking back").await;
    tab.value("location.hash = '#game=1'").await;
    tab.wait("document.querySelector('#refused').textContent !== ''").await;
    look(&tab, &mut found, "broken link").await;
    let linked = senet::Record::parse(&kept::two_persons()).expect("a record").to_link();
    tab.value(&format!("location.hash = '#game={linked}'")).await;
    tab.wait("document.querySelector('dialog[open] #take-link') !== null").await;
    look(&tab, &mut found, "link").await;
    tab.click("#leave-link").await;
    tab.click("#back-to-game").await;
    tab.click("#open-review").await;
    tab.wait("document.querySelectorAll('.totals tr').length === 5").await;
    tab.click("#turn-back").await;
    look(&tab, &mut found, "review").await;
    tab.click("#summary").await;
    tab.wait("document.querySelector('#biggest-mistake') !== null").await;
    look(&tab, &mut found, "card").await;
    tab.click("#close-card").await;
    tab.click("#close-review").await;
    // The notice with its buttons.
    tab.value("window.dispatchEvent(new Event('senet-new-version'))").await;
    tab.wait("document.querySelector('#new-version') !== null").await;
    look(&tab, &mut found, "new version").await;
    tab.picture(&format!("end-{theme}")).await;
    tab.close().await;
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn the_light_theme_has_no_serious_faults() {
    assert_eq!(every_state("light").await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dark_theme_has_no_serious_faults() {
    assert_eq!(every_state("dark").await, Vec::<String>::new());
}

/// The contrasts with the window of the outlines of all pieces on the cards of sheets, and of the edge of black sticks.
const OUTLINES: &str = "(() => {
    const numbers = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
    const luminance = (colour) => {
        const [red, green, blue] = numbers(colour).map((value) => value / 255)
            .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = luminance(getComputedStyle(document.querySelector('dialog[open]')).backgroundColor);
    const contrast = (light) => (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05);
    const edges = [...document.querySelectorAll('.sheets .dye')];
    if (document.documentElement.dataset.theme === 'dark') edges.push(document.querySelector('#stick-round path'));
    return edges.map((e) => contrast(luminance(getComputedStyle(e).stroke)));
})()";

#[tokio::test(flavor = "multi_thread")]
async fn pieces_and_sticks_stand_out_from_the_cards_of_sheets() {
    let program = Program::start();
    for theme in ["light", "dark"] {
        let remembered = [&[("senet.theme", theme)], Visit::QUIET.remembered].concat();
        let tab = Tab::open(&program.address, Visit { remembered: &remembered, ..Visit::QUIET }).await;
        tab.wait("document.querySelectorAll('dialog[open] .sheets .dye').length >= 30").await;
        let contrasts = tab.value(OUTLINES).await;
        let contrasts = contrasts.as_array().expect("a list").iter().filter_map(Value::as_f64);
        let least = contrasts.fold(f64::INFINITY, f64::min);
        assert!((3.0..22.0).contains(&least), "{theme}: {least}");
        tab.picture(&format!("sheets-{theme}")).await;
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn serious_faults_are_detected() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    tab.value(
        "document.querySelector('#menu').removeAttribute('title'), document.querySelector('#menu').textContent = ''",
    )
    .await;
    let mut found = Vec::new();
    look(&tab, &mut found, "broken").await;
    assert!(found.iter().any(|line| line.contains("button-name") && line.contains("#menu")), "{found:?}");
    tab.close().await;
}
