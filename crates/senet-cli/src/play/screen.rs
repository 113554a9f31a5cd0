//! What is drawn: the board and all that stands around it, as lines of text.

use anstyle::{AnsiColor, Style};
use senet::{Faces, Game, House, HouseSet, Move, Position, RuleSheet, Side, Stage, Water};
use senet_board::{Glyphs, Line, Role, Sign, Size, TextBoard, draw_faces};

use super::players::Players;
use super::words;

/// Columns that text may take.
pub(crate) const WIDTH: usize = 79;

/// How things look: characters, colours, and the terminal, if there is one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) glyphs: Glyphs,
    pub(crate) colour: bool,
    /// Asks the terminal how many lines it has; `None` where the output is none, and nothing is cleared.
    pub(crate) rows: Option<fn() -> usize>,
}

impl Look {
    /// Lines of the terminal, if there is one.
    pub(crate) fn height(&self) -> Option<usize> {
        self.rows.map(|rows| rows())
    }

    /// The board's size: small where a terminal has not the lines for the large one and what stands below it.
    pub(crate) fn size(&self) -> Size {
        if self.height().is_some_and(|rows| rows < 30) { Size::Small } else { Size::Large }
    }

    fn paint(&self, style: Style, text: &str) -> String {
        if self.colour && !text.is_empty() { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// Words that stand back.
    pub(crate) fn faint(&self, text: &str) -> String {
        self.paint(Style::new().dimmed(), text)
    }

    /// Words that stand out.
    pub(crate) fn strong(&self, text: &str) -> String {
        self.paint(Style::new().bold(), text)
    }

    /// A message that something was refused or not understood.
    pub(crate) fn warning(&self, text: &str) -> String {
        self.paint(AnsiColor::Yellow.on_default(), text)
    }

    /// Something painted in the colour of a side.
    pub(crate) fn of_side(&self, sheet: &RuleSheet, side: Side, text: &str) -> String {
        self.paint(side_style(sheet, side), text)
    }

    fn painted(&self, sheet: &RuleSheet, line: &Line) -> String {
        line.iter().map(|span| self.paint(role_style(sheet, span.role), &span.text)).collect()
    }

    /// The sign of a side, in its colour.
    pub(crate) fn piece(&self, sheet: &RuleSheet, side: Side) -> String {
        self.of_side(sheet, side, self.glyphs.piece(side))
    }
}

/// The colour of a side: near to the sheet's own, and to be seen on light and on dark terminals.
fn side_style(sheet: &RuleSheet, side: Side) -> Style {
    let colour = match sheet.colour(side) {
        "red" => AnsiColor::BrightRed,
        "blue" => AnsiColor::BrightBlue,
        "green" => AnsiColor::Green,
        "white" => AnsiColor::Yellow,
        _ => AnsiColor::Cyan,
    };
    colour.on_default()
}

fn role_style(sheet: &RuleSheet, role: Role) -> Style {
    match role {
        Role::Plain | Role::Number => Style::new(),
        Role::Frame | Role::Unmarked => Style::new().dimmed(),
        Role::Safe | Role::Sign => AnsiColor::Magenta.on_default(),
        Role::Piece(side) => side_style(sheet, side),
        Role::Label => Style::new().bold().invert(),
        Role::Trace | Role::Path | Role::Marked => Style::new().bold(),
    }
}

/// The board, with the numbers of the moves at the pieces that make them.
pub(crate) fn board(look: &Look, game: &Game, choices: &[Move], last: Option<Move>) -> Vec<String> {
    let sheet = game.sheet();
    let start = || Position::starts(sheet).next();
    let Some(position) = game.position().copied().or_else(start) else {
        return Vec::new();
    };
    let mut board =
        TextBoard::new(sheet, look.glyphs, look.size()).last_move(last.and_then(Move::from), last.and_then(Move::end));
    for house in House::all() {
        let numbers: Vec<String> = choices
            .iter()
            .enumerate()
            .filter(|(_, legal)| legal.from() == Some(house))
            .map(|(index, _)| (index + 1).to_string())
            .collect();
        if !numbers.is_empty() {
            board = board.label(house, format!("[{}]", numbers.join(",")));
        }
    }
    board.draw(&position).iter().map(|line| look.painted(sheet, line).trim_end().to_owned()).collect()
}

/// One line that tells what the signs on the board mean.
pub(crate) fn legend(look: &Look, sheet: &RuleSheet) -> String {
    let glyphs = look.glyphs;
    let mut parts = vec![format!("{} safe", glyphs.safe())];
    let mut strokes = Vec::new();
    for sign in House::all().filter_map(|house| Sign::of(sheet, house)) {
        let meaning = match sign {
            Sign::Rebirth => "rebirth",
            Sign::Happiness if sheet.must_land_on_26 => "all stop here",
            Sign::Happiness if sheet.step_over_water => "1 leaps 27",
            Sign::Happiness => "throw again",
            Sign::Water if sheet.water == Water::Start => "water, back to 1",
            Sign::Water => "to 15",
            Sign::Three | Sign::Two | Sign::One => {
                strokes.push(glyphs.sign(sign));
                continue;
            }
            Sign::Sun => "exit",
        };
        parts.push(format!("{} {meaning}", glyphs.sign(sign)));
    }
    match strokes.as_slice() {
        [] => {}
        [_, _] => parts.push(format!("{} off by 3, 2", strokes.join(" "))),
        _ => parts.push(format!("{} off by 3, 2, 1", strokes.join(" "))),
    }
    look.faint(&format!("   {}", parts.join("  ")))
}

/// Two lines: who has which side, what has left the board, how far there is to go.
pub(crate) fn standing(look: &Look, game: &Game, players: &Players) -> Vec<String> {
    let sheet = game.sheet();
    let Some(position) = game.position() else {
        return Vec::new();
    };
    let to_act = game.to_act();
    let titles = Side::BOTH.map(|side| game.player(side).map_or("", |player| players.title(player)));
    let longest = name_width(titles);
    let line = |(side, title): (Side, &str)| {
        let pieces = position.pieces(side);
        let off = 5_usize.saturating_sub(pieces.len());
        let marker = if to_act.is_some() && game.player(side) == to_act { look.strong(">") } else { " ".to_owned() };
        let gone = look.of_side(sheet, side, &look.glyphs.piece(side).repeat(off));
        let empty = if look.glyphs == Glyphs::Unicode { "·" } else { "." }.repeat(5 - off.min(5));
        let name = format!("{:<6}  {title:<longest$.longest$}", side.name());
        let to_go = words::count(way_to_go(pieces), "house");
        let mark = look.piece(sheet, side);
        format!(
            " {marker} {mark} {}   off {gone}{empty}   {}",
            look.strong(&name),
            look.faint(&format!("{to_go} to go"))
        )
    };
    Side::BOTH.into_iter().zip(titles).map(line).collect()
}

/// Columns for the two names; longer ones are cut where they stand in columns.
pub(crate) fn name_width(names: [&str; 2]) -> usize {
    const LONGEST: usize = 20;
    names.map(|name| name.chars().count()).into_iter().max().unwrap_or(0).min(LONGEST)
}

/// How many houses all pieces of a side have to go until the last is off.
fn way_to_go(pieces: HouseSet) -> usize {
    pieces.iter().map(|house| 31 - usize::from(house.number())).sum()
}

/// The sticks or the die, with words beside them.
pub(crate) fn throw(look: &Look, sheet: &RuleSheet, faces: Faces, beside: [String; 3]) -> Vec<String> {
    let drawn = draw_faces(faces, look.glyphs);
    let line =
        |(line, text): (&Line, String)| format!("   {}   {text}", look.painted(sheet, line)).trim_end().to_owned();
    drawn.iter().zip(beside).map(line).collect()
}

/// The legal moves, numbered, in one column or two.
pub(crate) fn moves(look: &Look, sheet: &RuleSheet, position: &Position, legal: &[Move]) -> Vec<String> {
    const COLUMN: usize = 37;
    let items: Vec<(String, String, String)> = legal
        .iter()
        .enumerate()
        .map(|(index, legal)| {
            let note = words::note(sheet, position, *legal);
            (format!("[{}]", index + 1), format!("{:<9}", legal.to_string()), note)
        })
        .collect();
    let length = |item: &(String, String, String)| 14 + item.2.chars().count();
    let painted = |item: &(String, String, String)| {
        format!("{} {} {}", look.strong(&item.0), item.1, look.faint(&item.2)).trim_end().to_owned()
    };
    if items.len() <= 3 || items.iter().any(|item| length(item) > COLUMN) {
        return items.iter().map(|item| format!("   {}", painted(item))).collect();
    }
    let half = items.len().div_ceil(2);
    let (left, right) = items.split_at(half);
    let row = |(index, item): (usize, &(String, String, String))| match right.get(index) {
        None => format!("   {}", painted(item)),
        Some(other) => {
            let gap = " ".repeat(COLUMN.saturating_sub(length(item)));
            format!("   {} {} {}{gap}  {}", look.strong(&item.0), item.1, look.faint(&item.2), painted(other))
        }
    };
    left.iter().enumerate().map(row).collect()
}

/// Text in lines that fit, those after the first a little to the right.
pub(crate) fn wrapped(text: &str, indent: &str) -> Vec<String> {
    let hanging = format!("{indent}  ");
    // A hyphen joins the houses of a move, so lines break at spaces alone.
    let options = textwrap::Options::new(WIDTH)
        .initial_indent(indent)
        .subsequent_indent(&hanging)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::wrap(text, options).into_iter().map(String::from).collect()
}

/// A game's notation, three entries side by side.
pub(crate) fn history(record: &str) -> Vec<String> {
    let entries: Vec<&str> = record
        .lines()
        .skip_while(|line| !line.is_empty())
        .filter(|line| !line.is_empty() && !line.starts_with("end"))
        .collect();
    let rows = entries.len().div_ceil(3);
    let cell = |row: usize, column: usize| entries.get(column * rows + row).copied().unwrap_or("");
    (0..rows)
        .map(|row| format!(" {:<26}{:<26}{}", cell(row, 0), cell(row, 1), cell(row, 2)).trim_end().to_owned())
        .collect()
}

/// The legal moves that a person is asked to choose from.
pub(crate) fn choices(game: &Game) -> Vec<Move> {
    match game.stage() {
        Stage::Play(position) => position.legal_moves(game.sheet()).iter().collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_legend_fits_and_names_only_what_is_there() {
        for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
            let look = Look { glyphs, colour: false, rows: None };
            for sheet in RuleSheet::every() {
                let line = legend(&look, &sheet);
                assert!(line.chars().count() <= 80, "{line}");
                assert_eq!(line.contains("rebirth"), Sign::of(&sheet, House::REBIRTH).is_some(), "{line}");
                assert_eq!(line.contains(" exit"), Sign::of(&sheet, House::LAST) == Some(Sign::Sun), "{line}");
            }
        }
    }

    #[test]
    fn lines_break_at_spaces_alone() {
        let text = "x ".repeat(34) + "12345678 must move 10-11 now";
        let lines = wrapped(&text, " ");
        assert!(lines.len() == 2 && lines.iter().all(|line| line.chars().count() <= WIDTH), "{lines:?}");
        assert!(!lines.iter().any(|line| line.ends_with('-')), "{lines:?}");
    }

    #[test]
    fn history_runs_down_three_columns() {
        let record = "senet record 1\nseed: 1\n\n1 a\n2 b\n3 c\n4 d\nend 4 0\n";
        let lines = history(record);
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with(" 1 a") && lines[1].starts_with(" 2 b") && lines[0].contains("3 c"), "{lines:?}");
    }
}
