//! A review as text for a terminal.

use senet::{Event, Player, Position, RuleSheet};
use senet_ai::WinChance;
use senet_board::{Glyphs, Size, TextBoard};
use senet_study::review::{Difference, Judgement, Mark, Step, Totals};

use super::{ReviewedGame, certainty, chance, in_record, marked, signed, tenths, unsigned};
use crate::play::screen::{Look, name_width};

/// The number of columns of the bar that shows a chance.
const BAR: usize = 10;

pub(super) fn text(reviewed: &ReviewedGame<'_>, look: &Look) -> String {
    let mut lines = heading(reviewed, look);
    lines.push(String::new());
    lines.extend(table(reviewed, look));
    lines.extend(turning_points(reviewed, look));
    lines.extend(totals(reviewed, look));
    lines.extend(sum(reviewed, look));
    let mut text = lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n");
    text.push('\n');
    text
}

fn heading(reviewed: &ReviewedGame<'_>, look: &Look) -> Vec<String> {
    let [first, second] = Player::BOTH.map(|player| reviewed.title(player));
    let sheet = reviewed.record.game.sheet();
    let date = reviewed.record.date.map(|date| format!(", {date}")).unwrap_or_default();
    let about = format!(
        "Chances of winning are {}'s, in per cent: `=` exact, `~` estimated. Luck and loss are what a throw, and a \
         decision, changed for whoever made it. `.` is a decision that lost nothing.",
        reviewed.name(Player::First)
    );
    let title = look.wrapped(&format!("{first} against {second}: {sheet}{date}"), " ");
    let mut lines: Vec<String> = title.iter().map(|line| look.strong(line)).collect();
    lines.extend(look.wrapped(&reviewed.result(), " "));
    lines.push(String::new());
    lines.extend(look.hanging(&about, " ", " ").iter().map(|line| look.faint(line)));
    lines
}

/// The table of throws and moves, with one row for each line of the record.
fn table(reviewed: &ReviewedGame<'_>, look: &Look) -> Vec<String> {
    let names = Player::BOTH.map(|player| reviewed.name(player));
    let width = name_width(names).clamp(3, 8);
    let who = width + 1 + badge_width(look);
    let best = if has_best(look) { "best      " } else { "" };
    let head = format!(
        "{:>4} {:<who$} throw  {:<9} {:>6} {:>5}    {best}{:>7}",
        "line", "who", "move", "luck", "loss", "chance"
    );
    let rows = reviewed.review.lines().map(|steps| row(reviewed, look, steps, width));
    std::iter::once(look.faint(&head)).chain(rows).collect()
}

/// Whether the terminal is wide enough for the column of best moves.
fn has_best(look: &Look) -> bool {
    look.width() >= 68
}

/// The number of columns of the piece in front of a name.
const fn badge_width(look: &Look) -> usize {
    match look.glyphs {
        Glyphs::Unicode => 1,
        Glyphs::Ascii => 3,
    }
}

/// The row of a throw, a decision, or both.
fn row(reviewed: &ReviewedGame<'_>, look: &Look, steps: &[Step], width: usize) -> String {
    let sheet = reviewed.record.game.sheet();
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else { return String::new() };
    let piece = first.side.map_or_else(|| " ".repeat(badge_width(look)), |side| look.badge(sheet, side));
    let name = reviewed.name(first.player);
    let mut thrown = String::new();
    let mut luck = String::new();
    let mut chosen = String::new();
    let (mut loss, mut mark, mut best) = (String::new(), None, String::new());
    for step in steps {
        match &step.judgement {
            Judgement::Luck { luck: amount, .. } => {
                thrown = in_record(step.event);
                luck = signed(*amount);
            }
            judgement => {
                chosen = in_record(step.event);
                let amount = judgement.loss().unwrap_or(Difference::NONE);
                let has_lost = tenths(amount.amount) > 0.0;
                if has_lost {
                    loss = unsigned(amount);
                    best = step.missed().map(in_record).unwrap_or_default();
                } else if judgement.is_choice() {
                    ".".clone_into(&mut loss);
                }
                mark = judgement.mark();
            }
        }
    }
    let mark = match mark {
        None => "  ".to_owned(),
        Some(Mark::Inaccuracy) => look.strong("?!"),
        Some(mark) => look.warning(&format!("{:<2}", mark.symbol())),
    };
    let best = if has_best(look) { format!("{best:<9} ") } else { String::new() };
    let bar = if look.width() >= 79 { bar(look, last.after) } else { String::new() };
    format!(
        "{:>4} {piece} {name:<width$.width$} {thrown:<6} {chosen:<9} {luck:>6} {loss:>5} {mark} {best}{:>7} {bar}",
        first.number,
        chance(last.after),
    )
}

fn bar(look: &Look, value: WinChance<Player>) -> String {
    let (full, empty) = if look.glyphs == Glyphs::Unicode { ("█", "░") } else { ("#", ".") };
    // A chance from 0 to 1, in columns.
    #[expect(clippy::cast_sign_loss, reason = "it is clamped")]
    let filled = (value.chance().clamp(0.0, 1.0) * BAR as f64).round() as usize;
    format!("{}{}", full.repeat(filled), look.faint(&empty.repeat(BAR - filled)))
}

/// The turning points, with the board of each.
fn turning_points(reviewed: &ReviewedGame<'_>, look: &Look) -> Vec<String> {
    let points = reviewed.review.turning_points();
    if points.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![String::new(), look.strong(" Turning points, the largest first")];
    let sheet = reviewed.record.game.sheet();
    for step in points.into_iter().filter_map(|index| reviewed.review.steps.get(index)) {
        let chances = format!("{} to {}", chance(step.before), chance(step.after));
        lines.push(String::new());
        let sentence = format!("line {}: {} ({chances})", step.number, reviewed.turning_point(step));
        lines.extend(look.wrapped(&sentence, " "));
        if let Some(position) = &step.position {
            lines.extend(board(look, sheet, position, step.event));
        }
    }
    lines
}

/// The board after a move, with the move marked; for other events, the board before the event.
fn board(look: &Look, sheet: &RuleSheet, position: &Position, event: Event) -> Vec<String> {
    let size = match look.size() {
        Some(Size::Large) => Size::Small,
        Some(size) => size,
        None => return Vec::new(),
    };
    let board = TextBoard::new(sheet, look.glyphs, size);
    let lines = match event {
        Event::Move(played) => {
            board.last_move(played.from(), played.end()).draw(&position.play_unchecked(sheet, played))
        }
        _ => board.draw(position),
    };
    lines.iter().map(|line| look.painted(sheet, line)).collect()
}

fn totals(reviewed: &ReviewedGame<'_>, look: &Look) -> Vec<String> {
    let titles = Player::BOTH.map(|player| reviewed.title(player));
    let width = titles.iter().map(|title| title.chars().count()).max().unwrap_or(0).clamp(9, 24);
    let width = width.min(look.width().saturating_sub(27) / 2);
    let row = |name: &str, cell: &dyn Fn(&Totals) -> String| {
        let [first, second] = reviewed.review.totals.each_ref().map(cell);
        format!(" {name:<22} {first:>width$}   {second:>width$}")
    };
    let amount = |text: String, difference: Difference| format!("{}{text}", certainty(difference.error));
    let [first, second] = &titles;
    let mut lines = vec![
        String::new(),
        look.strong(&format!(" {:<22} {first:>width$.width$}   {second:>width$.width$}", "Totals")),
    ];
    lines.push(row("luck, %", &|totals| amount(signed(totals.luck), totals.luck)));
    lines.push(row("loss, %", &|totals| amount(unsigned(totals.loss), totals.loss)));
    lines.push(row("decisions", &|totals| totals.decisions.to_string()));
    lines.push(row("  that lost nothing", &|totals| totals.best.to_string()));
    for mark in Mark::ALL {
        let name = format!("  {:<2} from {} % on", mark.symbol(), 100.0 * mark.from());
        lines.push(row(&name, &|totals| totals.marks[mark as usize].to_string()));
    }
    lines.push(row("loss per decision, %", &|totals| {
        totals.loss_per_decision().map_or_else(|| "-".to_owned(), |loss| format!("{:.2}", 100.0 * loss))
    }));
    lines
}

/// The sum of the chance at the start, luck, losses and corrections, which is the result.
fn sum(reviewed: &ReviewedGame<'_>, look: &Look) -> Vec<String> {
    let review = reviewed.review;
    let [first, second] = &review.totals;
    let name = reviewed.name(Player::First);
    let end = if reviewed.record.game.outcome().is_some() { "result" } else { "chance now" };
    let with_sign = |difference: Difference| format!("{}{}", certainty(difference.error), signed(difference));
    let adjusted = review.luck_adjusted();
    let rows = [
        ("chance at the start", chance(review.start)),
        ("+ luck, less that of the other", with_sign(first.luck.plus(second.luck.reversed()))),
        ("+ losses of the other, less own", with_sign(second.loss.plus(first.loss.reversed()))),
        ("+ corrections of estimates", with_sign(review.correction)),
        (end, chance(review.end)),
        ("luck-adjusted result", marked(adjusted.amount, adjusted.error)),
    ];
    let mut lines = vec![String::new(), look.strong(&format!(" How it came about, for {name}, in per cent"))];
    lines.extend(rows.map(|(what, value)| format!(" {what:<32} {value:>8}")));
    lines
}
