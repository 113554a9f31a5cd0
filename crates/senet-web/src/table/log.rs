//! The log of the game, and the steps through it.

use leptos::prelude::*;
use senet::{Event, Faces, Move, Phase, Side, Stage};
use senet_i18n::ids::{self, Id};
use senet_session::GameTable;

use crate::drawings;
use crate::speech::mark_name;
use crate::store::Store;

/// A line of the log: a throw, and the move that plays it.
#[derive(Clone, PartialEq)]
struct Line {
    /// Its number, counted from 1.
    number: usize,
    /// The side that acts; `None` in the opening.
    side: Option<Side>,
    faces: Option<Faces>,
    /// The event, in signs.
    done: String,
    /// The whole line in notation, for screen readers.
    notation: String,
    /// Number of events up to and including it.
    events: usize,
}

/// A move in signs: `24 → 27 → 1`, `15 × 19`, `28 ⇥`.
pub(crate) fn signs(played: Move) -> String {
    let Some(from) = played.from() else { return "–".to_owned() };
    match (played.to(), played.end()) {
        (Some(to), end) => {
            let how = if played.is_capture() { "×" } else { "→" };
            let on = end.filter(|end| *end != to).map(|end| format!(" → {end}")).unwrap_or_default();
            format!("{from} {how} {to}{on}")
        }
        (None, _) => format!("{from} ⇥"),
    }
}

/// The log of a game: a throw and the move that plays it share a line.
fn lines(table: &GameTable) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (index, event) in table.game().events().iter().enumerate() {
        let events = index + 1;
        let stage = table.game().stage_before(index);
        let position = match stage {
            Some(Stage::Play(position)) => Some(position),
            _ => None,
        };
        if let (Event::Move(played), Some(position), Some(line)) = (event, position, lines.last_mut())
            && matches!(position.phase(), Phase::Play(_))
        {
            // The throw that ended the opening has a side by its move.
            line.side = Some(position.side());
            line.done = signs(*played);
            line.notation.extend([" ", &played.to_string()]);
            line.events = events;
            continue;
        }
        let side = position.map(|position| position.side());
        let letter = side.map_or('–', Side::letter);
        let (faces, done, notation) = match event {
            // In the opening, players have no sides yet.
            Event::Throw(faces) if let Some(Stage::Opening { thrower, .. }) = stage => {
                let name = &table.setting.names[thrower as usize];
                (Some(*faces), name.clone(), format!("{name} {faces} {}", faces.throw()))
            }
            Event::Throw(faces) => (Some(*faces), String::new(), format!("{letter} {faces} {}", faces.throw())),
            Event::Move(played) => (None, signs(*played), format!("{letter} {played}")),
            Event::Choose(side) => (None, String::new(), format!("– {}", side.letter())),
            Event::Resign(_) => (None, "⚐".to_owned(), "–".to_owned()),
        };
        let side = if let Event::Choose(chosen) = event { Some(*chosen) } else { side };
        lines.push(Line { number: lines.len() + 1, side, faces, done, notation, events });
    }
    lines
}

/// The log, the latest line last. A click on a line shows the board as it was then.
#[component]
pub(crate) fn Log(store: Store) -> impl IntoView {
    let lines = Memo::new(move |_| store.play.with_landed(lines));
    // The line that holds the event that is shown.
    let shown = Memo::new(move |_| {
        let events = store.play.looks_back().then(|| store.at_event())?;
        lines.with(|lines| lines.iter().map(|line| line.events).find(|last| *last >= events && events > 0))
    });
    let entry = move |line: Line| {
        let events = line.events;
        let notation = line.notation.clone();
        // The last event of the line is the decision, if there is one.
        let mark = Memo::new(move |_| {
            store.review.made.with(|review| review.as_ref()?.steps.get(events - 1)?.judgement.mark())
        });
        let spoken = move || match mark.get() {
            None => notation.clone(),
            Some(mark) => format!("{notation} {}", store.words.with(|words| mark_name(words, mark))),
        };
        let sign = move || {
            mark.get().map(|mark| view! { " " <em class=format!("mark-of {}", mark.name())>{mark.symbol()}</em> })
        };
        view! {
            <li>
                <button
                    tabindex="-1"
                    class:shown=move || shown.get() == Some(events)
                    on:click=move |_| store.look_at(events)
                >
                    // In place of the signs, and a text rather than a label: a label would have to repeat them.
                    <span class="hidden">{spoken}</span>
                    <span class="number" aria-hidden="true">{line.number}</span>
                    // Drawn by its background: a hundred drawings here would double the time of a frame.
                    <i class=line.side.map(drawings::piece)></i>
                    {line.faces.map(thrown)}
                    <b aria-hidden="true">{line.faces.map(value)}</b>
                    <span aria-hidden="true">{line.done} {sign}</span>
                </button>
            </li>
        }
    };
    let list = NodeRef::<leptos::html::Ol>::new();
    let scroll = move || {
        // A frame later the list can be gone.
        let Some(list) = list.try_get_untracked().flatten() else { return };
        match list.query_selector(".shown").ok().flatten() {
            Some(at) => {
                let (line, around) = (at.get_bounding_client_rect(), list.get_bounding_client_rect());
                let beyond = (line.bottom() - around.bottom()).max(0.0) + (line.top() - around.top()).min(0.0);
                list.set_scroll_top(list.scroll_top() + beyond as i32);
            }
            None => list.set_scroll_top(list.scroll_height()),
        }
    };
    // The layout is computed once, with all other changes of the frame.
    let later = move || request_animation_frame(scroll);
    Effect::new(move |_| {
        shown.track();
        lines.track();
        list.track();
        later();
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| later());
    on_cleanup(move || resized.remove());
    view! {
        <ol
            class="log"
            node_ref=list
            tabindex="0"
            aria-label=move || store.words.with(|words| words.text(ids::UI_MOVES_LIST))
        >
            <For each=move || lines.get() key=|line| (line.events, line.notation.clone()) children=entry />
        </ol>
    }
}

/// The classes of the die by its value.
const DIE: [&str; 6] = ["cast-die n1", "cast-die n2", "cast-die n3", "cast-die n4", "cast-die n5", "cast-die cross"];

/// A throw, small: four sticks, or the die.
pub(crate) fn thrown(faces: Faces) -> impl IntoView {
    let classes = match faces {
        Faces::Sticks(sticks) => sticks.counting().map(|up| if up { "up" } else { "" }).to_vec(),
        Faces::Die(throw) => vec![DIE[usize::from(throw.value() - 1)]],
    };
    view! { <span class="thrown">{classes.into_iter().map(|class| view! { <i class=class></i> }).collect_view()}</span> }
}

/// The value of a throw; the 6 of the die is its X.
pub(crate) fn value(faces: Faces) -> String {
    match faces {
        Faces::Die(throw) if throw.value() == 6 => "X".to_owned(),
        _ => faces.throw().to_string(),
    }
}

/// Buttons that step through the game: always shown where there is room, elsewhere while the player looks back.
#[component]
pub(crate) fn Steps(store: Store) -> impl IntoView {
    let events = move || store.play.with_landed(|table| table.game().events().len());
    let at = move || store.at_event();
    let button = move |id: &'static str, label: Id, sign: &'static str, back: bool, go: fn(Store)| {
        let name = move || store.words.with(|words| words.text(label));
        let stands = move || if back { at() == 0 } else { !store.play.looks_back() || at() == events() };
        view! {
            <button class="icon" id=id title=name disabled=stands on:click=move |_| go(store)>
                {drawings::sign(sign)}
            </button>
        }
    };
    let replay = move || {
        let id = if store.replay.runs.get() { ids::UI_REPLAY_STOP } else { ids::UI_REPLAY };
        store.words.with(|words| words.text(id))
    };
    // It stands where no step is needed while the replay runs.
    let pace = move || {
        let name = move || {
            let values = [("pace", store.replay.pace().into())];
            store.words.with(|words| words.format(ids::UI_REPLAY_PACE, &values))
        };
        view! {
            <button class="icon pace" id="replay-pace" title=name on:click=move |_| store.replay.next_pace()>
                <span aria-hidden="true">{move || store.replay.pace()}</span>
            </button>
        }
    };
    view! {
        <div class="steps" class:looks-back=move || store.play.looks_back()>
            {move || {
                if store.replay.runs.get() {
                    pace().into_any()
                } else {
                    let first: fn(Store) = |store| store.look_at(0);
                    button("step-first", ids::UI_STEP_FIRST, "M6 5v14M18 6l-7 6 7 6", true, first).into_any()
                }
            }}
            {button("step-previous", ids::UI_STEP_PREVIOUS, "M15 6l-7 6 7 6", true, Store::step_back)}
            <button
                class="replay"
                id="replay"
                title=move || format!("{}: {} / {}", replay(), at(), events())
                disabled=move || events() == 0
                on:click=move |_| store.replay_or_stop()
            >
                {move || drawings::sign(if store.replay.runs.get() { "M7 5h3v14H7zM14 5h3v14h-3z" } else { "M8 5v14l11-7z" })}
                <span aria-hidden="true">{move || format!("{} / {}", at(), events())}</span>
            </button>
            {button("step-next", ids::UI_STEP_NEXT, "M9 6l7 6-7 6", false, Store::step_forward)}
            {button("step-last", ids::UI_STEP_LAST, "M18 5v14M6 6l7 6-7 6", false, Store::step_last)}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_have_signs() {
        for (text, expected) in
            [("24-27>1", "24 → 27 → 1"), ("15x19", "15 × 19"), ("28-off", "28 ⇥"), ("9-10", "9 → 10"), ("pass", "–")]
        {
            assert_eq!(signs(text.parse().expect("a move")), expected);
        }
    }
}
