//! The kept games: every game that was begun.

use leptos::prelude::*;
use senet::{Record, RecordError};
use senet_session::{GameTable, Seat};

use super::Store;
use crate::games::{Collection, GameKey, KeptGame};
use crate::{clock, storage};

/// The result of adding a file.
#[derive(Default)]
pub(crate) struct Added {
    pub(crate) new: u32,
    /// Games that were there already.
    pub(crate) known: u32,
    /// Records that cannot be read: the file, the number of the record in it, and why.
    pub(crate) refused: Vec<(String, usize, RecordError)>,
}

impl Store {
    /// Stores the game on the table, for the next start and among the kept ones, if this tab plays it. Returns whether it does.
    /// A game that waits aside stays stored as it is.
    pub(super) fn keep(self) -> bool {
        self.play.is_unstored.set_value(false);
        if untrack(|| self.play.is_aside()) {
            return true;
        }
        let is_ours = self.play.claim.get_value().holds();
        if is_ours {
            let kept = self.play.table.with_untracked(|table| {
                let texts = storage::texts(table)?;
                storage::keep(&texts);
                KeptGame::of(table, texts, self.own_loss(), self.play.key.get_value(), clock::now())
            });
            if let Some(kept) = kept {
                self.collection().keep(kept);
            }
        }
        is_ours
    }

    /// Stores the game on the table, or follows the tab that plays it.
    pub(super) fn store_or_follow(self) {
        if !self.keep() {
            self.follow();
        }
    }

    /// Stores the game on the table now, if a move waits to be stored.
    pub(super) fn store_waiting(self) {
        if self.play.is_unstored.get_value() {
            self.store_or_follow();
        }
    }

    /// Adds the game on the table to the kept ones, if the page was left before it was written there.
    pub(crate) async fn keep_if_missing(self) {
        let key = self.play.key.get_value();
        let missing = matches!(self.collection().game(key.id).await, Ok(None));
        // Another game may have been laid meanwhile.
        if missing && self.play.key.get_value().id == key.id {
            self.keep();
        }
    }

    /// The kept games.
    pub(crate) fn collection(self) -> Collection {
        self.collection.get_value()
    }

    /// Whether a kept game is the one on the table.
    pub(crate) fn is_on_table(self, game: &KeptGame) -> bool {
        self.play.key.get_value().id == game.key.id
    }

    /// Puts a kept game on the table. Returns whether it could be read.
    pub(crate) fn open_kept(self, game: &KeptGame) -> bool {
        let table = game.table(clock::seed());
        let is_readable = table.is_some();
        if let Some(table) = table {
            self.lay_known(game.key, table);
        }
        is_readable
    }

    /// Adds the records of a file to the kept games.
    pub(crate) async fn add_games(self, file: &str, text: &str, games: &[KeptGame], result: &mut Added) {
        for (index, text) in Record::split(text).enumerate() {
            match Record::parse(text) {
                Ok(record) => {
                    let Some(kept) = imported(record) else { continue };
                    if games.iter().any(|other| other.is_same_as(&kept)) {
                        result.known += 1;
                    } else if self.collection().write(&kept).await.is_ok() {
                        result.new += 1;
                    }
                }
                Err(error) => result.refused.push((file.to_owned(), index + 1, error)),
            }
        }
    }
}

/// A record from a file as a game between two persons: it does not say who was a computer player.
fn imported(record: Record) -> Option<KeptGame> {
    let key = new_key();
    let table = GameTable::of_record(record, [Seat::Person; 2], clock::seed());
    KeptGame::of(&table, storage::texts(&table)?, None, key, key.begun)
}

/// The records of all games as one file.
pub(crate) fn file_of(games: &[KeptGame]) -> String {
    let dated = |game: &KeptGame| match Record::parse(&game.record) {
        Ok(mut record) => {
            record.date = record.date.or_else(|| clock::day(game.key.begun));
            record.to_string()
        }
        Err(_) => game.record.clone(),
    };
    games.iter().map(dated).collect()
}

/// A key for a stored game of an older version, which has none yet. Stores it.
pub(super) fn fresh_key() -> GameKey {
    let key = new_key();
    storage::keep_key(key);
    key
}

pub(super) fn new_key() -> GameKey {
    GameKey { id: clock::seed(), begun: clock::now() }
}
