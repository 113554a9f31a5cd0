//! The list of open offers.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use senet::{Player, SheetId};
use senet_protocol::online::{GameTerms, OfferEntry};
use senet_store::Waiting;

use super::failure::Failure;
use super::{State, now};

/// The time for which a lasting offer is listed, in milliseconds.
const LONGEST: i64 = 86_400_000;

/// Games without a second player that are looked through. Older offers are not listed.
const LOOKED_AT: u32 = 5_000;

/// The time for which the list is cached.
const FRESH: Duration = Duration::from_secs(1);

/// An open offer.
#[derive(Clone, Debug)]
struct Listing {
    entry: OfferEntry,
    is_lasting: bool,
}

/// The open offers as they were read last.
#[derive(Debug, Default)]
pub(super) struct Listed(Mutex<Option<(Instant, Vec<Listing>)>>);

impl Listed {
    fn get(&self) -> Option<Vec<Listing>> {
        let listed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        listed.as_ref().filter(|(read, _)| read.elapsed() < FRESH).map(|(_, listings)| listings.clone())
    }

    fn set(&self, listings: Vec<Listing>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), listings));
    }

    /// Invalidates the cached list, because an offer was made or taken.
    pub(super) fn expire(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

fn listing(waiting: &Waiting) -> Option<Listing> {
    let GameTerms { offer, .. } = serde_json::from_str(&waiting.terms).ok()?;
    let entry = OfferEntry { game: offer.game, terms: offer.terms, since: waiting.created };
    offer.open.then_some(Listing { entry, is_lasting: offer.lasting })
}

impl State {
    /// The open offers by a sheet or by all, the newest first.
    pub(super) async fn offers(&self, rules: Option<SheetId>) -> Result<Vec<OfferEntry>, Failure> {
        let listings = if let Some(listings) = self.listed.get() {
            listings
        } else {
            let waiting = self.store.waiting(now() - LONGEST, LOOKED_AT).await?;
            let listings: Vec<Listing> = waiting.iter().filter_map(listing).collect();
            self.listed.set(listings.clone());
            listings
        };
        let is_listed = |listing: &Listing| {
            let OfferEntry { game, terms, .. } = &listing.entry;
            let is_there = || self.presences.is_here(senet_store::GameId::new(*game), Player::First);
            rules.is_none_or(|rules| terms.rules == rules) && (listing.is_lasting || is_there())
        };
        Ok(listings.into_iter().filter(is_listed).map(|listing| listing.entry).collect())
    }
}
