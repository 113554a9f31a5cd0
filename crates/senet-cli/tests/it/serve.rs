//! `senet serve`: its address. The tests in a browser are in `e2e`.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

fn serve(arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_senet"));
    command
        .args(["serve", "--database", "none"])
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command.spawn().expect("the program runs")
}

/// Returns the first line of the output, and ends the program; its error output, if there is no line.
fn first_line(mut child: Child) -> Result<String, String> {
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("text");
    if line.is_empty() {
        let output = child.wait_with_output().expect("it ends");
        return Err(String::from_utf8(output.stderr).expect("text"));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    Ok(line)
}

#[test]
fn a_requested_port_in_use_is_an_error_and_the_default_port_is_replaced() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port().to_string();
    // The default port is in use, by this test or by another program.
    let _usual = TcpListener::bind("127.0.0.1:5310");
    match first_line(serve(&["--port", &port])) {
        Err(complaint) if complaint.contains("cargo play") => {
            // Built without the page, as by `cargo test` in a fresh folder: an error comes before it listens.
            assert!(first_line(serve(&[])).is_err_and(|complaint| complaint.contains("cargo play")));
        }
        refused => {
            let complaint = refused.expect_err("the port is taken");
            assert!(complaint.contains(&format!("cannot listen at 127.0.0.1:{port}")), "{complaint}");
            for arguments in [&[][..], &["--port", "0"]] {
                let line = first_line(serve(arguments)).expect("another port is free");
                assert!(line.contains("http://127.0.0.1:") && !line.contains(":5310/"), "{line}");
            }
        }
    }
}
