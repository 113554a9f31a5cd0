//! `senet study`: what the sheets are like, as JSON, as a Markdown table and as a page with plots.

mod html;
mod markdown;
mod pictures;
mod plots;
mod text;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use indicatif::{HumanDuration, ProgressBar};
use senet::{RuleSheet, SheetId};
use senet_study::study::{FORMAT, Study, StudyProgress, StudyResult};
use serde_json::Value;

use crate::Failure;
use crate::arguments::{from_one, from_zero, stop_on_interrupt, write_whole};
use crate::progress::bar_by;

/// Study what the rule sheets are like: length, luck, skill and advantage, and what one rule does
///
/// Computer players play many games by each sheet, by each option, and by variants in which one rule is that of another
/// sheet. The same seed and number of games give the same result. Ctrl-C stops; what was played until then is kept.
/// docs/study.md has the results and the method, docs/study-format.md the format of the JSON.
#[derive(Args, Clone, Debug)]
pub struct StudyArguments {
    /// A rule sheet, once for each; without one, all sheets, the options alone, and what one rule does
    #[arg(long = "rules", value_name = "SHEET")]
    sheets: Vec<SheetId>,

    /// The scale: games between two of the faster levels. Slower levels play fewer, random players more
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = from_one)]
    games: u64,

    /// Seed of all throws and choices
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = from_zero)]
    seed: u64,

    /// How long a throw with its move takes, to tell minutes
    #[arg(long, value_name = "SECONDS", default_value = "15", value_parser = seconds)]
    seconds_per_throw: f64,

    /// A folder with tables of more than two pieces a side, made by `senet solve`: best play begins with as many pieces a
    /// side as all tables of the sheet are there for. The other players do not use them
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,

    /// Show the result of a file in place of a new study
    #[arg(long, value_name = "FILE", conflicts_with_all = ["sheets", "games", "seed", "seconds_per_throw", "tables"])]
    from: Option<PathBuf>,

    /// The file for the result as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,

    /// The file for the tables in Markdown; without any file, they are printed
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,

    /// The file for the page with plots
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,

    /// A text in Markdown with which the page begins, such as docs/study.md
    #[arg(long, value_name = "FILE", requires = "html")]
    text: Option<PathBuf>,

    /// A folder into which the plots of best play are written, as SVG files
    #[arg(long, value_name = "FOLDER")]
    pictures: Option<PathBuf>,
}

fn seconds(text: &str) -> Result<f64, String> {
    let wanted = || "a number of seconds above 0 is wanted".to_owned();
    text.parse().ok().filter(|seconds: &f64| *seconds > 0.0 && seconds.is_finite()).ok_or_else(wanted)
}

/// Studies, with a progress bar, and writes what was asked for.
///
/// # Errors
///
/// If a file cannot be read or written, is no result of a study, or a table in the program is damaged.
pub fn run(arguments: &StudyArguments) -> Result<(), Failure> {
    let read_text = |file: &PathBuf| std::fs::read_to_string(file).map_err(Failure::of_file(file));
    let text = arguments.text.as_ref().map(read_text).transpose()?;
    let result = match &arguments.from {
        Some(file) => read(file)?,
        None => study(arguments)?,
    };
    if let Some(file) = &arguments.json {
        write_whole(file, json(&result)?.as_bytes())?;
    }
    if let Some(file) = &arguments.html {
        write_whole(file, html::page(&result, text.as_deref()).as_bytes())?;
    }
    if let Some(folder) = &arguments.pictures {
        for picture in pictures::of_best_play(&result) {
            write_whole(&folder.join(picture.name).with_extension("svg"), picture.svg().as_bytes())?;
        }
    }
    let tables = markdown::tables(&result);
    match &arguments.markdown {
        Some(file) => write_whole(file, tables.as_bytes())?,
        None if arguments.json.is_some() || arguments.html.is_some() || arguments.pictures.is_some() => {}
        None => write!(anstream::stdout().lock(), "{tables}")?,
    }
    Ok(())
}

fn read(file: &Path) -> Result<StudyResult, Failure> {
    let text = std::fs::read_to_string(file).map_err(Failure::of_file(file))?;
    let result: StudyResult = serde_json::from_str(&text).map_err(|error| Failure::with_file(file, error))?;
    if result.format == FORMAT {
        Ok(result)
    } else {
        let found = &result.format;
        Err(Failure::with_file(file, format!("its format is `{found}`, and this program reads `{FORMAT}`")))
    }
}

/// The result as JSON, with six decimals: more than the intervals tell, and few enough to be read back exactly.
fn json(result: &StudyResult) -> Result<String, Failure> {
    fn round(value: &mut Value) {
        match value {
            Value::Number(number) if number.is_f64() => {
                let rounded = number.as_f64().map(|number| (number * 1e6).round() / 1e6 + 0.0);
                *value = rounded.map_or(Value::Null, Value::from);
            }
            Value::Array(values) => values.iter_mut().for_each(round),
            Value::Object(members) => members.values_mut().for_each(round),
            _ => {}
        }
    }
    let failed = |error: serde_json::Error| Failure::new(error.to_string());
    let mut value = serde_json::to_value(result).map_err(failed)?;
    round(&mut value);
    Ok(serde_json::to_string(&value).map_err(failed)? + "\n")
}

fn study(arguments: &StudyArguments) -> Result<StudyResult, Failure> {
    let sheets: Vec<RuleSheet> = if arguments.sheets.is_empty() {
        Study::every_sheet()
    } else {
        arguments.sheets.iter().map(|id| RuleSheet::plain(*id)).collect()
    };
    let study = Study {
        rules: arguments.sheets.is_empty(),
        sheets,
        games: arguments.games,
        seed: arguments.seed,
        seconds_per_throw: arguments.seconds_per_throw,
        tables: arguments.tables.clone(),
    };
    if let Some(folder) = &study.tables {
        std::fs::read_dir(folder).map_err(Failure::of_file(folder))?;
    }
    let unless_interrupted = stop_on_interrupt()?;
    let bar = bar_by(Some(STEPS), "{bar:20} {percent} %, {msg}");
    let result = study.run(&mut |progress| {
        show(&bar, progress);
        unless_interrupted()
    })?;
    bar.finish_and_clear();
    if !result.complete {
        anstream::eprintln!("senet: stopped; the result has what was played until then");
    }
    Ok(result)
}

/// The steps of the bar.
const STEPS: u64 = 10_000;

fn show(bar: &ProgressBar, progress: &StudyProgress) {
    let StudyProgress { done, left, what } = progress;
    #[expect(clippy::cast_sign_loss, reason = "the share is between 0 and 1")]
    bar.set_position((done * STEPS as f64) as u64);
    bar.set_message(match left {
        Some(left) => format!("{} left: {what}", HumanDuration(*left)),
        None => format!("estimating the time: {what}"),
    });
}

/// The name of a sheet with its options.
fn name_of(sheet: &senet_study::study::SheetResult) -> String {
    let options = sheet.options.iter().flat_map(|option| [" ", option.as_str()]);
    std::iter::once(sheet.rules.as_str()).chain(options).collect()
}
