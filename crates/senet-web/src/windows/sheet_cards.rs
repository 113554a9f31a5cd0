//! The choice of a sheet: a card for each, with its pieces and its throw, where it comes from, and what a game is like.

use leptos::prelude::*;
use senet::{Casting, RuleSheet, SheetId, Side};
use senet_ai::ComputerPlayer;
use senet_i18n::ids::{self, Id};
use senet_i18n::{Words, sentences};
use senet_study::Character;

use crate::drawings::Drawing;
use crate::speech;
use crate::store::Store;
use crate::table::{die_face, faces};

/// The longest game and the most captures that the scales of the cards have room for.
const FULL_SCALE: (f64, f64) = (240.0, 40.0);

/// The cards, one of which is chosen.
#[component]
pub(crate) fn SheetCards(store: Store, chosen: Signal<SheetId>, choose: Callback<SheetId>) -> impl IntoView {
    let measured = move || {
        store.words.with(|words| {
            let name = |player: ComputerPlayer| sentences::opponent(words, player.name());
            let [casual, expert, novice] =
                [ComputerPlayer::Casual, ComputerPlayer::Expert, ComputerPlayer::Novice].map(name);
            let values = [("casual", casual.into()), ("expert", expert.into()), ("novice", novice.into())];
            words.format(ids::SHEETS_MEASURED, &values)
        })
    };
    let about = move || {
        let told = store.words.with(|words| sentences::about_sheet(words, chosen.get()));
        told.map(|told| view! { <p>{told}</p> }).collect_view()
    };
    view! {
        <fieldset class="sheets" id="sheets">
            <legend>{move || store.words.with(|words| words.text(ids::UI_SHEET))}</legend>
            {SheetId::ALL.map(|sheet| card(store, sheet, chosen, choose)).collect_view()}
        </fieldset>
        <details>
            <summary id="about-sheet">{move || store.words.with(|words| words.text(ids::SHEETS_ABOUT))}</summary>
            {about}
            <p class="hint">{measured}</p>
            <p>
                <a id="study" href="study.html" target="_blank">
                    {move || store.words.with(|words| words.text(ids::SHEETS_STUDY))}
                </a>
            </p>
        </details>
    }
}

fn card(store: Store, sheet: SheetId, chosen: Signal<SheetId>, choose: Callback<SheetId>) -> impl IntoView {
    let rules = RuleSheet::plain(sheet);
    let thrown = if rules.casting() == Casting::Die {
        die_face(6).into_any()
    } else {
        let (counting, blank) = faces(sheet);
        let stick = |symbol| view! { <Drawing class="lot".to_owned() symbol size="0 0 240 28" /> };
        [counting, blank].map(stick).collect_view().into_any()
    };
    view! {
        <label class="sheet" data-cones=rules.colour(Side::Cones) data-spools=rules.colour(Side::Spools)>
            <input
                type="radio"
                name="sheet"
                id=format!("sheet-{sheet}")
                prop:checked=move || chosen.get() == sheet
                on:change=move |_| choose.run(sheet)
            />
            <span class="set" aria-hidden="true">{Side::BOTH.map(piece).collect_view()}<span class="thrown">{thrown}</span></span>
            <b>{move || store.words.with(|words| sentences::sheet_title(words, &RuleSheet::plain(sheet)))}</b>
            <em>{move || store.words.with(|words| sentences::sheet_source(words, sheet))}</em>
            <span class="says">{move || store.words.with(|words| sentences::sheet_summary(words, sheet))}</span>
            {move || store.words.with(|words| scales(words, Character::of(sheet)))}
        </label>
    }
}

/// A piece in the colours of its card: the board's drawings take those of the sheet on the table.
fn piece(side: Side) -> impl IntoView {
    let (foot, body, (y, width, height), light) = match side {
        Side::Cones => (
            "M12 103v7.5a38 12.5 0 0 0 76 0V103z",
            "M16 103C25 83 38.5 52 43 30H57C61.5 52 75 83 84 103A34 10.8 0 0 1 16 103Z",
            (20.5, 11.5, 12.0),
            "url(#hi)",
        ),
        Side::Spools => (
            "M11 101v9a39 12.5 0 0 0 78 0v-9zM12.5 43v9a37.5 13 0 0 0 75 0v-9z",
            "M17 54C27 62 30.5 68 30.5 76.5S26 93 14 102A36 11.5 0 0 0 86 102C74 93 69.5 85 69.5 76.5S73 62 83 54Z",
            (43.0, 37.5, 13.0),
            "url(#s-hi)",
        ),
    };
    view! {
        <svg class=side.name() viewBox="0 0 100 128">
            <path class="dye" d=foot></path>
            <path class="dye" d=body></path>
            <path fill=light d=body></path>
            <path fill="url(#sh)" d=body></path>
            <ellipse class="dye" cx="50" cy=y rx=width ry=height></ellipse>
            <ellipse class="lit" cx="46" cy=y - 0.35 * height rx=0.35 * width ry=0.3 * height></ellipse>
        </svg>
    }
}

/// Length, skill and captures, each with a scale.
fn scales(words: &Words, character: Character) -> impl IntoView + use<> {
    let scale = |label: Id, told: String, share: f64| {
        let [full, rest] = [share.min(1.0), 1.0 - share.min(1.0)].map(|part| part.to_string());
        view! {
            <span class="measure">
                <span>{words.text(label)}</span>
                <span class="gauge" aria-hidden="true"><i style:flex-grow=full></i><i style:flex-grow=rest></i></span>
                <span>{told}</span>
            </span>
        }
    };
    let (longest, most) = FULL_SCALE;
    let throws = words.format(ids::SHEETS_THROWS, &[("count", character.throws.into())]);
    let wins = words.format(ids::SHEETS_WINS, &[("percent", speech::percent(character.skill).into())]);
    [
        scale(ids::SHEETS_LENGTH, throws, f64::from(character.throws) / longest),
        // At 50 % only luck decides.
        scale(ids::SHEETS_SKILL, wins, 2.0 * (character.skill - 0.5)),
        scale(ids::SHEETS_CAPTURES, format!("{:.0}", character.captures), character.captures / most),
    ]
    .collect_view()
}
