//! The criteria of the Dutch system.

use draughts_ground::said::Message;

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
    /// C19: scores of the opponents of those who float up again after one round.
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

    /// Its label in the article, and the message of what it counts.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::ByeScore => ("C5", "criterion-bye-score"),
            Self::Downfloaters => ("C6", "criterion-downfloaters"),
            Self::DownfloaterScores => ("C7", "criterion-downfloater-scores"),
            Self::NextBracket => ("C8", "criterion-next-bracket"),
            Self::ByeUnplayed => ("C9", "criterion-bye-unplayed"),
            Self::TopscorerDifference => ("C10", "criterion-topscorer-difference"),
            Self::TopscorerRun => ("C11", "criterion-topscorer-run"),
            Self::Preference => ("C12", "criterion-preference"),
            Self::StrongPreference => ("C13", "criterion-strong-preference"),
            Self::DownfloatAfterOne => ("C14", "criterion-downfloat-after-one"),
            Self::UpfloatAfterOne => ("C15", "criterion-upfloat-after-one"),
            Self::DownfloatAfterTwo => ("C16", "criterion-downfloat-after-two"),
            Self::UpfloatAfterTwo => ("C17", "criterion-upfloat-after-two"),
            Self::DownfloatScoresAfterOne => ("C18", "criterion-downfloat-scores-after-one"),
            Self::UpfloatScoresAfterOne => ("C19", "criterion-upfloat-scores-after-one"),
            Self::DownfloatScoresAfterTwo => ("C20", "criterion-downfloat-scores-after-two"),
            Self::UpfloatScoresAfterTwo => ("C21", "criterion-upfloat-scores-after-two"),
        }
    }

    /// The messages of what is counted.
    pub const MESSAGES: &'static [Message] = &[
        Message::of_catalogue("criterion-bye-score", &[]),
        Message::of_catalogue("criterion-downfloaters", &[]),
        Message::of_catalogue("criterion-downfloater-scores", &[]),
        Message::of_catalogue("criterion-next-bracket", &[]),
        Message::of_catalogue("criterion-bye-unplayed", &[]),
        Message::of_catalogue("criterion-topscorer-difference", &[]),
        Message::of_catalogue("criterion-topscorer-run", &[]),
        Message::of_catalogue("criterion-preference", &[]),
        Message::of_catalogue("criterion-strong-preference", &[]),
        Message::of_catalogue("criterion-downfloat-after-one", &[]),
        Message::of_catalogue("criterion-upfloat-after-one", &[]),
        Message::of_catalogue("criterion-downfloat-after-two", &[]),
        Message::of_catalogue("criterion-upfloat-after-two", &[]),
        Message::of_catalogue("criterion-downfloat-scores-after-one", &[]),
        Message::of_catalogue("criterion-upfloat-scores-after-one", &[]),
        Message::of_catalogue("criterion-downfloat-scores-after-two", &[]),
        Message::of_catalogue("criterion-upfloat-scores-after-two", &[]),
    ];
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
