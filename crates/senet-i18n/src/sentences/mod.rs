//! Sentences about what the crate `senet` says.
//!
//! Every function takes the [`Words`] first and returns whole sentences. [`Who`] says whether a player in a sentence is
//! the reader.

mod errors;
mod houses;
mod moves;
mod names;
mod prompts;
mod refusals;
mod throws;

pub use errors::{
    link_error, move_text_error, option_not_offered, position_fault, position_fault_alone, position_faults,
    record_error, unknown, unknown_name,
};
pub use houses::{about_house, house, house_name, house_with};
pub use moves::{move_note, move_offered, move_results, move_told};
pub use names::{
    about_sheet, colour, computer_description, computer_name, house_list, list, name_error, opponent, option_name,
    option_summary, piece, sheet_source, sheet_summary, sheet_title, side, side_coloured,
};
pub use prompts::{nothing_moves, opening_told, prompt, reminder, result};
pub use refusals::{game_error, refusal};
pub use throws::{faces, sticks, throw_meaning};

use senet::{Player, RuleSheet, Throw};

use crate::ids::{self, Id};
use crate::{Value, Words};

/// A player in a sentence: the reader, or a player with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who<'n> {
    /// The person who reads.
    You,
    /// Another player, or one of two persons who read together.
    Named(&'n str),
}

impl<'n> Who<'n> {
    /// Returns the two variables of messages about a player.
    fn values(self) -> [(&'static str, Value<'n>); 2] {
        let (who, name) = match self {
            Who::You => ("you", ""),
            Who::Named(name) => ("named", name),
        };
        [("who", who.into()), ("name", name.into())]
    }

    /// Formats a message about this player, with more values.
    pub fn format(self, words: &Words, id: Id, values: &[(&str, Value<'_>)]) -> String {
        let [who, name] = self.values();
        let all: Vec<(&str, Value<'_>)> = [who, name].into_iter().chain(values.iter().cloned()).collect();
        words.format(id, &all)
    }
}

/// Both players, as sentences speak of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Players<'n> {
    /// The first player.
    pub first: Who<'n>,
    /// The second player.
    pub second: Who<'n>,
}

impl<'n> Players<'n> {
    /// Returns the player as sentences speak of them.
    pub const fn who(&self, player: Player) -> Who<'n> {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }
}

/// Returns a throw as the dice show it: a number, or the X of a die whose 6 moves no piece.
fn shown(sheet: &RuleSheet, throw: Throw) -> Value<'static> {
    if sheet.idle().contains(throw) { "X".into() } else { throw.into() }
}

/// Counts houses: "1 house", "4 houses".
fn count_houses(words: &Words, throw: Throw) -> String {
    words.format(ids::COUNT_HOUSES, &[("count", throw.into())])
}

/// Joins sentences with spaces.
fn joined(sentences: &[String]) -> String {
    sentences.join(" ")
}

/// Capitalises the first letter: a piece's name can begin a sentence or stand inside one.
fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}
