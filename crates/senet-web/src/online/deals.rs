//! Offers: making, joining and withdrawing them, and rematches.

use senet_protocol::online::{Command, CommandFrame, Done, GameState, GameTerms, Problem, RematchStep, Status, Terms};
use senet_session::online::{Refusal, join, offer};
use uuid::Uuid;

use super::desk::Desk;
use super::host::{self, Failed, of_game};
use super::kept::{self, KeptSeat};

impl From<Refusal> for Failed {
    fn from(refusal: Refusal) -> Failed {
        Failed::Refused(refusal.into())
    }
}

/// Makes an offer. Its seat is stored before the host hears of it, so that it cannot be lost.
pub(crate) async fn make(terms: Terms, open: bool, lasting: bool) -> Result<Uuid, Failed> {
    let (Some(seat), Some(game)) = (KeptSeat::new(terms.rules), host::new_id()) else {
        return Err(Failed::Unreachable);
    };
    let secret = seat.secret();
    let (offered, _) = offer(&secret, game, terms, open, lasting)?;
    kept::keep(game, &seat);
    match host::post::<GameState>("games", Some(secret.token()), None, &offered).await {
        Ok(_) => Ok(game),
        Err(failed) => {
            if matches!(failed, Failed::Refused(_)) {
                kept::forget(game);
            }
            Err(failed)
        }
    }
}

/// Takes the second seat of an offer.
pub(crate) async fn take(game: Uuid, terms: &GameTerms) -> Result<(), Failed> {
    let Some(mut seat) = KeptSeat::new(terms.offer.terms.rules) else { return Err(Failed::Unreachable) };
    let secret = seat.secret();
    let (joined, _) = join(&secret, terms)?;
    seat.receipt = Some(joined.beginning.receipt);
    kept::keep(game, &seat);
    match host::post::<Done>(&of_game(game, "/join"), Some(secret.token()), host::new_id(), &joined).await {
        Ok(_) => Ok(()),
        Err(failed) => {
            if matches!(failed, Failed::Refused(_)) {
                kept::forget(game);
            }
            Err(failed)
        }
    }
}

/// Takes the second seat of an offer that is in a list.
pub(crate) async fn take_listed(game: Uuid) -> Result<(), Failed> {
    let state: GameState = host::get(&of_game(game, ""), None).await?;
    take(game, &state.summary.terms).await
}

impl Desk {
    /// Offers another game after this one.
    pub(crate) async fn offer_rematch(self) -> Result<(), Failed> {
        let terms = self.peek(|game| game.client.game().rematch_terms(game.player()?)).flatten();
        let Some(terms) = terms else { return Ok(()) };
        let game = make(terms, false, true).await?;
        self.send(Command::Rematch(RematchStep::Offer { game }));
        Ok(())
    }

    /// Accepts the other player's offer of another game, and goes to it.
    pub(crate) async fn accept_rematch(self, game: Uuid) -> Result<(), Failed> {
        let expected = self.peek(|now| now.client.game().rematch_terms(!now.player()?)).flatten();
        let state: GameState = host::get(&of_game(game, ""), None).await?;
        let terms = state.summary.terms;
        // Else the other player could have offered another sheet or another score.
        if expected.as_ref() != Some(&terms.offer.terms) {
            let sentence = "the terms are not those of a rematch".to_owned();
            return Err(Failed::Refused(Problem { code: "terms".to_owned(), sentence, rule: None }));
        }
        if state.summary.status == Status::Offered {
            take(game, &terms).await?;
        }
        self.send(Command::Rematch(RematchStep::Accept { game }));
        self.store.want_online(game.to_string());
        Ok(())
    }

    /// Takes the own offer of another game back.
    pub(crate) fn take_rematch_back(self, game: Uuid) {
        self.send(Command::Rematch(RematchStep::TakeBack));
        leptos::task::spawn_local(async move {
            // An offer that stays is found by nobody.
            let _ = withdraw(game).await;
        });
    }
}

/// Withdraws an offer of this browser.
pub(crate) async fn withdraw(game: Uuid) -> Result<(), Failed> {
    let Some(seat) = kept::seat(game) else { return Ok(()) };
    let token = Some(seat.secret().token());
    let state: GameState = host::get(&of_game(game, ""), token).await?;
    let frame = CommandFrame { c: None, seq: state.summary.seq, command: Command::Withdraw };
    host::post::<Done>(&of_game(game, "/commands"), token, host::new_id(), &frame).await.map(|_| ())
}
