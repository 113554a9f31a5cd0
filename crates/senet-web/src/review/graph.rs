//! The graph of the chances over a game.

use std::fmt::Write as _;

use leptos::prelude::*;
use senet::{Player, Side};
use senet_ai::WinChance;
use senet_i18n::ids;
use senet_session::GameTable;
use senet_study::review::Review;
use wasm_bindgen::JsCast;

use crate::drag::capture;
use crate::speech;
use crate::store::{GRAPH, Store};

/// The chances of a game as SVG, 100 units wide and high: the page stretches it, and turns it where it is higher than wide. The
/// lower part is the near player's.
fn drawing(review: &Review, table: &GameTable) -> String {
    let near = speech::near(table);
    let all = table.game().events().len().max(1) as f64;
    let x = |events: usize| 100.0 * events as f64 / all;
    let y = |value: WinChance<Player>| 100.0 * (1.0 - value.seen_by(near).chance());
    let mut curve = format!("M0 {:.1}", y(review.start));
    for (index, step) in review.steps.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(curve, "L{:.2} {:.1}", x(index + 1), y(step.after));
    }
    let end = x(review.steps.len());
    let side = table.game().side(near).unwrap_or(Side::Cones);
    let mut drawn = String::new();
    let mut path = |class: &str, data: &str| {
        let _ = write!(drawn, "<path class=\"{class}\" d=\"{data}\"/>");
    };
    path((!side).name(), &format!("M0 0H{end:.2}V100H0Z"));
    path(side.name(), &format!("{curve}L{end:.2} 100L0 100Z"));
    path("even", "M0 50H100");
    // Exact chances reach from some event to the end.
    let exact = review.steps.iter().rev().take_while(|step| step.before.is_exact() && step.after.is_exact()).count();
    if exact > 0 {
        path("exact", &format!("M{:.2} 100H{end:.2}", x(review.steps.len() - exact)));
    }
    path("curve", &curve);
    for index in review.turning_points() {
        let at = format!("M{:.2} {:.1}h0", x(index + 1), y(review.steps[index].after));
        path("turn", &at);
        path("turn inner", &at);
    }
    drawn
}

/// The drawing of the chances.
pub(super) fn drawn(store: Store) -> AnyView {
    let drawn = Memo::new(move |_| {
        store.review.made.with(|made| {
            let drawing = |review| store.play.table.with(|table| drawing(review, table));
            made.as_ref().map(drawing).unwrap_or_default()
        })
    });
    let cursor = move || {
        let all = store.play.table.with(|table| table.game().events().len()).max(1);
        let x = 100.0 * store.review.step.get() as f64 / all as f64;
        if store.review.is_open.get() { format!("M{x:.2} 0V100") } else { String::new() }
    };
    view! {
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <g inner_html=move || drawn.get()></g>
            <g>
                <path class="cursor" d=cursor></path>
            </g>
        </svg>
    }
    .into_any()
}

/// The graph as a slider: a click, a drag or the arrow keys go through the game.
pub(super) fn graph(store: Store) -> AnyView {
    let events = move || store.play.table.with(|table| table.game().events().len());
    let value_told = move || {
        let values = [("step", store.review.step.get().into()), ("steps", events().into())];
        store.words.with(|words| words.format(ids::REVIEW_STEP, &values))
    };
    let go = move |event: &web_sys::PointerEvent| {
        let target = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(target) = target else { return };
        let around = target.get_bounding_client_rect();
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        // As in the style: where the graph is higher than wide, time runs down.
        let share = if around.height() > around.width() {
            (y - around.top()) / around.height()
        } else {
            (x - around.left()) / around.width()
        };
        let step = (share.clamp(0.0, 1.0) * untrack(events) as f64).round() as usize;
        if step != store.review.step.get_untracked() {
            store.look_at(step);
        }
    };
    let down = move |event: web_sys::PointerEvent| {
        capture(&event);
        go(&event);
    };
    view! {
        <div
            class="graph"
            id=GRAPH
            role="slider"
            tabindex="0"
            aria-label=move || store.words.with(|words| words.text(ids::REVIEW_GRAPH))
            aria-valuemin="0"
            aria-valuemax=move || events().to_string()
            aria-valuenow=move || store.review.step.get().to_string()
            aria-valuetext=value_told
            on:pointerdown=down
            on:pointermove=move |event| {
                if event.buttons() & 1 == 1 {
                    go(&event);
                }
            }
            on:keydown=move |event| {
                // Left, right, Home and End work everywhere on the table.
                match event.key().as_str() {
                    "ArrowUp" => store.step_back(),
                    "ArrowDown" => store.step_forward(),
                    "PageUp" => store.turn(false),
                    "PageDown" => store.turn(true),
                    _ => return,
                }
                event.prevent_default();
            }
        >
            {drawn(store)}
        </div>
    }
    .into_any()
}
