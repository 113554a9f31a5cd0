//! Two tabs of one browser, which share what it stores.

use crate::host::Program;
use crate::kept;

/// Whether the tab shows that another one plays, and ignores touches.
const FOLLOWS: &str =
    "document.querySelector('#other-tab') !== null && document.querySelector('main').hasAttribute('inert')";

const HAS_A_SPOOL: &str = ".getAttribute('aria-label').includes('spool')";

#[tokio::test(flavor = "multi_thread")]
async fn one_tab_plays_and_the_other_follows_until_it_takes_over() {
    let program = Program::start();
    let first = kept::open(&program.address, (1024, 768)).await;
    let second = first.beside().await;
    second.go("").await;
    first.wait(FOLLOWS).await;
    first.picture("other-tab").await;
    assert_eq!(second.value(FOLLOWS).await, false);

    second.to_front().await;
    second.click("#house-11").await;
    second.click("#house-13").await;
    first.wait(&format!("document.querySelector('#house-13'){HAS_A_SPOOL}")).await;
    first.to_front().await;
    // Keys have no effect, either.
    first.key("u").await;
    assert!(kept::record(&first).await.contains("1 spools 11-13"));

    first.click("#play-here").await;
    second.wait(FOLLOWS).await;
    assert_eq!(first.value(FOLLOWS).await, false);
    first.click("#undo").await;
    first.wait("!localStorage.getItem('senet.game').includes('11-13')").await;
    second.wait(&format!("document.querySelector('#house-11'){HAS_A_SPOOL}")).await;
    first.click("#house-8").await;
    first.click("#house-10").await;
    first.wait("localStorage.getItem('senet.game').includes('1 spools 8-10')").await;

    // A reloaded tab continues where the other was.
    second.go("").await;
    first.wait(FOLLOWS).await;
    second.wait(&format!("document.querySelector('#house-10'){HAS_A_SPOOL}")).await;
    second.to_front().await;
    second.click("#throw").await;
    first.wait("localStorage.getItem('senet.game').split('\\n').length > 12").await;
    second.close().await;
    first.close().await;
}
