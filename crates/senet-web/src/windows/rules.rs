//! The rules: a page for each sheet, and a table that compares the five.

use leptos::prelude::*;
use senet::{Faces, RuleSheet, SheetId};
use senet_i18n::ids::{self, Id};
use senet_i18n::{rules, sentences};
use wasm_bindgen::JsCast;

use super::{OverTable, diagrams};
use crate::controls::{DropDown, Entry};
use crate::drawings::Drawing;
use crate::store::{Store, Window};
use crate::table::{die_face, faces, value};

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
    // The elements stay when the sheet changes, and with them what was unfolded.
    Effect::new(move |_| {
        sheet();
        while let Ok(Some(unfolded)) = document().query_selector(".decisions[open]") {
            // Removing an attribute does not fail.
            let _ = unfolded.remove_attribute("open");
        }
    });
    let say = move |id: Id| store.words.with(|words| words.text(id));
    let section = move |section: &rules::Section| {
        let id = sheet();
        let figures = store.words.with(|words| {
            let fitting = diagrams::of_sheet(id).iter().filter(|example| example.illustrates(section.heading));
            fitting.filter_map(|example| example.figure(id, words)).collect_view()
        });
        let paragraphs = section.paragraphs.iter().map(|id| view! { <p>{say(*id)}</p> }).collect_view();
        let throws = (section.heading == ids::RULES_HEADING_THROWS).then(|| view! { <Throws store sheet=id /> });
        view! {
            <h3 id=section.heading.name() tabindex="-1">{say(section.heading)}</h3>
            {paragraphs}
            {throws}
            {figures}
            {(!section.decisions.is_empty()).then(|| decisions(store, section.decisions))}
        }
    };
    // Fragments of addresses name windows, so that links within one would leave it.
    let contents = move || {
        let entry = |heading: Id| {
            view! { <button on:click=move |_| go_to(heading.name())>{say(heading)}</button> }
        };
        let headings = rules::page(sheet()).iter().map(|section| section.heading);
        headings.chain([ids::SHEETS_ABOUT, ids::UI_COMPARE_SHEETS]).map(entry).collect_view()
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
            <DropDown store label=ids::RULES_WHICH id="rules-sheet" entries=sheets pick />
            <nav class="contents" aria-label=text(ids::RULES_CONTENTS)>{contents}</nav>
            <article id="rules-page">
                {sections} <h3 id=ids::SHEETS_ABOUT.name() tabindex="-1">
                    {text(ids::SHEETS_ABOUT)}
                </h3> {about}
            </article>
            <h3 id=ids::UI_COMPARE_SHEETS.name() tabindex="-1">{text(ids::UI_COMPARE_SHEETS)}</h3>
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

/// Our decisions where the sheet is silent. Folded, since players by the sheet alone need not read them.
fn decisions(store: Store, decisions: &[rules::Decision]) -> impl IntoView {
    let say = |id: Id| store.words.with(|words| words.text(id));
    let names = decisions.iter().map(|decision| decision.rule).collect::<Vec<_>>().join(", ");
    let decision = |decision: &rules::Decision| {
        view! { <p><span class="rule">{decision.rule}</span> " " {say(decision.message)}</p> }
    };
    view! {
        <details class="decisions">
            <summary>"◇ " {say(ids::RULES_LEFT_OPEN)} ": " {names}</summary>
            <p><em>{say(rules::DECISION_NOTE)}</em></p>
            {decisions.iter().map(decision).collect_view()}
        </details>
    }
}

/// The throws of a sheet: their look, their value, and whether they give another throw.
#[component]
fn Throws(store: Store, sheet: SheetId) -> impl IntoView {
    let rules = RuleSheet::plain(sheet);
    let throw = move |throw: senet::Throw| {
        let fallen = rules.casting().fall_of(throw)?;
        let picture = match fallen {
            Faces::Sticks(sticks) => {
                let (counting, blank) = faces(sheet);
                let stick = |up: bool| {
                    let symbol = if up { counting } else { blank };
                    view! { <Drawing class="lot".to_owned() symbol size="0 0 240 28" /> }
                };
                sticks.counting().map(stick).collect_view().into_any()
            }
            Faces::Die(_) => die_face(throw.value()).into_any(),
        };
        let again = rules.again().contains(throw);
        let again = again.then(|| view! { <em>{store.words.with(|words| words.text(ids::RULES_THROW_AGAIN))}</em> });
        Some(view! { <li><span aria-hidden="true">{picture}</span><b>{value(fallen)}</b>{again}</li> })
    };
    let throws = rules.casting().weights().iter().filter_map(|(value, _)| throw(*value)).collect_view();
    view! { <ul class="throws">{throws}</ul> }
}

/// Scrolls to an element of the window, and moves the focus there.
fn go_to(id: &str) {
    let target = document().get_element_by_id(id).and_then(|target| target.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(target) = target {
        target.scroll_into_view();
        // An element on the page takes the focus.
        let _ = target.focus();
    }
}
