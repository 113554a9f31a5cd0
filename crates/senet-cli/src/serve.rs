//! `senet serve`: the page, from this program.

use std::net::{IpAddr, SocketAddr};

use clap::Args;
use tokio::net::TcpListener;

use crate::Failure;

/// Browsers keep games for each address. At the same one as yesterday, yesterday's game is there.
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

/// Serves until it is stopped by Ctrl-C.
///
/// # Errors
///
/// If the client is not inside this program, or the port is taken.
pub fn run(arguments: &ServeArguments) -> Result<(), Failure> {
    if !senet_server::has_client() {
        return Err(Failure::new("the page was not built into this program; `cargo play` builds both and starts them"));
    }
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(serve(arguments))
}

async fn serve(arguments: &ServeArguments) -> Result<(), Failure> {
    let listener = listen(arguments).await?;
    let address = listener.local_addr()?;
    let page = format!("http://{address}/");
    anstream::println!("Senet is at {page}  (Ctrl-C stops it)");
    if arguments.open && open::that_detached(&page).is_err() {
        anstream::println!("No browser could be opened; open that address in one.");
    }
    let stop = async {
        // Where the signal cannot be watched, the process ends by it all the same.
        let _ = tokio::signal::ctrl_c().await;
    };
    senet_server::serve(listener, stop).await;
    Ok(())
}

async fn listen(arguments: &ServeArguments) -> Result<TcpListener, Failure> {
    let at = |port: u16| SocketAddr::new(arguments.host, port);
    if arguments.port.is_none()
        && let Ok(listener) = TcpListener::bind(at(USUAL_PORT)).await
    {
        return Ok(listener);
    }
    let wanted = at(arguments.port.unwrap_or(0));
    TcpListener::bind(wanted).await.map_err(|error| Failure::new(format!("cannot listen at {wanted}: {error}")))
}
