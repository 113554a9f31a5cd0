//! Several tabs with the same stored game: one plays it, the others follow.

use leptos::prelude::*;

use super::Store;
use crate::{clock, storage};

impl Store {
    /// Another tab has written to the storage.
    pub(super) fn heard_of_storage(self, event: &web_sys::StorageEvent) {
        // Without a key, the storage was cleared.
        let concerns_game = event.key().is_none_or(|key| storage::concerns_game(&key));
        // What lies in place of the game stays. Its end checks the claim again.
        let solves = self.play.aside.with_untracked(Option::is_some);
        if concerns_game && !solves && !self.play.claim.get_value().holds() {
            self.follow();
        }
    }

    /// Shows what the other tab plays, and takes no input.
    pub(super) fn follow(self) {
        self.play.follows.set(true);
        self.windows.open.set(None);
        self.pause();
        self.show_stored();
    }

    /// Plays on in this tab, from where the other one is.
    pub(crate) fn take_over(self) {
        self.play.claim.get_value().renew();
        self.play.follows.set(false);
        self.show_stored();
        self.go_on();
    }

    fn show_stored(self) {
        // The other tab writes several entries; each sends an event, the last of which finds the whole game.
        if let Ok(Some(table)) = storage::kept(clock::seed()) {
            self.play.key.set_value(storage::kept_key().unwrap_or_else(super::games::fresh_key));
            self.show_table(table);
            self.settle();
        }
    }
}
