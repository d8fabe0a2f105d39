//! The criteria of the team system.

use draughts_ground::said::{Message, message};

use crate::swiss::Criterion;

/// A criterion of FIDE C.04.6, 2.3, or an article of 3.4 that determines the bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum TeamCriterion {
    /// 3.4.2: the score of the team with the bye.
    ByeScore,
    /// 3.4.3: rounds without a match of the team with the bye.
    ByeUnplayed,
    /// C4: the number of upfloaters.
    Upfloaters,
    /// C5: differences between their scores and that of the score group, the greatest first.
    Differences,
    /// C6: upfloaters of the next bracket.
    NextBracket,
    /// C7: upfloaters that were floaters in the last round.
    Floaters,
    /// C8: teams without their preferred colour.
    Preference,
    /// C9: teams without their strongly preferred colour.
    StrongPreference,
    /// C10: opponents of upfloaters that were floaters in the last round.
    FloatersMet,
}

/// The remark on every round of type B: the interpretation of 1.7.2.
pub(super) const READ_IN_TWO_WAYS: &Message = message!(
    "remark-team-type-b",
    "C.04.6, 1.7.2 can be read in two ways: in the last round, a team that has had both colours as often \
     and the same one twice running counts here as strongly preferring the other."
);

impl TeamCriterion {
    /// Returns its label in the text, and the message for what it counts.
    const fn words(self) -> (&'static str, &'static Message) {
        match self {
            Self::ByeScore => (
                "3.4.2",
                message!("criterion-team-bye-score", "score of the team that has the bye"),
            ),
            Self::ByeUnplayed => (
                "3.4.3",
                message!(
                    "criterion-team-bye-unplayed",
                    "rounds without a match of the team that has the bye"
                ),
            ),
            Self::Upfloaters => ("C4", message!("criterion-upfloaters", "teams moved up")),
            Self::Differences => (
                "C5",
                message!(
                    "criterion-upfloater-differences",
                    "how much lower the scores of the teams moved up are"
                ),
            ),
            Self::NextBracket => (
                "C6",
                message!("criterion-next-upfloaters", "teams moved up into the next bracket"),
            ),
            Self::Floaters => (
                "C7",
                message!(
                    "criterion-upfloaters-again",
                    "teams moved up that met another score in the last round, too"
                ),
            ),
            Self::Preference => {
                ("C8", message!("criterion-team-preference", "teams without the colour preferred"))
            }
            Self::StrongPreference => (
                "C9",
                message!(
                    "criterion-team-strong-preference",
                    "teams without a colour strongly preferred"
                ),
            ),
            Self::FloatersMet => (
                "C10",
                message!(
                    "criterion-floaters-met",
                    "opponents of those moved up that met another score in the last round, too"
                ),
            ),
        }
    }
}

impl From<TeamCriterion> for Criterion {
    fn from(criterion: TeamCriterion) -> Self {
        use TeamCriterion::{Differences, Upfloaters};
        let (label, counts) = criterion.words();
        // The bracket already lists the teams that float up.
        let is_said_by_downfloaters = matches!(criterion, Upfloaters | Differences);
        Self { label, counts, is_said_by_downfloaters }
    }
}
