//! The window with the kept games and their results.

use leptos::prelude::*;
use leptos::task::spawn_local;
use senet::{Player, Record, RuleSheet};
use senet_ai::ComputerPlayer;
use senet_i18n::ids::{self, Id};
use senet_i18n::sentences::{self, Who};
use senet_i18n::{Value, Words};
use wasm_bindgen_futures::JsFuture;

use super::OverTable;
use crate::controls::{DropDown, Entry, IconButton};
use crate::games::{Group, Grouping, KeptGame, Results, Streak};
use crate::review::{self, BARS};
use crate::store::{Added, Store, Window, file_of, has_decision};
use crate::{clock, drawings, storage};

/// The number of games that are listed at first.
const LISTED: usize = 30;

/// The state of the window.
#[derive(Clone, Copy)]
struct Shown {
    /// `None` until the database has answered.
    games: RwSignal<Option<Vec<KeptGame>>>,
    /// The last result, in sentences.
    told: RwSignal<Vec<String>>,
    deleted: RwSignal<Option<KeptGame>>,
    all: RwSignal<bool>,
    by: RwSignal<Grouping>,
}

impl Shown {
    fn new(store: Store) -> Shown {
        let shown = Shown {
            games: RwSignal::new(None),
            told: RwSignal::new(Vec::new()),
            deleted: RwSignal::new(None),
            all: RwSignal::new(false),
            by: RwSignal::new(Grouping::Sheet),
        };
        if store.review.missing.get_untracked() {
            store.review.missing.set(false);
            shown.tell(store, ids::GAMES_MISSING, &[]);
        }
        spawn_local(shown.load(store));
        shown
    }

    async fn load(self, store: Store) {
        store.keep_if_missing().await;
        let Ok((games, unreadable)) = store.collection().all().await else {
            self.games.try_set(Some(Vec::new()));
            self.tell(store, ids::GAMES_NO_DATABASE, &[]);
            return;
        };
        // The window may be closed by now.
        self.games.try_set(Some(games));
        if unreadable > 0 {
            self.tell(store, ids::GAMES_UNREADABLE, &[("count", unreadable.into())]);
        }
    }

    fn tell(self, store: Store, id: Id, values: &[(&str, Value<'_>)]) {
        let told = store.words.with_untracked(|words| words.format(id, values));
        self.told.try_update(|all| all.push(told));
    }

    fn open(self, store: Store, game: &KeptGame) {
        if store.is_on_table(game) || store.open_kept(game) {
            store.windows.open.set(None);
        } else {
            self.told.set(Vec::new());
            self.tell(store, ids::GAMES_DAMAGED, &[]);
        }
    }

    fn review(store: Store, id: u64) {
        store.windows.open.set(None);
        store.want_review(id, true, None);
    }

    fn delete(self, store: Store, game: KeptGame) {
        spawn_local(async move {
            if store.collection().delete(game.key.id).await.is_ok() {
                self.told.try_set(Vec::new());
                self.deleted.try_set(Some(game));
                self.load(store).await;
            }
        });
    }

    fn restore(self, store: Store) {
        let Some(game) = self.deleted.get_untracked() else { return };
        self.deleted.set(None);
        spawn_local(async move {
            // If it fails, the list shows that the game is not there.
            let _ = store.collection().write(&game).await;
            self.load(store).await;
        });
    }

    fn add(self, store: Store, input: web_sys::HtmlInputElement) {
        let Some(files) = input.files() else { return };
        self.told.set(Vec::new());
        self.deleted.set(None);
        spawn_local(async move {
            let mut result = Added::default();
            for file in (0..files.length()).filter_map(|index| files.get(index)) {
                let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
                let known = self.games.try_get_untracked().flatten().unwrap_or_default();
                store.add_games(&file.name(), &text, &known, &mut result).await;
                self.load(store).await;
            }
            input.set_value("");
            self.tell(store, ids::GAMES_ADDED, &[("count", result.new.into())]);
            if result.known > 0 {
                self.tell(store, ids::GAMES_KNOWN, &[("count", result.known.into())]);
            }
            for (file, number, error) in result.refused {
                let why = store.words.with_untracked(|words| sentences::record_error(words, &error));
                let values = [("file", file.into()), ("number", number.into()), ("why", why.into())];
                self.tell(store, ids::GAMES_REFUSED, &values);
            }
        });
    }
}

/// The kept games and their results.
#[component]
pub(crate) fn Games(store: Store) -> impl IntoView {
    view! {
        <OverTable store which=Window::Games title=ids::GAMES_TITLE>
            <Content store />
        </OverTable>
    }
}

#[component]
fn Content(store: Store) -> impl IntoView {
    let shown = Shown::new(store);
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let is_empty = move || shown.games.with(|games| games.as_ref().is_some_and(Vec::is_empty));
    let rows = move || {
        let count = if shown.all.get() { usize::MAX } else { LISTED };
        let games = shown.games.get().unwrap_or_default();
        games.into_iter().take(count).map(|game| row(store, shown, game)).collect_view()
    };
    let hidden = move || {
        let count = shown.games.with(|games| games.as_ref().map_or(0, Vec::len));
        (!shown.all.get() && count > LISTED).then_some(count)
    };
    let save = move |_| {
        let games = shown.games.get_untracked().unwrap_or_default();
        storage::download("senet-games.senet", &file_of(&games));
    };
    let add = move |event| shown.add(store, event_target(&event));
    view! {
        <ResultsTable store shown />
        <Show when=is_empty><p class="hint">{text(ids::GAMES_NONE)}</p></Show>
        <ul class="kept" aria-busy=move || shown.games.with(Option::is_none).to_string()>{rows}</ul>
        {move || hidden().map(|count| {
            let all = move || store.words.with(|words| words.format(ids::GAMES_ALL, &[("count", count.into())]));
            view! { <button id="all-games" on:click=move |_| shown.all.set(true)>{all}</button> }
        })}
        <div id="games-told" role="status">
            <Show when=move || shown.deleted.with(Option::is_some)>
                <p>
                    {text(ids::GAMES_DELETED)} " "
                    <button id="restore" on:click=move |_| shown.restore(store)>{text(ids::GAMES_RESTORE)}</button>
                </p>
            </Show>
            {move || shown.told.get().into_iter().map(|told| view! { <p>{told}</p> }).collect_view()}
        </div>
        <label>
            {text(ids::GAMES_ADD)}
            <input type="file" id="add-games" multiple accept=".senet,text/plain" on:change=add />
        </label>
        <div class="actions closing">
            <button id="save-games" disabled=is_empty on:click=save>{text(ids::GAMES_SAVE_ALL)}</button>
            <button class="go" id="close-games" on:click=move |_| store.windows.open.set(None)>{text(ids::UI_CLOSE)}</button>
        </div>
    }
}

/// A game of the list.
fn row(store: Store, shown: Shown, game: KeptGame) -> impl IntoView {
    let (opened, deleted) = (game.clone(), game.clone());
    let on_table = store.is_on_table(&game);
    let (id, has_decision) = (game.key.id, Record::parse(&game.record).is_ok_and(|record| has_decision(&record.game)));
    let [first, second] = Player::BOTH.map(|player| game.name(player).to_owned());
    let players = move || {
        let names = [("first", first.as_str().into()), ("second", second.as_str().into())];
        store.words.with(|words| words.format(ids::GAMES_PLAYERS, &names))
    };
    let about = move || store.words.with(|words| about(words, &game, on_table));
    view! {
        <li>
            <button class="game" on:click=move |_| shown.open(store, &opened)>
                <b>{players}</b>
                <span>{about}</span>
            </button>
            <IconButton
                store
                label=ids::REVIEW
                id=""
                class="review"
                sign=BARS
                disabled=!has_decision
                act=move || Shown::review(store, id)
            />
            <IconButton
                store
                label=ids::GAMES_DELETE
                id=""
                class="delete"
                sign=drawings::DELETE
                disabled=on_table
                act=move || shown.delete(store, deleted.clone())
            />
        </li>
    }
}

/// Day, sheet and end of a game.
fn about(words: &Words, game: &KeptGame, on_table: bool) -> String {
    let day = js_sys::Date::new(&(game.changed as f64).into());
    let day = String::from(day.to_locale_date_string(words.language().code(), &js_sys::Object::new()));
    let end = match game.end {
        None if on_table => words.text(ids::GAMES_ON_TABLE),
        None => words.text(ids::GAMES_UNFINISHED),
        Some(end) => {
            let who = if game.you() == Some(end.winner) { Who::You } else { Who::Named(game.name(end.winner)) };
            who.format(words, if end.by_resignation { ids::GAMES_END_RESIGNED } else { ids::GAMES_END }, &[])
        }
    };
    format!("{day} · {} · {end}", sentences::sheet_title(words, &game.sheet))
}

/// The results, as a table.
#[component]
fn ResultsTable(store: Store, shown: Shown) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let results =
        move || shown.games.with(|games| Results::of(games.as_deref().unwrap_or_default(), shown.by.get(), clock::day));
    let has_results = move || !results().is_empty();
    let entries = move || -> Vec<Entry> {
        let label = |by: Grouping| match by {
            Grouping::Sheet => ids::GAMES_BY_SHEET,
            Grouping::Opponent => ids::GAMES_BY_OPPONENT,
            Grouping::Month => ids::GAMES_BY_MONTH,
        };
        let name = |by: Grouping| store.words.with(|words| words.text(label(by)));
        Grouping::ALL.map(|by| (by.name().to_owned(), name(by), by == shown.by.get())).to_vec()
    };
    let pick = move |name: &str| {
        if let Some(by) = Grouping::ALL.into_iter().find(|by| by.name() == name) {
            shown.by.set(by);
        }
    };
    let row = move |results: Results| {
        let name = store.words.with(|words| name(words, results.group));
        let loss = store.words.with(|words| review::loss(words, results.loss_per_decision()));
        let share = 100.0 * f64::from(results.won) / f64::from(results.games);
        let share =
            store.words.with(|words| words.format(ids::UI_PERCENT, &[("percent", format!("{share:.0}").into())]));
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{results.games}</td>
                <td>{loss}</td>
                <td>{results.won} " (" {share} ")"</td>
            </tr>
        }
    };
    let streak = move || {
        let streak = shown.games.with(|games| Streak::of(games.as_deref().unwrap_or_default()));
        let values = [("now", streak.now.into()), ("longest", streak.longest.into())];
        store.words.with(|words| words.format(ids::GAMES_STREAK, &values))
    };
    view! {
        <Show when=has_results>
            <DropDown store label=ids::GAMES_BY id="results-by" entries pick />
            <table class="statistics" id="results">
                <caption class="hidden">{text(ids::GAMES_RESULTS)}</caption>
                <thead>
                    <tr>
                        <th scope="col"></th>
                        <th scope="col">{text(ids::GAMES_PLAYED)}</th>
                        <th scope="col">{text(ids::TOTALS_LOSS)}</th>
                        <th scope="col">{text(ids::GAMES_WON)}</th>
                    </tr>
                </thead>
                <tbody>{move || results().into_iter().map(row).collect_view()}</tbody>
            </table>
            <p class="hint">{streak}</p>
        </Show>
    }
}

/// The name of a group of results.
fn name(words: &Words, group: Group) -> String {
    match group {
        Group::Sheet(sheet) => sentences::sheet_title(words, &RuleSheet::plain(sheet)),
        Group::Opponent(place) => {
            ComputerPlayer::ALL.get(place).map_or_else(String::new, |one| sentences::opponent(words, one.name()))
        }
        Group::Month(year, month) => format!("{year}-{month:02}"),
    }
}
