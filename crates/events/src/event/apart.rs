//! Why two players are kept apart, as a value.

use super::GroupBy;
use draughts_ground::said::Fact;
use draughts_ground::told;

told! {
    /// Why two players must not meet.
    pub enum Apart {
        /// For the reason that the event gives.
        Reason { reason: String } => "apart-reason";
        /// They are a forbidden pair.
        Forbidden => "apart-forbidden";
        /// They are of one group.
        SameGroup { by: GroupBy, group: String } => "apart-same-group";
    }
}

impl From<GroupBy> for Fact {
    fn from(by: GroupBy) -> Self {
        Self::Word(match by {
            GroupBy::Club => "club",
            GroupBy::Family => "family",
            GroupBy::Federation => "federation",
            GroupBy::Team => "team",
        })
    }
}
