//! Lessons: by mouse and keyboard, with wrong moves, over a reload, and back to the game; on every screen.

use senet::{House, Move, RuleSheet, SheetId};
use senet_session::lesson::{Awaits, Lesson, Step, Topic};
use serde_json::Value;

use crate::accessibility;
use crate::host::Program;
use crate::kept;
use crate::layout::{FAULTS, resize};
use crate::tab::{Tab, Visit};

fn lesson(sheet: SheetId, topic: Topic) -> Lesson {
    Lesson::new(&RuleSheet::plain(sheet), topic).expect("a lesson")
}

fn steps(lesson: &Lesson) -> impl Iterator<Item = (usize, &Step)> {
    (0..lesson.len()).filter_map(|at| lesson.step(at).map(|step| (at, step)))
}

/// Waits until a step is shown and nothing moves.
async fn shows(tab: &Tab, lesson: &Lesson, at: usize) {
    let place = format!("{}/{}", at + 1, lesson.len());
    tab.wait(&format!("document.querySelector('#prompt')?.textContent.endsWith(' {place}')")).await;
    tab.wait("document.querySelector('#taught').textContent !== ''").await;
}

async fn open(tab: &Tab, lesson: &Lesson) {
    tab.value(&format!("location.hash = '#/lesson/{}/{}'", lesson.sheet.id(), lesson.topic)).await;
    tab.wait(&format!("location.hash === '#/lesson/{}/{}'", lesson.sheet.id(), lesson.topic)).await;
    shows(tab, lesson, 0).await;
}

fn house(house: Option<House>) -> String {
    format!("#house-{}", house.expect("a house"))
}

/// Makes a move with the mouse.
async fn click_move(tab: &Tab, played: Move) {
    if played.from() == Some(House::LAST) && tab.value("document.querySelector('#take-off') !== null").await == true {
        tab.click("#take-off").await;
        return;
    }
    tab.click(&format!("{}.can", house(played.from()))).await;
    match played.to() {
        Some(_) => tab.click(&format!("{}.reach", house(played.to()))).await,
        None => tab.click("#leave").await,
    }
}

/// Does with the mouse what a step waits for.
async fn click_through(tab: &Tab, step: &Step) {
    match &step.awaits {
        Awaits::Next | Awaits::Reply(_) => tab.click("#lesson-on").await,
        Awaits::Throw => tab.click("#throw.due").await,
        Awaits::Move { accepted, .. } => click_move(tab, accepted[0]).await,
        Awaits::End => {}
    }
}

/// Goes to a step of the lesson on the table by the mouse.
async fn go_to(tab: &Tab, lesson: &Lesson, wanted: usize) {
    for (at, step) in steps(lesson).take(wanted) {
        shows(tab, lesson, at).await;
        click_through(tab, step).await;
    }
    shows(tab, lesson, wanted).await;
}

/// The script that reads the pieces on all houses.
const PIECES: &str = "[...document.querySelectorAll('.house')].map((e) => e.ariaLabel.split('. ')[0]).join()";

const LEARNT: &str = "localStorage.getItem('senet.lessons-carpignano')";

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visitor_learns_the_game_and_plays() {
    let program = Program::start();
    let tab = Tab::open(&program.address, Visit::QUIET.sized(390, 844)).await;
    tab.picture("lessons-first-visit").await;
    tab.click("#learn").await;
    let first = lesson(SheetId::Carpignano, Topic::First);
    tab.wait("location.hash === '#/lesson/carpignano/first'").await;
    go_to(&tab, &first, 1).await;
    tab.wait("document.querySelector('.path') !== null").await;
    go_to_end(&tab, &first, 1).await;
    shows(&tab, &first, first.len() - 1).await;
    tab.wait("document.querySelector('#taught').textContent.startsWith('Right! ')").await;
    assert_eq!(tab.value(LEARNT).await, "first");
    tab.click("#lesson-next").await;
    tab.wait("location.hash === '#/lesson/carpignano/first-moves'").await;
    let second = lesson(SheetId::Carpignano, Topic::FirstMoves);
    go_to(&tab, &second, second.len() - 1).await;
    tab.wait(&format!("{LEARNT} === 'first first-moves'")).await;
    tab.click("#lesson-play").await;
    // A new game, against the opponent that was chosen.
    tab.wait("location.hash === '' && document.querySelector('#throw.due') !== null").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    assert_eq!(tab.text("#taught").await, "");
    tab.click("#throw.due").await;
    tab.wait("localStorage.getItem('senet.game').includes('\\n1 ')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_move_is_explained_and_the_position_stays() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    let protection = lesson(SheetId::Dutch, Topic::Protection);
    open(&tab, &protection).await;
    // Nothing moves before the sentence is read.
    assert_eq!(tab.value("document.querySelector('.can') === null").await, true);
    go_to(&tab, &protection, 1).await;
    // A piece that cannot move is refused by its rule.
    tab.click("#house-5").await;
    tab.wait("document.querySelector('#refused').textContent.includes('protect each other')").await;
    let solve = protection.len() - 2;
    tab.click("#lesson-again").await;
    shows(&tab, &protection, 0).await;
    go_to(&tab, &protection, solve).await;
    let pieces = "[...document.querySelectorAll('.held')].map((e) => e.id).join()";
    let before = tab.value(pieces).await;
    for _ in 0..2 {
        tab.click("#house-17.can").await;
        tab.click("#house-19.reach").await;
        tab.wait("document.querySelector('#refused').textContent.startsWith('After that, a piece of yours')").await;
        tab.picture("lessons-wrong").await;
        assert_eq!(tab.value(pieces).await, before);
    }
    // Neither undo nor the keys for advice and the way back help out.
    for key in ["u", "a", "ArrowLeft"] {
        tab.key(key).await;
    }
    assert_eq!(tab.value("document.querySelector('#undo').disabled").await, true);
    tab.drag("#house-14", "#house-16", (0.0, 0.0)).await;
    shows(&tab, &protection, solve + 1).await;
    tab.wait("document.querySelector('#taught').textContent.startsWith('Right! ')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_by_keyboard() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1440, 900)).await;
    tab.value("document.querySelector('#menu').focus()").await;
    tab.key("Enter").await;
    tab.wait("document.querySelector('dialog[open] #lessons') !== null").await;
    tab.value("document.querySelector('#lessons').focus()").await;
    tab.key("Enter").await;
    tab.wait("document.querySelector('#lesson-dutch-leaving') !== null").await;
    tab.value("document.querySelector('#lesson-dutch-leaving').focus()").await;
    tab.key("Enter").await;
    let leaving = lesson(SheetId::Dutch, Topic::Leaving);
    for (at, step) in steps(&leaving) {
        shows(&tab, &leaving, at).await;
        // The focus goes where it is needed.
        let focused = match &step.awaits {
            Awaits::Next | Awaits::Reply(_) => "#lesson-on",
            Awaits::Throw => "#throw",
            Awaits::Move { .. } => ".house.can",
            Awaits::End => "#lesson-next",
        };
        tab.wait(&format!("document.activeElement.matches('{focused}')")).await;
        let Awaits::Move { accepted, .. } = &step.awaits else {
            tab.key("Enter").await;
            continue;
        };
        let played = accepted[0];
        for _ in 0..5 {
            if tab.value(&format!("document.activeElement.matches('{}')", house(played.from()))).await == true {
                break;
            }
            tab.key("n").await;
        }
        tab.key("Enter").await;
        // The same key again makes the only move of the piece.
        tab.key(if played.to().is_some() { "Enter" } else { "o" }).await;
    }
    tab.wait("location.hash === '#/lesson/dutch/first'").await;
    assert_eq!(tab.value("localStorage.getItem('senet.lessons-dutch')").await, "leaving");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_stays_in_the_lesson_and_the_way_back_leads_to_the_game() {
    let program = Program::start();
    let tab = kept::open(&program.address, (768, 1024)).await;
    let blockade = lesson(SheetId::French, Topic::Blockade);
    // A reload stays at the step, also after throws and moves.
    let first = lesson(SheetId::French, Topic::First);
    open(&tab, &first).await;
    for (from, to) in [(0, 1), (1, 5)] {
        for (at, step) in steps(&first).take(to).skip(from) {
            shows(&tab, &first, at).await;
            click_through(&tab, step).await;
        }
        shows(&tab, &first, to).await;
        let pieces = tab.value(PIECES).await;
        tab.value("window.isOld = true").await;
        tab.value("location.reload()").await;
        tab.wait("window.isOld === undefined && document.querySelector('#board') !== null").await;
        shows(&tab, &first, to).await;
        tab.wait(&format!("{PIECES} === {pieces}")).await;
        assert_eq!(tab.value("location.hash").await, "#/lesson/french/first");
    }
    tab.click("#leave-lesson").await;
    tab.wait("location.hash === ''").await;
    open(&tab, &blockade).await;
    go_to(&tab, &blockade, blockade.len() - 1).await;
    // A window over it leads back to it.
    tab.click("#rules").await;
    tab.wait("location.hash === '#/rules/french'").await;
    tab.value("history.back()").await;
    tab.wait("document.querySelector('dialog[open]') === null").await;
    shows(&tab, &blockade, blockade.len() - 1).await;
    assert_eq!(kept::record(&tab).await, kept::two_persons(), "the game that waits is stored as it was");
    tab.value("history.back()").await;
    tab.wait("location.hash === '' && document.querySelector('#house-11.can') !== null").await;
    tab.click("#house-11").await;
    tab.click("#house-13").await;
    tab.wait("localStorage.getItem('senet.game').includes('1 spools 11-13')").await;
    // A lesson that was left begins anew.
    open(&tab, &blockade).await;
    tab.click("#leave-lesson").await;
    tab.wait("location.hash === ''").await;
    // Progress outlives the page.
    tab.go("?again").await;
    tab.value("location.hash = '#/lessons'").await;
    tab.wait("document.querySelector('#lesson-french-blockade.learnt') !== null").await;
    assert_eq!(tab.value("document.querySelectorAll('.learnt').length").await, 1);
    // The sheet of the game comes first.
    assert_eq!(tab.text(".lessons-of h3").await, "Carpignano");
    // A lesson that the sheet does not have leads to those that there are.
    tab.value("location.hash = '#/lesson/dutch/house-26'").await;
    tab.wait("location.hash === '#/lessons' && document.querySelector('dialog[open] .lessons-of') !== null").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_address_takes_the_place_of_the_one_before() {
    let program = Program::start();
    let tab = kept::open(&program.address, (1024, 768)).await;
    open(&tab, &lesson(SheetId::Dutch, Topic::Water)).await;
    let length = tab.value("history.length").await;
    open(&tab, &lesson(SheetId::French, Topic::Blockade)).await;
    tab.value("location.hash = '#/puzzle/dutch/7'").await;
    tab.wait("location.hash === '#/puzzle/dutch/7' && document.querySelector('#puzzle-show') !== null").await;
    tab.value("location.hash = '#/rules/uninerd'").await;
    tab.wait("document.querySelector('#rules-sheet')?.value === 'uninerd'").await;
    tab.value("location.hash = '#/keyboard'").await;
    tab.wait("document.querySelector('dialog[open] .keys') !== null").await;
    tab.value("location.hash = '#/explore'").await;
    tab.wait("location.hash.startsWith('#/explore/') && document.querySelector('.explore') !== null").await;
    open(&tab, &lesson(SheetId::Spanish, Topic::Water)).await;
    assert_eq!(tab.value("history.length").await, length);
    tab.value("history.back()").await;
    tab.wait("location.hash === '' && document.querySelector('#house-11.can') !== null").await;
    assert_eq!(kept::record(&tab).await, kept::two_persons());
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_puzzles_and_new_games_take_turns() {
    let program = Program::start();
    let played = kept::played(RuleSheet::DUTCH, 5, 100);
    let tab = kept::open_with(&program.address, &played, Visit::QUIET).await;
    let water = lesson(SheetId::Spanish, Topic::Water);
    open(&tab, &water).await;
    tab.value("location.hash = '#/puzzle/french/20'").await;
    tab.wait("document.querySelector('#puzzle-show') !== null && document.querySelector('#taught').textContent === ''")
        .await;
    open(&tab, &water).await;
    assert_eq!(tab.value("document.querySelector('#puzzle-show') === null").await, true);
    tab.click("#leave-lesson").await;
    tab.wait("location.hash === '' && document.querySelector('#throw.due') !== null").await;
    assert_eq!(kept::record(&tab).await, played);
    open(&tab, &water).await;
    kept::new_game_and_back(&tab, &played).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_of_every_sheet_is_played_to_its_end() {
    let program = Program::start();
    let tab = kept::open(&program.address, (844, 390)).await;
    for sheet in SheetId::ALL {
        let topics: Vec<Topic> = Topic::of(&RuleSheet::plain(sheet)).collect();
        for topic in &topics {
            let lesson = lesson(sheet, *topic);
            open(&tab, &lesson).await;
            go_to(&tab, &lesson, lesson.len() - 1).await;
        }
        let names = topics.iter().map(|topic| topic.name()).collect::<Vec<_>>().join(" ");
        assert_eq!(tab.value(&format!("localStorage.getItem('senet.lessons-{sheet}')")).await, names);
    }
    tab.close().await;
}

/// Lists the faults of a lesson's bubble: it leaves the page, or lies over a button, the message or a piece that can move.
const BUBBLE: &str = "(() => {
    const faults = [], bubble = document.querySelector('.bubble'), r = bubble.getBoundingClientRect();
    if (r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > innerHeight)
        faults.push(`the bubble goes from ${r.left},${r.top} to ${r.right},${r.bottom}`);
    if (bubble.scrollHeight > bubble.clientHeight + 1) faults.push('the bubble is too small');
    for (const e of document.querySelectorAll('.acts-on button, .can, .pointed')) {
        const q = e.getBoundingClientRect(), x = q.x + q.width / 2, y = q.y + q.height / 2;
        if (q.width > 0 && x > r.left && x < r.right && y > r.top && y < r.bottom) faults.push(`${e.id} is covered`);
    }
    for (const b of document.querySelectorAll('.acts-on button'))
        if (b.scrollWidth > b.clientWidth + 1) faults.push(`${b.id} is too narrow`);
    const told = document.querySelector('.says').getBoundingClientRect();
    if (told.bottom > innerHeight + 1) faults.push('the message leaves the page');
    const said = document.querySelector('.told').getBoundingClientRect();
    for (const b of document.querySelectorAll('.acts-on button')) {
        const q = b.getBoundingClientRect();
        if (q.left < said.right - 1 && q.right > said.left + 1 && q.top < said.bottom - 1 && q.bottom > said.top + 1)
            faults.push(`${b.id} lies over the message`);
    }
    return faults;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn lessons_fit_every_screen() {
    const SIZES: [(u32, u32); 6] = [(360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900)];
    let program = Program::start();
    let lessons = [
        ("de", "light", lesson(SheetId::Uninerd, Topic::Water)),
        ("fr", "dark", lesson(SheetId::Carpignano, Topic::First)),
        ("es", "light", lesson(SheetId::Uninerd, Topic::FirstMoves)),
        ("it", "dark", lesson(SheetId::Dutch, Topic::Leaving)),
        ("nl", "light", lesson(SheetId::Spanish, Topic::Leaving)),
    ];
    let mut faults = Vec::new();
    for (language, theme, lesson) in lessons {
        let remembered = [&[("senet.language", language), ("senet.theme", theme)], Visit::QUIET.remembered].concat();
        let visit = Visit { remembered: &remembered, ..Visit::QUIET };
        let tab = kept::open_with(&program.address, &kept::two_persons(), visit).await;
        open(&tab, &lesson).await;
        for (at, step) in steps(&lesson) {
            shows(&tab, &lesson, at).await;
            for size in SIZES {
                resize(&tab, size).await;
                let (width, height) = size;
                let what = format!("lesson {} {} {at} {language} {width}x{height}", lesson.sheet.id(), lesson.topic);
                tab.picture(&what.replace(' ', "-")).await;
                for script in [FAULTS, BUBBLE] {
                    let mut found = tab.value(script).await;
                    // The page places the bubble a moment after the window has its size.
                    for _ in 0..100 {
                        if found == Value::Array(Vec::new()) {
                            break;
                        }
                        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                        found = tab.value(script).await;
                    }
                    if found != Value::Array(Vec::new()) {
                        faults.push(format!("{what}: {found}"));
                    }
                }
            }
            click_through(&tab, step).await;
        }
        tab.value("location.hash = '#/lessons'").await;
        tab.wait("document.querySelector('dialog[open] .lessons-of') !== null").await;
        for (width, height) in SIZES {
            resize(&tab, (width, height)).await;
            tab.picture(&format!("lessons-{language}-{width}x{height}")).await;
        }
        tab.close().await;
    }
    assert_eq!(faults, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_accessible_by_day_and_by_night() {
    let program = Program::start();
    let mut found = Vec::new();
    for theme in ["light", "dark"] {
        let remembered = [&[("senet.theme", theme)], Visit::QUIET.remembered].concat();
        let visit = Visit { remembered: &remembered, ..Visit::QUIET };
        let tab = kept::open_with(&program.address, &kept::two_persons(), visit).await;
        let water = lesson(SheetId::Dutch, Topic::Water);
        open(&tab, &water).await;
        accessibility::look(&tab, &mut found, "lesson").await;
        go_to(&tab, &water, 1).await;
        accessibility::look(&tab, &mut found, "move of a lesson").await;
        go_to_end(&tab, &water, 1).await;
        accessibility::look(&tab, &mut found, "end of a lesson").await;
        tab.value("location.hash = '#/lessons'").await;
        tab.wait("document.querySelector('dialog[open] .learnt') !== null").await;
        accessibility::look(&tab, &mut found, "lessons").await;
        tab.close().await;
    }
    assert_eq!(found, Vec::<String>::new());
}

/// Goes on from a step to the end of a lesson.
async fn go_to_end(tab: &Tab, lesson: &Lesson, from: usize) {
    for (at, step) in steps(lesson).skip(from) {
        shows(tab, lesson, at).await;
        click_through(tab, step).await;
    }
}
