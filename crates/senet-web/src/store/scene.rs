//! The visible state of the table: pieces, throw, animations, drag and focus.

use std::time::Duration;

use leptos::prelude::*;
use senet::{Faces, House, Position};

use super::automatic::Plan;
use crate::board::pieces::{self, Motion, Pieces};
use crate::drag::Drag;

/// Time for which the path of the pieces is drawn, as in `style/replay.css`.
const PATH: Duration = Duration::from_secs(4);

/// The visible state of the table: pieces, throw, animations, drag and focus.
#[derive(Clone, Copy)]
pub(crate) struct Scene {
    pub(crate) pieces: RwSignal<Pieces>,
    /// Time of the present step of an animation, in milliseconds.
    pub(crate) step: RwSignal<i32>,
    /// The piece that moves in the present step, and how.
    pub(crate) motion: RwSignal<Option<(usize, Motion)>>,
    pub(crate) selected: RwSignal<Option<House>>,
    /// The throw that lies on the table; `None` before the first.
    pub(crate) faces: RwSignal<Option<Faces>>,
    pub(crate) rolling: RwSignal<bool>,
    /// Number of sticks that have landed while the throw rolls.
    pub(crate) landed: RwSignal<usize>,
    /// Whether an animation or a computer player is at work, and the player has to wait.
    pub(crate) busy: RwSignal<bool>,
    /// Whether the board stands upright, in three columns.
    pub(crate) upright: RwSignal<bool>,
    /// The house with the keyboard's focus.
    pub(crate) focused: RwSignal<House>,
    /// The drag of the piece on a house.
    pub(crate) drag: RwSignal<Option<Drag<House>>>,
    /// Whether the path of the pieces is drawn.
    pub(crate) path: RwSignal<bool>,
    /// The house on which the mouse or a pressing finger rests.
    pub(super) rests_on: StoredValue<Option<House>>,
    /// The scheduled next step.
    pub(super) plan: StoredValue<Option<Plan>, LocalStorage>,
    pub(super) plans: StoredValue<u64>,
    /// Whether the rest of the present animation is skipped.
    pub(super) hurry: StoredValue<bool>,
}

impl Scene {
    pub(super) fn new(position: Option<&Position>, faces: Option<Faces>) -> Scene {
        Scene {
            pieces: RwSignal::new(pieces::settled(pieces::standing(None), position)),
            step: RwSignal::new(0),
            motion: RwSignal::new(None),
            selected: RwSignal::new(None),
            faces: RwSignal::new(faces),
            rolling: RwSignal::new(false),
            landed: RwSignal::new(0),
            busy: RwSignal::new(false),
            upright: RwSignal::new(is_upright()),
            focused: RwSignal::new(House::FIRST),
            drag: RwSignal::new(None),
            path: RwSignal::new(false),
            rests_on: StoredValue::new(None),
            plan: StoredValue::new_local(None),
            plans: StoredValue::new(0),
            hurry: StoredValue::new(false),
        }
    }

    /// Ends animations and waiting.
    pub(super) fn rest(self) {
        change(self.busy, false);
        change(self.rolling, false);
        change(self.motion, None);
    }

    /// Draws the path of the pieces once.
    pub(crate) fn draw_path(self) {
        self.path.set(true);
        set_timeout(move || self.path.set(false), PATH);
    }

    /// Releases the selected and the dragged piece.
    pub(super) fn let_go(self) {
        change(self.selected, None);
        if self.drag.with_untracked(Option::is_some) {
            self.drag.set(None);
        }
    }
}

/// Sets a signal that does not hold the value yet. Setting an equal value would have its views drawn again.
pub(super) fn change<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|held| *held != value) {
        signal.set(value);
    }
}

/// When the board stands upright: the same condition as in `style/layout-upright.css`.
const UPRIGHT: &str = "(orientation: portrait), (max-width: 540px)";

pub(super) fn is_upright() -> bool {
    let query = window().match_media(UPRIGHT).ok().flatten();
    query.is_some_and(|query| query.matches())
}
