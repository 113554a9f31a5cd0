//! What lies on the table in place of the game, which waits as it is stored: a puzzle, a lesson or an explored position.

use leptos::prelude::*;
use senet::Faces;
use senet_session::GameTable;

use super::Store;

impl Store {
    /// Puts a table in place of the game.
    pub(crate) fn lay_aside(self, table: GameTable, faces: Option<Faces>) {
        if self.play.aside.with_untracked(Option::is_none) {
            self.play.aside.set(Some(self.play.table.get_untracked()));
        }
        self.leave_review();
        self.pause();
        self.show_table(table);
        self.scene.faces.set(faces);
        self.settle();
    }

    /// Returns to the game that waits, or to its review.
    pub(crate) fn leave_aside(self) {
        let reviewed = self.explore.came_from.get_value();
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
            if reviewed.is_some() {
                self.open_review(reviewed);
            }
        }
    }

    /// Ends what lies in place of the game. Returns the game that waits, if one does.
    pub(super) fn end_aside(self) -> Option<GameTable> {
        self.puzzles.end();
        self.lessons.end();
        self.explore.end();
        let waiting = self.play.aside.get_untracked();
        self.play.aside.set(None);
        waiting
    }
}
