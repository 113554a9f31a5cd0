//! Senet in the browser: the rules, the computer players and the page, all in one program.

mod board_view;
mod clock;
mod controls;
mod hints;
mod notices;
mod pieces;
mod preferences;
mod side_view;
mod speech;
mod storage;
mod store;
mod windows;
mod worker;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use board_view::Board;
use notices::Notices;
use side_view::{Head, SidePanel};
use store::Store;
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
        <a class="hidden" href="#board">{move || store.words.with(|words| words.text("ui-skip-to-board"))}</a>
        <main class="table" inert=move || store.follows.get()>
            <Head store />
            <Board store />
            <SidePanel store />
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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use senet_i18n::ids;

    /// The text of all sources of this crate.
    fn sources(folder: &Path) -> String {
        let entries = std::fs::read_dir(folder).expect("the sources are there");
        let read = |path: std::path::PathBuf| {
            if path.is_dir() { sources(&path) } else { std::fs::read_to_string(path).expect("a source is text") }
        };
        entries.map(|entry| read(entry.expect("an entry").path())).collect()
    }

    #[test]
    fn the_page_says_all_that_it_has_words_for() {
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        // These are put together from a name.
        let made = ["ui-theme-", "ui-thinking-", "ui-speed-"];
        let is_used =
            |id: &&&str| sources.contains(&format!("\"{id}\"")) || made.iter().any(|prefix| id.starts_with(prefix));
        let unused: Vec<_> = ids::INTERFACE.iter().chain(ids::HINTS).filter(|id| !is_used(id)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}
