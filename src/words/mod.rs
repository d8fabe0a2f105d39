//! Sentences, made from values in the reader's language.
//!
//! The rooms below say what is so as values ([`Told`]); here each becomes a sentence by the
//! catalogue of a language (`en/`, `nl/`: Project Fluent). English is complete, and stands
//! in where a language lacks a message. What programs read is always English.

mod catalogue;
#[cfg(test)]
pub(crate) mod tests;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

pub use catalogue::Catalogue;

use draughts_ground::said::Told;

/// A language that sentences are made in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All of them, English first.
    pub const ALL: &[Self] = &[Self::English, Self::Dutch];

    /// Its code (ISO 639-1).
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Dutch => "nl",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code, also with a country behind it: `nl`, `nl-BE`, `nl_NL.UTF-8`.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let code = text.split(['-', '_', '.']).next().unwrap_or_default();
        let found = Self::ALL.iter().find(|language| language.code().eq_ignore_ascii_case(code));
        found.copied().ok_or_else(|| UnknownLanguage { text: text.to_owned() })
    }
}

/// A language that there is no catalogue for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLanguage {
    text: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        write!(f, "`{}` is no language of the program: {}", self.text, known.join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

/// The catalogues of a room: the texts of each language.
#[must_use]
pub fn catalogues_of<const N: usize>(texts: [(Language, [&str; N]); 2]) -> [Catalogue; 2] {
    texts.map(|(language, texts)| Catalogue::read(language, &texts))
}

/// The texts of a language, in the order of their themes.
macro_rules! texts {
    ($language:literal) => {
        [
            include_str!(concat!($language, "/refusals.ftl")),
            include_str!(concat!($language, "/echoes.ftl")),
        ]
    };
}

static CATALOGUES: LazyLock<[Catalogue; 2]> = LazyLock::new(|| {
    catalogues_of([(Language::English, texts!("en")), (Language::Dutch, texts!("nl"))])
});

/// A message in words.
#[must_use]
pub fn say(told: &impl Told, language: Language) -> String {
    say_with(&[], told, language)
}

/// A message in words, which may also be one of a catalogue that this room does not have.
#[must_use]
pub fn say_with(more: &[Catalogue], told: &impl Told, language: Language) -> String {
    Catalogue::say(&[more, &*CATALOGUES], &told.said(), language)
}
