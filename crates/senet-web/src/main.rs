//! Senet in the browser: the rules, the computer players and the page, all in one program.

mod board_view;
mod clock;
mod controls;
mod notices;
mod pieces;
mod preferences;
mod side_view;
mod speech;
mod storage;
mod store;
mod table;
mod windows;
mod worker;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use board_view::Board;
use notices::Notices;
use side_view::{Head, SidePanel};
use store::Store;
use windows::{Menu, NewGame, Rules};

fn main() {
    console_error_panic_hook::set_once();
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
    view! {
        <a class="hidden" href="#board">{move || store.words.with(|words| words.text("ui-skip-to-board"))}</a>
        <main class="table">
            <Head store />
            <Board store />
            <SidePanel store />
        </main>
        <Notices store />
        <NewGame store />
        <Menu store />
        <Rules store />
    }
}
