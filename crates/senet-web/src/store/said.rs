//! Messages and hints beside the board.

use leptos::prelude::*;
use senet::{House, HouseSet};
use senet_ai::WinChance;
use senet_i18n::ids::Id;

/// A message: what happened, or why a touch was refused.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Message {
    /// Sentences about the last event.
    pub(crate) told: Vec<String>,
    /// The evaluator's move.
    pub(crate) advice: Option<String>,
    /// Why the last touch was refused.
    pub(crate) refused: Option<String>,
    /// The houses that the refusal is about.
    pub(crate) houses: HouseSet,
    /// The house that the refusal or the explanation is about.
    pub(crate) at: Option<House>,
    /// The explanation of a touched house.
    pub(crate) explained: Option<About>,
}

/// The explanation of a house: its name, the meaning of its sign, and its effect on this sheet.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct About {
    pub(crate) name: String,
    pub(crate) sign: Option<String>,
    pub(crate) effect: String,
}

/// Messages and hints beside the board.
#[derive(Clone, Copy)]
pub(crate) struct Said {
    pub(crate) message: RwSignal<Message>,
    /// The hint that is shown.
    pub(crate) hint: RwSignal<Option<Id>>,
    /// The chance of winning in the shown position, for the bar; `None` while the bar is off, and in the opening.
    pub(crate) chance: RwSignal<Option<WinChance>>,
}

impl Said {
    pub(super) fn new(refused: Option<String>) -> Said {
        Said {
            message: RwSignal::new(Message { refused, ..Message::default() }),
            hint: RwSignal::new(None),
            chance: RwSignal::new(None),
        }
    }

    /// Shows sentences about an event.
    pub(super) fn tell(self, told: Vec<String>) {
        self.message.set(Message { told, ..Message::default() });
    }

    /// Clears the message.
    pub(super) fn clear(self) {
        self.message.set(Message::default());
    }
}
