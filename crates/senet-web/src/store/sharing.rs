//! Import and export of positions and games: files, text fields, and the page's address.

use leptos::prelude::*;
use senet::{Game, Position, Record};

use super::addresses::{GAME, leave_fragment};
use super::{Store, Window};
use crate::{clock, speech, storage};
use senet_i18n::ids;
use senet_i18n::sentences;
use senet_session::{GameTable, Seat};

/// Key of a game in the fragment of a link.
const FRAGMENT: &str = "game=";

impl Store {
    /// The position on the table as text; `None` before the end of the opening.
    pub(crate) fn position_text(self) -> Option<String> {
        self.play.with_shown(|table| table.game().position().map(Position::to_string))
    }

    /// Saves the game on the table as a file.
    pub(crate) fn save(self) {
        if let Ok(record) = self.for_others(&self.play.table.get_untracked()).record() {
            storage::download("game.senet", &record.to_string());
        }
    }

    /// The table as others read it: without the name "You", which would be theirs.
    fn for_others(self, table: &GameTable) -> GameTable {
        let mut table = table.clone();
        let (you, others) = self.words.with(|words| (words.text(ids::UI_YOU), speech::names(words, [Seat::Person; 2])));
        for (name, other) in table.setting.names.iter_mut().zip(others) {
            if *name == you {
                *name = other;
            }
        }
        table
    }

    /// A link to the whole game; `None` for an explored position.
    pub(crate) fn game_link(self) -> Option<String> {
        if self.explore.is_on() {
            return None;
        }
        self.play.with_shown(|table| self.for_others(table).record()).as_ref().ok().map(link)
    }

    /// A link to the position on the table; while it is explored, to its exploration.
    pub(crate) fn position_link(self) -> Option<String> {
        if let Some(address) = self.explore.address.get() {
            return Some(page_address(&address));
        }
        let record = self.play.with_shown(|table| {
            let table = self.for_others(table);
            let [first, second] = &table.setting.names;
            let position = *table.game().position()?;
            Record::new(Game::from_position(table.setting.sheet, position), first, second).ok()
        });
        record.as_ref().map(link)
    }

    /// Begins a game at a position, by the sheet on the table. Returns whether the text is a position.
    pub(crate) fn play_from(self, text: &str) -> bool {
        let sheet = self.sheet();
        match Position::parse(&sheet, text.trim()) {
            Ok(position) => {
                // The players are those of the game that waits, if one does.
                let mut table = self.play.aside.get_untracked().unwrap_or_else(|| self.play.table.get_untracked());
                table.setting.sheet = sheet;
                self.lay(table.at_position(position, clock::seed()));
                true
            }
            Err(faults) => {
                let why = self.words.with_untracked(|words| sentences::position_faults(words, &faults));
                self.complain(ids::UI_POSITION_INVALID, Some(&why));
                false
            }
        }
    }

    /// Puts a record on the table, or says why it is none.
    pub(crate) fn lay_record(self, text: Option<&str>) {
        match text.map(Record::parse) {
            Some(Ok(record)) => {
                self.lay(self.play.table.with_untracked(|table| table.with_record(record, clock::seed())));
            }
            Some(Err(error)) => {
                let why = self.words.with_untracked(|words| sentences::record_error(words, &error));
                self.complain(ids::UI_FILE_INVALID, Some(&why));
            }
            None => self.complain(ids::UI_FILE_INVALID, None),
        }
    }

    /// Opens the window for a game in the address, if there is one.
    pub(crate) fn open_link(self) {
        let hash = window().location().hash().unwrap_or_default();
        let Some(text) = hash.strip_prefix('#').and_then(|fragment| fragment.strip_prefix(FRAGMENT)) else { return };
        // A reload would open the link again.
        leave_fragment();
        self.windows.link.set(Some(text.to_owned()));
        self.windows.open.set(Some(Window::Link));
    }

    /// The game of a link. If there is none, closes the window for it and says why.
    pub(crate) fn read_link(self, text: &str) -> Option<GameTable> {
        match Record::from_link(text) {
            Ok(record) => Some(self.play.table.with_untracked(|table| table.with_record(record, clock::seed()))),
            Err(error) => {
                self.windows.open.set(None);
                let why = self.words.with_untracked(|words| sentences::link_error(words, &error));
                self.complain(ids::UI_LINK_INVALID, Some(&why));
                None
            }
        }
    }
}

/// The address of a game over the network.
pub(crate) fn game_address(game: &str) -> String {
    page_address(&format!("{GAME}{game}"))
}

/// The address of the page, with a fragment that begins with `#`.
pub(super) fn page_address(fragment: &str) -> String {
    let location = window().location();
    let (origin, path) = (location.origin().unwrap_or_default(), location.pathname().unwrap_or_default());
    format!("{origin}{path}{fragment}")
}

fn link(record: &Record) -> String {
    page_address(&format!("#{FRAGMENT}{}", record.to_link()))
}
