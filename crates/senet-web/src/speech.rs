//! Sentences of the page, from the words of `senet-i18n`.

use senet::{Event, Faces, House, Move, Player, Position, Refusal, RuleSheet, SheetId, Stage};
use senet_ai::ComputerPlayer;
use senet_board::Glyph;
use senet_i18n::ids::{self, Id};
use senet_i18n::sentences::{self, Players, Who};
use senet_i18n::{Value, Words};
use senet_session::{Daily, GameTable, Seat, Setting};
use senet_study::Reason;
use senet_study::review::Mark;

use crate::store::About;
use crate::worker::Assessment;

/// Setting of the first game: a person against a computer player that a beginner can beat, though not with random
/// moves.
pub(crate) fn first_setting(words: &Words) -> Setting {
    let seats = [Seat::Person, Seat::Computer(ComputerPlayer::Casual)];
    Setting { sheet: RuleSheet::CARPIGNANO, seats, names: names(words, seats), games: 1 }
}

/// Default names of the players.
pub(crate) fn names(words: &Words, seats: [Seat; 2]) -> [String; 2] {
    let persons = seats.iter().filter(|seat| **seat == Seat::Person).count();
    let name = |kind: Seat, number: Id| match kind {
        Seat::Person if persons == 1 => words.text(ids::UI_YOU),
        Seat::Person => words.text(number),
        Seat::Remote if persons == 1 => words.text(ids::UI_OPPONENT),
        Seat::Remote => words.text(number),
        Seat::Computer(computer) => sentences::opponent(words, computer.name()),
    };
    [name(seats[0], ids::UI_PLAYER_ONE), name(seats[1], ids::UI_PLAYER_TWO)]
}

/// Gives default names to computer players, and to persons whose names are those of computer players or of persons
/// without a name: a game from a link has the names that fitted its sender.
pub(crate) fn rename(words: &Words, setting: &mut Setting) {
    let of_computers = ComputerPlayer::ALL.map(|computer| sentences::opponent(words, computer.name()));
    let of_persons = [ids::UI_YOU, ids::UI_PLAYER_ONE, ids::UI_PLAYER_TWO].map(|id| words.text(id));
    let defaults = names(words, setting.seats);
    for ((name, default), seat) in setting.names.iter_mut().zip(defaults).zip(setting.seats) {
        if seat != Seat::Person || of_computers.contains(name) || of_persons.contains(name) {
            *name = default;
        }
    }
}

/// The players as sentences name them.
pub(crate) fn players(table: &GameTable) -> Players<'_> {
    let who = |player: Player| {
        if table.you() == Some(player) { Who::You } else { Who::Named(&table.setting.names[player as usize]) }
    };
    Players { first: who(Player::First), second: who(Player::Second) }
}

/// Tells the player to act which event the table waits for.
pub(crate) fn prompt(words: &Words, table: &GameTable) -> String {
    match table.game().outcome() {
        Some(outcome) => sentences::result(words, outcome, &players(table)),
        None => sentences::prompt(words, table.game(), &players(table)),
    }
}

/// State of a match of several games: the number of the game, or the winner.
pub(crate) fn of_match(words: &Words, table: &GameTable) -> Option<String> {
    let games = table.setting.games;
    if Daily::on(table).is_some() {
        return Some(words.text(ids::UI_TODAY));
    }
    let score = table.score_with_this_game();
    if games < 2 {
        None
    } else if !score.is_over() {
        let number = (table.score.played() + 1).min(games);
        Some(words.format(ids::UI_GAME_OF, &[("number", number.into()), ("games", games.into())]))
    } else {
        match score.winner() {
            Some(winner) => Some(players(table).who(winner).format(words, ids::UI_MATCH_WON, &[])),
            None => Some(words.text(ids::UI_MATCH_DRAWN)),
        }
    }
}

/// Label of the button that lays the next game: of the match, or of another one.
pub(crate) fn next_game(words: &Words, table: &GameTable) -> String {
    let is_over = table.score_with_this_game().is_over();
    words.text(if is_over { ids::UI_REMATCH } else { ids::UI_NEXT_GAME })
}

/// The player whose side of things the page shows: the one at this page.
pub(crate) fn near(table: &GameTable) -> Player {
    table.you().unwrap_or(Player::First)
}

/// Why a touch is refused.
pub(crate) fn refusal(words: &Words, sheet: &RuleSheet, refusal: &Refusal, from: House, to: Option<House>) -> String {
    sentences::refusal(words, sheet, refusal, Some(from), to)
}

/// Describes the last event on the table, sentence by sentence.
pub(crate) fn last_event(words: &Words, table: &GameTable) -> Vec<String> {
    let events = table.game().events();
    let Some(index) = events.len().checked_sub(1) else { return Vec::new() };
    match (events[index], table.game().stage_before(index)) {
        (Event::Throw(faces), Some(before)) => after_throw(words, before, table, faces),
        (Event::Move(played), Some(Stage::Play(before))) => after_move(words, &before, played, table),
        _ => Vec::new(),
    }
}

/// The faces of a throw and what it means.
fn after_throw(words: &Words, before: Stage, after: &GameTable, faces: Faces) -> Vec<String> {
    let sheet = &after.setting.sheet;
    let shown = sentences::faces(words, sheet, faces);
    match before {
        Stage::Opening { thrower, other } => {
            vec![shown, sentences::opening_told(words, after.game(), &players(after), thrower, other, faces)]
        }
        Stage::Play(position) => {
            let Some(thrower) = after.game().player(position.side()) else { return vec![shown] };
            let Some(now) = after.game().position() else { return vec![shown] };
            // Before "You cannot move", the distance would mislead.
            match sentences::throw_meaning(words, sheet, now, players(after).who(thrower)) {
                Some(meaning) => vec![shown, meaning],
                None => [vec![shown], sentences::nothing_moves(words, sheet, now)].concat(),
            }
        }
        Stage::ChooseSide { .. } | Stage::Over(_) => vec![shown],
    }
}

/// Describes the effects of a move.
fn after_move(words: &Words, before: &Position, played: Move, after: &GameTable) -> Vec<String> {
    let game = after.game();
    let Some(now) = game.position() else { return Vec::new() };
    // After the last move no player is to act, and the sentence speaks of the one that made it.
    let next = game.to_act().or(game.player(before.side())).unwrap_or(Player::First);
    vec![sentences::move_told(words, &after.setting.sheet, before, played, now, players(after).who(next))]
}

/// Describes the effects of a piece's possible moves, sentence by sentence.
pub(crate) fn offers(words: &Words, sheet: &RuleSheet, position: &Position, moves: &[Move]) -> String {
    moves.iter().map(|legal| offer(words, sheet, position, *legal)).collect::<Vec<_>>().join(" ")
}

/// The result of the game of the day that is on the table, as a line to share; `None` for another game, and before its end.
pub(crate) fn today_result(words: &Words, table: &GameTable, address: &str) -> Option<String> {
    let (daily, outcome) = (Daily::on(table)?, table.game().outcome()?);
    let left = table.game().position()?.pieces(!outcome.side).len();
    let id = if outcome.winner == Player::First { ids::UI_TODAY_WON } else { ids::UI_TODAY_LOST };
    let values = [
        ("date", daily.date().to_string().into()),
        ("sheet", sentences::sheet_title(words, &table.setting.sheet).into()),
        ("left", left.into()),
        ("throws", table.session.throws().into()),
        ("address", address.into()),
    ];
    Some(words.format(id, &values))
}

/// Describes a house: its name, its sign, and its effect on this sheet.
pub(crate) fn about_house(words: &Words, sheet: &RuleSheet, house: House) -> About {
    let name = sentences::house(words, sheet, None, house);
    let sign = Glyph::of(sheet, house).map(|glyph| words.text(sign_id(sheet, glyph)));
    About { name: format!("{name}."), sign, effect: sentences::about_house(words, sheet, house) }
}

/// The message about a hieroglyph, with what the sheet says of its house.
const fn sign_id(sheet: &RuleSheet, glyph: Glyph) -> Id {
    match (sheet.id(), glyph) {
        (SheetId::Uninerd, Glyph::Ankh) => ids::SIGN_UNINERD_15,
        (SheetId::Uninerd, Glyph::Nefer) => ids::SIGN_UNINERD_26,
        (SheetId::Uninerd, Glyph::Water) => ids::SIGN_UNINERD_27,
        (SheetId::Uninerd, Glyph::ThreeBirds) => ids::SIGN_UNINERD_28,
        (SheetId::Uninerd, Glyph::Horus) => ids::SIGN_UNINERD_29,
        (_, Glyph::Sun) => ids::SIGN_UNINERD_30,
        (_, Glyph::Ankh) => ids::SIGN_ANKH,
        (_, Glyph::Nefer) => ids::SIGN_NEFER,
        (_, Glyph::Water) => ids::SIGN_WATER,
        (_, Glyph::ThreeBirds) => ids::SIGN_BIRDS,
        (_, Glyph::TwoGods) => ids::SIGN_GODS,
        (_, Glyph::Horus) => ids::SIGN_HORUS,
    }
}

/// The risk of the piece on a house; `None` where none stands, and where no next throw can capture it.
pub(crate) fn risk(words: &Words, sheet: &RuleSheet, position: &Position, house: House) -> Option<String> {
    risk_of(words, ids::UI_RISK, sheet, position, house)
}

/// Describes the effects of a possible move, and the chance that its piece is captured next.
fn offer(words: &Words, sheet: &RuleSheet, position: &Position, legal: Move) -> String {
    let offered = sentences::move_offered(words, sheet, position, legal);
    let after = position.play(sheet, legal).ok();
    let risk = legal.end().zip(after).and_then(|(end, after)| risk_of(words, ids::UI_RISK_AFTER, sheet, &after, end));
    risk.map_or_else(|| offered.clone(), |risk| format!("{offered} {risk}"))
}

fn risk_of(words: &Words, id: Id, sheet: &RuleSheet, position: &Position, house: House) -> Option<String> {
    let risk = senet_study::risk(sheet, position, house).filter(|risk| *risk > 0.0)?;
    Some(words.format(id, &[("percent", percent(risk).into())]))
}

/// Tells the number of pieces of a side that are off the board.
pub(crate) fn pieces_off(words: &Words, count: usize) -> String {
    words.format(ids::UI_PIECES_OFF, &[("count", Value::from(count))])
}

/// The evaluator's move in a position, with the chance of winning and a reason. `None` if no move is due.
pub(crate) fn advice(words: &Words, sheet: &RuleSheet, position: &Position, assessment: &Assessment) -> Option<String> {
    let best = assessment.best?;
    let chance = assessment.chance.seen_by(position.side());
    let id = if chance.is_exact() { ids::UI_ADVICE_EXACT } else { ids::UI_ADVICE_ESTIMATED };
    let chance = words.format(id, &[("percent", percent(chance.chance()).into())]);
    let id = match best {
        Move::KEEP => ids::UI_ADVICE_KEEP,
        _ if best.leaves_board() => ids::UI_ADVICE_LEAVE,
        _ => ids::UI_ADVICE_MOVE,
    };
    let number = |house: Option<House>| Value::Number(house.map_or(0, House::number).into());
    let values = [("from", number(best.from())), ("to", number(best.to())), ("chance", chance.into())];
    let advised = words.format(id, &values);
    Some(format!("{advised} {}", reason(words, sheet, position, best)))
}

/// The reason for the best move.
fn reason(words: &Words, sheet: &RuleSheet, position: &Position, best: Move) -> String {
    words.text(Reason::of(sheet, position, best).map_or(ids::UI_REASON_BEST, reason_id))
}

/// The sentence of a reason.
pub(crate) const fn reason_id(reason: Reason) -> Id {
    match reason {
        Reason::IsOnlyMove => ids::UI_REASON_ONLY,
        Reason::Leaves => ids::UI_REASON_LEAVES,
        Reason::Captures => ids::UI_REASON_CAPTURES,
        Reason::Protects => ids::UI_REASON_PROTECTS,
        Reason::Escapes => ids::UI_REASON_ESCAPES,
        Reason::Blocks => ids::UI_REASON_BLOCKS,
        Reason::PassesWater => ids::UI_REASON_WATER,
        Reason::ReachesSafeHouse => ids::UI_REASON_SAFE,
        Reason::AvoidsWater => ids::UI_REASON_WATER_AVOIDED,
        Reason::LeavesLeastRisk => ids::UI_REASON_LEAST_RISK,
        Reason::BringsUpLast => ids::UI_REASON_LAST,
    }
}

/// A chance in whole percent: 0 and 100 only where it is certain.
pub(crate) fn percent(chance: f64) -> u32 {
    let rounded = (chance * 100.0).round() as u32;
    if chance <= 0.0 || chance >= 1.0 { rounded } else { rounded.clamp(1, 99) }
}

/// A share in percent with so many decimals, by the language's way to write it.
pub(crate) fn share(words: &Words, share: f64, decimals: usize) -> String {
    let number = format!("{:.*}", decimals, 100.0 * share + 0.0).replace('.', &words.text(ids::REVIEW_DECIMAL));
    words.format(ids::UI_PERCENT, &[("percent", number.into())])
}

/// The name of a mark.
pub(crate) fn mark_name(words: &Words, mark: Mark) -> String {
    words.text(match mark {
        Mark::Inaccuracy => ids::REVIEW_INACCURACY,
        Mark::Mistake => ids::REVIEW_MISTAKE,
        Mark::Blunder => ids::REVIEW_BLUNDER,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_certain_chances_are_0_or_100_percent() {
        let table = [(0.0, 0), (0.001, 1), (0.004, 1), (0.5, 50), (0.634, 63), (0.999, 99), (1.0, 100)];
        for (chance, expected) in table {
            assert_eq!(percent(chance), expected, "{chance}");
        }
    }
}
