//! Preferences of the player.

use senet_i18n::Language;

use crate::storage::{preference, remember};

/// Stored in place of the seen hints when hints are off.
const NO_HINTS: &str = "off";

/// Preferences, stored by the browser.
#[expect(clippy::struct_excessive_bools, reason = "each is a check box of the menu")]
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Preferences {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    pub(crate) board: Material,
    pub(crate) sound: bool,
    pub(crate) house_numbers: bool,
    pub(crate) animations: bool,
    pub(crate) speed: Speed,
    pub(crate) thinking: Thinking,
    pub(crate) play_single_move: bool,
    /// Whether the bar of chances is shown.
    pub(crate) chances: bool,
    /// Whether single letters are shortcuts.
    pub(crate) shortcuts: bool,
    /// Whether phrases of the other player are shown in games over the network.
    pub(crate) hears_phrases: bool,
    /// Whether the browser notifies the player whose turn it is in a game over the network.
    pub(crate) notifies: bool,
    /// The hints that were shown; `None` if hints are off.
    pub(crate) hints_seen: Option<Vec<String>>,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// The material of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Material {
    /// Tiles of bone, special ones of faience.
    Bone,
    /// Tiles of faience, special ones of bone.
    Faience,
    /// Plain tiles and outlines, for eyes that need contrast.
    Contrast,
}

impl Material {
    pub(crate) const ALL: [Material; 3] = [Material::Bone, Material::Faience, Material::Contrast];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Material::Bone => "bone",
            Material::Faience => "faience",
            Material::Contrast => "contrast",
        }
    }
}

/// Speed of animations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Speed {
    Slow,
    Normal,
    Fast,
}

impl Speed {
    pub(crate) const ALL: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
        }
    }

    /// Scales a time at normal speed, in milliseconds.
    const fn time(self, normal: i32) -> i32 {
        match self {
            Speed::Slow => normal * 2,
            Speed::Normal => normal,
            Speed::Fast => normal / 2,
        }
    }
}

/// Pause before computer players act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thinking {
    None,
    Short,
    Long,
}

impl Thinking {
    pub(crate) const ALL: [Thinking; 3] = [Thinking::None, Thinking::Short, Thinking::Long];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Thinking::None => "none",
            Thinking::Short => "short",
            Thinking::Long => "long",
        }
    }
}

impl Preferences {
    /// The stored preferences; where there is none, the browser's settings.
    pub(crate) fn remembered() -> Preferences {
        let is_on = |name: &str, otherwise: bool| preference(name).map_or(otherwise, |value| value == "on");
        let theme = preference("theme").and_then(|name| Theme::ALL.into_iter().find(|theme| theme.name() == name));
        let thinking = preference("thinking").and_then(|name| Thinking::ALL.into_iter().find(|t| t.name() == name));
        let board = preference("board").and_then(|name| Material::ALL.into_iter().find(|board| board.name() == name));
        let speed = preference("speed").and_then(|name| Speed::ALL.into_iter().find(|speed| speed.name() == name));
        let hints = preference("hints").unwrap_or_default();
        let hints_seen = (hints != NO_HINTS).then(|| hints.split_whitespace().map(str::to_owned).collect());
        Preferences {
            language: page_language(),
            theme: theme.unwrap_or(Theme::Auto),
            board: board.unwrap_or(if prefers("(prefers-contrast: more)") {
                Material::Contrast
            } else {
                Material::Bone
            }),
            sound: is_on("sound", true),
            house_numbers: is_on("house-numbers", true),
            animations: is_on("animations", !prefers("(prefers-reduced-motion: reduce)")),
            speed: speed.unwrap_or(Speed::Normal),
            hints_seen,
            thinking: thinking.unwrap_or(Thinking::Short),
            play_single_move: is_on("play-single-move", false),
            chances: is_on("chances", false),
            shortcuts: is_on("shortcuts", true),
            hears_phrases: is_on("hears-phrases", true),
            notifies: is_on("notifies", false),
        }
    }

    pub(crate) fn remember(&self) {
        let on = |value: bool| if value { "on" } else { "off" };
        remember("language", self.language.code());
        remember("theme", self.theme.name());
        remember("board", self.board.name());
        remember("sound", on(self.sound));
        remember("house-numbers", on(self.house_numbers));
        remember("animations", on(self.animations));
        remember("speed", self.speed.name());
        remember("hints", &self.hints_seen.as_ref().map_or_else(|| NO_HINTS.to_owned(), |seen| seen.join(" ")));
        remember("thinking", self.thinking.name());
        remember("play-single-move", on(self.play_single_move));
        remember("chances", on(self.chances));
        remember("shortcuts", on(self.shortcuts));
        remember("hears-phrases", on(self.hears_phrases));
        remember("notifies", on(self.notifies));
    }

    /// Marks a hint as seen.
    pub(crate) fn hint_was_shown(&mut self, hint: &str) {
        if let Some(seen) = &mut self.hints_seen {
            seen.push(hint.to_owned());
        }
    }

    /// Time of a piece from house to house, in milliseconds; 0 without animation.
    pub(crate) fn step_time(&self) -> i32 {
        if self.animations { self.speed.time(110) } else { 0 }
    }

    /// Time of a roll, in milliseconds.
    pub(crate) fn roll_time(&self) -> i32 {
        if self.animations { self.speed.time(830) } else { 0 }
    }

    /// Pause before computer players act, in milliseconds.
    pub(crate) fn thinking_time(&self) -> i32 {
        match self.thinking {
            Thinking::None => 0,
            Thinking::Short => 700,
            Thinking::Long => 1800,
        }
    }
}

/// The language of the page, which `start.js` has chosen, since it fetches the words of that language.
fn page_language() -> Language {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    root.and_then(|root| Language::from_code(&root.get_attribute("lang")?)).unwrap_or_default()
}

/// Whether the player's system asks for something, by a media query.
fn prefers(media: &str) -> bool {
    let query = web_sys::window().and_then(|window| window.match_media(media).ok().flatten());
    query.is_some_and(|query| query.matches())
}
