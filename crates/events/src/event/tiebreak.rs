//! The names of tie-breaks: the FMJD's here, FIDE's in [`Fide`].

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use super::{Fide, FideKind, Miswritten, Modifier, SystemKind};

macro_rules! tie_breaks {
    ($($variant:ident $code:literal $title:literal)*) => {
        /// A tie-break, by the code that event files and commands use.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum TieBreak {
            $(#[doc = concat!("`", $code, "`: ", $title, ".")] $variant,)*
            /// One of FIDE C.07.
            Fide(Fide),
        }

        impl TieBreak {
            /// Those of the FMJD.
            pub const FMJD: &[Self] = &[$(Self::$variant),*];

            /// The code, such as `SOLK/T` or `BH/C1`.
            #[must_use]
            pub fn code(self) -> Cow<'static, str> {
                match self {
                    $(Self::$variant => $code.into(),)*
                    Self::Fide(fide) => fide.to_string().into(),
                }
            }

            /// What it is, in a few words.
            #[must_use]
            pub fn title(self) -> &'static str {
                match self {
                    $(Self::$variant => $title,)*
                    Self::Fide(fide) => fide.title(),
                }
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
    /// A tie-break of FIDE C.07 without a modifier.
    #[must_use]
    pub const fn fide(kind: FideKind) -> Self {
        Self::Fide(Fide::plain(kind))
    }

    /// Every code there is: those of the FMJD, those of FIDE without and with the usual
    /// modifiers.
    #[must_use]
    pub fn usual() -> Vec<Self> {
        let modifiers =
            ["C1", "C2", "M1", "M2", "L+1", "P", "F", "R"].map(str::parse::<Modifier>).into_iter();
        let fide = FideKind::ALL.iter().flat_map(|&kind| {
            let modified =
                modifiers.clone().flatten().filter_map(move |one| Fide::modified(kind, one));
            std::iter::once(Fide::plain(kind)).chain(modified).map(Self::Fide)
        });
        Self::FMJD.iter().copied().chain(fide).collect()
    }

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
        f.pad(&self.code())
    }
}

impl FromStr for TieBreak {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let text = text.trim();
        let fmjd = Self::FMJD.iter().find(|one| one.code().eq_ignore_ascii_case(text));
        fmjd.copied().or_else(|| text.parse().map(Self::Fide).ok()).ok_or_else(|| {
            let known = Self::usual().into_iter().map(|one| one.code().into_owned()).collect();
            Miswritten::TieBreak { text: text.to_owned(), known }
        })
    }
}

impl Serialize for TieBreak {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TieBreak {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for TieBreak {
    fn schema_name() -> Cow<'static, str> {
        "TieBreak".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let fmjd: Vec<String> =
            Self::FMJD.iter().map(|one| one.code().replace('+', r"\+")).collect();
        let pattern = format!("^({}|{})$", fmjd.join("|"), Fide::pattern());
        json_schema!({
            "description": "The code of a tie-break.",
            "type": "string",
            "pattern": pattern,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_read_as_it_is_written_and_is_there_once() {
        let all = TieBreak::usual();
        for (at, one) in all.iter().enumerate() {
            assert_eq!(one.code().parse::<TieBreak>().as_ref(), Ok(one));
            assert!(!all[..at].contains(one), "{one}");
            assert!(!one.title().is_empty());
        }
        let unknown = "BUCH".parse::<TieBreak>().unwrap_err();
        let Miswritten::TieBreak { known, .. } = unknown else { panic!("{unknown}") };
        assert!(["SOLK/T", "BH/C1"].iter().all(|code| known.iter().any(|one| one == code)));
    }
}
