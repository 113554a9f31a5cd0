//! The tables of a study in Markdown.

use std::fmt::Write as _;

use senet_study::Rate;
use senet_study::study::{CourseResult, Mean, Race, SelfPlay, SheetResult, StudyResult};

use super::name_of;

/// A table with a row for each thing and a column for each sheet.
struct Table {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    fn new(corner: &str, sheets: &[SheetResult]) -> Table {
        let names = sheets.iter().map(|sheet| format!("`{}`", name_of(sheet)));
        Table { head: std::iter::once(corner.to_owned()).chain(names).collect(), rows: Vec::new() }
    }

    fn row(&mut self, name: &str, cells: impl IntoIterator<Item = String>) {
        self.rows.push(std::iter::once(name.to_owned()).chain(cells).collect());
    }

    fn write(&self, text: &mut String) {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        text.push_str(&line(&self.head));
        text.push_str(&line(&vec!["---".to_owned(); self.head.len()]));
        self.rows.iter().for_each(|row| text.push_str(&line(row)));
        text.push('\n');
    }
}

/// A mean with half of the width of its interval.
fn mean(value: &Mean, decimals: usize) -> String {
    format!("{:.decimals$} ± {:.decimals$}", value.mean, value.margin())
}

/// A share in per cent with its interval.
fn share(rate: &Rate) -> String {
    format!("{:.1} ({:.1}–{:.1})", 100.0 * rate.share, 100.0 * rate.low, 100.0 * rate.high)
}

/// A mean share in per cent with half of the width of its interval.
fn percent(value: &Mean) -> String {
    format!("{:.1} ± {:.1}", 100.0 * value.mean, 100.0 * value.margin())
}

/// A difference with its sign, in bold type where its interval leaves 0 out.
fn difference(value: &Mean, scale: f64) -> String {
    let text = format!("{:+.1} ± {:.1}", scale * value.mean, scale * value.margin());
    if value.low > 0.0 || value.high < 0.0 { format!("**{text}**") } else { text }
}

const NOTHING: &str = "–";

/// The name of best play in a result.
const BEST: &str = "best";

/// All tables of a study.
pub(super) fn tables(study: &StudyResult) -> String {
    let sheets = &study.sheets;
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(text, "# The rule sheets in numbers\n");
    let _ = writeln!(
        text,
        "Counts are means of a game. After ±, and in brackets, is what holds the truth 95 % of the time."
    );
    let _ =
        writeln!(text, "Seed {}, scale {} games, {} s a throw.\n", study.seed, study.games, study.seconds_per_throw);
    let players: Vec<String> = sheets
        .iter()
        .max_by_key(|sheet| sheet.alone.len())
        .map_or(Vec::new(), |sheet| sheet.alone.iter().map(|alone| alone.player.clone()).collect());
    for player in &players {
        let _ = writeln!(text, "## `{player}` against itself\n");
        of_player(study, player).write(&mut text);
    }
    let _ = writeln!(text, "## Level against level\n");
    levels(sheets).write(&mut text);
    let _ = writeln!(text, "## Matches by points\n");
    matches(sheets).write(&mut text);
    let _ = writeln!(text, "## Best play, from random positions\n");
    best(sheets).write(&mut text);
    let _ = writeln!(text, "### Best play against itself\n");
    of_player(study, BEST).write(&mut text);
    if let Some(rules) = &study.rules {
        let _ = writeln!(text, "## What one rule does: differences from `{}`\n", rules.base);
        effects(rules).write(&mut text);
    }
    text
}

/// The games of a player against itself.
fn games_of<'s>(sheet: &'s SheetResult, player: &str) -> Option<&'s SelfPlay> {
    let best = sheet.best.as_ref().map(|best| &best.play);
    sheet.alone.iter().chain(best).find(|alone| alone.player == player)
}

/// Everything about the games of a player against itself.
fn of_player(study: &StudyResult, player: &str) -> Table {
    let mut table = Table::new("", &study.sheets);
    let mut row = |name: &str, cell: &dyn Fn(&SelfPlay) -> String| {
        let of = |sheet: &SheetResult| games_of(sheet, player).map_or_else(|| NOTHING.to_owned(), cell);
        table.row(name, study.sheets.iter().map(of));
    };
    let minutes = |throws: u64| format!("{:.0}", throws as f64 * study.seconds_per_throw / 60.0);
    let course = |cell: &'static dyn Fn(&CourseResult) -> String| {
        move |alone: &SelfPlay| alone.course.as_ref().map_or_else(|| NOTHING.to_owned(), cell)
    };
    row("games", &|alone| alone.games.to_string());
    row("throws, mean", &|alone| {
        let margin = 1.96 * alone.throws.deviation / (alone.games as f64).sqrt();
        format!("{:.1} ± {margin:.1}", alone.throws.mean)
    });
    row("throws, 5 / 25 / **50** / 75 / 95 %", &|alone| {
        let throws = &alone.throws;
        format!(
            "{} / {} / **{}** / {} / {}",
            throws.percentile_5, throws.percentile_25, throws.median, throws.percentile_75, throws.percentile_95
        )
    });
    row("minutes, 5 / **50** / 95 %", &|alone| {
        let throws = &alone.throws;
        let [low, middle, high] = [throws.percentile_5, throws.median, throws.percentile_95].map(minutes);
        format!("{low} / **{middle}** / {high}")
    });
    row("the beginner wins, %", &|alone| share(&alone.wins_of_beginner));
    // Endgames have no opening, and begin with the spools.
    if player != BEST {
        row("the first to throw in the opening wins, %", &|alone| share(&alone.wins_of_opener));
        row("the spools win, %", &|alone| share(&alone.wins_of_spools));
    }
    row("points of the winner", &|alone| mean(&alone.points, 2));
    row("moves", &|alone| mean(&alone.moves, 1));
    row("real choices", &|alone| mean(&alone.choices, 1));
    row("forced moves", &|alone| mean(&alone.forced, 1));
    row("passes", &|alone| mean(&alone.passes, 1));
    row("backward moves", &|alone| mean(&alone.backward, 1));
    row("captures", &|alone| mean(&alone.captures, 1));
    row("blockades formed", &|alone| alone.blockades.as_ref().map_or(NOTHING.to_owned(), |of| mean(of, 1)));
    row("moves against a blockade, %", &|alone| format!("{:.1}", 100.0 * alone.facing_blockade));
    row("visits to 27", &|alone| alone.visits.get(26).map_or(NOTHING.to_owned(), |visits| format!("{visits:.2}")));
    row("changes of the lead", &course(&|course| mean(&course.lead_changes, 1)));
    row(
        "decided after throws, 5 / **50** / 95 %",
        &course(&|course| {
            let at = &course.decided_at;
            format!("{} / **{}** / {}", at.percentile_5, at.median, at.percentile_95)
        }),
    );
    row("decided after this part of the game, %", &course(&|course| percent(&course.decided_part)));
    row("won from 25 % or less, %", &course(&|course| share(&course.comebacks_25)));
    row("won from 10 % or less, %", &course(&|course| share(&course.comebacks_10)));
    row(
        "change of the chance by a throw and its move, points",
        &course(&|course| format!("{:.2} ± {:.2}", 100.0 * course.swing.mean, 100.0 * course.swing.margin())),
    );
    if study.sheets.iter().filter_map(|sheet| games_of(sheet, player)).any(|one| one.unfinished > 0) {
        row("given up as too long", &|alone| alone.unfinished.to_string());
    }
    table
}

fn levels(sheets: &[SheetResult]) -> Table {
    let mut table = Table::new("wins of the first, %", sheets);
    let pairs = sheets.iter().map(|sheet| &sheet.pairs).max_by_key(|pairs| pairs.len());
    for (index, pair) in pairs.into_iter().flatten().enumerate() {
        let [first, second] = &pair.players;
        let cell = |sheet: &SheetResult| {
            sheet.pairs.get(index).map_or_else(|| NOTHING.to_owned(), |pair| share(&pair.wins_of_first))
        };
        table.row(&format!("`{first}`, `{second}`"), sheets.iter().map(cell));
        let points = |sheet: &SheetResult| {
            let points = sheet.pairs.get(index).map(|pair| pair.points);
            points.map_or_else(|| NOTHING.to_owned(), |[one, other]| format!("{one:.2} : {other:.2}"))
        };
        table.row("– points a game", sheets.iter().map(points));
    }
    let skill = |part: &dyn Fn(&Mean) -> f64| -> Vec<String> {
        let cell = |sheet: &SheetResult| {
            let cell = |skill: &Mean| format!("{:.1} ± {:.1}", 100.0 * part(skill), 100.0 * skill.margin());
            sheet.skill.as_ref().map_or_else(|| NOTHING.to_owned(), cell)
        };
        sheets.iter().map(cell).collect()
    };
    table.row("**explained by skill**, % of the variance", skill(&|skill| skill.mean));
    table.row("**by throws alone**, %", skill(&|skill| 1.0 - skill.mean));
    table
}

fn matches(sheets: &[SheetResult]) -> Table {
    let mut table = Table::new("matches won by `expert` against `novice`, %", sheets);
    let of = |sheet: &SheetResult| {
        let is_wanted = |players: &[String; 2]| players[0] == "expert" && players[1] == "novice";
        sheet.pairs.iter().find(|pair| is_wanted(&pair.players)).map(|pair| pair.matches.clone()).unwrap_or_default()
    };
    let all: Vec<_> = sheets.iter().map(of).collect();
    let longest = all.iter().max_by_key(|matches| matches.len()).cloned().unwrap_or_default();
    for (index, one) in longest.iter().enumerate() {
        for (what, by_points) in [("by games", false), ("by points", true)] {
            let cell = |matches: &Vec<senet_study::study::MatchResult>| {
                let found = matches.get(index).map(|found| if by_points { found.by_points } else { found.by_games });
                found.as_ref().map_or_else(|| NOTHING.to_owned(), percent)
            };
            table.row(&format!("of {} {what}", one.games), all.iter().map(cell));
        }
    }
    table
}

fn best(sheets: &[SheetResult]) -> Table {
    let mut table = Table::new("", sheets);
    let mut row = |name: &str, cell: &dyn Fn(&senet_study::study::BestPlay) -> String| {
        let of = |sheet: &SheetResult| sheet.best.as_ref().map_or_else(|| NOTHING.to_owned(), cell);
        table.row(name, sheets.iter().map(of));
    };
    row("pieces a side", &|best| best.pieces.to_string());
    row("exact chance of the side that throws, %", &|best| {
        format!("{:.2} ± {:.2}", 100.0 * best.chance_of_thrower.mean, 100.0 * best.chance_of_thrower.margin())
    });
    for index in 0..4 {
        let level = sheets.iter().find_map(|sheet| Some(sheet.best.as_ref()?.against.get(index)?.player.clone()));
        let Some(level) = level else { continue };
        row(&format!("wins against `{level}`, %"), &|best| {
            best.against.get(index).map_or_else(|| NOTHING.to_owned(), |one| percent(&one.wins_of_best))
        });
    }
    let most = sheets.iter().filter_map(|sheet| sheet.best.as_ref()).map(|best| best.races.len()).max().unwrap_or(0);
    for index in 0..most {
        for (what, of) in [("rear", (|race| race.behind) as fn(&Race) -> f64), ("front", |race| race.ahead)] {
            row(&format!("race of {} a side, the {what} throws, %", index + 1), &|best| {
                best.races.get(index).map_or_else(|| NOTHING.to_owned(), |race| format!("{:.4}", 100.0 * of(race)))
            });
        }
    }
    table
}

fn effects(rules: &senet_study::study::RulesResult) -> Table {
    let head = [
        "rule",
        "of",
        "throws (random)",
        "throws (`casual`)",
        "captures (`casual`)",
        "the beginner wins, points (random)",
        "the beginner wins, points (`casual`)",
        "`casual` beats `novice`, points",
    ];
    let mut table = Table { head: head.map(str::to_owned).to_vec(), rows: Vec::new() };
    let base = &rules.unchanged.measures;
    table.row(
        &format!("_{} itself_", rules.base),
        [
            String::new(),
            mean(&base.random_throws, 1),
            mean(&base.throws, 1),
            mean(&base.captures, 1),
            percent(&base.random_beginner),
            percent(&base.beginner),
            percent(&base.skill),
        ],
    );
    for effect in &rules.variants {
        let from = std::iter::once(&effect.from).chain(&effect.also).map(|id| format!("`{id}`")).collect::<Vec<_>>();
        let d = &effect.differences;
        table.row(
            &effect.rule,
            [
                from.join(", "),
                difference(&d.random_throws, 1.0),
                difference(&d.throws, 1.0),
                difference(&d.captures, 1.0),
                difference(&d.random_beginner, 100.0),
                difference(&d.beginner, 100.0),
                difference(&d.skill, 100.0),
            ],
        );
    }
    table
}
