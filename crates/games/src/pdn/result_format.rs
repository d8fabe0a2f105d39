//! The results that a record can have: those of a draughts game, or those of its ResultFormat tag.
//!
//! Accepted: the formats that PDN 3.0 names (`Plus draw`, `Delfts`, `Goes`), in upper or lower
//! case, and a list of results with commas between them (`12-0, 9-1, 8-2`), each of which also
//! stands for its reverse. Written: the names of PDN 3.0, or a list.

use super::result::{GameResult, Outcome};
use crate::score::WrittenScore;

/// The results that a record can have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResultFormat {
    /// `2-0`, `1-1`, and a draw with a plus, `1+ - 1-`.
    PlusDraw,
    /// `2-0`, `1 1/2 - 1/2`, `1-1`, and the results of the other Delft scorings, such as `9-1`.
    Delfts,
    /// `2-0`, `1-1`, and draws that share out two points, `1.02-0.98`.
    Goes,
    /// These scores and their reverses.
    Listed(Vec<WrittenScore>),
}

impl ResultFormat {
    /// The formats of PDN 3.0, with their names.
    pub const NAMED: [(&str, Self); 3] =
        [("Plus draw", Self::PlusDraw), ("Delfts", Self::Delfts), ("Goes", Self::Goes)];

    /// Parses the value of a ResultFormat tag; `None` if it is unknown.
    pub fn parse(value: &str) -> Option<Self> {
        let value = value.trim();
        let named = Self::NAMED.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(value));
        if let Some((_, format)) = named {
            return Some(format);
        }
        let each = value.split(',').map(str::trim).filter(|one| *one != "*");
        let scores: Option<Vec<WrittenScore>> =
            each.map(|one| WrittenScore::parse(one.as_bytes())).collect();
        scores.filter(|scores| !scores.is_empty()).map(Self::Listed)
    }

    /// Returns whether a format allows a result; without a format, whether it is one of PDN's own.
    pub fn has(format: Option<&Self>, result: GameResult) -> bool {
        if matches!(result.outcome, Outcome::Unknown | Outcome::BothLose) {
            return true;
        }
        let Some(score) = result.score() else {
            let Some(Self::Listed(scores)) = format else { return true };
            let same = |score: &WrittenScore| {
                let of_list = GameResult::of_score(*score);
                let reversed = GameResult::of_score(score.reversed());
                [of_list, reversed]
                    .iter()
                    .any(|one| one.score().is_none() && one.outcome == result.outcome)
            };
            return scores.iter().any(same);
        };
        match format {
            None => false,
            Some(Self::PlusDraw) => score.plus.is_some() && score.first == 100,
            Some(Self::Delfts) => {
                let (more, less) = (score.first.max(score.second), score.first.min(score.second));
                score.plus.is_none() && OF_DELFT.contains(&(more, less))
            }
            Some(Self::Goes) => score.plus.is_none() && score.first + score.second == 200,
            Some(Self::Listed(scores)) => {
                scores.iter().any(|one| *one == score || one.reversed() == score)
            }
        }
    }
}

/// The scores of Delft scorings that are not PDN's own, in hundredths.
const OF_DELFT: &[(u32, u32)] = &[
    (150, 50),
    (1200, 0),
    (1000, 0),
    (900, 100),
    (800, 200),
    (700, 300),
    (600, 400),
    (500, 500),
    (500, 0),
    (400, 0),
    (300, 100),
    (200, 200),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_has_its_results_and_no_others() {
        let plain = "2-0 0-2 1-1 0-0 * 1-0 1/2-1/2";
        for (format, results, none) in [
            ("", plain, "9-9 2-1 12-0 1+-1- 1.02-0.98 3-0"),
            ("Plus draw", plain, "2+-2- 1.02-0.98 9-1"),
            ("delfts", "2-0 1.5-0.5 9-1 0-12 5-5 3-1 2-2", "1+-1- 9-2 3-0 1.02-0.98"),
            ("Goes", "2-0 1-1 1.02-0.98 0.5-1.5", "1.02-1.02 3-0"),
            ("12-0, 9-1, 5-5", "12-0 0-12 1-9 5-5 0-0 *", "2-0 8-2 9-2"),
            ("3-0, 1-1", "3-0 0-3 1-1 1/2-1/2", "2-0 1-0"),
        ] {
            let format = ResultFormat::parse(format);
            let has = |text: &&str| {
                let result = GameResult::parse(text.as_bytes()).expect(text);
                ResultFormat::has(format.as_ref(), result)
            };
            assert_eq!(results.split(' ').find(|text| !has(text)), None, "{format:?}");
            assert_eq!(none.split(' ').find(has), None, "{format:?}");
        }
        for other in ["", "Delft", "banana", "2-0 and 1-1"] {
            assert_eq!(ResultFormat::parse(other), None, "{other}");
        }
    }
}
