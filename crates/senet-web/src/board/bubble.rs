//! A bubble over the board: why a touch is refused, what a house is, a hint. It points at a house and takes no room.

use leptos::prelude::*;
use senet::{House, HouseSet};
use senet_board::{COLUMNS, Place, ROWS};
use senet_i18n::ids::{self, Id};

use super::marks::Marks;
use crate::hints;
use crate::store::Store;

/// The bubble, empty while there is nothing to say. One message at a time: a refusal comes first, then a house that was
/// touched, then a hint.
#[component]
pub(super) fn Bubble(store: Store, marks: Memo<Marks>) -> impl IntoView {
    let text = move |id: Id| move || store.words.with(|words| words.text(id));
    let refused = move || store.said.message.with(|message| message.refused.clone());
    let explained =
        move || store.said.message.with(|message| message.explained.clone()).filter(|_| refused().is_none());
    let hinted = move || store.said.hint.get().filter(|_| refused().is_none() && explained().is_none());
    let hint = move || hinted().map(|hint| store.words.with(|words| words.text(hint)));
    let taught = move || {
        let is_free = refused().is_none() && explained().is_none();
        store.lessons.shown.with(|shown| (is_free && !shown.text.is_empty()).then(|| shown.text.clone()))
    };
    let is_empty = move || refused().is_none() && explained().is_none() && hinted().is_none() && taught().is_none();
    let at = Memo::new(move |_| {
        let of_hint = || hinted().and_then(|hint| store.play.with_shown(|table| hints::house(table, hint)));
        store.said.message.with(|message| message.at).filter(|_| hinted().is_none()).or_else(of_hint)
    });
    let lies = Memo::new(move |_| {
        let (avoid, upright) = (marks.with(Avoid::of), store.scene.upright.get());
        match at.get() {
            None if store.lessons.is_on() => of_lesson(store.lessons.shown.with(|shown| shown.houses), avoid, upright),
            None => (None, NOWHERE),
            Some(house) => (Some(house), spot(house, avoid, upright)),
        }
    });
    let place = move || lies.get().1.class;
    let number = move |part: fn(Place) -> u8| {
        lies.get().0.map(|house| (part(Place::of(house)) + 1).to_string()).unwrap_or_default()
    };
    let no_more = move |_| {
        store.said.hint.set(None);
        store.preferences.update(|preferences| preferences.hints_seen = None);
    };
    view! {
        <div class="bubbles" style:--r=move || number(|place| place.row) style:--c=move || number(|place| place.column)
            style:--from=move || lies.get().1.from.to_string()>
            <Show when=move || matches!(place(), "above" | "below") && !is_empty()>
                <i class=move || format!("tip {}", place())></i>
            </Show>
            <div class=move || {
                let lesson = if store.lessons.is_on() { " of-lesson" } else { "" };
                format!("bubble {}{lesson}{}", place(), if is_empty() { " empty" } else { "" })
            }>
                <div role="status" aria-live="polite">
                    <p class="refused" id="refused">{refused}</p>
                    <p id="explained">
                        {move || explained().map(|about| view! { <strong>{about.name}</strong> " " {about.effect} " " {about.sign} })}
                    </p>
                    <p id="hint">{hint}</p>
                    <p id="taught">{taught}</p>
                </div>
                <Show when=move || hinted().is_some()>
                    <div class="actions">
                        <button id="hint-understood" on:click=move |_| store.said.hint.set(None)>
                            {text(ids::UI_HINT_UNDERSTOOD)}
                        </button>
                        <button id="hints-off" on:click=no_more>
                            {text(ids::UI_HINTS_OFF)}
                        </button>
                    </div>
                </Show>
            </div>
        </div>
    }
}

/// The place of a bubble on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Spot {
    /// `above` or `below` a house, with a tip; `afloat`, or `above no-tip` and the like, without one; `nowhere` if it is
    /// about no house.
    class: &'static str,
    /// The first column or, upright, the first row that it covers, from 0.
    from: u8,
    /// The cost of what it covers, by [`Avoid::cost`].
    cost: usize,
}

const NOWHERE: Spot = Spot { class: "nowhere", from: 0, cost: 0 };

/// The houses that a bubble should not cover.
#[derive(Clone, Copy)]
struct Avoid {
    in_play: HouseSet,
    /// Those that it may cover before it covers one in play.
    in_view: HouseSet,
    /// Columns of a lying board that it may cover.
    width: u8,
}

impl Avoid {
    /// The cost of a house in play: no bubble covers more houses.
    const IN_PLAY: usize = 10;

    fn of(marks: &Marks) -> Avoid {
        let (in_play, in_view) = (marks.in_play(), marks.in_view());
        Avoid { in_play, in_view, width: if marks.is_lesson { WIDTH_OF_LESSON } else { WIDTH } }
    }

    /// The cost of covering these houses.
    fn cost(self, covers: &dyn Fn(Place) -> bool) -> usize {
        let count = |houses: HouseSet| houses.iter().filter(|house| covers(Place::of(*house))).count();
        Avoid::IN_PLAY * count(self.in_play) + count(self.in_view)
    }
}

/// Columns that a bubble covers on a lying board, where it is one row high: two on large screens, three on small ones.
const WIDTH: u8 = 3;
const WIDTH_OF_LESSON: u8 = 4;
const LEAST_WIDTH: u8 = 2;
/// Rows that a bubble covers on an upright board, where it is as wide as the board.
const HEIGHT: u8 = 3;

/// Chooses the house next to which a sentence of a lesson lies: one that it is about, or else, without a tip, the one with the
/// best place.
fn of_lesson(about: HouseSet, avoid: Avoid, upright: bool) -> (Option<House>, Spot) {
    let best = |houses: &mut dyn Iterator<Item = House>| {
        houses.map(|house| (house, spot(house, avoid, upright))).min_by_key(|(_, spot)| spot.cost)
    };
    if let Some((house, spot)) = best(&mut about.iter()).filter(|(_, spot)| spot.cost < Avoid::IN_PLAY) {
        return (Some(house), spot);
    }
    let Some((house, spot)) = best(&mut House::all()) else { return (None, NOWHERE) };
    let class = match spot.class {
        "above" => "above no-tip",
        "below" => "below no-tip",
        class => class,
    };
    (Some(house), Spot { class, ..spot })
}

/// Chooses the place next to a house where the bubble covers the fewest houses that are in play. Upright it may also lie
/// elsewhere, if it covers fewer there.
fn spot(house: House, avoid: Avoid, upright: bool) -> Spot {
    let Place { row, column } = Place::of(house);
    let mut spots = Vec::new();
    if upright {
        let rows = |from: u8| avoid.cost(&|place| (from..from + HEIGHT).contains(&place.column));
        if column >= HEIGHT {
            spots.push((rows(column - HEIGHT), 0, "above", column - HEIGHT));
        }
        if column + HEIGHT < COLUMNS {
            spots.push((rows(column + 1), 0, "below", column + 1));
        }
        let afloat = |from: u8| (rows(from), 1 + from.abs_diff(column), "afloat", from);
        spots.extend((0..=COLUMNS - HEIGHT).map(afloat));
    } else {
        for (class, other) in [("above", row.checked_sub(1)), ("below", Some(row + 1).filter(|row| *row < ROWS))] {
            let Some(other) = other else { continue };
            for from in column.saturating_sub(LEAST_WIDTH - 1)..=column.min(COLUMNS - LEAST_WIDTH) {
                // A wide bubble ends at the edge of the board, and begins before.
                let columns = from.min(COLUMNS - avoid.width)..from + avoid.width;
                let here = |place: Place| place.row == other && columns.contains(&place.column);
                // Best of all it begins near the house.
                spots.push((avoid.cost(&here), from.abs_diff(column), class, from));
            }
        }
    }
    let best = spots.into_iter().min_by_key(|(cost, away, ..)| (*cost, *away));
    best.map_or(NOWHERE, |(cost, _, class, from)| Spot { class, from, cost })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn houses(numbers: &[u8]) -> HouseSet {
        numbers.iter().filter_map(|number| House::new(*number)).collect()
    }

    fn avoiding(in_play: &[u8]) -> Avoid {
        Avoid { in_play: houses(in_play), in_view: HouseSet::EMPTY, width: WIDTH }
    }

    #[test]
    fn a_sentence_of_a_lesson_lies_by_what_it_is_about_or_without_a_tip_elsewhere() {
        let of = |about: &[u8], in_play: &[u8], upright| {
            let (house, spot) = of_lesson(houses(about), avoiding(in_play), upright);
            (house.map(House::number), spot.class)
        };
        assert_eq!(of(&[27], &[27], false), (Some(27), "above"));
        // Over 30 it would cover 11.
        assert_eq!(of(&[11, 30], &[11, 30], false), (Some(11), "above"));
        let (_, class) = of(&[30], &[11, 30], false);
        assert!(class.ends_with("no-tip"), "{class}");
        // Pieces may be covered before houses in play are.
        let avoid = Avoid { in_view: HouseSet::ALL - houses(&[15]), ..avoiding(&[6, 25]) };
        let (_, spot) = of_lesson(HouseSet::EMPTY, avoid, true);
        assert!(spot.cost < Avoid::IN_PLAY, "{spot:?}");
    }

    #[test]
    fn a_bubble_avoids_the_houses_in_play() {
        let of = |number: u8, in_play: &[u8], upright| {
            let spot = spot(House::new(number).expect("a house"), avoiding(in_play), upright);
            (spot.class, spot.from)
        };
        assert_eq!(of(27, &[], false), ("above", 6));
        // 14, 13 and 12 lie over 27, 28 and 29.
        assert_eq!(of(27, &[12], false), ("above", 5));
        assert_eq!(of(5, &[14], false), ("below", 3));
        assert_eq!(of(27, &[], true), ("above", 3));
        assert_eq!(of(27, &[5], true), ("below", 7));
        // In play above and below: it lies elsewhere.
        assert_eq!(of(25, &[4, 6, 8, 9], true), ("afloat", 0));
    }

    #[test]
    fn a_bubble_has_a_place_for_every_house() {
        for house in House::all() {
            for upright in [false, true] {
                let spot = spot(house, avoiding(&[]), upright);
                assert!(matches!(spot.class, "above" | "below"), "{house}: {spot:?}");
                assert!(spot.from + LEAST_WIDTH <= COLUMNS, "{house}: {spot:?}");
            }
        }
    }
}
