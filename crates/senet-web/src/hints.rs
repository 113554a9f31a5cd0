//! Hints for a first game: each once, at the moment when its rule first matters. They explain; they never advise.

use senet::{Cause, Event, House, Move, Owed, Phase, Position, RuleSheet, Stage, Throw};

use senet_i18n::ids::{self, Id};
use senet_session::GameTable;

/// The first unseen hint that fits the table, if it waits for a person.
pub(crate) fn due(table: &GameTable, seen: &[String]) -> Option<Id> {
    if !table.waits_for_person() {
        return None;
    }
    let fitting = match table.game().stage() {
        Stage::Play(position) if position.phase().decides() => of_decision(&table.setting.sheet, &position),
        Stage::Play(position) => of_throw(table, &position),
        Stage::Opening { .. } => vec![ids::HINT_THROW],
        Stage::ChooseSide { .. } | Stage::Over(_) => Vec::new(),
    };
    fitting.into_iter().find(|hint| !seen.iter().any(|known| known == hint.name()))
}

/// The house that a hint points at, if it is about one.
pub(crate) fn house(table: &GameTable, hint: Id) -> Option<House> {
    let Stage::Play(position) = table.game().stage() else { return None };
    let sheet = &table.setting.sheet;
    if !position.phase().decides() {
        return None;
    }
    let legal = position.legal_moves(sheet);
    let lands = |fits: fn(&Move) -> bool| legal.iter().find(fits).and_then(Move::to);
    let starts = |fits: fn(&Move) -> bool| legal.iter().find(fits).and_then(Move::from);
    let refused = |cause: Cause| {
        let own = position.pieces(position.side());
        own.iter().find(|house| position.why_not_from(sheet, *house).is_some_and(|refusal| refusal.cause() == cause))
    };
    match hint {
        ids::HINT_WATER => Some(House::WATER),
        ids::HINT_HAPPINESS | ids::HINT_LEAP => House::new(26),
        ids::HINT_EXIT => Some(House::LAST),
        ids::HINT_CAPTURE => lands(|legal| legal.is_capture()),
        ids::HINT_BACKWARD => starts(|legal| legal.is_backward()),
        ids::HINT_RETURN => starts(|legal| legal.is_forced_return()),
        ids::HINT_LEAVING => starts(|legal| legal.leaves_board()),
        ids::HINT_PROTECTED => refused(Cause::Protected),
        ids::HINT_BLOCKADE => refused(Cause::Blockade),
        ids::HINT_STUCK => refused(Cause::Stuck),
        ids::HINT_SAFE => {
            legal.iter().find(|legal| legal.end().is_some_and(|end| sheet.safe().contains(end))).and_then(Move::end)
        }
        _ => legal.starts().first(),
    }
}

/// Hints for a throw that is due.
fn of_throw(table: &GameTable, position: &Position) -> Vec<Id> {
    let mut hints = vec![ids::HINT_THROW];
    let events = table.game().events();
    let before = events.len().checked_sub(1).and_then(|last| table.game().stage_before(last));
    if let (Some(Event::Move(_)), Some(Stage::Play(before))) = (events.last(), before)
        && before.side() == position.side()
    {
        hints.push(ids::HINT_THROW_AGAIN);
    }
    hints
}

/// Hints for a throw that is to be played, the most specific first.
fn of_decision(sheet: &RuleSheet, position: &Position) -> Vec<Id> {
    let legal = position.legal_moves(sheet);
    let any = |fits: fn(&Move) -> bool| legal.iter().any(|legal| fits(&legal));
    let lands_on = |number: u8| legal.iter().any(|legal| legal.to() == House::new(number));
    let causes: Vec<Cause> = position
        .pieces(position.side())
        .iter()
        .filter_map(|house| position.why_not_from(sheet, house).map(|refusal| refusal.cause()))
        .collect();
    let owes = position.owed() != Owed::Nothing && legal.len() == 1;
    let by_one = position.phase() == Phase::Play(Throw::ONE);
    let leaps = |legal: &Move| by_one && legal.from() == House::new(26) && legal.to() == House::new(28);
    let safe = |legal: Move| legal.end().is_some_and(|end| sheet.safe().contains(end));
    let ends_turn = matches!(position.phase(), Phase::Play(throw) if !sheet.again().contains(throw));
    [
        (ids::HINT_STUCK, causes.contains(&Cause::Stuck)),
        (ids::HINT_PASS, legal.contains(Move::PASS)),
        (ids::HINT_REST, matches!(position.phase(), Phase::Rest { .. })),
        (ids::HINT_LEAVING, position.phase() == Phase::TurnStart),
        (ids::HINT_FIRST_MOVE, owes),
        (ids::HINT_MOVE, true),
        (ids::HINT_BACKWARD, any(|legal| legal.is_backward())),
        (ids::HINT_RETURN, any(|legal| legal.is_forced_return())),
        (ids::HINT_CAPTURE, any(|legal| legal.is_capture())),
        (ids::HINT_PROTECTED, causes.contains(&Cause::Protected)),
        (ids::HINT_BLOCKADE, causes.contains(&Cause::Blockade)),
        (ids::HINT_LEAP, legal.iter().any(|legal| leaps(&legal))),
        (ids::HINT_HAPPINESS, lands_on(26) && !sheet.extra_throw_on().is_empty()),
        (ids::HINT_WATER, lands_on(House::WATER.number())),
        (ids::HINT_SAFE, legal.iter().any(safe)),
        (ids::HINT_EXIT, causes.contains(&Cause::RowsNotClear) && sheet.leaving().on_30),
        (ids::HINT_LEAVING, any(|legal| legal.leaves_board())),
        (ids::HINT_MUST_MOVE, legal.len() == 1 && !legal.contains(Move::PASS)),
        (ids::HINT_TURN_PASSES, ends_turn),
    ]
    .into_iter()
    .filter_map(|(hint, fits)| fits.then_some(hint))
    .collect()
}

#[cfg(test)]
mod tests {
    use senet::Player;
    use senet_ai::ComputerPlayer;
    use senet_session::Seat;

    use super::*;
    use senet_session::Setting;

    /// All hints that appear in many games of a sheet, in order.
    fn shown(sheet: RuleSheet) -> Vec<String> {
        let mut seen = Vec::new();
        for seed in 0..60 {
            let seats = [Seat::Person; 2];
            let setting = Setting { sheet, seats, names: ["a".to_owned(), "b".to_owned()], games: 1 };
            let mut table = GameTable::new(setting, Player::First, seed);
            while table.game().outcome().is_none() {
                if let Some(hint) = due(&table, &seen) {
                    assert!(ids::HINTS.contains(&hint), "{hint}");
                    seen.push(hint.name().to_owned());
                }
                match table.session.computer_decides(ComputerPlayer::Greedy) {
                    Some(event) => table.session.apply(event).expect("a legal decision"),
                    None => {
                        table.session.throw().expect("a throw is due");
                    }
                }
            }
        }
        seen
    }

    #[test]
    fn every_hint_is_shown_in_some_game() {
        let mut all: Vec<String> = RuleSheet::every().flat_map(shown).collect();
        all.sort();
        all.dedup();
        let mut known: Vec<&str> = ids::HINTS.iter().map(|hint| hint.name()).collect();
        known.sort_unstable();
        assert_eq!(all, known);
    }

    #[test]
    fn a_first_game_begins_with_the_throw() {
        for sheet in RuleSheet::every() {
            let shown = shown(sheet);
            assert_eq!(shown[0], ids::HINT_THROW.name(), "{sheet}");
            let water = shown.iter().any(|hint| hint == ids::HINT_STUCK.name());
            assert_eq!(water, sheet.water_holds(), "{sheet}");
        }
    }
}
