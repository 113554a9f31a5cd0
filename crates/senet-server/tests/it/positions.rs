//! Positions and records, judged for teachers and programs.

use hyper::Method;
use senet::{Event, Faces, Game, Player, Record, RuleSheet, SheetId, Stage};
use senet_ai::{Chance, ComputerPlayer};
use senet_protocol::analysis::Analysis;
use senet_protocol::engine::{EvaluateResult, LegalMovesResult, WhyNotResult};
use senet_server::online::{Limits, Settings};
use senet_swarm::read;

use crate::server::{Server, code};

async fn ask(server: &Server, path: &str, body: &str) -> (u16, String) {
    server.ask(Method::POST, &format!("/api/v1/positions/{path}"), None, &[], body.as_bytes().to_vec()).await
}

const POSITION: &str = r#""rules": "dutch", "position": "10/5c4/s2c5s c - 3""#;

#[tokio::test]
async fn moves_reasons_and_chances_are_told() {
    let server = Server::start().await;
    let moves: LegalMovesResult = read("moves", ask(&server, "moves", &format!("{{{POSITION}}}")).await, 200);
    let evaluated: EvaluateResult = read("evaluate", ask(&server, "evaluate", &format!("{{{POSITION}}}")).await, 200);
    let chances = evaluated.moves.expect("a move is due");
    assert!(!moves.moves.is_empty());
    assert_eq!(
        chances.iter().map(|chance| &chance.text).collect::<Vec<_>>(),
        moves.moves.iter().map(|legal| &legal.text).collect::<Vec<_>>()
    );
    assert!(chances.iter().any(|chance| chance.loss == 0.0) && evaluated.error.is_some());

    let why = async |wanted: &str| ask(&server, "why-not", &format!("{{{POSITION}, \"move\": \"{wanted}\"}}")).await;
    let legal: WhyNotResult = read("why-not", why(&moves.moves[0].text).await, 200);
    assert_eq!(legal, WhyNotResult { legal: true, sentence: None, refusal: None });
    let refused: WhyNotResult = read("why-not", why("1-4").await, 200);
    assert!(
        !refused.legal && refused.sentence.is_some() && refused.refusal.is_some_and(|data| !data.reason.is_empty())
    );
    assert_eq!(code(&why("everything").await), "position");
}

#[tokio::test]
async fn what_cannot_be_judged_is_refused() {
    let server = Server::start().await;
    for body in [
        r#"{"rules": "chess", "position": "10/5c4/s2c5s c - 3"}"#,
        r#"{"rules": "dutch", "position": "10/5c4/s2c5s c - 9"}"#,
        r#"{"rules": "dutch", "position": "10/5c4/s2c5s c - ?"}"#,
        r#"{"rules": "dutch", "options": ["rebirth"], "position": "10/5c4/s2c5s c - 3"}"#,
    ] {
        assert_eq!(code(&ask(&server, "moves", body).await), "position", "{body}");
    }
    assert_eq!(code(&ask(&server, "moves", r#"{"rules": "dutch"}"#).await), "malformed");
    assert_eq!(code(&ask(&server, "review", "senet record").await), "record");
    assert_eq!(code(&ask(&server, "review", &"x".repeat(300_000)).await), "too-large");
}

/// The record of a game between two computer players.
fn record() -> String {
    let mut game = Game::new(RuleSheet::plain(SheetId::Dutch), Player::First);
    let mut chance = Chance::new(1, 0);
    while game.outcome().is_none() {
        let event = match game.stage() {
            Stage::ChooseSide { .. } => Event::Choose(ComputerPlayer::Greedy.choose_side(&mut chance)),
            Stage::Play(position) if !position.awaits_throw() => {
                Event::Move(ComputerPlayer::Greedy.choose(game.sheet(), &position, &mut chance))
            }
            _ => {
                let faces: Faces = chance.throw(game.sheet().casting());
                Event::Throw(faces)
            }
        };
        game.apply(event).expect("a legal event");
    }
    Record::new(game, "Ani", "Tutu").expect("names").to_string()
}

#[tokio::test]
async fn records_are_reviewed_within_a_limit() {
    let limits = Limits { reviews: std::num::NonZeroU32::new(1), ..Limits::UNLIMITED };
    let server = Server::with(Settings { limits, ..Settings::default() }).await;
    let record = record();
    let analysis: Analysis = read("review", ask(&server, "review", &record).await, 200);
    assert!(analysis.events.len() > 20 && analysis.winner.is_some());
    assert_eq!(analysis.players[1].name, "Tutu");
    assert_eq!(code(&ask(&server, "review", &record).await), "too-many");
}
