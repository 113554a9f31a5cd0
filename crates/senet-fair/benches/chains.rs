//! Speed of making chains, giving shares and checking throws. `docs/fairness.md` has the results.

use criterion::{Criterion, criterion_group, criterion_main};
use senet::{Casting, Player};
use senet_fair::{Anchors, Ledger, PlayerChains, Secret, ServerChain, Terms};

fn chains(criterion: &mut Criterion) {
    let terms = Terms::new(Casting::Sticks, "benchmark").expect("short terms");
    let [server_secret, first_secret, second_secret] = [1, 2, 3].map(|byte| Secret::new([byte; 32]));
    let new = |secret, player| PlayerChains::new(secret, player, &terms);
    criterion.bench_function("both chains of a player", |bencher| bencher.iter(|| new(&first_secret, Player::First)));

    let server = ServerChain::new(&server_secret, &terms);
    let [first, second] = [new(&first_secret, Player::First), new(&second_secret, Player::Second)];
    let anchors = Anchors { server: server.anchor(), players: [first.anchors(), second.anchors()] };
    let (first, first_begins) = first.begin(&anchors).expect("own anchors");
    let (second, second_begins) = second.begin(&anchors).expect("own anchors");
    let throwers = [first, second];
    let witness = [first_begins.witness, second_begins.witness];
    let mut ledger = Ledger::new(terms, anchors, witness).expect("right shares");
    // The first shares are the most hashes away from a stored link: 255 and 254.
    let player = &throwers[0];
    criterion.bench_function("the two shares of a first request", |bencher| bencher.iter(|| player.request(&ledger)));

    for index in 0..999 {
        let thrower = &throwers[index % 2];
        let request = thrower.request(&ledger).expect("a throw can be asked for");
        ledger.ask(thrower.player(), &request).expect("a right request");
        let answer = server.answer(&ledger.asked().expect("asked")).expect("an answer");
        ledger.answer(&answer).expect("a right answer");
    }
    let request = throwers[0].request(&ledger).expect("a throw can be asked for");
    let mut asked = ledger.clone();
    asked.ask(Player::First, &request).expect("a right request");
    let answer = server.answer(&asked.asked().expect("asked")).expect("an answer");
    criterion.bench_function("checking a throw and computing it", |bencher| {
        bencher.iter_batched_ref(
            || ledger.clone(),
            |ledger| ledger.ask(Player::First, &request).and_then(|()| ledger.answer(&answer)),
            criterion::BatchSize::SmallInput,
        );
    });
    ledger = asked;
    ledger.answer(&answer).expect("a right answer");
    let proof = ledger.proof();
    criterion.bench_function("checking a proof of 1,000 throws", |bencher| bencher.iter(|| proof.check()));
}

criterion_group!(benches, chains);
criterion_main!(benches);
