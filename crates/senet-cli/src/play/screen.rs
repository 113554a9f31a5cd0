//! The screen: the board and the lines around it.

use std::borrow::Cow;

use anstyle::{AnsiColor, Style};
use senet::{Faces, Game, House, HouseSet, LeavingThrow, Move, Position, RuleSheet, Side, Stage, Water};
use senet_board::{Glyphs, Line, Role, Sign, Size, TextBoard, draw_faces};
use senet_i18n::ids;
use senet_i18n::{Words, sentences};

use super::players::Players;

/// Columns that text may take where there is room.
const WIDTH: usize = 79;

/// Lines and columns of a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
}

/// The look of the output: characters, colours, and the terminal, if there is one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) glyphs: Glyphs,
    pub(crate) colour: bool,
    /// Asks the terminal how large it is; `None` where the output is none, and nothing is cleared.
    pub(crate) window: Option<fn() -> Window>,
}

impl Look {
    /// Lines of the terminal, if there is one.
    pub(crate) fn height(&self) -> Option<usize> {
        self.window.map(|window| window().rows)
    }

    /// Returns the columns for text. The last column of a terminal stays free, since some terminals wrap after it.
    pub(crate) fn width(&self) -> usize {
        self.window.map_or(WIDTH, |window| window().columns.saturating_sub(1).min(WIDTH))
    }

    /// The board's size: small where a terminal has not the lines for the large one and what stands below it, and
    /// narrower where it has not the columns. `None` where no board fits.
    pub(crate) fn size(&self) -> Option<Size> {
        let low = self.height().is_some_and(|rows| rows < 30);
        let size = match self.width() {
            width if width >= Size::Large.width() && !low => Size::Large,
            width if width >= Size::Small.width() => Size::Small,
            width if width >= Size::Narrow.width() => Size::Narrow,
            width if width >= Size::Narrowest.width() => Size::Narrowest,
            _ => return None,
        };
        Some(size)
    }

    /// Text in lines that fit, those after the first a little to the right.
    pub(crate) fn wrapped(&self, text: &str, indent: &str) -> Vec<String> {
        self.hanging(text, indent, &format!("{indent}  "))
    }

    /// Text in lines that fit, the first with one indent and the others with another.
    pub(crate) fn hanging(&self, text: &str, first: &str, others: &str) -> Vec<String> {
        // A hyphen joins the houses of a move, so lines break at spaces alone.
        let options = textwrap::Options::new(self.width())
            .initial_indent(first)
            .subsequent_indent(others)
            .word_splitter(textwrap::WordSplitter::NoHyphenation);
        textwrap::wrap(text, options).into_iter().map(String::from).collect()
    }

    /// A text as it is written: in ASCII, signs that are not letters are replaced. Letters keep their accents.
    pub(crate) fn written<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.glyphs == Glyphs::Unicode || text.is_ascii() {
            return Cow::Borrowed(text);
        }
        let mut written = String::with_capacity(text.len());
        for sign in text.chars() {
            match sign {
                '’' | '‘' => written.push('\''),
                '“' | '”' | '„' | '«' | '»' => written.push('"'),
                '–' | '—' => written.push('-'),
                '…' => written.push_str("..."),
                '\u{a0}' | '\u{202f}' => written.push(' '),
                '◊' => written.push_str("<>"),
                '♦' => written.push_str("<#>"),
                '◇' => written.push('*'),
                other => written.push(other),
            }
        }
        Cow::Owned(written)
    }

    fn paint(&self, style: Style, text: &str) -> String {
        if self.colour && !text.is_empty() { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// Dims a text.
    pub(crate) fn faint(&self, text: &str) -> String {
        self.paint(Style::new().dimmed(), text)
    }

    /// Emphasises a text.
    pub(crate) fn strong(&self, text: &str) -> String {
        self.paint(Style::new().bold(), text)
    }

    /// Paints a refusal.
    pub(crate) fn warning(&self, text: &str) -> String {
        self.paint(AnsiColor::Yellow.on_default(), text)
    }

    /// Something painted in the colour of a side.
    pub(crate) fn of_side(&self, sheet: &RuleSheet, side: Side, text: &str) -> String {
        self.paint(side_style(sheet, side), text)
    }

    /// A line of a drawing in its colours.
    pub(crate) fn painted(&self, sheet: &RuleSheet, line: &Line) -> String {
        line.iter().map(|span| self.paint(role_style(sheet, span.role), &span.text)).collect()
    }

    /// The sign of a side, in its colour.
    pub(crate) fn piece(&self, sheet: &RuleSheet, side: Side) -> String {
        self.of_side(sheet, side, self.glyphs.piece(side))
    }

    /// The sign of a side as it stands in front of a name, where a letter would be read as a word.
    pub(crate) fn badge(&self, sheet: &RuleSheet, side: Side) -> String {
        match self.glyphs {
            Glyphs::Unicode => self.piece(sheet, side),
            Glyphs::Ascii => self.of_side(sheet, side, &format!("({})", self.glyphs.piece(side))),
        }
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
        Role::Frame | Role::Blank => Style::new().dimmed(),
        Role::Safe | Role::Sign => AnsiColor::Magenta.on_default(),
        Role::Piece(side) => side_style(sheet, side),
        Role::Label => Style::new().bold().invert(),
        Role::Trace | Role::Path | Role::Counting => Style::new().bold(),
    }
}

/// The board, with the numbers of the moves at the pieces that make them.
pub(crate) fn board(look: &Look, words: &Words, game: &Game, choices: &[Move], last: Option<Move>) -> Vec<String> {
    let sheet = game.sheet();
    let start = || Position::starts(sheet).next();
    let Some(position) = game.position().copied().or_else(start) else {
        return Vec::new();
    };
    let Some(size) = look.size() else {
        let needed = Size::Narrowest.width() + 1;
        return look.wrapped(&words.format(ids::TERMINAL_BOARD_NEEDS, &[("columns", needed.into())]), " ");
    };
    let mut board =
        TextBoard::new(sheet, look.glyphs, size).last_move(last.and_then(Move::from), last.and_then(Move::end));
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

/// Explains the signs on the board: in one line, or in two where the window is narrow.
pub(crate) fn legend(look: &Look, words: &Words, sheet: &RuleSheet) -> Vec<String> {
    let Some(size) = look.size() else { return Vec::new() };
    let glyphs = look.glyphs;
    let drawn = |sign| if size.has_short_signs() { glyphs.short_sign(sign) } else { glyphs.sign(sign) };
    let off_by = |numbers: &str| words.format(ids::LEGEND_OFF_BY, &[("numbers", numbers.into())]);
    let mut parts = vec![format!("{} {}", glyphs.safe(), words.text(ids::LEGEND_SAFE))];
    let mut strokes = Vec::new();
    for sign in House::all().filter_map(|house| Sign::of(sheet, house)) {
        let id = match sign {
            Sign::Rebirth => ids::LEGEND_REBIRTH,
            Sign::Happiness if sheet.must_land_on_26() => ids::LEGEND_ALL_STOP,
            Sign::Happiness if sheet.step_over_water() => ids::LEGEND_LEAP,
            Sign::Happiness => ids::LEGEND_THROW,
            Sign::Water if sheet.water() == Water::Start => ids::LEGEND_TO_START,
            Sign::Water => ids::LEGEND_TO_REBIRTH,
            Sign::Three | Sign::Two | Sign::One => {
                strokes.push(drawn(sign));
                continue;
            }
            Sign::Sun => ids::LEGEND_EXIT,
        };
        parts.push(format!("{} {}", drawn(sign), words.text(id)));
    }
    match strokes.as_slice() {
        [] => {}
        strokes if size.has_short_signs() => {
            parts.push(format!("{} {}", strokes.join(" "), words.text(ids::LEGEND_OFF_BY_THAT)));
        }
        [_, _] => parts.push(format!("{} {}", strokes.join(" "), off_by("3, 2"))),
        _ => parts.push(format!("{} {}", strokes.join(" "), off_by("3, 2, 1"))),
    }
    let leaves_by_6 = |exits: HouseSet| House::new(25).is_some_and(|house| exits.contains(house));
    if matches!(sheet.leaving().throw, LeavingThrow::Exact(exits) if leaves_by_6(exits)) {
        parts.push(format!("25 {}", off_by("6")));
    }
    // A sign stays beside its meaning.
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 2 + part.chars().count() <= look.width() => {
                line.push_str("  ");
                line.push_str(&part);
            }
            _ => lines.push(format!("   {part}")),
        }
    }
    lines.iter().map(|line| look.faint(line)).collect()
}

/// Two lines: who has which side, what has left the board, how far there is to go.
pub(crate) fn standing(look: &Look, words: &Words, game: &Game, players: &Players) -> Vec<String> {
    let sheet = game.sheet();
    let Some(position) = game.position() else {
        return Vec::new();
    };
    let to_act = game.to_act();
    let titles = Side::BOTH.map(|side| game.player(side).map_or("", |player| players.title(player)));
    let sides = Side::BOTH.map(|side| sentences::side(words, side));
    let width = sides.iter().map(|side| side.chars().count()).max().unwrap_or(0);
    let off_word = words.text(ids::STANDING_OFF);
    // In a narrow window the words around the name are fewer, and the name has what they leave.
    let narrow = look.width() < 64;
    let to_go = |side: Side| {
        let houses = way_to_go(position.pieces(side));
        let houses =
            if narrow { houses.to_string() } else { words.format(ids::COUNT_HOUSES, &[("count", houses.into())]) };
        words.format(ids::STANDING_TO_GO, &[("houses", houses.into())])
    };
    let longest_to_go = Side::BOTH.map(|side| to_go(side).chars().count()).into_iter().max().unwrap_or(0);
    let around = 5 + width + 2 + 3 + off_word.chars().count() + 1 + 5 + 3 + longest_to_go;
    let longest = name_width(titles).min(look.width().saturating_sub(around).max(3));
    let line = |((side, title), named): ((Side, &str), &String)| {
        let off = 5_usize.saturating_sub(position.pieces(side).len());
        let marker = if to_act.is_some() && game.player(side) == to_act { look.strong(">") } else { " ".to_owned() };
        let gone = look.of_side(sheet, side, &look.glyphs.piece(side).repeat(off));
        let empty = if look.glyphs == Glyphs::Unicode { "·" } else { "." }.repeat(5 - off.min(5));
        let name = format!("{named:<width$}  {title:<longest$.longest$}");
        let mark = look.piece(sheet, side);
        format!(" {marker} {mark} {}   {off_word} {gone}{empty}   {}", look.strong(&name), look.faint(&to_go(side)))
    };
    Side::BOTH.into_iter().zip(titles).zip(&sides).map(line).collect()
}

/// Columns for the two names; longer ones are cut where they stand in columns.
pub(crate) fn name_width(names: [&str; 2]) -> usize {
    const LONGEST: usize = 20;
    names.map(|name| name.chars().count()).into_iter().max().unwrap_or(0).min(LONGEST)
}

/// The number of houses that all pieces of a side have to go until the last is off.
fn way_to_go(pieces: HouseSet) -> usize {
    pieces.iter().map(|house| 31 - usize::from(house.number())).sum()
}

/// The sticks or the die, with words beside them, the first standing out; the words alone where they do not fit beside
/// the drawing, or it is not wanted.
pub(crate) fn throw(look: &Look, sheet: &RuleSheet, faces: Faces, drawn: bool, beside: &[String; 3]) -> Vec<String> {
    let texts = beside.iter().filter(|text| !text.is_empty());
    let drawing = draw_faces(faces, look.glyphs);
    let columns = drawing.iter().map(|line| line.iter().map(|span| span.text.chars().count()).sum::<usize>());
    let room = look.width().saturating_sub(columns.max().unwrap_or(0) + 6);
    let strong = |line: String, first: bool| if first { look.strong(&line) } else { line };
    let lines: Vec<String> = texts
        .clone()
        .flat_map(|text| {
            let is_first = beside.first() == Some(text);
            textwrap::wrap(text, room.max(1)).into_iter().map(move |line| strong(line.into_owned(), is_first))
        })
        .collect();
    if !drawn || lines.len() > drawing.len() {
        let text = texts.map(String::as_str).collect::<Vec<_>>().join(" ");
        return if text.is_empty() { Vec::new() } else { look.wrapped(&text, "   ") };
    }
    let beside = lines.into_iter().chain(std::iter::repeat(String::new()));
    let line =
        |(line, text): (&Line, String)| format!("   {}   {text}", look.painted(sheet, line)).trim_end().to_owned();
    drawing.iter().zip(beside).map(line).collect()
}

/// The legal moves, numbered, in one column or two, with a few words beside them or not.
pub(crate) fn moves(
    look: &Look,
    words: &Words,
    sheet: &RuleSheet,
    position: &Position,
    legal: &[Move],
    notes: bool,
) -> Vec<String> {
    let column = (look.width().saturating_sub(3) / 2).min(37);
    // Three moves stand below each other anyway, so that their words take no line.
    let few = legal.len() <= 3;
    let items: Vec<(String, String, String)> = legal
        .iter()
        .enumerate()
        .map(|(index, legal)| {
            let note = if notes || few { sentences::move_note(words, sheet, position, *legal) } else { String::new() };
            (format!("[{}]", index + 1), format!("{:<9}", legal.to_string()), note)
        })
        .collect();
    let length = |item: &(String, String, String)| 14 + item.2.chars().count();
    let painted = |item: &(String, String, String)| {
        format!("{} {} {}", look.strong(&item.0), item.1, look.faint(&item.2)).trim_end().to_owned()
    };
    if few || items.iter().any(|item| length(item) > column) {
        let fits = |item: &&(String, String, String)| 3 + length(item) <= look.width();
        let cut = |item: &(String, String, String)| {
            let room = look.width().saturating_sub(18);
            let note: String = item.2.chars().take(room).collect();
            painted(&(item.0.clone(), item.1.clone(), format!("{}…", note.trim_end())))
        };
        return items
            .iter()
            .map(|item| format!("   {}", if fits(&item) { painted(item) } else { cut(item) }))
            .collect();
    }
    let half = items.len().div_ceil(2);
    let (left, right) = items.split_at(half);
    let row = |(index, item): (usize, &(String, String, String))| match right.get(index) {
        None => format!("   {}", painted(item)),
        Some(other) => {
            let gap = " ".repeat(column.saturating_sub(length(item)));
            format!("   {} {} {}{gap}  {}", look.strong(&item.0), item.1, look.faint(&item.2), painted(other))
        }
    };
    left.iter().enumerate().map(row).collect()
}

/// A game's notation, three entries side by side where there is room.
pub(crate) fn history(look: &Look, record: &str) -> Vec<String> {
    const ENTRY: usize = 26;
    let columns = (look.width() / ENTRY).max(1);
    let entries: Vec<&str> = record
        .lines()
        .skip_while(|line| !line.is_empty())
        .filter(|line| !line.is_empty() && !line.starts_with("end"))
        .collect();
    let rows = entries.len().div_ceil(columns);
    let cell = |row: usize, column: usize| format!("{:<ENTRY$}", entries.get(column * rows + row).unwrap_or(&""));
    let line = |row| (0..columns).map(|column| cell(row, column)).collect::<String>();
    (0..rows).map(|row| format!(" {}", line(row).trim_end())).collect()
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
    use senet_i18n::Language;

    use super::*;

    const PLAIN: Look = Look { glyphs: Glyphs::Unicode, colour: false, window: None };

    /// Windows as wide as board and text can be, and as wide as the narrower boards need.
    const WINDOWS: [fn() -> Window; 4] = [
        || Window { rows: 24, columns: 80 },
        || Window { rows: 20, columns: 60 },
        || Window { rows: 18, columns: 50 },
        || Window { rows: 18, columns: 48 },
    ];

    #[test]
    fn the_legend_fits_and_names_only_what_is_there() {
        for words in Language::ALL.map(Words::new) {
            for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
                for window in WINDOWS {
                    let look = Look { glyphs, window: Some(window), ..PLAIN };
                    for sheet in RuleSheet::every() {
                        let lines = legend(&look, &words, &sheet);
                        assert!(lines.iter().all(|line| line.chars().count() <= look.width()), "{lines:?}");
                        assert!(lines.len() <= if look.width() == 79 { 1 } else { 2 }, "{lines:?}");
                        let text = lines.concat();
                        let says = |id: ids::Id| text.contains(&format!(" {}", words.text(id)));
                        let has_sign = |house| Sign::of(&sheet, house).is_some();
                        assert_eq!(says(ids::LEGEND_REBIRTH), has_sign(House::REBIRTH), "{text}");
                        assert_eq!(text.contains("  25 "), sheet.id() == senet::SheetId::Carpignano, "{text}");
                        let has_exit = Sign::of(&sheet, House::LAST) == Some(Sign::Sun);
                        assert_eq!(says(ids::LEGEND_EXIT), has_exit, "{text}");
                    }
                }
            }
        }
    }

    #[test]
    fn ascii_has_no_signs_but_keeps_letters() {
        let look = Look { glyphs: Glyphs::Ascii, ..PLAIN };
        let text = "“È l’unica” (◊) – 1\u{202f}?…";
        assert_eq!(look.written(text), "\"È l'unica\" (<>) - 1 ?...");
        assert_eq!(PLAIN.written(text), text);
    }

    #[test]
    fn lines_break_at_spaces_alone() {
        let text = "x ".repeat(34) + "12345678 must move 10-11 now";
        let lines = PLAIN.wrapped(&text, " ");
        assert!(lines.len() == 2 && lines.iter().all(|line| line.chars().count() <= WIDTH), "{lines:?}");
        assert!(!lines.iter().any(|line| line.ends_with('-')), "{lines:?}");
    }

    #[test]
    fn the_board_is_as_wide_as_the_window_lets_it_be() {
        let size = |window| Look { window: Some(window), ..PLAIN }.size();
        assert_eq!(PLAIN.size(), Some(Size::Large));
        assert_eq!(size(|| Window { rows: 30, columns: 200 }), Some(Size::Large));
        assert_eq!(WINDOWS.map(size).map(|size| size.map(Size::width)), [Some(77), Some(57), Some(47), Some(47)]);
        assert_eq!(size(|| Window { rows: 50, columns: 58 }), Some(Size::Narrow));
        assert_eq!(size(|| Window { rows: 50, columns: 47 }), None);
        assert_eq!(size(|| Window { rows: 0, columns: 0 }), None);
    }

    #[test]
    fn history_runs_down_three_columns_or_fewer() {
        let record = "senet record 1\nseed: 1\n\n1 a\n2 b\n3 c\n4 d\nend 4 0\n";
        let lines = history(&PLAIN, record);
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with(" 1 a") && lines[1].starts_with(" 2 b") && lines[0].contains("3 c"), "{lines:?}");
        let narrow = Look { window: Some(WINDOWS[2]), ..PLAIN };
        assert_eq!(history(&narrow, record), [" 1 a", " 2 b", " 3 c", " 4 d"]);
    }
}
