//! `senet serve`: where it listens. What it serves is tested in a browser.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

fn serve(arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_senet"));
    command.arg("serve").args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program runs")
}

/// The first line that a program writes, which is then ended; what it complains of if it writes none.
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
fn a_port_that_is_taken_is_named_and_one_that_is_not_asked_for_is_replaced() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port().to_string();
    // Whoever holds the usual port, this test or another program, nobody else gets it.
    let _usual = TcpListener::bind("127.0.0.1:5310");
    match first_line(serve(&["--port", &port])) {
        Err(complaint) if complaint.contains("cargo play") => {
            // Built without the page, as by `cargo test` in a fresh folder: it says so before it listens.
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
