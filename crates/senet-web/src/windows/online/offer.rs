//! Another player's offer. Opening its link takes no seat: joining is a button.

use leptos::prelude::*;
use leptos::task::spawn_local;
use senet_i18n::ids::{self, Id};
use senet_protocol::online::Status;

use super::invite::is_offered;
use super::terms::{sheet_told, terms_told};
use crate::online::{ConnectedGame, deals};
use crate::store::{Store, Window};
use crate::windows::OverTable;

/// The terms of the offer, and the button that joins.
#[component]
pub(crate) fn Offer(store: Store, connected: ConnectedGame) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let joins = RwSignal::new(false);
    let wrong = RwSignal::new(None::<String>);
    let sheet = move || {
        store.words.with(|words| connected.with(|game| sheet_told(words, &game.client.game().terms().offer.terms)))
    };
    let terms = move || {
        let told =
            store.words.with(|words| connected.with(|game| terms_told(words, &game.client.game().terms().offer.terms)));
        told.unwrap_or_default().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    let is_open = Memo::new(move |_| connected.with(is_offered).unwrap_or(false));
    // Reason why the offer cannot be joined. It may change while the window is open.
    let gone = move || {
        let id = connected.with(|game| match game.client.game().status() {
            Status::Offered => None,
            Status::Withdrawn => Some(ids::ONLINE_WITHDRAWN),
            Status::Joined | Status::Playing | Status::Over => Some(ids::ONLINE_TAKEN),
        });
        id.flatten().map(|id| store.words.with(|words| words.text(id)))
    };
    let join = move |_| {
        let offered = connected.peek(|game| (game.id, game.client.game().terms().clone()));
        let Some((id, terms)) = offered else { return };
        joins.set(true);
        wrong.set(None);
        spawn_local(async move {
            let taken = deals::take(id, &terms).await;
            joins.try_set(false);
            match taken {
                Ok(()) => {
                    store.windows.first_visit.set(false);
                    store.windows.open.set(None);
                    connected.open_again();
                }
                Err(failed) => {
                    wrong.try_set(Some(connected.told(&failed)));
                }
            }
        });
    };
    let leave = move |_| {
        store.windows.open.set(None);
        store.leave_aside();
        if store.windows.first_visit.get_untracked() {
            store.windows.open.set(Some(Window::NewGame));
        }
    };
    view! {
        <OverTable store which=Window::Offer title=ids::ONLINE_OFFER>
            <p>{text(ids::ONLINE_OFFER_TEXT)}</p>
            <p><strong id="offer-sheet">{sheet}</strong></p>
            <ul>{terms}</ul>
            <p>
                <button
                    id="offer-rules"
                    on:click=move |_| {
                        let sheet = connected.peek(|game| game.client.game().terms().offer.terms.rules);
                        store.windows.rules_of.set(sheet);
                        store.windows.open.set(Some(Window::Rules));
                    }
                >
                    {text(ids::UI_RULES)}
                </button>
            </p>
            <p class="refused" id="offer-wrong" role="alert">{move || wrong.get().or_else(gone)}</p>
            <div class="actions closing">
                <button class="go" id="join" disabled=move || joins.get() || !is_open.get() on:click=join>
                    {text(ids::ONLINE_JOIN)}
                </button>
                <button id="leave-offer" on:click=leave>{text(ids::ONLINE_DECLINE)}</button>
            </div>
        </OverTable>
    }
}
