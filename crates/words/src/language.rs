//! The languages of the messages.

use std::fmt;
use std::str::FromStr;

use draughts_ground::told;

/// Declares the languages: code, own name, decimal separator, form of half a point, and text before
/// a colon; `full` if every message is translated.
macro_rules! languages {
    ($(
        $(#[$doc:meta])*
        $name:ident: $code:literal, $own:literal, $mark:literal, $half:ident, $colon:literal
        $(, $full:ident)?;
    )*) => {
        /// A language of the messages.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[non_exhaustive]
        pub enum Language {
            $($(#[$doc])* $name,)*
        }

        impl Language {
            /// All languages, English first. Pages and sheets of events are available in each.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The languages in which every message is translated; the others have only pages and
            /// sheets.
            pub const FULL: &[Self] = &[$($(of_full!($full, $name),)?)*];

            /// Returns its own name.
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

            /// Returns the decimal separator.
            #[must_use]
            pub const fn decimal_mark(self) -> char {
                match self {
                    $(Self::$name => $mark,)*
                }
            }

            /// Returns whether half a point is written `½` rather than as a decimal.
            #[must_use]
            pub const fn has_half(self) -> bool {
                match self {
                    $(Self::$name => matches!(HalfPoint::$half, HalfPoint::Sign),)*
                }
            }

            /// Returns the text before a colon: a no-break space or nothing.
            #[must_use]
            pub const fn before_colon(self) -> &'static str {
                match self {
                    $(Self::$name => $colon,)*
                }
            }
        }
    };
}

/// The form of half a point in a language.
enum HalfPoint {
    /// A sign: `½`.
    Sign,
    /// A decimal: `0,5`.
    Decimal,
}

/// A language that the list declares as `full`.
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
    /// Brazilian Portuguese.
    Portuguese: "pt", "Português", ',', Decimal, "";
    /// Polish.
    Polish: "pl", "Polski", ',', Decimal, "";
    /// German.
    German: "de", "Deutsch", ',', Sign, "";
    /// Ukrainian.
    Ukrainian: "uk", "Українська", ',', Decimal, "";
}

impl Language {
    /// Returns this language if every message is translated, otherwise English.
    ///
    /// It serves for texts whose language must not change from one sentence to the next.
    #[must_use]
    pub fn in_full(self) -> Self {
        if Self::FULL.contains(&self) { self } else { Self::English }
    }

    /// Formats numbers as this language writes them: `4.5` is `4,5` in Dutch.
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

    /// Parses a code, optionally followed by a country: `nl`, `nl-BE`, `nl_NL.UTF-8`.
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
    /// The error for a language without a catalogue.
    pub enum UnknownLanguage {
        No { text: String, known: Vec<&'static str> } => "unknown-language",
            "`{ $text }` is not a language of the program: { $known }";
    }
}

/// Formats in English, since the language requested is unknown.
impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::say(self, Language::English))
    }
}

impl std::error::Error for UnknownLanguage {}
