//! Building the client: WebAssembly, its JavaScript, the static files beside it, and all of them compressed.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use rayon::prelude::*;
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use crate::run::{cargo, program, root, target_folder};

const TARGET: &str = "wasm32-unknown-unknown";
/// Selects the client as it is built. Clippy takes the same profile, and so shares its procedural macros.
pub(crate) const CLIENT: [&str; 7] = ["--package", "senet-web", "--target", TARGET, "--profile", "web", "--locked"];
const SERVICE_WORKER: &str = "service-worker.js";
/// Says that a host of files alone keeps no games. The server of games has another answer, so nothing keeps it.
const GAMES: &str = "games.txt";
const PAGE: &str = "index.html";
/// The picture that a link to the site shows, 1200 by 630 pixels.
const PREVIEW: &str = "preview.jpeg";
/// The page of the study of the rule sheets, which a test of `senet-cli` writes.
const STUDY: &str = "study.html";
/// The ending of packed tables.
const TABLES: &str = "senet-tables";
/// The endings of files that the page fetches when a player first wants them, or once it is installed.
const ON_DEMAND: [&str; 2] = [TABLES, "senet-puzzles"];
/// Endings of formats that brotli cannot make smaller.
const COMPRESSED_FORMATS: [&str; 3] = ["webp", "woff2", "png"];

/// Folder of the built client, which the server embeds.
pub(crate) fn folder() -> PathBuf {
    root().join("dist/web")
}

/// Builds the client into [`folder`], with brotli files for servers.
pub(crate) fn build() -> Result<(), String> {
    build_plain()?;
    compress(&folder())
}

/// Builds the client into [`folder`] for a server on this machine: compressing takes longer than it saves.
pub(crate) fn build_plain() -> Result<(), String> {
    add_target()?;
    cargo(&[&["build"], &CLIENT[..]].concat())?;
    let wasm = target_folder()?.join(TARGET).join("web/senet-web.wasm");
    let folder = folder();
    fs::create_dir_all(&folder).map_err(|error| failed(&folder, &error))?;
    // Files of an earlier build must not stay.
    for name in files(&folder)?.iter().filter(|name| !is_compressed(name)) {
        remove(&folder.join(name))?;
    }
    bind(&split(&wasm, &folder)?, &folder)?;
    // The worker fetches the evaluation of the sheet that is played.
    for static_files in ["senet-web/static", "senet-web/puzzles", "senet-ai/weights"] {
        let static_files = root().join("crates").join(static_files);
        for name in files(&static_files)? {
            let from = static_files.join(&name);
            fs::copy(&from, folder.join(&name)).map_err(|error| failed(&from, &error))?;
        }
    }
    let study = root().join("docs").join(STUDY);
    fs::copy(&study, folder.join(STUDY)).map_err(|error| failed(&study, &error))?;
    write_style(&folder)?;
    write_words(&folder)?;
    complete_page(&folder)?;
    pack_tables(&folder)?;
    seal(&folder)
}

/// Concatenates the style sheets of the board and of the page; later rules override earlier ones.
fn write_style(folder: &Path) -> Result<(), String> {
    let parts = [
        "senet-board/style/colours.css",
        "senet-board/style/board.css",
        "senet-web/style/colours.css",
        "senet-web/style/page.css",
        "senet-web/style/board.css",
        "senet-web/style/tiles.css",
        "senet-web/style/pieces.css",
        "senet-web/style/light.css",
        "senet-web/style/table.css",
        "senet-web/style/throw.css",
        "senet-web/style/replay.css",
        "senet-web/style/windows.css",
        "senet-web/style/puzzles.css",
        "senet-web/style/lessons.css",
        "senet-web/style/rules.css",
        "senet-web/style/games.css",
        "senet-web/style/online.css",
        "senet-web/style/sheets.css",
        "senet-web/style/notices.css",
        "senet-web/style/frame.css",
        "senet-web/style/contrast.css",
        "senet-web/style/layout-lying.css",
        "senet-web/style/layout-upright.css",
        "senet-web/style/layout-phones.css",
        "senet-web/style/review.css",
        "senet-web/style/layout-review.css",
        "senet-web/style/explore.css",
    ];
    let mut style = String::new();
    for path in parts.map(|part| root().join("crates").join(part)) {
        style += &fs::read_to_string(&path).map_err(|error| failed(&path, &error))?;
    }
    let path = folder.join("style.css");
    fs::write(&path, style).map_err(|error| failed(&path, &error))
}

/// Writes the words of each language that the page says into two files, one for each part of the program: it fetches those
/// of its language.
fn write_words(folder: &Path) -> Result<(), String> {
    let languages = root().join("crates/senet-i18n/words");
    let entries = fs::read_dir(&languages).map_err(|error| failed(&languages, &error))?;
    for language in entries.filter_map(Result::ok) {
        for (part, from) in [("", language.path()), ("-later", language.path().join("later"))] {
            let mut words = String::new();
            for name in files(&from)?.iter().filter(|name| *name != "terminal.ftl") {
                let path = from.join(name);
                let text = fs::read_to_string(&path).map_err(|error| failed(&path, &error))?;
                // Comments are for translators.
                words.extend(text.lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]));
            }
            // The ending is one that every web host compresses.
            let path = folder.join(format!("words-{}{part}.txt", language.file_name().to_string_lossy()));
            fs::write(&path, words).map_err(|error| failed(&path, &error))?;
        }
    }
    Ok(())
}

/// Completes the page: the drawings of pieces, sticks and hieroglyphs, where `<use>` finds them; the houses of the board
/// that is seen before the program is there; and the digest of its own style, which its content security policy names.
fn complete_page(folder: &Path) -> Result<(), String> {
    let (page, symbols) = (folder.join(PAGE), root().join("crates/senet-board/drawings/symbols.svg"));
    let text = fs::read_to_string(&page).map_err(|error| failed(&page, &error))?;
    let drawings = fs::read_to_string(&symbols).map_err(|error| failed(&symbols, &error))?;
    let houses =
        (1..=30).map(|house| format!(r#"<i class="house" id="house-{house}"></i>"#)).collect::<Vec<_>>().concat();
    let style = text.split_once("<style>").and_then(|(_, rest)| rest.split_once("</style>"));
    let (style, _) = style.ok_or_else(|| format!("{}: there is no <style>", page.display()))?;
    let digest = format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(style)));
    let complete =
        text.replace("__SYMBOLS__", drawings.trim()).replace("__HOUSES__", &houses).replace("__STYLE_HASH__", &digest);
    fs::write(&page, complete).map_err(|error| failed(&page, &error))
}

/// Puts the exact chances of endgames beside the client, one file for each sheet with its options: it fetches that of
/// the sheet when a player first wants it.
fn pack_tables(folder: &Path) -> Result<(), String> {
    let tables = root().join("crates/senet-tables/tables");
    let first = "-1-1.senet-table";
    for sheet in files(&tables)?.iter().filter_map(|name| name.strip_suffix(first)) {
        let mut pack = Vec::new();
        for layer in ["1-1", "1-2", "2-1", "2-2"] {
            let path = tables.join(format!("{sheet}-{layer}.senet-table"));
            pack.extend(fs::read(&path).map_err(|error| failed(&path, &error))?);
        }
        let path = folder.join(format!("{sheet}.{TABLES}"));
        fs::write(&path, pack).map_err(|error| failed(&path, &error))?;
    }
    Ok(())
}

/// Writes the built client into a folder of its own: where it is asked for, or `dist/site`. With the address at which it will
/// be served, links to it have a preview.
pub(crate) fn write_site(out: Option<PathBuf>, address: Option<&str>) -> Result<(), String> {
    let folder = out.unwrap_or_else(|| root().join("dist/site"));
    copy_to(&folder)?;
    if let Some(address) = address {
        let page = folder.join(PAGE);
        let text = fs::read_to_string(&page).map_err(|error| failed(&page, &error))?;
        fs::write(&page, with_preview(&text, address)?).map_err(|error| failed(&page, &error))?;
        seal(&folder)?;
        compress(&folder)?;
        // After the list of files that the page keeps for offline use, which has no need of it.
        let picture = root().join("docs/pictures").join(PREVIEW);
        fs::copy(&picture, folder.join(PREVIEW)).map_err(|error| failed(&picture, &error))?;
    }
    eprintln!("The site is in {}; {STUDY} is the study of the rule sheets.", folder.display());
    Ok(())
}

/// The page with the address and the picture of its preview, both of which Open Graph wants whole.
fn with_preview(page: &str, address: &str) -> Result<String, String> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-._~/:".contains(letter);
    if !["http://", "https://"].iter().any(|start| address.starts_with(start)) || !address.chars().all(is_plain) {
        return Err(format!("`{address}` is not the address of a page, such as https://example.org/senet/"));
    }
    let address = format!("{}/", address.trim_end_matches('/'));
    let tags = format!(
        r#"    <meta property="og:url" content="{address}" />
    <meta property="og:image" content="{address}{PREVIEW}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
"#
    );
    let (head, body) = page.split_once("  </head>").ok_or("the page has no </head>")?;
    Ok(format!("{head}{tags}  </head>{body}"))
}

/// Writes the built client into another folder, for any web host.
pub(crate) fn copy_to(folder: &Path) -> Result<(), String> {
    let built = self::folder();
    fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
    for name in files(&built)? {
        let from = built.join(&name);
        fs::copy(&from, folder.join(&name)).map_err(|error| failed(&from, &error))?;
    }
    Ok(())
}

/// Gives a folder with all files of the client its version, and removes brotli files that were made from other bytes.
pub(crate) fn seal(folder: &Path) -> Result<(), String> {
    let worker = root().join("crates/senet-web/static").join(SERVICE_WORKER);
    fs::copy(&worker, folder.join(SERVICE_WORKER)).map_err(|error| failed(&worker, &error))?;
    let (compressed, built): (Vec<String>, Vec<String>) =
        files(folder)?.into_iter().partition(|name| is_compressed(name));
    fill_in_service_worker(folder, &built)?;
    let is_stale = |name: &&String| {
        let plain = name.trim_end_matches(".br");
        has_ending(plain, &COMPRESSED_FORMATS) || !unpacks_to(&folder.join(name), &folder.join(plain))
    };
    compressed.iter().filter(is_stale).try_for_each(|name| remove(&folder.join(name)))
}

/// Writes the brotli files that a folder of the client lacks.
pub(crate) fn compress(folder: &Path) -> Result<(), String> {
    let lacks_brotli = |name: &&String| {
        let is_compressible = !has_ending(name, &COMPRESSED_FORMATS) && !is_compressed(name);
        is_compressible && !with_ending(&folder.join(name), "br").exists()
    };
    files(folder)?.par_iter().filter(lacks_brotli).try_for_each(|name| write_brotli(&folder.join(name)))
}

/// Tells the service worker which files there are and their digests, and gives it the version that they have together.
fn fill_in_service_worker(folder: &Path, built: &[String]) -> Result<(), String> {
    let worker = folder.join(SERVICE_WORKER);
    let (mut kept, mut on_demand) = (Vec::new(), Vec::new());
    let mut version = Sha256::new();
    for name in built.iter().filter(|name| ![SERVICE_WORKER, GAMES].contains(&name.as_str())) {
        let path = folder.join(name);
        let digest = Sha256::digest(fs::read(&path).map_err(|error| failed(&path, &error))?);
        version.update(name.as_bytes());
        version.update(digest);
        // The page is kept under the address at which it is asked for.
        let address = if name == PAGE { "./" } else { name };
        let is_on_demand = has_ending(name, &ON_DEMAND) || name == STUDY;
        let files = if is_on_demand { &mut on_demand } else { &mut kept };
        files.push([address.to_owned(), format!("sha256-{}", BASE64_STANDARD.encode(digest))]);
    }
    let text = fs::read_to_string(&worker).map_err(|error| failed(&worker, &error))?;
    version.update(text.as_bytes());
    let version = BASE64_STANDARD.encode(&version.finalize()[..9]);
    // Lists of strings are written alike in Rust and in JavaScript.
    let text = text.replace("__VERSION__", &version).replace("__FILES__", &format!("{kept:?}"));
    let text = text.replace("__ON_DEMAND__", &format!("{on_demand:?}"));
    fs::write(&worker, text).map_err(|error| failed(&worker, &error))
}

/// Installs the target of the client, where the toolchain's file did not.
pub(crate) fn add_target() -> Result<(), String> {
    let output = std::process::Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let output = output.map_err(|error| format!("`rustc` could not be started: {error}"))?;
    let folder = String::from_utf8_lossy(&output.stdout);
    if output.status.success() && Path::new(folder.trim()).is_dir() {
        return Ok(());
    }
    program("rustup", &["target", "add", TARGET], &[])
}

/// Splits the program: what `#[lazy]` functions alone need becomes a file of its own, which the page fetches when it first
/// calls them. Returns the path of the rest.
fn split(wasm: &Path, folder: &Path) -> Result<PathBuf, String> {
    let whole = fs::read(wasm).map_err(|error| failed(wasm, &error))?;
    let rest = wasm.with_extension("first.wasm");
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = folder;
    options.main_out_path = &rest;
    options.main_module = "./senet-web.js";
    options.link_name = "./split.js";
    wasm_split_cli_support::transform(options).map_err(|error| format!("wasm-split: {error:#}"))?;
    Ok(rest)
}

/// Writes the JavaScript that the program needs around it.
fn bind(wasm: &Path, folder: &Path) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name("senet-web")
        .typescript(false)
        // The later part of the program shares memory and functions with the first.
        .keep_lld_exports(true)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    let web = bindgen.web(true).map_err(|error| format!("wasm-bindgen: {error:#}"))?;
    web.generate(folder).map_err(|error| format!("wasm-bindgen: {error:#}"))
}

/// Whether a brotli file was made from the bytes of another file.
fn unpacks_to(compressed: &Path, plain: &Path) -> bool {
    let (Ok(compressed), Ok(plain)) = (fs::read(compressed), fs::read(plain)) else { return false };
    let mut unpacked = Vec::new();
    brotli::BrotliDecompress(&mut compressed.as_slice(), &mut unpacked).is_ok() && unpacked == plain
}

/// Writes a brotli file beside another.
fn write_brotli(path: &Path) -> Result<(), String> {
    let bytes = fs::read(path).map_err(|error| failed(path, &error))?;
    let compressed = with_ending(path, "br");
    // The best quality would make tables smaller by 0.5 %, and takes twice the time.
    let quality = if has_ending(path, &[TABLES]) { 10 } else { 11 };
    let file = fs::File::create(&compressed).map_err(|error| failed(&compressed, &error))?;
    let mut writer = brotli::CompressorWriter::new(file, 1 << 16, quality, 22);
    writer.write_all(&bytes).and_then(|()| writer.flush()).map_err(|error| failed(&compressed, &error))
}

fn remove(path: &Path) -> Result<(), String> {
    fs::remove_file(path).map_err(|error| failed(path, &error))
}

fn is_compressed(name: &str) -> bool {
    has_ending(name, &["br"])
}

fn has_ending(path: impl AsRef<Path>, endings: &[&str]) -> bool {
    path.as_ref().extension().is_some_and(|ending| endings.iter().any(|known| ending == *known))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

/// Names of the files in a folder, in order.
fn files(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| failed(folder, &error))?;
    let mut names: Vec<String> = entries
        .filter_map(Result::ok)
        .filter(|entry| entry.path().is_file())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    Ok(names)
}

pub(crate) fn failed(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preview_has_whole_addresses() {
        let page = "<head>\n  </head><body></body>";
        for address in ["https://example.org/senet", "https://example.org/senet/"] {
            let shown = with_preview(page, address).expect("an address");
            assert!(shown.contains(r#""og:url" content="https://example.org/senet/""#), "{shown}");
            assert!(shown.contains(r#""og:image" content="https://example.org/senet/preview.jpeg""#), "{shown}");
        }
        for address in ["", "example.org", "https://example.org/\"><script>"] {
            assert!(with_preview(page, address).is_err(), "{address}");
        }
    }
}
