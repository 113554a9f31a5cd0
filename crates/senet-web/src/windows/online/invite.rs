//! The link to the own offer, for the friend.

use leptos::prelude::*;
use leptos::task::spawn_local;
use senet_i18n::ids::{self, Id};
use senet_protocol::online::{Command, Status};

use super::code::code;
use crate::online::{ConnectedGame, Game};
use crate::store::{Store, Window, game_address};
use crate::windows::OverTable;
use crate::windows::share::Copied;

/// The link and its QR code, until the friend has joined.
#[component]
pub(crate) fn Invite(store: Store, connected: ConnectedGame) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let link = move || connected.with(|game| game_address(&game.id.to_string()));
    let is_open = move || store.windows.open.get() == Some(Window::Invite);
    // Once the friend has joined, the table is what matters.
    let is_over = Memo::new(move |_| connected.with(is_offered) != Some(true));
    Effect::new(move |_| {
        if is_over.get() && store.windows.open.get_untracked() == Some(Window::Invite) {
            store.windows.open.set(None);
        }
    });
    let is_listed = move || connected.with(|game| game.client.game().terms().offer.open).unwrap_or(false);
    let is_shared = move || navigator_can_share();
    let share = move |_| {
        if let Some(link) = untrack(link) {
            share(link, connected.text(ids::ONLINE_SHARE_TEXT));
        }
    };
    let withdraw = move |_| {
        connected.send(Command::Withdraw);
        store.windows.open.set(None);
    };
    view! {
        <OverTable store which=Window::Invite title=ids::ONLINE_INVITE>
            <p>{text(ids::ONLINE_INVITE_TEXT)}</p>
            <Show when=is_local><p class="refused" id="local">{text(ids::ONLINE_LOCAL)}</p></Show>
            <Show when=is_listed><p>{text(ids::ONLINE_INVITE_OPEN)}</p></Show>
            <Show when=is_open>
                <Copied store id="invite" label=ids::ONLINE_LINK copied=ids::UI_LINK_COPIED value=untrack(link) />
                {move || link().and_then(|link| code(&link, store.words.with(|words| words.text(ids::ONLINE_CODE))))}
            </Show>
            <p role="status">{text(ids::ONLINE_WAITING)}</p>
            <div class="actions closing">
                <Show when=is_shared>
                    <button id="share-invite" on:click=share>{text(ids::ONLINE_SHARE)}</button>
                </Show>
                <button id="withdraw" on:click=withdraw>{text(ids::ONLINE_WITHDRAW)}</button>
                <button class="go" id="close-invite" on:click=move |_| store.windows.open.set(None)>{text(ids::UI_CLOSE)}</button>
            </div>
        </OverTable>
    }
}

/// Whether the page was opened at an address that other devices do not find.
fn is_local() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    host == "localhost" || host == "[::1]" || host.starts_with("127.")
}

/// Whether the browser has a sheet of its own for sharing links.
fn navigator_can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Hands a link to the browser's sheet for sharing.
pub(super) fn share(link: String, title: String) {
    let data = web_sys::ShareData::new();
    data.set_url(&link);
    data.set_text(&title);
    let asked = window().navigator().share_with_data(&data);
    // The player may close it without sharing.
    spawn_local(async move {
        let _ = wasm_bindgen_futures::JsFuture::from(asked).await;
    });
}

/// Whether a game waits for a second player.
pub(super) fn is_offered(game: &Game) -> bool {
    game.client.game().status() == Status::Offered
}
