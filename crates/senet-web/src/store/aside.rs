//! Activities on the table in place of the game, which stays stored meanwhile: a puzzle, a lesson, an explored position, a game
//! over the network, or the review of a kept game.

use leptos::prelude::*;
use senet::Faces;
use senet_session::GameTable;

use super::{Store, Window};

impl Store {
    /// Puts a table in place of the game.
    pub(crate) fn lay_aside(self, table: GameTable, faces: Option<Faces>) {
        if self.play.aside.with_untracked(Option::is_none) {
            self.store_waiting();
            self.play.aside.set(Some(self.play.table.get_untracked()));
        }
        self.leave_review();
        self.review.end_kept();
        self.pause();
        self.show_table(table);
        self.scene.faces.set(faces);
        self.settle();
    }

    /// Returns to where the player was: to the review that was explored, to the list of the game that was reviewed or to the game
    /// over the network that it was, or else to the game that waits.
    pub(crate) fn leave_aside(self) {
        if let Some(origin) = self.explore.came_from.get_value() {
            self.return_to_review(origin);
            return;
        }
        if let Some(game) = self.online.reviewed.get_value().filter(|_| untrack(|| self.review.is_of_kept())) {
            self.online.reviewed.set_value(None);
            self.review.end_kept();
            self.want_online(game);
            return;
        }
        let is_listed = self.review.kept.with_value(|kept| kept.as_ref().is_some_and(|kept| kept.is_listed));
        if let Some(table) = self.end_aside() {
            self.pause();
            self.show_table(table);
            self.settle();
            // Another tab may have taken the game over meanwhile.
            if !self.play.claim.get_value().holds() {
                self.follow();
                return;
            }
            self.go_on();
            if is_listed {
                self.windows.open.set(Some(Window::Games));
            }
        }
    }

    /// Returns to the game that waits.
    pub(crate) fn return_to_game(self) {
        self.online.reviewed.set_value(None);
        self.explore.came_from.set_value(None);
        self.review.end_kept();
        self.leave_aside();
    }

    /// Ends what lies in place of the game. Returns the game that waits, if one does.
    pub(super) fn end_aside(self) -> Option<GameTable> {
        self.puzzles.end();
        self.lessons.end();
        self.explore.end();
        self.online.end();
        self.online.reviewed.set_value(None);
        self.review.end_kept();
        let waiting = self.play.aside.get_untracked();
        self.play.aside.set(None);
        waiting
    }
}
