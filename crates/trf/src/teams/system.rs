//! The part of record 192 that concerns teams: the score that comes first.

use super::TeamPoints;
use crate::{Document, HeadRecord};
use draughts_pairing::Points;

/// The scores used for pairing teams (FIDE C.04.6, 1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamScores {
    /// Whether game points come first; otherwise match points do.
    pub games_first: bool,
    /// Whether the other score ranks equal teams for colour allocation (4.2.2).
    pub other_for_colors: bool,
}

impl TeamScores {
    /// Match points first, game points for colours: the default (1.2.2).
    pub const USUAL: Self = Self { games_first: false, other_for_colors: true };

    /// Parses the end of a name in record 192: `_MP_GP`, `_GP_MP`, `_MP` or `_GP`, possibly before
    /// `_BAKU`; case is ignored.
    pub fn of(document: &Document) -> Self {
        let name = document.head(HeadRecord::CodedKind).unwrap_or_default().to_ascii_uppercase();
        let name = name.strip_suffix("_BAKU").unwrap_or(&name);
        let (games_first, other_for_colors) = match name {
            name if name.ends_with("_MP_GP") => (false, true),
            name if name.ends_with("_GP_MP") => (true, true),
            name if name.ends_with("_MP") => (false, false),
            name if name.ends_with("_GP") => (true, false),
            _ => return Self::USUAL,
        };
        Self { games_first, other_for_colors }
    }

    /// Returns the score that comes first.
    #[must_use]
    pub fn first(self, of: TeamPoints) -> Points {
        if self.games_first { of.game_points } else { of.match_points }
    }

    /// Returns the other score, if it counts for colours.
    #[must_use]
    pub fn second(self, of: TeamPoints) -> Option<Points> {
        let other = if self.games_first { of.match_points } else { of.game_points };
        self.other_for_colors.then_some(other)
    }
}
