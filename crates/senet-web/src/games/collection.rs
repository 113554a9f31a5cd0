//! The browser's database with the kept games.
//!
//! Where the browser has none, as in some private windows, nothing is kept and the list is empty.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use idb::{Database, Error, Factory, ObjectStoreParams, Query, TransactionMode};
use wasm_bindgen::JsValue;

use super::KeptGame;

const DATABASE: &str = "senet";
const VERSION: u32 = 1;
const GAMES: &str = "games";

/// The kept games. A clone shares them.
#[derive(Clone, Default)]
pub(crate) struct Collection {
    shared: Rc<Shared>,
}

#[derive(Default)]
struct Shared {
    database: RefCell<Option<Rc<Database>>>,
    /// The games to write, at most one text of each: the latest.
    waiting: RefCell<Vec<KeptGame>>,
    is_writing: Cell<bool>,
}

impl Collection {
    /// Stores a game, in place of what is stored of it. Returns at once.
    pub(crate) fn keep(&self, game: KeptGame) {
        {
            let mut waiting = self.shared.waiting.borrow_mut();
            waiting.retain(|other| other.key.id != game.key.id);
            waiting.push(game);
        }
        if !self.shared.is_writing.replace(true) {
            let collection = self.clone();
            wasm_bindgen_futures::spawn_local(async move {
                // Without a database there is nothing to say: the game on the table is stored elsewhere.
                let _ = collection.write_waiting().await;
                collection.shared.is_writing.set(false);
            });
        }
    }

    async fn write_waiting(&self) -> Result<(), Error> {
        loop {
            let next = self.shared.waiting.borrow_mut().pop();
            let Some(game) = next else { return Ok(()) };
            self.write(&game).await?;
        }
    }

    /// Stores a game, and returns when it is stored.
    ///
    /// # Errors
    ///
    /// If the browser has no database, or it is full.
    pub(crate) async fn write(&self, game: &KeptGame) -> Result<(), Error> {
        let transaction = self.database().await?.transaction(&[GAMES], TransactionMode::ReadWrite)?;
        let text = JsValue::from_str(&game.to_string());
        transaction.object_store(GAMES)?.put(&text, Some(&key(game.key.id)))?.await?;
        transaction.commit()?.await?;
        Ok(())
    }

    /// All games, the one played last first, and the number of entries that cannot be read.
    ///
    /// # Errors
    ///
    /// If the browser has no database.
    pub(crate) async fn all(&self) -> Result<(Vec<KeptGame>, usize), Error> {
        self.write_waiting().await?;
        let transaction = self.database().await?.transaction(&[GAMES], TransactionMode::ReadOnly)?;
        let entries = transaction.object_store(GAMES)?.get_all(None, None)?.await?;
        let read = |entry: &JsValue| entry.as_string()?.parse::<KeptGame>().ok();
        let mut games: Vec<KeptGame> = entries.iter().filter_map(read).collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.changed));
        let unreadable = entries.len() - games.len();
        Ok((games, unreadable))
    }

    /// The game with this ID; `None` if there is none, or it cannot be read.
    ///
    /// # Errors
    ///
    /// If the browser has no database.
    pub(crate) async fn game(&self, id: u64) -> Result<Option<KeptGame>, Error> {
        self.write_waiting().await?;
        let transaction = self.database().await?.transaction(&[GAMES], TransactionMode::ReadOnly)?;
        let entry = transaction.object_store(GAMES)?.get(Query::Key(key(id)))?.await?;
        Ok(entry.and_then(|entry| entry.as_string()?.parse().ok()))
    }

    /// Deletes a game.
    ///
    /// # Errors
    ///
    /// If the browser has no database.
    pub(crate) async fn delete(&self, id: u64) -> Result<(), Error> {
        self.shared.waiting.borrow_mut().retain(|game| game.key.id != id);
        let transaction = self.database().await?.transaction(&[GAMES], TransactionMode::ReadWrite)?;
        transaction.object_store(GAMES)?.delete(Query::Key(key(id)))?.await?;
        transaction.commit()?.await?;
        Ok(())
    }

    async fn database(&self) -> Result<Rc<Database>, Error> {
        if let Some(database) = self.shared.database.borrow().as_ref() {
            return Ok(Rc::clone(database));
        }
        let mut request = Factory::new()?.open(DATABASE, Some(VERSION))?;
        request.on_upgrade_needed(|event| {
            // If it fails, the transactions on the store fail, and say so.
            if let Ok(database) = idb::DatabaseEvent::database(&event) {
                let _ = database.create_object_store(GAMES, ObjectStoreParams::new());
            }
        });
        let database = Rc::new(request.await?);
        *self.shared.database.borrow_mut() = Some(Rc::clone(&database));
        Ok(database)
    }
}

/// The key of a game in the database. Numbers below 2^53 are exact in JavaScript.
fn key(id: u64) -> JsValue {
    JsValue::from_f64(id as f64)
}
