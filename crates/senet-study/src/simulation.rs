//! Playing many games between computer players.

use rayon::prelude::*;
use senet::{Game, Player, Position, RuleSheet, Side, Stage};
use senet_ai::{Chance, ComputerPlayer, ExactValues};

use crate::{Losses, Tally};

/// The number of games that a thread takes, and reports, at once.
const LOT: u64 = 256;

/// Exact chances of winning for the players and for the measurement of their losses.
#[derive(Clone, Copy, Default)]
pub struct Knowledge<'v> {
    /// For the players that use them.
    pub of_players: Option<&'v dyn ExactValues>,
    /// For measuring the losses of decisions.
    pub of_judge: Option<&'v dyn ExactValues>,
}

/// A number of games between two computer players.
///
/// Game *n* takes its luck from stream *n* of the seed, so that the result depends neither on the number of threads
/// nor on their order.
#[derive(Clone, Copy, Debug)]
pub struct Simulation {
    /// The sheet.
    pub sheet: RuleSheet,
    /// The player named first, and the player named second. They take turns in throwing first in the opening.
    pub players: [ComputerPlayer; 2],
    /// The number of games.
    pub games: u64,
    /// The seed of all throws and choices.
    pub seed: u64,
}

impl Simulation {
    /// Plays all games on all cores. Calls `progress` with the number of games that were finished since its last call.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Tally {
        self.run_with(Knowledge::default(), progress).0
    }

    /// Like [`run`](Self::run), with exact values. Also returns the losses of the players where they can be measured.
    pub fn run_with(&self, knowledge: Knowledge<'_>, progress: impl Fn(u64) + Sync) -> (Tally, [Losses; 2]) {
        let sheet = self.sheet;
        senet::specialise!(sheet => self.run_by(sheet, knowledge, progress))
    }

    fn run_by(
        &self,
        sheet: impl AsRef<RuleSheet> + Sync,
        knowledge: Knowledge<'_>,
        progress: impl Fn(u64) + Sync,
    ) -> (Tally, [Losses; 2]) {
        (0..self.games.div_ceil(LOT))
            .into_par_iter()
            .map(|lot| {
                let mut counts = (Tally::default(), [Losses::default(); 2]);
                let games = lot * LOT..self.games.min((lot + 1) * LOT);
                let count = games.end - games.start;
                games.for_each(|number| self.play(sheet.as_ref(), knowledge, number, &mut counts));
                progress(count);
                counts
            })
            .reduce(Default::default, |(tally, [first, second]), (more, [more_of_first, more_of_second])| {
                (tally.plus(&more), [first.plus(&more_of_first), second.plus(&more_of_second)])
            })
    }

    #[inline(always)]
    fn play(
        &self,
        sheet: &RuleSheet,
        knowledge: Knowledge<'_>,
        number: u64,
        (tally, losses): &mut (Tally, [Losses; 2]),
    ) {
        let mut chance = Chance::new(self.seed, number);
        let first_to_throw = if number.is_multiple_of(2) { Player::First } else { Player::Second };
        let Some((start, spools)) = self.open(sheet, first_to_throw, &mut chance) else { return };
        let player = |side: Side| if side == Side::Spools { spools } else { !spools };
        let beginner = player(start.side());
        let mut position = start;
        // The stick sheets begin with the throw that won the opening.
        let mut throws = usize::from(!position.awaits_throw());
        while !position.is_over() {
            if position.awaits_throw() {
                position = position.throw_unchecked(chance.throw(sheet.casting()).throw());
                throws += 1;
            }
            let to_act = player(position.side()) as usize;
            let chosen = self.players[to_act].choose_knowing(knowledge.of_players, sheet, &position, &mut chance);
            if let Some(exact) = knowledge.of_judge {
                losses[to_act].count(exact, sheet, &position, chosen);
            }
            tally.count_move(chosen);
            position = position.play_unchecked(sheet, chosen);
        }
        let winner = position.side();
        tally.count_game(throws, player(winner), beginner, sheet.match_points(position.pieces(!winner)));
    }

    /// Plays the opening. Returns the position after it and the player of the spools.
    fn open(&self, sheet: &RuleSheet, first_to_throw: Player, chance: &mut Chance) -> Option<(Position, Player)> {
        let mut game = Game::new(*sheet, first_to_throw);
        loop {
            match game.stage() {
                Stage::Opening { .. } => game.throw(chance.throw(sheet.casting())).ok()?,
                Stage::ChooseSide { chooser } => {
                    game.choose(self.players[chooser as usize].choose_side(chance)).ok()?;
                }
                Stage::Play(position) => return Some((position, game.player(Side::Spools)?)),
                Stage::Over(_) => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(sheet: RuleSheet, games: u64, seed: u64) -> Tally {
        let players = [ComputerPlayer::Greedy, ComputerPlayer::Random];
        Simulation { sheet, players, games, seed }.run(|_| {})
    }

    #[test]
    fn a_seed_gives_the_same_games_on_any_number_of_threads() {
        let run = || tally(RuleSheet::DUTCH, 600, 5);
        let alone = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a pool").install(run);
        assert_eq!(alone, run());
        assert_ne!(alone, tally(RuleSheet::DUTCH, 600, 6));
    }

    #[test]
    fn every_sheet_is_played_to_the_end_and_greedy_beats_random() {
        for sheet in RuleSheet::every() {
            let tally = tally(sheet, 300, 1);
            assert_eq!(tally.games, 300, "{sheet}");
            assert_eq!(tally.games_by_throws.iter().sum::<u64>(), 300, "{sheet}");
            assert!(tally.wins_of_first > 180, "{sheet}: greedy won {} of 300", tally.wins_of_first);
            assert!(tally.points[0] + tally.points[1] >= 300, "{sheet}");
        }
    }

    #[test]
    fn the_master_loses_nothing_with_exact_values() {
        let exact = senet_ai::Tables::shipped(&RuleSheet::CARPIGNANO).expect("tables of these rules");
        let players = [ComputerPlayer::Master, ComputerPlayer::Casual];
        let simulation = Simulation { sheet: RuleSheet::CARPIGNANO, players, games: 20, seed: 1 };
        let run = |exact: &dyn ExactValues| {
            simulation.run_with(Knowledge { of_players: Some(exact), of_judge: Some(exact) }, |_| {})
        };
        let (tally, losses) = senet_ai::with_exact_values(&exact, run).expect("sound tables");
        assert_eq!(tally.games, 20);
        let [master, casual] = losses.map(|losses| losses.statistics().expect("there were decisions").mean);
        // Two moves may differ by less than their chances are known to.
        assert!(master < 2e-4 && casual > 1e-3, "{master} {casual}");
    }

    #[test]
    fn progress_adds_up_to_all_games() {
        let done = std::sync::atomic::AtomicU64::new(0);
        let players = [ComputerPlayer::Random; 2];
        let simulation = Simulation { sheet: RuleSheet::CARPIGNANO, players, games: 700, seed: 1 };
        simulation.run(|more| {
            done.fetch_add(more, std::sync::atomic::Ordering::Relaxed);
        });
        assert_eq!(done.into_inner(), 700);
    }
}
