//! The criteria of the Dutch system and what a bracket came to under them.

use std::fmt;

use crate::event::Points;

/// A criterion of FIDE C.04.3 (in force since 1 February 2026), the most important first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// C5: the score of who gets the pairing-allocated bye.
    ByeScore,
    /// C6: the number of downfloaters.
    Downfloaters,
    /// C7: their scores, the highest first.
    DownfloaterScores,
    /// C8: downfloaters of the next bracket, and their scores.
    NextBracket,
    /// C9: games that who gets the bye has not played.
    ByeUnplayed,
    /// C10: topscorers or their opponents beyond a difference of two colours.
    TopscorerDifference,
    /// C11: topscorers or their opponents with a colour three times running.
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
    /// C18: scores of moved-down players who float down again after one round and further.
    DownfloatScoresAfterOne,
    /// C19: scores of the opponents of those who float up again after one round.
    UpfloatScoresAfterOne,
    /// C20: as C18, after two rounds.
    DownfloatScoresAfterTwo,
    /// C21: as C19, after two rounds.
    UpfloatScoresAfterTwo,
}

impl Criterion {
    /// All of them, in their order.
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

    /// Its number in the article: 5 for C5.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 5
    }
}

/// `C5`.
impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("C{}", self.number()))
    }
}

/// What a bracket came to under a criterion: the lower the better.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Amount {
    /// So many players or games.
    Count(usize),
    /// Scores or differences of scores, the highest first.
    Scores(Vec<Points>),
    /// C8: so many downfloaters, with these scores.
    Floaters(usize, Vec<Points>),
}

/// A criterion and what a bracket came to under it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// The criterion.
    pub criterion: Criterion,
    /// What the bracket came to.
    pub amount: Amount,
}
