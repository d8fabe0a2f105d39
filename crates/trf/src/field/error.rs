//! Why a report is no field.

use crate::codes::TRF_PAIRING;
use crate::{Contradiction, Place, points_in, span_of};
use draughts_ground::diag::{Finding, LineMap, Span, found};
use draughts_ground::said::{Said, Told};
use draughts_pairing::Points;
use draughts_pairing::swiss::SystemName;

/// Why no field can be made of a report: what, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.said().id())]
#[non_exhaustive]
pub enum FieldError {
    /// Its lines contradict each other.
    Contradiction(Contradiction),
    /// It does not hold what the pairing needs.
    Lacks(Lacks, Place),
}

found! {
    /// What a report does not hold that the pairing needs; with what to do.
    pub enum Lacks {
        /// It does not say how many rounds there will be.
        NoRounds => "trf-no-rounds", TRF_PAIRING;
        /// Nobody has played, and it does not say who begins with which colour.
        NoInitialColor => "trf-no-initial-color", TRF_PAIRING;
        /// All rounds have been paired.
        Over { round: u16, rounds: u16 } => "trf-over", TRF_PAIRING;
        /// Rounds before the one that was asked for have not been paired; `next` is the next.
        NotNext { round: u16, next: u16 } => "trf-not-next", TRF_PAIRING;
        /// A game of an earlier round has no result.
        NoResult { number: u16, round: u16 } => "trf-no-result", TRF_PAIRING;
        /// The points of the file are not those made by the results.
        Points { number: u16, said: Points, made: Points } => "trf-points", TRF_PAIRING;
        /// Teams play, and none has met another yet.
        NoMatch => "trf-no-match", TRF_PAIRING;
        /// Teams play, and somebody who has games is in none of them.
        OutsideTeams { number: u16 } => "trf-outside-teams", TRF_PAIRING;
        /// Teams play, and no record says which.
        NoTeams => "trf-no-teams", TRF_PAIRING;
        /// Teams play, and the system pairs players, or the other way round.
        Unfit { system: SystemName, teams: bool } => "trf-system-unfit", TRF_PAIRING;
        /// The points of a team are not those made by its matches.
        TeamPoints { number: u16, games: bool, said: Points, made: Points }
            => "trf-team-points", TRF_PAIRING;
        /// Record 092 says in words which system it is, and that is none of those there are.
        OtherSystem { text: String } => "trf-other-system", TRF_PAIRING;
        /// It names a system that is none of those there are.
        UnknownSystem { name: String, known: Vec<String> } => "trf-unknown-system", TRF_PAIRING;
        /// It names a schedule, by which no round is paired from the scores before it.
        Schedule { name: String } => "trf-schedule", TRF_PAIRING;
        /// It names another system than the one that was asked for.
        NotAsked { named: SystemName, asked: SystemName } => "trf-not-asked", TRF_PAIRING;
        /// Its system draws lots, and a report does not say from what.
        DrawsLots { name: String } => "trf-draws-lots", TRF_PAIRING;
        /// Baku acceleration does not go with the points.
        Baku => "trf-baku", TRF_PAIRING;
    }
}

impl From<Lacks> for FieldError {
    fn from(lacks: Lacks) -> Self {
        Self::Lacks(lacks, Place::File)
    }
}

impl Told for FieldError {
    fn said(&self) -> Said {
        match self {
            Self::Contradiction(wrong) => wrong.what.said(),
            Self::Lacks(lacks, _) => lacks.said(),
        }
    }
}

impl FieldError {
    /// The same as a finding in the file that was read.
    #[must_use]
    pub fn finding(&self, bytes: &[u8]) -> Finding {
        let span = match self {
            Self::Lacks(Lacks::Points { .. }, Place::Record(at)) => points_in(bytes, *at),
            Self::Contradiction(Contradiction { place, .. }) | Self::Lacks(_, place) => {
                span_of(bytes, *place)
            }
        };
        let finding = match self.clone() {
            Self::Contradiction(wrong) => Finding::of(wrong.what, span),
            Self::Lacks(lacks, _) => Finding::of(lacks, span),
        };
        if span == Span::default() {
            return finding;
        }
        finding.at(LineMap::new(bytes).place(span.start))
    }
}
