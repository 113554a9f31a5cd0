//! The buttons below the board while a game over the network is not being played: before its beginning, and after its end.

use leptos::prelude::*;
use leptos::task::spawn_local;
use senet_i18n::ids::{self, Id};
use senet_protocol::online::Status;
use uuid::Uuid;

use super::connected_game::{ConnectedGame, Game};
use super::finished::key_of;
use super::host::Failed;
use crate::controls::CloseButton;
use crate::store::{Store, Window, has_decision};

/// The buttons for what can be done.
pub(crate) fn actions(store: Store) -> AnyView {
    let Some(connected) = store.online.connected() else { return ().into_any() };
    let button = move |id: &'static str, label: Id, is_due: bool, act: Box<dyn Fn()>| {
        let text = move || store.words.with(|words| words.text(label));
        view! { <button class="go" class:due=is_due id=id on:click=move |_| act()>{text}</button> }
    };
    let open = move |window: Window| Box::new(move || store.windows.open.set(Some(window))) as Box<dyn Fn()>;
    let shown = Memo::new(move |_| connected.with(Shown::of));
    let buttons = move || match shown.get() {
        Some(Shown::Offered { is_ours: true }) => {
            vec![button("open-invite", ids::ONLINE_INVITE, true, open(Window::Invite))]
        }
        Some(Shown::Offered { is_ours: false }) => {
            vec![button("open-offer", ids::ONLINE_JOIN, true, open(Window::Offer))]
        }
        Some(Shown::Over { rematch, can_review, is_player }) => {
            let open_review = move || {
                let game = connected.peek(|game| (key_of(game).id, game.id.to_string()));
                let Some((key, id)) = game else { return };
                spawn_local(async move {
                    connected.keep_finished().await;
                    store.want_review(key, false, None);
                    store.online.reviewed.set_value(Some(id));
                });
            };
            let review = can_review.then(|| button("review-online", ids::REVIEW, false, Box::new(open_review)));
            let rematch = is_player.then(|| match rematch {
                Next::Possible => button("rematch", ids::UI_REMATCH, true, Box::new(move || offer(connected))),
                Next::Offered(game) => {
                    let back = move || try_to(connected, connected.take_rematch_back(game));
                    button("rematch-take-back", ids::ONLINE_REMATCH_TAKE_BACK, false, Box::new(back))
                }
                Next::OfferedByOther(game) => button(
                    "rematch-accept",
                    ids::ONLINE_REMATCH_ACCEPT,
                    true,
                    Box::new(move || accept(connected, game)),
                ),
                Next::Accepted(game) => {
                    let go = move || store.want_online(game.to_string());
                    button("rematch-go", ids::ONLINE_REMATCH_GO, true, Box::new(go))
                }
            });
            review.into_iter().chain(rematch).collect()
        }
        Some(Shown::Other) | None => Vec::new(),
    };
    view! {
        <div class="acts-on">
            {buttons}
            <CloseButton store label=ids::UI_BACK_TO_GAME id="leave-online" act=move || store.leave_aside() />
        </div>
    }
    .into_any()
}

/// The state that determines the buttons.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    Offered { is_ours: bool },
    Over { rematch: Next, can_review: bool, is_player: bool },
    Other,
}

/// The next game between the same players.
#[derive(Clone, Copy, PartialEq)]
enum Next {
    Possible,
    Offered(Uuid),
    OfferedByOther(Uuid),
    Accepted(Uuid),
}

impl Shown {
    fn of(game: &Game) -> Shown {
        let online = game.client.game();
        let you = game.player();
        match online.status() {
            Status::Offered => Shown::Offered { is_ours: you.is_some() },
            Status::Over => {
                let rematch = match online.rematch() {
                    None => Next::Possible,
                    Some(rematch) if rematch.accepted => Next::Accepted(rematch.game),
                    Some(rematch) if you == Some(rematch.by) => Next::Offered(rematch.game),
                    Some(rematch) => Next::OfferedByOther(rematch.game),
                };
                Shown::Over { rematch, can_review: has_decision(online.game()), is_player: you.is_some() }
            }
            _ => Shown::Other,
        }
    }
}

fn offer(connected: ConnectedGame) {
    try_to(connected, connected.offer_rematch());
}

pub(super) fn accept(connected: ConnectedGame, game: Uuid) {
    try_to(connected, connected.accept_rematch(game));
}

/// Runs an action and shows its error. Ignores a second action until the first has ended.
fn try_to(connected: ConnectedGame, work: impl Future<Output = Result<(), Failed>> + 'static) {
    if connected.tries_to.get_value() {
        return;
    }
    connected.tries_to.set_value(true);
    spawn_local(async move {
        let done = work.await;
        connected.tries_to.set_value(false);
        if let Err(failed) = done {
            connected.complain(&failed);
        }
    });
}

impl ConnectedGame {
    /// Says beside the board why something failed.
    pub(crate) fn complain(self, failed: &Failed) {
        let (id, detail) = message(failed);
        self.store.complain(id, detail);
    }

    /// Why something failed, in the player's language.
    pub(crate) fn told(self, failed: &Failed) -> String {
        let (id, detail) = message(failed);
        let told = self.text(id);
        detail.map_or_else(|| told.clone(), |detail| format!("{told} {detail}"))
    }
}

/// The message of a failure, and the sentence of a refusal that has no message of its own.
fn message(failed: &Failed) -> (Id, Option<&str>) {
    match failed {
        Failed::Unreachable => (ids::ONLINE_UNREACHABLE, None),
        Failed::NoStorage => (ids::ONLINE_NO_STORAGE, None),
        Failed::Refused(problem) => {
            let id = failed_id(&problem.code);
            (id, (id == ids::ONLINE_REFUSED).then_some(&*problem.sentence))
        }
    }
}

/// The message of a refusal's code.
fn failed_id(code: &str) -> Id {
    match code {
        "withdrawn" => ids::ONLINE_WITHDRAWN,
        "taken" => ids::ONLINE_TAKEN,
        "own-offer" => ids::ONLINE_OWN_OFFER,
        "no-such-game" => ids::ONLINE_NO_GAME,
        "too-many" | "too-many-offers" => ids::ONLINE_TOO_MANY,
        _ => ids::ONLINE_REFUSED,
    }
}
