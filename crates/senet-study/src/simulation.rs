//! Playing many games between computer players.

use rayon::prelude::*;
use senet::{Game, Player, Position, RuleSheet, Side, Stage};
use senet_ai::{Chance, ComputerPlayer, ExactValues};

use crate::Tally;

/// Games are handed to threads, and reported as done, in lots of this size.
const LOT: u64 = 256;

/// A number of games between two computer players.
///
/// Game *n* takes its luck from stream *n* of the seed, so that the result depends neither on the number of threads
/// nor on their order.
#[derive(Clone, Copy, Debug)]
pub struct Simulation {
    /// The sheet that is played by.
    pub sheet: RuleSheet,
    /// The player named first, and the player named second. They take turns in throwing first in the opening.
    pub players: [ComputerPlayer; 2],
    /// How many games are played.
    pub games: u64,
    /// The seed of all throws and choices.
    pub seed: u64,
}

impl Simulation {
    /// Plays all games on all cores. After every few of them `progress` is told how many more are done.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Tally {
        self.run_knowing(None, progress)
    }

    /// The same, with exact values for the players that use them.
    pub fn run_knowing(&self, exact: Option<&dyn ExactValues>, progress: impl Fn(u64) + Sync) -> Tally {
        let sheet = self.sheet;
        senet::specialise!(sheet => self.run_by(sheet, exact, progress))
    }

    fn run_by(
        &self,
        sheet: impl AsRef<RuleSheet> + Sync,
        exact: Option<&dyn ExactValues>,
        progress: impl Fn(u64) + Sync,
    ) -> Tally {
        (0..self.games.div_ceil(LOT))
            .into_par_iter()
            .map(|lot| {
                let mut tally = Tally::default();
                let games = lot * LOT..self.games.min((lot + 1) * LOT);
                let count = games.end - games.start;
                games.for_each(|number| self.play(sheet.as_ref(), exact, number, &mut tally));
                progress(count);
                tally
            })
            .reduce(Tally::default, |sum, tally| sum.plus(&tally))
    }

    #[inline(always)]
    fn play(&self, sheet: &RuleSheet, exact: Option<&dyn ExactValues>, number: u64, tally: &mut Tally) {
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
                position = position.throw_unchecked(chance.throw(sheet.casting).throw());
                throws += 1;
            }
            let to_act = self.players[player(position.side()) as usize];
            let chosen = to_act.choose_knowing(exact, sheet, &position, &mut chance);
            tally.count_move(chosen);
            position = position.play_unchecked(sheet, chosen);
        }
        let winner = position.side();
        tally.count_game(throws, player(winner), beginner, sheet.match_points(position.pieces(!winner)));
    }

    /// The opening, by the rules of the crate `senet`: the position that it leads to, and who has the spools.
    fn open(&self, sheet: &RuleSheet, first_to_throw: Player, chance: &mut Chance) -> Option<(Position, Player)> {
        let mut game = Game::new(*sheet, first_to_throw);
        loop {
            match game.stage() {
                Stage::Opening { .. } => game.throw(chance.throw(sheet.casting)).ok()?,
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
