//! The throws of a game over the network, each with its shares, as this page has checked them.

use leptos::prelude::*;
use senet_fair::CheckedThrow;
use senet_i18n::ids::{self, Id};

use crate::online::ConnectedGame;
use crate::store::{Store, Window};
use crate::table;
use crate::windows::OverTable;

/// Digits of a share that are shown; all of them are in its title.
const DIGITS: usize = 8;

/// Why no one can choose a throw, and each throw with its shares.
#[component]
pub(crate) fn Throws(store: Store, connected: ConnectedGame) -> impl IntoView {
    view! {
        <OverTable store which=Window::Throws title=ids::ONLINE_THROWS>
            <Content store connected />
        </OverTable>
    }
}

#[component]
fn Content(store: Store, connected: ConnectedGame) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let throws = move || {
        connected
            .with(|game| game.client.game().ledger().map(senet_fair::Ledger::checked_throws))
            .flatten()
            .unwrap_or_default()
    };
    let checked = move || {
        let count = throws().len();
        store.words.with(|words| words.format(ids::ONLINE_THROWS_CHECKED, &[("count", count.into())]))
    };
    let fault = move || {
        let fault = connected.with(|game| game.fault.clone()).flatten()?;
        Some(store.words.with(|words| words.format(ids::ONLINE_FAULT, &[("why", fault.into())])))
    };
    let share = |share: senet_fair::Share| {
        let digits = share.to_string();
        let start = digits.get(..DIGITS).unwrap_or_default().to_owned();
        view! { <td><code title=digits>{start}</code></td> }
    };
    let row = move |thrown: CheckedThrow| {
        let name = store.play.table.with(|table| table.setting.names[thrown.thrower as usize].clone());
        view! {
            <tr>
                <th scope="row">{thrown.number}</th>
                <td>{name}</td>
                <td>{table::thrown(thrown.faces)} " " {table::value(thrown.faces)}</td>
                {share(thrown.thrower_share)}
                {share(thrown.witness_share)}
                {share(thrown.server_share)}
            </tr>
        }
    };
    view! {
        <p>{text(ids::ONLINE_THROWS_TEXT)}</p>
        <p id="throws-checked" role="status"><strong>{checked}</strong></p>
        <p class="refused" role="alert">{fault}</p>
        <div class="wide" tabindex="0" role="region" aria-label=text(ids::ONLINE_THROWS)>
            <table class="statistics" id="throws">
                <thead>
                    <tr>
                        <th scope="col">{text(ids::ONLINE_NUMBER)}</th>
                        <th scope="col">{text(ids::ONLINE_PLAYER)}</th>
                        <th scope="col">{text(ids::ONLINE_THROWN)}</th>
                        <th scope="col">{text(ids::ONLINE_SHARE_THROWER)}</th>
                        <th scope="col">{text(ids::ONLINE_SHARE_WITNESS)}</th>
                        <th scope="col">{text(ids::ONLINE_SHARE_SERVER)}</th>
                    </tr>
                </thead>
                <tbody>{move || throws().into_iter().rev().map(row).collect_view()}</tbody>
            </table>
        </div>
        <div class="actions closing">
            <button id="save-proof" on:click=move |_| connected.save()>{text(ids::ONLINE_SAVE)}</button>
            <button class="go" id="close-throws" on:click=move |_| store.windows.open.set(None)>{text(ids::UI_CLOSE)}</button>
        </div>
    }
}
