//! Servers of the page: the program, and a host of static files.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, SystemTime};

use axum::Router;
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tower_http::services::ServeDir;

/// Reads a variable that `cargo xtask e2e` sets.
pub(crate) fn named(variable: &str) -> PathBuf {
    std::env::var_os(variable)
        .unwrap_or_else(|| panic!("{variable} is not set; `cargo xtask e2e` builds what it names, and sets it"))
        .into()
}

/// The program, serving.
pub(crate) struct Program {
    child: Child,
    pub(crate) address: String,
    /// Holds the database, if there is one.
    folder: Option<TempDir>,
}

impl Program {
    /// Serves the page alone.
    pub(crate) fn start() -> Program {
        let (child, address) = serve("0", "none".as_ref());
        Program { child, address, folder: None }
    }

    /// Serves the page, and games over the network from a new database.
    pub(crate) fn with_games() -> Program {
        let folder = tempfile::tempdir().expect("a folder for the database");
        let (child, address) = serve("0", &folder.path().join(DATABASE));
        Program { child, address, folder: Some(folder) }
    }

    /// Kills the program without a chance to tidy up (SIGKILL).
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("the program runs");
        self.child.wait().expect("the program ends");
    }

    /// Starts the program again, with the same port and database.
    pub(crate) fn start_again(&mut self) {
        let folder = self.folder.as_ref().expect("a program with games");
        let (_, port) = self.address.trim_end_matches('/').rsplit_once(':').expect("a port");
        let (child, address) = serve(port, &folder.path().join(DATABASE));
        assert_eq!(address, self.address);
        self.child = child;
    }
}

/// Name of the database's file.
const DATABASE: &str = "games.db";

/// Starts the program, and waits until it says its address.
fn serve(port: &str, database: &Path) -> (Child, String) {
    let mut child = Command::new(named("SENET"))
        .args(["serve", "--port", port, "--database"])
        .arg(database)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut first).expect("the program says where it is");
    let address = first.split(' ').find(|word| word.starts_with("http://")).expect("an address").to_owned();
    (child, address)
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A plain file server that serves the site below a path.
pub(crate) struct Site {
    folder: TempDir,
    server: JoinHandle<()>,
    pub(crate) address: String,
}

impl Site {
    pub(crate) async fn start() -> Site {
        let folder = tempfile::tempdir().expect("a folder for the site");
        let deployed = SystemTime::now() - Duration::from_secs(2);
        copy_all(&named("E2E_SITE"), folder.path(), deployed);
        let files = Router::new().nest_service("/a/b", ServeDir::new(folder.path()).precompressed_br());
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = format!("http://{}/a/b/", listener.local_addr().expect("an address"));
        let server = tokio::spawn(async move { axum::serve(listener, files).await.expect("the host serves") });
        Site { folder, server, address }
    }

    /// Deploys the next version.
    pub(crate) fn replace(&self) {
        copy_all(&named("E2E_NEXT_SITE"), self.folder.path(), SystemTime::now());
    }

    /// Deploys one file of the next version only, as in the middle of a deployment.
    pub(crate) fn replace_only(&self, file: &str) {
        for name in [file.to_owned(), format!("{file}.br")] {
            copy(&named("E2E_NEXT_SITE").join(&name), &self.folder.path().join(&name), SystemTime::now());
        }
    }

    /// Stops the host: its address refuses connections.
    pub(crate) async fn stop(self) {
        self.server.abort();
        let _ = self.server.await;
    }
}

fn copy_all(from: &Path, to: &Path, modified: SystemTime) {
    for entry in std::fs::read_dir(from).expect("the site was built") {
        let entry = entry.expect("a file of the site");
        copy(&entry.path(), &to.join(entry.file_name()), modified);
    }
}

/// Browsers ask for what was modified since the second of their own copy, so versions need to lie a second apart.
fn copy(from: &Path, to: &Path, modified: SystemTime) {
    std::fs::copy(from, to).expect("a copy of a file");
    let copy = File::options().write(true).open(to).expect("the copy");
    copy.set_modified(modified).expect("a time of modification");
}
