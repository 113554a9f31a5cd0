//! `senet match`: which of two computer players wins how often.

use std::io::Write;

use clap::Args;
use senet_ai::{ComputerPlayer, ExactValues};
use senet_study::{Rate, Simulation, Statistics};

use crate::arguments::{progress_bar, random_seed};
use crate::train::exact_values;
use crate::{Failure, SheetArguments};

/// Play a match between two computer players: who wins how often, and by how much
#[derive(Args, Clone, Debug)]
pub struct MatchArguments {
    #[command(flatten)]
    sheet: SheetArguments,

    /// The two players: novice, casual, skilled, expert, master, random or greedy each
    #[arg(long, value_name = "A,B", value_delimiter = ',', num_args = 1, required = true)]
    players: Vec<ComputerPlayer>,

    /// How many games; the players take turns in throwing first in the opening
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Seed of all throws and choices; without it, a new one
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,

    /// Let `master` know exact chances where no side has more pieces than so many; they are computed first
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=3))]
    exact: u8,
}

/// Plays the match, with a progress bar.
///
/// # Errors
///
/// If the sheet has no such option, there are not two players, or nothing can be written.
pub fn run(arguments: &MatchArguments) -> Result<(), Failure> {
    let sheet = arguments.sheet.sheet()?;
    let Ok(players) = <[ComputerPlayer; 2]>::try_from(arguments.players.as_slice()) else {
        return Err(Failure::new("--players takes two players, as in --players master,expert"));
    };
    let seed = match arguments.seed {
        Some(seed) => seed,
        None => random_seed()?,
    };
    let simulation = Simulation { sheet, players, games: arguments.games, seed };
    let solved = (arguments.exact > 0).then(|| exact_values(sheet, arguments.exact));
    let exact = solved.as_ref().map(|values| values as &dyn ExactValues);
    let bar = progress_bar(simulation.games, "games");
    let tally = simulation.run_knowing(exact, |more| bar.inc(more));
    bar.finish_and_clear();
    let Some(statistics) = Statistics::new(&tally) else {
        return Err(Failure::new("no game was played"));
    };
    write!(anstream::stdout().lock(), "{}", table(&simulation, &statistics))?;
    Ok(())
}

fn table(simulation: &Simulation, statistics: &Statistics) -> String {
    let Rate { share, low, high, .. } = statistics.wins_of_first;
    let [first, second] = simulation.players.map(ComputerPlayer::name);
    let [points_of_first, points_of_second] = statistics.points_per_game;
    let rows = [
        ("sheet", simulation.sheet.to_string()),
        ("games", format!("{}, seed {}", statistics.games, simulation.seed)),
        (
            "wins",
            format!(
                "{first} {:.2} % against {second}  (95 %: {:.2} to {:.2} %)",
                100.0 * share,
                100.0 * low,
                100.0 * high
            ),
        ),
        ("match points", format!("{points_of_first:.3} and {points_of_second:.3} a game")),
        ("throws", format!("{:.1} a game", statistics.throws_per_game.mean)),
    ];
    rows.map(|(name, value)| format!("{name:<13} {value}\n")).concat()
}
