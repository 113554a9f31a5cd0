//! The lobby of games over the network: the own offer, the offers of others, and the own games.

use std::time::Duration;

use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use senet::SheetId;
use senet_i18n::ids::{self, Id};
use senet_protocol::online::{OfferEntry, Offers};

use super::new_offer::NewOffer;
use super::own_games::OwnGames;
use super::terms::{sheet_told, terms_told};
use crate::controls::{DropDown, Entry};
use crate::online::part::has_games;
use crate::online::{ConnectedGame, deals, host, kept};
use crate::store::{Store, Window};
use crate::windows::OverTable;

/// Polling interval of the open offers.
const INTERVAL: Duration = Duration::from_secs(4);

/// The own offer, the offers of others, and the own games.
#[component]
pub(crate) fn Online(store: Store, connected: ConnectedGame) -> impl IntoView {
    view! {
        <OverTable store which=Window::Online title=ids::ONLINE>
            <Content store connected />
        </OverTable>
    }
}

#[component]
fn Content(store: Store, connected: ConnectedGame) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    view! {
        <Show
            when=move || store.online.is_offered.get()
            fallback=move || view! { <p class="refused">{text(ids::ONLINE_UNREACHABLE)}</p> }
        >
            <OwnGames store />
            <NewOffer store connected />
            <OpenOffers store connected />
        </Show>
        <div class="actions closing">
            <button class="go" id="close-online" on:click=move |_| store.windows.open.set(None)>{text(ids::UI_CLOSE)}</button>
        </div>
    }
}

/// The offers of others.
#[component]
fn OpenOffers(store: Store, connected: ConnectedGame) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let offers = RwSignal::new(None::<Vec<OfferEntry>>);
    let of_sheet = RwSignal::new(None::<SheetId>);
    let wrong = RwSignal::new(None::<String>);
    let joins = RwSignal::new(false);
    let look = move || {
        spawn_local(async move {
            if !has_games().await {
                wrong.try_set(Some(connected.text(ids::ONLINE_UNREACHABLE)));
            } else if let Ok(found) = host::get::<Offers>("offers", None).await {
                // A seat with a receipt is one that was taken, and whose answer was lost perhaps.
                let is_own = |offer: &OfferEntry| kept::seat(offer.game).is_some_and(|seat| seat.receipt.is_none());
                let others = found.offers.into_iter().filter(|offer| !is_own(offer));
                wrong.try_set(None);
                offers.try_set(Some(others.collect()));
            }
        });
    };
    look();
    if let Ok(handle) = set_interval_with_handle(look, INTERVAL) {
        on_cleanup(move || handle.clear());
    }
    let take = move |offer: &OfferEntry| {
        let game = offer.game;
        joins.set(true);
        spawn_local(async move {
            let taken = deals::take_listed(game).await;
            joins.try_set(false);
            match taken {
                Ok(()) => {
                    store.windows.first_visit.set(false);
                    store.want_online(game.to_string());
                }
                Err(failed) => {
                    wrong.try_set(Some(connected.told(&failed)));
                    look();
                }
            }
        });
    };
    let row = move |offer: OfferEntry| {
        let (sheet, terms) =
            store.words.with(|words| (sheet_told(words, &offer.terms), terms_told(words, &offer.terms).join(" · ")));
        view! {
            <li>
                <button class="game offer" disabled=joins on:click=move |_| take(&offer)>
                    <b>{sheet}</b>
                    <span>{terms}</span>
                </button>
            </li>
        }
    };
    let shown = move || -> Vec<OfferEntry> {
        let all = offers.get().unwrap_or_default();
        all.into_iter().filter(|offer| of_sheet.get().is_none_or(|sheet| sheet == offer.terms.rules)).collect()
    };
    let is_empty = move || offers.with(Option::is_some) && shown().is_empty();
    let entries = move || sheets(store, of_sheet.get());
    let pick = move |name: &str| of_sheet.set(name.parse().ok());
    view! {
        <h3>{text(ids::ONLINE_OTHERS)}</h3>
        <DropDown store label=ids::ONLINE_SHEET id="offers-sheet" entries pick />
        <Show when=is_empty><p class="hint" id="no-offers">{text(ids::ONLINE_NO_OFFERS)}</p></Show>
        <ul class="kept" id="offers">{move || shown().into_iter().map(row).collect_view()}</ul>
        <p class="refused" id="offers-wrong" role="alert">{move || wrong.get()}</p>
    }
}

/// All sheets, for a list of offers.
fn sheets(store: Store, picked: Option<SheetId>) -> Vec<Entry> {
    store.words.with(|words| {
        let title = |sheet: SheetId| senet_i18n::sentences::sheet_title(words, &senet::RuleSheet::plain(sheet));
        let all = (String::new(), words.text(ids::ONLINE_ALL_SHEETS), picked.is_none());
        let one = |sheet: SheetId| (sheet.name().to_owned(), title(sheet), picked == Some(sheet));
        std::iter::once(all).chain(SheetId::ALL.map(one)).collect()
    })
}
