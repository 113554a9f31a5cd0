//! Whose turn it is in the games of this browser: in the title and the icon of the page, and as a notification.

use std::time::Duration;

use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use senet_i18n::ids;
use senet_protocol::online::{Awaited, Status, Summary};
use uuid::Uuid;
use web_sys::{Notification, NotificationOptions, NotificationPermission, VisibilityState};

use super::connected_game::{ConnectedGame, Game};
use super::host;
use super::kept;
use super::part::has_games;

/// Polling interval of the games that are not on the table.
const INTERVAL: Duration = Duration::from_mins(1);
/// The most games that are looked at.
const LOOKED_AT: usize = 20;

/// Keeps title and icon up to date, and notifies the player.
pub(super) fn watch(connected: ConnectedGame) {
    let elsewhere = RwSignal::new(0_usize);
    let look = move || spawn_local(count(connected, elsewhere));
    look();
    // Without the timer, the games are counted once.
    let _ = set_interval_with_handle(look, INTERVAL);
    let turns = Memo::new(move |_| {
        let here = connected.with(Game::is_own_turn).unwrap_or(false) && !connected.store.scene.busy.get();
        elsewhere.get() + usize::from(here)
    });
    Effect::new(move |before: Option<usize>| {
        let turns = turns.get();
        let title = connected.store.words.with(|words| match turns {
            0 => words.text(ids::UI_TITLE),
            1 => format!("● {} – {}", words.text(ids::ONLINE_YOUR_TURN), words.text(ids::UI_TITLE)),
            _ => format!("({turns}) {} – {}", words.text(ids::ONLINE_YOUR_TURN), words.text(ids::UI_TITLE)),
        });
        if before.is_some() || turns > 0 {
            document().set_title(&title);
            show_icon(turns > 0);
        }
        if turns > before.unwrap_or(0) && document().visibility_state() == VisibilityState::Hidden {
            notify(connected);
        }
        turns
    });
}

/// Counts the games that wait for this browser and are not on the table.
async fn count(connected: ConnectedGame, turns: RwSignal<usize>) {
    if document().visibility_state() == VisibilityState::Hidden && !wants_notifications(connected) {
        return;
    }
    let seats: Vec<_> = kept::all().into_iter().filter(|(_, seat)| !seat.is_over).take(LOOKED_AT).collect();
    if seats.is_empty() || !has_games().await {
        return;
    }
    let mut count = 0;
    for (game, seat) in seats {
        if let Ok(state) = host::state(game, Some(&seat)).await {
            enter(game, &state.summary);
            let known = connected.peek(|shown| (shown.id == game).then(|| shown.client.game().seq())).flatten();
            // The connection may lead nowhere without the browser knowing it.
            if known.is_some_and(|known| known < state.summary.seq) {
                connected.wake();
            }
            let is_here = known.is_some();
            count += usize::from(!is_here && is_due(&state.summary));
        }
    }
    turns.try_set(count);
}

/// Whether the game waits for the player who asked.
pub(crate) fn is_due(summary: &Summary) -> bool {
    let awaited = summary.awaited.as_ref().map(|(Awaited::Throw { seat } | Awaited::Decision { seat, .. })| *seat);
    awaited.is_some() && awaited == summary.seat
}

/// Whether nothing more can be played in the game.
pub(crate) const fn is_over(summary: &Summary) -> bool {
    matches!(summary.status, Status::Over | Status::Withdrawn)
}

/// Remembers that a game is over, so that it is not asked for again.
pub(crate) fn enter(game: Uuid, summary: &Summary) {
    if is_over(summary)
        && let Some(mut seat) = kept::seat(game).filter(|seat| !seat.is_over)
    {
        seat.is_over = true;
        // Else it is asked for again.
        let _ = kept::keep(game, &seat);
    }
}

/// Sets the icon of the page.
fn show_icon(is_due: bool) {
    if let Ok(Some(icon)) = document().query_selector("link[rel=icon]") {
        // An icon that cannot be set stays as it is.
        let _ = icon.set_attribute("href", if is_due { "icon-turn.png" } else { "icon-192.png" });
    }
}

/// Whether the player wants notifications, and the browser allows them.
fn wants_notifications(connected: ConnectedGame) -> bool {
    is_supported()
        && connected.store.preferences.with_untracked(|preferences| preferences.notifies)
        && Notification::permission() == NotificationPermission::Granted
}

/// Whether the browser has notifications: it has none without HTTPS.
pub(crate) fn is_supported() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false)
}

/// Turns notifications on or off. The browser asks the player the first time.
pub(crate) fn set_notifications(connected: ConnectedGame, on: bool) {
    connected.store.preferences.update(|preferences| preferences.notifies = on);
    if on && let Ok(asked) = Notification::request_permission() {
        spawn_local(async move {
            let answer = wasm_bindgen_futures::JsFuture::from(asked).await.ok().and_then(|answer| answer.as_string());
            if answer.as_deref() != Some("granted") {
                connected.store.preferences.update(|preferences| preferences.notifies = false);
            }
        });
    }
}

fn notify(connected: ConnectedGame) {
    if !wants_notifications(connected) {
        return;
    }
    let options = NotificationOptions::new();
    options.set_icon("icon-180.png");
    options.set_tag("senet-turn");
    // Some browsers allow notifications of service workers alone; the title tells it there.
    let _ = Notification::new_with_options(&connected.text(ids::ONLINE_YOUR_TURN), &options);
}
