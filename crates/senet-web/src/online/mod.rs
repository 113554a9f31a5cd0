//! Games over the network: the connection, the game as it is told, the seats of this browser, and what can be done at the table.
//!
//! The rules of what players may do are those of [`senet_session::online`], and each throw is checked there.

mod actions;
mod commands;
mod connected_game;
mod connection;
pub(crate) mod deals;
mod finished;
pub(crate) mod host;
pub(crate) mod kept;
mod notices;
pub(crate) mod part;
mod socket;
mod table;
pub(crate) mod turns;

use std::time::Duration;

use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use web_sys::VisibilityState;

use crate::clock;
use crate::store::Store;

use actions::actions;
use notices::notices;

pub(crate) use connected_game::{ConnectedGame, Game};
pub(crate) use notices::phrase_id;
pub(crate) use part::Part;
pub(crate) use table::clock_time;

/// Delay of the one-second timer, in milliseconds, above which the device counts as having slept.
const SLEEP: u64 = 5_000;

/// Connects the page to its host, and goes on with the game of the address.
pub(crate) fn attach(store: Store) -> ConnectedGame {
    let connected = ConnectedGame::new(store);
    store.online.answer_by(connected, move |ask| connected.answer(ask));
    Effect::new(move |_| {
        let wanted = store.online.wanted.get();
        untrack(|| connected.open(wanted));
    });
    Effect::new(move |_| connected.go_on());
    connected.tell();
    turns::watch(connected);
    let ticked = StoredValue::new(clock::now());
    let tick = move || {
        let now = clock::now();
        let passed = now.saturating_sub(ticked.get_value());
        ticked.set_value(now);
        if store.online.on.get_untracked() {
            connected.second.update(|second| *second = second.wrapping_add(1));
            let is_seen = document().visibility_state() == VisibilityState::Visible;
            if is_seen && passed > SLEEP { connected.wake() } else { connected.check_answers() }
        }
    };
    // Without the timer, clocks stand still until the next event.
    let _ = set_interval_with_handle(tick, Duration::from_secs(1));
    // A socket that was open in another network may lead nowhere.
    window_event_listener_untyped("online", move |_| connected.wake());
    window_event_listener_untyped("pagehide", move |_| connected.part());
    window_event_listener_untyped("pageshow", move |_| connected.wake());
    connected
}
