//! The variants of Delft scoring, and the keywords of the scoring modes in a file.

use super::{Count, Mode, Scoring, ScoringMode};
use crate::event::Score;

/// The variants of Delft scoring, by their scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DelftPoints {
    /// 12-0, 9-1, 8-2, 7-3, 6-4, 5-5.
    #[default]
    Twelve,
    /// 10-0, 9-1, 8-2, 7-3, 6-4, 5-5.
    Ten,
    /// 4-0, 3-1, 2-2.
    FourThreeTwo,
    /// 5-0, 3-1, 2-2.
    FiveThreeTwo,
    /// 2-0, 1.5-0.5, 1-1.
    Halves,
}

impl DelftPoints {
    /// Returns the keyword in a file.
    const fn word(self) -> ScoringMode {
        match self {
            Self::Twelve => ScoringMode::Delft,
            Self::Ten => ScoringMode::Delft10,
            Self::FourThreeTwo => ScoringMode::Delft432,
            Self::FiveThreeTwo => ScoringMode::Delft532,
            Self::Halves => ScoringMode::DelftHalves,
        }
    }

    /// Returns the scores, the better side's points first.
    pub(super) fn scores(self) -> Vec<Score> {
        Count::of(self.word()).into_iter().flat_map(Count::scores).collect()
    }
}

impl Scoring {
    /// Returns the keyword of the mode in a file.
    pub(crate) const fn mode_word(&self) -> ScoringMode {
        match self.mode {
            // Files do not have this mode: `team_match` has the boards of a match.
            Mode::Standard | Mode::Boards(_) => ScoringMode::Standard,
            Mode::MicroMatch(_) => ScoringMode::MicroMatch,
            Mode::Delft(points) => points.word(),
            Mode::PlusDraw => ScoringMode::PlusDraw,
            Mode::Goes => ScoringMode::Goes,
        }
    }
}
