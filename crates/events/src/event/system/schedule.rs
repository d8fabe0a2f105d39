//! A printed table of a round robin: the pairings of each round, by pairing numbers.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::event::{Miswritten, Round};

/// A round of a printed table, written `1-5 4-7 6-2 8-3`: pairing numbers, White or the home team
/// first, board 1 first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRound(pub Vec<(u16, u16)>);

impl fmt::Display for TableRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (first, second)) in self.0.iter().enumerate() {
            let between = if at > 0 { " " } else { "" };
            write!(f, "{between}{first}-{second}")?;
        }
        Ok(())
    }
}

impl FromStr for TableRound {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let number = |text: &str| text.parse::<u16>().ok().filter(|&number| number > 0);
        let pair = |word: &str| {
            let (first, second) = word.split_once('-')?;
            number(first).zip(number(second)).filter(|(first, second)| first != second)
        };
        let pairs: Option<Vec<(u16, u16)>> = text.split_whitespace().map(pair).collect();
        let pairs = pairs.filter(|pairs| !pairs.is_empty());
        pairs.map(Self).ok_or_else(|| Miswritten::TableRound { text: text.to_owned() })
    }
}

impl Serialize for TableRound {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TableRound {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for TableRound {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TableRound".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A round of a printed table: pairs of pairing numbers, such as 1-5 4-7.",
            "type": "string",
            "pattern": r"^\s*[0-9]+-[0-9]+(\s+[0-9]+-[0-9]+)*\s*$",
        })
    }
}

/// The reason why a printed table is not a round robin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScheduleFault {
    /// A number has two pairs in a round.
    TwiceInRound {
        /// The number.
        number: u16,
        /// The round.
        round: Round,
    },
    /// Two numbers meet again.
    MeetAgain {
        /// The smaller number.
        one: u16,
        /// The other.
        other: u16,
        /// The round in which they meet again.
        round: Round,
        /// The round in which they met.
        before: Round,
    },
    /// Two numbers do not meet.
    NeverMeet {
        /// The smaller number.
        one: u16,
        /// The other.
        other: u16,
    },
}

/// Returns the number of players or teams of a printed table: its highest number.
pub fn table_size(rounds: &[TableRound]) -> u16 {
    let numbers = rounds.iter().flat_map(|round| &round.0).map(|pair| pair.0.max(pair.1));
    numbers.max().unwrap_or(0)
}

/// Returns the first fault of a printed table, in which everybody must meet everybody once.
pub(crate) fn table_fault(rounds: &[TableRound]) -> Option<ScheduleFault> {
    let mut met: BTreeMap<(u16, u16), Round> = BTreeMap::new();
    for (nth, pairs) in (1..).zip(rounds) {
        let round = Round(nth);
        let mut there = BTreeSet::new();
        for &(first, second) in &pairs.0 {
            if let Some(&number) = [first, second].iter().find(|number| !there.insert(**number)) {
                return Some(ScheduleFault::TwiceInRound { number, round });
            }
            let (one, other) = (first.min(second), first.max(second));
            if let Some(before) = met.insert((one, other), round) {
                return Some(ScheduleFault::MeetAgain { one, other, round, before });
            }
        }
    }
    let size = table_size(rounds);
    let all = (1..=size).flat_map(|one| (one + 1..=size).map(move |other| (one, other)));
    // A table with one high number would have millions of pairs: the first missing one is found
    // among the first.
    let missing = all.into_iter().find(|pair| !met.contains_key(pair));
    missing.map(|(one, other)| ScheduleFault::NeverMeet { one, other })
}

/// Returns the first number that comes first in its pairs (White, or at home) much more or less
/// often than second: the counts, returned with it, differ by more than one.
pub(crate) fn uneven_number(rounds: &[TableRound]) -> Option<(u16, u16, u16)> {
    let mut colors: BTreeMap<u16, (u16, u16)> = BTreeMap::new();
    for &(first, second) in rounds.iter().flat_map(|round| &round.0) {
        colors.entry(first).or_default().0 += 1;
        colors.entry(second).or_default().1 += 1;
    }
    let uneven = colors.into_iter().find(|(_, (first, second))| first.abs_diff(*second) > 1);
    uneven.map(|(number, (first, second))| (number, first, second))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(text: &str) -> Vec<TableRound> {
        text.split('/').map(|round| round.parse().unwrap()).collect()
    }

    /// The printed table of the interclubs of Rhone-Alpes.
    const PRINTED: &str = "1-5 4-7 6-2 8-3 / 2-1 3-6 5-4 7-8 / 1-6 2-7 3-5 8-4 / \
                           4-1 3-2 5-8 6-7 / 1-7 2-8 4-3 5-6 / 8-1 7-3 6-4 5-2 / 1-3 8-6 7-5 2-4";

    #[test]
    fn a_round_is_written_as_it_is_read() {
        let round: TableRound = " 1-5  4-7 ".parse().unwrap();
        assert_eq!(round.0, [(1, 5), (4, 7)]);
        assert_eq!(round.to_string(), "1-5 4-7");
        for text in ["", "1", "1-1", "0-2", "1-2-3", "a-b", "1-2,3-4", "1-99999"] {
            assert_eq!(
                text.parse::<TableRound>(),
                Err(Miswritten::TableRound { text: text.to_owned() })
            );
        }
    }

    #[test]
    fn in_the_printed_table_everybody_meets_everybody_once() {
        let rounds = table(PRINTED);
        assert_eq!((rounds.len(), table_size(&rounds)), (7, 8));
        assert_eq!(table_fault(&rounds), None);
        assert_eq!(uneven_number(&rounds), None);
    }

    #[test]
    fn what_is_wrong_with_a_table_is_named() {
        let fault = |text: &str| table_fault(&table(text));
        let (first, second) = (Round(1), Round(2));
        assert_eq!(fault("1-2 2-3"), Some(ScheduleFault::TwiceInRound { number: 2, round: first }));
        let again = ScheduleFault::MeetAgain { one: 1, other: 2, round: second, before: first };
        assert_eq!(fault("1-2 3-4 / 2-1 4-3"), Some(again));
        assert_eq!(fault("1-2 3-4 / 1-3 2-4"), Some(ScheduleFault::NeverMeet { one: 1, other: 4 }));
        assert_eq!(fault("1-2 / 3-1 / 2-3"), None, "in an odd field one is free");
        assert_eq!(fault("1-65535"), Some(ScheduleFault::NeverMeet { one: 1, other: 2 }));
    }

    #[test]
    fn a_number_that_is_at_home_too_often_is_named() {
        assert_eq!(uneven_number(&table("1-2 3-4 / 1-3 2-4 / 1-4 2-3")), Some((1, 3, 0)));
    }
}
