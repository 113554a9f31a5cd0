//! Links: reading arbitrary text never panics, and an accepted link means the same after it is written again. Links of games
//! that follow the input round-trip, however short the game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use senet::{Event, Game, Player, Record, RuleSheet, Side, Stage};

/// Plays a game in which the bytes choose the sheet, the throws and the moves.
fn game(bytes: &[u8]) -> Game {
    let mut bytes = bytes.iter().map(|byte| usize::from(*byte));
    let sheets: Vec<RuleSheet> = RuleSheet::every().collect();
    let sheet = sheets[bytes.next().unwrap_or(0) % sheets.len()];
    let mut game = Game::new(sheet, Player::First);
    for byte in bytes {
        let event = match game.stage() {
            Stage::Over(_) => break,
            Stage::ChooseSide { .. } => Event::Choose(Side::BOTH[byte % 2]),
            Stage::Play(_) if byte == 255 => Event::Resign(Player::BOTH[game.events().len() % 2]),
            Stage::Play(position) if !position.awaits_throw() => {
                let moves = position.legal_moves(&sheet);
                Event::Move(moves.get(byte % moves.len()).expect("a legal move"))
            }
            Stage::Opening { .. } | Stage::Play(_) => {
                let fall = byte as u32 % sheet.casting().falls();
                Event::Throw(sheet.casting().fall(fall).expect("a fall of the sheet"))
            }
        };
        game.apply(event).expect("the event is due");
    }
    game
}

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes)
        && let Ok(record) = Record::from_link(text)
    {
        assert_eq!(Record::from_link(&record.to_link()), Ok(record));
    }
    let record = Record::new(game(bytes), "Ani", "Tutu").expect("names that a record takes");
    let link = record.to_link();
    assert_eq!(Record::from_link(&link).as_ref(), Ok(&record));
    // One character more or less makes the checksum wrong.
    for changed in [format!("{link}0"), link[..link.len() - 1].to_owned()] {
        assert!(Record::from_link(&changed).is_err());
    }
});
