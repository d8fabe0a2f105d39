//! The languages that sentences are made in.

use std::fmt;
use std::str::FromStr;

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
