//! Connections, with timeouts for idle ones.

use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;

/// The timeouts of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timeouts {
    /// From the connection or the previous response to the end of a request's headers.
    pub(crate) request: Duration,
    /// Between two writes of a response that the client reads.
    pub(crate) response: Duration,
    /// For the remaining responses at shutdown.
    pub(crate) shutdown: Duration,
}

impl Timeouts {
    /// The timeouts of the program: seconds are enough even for a poor mobile connection.
    pub(crate) const USUAL: Timeouts = Timeouts {
        request: Duration::from_secs(30),
        response: Duration::from_secs(30),
        shutdown: Duration::from_secs(5),
    };
}

/// The address that a request came from, as an extension of the request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The delay before accepting again after the system failed, for instance without a free file descriptor.
const RETRY_DELAY: Duration = Duration::from_millis(100);

/// Serves the connections of a listener until `stop` completes. Then finishes the responses that have begun.
pub(crate) async fn serve(listener: TcpListener, app: Router, timeouts: Timeouts, stop: impl Future<Output = ()>) {
    // Each connection has a receiver, so that the sender knows when all are closed.
    let (stopping, stopped) = watch::channel(false);
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                tokio::spawn(answer(stream, Peer(peer.ip()), app.clone(), timeouts, stopped.clone()));
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(_) => tokio::time::sleep(RETRY_DELAY).await,
        }
    }
    drop((listener, stopped));
    stopping.send_replace(true);
    // Responses that are not finished by then are cut off.
    let _ = tokio::time::timeout(timeouts.shutdown, stopping.closed()).await;
}

async fn answer(stream: TcpStream, peer: Peer, app: Router, timeouts: Timeouts, mut stopped: watch::Receiver<bool>) {
    // Frames of games are small, and each is worth sending at once.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(timeouts.response));
    let app = TowerToHyperService::new(app);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        app.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(timeouts.request)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // The guard that `wait_for` returns cannot be sent to another thread.
    let stop = async move { drop(stopped.wait_for(|stopped| *stopped).await) };
    // Ignore errors: a closed, reset or timed-out connection concerns one client alone.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = stop => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
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

    /// Starts a server. Returns its address, a sender that stops it, and its task.
    async fn start(timeouts: Timeouts) -> (SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        // More than all buffers between server and client hold.
        let large = get(|| async { vec![7_u8; 64 << 20] });
        let app = Router::new().route("/", get(|| async { "here" })).route("/large", large);
        let (stop, stopped) = oneshot::channel();
        let stop_requested = async { stopped.await.unwrap_or_default() };
        (address, stop, tokio::spawn(serve(listener, app, timeouts, stop_requested)))
    }

    /// Fails unless this is done long before the usual timeouts.
    async fn soon<T>(done: impl Future<Output = T>) -> T {
        tokio::time::timeout(Duration::from_secs(15), done).await.expect("the server waits too long")
    }

    async fn connect(address: SocketAddr) -> TcpStream {
        TcpStream::connect(address).await.expect("the server listens")
    }

    #[tokio::test]
    async fn an_unfinished_request_times_out() {
        let (address, _stop, _server) = start(Timeouts { request: SHORT, response: LONG, shutdown: LONG }).await;
        let mut stream = connect(address).await;
        stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nSlow: ").await.expect("it is open");
        let mut rest = Vec::new();
        soon(stream.read_to_end(&mut rest)).await.expect("it is closed");
    }

    #[tokio::test]
    async fn an_idle_connection_times_out() {
        let (address, _stop, _server) = start(Timeouts { request: SHORT, response: LONG, shutdown: LONG }).await;
        let mut stream = connect(address).await;
        stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it is open");
        let mut answer = String::new();
        soon(stream.read_to_string(&mut answer)).await.expect("it is closed");
        assert!(answer.ends_with("here"), "{answer}");
    }

    #[tokio::test]
    async fn an_unread_response_times_out() {
        let (address, stop, server) = start(Timeouts { request: LONG, response: SHORT, shutdown: LONG }).await;
        let mut stream = connect(address).await;
        stream.write_all(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it is open");
        // Without a response that has begun, the server could stop before it accepts the connection.
        soon(stream.read_exact(&mut [0; 15])).await.expect("a response");
        // The server stops in time only if it has closed that connection.
        stop.send(()).expect("it runs");
        soon(server).await.expect("it stops");
        drop(stream);
    }

    #[tokio::test]
    async fn shutdown_finishes_responses_and_accepts_no_new_connections() {
        let (address, stop, server) = start(Timeouts { request: LONG, response: LONG, shutdown: LONG }).await;
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
