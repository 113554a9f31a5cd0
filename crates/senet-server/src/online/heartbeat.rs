//! Signs of life, so that the time in which no server ran can be given back to the players.

use std::sync::Arc;
use std::time::Duration;

use senet_protocol::online::{LONGEST_DAYS, Outage};
use senet_store::StoreError;
use tokio::time::MissedTickBehavior;

use super::{State, now};

/// Time between two signs of life.
const PERIOD: Duration = Duration::from_secs(3);

/// The longest time without a sign of life that is no outage, in milliseconds: one may be late.
const GAP: i64 = 7_000;

/// The age up to which outages matter, in milliseconds: two turns of the longest clock, since outages lengthen a turn.
const REACH: i64 = 2 * LONGEST_DAYS as i64 * 86_400_000;

/// Gives a sign of life, and reads the outages.
pub(super) async fn beat(state: &State) -> Result<(), StoreError> {
    state.store.beat(GAP).await?;
    let outages = state.store.outages(now() - REACH).await?;
    let outages = outages.iter().map(|outage| Outage { from: outage.began, to: outage.ended });
    state.set_outages(outages.collect());
    Ok(())
}

/// Gives signs of life, for ever.
pub(super) async fn run(state: Arc<State>) {
    let mut ticks = tokio::time::interval(PERIOD);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = beat(&state).await {
            tracing::warn!(%error, "no sign of life");
        }
    }
}
