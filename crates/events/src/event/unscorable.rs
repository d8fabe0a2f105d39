//! Why a result is none of an event, as values.

use super::{Outcome, Points, Score};
use draughts_ground::told;

told! {
    /// Why a result is none of an event.
    pub enum Unscorable {
        /// The scoring does not have it.
        NoScore { score: Score, possible: Scores } => "no-score";
        /// The scoring has several that it could be.
        WhichScore { score: Score, possible: Scores, recorded: Score } => "which-score";
    }
}

told! {
    /// The results that there are.
    pub enum Scores {
        /// These.
        These { scores: Vec<Score> } => "scores-these";
        /// These, and the same for the other player.
        OrReversed { scores: Vec<Score> } => "scores-or-reversed";
        /// These, and a draw with an advantage.
        OrPlus { scores: Vec<Score>, draw: Points } => "scores-or-plus";
        /// Any two that add up to this.
        Making { sum: Points } => "scores-making";
        /// Those of a game that somebody did not come to.
        Forfeits { won: Outcome, lost: Outcome } => "scores-forfeits";
    }
}
