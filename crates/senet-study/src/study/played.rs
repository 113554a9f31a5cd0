//! Games of a study between two players, each with its counts and its chances of winning.

use std::ops::ControlFlow;

use rayon::prelude::*;
use senet::{Move, Player, Position, RuleSheet, Side};
use senet_ai::{Chance, ComputerPlayer, Evaluator, ExactValues, WinChance};

use super::course::Sight;
use crate::random_play::opener;
use crate::simulation::Beginning;
use crate::tally::Plies;

/// The number of games after which progress is reported, and a study may stop.
pub(super) const ROUND: u64 = 128;
/// Games of more throws are given up: the players keep each other from winning.
const LONGEST: u32 = 50_000;

/// A series of games between two players, who take turns in throwing first in the opening.
#[derive(Clone, Copy)]
pub(super) struct Series<'e> {
    pub(super) sheet: RuleSheet,
    pub(super) players: [ComputerPlayer; 2],
    pub(super) games: u64,
    pub(super) seed: u64,
    /// Exact values for the players that use them.
    pub(super) exact: Option<&'e dyn ExactValues>,
    /// The evaluator that follows the games.
    pub(super) followed: Option<&'e (dyn Evaluator + Sync)>,
}

/// A game that was played to its end, or given up.
#[derive(Clone, Debug)]
pub(super) struct Played {
    /// Whether somebody has won.
    pub(super) is_over: bool,
    pub(super) winner: Player,
    pub(super) side: Side,
    pub(super) beginner: Player,
    pub(super) opener: Player,
    pub(super) points: u32,
    pub(super) throws: u32,
    pub(super) plies: Plies,
    /// Blockades that were formed: moves after which a side has one, and had none before.
    pub(super) blockades: u32,
    /// The winner's observations before each throw. Empty if the game was not followed.
    pub(super) sights: Vec<Sight>,
}

impl Series<'_> {
    /// Plays the games on all cores, in their order. Calls `progress` with the number of games since its last call, and ends
    /// after the games begun so far when it breaks.
    pub(super) fn play(&self, progress: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Vec<Played> {
        let sheet = self.sheet;
        senet::specialise!(sheet => self.play_by(sheet, progress))
    }

    fn play_by(
        &self,
        sheet: impl AsRef<RuleSheet> + Copy + Sync,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Vec<Played> {
        let mut played = Vec::new();
        for first in (0..self.games).step_by(ROUND as usize) {
            let round = first..self.games.min(first + ROUND);
            let count = round.end - round.start;
            let games: Vec<_> = round.into_par_iter().map(|number| self.game(sheet.as_ref(), number)).collect();
            played.extend(games.into_iter().flatten());
            if progress(count).is_break() {
                break;
            }
        }
        played
    }

    #[inline(always)]
    fn game(&self, sheet: &RuleSheet, number: u64) -> Option<Played> {
        let mut chance = Chance::new(self.seed, number);
        let opener = opener(number);
        let beginning = Beginning::draw(sheet, self.players, opener, &mut chance)?;
        let choose = |position: &Position, chance: &mut Chance| {
            let player = self.players[beginning.player(position.side()) as usize];
            Some(player.choose_knowing(self.exact, sheet, position, chance))
        };
        let win_chance = |position: &Position| self.followed.map(|evaluator| evaluator.win_chance(position));
        Played::game(sheet, &beginning, opener, &mut chance, choose, win_chance)
    }
}

impl Played {
    /// Plays a game with the moves that are chosen, until it is over or too long. Follows it where `win_chance` has a chance.
    /// `None` if no move is chosen.
    #[inline(always)]
    pub(super) fn game(
        sheet: &RuleSheet,
        beginning: &Beginning,
        opener: Player,
        chance: &mut Chance,
        mut choose: impl FnMut(&Position, &mut Chance) -> Option<Move>,
        win_chance: impl Fn(&Position) -> Option<WinChance>,
    ) -> Option<Played> {
        let (mut position, mut throws) = (beginning.start, beginning.throws());
        let (mut plies, mut blockades, mut sights) = (Plies::default(), 0, Vec::new());
        let sight = |position: &Position| {
            Some(Sight::of_spools(position, win_chance(position)?.seen_by(Side::Spools).chance()))
        };
        sights.extend(sight(&position));
        while !position.is_over() && throws < LONGEST {
            if position.awaits_throw() {
                position = position.throw_unchecked(chance.throw(sheet.casting()).throw());
                throws += 1;
            }
            let chosen = choose(&position, chance)?;
            plies.count_move(&position, &position.legal_moves(sheet), chosen);
            let after = position.play_unchecked(sheet, chosen);
            let is_new = |side| position.blockade(side).is_empty() && !after.blockade(side).is_empty();
            blockades += Side::BOTH.into_iter().filter(|side| is_new(*side)).count() as u32;
            position = after;
            if position.awaits_throw() {
                sights.extend(sight(&position));
            }
        }
        let (side, is_over) = (position.side(), position.is_over());
        let (winner, beginner) = (beginning.player(side), beginning.beginner);
        if side == Side::Cones {
            for sight in &mut sights {
                *sight = sight.reversed();
            }
        }
        let points = sheet.match_points(position.pieces(!side));
        Some(Played { is_over, winner, side, beginner, opener, points, throws, plies, blockades, sights })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_is_played_in_order_and_stops_after_a_round() {
        let players = [ComputerPlayer::Casual, ComputerPlayer::Novice];
        let series = Series { sheet: RuleSheet::DUTCH, players, games: 300, seed: 1, exact: None, followed: None };
        let all = series.play(&mut |_| ControlFlow::Continue(()));
        assert!(all.len() == 300 && all.iter().all(|game| game.is_over));
        let some = series.play(&mut |_| ControlFlow::Break(()));
        assert_eq!(some.len(), ROUND as usize);
        assert!(some.iter().zip(&all).all(|(a, b)| (a.throws, a.plies) == (b.throws, b.plies)));
        let wins = all.iter().filter(|game| game.winner == Player::First).count();
        assert!(wins > 180, "{wins}");
    }
}
