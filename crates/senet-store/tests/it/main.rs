//! Tests of both stores, and of what only SQLite has.

mod backup;
mod crash;
mod group_commit;
mod order;
mod places;
mod suite;

use std::io::Write;

use places::{Place, SqlitePlace};

#[test]
fn sqlite_passes_the_suite() {
    suite::run(SqlitePlace::new, 48);
}

#[test]
fn postgresql_passes_the_suite() {
    let Some(server) = places::PostgresServer::start() else {
        // Not by `eprintln!`, which a test that passes does not show.
        let message = "PostgreSQL is not tested: there is no /usr/lib/postgresql/*/bin/initdb (install postgresql)";
        writeln!(std::io::stderr(), "{message}").expect("an open stderr");
        return;
    };
    suite::run(|| server.place(), 16);
    suite::of_postgres(&server.place());
}

/// A runtime with several threads, as a server has.
fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().expect("a runtime")
}

/// Opens the place's store and runs a test in it.
fn with_store<P: Place, F: Future>(
    place: &P,
    test: impl FnOnce(std::sync::Arc<dyn senet_store::Store>) -> F,
) -> F::Output {
    runtime().block_on(async { test(senet_store::open(&place.database()).await.expect("a store")).await })
}
