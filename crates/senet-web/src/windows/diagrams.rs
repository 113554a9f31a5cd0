//! Examples for the rules pages: a position, a move or a refused touch, drawn by the same board. The sentences
//! below them come from the rules themselves.

use leptos::prelude::*;
use senet::{House, HouseSet, Move, Position, RuleSheet, SheetId};
use senet_board::svg::{self, Orientation};
use senet_i18n::ids::{self, Id};
use senet_i18n::{Words, sentences};

/// An example: its section, and what it shows.
pub(super) struct Example {
    /// The heading of the section that it illustrates.
    heading: Id,
    position: &'static str,
    shows: Shows,
}

enum Shows {
    /// A move, as text.
    Move(&'static str),
    /// Why a piece cannot go from one house to another, or off the board (0).
    Refusal(u8, u8),
}

const fn moves(heading: Id, position: &'static str, text: &'static str) -> Example {
    Example { heading, position, shows: Shows::Move(text) }
}

const fn refused(heading: Id, position: &'static str, from: u8, to: u8) -> Example {
    Example { heading, position, shows: Shows::Refusal(from, to) }
}

const CAPTURE: Id = ids::RULES_HEADING_CAPTURE;
const HOUSES: Id = ids::RULES_HEADING_HOUSES;
const LEAVING: Id = ids::RULES_HEADING_LEAVING;

const CARPIGNANO: &[Example] = &[
    moves(CAPTURE, "2c3s3/1s1s2c3/3s6 c - 4", "3x7"),
    refused(CAPTURE, "2c3ss2/1c3c4/3s6 c - 4", 3, 7),
    refused(CAPTURE, "2c1sss3/2c7/3s6 c - 6", 3, 9),
    moves(HOUSES, "10/s9/2c7 c - 3", "23-26"),
    moves(HOUSES, "10/s9/4c5 c - 2", "25-27>1"),
    moves(LEAVING, "10/s9/7c2 c - 3", "28-off"),
];

const SPANISH: &[Example] = &[
    moves(CAPTURE, "2c3s3/1s1s2c3/3s6 c - 4", "3x7"),
    refused(CAPTURE, "2c3ss2/1c3c4/3s6 c - 4", 3, 7),
    refused(CAPTURE, "2c1sss3/2c7/3s6 c - 6", 3, 9),
    moves(HOUSES, "10/s9/4c5 c - 2", "25-27>1"),
];

const UNINERD: &[Example] = &[
    moves(CAPTURE, "2c3s3/1s1s2c3/3s6 c - 4", "3x7"),
    refused(CAPTURE, "2c3ss2/1c3c4/3s6 c - 4", 3, 7),
    moves(HOUSES, "10/s9/5c4 c - 1", "26-28"),
    moves(HOUSES, "10/s9/4c5 c - 2", "25-27>15"),
];

const FRENCH: &[Example] = &[
    moves(CAPTURE, "2c3s3/1s1s2c3/3s6 c - 4", "3x7"),
    refused(CAPTURE, "2c3ss2/1c3c4/3s6 c - 4", 3, 7),
    refused(CAPTURE, "2c1sss3/2c7/3s6 c - 6", 3, 9),
    refused(LEAVING, "3c6/s9/7c2 c - 4", 28, 0),
    moves(LEAVING, "10/s9/7c2 c - 4", "28-off"),
];

const DUTCH: &[Example] = &[
    moves(CAPTURE, "2c3s3/1s1s2c3/3s6 c - 4", "3x7"),
    refused(CAPTURE, "2c3ss2/1c3c4/3s6 c - 4", 3, 7),
    refused(CAPTURE, "2c1sss3/2c7/3s6 c - 6", 3, 9),
    moves(HOUSES, "10/s9/4c5 c - 2", "25-27>15"),
    moves(LEAVING, "10/s9/5c1c2 c - 4", "28-off"),
];

/// The examples of a sheet.
pub(super) const fn of_sheet(sheet: SheetId) -> &'static [Example] {
    match sheet {
        SheetId::Carpignano => CARPIGNANO,
        SheetId::Spanish => SPANISH,
        SheetId::Uninerd => UNINERD,
        SheetId::French => FRENCH,
        SheetId::Dutch => DUTCH,
    }
}

impl Example {
    /// Whether it belongs below this heading.
    pub(super) fn illustrates(&self, heading: Id) -> bool {
        self.heading == heading
    }

    /// The drawing and its caption; `None` if the example does not fit the sheet, which a test rules out.
    fn drawn(&self, sheet: &RuleSheet, words: &Words) -> Option<(String, String)> {
        let position = Position::parse(sheet, self.position).ok()?;
        let (marks, told) = match self.shows {
            Shows::Move(text) => {
                let legal: Move = text.parse().ok()?;
                let legal = position.legal_moves(sheet).iter().find(|known| *known == legal)?;
                let single = |house: Option<House>, class| (house.into_iter().collect::<HouseSet>(), class);
                let to = single(legal.to(), if legal.is_capture() { "reach capture" } else { "reach" });
                let sent = single(legal.end().filter(|end| Some(*end) != legal.to()), "sent");
                let told = sentences::move_offered(words, sheet, &position, legal);
                (vec![single(legal.from(), "mark"), to, sent], told)
            }
            Shows::Refusal(from, to) => {
                let (from, to) = (House::new(from)?, House::new(to));
                let refusal = position.why_not(sheet, from, to)?;
                let told = sentences::refusal(words, sheet, &refusal, Some(from), to);
                (vec![(HouseSet::single(from), "mark"), (refusal.houses(), "blame")], told)
            }
        };
        let marks: String =
            marks.into_iter().map(|(houses, class)| svg::marks(houses, class, Orientation::Wide)).collect();
        let pieces: String = position
            .occupied()
            .iter()
            .filter_map(|house| {
                let side = position.at(house)?;
                let (x, y) = Orientation::Wide.centre(house);
                let (colour, drawing) = (sheet.colour(side), svg::piece(side));
                Some(format!(r#"<g class="piece {colour}" transform="translate({x} {y})">{drawing}</g>"#))
            })
            .collect();
        Some((svg::board(sheet, Orientation::Wide) + &marks + &pieces, told))
    }

    /// The example on the page.
    pub(super) fn figure(&self, sheet: SheetId, words: &Words) -> Option<impl IntoView + use<>> {
        let (drawing, told) = self.drawn(&RuleSheet::plain(sheet), words)?;
        let (width, height) = Orientation::Wide.size();
        Some(view! {
            <figure>
                <svg class="with-numbers" viewBox=format!("0 0 {width} {height}") aria-hidden="true" inner_html=drawing></svg>
                <figcaption>{told}</figcaption>
            </figure>
        })
    }
}

#[cfg(test)]
mod tests {
    use senet_i18n::{Language, rules};

    use super::*;

    #[test]
    fn every_example_can_be_drawn_and_belongs_to_a_section() {
        for sheet in SheetId::ALL {
            let headings: Vec<Id> = rules::page(sheet).iter().map(|section| section.heading).collect();
            for language in Language::ALL {
                let words = Words::new(language);
                for example in of_sheet(sheet) {
                    assert!(headings.contains(&example.heading), "{sheet}: {}", example.heading);
                    let drawn = example.drawn(&RuleSheet::plain(sheet), &words);
                    assert!(drawn.is_some_and(|(_, told)| !told.is_empty()), "{sheet}: {}", example.position);
                }
            }
        }
    }

    #[test]
    fn refused_examples_show_the_cause_of_their_refusal() {
        let causes = |sheet: SheetId| {
            let sheet_rules = RuleSheet::plain(sheet);
            let cause = |example: &Example| match example.shows {
                Shows::Refusal(from, to) => {
                    let position = Position::parse(&sheet_rules, example.position).expect("a position");
                    let why = position.why_not(&sheet_rules, House::new(from).expect("a house"), House::new(to));
                    Some(why.expect("it is refused").cause().code())
                }
                Shows::Move(_) => None,
            };
            of_sheet(sheet).iter().filter_map(cause).collect::<Vec<_>>()
        };
        assert_eq!(causes(SheetId::Carpignano), ["protected", "blockade"]);
        assert_eq!(causes(SheetId::Spanish), ["protected", "blockade"]);
        assert_eq!(causes(SheetId::Uninerd), ["protected"]);
        assert_eq!(causes(SheetId::Dutch), ["protected", "blockade"]);
        assert_eq!(causes(SheetId::French)[..2], ["protected", "blockade"]);
    }
}
