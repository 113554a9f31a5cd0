//! Counts of played games. The sum of tallies does not depend on their order.

use std::hint::select_unpredictable;

use senet::{House, Move, MoveList, PlayedMove, Player, Position, Side};

use crate::simulation::Beginning;

/// One past the last house: where a piece goes that leaves the board.
const OFF: usize = 31;
/// Places that a throw reaches: the houses, [`OFF`], and 0.
const HOUSES: usize = 32;
/// The bits of a kind of move above the place that its throw reaches.
const CHOICE: usize = 5;
const CAPTURE: usize = 6;
const FACING: usize = 7;
const BACKWARD: usize = 8;

/// Counts over any number of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games that were played to their end.
    pub games: u64,
    /// Games won by the player who made the first move.
    pub wins_of_beginner: u64,
    /// Games won by the player who threw first in the opening.
    pub wins_of_opener: u64,
    /// Games won by the spools.
    pub wins_of_spools: u64,
    /// Games won by the player named first.
    pub wins_of_first: u64,
    /// Match points of the player named first, and of the player named second.
    pub points: [u64; 2],
    /// `games_by_throws[n]` games took *n* throws, those of the opening not counted, but the 1 that is played
    /// `10-11`.
    pub games_by_throws: Vec<u64>,
    /// Counts of the moves.
    pub plies: Plies,
}

/// Counts of the moves of any number of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plies {
    /// Moves of any kind, `pass` and `keep` included.
    pub all: u64,
    /// Moves that were one of at least two.
    pub choices: u64,
    /// Moves that captured a piece.
    pub captures: u64,
    /// Moves towards house 1.
    pub backward: u64,
    /// Throws, or rests of throws, that no piece could play.
    pub passes: u64,
    /// Moves that were due while the other side had a blockade on the board.
    pub facing_blockade: u64,
    /// `reached[h]` moves reached house *h* by their throw, before the water or a rule moved the piece on. 0 stands for `pass`
    /// and `keep`, 31 for pieces that left the board by a throw or at the start of a turn.
    pub reached: [u64; 32],
}

impl Plies {
    /// Counts this number of moves of a kind.
    fn add_kind(&mut self, kind: usize, count: u64) {
        let has = |bit: usize| count * (kind >> bit & 1) as u64;
        let to = kind & (HOUSES - 1);
        self.all += count;
        self.choices += has(CHOICE);
        self.captures += has(CAPTURE);
        self.backward += has(BACKWARD);
        // The other move that reaches no house, `keep`, is one of two.
        self.passes += if to == 0 && kind >> CHOICE & 1 == 0 { count } else { 0 };
        self.facing_blockade += has(FACING);
        self.reached[to] += count;
    }

    /// Counts a move that a player has chosen.
    pub(crate) fn count_move(&mut self, position: &Position, moves: &MoveList<'_>, chosen: Move) {
        let off = if chosen.leaves_board() { OFF as u8 } else { 0 };
        let to = chosen.to().map_or(off, House::number);
        self.add_kind(kind(position, moves.len(), to, chosen.is_backward()), 1);
    }

    /// Moves that were not one of several, and not `pass` either.
    pub const fn forced(&self) -> u64 {
        self.all - self.choices - self.passes
    }

    /// Pieces that were kept on 30 at the start of a turn, though they could have left the board (`U5`).
    pub const fn keeps(&self) -> u64 {
        self.reached[0] - self.passes
    }

    /// Moves that reached a house by their throw.
    pub fn visits(&self, house: House) -> u64 {
        self.reached[usize::from(house.number())]
    }

    /// Moves that took a piece off the board by a throw, or at the start of a turn.
    pub const fn off(&self) -> u64 {
        self.reached[OFF]
    }

    fn add(&mut self, other: &Plies) {
        self.all += other.all;
        self.choices += other.choices;
        self.captures += other.captures;
        self.backward += other.backward;
        self.passes += other.passes;
        self.facing_blockade += other.facing_blockade;
        for (sum, more) in self.reached.iter_mut().zip(&other.reached) {
            *sum += more;
        }
    }
}

/// The kind of a move: the place that its throw reaches, with a bit for each thing that is counted.
#[inline(always)]
fn kind(position: &Position, moves: usize, to: u8, backward: bool) -> usize {
    let (enemy, to) = (position.enemy().bits(), to as usize & (HOUSES - 1));
    let is_capture = enemy >> to & 1 != 0;
    let faces_blockade = enemy & enemy >> 1 & enemy >> 2 != 0;
    // The number of moves is random, so a branch on it would often be mispredicted.
    to | select_unpredictable(moves > 1, 1 << CHOICE, 0)
        | usize::from(is_capture) << CAPTURE
        | usize::from(faces_blockade) << FACING
        | usize::from(backward) << BACKWARD
}

/// Counts of moves by their kind: all that [`Plies`] tells of a move as one number, so that a move is one addition.
#[derive(Clone, Debug)]
pub(crate) struct PlyKinds([u32; 1 << (BACKWARD + 1)]);

impl PlyKinds {
    /// No moves.
    pub(crate) const NONE: PlyKinds = PlyKinds([0; 1 << (BACKWARD + 1)]);

    /// Counts a move from a position with this number of legal moves. At most [`u32::MAX`] moves of a kind can be counted.
    #[inline(always)]
    pub(crate) fn count(&mut self, position: &Position, moves: usize, played: &PlayedMove) {
        self.0[kind(position, moves, played.reached, played.is_backward)] += 1;
    }

    /// The counts.
    pub(crate) fn plies(&self) -> Plies {
        let mut plies = Plies::default();
        for (kind, count) in self.0.iter().enumerate() {
            plies.add_kind(kind, u64::from(*count));
        }
        plies
    }
}

impl Tally {
    /// Counts a game that has ended.
    pub(crate) fn count_game(
        &mut self,
        throws: usize,
        winner: Side,
        beginning: &Beginning,
        opener: Player,
        points: u32,
    ) {
        let by_spools = winner == Side::Spools;
        let winner = beginning.player(winner);
        self.games += 1;
        self.wins_of_beginner += u64::from(winner == beginning.beginner);
        self.wins_of_opener += u64::from(winner == opener);
        self.wins_of_spools += u64::from(by_spools);
        self.wins_of_first += u64::from(winner == Player::First);
        self.points[winner as usize] += u64::from(points);
        if self.games_by_throws.len() <= throws {
            self.games_by_throws.resize(throws + 1, 0);
        }
        self.games_by_throws[throws] += 1;
    }

    /// The sum of two tallies.
    #[must_use]
    pub fn plus(mut self, other: &Tally) -> Tally {
        self.games += other.games;
        self.wins_of_beginner += other.wins_of_beginner;
        self.wins_of_opener += other.wins_of_opener;
        self.wins_of_spools += other.wins_of_spools;
        self.wins_of_first += other.wins_of_first;
        self.points[0] += other.points[0];
        self.points[1] += other.points[1];
        self.plies.add(&other.plies);
        if self.games_by_throws.len() < other.games_by_throws.len() {
            self.games_by_throws.resize(other.games_by_throws.len(), 0);
        }
        for (sum, more) in self.games_by_throws.iter_mut().zip(&other.games_by_throws) {
            *sum += more;
        }
        self
    }
}
