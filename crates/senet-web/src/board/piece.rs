//! A piece: it stands in a layer above the tiles, and moves there by CSS transitions.

use leptos::prelude::*;
use senet::House;
use senet_board::Place;

use super::marks::Marks;
use super::pieces::{Motion, Spot};
use crate::drawings::{self, Drawing};
use crate::store::Store;

/// A piece, moved to the place and in the time that the store has.
#[component]
pub(super) fn PieceView(store: Store, index: usize, marks: Memo<Marks>) -> impl IntoView {
    let piece = Memo::new(move |_| store.scene.pieces.with(|pieces| pieces[index]));
    let drag = Memo::new(move |_| store.dragged_by(piece.get().spot));
    // A piece leaves the board over house 30; the style moves it beyond.
    let place = move || match piece.get().spot {
        Spot::On(house) => Place::of(house),
        Spot::Off => Place::of(House::LAST),
    };
    let class = move || {
        let spot = piece.get().spot;
        let moves = store.scene.motion.get().filter(|(moving, _)| *moving == index).map(|(_, motion)| motion);
        let motion = match (moves, spot) {
            (Some(Motion::Walk), Spot::On(house)) if house.number() % 2 == 0 => "hop-0",
            (Some(Motion::Walk), _) => "hop-1",
            (Some(Motion::Swap | Motion::Glide), _) => "swapped",
            (Some(Motion::Sink(_)), _) => "sinks",
            (Some(Motion::Under(_)), _) => "under",
            (Some(Motion::Rise), _) => "rises",
            (Some(Motion::Leave) | None, _) => "",
        };
        let (picked, taken) = marks.with(|marks| match spot {
            Spot::On(house) => (marks.picked == Some(house), marks.capture.contains(house)),
            Spot::Off => (false, false),
        });
        let is = |holds: bool, name: &'static str| if holds { name } else { "" };
        [
            "piece",
            drawings::piece(piece.get().side),
            is(spot == Spot::Off, "off"),
            is(drag.get().is_some(), "held"),
            is(picked, "picked"),
            is(taken, "taken"),
            motion,
        ]
        .join(" ")
    };
    // A piece that stands keeps its time: another one would have all ten styled anew for each step.
    let step = Memo::new(move |before: Option<&i32>| match (store.scene.motion.get(), before) {
        (Some((moving, _)), Some(before)) if moving != index => *before,
        _ => store.scene.step.get(),
    });
    let side = piece.get_untracked().side;
    view! {
        <div
            class=class
            style:--r=move || (place().row + 1).to_string()
            style:--c=move || (place().column + 1).to_string()
            style:translate=move || drag.get().map(|(x, y)| format!("{x}px {y}px")).unwrap_or_default()
            style:--step=move || format!("{}ms", step.get())
        >
            <span>
                <Drawing class=String::new() symbol=drawings::piece(side) size="0 0 100 128" />
            </span>
        </div>
    }
}
