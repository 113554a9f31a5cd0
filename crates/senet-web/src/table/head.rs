//! The bar above the board.

use leptos::prelude::*;
use senet_i18n::ids::{self, Id};
use senet_i18n::sentences;

use crate::controls::IconButton;
use crate::drawings::{self, sign};
use crate::store::{Store, Window};

/// Title, sheet, and the buttons of the game and the page.
#[component]
pub(crate) fn Head(store: Store) -> impl IntoView {
    let label = move |id: Id| move || store.words.with(|words| words.text(id));
    let sheet = move || {
        store.words.with(|words| store.play.table.with(|table| sentences::sheet_title(words, &table.setting.sheet)))
    };
    let open = move |window: Window| store.windows.open.set(Some(window));
    let is_on = Signal::derive(move || store.preferences.with(|preferences| preferences.sound));
    view! {
        <header class="top">
            <h1>{label(ids::UI_TITLE)}</h1>
            <p class="sheet">{sheet}</p>
            <nav>
                <button class="word" id="new-game" on:click=move |_| open(Window::NewGame)>
                    {sign(drawings::NEW)}
                    <span>{label(ids::UI_NEW_GAME)}</span>
                </button>
                <IconButton
                    store
                    label=ids::UI_UNDO
                    id="undo"
                    sign=drawings::UNDO
                    disabled=Signal::derive(move || !store.can_undo())
                    act=move || store.undo()
                />
                <IconButton
                    store
                    label=ids::UI_REDO
                    id="redo"
                    class="again"
                    sign=drawings::REDO
                    disabled=Signal::derive(move || !store.play.table.with(|table| table.session.can_redo()))
                    act=move || store.redo()
                />
                <IconButton
                    store
                    label=ids::UI_SOUND
                    id="sound"
                    class="spacious"
                    sign=Signal::derive(move || if is_on.get() { drawings::SOUND } else { drawings::MUTE })
                    pressed=is_on
                    act=move || store.preferences.update(|preferences| preferences.sound = !preferences.sound)
                />
                <IconButton
                    store
                    label=ids::UI_RULES
                    id="rules"
                    sign=drawings::RULES
                    act=move || open(Window::Rules)
                />
                <IconButton store label=ids::UI_MENU id="menu" sign=drawings::MENU act=move || open(Window::Menu) />
            </nav>
        </header>
    }
}
