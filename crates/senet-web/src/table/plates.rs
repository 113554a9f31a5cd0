//! The plates of the players, with the niches for pieces that are off the board.

use leptos::prelude::*;
use senet::{Player, Side};
use senet_i18n::ids;
use senet_i18n::sentences;
use senet_session::GameTable;

use crate::drawings::{self, Drawing};
use crate::speech;
use crate::store::Store;

/// Both plates: at the left, or below, that of the player at this page.
#[component]
pub(crate) fn Plates(store: Store) -> impl IntoView {
    let near = move || store.play.table.with(speech::near);
    view! {
        <Plate store class="plate you" player=Signal::derive(near) />
        <Plate store class="plate foe" player=Signal::derive(move || !near()) />
    }
}

/// The contents of a plate.
#[derive(Clone, PartialEq)]
struct Shown {
    name: String,
    pieces: Option<String>,
    score: Option<String>,
    off: Option<String>,
    /// The side and how many of its pieces are off the board.
    niches: Option<(Side, usize)>,
    acts: bool,
}

#[component]
fn Plate(store: Store, class: &'static str, player: Signal<Player>) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let player = player.get();
        store.words.with(|words| {
            store.play.with_shown(|table: &GameTable| {
                let side = table.game().side(player);
                let position = table.game().position();
                let niches = side.zip(position).map(|(side, position)| (side, 5 - position.pieces(side).len()));
                let points = |()| {
                    let points = table.score_with_this_game().points(player);
                    words.format(ids::COUNT_POINTS, &[("count", points.into())])
                };
                Shown {
                    name: table.setting.names[player as usize].clone(),
                    pieces: side.map(|side| sentences::side_coloured(words, &table.setting.sheet, side)),
                    score: (table.setting.games > 1).then_some(()).map(points),
                    off: niches.map(|(_, off)| speech::pieces_off(words, off)),
                    niches,
                    acts: table.game().to_act() == Some(player),
                }
            })
        })
    });
    let beside = move || store.online.plates.with(|plates| plates[player.get() as usize].clone());
    let niche = move |index: usize| {
        let piece = move || shown.with(|shown| shown.niches.filter(|(_, off)| index < *off).map(|(side, _)| side));
        let piece = Memo::new(move |_| piece());
        let drawn = |side| view! { <Drawing class=String::new() symbol=drawings::piece(side) size="0 0 100 128" /> };
        view! { <i>{move || piece.get().map(drawn)}</i> }
    };
    view! {
        <section class=class class:acts=move || shown.with(|shown| shown.acts)>
            <p>
                <span class="here" title=move || beside().here>
                    <span class="hidden">{move || beside().here}</span>
                </span>
                <strong class="name">{move || shown.with(|shown| shown.name.clone())}</strong>
                <span class="colour">{move || shown.with(|shown| shown.pieces.clone())}</span>
                <span class="presence">{move || beside().told}</span>
                <span class="score">{move || shown.with(|shown| shown.score.clone())}</span>
                <span class="hidden">{move || shown.with(|shown| shown.off.clone())}</span>
            </p>
            <span class="niches" aria-hidden="true">
                {(0..5).map(niche).collect_view()}
            </span>
        </section>
    }
}
