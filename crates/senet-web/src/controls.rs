//! Controls that several places use: lists, check boxes, buttons with a sign.

use leptos::prelude::*;
use senet_i18n::ids::{self, Id};

use crate::drawings;
use crate::store::Store;

/// An entry of a list: its value, its label, and whether it is selected.
pub(crate) type Entry = (String, String, bool);

/// A labelled drop-down list.
#[component]
pub(crate) fn DropDown<E, P>(
    store: Store,
    /// The message of its label.
    label: Id,
    /// The element's id.
    id: &'static str,
    entries: E,
    pick: P,
) -> impl IntoView
where
    E: Fn() -> Vec<Entry> + Send + 'static,
    P: Fn(&str) + Send + 'static,
{
    let entry = |(value, name, picked): Entry| view! { <option value=value selected=picked>{name}</option> };
    view! {
        <label>
            {move || store.words.with(|words| words.text(label))}
            <select id=id on:change=move |event| pick(&event_target_value(&event))>
                {move || entries().into_iter().map(entry).collect_view()}
            </select>
        </label>
    }
}

/// A labelled check box.
#[component]
pub(crate) fn Toggle<N, G, S>(
    /// The message of its label.
    name: N,
    /// The element's id.
    id: String,
    is_on: G,
    set: S,
) -> impl IntoView
where
    N: Fn() -> String + Send + 'static,
    G: Fn() -> bool + Send + 'static,
    S: Fn(bool) + Send + 'static,
{
    view! {
        <label class="check">
            <input type="checkbox" id=id prop:checked=is_on on:change=move |event| set(event_target_checked(&event)) />
            <span>{name}</span>
        </label>
    }
}

/// A labelled field for the number of games of a match.
#[component]
pub(crate) fn GamesField(
    store: Store,
    /// The element's id.
    id: &'static str,
    games: RwSignal<u32>,
) -> impl IntoView {
    let count = move |event| {
        if let Ok(count) = event_target_value(&event).parse::<u32>() {
            games.set(count.clamp(1, 99));
        }
    };
    view! {
        <label>
            {move || store.words.with(|words| words.text(ids::UI_GAMES_IN_MATCH))}
            <input type="number" id=id min="1" max="99" prop:value=move || games.get().to_string() on:change=count />
        </label>
    }
}

/// A button with a line drawing in place of its label, which is its title.
#[component]
pub(crate) fn IconButton<A>(
    store: Store,
    /// The message of its label.
    label: Id,
    /// The element's id.
    id: &'static str,
    /// The path of the drawing.
    #[prop(into)]
    sign: Signal<&'static str>,
    /// Further classes.
    #[prop(optional)]
    class: &'static str,
    #[prop(optional, into)] disabled: Signal<bool>,
    /// Whether it is pressed, for a button that switches something on and off.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    act: A,
) -> AnyView
where
    A: Fn() + Send + 'static,
{
    icon_button(store, label, id, sign, class, disabled, pressed, Box::new(act))
}

/// An [`IconButton`] that closes something.
#[component]
pub(crate) fn CloseButton<A>(
    store: Store,
    /// The message of its label.
    label: Id,
    /// The element's id.
    id: &'static str,
    act: A,
) -> AnyView
where
    A: Fn() + Send + 'static,
{
    icon_button(store, label, id, drawings::CLOSE.into(), "", false.into(), None, Box::new(act))
}

/// A button with the look of the throw, for what can be done now. It glows if `is_due`.
pub(crate) fn go_button(store: Store, id: &'static str, label: Id, is_due: bool, act: fn(Store)) -> AnyView {
    let text = move || store.words.with(|words| words.text(label));
    view! { <button class="go" class:due=is_due id=id on:click=move |_| act(store)>{text}</button> }.into_any()
}

/// An [`IconButton`]. It is compiled once, not for each closure.
#[expect(clippy::too_many_arguments, reason = "they are the properties of the component")]
fn icon_button(
    store: Store,
    label: Id,
    id: &'static str,
    sign: Signal<&'static str>,
    class: &'static str,
    disabled: Signal<bool>,
    pressed: Option<Signal<bool>>,
    act: Box<dyn Fn() + Send>,
) -> AnyView {
    let label = move || store.words.with(|words| words.text(label));
    // Signals notify of equal values too, and a drawing that is set again is drawn again.
    let sign = Memo::new(move |_| sign.get());
    let disabled = Memo::new(move |_| disabled.get());
    view! {
        <button
            class=format!("icon {class}")
            id=id
            // The title alone: beside a label, screen readers would say it a second time.
            title=label
            aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
            disabled=move || disabled.get()
            on:click=move |_| act()
        >
            {move || drawings::sign(sign.get())}
        </button>
    }
    .into_any()
}
