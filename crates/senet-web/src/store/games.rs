//! The kept games: every game that was begun.

use leptos::prelude::*;
use senet::record::Date;
use senet::{Match, Record};
use senet_i18n::{ids, sentences};
use senet_session::{GameTable, Seat, Session, Setting};

use super::Store;
use crate::games::{Collection, GameKey, KeptGame};
use crate::{clock, storage};

/// What came of adding a file.
#[derive(Default)]
pub(crate) struct Added {
    pub(crate) new: u32,
    /// Games that were there already.
    pub(crate) known: u32,
    /// Sentences about records that cannot be read.
    pub(crate) refused: Vec<String>,
}

impl Store {
    /// Stores the game on the table among the kept ones.
    pub(super) fn collect(self) {
        if self.is_aside() {
            return;
        }
        let key = self.play.key.get_value();
        let kept = self.play.table.with_untracked(|table| KeptGame::of(table, key, clock::now()));
        if let Some(kept) = kept {
            self.collection().keep(kept);
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
                    if games.iter().any(|other| other.record == kept.record) {
                        result.known += 1;
                    } else if self.collection().write(&kept).await.is_ok() {
                        result.new += 1;
                    }
                }
                Err(error) => {
                    let told = self.words.with_untracked(|words| {
                        let why = sentences::record_error(words, &error);
                        let values = [("file", file.into()), ("number", (index + 1).into()), ("why", why.into())];
                        words.format(ids::GAMES_REFUSED, &values)
                    });
                    result.refused.push(told);
                }
            }
        }
    }
}

/// A record from a file as a game between two persons: it does not say who was a computer player.
fn imported(record: Record) -> Option<KeptGame> {
    let key = new_key();
    let setting = Setting {
        sheet: *record.game.sheet(),
        seats: [Seat::Person; 2],
        names: senet::Player::BOTH.map(|player| record.name(player).to_owned()),
        games: 1,
    };
    let session = Session::new(record.game, record.seed.unwrap_or_else(clock::seed));
    let table = GameTable { setting, session, seed: record.seed, score: Match::new(1) };
    KeptGame::of(&table, key, key.begun)
}

/// The records of all games as one file.
pub(crate) fn file_of(games: &[KeptGame]) -> String {
    let dated = |game: &KeptGame| match Record::parse(&game.record) {
        Ok(mut record) => {
            record.date = record.date.or_else(|| day(game.key.begun));
            record.to_string()
        }
        Err(_) => game.record.clone(),
    };
    games.iter().map(dated).collect()
}

/// The day of a time in milliseconds, where the player is.
fn day(time: u64) -> Option<Date> {
    let date = js_sys::Date::new(&(time as f64).into());
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    Date::new(u16::try_from(year).ok()?, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
}

/// The key of the game that is on the table at the start of the page.
pub(super) fn key_on_table() -> GameKey {
    storage::kept_key().unwrap_or_else(|| {
        let key = new_key();
        storage::keep_key(key);
        key
    })
}

pub(super) fn new_key() -> GameKey {
    GameKey { id: clock::seed(), begun: clock::now() }
}
