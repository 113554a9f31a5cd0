//! A player with a WebSocket.

use senet_protocol::online::{Command, CommandFrame, PROTOCOL, Phrase, Say, ServerFrame, Status};
use uuid::Uuid;

use crate::endpoint::Endpoint;
use crate::player::Player;
use crate::socket::Socket;

/// Interval of the phrases of a talkative player, in events of both players.
const TALK: u64 = 8;

/// A player with a WebSocket, who plays as soon as it is the own turn.
#[derive(Debug)]
pub struct Seated {
    /// The player.
    pub player: Player,
    /// The WebSocket.
    pub socket: Socket,
    /// Whether the player says a phrase now and then, so that commands of both players meet.
    pub talks: bool,
    /// The commands that the server has acknowledged, with the numbers of their events.
    pub acknowledged: Vec<(Uuid, u64)>,
    /// The commands that the server has refused, because they were about an earlier state.
    pub refused: Vec<Uuid>,
    /// Number of commands that were sent again, because the connection was lost before their answer.
    pub repeated: usize,
    /// The command that has no answer yet.
    waits: Option<CommandFrame>,
    /// Number of the event after which the last phrase was said.
    talked: u64,
}

impl Seated {
    /// Connects a player.
    pub async fn new(server: &Endpoint, player: Player) -> Seated {
        let socket = Socket::open(server, player.id(), Some(player.game.seq()), Some(player.token)).await;
        let (acknowledged, refused) = (Vec::new(), Vec::new());
        Seated { player, socket, talks: false, acknowledged, refused, repeated: 0, waits: None, talked: 0 }
    }

    /// Connects again after the connection was lost, and repeats the command that has no answer.
    pub async fn reconnect(&mut self, server: &Endpoint) {
        let since = Some(self.player.game.seq());
        self.socket = Socket::open(server, self.player.id(), since, Some(self.player.token)).await;
        if let Some(frame) = self.waits.take() {
            self.repeated += 1;
            // If the connection is lost by now, the next one repeats the command.
            self.command(frame).await;
        }
    }

    /// Plays until the game has so many events or is over. `false` if the connection was closed.
    pub async fn play(&mut self, events: u64) -> bool {
        while self.waits.is_some() || self.player.game.seq() < events && self.player.game.status() != Status::Over {
            if self.waits.is_none()
                && let Some(command) = self.wanted()
            {
                let frame = self.player.frame(command);
                if !self.command(frame).await {
                    return false;
                }
            }
            let Ok(frame) = self.socket.next().await else { return false };
            if frame == ServerFrame::Bye {
                return false;
            }
            self.hear(frame);
        }
        true
    }

    /// Sends the command that the game waits for from this player. `false` if there is none.
    pub(crate) async fn act(&mut self) -> bool {
        let Some(command) = self.player.due() else { return false };
        let frame = self.player.frame(command);
        assert!(self.command(frame).await, "{}: the connection is lost", self.player.id());
        true
    }

    /// Hears what the server says, over a connection that must be open, until `done` holds.
    pub(crate) async fn listen(&mut self, done: impl Fn(&Seated) -> bool) {
        while !done(self) {
            let frame = self.socket.next().await;
            self.hear(frame.unwrap_or_else(|code| panic!("{}: closed with code {code:?}", self.player.id())));
        }
    }

    /// Whether a command has no answer yet.
    pub(crate) const fn is_waiting(&self) -> bool {
        self.waits.is_some()
    }

    /// The command that the player wants to send now.
    fn wanted(&mut self) -> Option<Command> {
        let seq = self.player.game.seq();
        if self.talks && seq > self.talked && seq.is_multiple_of(TALK) && self.player.game.status() == Status::Playing {
            self.talked = seq;
            return Some(Command::Say(Say { phrase: Phrase::Hello }));
        }
        self.player.due()
    }

    /// Sends a command, which then waits for its answer. `false` if the connection was closed.
    async fn command(&mut self, frame: CommandFrame) -> bool {
        let text = serde_json::to_string(&frame).expect("JSON");
        self.waits = Some(frame);
        self.socket.try_send(&text).await.is_ok()
    }

    fn hear(&mut self, frame: ServerFrame) {
        match frame {
            ServerFrame::Event(event) => self.player.hear(&[event]),
            ServerFrame::Snapshot(snapshot) => self.player.restore(&snapshot),
            ServerFrame::Ack { c, seq } => {
                assert!(self.player.game.seq() >= seq, "events come before the answer");
                self.answered(Some(c));
                self.acknowledged.push((c, seq));
            }
            // Events came between the command and the state that it is about, as after a connection was lost.
            ServerFrame::Nack { c, problem, missed } if problem.code == "stale" => {
                self.answered(c);
                self.refused.extend(c);
                self.player.hear(&missed);
            }
            ServerFrame::Hello { protocol, seat, .. } => {
                assert_eq!((&*protocol, seat), (PROTOCOL, Some(self.player.seat)));
            }
            ServerFrame::Presence(_) => {}
            other => panic!("{}: {other:?}", self.player.id()),
        }
    }

    /// Ends the wait for an answer, which must be that of the command that was sent.
    fn answered(&mut self, c: Option<Uuid>) {
        let waits = self.waits.take().and_then(|frame| frame.c);
        assert!(c.is_some() && c == waits, "{c:?} was answered in place of {waits:?}");
    }
}
