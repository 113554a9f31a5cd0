//! The buttons below the board while a game over the network is not being played: before its beginning, and after its end.

use leptos::prelude::*;
use leptos::task::spawn_local;
use senet_i18n::ids::{self, Id};
use senet_protocol::online::Status;

use super::desk::{Desk, Game};
use super::finished::key_of;
use super::host::Failed;
use super::kept;
use crate::controls::CloseButton;
use crate::store::{Store, Window};

/// The buttons for what can be done.
pub(crate) fn actions(store: Store) -> AnyView {
    let Some(desk) = store.online.desk() else { return ().into_any() };
    let button = move |id: &'static str, label: Id, is_due: bool, act: Box<dyn Fn()>| {
        let text = move || store.words.with(|words| words.text(label));
        view! { <button class="go" class:due=is_due id=id on:click=move |_| act()>{text}</button> }
    };
    let open = move |window: Window| Box::new(move || store.windows.open.set(Some(window))) as Box<dyn Fn()>;
    let shown = Memo::new(move |_| desk.with(Shown::of));
    let buttons = move || match shown.get() {
        Some(Shown::Offered { is_ours: true }) => {
            vec![button("open-invite", ids::ONLINE_INVITE, true, open(Window::Invite))]
        }
        Some(Shown::Offered { is_ours: false }) => {
            vec![button("open-offer", ids::ONLINE_JOIN, true, open(Window::Offer))]
        }
        Some(Shown::Over { rematch, is_player }) => {
            let review = move || {
                let game = desk.peek(|game| (key_of(game).id, game.id.to_string()));
                if let Some((key, id)) = game {
                    store.want_review(key, false, None);
                    store.online.reviewed.set_value(Some(id));
                }
            };
            let review = button("review-online", ids::REVIEW, false, Box::new(review));
            let rematch = is_player.then(|| match rematch {
                None => button("rematch", ids::UI_REMATCH, true, Box::new(move || offer(desk))),
                Some((true, game)) => button(
                    "rematch-take-back",
                    ids::ONLINE_REMATCH_TAKE_BACK,
                    false,
                    Box::new(move || desk.take_rematch_back(game)),
                ),
                Some((false, game)) => {
                    button("rematch-accept", ids::ONLINE_REMATCH_ACCEPT, true, Box::new(move || accept(desk, game)))
                }
            });
            std::iter::once(review).chain(rematch).collect()
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

/// What the buttons depend on.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    Offered {
        is_ours: bool,
    },
    /// The game is over. A rematch: whether this player offers it, and its game.
    Over {
        rematch: Option<(bool, uuid::Uuid)>,
        is_player: bool,
    },
    Other,
}

impl Shown {
    fn of(game: &Game) -> Shown {
        let online = game.client.game();
        match online.status() {
            Status::Offered => Shown::Offered { is_ours: game.player().is_some() },
            Status::Over => {
                let rematch = online.rematch().map(|rematch| (game.player() == Some(rematch.by), rematch.game));
                Shown::Over { rematch, is_player: game.player().is_some() }
            }
            _ => Shown::Other,
        }
    }
}

fn offer(desk: Desk) {
    spawn_local(async move {
        if let Err(failed) = desk.offer_rematch().await {
            desk.complain(&failed);
        }
    });
}

pub(super) fn accept(desk: Desk, game: uuid::Uuid) {
    spawn_local(async move {
        if kept::seat(game).is_some() {
            // It was joined before, perhaps in another tab.
            desk.store.want_online(game.to_string());
        } else if let Err(failed) = desk.accept_rematch(game).await {
            desk.complain(&failed);
        }
    });
}

impl Desk {
    /// Says beside the board why something failed.
    pub(crate) fn complain(self, failed: &Failed) {
        match failed {
            Failed::Unreachable => self.store.complain(ids::ONLINE_UNREACHABLE, None),
            Failed::Refused(problem) => {
                let id = failed_id(&problem.code);
                self.store.complain(id, (id == ids::ONLINE_REFUSED).then_some(&*problem.sentence));
            }
        }
    }

    /// Why something failed, in the player's language.
    pub(crate) fn told(self, failed: &Failed) -> String {
        self.store.words.with_untracked(|words| match failed {
            Failed::Unreachable => words.text(ids::ONLINE_UNREACHABLE),
            Failed::Refused(problem) => match failed_id(&problem.code) {
                ids::ONLINE_REFUSED => format!("{} {}", words.text(ids::ONLINE_REFUSED), problem.sentence),
                id => words.text(id),
            },
        })
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
