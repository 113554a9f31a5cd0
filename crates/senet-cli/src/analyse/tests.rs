//! Reviews of a small game, with an evaluator whose values are easy to compute by hand.

use std::path::Path;

use senet::{Game, HouseSet, Player, Position, Record, RuleSheet, Side, Stage};
use senet_ai::{Chance, ComputerPlayer, Evaluator, WinChance};
use senet_board::Glyphs;
use senet_protocol::analysis::Analysis;
use senet_study::review::Review;

use senet_study::wire;

use super::{ReviewedGame, html, refuse_record, signed, text, unsigned};
use crate::play::screen::{Look, Window};

const PLAIN: Look = Look { glyphs: Glyphs::Unicode, colour: false, window: None };

/// An evaluator by the pip count. It calls positions with one piece a side exact to a thousandth.
struct Race;

impl Evaluator for Race {
    fn win_chance(&self, position: &Position) -> WinChance {
        let pips = |houses: HouseSet| houses.iter().map(|house| 31.0 - f64::from(house.number())).sum::<f64>();
        let (own, enemy) = (pips(position.own()), pips(position.enemy()));
        let is_exact = position.own().len() == 1 && position.enemy().len() == 1;
        let (side, chance) = (position.side(), enemy / (own + enemy));
        if is_exact { WinChance::exact(side, chance, 0.001) } else { WinChance::estimated(side, chance) }
    }
}

fn endgame() -> Record {
    Record::parse(include_str!("../../tests/it/games/endgame.senet")).expect("a record")
}

fn analysis(reviewed: &ReviewedGame<'_>) -> senet_protocol::analysis::Analysis {
    wire::analysis(reviewed.record, reviewed.review)
}

/// Calls `write` with the review of a record.
fn with_review<T>(record: &Record, write: impl FnOnce(&ReviewedGame<'_>) -> T) -> T {
    let review = Review::new(&record.game, &Race);
    write(&ReviewedGame { record, review: &review })
}

#[test]
fn as_text() {
    insta::assert_snapshot!(with_review(&endgame(), |reviewed| text::text(reviewed, &PLAIN)));
}

#[test]
fn as_json() {
    insta::assert_json_snapshot!(with_review(&endgame(), analysis));
}

/// The snapshot leaves out the style, the script and the drawing of the empty board, which are files of their own.
#[test]
fn as_a_page() {
    let page = with_review(&endgame(), html::page);
    let mut shown = page.replace("><", ">\n<");
    for (start, end) in [("<style>", "</style>"), ("<script>", "</script>"), ("<defs>", "</defs>")] {
        let from = shown.find(start).expect("a beginning") + start.len();
        let to = shown.find(end).expect("an end");
        shown.replace_range(from..to, "…");
    }
    insta::assert_snapshot!(shown);
}

#[test]
fn a_page_refers_to_no_other_file_and_links_every_step() {
    let record = endgame();
    let page = with_review(&record, html::page);
    for attribute in ["href=\"", "src=\"", "url("] {
        for (at, _) in page.match_indices(attribute) {
            let target = &page[at + attribute.len()..];
            assert!(target.starts_with('#') || target.starts_with("data:"), "{}", &target[..target.len().min(40)]);
        }
    }
    assert!(!page.contains("://"), "an address of another host");
    let lines = with_review(&record, |reviewed| reviewed.review.lines().count());
    for line in 1..=lines {
        assert_eq!(page.matches(&format!("id=\"line-{line}\"")).count(), 1);
        assert!(page.matches(&format!("href=\"#line-{line}\"")).count() >= 2, "in the list and in the graph");
    }
}

#[test]
fn names_are_escaped() {
    let sheet = RuleSheet::CARPIGNANO;
    let game = Game::new(sheet, Player::First);
    let record = Record::new(game, "<script>alert(1)</script>", "\"><b>Tutu").expect("names");
    let page = with_review(&record, html::page);
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{page}");
    assert!(!page.contains("<script>alert") && !page.contains("<b>Tutu"), "{page}");
}

#[test]
fn games_without_events_and_in_the_opening_are_written() {
    let mut game = Game::new(RuleSheet::UNINERD, Player::Second);
    for number in 0..3 {
        let record = Record::new(game.clone(), "Ani", "Tutu").expect("names");
        let written = with_review(&record, |reviewed| text::text(reviewed, &PLAIN));
        assert!(written.contains("The game is not finished.") && written.contains("chance now"), "{written}");
        assert!(with_review(&record, html::page).contains("The game is not finished."));
        let analysis = with_review(&record, analysis);
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
            let written = with_review(&record, |reviewed| text::text(reviewed, &look));
            assert!(written.lines().all(|line| line.chars().count() <= width), "{written}");
            assert_eq!(written.is_ascii(), glyphs == Glyphs::Ascii, "{written}");
            let first = written.lines().find(|line| line.starts_with("   1 ")).expect("the first line");
            assert_eq!(first.contains("16-19"), width > 59, "{written}");
        }
    }
}

/// Random games reach every kind of event: choices of a side, rests, forced returns, stuck sides, pieces kept on 30.
#[test]
fn random_games_of_every_sheet_are_written_in_every_format() {
    for (seed, sheet) in RuleSheet::every().enumerate() {
        let record = random_game(sheet, seed as u64);
        let written = with_review(&record, |reviewed| text::text(reviewed, &PLAIN));
        assert!(written.lines().all(|line| line.chars().count() <= 79), "{sheet}: {written}");
        let page = with_review(&record, html::page);
        assert_eq!(page.matches("<section class=\"step\"").count(), count_lines(&record) + 1, "{sheet}");
        assert!(!page.contains("NaN") && !written.contains("NaN"), "{sheet}");
        let json = serde_json::to_string(&with_review(&record, analysis)).expect("JSON");
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
    with_review(record, |reviewed| reviewed.review.lines().count())
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
fn zero_has_no_sign() {
    let amount = |amount| senet_study::review::Difference { amount, error: None };
    assert_eq!(signed(amount(-0.0001)), "0.0");
    assert_eq!(unsigned(amount(-0.0001)), "0.0");
    assert_eq!(signed(amount(0.125)), "+12.5");
}

#[test]
fn a_page_never_replaces_a_record() {
    assert!(refuse_record(Path::new("game.senet")).is_err());
    assert!(refuse_record(Path::new("game.html")).is_ok());
    assert!(refuse_record(Path::new("-")).is_ok());
}
