//! The keys that work anywhere on the table.

use leptos::prelude::*;
use senet::House;
use wasm_bindgen::JsCast;

use super::{Ask, Store, Window};

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
        // Arrow keys on a house move the focus there and are done.
        if event.default_prevented() || is_typed_into(event) {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => return self.step_back(),
            "ArrowRight" => return self.step_forward(),
            "Home" => return self.look_at(0),
            "End" => return self.step_last(),
            "Escape" if untrack(|| self.explore.is_on()) => return self.explore.ask(Ask::Escape),
            "Delete" | "Backspace" if untrack(|| self.explore.is_edited()) => {
                return self.explore.ask(Ask::Remove(self.scene.focused.get_untracked()));
            }
            "Escape" if self.review.card.get_untracked() => return self.close_card(),
            "Escape" if self.review.is_open.get_untracked() => return self.close_review(),
            "Escape" => {
                self.pick(None);
                return self.back_to_game();
            }
            _ => {}
        }
        if !self.preferences.with_untracked(|preferences| preferences.shortcuts) {
            return;
        }
        match event.key().to_lowercase().as_str() {
            "t" if self.scene.busy.get_untracked() => self.skip(),
            "t" if untrack(|| self.may_throw()) => self.throw(),
            "a" => self.advise(),
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
            "o" => self.take_off(),
            "i" => self.explain(self.scene.focused.get_untracked()),
            "p" => self.replay_or_stop(),
            "," => self.step_back(),
            "." => self.step_forward(),
            "?" => self.windows.open.set(Some(Window::Keys)),
            _ => {}
        }
    }

    /// Moves the keyboard's focus to a house.
    pub(crate) fn focus(self, house: House) {
        self.scene.focused.set(house);
        focus_element(&format!("house-{house}"));
    }
}

/// Puts the keyboard's focus on the button for the throw, unless the player has moved it to the board meanwhile.
pub(crate) fn focus_throw() {
    let is_on_board = |focus: web_sys::Element| matches!(focus.closest("#board"), Ok(Some(_)));
    if !document().active_element().is_some_and(is_on_board) {
        focus_element("throw");
    }
}

pub(crate) fn focus_element(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        // The page can be played without the focus, so a refusal needs no message.
        let _ = element.focus();
    }
}

/// Whether a key goes into a field or a list.
fn is_typed_into(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.matches("input, select, textarea, .log").unwrap_or(false))
}
