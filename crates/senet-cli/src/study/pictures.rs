//! The plots of best play: on the page of a study, and as pictures for other pages.

use maud::{Markup, PreEscaped, html};
use senet_board::svg;
use senet_study::study::{BestPlay, SheetResult, StudyResult};

use super::plots::{self, BELOW, COLUMN, HEIGHT, WIDTH};

const STYLE: &str = include_str!("plots.css");

/// Plots in a row of a picture.
const COLUMNS: usize = 3;
/// Room for the name above a plot, and around all of them.
const NAME: f64 = 24.0;
const MARGIN: f64 = 12.0;

/// Small plots of all sheets without options.
pub(super) struct Picture {
    /// The name of its file, without an ending.
    pub(super) name: &'static str,
    pub(super) title: &'static str,
    /// Explains how to read the picture.
    pub(super) note: String,
    /// Names of sheets, and their plots.
    pub(super) plots: Vec<(String, Markup)>,
}

/// The pictures of best play in a study.
pub(super) fn of_best_play(study: &StudyResult) -> Vec<Picture> {
    let plain = study.sheets.iter().filter(|sheet| sheet.options.is_empty());
    let sheets: Vec<(&SheetResult, &BestPlay)> =
        plain.filter_map(|sheet| Some((sheet, sheet.best.as_ref()?))).collect();
    let Some((_, first)) = sheets.first() else { return Vec::new() };
    let pieces = match first.pieces {
        1 => "one piece".to_owned(),
        pieces => format!("{pieces} pieces"),
    };
    let each = |plot: &dyn Fn(&BestPlay) -> Option<Markup>| {
        sheets.iter().filter_map(|(sheet, best)| Some((sheet.rules.clone(), plot(best)?))).collect::<Vec<_>>()
    };
    let highest = |of: &dyn Fn(&BestPlay) -> f64| sheets.iter().map(|(_, best)| of(best)).fold(0.01, f64::max);
    let of_races = |best: &BestPlay| best.races.iter().map(|race| race.ahead).fold(0.5, f64::max);
    let of_lengths = |best: &BestPlay| best.play.histogram.iter().copied().fold(0.0, f64::max);
    let (top, share) = (highest(&of_races) + 0.005, highest(&of_lengths));
    // The longest of some sheets are ten times as long as most: they would leave no room for the others.
    let long = sheets.iter().map(|(_, best)| best.play.throws.percentile_75).max().unwrap_or(0);
    let columns = (long / u64::from(COLUMN) + 1) as usize;
    let pictures = [
        Picture {
            name: "best-races",
            title: "Who throws first",
            note: "The exact chance of the side that throws, by pieces a side, which take turns on the first houses: its pieces \
                   one house behind the others (line), or one before them (dashes)."
                .to_owned(),
            plots: each(&|best| (!best.races.is_empty()).then(|| plots::races(&best.races, top))),
        },
        Picture {
            name: "best-lengths",
            title: "How long games of best play are",
            note: format!(
                "Shares of games by their throws, from random positions of {pieces} a side; the line is the median. Longer games \
                 are not shown."
            ),
            plots: each(&|best| {
                let histogram = &best.play.histogram;
                let shown = &histogram[..columns.min(histogram.len())];
                Some(plots::lengths(shown, best.play.throws.median, columns, share))
            }),
        },
        Picture {
            name: "best-chances",
            title: "When games of best play are decided",
            note: "The exact chance of the winner from the start to the end of these games: the median, half of the games, nine \
                   tenths of the games."
                .to_owned(),
            plots: each(&|best| Some(plots::chances(&best.play.course.as_ref()?.parts))),
        },
    ];
    pictures.into_iter().filter(|picture| !picture.plots.is_empty()).collect()
}

impl Picture {
    /// The picture as a file of its own, by day and by night.
    pub(super) fn svg(&self) -> String {
        let columns = COLUMNS.min(self.plots.len());
        let rows = self.plots.len().div_ceil(COLUMNS);
        let height_of_row = NAME + HEIGHT + BELOW;
        let (width, height) = (2.0 * MARGIN + columns as f64 * WIDTH, 2.0 * MARGIN + rows as f64 * height_of_row);
        let picture = html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height)
                role="img" aria-label=(self.title) {
                style { (PreEscaped(svg::COLOURS)) (PreEscaped(STYLE)) }
                rect width="100%" height="100%" rx="10" fill="var(--panel)" {}
                @for (index, (name, plot)) in self.plots.iter().enumerate() {
                    @let x = MARGIN + (index % COLUMNS) as f64 * WIDTH;
                    @let y = MARGIN + (index / COLUMNS) as f64 * height_of_row;
                    text.name x=(x + WIDTH / 2.0) y=(y + 16.0) text-anchor="middle" { (name) }
                    svg x=(x) y=(y + NAME) width=(WIDTH) height=(HEIGHT + BELOW) { (plot) }
                }
            }
        };
        picture.into_string() + "\n"
    }
}
