//! The game of the day.

use std::time::Duration;

use leptos::prelude::*;
use senet_session::Daily;

use super::Store;
use super::keys::focus_throw;
use super::sharing::page_address;
use crate::{clock, speech};

/// The address of the game of the day, as a fragment.
pub(super) const TODAY: &str = "#/today";

impl Store {
    /// Lays the game of the day, or goes on with it where it is on the table.
    pub(crate) fn play_today(self) {
        let Some(today) = clock::today().map(Daily::of) else { return };
        self.windows.open.set(None);
        self.windows.first_visit.set(false);
        self.return_to_game();
        if self.play.table.with_untracked(Daily::on) != Some(today) {
            self.lay(today.table(self.words.with_untracked(|words| speech::names(words, Daily::SEATS))));
        }
        // After the window has closed: it gives the focus back to where it was.
        set_timeout(focus_throw, Duration::ZERO);
    }

    /// The result of the game of the day, as a line of text; `None` for another game, and before its end.
    pub(crate) fn today_result(self) -> Option<String> {
        let address = page_address(TODAY);
        self.words.with(|words| self.play.table.with(|table| speech::today_result(words, table, &address)))
    }
}
