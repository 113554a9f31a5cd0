//! The windows of games over the network.

mod code;
mod invite;
mod lobby;
mod new_offer;
mod offer;
mod own_games;
mod talk;
mod terms;
mod throws;

pub(crate) use invite::Invite;
pub(crate) use lobby::Online;
pub(crate) use offer::Offer;
pub(crate) use talk::Talk;
pub(crate) use throws::Throws;
