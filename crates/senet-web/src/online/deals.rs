//! Offers: making, joining and withdrawing them, and rematches.

use senet_fair::Fault;
use senet_protocol::online::{Command, CommandFrame, Done, GameState, GameTerms, Problem, RematchStep, Terms};
use senet_session::online::{Refusal, join, offer};
use uuid::Uuid;

use super::connected_game::ConnectedGame;
use super::host::{self, Failed, of_game};
use super::kept::{self, KeptSeat};

impl From<Refusal> for Failed {
    fn from(refusal: Refusal) -> Failed {
        Failed::Refused(refusal.into())
    }
}

/// Whether a refusal means that there is no such seat. After any other failure, the host may have given it.
fn is_final(failed: &Failed) -> bool {
    const FINAL: [&str; 5] = ["taken", "withdrawn", "own-offer", "no-such-game", "terms"];
    matches!(failed, Failed::Refused(problem) if FINAL.contains(&&*problem.code))
}

/// Makes an offer. Its seat is stored before the host hears of it, so that it cannot be lost.
pub(crate) async fn make(terms: Terms, open: bool, lasting: bool) -> Result<Uuid, Failed> {
    let (Some(seat), Some(game)) = (KeptSeat::new(), host::new_id()) else {
        return Err(Failed::Unreachable);
    };
    let secret = seat.secret();
    let (offered, _) = offer(&secret, game, terms, open, lasting)?;
    if !kept::keep(game, &seat) {
        return Err(Failed::NoStorage);
    }
    let made = host::post::<GameState>("games", Some(secret.token()), None, &offered).await;
    if made.as_ref().is_err_and(is_final) {
        kept::forget(game);
    }
    made.map(|_| game)
}

/// Takes the second seat of an offer. A second try has the same secret: the answer to the first one may have been lost.
pub(crate) async fn take(game: Uuid, terms: &GameTerms) -> Result<(), Failed> {
    let stored = kept::seat(game).filter(|seat| seat.is_made_here);
    if let Some(seat) = &stored
        && host::state(game, Some(seat)).await?.summary.seat.is_some()
    {
        return Ok(());
    }
    let Some(mut seat) = stored.or_else(KeptSeat::new) else {
        return Err(Failed::Unreachable);
    };
    let secret = seat.secret();
    let (joined, _) = join(&secret, terms)?;
    let receipt = joined.beginning.receipt;
    // The terms are not those of the first try.
    if seat.receipt.is_some_and(|stored| stored != receipt) {
        return Err(Refusal::from(Fault::Receipt).into());
    }
    seat.receipt = Some(receipt);
    if !kept::keep(game, &seat) {
        return Err(Failed::NoStorage);
    }
    let taken = host::post::<Done>(&of_game(game, "/join"), Some(secret.token()), host::new_id(), &joined).await;
    if taken.as_ref().is_err_and(is_final) {
        kept::forget(game);
    }
    taken.map(|_| ())
}

/// Takes the second seat of an offer that is in a list.
pub(crate) async fn take_listed(game: Uuid) -> Result<(), Failed> {
    take(game, &host::state(game, None).await?.summary.terms).await
}

/// Sends a command by HTTP to a game of this browser, whichever is on the table.
async fn command(game: Uuid, command: Command) -> Result<(), Failed> {
    let Some(seat) = kept::seat(game) else { return Ok(()) };
    let seq = host::state(game, Some(&seat)).await?.summary.seq;
    let frame = CommandFrame { c: None, seq, command };
    host::post::<Done>(&of_game(game, "/commands"), Some(seat.token()), host::new_id(), &frame).await.map(|_| ())
}

/// Withdraws an own offer, and forgets its seat.
async fn withdraw(game: Uuid) -> Result<(), Failed> {
    command(game, Command::Withdraw).await?;
    kept::forget(game);
    Ok(())
}

impl ConnectedGame {
    /// Offers another game after this one.
    pub(crate) async fn offer_rematch(self) -> Result<(), Failed> {
        let terms = self.peek(|game| Some((game.id, game.client.game().rematch_terms(game.player()?)?))).flatten();
        let Some((before, terms)) = terms else { return Ok(()) };
        let game = make(terms, false, true).await?;
        match command(before, Command::Rematch(RematchStep::Offer { game })).await {
            // The other player was faster, whose offer can be accepted now.
            Err(Failed::Refused(_)) => withdraw(game).await,
            offered => offered,
        }
    }

    /// Accepts the other player's offer of another game, and goes to it.
    pub(crate) async fn accept_rematch(self, game: Uuid) -> Result<(), Failed> {
        let expected = self.peek(|now| Some((now.id, now.client.game().rematch_terms(!now.player()?)?))).flatten();
        let Some((before, expected)) = expected else { return Ok(()) };
        let summary = host::state(game, kept::seat(game).as_ref()).await?.summary;
        // Else the other player could have offered another sheet or another score.
        if expected != summary.terms.offer.terms {
            let sentence = "the terms are not those of a rematch".to_owned();
            return Err(Failed::Refused(Problem { code: "terms".to_owned(), sentence, rule: None }));
        }
        if summary.seat.is_none() {
            take(game, &summary.terms).await?;
        }
        match command(before, Command::Rematch(RematchStep::Accept { game })).await {
            // It was accepted before, perhaps in another tab.
            Ok(()) | Err(Failed::Refused(_)) => {}
            Err(failed) => return Err(failed),
        }
        // The player may have gone elsewhere meanwhile.
        if self.peek(|now| now.id) == Some(before) {
            self.store.want_online(game.to_string());
        }
        Ok(())
    }

    /// Takes the own offer of another game back.
    pub(crate) async fn take_rematch_back(self, game: Uuid) -> Result<(), Failed> {
        let Some(before) = self.peek(|now| now.id) else { return Ok(()) };
        // Refused, it has been accepted.
        command(before, Command::Rematch(RematchStep::TakeBack)).await?;
        withdraw(game).await
    }
}
