//! Questions about a game.

use draughts_games::board::Color;
use draughts_games::record::{CorrectionKind, IncidentAt, NamedMove};
use draughts_games::rules::DrawKind;
use draughts_report::words::Language;

/// A question about a game.
///
/// Write `Question { file, ..Question::default() }`: a version may add fields.
#[derive(Debug, Clone, Default)]
pub struct Question {
    /// The file of the game, as the user named it.
    pub file: String,
    /// The command that asks the same question again, for the ruling.
    pub command: String,
    /// The claim; without one, the ruling covers everything in the game.
    pub claim: Option<ClaimQuestion>,
    /// Incidents that the moves do not show.
    pub incidents: Vec<IncidentAt>,
    /// Whether the user named the rules.
    pub names_rules: bool,
    /// The language of quoted findings.
    pub language: Language,
}

/// A claim.
///
/// Begin with [`ClaimQuestion::of`]: a version may add fields.
#[derive(Debug, Clone)]
pub struct ClaimQuestion {
    /// The kind of the claim.
    pub what: ClaimKind,
    /// The claimant, if known.
    pub by: Option<Color>,
    /// The half-move before which the claim is made; by default the end of the record.
    pub at: Option<NamedMove>,
}

impl ClaimQuestion {
    /// Creates a claim at the end of the record, by nobody known.
    pub const fn of(what: ClaimKind) -> Self {
        Self { what, by: None, at: None }
    }
}

/// The kind of a claim, with its details.
#[derive(Debug, Clone)]
pub enum ClaimKind {
    /// A draw.
    Draw {
        /// The kind of clause.
        kind: DrawKind,
        /// The moves that the claim rests on: those after which a position occurred, or the first
        /// that counts.
        moves: Vec<NamedMove>,
        /// The move that the claimant announces.
        next: Option<String>,
    },
    /// The correction of an irregular move.
    Correction {
        /// The kind of irregularity.
        kind: CorrectionKind,
        /// The half-move; by default the only irregular one.
        ply: Option<NamedMove>,
    },
}
