//! The board as an object: its size, its marks, what it says about itself, and throws that are not given away.

use senet::{RuleSheet, Stage};
use senet_ai::{Chance, ComputerPlayer};
use serde_json::Value;

use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

/// Windows, and the least share of each that the board takes, in percent.
const SHARES: [((u32, u32), u64); 6] =
    [((1440, 900), 65), ((1024, 768), 50), ((768, 1024), 45), ((390, 844), 60), ((360, 640), 50), ((844, 390), 70)];

/// Place and size of the board in whole pixels.
pub(crate) const BOARD: &str = "(() => { const r = document.getElementById('board').getBoundingClientRect(); \
    return [r.x + scrollX, r.y + scrollY, r.width, r.height].map(Math.round).join(); })()";

/// The elements that show a throw: message, log, steps, and the houses that can be touched.
const TOLD: &str = "[document.querySelector('.say').textContent, document.querySelectorAll('.log li').length, \
    document.querySelector('.steps span').textContent, \
    document.querySelectorAll('.can').length, \
    [...document.querySelectorAll('.house')].map((house) => house.ariaLabel).join()].join(' | ')";

#[tokio::test(flavor = "multi_thread")]
async fn the_board_takes_its_share_of_every_screen() {
    let program = Program::start();
    for ((width, height), least) in SHARES {
        let tab = kept::open(&program.address, (width, height)).await;
        let share = "(() => { const r = document.getElementById('board').getBoundingClientRect(); \
            return 100 * r.width * r.height / innerWidth / innerHeight; })()";
        let share = tab.value(share).await.as_f64().expect("a number");
        println!("{width}x{height}: {share:.1} %");
        assert!(share >= least as f64, "{width}x{height}: {share:.1} %, not {least}");
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_keeps_its_place_and_size_through_a_game() {
    let program = Program::start();
    for (width, height) in [(390, 844), (360, 640), (844, 390), (1024, 768)] {
        let visit = Visit::QUIET.sized(width, height).hurried();
        let tab = kept::open_with(&program.address, &kept::two_persons(), visit).await;
        let before = tab.value(BOARD).await;
        let mut chance = Chance::new(3, 0);
        for step in 0..60 {
            let game = kept::game(&tab).await;
            let Stage::Play(position) = game.stage() else { break };
            if game.awaits_throw() {
                tab.click("#throw").await;
            } else if position.phase().decides() {
                let chosen = ComputerPlayer::Greedy.choose(game.sheet(), &position, &mut chance);
                let (Some(from), Some(to)) = (chosen.from(), chosen.to()) else { break };
                tab.click(&format!("#house-{from}")).await;
                assert_eq!(tab.value(BOARD).await, before, "{width}x{height}, picked, step {step}");
                // A refusal, a hint and an explanation may lie over the board at any time.
                tab.click("#house-21").await;
                assert_eq!(tab.value(BOARD).await, before, "{width}x{height}, refused, step {step}");
                if kept::game(&tab).await.events().len() == game.events().len() {
                    tab.click(&format!("#house-{to}")).await;
                }
            }
            crate::games::happened(&tab, &game).await;
            assert_eq!(tab.value(BOARD).await, before, "{width}x{height}, step {step}");
        }
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_throw_is_not_given_away() {
    let program = Program::start();
    for sheet in [RuleSheet::CARPIGNANO, RuleSheet::UNINERD] {
        for events in [0, 40] {
            let remembered = [("senet.language", "en"), ("senet.animations", "on"), ("senet.speed", "slow")];
            let visit = Visit { remembered: &remembered, ..Visit::QUIET };
            let tab = kept::open_with(&program.address, &kept::played(sheet, 5, events), visit).await;
            let before = tab.value(TOLD).await;
            tab.click("#throw").await;
            tab.wait("document.querySelector('.rolling') !== null").await;
            for _ in 0..12 {
                let told = tab.value(TOLD).await;
                if tab.value("document.querySelector('.rolling') === null").await == true {
                    break;
                }
                assert_eq!(told, before, "{sheet}");
                tokio::time::sleep(std::time::Duration::from_millis(60)).await;
            }
            tab.wait("document.querySelector('.rolling') === null").await;
            // Once it lies, the throw is told.
            tab.wait(&format!("({TOLD}) !== {before}")).await;
            tab.close().await;
        }
    }
}

/// Finds elements out of reach: wider than the window, or buttons that scrolling does not bring into it.
const OUT_OF_REACH: &str = "(() => {
    const faults = [];
    if (document.scrollingElement.scrollWidth > innerWidth) faults.push(`${document.scrollingElement.scrollWidth} wide`);
    for (const e of document.querySelectorAll('main button:not(.log button)')) {
        if (e.getBoundingClientRect().width < 2) continue;
        e.scrollIntoView({ block: 'center' });
        const r = e.getBoundingClientRect();
        if (r.left < -1 || r.right > innerWidth + 1 || r.top < -1 || r.bottom > innerHeight + 1)
            faults.push(`${e.id}: ${Math.round(r.left)},${Math.round(r.top)} to ${Math.round(r.right)},${Math.round(r.bottom)}`);
    }
    scrollTo(0, 0);
    return faults;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn large_text_leaves_the_board_as_it_is_and_everything_within_reach() {
    let program = Program::start();
    for (width, height) in [(390, 844), (360, 640), (844, 390), (1280, 1024)] {
        let tab = kept::open(&program.address, (width, height)).await;
        let before = tab.value("document.getElementById('board').offsetHeight").await;
        tab.value("document.documentElement.style.fontSize = '200%'").await;
        assert_eq!(tab.value("document.getElementById('board').offsetHeight").await, before, "{width}x{height}");
        assert_eq!(tab.value(OUT_OF_REACH).await, Value::Array(Vec::new()), "{width}x{height}");
        tab.picture(&format!("large-text-{width}x{height}")).await;
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_magnified_page_keeps_everything_within_reach() {
    let program = Program::start();
    // 1280 by 1024 at 400 %, telephones at 200 %.
    for (width, height) in [(320, 256), (195, 422), (180, 320)] {
        let tab = kept::open(&program.address, (width, height)).await;
        assert_eq!(tab.value(OUT_OF_REACH).await, Value::Array(Vec::new()), "{width}x{height}");
        let house = "Math.min(...[...document.querySelectorAll('.house')].map((e) => e.getBoundingClientRect())\
            .map((r) => Math.min(r.width, r.height)))";
        let house = tab.value(house).await.as_f64().expect("a number");
        assert!(house >= 32.0, "{width}x{height}: houses of {house} px");
        tab.picture(&format!("magnified-{width}x{height}")).await;
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_touched_house_says_what_it_is() {
    let program = Program::start();
    let tab = kept::open(&program.address, (390, 844)).await;
    tab.click("#hint-understood").await;
    tab.wait("document.querySelector('#hint').textContent === ''").await;
    tab.click("#house-27").await;
    tab.wait("document.querySelector('#explained').textContent.includes('27')").await;
    assert!(tab.text("#explained").await.contains("water"));
    assert_eq!(tab.text("#refused").await, "");
    tab.picture("explained").await;
    // A second touch closes it, and so does another house.
    tab.click("#house-27").await;
    tab.wait("document.querySelector('#explained').textContent === ''").await;
    tab.click("#house-26").await;
    tab.click("#house-28").await;
    tab.wait("document.querySelector('#explained').textContent.includes('28')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn houses_say_what_their_signs_are_and_what_leaves_from_them() {
    let program = Program::start();
    let remembered = [Visit::QUIET.remembered, &[("senet.hints", "off")]].concat();
    for (sheet, house, sign, told) in [
        (RuleSheet::UNINERD, 29, "#horus", "“the gaze of him who sees all”"),
        (RuleSheet::UNINERD, 30, "#sun", "Our sign: the sun."),
        (RuleSheet::FRENCH, 26, "#nefer", "A 6 takes a piece from 26 off the board. All pieces of its side"),
    ] {
        let visit = Visit { remembered: &remembered, ..Visit::QUIET.sized(360, 640) };
        let tab = kept::open_with(&program.address, &kept::played(sheet, 5, 0), visit).await;
        let drawn = format!("document.querySelector('#house-{house} .glyph use').getAttribute('href')");
        assert_eq!(tab.value(&drawn).await, sign, "{sheet}: {house}");
        tab.click(&format!("#house-{house}")).await;
        tab.wait(&format!("document.querySelector('#explained').textContent.includes('{told}')")).await;
        let fits = "(() => { const r = document.querySelector('.bubble').getBoundingClientRect(); \
            return r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight; })()";
        assert_eq!(tab.value(fits).await, true, "{sheet}: {house}");
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resting_mouse_a_long_press_and_a_key_explain_a_house() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    tab.click("#hint-understood").await;
    let explained = |house: u8| format!("document.querySelector('#explained').textContent.includes('{house}')");
    let nothing = "document.querySelector('#explained').textContent === ''";
    tab.point("#house-27").await;
    tab.wait(&explained(27)).await;
    // Houses without a sign need no word while the mouse passes over them.
    tab.point("#house-22").await;
    tab.wait(nothing).await;
    // A long press on a piece explains its house, and does not pick the piece.
    tab.long_press("#house-11", &explained(11)).await;
    assert_eq!(tab.value("document.querySelector('.picked') === null").await, true);
    tab.value("document.querySelector('#house-26').focus()").await;
    tab.key("i").await;
    tab.wait(&explained(26)).await;
    tab.key("i").await;
    tab.wait(nothing).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_tell_how_likely_they_are_captured() {
    let program = Program::start();
    // The cones play a 1: the piece on 5 stands 2 before an enemy, and on 6 would stand 3 before it.
    let text = "senet record 1\nsheet: dutch\noptions: none\nfirst: Ani\nsecond: Tutu\ndate: unknown\nseed: 7\n\
        start: c1s1c5/10/7s2 c - 1\nresult: unfinished\n\n";
    let record = senet::Record::parse_unsealed(text).unwrap_or_else(|error| panic!("{error}")).to_string();
    let visit = Visit { remembered: &[Visit::QUIET.remembered, &[("senet.hints", "off")]].concat(), ..Visit::QUIET };
    let tab = kept::open_with(&program.address, &record, visit.sized(1024, 768)).await;
    // Of sixteen throws six are a 2, and four a 3.
    tab.point("#house-5").await;
    tab.wait("document.querySelector('#explained').textContent.includes('next throw: 38%')").await;
    tab.picture("risk").await;
    // Nothing behind it can capture this one.
    tab.point("#house-1").await;
    tab.wait("document.querySelector('#explained').textContent === ''").await;
    tab.click("#house-5").await;
    tab.wait("document.querySelector('.told').textContent.includes('there: 25%')").await;
    tab.click("#house-1").await;
    tab.wait(
        "document.querySelector('.told').textContent.includes('2') && \
        !document.querySelector('.told').textContent.includes('there')",
    )
    .await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_sheet_has_its_colours_signs_and_throw() {
    let program = Program::start();
    let mut looks = Vec::new();
    for sheet in [RuleSheet::CARPIGNANO, RuleSheet::SPANISH, RuleSheet::UNINERD, RuleSheet::FRENCH, RuleSheet::DUTCH] {
        for theme in ["light", "dark"] {
            let remembered = [&[("senet.theme", theme)], Visit::QUIET.remembered].concat();
            let visit = Visit { remembered: &remembered, ..Visit::QUIET.sized(1440, 900) };
            let tab = kept::open_with(&program.address, &kept::played(sheet, 12, 90), visit).await;
            let look = "(() => { const root = document.documentElement; return [root.dataset.cones, root.dataset.spools, \
                [...document.querySelectorAll('.glyph use')].map((use) => use.getAttribute('href')).join(), \
                document.querySelector('.face use, .die') === null ? '' : \
                (document.querySelector('.die') ? 'die' : document.querySelector('.face use').getAttribute('href'))].join(' '); })()";
            looks.push(tab.value(look).await.as_str().expect("a text").to_owned());
            // Every sign and piece is drawn: what it refers to is in the document.
            let missing = "[...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))\
                .filter((href) => document.querySelector(href) === null).length";
            assert_eq!(tab.value(missing).await, 0, "{sheet}");
            tab.picture(&format!("sheet-{}-{theme}", sheet.id())).await;
            tab.close().await;
        }
    }
    looks.dedup();
    assert_eq!(looks.len(), 5, "{looks:?}");
}

/// The light of the water, before the move and while the piece drifts.
#[tokio::test(flavor = "multi_thread")]
async fn the_water_shows_its_way() {
    let program = Program::start();
    let text = "senet record 1\nsheet: carpignano\noptions: none\nfirst: Ani\nsecond: Tutu\ndate: unknown\nseed: 7\n\
        start: 9s/1s2cc2s1/1c1s4c1 s - 3\nresult: unfinished\n\n";
    let record = senet::Record::parse_unsealed(text).unwrap_or_else(|error| panic!("{error}")).to_string();
    for size in [(1440, 900), (390, 844)] {
        let tab = kept::open_with(&program.address, &record, Visit::QUIET.sized(size.0, size.1)).await;
        assert!(tab.value("document.querySelector('.stream') === null").await == true);
        tab.click("#house-24").await;
        tab.wait("document.querySelector('.stream') !== null").await;
        assert!(tab.value("document.querySelector('#house-27').matches('.reach.water')").await == true);
        assert!(tab.value("document.querySelector('#house-1').matches('.sent')").await == true);
        tab.picture(&format!("water-{}", size.0)).await;
        tab.click("#house-27").await;
        tab.wait("document.querySelector('.stream') === null").await;
        tab.wait("document.querySelector('#house-1').ariaLabel.includes('spool')").await;
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_forgets_the_seed_and_keeps_the_game_before() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait("localStorage.getItem('senet.game').includes('11-13')").await;
    let before = kept::record(&tab).await;
    tab.click("#new-game").await;
    tab.click("dialog[open] summary:not(#about-sheet)").await;
    tab.fill("#seed", "42").await;
    tab.click("#play").await;
    tab.wait("!localStorage.getItem('senet.game').includes('11-13')").await;
    // The keyboard goes on at the throw.
    tab.wait("document.activeElement.id === 'throw'").await;
    tab.click("#return-to-replaced").await;
    tab.wait("localStorage.getItem('senet.game').includes('11-13')").await;
    assert_eq!(kept::record(&tab).await, before);
    tab.click("#new-game").await;
    tab.wait("document.querySelector('dialog[open] #seed') !== null").await;
    assert_eq!(tab.value("document.querySelector('#seed').value").await, "");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_tells_the_aim() {
    let program = Program::start();
    let tab = Tab::open(&program.address, Visit::QUIET).await;
    assert!(tab.text("#aim").await.contains("all five off the board"));
    tab.picture("first-visit").await;
    tab.click("#play").await;
    tab.click("#new-game").await;
    tab.wait("document.querySelector('dialog[open] #play') !== null").await;
    assert_eq!(tab.value("document.querySelector('#aim') === null").await, true);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_back_of_the_browser_closes_a_window() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    for _ in 0..2 {
        tab.click("#rules").await;
        tab.wait("document.querySelector('dialog[open]') !== null").await;
        tab.value("history.back()").await;
        tab.wait("document.querySelector('dialog[open]') === null").await;
        assert!(tab.value("document.getElementById('board') !== null").await == true);
    }
    // Closed by its button, a window leaves nothing behind in the history.
    let length = tab.value("history.length").await;
    tab.click("#menu").await;
    tab.click("#close-menu").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    tab.click("#menu").await;
    tab.click("#close-menu").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    assert_eq!(tab.value("history.length").await, length);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn windows_have_addresses() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    let closed = "document.querySelector('dialog[open]') === null";
    tab.click("#rules").await;
    tab.wait("location.hash === '#/rules/carpignano'").await;
    tab.pick("#rules-sheet", "dutch").await;
    tab.wait("location.hash === '#/rules/dutch'").await;
    // A reload stays, and the way back leads to the table.
    tab.value("location.reload()").await;
    let dutch = "document.querySelector('#rules-sheet')?.value === 'dutch'";
    tab.wait(&format!("{dutch} && document.getElementById('frame') === null")).await;
    assert_eq!(tab.value("location.hash").await, "#/rules/dutch");
    tab.value("history.back()").await;
    tab.wait(closed).await;
    tab.wait("location.hash === ''").await;
    tab.value("history.forward()").await;
    tab.wait(dutch).await;
    tab.click("#close-rules").await;
    tab.wait(closed).await;
    tab.wait("location.hash === ''").await;
    // An address that somebody types.
    tab.value("location.hash = '#/keyboard'").await;
    tab.wait("document.querySelector('dialog[open] .keys') !== null").await;
    tab.key("Escape").await;
    tab.wait(closed).await;
    tab.wait("location.hash === ''").await;
    assert_eq!(kept::record(&tab).await, kept::two_persons());
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_adds_nothing_to_the_history() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    for address in ["#/about", "#/rules/dutch", "#/explore", "#/lesson/dutch/water", "#/puzzle/dutch/3"] {
        tab.value(&format!("location.hash = '{address}'")).await;
        let is_shown = match address.split('/').nth(1) {
            Some("explore") => "document.querySelector('.explore') !== null",
            Some("lesson") => "document.querySelector('.acts-on.of-lesson') !== null",
            Some("puzzle") => "document.querySelector('#leave-puzzle') !== null",
            _ => "document.querySelector('dialog[open]') !== null",
        };
        tab.wait(is_shown).await;
        let length = tab.value("history.length").await;
        for _ in 0..2 {
            tab.value("window.before = true; location.reload()").await;
            tab.wait(&format!(
                "window.before === undefined && document.querySelector('#board') !== null && {is_shown}"
            ))
            .await;
            let here = format!("location.hash.startsWith('{address}') && history.length === {length}");
            tab.wait(&here).await;
        }
        tab.value("history.back()").await;
        tab.wait(&format!("location.hash === '' && !({is_shown})")).await;
        assert_eq!(kept::record(&tab).await, kept::two_persons(), "{address}");
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_language_changes_names_and_messages() {
    let program = Program::start();
    let tab = Tab::open(&program.address, Visit::QUIET).await;
    tab.click("#play").await;
    tab.click("#throw").await;
    tab.wait("document.querySelector('.told').textContent !== ''").await;
    assert_eq!(tab.text(".plate.you .name").await, "You");
    tab.click("#menu").await;
    tab.pick("#language", "de").await;
    tab.wait("document.querySelector('.plate.you .name').textContent === 'Du'").await;
    let told = tab.text(".told").await;
    assert!(!told.contains("side") && !told.is_empty(), "{told}");
    // Others do not become "Du" by a link.
    tab.click("#share").await;
    let link = tab.value("document.querySelector('#link-game').value").await;
    let link = link.as_str().and_then(|link| link.split_once("#game=")).expect("a link").1.to_owned();
    let linked = senet::Record::from_link(&link).expect("a link");
    assert_eq!(linked.name(senet::Player::First), "Spieler 1");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_are_shortcuts_in_any_case_until_they_are_switched_off() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait("localStorage.getItem('senet.game').includes('11-13')").await;
    tab.key("U").await;
    tab.wait("!localStorage.getItem('senet.game').includes('11-13')").await;
    tab.key("r").await;
    tab.wait("localStorage.getItem('senet.game').includes('11-13')").await;
    tab.click("#menu").await;
    tab.click("#ui-shortcuts").await;
    tab.click("#close-menu").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    tab.key("u").await;
    tokio::time::sleep(std::time::Duration::from_millis(150)).await;
    assert!(kept::record(&tab).await.contains("11-13"));
    // Arrow keys step through the game from anywhere but the board.
    tab.value("document.activeElement.blur()").await;
    tab.key("ArrowLeft").await;
    tab.wait("document.querySelector('#back-to-game') !== null").await;
    tab.key("End").await;
    tab.wait("document.querySelector('#back-to-game') === null").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_notice_of_offline_play_leaves_buttons_and_houses_free() {
    let program = Program::start();
    for (width, height) in [(360, 640), (390, 844), (844, 390), (1024, 768)] {
        let tab = Tab::open(&program.address, Visit::QUIET.sized(width, height)).await;
        // It is shown for some seconds only.
        tab.wait(
            "(() => { const notice = document.querySelector('#offline-ready')?.getBoundingClientRect(); \
             const apart = (r) => r.right <= notice.left || r.left >= notice.right \
                 || r.bottom <= notice.top || r.top >= notice.bottom; \
             return notice !== undefined && [...document.querySelectorAll('.top button, #throw, .house')] \
                 .map((e) => e.getBoundingClientRect()).filter((r) => r.width > 0).every(apart); })()",
        )
        .await;
        tab.close().await;
    }
}
