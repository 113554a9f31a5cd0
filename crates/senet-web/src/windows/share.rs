//! Windows for import and export: positions, games, links.

use senet_i18n::ids::{self, Id};
use senet_i18n::sentences;

use leptos::prelude::*;
use senet::{Position, RuleSheet, Side};
use senet_session::{GameTable, Seat};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::OverTable;
use super::new_game::opponents;
use crate::controls::DropDown;
use crate::store::{Store, Window};
use crate::{explore, picture, speech};

/// Exports and imports the position and the game as text, link and file.
#[component]
pub(crate) fn Share(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let pasted = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let play_from = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if store.play_from(&pasted.get_untracked()) {
            wrong.set(None);
            pasted.set(String::new());
            store.windows.open.set(None);
        } else {
            // Shown beside the field in place of beside the board.
            wrong.set(store.said.message.with_untracked(|message| message.refused.clone()));
            store.said.message.update(|message| message.refused = None);
        }
    };
    let open = move |event| {
        let input = event_target::<web_sys::HtmlInputElement>(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        wasm_bindgen_futures::spawn_local(async move {
            let text = wasm_bindgen_futures::JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            input.set_value("");
            store.windows.open.set(None);
            store.lay_record(text.as_deref());
        });
    };
    let no_png = RwSignal::new(false);
    let save_png = move |sheet: RuleSheet, position: Position, names: [String; 2]| {
        wasm_bindgen_futures::spawn_local(async move {
            no_png.set(picture::save_png(&sheet, &position, &names).await.is_none());
        });
    };
    let save_svg =
        |sheet: RuleSheet, position: Position, names: [String; 2]| picture::save_svg(&sheet, &position, &names);
    let is_open = move || store.windows.open.get() == Some(Window::Share);
    view! {
        <OverTable store which=Window::Share title=ids::UI_SHARE>
            <Show when=is_open>
                <Copied store id="result" label=ids::UI_TODAY_RESULT copied=ids::UI_TODAY_COPIED value=store.today_result() />
                <Copied store id="link-game" label=ids::UI_LINK_TO_GAME copied=ids::UI_LINK_COPIED value=store.game_link() />
                <Copied store id="link-position" label=ids::UI_LINK_TO_POSITION copied=ids::UI_LINK_COPIED value=store.position_link() />
                <Copied store id="position" label=ids::UI_COPY_POSITION copied=ids::UI_POSITION_COPIED value=store.position_text() />
            </Show>
            <form class="line" on:submit=play_from>
                <label>
                    {text(ids::UI_PASTE_POSITION)}
                    <input
                        type="text"
                        id="paste"
                        autocomplete="off"
                        spellcheck="false"
                        prop:value=move || pasted.get()
                        on:input=move |event| pasted.set(event_target_value(&event))
                        aria-describedby="paste-wrong"
                    />
                </label>
                <button id="play-from" type="submit">{text(ids::UI_PLAY)}</button>
            </form>
            <p class="refused" id="paste-wrong" role="alert">{move || wrong.get()}</p>
            <label>
                {text(ids::UI_OPEN_GAME)}
                <input type="file" id="open" accept=".senet,text/plain" on:change=open />
            </label>
            <div class="actions">
                <button id="save-svg" on:click=move |_| with_picture(store, save_svg)>
                    {text(ids::PICTURE_SVG)}
                </button>
                <button id="save-png" on:click=move |_| with_picture(store, save_png)>{text(ids::PICTURE_PNG)}</button>
            </div>
            <p class="refused" role="alert">{move || no_png.get().then(text(ids::PICTURE_FAILED))}</p>
            <div class="actions closing">
                <button id="save" on:click=move |_| store.save()>{text(ids::UI_SAVE_GAME)}</button>
                <button class="go" id="close-share" on:click=move |_| store.windows.open.set(None)>{text(ids::UI_CLOSE)}</button>
            </div>
        </OverTable>
    }
}

/// Passes what the picture shows to `save`: the position on the table, or in the opening the start, and the names of cones
/// and spools.
fn with_picture(store: Store, save: impl FnOnce(RuleSheet, Position, [String; 2])) {
    let is_explored = untrack(|| store.explore.is_on());
    let shown = |table: &GameTable| {
        let sheet = table.setting.sheet;
        let name = |side: Side| match table.game().player(side) {
            Some(player) if !is_explored => table.setting.names[player as usize].clone(),
            _ => store.words.with(|words| sentences::side_coloured(words, &sheet, side)),
        };
        Some((sheet, explore::start(table.game())?, Side::BOTH.map(name)))
    };
    if let Some((sheet, position, names)) = untrack(|| store.play.with_shown(shown)) {
        save(sheet, position, names);
    }
}

/// A read-only field with a button that copies it.
#[component]
pub(super) fn Copied(
    store: Store,
    id: &'static str,
    label: Id,
    /// The message when it has been copied.
    copied: Id,
    value: Option<String>,
) -> impl IntoView {
    let said = RwSignal::new(label);
    let field = NodeRef::<leptos::html::Input>::new();
    value.map(|value| {
        let shown = value.clone();
        let act = move |_| {
            let value = value.clone();
            wasm_bindgen_futures::spawn_local(async move {
                let done = copy(&value).await || copy_from(field.get_untracked().as_ref());
                said.set(if done { copied } else { ids::UI_COPY_BY_HAND });
            });
        };
        let name = move || store.words.with(|words| words.text(said.get()));
        view! {
            <div class="line">
                <label>
                    <span aria-live="polite">{name}</span>
                    <input type="text" id=id node_ref=field readonly prop:value=shown on:focus=move |event| {
                        event_target::<web_sys::HtmlInputElement>(&event).select();
                    } />
                </label>
                <button id=format!("copy-{id}") on:click=act>
                    {move || store.words.with(|words| words.text(ids::UI_COPY))}
                </button>
            </div>
        }
    })
}

/// Copies a text by the browser's clipboard. Returns whether it did.
pub(crate) async fn copy(text: &str) -> bool {
    match clipboard() {
        Some(clipboard) => JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        None => false,
    }
}

/// The browser's clipboard, which it has for pages of safe origins only: not by plain HTTP in a local network.
fn clipboard() -> Option<web_sys::Clipboard> {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into()).ok()?;
    clipboard.dyn_into().ok()
}

/// Selects the text of a field and copies it as browsers did before they had a clipboard. Where that fails too, the text
/// stays selected for the player to copy.
fn copy_from(field: Option<&web_sys::HtmlInputElement>) -> bool {
    let Some(field) = field else { return false };
    field.select();
    let page = document().dyn_into::<web_sys::HtmlDocument>();
    page.is_ok_and(|page| page.exec_command("copy").unwrap_or(false))
}

/// Asks whether a game from a link replaces the present one.
#[component]
pub(crate) fn Link(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    // Reading a link takes words of the later part of the program.
    let linked = RwSignal::new(None::<GameTable>);
    Effect::new(move |_| {
        if let Some(link) = store.windows.link.get() {
            linked.set(untrack(|| store.read_link(&link)));
        }
    });
    let opponent = RwSignal::new(Seat::Person);
    let pick = move |name: &str| {
        if let Ok(kind) = name.parse() {
            opponent.set(kind);
        }
    };
    let take = move |_| {
        let game = linked.get_untracked();
        linked.set(None);
        store.windows.open.set(None);
        if let Some(mut table) = game {
            table.setting.seats = [Seat::Person, opponent.get_untracked()];
            store.words.with_untracked(|words| speech::rename(words, &mut table.setting));
            store.windows.first_visit.set(false);
            store.lay(table);
        }
    };
    let asks = move || {
        let is_first = store.windows.first_visit.get();
        store.words.with(|words| words.text(if is_first { ids::UI_LINK_FIRST } else { ids::UI_LINK_HOLDS }))
    };
    let leave = move |_| {
        let is_first = store.windows.first_visit.get_untracked();
        store.windows.open.set(is_first.then_some(Window::NewGame));
    };
    view! {
        <OverTable store which=Window::Link title=ids::UI_LINK_TITLE>
            <p>{asks}</p>
            <DropDown
                store
                label=ids::UI_OPPONENT
                id="link-opponent"
                entries=move || opponents(store, opponent.get())
                pick
            />
            <div class="actions">
                <button class="go" id="take-link" on:click=take>{text(ids::UI_YES)}</button>
                <button id="leave-link" on:click=leave>{text(ids::UI_NO)}</button>
            </div>
        </OverTable>
    }
}
