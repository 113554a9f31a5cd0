//! The part of the program that the board does without. The page fetches it and its words when the board is there; the build
//! puts them into files of their own.
#![expect(clippy::unnecessary_wraps, reason = "`wasm_split` wraps what cannot fail once the file is there")]

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use senet_i18n::Words;

use crate::store::Store;
use crate::windows::{About, Games, Keys, Lessons, Link, Menu, Puzzles, Rules, Share};
use crate::{explore, lessons, online, review, words};

/// Without a network, the page tries again after this time.
const RETRY: Duration = Duration::from_secs(5);

/// The views of this part.
#[derive(Clone, Copy)]
pub(crate) struct Later {
    pub(crate) windows: fn(Store) -> AnyView,
    /// The card at the end of a game.
    pub(crate) card: fn(Store) -> AnyView,
    /// The view of a review, in place of the message and the throw.
    pub(crate) review: fn(Store) -> AnyView,
    pub(crate) review_actions: fn(Store) -> AnyView,
    /// The view of an exploration, in place of the message, the throw and the log.
    pub(crate) explore: fn(Store) -> AnyView,
    pub(crate) explore_actions: fn(Store) -> AnyView,
    pub(crate) lesson_actions: fn(Store) -> AnyView,
}

/// Fetches this part and its words, if need be by several tries. The language stays meanwhile: only the menu changes it.
pub(crate) fn fetch(store: Store, later: RwSignal<Option<Later>>) {
    let fluent = words::later(store.words.with_untracked(Words::language));
    spawn_local(async move {
        match (load().await, fluent.await) {
            (Ok(part), Some(fluent)) => {
                store.words.with_untracked(|words| words.add(fluent));
                later.set(Some(part));
            }
            _ => set_timeout(move || fetch(store, later), RETRY),
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
    })
}

/// All windows but that for a new game, which the first visit needs; and what leads through lessons and games over the network.
fn windows(store: Store) -> AnyView {
    explore::attach(store);
    lessons::lead(store);
    online::part::watch(store);
    view! {
        <Menu store />
        <Rules store />
        <Share store />
        <Games store />
        <Puzzles store />
        <Lessons store />
        <Link store />
        <Keys store />
        <About store />
        {move || store.online.part.get().map(|part| (part.windows)(store))}
    }
    .into_any()
}
