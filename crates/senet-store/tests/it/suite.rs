//! The tests of every store.

use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use senet_store::{
    Appended, Command, CommandId, Created, Cursor, Fault, GameId, Hint, Key, LONGEST_MESSAGE, LONGEST_TEXT, Notice,
    Store, Uuid,
};
use tokio::time::timeout;

use crate::places::Place;
use crate::{order, with_store};

/// Far more than anything takes, so that a test that waits in vain fails.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

pub(crate) fn run<P: Place>(place: impl Fn() -> P, scripts: u32) {
    with_store(&place(), games_are_created_once);
    with_store(&place(), events_are_appended_once);
    with_store(&place(), texts_come_back_as_they_were);
    with_store(&place(), changes_are_listed_in_pages);
    with_store(&place(), commands_are_found);
    with_store(&place(), games_without_events_are_listed);
    with_store(&place(), a_key_stays);
    with_store(&place(), a_gap_between_signs_of_life_is_an_outage);
    with_store(&place(), messages_are_told);
    with_store(&place(), a_command_is_carried_out_when_its_caller_has_gone);
    with_store(&place(), a_subscriber_learns_that_it_lagged);
    with_store(&place(), one_of_many_rivals_wins);
    with_store(&place(), a_closed_store_says_so);
    a_second_store_hears_of_events(&place());
    a_second_store_has_the_same_key(&place());
    stores_can_be_opened_at_once(&place());
    order::any_interleaving_gives_one_order(&place(), scripts);
}

pub(crate) fn game(number: u128) -> GameId {
    GameId::new(Uuid::from_u128(number))
}

pub(crate) fn command(game: GameId, expected: u64, id: u128) -> Command {
    Command { game, id: CommandId::new(Uuid::from_u128(id)), expected, event: format!("event of command {id}") }
}

/// Appends, and returns the number of the event.
pub(crate) async fn append(store: &dyn Store, command: Command) -> u64 {
    match store.append(command).await.expect("a database") {
        Appended::Appended { seq, .. } => seq,
        other => panic!("not appended: {other:?}"),
    }
}

async fn games_are_created_once(store: Arc<dyn Store>) {
    assert_eq!(store.create(game(1), "terms").await, Ok(Created::Created));
    assert_eq!(store.create(game(1), "terms").await, Ok(Created::Repeated));
    assert_eq!(store.create(game(1), "other terms").await, Ok(Created::Taken));
    let stored = store.game(game(1)).await.expect("a database").expect("a game");
    assert_eq!((&*stored.terms, stored.seq, stored.changed), ("terms", 0, stored.created));
    assert_eq!(store.latest(game(1)).await, Ok(Some(0)));
    assert_eq!((store.game(game(2)).await, store.latest(game(2)).await), (Ok(None), Ok(None)));
    store.health().await.expect("a healthy database");
}

async fn events_are_appended_once(store: Arc<dyn Store>) {
    assert_eq!(store.append(command(game(1), 0, 1)).await, Ok(Appended::NoSuchGame));
    for number in [1, 2] {
        store.create(game(number), "").await.expect("a new game");
    }
    assert_eq!(store.append(command(game(1), 1, 1)).await, Ok(Appended::Conflict { current: 0 }));
    let Ok(Appended::Appended { seq: 1, time }) = store.append(command(game(1), 0, 1)).await else {
        panic!("a refused command can be given again")
    };
    assert_eq!(append(&*store, command(game(1), 1, 2)).await, 2);
    let other_text = Command { event: "another text".to_owned(), ..command(game(1), 0, 1) };
    let first = Appended::Repeated { seq: 1, event: "event of command 1".to_owned(), time };
    for expected in [0, 2, 99, u64::MAX] {
        assert_eq!(store.append(Command { expected, ..other_text.clone() }).await.as_ref(), Ok(&first));
    }
    assert_eq!(store.append(command(game(1), u64::MAX, 3)).await, Ok(Appended::Conflict { current: 2 }));
    // Identifiers of commands belong to their games.
    assert_eq!(append(&*store, command(game(2), 0, 1)).await, 1);

    let events = store.events(game(1), 0, 10).await.expect("a database");
    assert_eq!(events.iter().map(|event| event.seq).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(events[0].time, time);
    assert_eq!(store.events(game(1), 1, 10).await.expect("a database"), events[1..]);
    assert_eq!(store.events(game(1), 0, 1).await.expect("a database"), events[..1]);
    assert_eq!(store.events(game(1), u64::MAX, 10).await, Ok(Vec::new()));
    let stored = store.game(game(1)).await.expect("a database").expect("a game");
    assert_eq!((stored.seq, stored.changed), (2, events[1].time));
}

async fn commands_are_found(store: Arc<dyn Store>) {
    store.create(game(1), "").await.expect("a new game");
    append(&*store, command(game(1), 0, 1)).await;
    let found = store.find(game(1), CommandId::new(Uuid::from_u128(1))).await.expect("a database");
    assert_eq!(found.as_ref(), store.events(game(1), 0, 1).await.expect("a database").first());
    for (number, id) in [(1, 2), (2, 1)] {
        assert_eq!(store.find(game(number), CommandId::new(Uuid::from_u128(id))).await, Ok(None));
    }
}

async fn games_without_events_are_listed(store: Arc<dyn Store>) {
    for number in 1..=3 {
        store.create(game(number), &format!("terms {number}")).await.expect("a new game");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    append(&*store, command(game(2), 0, 1)).await;
    let all = store.waiting(0, 10).await.expect("a database");
    assert_eq!(all.iter().map(|waiting| &*waiting.terms).collect::<Vec<_>>(), ["terms 3", "terms 1"]);
    assert_eq!(store.waiting(all[1].created, 10).await.expect("a database"), all[..1]);
    assert_eq!(store.waiting(0, 1).await.expect("a database"), all[..1]);
}

async fn a_key_stays(store: Arc<dyn Store>) {
    assert_eq!(store.key("a", Key([1; 32])).await, Ok(Key([1; 32])));
    assert_eq!(store.key("a", Key([2; 32])).await, Ok(Key([1; 32])));
    assert_eq!(store.key("b", Key([2; 32])).await, Ok(Key([2; 32])));
}

fn a_second_store_has_the_same_key<P: Place>(place: &P) {
    with_store(place, async |store| store.key("a", Key([1; 32])).await.expect("a database"));
    let second = with_store(place, async |store| store.key("a", Key([2; 32])).await.expect("a database"));
    assert_eq!(second, Key([1; 32]));
}

async fn a_gap_between_signs_of_life_is_an_outage(store: Arc<dyn Store>) {
    store.beat(0).await.expect("a database");
    store.beat(60_000).await.expect("a database");
    assert_eq!(store.outages(0).await, Ok(Vec::new()));
    tokio::time::sleep(Duration::from_millis(30)).await;
    store.beat(20).await.expect("a database");
    let outages = store.outages(0).await.expect("a database");
    assert_eq!(outages.len(), 1);
    assert!(outages[0].ended - outages[0].began > 20, "{outages:?}");
    assert_eq!(store.outages(outages[0].ended).await, Ok(Vec::new()));
}

async fn messages_are_told(store: Arc<dyn Store>) {
    let mut subscription = store.subscribe();
    store.tell("a message").await.expect("a database");
    let notice = timeout(PATIENCE, subscription.next()).await.expect("a notice");
    assert_eq!(notice, Notice::Message("a message".into()));
    let fault = store.tell(&"!".repeat(LONGEST_MESSAGE + 1)).await.expect_err("too long").fault;
    assert_eq!(fault, Fault::TextTooLong { length: LONGEST_MESSAGE + 1 });
}

async fn texts_come_back_as_they_were(store: Arc<dyn Store>) {
    let terms = "two\nlines, 'quotes', 𓏠𓈖𓏏 and \u{7f}";
    assert_eq!(store.create(game(1), terms).await, Ok(Created::Created));
    let longest = "é".repeat(LONGEST_TEXT / 2);
    append(&*store, Command { event: longest.clone(), ..command(game(1), 0, 1) }).await;
    assert_eq!(store.events(game(1), 0, 1).await.expect("a database")[0].event, longest);
    assert_eq!(store.game(game(1)).await.expect("a database").expect("a game").terms, terms);

    let too_long = Command { event: longest + "!", ..command(game(1), 1, 2) };
    let fault = store.append(too_long).await.expect_err("too long").fault;
    assert_eq!(fault, Fault::TextTooLong { length: LONGEST_TEXT + 1 });
    let fault = store.create(game(2), "a\0b").await.expect_err("PostgreSQL has no NUL").fault;
    assert_eq!(fault, Fault::NulCharacter);
}

async fn changes_are_listed_in_pages(store: Arc<dyn Store>) {
    for number in 1..=7 {
        store.create(game(number), "").await.expect("a new game");
    }
    append(&*store, command(game(3), 0, 1)).await;
    let mut listed = Vec::new();
    let mut after = Cursor::at(0);
    loop {
        let page = store.changed(after, 3).await.expect("a database");
        let Some(last) = page.last() else { break };
        after = last.cursor();
        listed.extend(page);
    }
    assert!(listed.is_sorted_by_key(senet_store::Change::cursor));
    let mut found: Vec<_> = listed.iter().map(|change| (change.game, change.seq)).collect();
    found.sort_unstable();
    assert_eq!(found, (1..=7).map(|number| (game(number), u64::from(number == 3))).collect::<Vec<_>>());
}

async fn a_command_is_carried_out_when_its_caller_has_gone(store: Arc<dyn Store>) {
    store.create(game(1), "").await.expect("a new game");
    let mut subscription = store.subscribe();
    // Polled once, then dropped.
    let mut appending = Box::pin(store.append(command(game(1), 0, 1)));
    let polled = std::future::poll_fn(|context| Poll::Ready(appending.as_mut().poll(context))).await;
    assert_eq!(polled, Poll::Pending);
    drop(appending);
    let notice = timeout(PATIENCE, subscription.next()).await.expect("a hint");
    assert_eq!(notice, Notice::Hint(Hint { game: game(1), seq: 1 }));
    assert!(matches!(store.append(command(game(1), 0, 1)).await, Ok(Appended::Repeated { seq: 1, .. })));
}

async fn a_subscriber_learns_that_it_lagged(store: Arc<dyn Store>) {
    let (mut late, mut early) = (store.subscribe(), store.subscribe());
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..1100 {
        let store = store.clone();
        tasks.spawn(async move {
            store.create(game(number), "").await.expect("a new game");
            append(&*store, command(game(number), 0, 1)).await;
        });
        while let Ok(notice) = timeout(Duration::ZERO, early.next()).await {
            assert!(matches!(notice, Notice::Hint(_)), "{notice:?}");
        }
    }
    tasks.join_all().await;
    let Notice::Lagged(missed) = late.next().await else { panic!("1100 hints do not fit") };
    let mut heard = 0;
    while timeout(Duration::ZERO, late.next()).await.is_ok() {
        heard += 1;
    }
    // Another process's hints of the same events would be dropped.
    assert_eq!(missed + heard, 1100);
    assert_eq!(store.changed(Cursor::at(0), 2000).await.expect("a database").len(), 1100);
}

async fn one_of_many_rivals_wins(store: Arc<dyn Store>) {
    store.create(game(1), "").await.expect("a new game");
    let mut rivals = tokio::task::JoinSet::new();
    for id in 0..40 {
        let store = store.clone();
        rivals.spawn(async move { store.append(command(game(1), 0, id)).await });
    }
    let answers = rivals.join_all().await;
    let won = |answer: &&Result<Appended, _>| matches!(answer, Ok(Appended::Appended { seq: 1, .. }));
    assert_eq!(answers.iter().filter(won).count(), 1);
    assert_eq!(answers.iter().filter(|answer| **answer == Ok(Appended::Conflict { current: 1 })).count(), 39);
}

async fn a_closed_store_says_so(store: Arc<dyn Store>) {
    store.create(game(1), "").await.expect("a new game");
    let accepted = store.append(command(game(1), 0, 1)).await;
    assert!(accepted.is_ok());
    store.close().await;
    let fault = store.append(command(game(1), 1, 2)).await.expect_err("a closed store").fault;
    assert_eq!(fault, Fault::Closed);
    assert_eq!(store.latest(game(1)).await.expect_err("a closed store").fault, Fault::Closed);
    assert_eq!(store.health().await.expect_err("a closed store").fault, Fault::Closed);
    store.close().await;
}

fn a_second_store_hears_of_events(place: &impl Place) {
    with_store(place, async |first| {
        let second = senet_store::open(&place.database()).await.expect("a second store");
        first.create(game(1), "").await.expect("a new game");
        let mut subscription = second.subscribe();
        append(&*first, command(game(1), 0, 1)).await;
        let notice = timeout(PATIENCE, subscription.next()).await.expect("a hint");
        assert_eq!(notice, Notice::Hint(Hint { game: game(1), seq: 1 }));
        assert_eq!(append(&*second, command(game(1), 1, 2)).await, 2);
        assert!(matches!(first.append(command(game(1), 0, 2)).await, Ok(Appended::Repeated { seq: 2, .. })));
    });
}

fn stores_can_be_opened_at_once(place: &impl Place) {
    crate::runtime().block_on(async {
        let mut opening = tokio::task::JoinSet::new();
        for _ in 0..4 {
            let database = place.database();
            opening.spawn(async move { senet_store::open(&database).await });
        }
        for store in opening.join_all().await {
            store.expect("one of them creates the tables").close().await;
        }
    });
}

pub(crate) fn of_postgres(place: &impl Place) {
    with_store(place, async |store| {
        let mut listener = sqlx::postgres::PgListener::connect(&place.database()).await.expect("a listener");
        listener.listen("senet_events").await.expect("a channel");
        store.create(game(1), "").await.expect("a new game");
        append(&*store, command(game(1), 0, 1)).await;
        let notification = timeout(PATIENCE, listener.recv()).await.expect("in time").expect("a notification");
        assert_eq!(notification.payload(), format!("{} 1", game(1)));

        let refusal = store.backup("backup".as_ref()).await.expect_err("not for PostgreSQL");
        assert!(refusal.to_string().ends_with("PostgreSQL makes backups with its own program, pg_dump"), "{refusal}");

        let nowhere = "postgres://tester:secret@localhost:1/nowhere";
        let refusal = senet_store::open(nowhere).await.expect_err("no server").to_string();
        let sentence =
            "cannot open the PostgreSQL database nowhere at localhost: the database server cannot be reached";
        assert!(refusal.starts_with(sentence) && !refusal.contains("secret"), "{refusal}");

        let connection = sqlx::PgPool::connect(&place.database()).await.expect("a connection");
        let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
            VALUES (99, '', true, '', 0)";
        sqlx::query(later).execute(&connection).await.expect("a later version");
        let refusal = senet_store::open(&place.database()).await.expect_err("a later version");
        assert_eq!(refusal.fault, Fault::Newer { found: 99 });
    });
}
