//! Databases for tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

/// A database that can be opened several times.
pub(crate) trait Place {
    /// Its name, for `senet_store::open`.
    fn database(&self) -> String;
}

/// An SQLite file in a folder of its own.
pub(crate) struct SqlitePlace {
    pub(crate) folder: TempDir,
}

impl SqlitePlace {
    pub(crate) fn new() -> SqlitePlace {
        SqlitePlace { folder: tempfile::tempdir().expect("a folder") }
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }
}

impl Place for SqlitePlace {
    fn database(&self) -> String {
        self.file().to_str().expect("Unicode").to_owned()
    }
}

/// A PostgreSQL server in a temporary folder, reached through a Unix socket, and stopped on drop.
pub(crate) struct PostgresServer {
    pub(crate) folder: TempDir,
    programs: PathBuf,
    databases: AtomicU32,
}

/// A database of such a server.
pub(crate) struct PostgresPlace(String);

impl Place for PostgresPlace {
    fn database(&self) -> String {
        self.0.clone()
    }
}

impl PostgresServer {
    /// Starts a server that does not sync, as a power cut is not tested. `None` where Debian's PostgreSQL is not installed.
    pub(crate) fn start() -> Option<PostgresServer> {
        PostgresServer::start_with("-c fsync=off")
    }

    /// Starts a server with options.
    pub(crate) fn start_with(options: &str) -> Option<PostgresServer> {
        let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
        let programs = versions.flatten().map(|version| version.path().join("bin"));
        let programs = programs.filter(|programs| programs.join("initdb").exists()).max()?;
        let folder = tempfile::tempdir().expect("a folder");
        let server = PostgresServer { folder, programs, databases: AtomicU32::new(0) };
        #[cfg(unix)]
        if let Some(user) = other_user() {
            std::os::unix::fs::chown(server.folder.path(), Some(user), Some(user)).expect("root may do that");
        }
        server.succeeds("initdb", &["--auth=trust", "--username=tester", "--encoding=UTF8", "--no-sync"]);
        let options = format!("-c listen_addresses='' {options} -k '{}'", server.folder.path().display());
        server.succeeds("pg_ctl", &["--wait", "--silent", "--log=log", &format!("--options={options}"), "start"]);
        Some(server)
    }

    /// A new database.
    pub(crate) fn place(&self) -> PostgresPlace {
        let name = format!("senet{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let host = self.folder.path().to_str().expect("Unicode");
        let mut command = self.command("createdb");
        let created = command.args(["--host", host, "--username=tester", &name]).status();
        assert!(created.expect("createdb starts").success(), "createdb {name}");
        PostgresPlace(format!("postgres:///{name}?user=tester&host={host}"))
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        // The servers of the environment are not for tests.
        command.current_dir(self.folder.path()).env_remove("PGHOST").env_remove("PGDATABASE");
        #[cfg(unix)]
        if let Some(user) = other_user() {
            std::os::unix::process::CommandExt::uid(&mut command, user);
            std::os::unix::process::CommandExt::gid(&mut command, user);
        }
        command
    }

    fn succeeds(&self, program: &str, arguments: &[&str]) {
        let mut command = self.command(program);
        command.arg("--pgdata").arg(self.data()).args(arguments).stdout(std::process::Stdio::null());
        assert!(command.status().expect("the program starts").success(), "{command:?}");
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        let mut stop = self.command("pg_ctl");
        stop.arg("--pgdata").arg(self.data()).args(["--silent", "--mode=immediate", "stop"]);
        // The folder is removed in any case.
        let _ = stop.status();
    }
}

/// User and group `nobody`, if this process runs as root: PostgreSQL refuses to run as root.
#[cfg(unix)]
fn other_user() -> Option<u32> {
    let id = |arguments: &[&str]| -> Option<u32> {
        let output = Command::new("id").args(arguments).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    };
    (id(&["-u"]) == Some(0)).then(|| id(&["-u", "nobody"])).flatten()
}

/// Copies a backup to the place of a database, as its operator would.
pub(crate) fn restore(backup: &Path) -> SqlitePlace {
    let place = SqlitePlace::new();
    fs::copy(backup, place.file()).expect("a copy");
    place
}
