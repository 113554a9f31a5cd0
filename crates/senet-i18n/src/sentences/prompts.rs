//! What a game waits for, how its opening goes, and how it ends.

use senet::{
    Faces, Game, HouseSet, Move, Opening, Outcome, Owed, Phase, Player, Position, RuleSheet, Side, Stage, Throw,
};

use super::moves::is_forced_return;
use super::{Players, Who, count_houses, house_list, joined, refusal, shown};
use crate::Words;

/// What the game waits for, to the player who is to act; after the end, the result.
pub fn prompt(words: &Words, game: &Game, players: &Players<'_>) -> String {
    let sheet = game.sheet();
    match game.stage() {
        Stage::Opening { thrower, other } => {
            let id = match sheet.opening {
                Opening::FirstOne => "prompt-opening-first-one",
                Opening::OnlyOne => "prompt-opening-only-one",
                Opening::HighestDie => "prompt-opening-highest",
            };
            let mut sentences = vec![players.who(thrower).format(words, id, &[])];
            sentences
                .extend(other.map(|other| words.format("prompt-opening-other", &[("throw", shown(sheet, other))])));
            joined(&sentences)
        }
        Stage::ChooseSide { chooser } => players.who(chooser).format(words, "prompt-choose-side", &[]),
        Stage::Play(position) => {
            // There is always a player to act while the game goes on.
            let player = game.to_act().unwrap_or(Player::First);
            to_do(words, sheet, &position, players.who(player))
        }
        Stage::Over(outcome) => result(words, outcome, players),
    }
}

/// What is special about the decision that the game waits for: [`prompt`], where it says more than to throw or to choose
/// a piece.
pub fn reminder(words: &Words, game: &Game, players: &Players<'_>) -> Option<String> {
    let Stage::Play(position) = game.stage() else { return None };
    let is_special = match position.phase() {
        Phase::Throw => position.owed() != Owed::Nothing,
        Phase::Play(throw) => to_play(game.sheet(), &position, throw) != "prompt-move",
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
                Owed::Ten(_) => "prompt-throw-ten",
                Owed::Cones if side == Side::Cones => "prompt-throw-nine",
                _ => "prompt-throw",
            };
            who.format(words, id, &[])
        }
        Phase::TurnStart => who.format(words, "prompt-turn-start", &[]),
        Phase::Rest { rest, throw } => {
            let passes = position.legal_moves(sheet).contains(Move::PASS);
            let id = if passes { "pass-rest" } else { "prompt-rest" };
            who.format(words, id, &[("rest", rest.into()), ("throw", throw.into())])
        }
        Phase::Play(throw) => {
            let id = to_play(sheet, position, throw);
            who.format(words, id, &[("houses", count_houses(words, throw).into())])
        }
        // The stage is then `Over`, and its outcome is told.
        Phase::Over => words.text("refusal-game-over"),
    }
}

/// The message for a throw that is to be played.
fn to_play(sheet: &RuleSheet, position: &Position, throw: Throw) -> &'static str {
    let side = position.side();
    let legal = position.legal_moves(sheet);
    let is_stuck = sheet.water_holds() && position.is_stuck(side);
    if legal.contains(Move::PASS) {
        return match throw {
            _ if sheet.idle.contains(throw) => "prompt-pass-idle",
            _ if is_stuck => "prompt-pass-stuck",
            _ => "prompt-pass",
        };
    }
    match position.owed() {
        Owed::SpoolsThenCones => "prompt-first-one",
        Owed::Ten(_) => "prompt-first-ten",
        Owed::Cones if side == Side::Cones && legal.starts() == HouseSet::of(&[9]) => "prompt-first-nine",
        _ if is_stuck && legal.starts() == position.pieces(side) & HouseSet::of(&[27]) => "prompt-stuck-four",
        _ if legal.iter().all(Move::is_backward) => "prompt-backward",
        _ if legal.iter().all(is_forced_return) => "prompt-return",
        _ => "prompt-move",
    }
}

/// Why the side to act can only pass: a line for each group of pieces that the same rule holds back.
pub fn nothing_moves(words: &Words, sheet: &RuleSheet, position: &Position) -> Vec<String> {
    let mut reasons: Vec<(String, HouseSet)> = Vec::new();
    let distance = match position.phase() {
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
        words.format("why-piece", &[("houses", house_list(words, pieces).into()), ("reason", reason.into())])
    };
    reasons.into_iter().map(line).collect()
}

/// What an opening throw led to: who threw what, and who begins, or that both throw again.
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
    let told = players.who(thrower).format(words, "opening-threw", &[("throw", shown(sheet, throw))]);
    let beginner = players.who(game.to_act().unwrap_or(thrower));
    let follows = match (sheet.opening, game.stage(), other) {
        (Opening::FirstOne, Stage::Play(_), _) => beginner.format(words, "opening-begins-first", &[]),
        (Opening::FirstOne, ..) => words.text("opening-not-yet"),
        (Opening::OnlyOne | Opening::HighestDie, _, None) => return told,
        (Opening::OnlyOne, Stage::Play(_), Some(_)) => beginner.format(words, "opening-begins-only", &[]),
        (Opening::OnlyOne, _, Some(_)) if throw == Throw::ONE => words.text("opening-both-ones"),
        (Opening::OnlyOne, _, Some(_)) => words.text("opening-no-one"),
        (Opening::HighestDie, Stage::ChooseSide { chooser }, Some(_)) => {
            players.who(chooser).format(words, "opening-chooses", &[])
        }
        (Opening::HighestDie, _, Some(_)) => words.text("opening-equal"),
    };
    joined(&[told, follows])
}

/// Who has won, with which side, how, and what it counts.
pub fn result(words: &Words, outcome: Outcome, players: &Players<'_>) -> String {
    let id = if outcome.by_resignation { "result-resigned" } else { "result-won" };
    let points = words.format("count-points", &[("count", outcome.points.into())]);
    players.who(outcome.winner).format(words, id, &[("side", outcome.side.name().into()), ("points", points.into())])
}
