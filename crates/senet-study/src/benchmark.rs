//! A benchmark for computer players: decisions of endgames with the exact chance of each move, as a text file.
//!
//! `docs/benchmark.md` describes the file and how players are scored by it.

use std::collections::{HashMap, HashSet};
use std::fmt::{self, Write as _};

use rayon::prelude::*;
use senet::{Move, Player, Position, RuleSheet};
use senet_ai::{Chance, ComputerPlayer, ExactValues};
use sha2::{Digest, Sha256};

use crate::simulation::Beginning;

/// The number of games after which the positions so far are counted.
const ROUND: u64 = 256;
/// Decisions in which all moves are as good as each other, within this chance, say nothing about a player.
const SPREAD: f64 = 0.001;
/// The most positions of a game, so that the positions do not depend on few games.
const OF_A_GAME: usize = 3;
/// The players of the games, by turns.
const PLAYERS: [[ComputerPlayer; 2]; 4] = [
    [ComputerPlayer::Expert, ComputerPlayer::Skilled],
    [ComputerPlayer::Skilled, ComputerPlayer::Casual],
    [ComputerPlayer::Casual, ComputerPlayer::Random],
    [ComputerPlayer::Skilled, ComputerPlayer::Skilled],
];

/// A request for the positions of a sheet.
#[derive(Clone, Copy)]
pub struct BenchmarkMaking<'v> {
    /// The sheet.
    pub sheet: RuleSheet,
    /// Exact values of endgames.
    pub exact: &'v dyn ExactValues,
    /// Up to how many pieces a side the exact values are asked.
    pub pieces: u8,
    /// The number of positions to draw.
    pub count: usize,
    /// The largest number of games.
    pub games: u64,
    /// The seed of all throws and choices.
    pub seed: u64,
}

/// A decision of the benchmark.
#[derive(Clone, PartialEq, Debug)]
pub struct BenchmarkPosition {
    /// The position, in which a move is due.
    pub position: Position,
    /// Each legal move with the chance of winning after it and its certified error, for the side that moves.
    pub moves: Vec<(Move, f64, f64)>,
}

impl BenchmarkMaking<'_> {
    /// The positions, ordered by the number of pieces: as many of each layer where the games have as many. Calls `progress` with
    /// the number of positions found so far.
    pub fn run(&self, progress: impl Fn(usize)) -> Vec<BenchmarkPosition> {
        // A side with one piece has next to nothing to decide.
        let layers = usize::from(self.pieces) * usize::from(self.pieces.saturating_sub(1));
        let share = self.count.div_ceil(layers.max(1));
        let mut found: HashMap<(usize, usize), Vec<BenchmarkPosition>> = HashMap::new();
        let mut known: HashSet<Position> = HashSet::new();
        let mut begun = 0;
        let taken = |found: &HashMap<_, Vec<_>>| found.values().map(|layer| layer.len().min(share)).sum::<usize>();
        while begun < self.games && taken(&found) < share * layers {
            let round = begun..self.games.min(begun + ROUND);
            begun = round.end;
            let of_games: Vec<Vec<BenchmarkPosition>> = round.into_par_iter().map(|game| self.of_game(game)).collect();
            for one in of_games.into_iter().flatten() {
                let layer = found.entry(layer(&one.position)).or_default();
                // More than its share, for layers that stay short.
                if layer.len() < 2 * share && known.insert(one.position) {
                    layer.push(one);
                }
            }
            progress(taken(&found));
        }
        let mut chosen: Vec<BenchmarkPosition> = Vec::new();
        let mut surplus: Vec<BenchmarkPosition> = Vec::new();
        let mut layers: Vec<_> = found.into_iter().collect();
        layers.sort_by_key(|(layer, _)| *layer);
        for (_, mut layer) in layers {
            let rest = layer.split_off(layer.len().min(share));
            chosen.extend(layer);
            surplus.extend(rest);
        }
        chosen.extend(surplus);
        chosen.truncate(self.count);
        chosen.sort_by_key(|one| layer(&one.position));
        chosen
    }

    /// Decisions of a game, each of another layer.
    fn of_game(&self, number: u64) -> Vec<BenchmarkPosition> {
        let sheet = &self.sheet;
        let mut chance = Chance::new(self.seed, number);
        let players = PLAYERS[number as usize % PLAYERS.len()];
        let opener = Player::BOTH[number as usize / PLAYERS.len() % 2];
        let Some(beginning) = Beginning::draw(sheet, players, opener, &mut chance) else {
            return Vec::new();
        };
        let mut found: Vec<BenchmarkPosition> = Vec::new();
        let mut seen = HashSet::new();
        let mut position = beginning.start;
        while !position.is_over() && found.len() < OF_A_GAME {
            if position.awaits_throw() {
                position = position.throw_unchecked(chance.throw(sheet.casting()).throw());
            }
            if !seen.contains(&layer(&position)) && chance.below(4) == 0 {
                found.extend(self.decision(&position).inspect(|one| {
                    seen.insert(layer(&one.position));
                }));
            }
            let player = beginning.player(position.side());
            let chosen = players[player as usize].choose(sheet, &position, &mut chance);
            position = position.play_unchecked(sheet, chosen);
        }
        found
    }

    /// The decision of a position, if there is something to decide and all its chances are known.
    fn decision(&self, position: &Position) -> Option<BenchmarkPosition> {
        let (own, enemy) = layer(position);
        if own < 2 || own.max(enemy) > usize::from(self.pieces) {
            return None;
        }
        let legal = position.legal_moves(&self.sheet);
        let value = |played: Move| {
            let value = self.exact.value(&position.play_unchecked(&self.sheet, played))?.seen_by(position.side());
            Some((played, value.chance(), value.error()?))
        };
        let moves: Vec<_> = legal.iter().map(value).collect::<Option<_>>()?;
        let least = moves.iter().map(|(_, chance, _)| *chance).fold(1.0, f64::min);
        let most = moves.iter().map(|(_, chance, _)| *chance).fold(0.0, f64::max);
        (most - least >= SPREAD).then_some(BenchmarkPosition { position: *position, moves })
    }
}

/// Pieces on the board of the side to act, and of the other.
fn layer(position: &Position) -> (usize, usize) {
    (position.own().len(), position.enemy().len())
}

/// The first line of a file.
const TITLE: &str = "senet benchmark 1";
/// The comment at the beginning of a file.
const COMMENT: &str = "# docs/benchmark.md describes this file. Sheet, position, and each legal move with the chance of \
                       winning after it and the certified error of the chance.";

/// A file of the positions of sheets.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Benchmark {
    sections: Vec<Section>,
}

/// The positions of a sheet.
#[derive(Clone, PartialEq, Debug)]
struct Section {
    sheet: String,
    /// A comment: the command that made them.
    made_by: String,
    lines: Vec<String>,
}

/// An error in the text of a benchmark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BenchmarkError {
    /// Another file, or of another version.
    Title,
    /// The last line does not fit.
    Changed,
}

impl fmt::Display for BenchmarkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BenchmarkError::Title => "this is no benchmark of version 1",
            BenchmarkError::Changed => "the last line does not fit: the file is cut off or was changed",
        })
    }
}

impl std::error::Error for BenchmarkError {}

impl Benchmark {
    /// Reads the text of a file.
    ///
    /// # Errors
    ///
    /// If it is another file, or the last line is not that of the lines above.
    pub fn parse(text: &str) -> Result<Benchmark, BenchmarkError> {
        let mut lines = text.lines();
        if lines.next() != Some(TITLE) {
            return Err(BenchmarkError::Title);
        }
        let (mut benchmark, mut made_by) = (Benchmark::default(), "");
        for line in lines {
            match (line.strip_prefix("# "), line.split_once('\t')) {
                (Some(comment), _) => made_by = comment,
                (None, Some((sheet, _))) => {
                    if benchmark.sections.last().is_none_or(|section| section.sheet != sheet) {
                        let (sheet, made_by) = (sheet.to_owned(), made_by.to_owned());
                        benchmark.sections.push(Section { sheet, made_by, lines: Vec::new() });
                    }
                    let section = benchmark.sections.last_mut().ok_or(BenchmarkError::Changed)?;
                    section.lines.push(line.to_owned());
                }
                (None, None) => {}
            }
        }
        let above = text.trim_end().rsplit_once('\n').map_or("", |(above, _)| above);
        let count = benchmark.sections.iter().map(|section| section.lines.len()).sum();
        let is_whole = text.lines().last() == Some(&end(count, &format!("{above}\n")));
        if is_whole { Ok(benchmark) } else { Err(BenchmarkError::Changed) }
    }

    /// Sets the positions of a sheet, in place of those that it had. A comment says how they were made.
    pub fn set(&mut self, sheet: &RuleSheet, made_by: &str, positions: &[BenchmarkPosition]) {
        let sheet = sheet.to_string();
        let line = |BenchmarkPosition { position, moves }: &BenchmarkPosition| {
            let moves = moves.iter().map(|(played, chance, error)| format!("\t{played} {chance:.6} {error:.6}"));
            format!("{sheet}\t{position}{}", moves.collect::<String>())
        };
        let section =
            Section { lines: positions.iter().map(line).collect(), made_by: made_by.to_owned(), sheet: sheet.clone() };
        match self.sections.iter_mut().find(|section| section.sheet == sheet) {
            Some(old) => *old = section,
            None => self.sections.push(section),
        }
    }
}

/// The text of the file: a line for each position, and the SHA-256 of all lines before the last.
impl fmt::Display for Benchmark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut above = format!("{TITLE}\n{COMMENT}\n");
        for Section { made_by, lines, .. } in &self.sections {
            writeln!(above, "# {made_by}")?;
            for line in lines {
                writeln!(above, "{line}")?;
            }
        }
        let count = self.sections.iter().map(|section| section.lines.len()).sum();
        writeln!(f, "{above}{}", end(count, &above))
    }
}

/// The last line of a file with so many positions, below these lines.
fn end(count: usize, above: &str) -> String {
    format!("end {count} {}", hexadecimal(above.as_bytes()))
}

/// The SHA-256 of bytes, in hexadecimal.
fn hexadecimal(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_decisions_of_all_layers_with_exact_chances() {
        for sheet in [RuleSheet::DUTCH, RuleSheet::UNINERD] {
            let tables = senet_ai::Tables::shipped(&sheet).expect("tables of these rules");
            let make = |exact: &dyn ExactValues| {
                BenchmarkMaking { sheet, exact, pieces: 2, count: 40, games: 4096, seed: 1 }.run(|_| ())
            };
            let found = senet_ai::with_exact_values(&tables, make).expect("sound tables");
            assert_eq!(found.len(), 40, "{sheet}");
            let layers: Vec<_> = found.iter().map(|one| layer(&one.position)).collect();
            let of_two = layers.iter().filter(|layer| **layer == (2, 2)).count();
            assert!(layers.is_sorted() && layers.len() == 40 && of_two == 20, "{layers:?}");
            for BenchmarkPosition { position, moves } in &found {
                let legal: Vec<Move> = position.legal_moves(&sheet).iter().collect();
                assert_eq!(moves.iter().map(|(played, ..)| *played).collect::<Vec<_>>(), legal);
                assert!(moves.iter().all(|(_, chance, error)| (0.0..=1.0).contains(chance) && *error < 1e-4));
            }
            let mut benchmark = Benchmark::default();
            benchmark.set(&sheet, "made so", &found);
            let text = benchmark.to_string();
            assert_eq!(text.lines().count(), 44, "title, two comments, positions, end");
            let (above, end) = text.trim_end().rsplit_once('\n').expect("lines");
            let digest = hexadecimal(format!("{above}\n").as_bytes());
            assert_eq!(end, format!("end 40 {digest}"));
        }
    }

    #[test]
    fn the_positions_of_one_sheet_are_replaced() {
        let one = |sheet: &RuleSheet| {
            let position =
                Position::parse(sheet, "10/10/8s1 c - 1").or_else(|_| Position::parse(sheet, "c9/10/8s1 c - 1"));
            let position = position.expect("a position");
            let moves = position.legal_moves(sheet).iter().map(|played| (played, 0.25, 0.000_01)).collect();
            BenchmarkPosition { position, moves }
        };
        let mut benchmark = Benchmark::default();
        for sheet in [RuleSheet::DUTCH, RuleSheet::FRENCH] {
            benchmark.set(&sheet, &format!("{sheet} once"), &[one(&sheet)]);
        }
        let text = benchmark.to_string();
        assert_eq!(Benchmark::parse(&text), Ok(benchmark.clone()));
        benchmark.set(&RuleSheet::DUTCH, "dutch again", &[one(&RuleSheet::DUTCH), one(&RuleSheet::DUTCH)]);
        let again = benchmark.to_string();
        let comments: Vec<&str> = again.lines().filter(|line| line.starts_with('#')).skip(1).collect();
        assert_eq!(comments, ["# dutch again", "# french once"]);
        assert!(again.lines().last().is_some_and(|last| last.starts_with("end 3 ")), "{again}");
        assert_eq!(Benchmark::parse(&text.replace("0.25", "0.26")), Err(BenchmarkError::Changed));
        assert_eq!(Benchmark::parse(&text[..text.len() - 10]), Err(BenchmarkError::Changed));
        assert_eq!(Benchmark::parse("senet benchmark 2\n"), Err(BenchmarkError::Title));
    }
}
