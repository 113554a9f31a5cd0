//! The cloth on which sticks or die are thrown, and the count.

use leptos::prelude::*;
use senet::{Faces, Phase, SheetId};
use senet_i18n::ids;
use senet_session::GameTable;

use crate::drawings::Drawing;
use crate::preferences::Preferences;
use crate::store::Store;

/// The throw: it tumbles, comes to lie, and is counted. Nothing tells its value before it lies.
#[component]
pub(crate) fn Cloth(store: Store) -> impl IntoView {
    let sheet = Memo::new(move |_| store.play.table.with(|table| table.setting.sheet.id()));
    // A position that was entered has a throw, and no faces.
    let given = Memo::new(move |_| {
        let throw = |table: &GameTable| match table.game().position()?.phase() {
            Phase::Play(throw) => Some(throw.value()),
            _ => None,
        };
        store.play.with_shown(throw).filter(|_| store.scene.faces.get().is_none())
    });
    let thrown = move || match (store.scene.faces.get(), sheet.get()) {
        (Some(Faces::Die(throw)), _) => die(throw.value()).into_any(),
        // Before the first throw, sticks or die lie ready.
        (None, SheetId::Uninerd) => die(given.get().unwrap_or_default()).into_any(),
        (Some(Faces::Sticks(sticks)), sheet) => four(sheet, sticks.counting()).into_any(),
        (None, sheet) => {
            let up = given.get().unwrap_or_default();
            four(sheet, std::array::from_fn(|stick| up < 5 && stick < usize::from(up))).into_any()
        }
    };
    let count = move || {
        let Some(faces) = store.scene.faces.get() else { return given.get() };
        match faces {
            _ if !store.scene.rolling.get() => Some(faces.throw().value()),
            Faces::Sticks(sticks) => {
                let landed = store.scene.landed.get();
                let up = sticks.counting().into_iter().take(landed).filter(|counts| *counts).count();
                (landed > 0).then_some(up as u8)
            }
            Faces::Die(_) => None,
        }
    };
    let is_cross = move || {
        let cross = |faces| matches!(faces, Faces::Die(throw) if throw.value() == 6);
        store.scene.faces.get().is_some_and(cross)
    };
    let figure = move || count().map(|count| if is_cross() { "X".to_owned() } else { count.to_string() });
    let unit = move || {
        let count = count().filter(|_| !store.scene.rolling.get() && !is_cross())?;
        Some(store.words.with(|words| words.format(ids::UI_HOUSES, &[("count", u32::from(count).into())])))
    };
    let is_ready = move || store.scene.faces.get().is_none() && given.get().is_none();
    view! {
        <section
            class="cloth"
            aria-hidden="true"
            class:rolling=move || store.scene.rolling.get()
            style:--roll=move || store.preferences.with(Preferences::roll_time).to_string()
            on:click=move |_| store.skip_if_busy()
        >
            <div class="weave"></div>
            <div class="sticks" class:ready=is_ready>{thrown}</div>
            <output class="count">
                <b>{figure}</b>
                <span>{unit}</span>
            </output>
        </section>
    }
}

/// Four sticks, with their counting or their blank faces up. Each lies a little differently after each throw.
fn four(sheet: SheetId, up: [bool; 4]) -> impl IntoView {
    let (counting, blank) = faces(sheet);
    let stick = move |up: bool| {
        let turn = format!("{:.1}deg", js_sys::Math::random() * 12.0 - 6.0);
        view! {
            <div class="stick" class:blank=!up style:--j=turn>
                <i class="shade"></i>
                <div class="body">
                    <Drawing class="face".to_owned() symbol=counting size="0 0 240 28" />
                    <Drawing class="face under".to_owned() symbol=blank size="0 0 240 28" />
                    <i class="rim-of-stick"></i>
                </div>
            </div>
        }
    };
    up.map(stick).collect_view()
}

/// The drawings of the counting and the blank face of a sheet's sticks.
pub(crate) const fn faces(sheet: SheetId) -> (&'static str, &'static str) {
    match sheet {
        // Canes count by their round side.
        SheetId::Spanish => ("cane-round", "cane-flat"),
        // Open lozenges count.
        SheetId::French => ("stick-open", "stick-filled"),
        // The flat, white side counts; the round one is black.
        SheetId::Dutch => ("stick-white", "stick-round"),
        SheetId::Carpignano | SheetId::Uninerd => ("stick-l", "stick-d"),
    }
}

/// The die, which shows X for its 6. For 0 it stands on an edge.
fn die(value: u8) -> impl IntoView {
    let face = |face: u8| view! { <i>{die_face(face)}</i> };
    view! {
        <div class=format!("die v{value}")>
            <div class="cube">{[1, 2, 3, 4, 5, 6].map(face).collect_view()}</div>
        </div>
    }
}

/// A face of the die.
pub(crate) fn die_face(value: u8) -> impl IntoView {
    let marks = match value {
        6 => "M28 28 72 72M72 28 28 72".to_owned(),
        count => (0..count).map(|index| stroke(index, count)).collect(),
    };
    view! {
        <svg class="lot" viewBox="0 0 100 100" aria-hidden="true">
            <path d=marks stroke-width="9" stroke-linecap="round"></path>
        </svg>
    }
}

/// One of the strokes that stand for a number, as on tally sticks.
fn stroke(index: u8, count: u8) -> String {
    let x = 50.0 + 16.0 * (f32::from(index) - f32::from(count - 1) / 2.0);
    format!("M{x} 26V74")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mean of red, green and blue in the gradient that fills a drawing, in the last of its parts that has one.
    fn colour(symbol: &str) -> [u32; 3] {
        let part = |text: &'static str, start: &str, end: &str| -> &'static str {
            let rest = text.split_once(start).unwrap_or_else(|| panic!("{start}")).1;
            rest.split_once(end).unwrap_or_else(|| panic!("{end}")).0
        };
        let drawing = part(senet_board::SYMBOLS, &format!("<symbol id=\"{symbol}\""), "</symbol>");
        let fill = drawing.rsplit_once("url(#").expect("a gradient").1;
        let gradient = fill.split_once(')').expect("its end").0;
        let gradient = part(senet_board::SYMBOLS, &format!("id=\"{gradient}\""), "</linearGradient>");
        let stops: Vec<u32> = gradient
            .split("stop-color=\"#")
            .skip(1)
            .map(|stop| u32::from_str_radix(&stop[..6], 16).expect("a colour"))
            .collect();
        [16, 8, 0].map(|shift| stops.iter().map(|stop| stop >> shift & 255).sum::<u32>() / stops.len() as u32)
    }

    #[test]
    fn sticks_have_the_colours_of_their_sheets() {
        let is_light = |[red, green, blue]: [u32; 3]| red > 200 && green > 190 && blue > 150;
        let is_dark = |[red, green, blue]: [u32; 3]| red < 90 && green < 80 && blue < 80;
        let is_grey = |colour: [u32; 3]| {
            colour.iter().max().zip(colour.iter().min()).is_some_and(|(most, least)| most - least < 20)
        };
        for sheet in [SheetId::Carpignano, SheetId::French, SheetId::Dutch] {
            let (counting, blank) = faces(sheet);
            assert!(is_light(colour(counting)) && is_dark(colour(blank)), "{sheet}");
        }
        // White and black, where the others are of pale and dark wood.
        let (counting, blank) = faces(SheetId::Dutch);
        assert!(is_grey(colour(counting)) && is_grey(colour(blank)));
        assert!(!is_grey(colour(faces(SheetId::French).0)) && !is_grey(colour(faces(SheetId::French).1)));
    }
}
