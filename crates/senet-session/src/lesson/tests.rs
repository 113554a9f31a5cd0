//! Every lesson of every sheet is played through, and does what it says.

use senet::{Cause, NoForward, SheetId, Side, Stage, Water};

use super::*;

fn lessons() -> impl Iterator<Item = Lesson> {
    let of_sheet = |sheet: RuleSheet| {
        let lesson = move |topic| Lesson::new(&sheet, topic).unwrap_or_else(|| panic!("{sheet}: {topic}"));
        Topic::of(&sheet).map(lesson).collect::<Vec<_>>()
    };
    SheetId::ALL.map(RuleSheet::plain).into_iter().flat_map(of_sheet)
}

fn lesson(sheet: RuleSheet, topic: Topic) -> Lesson {
    Lesson::new(&sheet, topic).expect("a lesson")
}

fn table(lesson: &Lesson, scene: usize) -> GameTable {
    lesson.table(scene, ["a".to_owned(), "b".to_owned()]).expect("a scene")
}

/// A step, and the positions of its game before and after it.
struct Played<'l> {
    step: &'l Step,
    before: Stage,
    after: Stage,
    made: Option<Move>,
}

/// Plays through a lesson by the `choice`th of the accepted moves, as the page does.
fn play(lesson: &Lesson, choice: usize) -> Vec<Played<'_>> {
    let (mut table, mut scene) = (table(lesson, 0), 0);
    let mut at = 0;
    let mut all = Vec::new();
    while let Some(step) = lesson.step(at) {
        let what = format!("{} {}, step {at}", lesson.sheet, lesson.topic);
        if step.scene != scene {
            scene = step.scene;
            table = super::tests::table(lesson, scene);
        }
        let before = table.game().stage();
        let events = |table: &GameTable| table.game().events().len();
        assert_eq!(lesson.after(at, events(&table)), at, "{what} waits");
        let mut made = None;
        match &step.awaits {
            Awaits::Next | Awaits::End => at += 1,
            Awaits::Throw => {
                assert!(table.waits_for_person(), "{what}");
                table.session.throw().expect("a throw is due");
            }
            Awaits::Move { accepted, .. } => {
                assert!(table.waits_for_person(), "{what}");
                let chosen = accepted[choice % accepted.len()];
                table.session.apply(Event::Move(chosen)).unwrap_or_else(|error| panic!("{what}: {error}"));
                made = Some(chosen);
            }
            Awaits::Reply(reply) => {
                assert!(!table.waits_for_person(), "{what}");
                table.session.throw().expect("a throw is due");
                assert_eq!(lesson.after(at, events(&table)), at, "{what} waits for the move");
                table.session.apply(Event::Move(*reply)).unwrap_or_else(|error| panic!("{what}: {error}"));
                made = Some(*reply);
            }
        }
        if made.is_some() || step.awaits == Awaits::Throw {
            assert_eq!(lesson.after(at, events(&table)), at + 1, "{what} is done");
            at += 1;
        }
        all.push(Played { step, before, after: table.game().stage(), made });
    }
    all
}

fn position(stage: Stage) -> Position {
    match stage {
        Stage::Play(position) => position,
        other => panic!("no position: {other:?}"),
    }
}

/// The step with a line.
fn at_line(lesson: &Lesson, line: Line) -> Played<'_> {
    let found = play(lesson, 0).into_iter().find(|played| played.step.told.line == line && played.made.is_some());
    found.unwrap_or_else(|| panic!("{} {}: no {line:?}", lesson.sheet, lesson.topic))
}

/// The position to solve last, its accepted moves, and the others.
fn to_solve(lesson: &Lesson) -> (Position, Vec<Move>, Vec<Move>) {
    let played = play(lesson, 0);
    let found = played.iter().rev().find_map(|played| match &played.step.awaits {
        Awaits::Move { accepted, to_solve: true, .. } => Some((position(played.before), accepted.clone())),
        _ => None,
    });
    let (position, accepted) = found.expect("a position to solve");
    let others = position.legal_moves(&lesson.sheet).iter().filter(|legal| !accepted.contains(legal)).collect();
    (position, accepted, others)
}

/// The moves of a side for any throw, from its turn on.
fn chances(sheet: &RuleSheet, position: &Position, side: Side) -> Vec<Move> {
    let rows = position.to_string();
    let board = rows.split(' ').next().expect("a board").to_owned();
    let sign = if side == Side::Cones { 'c' } else { 's' };
    let thrown = |(throw, _): &(senet::Throw, u32)| Position::parse(sheet, &format!("{board} {sign} - {throw}"));
    let positions = sheet.casting().weights().iter().filter_map(|weight| thrown(weight).ok());
    positions.flat_map(|position| position.legal_moves(sheet).iter().collect::<Vec<_>>()).collect()
}

#[test]
fn every_sheet_has_the_lessons_that_its_rules_ask_for() {
    let names = |sheet: RuleSheet| Topic::of(&sheet).map(Topic::name).collect::<Vec<_>>().join(" ");
    let common = "first first-moves protection blockade water leaving";
    let with_backward = "first first-moves protection blockade backward water leaving";
    let with_26 = "first first-moves protection blockade backward house-26 water leaving";
    assert_eq!(names(RuleSheet::DUTCH), with_backward);
    assert_eq!(names(RuleSheet::FRENCH), with_backward);
    assert_eq!(names(RuleSheet::CARPIGNANO), with_26);
    assert_eq!(names(RuleSheet::UNINERD), with_26);
    assert_eq!(names(RuleSheet::SPANISH), format!("{common} exit-3-2-1 happiness rebirth"));
    assert_eq!(lessons().count(), 6 * 5 + 4 + 2 + 3);
    assert_eq!(Lesson::new(&RuleSheet::DUTCH, Topic::Happiness), None);
    assert_eq!(Lesson::new(&RuleSheet::DUTCH, Topic::Option(SheetOption::Rebirth)), None);
}

#[test]
fn topics_are_read_back() {
    for lesson in lessons() {
        assert_eq!(lesson.topic.to_string().parse(), Ok(lesson.topic));
    }
    assert_eq!("fire".parse::<Topic>(), Err(UnknownTopic));
}

#[test]
fn every_lesson_can_be_played_and_ends_with_a_position_to_solve() {
    for lesson in lessons() {
        let what = format!("{} {}", lesson.sheet, lesson.topic);
        for choice in 0..3 {
            let played = play(&lesson, choice);
            assert_eq!(played.len(), lesson.len(), "{what}");
            let [.., last, end] = lesson.steps.as_slice() else { panic!("{what} is short") };
            assert_eq!(end.awaits, Awaits::End, "{what}");
            assert!(matches!(last.awaits, Awaits::Move { to_solve: true, .. }), "{what}");
        }
        let ends = lesson.steps.iter().filter(|step| step.awaits == Awaits::End).count();
        assert_eq!((ends, lesson.is_empty()), (1, false), "{what}");
    }
}

#[test]
fn each_position_to_solve_can_be_failed() {
    for lesson in lessons().filter(|lesson| !(lesson.topic == Topic::Leaving && lesson.sheet == RuleSheet::DUTCH)) {
        let (position, accepted, others) = to_solve(&lesson);
        assert!(!accepted.is_empty() && !others.is_empty(), "{} {}: {position}", lesson.sheet, lesson.topic);
    }
    // The rest of a throw has a single move here; the move before it can fail.
    let dutch = lesson(RuleSheet::DUTCH, Topic::Leaving);
    let Played { before, .. } = at_line(&dutch, Line::FindRest);
    assert!(position(before).legal_moves(&dutch.sheet).len() > 1);
}

#[test]
fn captures_are_found_where_lessons_ask_for_them() {
    for lesson in lessons() {
        for played in play(&lesson, 0) {
            let asks = [Line::FindCapture, Line::FindCaptureWithoutNine, Line::Alone];
            if !asks.contains(&played.step.told.line) {
                continue;
            }
            let Awaits::Move { accepted, .. } = &played.step.awaits else { panic!("no move is asked for") };
            let legal = position(played.before).legal_moves(&lesson.sheet);
            let captures = legal.iter().filter(|legal| legal.is_capture());
            let mut accepted = accepted.clone();
            accepted.sort();
            assert_eq!(captures.collect::<Vec<_>>(), accepted, "{} {}", lesson.sheet, lesson.topic);
        }
    }
}

#[test]
fn the_first_lesson_throws_again_captures_passes_the_turn_and_takes_a_piece_off() {
    for sheet in SheetId::ALL.map(RuleSheet::plain) {
        let lesson = lesson(sheet, Topic::First);
        let played = play(&lesson, 0);
        let moves: Vec<Move> = played.iter().filter_map(|played| played.made).collect();
        assert!(moves[1].is_capture() && moves[3].leaves_board(), "{sheet}: {moves:?}");
        let side_after = |index: usize| {
            let of_move = played.iter().filter(|played| played.made.is_some()).nth(index).expect("a move");
            position(of_move.after).side()
        };
        assert_eq!([0, 1].map(side_after), [Side::Cones, Side::Spools], "{sheet}");
        let throws = played.iter().filter(|played| played.step.awaits == Awaits::Throw).count();
        assert_eq!(throws, 3, "{sheet}");
    }
}

#[test]
fn the_first_moves_belong_to_a_piece() {
    for sheet in SheetId::ALL.map(RuleSheet::plain) {
        let lesson = lesson(sheet, Topic::FirstMoves);
        let all = play(&lesson, 0);
        let mut moves = all.iter().filter(|played| played.made.is_some());
        let first = moves.next().expect("a first move");
        assert_eq!(position(first.before).legal_moves(&sheet).len(), 1, "{sheet}");
        assert_eq!(first.made.and_then(Move::from), House::new(10), "{sheet}");
        if !sheet.opens_with_one() {
            // The cones have moved a spool.
            assert_eq!(position(first.before).side(), Side::Cones);
            assert!(position(first.before).pieces(Side::Spools).contains(House::new(10).expect("a house")));
            continue;
        }
        let of_nine = moves.find(|played| played.step.told.line == Line::Nine).expect("a reply");
        assert_eq!(of_nine.made.and_then(Move::from), House::new(9), "{sheet}");
        let (position, ..) = to_solve(&lesson);
        assert_eq!(position.owed(), senet::Owed::Cones);
        let refusal = position.why_not(&sheet, House::new(9).expect("a house"), House::new(12)).expect("refused");
        assert_eq!(refusal.cause(), Cause::Protected, "{sheet}");
    }
}

#[test]
fn a_protected_piece_cannot_be_captured_and_the_solution_protects_all() {
    for sheet in SheetId::ALL.map(RuleSheet::plain) {
        let lesson = lesson(sheet, Topic::Protection);
        let before = position(at_line(&lesson, Line::Alone).before);
        let refusal = before.why_not(&sheet, House::new(5).expect("a house"), House::new(8)).expect("refused");
        assert_eq!(refusal.cause(), Cause::Protected, "{sheet}");
        let (position, accepted, others) = to_solve(&lesson);
        let endangers = |played: &Move| {
            let after = position.play(&sheet, *played).expect("legal");
            chances(&sheet, &after, !position.side()).iter().any(|answer| answer.is_capture())
        };
        assert!(!accepted.iter().any(endangers), "{sheet}");
        assert!(others.iter().all(endangers), "{sheet}");
    }
}

#[test]
fn a_blockade_blocks() {
    for sheet in SheetId::ALL.map(RuleSheet::plain) {
        let lesson = lesson(sheet, Topic::Blockade);
        let before = position(at_line(&lesson, Line::Barred).before);
        let barred = before.why_not_from(&sheet, House::new(13).expect("a house")).expect("refused");
        assert_eq!(barred.cause(), Cause::Blockade, "{sheet}");
        let (position, accepted, others) = to_solve(&lesson);
        // The spool on 12 passes the cones unless they are three in a row.
        let passes = |played: &Move| {
            let after = position.play(&sheet, *played).expect("legal");
            let beyond = |answer: &Move| answer.from() == House::new(12) && answer.to() > House::new(16);
            chances(&sheet, &after, Side::Spools).iter().any(beyond)
        };
        assert!(!accepted.iter().any(passes) && others.iter().all(passes), "{sheet}");
    }
}

#[test]
fn pieces_go_back_only_where_none_can_go_forward() {
    for sheet in SheetId::ALL.map(RuleSheet::plain).into_iter().filter(|sheet| sheet.no_forward() != NoForward::Pass) {
        let lesson = lesson(sheet, Topic::Backward);
        for played in play(&lesson, 0).iter().filter(|played| played.made.is_some()) {
            let legal = position(played.before).legal_moves(&sheet);
            let is_return = played.step.told.to == House::new(13);
            let fits = |legal: Move| if is_return { legal.is_forced_return() } else { legal.is_backward() };
            assert!(legal.iter().all(fits), "{sheet}: {}", position(played.before));
        }
        let returns = lesson.steps.iter().any(|step| step.told.line == Line::Return);
        assert_eq!(returns, sheet.no_forward() == NoForward::ReturnThenBackward, "{sheet}");
        let (position, accepted, others) = to_solve(&lesson);
        if sheet.no_forward() != NoForward::BackwardToEmpty {
            assert!(accepted.iter().all(|played| played.is_capture()), "{sheet}");
            continue;
        }
        let before = self::position(at_line(&lesson, Line::Barred).before);
        let refusal = before.why_not(&sheet, House::new(12).expect("a house"), House::new(8)).expect("refused");
        assert_eq!(refusal.cause(), Cause::BackwardToEmpty, "{sheet}");
        let endangers = |played: &Move| {
            let after = position.play(&sheet, *played).expect("legal");
            chances(&sheet, &after, !position.side()).iter().any(|answer| answer.is_capture())
        };
        assert!(!accepted.iter().any(endangers) && others.iter().all(endangers), "{sheet}");
    }
}

#[test]
fn house_26_gives_a_throw_or_leads_over_the_water() {
    let carpignano = lesson(RuleSheet::CARPIGNANO, Topic::Happiness);
    let (before, accepted, others) = to_solve(&carpignano);
    let again = |played: &Move| {
        let after = before.play(&RuleSheet::CARPIGNANO, *played).expect("legal");
        after.side() == before.side()
    };
    assert!(accepted.iter().all(again) && !others.iter().any(again));
    let uninerd = lesson(RuleSheet::UNINERD, Topic::Happiness);
    let over = at_line(&uninerd, Line::Guide);
    let by_one = position(over.before).legal_moves(&RuleSheet::UNINERD);
    let ends: Vec<_> = by_one.iter().filter(|legal| legal.from() == Some(House::HAPPINESS)).map(Move::to).collect();
    assert_eq!(ends, [Some(House::WATER), Some(House::THREE_TRUTHS)]);
}

#[test]
fn the_water_returns_pieces_where_the_sheet_says() {
    let rebirth = RuleSheet::new(SheetId::Spanish, [SheetOption::Rebirth].into_iter().collect()).expect("an option");
    let of_sheets = SheetId::ALL.map(|sheet| lesson(RuleSheet::plain(sheet), Topic::Water));
    let of_option = lesson(RuleSheet::SPANISH, Topic::Option(SheetOption::Rebirth));
    assert_eq!(of_option.sheet, rebirth);
    for lesson in of_sheets.into_iter().chain([of_option]) {
        let sheet = lesson.sheet;
        let end = at_line(&lesson, Line::IntoWater).made.and_then(Move::end);
        let taken = (sheet.water() != Water::Start).then(|| at_line(&lesson, Line::RebirthTaken));
        let second = taken.and_then(|taken| taken.made?.end()).map(House::number);
        let expected = match sheet.water() {
            Water::Start => (1, None),
            Water::RebirthOrStart => (15, Some(1)),
            Water::RebirthOrStuck => (15, Some(27)),
        };
        assert_eq!((end.map(House::number), second), (Some(expected.0), expected.1), "{sheet}");
        let (_, accepted, others) = to_solve(&lesson);
        let falls = |played: &Move| played.to() == Some(House::WATER);
        assert!(!accepted.iter().any(falls) && others.iter().all(falls), "{sheet}");
    }
    // The 4 takes the piece out.
    let uninerd = lesson(RuleSheet::UNINERD, Topic::Water);
    assert!(at_line(&uninerd, Line::TakeOff).made.is_some_and(Move::leaves_board));
}

/// The number of pieces that a move takes off the board.
fn taken_off(sheet: &RuleSheet, before: &Position, played: Move) -> usize {
    let after = before.play(sheet, played).expect("legal");
    before.pieces(before.side()).len() - after.pieces(before.side()).len()
}

#[test]
fn pieces_leave_as_the_sheet_says() {
    let exit = lesson(RuleSheet::SPANISH, Topic::Option(SheetOption::Exit321));
    let of_sheets = SheetId::ALL.map(|sheet| lesson(RuleSheet::plain(sheet), Topic::Leaving));
    for lesson in of_sheets.into_iter().chain([exit]) {
        let sheet = lesson.sheet;
        for played in play(&lesson, 0) {
            let asked = played.step.told.line;
            if let ([Line::TakeOff | Line::OpenExit | Line::FindLeaving | Line::FindRest], Some(made)) =
                ([asked], played.made)
            {
                assert_eq!(taken_off(&sheet, &position(played.before), made), 1, "{sheet}: {asked:?}");
            }
        }
        let (position, accepted, others) = to_solve(&lesson);
        if sheet.id() == SheetId::French {
            let opens = |played: &Move| {
                let after = position.play(&sheet, *played).expect("legal");
                chances(&sheet, &after, position.side()).iter().any(|next| next.leaves_board())
            };
            assert!(accepted.iter().all(opens) && !others.iter().any(opens), "{sheet}");
        } else if sheet.id() != SheetId::Dutch {
            assert!(accepted.iter().all(|played| taken_off(&sheet, &position, *played) == 1), "{sheet}");
            assert!(others.iter().all(|played| taken_off(&sheet, &position, *played) == 0), "{sheet}");
        }
    }
    // Another piece plays the rest.
    let dutch = lesson(RuleSheet::DUTCH, Topic::Leaving);
    let rest = position(at_line(&dutch, Line::Rest).before).phase();
    assert!(matches!(rest, Phase::Rest { .. }), "{rest:?}");
}

#[test]
fn every_piece_lands_on_26_first_where_the_option_says_so() {
    let lesson = lesson(RuleSheet::SPANISH, Topic::Option(SheetOption::Happiness));
    let before = position(at_line(&lesson, Line::Barred).before);
    let refusal = before.why_not_from(&lesson.sheet, House::new(24).expect("a house")).expect("refused");
    assert_eq!(refusal.cause(), Cause::MustLandOn26);
    let (_, accepted, others) = to_solve(&lesson);
    let lands = |played: &Move| played.to() == Some(House::HAPPINESS);
    assert!(accepted.iter().all(lands) && !others.iter().any(lands));
}

#[test]
fn the_table_before_each_step_is_laid_again() {
    let names = || ["a".to_owned(), "b".to_owned()];
    for lesson in lessons() {
        let played = play(&lesson, 0);
        for (at, now) in played.iter().enumerate() {
            let of_scene = played[..at].iter().filter(|played| played.step.scene == now.step.scene);
            let moves: Vec<Move> = of_scene.filter_map(|played| played.made).collect();
            let what = format!("{} {}, step {at}", lesson.sheet, lesson.topic);
            let table = lesson.table_at(at, &moves, names()).unwrap_or_else(|| panic!("{what}"));
            assert_eq!(table.game().stage(), now.before, "{what}");
            if !moves.is_empty() {
                assert!(lesson.table_at(at, &moves[1..], names()).is_none(), "{what} misses a move");
            }
        }
        assert!(lesson.table_at(lesson.len(), &[], names()).is_none());
    }
}

#[test]
fn a_lesson_is_not_ahead_of_its_game() {
    let lesson = lesson(RuleSheet::FRENCH, Topic::First);
    // Reading on needs no event, and a throw needs one.
    assert_eq!(lesson.after(0, 9), 0);
    assert_eq!((lesson.after(2, 0), lesson.after(2, 1)), (2, 3));
    assert_eq!(lesson.after(999, 0), 999);
}
