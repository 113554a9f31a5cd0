//! Connections, none of which may be held open without being used.

use std::future::Future;
use std::io;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;

/// How long a connection may wait for the other end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// From the first byte of a request, or from the answer before it, to the end of its headers.
    pub(crate) request: Duration,
    /// Between two pieces of an answer that the other end takes.
    pub(crate) answer: Duration,
    /// For open answers, once the server is to stop.
    pub(crate) stopping: Duration,
}

impl Patience {
    /// A telephone at the edge of its network needs seconds, not minutes.
    pub(crate) const USUAL: Patience = Patience {
        request: Duration::from_secs(30),
        answer: Duration::from_secs(30),
        stopping: Duration::from_secs(5),
    };
}

/// After this time the listener is asked again when the system had no connection to give, for want of files or memory.
const AFTER_FAILURE: Duration = Duration::from_millis(100);

/// Answers on a listener until `stop` is there, then finishes the answers that have begun.
pub(crate) async fn serve(listener: TcpListener, app: Router, patience: Patience, stop: impl Future<Output = ()>) {
    let open = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, _)) => answer(stream, &app, patience, &open),
            Err(error) if is_of_one_connection(&error) => {}
            Err(_) => tokio::time::sleep(AFTER_FAILURE).await,
        }
    }
    drop(listener);
    // An answer that is not taken by then is cut off.
    let _ = tokio::time::timeout(patience.stopping, open.shutdown()).await;
}

fn answer(stream: TcpStream, app: &Router, patience: Patience, open: &GracefulShutdown) {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(patience.answer));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.request)
        .serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(app.clone()));
    let connection = open.watch(connection);
    tokio::spawn(async move {
        // Connections end as browsers like: closed, reset, timed out. All of it concerns that browser alone.
        let _ = connection.await;
    });
}

fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused | io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset
    )
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::oneshot;

    use super::*;

    const SHORT: Duration = Duration::from_millis(200);
    const LONG: Duration = Duration::from_mins(10);

    /// A server for one test, and what stops it.
    async fn start(patience: Patience) -> (SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        // More than any buffer on the way holds.
        let large = get(|| async { vec![7_u8; 64 << 20] });
        let app = Router::new().route("/", get(|| async { "here" })).route("/large", large);
        let (stop, stopped) = oneshot::channel();
        let stop_is_there = async { stopped.await.unwrap_or_default() };
        (address, stop, tokio::spawn(serve(listener, app, patience, stop_is_there)))
    }

    async fn connect(address: SocketAddr) -> TcpStream {
        TcpStream::connect(address).await.expect("the server listens")
    }

    #[tokio::test]
    async fn a_request_that_is_never_finished_ends_its_connection() {
        let (address, _stop, _server) = start(Patience { request: SHORT, answer: LONG, stopping: LONG }).await;
        let mut stream = connect(address).await;
        stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nSlow: ").await.expect("it is open");
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).await.expect("it is closed");
    }

    #[tokio::test]
    async fn a_connection_without_a_next_request_ends() {
        let (address, _stop, _server) = start(Patience { request: SHORT, answer: LONG, stopping: LONG }).await;
        let mut stream = connect(address).await;
        stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it is open");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("it is closed");
        assert!(answer.ends_with("here"), "{answer}");
    }

    #[tokio::test]
    async fn an_answer_that_is_not_taken_ends_its_connection() {
        let (address, stop, server) = start(Patience { request: LONG, answer: SHORT, stopping: LONG }).await;
        let mut stream = connect(address).await;
        stream.write_all(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it is open");
        // Only without that connection does the server stop before a time that no test has.
        stop.send(()).expect("it runs");
        server.await.expect("it stops");
        drop(stream);
    }

    #[tokio::test]
    async fn a_server_that_stops_finishes_its_answers_and_takes_no_more() {
        let (address, stop, server) = start(Patience { request: LONG, answer: LONG, stopping: LONG }).await;
        let mut stream = connect(address).await;
        stream.write_all(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it is open");
        let mut first = [0; 15];
        stream.read_exact(&mut first).await.expect("an answer");
        assert_eq!(&first, b"HTTP/1.1 200 OK");
        stop.send(()).expect("it runs");
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).await.expect("the answer");
        assert!(rest.len() > 64 << 20);
        server.await.expect("it stops");
        assert!(TcpStream::connect(address).await.is_err());
    }
}
