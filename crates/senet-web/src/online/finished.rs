//! A finished game over the network among the kept ones, and as files.

use leptos::prelude::*;
use senet_fair::Proof;
use senet_session::GameTable;

use super::connected_game::{ConnectedGame, Game};
use super::table::table;
use crate::games::{GameKey, KeptGame};
use crate::{clock, storage};

/// By what the game is known among the kept ones: a number that follows from its identifier.
pub(crate) fn key_of(game: &Game) -> GameKey {
    let begun = game.seat.as_ref().map_or_else(clock::now, |seat| seat.since);
    GameKey { id: (game.id.as_u128() & ((1 << 53) - 1)) as u64, begun }
}

/// The proof of the throws so far; `None` before the game has begun.
pub(crate) fn proof(game: &Game) -> Option<Proof> {
    Some(game.client.game().ledger()?.proof())
}

impl ConnectedGame {
    /// The table of the whole game, as it was told.
    fn told_table(self, game: &Game) -> GameTable {
        self.store.words.with_untracked(|words| table(game, words))
    }

    /// Keeps the game that is over among the kept ones, unless it is there.
    pub(crate) async fn keep_finished(self) {
        let store = self.store;
        let kept = self.peek(|game| {
            let table = self.told_table(game);
            KeptGame::of(&table, storage::texts(&table)?, None, key_of(game), clock::now())
        });
        let Some(kept) = kept.flatten() else { return };
        // One that is there has perhaps been reviewed.
        if let Ok(None) = store.collection().game(kept.key.id).await {
            // Without a database, the review says that the game is not there.
            let _ = store.collection().write(&kept).await;
        }
    }

    /// Saves the game as a record, and the proof of its throws beside it.
    pub(crate) fn save(self) {
        let files = self.peek(|game| {
            let mut record = self.told_table(game).record().ok()?;
            record.date = clock::day(clock::now());
            let proof = proof(game).and_then(|proof| serde_json::to_string(&proof).ok());
            Some((format!("senet-{}", game.id), record.to_string(), proof))
        });
        if let Some((name, record, proof)) = files.flatten() {
            storage::download(&format!("{name}.senet"), &record);
            if let Some(proof) = proof {
                storage::download_text(&format!("{name}.proof.json"), "application/json", &proof);
            }
        }
    }
}
