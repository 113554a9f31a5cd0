//! Who plays: persons and computer players, and what they are called.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use senet::record::check_name;
use senet::{Player, RuleSheet};
use senet_i18n::Words;
use senet_i18n::ids;
use senet_i18n::sentences::{self, Who};
use senet_session::{Seat, Setting};

/// Two values for the two players, as in `person,greedy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PerPlayer<T>(pub(crate) [T; 2]);

/// The error of a text that is not two values separated by a comma.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotTwo {
    what: &'static str,
    /// A text that would be right.
    pub(crate) example: &'static str,
}

impl fmt::Display for NotTwo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected two {}, as in `{}`", self.what, self.example)
    }
}

impl Error for NotTwo {}

impl FromStr for PerPlayer<Seat> {
    type Err = Box<dyn Error + Send + Sync>;

    fn from_str(text: &str) -> Result<PerPlayer<Seat>, Self::Err> {
        let (first, second) = halves(text).ok_or(NotTwo { what: "players", example: "person,greedy" })?;
        Ok(PerPlayer([first.parse()?, second.parse()?]))
    }
}

impl FromStr for PerPlayer<String> {
    type Err = NotTwo;

    fn from_str(text: &str) -> Result<PerPlayer<String>, NotTwo> {
        let (first, second) = halves(text).ok_or(NotTwo { what: "names", example: "Anna,Ben" })?;
        Ok(PerPlayer([first.to_owned(), second.to_owned()]))
    }
}

fn halves(text: &str) -> Option<(&str, &str)> {
    text.split_once(',').filter(|(_, second)| !second.contains(','))
}

/// Returns the kind of player that has this name when it is given none of its own.
fn kind_named(name: &str) -> Option<Seat> {
    let base = [" 1", " 2"].into_iter().find_map(|number| name.strip_suffix(number));
    base.unwrap_or(name).parse().ok()
}

/// Says why a record cannot have these names of players.
pub(crate) fn why_not_names(words: &Words, kinds: [Seat; 2], names: &[String; 2]) -> Option<String> {
    if let Some(error) = names.iter().find_map(|name| check_name(name).err()) {
        return Some(sentences::name_error(words, error));
    }
    if names[0] == names[1] {
        return Some(words.text(ids::TERMINAL_SAME_NAMES));
    }
    let misleading = misleading_name(kinds, names)?;
    Some(words.format(ids::TERMINAL_MISLEADING_NAME, &[("name", misleading.into())]))
}

/// Finds a name that stands for another kind of player: a record tells kinds by names alone.
fn misleading_name(kinds: [Seat; 2], names: &[String; 2]) -> Option<&str> {
    let misleads = |(kind, name): &(Seat, &String)| kind_named(name).is_some_and(|other| other != *kind);
    kinds.into_iter().zip(names).find(misleads).map(|(_, name)| name.as_str())
}

/// Returns the name on the screen: a default name in the player's language, any other as it is.
fn title(words: &Words, player: Player, name: &str) -> String {
    let number = [" 1", " 2"].into_iter().find(|number| name.ends_with(number)).unwrap_or_default();
    match kind_named(name) {
        None => name.to_owned(),
        Some(Seat::Computer(computer)) => format!("{}{number}", sentences::computer_name(words, computer.name())),
        Some(Seat::Person | Seat::Remote) => words.text(match (number, player) {
            (" 1", _) | ("", Player::First) => ids::UI_PLAYER_ONE,
            _ => ids::UI_PLAYER_TWO,
        }),
    }
}

/// The two players of a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Players {
    kinds: [Seat; 2],
    /// As records have them.
    names: [String; 2],
    /// As the screen has them.
    titles: [String; 2],
    /// The only person, who is called "you" and nothing else.
    you: Option<Player>,
}

impl Players {
    /// Players with names of their own, or with names that tell what they are.
    pub(crate) fn new(words: &Words, kinds: [Seat; 2], names: Option<[String; 2]>) -> Players {
        let you = Seat::only_person(kinds);
        let (names, you) = match names {
            None if kinds[0] == kinds[1] => ([1, 2].map(|number| format!("{} {number}", kinds[0].name())), you),
            None => (kinds.map(|kind| kind.name().to_owned()), you),
            Some(names) => {
                let you = you.filter(|player| names[*player as usize] == Seat::PERSON);
                (names, you)
            }
        };
        let titles = Player::BOTH.map(|player| {
            if you == Some(player) { words.text(ids::UI_YOU) } else { title(words, player, &names[player as usize]) }
        });
        Players { kinds, names, titles, you }
    }

    /// Takes the players from the names in a record: computer players by their names, otherwise persons.
    pub(crate) fn of_record(words: &Words, names: [String; 2]) -> Players {
        let kind = |name: &str| kind_named(name).unwrap_or(Seat::Person);
        Players::new(words, [kind(&names[0]), kind(&names[1])], Some(names))
    }

    /// Tells who is a person and who a computer player.
    pub(crate) fn told(&self, words: &Words) -> String {
        let one = |player: Player| {
            let name = self.name(player).into();
            match self.kind(player) {
                Seat::Person | Seat::Remote => words.format(ids::TERMINAL_IS_PERSON, &[("name", name)]),
                Seat::Computer(computer) => {
                    let computer = sentences::computer_name(words, computer.name());
                    words.format(ids::TERMINAL_IS_COMPUTER, &[("name", name), ("computer", computer.into())])
                }
            }
        };
        Player::BOTH.map(one).join(", ")
    }

    /// Returns the setting of a match between these players.
    pub(crate) fn setting(&self, sheet: RuleSheet, games: u32) -> Setting {
        Setting { sheet, seats: self.kinds, names: self.names.clone(), games }
    }

    pub(crate) const fn kinds(&self) -> [Seat; 2] {
        self.kinds
    }

    pub(crate) const fn kind(&self, player: Player) -> Seat {
        self.kinds[player as usize]
    }

    /// Returns the name in records.
    pub(crate) fn name(&self, player: Player) -> &str {
        &self.names[player as usize]
    }

    pub(crate) fn any_person(&self) -> bool {
        self.kinds.contains(&Seat::Person)
    }

    /// Returns the name on the screen: "You", or the player's name.
    pub(crate) fn title(&self, player: Player) -> &str {
        &self.titles[player as usize]
    }

    /// Returns the player as sentences speak of them.
    pub(crate) fn who(&self, player: Player) -> Who<'_> {
        if self.you == Some(player) { Who::You } else { Who::Named(self.title(player)) }
    }

    /// Returns both players as sentences speak of them.
    pub(crate) fn both(&self) -> sentences::Players<'_> {
        sentences::Players { first: self.who(Player::First), second: self.who(Player::Second) }
    }
}

#[cfg(test)]
mod tests {
    use senet_ai::ComputerPlayer;
    use senet_i18n::Language;

    use super::*;

    const GREEDY: Seat = Seat::Computer(ComputerPlayer::Greedy);

    #[test]
    fn players_are_named_after_their_kind() {
        let english = Words::new(Language::English);
        let one = Players::new(&english, [Seat::Person, GREEDY], None);
        assert_eq!((one.name(Player::First), one.title(Player::First)), ("person", "You"));
        assert_eq!((one.name(Player::Second), one.title(Player::Second)), ("greedy", "Greedy"));
        assert_eq!((one.who(Player::First), one.who(Player::Second)), (Who::You, Who::Named("Greedy")));
        let german = Words::new(Language::German);
        let titles = |kinds, names: Option<[&str; 2]>| {
            let players = Players::new(&german, kinds, names.map(|names| names.map(str::to_owned)));
            Player::BOTH.map(|player| players.title(player).to_owned()).join(", ")
        };
        assert_eq!(titles([Seat::Person; 2], None), "Spieler 1, Spieler 2");
        assert_eq!(titles([Seat::Person, GREEDY], None), "Du, Gierig");
        assert_eq!(titles([GREEDY; 2], None), "Gierig 1, Gierig 2");
        assert_eq!(titles([Seat::Person; 2], Some(["Ani", "person 1"])), "Ani, Spieler 1");
        assert_eq!(titles([Seat::Person, GREEDY], Some(["Ani", "greedy"])), "Ani, Gierig");
    }

    #[test]
    fn a_record_brings_its_players_along() {
        let words = Words::new(Language::Italian);
        for (kinds, names) in [
            ([Seat::Person, GREEDY], None),
            ([GREEDY, GREEDY], None),
            ([Seat::Person, Seat::Person], Some(["Anna".to_owned(), "Ben".to_owned()])),
        ] {
            let players = Players::new(&words, kinds, names);
            let again = Players::of_record(&words, Player::BOTH.map(|player| players.name(player).to_owned()));
            assert_eq!(again, players);
        }
    }

    #[test]
    fn misleading_names_are_refused() {
        let random = Seat::Computer(ComputerPlayer::Random);
        for (kinds, names, wrong) in [
            ([Seat::Person, GREEDY], ["Ani", "Tutu"], None),
            ([Seat::Person, GREEDY], ["person", "greedy"], None),
            ([GREEDY, GREEDY], ["greedy 2", "greedy 1"], None),
            ([Seat::Person, GREEDY], ["greedy", "Tutu"], Some("greedy")),
            ([Seat::Person, GREEDY], ["random 2", "Tutu"], Some("random 2")),
            ([Seat::Person, GREEDY], ["Ani", "person"], Some("person")),
            ([random, GREEDY], ["Ani", "random"], Some("random")),
        ] {
            assert_eq!(misleading_name(kinds, &names.map(str::to_owned)), wrong, "{names:?}");
        }
    }

    #[test]
    fn names_are_refused_in_the_player_s_language() {
        let kinds = [Seat::Person, GREEDY];
        for (language, names, expected) in [
            (Language::English, ["Ani", "Tutu"], None),
            (Language::English, ["Ani", " Tutu"], Some("A name does not begin or end with a space.")),
            (Language::Spanish, ["Ani", "Ani"], Some("Los dos jugadores necesitan nombres distintos.")),
            (Language::Dutch, ["", "Ani"], Some("Een naam kan niet leeg zijn.")),
        ] {
            let found = why_not_names(&Words::new(language), kinds, &names.map(str::to_owned));
            assert_eq!(found.as_deref(), expected, "{names:?}");
        }
        let misleading = why_not_names(&Words::new(Language::German), kinds, &["greedy", "Ani"].map(str::to_owned));
        assert!(misleading.is_some_and(|why| why.starts_with("`greedy` geht hier nicht als Name")));
    }

    #[test]
    fn two_values_are_separated_by_one_comma() {
        assert_eq!("person,greedy".parse().ok(), Some(PerPlayer([Seat::Person, GREEDY])));
        for wrong in ["person", "person,greedy,random", "", "person,"] {
            assert!(wrong.parse::<PerPlayer<Seat>>().is_err(), "{wrong}");
        }
        assert_eq!("Anna,Ben".parse(), Ok(PerPlayer(["Anna".to_owned(), "Ben".to_owned()])));
        for wrong in ["Anna", "", "Anna,Ben,Tutu"] {
            assert!(wrong.parse::<PerPlayer<String>>().is_err(), "{wrong}");
        }
    }
}
