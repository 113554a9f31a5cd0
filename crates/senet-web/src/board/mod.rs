//! The board on the page: a box with tiles, light on them, and pieces that walk over them.

mod arrows;
mod bubble;
mod house;
mod marks;
mod path;
mod piece;
pub(crate) mod pieces;
mod stream;

use leptos::prelude::*;
use senet::House;
use senet_i18n::ids;

use crate::store::Store;
use arrows::ArrowsView;
use bubble::Bubble;
use house::HouseView;
pub(crate) use house::house_at;
use marks::Marks;
use path::PathView;
use piece::PieceView;
use pieces::Motion;

/// The board with its pieces and the bubble for messages.
#[component]
pub(crate) fn Board(store: Store) -> impl IntoView {
    let marks = Memo::new(move |_| Marks::of(store));
    let leaving = move || marks.with(|marks| marks.leaving);
    let choices = Memo::new(move |_| store.choices());
    let houses = House::all().map(|house| view! { <HouseView store house marks choices /> }).collect_view();
    let pieces = (0..10).map(|index| view! { <PieceView store index marks /> }).collect_view();
    view! {
        <section
            class="board"
            id="board"
            role="group"
            aria-label=move || store.words.with(|words| words.text(ids::UI_BOARD))
            class:without-numbers=move || !store.preferences.with(|p| p.house_numbers)
        >
            <i class="rail n"></i>
            <i class="rail w"></i>
            <i class="rail e"></i>
            <i class="rail s"></i>
            <i class="string"></i>
            <i class="gate" class:open=leaving></i>
            <div class="field">
                {houses} <Stream store marks /> <div class="pieces" aria-hidden="true">
                    {pieces}
                </div> <PathView store /> <ArrowsView store /> <Bubble store marks />
            </div>
            <div class="front" aria-hidden="true">
                <i class="drawer" inner_html=NAME></i>
            </div>
        </section>
    }
}

/// The name of the game in hieroglyphs, `znt`, on the drawer of the box.
const NAME: &str = include_str!("../../drawings/name.svg");

/// The light that runs from the water to where the piece comes up: before the move, and while it happens.
#[component]
fn Stream(store: Store, marks: Memo<Marks>) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let runs = store.scene.motion.with(|motion| match motion {
            Some((_, Motion::Sink(to) | Motion::Under(to))) => Some(*to),
            _ => None,
        });
        runs.or_else(|| marks.with(|marks| marks.through_water))
    });
    let drawing = move |to: House| {
        let upright = store.scene.upright.get();
        let data = stream::path(House::WATER, to, upright);
        let (width, height) = if upright { (300, 1000) } else { (1000, 300) };
        let line = move |class: &'static str| view! { <path class=class d=data.clone()></path> };
        view! {
            <svg class="stream" viewBox=format!("0 0 {width} {height}") preserveAspectRatio="none" aria-hidden="true">
                {["glow", "halo", "band", "core"].map(line).collect_view()}
            </svg>
        }
    };
    move || shown.get().map(drawing)
}
