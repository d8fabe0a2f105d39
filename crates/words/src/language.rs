//! The languages that sentences are made in.

use std::fmt;
use std::str::FromStr;

use draughts_ground::told;

/// A language that sentences are made in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
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

    /// What it calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Dutch => "Nederlands",
        }
    }

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

    /// Reads a code, also with a country after it: `nl`, `nl-BE`, `nl_NL.UTF-8`.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let code = text.split(['-', '_', '.']).next().unwrap_or_default();
        let found = Self::ALL.iter().find(|language| language.code().eq_ignore_ascii_case(code));
        found.copied().ok_or_else(|| UnknownLanguage::No {
            text: text.to_owned(),
            known: Self::ALL.iter().map(|language| language.code()).collect(),
        })
    }
}

told! {
    /// A language that there is no catalogue for.
    pub enum UnknownLanguage {
        /// The text names none; the codes of those there are.
        No { text: String, known: Vec<&'static str> } => "unknown-language";
    }
}

/// In English: who asks for an unknown language has none yet.
impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::say(self, Language::English))
    }
}

impl std::error::Error for UnknownLanguage {}
