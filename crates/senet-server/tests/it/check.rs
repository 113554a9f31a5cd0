//! `senet serve check`, by which containers know whether the server is ready.

use std::io::Write;
use std::net::{SocketAddr, TcpListener};

use clap::Parser;
use senet_server::ServeError;

use crate::backup::Program;
use crate::server::Server;

/// Asks the server at an address.
async fn check(address: SocketAddr) -> Result<(), ServeError> {
    let port = address.port().to_string();
    let program = Program::try_parse_from(["senet serve", "check", "--port", &port]).expect("arguments");
    tokio::task::spawn_blocking(move || senet_server::run(&program.serve, |_| {})).await.expect("it ends")
}

#[tokio::test]
async fn a_check_tells_a_server_that_is_ready_from_others() {
    let server = Server::start().await;
    let address = server.address;
    check(address).await.expect("the server is ready");
    let _ = server.stop().await;
    assert!(matches!(check(address).await, Err(ServeError::NotReady(asked, _)) if asked == address));

    for (answer, told) in [("HTTP/1.1 503 Service Unavailable\r\n\r\n", "HTTP/1.1 503 Service Unavailable"), ("", "")] {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let answering = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept()?;
            stream.write_all(answer.as_bytes())?;
            // Closed before the request is read, the connection would be reset.
            stream.shutdown(std::net::Shutdown::Write)?;
            std::io::copy(&mut stream, &mut std::io::sink())
        });
        let refused = check(address).await.expect_err("the server is not ready").to_string();
        assert_eq!(refused, format!("no server is ready at {address}: {told}"));
        answering.join().expect("no panic").expect("a connection");
    }
}
