//! Beside the board: players, throw, messages, buttons and log.

use leptos::prelude::*;
use senet::{Event, Faces, Move, Phase, Player, Side, Stage};
use senet_i18n::Words;
use senet_i18n::ids::{self, Id};

use crate::preferences::Preferences;
use crate::store::{Store, Window};
use crate::{speech, storage};
use senet_session::GameTable;

/// Everything beside the board.
#[component]
pub(crate) fn SidePanel(store: Store) -> impl IntoView {
    view! {
        <section class="side">
            <PlayerList store />
            <Throw store />
            <Said store />
            <Actions store />
            <Log store />
            <Steps store />
        </section>
    }
}

#[component]
fn PlayerList(store: Store) -> impl IntoView {
    let line = move |words: &Words, table: &GameTable, player: Player| {
        let side = Side::BOTH.into_iter().find(|side| table.game().player(*side) == Some(player));
        let position = table.game().position();
        let side_name = side.map(|side| senet_i18n::sentences::side_coloured(words, &table.setting.sheet, side));
        let off = side.zip(position).map(|(side, position)| speech::pieces_off(words, 5 - position.pieces(side).len()));
        let score = (table.setting.games > 1).then(|| {
            let points = table.score_with_this_game().points(player);
            words.format(ids::COUNT_POINTS, &[("count", points.into())])
        });
        view! {
            <li class:acts=table.game().to_act() == Some(player)>
                <span class="name">{table.setting.names[player as usize].clone()}</span>
                <span>{side_name}</span>
                <span class="score">{score}</span>
                <span class="off">{off}</span>
            </li>
        }
    };
    let lines = move || {
        store.words.with(|words| {
            store.play.with_shown(|table| Player::BOTH.map(|player| line(words, table, player)).collect_view())
        })
    };
    view! { <ul class="players card">{lines}</ul> }
}

#[component]
fn Throw(store: Store) -> impl IntoView {
    let shown = move || match store.scene.faces.get() {
        Some(Faces::Sticks(sticks)) => sticks.counting().map(stick).collect_view().into_any(),
        Some(Faces::Die(throw)) => die(throw.value()).into_any(),
        None => [true, false, true, false].map(stick).collect_view().into_any(),
    };
    let value = move || {
        let faces = store.scene.faces.get().filter(|_| !store.scene.rolling.get());
        faces.map(|faces| match faces {
            Faces::Die(throw) if throw.value() == 6 => "X".to_owned(),
            _ => faces.throw().to_string(),
        })
    };
    view! {
        <div
            class="sticks card"
            class:rolling=move || store.scene.rolling.get()
            style:--roll=move || store.preferences.with(Preferences::roll_time).to_string()
            on:click=move |_| store.skip_if_busy()
        >
            {shown}
            <output aria-hidden="true">{value}</output>
            <button
                id="throw"
                class="main"
                disabled=move || !store.may_throw()
                on:click=move |event| {
                    // A click on the sticks around the button skips the animation; this click must not.
                    event.stop_propagation();
                    store.throw();
                }
            >
                {move || store.words.with(|words| words.text(ids::UI_THROW))}
            </button>
        </div>
    }
}

/// A stick with its counting or its blank face up.
fn stick(up: bool) -> impl IntoView {
    view! {
        <svg class="stick-one" viewBox="0 0 22 100" aria-hidden="true">
            <rect class="stick" class:up=up x="3" y="2" width="16" height="96" rx="8"></rect>
            <path class="grain" d=if up { "M8 14 V86 M14 20 V80" } else { "M4 26 H18 M4 50 H18 M4 74 H18" }></path>
        </svg>
    }
}

/// The die, which shows X for its 6.
fn die(value: u8) -> impl IntoView {
    let strokes = match value {
        6 => "M28 28 L72 72 M72 28 L28 72".to_owned(),
        count => {
            let stroke =
                |index: u8| format!("M{} 28 V72", 50.0 + 13.0 * (f32::from(index) - f32::from(count - 1) / 2.0));
            (0..count).map(stroke).collect::<Vec<_>>().concat()
        }
    };
    view! {
        <svg class="stick-one" viewBox="0 0 100 100" aria-hidden="true">
            <rect class="stick up" x="8" y="8" width="84" height="84" rx="14"></rect>
            <path class="sign" d=strokes></path>
        </svg>
    }
}

#[component]
fn Said(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let told = move || {
        let offered = store.offered_told();
        if offered.is_empty() { store.said.message.with(|message| message.told.join(" ")) } else { offered.join(" ") }
    };
    let prompt = move || store.words.with(|words| store.play.with_shown(|table| speech::prompt(words, table)));
    let of_match = move || store.words.with(|words| store.play.with_shown(|table| speech::of_match(words, table)));
    let refused = move || store.said.message.with(|message| message.refused.clone());
    // One message at a time: a refusal comes first.
    let hinted = move || store.said.hint.get().filter(|_| refused().is_none());
    let hint = move || hinted().map(|hint| store.words.with(|words| words.text(hint)));
    let no_more = move |_| {
        store.said.hint.set(None);
        store.preferences.update(|preferences| preferences.hints_seen = None);
    };
    view! {
        <div class="say card" class:hinted=move || hinted().is_some()>
            <div role="status" aria-live="polite">
                <p class="told">{told}</p>
                <p>
                    <strong id="prompt">{prompt}</strong>
                    " "
                    <span class="of-match">{of_match}</span>
                </p>
                <p class="refused" id="refused">{refused}</p>
                <p id="hint">{hint}</p>
            </div>
            <Show when=move || hinted().is_some()>
                <div class="actions small">
                    <button id="hint-understood" on:click=move |_| store.said.hint.set(None)>{text(ids::UI_HINT_UNDERSTOOD)}</button>
                    <button id="hints-off" on:click=no_more>{text(ids::UI_HINTS_OFF)}</button>
                </div>
            </Show>
        </div>
    }
}

/// Buttons that step through the game: always shown where there is room, elsewhere while the player looks back.
#[component]
fn Steps(store: Store) -> impl IntoView {
    let events = move || store.play.table.with(|table| table.game().events().len());
    let at = move || store.play.with_shown(|table| table.game().events().len());
    let button = move |id: &'static str, label: Id, sign: &'static str, back: bool, go: fn(Store)| {
        let name = move || store.words.with(|words| words.text(label));
        let stands = move || if back { at() == 0 } else { !store.play.looks_back() };
        view! {
            <button class="icon" id=id aria-label=name title=name disabled=stands on:click=move |_| go(store)>
                {sign}
            </button>
        }
    };
    view! {
        <div class="steps" class:looks-back=move || store.play.looks_back()>
            {button("step-first", ids::UI_STEP_FIRST, "⇤", true, |store| store.look_at(0))}
            {button("step-previous", ids::UI_STEP_PREVIOUS, "←", true, Store::step_back)}
            <span aria-live="polite">{move || format!("{} / {}", at(), events())}</span>
            {button("step-next", ids::UI_STEP_NEXT, "→", false, Store::step_forward)}
            {button("step-last", ids::UI_STEP_LAST, "⇥", false, Store::back_to_game)}
        </div>
    }
}

#[component]
fn Actions(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let turn_start = move || store.decision().is_some_and(|position| position.phase() == Phase::TurnStart);
    let leaving = move || store.offered().into_iter().find(|legal| legal.leaves_board());
    let choosing = move || {
        let waits =
            |table: &GameTable| matches!(table.game().stage(), Stage::ChooseSide { .. }) && table.waits_for_person();
        !store.play.looks_back() && !store.scene.busy.get() && store.play.table.with(waits)
    };
    let over = move || !store.play.looks_back() && store.play.table.with(|table| table.game().outcome().is_some());
    let off = move || {
        let legal = store
            .decision()
            .map(|position| position.legal_moves(&store.play.table.get_untracked().setting.sheet).get(0));
        if let Some(first) = legal.flatten() {
            store.play(first);
        }
    };
    view! {
        <div class="actions">
            <Show when=turn_start>
                <button class="main" id="take-off" on:click=move |_| untrack(off)>{text(ids::UI_TAKE_OFF)}</button>
                <button id="keep" on:click=move |_| store.play(Move::KEEP)>{text(ids::UI_KEEP)}</button>
            </Show>
            <Show when=move || leaving().is_some() && !turn_start()>
                <button
                    class="main"
                    id="leave"
                    on:click=move |_| {
                        if let Some(legal) = untrack(leaving) {
                            store.play(legal);
                        }
                    }
                >
                    {text(ids::UI_TAKE_OFF)}
                </button>
            </Show>
            <Show when=choosing>
                <button class="main" id="choose-cones" on:click=move |_| store.choose(Side::Cones)>{text(ids::UI_CONES)}</button>
                <button class="main" id="choose-spools" on:click=move |_| store.choose(Side::Spools)>
                    {text(ids::UI_SPOOLS)}
                </button>
            </Show>
            <Show when=move || store.play.looks_back()>
                <button class="main" id="back-to-game" on:click=move |_| store.back_to_game()>
                    {text(ids::UI_BACK_TO_GAME)}
                </button>
            </Show>
            <Show when=over>
                <button class="main" id="next-game" on:click=move |_| store.next_game()>
                    {move || {
                        let goes_on = store.play.table.with(|table| !table.score_with_this_game().is_over());
                        store.words.with(|words| words.text(if goes_on { ids::UI_NEXT_GAME } else { ids::UI_REMATCH }))
                    }}
                </button>
            </Show>
        </div>
    }
}

/// A line of the log: its text, and the number of events up to and including it.
#[derive(Clone, PartialEq)]
struct Line {
    text: String,
    events: usize,
}

/// The log of a game in notation: a throw and the move that plays it share a line.
fn log_lines(table: &GameTable) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (index, event) in table.game().events().iter().enumerate() {
        let events = index + 1;
        let text = match (event, table.game().stage_before(index)) {
            (Event::Throw(faces), Some(Stage::Play(position))) => {
                format!("{} {faces} {}", position.side().letter(), faces.throw())
            }
            (Event::Throw(faces), _) => format!("– {faces} {}", faces.throw()),
            (Event::Move(played), Some(Stage::Play(position))) => match lines.last_mut() {
                Some(line) if matches!(position.phase(), Phase::Play(_)) => {
                    line.text.extend([" ", &played.to_string()]);
                    line.events = events;
                    continue;
                }
                _ => format!("{} {played}", position.side().letter()),
            },
            (Event::Choose(side), _) => format!("– {}", side.letter()),
            (Event::Resign(_) | Event::Move(_), _) => "–".to_owned(),
        };
        lines.push(Line { text, events });
    }
    lines
}

/// The log, the latest line last. A click on a line shows the board as it was then.
#[component]
fn Log(store: Store) -> impl IntoView {
    let lines = move || store.play.table.with(log_lines);
    let shown = move || store.play.past.with(|past| past.as_ref().map(|table| table.game().events().len()));
    let entry = move |line: Line| {
        let events = line.events;
        view! {
            <li>
                <button
                    tabindex="-1"
                    class:shown=move || shown() == Some(events)
                    on:click=move |_| store.look_at(events)
                >
                    {line.text}
                </button>
            </li>
        }
    };
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        store.play.table.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    view! {
        <ol
            class="log card"
            node_ref=list
            tabindex="0"
            aria-label=move || store.words.with(|words| words.text(ids::UI_MOVES_LIST))
        >
            <For each=lines key=|line| (line.events, line.text.clone()) children=entry />
        </ol>
    }
}

/// The bar above the board.
#[component]
pub(crate) fn Head(store: Store) -> impl IntoView {
    let label = move |id: Id| move || store.words.with(|words| words.text(id));
    view! {
        <header>
            <h1>{label(ids::UI_TITLE)}</h1>
            <button
                class="icon"
                id="undo"
                aria-label=label(ids::UI_UNDO)
                title=label(ids::UI_UNDO)
                disabled=move || !store.can_undo()
                on:click=move |_| store.undo()
            >
                "↶"
            </button>
            <button
                class="icon"
                id="redo"
                aria-label=label(ids::UI_REDO)
                title=label(ids::UI_REDO)
                disabled=move || !store.play.table.with(|table| table.session.can_redo())
                on:click=move |_| store.redo()
            >
                "↷"
            </button>
            <button id="new-game" on:click=move |_| store.windows.open.set(Some(Window::NewGame))>{label(ids::UI_NEW_GAME)}</button>
            <button
                class="icon"
                id="rules"
                aria-label=label(ids::UI_RULES)
                title=label(ids::UI_RULES)
                on:click=move |_| store.windows.open.set(Some(Window::Rules))
            >
                "?"
            </button>
            <button
                class="icon"
                id="menu"
                aria-label=label(ids::UI_MENU)
                title=label(ids::UI_MENU)
                on:click=move |_| store.windows.open.set(Some(Window::Menu))
            >
                "☰"
            </button>
        </header>
    }
}

/// Saves the game on the table as a file.
pub(crate) fn save(store: Store) {
    if let Ok(record) = store.play.table.with_untracked(senet_session::GameTable::record) {
        storage::download("game.senet", &record.to_string());
    }
}
