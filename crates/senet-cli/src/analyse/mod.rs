//! `senet analyse`: the luck of the throws and the losses of the decisions in a game.

pub(crate) mod html;
#[cfg(test)]
mod tests;
mod text;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anstream::AutoStream;
use clap::{Args, ColorChoice};
use senet::{Event, Move, Player, Record, Side};
use senet_ai::WinChance;
use senet_study::review::{Difference, Mark, Review, Step};
use senet_study::wire::{self, in_record};

use crate::arguments::write_whole;
use crate::english::count;
use crate::evaluation::TablesArguments;
use crate::play::look;
use crate::{Failure, record};

/// Review a game: how lucky each throw was, what each decision gave away, and where the game turned
///
/// Chances of winning are exact where both sides have few pieces left, and estimated elsewhere; each says which it is.
/// docs/analysis.md says what the numbers mean.
#[derive(Args, Clone, Debug)]
pub struct AnalyseArguments {
    /// The record of the game (a .senet file)
    file: PathBuf,

    #[command(flatten)]
    tables: TablesArguments,

    /// Write the review as JSON
    #[arg(long, conflicts_with = "html")]
    json: bool,

    /// Write the review as a page for a browser, which needs nothing else; without FILE, to the standard output
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    html: Option<PathBuf>,

    /// Draw with ASCII characters alone
    #[arg(long)]
    ascii: bool,

    /// Whether to use colours
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = ColorChoice::Auto)]
    color: ColorChoice,
}

/// Reviews a game and writes the review.
///
/// # Errors
///
/// If the record cannot be read or is not sound, or the review cannot be written.
pub fn run(arguments: &AnalyseArguments) -> Result<(), Failure> {
    if let Some(page) = &arguments.html {
        refuse_record(page)?;
    }
    let record = record::load(&arguments.file)?;
    let evaluation = arguments.tables.evaluation(*record.game.sheet())?;
    let review = evaluation.with_evaluator(|evaluator| Review::new(&record.game, evaluator))?;
    let reviewed = ReviewedGame { record: &record, review: &review };
    let output = io::stdout().lock();
    if arguments.json {
        let json = serde_json::to_string_pretty(&wire::analysis(&record, &review));
        return write(output, &json.map_err(|error| Failure::new(error.to_string()))?);
    }
    match &arguments.html {
        Some(page) if page == Path::new("-") => write(output, &html::page(&reviewed)),
        Some(page) => write_whole(page, html::page(&reviewed).as_bytes()),
        None => {
            let look = look(&output, arguments.ascii, arguments.color);
            let text = text::text(&reviewed, &look);
            Ok(AutoStream::always(output).write_all(text.as_bytes())?)
        }
    }
}

fn write(mut output: impl Write, text: &str) -> Result<(), Failure> {
    Ok(writeln!(output, "{}", text.trim_end())?)
}

/// Refuses the name of a record for the page: `--html GAME.senet` would replace the game.
fn refuse_record(page: &Path) -> Result<(), Failure> {
    if page.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("senet")) {
        return Err(Failure::PageOverRecord(page.to_owned()));
    }
    Ok(())
}

/// A record with its review, and the phrases that text and page share.
struct ReviewedGame<'r> {
    record: &'r Record,
    review: &'r Review,
}

impl ReviewedGame<'_> {
    fn name(&self, player: Player) -> &str {
        self.record.name(player)
    }

    fn side(&self, player: Player) -> Option<Side> {
        self.record.game.side(player)
    }

    /// Returns the name with the side: `Ani (cones)`.
    fn title(&self, player: Player) -> String {
        let name = self.name(player);
        self.side(player).map_or_else(|| name.to_owned(), |side| format!("{name} ({side})"))
    }

    /// Describes the result in a sentence.
    fn result(&self) -> String {
        let Some(outcome) = self.record.game.outcome() else { return "The game is not finished.".to_owned() };
        let how = if outcome.by_resignation { ", by resignation" } else { "" };
        let points = count(outcome.points as usize, "point");
        format!("{} wins with the {}{how}: {points}.", self.name(outcome.winner), outcome.side)
    }

    /// Describes a turning point in a sentence, such as `Tutu throws 4: luck +12.3 %`.
    fn turning_point(&self, step: &Step) -> String {
        let name = self.name(step.player);
        let swing = step.judgement.swing();
        match step.event {
            Event::Throw(faces) => format!("{name} throws {}: luck {} %", faces.throw(), signed(swing)),
            Event::Resign(_) => format!("{name} resigns: loss {} %", unsigned(swing.reversed())),
            event => {
                let what = match event {
                    Event::Move(Move::PASS) => "passes".to_owned(),
                    Event::Move(Move::KEEP) => "keeps the piece on 30".to_owned(),
                    Event::Choose(side) => format!("takes the {side}"),
                    event => format!("plays {}", in_record(event)),
                };
                let mark = step.judgement.mark().map_or("", Mark::symbol);
                let best = step.missed().map(|best| format!("; best was {}", in_record(best)));
                format!("{name} {what}{mark}: loss {} %{}", unsigned(swing.reversed()), best.unwrap_or_default())
            }
        }
    }
}

/// Formats a chance in per cent with one decimal, marked `=` for exact and `~` for estimated.
fn chance(value: WinChance<Player>) -> String {
    marked(value.chance(), value.error())
}

/// Formats a share in per cent with one decimal, marked by [`certainty`].
fn marked(share: f64, error: Option<f64>) -> String {
    format!("{}{:.1}", certainty(error), 100.0 * share)
}

/// Returns `=` for an exact value, `~` for an estimated one.
const fn certainty(error: Option<f64>) -> &'static str {
    if error.is_some() { "=" } else { "~" }
}

/// Formats a difference in per cent with its sign.
fn signed(difference: Difference) -> String {
    let rounded = tenths(difference.amount);
    if rounded == 0.0 { "0.0".to_owned() } else { format!("{rounded:+.1}") }
}

/// Formats a difference in per cent, without a plus sign.
fn unsigned(difference: Difference) -> String {
    format!("{:.1}", tenths(difference.amount))
}

/// Converts to per cent, rounded to tenths. Returns `0` instead of `-0`.
fn tenths(amount: f64) -> f64 {
    (1000.0 * amount).round() / 10.0 + 0.0
}
