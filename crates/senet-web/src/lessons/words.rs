//! The sentences of lessons.

use senet::{House, SheetOption};
use senet_i18n::Words;
use senet_i18n::ids::{self, Id};
use senet_i18n::sentences;
use senet_session::lesson::{Awaits, Lesson, Line, Told, Topic};

use crate::store::Shown;

/// The title of a topic.
pub(crate) fn title(words: &Words, topic: Topic) -> String {
    let id = match topic {
        Topic::First => ids::LESSON_FIRST,
        Topic::FirstMoves => ids::LESSON_FIRST_MOVES,
        Topic::Protection => ids::LESSON_PROTECTION,
        Topic::Blockade => ids::LESSON_BLOCKADE,
        Topic::Backward => ids::LESSON_BACKWARD,
        Topic::Happiness => return words.format(ids::HOUSE_NUMBER, &[("house", House::HAPPINESS.into())]),
        Topic::Water => ids::LESSON_WATER,
        Topic::Leaving => ids::RULES_HEADING_LEAVING,
        Topic::Option(option) => return sentences::option_name(words, option),
    };
    words.text(id)
}

/// Describes a step for the table.
pub(super) fn shown(words: &Words, lesson: &Lesson, at: usize) -> Shown {
    let Some(step) = lesson.step(at) else { return Shown::default() };
    let said = told(words, step.told);
    let text = if step.awaits == Awaits::End { format!("{} {said}", words.text(ids::UI_PUZZLE_RIGHT)) } else { said };
    let (accepted, wrong) = match &step.awaits {
        Awaits::Move { accepted, wrong, .. } => (accepted.clone(), told(words, *wrong)),
        _ => (Vec::new(), String::new()),
    };
    Shown {
        heading: format!("{} {}/{}", title(words, lesson.topic), at + 1, lesson.len()),
        text,
        houses: step.houses,
        throws: step.awaits == Awaits::Throw,
        accepted,
        wrong,
    }
}

fn told(words: &Words, Told { line, from, to }: Told) -> String {
    let number = |house: Option<House>| house.map_or(0, House::number).into();
    words.format(id(line), &[("from", number(from)), ("to", number(to)), ("who", "you".into())])
}

/// The message of a line.
const fn id(line: Line) -> Id {
    match line {
        Line::Aim => ids::LESSON_AIM,
        Line::Path => ids::LESSON_PATH,
        Line::Throw => ids::HINT_THROW,
        Line::ThrowAgain => ids::HINT_THROW_AGAIN,
        Line::YourTurn => ids::PROMPT_THROW,
        Line::TurnPasses => ids::HINT_TURN_PASSES,
        Line::Guide => ids::LESSON_GUIDE,
        Line::TakeOff => ids::LESSON_TAKE_OFF,
        Line::Capture => ids::HINT_CAPTURE,
        Line::Protected => ids::HINT_PROTECTED,
        Line::Alone => ids::LESSON_ALONE,
        Line::Blockade => ids::HINT_BLOCKADE,
        Line::Barred => ids::LESSON_BARRED,
        Line::Backward => ids::HINT_BACKWARD,
        Line::BackwardCaptures => ids::LESSON_BACKWARD_CAPTURES,
        Line::BackwardToEmpty => ids::LESSON_BACKWARD_TO_EMPTY,
        Line::Return => ids::HINT_RETURN,
        Line::NearTheEnd => ids::HINT_LEAVING,
        Line::FirstOne => ids::RULES_ALL_BEGINNING,
        Line::OnlyOne => ids::RULES_SPANISH_BEGINNING,
        Line::HighestDie => ids::RULES_UNINERD_BEGINNING,
        Line::Nine => ids::RULES_ALL_NINE,
        Line::HappinessThrows => ids::ABOUT_26_THROW,
        Line::ExtraThrow => ids::MOVE_EXTRA_THROW,
        Line::HappinessLeaps => ids::ABOUT_26_OVER,
        Line::WaterStart => ids::ABOUT_WATER_START,
        Line::WaterRebirth => ids::ABOUT_WATER_REBIRTH,
        Line::WaterStuck => ids::ABOUT_WATER_STUCK,
        Line::IntoWater => ids::LESSON_INTO_WATER,
        Line::OutOfWater => ids::LESSON_OUT_OF_WATER,
        Line::RebirthTaken => ids::LESSON_REBIRTH_TAKEN,
        Line::Stuck => ids::HINT_STUCK,
        Line::LeaveExactly => ids::LESSON_LEAVE_EXACTLY,
        Line::LeaveThrough30 => ids::HINT_EXIT,
        Line::LeaveByOwnThrow => ids::REFUSAL_WRONG_THROW_FOR_HOUSE,
        Line::LeaveAtTurnStart => ids::ABOUT_30_TURN_START,
        Line::LeaveGathered => ids::RULES_FRENCH_LEAVING,
        Line::LeaveWithRest => ids::RULES_DUTCH_LEAVING,
        Line::OpenExit => ids::LESSON_OPEN_EXIT,
        Line::Rest => ids::HINT_REST,
        Line::Option(SheetOption::Exit321) => ids::OPTION_EXIT_3_2_1_SUMMARY,
        Line::Option(SheetOption::Happiness) => ids::OPTION_HAPPINESS_SUMMARY,
        Line::Option(SheetOption::Rebirth) => ids::OPTION_REBIRTH_SUMMARY,
        Line::FindCapture => ids::LESSON_FIND_CAPTURE,
        Line::FindCaptureWithoutNine => ids::LESSON_FIND_WITHOUT_NINE,
        Line::FindProtection => ids::LESSON_FIND_PROTECTION,
        Line::FindBlockade => ids::LESSON_FIND_BLOCKADE,
        Line::FindHappiness => ids::LESSON_FIND_HAPPINESS,
        Line::FindDry => ids::LESSON_FIND_DRY,
        Line::FindLeaving => ids::LESSON_FIND_LEAVING,
        Line::FindGathering => ids::LESSON_FIND_GATHERING,
        Line::FindRest => ids::LESSON_FIND_REST,
        Line::WrongGuide => ids::LESSON_WRONG_GUIDE,
        Line::WrongCapture => ids::LESSON_WRONG_CAPTURE,
        Line::WrongProtection => ids::LESSON_WRONG_PROTECTION,
        Line::WrongBlockade => ids::LESSON_WRONG_BLOCKADE,
        Line::WrongHappiness => ids::LESSON_WRONG_HAPPINESS,
        Line::WrongDry => ids::LESSON_WRONG_DRY,
        Line::WrongLeaving => ids::LESSON_WRONG_LEAVING,
        Line::WrongGathering => ids::LESSON_WRONG_GATHERING,
        Line::LearntFirst => ids::LESSON_LEARNT_FIRST,
    }
}

#[cfg(test)]
mod tests {
    use senet::{RuleSheet, SheetId};
    use senet_i18n::Language;

    use super::*;

    /// The longest sentence that fits the bubble of a telephone.
    const LONGEST: usize = 250;

    #[test]
    fn every_step_of_every_lesson_has_words_in_every_language() {
        for words in Language::ALL.map(Words::new) {
            for sheet in SheetId::ALL.map(RuleSheet::plain) {
                for topic in Topic::of(&sheet) {
                    let lesson = Lesson::new(&sheet, topic).expect("a lesson");
                    for at in 0..lesson.len() {
                        let shown = shown(&words, &lesson, at);
                        let what = format!("{} {sheet} {topic} {at}: {shown:?}", words.language());
                        for text in [&shown.heading, &shown.text] {
                            assert!(!text.is_empty() && !text.contains(['{', '$']), "{what}");
                            assert!(text.chars().count() <= LONGEST, "{what}");
                        }
                        assert_eq!(shown.accepted.is_empty(), shown.wrong.is_empty(), "{what}");
                        // A house that is not there would be 0.
                        assert!(!shown.text.contains(" 0") && !shown.wrong.contains(" 0"), "{what}");
                    }
                }
            }
        }
    }
}
