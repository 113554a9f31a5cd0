//! A benchmark for computer players: decisions of endgames with the exact chance of each move, as a text file.
//!
//! `docs/benchmark.md` describes the file and how players are scored by it.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

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
    /// How many positions are wanted.
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

/// The text of the file: a line for each position, and the SHA-256 of all lines before the last.
pub fn benchmark_text(comment: &str, sheets: &[(RuleSheet, Vec<BenchmarkPosition>)]) -> String {
    let mut text = String::from("senet benchmark 1\n");
    // Writing to a string cannot fail.
    for line in comment.lines() {
        let _ = writeln!(text, "# {line}");
    }
    let mut count = 0;
    for (sheet, positions) in sheets {
        for BenchmarkPosition { position, moves } in positions {
            let _ = write!(text, "{sheet}\t{position}");
            for (played, chance, error) in moves {
                let _ = write!(text, "\t{played} {chance:.6} {error:.6}");
            }
            text.push('\n');
            count += 1;
        }
    }
    let digest = hexadecimal(text.as_bytes());
    let _ = writeln!(text, "end {count} {digest}");
    text
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
            let text = benchmark_text("one\ntwo", &[(sheet, found)]);
            assert_eq!(text.lines().count(), 44, "title, comment, positions, end");
            let (above, end) = text.trim_end().rsplit_once('\n').expect("lines");
            let digest = hexadecimal(format!("{above}\n").as_bytes());
            assert_eq!(end, format!("end 40 {digest}"));
        }
    }
}
