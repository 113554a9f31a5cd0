//! The window of lessons: those of each sheet, with the player's progress.

use leptos::prelude::*;
use senet::{RuleSheet, SheetId};
use senet_i18n::ids::{self, Id};
use senet_i18n::sentences;
use senet_session::lesson::Topic;

use super::OverTable;
use crate::lessons::title;
use crate::store::{Store, Window};

/// Lists the lessons of each sheet, those of the sheet on the table first.
#[component]
pub(crate) fn Lessons(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let of_topic = move |sheet: SheetId, topic: Topic| {
        let is_learnt = move || store.lessons.progress.with(|progress| progress.has(sheet, topic));
        let mark = move || is_learnt().then(|| view! { <i aria-hidden="true">"✓"</i> });
        let spoken = move || is_learnt().then(|| store.words.with(|words| words.text(ids::LESSON_DONE)));
        view! {
            <li>
                <button
                    id=format!("lesson-{sheet}-{topic}")
                    class:learnt=is_learnt
                    on:click=move |_| store.want_lesson(sheet, topic)
                >
                    <span>{move || store.words.with(|words| title(words, topic))}</span>
                    {mark}
                    <span class="hidden">{spoken}</span>
                </button>
            </li>
        }
    };
    let of_sheet = move |sheet: SheetId| {
        let name = move || store.words.with(|words| sentences::sheet_title(words, &RuleSheet::plain(sheet)));
        let count = move || {
            let (done, count) = store.lessons.progress.with(|progress| progress.count_of(sheet));
            store
                .words
                .with(|words| words.format(ids::LESSONS_COUNT, &[("done", done.into()), ("count", count.into())]))
        };
        let topics = Topic::of(&RuleSheet::plain(sheet)).map(|topic| of_topic(sheet, topic)).collect_view();
        view! {
            <section class="lessons-of">
                <h3>{name}</h3>
                <p class="hint">{count}</p>
                <ul>{topics}</ul>
            </section>
        }
    };
    let sheets = move || {
        let on_table = store.play.table.with_untracked(|table| table.setting.sheet.id());
        let others = SheetId::ALL.into_iter().filter(move |sheet| *sheet != on_table);
        [on_table].into_iter().chain(others).map(of_sheet).collect_view()
    };
    view! {
        <OverTable store which=Window::Lessons title=ids::LESSONS>
            <p>{text(ids::LESSONS_ABOUT)}</p>
            {sheets}
            <div class="actions closing">
                <button class="go" id="close-lessons" on:click=move |_| store.windows.open.set(None)>
                    {text(ids::UI_CLOSE)}
                </button>
            </div>
        </OverTable>
    }
}
