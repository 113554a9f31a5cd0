//! The window that asks for the sheet, its options and the players.

use leptos::prelude::*;
use senet::{OptionSet, RuleSheet, SheetId, SheetOption};
use senet_ai::{ComputerPlayer, PlayerKind};
use senet_i18n::sentences;

use super::OverTable;
use crate::controls::{Choice, Entry, Toggle};
use crate::speech;
use crate::store::{Store, Window};
use crate::table::Setting;

/// Asks how the next game is to be played.
#[component]
pub(crate) fn NewGame(store: Store) -> impl IntoView {
    let current = store.table.with_untracked(|table| table.setting.clone());
    let sheet = RwSignal::new(current.sheet.id);
    let options = RwSignal::new(current.sheet.options);
    let opponent = RwSignal::new(current.kinds[1]);
    let games = RwSignal::new(current.games);
    let text = move |id: &'static str| move || store.words.with(|words| words.text(id));
    let begin = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Ok(sheet) = RuleSheet::new(sheet.get_untracked(), options.get_untracked()) else { return };
        let kinds = [PlayerKind::Person, opponent.get_untracked()];
        let names = store.words.with_untracked(|words| speech::names(words, kinds));
        store.window.set(None);
        store.begin(Setting { sheet, kinds, names, games: games.get_untracked() });
    };
    let pick_sheet = move |name: &str| {
        if let Ok(id) = name.parse() {
            sheet.set(id);
            options.set(OptionSet::NONE);
        }
    };
    let pick_opponent = move |name: &str| {
        if let Ok(kind) = name.parse() {
            opponent.set(kind);
        }
    };
    let count_games = move |event| {
        if let Ok(count) = event_target_value(&event).parse::<u32>() {
            games.set(count.clamp(1, 99));
        }
    };
    view! {
        <OverTable store which=Window::NewGame title="ui-new-game">
            <form on:submit=begin>
                <Choice store label="ui-sheet" id="sheet" entries=move || sheets(store, sheet.get()) pick=pick_sheet />
                <p class="hint">{move || store.words.with(|words| sentences::sheet_summary(words, sheet.get()))}</p>
                <fieldset>
                    {move || {
                        let offered = RuleSheet::offers(sheet.get()).iter().copied();
                        offered.map(|option| option_box(store, options, option)).collect_view()
                    }}
                </fieldset>
                <Choice
                    store
                    label="ui-opponent"
                    id="opponent"
                    entries=move || opponents(store, opponent.get())
                    pick=pick_opponent
                />
                <label>
                    {text("ui-games-in-match")}
                    <input
                        type="number"
                        id="games"
                        min="1"
                        max="99"
                        prop:value=move || games.get().to_string()
                        on:change=count_games
                    />
                </label>
                <div class="actions">
                    <button class="main" id="play" type="submit">{text("ui-play")}</button>
                    <button type="button" on:click=move |_| store.window.set(None)>{text("ui-cancel")}</button>
                </div>
            </form>
        </OverTable>
    }
}

fn sheets(store: Store, picked: SheetId) -> Vec<Entry> {
    let entry = |id: SheetId| {
        let title = store.words.with(|words| sentences::sheet_title(words, &RuleSheet::plain(id)));
        (id.name().to_owned(), title, picked == id)
    };
    SheetId::ALL.map(entry).to_vec()
}

/// The computer players, the strongest first, and a person.
fn opponents(store: Store, picked: PlayerKind) -> Vec<Entry> {
    let computers = ComputerPlayer::ALL.map(PlayerKind::Computer).into_iter().rev();
    let entry = |kind: PlayerKind| {
        let name = store.words.with(|words| match kind {
            PlayerKind::Person => words.text("ui-person-beside-me"),
            PlayerKind::Computer(computer) => sentences::computer_name(words, computer.name()),
        });
        (kind.name().to_owned(), name, picked == kind)
    };
    computers.chain([PlayerKind::Person]).map(entry).collect()
}

fn option_box(store: Store, options: RwSignal<OptionSet>, option: SheetOption) -> impl IntoView {
    let name = move || {
        store.words.with(|words| {
            format!("{} – {}", sentences::option_name(words, option), sentences::option_summary(words, option))
        })
    };
    let set = move |on: bool| {
        options.update(|set| *set = set.iter().filter(|other| *other != option).chain(on.then_some(option)).collect());
    };
    view! { <Toggle name id=format!("option-{option}") is_on=move || options.get().contains(option) set /> }
}
