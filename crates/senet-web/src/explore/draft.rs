//! A position that is being set up. It may be one that the rules refuse.

use senet::{Faults, House, HouseSet, Owed, Phase, Position, RuleSheet, Setup, Side};

/// Number of pieces of a side.
const PIECES: usize = 5;

/// Pieces on houses, and the side to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Draft {
    setup: Setup,
}

/// Why a draft is not a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Refused {
    /// A side has no piece on the board.
    Empty,
    /// The rules of the sheet do not allow it.
    Rules(Faults),
}

impl Draft {
    pub(crate) fn of(position: Position) -> Draft {
        Draft { setup: position.into() }
    }

    /// The pieces of a side.
    pub(crate) const fn pieces(&self, side: Side) -> HouseSet {
        match side {
            Side::Cones => self.setup.cones,
            Side::Spools => self.setup.spools,
        }
    }

    fn set(&mut self, side: Side, pieces: HouseSet) {
        match side {
            Side::Cones => self.setup.cones = pieces,
            Side::Spools => self.setup.spools = pieces,
        }
    }

    /// The houses with a piece.
    pub(crate) fn occupied(&self) -> HouseSet {
        self.setup.cones | self.setup.spools
    }

    /// The side whose piece stands on a house.
    pub(crate) fn at(&self, house: House) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.pieces(*side).contains(house))
    }

    /// The side to act.
    pub(crate) const fn side(&self) -> Side {
        self.setup.side
    }

    /// Number of a side's pieces that are off the board.
    pub(crate) fn off(&self, side: Side) -> usize {
        PIECES.saturating_sub(self.pieces(side).len())
    }

    /// Puts a piece that is off the board on a house. A piece that stands there leaves the board.
    pub(crate) fn put(&mut self, side: Side, house: House) {
        if self.off(side) > 0 {
            self.remove(house);
            self.set(side, self.pieces(side).with(house));
        }
    }

    /// Moves a piece to another house. A piece that stands there takes its place.
    pub(crate) fn move_piece(&mut self, from: House, to: House) {
        let (moved, met) = (self.at(from), self.at(to));
        self.remove(from);
        self.remove(to);
        for (side, house) in [(moved, to), (met, from)] {
            if let Some(side) = side {
                self.set(side, self.pieces(side).with(house));
            }
        }
    }

    /// Takes the piece on a house off the board.
    pub(crate) fn remove(&mut self, house: House) {
        for side in Side::BOTH {
            self.set(side, self.pieces(side).without(house));
        }
    }

    /// Takes all pieces off the board.
    pub(crate) fn clear(&mut self) {
        self.setup.cones = HouseSet::EMPTY;
        self.setup.spools = HouseSet::EMPTY;
    }

    /// Gives a side the turn, with its throw to come.
    pub(crate) fn give_turn(&mut self, side: Side) {
        self.setup = Setup { side, owed: Owed::Nothing, phase: Phase::Throw, ..self.setup };
    }

    /// The position of the draft. A throw and first moves that do not fit the pieces any more are dropped.
    pub(crate) fn position(&self, sheet: &RuleSheet) -> Result<Position, Refused> {
        if Side::BOTH.into_iter().any(|side| self.pieces(side).is_empty()) {
            return Err(Refused::Empty);
        }
        let Setup { owed, phase, .. } = self.setup;
        // At the start of its turn a side may take its piece off 30, where the sheet has this choice (`U5`).
        let fresh = [Phase::TurnStart, Phase::Throw];
        let whole = if phase == Phase::Throw { None } else { Some((owed, phase)) };
        let tries = whole
            .into_iter()
            .chain([owed, Owed::Nothing].into_iter().flat_map(|owed| fresh.map(|phase| (owed, phase))));
        let position = |(owed, phase)| Setup { owed, phase, ..self.setup }.position(sheet);
        let plain = || position((Owed::Nothing, Phase::Throw)).map_err(Refused::Rules);
        tries.map(position).find_map(Result::ok).map_or_else(plain, Ok)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(number: u8) -> House {
        House::new(number).expect("a house")
    }

    fn draft(sheet: &RuleSheet, text: &str) -> Draft {
        Draft::of(Position::parse(sheet, text).unwrap_or_else(|faults| panic!("{faults}")))
    }

    fn text(sheet: &RuleSheet, draft: &Draft) -> String {
        draft.position(sheet).map_or_else(|refused| format!("{refused:?}"), |position| position.to_string())
    }

    #[test]
    fn an_unchanged_draft_is_the_position() {
        let texts = [
            (RuleSheet::CARPIGNANO, "cscscscscs/10/10 s s10c9 1"),
            (RuleSheet::CARPIGNANO, "cscscscsc1/s9/10 s c9 2"),
            (RuleSheet::DUTCH, "10/10/4s3c1 c - +1/4"),
            (RuleSheet::UNINERD, "10/1s8/9c c - ^"),
            (RuleSheet::UNINERD, "cscscscscs/10/10 c c10 ?"),
        ];
        for (sheet, position) in texts {
            assert_eq!(text(&sheet, &draft(&sheet, position)), position);
        }
    }

    #[test]
    fn pieces_are_moved_swapped_taken_off_and_put_back() {
        let sheet = RuleSheet::CARPIGNANO;
        let mut draft = draft(&sheet, "10/c1s7/5c1s2 c - 3");
        draft.move_piece(house(11), house(20));
        draft.move_piece(house(20), house(13));
        assert_eq!(text(&sheet, &draft), "10/2c6s/5c1s2 c - 3", "the throw stays");
        draft.remove(house(13));
        assert_eq!((draft.off(Side::Cones), draft.off(Side::Spools)), (4, 3));
        draft.put(Side::Spools, house(26));
        assert_eq!(text(&sheet, &draft), "Empty", "the last cone went off");
        for number in [1, 2, 3, 4, 5, 6] {
            draft.put(Side::Cones, house(number));
        }
        assert_eq!((draft.off(Side::Cones), draft.at(house(6))), (0, None), "a side has five pieces");
        assert_eq!(text(&sheet, &draft), "ccccc5/9s/5s1s2 c - 3");
        draft.give_turn(Side::Spools);
        assert_eq!(text(&sheet, &draft), "ccccc5/9s/5s1s2 s - ?");
    }

    #[test]
    fn what_does_not_fit_the_pieces_is_dropped() {
        let sheet = RuleSheet::CARPIGNANO;
        let mut start = draft(&sheet, "cscscscscs/10/10 s s10c9 1");
        start.move_piece(house(10), house(12));
        assert_eq!(text(&sheet, &start), "cscscscsc1/1s8/10 s - ?");
        let mut owed = draft(&sheet, "cscscscsc1/s9/10 s c9 2");
        owed.remove(house(9));
        assert_eq!(text(&sheet, &owed), "cscscscs2/s9/10 s - ?");
        let sheet = RuleSheet::UNINERD;
        let mut waiting = draft(&sheet, "10/1s8/8c1 c - ?");
        waiting.move_piece(house(29), house(30));
        assert_eq!(text(&sheet, &waiting), "10/1s8/9c c - ^", "it may leave at the start of the turn");
        waiting.put(Side::Cones, house(1));
        assert_eq!(text(&sheet, &waiting), "c9/1s8/9c c - ?");
    }

    #[test]
    fn the_rules_refuse_what_cannot_stand() {
        let sheet = RuleSheet::CARPIGNANO;
        let mut draft = draft(&sheet, "10/c1s7/5c1s2 c - ?");
        draft.move_piece(house(26), house(27));
        let refused = draft.position(&sheet).expect_err("a piece in the water");
        assert!(matches!(&refused, Refused::Rules(faults) if faults.to_string().contains("27")), "{refused:?}");
        assert!(draft.position(&RuleSheet::UNINERD).is_ok(), "there it is stuck");
    }
}
