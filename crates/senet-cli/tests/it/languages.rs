//! Errors of names, files, records and positions in the player's language.

use std::fs;
use std::path::Path;

use crate::commands::{program, senet};

/// Returns the error output in a language. Asserts that there is no other output, and that the exit code is `code`.
#[track_caller]
fn complaint(language: &str, arguments: &[&str], code: i32) -> String {
    let output = senet(&[arguments, &["--language", language]].concat());
    let said = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(code), true), "{arguments:?}: {said}");
    said
}

/// Asserts that the error output is exactly these words in each language.
#[track_caller]
fn complains(arguments: &[&str], code: i32, expected: &[(&str, &str)]) {
    for (language, expected) in expected {
        assert_eq!(complaint(language, arguments, code), format!("senet: {expected}\n"), "{language}: {arguments:?}");
    }
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

const START: &str = "cscscscscs/10/10 s s10c9 1";

#[test]
fn names_of_sheets_options_and_players_that_do_not_exist() {
    let sheets = "carpignano, spanish, uninerd, french, dutch";
    complains(
        &["moves", "--rules", "roman", "--position", START],
        2,
        &[
            ("de", &format!("--rules <SHEET>: roman gibt es nicht; es gibt: {sheets}")),
            ("it", &format!("--rules <SHEET>: roman non esiste; ci sono: {sheets}")),
            ("fr", &format!("--rules <SHEET>\u{a0}: roman n’existe pas\u{202f}; il y a\u{a0}: {sheets}")),
        ],
    );
    complains(
        &["probe", "--option", "reborn", START],
        2,
        &[
            ("es", "--option <OPTION>: No hay reborn; hay: exit-3-2-1, happiness, rebirth"),
            ("nl", "--option <OPTION>: Er is geen reborn; er zijn: exit-3-2-1, happiness, rebirth"),
            ("de", "--option <OPTION>: reborn gibt es nicht; es gibt: exit-3-2-1, happiness, rebirth"),
        ],
    );
    let computers = "random, greedy, novice, casual, skilled, expert, master";
    complains(
        &["simulate", "--players", "random,pharaoh"],
        2,
        &[
            ("de", &format!("--players <A,B>: pharaoh gibt es nicht; es gibt: {computers}")),
            ("es", &format!("--players <A,B>: No hay pharaoh; hay: {computers}")),
            ("nl", &format!("--players <A,B>: Er is geen pharaoh; er zijn: {computers}")),
        ],
    );
    complains(
        &["play", "--players", "person,pharaoh"],
        2,
        &[
            ("de", &format!("--players <A,B>: pharaoh gibt es nicht; es gibt: person, {computers}")),
            ("it", &format!("--players <A,B>: pharaoh non esiste; ci sono: person, {computers}")),
            ("nl", &format!("--players <A,B>: Er is geen pharaoh; er zijn: person, {computers}")),
        ],
    );
}

#[test]
fn arguments_that_are_no_pair() {
    complains(
        &["play", "--names", "Anna"],
        2,
        &[
            ("de", "--names <A,B>: Hierher gehören zwei Werte mit einem Komma dazwischen, wie in Anna,Ben."),
            ("it", "--names <A,B>: Qui ci vogliono due valori separati da una virgola, come in Anna,Ben."),
            ("es", "--names <A,B>: Aquí van dos valores separados por una coma, como en Anna,Ben."),
        ],
    );
}

#[test]
fn names_of_players_that_no_record_can_hold() {
    complains(
        &["play", "--names", "Anna,"],
        1,
        &[
            ("fr", "Un nom ne peut pas être vide."),
            ("nl", "Een naam kan niet leeg zijn."),
            ("es", "Un nombre no puede estar vacío."),
        ],
    );
}

#[test]
fn options_that_the_sheet_does_not_offer() {
    for command in [&["moves", "--position", START][..], &["probe", START], &["simulate"], &["solve"]] {
        let arguments = [command, &["--rules", "dutch", "--option", "rebirth"]].concat();
        complains(
            &arguments,
            1,
            &[
                ("de", "Das niederländische Regelblatt hat keine Option Haus der Wiedergeburt."),
                ("it", "Il foglio olandese non ha l’opzione Casa della rinascita."),
                ("nl", "Het Nederlandse blad heeft geen optie Huis van de wedergeboorte."),
            ],
        );
    }
}

#[test]
fn faults_of_positions() {
    let position = "10/10/8c s - 7";
    for command in [
        &["moves", "--position", position][..],
        &["perft", "--depth", "1", "--position", position],
        &["probe", position],
    ] {
        complains(
            command,
            1,
            &[
                (
                    "de",
                    "Keine Partie nach diesen Regeln kann die Stellung 10/10/8c s - 7 haben.\n  \
                     Teil 1, das Brett, Spalte 9: Die Reihe von Feld 21 hat 9 Felder, nicht zehn.\n  \
                     Teil 4, die Phase, Spalte 14: Hier muss stehen: ?, ^, 1–6, +1/4, #",
                ),
                (
                    "es",
                    "Ninguna partida con estas reglas puede tener la posición 10/10/8c s - 7.\n  \
                     Campo 1, el tablero, columna 9: La fila de la casilla 21 tiene 9 casillas, no diez.\n  \
                     Campo 4, la fase, columna 14: Aquí debe ir: ?, ^, 1–6, +1/4, #",
                ),
                (
                    "nl",
                    "Geen partij met deze spelregels kan de stelling 10/10/8c s - 7 hebben.\n  \
                     Veld 1, het bord, kolom 9: De rij van vak 21 heeft 9 vakken, geen tien.\n  \
                     Veld 4, de fase, kolom 14: Hier moet staan: ?, ^, 1–6, +1/4, #",
                ),
            ],
        );
    }
}

#[test]
fn faults_of_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.senet");
    let file = text(&file);
    fs::write(file, "senet record 1\nsheet: chess\n").expect("a file");
    let commands =
        [&["record", "check", file][..], &["record", "seal", file], &["analyse", file], &["play", "--load", file]];
    for command in commands {
        let sheets = "carpignano, spanish, uninerd, french, dutch";
        complains(
            command,
            1,
            &[
                ("de", &format!("{file}: Zeile 2, Spalte 8: chess gibt es nicht; es gibt: {sheets}")),
                ("it", &format!("{file}: Riga 2, colonna 8: chess non esiste; ci sono: {sheets}")),
                ("es", &format!("{file}: Línea 2, columna 8: No hay chess; hay: {sheets}")),
                ("en", &format!("{file}: Line 2, column 8: There is no chess; there are: {sheets}")),
            ],
        );
    }
    fs::write(file, b"senet record 1\nsheet: \xff\n").expect("a file");
    for command in commands {
        complains(
            command,
            1,
            &[
                ("de", &format!("{file}: Zeile 2, Spalte 8: Das ist kein UTF-8-Text.")),
                ("it", &format!("{file}: Riga 2, colonna 8: Questo non è un testo UTF-8.")),
                ("nl", &format!("{file}: Regel 2, kolom 8: Dit is geen UTF-8-tekst.")),
            ],
        );
    }
}

#[test]
fn files_that_cannot_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let (folder, missing) = (text(folder.path()), folder.path().join("missing.senet"));
    let missing = text(&missing);
    for command in [&["record", "check"][..], &["record", "seal"], &["analyse"], &["play", "--load"]] {
        complains(
            &[command, &[missing]].concat(),
            1,
            &[
                ("de", &format!("{missing}: Diese Datei oder diesen Ordner gibt es nicht.")),
                ("es", &format!("{missing}: Este archivo o esta carpeta no existe.")),
                ("nl", &format!("{missing}: Dit bestand of deze map bestaat niet.")),
            ],
        );
        complains(
            &[command, &[folder]].concat(),
            1,
            &[
                ("de", &format!("{folder}: Das ist ein Ordner, keine gewöhnliche Datei.")),
                ("it", &format!("{folder}: Questa è una cartella, non un normale file.")),
                ("fr", &format!("{folder}\u{a0}: C’est un dossier, pas un fichier ordinaire.")),
            ],
        );
    }
    for command in [&["probe", START][..], &["engine"], &["match", "--players", "novice", "--best", "3"]] {
        complains(
            &[command, &["--tables", missing]].concat(),
            1,
            &[
                ("de", &format!("{missing}: Diese Datei oder diesen Ordner gibt es nicht.")),
                ("fr", &format!("{missing}\u{a0}: Ce fichier ou ce dossier n’existe pas.")),
                ("it", &format!("{missing}: Questo file o questa cartella non esiste.")),
            ],
        );
    }
}

#[cfg(unix)]
#[test]
fn files_without_end() {
    complains(
        &["record", "check", "/dev/zero"],
        1,
        &[
            ("de", "/dev/zero: Das sind mehr als 16777216 Bytes; mehr wird nicht gelesen."),
            ("es", "/dev/zero: Hay más de 16777216 bytes, lo máximo que se lee."),
            ("nl", "/dev/zero: Dit zijn meer dan 16777216 bytes, het meeste dat wordt gelezen."),
        ],
    );
}

#[test]
fn files_that_cannot_be_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.senet");
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/games/endgame.senet");
    fs::copy(game, &file).expect("a copy");
    let mut permissions = file.metadata().expect("a file").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).expect("permissions");
    let file = text(&file);
    complains(
        &["record", "seal", file],
        1,
        &[
            ("de", &format!("{file}: Diese Datei ist schreibgeschützt.")),
            ("it", &format!("{file}: Questo file è di sola lettura.")),
            ("nl", &format!("{file}: Dit bestand is alleen-lezen.")),
        ],
    );
    complains(
        &["analyse", game, "--html", file],
        1,
        &[
            (
                "de",
                &format!("{file}: Das ist der Name einer gespeicherten Partie, und die Seite würde sie überschreiben."),
            ),
            ("es", &format!("{file}: Este es el nombre de una partida guardada, y la página la sustituiría.")),
            ("fr", &format!("{file}\u{a0}: C’est le nom d’une partie enregistrée, et la page la remplacerait.")),
        ],
    );
    let below = format!("{file}/page.html");
    complains(
        &["analyse", game, "--html", &below],
        1,
        &[
            ("de", &format!("{below}: Ein Teil dieses Pfads ist eine Datei, kein Ordner.")),
            ("it", &format!("{below}: Una parte di questo percorso è un file, non una cartella.")),
            ("nl", &format!("{below}: Een deel van dit pad is een bestand, geen map.")),
        ],
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full() {
    for (language, expected) in [
        ("de", "senet: Der Datenträger ist voll.\n"),
        ("fr", "senet: Le disque est plein.\n"),
        ("es", "senet: El disco está lleno.\n"),
        ("en", "senet: The disk is full.\n"),
    ] {
        let full = fs::File::create("/dev/full").expect("a device");
        let arguments = ["moves", "--language", language, "--position", START];
        let output = program().args(arguments).stdout(full).output().expect("the program runs");
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!((output.status.code(), said.as_str()), (Some(1), expected));
    }
}

#[test]
fn tables_that_are_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = folder.path().join("dutch-3-3.senet-table");
    fs::write(&table, "GIF89a").expect("a file");
    let (table, folder) = (text(&table), text(folder.path()));
    complains(
        &["probe", "--rules", "dutch", "10/10/8cs s - ?", "--tables", folder],
        1,
        &[
            ("de", &format!("{table}: Das ist keine Tabelle von senet.")),
            ("it", &format!("{table}: Questa non è una tabella di senet.")),
            ("fr", &format!("{table}\u{a0}: Ce n’est pas une table de senet.")),
            ("en", &format!("{table}: This is not a table of senet.")),
        ],
    );
}

#[cfg(unix)]
#[test]
fn the_language_is_that_of_the_environment_unless_it_is_named() {
    let complaint = |environment: &[(&str, &str)], arguments: &[&str]| {
        let output = program().args(arguments).envs(environment.iter().copied()).output().expect("the program runs");
        String::from_utf8(output.stderr).expect("UTF-8")
    };
    let (english, german, italian) = (
        "Line 1, column 1: This is not a game record of this version.",
        "Zeile 1, Spalte 1: Das ist keine gespeicherte Partie dieser Version.",
        "Riga 1, colonna 1: Non è la registrazione di una partita di questa versione.",
    );
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("other.senet");
    fs::write(&file, "GIF89a\n").expect("a file");
    let file = text(&file);
    let of_italy = [("LANG", "it_IT.UTF-8")];
    for (environment, arguments, expected) in [
        (&[][..], &["record", "check", file][..], english),
        (&of_italy, &["record", "check", file], italian),
        (&of_italy, &["--language", "de", "record", "check", file], german),
        (&of_italy, &["record", "--language=de", "check", file], german),
        (&of_italy, &["record", "check", file, "--language", "en"], english),
    ] {
        assert_eq!(complaint(environment, arguments), format!("senet: {file}: {expected}\n"), "{arguments:?}");
    }
    // Where the arguments themselves are wrong.
    let sheets = "carpignano, spanish, uninerd, french, dutch";
    for (environment, arguments, expected) in [
        (
            &of_italy[..],
            &["solve", "--rules", "x"][..],
            format!("senet: --rules <SHEET>: x non esiste; ci sono: {sheets}\n"),
        ),
        (
            &of_italy,
            &["solve", "--rules", "x", "--language=de"],
            format!("senet: --rules <SHEET>: x gibt es nicht; es gibt: {sheets}\n"),
        ),
        (
            &of_italy,
            &["--language", "pt", "solve"],
            "senet: --language <CODE>: pt non esiste; ci sono: en, it, es, fr, nl, de\n".to_owned(),
        ),
    ] {
        assert_eq!(complaint(environment, arguments), expected, "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let output = program().args(["moves", "--rules"]).arg(OsStr::from_bytes(b"\xff")).output();
    let output = output.expect("the program runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), said.contains("invalid UTF-8")), (Some(2), true), "{said}");
}

#[test]
fn the_help_says_what_is_english_and_why() {
    for arguments in [&["--help"][..], &["record", "check", "--help"], &["solve", "--help"]] {
        let output = senet(arguments);
        let help = String::from_utf8(output.stdout).expect("UTF-8");
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            help.contains("--language <CODE>") && help.contains("reports and the answers of the engine are English"),
            "{help}"
        );
    }
}
