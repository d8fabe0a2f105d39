//! Rounds as they are named together.

use std::str::FromStr;

use crate::event::{Miswritten, Round};

/// Most rounds between the first and the last of a range.
const LONGEST: u16 = 1000;

/// Some rounds: `4`, `4,6` or `4-6`.
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
}
