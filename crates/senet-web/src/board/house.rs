//! A tile of the board: a button with a label for screen readers, which is touched, dragged from, and reached by keys.

use leptos::prelude::*;
use senet::{House, HouseSet, Move, Position, RuleSheet, Side};
use senet_board::{Glyph, Place};
use senet_i18n::{Words, sentences};

use super::marks::Marks;
use crate::drag::Drag;
use crate::drawings::Drawing;
use crate::speech;
use crate::store::{Choices, Store};

/// A house: its number, its hieroglyph, the arrow of the path, and its marks.
#[component]
pub(super) fn HouseView(
    store: Store,
    house: House,
    marks: Memo<Marks>,
    choices: Memo<Option<Choices>>,
) -> impl IntoView {
    let sheet = Memo::new(move |_| store.play.table.with(|table| table.setting.sheet));
    let mine = Memo::new(move |_| marks.with(|marks| marks.of_house(house)));
    let class = move || {
        let marks = mine.get().classes.into_iter().flatten();
        ["house", way(house)]
            .into_iter()
            .chain(material(&sheet.get(), house))
            .chain(marks)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let told = Memo::new(move |_| Told::of(store, house, choices));
    let label = move || store.words.with(|words| told.with(|told| told.label(words, &sheet.get(), house)));
    let glyph = move || {
        let symbol = Glyph::of(&sheet.get(), house)?.symbol();
        Some(view! { <Drawing class=format!("glyph {symbol}") symbol=symbol size="" /> })
    };
    let figure = |class: &'static str, side: Option<Side>| {
        side.map(|side| view! { <i class=class><Drawing class=String::new() symbol=crate::drawings::piece(side) size="0 0 100 128" /></i> })
    };
    let was_dragged = StoredValue::new(false);
    let is_special = move || Glyph::of(&sheet.get_untracked(), house).is_some();
    let enter = move |event: web_sys::PointerEvent| {
        // An ordinary house without a piece at risk needs no word.
        if event.pointer_type() == "mouse" && (is_special() || store.risk(house).is_some()) {
            store.point_at(house);
        }
    };
    let leave = move |event: web_sys::PointerEvent| {
        // A finger leaves the house at the end of each touch.
        if event.pointer_type() == "mouse" {
            store.point_away(house);
        }
    };
    let down = move |event: web_sys::PointerEvent| {
        was_dragged.set_value(false);
        // The click at the end of a long press is no touch. A mouse asks by resting on the house.
        if event.pointer_type() != "mouse" {
            store.press(house, move || was_dragged.set_value(true));
        }
        let movable = untrack(|| store.movable()).contains(house);
        if let Some(drag) = movable.then(|| Drag::begin(&event, house)).flatten() {
            store.scene.drag.set(Some(drag));
        }
    };
    let up = move |_| {
        store.release();
        let Some(drag) = store.scene.drag.get_untracked() else { return };
        store.scene.drag.set(None);
        if drag.moved {
            was_dragged.set_value(true);
            store.drop(drag.what, drag.over());
        }
    };
    view! {
        <button
            id=format!("house-{house}")
            class=class
            style:--r=(Place::of(house).row + 1).to_string()
            style:--c=(Place::of(house).column + 1).to_string()
            tabindex=move || if store.scene.focused.get() == house { "0" } else { "-1" }
            aria-label=label
            aria-pressed=move || (store.scene.selected.get() == Some(house)).to_string()
            on:click=move |_| {
                store.scene.focused.set(house);
                // Browsers send a click at the end of a drag, too.
                if !was_dragged.get_value() {
                    store.touch(house);
                }
                was_dragged.set_value(false);
            }
            // Screen readers move the focus without keys.
            on:focus=move |_| store.scene.focused.set(house)
            on:pointerenter=enter
            on:pointerleave=leave
            on:pointerdown=down
            on:pointermove=move |event| drag_on(store, &event)
            on:pointerup=up
            on:pointercancel=move |_| {
                store.release();
                store.scene.drag.set(None);
            }
            on:keydown=move |event| walk(store, house, &event)
        >
            <i class="light"></i>
            <b>{house.number()}</b>
            {glyph}
            {move || mine.get().ripples.then(|| view! { <i class="ripple"></i> })}
            {move || figure("ghost", mine.get().ghost)}
            {move || figure("swap", mine.get().swap)}
            <i class="way"></i>
        </button>
    }
}

/// The contents of a house's label. Sentences are formed anew only where this has changed: thirty of them for each change of
/// the table would take as long as a frame.
#[derive(Clone, PartialEq)]
struct Told {
    /// Whether there is a position, which there is not before the sides are chosen.
    is_placed: bool,
    held: Option<Side>,
    /// The moves of the piece on it, or those that a touch of it would make.
    offers: Option<(Position, Vec<Move>)>,
}

impl Told {
    fn of(store: Store, house: House, choices: Memo<Option<Choices>>) -> Told {
        if let Some(draft) = store.explore.draft.get() {
            return Told { is_placed: true, held: draft.at(house), offers: None };
        }
        let (is_placed, held) = store.play.with_shown(|table| {
            let position = table.game().position();
            (position.is_some(), position.and_then(|position| position.at(house)))
        });
        let offers = choices.with(|choices| choices.as_ref().map(|choices| (choices.position, choices.of(house))));
        Told { is_placed, held, offers: offers.filter(|(_, moves)| !moves.is_empty()) }
    }

    /// Describes the piece on the house and the possible actions there.
    fn label(&self, words: &Words, sheet: &RuleSheet, house: House) -> String {
        let described = if self.is_placed {
            sentences::house_with(words, sheet, self.held, house)
        } else {
            sentences::house(words, sheet, None, house)
        };
        match &self.offers {
            None => described,
            Some((position, moves)) => format!("{described}. {}", speech::offers(words, sheet, position, moves)),
        }
    }
}

/// Moves the dragged piece with the pointer.
fn drag_on(store: Store, event: &web_sys::PointerEvent) {
    let Some(mut drag) = store.scene.drag.get_untracked() else { return };
    if drag.follow(event) {
        store.release();
        store.pick(Some(drag.what));
    }
    store.scene.drag.set(Some(drag));
}

/// Direction of the path from a house to the next.
const fn way(house: House) -> &'static str {
    match house.number() {
        10 | 20 => "turn",
        11..=19 => "back",
        _ => "on",
    }
}

/// Whether a tile is of faience, because its house is safe or special, and whether it is the water.
fn material(sheet: &RuleSheet, house: House) -> Option<&'static str> {
    match house {
        House::WATER => Some("special deep"),
        _ if sheet.safe().contains(house) => Some("special"),
        _ => Glyph::of(sheet, house).filter(|glyph| *glyph == Glyph::Ankh).map(|_| "special"),
    }
}

/// Moves the keyboard's focus with the arrows, as the board lies.
fn walk(store: Store, house: House, event: &web_sys::KeyboardEvent) {
    let toward: (i8, i8) = match event.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        _ => return,
    };
    event.prevent_default();
    // Upright, the board is turned by a quarter to the right.
    let (along, across) = if store.scene.upright.get_untracked() { (toward.1, -toward.0) } else { toward };
    let Place { row, column } = Place::of(house);
    let next = row.checked_add_signed(across).zip(column.checked_add_signed(along));
    if let Some(next) = next.and_then(|(row, column)| Place { row, column }.house()) {
        store.focus(next);
    }
}

/// The house at a point of the window, with the wood around it.
pub(crate) fn house_at(x: f32, y: f32) -> Option<House> {
    const WOOD: f32 = 6.0;
    let holds = |house: &House| {
        let element = document().get_element_by_id(&format!("house-{house}"));
        element.is_some_and(|element| {
            let around = element.get_bounding_client_rect();
            let (left, top) = (around.left() as f32, around.top() as f32);
            let (right, bottom) = (left + around.width() as f32, top + around.height() as f32);
            x >= left - WOOD && x <= right + WOOD && y >= top - WOOD && y <= bottom + WOOD
        })
    };
    House::all().filter(holds).collect::<HouseSet>().first()
}
