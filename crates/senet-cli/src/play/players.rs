//! Who plays: persons and computer players, and what they are called.

use std::str::FromStr;

use senet::Player;
use senet::record::check_name;
use senet_session::Seat;

/// Two values for the two players, as in `person,greedy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pair<T>(pub(crate) [T; 2]);

impl FromStr for Pair<Seat> {
    type Err = String;

    fn from_str(text: &str) -> Result<Pair<Seat>, String> {
        let (first, second) = halves(text, "two players, as in `person,greedy`")?;
        let kind = |name: &str| name.parse().map_err(|error: senet_session::UnknownSeat| error.to_string());
        Ok(Pair([kind(first)?, kind(second)?]))
    }
}

impl FromStr for Pair<String> {
    type Err = String;

    fn from_str(text: &str) -> Result<Pair<String>, String> {
        let (first, second) = halves(text, "two names, as in `Anna,Ben`")?;
        for name in [first, second] {
            check_name(name).map_err(|error| error.to_string())?;
        }
        if first == second {
            return Err("the two players need names of their own".to_owned());
        }
        Ok(Pair([first.to_owned(), second.to_owned()]))
    }
}

fn halves<'t>(text: &'t str, expected: &str) -> Result<(&'t str, &'t str), String> {
    match text.split_once(',') {
        Some((first, second)) if !second.contains(',') => Ok((first, second)),
        _ => Err(format!("expected {expected}")),
    }
}

/// A kind of player inside a sentence.
fn described(kind: Seat) -> String {
    match kind {
        Seat::Person => "a person".to_owned(),
        Seat::Computer(computer) => format!("the computer player `{}`", computer.name()),
    }
}

/// What a name says about its player: the kind of player that is called so when it has no name of its own.
fn kind_named(name: &str) -> Option<Seat> {
    let base = [" 1", " 2"].into_iter().find_map(|number| name.strip_suffix(number));
    base.unwrap_or(name).parse().ok()
}

/// Refuses names that say something else about the players than what they are: a record has only names.
pub(crate) fn check_names(kinds: [Seat; 2], names: &[String; 2]) -> Result<(), String> {
    let misleads = |(kind, name): (Seat, &String)| {
        let other = kind_named(name).filter(|other| *other != kind)?;
        Some(format!(
            "`{name}` is no name for {}: a saved game would go on with {} in that place. Choose another name, or what \
             plays with --players",
            described(kind),
            described(other)
        ))
    };
    kinds.into_iter().zip(names).find_map(misleads).map_or(Ok(()), Err)
}

/// The two players of a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Players {
    kinds: [Seat; 2],
    names: [String; 2],
    /// The only person, who is called "you" and nothing else.
    you: Option<Player>,
}

impl Players {
    /// Players with names of their own, or with names that tell what they are.
    pub(crate) fn new(kinds: [Seat; 2], names: Option<[String; 2]>) -> Players {
        let you = match kinds {
            [Seat::Person, Seat::Computer(_)] => Some(Player::First),
            [Seat::Computer(_), Seat::Person] => Some(Player::Second),
            _ => None,
        };
        match names {
            None if kinds[0] == kinds[1] => {
                let numbered = [1, 2].map(|number| format!("{} {number}", kinds[0].name()));
                Players { kinds, names: numbered, you }
            }
            None => Players { kinds, names: kinds.map(|kind| kind.name().to_owned()), you },
            Some(names) => {
                let you = you.filter(|player| names[*player as usize] == Seat::PERSON);
                Players { kinds, names, you }
            }
        }
    }

    /// The players that a record names: the computer players whose names it has, and otherwise persons.
    pub(crate) fn of_record(names: [String; 2]) -> Players {
        let kind = |name: &str| kind_named(name).unwrap_or(Seat::Person);
        Players::new([kind(&names[0]), kind(&names[1])], Some(names))
    }

    /// Who is a person and who a computer player, in a sentence.
    pub(crate) fn told(&self) -> String {
        Player::BOTH.map(|player| format!("{} is {}", self.name(player), described(self.kind(player)))).join(", ")
    }

    pub(crate) const fn kinds(&self) -> [Seat; 2] {
        self.kinds
    }

    pub(crate) const fn kind(&self, player: Player) -> Seat {
        self.kinds[player as usize]
    }

    /// The name in records.
    pub(crate) fn name(&self, player: Player) -> &str {
        &self.names[player as usize]
    }

    pub(crate) fn any_person(&self) -> bool {
        self.kinds.contains(&Seat::Person)
    }

    /// The name at the start of a line: `You`, or the player's name.
    pub(crate) fn title(&self, player: Player) -> &str {
        if self.you == Some(player) { "You" } else { self.name(player) }
    }

    /// The name inside a sentence: `you`, or the player's name.
    pub(crate) fn object(&self, player: Player) -> &str {
        if self.you == Some(player) { "you" } else { self.name(player) }
    }

    /// The player and a verb: `You win`, `greedy wins`.
    pub(crate) fn does(&self, player: Player, verb: &str) -> String {
        format!("{} {}", self.title(player), self.verb(player, verb))
    }

    /// The verb as it stands behind the player: `win`, `wins`.
    pub(crate) fn verb(&self, player: Player, verb: &str) -> String {
        let ending = if self.you == Some(player) { "" } else { "s" };
        format!("{verb}{ending}")
    }
}

#[cfg(test)]
mod tests {
    use senet_ai::ComputerPlayer;

    use super::*;

    const GREEDY: Seat = Seat::Computer(ComputerPlayer::Greedy);

    #[test]
    fn players_are_named_after_what_they_are() {
        let one = Players::new([Seat::Person, GREEDY], None);
        assert_eq!((one.name(Player::First), one.title(Player::First)), ("person", "You"));
        assert_eq!(one.does(Player::First, "win"), "You win");
        assert_eq!(one.does(Player::Second, "win"), "greedy wins");
        let two = Players::new([Seat::Person, Seat::Person], None);
        assert_eq!((two.title(Player::First), two.title(Player::Second)), ("person 1", "person 2"));
    }

    #[test]
    fn a_record_brings_its_players_along() {
        for (kinds, names) in [
            ([Seat::Person, GREEDY], None),
            ([GREEDY, GREEDY], None),
            ([Seat::Person, Seat::Person], Some(["Anna".to_owned(), "Ben".to_owned()])),
        ] {
            let players = Players::new(kinds, names);
            let again = Players::of_record(Player::BOTH.map(|player| players.name(player).to_owned()));
            assert_eq!(again, players);
        }
    }

    #[test]
    fn names_do_not_say_what_their_players_are_not() {
        let random = Seat::Computer(ComputerPlayer::Random);
        for (kinds, names, wrong) in [
            ([Seat::Person, GREEDY], ["Ani", "Tutu"], None),
            ([Seat::Person, GREEDY], ["person", "greedy"], None),
            ([GREEDY, GREEDY], ["greedy 2", "greedy 1"], None),
            ([Seat::Person, GREEDY], ["greedy", "Tutu"], Some("`greedy` is no name for a person")),
            ([Seat::Person, GREEDY], ["random 2", "Tutu"], Some("`random 2` is no name for a person")),
            ([Seat::Person, GREEDY], ["Ani", "person"], Some("go on with a person")),
            ([random, GREEDY], ["Ani", "random"], Some("for the computer player `greedy`")),
        ] {
            let found = check_names(kinds, &names.map(str::to_owned)).err();
            assert_eq!(found.is_some(), wrong.is_some(), "{names:?}: {found:?}");
            assert!(found.unwrap_or_default().contains(wrong.unwrap_or_default()), "{names:?}");
        }
    }

    #[test]
    fn pairs_are_two() {
        assert_eq!("person,greedy".parse(), Ok(Pair([Seat::Person, GREEDY])));
        for wrong in ["person", "person,greedy,random", "", "person,"] {
            assert!(wrong.parse::<Pair<Seat>>().is_err(), "{wrong}");
        }
        assert_eq!("Anna,Ben".parse(), Ok(Pair(["Anna".to_owned(), "Ben".to_owned()])));
        for wrong in ["Anna", "Anna,", "Anna,Anna", "Anna, Ben"] {
            assert!(wrong.parse::<Pair<String>>().is_err(), "{wrong}");
        }
    }
}
