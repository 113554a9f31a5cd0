//! The seats of a table.

use std::fmt;
use std::str::FromStr;

use senet::Player;
use senet_ai::{ComputerPlayer, UnknownPlayer};

/// A seat: the kind of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seat {
    /// A person at this device.
    Person,
    /// A computer player.
    Computer(ComputerPlayer),
    /// A person at another device, in a game over the network. It cannot be chosen by name.
    Remote,
}

impl Seat {
    /// The name of a person's seat in texts and on command lines.
    pub const PERSON: &'static str = "person";

    /// The name of a seat at another device in stored games.
    pub const REMOTE: &'static str = "remote";

    /// The name in texts and on command lines: `person`, `remote`, or the computer player's name.
    pub const fn name(self) -> &'static str {
        match self {
            Seat::Person => Seat::PERSON,
            Seat::Computer(computer) => computer.name(),
            Seat::Remote => Seat::REMOTE,
        }
    }

    /// The only person of two seats, whom messages call "you"; `None` if there are two or none.
    pub fn only_person(seats: [Seat; 2]) -> Option<Player> {
        match seats.map(|seat| seat == Seat::Person) {
            [true, false] => Some(Player::First),
            [false, true] => Some(Player::Second),
            [true, true] | [false, false] => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Seat {
    type Err = UnknownSeat;

    fn from_str(text: &str) -> Result<Seat, UnknownSeat> {
        if text == Seat::PERSON {
            return Ok(Seat::Person);
        }
        text.parse().map(Seat::Computer).map_err(UnknownSeat)
    }
}

/// The error of a name that is neither [`Seat::PERSON`] nor that of a computer player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownSeat(UnknownPlayer);

impl UnknownSeat {
    /// The unknown name.
    pub fn name(&self) -> &str {
        self.0.name()
    }

    /// The known names, separated by commas.
    pub fn known(&self) -> String {
        format!("{}, {}", Seat::PERSON, self.0.known())
    }
}

impl fmt::Display for UnknownSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, and `{}`", self.0, Seat::PERSON)
    }
}

impl std::error::Error for UnknownSeat {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        let computers = ComputerPlayer::ALL.into_iter().map(Seat::Computer);
        for seat in computers.chain([Seat::Person]) {
            assert_eq!(seat.name().parse(), Ok(seat));
        }
        let unknown = "pharaoh".parse::<Seat>().expect_err("no such seat").to_string();
        assert!(unknown.contains("`pharaoh`") && unknown.ends_with("and `person`"), "{unknown}");
    }
}
