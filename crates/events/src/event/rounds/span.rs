//! Lists and ranges of rounds.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::event::{Miswritten, Round};

/// The greatest difference between the first and the last round of a range.
const LONGEST: u16 = 1000;

/// A list of rounds: `4`, `4,6` or `4-6`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rounds(pub Vec<Round>);

impl FromStr for Rounds {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let not = || Miswritten::Rounds { text: text.to_owned() };
        let mut rounds = Vec::new();
        for part in text.split(',') {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let number = |word: &str| word.trim().parse::<u16>().map_err(|_| not());
            let (first, last) = (number(first)?, number(last)?);
            if first == 0 || last < first || last - first > LONGEST {
                return Err(not());
            }
            rounds.extend((first..=last).map(Round));
        }
        Ok(Self(rounds))
    }
}

/// A range of rounds: `4`, `4-6`, `4-` (to the last), `-6` (from the first).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Span {
    /// The first round; `None` means from the start.
    pub from: Option<Round>,
    /// The last round; `None` means to the end.
    pub to: Option<Round>,
}

impl FromStr for Span {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let not = || Miswritten::Span { text: text.to_owned() };
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let round = |word: &str| match word.trim() {
            "" => Ok(None),
            word => word.parse().map(Some).map_err(|_| not()),
        };
        let span = Self { from: round(first)?, to: round(last)? };
        match (span.from, span.to) {
            (None, None) | (Some(Round(0)), _) | (_, Some(Round(0))) => Err(not()),
            (Some(from), Some(to)) if to < from => Err(not()),
            _ => Ok(span),
        }
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from {
            write!(f, "{from}")?;
        }
        if self.from.is_none() || self.from != self.to {
            f.write_str("-")?;
            if let Some(to) = self.to {
                write!(f, "{to}")?;
            }
        }
        Ok(())
    }
}

impl From<Span> for String {
    fn from(span: Span) -> Self {
        span.to_string()
    }
}

impl TryFrom<String> for Span {
    type Error = Miswritten;

    fn try_from(text: String) -> Result<Self, Miswritten> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_single_ones_and_ranges() {
        let rounds = |text: &str| text.parse::<Rounds>().map(|Rounds(rounds)| rounds);
        assert_eq!(rounds("4"), Ok(vec![Round(4)]));
        assert_eq!(rounds("2,4-6"), Ok([2, 4, 5, 6].map(Round).into()));
        for text in ["", "0", "a", "6-4", "1-", "1-60000"] {
            assert!(rounds(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_span_is_one_round_or_from_one_to_another() {
        for text in ["4", "1-3", "4-", "-6"] {
            assert_eq!(text.parse::<Span>().unwrap().to_string(), text);
        }
        for text in ["", "-", "0", "0-3", "3-1", "a", "1,2", "1-2-3"] {
            assert!(text.parse::<Span>().is_err(), "{text}");
        }
    }
}
