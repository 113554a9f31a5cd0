//! The window of puzzles: a button for each sheet, with the player's progress.

use leptos::prelude::*;
use senet::{RuleSheet, SheetId};
use senet_i18n::ids::{self, Id};
use senet_i18n::sentences;

use super::OverTable;
use crate::controls::{DropDown, Entry};
use crate::store::{Difficulty, Store, Window};

/// Puzzles of each sheet.
const OF_SHEET: usize = 240;

/// Chooses the sheet of the next puzzle.
#[component]
pub(crate) fn Puzzles(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let of_sheet = move |sheet: SheetId| {
        let title = move || store.words.with(|words| sentences::sheet_title(words, &RuleSheet::plain(sheet)));
        let solved = move || {
            let count = store.puzzles.progress.with(|progress| progress.solved(sheet));
            store.words.with(|words| {
                words.format(ids::UI_PUZZLES_SOLVED, &[("count", count.into()), ("total", OF_SHEET.into())])
            })
        };
        view! {
            <button id=format!("puzzles-{}", sheet.name()) on:click=move |_| store.open_puzzles(sheet)>
                <b>{title}</b>
                <span>{solved}</span>
            </button>
        }
    };
    let entries = move || -> Vec<Entry> {
        let chosen = store.puzzles.chosen.get();
        let name = |id: Id| store.words.with(|words| words.text(id).trim_end_matches('.').to_owned());
        let level = |difficulty: Difficulty| {
            (difficulty.name().name().to_owned(), name(difficulty.name()), chosen == Some(difficulty))
        };
        let rising = (String::new(), name(ids::UI_PUZZLES_RISING), chosen.is_none());
        std::iter::once(rising).chain(Difficulty::ALL.map(level)).collect()
    };
    let pick = move |value: &str| {
        store.puzzles.chosen.set(Difficulty::ALL.into_iter().find(|difficulty| difficulty.name().name() == value));
    };
    let missing = move || store.puzzles.missing.get().then(text(ids::UI_PUZZLES_MISSING));
    let leave = move |_| {
        store.windows.open.set(None);
        store.leave_aside();
    };
    view! {
        <OverTable store which=Window::Puzzles title=ids::UI_PUZZLES>
            <p>{text(ids::UI_PUZZLES_ABOUT)}</p>
            <DropDown store label=ids::UI_PUZZLES_LEVEL id="puzzles-level" entries pick />
            <div class="puzzles">{SheetId::ALL.map(of_sheet).collect_view()}</div>
            <p class="refused" id="puzzles-missing" role="alert">{missing}</p>
            <div class="actions closing">
                <button class="go" id="close-puzzles" on:click=move |_| store.windows.open.set(None)>{text(ids::UI_CLOSE)}</button>
                <Show when=move || store.puzzles.is_on()>
                    <button id="leave-puzzles" on:click=leave>{text(ids::UI_BACK_TO_GAME)}</button>
                </Show>
            </div>
        </OverTable>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sheet_has_as_many_puzzles_as_the_window_says() {
        for sheet in SheetId::ALL {
            let path = format!("{}/puzzles/{}.senet-puzzles", env!("CARGO_MANIFEST_DIR"), sheet.name());
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            let file = senet_study::puzzle::PuzzleFile::parse(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
            assert_eq!(file.len(), OF_SHEET, "{path}");
        }
    }
}
