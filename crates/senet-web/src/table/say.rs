//! The message, and the buttons for what can be done now.

use leptos::prelude::*;
use senet::{Move, Phase, Side, Stage};
use senet_i18n::ids::{self, Id};
use senet_session::GameTable;

use super::fit::keep_fitting;
use crate::controls::{CloseButton, IconButton, go_button};
use crate::drawings;
use crate::speech;
use crate::store::{Store, Window};

/// The awaited event, and the last one. Its height does not change with its text.
#[component]
pub(crate) fn Said(store: Store) -> impl IntoView {
    let told = move || {
        if let Some(advice) = store.said.message.with(|message| message.advice.clone()) {
            return advice;
        }
        match store.puzzle_asks().filter(|_| store.puzzle_answer().is_none()) {
            Some([_, number]) => number,
            None => store.said.message.with(|message| message.told.join(" ")),
        }
    };
    let offered = Memo::new(move |_| if is_advised(store) { String::new() } else { store.offered_told() });
    let prompt = move || match store.puzzle_asks() {
        Some([asks, _]) => asks,
        None if store.lessons.is_on() => store.lessons.shown.with(|shown| shown.heading.clone()),
        None if is_told_elsewhere(store) => store.online.prompt.get().unwrap_or_default(),
        None => store.words.with(|words| store.play.with_shown(|table| speech::prompt(words, table))),
    };
    let is_offered = move || offered.with(|offered| !offered.is_empty());
    let of_match = move || store.words.with(|words| store.play.with_shown(|table| speech::of_match(words, table)));
    // A game over the network has the button for phrases in place of that for advice.
    let meets = Memo::new(move |_| store.online.is_on());
    let text_box = NodeRef::new();
    keep_fitting(text_box, move || {
        prompt();
        told();
        offered.track();
        of_match();
    });
    view! {
        <section class="say fitting">
            {move || if meets.get() { talk(store) } else { advice(store) }}
            <div
                class="says"
                class:advised=move || store.puzzle_answer().is_some() || is_advised(store)
                class:offered=is_offered
                node_ref=text_box
                role="status"
                aria-live="polite"
            >
                <p class="asks">
                    <span id="prompt">{prompt}</span>
                    " "
                    <span class="of-match">{of_match}</span>
                </p>
                <p class="told">
                    <span class:hidden=is_offered>{told}</span>
                    // The label of the picked house has told it to screen readers.
                    <span aria-hidden="true">{move || offered.get()}</span>
                </p>
            </div>
        </section>
    }
}

fn advice(store: Store) -> AnyView {
    view! {
        <IconButton
            store
            label=ids::UI_ADVICE
            id="advice"
            sign=drawings::ADVICE
            disabled=Signal::derive(move || {
                store.lessons.is_on() || store.decision().is_none() && !store.is_puzzle_failed()
            })
            act=move || store.advise()
        />
    }
    .into_any()
}

fn talk(store: Store) -> AnyView {
    view! {
        <IconButton
            store
            label=ids::ONLINE_TALK
            id="talk"
            sign=drawings::TALK
            act=move || store.windows.open.set(Some(Window::Talk))
        />
    }
    .into_any()
}

/// Whether the table waits for something, or the game ended, in a way that the rules do not know.
fn is_told_elsewhere(store: Store) -> bool {
    store.online.prompt.with(Option::is_some) && !store.play.looks_back()
}

fn is_advised(store: Store) -> bool {
    store.said.message.with(|message| message.advice.is_some())
}

/// The buttons for what can be done now: mostly the throw.
#[component]
pub(crate) fn Actions(store: Store) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let turn_start = move || store.decision().is_some_and(|position| position.phase() == Phase::TurnStart);
    let leaving = move || !turn_start() && store.leaving().is_some();
    let choosing = move || {
        let waits =
            |table: &GameTable| matches!(table.game().stage(), Stage::ChooseSide { .. }) && table.waits_for_person();
        !store.play.looks_back() && !store.scene.busy.get() && store.play.table.with(waits)
    };
    let over = move || {
        !store.play.looks_back()
            && !store.scene.busy.get()
            && !store.play.is_aside()
            && store.play.table.with(|table| table.game().outcome().is_some())
    };
    let puzzle = Memo::new(move |_| store.puzzles.is_on() && !store.play.looks_back());
    let other = Memo::new(move |_| {
        turn_start() || leaving() || choosing() || over() || store.play.looks_back() || puzzle.get()
    });
    let due = Memo::new(move |_| store.may_throw());
    view! {
        <div class="acts-on" class:beside-steps=move || store.play.looks_back()>
            <button
                id="throw"
                class="go"
                class:due=move || due.get()
                hidden=move || other.get()
                // The keyboard's focus would be lost on a disabled button.
                aria-disabled=move || (!due.get()).to_string()
                on:click=move |_| {
                    if due.get_untracked() {
                        store.throw();
                    } else {
                        store.skip_if_busy();
                    }
                }
            >
                {text(ids::UI_THROW)}
            </button>
            <Show when=turn_start>
                <button class="go due" id="take-off" on:click=move |_| store.take_off()>
                    {text(ids::UI_TAKE_OFF)}
                </button>
                <button class="go" id="keep" on:click=move |_| store.play(Move::KEEP)>
                    {text(ids::UI_KEEP)}
                </button>
            </Show>
            <Show when=leaving>
                <button class="go due" id="leave" on:click=move |_| store.take_off()>
                    {text(ids::UI_TAKE_OFF)}
                </button>
            </Show>
            <Show when=choosing>
                <button class="go" id="choose-cones" on:click=move |_| store.choose(Side::Cones)>
                    {text(ids::UI_CONES)}
                </button>
                <button class="go" id="choose-spools" on:click=move |_| store.choose(Side::Spools)>
                    {text(ids::UI_SPOOLS)}
                </button>
            </Show>
            <Show when=move || store.play.looks_back()>
                <button class="go" id="back-to-game" on:click=move |_| store.back_to_game()>
                    {text(ids::UI_BACK_TO_GAME)}
                </button>
            </Show>
            <Show when=move || puzzle.get()>
                <PuzzleActions store />
            </Show>
            <AtTheEnd store over=Signal::derive(over) />
        </div>
    }
}

/// The buttons after the end of a game.
#[component]
fn AtTheEnd(store: Store, over: Signal<bool>) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let next = move || store.words.with(|words| store.play.table.with(|table| speech::next_game(words, table)));
    view! {
        <button
            class="go"
            id="open-review"
            hidden=move || !(over.get() && store.can_review())
            on:click=move |_| store.open_review(None)
        >
            {text(ids::REVIEW)}
        </button>
        <Show when=move || over.get() && store.today_result().is_some()>
            <button class="go" id="share-result" on:click=move |_| store.windows.open.set(Some(Window::Share))>
                {text(ids::UI_SHARE)}
            </button>
        </Show>
        <Show when=move || over.get()>
            <button class="go due" id="next-game" on:click=move |_| store.next_game()>
                {next}
            </button>
        </Show>
    }
}

/// The buttons of a puzzle.
#[component]
fn PuzzleActions(store: Store) -> impl IntoView {
    let button = move |id, label, is_due, act: fn(Store)| go_button(store, id, label, is_due, act);
    let buttons = move || {
        let show = || button("puzzle-show", ids::UI_PUZZLE_SHOW, false, Store::show_solution);
        let next = |is_due: bool| button("puzzle-next", ids::UI_PUZZLE_NEXT, is_due, Store::next_puzzle);
        match store.puzzle_answer() {
            _ if store.scene.busy.get() => Vec::new(),
            // The button that takes a piece off needs the room.
            None if store.leaving().is_some() => Vec::new(),
            None => vec![show()],
            Some(_) if store.is_puzzle_failed() => {
                vec![button("puzzle-again", ids::UI_PUZZLE_AGAIN, true, Store::try_puzzle_again), next(false)]
            }
            Some(_) => vec![next(true)],
        }
    };
    view! {
        {buttons}
        <CloseButton store label=ids::UI_BACK_TO_GAME id="leave-puzzle" act=move || store.leave_aside() />
    }
}
