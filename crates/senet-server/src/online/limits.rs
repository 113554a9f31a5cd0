//! Limits of what clients may ask for.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use governor::clock::DefaultClock;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use senet_fair::Token;

use super::failure::Failure;

/// The most that clients may ask for. `None` is no limit.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests and frames of an address in a second; four times as many at once.
    pub requests: Option<NonZeroU32>,
    /// Commands of a seat in a second; four times as many at once.
    pub commands: Option<NonZeroU32>,
    /// New games of an address in a minute; as many at once.
    pub games: Option<NonZeroU32>,
    /// Reviews of records for an address in a minute; as many at once.
    pub reviews: Option<NonZeroU32>,
    /// WebSockets and streams of an address at the same time.
    pub connections: u32,
    /// Open offers of all players.
    pub offers: u32,
}

impl Limits {
    /// No limits of rates, for measurements.
    pub const UNLIMITED: Limits =
        Limits { requests: None, commands: None, games: None, reviews: None, connections: u32::MAX, offers: u32::MAX };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: NonZeroU32::new(100),
            commands: NonZeroU32::new(10),
            games: NonZeroU32::new(30),
            reviews: NonZeroU32::new(10),
            connections: 200,
            offers: 1_000,
        }
    }
}

type Limiter<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

/// The rate limiters of requests and commands.
#[derive(Debug)]
pub(super) struct Limiters {
    addresses: Option<Limiter<IpAddr>>,
    seats: Option<Limiter<[u8; 32]>>,
    games: Option<Limiter<IpAddr>>,
    reviews: Option<Limiter<IpAddr>>,
    most_connections: u32,
    connections: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// A WebSocket or a stream of an address. Dropped, it no longer counts.
#[derive(Debug)]
pub(super) struct Connection {
    address: IpAddr,
    connections: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut open) = connections.entry(self.address) {
            *open.get_mut() -= 1;
            if *open.get() == 0 {
                open.remove();
            }
        }
    }
}

fn limiter<K: Hash + Eq + Clone>(quota: Option<Quota>) -> Option<Limiter<K>> {
    quota.map(RateLimiter::hashmap)
}

/// So many in a second, and four times as many at once.
fn per_second(rate: NonZeroU32) -> Quota {
    Quota::per_second(rate).allow_burst(rate.saturating_mul(const { NonZeroU32::new(4).unwrap() }))
}

fn check<K: Hash + Eq + Clone>(limiter: Option<&Limiter<K>>, key: &K) -> Result<(), Failure> {
    match limiter.map(|limiter| limiter.check_key(key)) {
        Some(Err(_)) => {
            let sentence = "too many requests; please wait a moment";
            Err(Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many", sentence))
        }
        Some(Ok(())) | None => Ok(()),
    }
}

impl Limiters {
    pub(super) fn new(limits: &Limits) -> Limiters {
        Limiters {
            addresses: limiter(limits.requests.map(per_second)),
            seats: limiter(limits.commands.map(per_second)),
            games: limiter(limits.games.map(Quota::per_minute)),
            reviews: limiter(limits.reviews.map(Quota::per_minute)),
            most_connections: limits.connections,
            connections: Arc::default(),
        }
    }

    /// Counts a request or a frame of an address.
    pub(super) fn count_address(&self, address: IpAddr) -> Result<(), Failure> {
        check(self.addresses.as_ref(), &network(address))
    }

    /// Counts a command of a seat.
    pub(super) fn count_seat(&self, token: &Token) -> Result<(), Failure> {
        check(self.seats.as_ref(), token.hash().bytes())
    }

    /// Counts a new game of an address.
    pub(super) fn count_game(&self, address: IpAddr) -> Result<(), Failure> {
        check(self.games.as_ref(), &network(address))
    }

    /// Counts a review for an address.
    pub(super) fn count_review(&self, address: IpAddr) -> Result<(), Failure> {
        check(self.reviews.as_ref(), &network(address))
    }

    /// Counts a connection of an address, as long as the value lives.
    pub(super) fn connect(&self, address: IpAddr) -> Result<Connection, Failure> {
        let address = network(address);
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let open = connections.entry(address).or_default();
        if *open >= self.most_connections {
            let sentence = "too many connections from this address; please close some";
            return Err(Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many-connections", sentence));
        }
        *open += 1;
        Ok(Connection { address, connections: self.connections.clone() })
    }

    /// Forgets addresses and seats that have not been seen lately.
    pub(super) fn tidy(&self) {
        for limiter in [&self.addresses, &self.games, &self.reviews].into_iter().flatten() {
            limiter.retain_recent();
        }
        if let Some(limiter) = &self.seats {
            limiter.retain_recent();
        }
    }
}

/// The address whose requests are counted together: one customer of a provider has a whole /64 network of IPv6.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => address
            .to_ipv4_mapped()
            .map_or_else(|| IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)), IpAddr::V4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_of_ipv6_count_together() {
        let cases =
            [("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("::ffff:192.0.2.7", "192.0.2.7")];
        for (address, expected) in cases {
            assert_eq!(network(address.parse().expect("an address")).to_string(), expected);
        }
    }

    #[test]
    fn an_address_is_refused_beyond_its_limit_and_others_are_not() {
        let limits = Limits { requests: NonZeroU32::new(1), ..Limits::UNLIMITED };
        let limiters = Limiters::new(&limits);
        let [one, other] = ["192.0.2.7", "192.0.2.8"].map(|address| address.parse().expect("an address"));
        let allowed = (0..20).filter(|_| limiters.count_address(one).is_ok()).count();
        assert!((4..=5).contains(&allowed), "{allowed}");
        assert!(limiters.count_address(other).is_ok());
        assert!((0..20).all(|_| limiters.count_seat(&Token::new([1; 32])).is_ok()));
    }

    #[test]
    fn a_connection_counts_until_it_ends() {
        let limiters = Limiters::new(&Limits { connections: 2, ..Limits::UNLIMITED });
        let [one, other] = ["192.0.2.7", "192.0.2.8"].map(|address| address.parse().expect("an address"));
        let first = limiters.connect(one).expect("there is room");
        let _second = limiters.connect(one).expect("there is room");
        assert!(limiters.connect(one).is_err() && limiters.connect(other).is_ok());
        drop(first);
        assert!(limiters.connect(one).is_ok());
        assert_eq!(limiters.connections.lock().expect("no panic").len(), 1);
    }
}
