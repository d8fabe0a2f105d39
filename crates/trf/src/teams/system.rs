//! What record 192 says of a team tournament beside its system: which score comes first.

use super::TeamPoints;
use crate::{Document, Head};
use draughts_pairing::Points;

/// Which of the two scores pairs the teams (FIDE C.04.6, 1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamScores {
    /// Whether game points come first, false for match points.
    pub games_first: bool,
    /// Whether the other score decides between equal teams when colours are given (4.2.2).
    pub other_for_colors: bool,
}

impl TeamScores {
    /// Match points first, game points for colours: what goes if nothing is said (1.2.2).
    pub const USUAL: Self = Self { games_first: false, other_for_colors: true };

    /// What the last words of a name in record 192 say: `_MP_GP`, `_GP_MP`, `_MP`, `_GP`, also
    /// before `_BAKU`; in capitals or not.
    #[must_use]
    pub fn of(document: &Document) -> Self {
        let name = document.head(Head::CodedKind).unwrap_or_default().to_ascii_uppercase();
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

    /// Returns the score that comes first of both.
    #[must_use]
    pub fn first(self, of: TeamPoints) -> Points {
        if self.games_first { of.game_points } else { of.match_points }
    }

    /// Returns the other one, if it decides about colours.
    #[must_use]
    pub fn second(self, of: TeamPoints) -> Option<Points> {
        let other = if self.games_first { of.match_points } else { of.game_points };
        self.other_for_colors.then_some(other)
    }
}
