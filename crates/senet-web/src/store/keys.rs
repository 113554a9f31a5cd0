//! The keys that work anywhere on the table.

use leptos::prelude::*;
use senet::{House, Move};
use wasm_bindgen::JsCast;

use super::{Store, Window};

impl Store {
    /// Handles a key.
    pub(super) fn key(self, event: &web_sys::KeyboardEvent) {
        if self.windows.open.get_untracked().is_some()
            || self.play.follows.get_untracked()
            || event.ctrl_key()
            || event.alt_key()
            || event.meta_key()
        {
            return;
        }
        match event.key().as_str() {
            "t" if self.scene.busy.get_untracked() => self.skip(),
            "t" if untrack(|| self.may_throw()) => self.throw(),
            "u" => self.undo(),
            "r" => self.redo(),
            "n" => {
                let movable = untrack(|| self.movable());
                let at = self.scene.focused.get_untracked();
                let next = movable.iter().find(|house| *house > at).or(movable.first());
                if let Some(house) = next {
                    self.focus(house);
                }
            }
            "o" => {
                let leaving = untrack(|| self.offered()).into_iter().find(|legal: &Move| legal.leaves_board());
                if let Some(legal) = leaving {
                    self.play(legal);
                }
            }
            "," => self.step_back(),
            "." => self.step_forward(),
            "?" => self.windows.open.set(Some(Window::Keys)),
            "Escape" => {
                self.scene.selected.set(None);
                self.back_to_game();
            }
            _ => {}
        }
    }

    /// Moves the keyboard's focus to a house.
    pub(crate) fn focus(self, house: House) {
        self.scene.focused.set(house);
        let element = document().get_element_by_id(&format!("house-{house}"));
        if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::SvgElement>().ok()) {
            // The mark of the house shows even where the focus is refused.
            let _ = element.focus();
        }
    }
}
