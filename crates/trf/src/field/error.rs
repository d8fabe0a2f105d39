//! The reasons a report cannot be converted to a field.

use crate::codes::TRF_PAIRING;
use crate::{Contradiction, ContradictionPlace, points_in, span_of};
use draughts_ground::diag::{Finding, LineMap, Span, found};
use draughts_ground::said::{Said, Told};
use draughts_pairing::Points;
use draughts_pairing::swiss::SystemName;

/// The reason a report cannot be converted to a field, with its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.said())]
#[non_exhaustive]
pub enum FieldError {
    /// Its lines contradict each other.
    Contradiction(Contradiction),
    /// It lacks data that the pairing needs.
    Lacks(MissingData, ContradictionPlace),
}

found! {
    /// Missing data that the pairing needs, with a remedy.
    pub enum MissingData {
        NoRounds => "trf-no-rounds", TRF_PAIRING,
            "the file does not say how many rounds the tournament has",
            help "add a record with the number of rounds, such as `142 9`";
        NoInitialColor => "trf-no-initial-color", TRF_PAIRING,
            "the file does not say the initial colour",
            help "draw it by lot and add `152 W` or `152 B`";
        Over { round: u16, rounds: u16 } => "trf-over", TRF_PAIRING,
            "round { $round } cannot be paired: the tournament has { $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            }";
        /// Rounds before the requested one have not been paired; `next` is the next one.
        NotNext { round: u16, next: u16 } => "trf-not-next", TRF_PAIRING,
            "round { $round } cannot be paired: round { $next } is the next";
        NoResult { number: u16, round: u16 } => "trf-no-result", TRF_PAIRING,
            "player { $number } has no result in round { $round }",
            help "enter the result, or `?` for an adjourned game";
        Points { number: u16, said: Points, made: Points } => "trf-points", TRF_PAIRING,
            "player { $number } has { $made } points by the results, and the file says { $said }",
            help "correct the results or the points, or say in record 162 what results are worth";
        NoMatch => "trf-no-match", TRF_PAIRING,
            "teams play in this tournament, and none has met another yet: there is nothing to rank";
        OutsideTeams { number: u16 } => "trf-outside-teams", TRF_PAIRING,
            "teams play in this tournament, and player { $number }, who has games, is in none of \
             them",
            help "add the player to the record 310 of the team";
        NoTeams => "trf-no-teams", TRF_PAIRING,
            "teams play in this tournament, and no record says which",
            help "add a record 310 for each team";
        Unfit { system: SystemName, teams: bool } => "trf-system-unfit", TRF_PAIRING,
            "{ $teams ->
                [yes] teams play in this tournament, and { $system } pairs players
               *[no] players play in this tournament, and { $system } pairs teams
            }",
            help "name a system for { $teams ->
                [yes] teams in record 192, such as `192 FIDE_TEAM_TYPEA_MP_GP`
               *[no] players in record 192, such as `192 FIDE_DUTCH_2026`
            }";
        TeamPoints {
            number: u16,
            games: bool,
            said: Points,
            made: Points,
        } => "trf-team-points", TRF_PAIRING,
            "team { $number } has { $made } { $games ->
                [yes] game points
               *[no] match points
            } by the results, and record 310 says { $said }",
            help "correct the results or the points, or say in records 162, 362 and 320 what \
             games, matches and byes are worth";
        OtherSystem { text: String } => "trf-other-system", TRF_PAIRING,
            "record 092 says { $text }, and there is no such system here",
            help "name the system in record 192, if it is the FIDE Dutch system all the same: \
             `192 FIDE_DUTCH_2025`";
        UnknownSystem { name: String, known: Vec<String> } => "trf-unknown-system", TRF_PAIRING,
            "record 192 names { $name }, and there is no such system here",
            help "write one of { $known }, or leave the record out for the FIDE Dutch system";
        Schedule { name: String } => "trf-schedule", TRF_PAIRING,
            "the report is of a schedule, { $name }: no round of it is paired from the scores \
             before it",
            help "import the report as an event, and pair and check that";
        NotAsked { named: SystemName, asked: SystemName } => "trf-not-asked", TRF_PAIRING,
            "the report names { $named }, and { $asked } was asked for",
            help "ask for the system of the report, or for none";
        DrawsLots { name: String } => "trf-draws-lots", TRF_PAIRING,
            "{ $name } draws lots, and a report does not say from what",
            help "import the report as an event and pair that: its file keeps what lots are drawn \
             from";
        Baku => "trf-baku", TRF_PAIRING,
            "Baku acceleration goes only with a win of two draws and a loss of nothing",
            help "say in records 250 who has how many points more in which rounds";
    }
}

impl From<MissingData> for FieldError {
    fn from(lacks: MissingData) -> Self {
        Self::Lacks(lacks, ContradictionPlace::File)
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
    /// Converts the error to a finding in the file.
    pub fn finding(&self, bytes: &[u8]) -> Finding {
        let span = match self {
            Self::Lacks(MissingData::Points { .. }, ContradictionPlace::Record(at)) => {
                points_in(bytes, *at)
            }
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
