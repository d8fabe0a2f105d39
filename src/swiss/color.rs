//! Who gets which colour (FIDE C.04.3, 5.2).

use crate::field::{Field, FieldPair};

/// The rule that gave the colours of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColorRule {
    /// 5.2.1: both get what they prefer, or the one who prefers anything does.
    BothPreferences,
    /// 5.2.2: the stronger preference, of two absolute ones the wider difference.
    StrongerPreference,
    /// 5.2.3: the other way round than in the last round in which one had White and the
    /// other Black.
    LastDifference,
    /// 5.2.4: what the higher ranked player prefers.
    HigherRanked,
    /// 5.2.5: nobody prefers anything: by the parity of the higher ranked player's number.
    Initial,
}

impl ColorRule {
    /// Its article in C.04.3.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::BothPreferences => "5.2.1",
            Self::StrongerPreference => "5.2.2",
            Self::LastDifference => "5.2.3",
            Self::HigherRanked => "5.2.4",
            Self::Initial => "5.2.5",
        }
    }
}

/// The colours of two players of a field who meet, and the rule that gave them.
#[must_use]
pub fn colors(field: &Field, one: usize, other: usize) -> (FieldPair, ColorRule) {
    let _ = (field, one, other);
    unimplemented!("being built")
}
