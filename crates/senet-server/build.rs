//! Rebuilds the server whenever the client was rebuilt.

use std::fs;

/// The folder into which `cargo xtask web` builds the client.
const CLIENT: &str = "../../dist/web";

fn main() {
    // A program built before the client holds none of its files, so cargo would see nothing that it should look at again.
    // And it looks into a folder only if there is one.
    fs::create_dir_all(CLIENT).unwrap_or_else(|error| panic!("cannot make the folder {CLIENT}: {error}"));
    println!("cargo::rerun-if-changed={CLIENT}");
}
