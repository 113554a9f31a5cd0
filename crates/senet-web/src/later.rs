//! The part of the program that the board does without. The page fetches it when the board is there; the build puts it into
//! a file of its own.
#![expect(clippy::unnecessary_wraps, reason = "`wasm_split` wraps what cannot fail once the file is there")]

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::store::Store;
use crate::windows::{
    About, Games, Invite, Keys, Lessons, Link, Menu, Offer, Online, Puzzles, Rules, Share, Talk, Throws,
};
use crate::{explore, lessons, online, review};

/// Without a network, the page tries again after this time.
const RETRY: Duration = Duration::from_secs(5);

/// The views of this part.
#[derive(Clone, Copy)]
pub(crate) struct Later {
    pub(crate) windows: fn(Store) -> AnyView,
    /// The card at the end of a game.
    pub(crate) card: fn(Store) -> AnyView,
    /// What a review says, in place of the message and the throw.
    pub(crate) review: fn(Store) -> AnyView,
    pub(crate) review_actions: fn(Store) -> AnyView,
    /// What an exploration says, in place of the message, the throw and the log.
    pub(crate) explore: fn(Store) -> AnyView,
    pub(crate) explore_actions: fn(Store) -> AnyView,
    pub(crate) lesson_actions: fn(Store) -> AnyView,
    /// The buttons of a game over the network that is not being played.
    pub(crate) online_actions: fn(Store) -> AnyView,
    /// Notices about a game over the network.
    pub(crate) online_notices: fn(Store) -> AnyView,
}

/// Fetches this part, if need be by several tries.
pub(crate) fn fetch(later: RwSignal<Option<Later>>) {
    spawn_local(async move {
        match load().await {
            Ok(part) => later.set(Some(part)),
            Err(_) => set_timeout(move || fetch(later), RETRY),
        }
    });
}

/// The file is named after the first argument of the attribute.
#[wasm_split(later, wasm_split_path = ::leptos::wasm_split, fallible)]
fn load() -> Result<Later, SplitLoaderError> {
    Ok(Later {
        windows,
        card: review::card,
        review: review::told,
        review_actions: review::actions,
        explore: explore::told,
        explore_actions: explore::actions,
        lesson_actions: lessons::actions,
        online_actions: online::actions,
        online_notices: online::notices,
    })
}

/// All windows but that for a new game, which the first visit needs; and what leads through lessons and games over the network.
fn windows(store: Store) -> AnyView {
    explore::attach(store);
    lessons::lead(store);
    let desk = online::attach(store);
    view! {
        <Menu store />
        <Rules store />
        <Share store />
        <Games store />
        <Puzzles store />
        <Lessons store />
        <Link store />
        <Online store desk />
        <Invite store desk />
        <Offer store desk />
        <Talk store desk />
        <Throws store desk />
        <Keys store />
        <About store />
    }
    .into_any()
}
