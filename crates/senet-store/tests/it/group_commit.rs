//! Many commands share a transaction, and each answer comes after it.

use std::sync::Arc;

use senet_store::{SqliteStore, Store};
use tokio::task::JoinSet;

use crate::places::SqlitePlace;
use crate::suite::{append, command, game};

#[test]
fn many_appends_commit_in_few_transactions_and_are_answered_afterwards() {
    const CALLERS: u128 = 200;
    const APPENDS: u64 = 10;
    let place = SqlitePlace::new();
    crate::runtime().block_on(async {
        let store = Arc::new(SqliteStore::open(&place.file()).await.expect("a store"));
        for number in 0..CALLERS {
            store.create(game(number), "").await.expect("a new game");
        }
        // Another store sees only what is committed.
        let witness = Arc::new(SqliteStore::open(&place.file()).await.expect("a second store"));
        let before = store.transactions();
        let mut callers = JoinSet::new();
        for number in 0..CALLERS {
            let (store, witness) = (store.clone(), witness.clone());
            callers.spawn(async move {
                for expected in 0..APPENDS {
                    let seq = append(&*store, command(game(number), expected, u128::from(expected))).await;
                    assert_eq!(seq, expected + 1);
                    assert_eq!(witness.latest(game(number)).await, Ok(Some(seq)), "committed before the answer");
                }
            });
        }
        callers.join_all().await;
        let (transactions, appends) = (store.transactions() - before, CALLERS as u64 * APPENDS);
        assert!(transactions * 5 <= appends, "{transactions} transactions for {appends} appends");
    });
}
