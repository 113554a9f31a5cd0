//! A constant for each message, generated from the English files: an unknown id does not compile.

use std::fmt;

include!(concat!(env!("OUT_DIR"), "/ids.rs"));

/// A message of the Fluent files.
///
/// ```
/// use senet_i18n::{Language, Words, ids};
///
/// assert_eq!(Words::new(Language::Italian).text(ids::UI_THROW), "Lancia");
/// assert_eq!(ids::Id::find("ui-throw"), Some(ids::UI_THROW));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(&'static str);

impl Id {
    /// The name of the message in the files.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// Finds the message of this name, for names known only at run time, such as those of computer players.
    pub fn find(name: &str) -> Option<Id> {
        ALL.binary_search_by_key(&name, |id| id.0).ok().map(|at| ALL[at])
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Hints for a first game, in the order in which their rules usually first matter.
pub const HINTS: &[Id] = &[
    HINT_THROW,
    HINT_MOVE,
    HINT_THROW_AGAIN,
    HINT_TURN_PASSES,
    HINT_FIRST_MOVE,
    HINT_MUST_MOVE,
    HINT_CAPTURE,
    HINT_PROTECTED,
    HINT_BLOCKADE,
    HINT_SAFE,
    HINT_HAPPINESS,
    HINT_LEAP,
    HINT_WATER,
    HINT_LEAVING,
    HINT_EXIT,
    HINT_REST,
    HINT_BACKWARD,
    HINT_RETURN,
    HINT_STUCK,
    HINT_PASS,
];
