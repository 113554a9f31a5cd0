//! The board on the page: `senet-board` draws it, this module handles pointer, keyboard and motion.

use leptos::prelude::*;
use senet::{Event, House, HouseSet, Move};
use senet_board::svg::{self, Orientation};
use senet_i18n::ids;
use wasm_bindgen::JsCast;

use crate::pieces::Spot;
use crate::speech;
use crate::store::{Drag, Store};
use senet_session::GameTable;

/// The board, its pieces, and a target for pointer and keyboard on each house.
#[component]
pub(crate) fn Board(store: Store) -> impl IntoView {
    let orientation = Memo::new(move |_| if store.scene.upright.get() { Orientation::Tall } else { Orientation::Wide });
    let sheet = Memo::new(move |_| store.play.table.with(|table| table.setting.sheet));
    let drawing = move || svg::board(&sheet.get(), orientation.get());
    let view_box = move || {
        let (width, height) = orientation.get().size();
        format!("0 0 {width} {height}")
    };
    let marks = move || {
        let orientation = orientation.get();
        let selected: HouseSet = store.scene.selected.get().into_iter().collect();
        let movable = if selected.is_empty() { store.movable() } else { selected };
        let offered = store.offered();
        let reached = |captures: bool| {
            let landing = |legal: &Move| legal.to().filter(|_| legal.is_capture() == captures);
            offered.iter().filter_map(landing).collect::<HouseSet>()
        };
        // The landing house and the house where the piece ends differ if the water or a rule sends it on.
        let sent: HouseSet = offered.iter().filter(|m| m.to() != m.end()).filter_map(|m| m.end()).collect();
        let blamed = store.said.message.with(|message| message.houses);
        let last = if selected.is_empty() { last_move(store) } else { HouseSet::EMPTY };
        [
            (last, "last"),
            (movable, "mark"),
            (sent, "sent"),
            (reached(false), "reach"),
            (reached(true), "reach capture"),
            (blamed, "blame"),
        ]
        .map(|(houses, class)| svg::marks(houses, class, orientation))
        .concat()
    };
    let leaving = move || store.offered().iter().any(|legal| legal.leaves_board());
    let pieces = (0..10).map(|index| view! { <PieceView store index orientation /> }).collect_view();
    let houses = House::all().map(|house| view! { <HouseView store house orientation /> }).collect_view();
    view! {
        <div class="board">
            <svg
                id="board"
                viewBox=view_box
                role="group"
                aria-label=move || store.words.with(|words| words.text(ids::UI_BOARD))
                class:with-numbers=move || store.preferences.with(|p| p.house_numbers)
            >
                <g inner_html=drawing aria-hidden="true"></g>
                <g inner_html=marks aria-hidden="true"></g>
                <Show when=leaving>
                    <g aria-hidden="true" inner_html=move || svg::way_out(orientation.get())></g>
                </Show>
                <g aria-hidden="true">{pieces}</g>
                <g>{houses}</g>
            </svg>
        </div>
    }
}

/// The houses of the last move on the shown table, which are marked so that the computer's move can be seen.
fn last_move(store: Store) -> HouseSet {
    let last = |table: &GameTable| {
        let moved = |event: &Event| match event {
            Event::Move(played) if played.moves_piece() => Some(*played),
            _ => None,
        };
        table.game().events().iter().rev().find_map(moved)
    };
    let houses = |played: Move| [played.from(), played.end()].into_iter().flatten().collect();
    store.play.with_shown(last).map_or(HouseSet::EMPTY, houses)
}

/// A piece, moved by a CSS transition to the place and in the time that the store has.
#[component]
fn PieceView(store: Store, index: usize, orientation: Memo<Orientation>) -> impl IntoView {
    let piece = Memo::new(move |_| store.scene.pieces.with(|pieces| pieces[index]));
    let dragged = move || store.dragged_to(piece.get().spot);
    let place = move || {
        if let Some((x, y)) = dragged() {
            return format!("translate({x}px, {y}px) scale(1.15)");
        }
        let (x, y) = match piece.get().spot {
            Spot::On(house) => orientation.get().centre(house),
            Spot::Off => orientation.get().exit(),
        };
        format!("translate({x}px, {y}px)")
    };
    let class = move || {
        let colour = store.play.table.with(|table| table.setting.sheet.colour(piece.get().side));
        let off = if piece.get().spot == Spot::Off { " off" } else { "" };
        let held = if dragged().is_some() { " held" } else { "" };
        format!("piece {colour}{off}{held}")
    };
    let side = piece.get_untracked().side;
    view! {
        <g
            class=class
            style:transform=place
            style:--step=move || format!("{}ms", store.scene.step.get())
            inner_html=svg::piece(side)
        ></g>
    }
}

/// A house as a button with a label for screen readers.
#[component]
fn HouseView(store: Store, house: House, orientation: Memo<Orientation>) -> impl IntoView {
    let corner = move || {
        let (x, y) = orientation.get().centre(house);
        let (width, height) = orientation.get().house();
        (x - width / 2.0, y - height / 2.0)
    };
    let label = move || {
        let offer = store.offer(house);
        store.words.with(|words| store.play.with_shown(|table| speech::house(words, table, house, offer.as_deref())))
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
        let orientation = orientation.get_untracked();
        let (x, y) = orientation.centre(house);
        let (right, down) = orientation.pitch();
        if let Some(next) = orientation.house_at(x + toward.0 * right, y + toward.1 * down) {
            store.focus(next);
        }
    };
    let was_dragged = StoredValue::new(false);
    let down = move |event: web_sys::PointerEvent| {
        was_dragged.set_value(false);
        let movable = untrack(|| store.movable()).contains(house);
        let at = event.current_target().and_then(|target| point(&event, &target, orientation.get_untracked()));
        if let (true, true, 0, Some(at)) = (movable, event.is_primary(), event.button(), at) {
            store.scene.drag.set(Some(Drag { from: house, began: at, at, moved: false }));
            let target = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            if let Some(target) = target {
                // Without pointer capture a quick drag loses the piece, which then stays where it is.
                let _ = target.set_pointer_capture(event.pointer_id());
            }
        }
    };
    let moves = move |event: web_sys::PointerEvent| {
        let Some(mut drag) = store.scene.drag.get_untracked() else { return };
        let at = event.current_target().and_then(|target| point(&event, &target, orientation.get_untracked()));
        let Some(at) = at else { return };
        drag.at = at;
        let (x, y) = (at.0 - drag.began.0, at.1 - drag.began.1);
        if !drag.moved && x.hypot(y) > DRAG {
            drag.moved = true;
            store.pick(Some(drag.from));
        }
        store.scene.drag.set(Some(drag));
    };
    let up = move |_| {
        let Some(drag) = store.scene.drag.get_untracked() else { return };
        store.scene.drag.set(None);
        if drag.moved {
            was_dragged.set_value(true);
            store.drop(drag.from, orientation.get_untracked().house_at(drag.at.0, drag.at.1));
        }
    };
    view! {
        <rect
            id=format!("house-{house}")
            class="touch"
            role="button"
            tabindex=move || if store.scene.focused.get() == house { "0" } else { "-1" }
            aria-label=label
            aria-pressed=move || (store.scene.selected.get() == Some(house)).to_string()
            x=move || corner().0
            y=move || corner().1
            width=move || orientation.get().house().0
            height=move || orientation.get().house().1
            rx="9"
            on:click=move |_| {
                store.scene.focused.set(house);
                // Browsers send a click at the end of a drag, too.
                if !was_dragged.get_value() {
                    store.touch(house);
                }
                was_dragged.set_value(false);
            }
            on:pointerdown=down
            on:pointermove=moves
            on:pointerup=up
            on:pointercancel=move |_| store.scene.drag.set(None)
            on:keydown=keys
        ></rect>
    }
}

/// Distance at which a touch becomes a drag, in the drawing's units.
const DRAG: f32 = 18.0;

/// Position of a pointer in the drawing's units. The drawing is scaled to fit its element and centred in it.
fn point(event: &web_sys::PointerEvent, target: &web_sys::EventTarget, orientation: Orientation) -> Option<(f32, f32)> {
    let drawing = target.dyn_ref::<web_sys::SvgElement>()?.owner_svg_element()?;
    let around = drawing.get_bounding_client_rect();
    let (left, top) = (around.left() as f32, around.top() as f32);
    let (room_x, room_y) = (around.width() as f32, around.height() as f32);
    let (width, height) = orientation.size();
    let scale = (room_x / width).min(room_y / height);
    if scale <= 0.0 {
        return None;
    }
    let (x, y) = (event.client_x() as f32 - left, event.client_y() as f32 - top);
    Some(((x - (room_x - width * scale) / 2.0) / scale, (y - (room_y - height * scale) / 2.0) / scale))
}
