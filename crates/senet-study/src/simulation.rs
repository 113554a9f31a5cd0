//! Playing many games between computer players.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;
use senet::{Opened, Opening, Player, Position, RuleSheet, Side, Throw};
use senet_ai::{Chance, ComputerPlayer, ExactValues, Payoff};

use crate::random_play::{opener, play_lot};
use crate::{Losses, Tally};

/// The number of games that a thread takes, and reports, at once.
const LOT: u64 = 16;
/// The same of games between two random players, which take microseconds.
pub(crate) const RANDOM_LOT: u64 = 512;

/// The payoffs and exact values of the players, and the exact chances by which losses are measured.
#[derive(Clone, Copy, Default)]
pub struct Knowledge<'v> {
    /// For each player.
    pub of_players: [Told<'v>; 2],
    /// For measuring the losses of decisions.
    pub of_judge: Option<&'v dyn ExactValues>,
}

impl Knowledge<'_> {
    /// Whether some value was not known because its table is damaged.
    fn is_damaged(&self) -> bool {
        let of_players = self.of_players.iter().filter_map(|told| told.exact);
        of_players.chain(self.of_judge).any(ExactValues::is_damaged)
    }
}

/// The payoff and the exact values of a player.
#[derive(Clone, Copy, Default)]
pub struct Told<'v> {
    /// The payoff it plays for.
    pub payoff: Payoff,
    /// Exact values of this payoff, for players that use them.
    pub exact: Option<&'v dyn ExactValues>,
}

/// A number of games between two computer players.
///
/// Game *n* takes its luck from stream *n* of the seed; games between two random players take it by lots, from a faster
/// generator. So the result depends neither on the number of threads nor on their order.
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
    /// Plays all games on all cores. Calls `progress` with the number of games that were finished since its last call. After
    /// it has answered [`ControlFlow::Break`], no further games begin; those that have begun are finished and counted.
    pub fn run(&self, progress: impl Fn(u64) -> ControlFlow<()> + Sync) -> Tally {
        self.run_with(Knowledge::default(), progress).0
    }

    /// Like [`run`](Self::run), with exact values; a damaged table stops the games, too. Also returns the losses of the players where
    /// they can be measured.
    pub fn run_with(
        &self,
        knowledge: Knowledge<'_>,
        progress: impl Fn(u64) -> ControlFlow<()> + Sync,
    ) -> (Tally, [Losses; 2]) {
        let sheet = self.sheet;
        senet::specialise!(sheet => self.run_by(sheet, knowledge, progress))
    }

    fn run_by(
        &self,
        sheet: impl AsRef<RuleSheet> + Copy + Sync,
        knowledge: Knowledge<'_>,
        progress: impl Fn(u64) -> ControlFlow<()> + Sync,
    ) -> (Tally, [Losses; 2]) {
        let at_random = self.players == [ComputerPlayer::Random; 2] && knowledge.of_judge.is_none();
        let size = if at_random { RANDOM_LOT } else { LOT };
        let stopped = AtomicBool::new(false);
        let play = |lot: u64| {
            let (first, end) = (lot * size, self.games.min((lot + 1) * size));
            let (mut tally, mut losses) = (Tally::default(), [Losses::default(); 2]);
            if at_random {
                tally = play_lot(sheet, self.seed, lot, first, end - first);
            } else {
                (first..end).for_each(|number| self.play(sheet.as_ref(), knowledge, number, &mut tally, &mut losses));
            }
            if progress(end - first).is_break() || knowledge.is_damaged() {
                stopped.store(true, Ordering::Relaxed);
            }
            (tally, losses)
        };
        (0..self.games.div_ceil(size))
            .into_par_iter()
            .take_any_while(|_| !stopped.load(Ordering::Relaxed))
            .map(play)
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
        tally: &mut Tally,
        losses: &mut [Losses; 2],
    ) {
        let mut chance = Chance::new(self.seed, number);
        let opener = opener(number);
        let Some(beginning) = Beginning::draw(sheet, self.players, opener, &mut chance) else { return };
        let (mut position, mut throws) = (beginning.start, beginning.throws());
        while !position.is_over() {
            if position.awaits_throw() {
                position = position.throw_unchecked(chance.throw(sheet.casting()).throw());
                throws += 1;
            }
            let to_act = beginning.player(position.side()) as usize;
            let Told { payoff, exact } = knowledge.of_players[to_act];
            let chosen = self.players[to_act].choose_for(payoff, exact, sheet, &position, &mut chance);
            if let Some(exact) = knowledge.of_judge {
                losses[to_act].count(exact, sheet, &position, chosen);
            }
            tally.plies.count_move(&position, &position.legal_moves(sheet), chosen);
            position = position.play_unchecked(sheet, chosen);
        }
        let points = sheet.match_points(position.pieces(!position.side()));
        tally.count_game(throws as usize, position.side(), &beginning, opener, points);
    }
}

/// The beginning of a game after its opening.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beginning {
    pub(crate) start: Position,
    /// The player who makes the first move.
    pub(crate) beginner: Player,
    pub(crate) spools: Player,
}

impl Beginning {
    /// Throws the opening of a game between these players.
    pub(crate) fn draw(
        sheet: &RuleSheet,
        players: [ComputerPlayer; 2],
        opener: Player,
        chance: &mut Chance,
    ) -> Option<Beginning> {
        let throw = |chance: &mut Chance| chance.throw(sheet.casting()).throw();
        let choose = |chance: &mut Chance, player: Player| players[player as usize].choose_side(chance);
        Beginning::draw_by(sheet, opener, chance, throw, choose)
    }

    /// Throws the opening with any source of throws and choices.
    pub(crate) fn draw_by<C>(
        sheet: &RuleSheet,
        opener: Player,
        chance: &mut C,
        throw: impl Fn(&mut C) -> Throw,
        choose: impl Fn(&mut C, Player) -> Side,
    ) -> Option<Beginning> {
        let mut opening = Opening::new(opener);
        let (beginner, side) = loop {
            match opening.after(sheet, throw(chance)) {
                Opened::Continues(next) => opening = next,
                Opened::Begins(player) => break (player, Side::Spools),
                Opened::Chooses(player) => break (player, choose(chance, player)),
            }
        };
        let spools = if side == Side::Spools { beginner } else { !beginner };
        let start = Position::starts(sheet).find(|start| start.side() == side)?;
        Some(Beginning { start, beginner, spools })
    }

    /// Throws of the game so far: the stick sheets begin with the throw that won the opening.
    pub(crate) fn throws(&self) -> u32 {
        u32::from(!self.start.awaits_throw())
    }

    /// Who has this side.
    pub(crate) fn player(&self, side: Side) -> Player {
        if side == Side::Spools { self.spools } else { !self.spools }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(sheet: RuleSheet, games: u64, seed: u64) -> Tally {
        let players = [ComputerPlayer::Greedy, ComputerPlayer::Random];
        Simulation { sheet, players, games, seed }.run(|_| ControlFlow::Continue(()))
    }

    #[test]
    fn a_seed_gives_the_same_games_on_any_number_of_threads() {
        for (players, games) in
            [([ComputerPlayer::Greedy, ComputerPlayer::Random], 600), ([ComputerPlayer::Random; 2], 3000)]
        {
            let run = |seed| {
                let simulation = Simulation { sheet: RuleSheet::DUTCH, players, games, seed };
                simulation.run(|_| ControlFlow::Continue(()))
            };
            let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
            let [alone, several] = [1, 5].map(|threads| pool(threads).install(|| run(5)));
            assert_eq!(alone, several);
            assert_eq!(alone.games, games);
            assert_ne!(alone, run(6));
        }
    }

    #[test]
    fn what_is_done_is_kept_when_games_are_stopped() {
        for (players, games) in [([ComputerPlayer::Novice; 2], 1000), ([ComputerPlayer::Random; 2], 100_000)] {
            let simulation = Simulation { sheet: RuleSheet::FRENCH, players, games, seed: 1 };
            let done = std::sync::atomic::AtomicU64::new(0);
            let tally = simulation.run(|more| {
                done.fetch_add(more, Ordering::Relaxed);
                ControlFlow::Break(())
            });
            assert_eq!(tally.games, done.into_inner());
            assert!(0 < tally.games && tally.games < games, "{}", tally.games);
        }
    }

    /// The same counts as those of games that are played move by move, by another generator: five standard deviations.
    #[test]
    fn fast_random_games_are_like_those_played_move_by_move() {
        for sheet in RuleSheet::every() {
            let fast = Simulation { sheet, players: [ComputerPlayer::Random; 2], games: 4000, seed: 1 };
            let slow = slow_random_games(&sheet, 1000);
            let fast = fast.run(|_| ControlFlow::Continue(()));
            assert_eq!(fast.games_by_throws.iter().sum::<u64>(), 4000, "{sheet}");
            assert_eq!(fast.plies.reached.iter().sum::<u64>(), fast.plies.all, "{sheet}");
            let mean = |tally: &Tally, count: u64| count as f64 / tally.games as f64;
            for (what, a, b, deviation) in [
                ("plies", fast.plies.all, slow.plies.all, 0.7),
                ("captures", fast.plies.captures, slow.plies.captures, 0.9),
                ("choices", fast.plies.choices, slow.plies.choices, 0.7),
                ("passes", fast.plies.passes, slow.plies.passes, 1.0),
                ("27", fast.plies.reached[27], slow.plies.reached[27], 1.0),
                ("blockades", fast.plies.facing_blockade, slow.plies.facing_blockade, 1.5),
            ] {
                let (a, b) = (mean(&fast, a), mean(&slow, b));
                // Each of the two has its own deviation: 1/4000 + 1/1000.
                let room = 5.0 * deviation * b * (0.00125_f64).sqrt() + 0.01;
                assert!((a - b).abs() < room, "{sheet}: {what}: {a} and {b}");
            }
            assert_eq!(fast.plies.backward > 0, slow.plies.backward > 0, "{sheet}");
            let (a, b) = (mean(&fast, fast.wins_of_beginner), mean(&slow, slow.wins_of_beginner));
            assert!((a - b).abs() < 5.0 * (0.25 * 0.00125_f64).sqrt(), "{sheet}: {a} and {b}");
        }
    }

    fn slow_random_games(sheet: &RuleSheet, games: u64) -> Tally {
        let simulation = Simulation { sheet: *sheet, players: [ComputerPlayer::Random; 2], games, seed: 2 };
        let (mut tally, mut losses) = (Tally::default(), [Losses::default(); 2]);
        (0..games).for_each(|number| simulation.play(sheet, Knowledge::default(), number, &mut tally, &mut losses));
        tally
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
        let exact = senet_ai::Tables::shipped(&RuleSheet::UNINERD).expect("tables of these rules");
        let players = [ComputerPlayer::Master, ComputerPlayer::Casual];
        let simulation = Simulation { sheet: RuleSheet::UNINERD, players, games: 20, seed: 1 };
        let run = |exact: &dyn ExactValues| {
            let told = Told { exact: Some(exact), ..Told::default() };
            simulation
                .run_with(Knowledge { of_players: [told; 2], of_judge: Some(exact) }, |_| ControlFlow::Continue(()))
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
            done.fetch_add(more, Ordering::Relaxed);
            ControlFlow::Continue(())
        });
        assert_eq!(done.into_inner(), 700);
    }
}
