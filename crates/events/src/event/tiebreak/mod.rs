//! The names of tie-breaks: the FMJD's here, FIDE's in [`FideTieBreak`].

pub(crate) mod fide;

pub use fide::{FideKind, FideTieBreak, KoyaLimit, Modifier, TeamScore};

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use draughts_ground::diag::nearest;
use draughts_ground::said::{Said, Told, message};

use super::{Miswritten, typed};
use crate::event::tiebreak::fide::{AMBIGUOUS_TIE_BREAKS, with_two_modifiers};

macro_rules! tie_breaks {
    ($($variant:ident $code:literal message!($id:literal, $title:literal))*) => {
        /// A tie-break, by the code that event files and commands use.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum TieBreak {
            $(#[doc = concat!("`", $code, "`: ", $title, ".")] $variant,)*
            /// One of FIDE C.07.
            Fide(FideTieBreak),
        }

        impl TieBreak {
            /// The tie-breaks of the FMJD.
            pub const FMJD: &[Self] = &[$(Self::$variant),*];

            /// Returns the code, such as `SOLK/T` or `BH/C1`.
            #[must_use]
            pub fn code(self) -> Cow<'static, str> {
                match self {
                    $(Self::$variant => $code.into(),)*
                    Self::Fide(fide) => fide.to_string().into(),
                }
            }
        }

        /// A short description.
        impl Told for TieBreak {
            fn said(&self) -> Said {
                match self {
                    $(Self::$variant => message!($id, $title).into(),)*
                    Self::Fide(fide) => fide.said(),
                }
            }
        }
    };
}

tie_breaks! {
    Solkoff "SOLK" message!("tie-break-solkoff", "sum of the opponents' scores")
    SolkoffMedian "SOLK/M" message!("tie-break-solkoff-median", "Solkoff without the best and the worst opponent")
    SolkoffShort "SOLK/T" message!("tie-break-solkoff-short", "Solkoff without the worst opponent")
    SolkoffFull "SOLK/FT" message!("tie-break-solkoff-full", "Solkoff without the worst, then without the two worst, and so on (full truncated)")
    SolkoffPlus "SOLK+" message!("tie-break-solkoff-plus", "sum of the opponents' Solkoffs")
    SonnebornBerger "SBF" message!("tie-break-sonneborn-berger", "sum of points scored times the opponent's score")
    Wins "WINS" message!("tie-break-wins", "number of wins")
    HeadToHead "H2H" message!("tie-break-head-to-head", "points of those who are tied against each other")
    BetterAgainstHigher "BHP" message!("tie-break-better-against-higher", "better result against the others, from the first place down")
    Plus "PLUS" message!("tie-break-plus", "plus-draws for less plus-draws against")
    Riga "RIGA" message!("tie-break-riga", "micro-matches: opponents' scores times 4 to 0, as the match was won")
    Progressive "PROG" message!("tie-break-progressive", "sum of the scores after each round")
    SmallPoints "SMALL" message!("tie-break-small-points", "points of the games of each match")
    Lot "LOT" message!("tie-break-lot", "drawing of lots from the seed of the event")
}

impl TieBreak {
    /// Creates a tie-break of FIDE C.07 without a modifier.
    pub const fn fide(kind: FideKind) -> Self {
        Self::Fide(FideTieBreak::plain(kind))
    }

    /// Returns all codes: those of the FMJD, and those of FIDE without and with the usual
    /// modifiers.
    pub fn usual() -> Vec<Self> {
        let modifiers =
            ["C1", "C2", "M1", "M2", "L+1", "F", "R"].map(str::parse::<Modifier>).into_iter();
        let fide = FideKind::ALL.iter().flat_map(|&kind| {
            let modified = modifiers
                .clone()
                .flatten()
                .filter_map(move |one| FideTieBreak::modified(kind, one));
            let plain = FideTieBreak::plain(kind);
            let of_points = [TeamScore::Match, TeamScore::Game].map(|score| plain.of(score));
            let with_forfeits = plain.with_forfeits();
            let all = std::iter::once(plain)
                .chain(modified)
                .chain(with_forfeits)
                .chain(of_points.into_iter().flatten());
            all.map(Self::Fide)
        });
        Self::FMJD.iter().copied().chain(fide).collect()
    }
}

/// Returns the tie-break with this code.
fn of_code(text: &str) -> Option<TieBreak> {
    let fmjd = TieBreak::FMJD.iter().find(|one| one.code().eq_ignore_ascii_case(text));
    fmjd.copied().or_else(|| text.parse().map(TieBreak::Fide).ok())
}

/// Returns the code of the tie-break that was probably meant: by its name, or by a slip in its name
/// or code. The part after a slash or a colon is kept if the tie-break can have it.
fn near(text: &str) -> Option<String> {
    let at = text.find(['/', ':']).unwrap_or(text.len());
    let (plain, rest) = text.split_at(at);
    let word = plain.trim().to_lowercase().replace([' ', '_'], "-");
    let named =
        |word: &str| typed::tie_breaks().find(|(name, _)| *name == word).map(|(_, one)| one);
    let codes: Vec<(String, TieBreak)> = TieBreak::usual()
        .into_iter()
        .map(|one| (one.code().to_lowercase(), one))
        .filter(|(code, _)| !code.contains(['/', ':']))
        .collect();
    let words = typed::tie_breaks().map(|(name, _)| name);
    let found = named(&word).or_else(|| {
        let near = nearest(&word, words.chain(codes.iter().map(|(code, _)| code.as_str())))?;
        named(near).or_else(|| codes.iter().find(|(code, _)| code == near).map(|(_, one)| *one))
    })?;
    let whole = format!("{}{}", found.code(), rest.trim_end().to_uppercase());
    Some(if of_code(&whole).is_some() { whole } else { found.code().into_owned() })
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
        of_code(text).ok_or_else(|| {
            let plain = text.split(['/', ':']).next().unwrap_or_default();
            let two_ways = AMBIGUOUS_TIE_BREAKS.iter().any(|code| code.eq_ignore_ascii_case(plain));
            if two_ways {
                return Miswritten::TieBreakReadTwoWays { text: text.to_ascii_uppercase() };
            }
            if let Some(each) = with_two_modifiers(text) {
                return Miswritten::TieBreakTwoModifiers { text: text.to_ascii_uppercase(), each };
            }
            let known = Self::usual().into_iter().map(|one| one.code().into_owned()).collect();
            Miswritten::TieBreak { text: text.to_owned(), near: near(text), known }
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
        let pattern = format!("^({}|{})$", fmjd.join("|"), FideTieBreak::pattern());
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
            assert_ne!(one.said().id(), "");
        }
        let two_ways = Miswritten::TieBreakReadTwoWays { text: "EDEBT".into() };
        assert_eq!("edebt".parse::<TieBreak>(), Err(two_ways));
        assert!(matches!(
            "EDET/P".parse::<TieBreak>(),
            Err(Miswritten::TieBreakReadTwoWays { .. })
        ));
        let two = |text: &str, each: &[&str]| {
            let each = each.iter().map(ToString::to_string).collect();
            let refused = Miswritten::TieBreakTwoModifiers { text: text.to_uppercase(), each };
            assert_eq!(text.parse::<TieBreak>(), Err(refused));
        };
        two("bh/c2/m1", &["BH/C2", "BH/M1"]);
        two("BH:GP/C1/P/C2", &["BH:GP/C1", "BH:GP/C2"]);
        assert!("BH/C1/P".parse::<TieBreak>().is_ok(), "P goes with a cut");
        assert!(matches!("BH/C1/X".parse::<TieBreak>(), Err(Miswritten::TieBreak { .. })));
        for (text, meant) in [
            ("SOLKOF", Some("SOLK")),
            ("solkoff/t", Some("SOLK/T")),
            ("Buchholz", Some("BH")),
            ("bucholz/c1", Some("BH/C1")),
            ("Sonneborn Berger", Some("SBF")),
            ("sonnebron", Some("SBF")),
            ("median", Some("SOLK/M")),
            ("head-to-head", Some("H2H")),
            ("onderling resultaat", Some("H2H")),
            ("wns", Some("WINS")),
            ("number of wins", Some("WINS")),
            ("koya/x", Some("KS")),
            ("age", None),
            ("", None),
        ] {
            let Err(Miswritten::TieBreak { near, .. }) = text.parse::<TieBreak>() else {
                panic!("{text}")
            };
            assert_eq!(near.as_deref(), meant, "{text}");
        }
        for (name, one) in typed::tie_breaks() {
            assert!(name.parse::<TieBreak>().is_err(), "{name} is a code");
            assert_eq!(near(name), Some(one.code().into_owned()), "{name}");
        }
        let unknown = "BUCH".parse::<TieBreak>().unwrap_err();
        let Miswritten::TieBreak { known, .. } = unknown else { panic!("{unknown}") };
        assert!(["SOLK/T", "BH/C1"].iter().all(|code| known.iter().any(|one| one == code)));
    }
}
