//! Sounds of the game. `static/sound.js` synthesises them; it is fetched with the first.

use web_sys::{CustomEvent, CustomEventInit};

/// A sound, with a vibration where the device has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// Sticks or die in the hand.
    Rattle,
    /// A stick lands.
    Stick,
    Step,
    Swap,
    Splash,
    Leave,
    Win,
}

impl Sound {
    const fn name(self) -> &'static str {
        match self {
            Sound::Rattle => "rattle",
            Sound::Stick => "stick",
            Sound::Step => "step",
            Sound::Swap => "swap",
            Sound::Splash => "splash",
            Sound::Leave => "leave",
            Sound::Win => "win",
        }
    }

    /// Asks `start.js` to play it.
    pub(crate) fn play(self) {
        let detail = CustomEventInit::new();
        detail.set_detail(&self.name().into());
        let (Some(window), Ok(event)) =
            (web_sys::window(), CustomEvent::new_with_event_init_dict("senet-sound", &detail))
        else {
            return;
        };
        // Only an event that is being dispatched already is refused.
        let _ = window.dispatch_event(&event);
    }
}
