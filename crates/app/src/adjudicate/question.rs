//! What is asked about a game.

use draughts_games::board::Color;
use draughts_games::record::{CorrectionKind, NamedMove, Told};
use draughts_games::rules::DrawKind;
use draughts_report::words::Language;

/// What is asked about a game.
#[derive(Debug, Clone, Default)]
pub struct Question {
    /// The file that the game is of, as it was named.
    pub file: String,
    /// How the same is asked again, as a ruling says it.
    pub command: String,
    /// What is claimed; without it everything in the game is reported.
    pub claim: Option<Claim>,
    /// What happened beside the moves.
    pub incidents: Vec<Told>,
    /// Whether somebody named the rules that the game is judged by.
    pub names_rules: bool,
    /// The language of what is quoted of findings.
    pub language: Language,
}

/// A claim.
#[derive(Debug, Clone)]
pub struct Claim {
    /// What is claimed.
    pub what: Claimed,
    /// The player who claims, if that was said.
    pub by: Option<Color>,
    /// The half-move before which it is claimed; by default, at the end of the record.
    pub at: Option<NamedMove>,
}

/// What is claimed.
#[derive(Debug, Clone)]
pub enum Claimed {
    /// A draw.
    Draw {
        /// By which kind of clause.
        kind: DrawKind,
        /// The moves it rests on: those after which a position stood, or the first that is
        /// counted.
        moves: Vec<NamedMove>,
        /// The move that the claimant announces.
        next: Option<String>,
    },
    /// That an irregular move be corrected.
    Correction {
        /// What was wrong with it.
        kind: CorrectionKind,
        /// The half-move; without it the only one that is wrong.
        ply: Option<NamedMove>,
    },
}
