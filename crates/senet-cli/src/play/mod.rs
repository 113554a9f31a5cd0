//! `senet play`: a game in the terminal.

mod answers;
mod commands;
mod ending;
mod front;
mod players;
mod rules_text;
pub(crate) mod screen;
mod show;
mod words;

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use anstream::AutoStream;
use clap::{Args, ColorChoice};
use jiff::Zoned;
use senet::record::Date;
use senet::{Game, Match, Player};
use senet_board::Glyphs;

use self::front::{Front, Settings};
pub(crate) use self::players::NotTwo;
use self::players::{PerPlayer, Players, why_not_names};
use self::screen::{Look, Window};
use crate::arguments::{random_seed, read_position};
use crate::{Failure, SheetArguments, record};
use senet_i18n::Words;
use senet_session::{GameTable, Seat, Session};

/// The time for which a terminal shows a move of a computer player.
const PAUSE: Duration = Duration::from_millis(800);

/// Play a game in the terminal
#[derive(Args, Clone, Debug)]
pub struct PlayArguments {
    #[command(flatten)]
    sheet: SheetArguments,

    /// Who plays: person, novice, casual, skilled, expert or master each [default: person,casual]
    #[arg(long, value_name = "A,B")]
    players: Option<PerPlayer<Seat>>,

    /// What the players are called
    #[arg(long, value_name = "A,B")]
    names: Option<PerPlayer<String>>,

    /// Seed of all throws and choices; without it, a new one
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,

    /// How many games the match has; the sheet's points count [default: 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,

    /// Start from a position, the first player having the side to act
    #[arg(long, value_name = "TEXT", conflicts_with = "games")]
    position: Option<String>,

    /// Go on with a game that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rules", "options", "names", "seed", "games", "position"])]
    load: Option<PathBuf>,

    /// Play a move by itself when it is the only one
    #[arg(long)]
    auto: bool,

    /// Make no pauses for the moves of computer players
    #[arg(long)]
    fast: bool,

    /// Draw with ASCII characters alone
    #[arg(long)]
    ascii: bool,

    /// Whether to use colours
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = ColorChoice::Auto)]
    color: ColorChoice,
}

/// Plays a game, or a match, between the standard input and output.
///
/// # Errors
///
/// If the sheet does not offer an option, the position is impossible, a file cannot be read, or the output cannot be written.
pub fn run(arguments: &PlayArguments, words: &Words) -> Result<(), Failure> {
    let output = io::stdout().lock();
    let look = look(&output, arguments.ascii, arguments.color);
    let typed = io::stdin().is_terminal();
    // Colours are left out where they are not wanted, and the rest, such as clearing the screen, goes through.
    let settings = settings(arguments, words, look, typed);
    play(arguments, settings, io::stdin().lock(), AutoStream::always(output))
}

/// The look of the standard output.
pub(crate) fn look(output: &io::StdoutLock<'_>, ascii: bool, when: ColorChoice) -> Look {
    let colour = match when {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => AutoStream::choice(output) != anstream::ColorChoice::Never,
    };
    let dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    let window: Option<fn() -> Window> = if output.is_terminal() && !dumb { Some(window) } else { None };
    Look { glyphs: if ascii { Glyphs::Ascii } else { Glyphs::Unicode }, colour, window }
}

fn window() -> Window {
    let (rows, columns) = console::Term::stdout().size_checked().unwrap_or((24, 80));
    // A serial line says that it has none of either.
    let known = |number: u16, unknown| if number == 0 { unknown } else { usize::from(number) };
    Window { rows: known(rows, 24), columns: known(columns, 80) }
}

fn settings(arguments: &PlayArguments, words: &Words, look: Look, typed: bool) -> Settings {
    let pause = if arguments.fast { Duration::ZERO } else { PAUSE };
    let today = Zoned::now().date();
    let date = Date::new(today.year().unsigned_abs(), today.month().unsigned_abs(), today.day().unsigned_abs());
    Settings { words: words.clone(), look, pause, auto: arguments.auto, typed, date }
}

fn play<I: BufRead, O: Write>(
    arguments: &PlayArguments,
    mut settings: Settings,
    input: I,
    output: O,
) -> Result<(), Failure> {
    let words = settings.words.clone();
    let games = arguments.games.unwrap_or(1);
    let kinds = arguments.players.map(|pair| pair.0);
    if let Some(file) = &arguments.load {
        let record = record::load(file)?;
        let names = Player::BOTH.map(|player| record.name(player).to_owned());
        let players = match kinds {
            None => Players::of_record(&words, names),
            Some(kinds) => Players::new(&words, kinds, Some(names)),
        };
        settings.date = record.date;
        let seed = match record.seed {
            Some(seed) => seed,
            None => random_seed()?,
        };
        let setting = players.setting(*record.game.sheet(), games);
        let session = Session::new(record.game, seed);
        let table = GameTable { setting, session, seed: record.seed, score: Match::new(games) };
        let mut front = Front::new((input, output), settings, players, table);
        front.file = Some(file.clone());
        front.guessed = kinds.is_none();
        return Ok(front.run()?);
    }
    let sheet = arguments.sheet.sheet()?;
    let game = match &arguments.position {
        None => Game::new(sheet, Player::First),
        Some(text) => Game::from_position(sheet, read_position(&sheet, text)?),
    };
    let casual = Seat::Computer(senet_ai::ComputerPlayer::Casual);
    let names = arguments.names.clone().map(|pair| pair.0);
    let kinds = kinds.unwrap_or([Seat::Person, casual]);
    if let Some(why) = names.as_ref().and_then(|names| why_not_names(&words, kinds, names)) {
        return Err(Failure::new(why));
    }
    let players = Players::new(&words, kinds, names);
    let seed = match arguments.seed {
        Some(seed) => seed,
        // Short enough to be copied by hand.
        None => random_seed()? >> 32,
    };
    let setting = players.setting(sheet, games);
    let session = Session::new(game, seed);
    let table = GameTable { setting, session, seed: Some(seed), score: Match::new(games) };
    let mut front = Front::new((input, output), settings, players, table);
    Ok(front.run()?)
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use senet_i18n::{Language, ids};

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        play: PlayArguments,
    }

    /// The screens that a terminal of this size shows, one after another.
    fn screens(arguments: &str, window: fn() -> Window, typed: bool, input: &str) -> Vec<String> {
        screens_in(Language::English, arguments, window, typed, input)
    }

    fn screens_in(
        language: Language,
        arguments: &str,
        window: fn() -> Window,
        typed: bool,
        input: &str,
    ) -> Vec<String> {
        let line = Line::parse_from(["play", "--fast"].into_iter().chain(arguments.split(' ')));
        let look = Look { glyphs: Glyphs::Unicode, colour: false, window: Some(window) };
        let settings = settings(&line.play, &Words::new(language), look, typed);
        let mut output = Vec::new();
        play(&line.play, settings, input.as_bytes(), &mut output).expect("the game can be written");
        let output = String::from_utf8(output).expect("the output is text");
        output.split("\x1b[H\x1b[J").map(str::to_owned).collect()
    }

    const USUAL: fn() -> Window = || Window { rows: 30, columns: 80 };

    /// Plays a match in a window, and fails on a screen that is too large for it.
    fn fits(language: Language, sheet: &str, window: fn() -> Window) {
        let words = Words::new(language);
        let script = "\n1\n".repeat(300);
        let arguments = format!("--rules {sheet} --seed 7 --games 2 --auto");
        let screens = screens_in(language, &arguments, window, false, &script);
        assert!(screens.len() > 100, "{language} {sheet}");
        let spaced = |screen: &String| screen.split_whitespace().collect::<Vec<_>>().join(" ");
        let took = words.text(ids::TERMINAL_SEED);
        let took = took.split_whitespace().next().unwrap_or_default();
        let finished = screens.iter().any(|screen| spaced(screen).contains(&format!("{took} 7.")));
        assert!(finished, "{language} {sheet}, {:?}: {:?}", window(), screens.last());
        let Window { rows, columns } = window();
        let many =
            |id: ids::Id| words.format(id, &[("count", 0_u8.into())]).split('0').next().unwrap_or_default().to_owned();
        let asked =
            [ids::ASK_OPENING, ids::ASK_SIDE, ids::ASK_THROW, ids::ASK_ONLY, ids::ASK_LEAVE, ids::ASK_NEXT_GAME];
        let prompts: Vec<String> = asked.map(|id| words.text(id)).into_iter().chain([many(ids::ASK_MOVE)]).collect();
        // The text before the first screen has none.
        for screen in screens.into_iter().skip(1) {
            // What is answered below a screen may scroll it; the screen itself ends with its first prompt.
            let is_prompt = |line: &str| line.contains(" > ") && prompts.iter().any(|prompt| line.contains(prompt));
            let end = screen.lines().position(is_prompt).map_or(usize::MAX, |line| line + 1);
            let shown: String = screen.lines().take(end).flat_map(|line| [line, "\n"]).collect();
            assert!(shown.lines().count() <= rows, "{language} {sheet}, {rows} lines:\n{shown}");
            assert!(shown.contains("┃21 "), "{language} {sheet}, no board:\n{shown}");
            let too_long = shown.lines().find(|line| line.chars().count() > columns);
            assert_eq!(too_long, None, "{language} {sheet}, {columns}:\n{shown}");
        }
    }

    #[test]
    fn every_screen_fits_the_terminal() {
        let windows: [fn() -> Window; 7] = [
            || Window { rows: 24, columns: 80 },
            || Window { rows: 30, columns: 80 },
            || Window { rows: 50, columns: 80 },
            || Window { rows: 50, columns: 120 },
            || Window { rows: 20, columns: 60 },
            || Window { rows: 18, columns: 50 },
            || Window { rows: 24, columns: 50 },
        ];
        for sheet in ["carpignano", "spanish --option happiness --option rebirth", "uninerd", "french", "dutch"] {
            for window in windows {
                fits(Language::English, sheet, window);
            }
        }
    }

    #[test]
    fn every_screen_fits_in_every_language() {
        for language in Language::ALL {
            fits(language, "carpignano", || Window { rows: 24, columns: 80 });
            fits(language, "uninerd", || Window { rows: 18, columns: 50 });
        }
    }

    #[test]
    fn a_window_too_narrow_for_a_board_says_so() {
        let shown = screens("--seed 7", || Window { rows: 30, columns: 40 }, true, "\n");
        assert!(shown.concat().contains("The board needs 48 columns."), "{shown:?}");
        for size in [|| Window { rows: 1, columns: 1 }, || Window { rows: 3, columns: 20 }] {
            let longer = "\n1\n".repeat(50) + "?\nhelp\nhistory\nmoves\n";
            assert!(screens("--seed 7 --rules uninerd", size, true, &longer).len() > 1);
        }
    }

    #[test]
    fn long_output_pauses_at_each_full_screen() {
        let window = || Window { rows: 20, columns: 80 };
        let pages = screens("--seed 7", window, true, "?\n\nq\nquit\n").concat();
        assert_eq!(pages.matches("enter for more, q to stop").count(), 2);
        let script = "\n1\n".repeat(30) + "history\nq\nquit\n\n";
        let low = || Window { rows: 10, columns: 80 };
        let pages = screens("--seed 7 --players person,person", low, true, &script).concat();
        assert_eq!(pages.matches("enter for more, q to stop").count(), 1, "{pages}");
    }

    #[test]
    fn leaving_an_unsaved_game_offers_to_save_it() {
        let left = screens("--seed 7", USUAL, true, "\nquit\n\n").concat();
        assert_eq!(left.matches("The game is not saved").count(), 1);
        let fresh = screens("--seed 7", USUAL, true, "quit\n").concat();
        assert!(!fresh.contains("The game is not saved"));
    }

    #[test]
    fn the_end_of_the_input_offers_to_save_too() {
        let left = screens("--seed 7", USUAL, true, "\n").concat();
        assert_eq!(left.matches("The game is not saved").count(), 1);
        assert!(left.contains("The game was not saved."));
        let fresh = screens("--seed 7", USUAL, true, "").concat();
        assert!(fresh.contains("unfinished.") && !fresh.contains("not saved"));
    }

    #[test]
    fn an_opening_throw_is_told_once() {
        let screens = screens("--seed 7 --rules uninerd --players person,person", USUAL, true, "\n");
        let screen = screens.iter().find(|screen| screen.contains("Player 1 threw")).expect("it is told");
        assert_eq!(screen.matches("Player 1 threw").count(), 1, "{screen}");
    }
}
