//! `senet match`: how often each of two computer players wins.

use std::io::Write;

use clap::Args;
use senet::RuleSheet;
use senet_ai::{Contestant, ExactValues, up_to_pieces, with_exact_values};
use senet_study::{EndgameResult, Endgames, Knowledge, LossStatistics, Rate, Simulation, Statistics, Told};
use senet_tables::Payoff;
use serde::Serialize;

use crate::arguments::{GamesArguments, option_names, say_if_stopped, until_interrupt, write_json};
use crate::evaluation::ExactArguments;
use crate::progress::progress_bar;
use crate::{Failure, SheetArguments};

/// Play a match between two computer players: who wins how often, and by how much
///
/// Ctrl-C stops it; the games that were played until then are counted.
#[derive(Args, Clone, Debug)]
pub struct MatchArguments {
    #[command(flatten)]
    sheet: SheetArguments,

    /// The two players (one with --best): novice, casual, skilled, expert, master, random or greedy each; with +points behind
    /// it, as in `expert+points`, a player plays for match points
    #[arg(long, value_name = "A,B", value_delimiter = ',', num_args = 1, required = true)]
    players: Vec<Contestant>,

    #[command(flatten)]
    games: GamesArguments,

    /// Say what each player loses, a decision and a game, by its decisions where each side has at most N pieces
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=5))]
    losses: u8,

    /// Let the one player of --players meet best play, by exact chances, in endgames that begin with N pieces a
    /// side; each position is played twice, with the sides exchanged
    #[arg(
        long,
        value_name = "N",
        value_parser = clap::value_parser!(u8).range(1..=5),
        conflicts_with_all = ["exact", "losses"]
    )]
    best: Option<u8>,

    #[command(flatten)]
    known: ExactArguments,
}

/// The result of a match as JSON.
#[derive(Serialize)]
struct MatchOutput<'r> {
    rules: &'static str,
    options: Vec<&'static str>,
    players: [String; 2],
    seed: u64,
    games: u64,
    wins_of_first: Rate,
    points_per_game: [f64; 2],
    throws_per_game: f64,
    losses: &'r [Option<LossStatistics>; 2],
}

/// Plays the match, with a progress bar.
///
/// # Errors
///
/// If the sheet does not offer an option, the number of players is wrong, or the output cannot be written.
pub fn run(arguments: &MatchArguments) -> Result<(), Failure> {
    let sheet = arguments.sheet.sheet()?;
    if let Some(pieces) = arguments.best {
        return against_best_play(arguments, sheet, pieces);
    }
    let Ok(contestants) = <[Contestant; 2]>::try_from(arguments.players.as_slice()) else {
        return Err(Failure::new("--players takes two players, as in --players master,expert"));
    };
    let seed = arguments.games.seed()?;
    let players = contestants.map(|contestant| contestant.player);
    let simulation = Simulation { sheet, players, games: arguments.games.games, seed };
    let exact = arguments.known.exact;
    let solved = arguments.known.up_to(sheet, exact.max(arguments.losses))?;
    let for_points = contestants.iter().any(|contestant| contestant.payoff == Payoff::Points);
    let points = if for_points { arguments.sheet.subject(true)? } else { sheet.into() };
    let solved_points = arguments.known.up_to(points, if for_points { exact } else { 0 })?;
    let bar = progress_bar(simulation.games, "games");
    let progress = until_interrupt(&bar)?;
    let play = |values: &dyn ExactValues, values_in_points: &dyn ExactValues| {
        // `--exact` and `--losses` limit the values of the players and of the judge separately.
        let chances = up_to_pieces(values, exact);
        let points = up_to_pieces(values_in_points, exact);
        let of_judge = up_to_pieces(values, arguments.losses);
        let told = |Contestant { payoff, .. }| {
            let known: &dyn ExactValues = if payoff == Payoff::Points { &points } else { &chances };
            Told { payoff, exact: (exact > 0).then_some(known) }
        };
        let of_judge: &dyn ExactValues = &of_judge;
        let of_judge = (arguments.losses > 0).then_some(of_judge);
        simulation.run_with(Knowledge { of_players: contestants.map(told), of_judge }, &progress)
    };
    let (tally, losses) =
        with_exact_values(&solved, |exact| with_exact_values(&solved_points, |points| play(exact, points)))??;
    bar.finish_and_clear();
    say_if_stopped(tally.games, simulation.games);
    let Some(statistics) = Statistics::new(&tally) else {
        return Err(Failure::new("no game was played"));
    };
    let losses = losses.map(|losses| losses.statistics());
    let mut output = anstream::stdout().lock();
    if arguments.games.json {
        let result = MatchOutput {
            rules: sheet.id().name(),
            options: option_names(&sheet),
            players: contestants.map(|contestant| contestant.to_string()),
            seed,
            games: statistics.games,
            wins_of_first: statistics.wins_of_first,
            points_per_game: statistics.points_per_game,
            throws_per_game: statistics.throws_per_game.mean,
            losses: &losses,
        };
        write_json(&mut output, &result)?;
    } else {
        write!(output, "{}", table(&simulation, contestants, &statistics, &losses))?;
    }
    Ok(())
}

/// The result of endgames against best play as JSON.
#[derive(Serialize)]
struct EndgameOutput {
    rules: &'static str,
    options: Vec<&'static str>,
    player: &'static str,
    pieces: u8,
    seed: u64,
    #[serde(flatten)]
    result: EndgameResult,
}

/// Plays endgames of a player against best play.
fn against_best_play(arguments: &MatchArguments, sheet: RuleSheet, pieces: u8) -> Result<(), Failure> {
    let [Contestant { player, payoff: Payoff::Wins }] = arguments.players[..] else {
        return Err(Failure::new("--best takes one player, as in --players master --best 2"));
    };
    let seed = arguments.games.seed()?;
    let exact = arguments.known.up_to(sheet, pieces)?;
    let pairs = arguments.games.games.div_ceil(2);
    let bar = progress_bar(pairs, "pairs of games");
    let progress = until_interrupt(&bar)?;
    let play = |exact: &dyn ExactValues| Endgames { sheet, player, exact, pieces, pairs, seed }.run(|| progress(1));
    let result = with_exact_values(&exact, play)?;
    let result = result.ok_or_else(|| Failure::new("no game was played"))?;
    bar.finish_and_clear();
    say_if_stopped(2 * result.pairs, 2 * pairs);
    let mut output = anstream::stdout().lock();
    if arguments.games.json {
        let options = option_names(&sheet);
        let result = EndgameOutput { rules: sheet.id().name(), options, player: player.name(), pieces, seed, result };
        write_json(&mut output, &result)?;
    } else {
        let (share, margin, name) = (100.0 * result.share, 100.0 * result.margin, player.name());
        let (games, pairs) = (2 * result.pairs, result.pairs);
        writeln!(output, "{:<13} {sheet}", "sheet")?;
        writeln!(output, "{:<13} {games}, from {pairs} positions of {pieces} against {pieces}, seed {seed}", "games")?;
        writeln!(output, "{:<13} best play {share:.2} % \u{b1} {margin:.2} against {name}", "wins")?;
    }
    Ok(())
}

fn table(
    simulation: &Simulation,
    contestants: [Contestant; 2],
    statistics: &Statistics,
    losses: &[Option<LossStatistics>; 2],
) -> String {
    let Rate { share, low, high, .. } = statistics.wins_of_first;
    let [first, second] = contestants.map(|contestant| contestant.to_string());
    let [points_of_first, points_of_second] = statistics.points_per_game;
    let (share, low, high) = (100.0 * share, 100.0 * low, 100.0 * high);
    let mut rows = vec![
        ("sheet", simulation.sheet.to_string()),
        ("games", format!("{}, seed {}", statistics.games, simulation.seed)),
        ("wins", format!("{first} {share:.2} % against {second}  (95 %: {low:.2} to {high:.2} %)")),
        ("match points", format!("{points_of_first:.3} and {points_of_second:.3} a game")),
        ("throws", format!("{:.1} a game", statistics.throws_per_game.mean)),
    ];
    for (name, losses) in [first, second].iter().zip(losses) {
        let Some(LossStatistics { decisions, mean, margin, best }) = losses else { continue };
        let (mean, margin, best) = (100.0 * mean, 100.0 * margin, 100.0 * best.share);
        let of_a_game = mean * *decisions as f64 / statistics.games as f64;
        let loss = format!(
            "{mean:.4} % ± {margin:.4} a decision, {of_a_game:.2} % a game, {best:.1} % of {decisions} the best"
        );
        rows.push(("loss", format!("{name} {loss}")));
    }
    rows.iter().map(|(name, value)| format!("{name:<13} {value}\n")).collect::<Vec<_>>().concat()
}
