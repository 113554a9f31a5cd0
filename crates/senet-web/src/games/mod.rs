//! My games: every game that was begun, kept in the browser's database.

mod collection;
mod kept_game;
mod results;

pub(crate) use collection::Collection;
pub(crate) use kept_game::{GameKey, KeptGame, Loss};
pub(crate) use results::{Group, Grouping, Results, Streak};
