//! The network of each sheet.

use std::sync::OnceLock;

use senet::SheetId;
use senet_tables::Payoff;

use super::{DamagedNetwork, Network};

/// The networks of the five sheets, in their order: those for games, and those for match points, which two sheets do not have.
static NETWORKS: [[OnceLock<Network>; 5]; 2] = [const { [const { OnceLock::new() }; 5] }; 2];

/// The files that are part of the program, likewise.
#[cfg(feature = "shipped")]
const FILES: [[Option<&[u8]>; 5]; 2] = [
    [
        Some(include_bytes!("../../weights/carpignano.net")),
        Some(include_bytes!("../../weights/spanish.net")),
        Some(include_bytes!("../../weights/uninerd.net")),
        Some(include_bytes!("../../weights/french.net")),
        Some(include_bytes!("../../weights/dutch.net")),
    ],
    [
        Some(include_bytes!("../../weights/carpignano+points.net")),
        Some(include_bytes!("../../weights/spanish+points.net")),
        None,
        None,
        Some(include_bytes!("../../weights/dutch+points.net")),
    ],
];

impl Network {
    /// The trained network of the sheet (`senet train`); `None`, if it has no match points. Without the feature `shipped`, it is
    /// `None` until the program provides it ([`provide`](Network::provide)).
    #[inline]
    pub fn of(sheet: SheetId, payoff: Payoff) -> Option<&'static Network> {
        let network = &NETWORKS[payoff as usize][sheet as usize];
        #[cfg(feature = "shipped")]
        if let Some(shipped) = FILES[payoff as usize][sheet as usize] {
            // The tests check the files.
            network.get_or_init(|| Network::read_unchecked(shipped));
        }
        network.get()
    }

    /// Makes the file of a sheet the evaluation of its players. Only the first one counts: a position has one value as long as
    /// a program runs.
    ///
    /// # Errors
    ///
    /// If the bytes are not a network ([`from_bytes`](Network::from_bytes)).
    pub fn provide(sheet: SheetId, payoff: Payoff, bytes: &[u8]) -> Result<(), DamagedNetwork> {
        let network = Network::from_bytes(bytes)?;
        NETWORKS[payoff as usize][sheet as usize].get_or_init(|| network);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use senet_tables::Subject;

    use super::*;

    /// The sheets and payoffs of the shipped networks.
    fn shipped_networks() -> impl Iterator<Item = (SheetId, Payoff)> {
        let subjects = Subject::every().map(|subject| (subject.sheet().id(), subject.payoff()));
        subjects.collect::<std::collections::HashSet<_>>().into_iter()
    }

    #[test]
    fn networks_round_trip() {
        for (sheet, payoff) in shipped_networks() {
            let network = Network::of(sheet, payoff).expect("it is shipped");
            let bytes = network.to_bytes();
            assert_eq!(Some(&bytes[..]), FILES[payoff as usize][sheet as usize]);
            assert_eq!(Network::from_bytes(&bytes).as_ref(), Ok(network));
        }
        assert_eq!(Network::of(SheetId::French, Payoff::Points), None);
    }

    #[test]
    fn no_sum_overflows() {
        for (sheet, payoff) in shipped_networks() {
            assert!(Network::of(sheet, payoff).is_some_and(Network::is_sound), "{sheet}, {payoff:?}");
        }
    }

    #[test]
    fn a_network_is_provided_once() {
        let sheet = SheetId::French;
        let other = Network::of(SheetId::Dutch, Payoff::Wins).expect("it is shipped").to_bytes();
        assert_eq!(Network::provide(sheet, Payoff::Wins, &other[1..]), Err(DamagedNetwork));
        let before = Network::of(sheet, Payoff::Wins);
        assert_eq!(Network::provide(sheet, Payoff::Wins, &other), Ok(()));
        assert_eq!(Network::of(sheet, Payoff::Wins), before);
    }
}
