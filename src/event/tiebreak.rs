//! The names of tie-breaks.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use super::SystemKind;

macro_rules! tie_breaks {
    ($($variant:ident $code:literal $title:literal)*) => {
        /// A tie-break, by the code that event files and commands use.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum TieBreak {
            $(#[doc = concat!("`", $code, "`: ", $title, ".")] $variant,)*
        }

        impl TieBreak {
            /// Every tie-break there is.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The code, such as `SOLK/T`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code),* }
            }

            /// What it is, in a few words.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self { $(Self::$variant => $title),* }
            }
        }
    };
}

tie_breaks! {
    Solkoff "SOLK" "sum of the opponents' scores"
    SolkoffMedian "SOLK/M" "Solkoff without the best and the worst opponent"
    SolkoffShort "SOLK/T" "Solkoff without the worst opponent (short truncated)"
    SolkoffFull "SOLK/FT" "Solkoff without the worst, then without the two worst, and so on (full truncated)"
    SolkoffPlus "SOLK+" "sum of the opponents' Solkoffs"
    SonnebornBerger "SBF" "sum of points scored times the opponent's score"
    Wins "WINS" "number of wins"
    HeadToHead "H2H" "points of the games of those who are tied"
    BetterAgainstHigher "BHP" "better result against those placed higher"
    Plus "PLUS" "plus-draws for less plus-draws against"
    Riga "RIGA" "micro-matches: opponents' scores times 4 to 0, as the match was won"
    Progressive "PROG" "sum of the scores after each round"
    SmallPoints "SMALL" "micro-matches: points of the games"
    Lot "LOT" "drawing of lots from the seed of the event"
}

impl TieBreak {
    /// The usual order where the event names none.
    #[must_use]
    pub const fn defaults(system: SystemKind, small_points: bool) -> &'static [Self] {
        match (system, small_points) {
            (SystemKind::Swiss, false) => {
                &[Self::SolkoffShort, Self::Solkoff, Self::Wins, Self::HeadToHead]
            }
            (SystemKind::Swiss, true) => &[
                Self::SmallPoints,
                Self::SolkoffShort,
                Self::Solkoff,
                Self::Wins,
                Self::HeadToHead,
            ],
            // Places go by the round of the defeat; the points of a match are all there is.
            (SystemKind::Knockout | SystemKind::Match, false) => &[],
            (SystemKind::Knockout | SystemKind::Match, true) => &[Self::SmallPoints],
            (_, false) => {
                &[Self::Wins, Self::HeadToHead, Self::BetterAgainstHigher, Self::SonnebornBerger]
            }
            (_, true) => &[
                Self::SmallPoints,
                Self::Wins,
                Self::HeadToHead,
                Self::BetterAgainstHigher,
                Self::SonnebornBerger,
            ],
        }
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for TieBreak {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.iter().find(|one| one.code().eq_ignore_ascii_case(text.trim()));
        found.copied().ok_or_else(|| {
            let codes: Vec<&str> = Self::ALL.iter().map(|one| one.code()).collect();
            format!("there is no tie-break `{text}`; there are {}", codes.join(", "))
        })
    }
}

impl Serialize for TieBreak {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for TieBreak {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for TieBreak {
    fn schema_name() -> Cow<'static, str> {
        "TieBreak".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let codes: Vec<&str> = Self::ALL.iter().map(|one| one.code()).collect();
        json_schema!({ "description": "The code of a tie-break.", "enum": codes })
    }
}
