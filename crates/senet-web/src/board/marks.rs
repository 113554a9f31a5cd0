//! The marks on the board: what can move, what is picked, where it lands and what that does.

use leptos::prelude::*;
use senet::{Event, House, HouseSet, Move, Side};
use senet_session::GameTable;

use super::pieces::Spot;
use crate::store::Store;

/// The marks of all houses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Marks {
    pub(crate) movable: HouseSet,
    pub(crate) picked: Option<House>,
    /// Landing houses of the picked piece without and with a capture.
    pub(crate) reach: HouseSet,
    pub(crate) capture: HouseSet,
    /// The houses to which the water or a rule sends the picked piece.
    pub(crate) sent: HouseSet,
    /// Landing houses from which it is sent on.
    sends: HouseSet,
    /// The houses that the picked piece passes, with its own.
    passed: HouseSet,
    blamed: HouseSet,
    /// The houses that a lesson is about.
    pointed: HouseSet,
    pub(super) is_lesson: bool,
    last: HouseSet,
    occupied: HouseSet,
    /// The side of the picked piece.
    side: Option<Side>,
    /// The house to which the water sends the picked piece.
    pub(crate) through_water: Option<House>,
    /// Whether the picked piece can leave the board.
    pub(crate) leaving: bool,
}

/// The marks of a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HouseMarks {
    pub(super) classes: [Option<&'static str>; 11],
    /// The side of a piece that would come to stand here.
    pub(super) ghost: Option<Side>,
    /// The side of a piece that would be swapped to this house.
    pub(super) swap: Option<Side>,
    pub(super) ripples: bool,
}

impl Marks {
    pub(super) fn of(store: Store) -> Marks {
        let offered = store.offered();
        let picked = store.scene.selected.get();
        let landing = |fits: fn(&Move) -> bool| -> HouseSet {
            offered.iter().filter(|legal| fits(legal)).filter_map(|legal| legal.to()).collect()
        };
        let sent: HouseSet = offered.iter().filter(|m| m.to() != m.end()).filter_map(|m| m.end()).collect();
        let passed = match (picked, offered.as_slice()) {
            (Some(from), [only]) => {
                let to = only.to().unwrap_or(House::LAST);
                House::all().filter(|house| *house >= from && (*house < to || only.leaves_board())).collect()
            }
            _ => HouseSet::EMPTY,
        };
        let spot = |pieces: &super::pieces::Pieces| -> HouseSet {
            let on = |spot: Spot| if let Spot::On(house) = spot { Some(house) } else { None };
            pieces.iter().filter_map(|piece| on(piece.spot)).collect()
        };
        Marks {
            movable: store.movable(),
            picked,
            reach: landing(|legal| !legal.is_capture()),
            capture: landing(|legal| legal.is_capture()),
            sent,
            sends: landing(|legal| legal.to() != legal.end()),
            passed,
            blamed: store.said.message.with(|message| message.houses),
            pointed: store.lessons.shown.with(|shown| shown.houses),
            is_lesson: store.lessons.is_on(),
            last: if picked.is_some() || store.scene.busy.get() { HouseSet::EMPTY } else { last_move(store) },
            occupied: store.scene.pieces.with(spot),
            side: store.decision().map(|position| position.side()),
            through_water: offered
                .iter()
                .find(|m| m.to() == Some(House::WATER) && m.end() != m.to())
                .and_then(|m| m.end()),
            leaving: offered.iter().any(|legal| legal.leaves_board()),
        }
    }

    pub(super) fn of_house(&self, house: House) -> HouseMarks {
        let is_picked = self.picked == Some(house);
        let captures = self.capture.contains(house);
        let comes_up = self.sent.contains(house);
        let lands = self.reach.contains(house) || captures;
        let sends = self.sends.contains(house);
        let class = |is: bool, name: &'static str| is.then_some(name);
        HouseMarks {
            classes: [
                class(self.movable.contains(house) && !is_picked, "can"),
                class(is_picked, "picked"),
                class(lands, "reach"),
                class(captures, "capture"),
                class(lands && house == House::WATER, "water"),
                class(comes_up, "sent"),
                class(self.passed.contains(house), "passed"),
                class(self.blamed.contains(house), "blame"),
                class(self.pointed.contains(house), "pointed"),
                class(self.last.contains(house), "last"),
                class(self.occupied.contains(house), "held"),
            ],
            ghost: self.side.filter(|_| comes_up || (self.reach.contains(house) && !sends)),
            swap: self.side.filter(|_| is_picked && !self.capture.is_empty()).map(|side| !side),
            ripples: comes_up && self.through_water.is_some() || lands && house == House::WATER,
        }
    }

    /// Houses that a message should not cover.
    pub(super) fn in_play(&self) -> HouseSet {
        self.movable | self.reach | self.capture | self.sent | self.pointed
    }

    /// Houses that a message should rather not cover: those with pieces, while a lesson speaks of them.
    pub(super) fn in_view(&self) -> HouseSet {
        if self.is_lesson { self.occupied } else { HouseSet::EMPTY }
    }
}

/// The houses of the last move on the shown table, which are marked so that the computer's move can be seen.
fn last_move(store: Store) -> HouseSet {
    let last = |table: &GameTable| {
        let moved = |event: &Event| match event {
            Event::Move(played) if played.moves_piece() => Some(*played),
            _ => None,
        };
        table.game().events().iter().rev().find_map(moved)
    };
    let houses = |played: Move| [played.from(), played.end()].into_iter().flatten().collect();
    store.play.with_shown(last).map_or(HouseSet::EMPTY, houses)
}
