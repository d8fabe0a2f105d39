//! Why a report is no field.

use super::super::{Contradiction, Place, codes, span_of};
use crate::diag::{Finding, LineMap, Span, count};
use crate::event::Points;

/// Why no field can be made of a report.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FieldError {
    /// Its lines contradict each other.
    #[error("{}", .0.message)]
    Contradiction(Contradiction),
    /// It does not say how many rounds there will be.
    #[error("the file does not say how many rounds the tournament has")]
    NoRounds,
    /// Nobody has played, and it does not say who begins with which colour.
    #[error("the file does not say the initial colour")]
    NoInitialColor,
    /// All rounds have been paired.
    #[error(
        "round {round} cannot be paired: the tournament has {}",
        count(rounds, "round", "rounds")
    )]
    Over {
        /// The round that was asked for.
        round: u16,
        /// The rounds of the tournament.
        rounds: u16,
    },
    /// Rounds before the one that was asked for have not been paired.
    #[error("round {round} cannot be paired: round {next} is the next")]
    NotNext {
        /// The round that was asked for, or 0, which is none.
        round: u16,
        /// The next round.
        next: u16,
    },
    /// A game of an earlier round has no result.
    #[error("player {number} has no result in round {round}")]
    NoResult {
        /// The start number.
        number: u16,
        /// The round.
        round: u16,
        /// Where.
        place: Place,
    },
    /// The points are not those of the results.
    #[error("player {number} has {made} points by the results, and the file says {said}")]
    Points {
        /// The start number.
        number: u16,
        /// The points of the file.
        said: Points,
        /// The points of the results.
        made: Points,
        /// Where.
        place: Place,
    },
    /// Two players have the pairing-allocated bye in the same round.
    #[error("players {one} and {other} have the bye of round {round}")]
    TwoByes {
        /// The round.
        round: u16,
        /// The start number of the first.
        one: u16,
        /// That of the second.
        other: u16,
        /// Where the second has it.
        place: Place,
    },
    /// Baku acceleration does not go with the points.
    #[error("Baku acceleration goes only with a win of two draws and a loss of nothing")]
    Baku,
}

impl FieldError {
    /// What the arbiter may do about it.
    #[must_use]
    pub const fn help(&self) -> Option<&'static str> {
        Some(match self {
            Self::NoRounds => "add a record with the number of rounds, such as `142 9`",
            Self::NoInitialColor => "draw it by lot and add `152 W` or `152 B`",
            Self::NoResult { .. } => "enter the result, or `?` for an adjourned game",
            Self::Points { .. } => {
                "correct the results or the points, or say in record 162 what results are worth"
            }
            Self::TwoByes { .. } => "a bye that was asked for is F, H or Z",
            Self::Baku => "say in records 250 who has how many points more in which rounds",
            Self::Contradiction(_) | Self::Over { .. } | Self::NotNext { .. } => return None,
        })
    }

    /// The same as a finding in the file that was read.
    #[must_use]
    pub fn finding(&self, bytes: &[u8]) -> Finding {
        let (code, place) = match self {
            Self::Contradiction(wrong) => (wrong.code, wrong.place),
            Self::NoResult { place, .. }
            | Self::Points { place, .. }
            | Self::TwoByes { place, .. } => (codes::TRF_PAIRING, *place),
            _ => (codes::TRF_PAIRING, Place::File),
        };
        let span = span_of(bytes, place);
        let mut finding = Finding::new(code, self.to_string(), span);
        if span != Span::default() {
            finding = finding.at(LineMap::new(bytes).place(span.start));
        }
        match self.help() {
            Some(help) => finding.help(help),
            None => finding,
        }
    }
}
