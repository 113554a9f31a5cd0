//! The rules of Senet once more, slow and plain, as an oracle for the engine.
//!
//! Everything here follows `RULES.md` line by line (the identifiers `G1`, `C1`, `S3`, … are its own).
//! A board is a list of houses, every rule is a loop over houses, and the only interface is text:
//! nothing is shared with the engine.

mod text;

use text::{read_proper, read_rules, read_sheet, write_position};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Cones,
    Spools,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sheet {
    Carpignano,
    Spanish,
    Uninerd,
    French,
    Dutch,
}

/// A sheet with the options of `S4`.
struct Rules {
    sheet: Sheet,
    exit_3_2_1: bool,
    happiness: bool,
    rebirth: bool,
}

/// The piece on each house: index 1 is house 1, index 30 is house 30. Indexes 0 and 31 (`OFF`) are
/// no houses and stay empty, so that every house has two neighbours to look at.
type Board = [Option<Side>; 32];

/// Index of a piece that has left the board.
const OFF: usize = 31;
const WATER: usize = 27;

/// Field 3 of a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owed {
    Nothing,
    /// `s10c9`
    Spools10Cones9,
    /// `c9`
    Cones9,
    /// `s10`, `c10`: the side that throws, not the owner of the piece (`U2`)
    Ten(Side),
}

/// Field 4 of a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// `?`
    ToThrow,
    /// `^`
    MayTakeOff30,
    /// a digit
    Thrown(usize),
    /// `+r/t`: the rest, and the throw that it comes from
    Rest(usize, usize),
    /// `#`
    Over,
}

#[derive(Clone)]
struct Position {
    board: Board,
    side: Side,
    owed: Owed,
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// An ordinary move, forward or backward.
    Ordinary,
    /// The forced return of `U7`.
    Return,
}

/// One move of one piece; `to` is the house where it lands first, or `OFF`.
#[derive(Clone, Copy)]
struct Step {
    from: usize,
    to: usize,
    kind: Kind,
}

// ---------------------------------------------------------------------------------------------
// Interface of the tests

/// Every legal move in a position where there is something to decide, with the position after it.
/// Sorted by start, then landing; empty for `?` and `#`. Panics on a text that is to be refused.
pub(crate) fn legal_moves(rules: &str, options: &[&str], position: &str) -> Vec<(String, String)> {
    let rules = read_rules(rules, options);
    let position = read_proper(&rules, position).expect("not a proper position text");
    let (steps, number, throw) = match position.phase {
        Phase::ToThrow | Phase::Over => return Vec::new(),
        Phase::MayTakeOff30 => return moves_before_the_throw(&position),
        Phase::Thrown(throw) => (steps_for_throw(&rules, &position, throw), throw, throw),
        // D2: a rest is played forward or not at all.
        Phase::Rest(rest, throw) => (forward_steps(&rules, &position, rest), rest, throw),
    };
    if steps.is_empty() {
        return vec![("pass".to_string(), write_position(&pass(&rules, &position)))];
    }
    steps.iter().map(|&step| play(&rules, &position, step, number, throw)).collect()
}

/// The position after a throw, for a position where the side is to throw.
pub(crate) fn put_throw(rules: &str, options: &[&str], position: &str, throw: u8) -> String {
    assert!(throws(rules).iter().any(|&(value, _)| value == throw), "no such throw: {throw}");
    let rules = read_rules(rules, options);
    let mut position = read_proper(&rules, position).expect("not a proper position text");
    assert!(position.phase == Phase::ToThrow, "no throw is due");
    position.phase = Phase::Thrown(usize::from(throw));
    write_position(&position)
}

/// Whether a text has to be refused as a position of this sheet (section 4).
pub(crate) fn faults(rules: &str, options: &[&str], position: &str) -> bool {
    read_proper(&read_rules(rules, options), position).is_none()
}

/// Every value that can be thrown, with its weight: of 16 for four sticks, of 6 for the die.
pub(crate) fn throws(rules: &str) -> &'static [(u8, u32)] {
    match read_sheet(rules) {
        Sheet::Uninerd => &[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)],
        _ => &[(1, 4), (2, 6), (3, 4), (4, 1), (6, 1)],
    }
}

// ---------------------------------------------------------------------------------------------
// Which moves are legal

/// Every move that a throw allows; none means that the turn passes.
fn steps_for_throw(rules: &Rules, position: &Position, throw: usize) -> Vec<Step> {
    // Uninerd's 6 moves nothing, the first move of U2 included.
    if rules.sheet == Sheet::Uninerd && throw == 6 {
        return Vec::new();
    }
    // U2: the piece on 10 moves, of either side (all of 11 to 15 is empty).
    if matches!(position.owed, Owed::Ten(_)) {
        return vec![Step { from: 10, to: 10 + throw, kind: Kind::Ordinary }];
    }
    let mut forward = forward_steps(rules, position, throw);
    // U6: a stuck side moves nothing but with a 4, and then the piece on 27 off the board if it can.
    if is_stuck(&position.board, position.side) {
        if throw != 4 {
            return Vec::new();
        }
        if forward.iter().any(|step| step.from == WATER) {
            forward.retain(|step| step.from == WATER);
        }
    }
    // First moves (G1): the piece that owes one makes it, if it can make it forward.
    if let Some(house) = house_that_owes(position)
        && forward.iter().any(|step| step.from == house)
    {
        forward.retain(|step| step.from == house);
    }
    if !forward.is_empty() {
        return forward;
    }
    match rules.sheet {
        // S2: no backward moves.
        Sheet::Spanish => Vec::new(),
        // U7: a forced return comes before a move backward.
        Sheet::Uninerd => {
            let returns = forced_returns(rules, position, throw);
            if returns.is_empty() { backward_steps(rules, position, throw) } else { returns }
        }
        _ => backward_steps(rules, position, throw),
    }
}

/// The house whose piece owes its side's first move to this throw.
fn house_that_owes(position: &Position) -> Option<usize> {
    match (position.owed, position.side) {
        (Owed::Spools10Cones9, Side::Spools) => Some(10),
        (Owed::Cones9, Side::Cones) => Some(9),
        _ => None,
    }
}

/// The ordinary forward moves with a number, by start and landing.
fn forward_steps(rules: &Rules, position: &Position, number: usize) -> Vec<Step> {
    let (board, side) = (&position.board, position.side);
    let mut steps = Vec::new();
    for from in houses_of(board, side) {
        for to in aims(rules, board, side, from, number) {
            if !is_blockaded(board, side, from, to) && may_land(rules, board, side, to) {
                steps.push(Step { from, to, kind: Kind::Ordinary });
            }
        }
    }
    steps
}

/// U7: moves that only an own piece on the landing house prevents.
fn forced_returns(rules: &Rules, position: &Position, number: usize) -> Vec<Step> {
    let (board, side) = (&position.board, position.side);
    let mut steps = Vec::new();
    for from in houses_of(board, side) {
        for to in aims(rules, board, side, from, number) {
            if board[to] == Some(side) && !is_blockaded(board, side, from, to) {
                steps.push(Step { from, to, kind: Kind::Return });
            }
        }
    }
    steps
}

/// G2: moves of the number thrown towards house 1, never below it.
fn backward_steps(rules: &Rules, position: &Position, number: usize) -> Vec<Step> {
    let (board, side) = (&position.board, position.side);
    let mut steps = Vec::new();
    for from in houses_of(board, side) {
        // U4, U5: a piece on 28, 29 or 30 waits there.
        let waits = rules.sheet == Sheet::Uninerd && from >= 28;
        if from <= number || waits {
            continue;
        }
        let to = from - number;
        // F4: the French sheet goes back to empty houses only.
        let may_capture = rules.sheet != Sheet::French;
        if !is_blockaded(board, side, from, to)
            && may_land(rules, board, side, to)
            && (may_capture || board[to].is_none())
        {
            steps.push(Step { from, to, kind: Kind::Ordinary });
        }
    }
    steps
}

/// The house on which a piece would land going forward, before pieces in its way or on that house are considered.
fn aims(rules: &Rules, board: &Board, side: Side, from: usize, number: usize) -> Vec<usize> {
    if rules.sheet == Sheet::Uninerd {
        return aims_in_uninerd(from, number);
    }
    let to = from + number;
    if to > 30 {
        return if may_leave(rules, board, side, from, number) { vec![OFF] } else { Vec::new() };
    }
    // S4 happiness: not from below 26 to above 26.
    if rules.happiness && from < 26 && to > 26 {
        return Vec::new();
    }
    vec![to]
}

fn aims_in_uninerd(from: usize, number: usize) -> Vec<usize> {
    match (from, number) {
        (26, 1) => vec![27, 28],                  // U8
        (27, 4) | (28, 3) | (29, 2) => vec![OFF], // U6, U4
        (27..=30, _) => Vec::new(),               // U6, U4, U5
        _ if from + number > 30 => Vec::new(),    // U9
        _ => vec![from + number],
    }
}

/// "Leaving the board" in the table: whether this number may take the piece past 30.
fn may_leave(rules: &Rules, board: &Board, side: Side, from: usize, number: usize) -> bool {
    match rules.sheet {
        Sheet::Carpignano => from + number == 31, // C2, C3
        Sheet::Spanish => {
            // S2, S4 exit-3-2-1
            rules.exit_3_2_1 && from >= 28 && from + number == 31 && all_in_row_3(board, side)
        }
        Sheet::Uninerd => false, // see aims_in_uninerd
        Sheet::French => all_in_row_3(board, side),
        Sheet::Dutch => none_in_row_1(board, side),
    }
}

/// A piece may land on an empty house, or on an enemy piece that it can capture; leaving lands nowhere.
fn may_land(rules: &Rules, board: &Board, side: Side, to: usize) -> bool {
    match board[to] {
        None => true,
        Some(owner) if owner == side => false,
        Some(_) => !is_safe(rules, to) && !is_protected(board, to),
    }
}

/// Three enemy pieces on consecutive houses, all strictly between start and landing, in either
/// direction. A piece that leaves lands on 31, so that its path ends with 30 (G5).
fn is_blockaded(board: &Board, side: Side, from: usize, to: usize) -> bool {
    let enemy = Some(other(side));
    let path: Vec<usize> = (from.min(to) + 1..from.max(to)).collect();
    path.windows(3).any(|three| three.iter().all(|&house| board[house] == enemy))
}

/// A piece with one of its own side on a neighbouring house; 10 and 11 are neighbours, also 20 and 21.
fn is_protected(board: &Board, house: usize) -> bool {
    board[house - 1] == board[house] || board[house + 1] == board[house]
}

/// "Safe houses" in the table.
fn is_safe(rules: &Rules, house: usize) -> bool {
    match rules.sheet {
        Sheet::Carpignano | Sheet::Spanish | Sheet::French => [26, 28, 29, 30].contains(&house),
        Sheet::Uninerd => [15, 26, 28, 29, 30].contains(&house),
        Sheet::Dutch => [26, 28, 29].contains(&house), // D1
    }
}

/// U6. In the other sheets no piece ever stays on 27.
fn is_stuck(board: &Board, side: Side) -> bool {
    board[WATER] == Some(side)
}

// ---------------------------------------------------------------------------------------------
// What a move does

/// Plays a move; `number` is what the piece moves by, `throw` the throw that it comes from.
fn play(rules: &Rules, before: &Position, step: Step, number: usize, throw: usize) -> (String, String) {
    let Step { from, to, kind } = step;
    let mut after = before.clone();
    let board = &mut after.board;
    let captured = if kind == Kind::Ordinary { board[to] } else { None };
    let piece = board[from].take();

    let text = if to == OFF {
        format!("{from}-off")
    } else if kind == Kind::Return {
        let end = first_free(board);
        board[end] = piece;
        format!("{from}-{to}>{end}")
    } else {
        board[from] = captured; // the capture by swap
        board[to] = None;
        let end = if to == WATER { end_of_water(rules, board) } else { to };
        board[end] = piece;
        let sign = if captured.is_some() { 'x' } else { '-' };
        if to == WATER { format!("{from}{sign}{to}>{end}") } else { format!("{from}{sign}{to}") }
    };
    // A piece swapped onto 27 is sent on as if it had arrived there (uninerd only).
    if from == WATER && captured.is_some() {
        board[WATER] = None;
        let end = end_of_water(rules, board);
        board[end] = captured;
    }
    // S3: the exit opens when all of the mover's pieces are in row 3.
    let exit_opens = rules.sheet == Sheet::Spanish
        && !rules.exit_3_2_1
        && board[30] == Some(before.side)
        && all_in_row_3(board, before.side);
    if exit_opens {
        board[30] = None;
    }
    let text = if exit_opens && to == 30 { format!("{text}>off") } else { text };

    after.owed = owed_after(before);
    let unused = if rules.sheet == Sheet::Dutch && to == OFF { from + number - OFF } else { 0 };
    if houses_of(&after.board, before.side).is_empty() {
        // Won, at once; nothing is owed any more.
        after.owed = Owed::Nothing;
        after.phase = Phase::Over;
    } else if unused > 0 {
        after.phase = Phase::Rest(unused, throw); // D2
    } else if throws_again_after(rules, throw) || (rules.sheet == Sheet::Carpignano && to == 26) {
        after.phase = Phase::ToThrow; // G4, C1
    } else {
        give_turn(rules, &mut after);
    }
    (text, write_position(&after))
}

/// The position after a throw, or a rest, that nothing can play.
fn pass(rules: &Rules, before: &Position) -> Position {
    let mut after = before.clone();
    after.owed = owed_after(before);
    match before.phase {
        // D2: only the rest is lost.
        Phase::Rest(_, throw) if throws_again_after(rules, throw) => after.phase = Phase::ToThrow,
        // The turn passes, whatever was thrown (G4).
        _ => give_turn(rules, &mut after),
    }
    after
}

/// U5: the choice at the start of a turn.
fn moves_before_the_throw(position: &Position) -> Vec<(String, String)> {
    let mut kept = position.clone();
    kept.phase = Phase::ToThrow;
    let mut taken = kept.clone();
    taken.board[30] = None;
    if houses_of(&taken.board, taken.side).is_empty() {
        taken.phase = Phase::Over;
    }
    vec![("30-off".to_string(), write_position(&taken)), ("keep".to_string(), write_position(&kept))]
}

fn give_turn(rules: &Rules, position: &mut Position) {
    position.side = other(position.side);
    position.phase =
        if rules.sheet == Sheet::Uninerd && may_take_off_30(position) { Phase::MayTakeOff30 } else { Phase::ToThrow };
}

/// U5: an own piece on 30, none in row 1, and not stuck.
fn may_take_off_30(position: &Position) -> bool {
    let (board, side) = (&position.board, position.side);
    board[30] == Some(side) && none_in_row_1(board, side) && !is_stuck(board, side)
}

/// The first moves owed after a throw has been played or passed (G1, U2).
fn owed_after(before: &Position) -> Owed {
    match (before.owed, before.side) {
        (Owed::Spools10Cones9, _) | (Owed::Cones9, Side::Spools) => Owed::Cones9,
        _ => Owed::Nothing,
    }
}

/// "27 sends to" in the table; 27 itself if the piece stays there. The board is without the piece that
/// arrives (G3).
fn end_of_water(rules: &Rules, board: &Board) -> usize {
    let sends_to_15 = match rules.sheet {
        Sheet::Carpignano | Sheet::French => false,
        Sheet::Spanish => rules.rebirth, // S4 rebirth
        Sheet::Uninerd | Sheet::Dutch => true,
    };
    if sends_to_15 && board[15].is_none() {
        15
    } else if rules.sheet == Sheet::Uninerd {
        WATER // U6
    } else {
        first_free(board) // D5
    }
}

/// House 1, or the first free house after it: the lowest free house.
fn first_free(board: &Board) -> usize {
    (1..=30).find(|&house| board[house].is_none()).expect("ten pieces do not fill thirty houses")
}

fn throws_again_after(rules: &Rules, throw: usize) -> bool {
    match rules.sheet {
        Sheet::Uninerd => [1, 4, 5].contains(&throw),
        _ => [1, 4, 6].contains(&throw),
    }
}

// ---------------------------------------------------------------------------------------------
// Looking at a board

fn other(side: Side) -> Side {
    match side {
        Side::Cones => Side::Spools,
        Side::Spools => Side::Cones,
    }
}

fn houses_of(board: &Board, side: Side) -> Vec<usize> {
    (1..=30).filter(|&house| board[house] == Some(side)).collect()
}

fn all_in_row_3(board: &Board, side: Side) -> bool {
    houses_of(board, side).iter().all(|&house| house >= 21)
}

fn none_in_row_1(board: &Board, side: Side) -> bool {
    houses_of(board, side).iter().all(|&house| house >= 11)
}
