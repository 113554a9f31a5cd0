//! The real program, which can be killed.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};

use crate::player::random;

/// The program `senet-server`, or `senet` with its command `serve`, with a database and a port. Killed when it is dropped.
pub(crate) struct Process {
    command: Command,
    child: Child,
}

impl Process {
    /// Starts the program.
    pub(crate) fn start(
        program: &PathBuf,
        arguments: &[&str],
        database: &str,
        address: SocketAddr,
    ) -> io::Result<Process> {
        let mut command = Command::new(program);
        command.args(arguments).args(["--database", database, "--port", &address.port().to_string()]);
        command.arg("--unlimited").stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.spawn()?;
        Ok(Process { command, child })
    }

    /// The process identifier.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills the program (SIGKILL). It must have been running until then.
    pub(crate) fn kill(&mut self) -> io::Result<()> {
        if let Some(status) = self.ended()? {
            return Err(io::Error::other(format!("the server has ended by itself ({status})")));
        }
        self.child.kill()?;
        self.child.wait().map(drop)
    }

    /// Starts the program again.
    pub(crate) fn restart(&mut self) -> io::Result<()> {
        self.child = self.command.spawn()?;
        Ok(())
    }

    /// The exit status of the program, if it has ended.
    pub(crate) fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // An error means that it has ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An address that no program listens at.
///
/// Its port is below those that the system gives to clients: a client that tries to connect while the server is down could
/// be given the server's port, and then be connected to itself.
pub(crate) fn free_address() -> SocketAddr {
    let candidates = std::iter::repeat_with(|| 10_000 + u16::from_le_bytes(random()) % 20_000);
    let addresses = candidates.map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    addresses.take(1_000).find(|address| TcpListener::bind(address).is_ok()).expect("a free port")
}
