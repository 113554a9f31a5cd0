//! The form for an own offer.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use senet::{OptionSet, RuleSheet, SheetId};
use senet_i18n::ids::{self, Id};
use senet_i18n::sentences;
use senet_protocol::online::{Clock, FirstThrow, Score, Terms};

use super::terms::{CLOCKS, clock_told};
use crate::controls::{DropDown, Entry, GamesField, Toggle};
use crate::online::{ConnectedGame, deals};
use crate::store::Store;
use crate::windows::new_game::option_box;

/// The draft of an offer.
#[derive(Clone, Copy)]
struct Draft {
    sheet: RwSignal<SheetId>,
    options: RwSignal<OptionSet>,
    clock: RwSignal<Clock>,
    first: RwSignal<FirstThrow>,
    games: RwSignal<u32>,
    /// Whether all players see it, and whether it stays when the page is closed.
    open: RwSignal<bool>,
    lasting: RwSignal<bool>,
}

impl Draft {
    /// The sheet of the table, without a clock.
    fn new(store: Store) -> Draft {
        let sheet = store.play.table.with_untracked(|table| table.setting.sheet);
        Draft {
            sheet: RwSignal::new(sheet.id()),
            options: RwSignal::new(sheet.options()),
            clock: RwSignal::new(Clock::None),
            first: RwSignal::new(FirstThrow::Lot),
            games: RwSignal::new(1),
            open: RwSignal::new(false),
            lasting: RwSignal::new(false),
        }
    }

    fn terms(self) -> Terms {
        Terms {
            rules: self.sheet.get_untracked(),
            options: self.options.get_untracked(),
            clock: self.clock.get_untracked(),
            first: self.first.get_untracked(),
            score: Score { games: self.games.get_untracked(), ..Score::default() },
            previous: None,
        }
    }

    fn sheets(self, store: Store) -> Vec<Entry> {
        let title = |sheet: SheetId| store.words.with(|words| sentences::sheet_title(words, &RuleSheet::plain(sheet)));
        SheetId::ALL.map(|one| (one.name().to_owned(), title(one), one == self.sheet.get())).to_vec()
    }

    fn clocks(self, store: Store) -> Vec<Entry> {
        let told = |one: Clock| store.words.with(|words| clock_told(words, one));
        let entry = |(index, one): (usize, Clock)| (index.to_string(), told(one), one == self.clock.get());
        CLOCKS.into_iter().enumerate().map(entry).collect()
    }

    fn starters(self, store: Store) -> Vec<Entry> {
        let label = |id: Id| store.words.with(|words| words.text(id));
        STARTERS.map(|(name, one, id)| (name.to_owned(), label(id), one == self.first.get())).to_vec()
    }
}

/// The form, and the button that makes the offer and its link.
#[component]
pub(super) fn NewOffer(store: Store, connected: ConnectedGame) -> impl IntoView {
    let draft = Draft::new(store);
    let Draft { sheet, options, clock, first, games, open, lasting } = draft;
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let makes = RwSignal::new(false);
    let wrong = RwSignal::new(None::<String>);
    let make = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if makes.get_untracked() {
            return;
        }
        makes.set(true);
        wrong.set(None);
        let terms = draft.terms();
        let (open, lasting) = (open.get_untracked(), lasting.get_untracked());
        let work = move || {
            spawn_local(async move {
                let made = deals::make(terms, open, open && lasting).await;
                makes.try_set(false);
                match made {
                    Ok(game) => {
                        store.windows.first_visit.set(false);
                        store.want_online(game.to_string());
                    }
                    Err(failed) => {
                        wrong.try_set(Some(connected.told(&failed)));
                    }
                }
            });
        };
        // After the frame that shows that the button was pressed: the hash chains take a moment.
        set_timeout(work, Duration::from_millis(30));
    };
    let pick_sheet = move |name: &str| {
        if let Ok(id) = name.parse() {
            sheet.set(id);
            options.set(OptionSet::EMPTY);
        }
    };
    let pick_clock = move |index: &str| {
        if let Some(picked) = index.parse().ok().and_then(|index: usize| CLOCKS.get(index)) {
            clock.set(*picked);
        }
    };
    let pick_starter = move |name: &str| {
        if let Some((_, picked, _)) = STARTERS.into_iter().find(|(one, ..)| *one == name) {
            first.set(picked);
        }
    };
    let option_boxes = move || {
        let offered = RuleSheet::offers(sheet.get()).iter().copied();
        offered.map(|option| option_box(store, options, option)).collect_view()
    };
    view! {
        <form on:submit=make>
            <h3>{text(ids::ONLINE_FRIEND)}</h3>
            <p class="hint">{text(ids::ONLINE_FRIEND_TEXT)}</p>
            <DropDown store label=ids::ONLINE_SHEET id="online-sheet" entries=move || draft.sheets(store) pick=pick_sheet />
            <fieldset>{option_boxes}</fieldset>
            <div class="pair">
                <DropDown store label=ids::ONLINE_CLOCK id="online-clock" entries=move || draft.clocks(store) pick=pick_clock />
                <DropDown store label=ids::UI_WHO_STARTS id="online-first" entries=move || draft.starters(store) pick=pick_starter />
            </div>
            <GamesField store id="online-games" games />
            <Toggle name=text(ids::ONLINE_OPEN) id="online-open".to_owned() is_on=move || open.get() set=move |on| open.set(on) />
            <Show when=move || open.get()>
                <Toggle
                    name=text(ids::ONLINE_LASTING)
                    id="online-lasting".to_owned()
                    is_on=move || lasting.get()
                    set=move |on| lasting.set(on)
                />
            </Show>
            <p class="refused" id="online-wrong" role="alert">{move || wrong.get()}</p>
            <p>
                <button class="go" id="make-offer" type="submit" aria-disabled=move || makes.get().to_string()>
                    {text(ids::ONLINE_MAKE)}
                </button>
            </p>
        </form>
    }
}

/// Who may throw first: the names in the list, and the labels.
const STARTERS: [(&str, FirstThrow, Id); 3] = [
    ("lot", FirstThrow::Lot, ids::ONLINE_FIRST_LOT),
    ("maker", FirstThrow::Maker, ids::ONLINE_FIRST_YOU),
    ("joiner", FirstThrow::Joiner, ids::ONLINE_FIRST_OTHER),
];
