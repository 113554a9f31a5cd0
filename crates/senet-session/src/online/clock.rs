//! The time that players have. A turn lasts from the moment a player has to act until the other player has to.

use senet::Player;
use senet_protocol::online::{Clock, Outage};

/// The absence of a player after which the other one can claim the win, in milliseconds: in games without a clock and with a
/// Fischer clock.
pub const COUNTDOWN: i64 = 60_000;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const DAY: u64 = 24 * 60 * MINUTE;

/// The time between two moments without the outages in it, which do not overlap, in milliseconds.
pub(super) fn elapsed(from: i64, to: i64, outages: &[Outage]) -> u64 {
    let overlap = |outage: &Outage| outage.to.min(to).saturating_sub(outage.from.max(from)).max(0);
    let down: i64 = outages.iter().map(overlap).sum();
    to.saturating_sub(from).saturating_sub(down).max(0).unsigned_abs()
}

/// The clocks of both players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clocks {
    clock: Clock,
    /// Milliseconds left to the players at `since`.
    left: [u64; 2],
    /// Time of the last event that counts: the beginning, a throw or a decision.
    since: i64,
}

impl Clocks {
    pub(super) fn new(clock: Clock) -> Clocks {
        let left = match clock {
            Clock::None => 0,
            Clock::Days { days } => u64::from(days) * DAY,
            Clock::Fischer { minutes, .. } => u64::from(minutes) * MINUTE,
        };
        Clocks { clock, left: [left; 2], since: 0 }
    }

    pub(super) const fn is_running(&self) -> bool {
        !matches!(self.clock, Clock::None)
    }

    /// Whether the time of a turn is in days, so that being away means nothing.
    pub(super) const fn is_in_days(&self) -> bool {
        matches!(self.clock, Clock::Days { .. })
    }

    /// Starts the clock of the first turn.
    pub(super) fn start(&mut self, time: i64) {
        self.since = time;
    }

    /// Time of the last event that counts.
    pub(super) const fn since(&self) -> i64 {
        self.since
    }

    /// The time left to both players at the last event, in milliseconds; `None` without a clock.
    pub(super) fn left(&self) -> Option<[u64; 2]> {
        self.is_running().then_some(self.left)
    }

    /// The time left to the player to act now, in milliseconds; `None` without a clock.
    pub(super) fn left_now(&self, player: Player, now: i64, outages: &[Outage]) -> Option<u64> {
        let used = elapsed(self.since, now, outages);
        self.is_running().then(|| self.left[player as usize].saturating_sub(used))
    }

    /// The time left to a player after an event that is played with `left` milliseconds left.
    pub(super) fn after(&self, left: u64, turn_ends: bool) -> u64 {
        match self.clock {
            Clock::Days { days } if turn_ends => u64::from(days) * DAY,
            Clock::Fischer { seconds, .. } if turn_ends => left + u64::from(seconds) * SECOND,
            _ => left,
        }
    }

    /// Enters an event after which the player has this time left, as [`after`](Clocks::after) gives it.
    pub(super) fn enter(&mut self, player: Player, time: i64, left: Option<u64>) {
        self.since = time;
        if let Some(left) = left {
            self.left[player as usize] = left;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outages_are_given_back_where_they_overlap() {
        let outages = [Outage { from: 10, to: 20 }, Outage { from: 50, to: 60 }];
        let cases =
            [((0, 100), 80), ((0, 10), 10), ((0, 15), 10), ((12, 18), 0), ((15, 55), 30), ((60, 70), 10), ((5, 3), 0)];
        for ((from, to), expected) in cases {
            assert_eq!(elapsed(from, to, &outages), expected, "{from} to {to}");
        }
    }

    #[test]
    fn a_turn_brings_seconds_or_new_days() {
        let days = Clocks::new(Clock::Days { days: 3 });
        assert_eq!(days.left(), Some([3 * DAY; 2]));
        assert_eq!((days.after(7, false), days.after(7, true)), (7, 3 * DAY));
        let fischer = Clocks::new(Clock::Fischer { minutes: 5, seconds: 2 });
        assert_eq!(fischer.left_now(Player::First, 1_000, &[]), Some(299_000));
        assert_eq!(fischer.left_now(Player::First, 301_000, &[Outage { from: 0, to: 2_000 }]), Some(1_000));
        assert_eq!((fischer.after(7, false), fischer.after(7, true)), (7, 2_007));
        assert_eq!(Clocks::new(Clock::None).left_now(Player::First, 5, &[]), None);
    }
}
