//! Reasons why a result is not valid in an event, as values.

use crate::event::{Outcome, Points, Score};
use draughts_ground::told;

told! {
    /// The valid results.
    pub enum ValidScores {
        These { scores: Vec<Score> } => "scores-these", "{ $scores }, or 0-0 if both lose";
        OrReversed { scores: Vec<Score> } => "scores-or-reversed",
            "{ $scores } or reversed, or 0-0 if both lose";
        OrPlus { scores: Vec<Score>, draw: Points } => "scores-or-plus",
            "{ $scores }, { $draw }+-{ $draw }-, { $draw }--{ $draw }+, or 0-0 if both lose";
        Making { sum: Points } => "scores-making",
            "two numbers that make { $sum }, or 0-0 if both lose";
        Forfeits { won: Outcome, lost: Outcome } => "scores-forfeits",
            "{ $won }, { $lost } or 0-0 forfeit";
    }
}
