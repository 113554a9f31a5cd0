//! Drags by a pointer: of a piece on the board, and of one from the tray beside it.

use senet::House;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use crate::board::house_at;

/// Distance at which a touch becomes a drag, in pixels.
const LEAST: f32 = 9.0;

/// A touch that may become a drag, and what it moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Drag<T> {
    pub(crate) what: T,
    /// The places at which the pointer went down and now is, in pixels of the window.
    began: (f32, f32),
    pub(crate) at: (f32, f32),
    /// Whether it has gone far enough to count as a drag.
    pub(crate) moved: bool,
}

impl<T> Drag<T> {
    /// Begins at a press of the main button or of the first finger; `None` at any other.
    pub(crate) fn begin(event: &PointerEvent, what: T) -> Option<Drag<T>> {
        if !event.is_primary() || event.button() != 0 {
            return None;
        }
        capture(event);
        let at = place(event);
        Some(Drag { what, began: at, at, moved: false })
    }

    /// Follows the pointer. Returns whether the touch has become a drag by it.
    pub(crate) fn follow(&mut self, event: &PointerEvent) -> bool {
        self.at = place(event);
        let (x, y) = self.by();
        let is_drag = !self.moved && x.hypot(y) > LEAST;
        self.moved |= is_drag;
        is_drag
    }

    /// The distance that the pointer has moved.
    pub(crate) fn by(&self) -> (f32, f32) {
        (self.at.0 - self.began.0, self.at.1 - self.began.1)
    }

    /// The house under the pointer.
    pub(crate) fn over(&self) -> Option<House> {
        house_at(self.at.0, self.at.1)
    }
}

fn place(event: &PointerEvent) -> (f32, f32) {
    (event.client_x() as f32, event.client_y() as f32)
}

/// Sends all events of the pointer to the pressed element. Without it a quick drag ends at the element's edge.
pub(crate) fn capture(event: &PointerEvent) {
    if let Some(target) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
        // It fails if the pointer is up again already.
        let _ = target.set_pointer_capture(event.pointer_id());
    }
}
