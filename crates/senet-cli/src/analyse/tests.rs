//! What is written of a small game whose values anyone can compute.

use std::path::Path;

use senet::{Game, HouseSet, Player, Position, Record, RuleSheet, Side, Stage};
use senet_ai::{Chance, ComputerPlayer, Evaluator, WinChance};
use senet_board::Glyphs;
use senet_protocol::analysis::Analysis;
use senet_study::review::Review;

use super::{Report, html, json, refuse_record, signed, text, unsigned};
use crate::play::screen::{Look, Window};

const PLAIN: Look = Look { glyphs: Glyphs::Unicode, colour: false, window: None };

/// Who has less way to go is ahead; certified to a thousandth where each side has one piece.
struct Race;

impl Evaluator for Race {
    fn win_chance(&self, position: &Position) -> WinChance {
        let to_go = |houses: HouseSet| houses.iter().map(|house| 31.0 - f64::from(house.number())).sum::<f64>();
        let (own, enemy) = (to_go(position.own()), to_go(position.enemy()));
        let is_exact = position.own().len() == 1 && position.enemy().len() == 1;
        let (side, chance) = (position.side(), enemy / (own + enemy));
        if is_exact { WinChance::exact(side, chance, 0.001) } else { WinChance::estimated(side, chance) }
    }
}

fn endgame() -> Record {
    Record::parse(include_str!("../../tests/it/games/endgame.senet")).expect("a record")
}

/// What is made of a report on this record.
fn reported<T>(record: &Record, made: impl FnOnce(&Report<'_>) -> T) -> T {
    let review = Review::new(&record.game, &Race);
    made(&Report { record, review: &review })
}

#[test]
fn as_text() {
    insta::assert_snapshot!(reported(&endgame(), |report| text::text(report, &PLAIN)));
}

#[test]
fn as_json() {
    insta::assert_json_snapshot!(reported(&endgame(), json::analysis));
}

/// Without the style, the script and the drawing of the empty board, which are read where they are written.
#[test]
fn as_a_page() {
    let page = reported(&endgame(), html::page);
    let mut shown = page.replace("><", ">\n<");
    for (start, end) in [("<style>", "</style>"), ("<script>", "</script>"), ("<defs>", "</defs>")] {
        let from = shown.find(start).expect("a beginning") + start.len();
        let to = shown.find(end).expect("an end");
        shown.replace_range(from..to, "…");
    }
    insta::assert_snapshot!(shown);
}

#[test]
fn a_page_asks_nothing_of_anyone_and_names_every_step() {
    let record = endgame();
    let page = reported(&record, html::page);
    for attribute in ["href=\"", "src=\"", "url("] {
        for (at, _) in page.match_indices(attribute) {
            let target = &page[at + attribute.len()..];
            assert!(target.starts_with('#') || target.starts_with("data:"), "{}", &target[..target.len().min(40)]);
        }
    }
    assert!(!page.contains("://"), "an address of another host");
    let lines = reported(&record, |report| report.review.lines().count());
    for line in 1..=lines {
        assert_eq!(page.matches(&format!("id=\"line-{line}\"")).count(), 1);
        assert!(page.matches(&format!("href=\"#line-{line}\"")).count() >= 2, "in the list and in the graph");
    }
}

#[test]
fn names_are_text_and_no_markup() {
    let sheet = RuleSheet::CARPIGNANO;
    let game = Game::new(sheet, Player::First);
    let record = Record::new(game, "<script>alert(1)</script>", "\"><b>Tutu").expect("names");
    let page = reported(&record, html::page);
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{page}");
    assert!(!page.contains("<script>alert") && !page.contains("<b>Tutu"), "{page}");
}

#[test]
fn a_game_without_any_event_and_one_in_the_opening() {
    let mut game = Game::new(RuleSheet::UNINERD, Player::Second);
    for number in 0..3 {
        let record = Record::new(game.clone(), "Ani", "Tutu").expect("names");
        let written = reported(&record, |report| text::text(report, &PLAIN));
        assert!(written.contains("The game is not finished.") && written.contains("chance now"), "{written}");
        assert!(reported(&record, html::page).contains("The game is not finished."));
        let analysis = reported(&record, json::analysis);
        assert_eq!((analysis.winner, analysis.events.len()), (None, number));
        // Equal dice are thrown again.
        game.throw(game.sheet().casting().fall(2).expect("a fall")).expect("the opening");
    }
}

#[test]
fn the_text_fits_into_its_columns() {
    let windows: [(fn() -> Window, usize); 3] = [
        (|| Window { rows: 40, columns: 120 }, 79),
        (|| Window { rows: 40, columns: 72 }, 71),
        (|| Window { rows: 40, columns: 60 }, 59),
    ];
    let record = endgame();
    for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
        for (window, width) in windows {
            let look = Look { glyphs, window: Some(window), ..PLAIN };
            let written = reported(&record, |report| text::text(report, &look));
            assert!(written.lines().all(|line| line.chars().count() <= width), "{written}");
            assert_eq!(written.is_ascii(), glyphs == Glyphs::Ascii, "{written}");
            let first = written.lines().find(|line| line.starts_with("   1 ")).expect("the first line");
            assert_eq!(first.contains("16-19"), width > 59, "{written}");
        }
    }
}

/// Whatever can happen in a game: openings, sides picked, rests, forced returns, stuck sides, pieces kept on 30.
#[test]
fn every_sheet_is_shown_in_every_way() {
    for (seed, sheet) in RuleSheet::every().enumerate() {
        let record = random_game(sheet, seed as u64);
        let written = reported(&record, |report| text::text(report, &PLAIN));
        assert!(written.lines().all(|line| line.chars().count() <= 79), "{sheet}: {written}");
        let page = reported(&record, html::page);
        assert_eq!(page.matches("<section class=\"step\"").count(), count_lines(&record) + 1, "{sheet}");
        assert!(!page.contains("NaN") && !written.contains("NaN"), "{sheet}");
        let json = serde_json::to_string(&reported(&record, json::analysis)).expect("JSON");
        let read: Analysis = serde_json::from_str(&json).expect("what was written");
        let [first, second] = &read.players[..] else { panic!("{json}") };
        let luck = first.luck.amount - second.luck.amount;
        let loss = first.loss.amount - second.loss.amount;
        let sum = read.start.chance + luck - loss + read.correction.amount;
        assert!((sum - read.end.chance).abs() < 1e-9, "{sheet}: {sum}");
        assert_eq!(read.events.len(), record.game.events().len(), "{sheet}");
    }
}

fn count_lines(record: &Record) -> usize {
    reported(record, |report| report.review.lines().count())
}

fn random_game(sheet: RuleSheet, seed: u64) -> Record {
    let mut chance = Chance::new(seed, 0);
    let mut game = Game::new(sheet, Player::First);
    loop {
        match game.stage() {
            Stage::Over(_) => return Record::new(game, "Ani", "Tutu of a name as long as can be").expect("names"),
            Stage::ChooseSide { .. } => game.choose(Side::Cones).expect("a choice is due"),
            _ if game.awaits_throw() => game.throw(chance.throw(sheet.casting())).expect("a throw is due"),
            Stage::Play(position) => {
                game.play(ComputerPlayer::Random.choose(&sheet, &position, &mut chance)).expect("legal");
            }
            Stage::Opening { .. } => unreachable!("an opening awaits a throw"),
        }
    }
}

#[test]
fn nothing_is_never_minus_nothing() {
    let amount = |amount| senet_study::review::Difference { amount, error: None };
    assert_eq!(signed(amount(-0.0001)), "0.0");
    assert_eq!(unsigned(amount(-0.0001)), "0.0");
    assert_eq!(signed(amount(0.125)), "+12.5");
}

#[test]
fn a_record_is_not_overwritten_by_a_page() {
    assert!(refuse_record(Path::new("game.senet")).is_err());
    assert!(refuse_record(Path::new("game.html")).is_ok());
    assert!(refuse_record(Path::new("-")).is_ok());
}
