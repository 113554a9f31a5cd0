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
pub(crate) fn settled(pieces: Pieces, position: Option<&Position>) -> Pieces {
    let start =
        |side| House::all().take(10).filter(|h| (h.number() % 2 == 1) == (side == Side::Cones)).collect::<HouseSet>();
    placed(pieces, |side| position.map_or_else(|| start(side), |position| position.pieces(side)))
}

/// Moves the pieces to the houses of each side, as [`settled`] does.
pub(crate) fn placed(mut pieces: Pieces, houses: impl Fn(Side) -> HouseSet) -> Pieces {
    for side in Side::BOTH {
        let mut open = houses(side);
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

/// The motion of a piece in a step, which determines its animation and sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Motion {
    /// From house to house, with a hop.
    Walk,
    /// The captured piece goes to the house of its captor.
    Swap,
    /// Sinks on 27, to come up on this house.
    Sink(House),
    /// Under water, on its way to this house.
    Under(House),
    /// Comes up.
    Rise,
    /// Goes where a rule sends it, over the board.
    Glide,
    /// Leaves the board.
    Leave,
}

impl Motion {
    /// Duration in milliseconds, if a step from house to house takes `house_time`.
    const fn time(self, house_time: i32) -> i32 {
        match self {
            Motion::Walk => house_time,
            Motion::Swap => house_time * 26 / 11,
            Motion::Sink(_) => house_time * 50 / 11,
            Motion::Under(_) => house_time * 35 / 11,
            Motion::Rise | Motion::Glide => house_time * 30 / 11,
            Motion::Leave => house_time * 22 / 11,
        }
    }
}

/// A step of a move: the piece that moves, where to, and the time until the next step in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) after: i32,
    pub(crate) piece: usize,
    pub(crate) spot: Spot,
    pub(crate) motion: Motion,
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
    let step = |piece, spot, motion: Motion| Step { after: motion.time(house_time), piece, spot, motion };
    let mut steps: Vec<Step> = match walk {
        Walk::Shown => houses.into_iter().map(|house| step(mover, Spot::On(house), Motion::Walk)).collect(),
        Walk::Done => vec![Step { after: 0, ..step(mover, Spot::On(last), Motion::Glide) }],
    };
    if let (true, Some(captured)) = (played.is_capture(), at(last)) {
        steps.push(step(captured, Spot::On(from), Motion::Swap));
    }
    if played.leaves_board() {
        steps.push(step(mover, Spot::Off, Motion::Leave));
    } else if let Some(end) = played.end().filter(|end| Some(*end) != played.to()) {
        if last == House::WATER {
            steps.push(step(mover, Spot::On(last), Motion::Sink(end)));
            steps.push(step(mover, Spot::On(end), Motion::Under(end)));
            steps.push(step(mover, Spot::On(end), Motion::Rise));
        } else {
            steps.push(step(mover, Spot::On(end), Motion::Glide));
        }
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
    fn pieces_keep_their_identity() {
        let before = standing(Some(&position("cscscscscs/10/10 s - 4")));
        let after = settled(before, Some(&position("cscscscsc1/3s6/10 s - ?")));
        let moved: Vec<usize> = (0..10).filter(|index| before[*index] != after[*index]).collect();
        assert_eq!(moved, [9]);
        assert_eq!(after[9].spot, Spot::On(House::new(14).expect("a house")));
    }

    #[test]
    fn a_capture_on_the_water_is_shown_step_by_step() {
        let pieces = standing(Some(&position("4s5/10/4c1s3 c - 2")));
        let played: Move = "25x27>15".parse().expect("a move");
        let shown = steps(&pieces, played, Walk::Shown, 110);
        let on = |number| Spot::On(House::new(number).expect("a house"));
        let spots: Vec<Spot> = shown.iter().map(|step| step.spot).collect();
        assert_eq!(spots, [on(26), on(27), on(25), on(27), on(15), on(15)]);
        let times: Vec<i32> = shown.iter().map(|step| step.after).collect();
        assert_eq!(times, [110, 110, 260, 500, 350, 300]);
        let dragged = steps(&pieces, played, Walk::Done, 110);
        assert_eq!((dragged[0].after, dragged[0].spot, dragged.len()), (0, on(27), 5));
    }
}
