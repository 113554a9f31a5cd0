//! Prompts for the awaited event, the opening, and the end of a game.

use senet::{
    Faces, Game, HouseSet, Move, OpeningRule, Outcome, Owed, Phase, Player, Position, RuleSheet, Side, Stage, Throw,
};

use super::{Players, Who, count_houses, house_list, joined, refusal, shown};
use crate::Words;
use crate::ids::{self, Id};

/// Tells the player to act what the game waits for; after the end, the result.
pub fn prompt(words: &Words, game: &Game, players: &Players<'_>) -> String {
    let sheet = game.sheet();
    match game.stage() {
        Stage::Opening { thrower, other } => {
            let id = match sheet.opening() {
                OpeningRule::FirstOne => ids::PROMPT_OPENING_FIRST_ONE,
                OpeningRule::OnlyOne => ids::PROMPT_OPENING_ONLY_ONE,
                OpeningRule::HighestDie => ids::PROMPT_OPENING_HIGHEST,
            };
            let mut sentences = vec![players.who(thrower).format(words, id, &[])];
            sentences
                .extend(other.map(|other| words.format(ids::PROMPT_OPENING_OTHER, &[("throw", shown(sheet, other))])));
            joined(&sentences)
        }
        Stage::ChooseSide { chooser } => players.who(chooser).format(words, ids::PROMPT_CHOOSE_SIDE, &[]),
        Stage::Play(position) => {
            // There is always a player to act while the game goes on.
            let player = game.to_act().unwrap_or(Player::First);
            to_do(words, sheet, &position, players.who(player))
        }
        Stage::Over(outcome) => result(words, outcome, players),
    }
}

/// Returns the [`prompt`] where it says more than to throw or to choose a piece.
pub fn reminder(words: &Words, game: &Game, players: &Players<'_>) -> Option<String> {
    let Stage::Play(position) = game.stage() else { return None };
    let is_special = match position.phase() {
        Phase::Throw => position.owed() != Owed::Nothing,
        Phase::Play(throw) => to_play(game.sheet(), &position, throw) != ids::PROMPT_MOVE,
        Phase::TurnStart | Phase::Rest { .. } => true,
        Phase::Over => false,
    };
    is_special.then(|| prompt(words, game, players))
}

fn to_do(words: &Words, sheet: &RuleSheet, position: &Position, who: Who<'_>) -> String {
    let side = position.side();
    match position.phase() {
        Phase::Throw => {
            let id = match position.owed() {
                Owed::Ten(_) => ids::PROMPT_THROW_TEN,
                Owed::Cones if side == Side::Cones => ids::PROMPT_THROW_NINE,
                _ => ids::PROMPT_THROW,
            };
            who.format(words, id, &[])
        }
        Phase::TurnStart => who.format(words, ids::PROMPT_TURN_START, &[]),
        Phase::Rest { rest, throw } => {
            let passes = position.legal_moves(sheet).contains(Move::PASS);
            let id = if passes { ids::PASS_REST } else { ids::PROMPT_REST };
            who.format(words, id, &[("rest", rest.into()), ("throw", throw.into())])
        }
        Phase::Play(throw) => {
            let id = to_play(sheet, position, throw);
            who.format(words, id, &[("houses", count_houses(words, throw).into())])
        }
        // The stage is then `Over`, and its outcome is told.
        Phase::Over => words.text(ids::REFUSAL_GAME_OVER),
    }
}

/// Selects the prompt for a throw that is to be played.
fn to_play(sheet: &RuleSheet, position: &Position, throw: Throw) -> Id {
    let side = position.side();
    let legal = position.legal_moves(sheet);
    let is_stuck = sheet.water_holds() && position.is_stuck(side);
    if legal.contains(Move::PASS) {
        return match throw {
            _ if sheet.idle().contains(throw) => ids::PROMPT_PASS_IDLE,
            _ if is_stuck => ids::PROMPT_PASS_STUCK,
            _ => ids::PROMPT_PASS,
        };
    }
    match position.owed() {
        Owed::SpoolsThenCones => ids::PROMPT_FIRST_ONE,
        Owed::Ten(_) => ids::PROMPT_FIRST_TEN,
        Owed::Cones if side == Side::Cones && legal.starts() == HouseSet::of(&[9]) => ids::PROMPT_FIRST_NINE,
        _ if is_stuck && legal.starts() == position.pieces(side) & HouseSet::of(&[27]) => ids::PROMPT_STUCK_FOUR,
        _ if legal.iter().all(Move::is_backward) => ids::PROMPT_BACKWARD,
        _ if legal.iter().all(Move::is_forced_return) => ids::PROMPT_RETURN,
        _ => ids::PROMPT_MOVE,
    }
}

/// Tells why the side to act can only pass: a line for each group of pieces that the same rule holds back.
pub fn nothing_moves(words: &Words, sheet: &RuleSheet, position: &Position) -> Vec<String> {
    let mut reasons: Vec<(String, HouseSet)> = Vec::new();
    let distance = match position.phase() {
        // The prompt tells that an X moves nothing.
        Phase::Play(throw) if sheet.idle().contains(throw) => return Vec::new(),
        Phase::Play(throw) | Phase::Rest { rest: throw, .. } => throw.value(),
        Phase::Throw | Phase::TurnStart | Phase::Over => return Vec::new(),
    };
    for house in position.pieces(position.side()) {
        let Some(why) = position.why_not_from(sheet, house) else { continue };
        let reason = refusal(words, sheet, &why, Some(house), house.forward(distance));
        match reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, pieces)) => *pieces = pieces.with(house),
            None => reasons.push((reason, HouseSet::single(house))),
        }
    }
    let line = |(reason, pieces): (String, HouseSet)| {
        words.format(ids::WHY_PIECE, &[("houses", house_list(words, pieces).into()), ("reason", reason.into())])
    };
    reasons.into_iter().map(line).collect()
}

/// Tells what an opening throw led to: who threw what, and who begins, or that both throw again.
///
/// `game` is the game after the throw; `thrower` and `other` are what its stage was before it.
pub fn opening_told(
    words: &Words,
    game: &Game,
    players: &Players<'_>,
    thrower: Player,
    other: Option<Throw>,
    faces: Faces,
) -> String {
    let sheet = game.sheet();
    let throw = faces.throw();
    let told = players.who(thrower).format(words, ids::OPENING_THREW, &[("throw", shown(sheet, throw))]);
    let beginner = players.who(game.to_act().unwrap_or(thrower));
    let follows = match (sheet.opening(), game.stage(), other) {
        (OpeningRule::FirstOne, Stage::Play(_), _) => beginner.format(words, ids::OPENING_BEGINS_FIRST, &[]),
        (OpeningRule::FirstOne, ..) => words.text(ids::OPENING_NOT_YET),
        (OpeningRule::OnlyOne | OpeningRule::HighestDie, _, None) => return told,
        (OpeningRule::OnlyOne, Stage::Play(_), Some(_)) => beginner.format(words, ids::OPENING_BEGINS_ONLY, &[]),
        (OpeningRule::OnlyOne, _, Some(_)) if throw == Throw::ONE => words.text(ids::OPENING_BOTH_ONES),
        (OpeningRule::OnlyOne, _, Some(_)) => words.text(ids::OPENING_NO_ONE),
        (OpeningRule::HighestDie, Stage::ChooseSide { chooser }, Some(_)) => {
            players.who(chooser).format(words, ids::OPENING_CHOOSES, &[])
        }
        (OpeningRule::HighestDie, _, Some(_)) => words.text(ids::OPENING_EQUAL),
    };
    joined(&[told, follows])
}

/// The winner with side, manner and points.
pub fn result(words: &Words, outcome: Outcome, players: &Players<'_>) -> String {
    let id = if outcome.by_resignation { ids::RESULT_RESIGNED } else { ids::RESULT_WON };
    let points = words.format(ids::COUNT_POINTS, &[("count", outcome.points.into())]);
    players.who(outcome.winner).format(words, id, &[("side", outcome.side.name().into()), ("points", points.into())])
}
