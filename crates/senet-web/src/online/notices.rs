//! Notices about the game over the network: the connection, what the other player says and offers, and the claim to the win.

use std::time::Duration;

use leptos::prelude::*;
use senet_i18n::Words;
use senet_i18n::ids::{self, Id};
use senet_protocol::online::{Clock, Command, Phrase, Status};
use senet_session::online::COUNTDOWN;
use uuid::Uuid;

use super::actions::accept;
use super::connected_game::Game;
use super::table::time_left;
use crate::controls::CloseButton;
use crate::store::Store;

/// The time for which a phrase is shown.
const GLANCE: Duration = Duration::from_secs(8);

/// The message of a phrase.
pub(crate) const fn phrase_id(phrase: Phrase) -> Id {
    match phrase {
        Phrase::Hello => ids::PHRASE_HELLO,
        Phrase::GoodLuck => ids::PHRASE_GOOD_LUCK,
        Phrase::WellPlayed => ids::PHRASE_WELL_PLAYED,
        Phrase::WhatAThrow => ids::PHRASE_WHAT_A_THROW,
        Phrase::OneMoment => ids::PHRASE_ONE_MOMENT,
        Phrase::Back => ids::PHRASE_BACK,
        Phrase::Thanks => ids::PHRASE_THANKS,
        Phrase::Sorry => ids::PHRASE_SORRY,
        Phrase::GoodGame => ids::PHRASE_GOOD_GAME,
        Phrase::HaveToGo => ids::PHRASE_HAVE_TO_GO,
    }
}

/// The notices.
pub(crate) fn notices(store: Store) -> AnyView {
    let Some(connected) = store.online.connected() else { return ().into_any() };
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let said = move || {
        let heard =
            connected.heard.get().filter(|_| store.preferences.with(|preferences| preferences.hears_phrases))?;
        Some(store.words.with(|words| {
            let phrase = words.text(phrase_id(heard.phrase));
            let name = store.play.table.with(|table| table.setting.names[heard.by as usize].clone());
            words.format(ids::ONLINE_SAYS, &[("who", name.into()), ("phrase", phrase.into())])
        }))
    };
    Effect::new(move |_| {
        let Some(heard) = connected.heard.get() else { return };
        let is_same = move || connected.heard.try_get_untracked().flatten() == Some(heard);
        set_timeout(
            move || {
                if is_same() {
                    connected.heard.set(None);
                }
            },
            GLANCE,
        );
    });
    let claim = Memo::new(move |_| {
        connected.second.track();
        connected.with(claim).flatten()
    });
    let claim_told = move || claim.get().map(|claim| store.words.with(|words| claim_told(words, claim)));
    // The offer of a rematch whose notice was closed: the button below the board stays.
    let closed = RwSignal::new(None::<Uuid>);
    let offered = Memo::new(move |_| {
        let rematch = connected
            .with(|game| game.client.game().rematch().filter(|one| game.player().is_some_and(|you| you != one.by)));
        rematch.flatten().filter(|one| !one.accepted && Some(one.game) != closed.get()).map(|one| one.game)
    });
    let may_claim = move || matches!(claim.get(), Some(Claim::OutOfTime | Claim::Away));
    view! {
        <Show when=move || store.online.trouble.with(Option::is_some)>
            <p class="notice" id="trouble">{move || store.online.trouble.get()}</p>
        </Show>
        <Show when=move || said().is_some()>
            <p class="notice" id="phrase">
                <span>{said}</span>
                <button id="mute" on:click=move |_| store.preferences.update(|preferences| preferences.hears_phrases = false)>
                    {text(ids::ONLINE_MUTE)}
                </button>
                <CloseButton store label=ids::UI_CLOSE id="close-phrase" act=move || connected.heard.set(None) />
            </p>
        </Show>
        <Show when=move || claim.get().is_some()>
            <p class="notice" id="may-claim">
                <span>{claim_told}</span>
                <Show when=may_claim>
                    <button id="claim" on:click=move |_| connected.send(Command::Claim)>{text(ids::ONLINE_CLAIM)}</button>
                </Show>
            </p>
        </Show>
        <Show when=move || offered.get().is_some()>
            <p class="notice" id="rematch-offered">
                <span>{text(ids::ONLINE_REMATCH_OFFERED)}</span>
                <button
                    id="rematch-yes"
                    on:click=move |_| offered.get_untracked().into_iter().for_each(|game| accept(connected, game))
                >
                    {text(ids::ONLINE_REMATCH_ACCEPT)}
                </button>
                <CloseButton store label=ids::UI_CLOSE id="close-rematch" act=move || closed.set(offered.get_untracked()) />
            </p>
        </Show>
    }
    .into_any()
}

/// Whether the win can be claimed.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Claim {
    OutOfTime,
    Away,
    /// The other player is away, and can come back for so many milliseconds.
    In(u64),
}

/// Whether the win can be claimed, as far as this page knows: the server decides.
pub(super) fn claim(game: &Game) -> Option<Claim> {
    let (online, you) = (game.client.game(), game.player()?);
    if online.status() != Status::Playing || online.to_act() != Some(!you) {
        return None;
    }
    if game.left().is_some_and(|left| left[!you as usize] == 0) {
        return Some(Claim::OutOfTime);
    }
    if matches!(online.terms().offer.terms.clock, Clock::Days { .. }) {
        return None;
    }
    let since = game.presence.away_since[!you as usize]?;
    let left = (since + COUNTDOWN).saturating_sub(game.now());
    Some(if left <= 0 { Claim::Away } else { Claim::In(left.min(COUNTDOWN).unsigned_abs()) })
}

fn claim_told(words: &Words, claim: Claim) -> String {
    match claim {
        Claim::OutOfTime => words.text(ids::ONLINE_CLAIM_TIME),
        Claim::Away => words.text(ids::ONLINE_CLAIM_AWAY),
        Claim::In(left) => words.format(ids::ONLINE_CLAIM_IN, &[("time", time_left(words, left).into())]),
    }
}
