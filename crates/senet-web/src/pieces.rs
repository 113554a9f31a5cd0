//! The ten pieces as animated objects: where each is, and the steps of a move.

use senet::{House, HouseSet, Move, Position, Side};

/// Place of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    On(House),
    /// Off the board.
    Off,
}

/// A piece that keeps its identity while it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) side: Side,
    pub(crate) spot: Spot,
}

/// All ten pieces; the index identifies a piece.
pub(crate) type Pieces = [Piece; 10];

/// Pieces placed as in a position.
pub(crate) fn standing(position: Option<&Position>) -> Pieces {
    let sides: [Side; 10] = std::array::from_fn(|index| if index < 5 { Side::Cones } else { Side::Spools });
    let pieces = sides.map(|side| Piece { side, spot: Spot::Off });
    settled(pieces, position)
}

/// Moves the pieces to where a position has them: each stays if it can, the others take the places left. Without a
/// position, the start position counts.
pub(crate) fn settled(mut pieces: Pieces, position: Option<&Position>) -> Pieces {
    for side in Side::BOTH {
        let start: HouseSet =
            House::all().take(10).filter(|h| (h.number() % 2 == 1) == (side == Side::Cones)).collect();
        let mut open = position.map_or(start, |position| position.pieces(side));
        let mut homeless = Vec::new();
        for (index, piece) in pieces.iter().enumerate().filter(|(_, piece)| piece.side == side) {
            match piece.spot {
                Spot::On(house) if open.contains(house) => open = open.without(house),
                _ => homeless.push(index),
            }
        }
        let mut houses = open.iter();
        for index in homeless {
            pieces[index].spot = houses.next().map_or(Spot::Off, Spot::On);
        }
    }
    pieces
}

/// A step of a move: the pieces that move, and the time until the next step in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) after: i32,
    pub(crate) goes: Vec<(usize, Spot)>,
}

/// Whether the walk of a piece is animated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Walk {
    Shown,
    /// The player has dragged the piece there.
    Done,
}

/// Steps of a move: along the path from house to house, then its effect at the end. Any other change of the
/// board is left to [`settled`].
pub(crate) fn steps(pieces: &Pieces, played: Move, walk: Walk, house_time: i32) -> Vec<Step> {
    let Some(from) = played.from() else { return Vec::new() };
    let at = |house| pieces.iter().position(|piece| piece.spot == Spot::On(house));
    let Some(mover) = at(from) else { return Vec::new() };
    let last = played.to().unwrap_or(House::LAST);
    let mut houses: Vec<House> =
        House::all().filter(|h| (*h > from && *h <= last) || (*h < from && *h >= last)).collect();
    if last < from {
        houses.reverse();
    }
    let step = |after, mover, spot| Step { after, goes: vec![(mover, spot)] };
    let mut steps: Vec<Step> = match walk {
        Walk::Shown => houses.into_iter().map(|house| step(house_time, mover, Spot::On(house))).collect(),
        Walk::Done => vec![step(0, mover, Spot::On(last))],
    };
    if let (true, Some(captured)) = (played.is_capture(), at(last)) {
        steps.push(step(house_time, captured, Spot::On(from)));
    }
    if played.leaves_board() {
        steps.push(step(house_time, mover, Spot::Off));
    } else if let Some(end) = played.end().filter(|end| Some(*end) != played.to()) {
        steps.push(step(3 * house_time, mover, Spot::On(end)));
    }
    steps
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;

    use super::*;

    fn position(text: &str) -> Position {
        Position::parse(&RuleSheet::UNINERD, text).expect("a position")
    }

    #[test]
    fn pieces_keep_who_they_are() {
        let before = standing(Some(&position("cscscscscs/10/10 s - 4")));
        let after = settled(before, Some(&position("cscscscsc1/3s6/10 s - ?")));
        let moved: Vec<usize> = (0..10).filter(|index| before[*index] != after[*index]).collect();
        assert_eq!(moved, [9]);
        assert_eq!(after[9].spot, Spot::On(House::new(14).expect("a house")));
    }

    #[test]
    fn a_capture_on_the_water_is_shown_step_by_step() {
        let pieces = standing(Some(&position("4s5/10/4c1s3 c - 2")));
        let spots: Vec<Spot> = steps(&pieces, "25x27>15".parse().expect("a move"), Walk::Shown, 100)
            .into_iter()
            .flat_map(|step| step.goes.into_iter().map(|(_, spot)| spot))
            .collect();
        let on = |number| Spot::On(House::new(number).expect("a house"));
        assert_eq!(spots, [on(26), on(27), on(25), on(15)]);
        let dragged = steps(&pieces, "25x27>15".parse().expect("a move"), Walk::Done, 100);
        assert_eq!(dragged[0], Step { after: 0, goes: vec![(0, on(27))] });
        assert_eq!(dragged.len(), 3);
    }
}
