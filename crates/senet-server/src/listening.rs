//! Listening at an address, and the lines for the user.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, Subcommand};
use etcetera::BaseStrategy;
use senet_store::StoreError;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tracing_subscriber::EnvFilter;

use crate::connections::{self, Timeouts};
use crate::online::{Limits, Online, Settings};

/// The time for which a check waits for a server.
const PATIENCE: Duration = Duration::from_secs(4);

/// The default port. Browsers store games by address, so that the same port brings back the stored game.
const USUAL_PORT: u16 = 5310;

/// Serve the page on which Senet is played in the browser, and games over the network
#[derive(Args, Clone, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct ServeArguments {
    #[command(subcommand)]
    task: Option<Task>,

    #[command(flatten)]
    database: DatabaseArgument,

    /// Port; 0 for any that is free [default: 5310, or any that is free if that is taken]
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,

    /// Address to listen at; 0.0.0.0 lets other machines in
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    host: IpAddr,

    /// Open the page in the browser
    #[arg(long)]
    open: bool,

    /// Address of the page where others find it, such as <https://senet.example>: pages of other addresses cannot use the
    /// server
    #[arg(long, value_name = "URL", value_parser = read_url)]
    base_url: Option<String>,

    /// Count requests by the last address of `X-Forwarded-For`, which a proxy in front must write
    #[arg(long)]
    behind_proxy: bool,

    /// Address and port at which Prometheus finds /metrics, such as 127.0.0.1:9310; not for the public
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,

    /// Do not limit the rates of requests, and start even without the page: for tests and measurements
    #[arg(long)]
    unlimited: bool,
}

#[derive(Args, Clone, Debug)]
struct DatabaseArgument {
    /// Database of games over the network: a file of SQLite, postgres://…, or none [default: senet/games.db in the folder
    /// of the user's data]
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
}

/// A task in place of serving.
#[derive(Subcommand, Clone, Debug)]
enum Task {
    /// Copy the games to a file, also while they are served
    ///
    /// To restore them, stop the server, put the file in the place of the database, and remove the files beside it whose
    /// names end in -wal and -shm. PostgreSQL has programs of its own for that.
    Backup {
        /// The copy; a file of this name is replaced once the copy is complete
        file: PathBuf,

        #[command(flatten)]
        database: DatabaseArgument,
    },
    /// Ask the server on this machine whether it is ready, and fail if it is not: for containers without other programs
    Check {
        /// Port of the server
        #[arg(long, value_name = "PORT", default_value_t = USUAL_PORT)]
        port: u16,
    },
}

fn read_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest {
        Some(host) if !host.is_empty() && !host.starts_with('/') => Ok(text.to_owned()),
        _ => Err("an address begins with https:// or http:// and a host".to_owned()),
    }
}

impl ServeArguments {
    fn settings(&self) -> Settings {
        let limits = if self.unlimited { Limits::UNLIMITED } else { Limits::default() };
        Settings { base_url: self.base_url.clone(), trusts_proxy: self.behind_proxy, limits }
    }
}

impl DatabaseArgument {
    /// The name of the database; `None` if games over the network are not served.
    fn name(&self) -> Result<Option<String>, ServeError> {
        match self.database.as_deref() {
            Some("none") => Ok(None),
            Some(name) => Ok(Some(name.to_owned())),
            None => {
                let folders = etcetera::base_strategy::choose_base_strategy().map_err(|_| ServeError::NoHome)?;
                let folder = folders.data_dir().join("senet");
                let of_folder = |error| ServeError::Folder(folder.clone(), error);
                std::fs::create_dir_all(&folder).map_err(of_folder)?;
                Ok(Some(folder.join("games.db").to_string_lossy().into_owned()))
            }
        }
    }

    /// The name of a database that there is.
    fn existing(&self) -> Result<String, ServeError> {
        match self.name()? {
            Some(name) if name.contains("://") || Path::new(&name).exists() => Ok(name),
            Some(name) => Err(ServeError::NoDatabase(name)),
            None => Err(ServeError::NoDatabase("none".to_owned())),
        }
    }
}

/// The error of a server that cannot start.
#[derive(Debug)]
#[non_exhaustive]
pub enum ServeError {
    /// The page was not built into this program.
    NoClient,
    /// The address cannot be listened at.
    Listen(SocketAddr, io::Error),
    /// The system names no home of the user, in which the database would be.
    NoHome,
    /// The folder of the database cannot be made.
    Folder(PathBuf, io::Error),
    /// There is no database of this name to be copied.
    NoDatabase(String),
    /// No server at this address says that it is ready.
    NotReady(SocketAddr, String),
    /// Metrics are those of games, and no games are served.
    NoMetrics,
    /// The database cannot be used.
    Database(StoreError),
    /// The system refuses threads, timers or sockets.
    System(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::NoClient => {
                f.write_str("the page was not built into this program; `cargo play` builds both and starts them")
            }
            ServeError::Listen(address, error) => write!(f, "cannot listen at {address}: {error}"),
            ServeError::NoHome => f.write_str(
                "there is no folder of the user's data; name a database with --database FILE, or --database none",
            ),
            ServeError::Folder(folder, error) => {
                let folder = folder.display();
                write!(
                    f,
                    "cannot make the folder {folder}: {error}; name a database with --database FILE, or --database none"
                )
            }
            ServeError::NoDatabase(name) => write!(f, "{name}: there is no such database"),
            ServeError::NotReady(address, why) => write!(f, "no server is ready at {address}: {why}"),
            ServeError::NoMetrics => {
                f.write_str("metrics are those of games over the network: leave out --metrics, or --database none")
            }
            ServeError::Database(error) => error.fmt(f),
            ServeError::System(error) => write!(f, "cannot start a server: {error}"),
        }
    }
}

impl std::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ServeError::NoClient
            | ServeError::NoHome
            | ServeError::NoDatabase(_)
            | ServeError::NotReady(..)
            | ServeError::NoMetrics => None,
            ServeError::Listen(_, error) | ServeError::Folder(_, error) | ServeError::System(error) => Some(error),
            ServeError::Database(error) => Some(error),
        }
    }
}

/// Serves the page, and games over the network, until Ctrl-C or SIGTERM; or does the task of the arguments. Calls `say`
/// with each line for the user.
///
/// Logs to the standard error stream; the variable `RUST_LOG` sets the level.
///
/// # Errors
///
/// [`ServeError`] if the program was built without the page, the port is in use, or the database cannot be used.
pub fn run(arguments: &ServeArguments, say: impl Fn(&str)) -> Result<(), ServeError> {
    if arguments.task.is_none() && !arguments.unlimited && !crate::has_client() {
        return Err(ServeError::NoClient);
    }
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    // An error means that the caller logs by itself.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::System)?;
    match &arguments.task {
        None => runtime.block_on(serve(arguments, say)),
        Some(Task::Backup { file, database }) => {
            runtime.block_on(back_up(&database.existing()?, file))?;
            say(&format!("{}: a copy of all games", file.display()));
            Ok(())
        }
        Some(Task::Check { port }) => check(SocketAddr::from((Ipv4Addr::LOCALHOST, *port))),
    }
}

/// Asks a server whether it is ready.
fn check(address: SocketAddr) -> Result<(), ServeError> {
    let ask = || {
        let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(stream, "GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
        let mut status = String::new();
        BufReader::new(stream.take(1 << 10)).read_line(&mut status)?;
        Ok(status)
    };
    match ask() {
        Ok(status) if status.starts_with("HTTP/1.1 200 ") => Ok(()),
        Ok(status) => Err(ServeError::NotReady(address, status.trim().to_owned())),
        Err::<_, io::Error>(error) => Err(ServeError::NotReady(address, error.to_string())),
    }
}

async fn back_up(database: &str, file: &Path) -> Result<(), ServeError> {
    let store = senet_store::open(database).await.map_err(ServeError::Database)?;
    let copied = store.backup(file).await;
    store.close().await;
    copied.map_err(ServeError::Database)
}

async fn serve(arguments: &ServeArguments, say: impl Fn(&str)) -> Result<(), ServeError> {
    let listener = listen(arguments).await?;
    let online = match arguments.database.name()? {
        Some(database) => Some(open(&database, arguments.settings()).await.map_err(ServeError::Database)?),
        None => None,
    };
    let mut metrics = JoinSet::new();
    if let Some(address) = arguments.metrics {
        let router = online.as_ref().ok_or(ServeError::NoMetrics)?.metrics();
        let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen(address, error))?;
        metrics.spawn(connections::serve(listener, router, Timeouts::USUAL, std::future::pending()));
    }
    let address = listener.local_addr().map_err(ServeError::System)?;
    let pages = pages(address, &own_addresses());
    say(&format!("Senet is at {}  (Ctrl-C stops it)", pages[0]));
    if pages.len() > 1 {
        say(&format!("Other devices in your network find it at {}", pages[1..].join(" and ")));
    }
    // Always this one: browsers store games and seats by address, and that in the network may change.
    if arguments.open && open::that_detached(&pages[0]).is_err() {
        say("No browser could be opened; open that address in one.");
    }
    crate::serve(listener, online, stop_requested()).await;
    Ok(())
}

/// The addresses of the page: on this machine, then in its networks if it listens there.
fn pages(listens: SocketAddr, own: &[IpAddr]) -> Vec<String> {
    let page = |address: IpAddr| format!("http://{}/", SocketAddr::new(address, listens.port()));
    match listens.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => {
            let networks = own.iter().copied().filter(IpAddr::is_ipv4);
            std::iter::once(IpAddr::V4(Ipv4Addr::LOCALHOST)).chain(networks).map(page).collect()
        }
        // Such a socket mostly hears IPv4 as well, whose addresses are easier to type.
        IpAddr::V6(ip) if ip.is_unspecified() => {
            std::iter::once(IpAddr::V6(Ipv6Addr::LOCALHOST)).chain(own.iter().copied()).map(page).collect()
        }
        ip => vec![page(ip)],
    }
}

/// The address of this machine by which it reaches other networks; `None` without one.
fn default_address() -> Option<IpAddr> {
    let socket = std::net::UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation (RFC 5737). Nothing is sent: connecting only chooses the route.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// The addresses of this machine in its networks: those of IPv4 first.
fn own_addresses() -> Vec<IpAddr> {
    let mut own: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .map(|interface| interface.ip())
        .collect();
    // First the one by which this machine reaches others: it may have networks of its own beside it.
    let main = default_address();
    own.sort_by_key(|ip| (Some(*ip) != main, *ip));
    own
}

async fn open(database: &str, settings: Settings) -> Result<Online, StoreError> {
    let store = senet_store::open(database).await?;
    Online::new(store, settings).await
}

/// Completes on Ctrl-C and, where the system has it, on SIGTERM.
async fn stop_requested() {
    // Ignore errors: a signal without a handler ends the process.
    #[cfg(unix)]
    if let Ok(mut terminated) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminated.recv() => {}
        }
        return;
    }
    let _ = tokio::signal::ctrl_c().await;
}

async fn listen(arguments: &ServeArguments) -> Result<TcpListener, ServeError> {
    let at = |port: u16| SocketAddr::new(arguments.host, port);
    if arguments.port.is_none()
        && let Ok(listener) = TcpListener::bind(at(USUAL_PORT)).await
    {
        return Ok(listener);
    }
    let wanted = at(arguments.port.unwrap_or(0));
    TcpListener::bind(wanted).await.map_err(|error| ServeError::Listen(wanted, error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_have_a_scheme_and_a_host() {
        for url in ["https://senet.example", "http://127.0.0.1:5310/", "https://senet.example/play/"] {
            assert_eq!(read_url(url).as_deref(), Ok(url));
        }
        for url in ["", "senet.example", "https://", "https:///play", "ftp://senet.example"] {
            assert!(read_url(url).is_err(), "{url}");
        }
    }

    #[test]
    fn other_devices_hear_of_addresses_at_which_they_find_the_page() {
        let own: Vec<IpAddr> = ["192.168.0.7", "fd00::7"].map(|ip| ip.parse().expect("an address")).to_vec();
        for (listens, expected) in [
            ("0.0.0.0:5310", &["http://127.0.0.1:5310/", "http://192.168.0.7:5310/"][..]),
            ("[::]:80", &["http://[::1]:80/", "http://192.168.0.7:80/", "http://[fd00::7]:80/"]),
            ("127.0.0.1:5310", &["http://127.0.0.1:5310/"]),
            ("192.168.0.7:80", &["http://192.168.0.7:80/"]),
        ] {
            assert_eq!(pages(listens.parse().expect("an address"), &own), expected, "{listens}");
        }
    }
}
