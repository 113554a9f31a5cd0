//! Phrases and actions in a game over the network besides playing.

use leptos::prelude::*;
use senet_i18n::ids::{self, Id};
use senet_protocol::online::{Command, Phrase, Say, Status};

use super::code::code;
use crate::controls::Toggle;
use crate::online::{ConnectedGame, phrase_id, turns};
use crate::store::{Store, Window, game_address};
use crate::windows::OverTable;
use crate::windows::share::Copied;

/// Phrases, links, the check of the throws, and resignation.
#[component]
pub(crate) fn Talk(store: Store, connected: ConnectedGame) -> impl IntoView {
    view! {
        <OverTable store which=Window::Talk title=ids::ONLINE_TALK>
            <Content store connected />
        </OverTable>
    }
}

#[component]
fn Content(store: Store, connected: ConnectedGame) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let is_player = connected.peek(|game| game.player().is_some()).unwrap_or(false);
    let has_other = Memo::new(move |_| {
        connected
            .with(|game| matches!(game.client.game().status(), Status::Joined | Status::Playing | Status::Over))
            .unwrap_or(false)
    });
    let can_resign =
        Memo::new(move |_| is_player && connected.with(|game| game.client.game().status()) == Some(Status::Playing));
    let has_throws = Memo::new(move |_| connected.with(|game| game.client.game().ledger().is_some()).unwrap_or(false));
    let asks = RwSignal::new(false);
    let close = move || store.windows.open.set(None);
    let phrase = move |phrase: Phrase| {
        let say = move |_| {
            connected.send(Command::Say(Say { phrase }));
            close();
        };
        view! { <button class="phrase" on:click=say>{text(phrase_id(phrase))}</button> }
    };
    let watching = move || {
        let count = connected.with(|game| game.presence.spectators).unwrap_or(0);
        (count > 0).then(|| store.words.with(|words| words.format(ids::ONLINE_SPECTATORS, &[("count", count.into())])))
    };
    let id = connected.peek(|game| game.id.to_string()).unwrap_or_default();
    let secret = connected.peek(|game| game.seat.as_ref().map(|seat| seat.text().to_owned())).flatten();
    let watch = game_address(&id);
    let resume = StoredValue::new(secret.map(|secret| game_address(&format!("{id}/{secret}"))));
    let resign = move |_| {
        connected.send(Command::Resign);
        close();
    };
    view! {
        <p class="hint" role="status">{watching}</p>
        <Show when=move || is_player && has_other.get()>
            <div class="actions phrases">{Phrase::ALL.map(phrase).collect_view()}</div>
            <Toggle
                name=text(ids::ONLINE_HEARS)
                id="hears-phrases".to_owned()
                is_on=move || store.preferences.with(|preferences| preferences.hears_phrases)
                set=move |on| store.preferences.update(|preferences| preferences.hears_phrases = on)
            />
        </Show>
        <Show when=move || is_player && turns::is_supported()>
            <Toggle
                name=text(ids::ONLINE_NOTIFY)
                id="notifies".to_owned()
                is_on=move || store.preferences.with(|preferences| preferences.notifies)
                set=move |on| turns::set_notifications(connected, on)
            />
        </Show>
        <div class="actions">
            <Show when=move || has_throws.get()>
                <button id="open-throws" on:click=move |_| store.windows.open.set(Some(Window::Throws))>
                    {text(ids::ONLINE_THROWS)}
                </button>
                <button id="save-online" on:click=move |_| connected.save()>{text(ids::ONLINE_SAVE)}</button>
            </Show>
            <Show when=move || can_resign.get()>
                <button id="resign-online" on:click=move |_| asks.set(true)>{text(ids::UI_RESIGN)}</button>
            </Show>
            <button
                id="leave-table"
                on:click=move |_| {
                    close();
                    store.leave_aside();
                }
            >
                {text(ids::ONLINE_LEAVE)}
            </button>
        </div>
        <Show when=move || asks.get() && can_resign.get()>
            <div class="actions" role="alert">
                <p>{text(ids::UI_RESIGN_CONFIRM)}</p>
                <button class="go" id="resign-online-yes" on:click=resign>{text(ids::UI_YES)}</button>
                <button id="resign-online-no" on:click=move |_| asks.set(false)>{text(ids::UI_NO)}</button>
            </div>
        </Show>
        <Copied store id="watch" label=ids::ONLINE_WATCH copied=ids::UI_LINK_COPIED value=Some(watch) />
        <Show when=move || resume.with_value(Option::is_some)>
            <details>
                <summary>{text(ids::ONLINE_RESUME)}</summary>
                <p>{text(ids::ONLINE_RESUME_TEXT)}</p>
                <Copied store id="resume" label=ids::ONLINE_RESUME_LINK copied=ids::UI_LINK_COPIED value=resume.get_value() />
                {resume.get_value().and_then(|link| code(&link, store.words.with_untracked(|words| words.text(ids::ONLINE_RESUME_CODE))))}
            </details>
        </Show>
        <div class="actions closing">
            <button class="go" id="close-talk" on:click=move |_| close()>{text(ids::UI_CLOSE)}</button>
        </div>
    }
}
