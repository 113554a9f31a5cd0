//! The rules: a page for each sheet, and a table that compares the five.

use leptos::prelude::*;
use senet::{RuleSheet, SheetId};
use senet_i18n::ids::{self, Id};
use senet_i18n::{rules, sentences};

use super::{OverTable, diagrams};
use crate::controls::{DropDown, Entry};
use crate::store::{Store, Window};

/// The rules of a sheet, at first of the sheet on the table, and the comparison.
#[component]
pub(crate) fn Rules(store: Store) -> impl IntoView {
    let chosen = store.windows.rules_of;
    let sheet = move || chosen.get().unwrap_or_else(|| store.play.table.with(|table| table.setting.sheet.id()));
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let sheets = move || {
        let entry = |id: SheetId| {
            let title = store.words.with(|words| sentences::sheet_title(words, &RuleSheet::plain(id)));
            (id.name().to_owned(), title, id == sheet())
        };
        SheetId::ALL.map(entry).to_vec() as Vec<Entry>
    };
    let pick = move |name: &str| chosen.set(name.parse().ok());
    let say = move |id: Id| store.words.with(|words| words.text(id));
    let section = move |section: &rules::Section| {
        let id = sheet();
        let figures = store.words.with(|words| {
            let fitting = diagrams::of_sheet(id).iter().filter(|example| example.illustrates(section.heading));
            fitting.filter_map(|example| example.figure(id, words)).collect_view()
        });
        let paragraphs = section.paragraphs.iter().map(|id| view! { <p>{say(*id)}</p> }).collect_view();
        let decision = |decision: &rules::Decision| {
            view! {
                <p class="decision">
                    <span class="rule">"◇ " {decision.rule}</span>
                    " "
                    <em>{say(rules::DECISION_NOTE)}</em>
                    " "
                    {say(decision.message)}
                </p>
            }
        };
        view! {
            <h3>{say(section.heading)}</h3>
            {paragraphs}
            {figures}
            {section.decisions.iter().map(decision).collect_view()}
        }
    };
    let sections = move || rules::page(sheet()).iter().map(section).collect_view();
    let about = move || {
        let told = store.words.with(|words| sentences::about_sheet(words, sheet()));
        told.map(|told| view! { <p>{told}</p> }).collect_view()
    };
    let heads = move || {
        let head = |id: SheetId| {
            let title = store.words.with(|words| sentences::sheet_title(words, &RuleSheet::plain(id)));
            view! { <th scope="col">{title}</th> }
        };
        SheetId::ALL.map(head).collect_view()
    };
    let rows = move || {
        let row = |row: &rules::Row| {
            let cells = row.cells.map(|id| view! { <td>{say(id)}</td> }).collect_view();
            view! { <tr><th scope="row">{say(row.label)}</th>{cells}</tr> }
        };
        rules::COMPARISON.iter().map(row).collect_view()
    };
    view! {
        <OverTable store which=Window::Rules title=ids::UI_RULES>
            <DropDown store label=ids::UI_SHEET id="rules-sheet" entries=sheets pick />
            <article id="rules-page">{sections} <h3>{text(ids::SHEETS_ABOUT)}</h3> {about}</article>
            <h3>{text(ids::UI_COMPARE_SHEETS)}</h3>
            <div class="wide" tabindex="0" role="region" aria-label=text(ids::UI_COMPARE_SHEETS)>
                <table class="comparison">
                    <thead>
                        <tr>
                            <td></td>
                            {heads}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            <div class="actions closing">
                <button class="go" id="close-rules" on:click=move |_| store.windows.open.set(None)>{text(ids::UI_CLOSE)}</button>
            </div>
        </OverTable>
    }
}
