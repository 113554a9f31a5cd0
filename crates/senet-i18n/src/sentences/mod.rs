//! Sentences about what the crate `senet` says.
//!
//! Every function takes the [`Words`] first and gives whole sentences. Where a player is spoken of, [`Who`] says
//! whether that is the reader.

mod errors;
mod houses;
mod moves;
mod names;
mod prompts;
mod refusals;
mod throws;

pub use errors::{
    link_error, move_text_error, name_error, option_not_offered, position_faults, record_error, unknown_name,
};
pub use houses::{about_house, house, house_name};
pub use moves::{move_note, move_offered, move_results, move_told};
pub use names::{
    colour, computer_description, computer_name, house_list, list, option_name, option_summary, piece, sheet_summary,
    sheet_title, side, side_coloured,
};
pub use prompts::{nothing_moves, opening_told, prompt, reminder, result};
pub use refusals::{game_error, refusal};
pub use throws::{faces, sticks, throw_meaning};

use senet::{Player, RuleSheet, Throw};

use crate::ids::{self, Id};
use crate::{Value, Words};

/// Who does something: the reader, or somebody with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who<'n> {
    /// The person who reads.
    You,
    /// Somebody else, or one of two persons who read together.
    Named(&'n str),
}

impl<'n> Who<'n> {
    /// The two variables that messages about a player have.
    fn values(self) -> [(&'static str, Value<'n>); 2] {
        let (who, name) = match self {
            Who::You => ("you", ""),
            Who::Named(name) => ("named", name),
        };
        [("who", who.into()), ("name", name.into())]
    }

    /// A message about this player, with more values.
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
    /// How sentences speak of this player.
    pub const fn who(&self, player: Player) -> Who<'n> {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }
}

/// A throw as the sheet's dice show it: a number, or the X of a die whose 6 moves nothing.
fn shown(sheet: &RuleSheet, throw: Throw) -> Value<'static> {
    if sheet.idle.contains(throw) { "X".into() } else { throw.into() }
}

/// "1 house", "4 houses".
fn count_houses(words: &Words, throw: Throw) -> String {
    words.format(ids::COUNT_HOUSES, &[("count", throw.into())])
}

/// Sentences one after the other.
fn joined(sentences: &[String]) -> String {
    sentences.join(" ")
}

/// With its first letter in upper case: names of pieces stand inside sentences as well as before them.
fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}
