//! Listening at an address, and the lines for the user.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};

use clap::Args;
use tokio::net::TcpListener;

/// The default port. Browsers store games by address, so that the same port brings back the stored game.
const USUAL_PORT: u16 = 5310;

/// Serve the page on which Senet is played in the browser
#[derive(Args, Clone, Debug)]
pub struct ServeArguments {
    /// Port; 0 for any that is free [default: 5310, or any that is free if that is taken]
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,

    /// Address to listen at; 0.0.0.0 lets other machines in
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    host: IpAddr,

    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// The error of a server that cannot start.
#[derive(Debug)]
#[non_exhaustive]
pub enum ServeError {
    /// The page was not built into this program.
    NoClient,
    /// The address cannot be listened at.
    Listen(SocketAddr, io::Error),
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
            ServeError::System(error) => write!(f, "cannot start a server: {error}"),
        }
    }
}

impl std::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ServeError::NoClient => None,
            ServeError::Listen(_, error) | ServeError::System(error) => Some(error),
        }
    }
}

/// Serves the page until Ctrl-C. Calls `say` with each line for the user.
///
/// # Errors
///
/// [`ServeError`] if the program was built without the page, or the port is in use.
pub fn run(arguments: &ServeArguments, say: impl Fn(&str)) -> Result<(), ServeError> {
    if !crate::has_client() {
        return Err(ServeError::NoClient);
    }
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::System)?;
    runtime.block_on(serve(arguments, say))
}

async fn serve(arguments: &ServeArguments, say: impl Fn(&str)) -> Result<(), ServeError> {
    let listener = listen(arguments).await?;
    let address = listener.local_addr().map_err(ServeError::System)?;
    let page = format!("http://{address}/");
    say(&format!("Senet is at {page}  (Ctrl-C stops it)"));
    if arguments.open && open::that_detached(&page).is_err() {
        say("No browser could be opened; open that address in one.");
    }
    let stop = async {
        // Ignore the error: a signal without a handler ends the process.
        let _ = tokio::signal::ctrl_c().await;
    };
    crate::serve(listener, None, stop).await;
    Ok(())
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
