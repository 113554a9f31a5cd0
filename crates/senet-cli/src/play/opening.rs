//! What the opening throws mean: who begins, and why.

use senet::{Faces, Game, Opening, Player, Stage, Throw};

use super::front::shown;
use super::players::Players;

/// An opening throw that has just fallen, in words.
pub(crate) fn told(game: &Game, players: &Players, thrower: Player, other: Option<Throw>, faces: Faces) -> String {
    let sheet = game.sheet();
    let threw = format!("{} threw {}", players.title(thrower), shown(sheet, faces).trim_start());
    let begins = |player: Player| players.does(player, "begin");
    let result = match (sheet.opening, game.stage(), other) {
        (Opening::FirstOne, Stage::Play(_), _) => {
            format!("the first 1. {}, with the spools, and must move 10-11.", begins(thrower))
        }
        (Opening::FirstOne, ..) => return format!("{threw}; whoever throws 1 first will begin."),
        (Opening::OnlyOne | Opening::HighestDie, _, None) => return format!("{threw}."),
        (Opening::OnlyOne, Stage::Play(_), Some(_)) => {
            let beginner = game.to_act().unwrap_or(thrower);
            format!("exactly one 1. {}, with the spools, and must move 10-11.", begins(beginner))
        }
        (Opening::OnlyOne, _, Some(_)) if faces.throw() == Throw::ONE => "two 1s. Both throw again.".to_owned(),
        (Opening::OnlyOne, _, Some(_)) => "no 1 in this round. Both throw again.".to_owned(),
        (Opening::HighestDie, Stage::ChooseSide { chooser }, Some(_)) => {
            format!("{} highest, and may pick a side.", players.does(chooser, "throw"))
        }
        (Opening::HighestDie, _, Some(_)) => "equal. Both throw again.".to_owned(),
    };
    format!("{threw}: {result}")
}
