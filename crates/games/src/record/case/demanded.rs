//! What is demanded to be corrected, and why that is answered as it is.

use super::super::report::RecordFinding;
use crate::board::Color;
use crate::diag::Finding;
use crate::record::codes;
use crate::said::{Fact, Said};

/// What kind of irregularity a claim is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CorrectionKind {
    /// A capture not made, or not as it must be.
    CaptureMissed,
    /// A piece touched and another one played.
    Touched,
    /// Any irregularity.
    Irregular,
}

impl CorrectionKind {
    /// All kinds.
    pub const ALL: &[Self] = &[Self::CaptureMissed, Self::Touched, Self::Irregular];

    /// Its word: `capture-missed`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::CaptureMissed => "capture-missed",
            Self::Touched => "touched",
            Self::Irregular => "irregular",
        }
    }

    /// True if a finding is of this kind.
    pub(super) fn takes(self, finding: &Finding) -> bool {
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

/// By its word.
impl From<CorrectionKind> for Fact {
    fn from(kind: CorrectionKind) -> Self {
        Self::Word(kind.word())
    }
}

/// Why a demand for correction is answered as it is.
#[derive(Debug, Clone)]
pub enum CorrectionReason {
    /// The game had ended before it was demanded.
    GameEnded,
    /// Only this side decides whether it is corrected, but the other one demands it.
    OnlyOpponent(Color),
    /// The opponent has moved since, or let it stand: the finding's remark says which.
    Stands,
    /// It has been corrected already.
    Corrected,
    /// The half-move was taken back, and what was wrong with it is gone.
    TakenBack,
    /// The opponent has not decided yet.
    Open,
    /// It cannot stand, whatever the opponent wants.
    CannotStand,
    /// It goes back with an earlier half-move that cannot stand.
    GoesBack,
    /// Something happened that gets no result by the rules, and the arbiter decides first.
    NotRuled,
    /// Nothing is irregular there.
    NothingIrregular,
    /// Something else is irregular there; this is its message.
    OtherIrregularity(Said),
    /// A touched piece binds nobody; this is the finding that says why.
    BindsNobody(Box<RecordFinding>),
    /// The touched piece was played.
    TouchedAndPlayed,
    /// The touched piece has not been played yet, and must be.
    MustBePlayed,
    /// No piece is recorded as touched there.
    NoTouchRecorded,
    /// Nothing of this kind can be corrected, but something else in the game can still be
    /// corrected.
    OtherOpen(Box<RecordFinding>),
}
