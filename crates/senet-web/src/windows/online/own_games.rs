//! The games of this browser over the network, with whose turn it is.

use leptos::prelude::*;
use leptos::task::spawn_local;
use senet_i18n::Words;
use senet_i18n::ids::{self, Id};
use senet_protocol::online::{Status, Summary};
use uuid::Uuid;

use super::terms::sheet_told;
use crate::controls::IconButton;
use crate::drawings;
use crate::online::host::{self, Failed};
use crate::online::{clock_time, kept, turns};
use crate::store::Store;

/// The most games that are listed.
const LISTED: usize = 40;

/// A game of this browser.
#[derive(Clone)]
struct Own {
    game: Uuid,
    since: u64,
    /// `None` of a game that the host does not know any more.
    summary: Option<Summary>,
}

impl Own {
    /// Its place in the list: what waits for the player first, what is over last.
    fn place(&self) -> u8 {
        match &self.summary {
            Some(summary) if turns::is_due(summary) => 0,
            Some(summary) if !turns::is_over(summary) => 1,
            _ => 2,
        }
    }
}

/// The list.
#[component]
pub(super) fn OwnGames(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let games = RwSignal::new(Vec::<Own>::new());
    let load = async move {
        for (game, seat) in kept::all().into_iter().take(LISTED) {
            let summary = match host::state(game, Some(&seat)).await {
                Ok(state) => {
                    turns::enter(game, &state.summary);
                    Some(state.summary)
                }
                Err(Failed::Refused(problem)) if problem.code == "no-such-game" => None,
                Err(_) => continue,
            };
            let own = Own { game, since: seat.since, summary };
            games.try_update(|games| {
                games.push(own);
                games.sort_by_key(Own::place);
            });
        }
    };
    spawn_local(load);
    let row = move |own: Own| {
        let game = own.game;
        let (name, about) = store.words.with(|words| (name(words, &own), about(words, &own)));
        let is_over = own.summary.as_ref().is_none_or(turns::is_over);
        let is_due = own.summary.as_ref().is_some_and(turns::is_due);
        view! {
            <li>
                <button
                    class="game"
                    class:due=is_due
                    disabled=own.summary.is_none()
                    on:click=move |_| {
                        store.want_online(game.to_string());
                    }
                >
                    <b>{name}</b>
                    <span>{about}</span>
                </button>
                <IconButton
                    store
                    label=ids::GAMES_DELETE
                    id=""
                    class="delete"
                    sign=drawings::DELETE
                    disabled=!is_over
                    act=move || {
                        kept::forget(game);
                        games.update(|games| games.retain(|one| one.game != game));
                    }
                />
            </li>
        }
    };
    view! {
        <Show when=move || !games.with(Vec::is_empty)>
            <h3>{text(ids::ONLINE_MINE)}</h3>
            <ul class="kept" id="own-games">{move || games.get().into_iter().map(row).collect_view()}</ul>
        </Show>
    }
}

fn name(words: &Words, own: &Own) -> String {
    match &own.summary {
        Some(summary) => sheet_told(words, &summary.terms.offer.terms),
        None => words.text(ids::ONLINE_NO_GAME),
    }
}

/// When it was begun, and how far it is.
fn about(words: &Words, own: &Own) -> String {
    let since = clock_time(words, i64::try_from(own.since).unwrap_or(i64::MAX));
    let Some(summary) = &own.summary else { return since };
    let id = match summary.status {
        Status::Offered => ids::ONLINE_WAITING,
        Status::Joined => ids::ONLINE_BEGINNING,
        Status::Playing if turns::is_due(summary) => ids::ONLINE_YOUR_TURN,
        Status::Playing => ids::ONLINE_OTHERS_TURN,
        Status::Withdrawn => ids::ONLINE_WITHDRAWN,
        Status::Over if summary.end.map(|end| end.winner) == summary.seat => ids::ONLINE_WON,
        Status::Over => ids::ONLINE_LOST_GAME,
    };
    format!("{since} · {}", words.text(id))
}
