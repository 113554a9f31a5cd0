//! The lessons, one function for each topic. Moves are pairs of houses.

use senet::{LeavingThrow, NoForward, OpeningRule, OptionSet, RuleSheet, SheetOption, Water};

use super::script::{OFF, Script};
use super::{Lesson, Line, Topic};

/// The lesson about a topic that the sheet has.
pub(super) fn lesson(sheet: &RuleSheet, topic: Topic) -> Option<Lesson> {
    let script = match topic {
        Topic::First => first(sheet),
        Topic::FirstMoves if sheet.opens_with_one() => first_moves(sheet),
        Topic::FirstMoves => first_moves_of_die(sheet),
        Topic::Protection => protection(sheet),
        Topic::Blockade => blockade(sheet),
        Topic::Backward => backward(sheet),
        Topic::Happiness if sheet.step_over_water() => leap(sheet),
        Topic::Happiness => extra_throw(sheet),
        Topic::Water => water(sheet, Topic::Water),
        Topic::Leaving => leaving(sheet),
        Topic::Option(option) => {
            let options: OptionSet = [option].into_iter().collect();
            of_option(&RuleSheet::new(sheet.id(), options).ok()?, option)
        }
    };
    script.finished()
}

fn first(sheet: &RuleSheet) -> Script {
    // Where 30 is the exit, a 2 is enough.
    let (near_the_end, leaves) = if sheet.leaving().on_30 { (Line::LeaveThrough30, 2) } else { (Line::NearTheEnd, 3) };
    Script::new(sheet, Topic::First)
        .lay("cscscs4/3cs1c3/s9 c - ?")
        .say(Line::Aim, &[1, 3, 5, 14, 17])
        .say(Line::Path, &[10, 11, 20, 21, 30])
        .throw(Line::Throw, 4)
        .guide(Line::Guide, (14, 18))
        .throw(Line::ThrowAgain, 3)
        .say(Line::Capture, &[21])
        .guide(Line::Guide, (18, 21))
        .reply(Line::TurnPasses, 2, (6, 8))
        .lay("8s1/6s3/1c5c2 c - ?")
        .say(near_the_end, &[28])
        .throw(Line::YourTurn, leaves)
        .guide(Line::TakeOff, (28, OFF))
        .lay("3c1ss3/1c4c1s1/10 c - 2")
        .solve(Line::FindCapture, Line::WrongCapture, &[(17, 19)])
        .end(Line::LearntFirst)
}

fn first_moves(sheet: &RuleSheet) -> Script {
    let begins = if sheet.opening() == OpeningRule::OnlyOne { Line::OnlyOne } else { Line::FirstOne };
    Script::new(sheet, Topic::FirstMoves)
        .lay("cscscscscs/10/10 s s10c9 1")
        .say(begins, &[10, 11])
        .guide(Line::Guide, (10, 11))
        .throw(Line::ThrowAgain, 2)
        .guide(Line::Guide, (11, 13))
        .reply(Line::Nine, 3, (9, 12))
        .lay("cscscsc1c1/1ss7/10 c c9 3")
        .solve(Line::FindCaptureWithoutNine, Line::WrongCapture, &[(1, 4), (3, 6)])
        .end(Line::Nine)
}

fn first_moves_of_die(sheet: &RuleSheet) -> Script {
    Script::new(sheet, Topic::FirstMoves)
        .lay("cscscscscs/10/10 c c10 ?")
        .say(Line::HighestDie, &[10])
        .throw(Line::YourTurn, 4)
        .guide(Line::Guide, (10, 14))
        .throw(Line::ThrowAgain, 5)
        .solve(Line::FindCapture, Line::WrongCapture, &[(9, 14), (3, 8), (1, 6)])
        .end(Line::HighestDie)
}

fn protection(sheet: &RuleSheet) -> Script {
    Script::new(sheet, Topic::Protection)
        .lay("2c1c2ss1/2c2s4/10 c - 3")
        .say(Line::Protected, &[8, 9])
        .guide(Line::Alone, (13, 16))
        .lay("9s/1s1c2c3/5c4 c - 2")
        .solve(Line::FindProtection, Line::WrongProtection, &[(14, 16)])
        .end(Line::Protected)
}

fn blockade(sheet: &RuleSheet) -> Script {
    Script::new(sheet, Topic::Blockade)
        .lay("4c5/2csss3c/10 c - 4")
        .say(Line::Blockade, &[14, 15, 16])
        .barred(Line::Barred, 13)
        .lay("2c5s1/cs1c1c4/10 c - 4")
        .solve(Line::FindBlockade, Line::WrongBlockade, &[(11, 15)])
        .end(Line::Blockade)
}

fn backward(sheet: &RuleSheet) -> Script {
    let script = Script::new(sheet, Topic::Backward)
        .lay("10/1ccsss4/10 c - 4")
        .say(Line::Backward, &[14, 15, 16])
        .guide(Line::Guide, (13, 9));
    if sheet.no_forward() == NoForward::BackwardToEmpty {
        return script
            .lay("7s2/1ccsss4/10 c - 4")
            .say(Line::BackwardToEmpty, &[8])
            .barred(Line::Barred, 12)
            .lay("6s3/1ccsss4/10 c - 2")
            .solve(Line::FindProtection, Line::WrongProtection, &[(13, 11)])
            .end(Line::BackwardToEmpty);
    }
    let script = match sheet.no_forward() {
        NoForward::ReturnThenBackward => script
            .lay("10/1ccsss4/10 c - 1")
            .say(Line::Return, &[12, 13])
            .guide(Line::Guide, (12, 13))
            .say_end(Line::OutOfWater),
        _ => script,
    };
    script
        .lay("7s2/1ccsss4/10 c - 4")
        .solve(Line::FindCapture, Line::WrongCapture, &[(12, 8)])
        .end(Line::BackwardCaptures)
}

fn extra_throw(sheet: &RuleSheet) -> Script {
    Script::new(sheet, Topic::Happiness)
        .lay("4s5/3c5s/3c6 c - 2")
        .say(Line::HappinessThrows, &[26])
        .guide(Line::Guide, (24, 26))
        .throw(Line::ExtraThrow, 3)
        .guide(Line::Guide, (14, 17))
        .lay("4s5/3c5s/2c1c5 c - 3")
        .solve(Line::FindHappiness, Line::WrongHappiness, &[(23, 26)])
        .end(Line::HappinessThrows)
}

fn leap(sheet: &RuleSheet) -> Script {
    Script::new(sheet, Topic::Happiness)
        .lay("4s5/3c5s/5c4 c - 1")
        .say(Line::HappinessLeaps, &[26, 28])
        .guide(Line::Guide, (26, 28))
        .lay("4s5/9s/4cc4 c - 2")
        .solve(Line::FindDry, Line::WrongDry, &[(26, 28)])
        .end(Line::HappinessLeaps)
}

fn water(sheet: &RuleSheet, topic: Topic) -> Script {
    let line = match sheet.water() {
        _ if topic != Topic::Water => Line::Option(SheetOption::Rebirth),
        Water::Start => Line::WaterStart,
        Water::RebirthOrStart => Line::WaterRebirth,
        Water::RebirthOrStuck => Line::WaterStuck,
    };
    let script = Script::new(sheet, topic)
        .lay("4s5/1c7s/3c6 c - 3")
        .say(line, &[27])
        .guide(Line::IntoWater, (24, 27))
        .say_end(Line::OutOfWater);
    let taken = "4s5/4c4s/4c5 c - 2";
    let script = match sheet.water() {
        Water::Start => script,
        Water::RebirthOrStart => script.lay(taken).guide(Line::RebirthTaken, (25, 27)).say_end(Line::OutOfWater),
        Water::RebirthOrStuck => script
            .lay(taken)
            .guide(Line::RebirthTaken, (25, 27))
            .reply(Line::Stuck, 2, (20, 22))
            .throw(Line::YourTurn, 4)
            .guide(Line::TakeOff, (27, OFF)),
    };
    script.lay("4s5/9s/4cc4 c - 2").solve(Line::FindDry, Line::WrongDry, &[(26, 28)]).end(line)
}

fn leaving(sheet: &RuleSheet) -> Script {
    let script = Script::new(sheet, Topic::Leaving);
    let leaving = sheet.leaving();
    let find = |script: Script, accepted: (u8, u8)| script.solve(Line::FindLeaving, Line::WrongLeaving, &[accepted]);
    if leaving.on_30 {
        let script = script
            .lay("8s1/7c2/2s2c4 c - 4")
            .say(Line::LeaveThrough30, &[30])
            .guide(Line::Guide, (26, 30))
            .throw(Line::ThrowAgain, 3)
            .guide(Line::OpenExit, (18, 21))
            .lay("8s1/1s8/1c1c3c2 c - 2");
        return find(script, (28, OFF)).end(Line::LeaveThrough30);
    }
    if leaving.at_turn_start.is_some() {
        let script = script
            .lay("8s1/3c6/s6cc1 c - 3")
            .say(Line::LeaveByOwnThrow, &[28, 29])
            .guide(Line::TakeOff, (28, OFF))
            .lay("8s1/3c6/s8c c - ^")
            .say(Line::LeaveAtTurnStart, &[30])
            .guide(Line::TakeOff, (30, OFF))
            .lay("8s1/3c6/s6cc1 c - 2");
        return find(script, (29, OFF)).end(Line::LeaveByOwnThrow);
    }
    if leaving.rest_is_played {
        return script
            .lay("8s1/1c7s/8c1 c - 4")
            .say(Line::LeaveWithRest, &[29])
            .guide(Line::TakeOff, (29, OFF))
            .guide(Line::Rest, (12, 14))
            .lay("8s1/1c1s5s/9c c - 3")
            .solve(Line::FindRest, Line::WrongLeaving, &[(30, OFF)])
            .solve(Line::FindCapture, Line::WrongCapture, &[(12, 14)])
            .end(Line::LeaveWithRest);
    }
    if leaving.throw == LeavingThrow::AtLeast {
        return script
            .lay("8s1/3s4c1/8c1 c - 4")
            .say(Line::LeaveGathered, &[19, 29])
            .guide(Line::Guide, (19, 23))
            .throw(Line::ThrowAgain, 3)
            .guide(Line::TakeOff, (29, OFF))
            .lay("8s1/3s4c1/3c5c c - 4")
            .solve(Line::FindGathering, Line::WrongGathering, &[(19, 23)])
            .end(Line::LeaveGathered);
    }
    let script = script
        .lay("8s1/3c6/s3c2c2 c - 3")
        .say(Line::LeaveExactly, &[28, 29, 30])
        .guide(Line::TakeOff, (28, OFF))
        .lay("8s1/3c6/s6cc1 c - 2");
    find(script, (29, OFF)).end(Line::LeaveExactly)
}

fn of_option(sheet: &RuleSheet, option: SheetOption) -> Script {
    let topic = Topic::Option(option);
    let line = Line::Option(option);
    match option {
        SheetOption::Rebirth => water(sheet, topic),
        SheetOption::Happiness => Script::new(sheet, topic)
            .lay("2c5s1/1s8/3c6 c - 4")
            .say(line, &[26])
            .barred(Line::Barred, 24)
            .lay("2c5s1/1s8/3c6 c - 2")
            .solve(Line::FindHappiness, Line::WrongHappiness, &[(24, 26)])
            .end(line),
        SheetOption::Exit321 => Script::new(sheet, topic)
            .lay("8s1/1s8/1c5c1c c - 3")
            .say(line, &[28, 29, 30])
            .guide(Line::TakeOff, (28, OFF))
            .lay("8s1/1s8/1c2c4c c - 1")
            .solve(Line::FindLeaving, Line::WrongLeaving, &[(30, OFF)])
            .end(line),
    }
}
