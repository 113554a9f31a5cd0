//! The terms of the next game between the same players.

use senet::Player;
use senet_protocol::online::{FirstThrow, Score, Terms};

use super::OnlineGame;

impl OnlineGame {
    /// The match after this game; before its end, as in the terms. A match that is over is followed by a new one.
    pub fn score(&self) -> Score {
        let mut score = self.terms.offer.terms.score;
        if let Some(end) = self.end {
            score.played += 1;
            let points = &mut score.points[end.winner as usize];
            *points = points.saturating_add(end.points);
        }
        score
    }

    /// The terms of a rematch that `maker` offers; `None` before the end of the game.
    ///
    /// Another player throws first, and the match goes on. The maker is the first player of the new game.
    pub fn rematch_terms(&self, maker: Player) -> Option<Terms> {
        self.end?;
        let after = self.score();
        let score = if after.played >= after.games {
            Score { games: after.games, ..Score::default() }
        } else {
            let points = [maker, !maker].map(|player| after.points[player as usize]);
            Score { points, ..after }
        };
        let first = if self.terms.first_to_throw == maker { FirstThrow::Joiner } else { FirstThrow::Maker };
        Some(Terms { first, score, previous: Some(self.terms.offer.game), ..self.terms.offer.terms.clone() })
    }
}
