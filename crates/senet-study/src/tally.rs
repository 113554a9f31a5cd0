//! Counts of played games. The sum of tallies does not depend on their order.

use senet::{House, Move, Player};

/// Counts over any number of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games that were played to their end.
    pub games: u64,
    /// Games won by the player who made the first move.
    pub wins_of_beginner: u64,
    /// Games won by the player named first.
    pub wins_of_first: u64,
    /// Match points of the player named first, and of the player named second.
    pub points: [u64; 2],
    /// `games_by_throws[n]` games took *n* throws, those of the opening not counted, but the 1 that is played
    /// `10-11`.
    pub games_by_throws: Vec<u64>,
    /// Moves that captured a piece.
    pub captures: u64,
    /// Throws, or rests of throws, that no piece could play.
    pub passes: u64,
    /// Moves towards house 1.
    pub backward_moves: u64,
    /// Moves that ended on 27, before the water moved the piece.
    pub visits_to_27: u64,
    /// Moves of any kind, `pass` and `keep` included.
    pub plies: u64,
}

impl Tally {
    /// Counts a move.
    #[inline]
    pub(crate) fn count_move(&mut self, played: Move) {
        self.plies += 1;
        self.captures += u64::from(played.is_capture());
        self.passes += u64::from(played == Move::PASS);
        self.backward_moves += u64::from(played.is_backward());
        self.visits_to_27 += u64::from(played.to() == Some(House::WATER));
    }

    /// Counts a game that has ended.
    pub(crate) fn count_game(&mut self, throws: usize, winner: Player, beginner: Player, points: u32) {
        self.games += 1;
        self.wins_of_beginner += u64::from(winner == beginner);
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
        self.wins_of_first += other.wins_of_first;
        self.points[0] += other.points[0];
        self.points[1] += other.points[1];
        self.captures += other.captures;
        self.passes += other.passes;
        self.backward_moves += other.backward_moves;
        self.visits_to_27 += other.visits_to_27;
        self.plies += other.plies;
        if self.games_by_throws.len() < other.games_by_throws.len() {
            self.games_by_throws.resize(other.games_by_throws.len(), 0);
        }
        for (sum, more) in self.games_by_throws.iter_mut().zip(&other.games_by_throws) {
            *sum += more;
        }
        self
    }
}
