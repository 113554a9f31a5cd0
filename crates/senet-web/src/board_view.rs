//! The board on the page: drawn by `senet-board`, touched and moved here.

use leptos::prelude::*;
use senet::{House, HouseSet};
use senet_board::svg::{self, Lie};

use crate::pieces::Spot;
use crate::speech;
use crate::store::Store;

/// The board, its pieces, and a place to touch for each house.
#[component]
pub(crate) fn Board(store: Store) -> impl IntoView {
    let lie = Memo::new(move |_| if store.upright.get() { Lie::Tall } else { Lie::Wide });
    let sheet = Memo::new(move |_| store.table.with(|table| table.setting.sheet));
    let drawing = move || svg::board(&sheet.get(), lie.get());
    let view_box = move || {
        let (width, height) = lie.get().size();
        format!("0 0 {width} {height}")
    };
    let reached = move || store.offered().iter().filter_map(|legal| legal.end().or(legal.to())).collect::<HouseSet>();
    let marks = move || {
        let lie = lie.get();
        let selected: HouseSet = store.selected.get().into_iter().collect();
        let movable = if selected.is_empty() { store.movable() } else { selected };
        let blamed = store.message.with(|message| message.houses);
        svg::marks(movable, "mark", lie) + &svg::marks(reached(), "reach", lie) + &svg::marks(blamed, "blame", lie)
    };
    let pieces = (0..10).map(|index| view! { <PieceView store index lie /> }).collect_view();
    let houses = House::all().map(|house| view! { <HouseView store house lie /> }).collect_view();
    view! {
        <div class="board">
            <svg
                id="board"
                viewBox=view_box
                role="group"
                aria-label=move || store.words.with(|words| words.text("ui-board"))
                class:with-numbers=move || store.preferences.with(|p| p.house_numbers)
            >
                <g inner_html=drawing aria-hidden="true"></g>
                <g inner_html=marks aria-hidden="true"></g>
                <g aria-hidden="true">{pieces}</g>
                <g>{houses}</g>
            </svg>
        </div>
    }
}

/// A piece, which goes where the store says in the time that the store gives it.
#[component]
fn PieceView(store: Store, index: usize, lie: Memo<Lie>) -> impl IntoView {
    let piece = Memo::new(move |_| store.pieces.with(|pieces| pieces[index]));
    let place = move || {
        let (x, y) = match piece.get().spot {
            Spot::On(house) => lie.get().centre(house),
            Spot::Off => lie.get().exit(),
        };
        format!("translate({x}px, {y}px)")
    };
    let class = move || {
        let colour = store.table.with(|table| table.setting.sheet.colour(piece.get().side));
        let off = if piece.get().spot == Spot::Off { " off" } else { "" };
        format!("piece {colour}{off}")
    };
    let side = piece.get_untracked().side;
    view! {
        <g
            class=class
            style:transform=place
            style:--step=move || format!("{}ms", store.step.get())
            inner_html=svg::piece(side)
        ></g>
    }
}

/// A house that can be touched, and is spoken of.
#[component]
fn HouseView(store: Store, house: House, lie: Memo<Lie>) -> impl IntoView {
    let corner = move || {
        let (x, y) = lie.get().centre(house);
        let (width, height) = lie.get().house();
        (x - width / 2.0, y - height / 2.0)
    };
    let label = move || {
        let offer = store.offer(house);
        store.words.with(|words| store.table.with(|table| speech::house(words, table, house, offer.as_deref())))
    };
    let keys = move |event: web_sys::KeyboardEvent| {
        let toward = match event.key().as_str() {
            "Enter" | " " => {
                event.prevent_default();
                event.stop_propagation();
                store.touch(house);
                return;
            }
            "ArrowLeft" => (-1.0, 0.0),
            "ArrowRight" => (1.0, 0.0),
            "ArrowUp" => (0.0, -1.0),
            "ArrowDown" => (0.0, 1.0),
            _ => return,
        };
        event.prevent_default();
        let lie = lie.get_untracked();
        let (x, y) = lie.centre(house);
        let (right, down) = lie.pitch();
        if let Some(next) = lie.house_at(x + toward.0 * right, y + toward.1 * down) {
            store.focus(next);
        }
    };
    view! {
        <rect
            id=format!("house-{house}")
            class="touch"
            role="button"
            tabindex=move || if store.focused.get() == house { "0" } else { "-1" }
            aria-label=label
            aria-pressed=move || (store.selected.get() == Some(house)).to_string()
            x=move || corner().0
            y=move || corner().1
            width=move || lie.get().house().0
            height=move || lie.get().house().1
            rx="9"
            on:click=move |_| {
                store.focused.set(house);
                store.touch(house);
            }
            on:keydown=keys
        ></rect>
    }
}
