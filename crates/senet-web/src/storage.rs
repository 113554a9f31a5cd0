//! The browser's storage: the game on the table, preferences, and bookmarks of the tab.
//!
//! All of it is text that an older version or another program may have written. Text that cannot be read is refused and
//! kept aside.

use senet::record::Record;
use senet::{Match, Player};
use senet_session::{GameTable, Seat, Session, Setting};

use wasm_bindgen::JsCast;

use crate::games::GameKey;

const GAME: &str = "senet.game";
const PLAYERS: &str = "senet.players";
/// By what the game is known in the collection.
const KEY: &str = "senet.key";
/// A game that could not be read, kept for repair.
const UNREADABLE: &str = "senet.unreadable";
/// The tab that plays the stored game.
const OWNER: &str = "senet.owner";
const PREFERENCE: &str = "senet.";

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn write(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // The game on the table goes on even where the storage is full or forbidden.
        let _ = storage.set_item(key, value);
    }
}

/// A preference, such as the language.
pub(crate) fn preference(name: &str) -> Option<String> {
    read(&format!("{PREFERENCE}{name}"))
}

/// Stores a preference.
pub(crate) fn remember(name: &str, value: &str) {
    write(&format!("{PREFERENCE}{name}"), value);
}

/// Removes what [`remember`] stored.
pub(crate) fn forget(name: &str) {
    if let Some(storage) = storage() {
        // What cannot be removed is listed again.
        let _ = storage.remove_item(&format!("{PREFERENCE}{name}"));
    }
}

/// The rest of the names that begin with this.
pub(crate) fn preferences(beginning: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    let begins = format!("{PREFERENCE}{beginning}");
    keys.filter_map(|key| Some(key.strip_prefix(&begins)?.to_owned())).collect()
}

/// A tab's claim to the stored game. Only the tab that claimed it last writes it; the others show what it writes.
#[derive(Clone, Copy)]
pub(crate) struct Claim {
    tab: u64,
}

impl Claim {
    /// Claims the game for this tab, which has this number.
    pub(crate) fn new(tab: u64) -> Claim {
        let claim = Claim { tab };
        claim.renew();
        claim
    }

    /// Claims the game again, after another tab did.
    pub(crate) fn renew(self) {
        write(OWNER, &self.tab.to_string());
    }

    /// Whether no other tab has claimed the game since.
    pub(crate) fn holds(self) -> bool {
        // Without storage, tabs share no game.
        read(OWNER).is_none_or(|owner| owner == self.tab.to_string())
    }
}

/// Whether a storage key belongs to the game or to the claim to it.
pub(crate) fn concerns_game(key: &str) -> bool {
    [GAME, PLAYERS, OWNER].contains(&key)
}

/// Stores the table of these [`texts`].
pub(crate) fn keep([record, players]: &[String; 2]) {
    write(GAME, record);
    write(PLAYERS, players);
}

/// The texts of a table: the record of its game; and its seats, its match and the seed of the throws to come. `None` if a
/// name cannot stand in a record.
pub(crate) fn texts(table: &GameTable) -> Option<[String; 2]> {
    let record = table.record().ok()?;
    let [first, second] = table.setting.seats.map(Seat::name);
    let score = &table.score;
    let points = Player::BOTH.map(|player| score.points(player).to_string()).join(" ");
    let (games, played, seed) = (score.games(), score.played(), table.session.seed());
    Some([record.to_string(), format!("{first} {second} {games} {played} {points} {seed}")])
}

/// The key of the game on the table; `None` if it has none yet.
pub(crate) fn kept_key() -> Option<GameKey> {
    read(KEY)?.parse().ok()
}

/// Stores the key of the game on the table.
pub(crate) fn keep_key(key: GameKey) {
    write(KEY, &key.to_string());
}

/// The stored game cannot be read and was kept aside.
pub(crate) struct Unreadable;

/// The stored table; `None` on the first visit.
pub(crate) fn kept(fresh_seed: u64) -> Result<Option<GameTable>, Unreadable> {
    let Some(game) = read(GAME) else { return Ok(None) };
    let table = read_table(&game, &read(PLAYERS).unwrap_or_default(), fresh_seed);
    if table.is_none() {
        write(UNREADABLE, &game);
    }
    table.map(Some).ok_or(Unreadable)
}

/// The table of [`texts`]; `None` if they are damaged.
pub(crate) fn read_table(game: &str, players: &str, fresh_seed: u64) -> Option<GameTable> {
    let record = Record::parse(game).ok()?;
    let fields: Vec<&str> = players.split(' ').collect();
    let &[first, second, games, played, points_of_first, points_of_second, ref seed @ ..] = fields.as_slice() else {
        return None;
    };
    // Older versions stored no seed here.
    let seed = match seed {
        [] => None,
        [seed] => Some(seed.parse().ok()?),
        _ => return None,
    };
    let seats = [read_seat(first)?, read_seat(second)?];
    let points = [points_of_first.parse().ok()?, points_of_second.parse().ok()?];
    let score = Match::resumed(games.parse().ok()?, played.parse().ok()?, points)?;
    let names = Player::BOTH.map(|player| record.name(player).to_owned());
    let throws_to_come = record.seed.or(seed).unwrap_or(fresh_seed);
    let setting = Setting { sheet: *record.game.sheet(), seats, names, games: score.games() };
    Some(GameTable { setting, session: Session::new(record.game, throws_to_come), seed: record.seed, score })
}

/// The seat of this name; `None` if there is none.
pub(crate) fn read_seat(name: &str) -> Option<Seat> {
    if name == Seat::REMOTE { Some(Seat::Remote) } else { name.parse().ok() }
}

/// A place to return to after a reload of this tab, which other tabs do not share.
pub(crate) fn bookmark(name: &str) -> Option<String> {
    tab_storage()?.get_item(&format!("{PREFERENCE}{name}")).ok().flatten()
}

/// Stores a place to return to after a reload of this tab.
pub(crate) fn set_bookmark(name: &str, place: &str) {
    if let Some(storage) = tab_storage() {
        // Without it, a reload begins at the start of what lies on the table.
        let _ = storage.set_item(&format!("{PREFERENCE}{name}"), place);
    }
}

/// Forgets a place, once the player has left it.
pub(crate) fn drop_bookmark(name: &str) {
    if let Some(storage) = tab_storage() {
        let _ = storage.remove_item(&format!("{PREFERENCE}{name}"));
    }
}

fn tab_storage() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}

/// Offers a game as a file to download.
pub(crate) fn download(name: &str, text: &str) {
    download_text(name, "text/plain", text);
}

/// Offers a text of this media type as a file to download.
pub(crate) fn download_text(name: &str, media_type: &str, text: &str) {
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type(&format!("{media_type};charset=utf-8"));
    let parts = js_sys::Array::of1(&text.into());
    let Ok(blob) = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind) else { return };
    let Ok(address) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    download_from(name, &address);
    // The download has its own hold of the bytes.
    let _ = web_sys::Url::revoke_object_url(&address);
}

/// Offers what an address of this page holds as a file to download.
pub(crate) fn download_from(name: &str, address: &str) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let Ok(element) = document.create_element("a") else { return };
    // Browsers download by a click on a link, which the page clicks itself.
    let _ = element.set_attribute("download", name);
    let _ = element.set_attribute("href", address);
    if let Some(link) = element.dyn_ref::<web_sys::HtmlElement>() {
        link.click();
    }
}
