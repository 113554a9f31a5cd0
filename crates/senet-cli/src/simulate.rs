//! `senet simulate`: statistics of many games between computer players.

use std::io::Write;

use clap::Args;
use senet_ai::{ComputerPlayer, ExactValues, up_to_pieces, with_exact_values};
use senet_study::{Knowledge, Rate, Simulation, Statistics, Told};
use serde::Serialize;

use crate::arguments::{GamesArguments, option_names, say_if_stopped, until_interrupt, write_json};
use crate::evaluation::ExactArguments;
use crate::progress::progress_bar;
use crate::{Failure, SheetArguments};

/// Play many games between computer players and count what happens
///
/// Ctrl-C stops it; the games that were played until then are counted.
#[derive(Args, Clone, Debug)]
pub struct SimulateArguments {
    #[command(flatten)]
    sheet: SheetArguments,

    #[command(flatten)]
    games: GamesArguments,

    /// The two players: random, greedy, novice, casual, skilled, expert or master each
    #[arg(long, value_name = "A,B", value_delimiter = ',', num_args = 1, default_value = "random,random")]
    players: Vec<ComputerPlayer>,

    #[command(flatten)]
    known: ExactArguments,
}

/// The result of a simulation as JSON.
#[derive(Serialize)]
struct SimulationOutput<'r> {
    rules: &'static str,
    options: Vec<&'static str>,
    players: [&'static str; 2],
    exact: u8,
    seed: u64,
    #[serde(flatten)]
    statistics: &'r Statistics,
}

/// Simulates, with a progress bar.
///
/// # Errors
///
/// If the sheet does not offer an option, the number of players is wrong, a table is missing or cannot be read, or the output cannot
/// be written.
pub fn run(arguments: &SimulateArguments) -> Result<(), Failure> {
    let sheet = arguments.sheet.sheet()?;
    let Ok(players) = <[ComputerPlayer; 2]>::try_from(arguments.players.as_slice()) else {
        return Err(Failure::new("--players takes two players, as in --players greedy,random"));
    };
    let seed = arguments.games.seed()?;
    let simulation = Simulation { sheet, players, games: arguments.games.games, seed };
    let exact = arguments.known.exact;
    let solved = arguments.known.up_to(sheet, exact)?;
    let bar = progress_bar(simulation.games, "games");
    let progress = until_interrupt(&bar)?;
    let play = |values: &dyn ExactValues| {
        let known: &dyn ExactValues = &up_to_pieces(values, exact);
        let told = Told { exact: (exact > 0).then_some(known), ..Told::default() };
        simulation.run_with(Knowledge { of_players: [told; 2], of_judge: None }, &progress).0
    };
    let tally = with_exact_values(&solved, play)?;
    bar.finish_and_clear();
    say_if_stopped(tally.games, simulation.games);
    let Some(statistics) = Statistics::new(&tally) else {
        return Err(Failure::new("no game was played"));
    };
    let mut output = anstream::stdout().lock();
    if arguments.games.json {
        let result = SimulationOutput {
            rules: sheet.id().name(),
            options: option_names(&sheet),
            players: players.map(ComputerPlayer::name),
            exact,
            seed,
            statistics: &statistics,
        };
        write_json(&mut output, &result)?;
    } else {
        write!(output, "{}", table(&simulation, &statistics))?;
    }
    Ok(())
}

fn table(simulation: &Simulation, statistics: &Statistics) -> String {
    let rate = |rate: &Rate| {
        format!("{:.2} %  (95 %: {:.2} to {:.2} %)", 100.0 * rate.share, 100.0 * rate.low, 100.0 * rate.high)
    };
    let per_game = |mean: f64| format!("{mean:.2} a game");
    let [first, second] = simulation.players.map(ComputerPlayer::name);
    let [points_of_first, points_of_second] = statistics.points_per_game;
    let lengths = &statistics.throws_per_game;
    let mut rows = vec![
        ("sheet", simulation.sheet.to_string()),
        ("players", format!("{first} and {second}, throwing first in the opening by turns")),
        ("games", format!("{}, seed {}", statistics.games, simulation.seed)),
        ("wins of the side that begins", rate(&statistics.wins_of_beginner)),
        ("wins of the first player", format!("{}  {first}", rate(&statistics.wins_of_first))),
        ("match points", format!("{points_of_first:.2} and {points_of_second:.2} a game")),
        ("throws", format!("{:.2} a game, standard deviation {:.2}", lengths.mean, lengths.deviation)),
        (
            "  percentiles 5 25 50 75 95",
            format!(
                "{} {} {} {} {}  (shortest {}, longest {})",
                lengths.percentile_5,
                lengths.percentile_25,
                lengths.median,
                lengths.percentile_75,
                lengths.percentile_95,
                lengths.minimum,
                lengths.maximum
            ),
        ),
        ("moves", per_game(statistics.plies_per_game)),
        ("captures", per_game(statistics.captures_per_game)),
        ("passes", per_game(statistics.passes_per_game)),
        ("backward moves", per_game(statistics.backward_moves_per_game)),
        ("visits to 27", per_game(statistics.visits_to_27_per_game)),
    ];
    // Other sheets have no such choice.
    if simulation.sheet.leaving().at_turn_start.is_some() {
        rows.push(("keeps on 30", per_game(statistics.keeps_per_game)));
    }
    rows.iter().map(|(name, value)| format!("{name:<29} {value}\n")).collect::<Vec<_>>().concat()
}
