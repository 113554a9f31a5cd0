//! Senet in the browser: the rules, the computer players and the page, all in one program.

mod board;
mod clock;
mod controls;
mod drag;
mod drawings;
mod explore;
mod games;
mod hints;
mod host;
mod later;
mod lessons;
mod notices;
mod online;
mod picture;
mod preferences;
mod puzzle_progress;
mod review;
mod sound;
mod speech;
mod storage;
mod store;
mod table;
mod windows;
mod words;
mod worker;

use leptos::prelude::*;
use senet_i18n::ids;
use wasm_bindgen::JsCast;

use board::Board;
use later::Later;
use notices::Notices;
use store::Store;
use table::{Actions, Chances, Cloth, Head, Log, Plates, Said, Steps};
use windows::NewGame;

fn main() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        notices::unexpected();
    }));
    match js_sys::global().dyn_into::<web_sys::DedicatedWorkerGlobalScope>() {
        Ok(scope) => worker::serve(&scope),
        Err(_) => leptos::mount::mount_to_body(Page),
    }
}

/// The page.
#[component]
fn Page() -> impl IntoView {
    let store = Store::new();
    store.watch_page();
    let later = RwSignal::new(None::<Later>);
    later::fetch(store, later);
    // Leaving the review twice must not draw the table anew.
    let reviews = Memo::new(move |_| store.review.is_open.get());
    let explores = Memo::new(move |_| store.explore.is_on());
    let learns = Memo::new(move |_| store.lessons.is_on());
    let meets = Memo::new(move |_| store.online.rests.get());
    view! {
        <a class="hidden" href="#board">{move || store.words.with(|words| words.text(ids::UI_SKIP_TO_BOARD))}</a>
        <main
            class="case"
            class:reviewing=move || reviews.get() || explores.get()
            class:exploring=move || explores.get()
            inert=move || store.play.follows.get()
        >
            <Head store />
            <Board store />
            {move || later.get().map(|later| (later.card)(store))}
            <Plates store />
            {move || match later.get() {
                Some(later) if explores.get() => (later.explore)(store),
                Some(later) if reviews.get() => (later.review)(store),
                _ => said(store),
            }}
            <Steps store />
            {move || match later.get() {
                Some(later) if explores.get() => (later.explore_actions)(store),
                Some(later) if reviews.get() => (later.review_actions)(store),
                Some(later) if learns.get() => (later.lesson_actions)(store),
                Some(_) if meets.get() => store.online.part.get().map(|part| (part.actions)(store)).into_any(),
                _ => view! { <Actions store /> }.into_any(),
            }}
            <Log store />
        </main>
        <Notices store />
        <NewGame store />
        {move || later.get().map(|later| (later.windows)(store))}
    }
}

/// The message, the throw and the chances.
fn said(store: Store) -> AnyView {
    view! {
        <Said store />
        <Cloth store />
        <Chances store />
    }
    .into_any()
}
