//! Addresses: a window, the review, a puzzle and an explored position have one, so that the browser's way back closes it, and a reload or a link opens it again.

use leptos::prelude::*;
use senet::SheetId;
use wasm_bindgen::JsValue;

use super::today::TODAY;
use super::{Store, Window};
use crate::explore::EXPLORE;

/// Whether an open window has its entry in the browser's history.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Absent,
    Present,
    /// The browser is on its way back over the entry, which takes a while.
    Leaving,
}

impl Store {
    /// Opens the window that the address names, and keeps address and window together from now on.
    pub(super) fn watch_address(self) {
        let entry = StoredValue::new(Entry::Absent);
        if let Some((window, sheet)) = read(&fragment()) {
            // The window gets an entry of its own, behind which the table is.
            leave_fragment();
            self.go_to(window, sheet);
        } else if let Some((sheet, number)) = read_puzzle(&fragment()) {
            leave_fragment();
            self.windows.open.set(None);
            self.want_puzzle(sheet, number, false);
        } else if is_explored(&fragment()) {
            let address = fragment();
            leave_fragment();
            self.windows.open.set(None);
            self.want_position(address);
        } else if fragment() == TODAY {
            leave_fragment();
            self.play_today();
        }
        Effect::new(move |_| self.follow_window(entry));
        window_event_listener_untyped("popstate", move |_| {
            if entry.get_value() == Entry::Leaving {
                entry.set_value(Entry::Absent);
                if read(&fragment()).is_some() || read_puzzle(&fragment()).is_some() || is_explored(&fragment()) {
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
                let (window, sheet) = read(&fragment()).unwrap_or_default();
                let puzzle = read_puzzle(&fragment());
                let is_explored = is_explored(&fragment());
                let is_named = window.is_some() || puzzle.is_some() || is_explored;
                entry.set_value(if is_named { Entry::Present } else { Entry::Absent });
                let closes_window = !is_named && self.windows.open.get_untracked().is_some();
                match puzzle {
                    Some((sheet, number)) => self.want_puzzle(sheet, number, false),
                    None if is_explored => self.want_position(fragment()),
                    None if is_named || closes_window => {}
                    None if untrack(|| self.explore.is_on()) => {
                        // It may lead back to a review.
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
        let of_review = self.review.is_open.get().then_some(Window::Review);
        let shown = self.windows.open.get().or(of_review);
        let of_table = self.play.table.with(|table| table.setting.sheet.id());
        let sheet = self.windows.rules_of.get().unwrap_or(of_table);
        let puzzle = self.puzzles.wanted.get();
        let explored = self.explore.address.get();
        let named = shown.is_some() || puzzle.is_some() || explored.is_some();
        let address = match shown {
            Some(window) => address(window, sheet),
            None => puzzle.map(|(sheet, number)| format!("#/puzzle/{}/{number}", sheet.name())).or(explored),
        };
        let Ok(history) = window().history() else { return };
        // Where the browser refuses an entry, its way back leaves the page, as it does without windows.
        match (named, entry.get_value()) {
            (true, Entry::Absent) => {
                if history.push_state_with_url(&JsValue::NULL, "", address.as_deref()).is_ok() {
                    entry.set_value(Entry::Present);
                }
            }
            (true, Entry::Present) => {
                if address.as_ref().is_some_and(|address| *address != fragment()) {
                    let _ = history.replace_state_with_url(&JsValue::NULL, "", address.as_deref());
                }
            }
            (false, Entry::Present) => {
                if history.back().is_ok() {
                    entry.set_value(Entry::Leaving);
                }
            }
            (false, Entry::Absent) | (_, Entry::Leaving) => {}
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
        Window::Share => "share",
        Window::Games => "games",
        Window::Keys => "keyboard",
        Window::About => "about",
        Window::Review => "review",
        Window::Link => return None,
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
        "share" => Some(Window::Share),
        "games" => Some(Window::Games),
        "keyboard" => Some(Window::Keys),
        "about" => Some(Window::About),
        "review" => Some(Window::Review),
        _ => return None,
    };
    Some((window, None))
}

/// The puzzle that a fragment names, by its sheet and number.
fn read_puzzle(fragment: &str) -> Option<(SheetId, usize)> {
    let (sheet, number) = fragment.strip_prefix("#/puzzle/")?.split_once('/')?;
    Some((sheet.parse().ok()?, number.parse().ok()?))
}

/// Whether a fragment asks for an explored position: that on the table, or the one that it names.
fn is_explored(fragment: &str) -> bool {
    fragment.strip_prefix(EXPLORE).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
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
            Window::Share,
            Window::Games,
            Window::Keys,
            Window::About,
            Window::Review,
            Window::Link,
        ];
        for window in windows {
            for sheet in SheetId::ALL {
                let Some(address) = address(window, sheet) else {
                    assert_eq!(window, Window::Link);
                    continue;
                };
                let expected = (Some(window), (window == Window::Rules).then_some(sheet));
                assert_eq!(read(&address), Some(expected), "{address}");
            }
        }
        assert_eq!(read("#/play"), Some((None, None)));
        assert_eq!(read("#/rules/roman"), Some((Some(Window::Rules), None)));
        for other in ["", "#", "#game=abc", "#/", "#/nothing"] {
            assert_eq!(read(other), None, "{other}");
        }
        assert!(is_explored("#/explore") && is_explored("#/explore/dutch/10/c9/9s_c_-_%3F"));
        assert!(!is_explored("#/explorer") && !is_explored("#/play"));
        assert_eq!(read_puzzle("#/puzzle/dutch/17"), Some((SheetId::Dutch, 17)));
        for other in
            ["#/puzzle", "#/puzzle/dutch", "#/puzzle/roman/1", "#/puzzle/dutch/-1", "#/puzzle/dutch/x", "#/puzzles"]
        {
            assert_eq!(read_puzzle(other), None, "{other}");
        }
    }
}
