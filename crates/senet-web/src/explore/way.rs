//! The way through an exploration: a position, and what was thrown and moved from there, step by step.

use std::fmt;
use std::str::FromStr;

use senet::{Event, Faces, Game, Move, Position, Record, RuleSheet, Stage, Start, Throw};

/// A position with the steps from it that were tried. A step back keeps those behind it until another is taken.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Way {
    sheet: RuleSheet,
    start: Position,
    events: Vec<Event>,
    /// The number of events after each step.
    stops: Vec<usize>,
    /// The number of steps before the shown position.
    at: usize,
}

impl Way {
    pub(crate) const fn new(sheet: RuleSheet, start: Position) -> Way {
        Way { sheet, start, events: Vec::new(), stops: Vec::new(), at: 0 }
    }

    pub(crate) const fn sheet(&self) -> &RuleSheet {
        &self.sheet
    }

    /// The number of steps before the shown position.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// The number of all steps.
    pub(crate) const fn len(&self) -> usize {
        self.stops.len()
    }

    /// The number of events before a step; all events from the last step on.
    fn events_before(&self, step: usize) -> usize {
        step.checked_sub(1).map_or(0, |last| self.stops.get(last).copied().unwrap_or(self.events.len()))
    }

    /// The game from the start of the way to the shown position.
    pub(crate) fn game(&self) -> Game {
        let mut game = Game::from_position(self.sheet, self.start);
        for event in &self.events[..self.events_before(self.at)] {
            // The table accepted each of them.
            let _ = game.apply(*event);
        }
        game
    }

    /// The shown position.
    pub(crate) fn position(&self) -> Position {
        self.game().position().copied().unwrap_or(self.start)
    }

    /// Shows the position after so many steps, or the last.
    pub(crate) fn go(&mut self, step: usize) {
        self.at = step.min(self.len());
    }

    /// Takes over the events of the table since the start. What is new becomes the next step.
    pub(crate) fn follow(&mut self, events: &[Event]) {
        let known = self.events.starts_with(events);
        if let Some(step) = (0..=self.len()).find(|step| known && self.events_before(*step) == events.len()) {
            self.at = step;
            return;
        }
        self.stops.truncate(self.at);
        self.stops.push(events.len());
        self.events = events.to_vec();
        self.at = self.stops.len();
    }

    /// The throw and the move of each step.
    pub(crate) fn steps(&self) -> Vec<(Option<Throw>, Option<Move>)> {
        let step = |index: usize| {
            let events = &self.events[self.events_before(index)..self.events_before(index + 1)];
            let throw =
                events.iter().find_map(|event| if let Event::Throw(faces) = event { Some(*faces) } else { None });
            let played =
                events.iter().find_map(|event| if let Event::Move(played) = event { Some(*played) } else { None });
            (throw.map(Faces::throw), played)
        };
        (0..self.len()).map(step).collect()
    }
}

/// The way as text: the number of steps before the shown position, the number of events after each step, and a record of all
/// events.
impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = [self.at].iter().chain(&self.stops).map(ToString::to_string).collect::<Vec<_>>();
        let whole = Way { at: self.len(), ..self.clone() };
        let record = Record::new(whole.game(), "-", "-").map_err(|_| fmt::Error)?;
        write!(f, "{}\n{record}", numbers.join(" "))
    }
}

/// The text is no way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoWay;

impl FromStr for Way {
    type Err = NoWay;

    fn from_str(text: &str) -> Result<Way, NoWay> {
        let (numbers, record) = text.split_once('\n').ok_or(NoWay)?;
        let numbers: Vec<usize> = numbers.split(' ').map(str::parse).collect::<Result<_, _>>().map_err(|_| NoWay)?;
        let (at, stops) = numbers.split_first().ok_or(NoWay)?;
        let game = Record::parse(record).map_err(|_| NoWay)?.game;
        let Start::Position(start) = game.start() else { return Err(NoWay) };
        let is_sound = *at <= stops.len()
            && stops.last().copied().unwrap_or(0) == game.events().len()
            && stops.first().is_none_or(|first| *first > 0)
            && stops.is_sorted_by(|one, next| one < next);
        let way = Way { sheet: *game.sheet(), start, events: game.events().to_vec(), stops: stops.to_vec(), at: *at };
        is_sound.then_some(way).ok_or(NoWay)
    }
}

/// The position that an exploration of a game begins with: the present one, or in the opening the first after it.
pub(crate) fn start(game: &Game) -> Option<Position> {
    match game.stage() {
        Stage::Play(position) => Some(position),
        _ => game.position().copied().or_else(|| Position::starts(game.sheet()).next()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: RuleSheet = RuleSheet::CARPIGNANO;

    fn way() -> Way {
        Way::new(SHEET, Position::parse(&SHEET, "10/c1s7/5c1s2 c - ?").expect("a position"))
    }

    fn throw(value: u8) -> Event {
        Event::Throw(SHEET.casting().fall_of(Throw::new(value).expect("a throw")).expect("its faces"))
    }

    fn played(text: &str) -> Event {
        Event::Move(text.parse().expect("a move"))
    }

    #[test]
    fn a_throw_with_its_move_is_one_step_and_a_throw_alone_another() {
        let mut way = way();
        way.follow(&[throw(3), played("11-14")]);
        assert_eq!((way.at(), way.position().to_string()), (1, "10/2sc6/5c1s2 s - ?".to_owned()));
        way.follow(&[throw(3), played("11-14"), throw(2)]);
        assert_eq!((way.at(), way.position().to_string()), (2, "10/2sc6/5c1s2 s - 2".to_owned()));
        let three = (Throw::new(3), "11-14".parse().ok());
        assert_eq!(way.steps(), [three, (Throw::new(2), None)]);
    }

    #[test]
    fn steps_back_keep_what_follows_until_another_step_is_taken() {
        let mut way = way();
        let first = [throw(3), played("11-14")];
        let both = [throw(3), played("11-14"), throw(2), played("13-15")];
        way.follow(&first);
        way.follow(&both);
        way.go(0);
        assert_eq!((way.at(), way.len(), way.game().events().len()), (0, 2, 0));
        way.follow(&[]);
        way.follow(&first);
        assert_eq!((way.at(), way.len()), (1, 2), "the same step again");
        way.go(usize::MAX);
        assert_eq!(way.game().events(), both);
        way.go(1);
        way.follow(&[throw(3), played("11-14"), throw(1)]);
        assert_eq!((way.at(), way.len()), (2, 2));
        assert_eq!(way.steps()[1], (Throw::new(1), None));
    }

    #[test]
    fn ways_are_read_back_and_other_texts_refused() {
        let mut way = way();
        assert_eq!(way.to_string().parse(), Ok(way.clone()));
        way.follow(&[throw(3), played("11-14")]);
        way.follow(&[throw(3), played("11-14"), throw(2)]);
        way.go(1);
        let text = way.to_string();
        assert!(text.starts_with("1 2 3\n"), "{text}");
        assert_eq!(text.parse(), Ok(way));
        for damaged in ["", "1 2 3", "3 2 3\n", "1 2\n", "1 2 2\n", "1 0 3\n", "x 2 3\n"] {
            let damaged = text.replacen("1 2 3\n", damaged, 1);
            assert_eq!(damaged.parse::<Way>(), Err(NoWay), "{damaged}");
        }
    }

    #[test]
    fn every_throw_of_every_sheet_has_faces() {
        for sheet in RuleSheet::every() {
            for (throw, _) in sheet.casting().weights() {
                assert_eq!(sheet.casting().fall_of(*throw).map(Faces::throw), Some(*throw), "{sheet}");
            }
        }
    }

    #[test]
    fn an_opening_is_explored_from_its_end() {
        for sheet in RuleSheet::every() {
            let game = Game::new(sheet, senet::Player::First);
            assert_eq!(start(&game), Position::starts(&sheet).next(), "{sheet}");
        }
    }
}
