//! The pictures in `docs/pictures`: `cargo xtask pictures`.

use chromiumoxide::cdp::browser_protocol::page::CaptureScreenshotFormat;
use senet::RuleSheet;

use crate::host::Program;
use crate::kept;
use crate::tab::Visit;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes into the documentation: `cargo xtask pictures`"]
async fn of_the_page() {
    let program = Program::start();
    let game = kept::played(RuleSheet::CARPIGNANO, 12, 150);
    let pictures = [
        ("page-desktop", (1440, 900), 1.0, CaptureScreenshotFormat::Webp),
        ("page-phone", (360, 640), 2.0, CaptureScreenshotFormat::Webp),
        // 1200 by 630 pixels, which is what links to a page show.
        ("preview", (1600, 840), 0.75, CaptureScreenshotFormat::Jpeg),
    ];
    for (name, size, scale, format) in pictures {
        let remembered = [&[("senet.theme", "light"), ("senet.hints", "off")], Visit::QUIET.remembered].concat();
        let visit = Visit { size, scale, remembered: &remembered, ..Visit::QUIET };
        let tab = kept::open_with(&program.address, &game, visit).await;
        // A throw that is followed by a choice: the pieces that can move are marked.
        tab.click("#throw").await;
        tab.wait("document.querySelector('.can') !== null").await;
        tab.wait("document.querySelector('#offline-ready') !== null").await;
        tab.wait("document.querySelector('#offline-ready') === null").await;
        tab.small_picture(name, format).await;
        tab.close().await;
    }
}
