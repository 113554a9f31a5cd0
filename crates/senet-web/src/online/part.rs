//! The part of the program for games over the network. It is a file of its own, fetched for a game, for the window of such games,
//! or if this browser has seats.
#![expect(clippy::unnecessary_wraps, reason = "`wasm_split` wraps what cannot fail once the file is there")]

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use senet_protocol::online::PROTOCOL;

use super::{actions, attach, notices};
use crate::host;
use crate::storage;
use crate::store::{Store, Window};
use crate::windows::{Invite, Offer, Online, Talk, Throws};

/// Without a network, the page tries again after this time.
const RETRY: Duration = Duration::from_secs(5);

/// Prefix of the storage keys of seats.
pub(crate) const SEAT: &str = "online.";

/// File that names the host's game protocol. A static host serves `none`; offline, the service worker answers with an empty text, so
/// that the console stays silent.
const GAMES: &str = "games.txt";

/// The views of this part.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    pub(crate) windows: fn(Store) -> AnyView,
    /// The buttons of a game that is not being played.
    pub(crate) actions: fn(Store) -> AnyView,
    pub(crate) notices: fn(Store) -> AnyView,
}

/// Whether the host keeps games, and can be reached.
pub(crate) async fn has_games() -> bool {
    host::text(GAMES).await.is_some_and(|text| text.trim() == PROTOCOL)
}

/// Asks whether the host keeps games, and fetches this part once it is needed.
pub(crate) fn watch(store: Store) {
    let needed = Memo::new(move |_| store.online.needed.get());
    Effect::new(move |_| {
        if needed.get() {
            fetch(store);
        }
    });
    Effect::new(move |_| {
        if store.windows.open.get() == Some(Window::Online) {
            store.online.needed.set(true);
            ask(store);
        }
    });
    ask(store);
    // The page may have started without a network.
    window_event_listener_untyped("online", move |_| ask(store));
    window_event_listener_untyped("visibilitychange", move |_| ask(store));
}

/// Asks the host, unless it has said that it keeps games.
fn ask(store: Store) {
    if store.online.is_offered.get_untracked() {
        return;
    }
    spawn_local(async move {
        if has_games().await {
            store.online.is_offered.set(true);
            if !storage::preferences(SEAT).is_empty() {
                store.online.needed.set(true);
            }
        }
    });
}

/// Fetches this part, if need be by several tries.
fn fetch(store: Store) {
    spawn_local(async move {
        match load().await {
            Ok(part) => store.online.part.set(Some(part)),
            Err(_) => set_timeout(move || fetch(store), RETRY),
        }
    });
}

/// The file is named after the first argument of the attribute.
#[wasm_split(online, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load() -> Result<Part, SplitLoaderError> {
    Ok(Part { windows, actions, notices })
}

/// The windows, and the connection.
fn windows(store: Store) -> AnyView {
    let connected = attach(store);
    view! {
        <Online store connected />
        <Invite store connected />
        <Offer store connected />
        <Talk store connected />
        <Throws store connected />
    }
    .into_any()
}
