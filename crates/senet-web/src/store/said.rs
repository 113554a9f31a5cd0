//! What is said beside the board.

use leptos::prelude::*;
use senet::HouseSet;
use senet_i18n::ids::Id;

/// What happened, or what is wrong.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Message {
    /// What happened last, sentence by sentence.
    pub(crate) told: Vec<String>,
    /// Why the last touch was refused.
    pub(crate) refused: Option<String>,
    /// The houses that the refusal is about.
    pub(crate) houses: HouseSet,
}

/// What is said beside the board.
#[derive(Clone, Copy)]
pub(crate) struct Said {
    pub(crate) message: RwSignal<Message>,
    /// The hint that is shown.
    pub(crate) hint: RwSignal<Option<Id>>,
}

impl Said {
    pub(super) fn new(refused: Option<String>) -> Said {
        Said { message: RwSignal::new(Message { refused, ..Message::default() }), hint: RwSignal::new(None) }
    }

    /// Tells what happened.
    pub(super) fn tell(self, told: Vec<String>) {
        self.message.set(Message { told, ..Message::default() });
    }

    /// Forgets what was said.
    pub(super) fn clear(self) {
        self.message.set(Message::default());
    }
}
