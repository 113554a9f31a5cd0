//! Senet in the browser: the rules, the computer players and the page, all in one program.

mod board;
mod clock;
mod controls;
mod drawings;
mod hints;
mod notices;
mod preferences;
mod sound;
mod speech;
mod storage;
mod store;
mod table;
mod windows;
mod worker;

use leptos::prelude::*;
use senet_i18n::ids;
use wasm_bindgen::JsCast;

use board::Board;
use notices::Notices;
use store::Store;
use table::{Actions, Chances, Cloth, Head, Log, Plates, Said, Steps};
use windows::{About, Keys, Link, Menu, NewGame, Rules, Share};

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
    view! {
        <a class="hidden" href="#board">{move || store.words.with(|words| words.text(ids::UI_SKIP_TO_BOARD))}</a>
        <main class="case" inert=move || store.play.follows.get()>
            <Head store />
            <Board store />
            <Plates store />
            <Said store />
            <Cloth store />
            <Chances store />
            <Steps store />
            <Actions store />
            <Log store />
        </main>
        <Notices store />
        <NewGame store />
        <Menu store />
        <Rules store />
        <Share store />
        <Link store />
        <Keys store />
        <About store />
    }
}
