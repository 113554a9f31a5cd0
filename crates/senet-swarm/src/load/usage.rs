//! Memory and processor time of the programs that take part.

use std::time::{Duration, Instant};

use sysinfo::{Pid, ProcessRefreshKind, ProcessesToUpdate, System};

/// Shares of all processors in a time, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shares {
    /// The program that was measured.
    pub server: f64,
    /// The clients.
    pub swarm: f64,
    /// The processes of the database, if it has some of its own.
    pub database: f64,
    /// All programs of the machine, with its system.
    pub all: f64,
    /// The time of all processors, of which these are shares.
    pub whole: Duration,
}

/// Reads memory and processor time of the programs.
pub(super) struct Usage {
    system: System,
    server: Pid,
    database: Option<Pid>,
}

/// Processor time until a moment.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    time: Instant,
    server: u64,
    swarm: u64,
    database: u64,
}

impl Usage {
    /// Reads those of a server and of its database, by their process identifiers.
    pub(super) fn new(server: u32, database: Option<u32>) -> Usage {
        Usage { system: System::new(), server: Pid::from_u32(server), database: database.map(Pid::from_u32) }
    }

    fn refresh(&mut self) {
        let what = ProcessRefreshKind::nothing().with_memory().with_cpu().without_tasks();
        self.system.refresh_processes_specifics(ProcessesToUpdate::All, true, what);
        self.system.refresh_cpu_usage();
    }

    /// Memory of the server that is not swapped out (RSS), in bytes.
    pub(super) fn memory(&mut self) -> u64 {
        self.refresh();
        self.system.process(self.server).map_or(0, sysinfo::Process::memory)
    }

    /// Begins to measure shares.
    pub(super) fn begin(&mut self) -> Moment {
        self.refresh();
        let of = |process: &sysinfo::Process| process.accumulated_cpu_time();
        let this = sysinfo::get_current_pid().ok();
        let is_of_database = |process: &&sysinfo::Process| {
            self.database.is_some_and(|database| process.pid() == database || process.parent() == Some(database))
        };
        Moment {
            time: Instant::now(),
            server: self.system.process(self.server).map_or(0, of),
            swarm: this.and_then(|pid| self.system.process(pid)).map_or(0, of),
            database: self.system.processes().values().filter(is_of_database).map(of).sum(),
        }
    }

    /// The shares since a moment.
    pub(super) fn since(&mut self, start: Moment) -> Shares {
        let end = self.begin();
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let whole = (end.time - start.time).mul_f64(processors as f64);
        let share = |start: u64, end: u64| Duration::from_millis(end.saturating_sub(start)).div_duration_f64(whole);
        Shares {
            server: share(start.server, end.server),
            swarm: share(start.swarm, end.swarm),
            database: share(start.database, end.database),
            all: f64::from(self.system.global_cpu_usage()) / 100.0,
            whole,
        }
    }
}
