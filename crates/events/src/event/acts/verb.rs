//! What an act is called in the history, and why it was done.

use super::Act;

impl Act {
    /// The verb of the history, which is that of the command.
    #[must_use]
    pub const fn verb(&self) -> &'static str {
        match self {
            Self::Add { .. } => "add",
            Self::Remove { .. } => "remove",
            Self::Set { .. } | Self::SetEach { .. } => "set",
            Self::Update { .. } => "update",
            Self::Alias { .. } => "alias",
            Self::Late { .. } | Self::MeetBye { .. } => "late",
            Self::Forbid { .. } => "forbid",
            Self::Separate { .. } => "separate",
            Self::Round { .. } => "round",
            Self::Pair { .. } | Self::PairAll { .. } => "pair",
            Self::Unpair { .. } => "unpair",
            Self::Swap { .. } => "swap",
            Self::Edit { .. } => "edit",
            Self::Advance { .. } => "advance",
            Self::Result { .. } | Self::InOrder { .. } | Self::Results { .. } => "result",
            Self::Games(_) => "games",
            Self::Ended { .. } => "ended",
            Self::Rated { .. } => "rated",
            Self::Ruling(_) => "ruling",
            Self::Bye { .. } => "bye",
            Self::Absent { .. } => "absent",
            Self::Withdraw { .. } => "withdraw",
            Self::Return { .. } => "return",
            Self::Postpone { .. } => "postpone",
            Self::Adjourn { .. } => "adjourn",
            Self::OfTeams(act) => act.verb(),
            Self::OfPrizes(act) => act.verb(),
            Self::OfDraw(act) => act.verb(),
            Self::OfBook(act) => act.verb(),
            Self::OfPlayoff(act) => act.verb(),
            Self::OfPublic(act) => act.verb(),
        }
    }

    /// Why, where that was said.
    #[must_use]
    pub fn reason(&self) -> Option<&str> {
        match self {
            Self::Swap { reason, .. } | Self::Edit { reason, .. } => Some(reason),
            Self::Set { reason, .. }
            | Self::SetEach { reason, .. }
            | Self::MeetBye { reason, .. }
            | Self::Forbid { reason, .. }
            | Self::Separate { reason, .. }
            | Self::Round { reason, .. }
            | Self::Unpair { reason, .. }
            | Self::Advance { reason, .. }
            | Self::Result { reason, .. }
            | Self::InOrder { reason, .. }
            | Self::Results { reason, .. }
            | Self::Ended { reason, .. }
            | Self::Rated { reason, .. }
            | Self::Withdraw { reason, .. }
            | Self::Postpone { reason, .. } => reason.as_deref(),
            Self::Games(act) => act.reason.as_deref(),
            Self::Ruling(act) => act.reason.as_deref(),
            Self::OfTeams(act) => act.reason(),
            Self::OfPrizes(act) => act.reason(),
            Self::OfDraw(act) => act.reason(),
            Self::OfBook(act) => act.reason(),
            Self::OfPlayoff(act) => act.reason(),
            Self::Add { .. }
            | Self::Remove { .. }
            | Self::Update { .. }
            | Self::Alias { .. }
            | Self::Late { .. }
            | Self::Pair { .. }
            | Self::PairAll { .. }
            | Self::Bye { .. }
            | Self::Absent { .. }
            | Self::Return { .. }
            | Self::Adjourn { .. }
            | Self::OfPublic(_) => None,
        }
    }
}
