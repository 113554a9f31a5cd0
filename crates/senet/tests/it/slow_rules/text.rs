//! Position text of section 4: reading, writing and validating it.

use super::{
    Board, Owed, Phase, Position, Rules, Sheet, Side, WATER, all_in_row_3, houses_of, may_take_off_30, none_in_row_1,
    other,
};

pub(super) fn read_sheet(rules: &str) -> Sheet {
    match rules {
        "carpignano" => Sheet::Carpignano,
        "spanish" => Sheet::Spanish,
        "uninerd" => Sheet::Uninerd,
        "french" => Sheet::French,
        "dutch" => Sheet::Dutch,
        _ => panic!("no such sheet: {rules}"),
    }
}

pub(super) fn read_rules(rules: &str, options: &[&str]) -> Rules {
    let sheet = read_sheet(rules);
    for option in options {
        assert!(["exit-3-2-1", "happiness", "rebirth"].contains(option), "no such option: {option}");
        assert!(sheet == Sheet::Spanish, "{rules} has no options");
    }
    Rules {
        sheet,
        exit_3_2_1: options.contains(&"exit-3-2-1"),
        happiness: options.contains(&"happiness"),
        rebirth: options.contains(&"rebirth"),
    }
}

/// The position of a text that is valid by section 4.
pub(super) fn read_proper(rules: &Rules, text: &str) -> Option<Position> {
    let position = read_position(text)?;
    // The text of a position is unique: runs merged, and so on.
    let proper = write_position(&position) == text
        && counts_are_proper(&position)
        && (rules.sheet == Sheet::Uninerd || position.board[WATER].is_none())
        && owed_is_proper(rules, &position)
        && phase_is_proper(rules, &position)
        && exit_is_proper(rules, &position);
    proper.then_some(position)
}

/// At most five a side; the side in field 2 has none exactly when the game is over, the other has some.
fn counts_are_proper(position: &Position) -> bool {
    let own = houses_of(&position.board, position.side).len();
    let enemy = houses_of(&position.board, other(position.side)).len();
    own <= 5 && (1..=5).contains(&enemy) && (own == 0) == (position.phase == Phase::Over)
}

fn owed_is_proper(rules: &Rules, position: &Position) -> bool {
    let uninerd = rules.sheet == Sheet::Uninerd;
    let start = write_board(&position.board) == "cscscscscs/10/10";
    match position.owed {
        Owed::Nothing => true,
        Owed::Spools10Cones9 => {
            !uninerd && start && position.side == Side::Spools && position.phase == Phase::Thrown(1)
        }
        Owed::Cones9 => !uninerd && houses_of(&position.board, Side::Cones).len() == 5 && position.phase != Phase::Over,
        Owed::Ten(side) => uninerd && start && position.side == side,
    }
}

fn phase_is_proper(rules: &Rules, position: &Position) -> bool {
    let (board, side) = (&position.board, position.side);
    match position.phase {
        Phase::ToThrow | Phase::Over => true,
        Phase::MayTakeOff30 => rules.sheet == Sheet::Uninerd && may_take_off_30(position),
        Phase::Thrown(throw) => match rules.sheet {
            Sheet::Uninerd => [1, 2, 3, 4, 5, 6].contains(&throw),
            _ => [1, 2, 3, 4, 6].contains(&throw),
        },
        Phase::Rest(rest, throw) => {
            rules.sheet == Sheet::Dutch
                && (1 <= rest && rest < throw)
                && [2, 3, 4, 6].contains(&throw)
                && none_in_row_1(board, side)
                && houses_of(board, side).len() <= 4
        }
    }
}

/// S3: a side whose pieces are all in row 3 has none on 30.
fn exit_is_proper(rules: &Rules, position: &Position) -> bool {
    let board = &position.board;
    rules.sheet != Sheet::Spanish
        || rules.exit_3_2_1
        || [Side::Cones, Side::Spools].iter().all(|&side| board[30] != Some(side) || !all_in_row_3(board, side))
}

/// Reads the four fields; runs that are not merged are found by writing the position again.
fn read_position(text: &str) -> Option<Position> {
    let fields: Vec<&str> = text.split(' ').collect();
    let [board, side, owed, phase] = fields[..] else { return None };
    Some(Position {
        board: read_board(board)?,
        side: match side {
            "c" => Side::Cones,
            "s" => Side::Spools,
            _ => return None,
        },
        owed: match owed {
            "-" => Owed::Nothing,
            "s10c9" => Owed::Spools10Cones9,
            "c9" => Owed::Cones9,
            "s10" => Owed::Ten(Side::Spools),
            "c10" => Owed::Ten(Side::Cones),
            _ => return None,
        },
        phase: read_phase(phase)?,
    })
}

fn read_phase(text: &str) -> Option<Phase> {
    let characters: Vec<char> = text.chars().collect();
    match characters[..] {
        ['?'] => Some(Phase::ToThrow),
        ['^'] => Some(Phase::MayTakeOff30),
        ['#'] => Some(Phase::Over),
        [digit] => Some(Phase::Thrown(read_digit(digit)?)),
        ['+', rest, '/', throw] => Some(Phase::Rest(read_digit(rest)?, read_digit(throw)?)),
        _ => None,
    }
}

fn read_digit(character: char) -> Option<usize> {
    usize::try_from(character.to_digit(10)?).ok()
}

fn read_board(text: &str) -> Option<Board> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 3 {
        return None;
    }
    let mut houses = Vec::new();
    for row in rows {
        let row = read_row(row)?;
        if row.len() != 10 {
            return None;
        }
        houses.extend(row);
    }
    let mut board: Board = [None; 32];
    board[1..=30].copy_from_slice(&houses);
    Some(board)
}

fn read_row(text: &str) -> Option<Vec<Option<Side>>> {
    if text == "10" {
        return Some(vec![None; 10]);
    }
    let mut row = Vec::new();
    for character in text.chars() {
        match character {
            'c' => row.push(Some(Side::Cones)),
            's' => row.push(Some(Side::Spools)),
            _ => row.extend(vec![None; read_digit(character)?]),
        }
    }
    Some(row)
}

pub(super) fn write_position(position: &Position) -> String {
    let owed = match position.owed {
        Owed::Nothing => "-".to_string(),
        Owed::Spools10Cones9 => "s10c9".to_string(),
        Owed::Cones9 => "c9".to_string(),
        Owed::Ten(side) => format!("{}10", letter(side)),
    };
    let phase = match position.phase {
        Phase::ToThrow => "?".to_string(),
        Phase::MayTakeOff30 => "^".to_string(),
        Phase::Thrown(throw) => throw.to_string(),
        Phase::Rest(rest, throw) => format!("+{rest}/{throw}"),
        Phase::Over => "#".to_string(),
    };
    format!("{} {} {owed} {phase}", write_board(&position.board), letter(position.side))
}

fn letter(side: Side) -> char {
    match side {
        Side::Cones => 'c',
        Side::Spools => 's',
    }
}

fn write_board(board: &Board) -> String {
    let rows: Vec<String> = board[1..=30].chunks(10).map(write_row).collect();
    rows.join("/")
}

fn write_row(row: &[Option<Side>]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for house in row {
        match house {
            None => empty += 1,
            Some(side) => {
                if empty > 0 {
                    text.push_str(&empty.to_string());
                }
                empty = 0;
                text.push(letter(*side));
            }
        }
    }
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
    text
}
