//! Addresses: a window, the review, a puzzle and an explored position have one, so that the browser's way back closes it, and a reload or a link opens it again.

use leptos::prelude::*;
use senet::SheetId;
use senet_session::lesson::Topic;
use wasm_bindgen::JsValue;

use super::today::TODAY;
use super::{Store, Window};
use crate::explore::EXPLORE;

/// Whether an open window has its entry in the browser's history.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Absent,
    /// The page was reloaded on the entry. What it names is perhaps still loading.
    Reloaded,
    Present,
    /// The browser is on its way back over the entry, which takes a while.
    Leaving,
}

/// State of the entries that lie over that of the table, by which they are known again after a reload.
const OVER_TABLE: &str = "over table";

/// Prefix of the address of a game over the network.
pub(crate) const GAME: &str = "#/game/";

/// An activity with an address that is on the table in place of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Aside {
    /// The puzzle of a sheet with a number.
    Puzzle(SheetId, usize),
    Lesson(SheetId, Topic),
    /// The review of the kept game with this ID.
    Review(u64),
    /// An explored position: that on the table, or the one that the whole address has.
    Exploration(String),
    /// A game over the network: its identifier, and perhaps the secret of a seat.
    Online(String),
}

impl Store {
    /// Opens the window that the address names, and keeps address and window together from now on.
    pub(super) fn watch_address(self) {
        let entry = StoredValue::new(if is_over_table() { Entry::Reloaded } else { Entry::Absent });
        if let Some(aside) = read_aside(&fragment()) {
            leave_fragment();
            self.windows.open.set(None);
            self.go_aside(aside);
        } else if let Some((window, sheet)) = read(&fragment()) {
            // The window gets an entry of its own, behind which the table is.
            leave_fragment();
            self.go_to(window, sheet);
        } else if fragment() == TODAY {
            leave_fragment();
            self.play_today();
        }
        Effect::new(move |_| self.follow_window(entry));
        window_event_listener_untyped("popstate", move |_| {
            if entry.get_value() == Entry::Leaving {
                entry.set_value(Entry::Absent);
                if read(&fragment()).is_some() || read_aside(&fragment()).is_some() {
                    leave_fragment();
                }
                // Another window may have opened meanwhile.
                untrack(|| self.follow_window(entry));
            } else if fragment() == TODAY {
                // The game of the day is a game like others, which the address of the table shows.
                leave_fragment();
                entry.set_value(Entry::Absent);
                self.play_today();
            } else {
                let aside = read_aside(&fragment());
                let window = if aside.is_some() { None } else { read(&fragment()) };
                let (window, sheet) = window.unwrap_or_default();
                let is_named = window.is_some() || aside.is_some();
                entry.set_value(if is_named { Entry::Present } else { Entry::Absent });
                let closes_window = !is_named && self.windows.open.get_untracked().is_some();
                match aside {
                    Some(aside @ Aside::Review(_)) => {
                        self.go_aside(aside);
                        return;
                    }
                    Some(aside) => self.go_aside(aside),
                    None if is_named || closes_window => {}
                    None if untrack(|| self.explore.is_on() || self.review.is_of_kept()) => {
                        // It may lead back to a review, or to the list of games.
                        self.leave_aside();
                        return;
                    }
                    None => self.leave_aside(),
                }
                if closes_window && self.review.is_open.get_untracked() {
                    // The way back from a window over the review or a puzzle leads to it, and it gets its entry again.
                    self.windows.open.set(None);
                } else {
                    self.go_to(window, sheet);
                }
            }
        });
    }

    fn go_aside(self, aside: Aside) {
        match aside {
            Aside::Puzzle(sheet, number) => self.want_puzzle(sheet, number, false),
            Aside::Lesson(sheet, topic) => self.want_lesson(sheet, topic),
            Aside::Review(id) => {
                self.windows.open.set(None);
                self.want_review(id, false, None);
            }
            Aside::Exploration(address) => self.want_position(address),
            Aside::Online(game) => self.want_online(game),
        }
    }

    fn go_to(self, window: Option<Window>, sheet: Option<SheetId>) {
        if window == Some(Window::Review) {
            self.windows.open.set(None);
            self.open_review(None);
            return;
        }
        if window.is_none() {
            self.close_review();
        }
        self.windows.rules_of.set(sheet);
        self.windows.open.set(window);
    }

    /// Gives the open window its entry and address, or goes back over those of a closed one.
    fn follow_window(self, entry: StoredValue<Entry>) {
        let kept = self.review.wanted.get().map(Aside::Review);
        let of_review = (self.review.is_open.get() && kept.is_none()).then_some(Window::Review);
        let shown = self.windows.open.get().or(of_review);
        let of_table = self.play.table.with(|table| table.setting.sheet.id());
        let sheet = self.windows.rules_of.get().unwrap_or(of_table);
        let puzzle = self.puzzles.wanted.get().map(|(sheet, number)| Aside::Puzzle(sheet, number));
        let lesson = self.lessons.wanted.get().map(|(sheet, topic)| Aside::Lesson(sheet, topic));
        let exploration = self.explore.address.get().map(Aside::Exploration);
        let online = self.online.wanted.get().map(Aside::Online);
        let aside = puzzle.or(lesson).or(exploration).or(online).or(kept);
        let address = match shown {
            Some(window) => address(window, sheet),
            None => aside.as_ref().map(address_aside),
        };
        let named = shown.is_some() || aside.is_some();
        let Ok(history) = window().history() else { return };
        let state = JsValue::from_str(OVER_TABLE);
        // Where the browser refuses an entry, its way back leaves the page, as it does without windows.
        match (named, entry.get_value()) {
            (true, Entry::Absent) => {
                if history.push_state_with_url(&state, "", address.as_deref()).is_ok() {
                    entry.set_value(Entry::Present);
                }
            }
            (true, Entry::Reloaded | Entry::Present) => {
                entry.set_value(Entry::Present);
                let is_other = address.as_ref().is_some_and(|address| *address != fragment());
                if is_other || !is_over_table() {
                    let _ = history.replace_state_with_url(&state, "", address.as_deref());
                }
            }
            (false, Entry::Present) => {
                if history.back().is_ok() {
                    entry.set_value(Entry::Leaving);
                }
            }
            (false, Entry::Absent | Entry::Reloaded) | (_, Entry::Leaving) => {}
        }
    }
}

/// The address of a window, as a fragment; `None` for a question, which has none.
fn address(window: Window, sheet: SheetId) -> Option<String> {
    let name = match window {
        Window::NewGame => "new-game",
        Window::Menu => "menu",
        Window::Rules => return Some(format!("#/rules/{}", sheet.name())),
        Window::Puzzles => "puzzles",
        Window::Lessons => "lessons",
        Window::Share => "share",
        Window::Games => "games",
        Window::Keys => "keyboard",
        Window::About => "about",
        Window::Review => "review",
        Window::Online => "online",
        Window::Link | Window::Invite | Window::Offer | Window::Talk | Window::Throws => return None,
    };
    Some(format!("#/{name}"))
}

/// The window that a fragment names, `None` for the table, and the sheet of the rules. `None` for another fragment.
fn read(fragment: &str) -> Option<(Option<Window>, Option<SheetId>)> {
    let path = fragment.strip_prefix("#/")?;
    let (name, sheet) = path.split_once('/').map_or((path, None), |(name, sheet)| (name, Some(sheet)));
    let window = match name {
        "play" => None,
        "new-game" => Some(Window::NewGame),
        "menu" => Some(Window::Menu),
        "rules" => return Some((Some(Window::Rules), sheet.and_then(|sheet| sheet.parse().ok()))),
        "puzzles" => Some(Window::Puzzles),
        // A lesson that the sheet does not have leads to those that there are.
        "lessons" | "lesson" => Some(Window::Lessons),
        "share" => Some(Window::Share),
        "games" => Some(Window::Games),
        "online" => Some(Window::Online),
        "keyboard" => Some(Window::Keys),
        "about" => Some(Window::About),
        "review" => Some(Window::Review),
        _ => return None,
    };
    Some((window, None))
}

/// The address of what lies in place of the game, as a fragment.
fn address_aside(aside: &Aside) -> String {
    match aside {
        Aside::Puzzle(sheet, number) => format!("#/puzzle/{}/{number}", sheet.name()),
        Aside::Lesson(sheet, topic) => format!("#/lesson/{}/{}", sheet.name(), topic.name()),
        Aside::Review(id) => format!("#/review/{id}"),
        Aside::Exploration(address) => address.clone(),
        Aside::Online(game) => format!("{GAME}{game}"),
    }
}

/// The activity that a fragment names.
fn read_aside(fragment: &str) -> Option<Aside> {
    if is_explored(fragment) {
        return Some(Aside::Exploration(fragment.to_owned()));
    }
    if let Some(game) = fragment.strip_prefix(GAME) {
        return Some(Aside::Online(game.to_owned()));
    }
    let (kind, rest) = fragment.strip_prefix("#/")?.split_once('/')?;
    if kind == "review" {
        return Some(Aside::Review(rest.parse().ok()?));
    }
    let (sheet, which) = rest.split_once('/')?;
    let sheet = sheet.parse().ok()?;
    match kind {
        "puzzle" => Some(Aside::Puzzle(sheet, which.parse().ok()?)),
        "lesson" => Some(Aside::Lesson(sheet, which.parse().ok()?)),
        _ => None,
    }
}

/// Whether a fragment asks for an explored position: that on the table, or the one that it names.
fn is_explored(fragment: &str) -> bool {
    fragment.strip_prefix(EXPLORE).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Whether the page is on an entry of the browser's history that lies over that of the table.
fn is_over_table() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(OVER_TABLE))
}

fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// Clears the fragment of the address. Where the browser forbids it, a reload reads it again.
pub(super) fn leave_fragment() {
    if let (Ok(history), Ok(path)) = (window().history(), window().location().pathname()) {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_back_to_their_windows() {
        let windows = [
            Window::NewGame,
            Window::Menu,
            Window::Rules,
            Window::Puzzles,
            Window::Lessons,
            Window::Share,
            Window::Games,
            Window::Keys,
            Window::About,
            Window::Review,
            Window::Online,
        ];
        for window in windows {
            for sheet in SheetId::ALL {
                let address = address(window, sheet).expect("an address");
                let expected = (Some(window), (window == Window::Rules).then_some(sheet));
                assert_eq!(read(&address), Some(expected), "{address}");
            }
        }
        assert_eq!(read("#/play"), Some((None, None)));
        assert_eq!(read("#/rules/roman"), Some((Some(Window::Rules), None)));
        for other in ["", "#", "#game=abc", "#/", "#/nothing"] {
            assert_eq!(read(other), None, "{other}");
        }
        assert!(!is_explored("#/explorer") && !is_explored("#/play"));
        assert_eq!(read("#/lesson/dutch/fire"), Some((Some(Window::Lessons), None)));
        assert_eq!(read_aside("#/puzzle/dutch/17"), Some(Aside::Puzzle(SheetId::Dutch, 17)));
        assert_eq!(read_aside("#/lesson/dutch/water"), Some(Aside::Lesson(SheetId::Dutch, Topic::Water)));
        let explorations =
            ["#/explore", "#/explore/dutch/10/c9/9s_c_-_%3F"].map(|text| Aside::Exploration(text.to_owned()));
        let others = [
            Aside::Review(1 << 52),
            Aside::Puzzle(SheetId::French, 1),
            Aside::Lesson(SheetId::Uninerd, Topic::FirstMoves),
            Aside::Online("7d0c".to_owned()),
        ];
        for aside in others.into_iter().chain(explorations) {
            assert_eq!(read_aside(&address_aside(&aside)), Some(aside));
        }
        for other in [
            "#/puzzle",
            "#/puzzle/dutch",
            "#/puzzle/roman/1",
            "#/puzzle/dutch/-1",
            "#/puzzle/dutch/x",
            "#/puzzles",
            "#/lesson/dutch",
            "#/lesson/dutch/fire",
            "#/rules/dutch",
            "#/review",
            "#/review/-1",
            "#/review/x",
        ] {
            assert_eq!(read_aside(other), None, "{other}");
        }
    }
}
