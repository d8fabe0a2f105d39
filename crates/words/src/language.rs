//! The languages that sentences are made in.

use std::fmt;
use std::str::FromStr;

use draughts_ground::told;

/// Declares the languages: code, what each calls itself, the mark before decimals, how half a point
/// is written, and what stands before a colon; `full` if everything can be said in it.
macro_rules! languages {
    ($(
        $(#[$doc:meta])*
        $name:ident: $code:literal, $own:literal, $mark:literal, $half:ident, $colon:literal
        $(, $full:ident)?;
    )*) => {
        /// A language that sentences are made in.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[non_exhaustive]
        pub enum Language {
            $($(#[$doc])* $name,)*
        }

        impl Language {
            /// All of them, English first. Pages and sheets of events are in each of them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The languages in which everything can be said; the others have pages and sheets.
            pub const FULL: &[Self] = &[$($(of_full!($full, $name),)?)*];

            /// What it calls itself.
            #[must_use]
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Self::$name => $own,)*
                }
            }

            /// Returns its code (ISO 639-1).
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                }
            }

            /// What it writes between the whole of a number and its part.
            #[must_use]
            pub const fn decimal_mark(self) -> char {
                match self {
                    $(Self::$name => $mark,)*
                }
            }

            /// Returns whether half a point is written `½`, and not as a decimal.
            #[must_use]
            pub const fn has_half(self) -> bool {
                match self {
                    $(Self::$name => matches!(HalfPoint::$half, HalfPoint::Sign),)*
                }
            }

            /// What it writes before a colon: a space that no line breaks at, or nothing.
            #[must_use]
            pub const fn before_colon(self) -> &'static str {
                match self {
                    $(Self::$name => $colon,)*
                }
            }
        }
    };
}

/// How a language writes half a point.
enum HalfPoint {
    /// As a sign: `½`.
    Sign,
    /// As a decimal: `0,5`.
    Decimal,
}

/// A language of which the list says that it is `full`.
macro_rules! of_full {
    (full, $name:ident) => {
        Language::$name
    };
}

languages! {
    /// English.
    #[default]
    English: "en", "English", '.', Sign, "", full;
    /// Dutch.
    Dutch: "nl", "Nederlands", ',', Sign, "", full;
    /// French.
    French: "fr", "Français", ',', Decimal, "\u{a0}";
    /// Russian.
    Russian: "ru", "Русский", ',', Decimal, "";
    /// Portuguese, as it is written in Brazil.
    Portuguese: "pt", "Português", ',', Decimal, "";
    /// Polish.
    Polish: "pl", "Polski", ',', Decimal, "";
    /// German.
    German: "de", "Deutsch", ',', Sign, "";
    /// Ukrainian.
    Ukrainian: "uk", "Українська", ',', Decimal, "";
}

impl Language {
    /// This language, if everything can be said in it; otherwise English. For a text that must not
    /// change its language from one sentence to the next.
    #[must_use]
    pub fn in_full(self) -> Self {
        if Self::FULL.contains(&self) { self } else { Self::English }
    }

    /// Numbers as this language writes them: `4.5` is `4,5` in Dutch.
    #[must_use]
    pub fn figures(self, shown: impl fmt::Display) -> String {
        let text = shown.to_string();
        match self.decimal_mark() {
            '.' => text,
            mark => text.replace('.', mark.encode_utf8(&mut [0; 4])),
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
        No { text: String, known: Vec<&'static str> } => "unknown-language",
            "`{ $text }` is not a language of the program: { $known }";
    }
}

/// In English: who asks for an unknown language has none yet.
impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::say(self, Language::English))
    }
}

impl std::error::Error for UnknownLanguage {}
