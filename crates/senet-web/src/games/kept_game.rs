//! A kept game, as the text that the browser stores: what a list needs to know in front, and the record behind it.

use std::fmt;
use std::str::FromStr;

use senet::{Player, RuleSheet};
use senet_session::{GameTable, Seat};

use crate::storage;

/// The first line of the text: the format and its version.
const FORMAT: &str = "senet kept 1";
/// The end of a game that has none yet.
const UNFINISHED: &str = "unfinished";
/// In place of the losses of a game that was not reviewed.
const UNJUDGED: &str = "unjudged";

/// By what a game is known, on the table and in the collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GameKey {
    /// A random number below 2^53.
    pub(crate) id: u64,
    /// When the game was begun, in milliseconds since 1970.
    pub(crate) begun: u64,
}

impl fmt::Display for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.id, self.begun)
    }
}

/// The text is not a kept game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotKept;

impl FromStr for GameKey {
    type Err = NotKept;

    fn from_str(text: &str) -> Result<GameKey, NotKept> {
        let (id, begun) = text.split_once(' ').ok_or(NotKept)?;
        let number = |text: &str| text.parse().map_err(|_| NotKept);
        Ok(GameKey { id: number(id)?, begun: number(begun)? })
    }
}

/// The loss of a player in a game, by its review.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Loss {
    /// Decisions among several alternatives.
    pub(crate) decisions: usize,
    /// The chance of winning that they lost, summed up.
    pub(crate) lost: f64,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct End {
    pub(crate) winner: Player,
    /// The winner's match points (`G7`).
    pub(crate) points: u32,
    pub(crate) by_resignation: bool,
}

/// A game of the collection.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct KeptGame {
    pub(crate) key: GameKey,
    /// When it was played last, in milliseconds since 1970.
    pub(crate) changed: u64,
    pub(crate) sheet: RuleSheet,
    pub(crate) seats: [Seat; 2],
    /// The number of throws and decisions.
    pub(crate) events: usize,
    /// `None` of an unfinished game.
    pub(crate) end: Option<End>,
    /// The loss of the only person at the table. `None` before the game was reviewed.
    pub(crate) loss: Option<Loss>,
    /// Seats, match and seed, as the game on the table is stored.
    players: String,
    pub(crate) record: String,
}

impl KeptGame {
    /// The game on a table with these [`texts`](storage::texts); `None` before its first throw.
    pub(crate) fn of(
        table: &GameTable,
        [record, players]: [String; 2],
        loss: Option<Loss>,
        key: GameKey,
        now: u64,
    ) -> Option<KeptGame> {
        let game = table.game();
        if game.events().is_empty() {
            return None;
        }
        let end = game.outcome().map(|outcome| End {
            winner: outcome.winner,
            points: outcome.points,
            by_resignation: outcome.by_resignation,
        });
        let (sheet, seats) = (table.setting.sheet, table.setting.seats);
        Some(KeptGame { key, changed: now, sheet, seats, events: game.events().len(), end, loss, players, record })
    }

    /// The game with what its only person gave away.
    pub(crate) fn judged(self, loss: Loss) -> KeptGame {
        KeptGame { loss: Some(loss), ..self }
    }

    /// The table with this game; `None` if the text was damaged.
    pub(crate) fn table(&self, fresh_seed: u64) -> Option<GameTable> {
        storage::read_table(&self.record, &self.players, fresh_seed)
    }

    /// Whether both are the same game. Saving adds the day to a record, which changes its checksum too.
    pub(crate) fn is_same_as(&self, other: &KeptGame) -> bool {
        let essence = |line: &&str| !line.starts_with("date: ") && !line.starts_with("end ");
        self.record.lines().filter(essence).eq(other.record.lines().filter(essence))
    }

    /// The name of a player, as the record has it.
    pub(crate) fn name(&self, player: Player) -> &str {
        let header = match player {
            Player::First => "first: ",
            Player::Second => "second: ",
        };
        self.record.lines().find_map(|line| line.strip_prefix(header)).unwrap_or_default()
    }

    /// The only person at the table.
    pub(crate) fn you(&self) -> Option<Player> {
        Seat::only_person(self.seats)
    }
}

impl fmt::Display for KeptGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let KeptGame { key, changed, sheet, events, end, loss, players, record, .. } = self;
        write!(f, "{FORMAT}\n{key} {changed} {events}\n{sheet}\n{players}\n")?;
        match end {
            None => writeln!(f, "{UNFINISHED}")?,
            Some(End { winner, points, by_resignation }) => {
                let how = if *by_resignation { "resigned" } else { "won" };
                writeln!(f, "{how} {} {points}", winner.name())?;
            }
        }
        match loss {
            None => writeln!(f, "{UNJUDGED}")?,
            Some(Loss { decisions, lost }) => writeln!(f, "{decisions} {lost}")?,
        }
        f.write_str(record)
    }
}

impl FromStr for KeptGame {
    type Err = NotKept;

    fn from_str(text: &str) -> Result<KeptGame, NotKept> {
        read(text).ok_or(NotKept)
    }
}

fn read(text: &str) -> Option<KeptGame> {
    let text = text.strip_prefix(FORMAT)?.strip_prefix('\n')?;
    let (numbers, rest) = text.split_once('\n')?;
    let (sheet, rest) = rest.split_once('\n')?;
    let (players, rest) = rest.split_once('\n')?;
    let (end, rest) = rest.split_once('\n')?;
    let (loss, record) = rest.split_once('\n')?;
    let numbers: Vec<u64> = numbers.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
    let [id, begun, changed, events] = numbers.try_into().ok()?;
    let mut seats = players.split(' ').map(storage::read_seat);
    let seats = [seats.next()??, seats.next()??];
    Some(KeptGame {
        key: GameKey { id, begun },
        changed,
        sheet: sheet.parse().ok()?,
        seats,
        events: usize::try_from(events).ok()?,
        end: if end == UNFINISHED { None } else { Some(read_end(end)?) },
        loss: if loss == UNJUDGED { None } else { Some(read_loss(loss)?) },
        players: players.to_owned(),
        record: record.to_owned(),
    })
}

fn read_loss(text: &str) -> Option<Loss> {
    let (decisions, lost) = text.split_once(' ')?;
    let lost: f64 = lost.parse().ok()?;
    Some(Loss { decisions: decisions.parse().ok()?, lost: Some(lost).filter(|lost| lost.is_finite())? })
}

fn read_end(text: &str) -> Option<End> {
    let mut fields = text.split(' ');
    let by_resignation = match fields.next()? {
        "won" => false,
        "resigned" => true,
        _ => return None,
    };
    Some(End { winner: fields.next()?.parse().ok()?, points: fields.next()?.parse().ok()?, by_resignation })
}

#[cfg(test)]
mod tests {
    use senet::record::Date;
    use senet::{Game, Record, Stage};
    use senet_ai::ComputerPlayer;
    use senet_session::{Session, Setting};

    use super::*;

    fn table(sheet: RuleSheet, events: usize) -> GameTable {
        let setting = Setting {
            sheet,
            seats: [Seat::Person, Seat::Computer(ComputerPlayer::Casual)],
            names: ["Ani".to_owned(), "Tutu".to_owned()],
            games: 3,
        };
        let mut table = GameTable::new(setting, Player::Second, 7);
        while table.game().events().len() < events && !matches!(table.game().stage(), Stage::Over(_)) {
            match table.session.computer_decides(ComputerPlayer::Greedy) {
                Some(decision) => table.session.apply(decision).expect("it is legal"),
                None => table.session.throw().map(|_| ()).expect("a throw is due"),
            }
        }
        table
    }

    const KEY: GameKey = GameKey { id: 12, begun: 1000 };

    fn of(table: &GameTable, loss: Option<Loss>) -> Option<KeptGame> {
        KeptGame::of(table, storage::texts(table)?, loss, KEY, 2000)
    }

    #[test]
    fn kept_games_are_read_back_and_give_their_tables() {
        for sheet in [RuleSheet::DUTCH, RuleSheet::FRENCH] {
            for events in [1, 40, 4000] {
                let table = table(sheet, events);
                let loss = (events > 1).then_some(Loss { decisions: 17, lost: 0.25 });
                let kept = of(&table, loss).expect("it was begun");
                assert_eq!(kept.to_string().parse(), Ok(kept.clone()));
                assert_eq!(kept.end.is_some(), events == 4000);
                assert_eq!((kept.name(Player::First), kept.name(Player::Second)), ("Ani", "Tutu"));
                assert_eq!(kept.you(), Some(Player::First));
                let read = kept.table(1).expect("a table");
                assert_eq!(read.game(), table.game());
                assert_eq!((read.setting, read.score, read.seed), (table.setting, table.score, table.seed));
            }
        }
    }

    #[test]
    fn a_game_is_the_same_with_and_without_its_day() {
        let table = table(RuleSheet::DUTCH, 40);
        let kept = of(&table, None).expect("it was begun");
        let mut record = Record::parse(&kept.record).expect("a record");
        record.date = Date::new(2026, 11, 23);
        let dated = KeptGame { record: record.to_string(), ..kept.clone() };
        assert!(dated.record != kept.record && dated.is_same_as(&kept));
        record.game.undo();
        let shorter = KeptGame { record: record.to_string(), ..kept.clone() };
        assert!(!shorter.is_same_as(&kept));
    }

    #[test]
    fn a_game_without_a_throw_is_not_kept() {
        assert_eq!(of(&table(RuleSheet::DUTCH, 0), None), None);
    }

    #[test]
    fn a_resignation_is_kept_as_one() {
        let mut game = Game::from_position(
            RuleSheet::CARPIGNANO,
            senet::Position::parse(&RuleSheet::CARPIGNANO, "10/s7s1/5c1c2 c - ?").expect("a position"),
        );
        game.resign(Player::First).expect("a game in play");
        let table = GameTable { session: Session::new(game, 1), ..table(RuleSheet::CARPIGNANO, 0) };
        let kept = of(&table, None).expect("it was begun");
        assert_eq!(kept.end.map(|end| (end.winner, end.by_resignation)), Some((Player::Second, true)));
        assert_eq!(kept.to_string().parse(), Ok(kept));
    }

    #[test]
    fn other_texts_are_refused() {
        let good = of(&table(RuleSheet::DUTCH, 9), None).expect("it was begun").to_string();
        let damaged = [
            String::new(),
            good.replacen("kept 1", "kept 2", 1),
            good.replacen("12 1000", "12", 1),
            good.replacen("dutch", "roman", 1),
            good.replacen("person", "pharaoh", 1),
            good.replacen("unfinished", "won nobody 3", 1),
            good.replacen("unjudged", "3 NaN", 1),
        ];
        for text in damaged {
            assert_eq!(text.parse::<KeptGame>(), Err(NotKept), "{text}");
        }
        assert_eq!("12".parse::<GameKey>(), Err(NotKept));
        let shortened = good.rsplit_once('\n').and_then(|(rest, _)| rest.rsplit_once('\n')).expect("lines").0;
        let kept: KeptGame = shortened.parse().expect("its front is whole");
        assert!(kept.table(1).is_none());
    }
}
