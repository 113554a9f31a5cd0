//! The bar of chances.

use leptos::prelude::*;
use senet::{Player, Side};
use senet_i18n::ids;

use crate::speech;
use crate::store::Store;

/// The contents of the bar. At the left is the side of the player at this page.
#[derive(Clone, PartialEq)]
struct Shown {
    sides: [Side; 2],
    percents: [String; 2],
    /// The share of the left side, in whole percent.
    share: u32,
    told: String,
}

/// The chances of both sides, in their colours, if the preference is on. The bar takes no room from the board.
#[component]
pub(crate) fn Chances(store: Store) -> impl IntoView {
    let is_on = move || store.preferences.with(|preferences| preferences.chances);
    let shown = Memo::new(move |_| {
        let chance = store.said.chance.get()?;
        store.words.with(|words| {
            store.play.with_shown(|table| {
                let near = speech::near(table);
                let side = table.game().side(near)?;
                let share = speech::percent(chance.seen_by(side).chance());
                let percent = |percent: u32| words.format(ids::UI_PERCENT, &[("percent", percent.into())]);
                let id = if chance.is_exact() { ids::UI_CHANCES_EXACT } else { ids::UI_CHANCES_ESTIMATED };
                let name = |player: Player| table.setting.names[player as usize].as_str();
                let values = [
                    ("near", name(near).into()),
                    ("percent", share.into()),
                    ("far", name(!near).into()),
                    ("rest", (100 - share).into()),
                ];
                let told = words.format(id, &values);
                Some(Shown { sides: [side, !side], percents: [share, 100 - share].map(percent), share, told })
            })
        })
    });
    let bar = move |shown: Shown| {
        let [near, far] = shown.percents;
        let [left, right] = shown.sides.map(Side::name);
        view! {
            <b>{near}</b>
            <span class="scale">
                <i class=left style:flex-grow=shown.share.to_string()></i>
                <i class=right style:flex-grow=(100 - shown.share).to_string()></i>
            </span>
            <b>{far}</b>
        }
    };
    let told = move || shown.with(|shown| shown.as_ref().map(|shown| shown.told.clone()));
    view! {
        <Show when=is_on>
            <div class="chances" role="img" title=told hidden=move || shown.with(Option::is_none)>
                {move || shown.get().map(bar)}
            </div>
        </Show>
    }
}
