//! The picture of a position: an SVG that stands alone, and a PNG of it.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use senet::RuleSheet;
use serde_json::Value;

use crate::files::download;
use crate::host::Program;
use crate::kept;
use crate::tab::{Tab, Visit};

async fn share(tab: &Tab) {
    tab.click("#menu").await;
    tab.click("#share").await;
    tab.wait("document.querySelector('dialog[open] #save-svg') !== null").await;
}

/// Parses the SVG: the number of pieces on the board and off it, of houses, and of references to what is not in it.
fn parsed(svg: &str) -> String {
    let text = serde_json::to_string(svg).expect("JSON");
    format!(
        "(() => {{ const image = new DOMParser().parseFromString({text}, 'image/svg+xml'); \
         const count = (selector) => image.querySelectorAll(selector).length; \
         const open = [...image.querySelectorAll('use')].filter((use) => \
         image.querySelector(use.getAttribute('href')) === null).length; \
         return [count('parsererror'), count('.piece'), count('.off'), count('.number'), open]; }})()"
    )
}

/// Width, height, and the number of different colours among 2000 pixels of a picture, once it is drawn.
const DRAWN: &str = "(() => {
    if (window.drawn === undefined) {
        window.drawn = null;
        const image = new Image();
        image.onload = () => {
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [image.width, image.height];
            const context = canvas.getContext('2d', { willReadFrequently: true });
            context.drawImage(image, 0, 0);
            const colours = new Set();
            for (let i = 0; i < 2000; i++) {
                const [x, y] = [(i * 7919) % image.width, (i * 104729) % image.height];
                colours.add(context.getImageData(x, y, 1, 1).data.join());
            }
            window.drawn = [image.width, image.height, colours.size];
        };
        image.src = 'data:image/png;base64,PICTURE';
    }
    return window.drawn !== null;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_saved_as_svg_and_as_png() {
    let program = Program::start();
    for (sheet, name) in [(RuleSheet::CARPIGNANO, "carpignano"), (RuleSheet::DUTCH, "dutch")] {
        let record = kept::played(sheet, 3, 150);
        let tab = kept::open_with(&program.address, &record, Visit::QUIET).await;
        let pieces = kept::game(&tab).await.position().expect("a position").occupied().len();
        share(&tab).await;
        let folder = tempfile::tempdir().expect("a folder");
        let path = download(&tab, "#save-svg", folder.path()).await;
        assert!(path.ends_with("senet.svg"), "{path:?}");
        let svg = std::fs::read_to_string(&path).expect("the file is text");
        let counts = serde_json::json!([0, pieces, 10 - pieces, 30, 0]);
        // The page's content security policy would forbid the style of a document that the page parses.
        let plain = tab.beside().await;
        assert_eq!(plain.value(&parsed(&svg)).await, counts, "{name}");
        plain.close().await;
        tab.to_front().await;
        let folder = tempfile::tempdir().expect("a folder");
        let path = download(&tab, "#save-png", folder.path()).await;
        let png = std::fs::read(&path).expect("a file");
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        let size = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((size(16), size(20)), (2238, 940));
        if let Some(folder) = std::env::var_os("E2E_PICTURES") {
            let folder = std::path::PathBuf::from(folder);
            std::fs::write(folder.join(format!("position-{name}.png")), &png).expect("a picture");
            std::fs::write(folder.join(format!("position-{name}.svg")), &svg).expect("a picture");
        }
        tab.wait(&DRAWN.replace("PICTURE", &BASE64_STANDARD.encode(&png))).await;
        let drawn = tab.value("window.drawn").await;
        assert_eq!((&drawn[0], &drawn[1]), (&Value::from(2238), &Value::from(940)));
        assert!(drawn[2].as_u64().is_some_and(|colours| colours > 200), "{name}: {drawn}");
        tab.close().await;
    }
}
