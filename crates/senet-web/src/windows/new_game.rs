//! The window for a new game: sheet, options and players.

use std::time::Duration;

use leptos::prelude::*;
use senet::record::check_name;
use senet::{OptionSet, Player, RuleSheet, SheetId, SheetOption};
use senet_ai::{ComputerPlayer, Payoff};
use senet_i18n::ids::{self, Id};
use senet_i18n::sentences;
use senet_session::lesson::Topic;
use senet_session::{Seat, Setting, payoff};

use super::OverTable;
use super::sheet_cards::SheetCards;
use crate::controls::{DropDown, Entry, GamesField, Toggle};
use crate::store::{Store, Window, focus_throw};
use crate::{clock, speech};
/// The form's state.
#[derive(Clone, Copy)]
struct Draft {
    sheet: RwSignal<SheetId>,
    options: RwSignal<OptionSet>,
    opponent: RwSignal<Seat>,
    games: RwSignal<u32>,
    /// As typed; an empty name stands for the default.
    names: RwSignal<[String; 2]>,
    first: RwSignal<Player>,
    seed: RwSignal<String>,
    /// The error in the form.
    wrong: RwSignal<Option<String>>,
}

impl Draft {
    /// The setting of the game on the table.
    fn new(store: Store) -> Draft {
        let current = store.play.table.with_untracked(|table| table.setting.clone());
        Draft {
            sheet: RwSignal::new(current.sheet.id()),
            options: RwSignal::new(current.sheet.options()),
            opponent: RwSignal::new(current.seats[1]),
            games: RwSignal::new(current.games),
            names: RwSignal::new([String::new(), String::new()]),
            first: RwSignal::new(Player::First),
            seed: RwSignal::new(String::new()),
            wrong: RwSignal::new(None),
        }
    }

    /// Takes sheet and opponent of the game that is on the table by now, from a link perhaps, and no seed: a seed that was
    /// typed once would repeat its throws in each further game.
    fn follow(self, store: Store) {
        let current = store.play.table.with_untracked(|table| table.setting.clone());
        self.sheet.set(current.sheet.id());
        self.options.set(current.sheet.options());
        self.opponent.set(current.seats[1]);
        self.seed.set(String::new());
        self.wrong.set(None);
    }

    fn seats(self) -> [Seat; 2] {
        [Seat::Person, self.opponent.get()]
    }

    fn usual_name(self, store: Store, player: Player) -> String {
        store.words.with(|words| speech::names(words, self.seats())[player as usize].clone())
    }

    fn name(self, store: Store, player: Player) -> String {
        let given = self.names.with(|names| names[player as usize].trim().to_owned());
        if given.is_empty() { self.usual_name(store, player) } else { given }
    }

    /// Begins the game, or says what is wrong.
    fn begin(self, store: Store) {
        let Ok(sheet) = RuleSheet::new(self.sheet.get(), self.options.get()) else { return };
        let names = Player::BOTH.map(|player| self.name(store, player));
        if let Some(error) = names.iter().find_map(|name| check_name(name).err()) {
            self.wrong.set(Some(store.words.with(|words| sentences::name_error(words, error))));
            return;
        }
        let Some(seed) = self.seed.with(|seed| read_seed(seed)) else {
            self.wrong.set(Some(store.words.with(|words| words.text(ids::UI_SEED_INVALID))));
            return;
        };
        self.wrong.set(None);
        store.windows.open.set(None);
        let is_first = store.windows.first_visit.get_untracked();
        store.windows.first_visit.set(false);
        store.begin(Setting { sheet, seats: self.seats(), names, games: self.games.get() }, self.first.get(), seed);
        if is_first {
            store.scene.draw_path();
        }
        // After the window has closed: it gives the focus back to where it was.
        set_timeout(focus_throw, Duration::ZERO);
    }
}

/// The form for a new game.
#[component]
pub(crate) fn NewGame(store: Store) -> impl IntoView {
    let draft = Draft::new(store);
    Effect::new(move |_| {
        if store.windows.open.get() == Some(Window::NewGame) {
            draft.follow(store);
        }
    });
    let Draft { sheet, options, opponent, .. } = draft;
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let begin = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        untrack(|| draft.begin(store));
    };
    let pick_sheet = Callback::new(move |id| {
        sheet.set(id);
        options.set(OptionSet::EMPTY);
    });
    let pick_opponent = move |name: &str| {
        if let Ok(kind) = name.parse() {
            opponent.set(kind);
        }
    };
    let does = move || {
        let Seat::Computer(computer) = opponent.get() else { return None };
        store.words.with(|words| sentences::computer_description(words, computer.name()))
    };
    let option_boxes = move || {
        let offered = RuleSheet::offers(sheet.get()).iter().copied();
        offered.map(|option| option_box(store, options, option)).collect_view()
    };
    view! {
        <OverTable store which=Window::NewGame title=ids::UI_NEW_GAME>
            <form on:submit=begin>
                <Show when=move || store.windows.first_visit.get()>
                    <p id="aim">{text(ids::RULES_ALL_AIM)}</p>
                    <p>
                        <button type="button" id="learn" on:click=move |_| store.want_lesson(sheet.get_untracked(), Topic::First)>
                            {text(ids::LESSONS_LEARN)}
                        </button>
                    </p>
                </Show>
                <SheetCards store chosen=sheet.into() choose=pick_sheet />
                <fieldset>{option_boxes}</fieldset>
                <DropDown
                    store
                    label=ids::UI_OPPONENT
                    id="opponent"
                    entries=move || opponents(store, opponent.get())
                    pick=pick_opponent
                />
                <p class="hint">{does}</p>
                <Show when=move || store.online.is_offered.get()>
                    <p>
                        <button type="button" id="play-online" on:click=move |_| store.windows.open.set(Some(Window::Online))>
                            {text(ids::ONLINE_FRIEND)}
                        </button>
                    </p>
                </Show>
                <Details store draft />
                <div class="actions closing">
                    <p class="refused" id="new-game-wrong" role="alert">{move || draft.wrong.get()}</p>
                    <button class="go" id="play" type="submit">{text(ids::UI_PLAY)}</button>
                    <button type="button" on:click=move |_| store.windows.open.set(None)>{text(ids::UI_CANCEL)}</button>
                </div>
            </form>
        </OverTable>
    }
}

/// Rarely changed settings: names, who throws first, the length of the match, the seed.
#[component]
fn Details(store: Store, draft: Draft) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let starters = move || {
        let entry =
            |player: Player| ((player as usize).to_string(), draft.name(store, player), draft.first.get() == player);
        Player::BOTH.map(entry).to_vec()
    };
    let pick_starter = move |value: &str| draft.first.set(if value == "1" { Player::Second } else { Player::First });
    let name_field = move |player: Player, id: &'static str, label: Id| {
        let typed = move |event| draft.names.update(|names| names[player as usize] = event_target_value(&event));
        view! {
            <label>
                {text(label)}
                <input
                    type="text"
                    id=id
                    maxlength="40"
                    autocomplete="off"
                    placeholder=move || draft.usual_name(store, player)
                    prop:value=move || draft.names.with(|names| names[player as usize].clone())
                    on:input=typed
                />
            </label>
        }
    };
    let for_points = move || {
        let Seat::Computer(computer) = draft.opponent.get() else { return None };
        let sheet = RuleSheet::new(draft.sheet.get(), draft.options.get()).ok()?;
        let plays = computer.judges() && payoff(&sheet, draft.games.get()) == Payoff::Points;
        plays.then(|| store.words.with(|words| words.text(ids::UI_PLAYS_FOR_POINTS)))
    };
    view! {
        <details>
            <summary>{text(ids::UI_OPTIONS)}</summary>
            <div class="pair">
                {name_field(Player::First, "name-first", ids::UI_PLAYER_ONE)}
                {name_field(Player::Second, "name-second", ids::UI_PLAYER_TWO)}
            </div>
            <div class="pair">
                <DropDown store label=ids::UI_WHO_STARTS id="starts" entries=starters pick=pick_starter />
                <GamesField store id="games" games=draft.games />
            </div>
            <p class="hint" id="for-points">{for_points}</p>
            <label>
                {text(ids::UI_SEED_OPTIONAL)}
                <input
                    type="text"
                    id="seed"
                    inputmode="numeric"
                    autocomplete="off"
                    prop:value=move || draft.seed.get()
                    on:input=move |event| draft.seed.set(event_target_value(&event))
                />
            </label>
        </details>
    }
}

/// Reads a seed: a new one for an empty field, `None` for text that is not a seed.
fn read_seed(text: &str) -> Option<u64> {
    match text.trim() {
        "" => Some(clock::seed()),
        number => number.parse().ok(),
    }
}

/// The computer's levels, from weak to strong, and a person. A stored game may have another
/// computer player, which is listed while it is selected.
pub(super) fn opponents(store: Store, picked: Seat) -> Vec<Entry> {
    let is_level = |player: &ComputerPlayer| ComputerPlayer::LEVELS.contains(player);
    let is_offered = |player: &ComputerPlayer| is_level(player) || picked == Seat::Computer(*player);
    let computers = ComputerPlayer::ALL.into_iter().filter(is_offered).map(Seat::Computer);
    let entry = |kind: Seat| {
        let name = store.words.with(|words| match kind {
            Seat::Person | Seat::Remote => words.text(ids::UI_PERSON_BESIDE_ME),
            Seat::Computer(computer) => {
                let (person, level) =
                    (sentences::opponent(words, computer.name()), sentences::computer_name(words, computer.name()));
                if person == level { level } else { format!("{person} – {level}") }
            }
        });
        (kind.name().to_owned(), name, picked == kind)
    };
    computers.chain([Seat::Person]).map(entry).collect()
}

/// A check box for an option of a sheet.
pub(super) fn option_box(store: Store, options: RwSignal<OptionSet>, option: SheetOption) -> impl IntoView {
    let name = move || {
        store.words.with(|words| {
            format!("{} – {}", sentences::option_name(words, option), sentences::option_summary(words, option))
        })
    };
    let set = move |on: bool| {
        options.update(|set| *set = set.iter().filter(|other| *other != option).chain(on.then_some(option)).collect());
    };
    view! { <Toggle name id=format!("option-{option}") is_on=move || options.get().contains(option) set /> }
}
