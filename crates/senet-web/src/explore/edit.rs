//! Setting a position up: the pieces that are off the board, whose turn it is, and an empty or a full board to begin with.

use leptos::prelude::*;
use senet::Side;
use senet_i18n::ids::{self, Id};
use senet_i18n::sentences;

use super::{CHECK, Draft, Refused};
use crate::controls::CloseButton;
use crate::drag::Drag;
use crate::drawings::{self, Drawing};
use crate::store::Store;

/// The tray with the pieces that are off the board, and what changes the whole position.
pub(super) fn tray(store: Store) -> AnyView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let carried = RwSignal::new(None::<Drag<Side>>);
    let carried_piece = move || {
        let Drag { what: side, at: (x, y), .. } = carried.get().filter(|carried| carried.moved)?;
        Some(view! {
            <i class="carried" aria-hidden="true" style:left=format!("{x}px") style:top=format!("{y}px")>
                <Drawing class=String::new() symbol=drawings::piece(side) size="0 0 100 128" />
            </i>
        })
    };
    let turn = move |side: Side| {
        let is_turn = move || store.explore.draft.with(|draft| draft.is_some_and(|draft| draft.side() == side));
        view! {
            <button
                id=format!("turn-{}", side.name())
                title=move || side_name(store, side)
                aria-pressed=move || is_turn().to_string()
                on:click=move |_| store.edit(|draft| draft.give_turn(side))
            >
                <Drawing class=String::new() symbol=drawings::piece(side) size="0 0 100 128" />
            </button>
        }
    };
    let whole = move |id: &'static str, label: Id, act: fn(Store)| {
        view! { <button class="plain" id=id on:click=move |_| act(store)>{text(label)}</button> }
    };
    view! {
        <section class="explore edits" aria-label=text(ids::EXPLORE_EDIT)>
            <div class="tray" role="group" aria-label=text(ids::EXPLORE_TRAY)>
                <span aria-hidden="true">{text(ids::EXPLORE_TRAY)}</span>
                {Side::BOTH.map(|side| off(store, side, carried)).collect_view()}
            </div>
            <div class="turns" role="group" aria-label=text(ids::EXPLORE_TURN)>
                <span aria-hidden="true">{text(ids::EXPLORE_TURN)}</span>
                {Side::BOTH.map(turn).collect_view()}
            </div>
            <div class="wholes">
                {whole("edit-clear", ids::EXPLORE_CLEAR, |store| store.edit(Draft::clear))}
                {whole("edit-start", ids::EXPLORE_START, Store::edit_start)}
            </div>
            {carried_piece}
        </section>
    }
    .into_any()
}

fn side_name(store: Store, side: Side) -> String {
    let sheet = store.play.table.with(|table| table.setting.sheet);
    store.words.with(|words| sentences::side_coloured(words, &sheet, side))
}

/// The pieces of a side that are off the board: a button that chooses one, and from which one is dragged.
fn off(store: Store, side: Side, carried: RwSignal<Option<Drag<Side>>>) -> AnyView {
    let count = move || store.explore.draft.with(|draft| draft.map_or(0, |draft| draft.off(side)));
    let label = move || {
        let off = store.words.with(|words| words.format(ids::UI_PIECES_OFF, &[("count", count().into())]));
        format!("{}: {off}", side_name(store, side))
    };
    let was_dragged = StoredValue::new(false);
    let down = move |event: web_sys::PointerEvent| {
        was_dragged.set_value(false);
        if untrack(count) > 0 {
            carried.set(Drag::begin(&event, side));
        }
    };
    let moving = move |event: web_sys::PointerEvent| {
        carried.update(|carried| {
            if let Some(carried) = carried {
                carried.follow(&event);
            }
        });
    };
    let up = move |_| {
        let dragged = carried.get_untracked().filter(|carried| carried.moved);
        carried.set(None);
        let Some(dragged) = dragged else { return };
        was_dragged.set_value(true);
        if let Some(house) = dragged.over() {
            store.edit(|draft| draft.put(side, house));
        }
    };
    view! {
        <button
            id=format!("tray-{}", side.name())
            title=label
            aria-pressed=move || (store.explore.from_tray.get() == Some(side)).to_string()
            class:empty=move || count() == 0
            on:pointerdown=down
            on:pointermove=moving
            on:pointerup=up
            on:pointercancel=move |_| carried.set(None)
            on:click=move |_| {
                // Browsers send a click at the end of a drag, too.
                if !was_dragged.get_value() {
                    store.touch_tray(side);
                }
                was_dragged.set_value(false);
            }
        >
            <Drawing class=String::new() symbol=drawings::piece(side) size="0 0 100 128" />
            <b aria-hidden="true">{count}</b>
        </button>
    }
    .into_any()
}

/// The buttons that end editing.
pub(super) fn actions(store: Store) -> AnyView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let is_refused = Memo::new(move |_| refused(store).is_some());
    view! {
        <div class="acts-on of-review of-explore">
            <button
                class="go"
                class:due=move || !is_refused.get()
                id="edit-done"
                title=text(ids::EXPLORE_DONE)
                aria-disabled=move || is_refused.get().to_string()
                aria-describedby="explore-refused"
                on:click=move |_| store.finish_edit()
            >
                <span aria-hidden="true">{text(ids::EXPLORE_DONE)}</span>
                {drawings::sign(CHECK)}
            </button>
            <CloseButton store label=ids::UI_CANCEL id="edit-cancel" act=move || store.cancel_edit() />
        </div>
    }
    .into_any()
}

/// Why the edited position cannot be explored, if so.
pub(super) fn refused(store: Store) -> Option<String> {
    let draft = store.explore.draft.get()?;
    let sheet = store.explore.way.with(|way| way.as_ref().map(|way| *way.sheet()))?;
    let refused = draft.position(&sheet).err()?;
    Some(store.words.with(|words| match refused {
        Refused::Empty => words.text(ids::EXPLORE_EMPTY),
        Refused::Rules(faults) => {
            let told = faults.iter().map(|fault| sentences::position_fault_alone(words, fault));
            told.collect::<Vec<_>>().join(" ")
        }
    }))
}
