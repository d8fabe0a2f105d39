//! Demands for correction, and the reasons for their answers.

use super::super::report::RecordFinding;
use crate::board::Color;
use crate::diag::Finding;
use crate::record::codes;
use crate::said::{Fact, Said};

/// The kind of irregularity that a claim is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CorrectionKind {
    /// A capture not made, or not made correctly.
    CaptureMissed,
    /// A touched piece that was not played.
    Touched,
    /// Any irregularity.
    Irregular,
}

impl CorrectionKind {
    /// All kinds.
    pub const ALL: &[Self] = &[Self::CaptureMissed, Self::Touched, Self::Irregular];

    /// Returns its word: `capture-missed`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::CaptureMissed => "capture-missed",
            Self::Touched => "touched",
            Self::Irregular => "irregular",
        }
    }

    /// Returns whether a finding is of this kind.
    pub(super) fn covers(self, finding: &Finding) -> bool {
        match self {
            Self::CaptureMissed => finding.is_any(&[
                codes::CAPTURE_MISSED,
                codes::CAPTURE_TOO_FEW,
                codes::CAPTURE_TOO_MANY,
                codes::CAPTURE_PRIORITY,
                codes::CAPTURE_STOPPED,
            ]),
            Self::Touched => finding.is(codes::PIECE_TOUCHED_NOT_PLAYED),
            Self::Irregular => true,
        }
    }
}

/// Converts the kind to its word.
impl From<CorrectionKind> for Fact {
    fn from(kind: CorrectionKind) -> Self {
        Self::Word(kind.word())
    }
}

/// The reason for the answer to a demand for correction.
#[derive(Debug, Clone)]
pub enum CorrectionReason {
    /// The game had ended before it was demanded.
    GameEnded,
    /// The game was annulled, because the board was placed wrongly.
    Annulled,
    /// The game was lost because the player refused this correction.
    RefusedToCorrect,
    /// No capture was missed there.
    NoCaptureMissed,
    /// Only this side decides about the correction, but the other side demands it.
    OnlyOpponent(Color),
    /// The opponent has moved since, or let it stand, as the finding's remark says.
    Stands,
    /// It has been corrected already.
    Corrected,
    /// The half-move was taken back, and its fault with it.
    TakenBack,
    /// The opponent has not decided yet.
    Open,
    /// It cannot stand, whatever the opponent wants.
    CannotStand,
    /// It is undone with an earlier half-move that cannot stand.
    GoesBack,
    /// The rules give no result for something that happened, so the arbiter decides first.
    NotRuled,
    /// Nothing is irregular there.
    NothingIrregular,
    /// Something else is irregular there, with this message.
    OtherIrregularity(Said),
    /// What was done is described by this finding, and cannot be corrected.
    NotCorrected(Box<RecordFinding>),
    /// The touch binds nobody, for the reason in this finding.
    BindsNobody(Box<RecordFinding>),
    /// The touched piece was played.
    TouchedAndPlayed,
    /// The touch was in reply to the half-move of this text, which was taken back. It binds nobody,
    /// unless this side, which has not decided yet, holds the opponent to the half-move.
    TouchedInReply(String, Option<Color>),
    /// The touched piece has not been played yet and must be.
    MustBePlayed,
    /// No piece is recorded as touched there.
    NoTouchRecorded,
    /// Nothing of this kind can be corrected, but something else in the game can.
    OtherOpen(Box<RecordFinding>),
}
