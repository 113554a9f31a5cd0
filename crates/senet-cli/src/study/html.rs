//! A study as a self-contained page with plots, in the look of the reviews.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use senet::{OptionSet, RuleSheet, SheetOption};
use senet_study::study::{SelfPlay, SheetResult, StudyResult};

use super::{markdown, name_of, pictures, plots, text};
use crate::analyse::html::head;

const STYLE: &str =
    concat!(include_str!("../analyse/html/page.css"), include_str!("study.css"), include_str!("plots.css"));

const TITLE: &str = "What the rule sheets of Senet are like";

/// The content security policy: the page loads nothing.
const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/// The player whose games the small plots show.
const SHOWN: &str = "casual";

/// The page, which begins with a text in Markdown if there is one.
pub(super) fn page(study: &StudyResult, markdown: Option<&str>) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            (head(TITLE, POLICY, STYLE))
            body {
                header {
                    h1 { (TITLE) }
                    p.quiet {
                        "Games between computer players, " (study.games) " at the scale of this study, seed " (study.seed)
                        ". Intervals hold the truth 95 % of the time."
                        @if !study.complete { " The study was stopped before its end." }
                    }
                }
                main {
                    @if let Some(markdown) = markdown {
                        section.card.text { div.scroll { (PreEscaped(text::html(markdown))) } }
                    }
                    section.card { h2 { "Skill and luck" } div.scroll { (plane(study)) } }
                    section.card {
                        h2 { "Length in throws" }
                        p.quiet { "Games of " (SHOWN) " against itself; the line is the median." }
                        div.multiples { @for sheet in &study.sheets { (lengths(study, sheet)) } }
                    }
                    section.card {
                        h2 { "The chance of the winner" }
                        p.quiet {
                            "From the start to the end of a game: the median, half of the games, nine tenths of the games. \
                             The chance is that of these players, fitted to the results of their games."
                        }
                        div.multiples { @for sheet in &study.sheets { (chances(sheet)) } }
                    }
                    @for picture in pictures::of_best_play(study) {
                        section.card {
                            h2 { (picture.title) }
                            p.quiet { (picture.note) }
                            div.multiples { @for (name, plot) in &picture.plots { (figure(name, plot)) } }
                        }
                    }
                    section.card {
                        h2 { "Visits to each house" }
                        p.quiet { "Moves of a game that reach the house by their throw." }
                        div.boards { @for sheet in &study.sheets { (visits(sheet)) } }
                    }
                    @if let Some(rules) = &study.rules {
                        section.card {
                            h2 { "What one rule does" }
                            p.quiet {
                                "One rule of " (rules.base) " is replaced by that of another sheet, all others stay. Dots are \
                                 differences between two casual players, faint where the interval has 0 in it."
                            }
                            div.scroll { (plots::effects(rules)) }
                        }
                    }
                    section.card.numbers #numbers {
                        h2 { "All numbers" }
                        div.scroll { (PreEscaped(text::html(&markdown::tables(study)))) }
                    }
                }
            }
        }
    };
    page.into_string()
}

fn shown(sheet: &SheetResult) -> Option<&SelfPlay> {
    sheet.alone.iter().find(|alone| alone.player == SHOWN)
}

/// The rule sheet of a result; `None` for names that this program does not know.
fn rule_sheet(sheet: &SheetResult) -> Option<RuleSheet> {
    let options = sheet.options.iter().map(|option| option.parse::<SheetOption>());
    RuleSheet::new(sheet.rules.parse().ok()?, options.collect::<Result<OptionSet, _>>().ok()?).ok()
}

fn plane(study: &StudyResult) -> Markup {
    let point = |sheet: &SheetResult| {
        let swing = shown(sheet)?.course.as_ref()?.swing;
        Some(plots::Point { name: name_of(sheet), skill: sheet.skill?, swing })
    };
    let points: Vec<plots::Point> = study.sheets.iter().filter_map(point).collect();
    html! { @if !points.is_empty() { (plots::plane(&points)) } }
}

fn figure(name: &str, plot: &Markup) -> Markup {
    html! { figure { figcaption { (name) } (plot) } }
}

fn lengths(study: &StudyResult, sheet: &SheetResult) -> Markup {
    let all: Vec<&SelfPlay> = study.sheets.iter().filter_map(shown).collect();
    let columns = all.iter().map(|one| one.histogram.len()).max().unwrap_or(1);
    let highest = all.iter().flat_map(|one| &one.histogram).copied().fold(0.01, f64::max);
    html! {
        @if let Some(one) = shown(sheet) {
            (figure(&name_of(sheet), &plots::lengths(&one.histogram, one.throws.median, columns, highest)))
        }
    }
}

fn chances(sheet: &SheetResult) -> Markup {
    html! {
        @if let Some(course) = shown(sheet).and_then(|one| one.course.as_ref()) {
            (figure(&name_of(sheet), &plots::chances(&course.parts)))
        }
    }
}

fn visits(sheet: &SheetResult) -> Markup {
    html! {
        @if let (Some(one), Some(rules)) = (shown(sheet), rule_sheet(sheet)) {
            @let most = one.visits.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
            (figure(&name_of(sheet), &plots::visits(&rules, &one.visits, most)))
        }
    }
}
