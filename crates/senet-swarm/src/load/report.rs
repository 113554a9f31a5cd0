//! The results of a load test.

use std::fmt;
use std::time::Duration;

use super::{Latencies, Shares};

/// Memory of the server (RSS), in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// Without a game.
    pub empty: u64,
    /// With all games, whose makers are connected.
    pub seated: u64,
    /// With both players of all games connected.
    pub connected: u64,
    /// At the end.
    pub played: u64,
}

/// The results of a load test.
#[derive(Clone, Debug)]
pub struct Report {
    /// Games that were played at the same time, by two clients each.
    pub games: usize,
    /// From the time at which a command was due to its answer.
    pub latencies: Latencies,
    /// From the time at which a command was due to when it was sent: the part of the clients in the latencies.
    pub delays: Latencies,
    /// Commands a second that were answered.
    pub reached: f64,
    /// Memory of the server.
    pub memory: Memory,
    /// Processor time while commands were counted.
    pub shares: Shares,
    /// Events in the log, which is as the clients were told.
    pub events: usize,
    /// Events that the clients have heard and checked.
    pub heard: usize,
    /// Throws among them.
    pub throws: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, latencies, delays, reached, memory, shares, events, heard, throws } = self;
        let sockets = 2 * games;
        writeln!(f, "games, sockets         {games}, {sockets}")?;
        writeln!(f, "commands a second      {reached:.0} ({} commands)", latencies.count())?;
        for (percent, name) in [(50, "p50"), (90, "p90"), (99, "p99"), (100, "max")] {
            let [latency, delay] = [latencies, delays].map(|times| milliseconds(times.percentile(percent)));
            writeln!(f, "{name}                    {latency} from due to answer, {delay} from due to sent")?;
        }
        let mebibytes = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        let each = |bytes: u64| bytes as f64 / 1024.0 / *games as f64;
        writeln!(
            f,
            "memory of the server   {:.0} MiB empty, {:.0} with games and half of the sockets, {:.0} with all, {:.0} at the end",
            mebibytes(memory.empty),
            mebibytes(memory.seated),
            mebibytes(memory.connected),
            mebibytes(memory.played),
        )?;
        let (half, socket) =
            (memory.seated.saturating_sub(memory.empty), memory.connected.saturating_sub(memory.seated));
        writeln!(
            f,
            "memory of each         {:.1} KiB a socket, {:.1} KiB a game without its sockets",
            each(socket),
            each(half.saturating_sub(socket)),
        )?;
        let of_command = shares.whole.as_secs_f64() * 1_000.0 / latencies.count().max(1) as f64;
        for (name, share) in [("server", shares.server), ("database", shares.database), ("swarm", shares.swarm)] {
            let (percent, milliseconds) = (100.0 * share, of_command * share);
            writeln!(f, "processors, {name:<10} {percent:.0} %, {milliseconds:.3} ms a command")?;
        }
        writeln!(f, "processors, all        {:.0} %, with all other programs", 100.0 * shares.all)?;
        writeln!(f, "checks                 {heard} events heard, {throws} of them throws; {events} events of the log")
    }
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1_000.0)
}
