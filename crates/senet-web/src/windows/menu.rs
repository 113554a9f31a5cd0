//! The menu: where to go, actions on the game, and settings.

use leptos::prelude::*;
use senet::Stage;
use senet_i18n::Language;
use senet_i18n::ids::{self, Id};

use super::OverTable;
use crate::controls::{DropDown, Entry, Toggle};
use crate::drawings;
use crate::notices;
use crate::preferences::{Material, Preferences, Speed, Theme, Thinking};
use crate::store::{Store, Window};

/// Signs of the places: two players, a shelf, a scroll, a question, the sun, a compass.
const PAIR: &str = "M8 11.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19v-1.5a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4V19M16 11.5a3 3 0 1 0-1-5.8\
    M15.5 13.5H17a4 4 0 0 1 4 4V19";
const SHELF: &str = "M4 19.5h16M5.5 19.5v-13h4v13M9.5 19.5v-15h4v15M14.2 8.3l3.6-1 3 11.6-3.2.6";
const SCROLL: &str =
    "M7 4.5h11v12.5a2.5 2.5 0 0 0 2.5 2.5H9a2.5 2.5 0 0 1-2.5-2.5V6.7A2.2 2.2 0 1 0 4.3 9h2.2M10 8.5h5M10 12h5";
const RIDDLE: &str = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.3 9.6a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1-1.3 2M12 16.6v.4";
const SUN: &str = "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4\
    M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4";
const COMPASS: &str = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4z";

/// Other windows, actions on the game, and settings.
#[component]
pub(crate) fn Menu(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let asks = RwSignal::new(false);
    // The opening cannot be resigned.
    let can_resign =
        move || !store.play.is_aside() && store.play.table.with(|table| matches!(table.game().stage(), Stage::Play(_)));
    let resign = move |_| {
        asks.set(false);
        store.windows.open.set(None);
        store.resign();
    };
    let look_back = move |_| {
        store.windows.open.set(None);
        store.step_back();
    };
    view! {
        <OverTable store which=Window::Menu title=ids::UI_MENU>
            <div class="places">
                <Show when=move || store.online.is_offered.get()>
                    <Place store id="online" label=ids::ONLINE sign=PAIR go=open(Window::Online) />
                </Show>
                <Place store id="games" label=ids::GAMES_TITLE sign=SHELF go=open(Window::Games) />
                <Place store id="lessons" label=ids::LESSONS sign=SCROLL go=open(Window::Lessons) />
                <Place store id="puzzles" label=ids::UI_PUZZLES sign=RIDDLE go=open(Window::Puzzles) />
                <Place store id="today" label=ids::UI_TODAY sign=SUN go=|store| store.play_today() />
                // It would take a player away from the table.
                <Show when=move || !store.online.on.get()>
                    <Place store id="explore" label=ids::EXPLORE sign=COMPASS go=|store| store.explore_here() />
                </Show>
            </div>
            <h3>{text(ids::UI_THIS_GAME)}</h3>
            <div class="actions">
                <button id="share" on:click=move |_| store.windows.open.set(Some(Window::Share))>{text(ids::UI_SHARE)}</button>
                <Show when=move || store.play.table.with(|table| table.session.can_redo())>
                    <button id="redo-in-menu" on:click=move |_| store.redo()>{text(ids::UI_REDO)}</button>
                </Show>
                <Show when=move || !store.lessons.is_on()>
                    <button id="look-back" on:click=look_back>{text(ids::UI_KEY_STEPS)}</button>
                </Show>
                <Show when=move || store.can_review()>
                    <button id="review-game" on:click=move |_| store.open_review(None)>{text(ids::REVIEW)}</button>
                </Show>
                <Show when=can_resign>
                    <button id="resign" on:click=move |_| asks.set(true)>{text(ids::UI_RESIGN)}</button>
                </Show>
            </div>
            <Show when=move || asks.get() && can_resign()>
                <div class="actions" role="alert">
                    <p>{text(ids::UI_RESIGN_CONFIRM)}</p>
                    <button class="go" id="resign-yes" on:click=resign>{text(ids::UI_YES)}</button>
                    <button id="resign-no" on:click=move |_| asks.set(false)>{text(ids::UI_NO)}</button>
                </div>
            </Show>
            <Settings store />
            <details>
                <summary>{text(ids::UI_DICE_STATISTICS)}</summary>
                <DiceStatistics store />
            </details>
            <div class="actions">
                <button id="keys" on:click=move |_| store.windows.open.set(Some(Window::Keys))>{text(ids::UI_KEYBOARD_HELP)}</button>
                <button id="about" on:click=move |_| store.windows.open.set(Some(Window::About))>{text(ids::UI_ABOUT)}</button>
                <Show when=move || store.windows.install_offered.get()>
                    <button id="install" on:click=move |_| notices::install()>{text(ids::UI_INSTALL)}</button>
                </Show>
            </div>
            <div class="actions closing">
                <button class="go" id="close-menu" on:click=move |_| store.windows.open.set(None)>{text(ids::UI_CLOSE)}</button>
            </div>
        </OverTable>
    }
}

/// Opens a window in place of the menu.
fn open(window: Window) -> impl Fn(Store) + 'static {
    move |store| store.windows.open.set(Some(window))
}

/// A button that leads from the menu to another place.
#[component]
fn Place(
    store: Store,
    id: &'static str,
    label: Id,
    /// The path of its sign.
    sign: &'static str,
    go: impl Fn(Store) + 'static,
) -> impl IntoView {
    view! {
        <button id=id on:click=move |_| go(store)>
            {drawings::sign(sign)}
            <span>{move || store.words.with(|words| words.text(label))}</span>
        </button>
    }
}

/// Language, looks and help.
#[component]
fn Settings(store: Store) -> impl IntoView {
    let set_theme = move |name: &str| {
        if let Some(theme) = Theme::ALL.into_iter().find(|theme| theme.name() == name) {
            store.preferences.update(|p| p.theme = theme);
        }
    };
    let set_board = move |name: &str| {
        if let Some(board) = Material::ALL.into_iter().find(|board| board.name() == name) {
            store.preferences.update(|p| p.board = board);
        }
    };
    let set_thinking = move |name: &str| {
        if let Some(thinking) = Thinking::ALL.into_iter().find(|thinking| thinking.name() == name) {
            store.preferences.update(|p| p.thinking = thinking);
        }
    };
    let set_language = move |code: &str| {
        if let Some(language) = Language::from_code(code) {
            store.set_language(language);
        }
    };
    let set_speed = move |name: &str| {
        if let Some(speed) = Speed::ALL.into_iter().find(|speed| speed.name() == name) {
            store.preferences.update(|p| p.speed = speed);
        }
    };
    view! {
        <h3>{move || store.words.with(|words| words.text(ids::UI_SETTINGS))}</h3>
        <div class="settings">
            <div>
                <DropDown store label=ids::UI_LANGUAGE id="language" entries=move || languages(store) pick=set_language />
                <DropDown store label=ids::UI_THEME id="theme" entries=move || themes(store) pick=set_theme />
                <DropDown store label=ids::UI_BOARD_MATERIAL id="board-material" entries=move || boards(store) pick=set_board />
                <DropDown store label=ids::UI_THINKING_TIME id="thinking" entries=move || thinking(store) pick=set_thinking />
                <DropDown store label=ids::UI_ANIMATION_SPEED id="speed" entries=move || speeds(store) pick=set_speed />
            </div>
            <div>
                {switch(store, ids::UI_SOUND, |p| p.sound, |p, on| p.sound = on)}
                {switch(store, ids::UI_HOUSE_NUMBERS, |p| p.house_numbers, |p, on| p.house_numbers = on)}
                {switch(store, ids::UI_ANIMATIONS, |p| p.animations, |p, on| p.animations = on)}
                {switch(store, ids::UI_PLAY_SINGLE_MOVE, |p| p.play_single_move, |p, on| p.play_single_move = on)}
                {switch(store, ids::UI_CHANCES, |p| p.chances, |p, on| p.chances = on)}
                {switch(store, ids::UI_SHORTCUTS, |p| p.shortcuts, |p, on| p.shortcuts = on)}
                {switch(store, ids::UI_HINTS, |p| p.hints_seen.is_some(), |p, on| p.hints_seen = on.then(Vec::new))}
            </div>
        </div>
    }
}

/// A check box for a preference.
fn switch(store: Store, label: Id, is_on: fn(&Preferences) -> bool, set: fn(&mut Preferences, bool)) -> impl IntoView {
    view! {
        <Toggle
            name=move || store.words.with(|words| words.text(label))
            id=label.name().to_owned()
            is_on=move || store.preferences.with(is_on)
            set=move |on| store.preferences.update(|preferences| set(preferences, on))
        />
    }
}

fn languages(store: Store) -> Vec<Entry> {
    let picked = store.preferences.with(|preferences| preferences.language);
    let entry = |language: Language| (language.code().to_owned(), language.endonym().to_owned(), language == picked);
    Language::ALL.map(entry).to_vec()
}

fn themes(store: Store) -> Vec<Entry> {
    let picked = store.preferences.with(|p| p.theme);
    let name = |theme: Theme| store.words.with(|words| words.text(theme.label()));
    Theme::ALL.map(|theme| (theme.name().to_owned(), name(theme), theme == picked)).to_vec()
}

fn boards(store: Store) -> Vec<Entry> {
    let picked = store.preferences.with(|p| p.board);
    let name = |board: Material| store.words.with(|words| words.text(board.label()));
    Material::ALL.map(|board| (board.name().to_owned(), name(board), board == picked)).to_vec()
}

fn speeds(store: Store) -> Vec<Entry> {
    let picked = store.preferences.with(|p| p.speed);
    let name = |speed: Speed| store.words.with(|words| words.text(speed.label()));
    Speed::ALL.map(|speed| (speed.name().to_owned(), name(speed), speed == picked)).to_vec()
}

fn thinking(store: Store) -> Vec<Entry> {
    let picked = store.preferences.with(|p| p.thinking);
    let name = |time: Thinking| store.words.with(|words| words.text(time.label()));
    Thinking::ALL.map(|time| (time.name().to_owned(), name(time), time == picked)).to_vec()
}

impl Theme {
    /// The message of its name in the menu.
    const fn label(self) -> Id {
        match self {
            Theme::Auto => ids::UI_THEME_AUTO,
            Theme::Light => ids::UI_THEME_LIGHT,
            Theme::Dark => ids::UI_THEME_DARK,
        }
    }
}

impl Material {
    /// The message of its name in the menu.
    const fn label(self) -> Id {
        match self {
            Material::Bone => ids::UI_BOARD_BONE,
            Material::Faience => ids::UI_BOARD_FAIENCE,
            Material::Contrast => ids::UI_BOARD_CONTRAST,
        }
    }
}

impl Speed {
    /// The message of its name in the menu.
    const fn label(self) -> Id {
        match self {
            Speed::Slow => ids::UI_SPEED_SLOW,
            Speed::Normal => ids::UI_SPEED_NORMAL,
            Speed::Fast => ids::UI_SPEED_FAST,
        }
    }
}

impl Thinking {
    /// The message of its name in the menu.
    const fn label(self) -> Id {
        match self {
            Thinking::None => ids::UI_THINKING_NONE,
            Thinking::Short => ids::UI_THINKING_SHORT,
            Thinking::Long => ids::UI_THINKING_LONG,
        }
    }
}

/// Frequency of each throw, observed and expected.
#[component]
fn DiceStatistics(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let rows = move || {
        let table = store.play.table.get();
        let seen = table.throws();
        let all: u32 = seen.iter().map(|(_, count)| count).sum();
        let casting = table.setting.sheet.casting();
        let row = |((value, count), (_, weight)): (&(u8, u32), &(senet::Throw, u32))| {
            let expected = f64::from(all) * f64::from(*weight) / f64::from(casting.falls());
            view! {
                <tr>
                    <th scope="row">{*value}</th>
                    <td>{*count}</td>
                    <td>{format!("{expected:.1}")}</td>
                </tr>
            }
        };
        seen.iter().zip(casting.weights()).map(row).collect_view()
    };
    let seed = move || {
        let over = store.play.table.with(|table| table.game().outcome().is_some());
        store.play.table.with(|table| table.seed.filter(|_| over).map(|seed| seed.to_string()))
    };
    view! {
        <table class="statistics">
            <caption class="hidden">{text(ids::UI_DICE_STATISTICS)}</caption>
            <thead>
                <tr>
                    <th scope="col">{text(ids::UI_VALUE)}</th>
                    <th scope="col">{text(ids::UI_SEEN)}</th>
                    <th scope="col">{text(ids::UI_EXPECTED)}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        <p class="hint">
            {text(ids::UI_SEED)} ": "
            {move || seed().unwrap_or_else(|| store.words.with(|words| words.text(ids::UI_SEED_AFTER_GAME)))}
        </p>
    }
}
