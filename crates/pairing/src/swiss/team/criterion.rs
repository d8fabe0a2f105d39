//! The criteria of the team system.

use draughts_ground::said::Message;

use crate::swiss::Criterion;

/// A criterion of FIDE C.04.6, 2.3, or an article of 3.4 by which the bye is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum TeamCriterion {
    /// 3.4.2: the score of the team that has the bye.
    ByeScore,
    /// 3.4.3: matches that it has not played.
    ByeUnplayed,
    /// C4: the number of upfloaters.
    Upfloaters,
    /// C5: differences of score between them and the score group, the greatest first.
    Differences,
    /// C6: upfloaters of the next bracket.
    NextBracket,
    /// C7: upfloaters that were floaters in the last round.
    Floaters,
    /// C8: teams that do not get the colour that they prefer.
    Preference,
    /// C9: teams that do not get the colour that they prefer strongly.
    StrongPreference,
    /// C10: opponents of upfloaters that were floaters in the last round.
    FloatersMet,
}

/// The message of what is said of every round of type B: which reading of 1.7.2 is taken.
pub(super) const READ_IN_TWO_WAYS: &str = "remark-team-type-b";

impl TeamCriterion {
    /// Its label in the text, and the message of what it counts.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::ByeScore => ("3.4.2", "criterion-team-bye-score"),
            Self::ByeUnplayed => ("3.4.3", "criterion-team-bye-unplayed"),
            Self::Upfloaters => ("C4", "criterion-upfloaters"),
            Self::Differences => ("C5", "criterion-upfloater-differences"),
            Self::NextBracket => ("C6", "criterion-next-upfloaters"),
            Self::Floaters => ("C7", "criterion-upfloaters-again"),
            Self::Preference => ("C8", "criterion-team-preference"),
            Self::StrongPreference => ("C9", "criterion-team-strong-preference"),
            Self::FloatersMet => ("C10", "criterion-floaters-met"),
        }
    }

    /// The messages of what is counted, and of the remark.
    pub(super) const MESSAGES: &'static [Message] = &[
        Message::of_catalogue("criterion-team-bye-score", &[]),
        Message::of_catalogue("criterion-team-bye-unplayed", &[]),
        Message::of_catalogue("criterion-upfloaters", &[]),
        Message::of_catalogue("criterion-upfloater-differences", &[]),
        Message::of_catalogue("criterion-next-upfloaters", &[]),
        Message::of_catalogue("criterion-upfloaters-again", &[]),
        Message::of_catalogue("criterion-team-preference", &[]),
        Message::of_catalogue("criterion-team-strong-preference", &[]),
        Message::of_catalogue("criterion-floaters-met", &[]),
        Message::of_catalogue(READ_IN_TWO_WAYS, &[]),
    ];
}

impl From<TeamCriterion> for Criterion {
    fn from(criterion: TeamCriterion) -> Self {
        use TeamCriterion::{Differences, Upfloaters};
        let (label, counts) = criterion.words();
        // Those who float up are listed with the bracket.
        let is_said_by_downfloaters = matches!(criterion, Upfloaters | Differences);
        Self { label, counts, is_said_by_downfloaters }
    }
}
