//! Addresses: a window has one, so that the browser's way back closes it, and a reload or a link opens it again.

use leptos::prelude::*;
use senet::SheetId;
use wasm_bindgen::JsValue;

use super::{Store, Window};

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
        }
        Effect::new(move |_| self.follow_window(entry));
        window_event_listener_untyped("popstate", move |_| {
            if entry.get_value() == Entry::Leaving {
                entry.set_value(Entry::Absent);
                if read(&fragment()).is_some() {
                    leave_fragment();
                }
                // Another window may have opened meanwhile.
                untrack(|| self.follow_window(entry));
            } else {
                let (window, sheet) = read(&fragment()).unwrap_or_default();
                entry.set_value(if window.is_some() { Entry::Present } else { Entry::Absent });
                self.go_to(window, sheet);
            }
        });
    }

    fn go_to(self, window: Option<Window>, sheet: Option<SheetId>) {
        self.windows.rules_of.set(sheet);
        self.windows.open.set(window);
    }

    /// Gives the open window its entry and address, or goes back over those of a closed one.
    fn follow_window(self, entry: StoredValue<Entry>) {
        let shown = self.windows.open.get();
        let of_table = self.play.table.with(|table| table.setting.sheet.id());
        let sheet = self.windows.rules_of.get().unwrap_or(of_table);
        let address = shown.and_then(|window| address(window, sheet));
        let Ok(history) = window().history() else { return };
        // Where the browser refuses an entry, its way back leaves the page, as it does without windows.
        match (shown, entry.get_value()) {
            (Some(_), Entry::Absent) => {
                if history.push_state_with_url(&JsValue::NULL, "", address.as_deref()).is_ok() {
                    entry.set_value(Entry::Present);
                }
            }
            (Some(_), Entry::Present) => {
                if address.as_ref().is_some_and(|address| *address != fragment()) {
                    let _ = history.replace_state_with_url(&JsValue::NULL, "", address.as_deref());
                }
            }
            (None, Entry::Present) => {
                if history.back().is_ok() {
                    entry.set_value(Entry::Leaving);
                }
            }
            (None, Entry::Absent) | (_, Entry::Leaving) => {}
        }
    }
}

/// The address of a window, as a fragment; `None` for a question, which has none.
fn address(window: Window, sheet: SheetId) -> Option<String> {
    let name = match window {
        Window::NewGame => "new-game",
        Window::Menu => "menu",
        Window::Rules => return Some(format!("#/rules/{}", sheet.name())),
        Window::Share => "share",
        Window::Keys => "keyboard",
        Window::About => "about",
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
        "share" => Some(Window::Share),
        "keyboard" => Some(Window::Keys),
        "about" => Some(Window::About),
        _ => return None,
    };
    Some((window, None))
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
        let windows =
            [Window::NewGame, Window::Menu, Window::Rules, Window::Share, Window::Keys, Window::About, Window::Link];
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
    }
}
