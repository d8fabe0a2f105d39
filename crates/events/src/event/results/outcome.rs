//! The outcome of a game, as recorded in an event.

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::event::{Color, Miswritten, Points};
use crate::score::{Plus, WrittenScore};

/// The points of a game: those of the player named first (White of the first game), then those of
/// the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score {
    /// Points of the player named first.
    pub first: Points,
    /// Points of the other.
    pub second: Points,
    /// In a plus-draw, the side with the plus; White is the player named first.
    pub plus: Option<Color>,
}

impl Score {
    /// Creates a score without a plus.
    pub const fn new(first: Points, second: Points) -> Self {
        Self { first, second, plus: None }
    }

    /// Returns the score with the players in the other order.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self { first: self.second, second: self.first, plus: self.plus.map(Color::opponent) }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = match self.plus {
            None => ("", ""),
            Some(Color::White) => ("+", "-"),
            Some(Color::Black) => ("-", "+"),
        };
        write!(f, "{}{first}-{}{second}", self.first, self.second)
    }
}

impl FromStr for Score {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        WrittenScore::parse(text.as_bytes())
            .map(Self::from)
            .ok_or_else(|| Miswritten::Score { text: text.to_owned() })
    }
}

impl From<WrittenScore> for Score {
    fn from(written: WrittenScore) -> Self {
        let points = |hundredths: u32| Points::hundredths(hundredths.into());
        let plus = written.plus.map(|plus| match plus {
            Plus::First => Color::White,
            Plus::Second => Color::Black,
        });
        Self { first: points(written.first), second: points(written.second), plus }
    }
}

/// The outcome of one game. A game without an outcome is still to be played.
///
/// Written `2-0`, `2-0 forfeit`, `0-0 forfeit` (a double forfeit), `adjourned`, `1-1 adjudicated`,
/// `annulled`, `3-1 total`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Played over the board.
    Played(Score),
    /// Not played: one player was not there, came too late or was excluded.
    Forfeit(Score),
    /// Not played, lost by both.
    DoubleForfeit,
    /// Broken off, to be continued; a draw for the pairing only (FIDE C.04.2, 3.1).
    Adjourned,
    /// Decided by the arbiter.
    Adjudicated(Score),
    /// Struck out: no points, no game, no colours.
    Annulled,
    /// The total points of a micro-match played over the board, whose games are not known
    /// separately. It must be the only outcome of its board.
    Total(Score),
}

impl Outcome {
    /// Returns the points, if it has any.
    #[must_use]
    pub const fn score(self) -> Option<Score> {
        match self {
            Self::Played(score)
            | Self::Forfeit(score)
            | Self::Adjudicated(score)
            | Self::Total(score) => Some(score),
            Self::DoubleForfeit => Some(Score::new(Points::ZERO, Points::ZERO)),
            Self::Adjourned | Self::Annulled => None,
        }
    }

    /// Returns the points of games together, or `None` if one of them has none yet.
    pub(crate) fn together(games: &[Self]) -> Option<Score> {
        let scores: Option<Vec<Score>> = games.iter().map(|outcome| outcome.score()).collect();
        let scores = scores?;
        let first = scores.iter().map(|score| score.first).sum();
        Some(Score::new(first, scores.iter().map(|score| score.second).sum()))
    }

    /// Returns whether the game was played over the board and so counts for colours and rematches.
    #[must_use]
    pub const fn was_played(self) -> bool {
        matches!(self, Self::Played(_) | Self::Adjudicated(_) | Self::Adjourned | Self::Total(_))
    }

    /// Returns whether the outcome is final.
    #[must_use]
    pub const fn is_final(self) -> bool {
        !matches!(self, Self::Adjourned)
    }

    /// Returns whether the outcome, as the only one of a board, counts for all games of a
    /// micro-match.
    #[must_use]
    pub const fn is_of_all_games(self) -> bool {
        matches!(self, Self::Forfeit(_) | Self::DoubleForfeit | Self::Annulled | Self::Total(_))
    }

    /// Returns the outcome with the players in the other order.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Self::Played(score) => Self::Played(score.reversed()),
            Self::Forfeit(score) => Self::Forfeit(score.reversed()),
            Self::Adjudicated(score) => Self::Adjudicated(score.reversed()),
            Self::Total(score) => Self::Total(score.reversed()),
            other => other,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Played(score) => score.to_string(),
            Self::Forfeit(score) => format!("{score} forfeit"),
            Self::DoubleForfeit => "0-0 forfeit".into(),
            Self::Adjourned => "adjourned".into(),
            Self::Adjudicated(score) => format!("{score} adjudicated"),
            Self::Annulled => "annulled".into(),
            Self::Total(score) => format!("{score} total"),
        };
        f.pad(&text)
    }
}

impl FromStr for Outcome {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let text = text.trim();
        let (score, word) = match text.rfind(char::is_whitespace) {
            Some(at) if text[at..].trim().starts_with(char::is_alphabetic) => {
                (text[..at].trim(), text[at..].trim())
            }
            _ if text.starts_with(char::is_alphabetic) => ("", text),
            _ => (text, ""),
        };
        match (score, word) {
            ("", "adjourned") => Ok(Self::Adjourned),
            ("", "annulled") => Ok(Self::Annulled),
            ("", _) => Err(unknown(text)),
            (score, "") => Ok(Self::Played(score.parse()?)),
            (score, "adjudicated") => Ok(Self::Adjudicated(score.parse()?)),
            (score, "total") => Ok(Self::Total(score.parse()?)),
            (score, "forfeit") => {
                let score: Score = score.parse()?;
                let nothing = score == Score::new(Points::ZERO, Points::ZERO);
                Ok(if nothing { Self::DoubleForfeit } else { Self::Forfeit(score) })
            }
            _ => Err(unknown(text)),
        }
    }
}

fn unknown(text: &str) -> Miswritten {
    Miswritten::Outcome { text: text.to_owned() }
}

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Outcome {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Outcome".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "How a game ended: `2-0` (points of the player named first, then of the other), `2-0 forfeit`, `0-0 forfeit`, `1-1 adjudicated`, `adjourned`, `annulled`; `3-1 total` for the games of a micro-match together.",
            "type": "string",
        })
    }
}

impl Serialize for Score {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Score {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Score".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "A score such as `9-1`.", "type": "string" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_outcome_is_read_as_it_is_written() {
        for text in [
            "2-0",
            "1-1",
            "12-0",
            "1.01-0.99",
            "0.5-0.5",
            "1+-1-",
            "1--1+",
            "2-0 forfeit",
            "0-2 forfeit",
            "0-0 forfeit",
            "adjourned",
            "1-1 adjudicated",
            "annulled",
            "3-1 total",
        ] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        assert_eq!("½-½".parse::<Outcome>().unwrap().to_string(), "0.5-0.5");
        assert_eq!("2 – 0".parse::<Outcome>().unwrap().to_string(), "2-0");
        for text in ["", "2", "2-0 maybe", "win", "-1-2", "2-0-1", "a-b", "forfeit"] {
            assert!(text.parse::<Outcome>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_reversed_outcome_is_the_other_players() {
        for (text, reversed) in [
            ("2-0", "0-2"),
            ("1+-1-", "1--1+"),
            ("2-0 forfeit", "0-2 forfeit"),
            ("annulled", "annulled"),
            ("3-1 total", "1-3 total"),
        ] {
            assert_eq!(text.parse::<Outcome>().unwrap().reversed().to_string(), reversed);
        }
    }
}
