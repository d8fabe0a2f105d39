//! The criteria of the Dutch system.

use draughts_ground::said::{Message, message};

use crate::swiss::Criterion;

/// A criterion of FIDE C.04.3 (in force since 1 February 2026), the most important first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum DutchCriterion {
    /// C5: the score of the player who gets the pairing-allocated bye.
    ByeScore,
    /// C6: the number of downfloaters.
    Downfloaters,
    /// C7: their scores, the highest first.
    DownfloaterScores,
    /// C8: downfloaters of the next bracket, and their scores.
    NextBracket,
    /// C9: games that the player who gets the bye has not played.
    ByeUnplayed,
    /// C10: topscorers or their opponents beyond a difference of two colours.
    TopscorerDifference,
    /// C11: topscorers or their opponents with a colour three times in a row.
    TopscorerRun,
    /// C12: players who do not get the colour they prefer.
    Preference,
    /// C13: players who do not get the colour they strongly prefer.
    StrongPreference,
    /// C14: residents who float down again after one round.
    DownfloatAfterOne,
    /// C15: opponents of moved-down players who float up again after one round.
    UpfloatAfterOne,
    /// C16: residents who float down again after two rounds.
    DownfloatAfterTwo,
    /// C17: opponents of moved-down players who float up again after two rounds.
    UpfloatAfterTwo,
    /// C18: scores of moved-down players who float down further, again after one round.
    DownfloatScoresAfterOne,
    /// C19: scores of moved-down players whose opponents float up again after one round.
    UpfloatScoresAfterOne,
    /// C20: as C18, after two rounds.
    DownfloatScoresAfterTwo,
    /// C21: as C19, after two rounds.
    UpfloatScoresAfterTwo,
}

impl DutchCriterion {
    /// All of them, in order.
    pub const ALL: [Self; 17] = [
        Self::ByeScore,
        Self::Downfloaters,
        Self::DownfloaterScores,
        Self::NextBracket,
        Self::ByeUnplayed,
        Self::TopscorerDifference,
        Self::TopscorerRun,
        Self::Preference,
        Self::StrongPreference,
        Self::DownfloatAfterOne,
        Self::UpfloatAfterOne,
        Self::DownfloatAfterTwo,
        Self::UpfloatAfterTwo,
        Self::DownfloatScoresAfterOne,
        Self::UpfloatScoresAfterOne,
        Self::DownfloatScoresAfterTwo,
        Self::UpfloatScoresAfterTwo,
    ];

    /// Returns its label in the article, and the message for what it counts.
    const fn words(self) -> (&'static str, &'static Message) {
        match self {
            Self::ByeScore => ("C5", message!("criterion-bye-score", "score of who has the bye")),
            Self::Downfloaters => ("C6", message!("criterion-downfloaters", "players moved down")),
            Self::DownfloaterScores => {
                ("C7", message!("criterion-downfloater-scores", "scores of the players moved down"))
            }
            Self::NextBracket => (
                "C8",
                message!("criterion-next-bracket", "players moved down from the next bracket"),
            ),
            Self::ByeUnplayed => (
                "C9",
                message!("criterion-bye-unplayed", "games that who has the bye has not played"),
            ),
            Self::TopscorerDifference => (
                "C10",
                message!(
                    "criterion-topscorer-difference",
                    "topscorers or their opponents more than two colours apart"
                ),
            ),
            Self::TopscorerRun => (
                "C11",
                message!(
                    "criterion-topscorer-run",
                    "topscorers or their opponents with a third equal colour"
                ),
            ),
            Self::Preference => {
                ("C12", message!("criterion-preference", "players without the colour due"))
            }
            Self::StrongPreference => (
                "C13",
                message!("criterion-strong-preference", "players without a colour strongly due"),
            ),
            Self::DownfloatAfterOne => (
                "C14",
                message!(
                    "criterion-downfloat-after-one",
                    "players moved down who were in the last round, too"
                ),
            ),
            Self::UpfloatAfterOne => (
                "C15",
                message!(
                    "criterion-upfloat-after-one",
                    "opponents of those moved down, themselves moved up in the last round"
                ),
            ),
            Self::DownfloatAfterTwo => (
                "C16",
                message!(
                    "criterion-downfloat-after-two",
                    "players moved down who were two rounds ago, too"
                ),
            ),
            Self::UpfloatAfterTwo => (
                "C17",
                message!(
                    "criterion-upfloat-after-two",
                    "opponents of those moved down, themselves moved up two rounds ago"
                ),
            ),
            Self::DownfloatScoresAfterOne => (
                "C18",
                message!(
                    "criterion-downfloat-scores-after-one",
                    "scores of those moved down further, and in the last round"
                ),
            ),
            Self::UpfloatScoresAfterOne => (
                "C19",
                message!(
                    "criterion-upfloat-scores-after-one",
                    "scores of those who meet somebody moved up in the last round"
                ),
            ),
            Self::DownfloatScoresAfterTwo => (
                "C20",
                message!(
                    "criterion-downfloat-scores-after-two",
                    "scores of those moved down further, and two rounds ago"
                ),
            ),
            Self::UpfloatScoresAfterTwo => (
                "C21",
                message!(
                    "criterion-upfloat-scores-after-two",
                    "scores of those who meet somebody moved up two rounds ago"
                ),
            ),
        }
    }
}

impl From<DutchCriterion> for Criterion {
    fn from(criterion: DutchCriterion) -> Self {
        use DutchCriterion::{DownfloaterScores, Downfloaters};
        let (label, counts) = criterion.words();
        let is_said_by_downfloaters = matches!(criterion, Downfloaters | DownfloaterScores);
        Self { label, counts, is_said_by_downfloaters }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_criteria_are_numbered_from_c5_on() {
        for (number, criterion) in (5..).zip(DutchCriterion::ALL) {
            assert_eq!(Criterion::from(criterion).label, format!("C{number}"));
        }
    }
}
