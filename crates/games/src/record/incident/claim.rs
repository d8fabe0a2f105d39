//! The words of a claim: `repetition 41w 45w 49w`, `no-progress 41w`, `ending`, each with
//! `next 24-20` after it if the claimant announces a move.

use super::super::named_move::NamedMove;
use super::IncidentError;
use crate::rules::DrawKind;

/// What a claim rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimWords {
    /// The kind of draw: repetition, no progress or an ending.
    pub kind: DrawKind,
    /// Of repetition the moves after which the position stood, else the move from which the
    /// claimant counts; may be empty.
    pub moves: Vec<NamedMove>,
    /// The move that the claimant announces and has not played, as written.
    pub next: Option<String>,
}

/// Is it a claim at all?
pub(super) fn check(name: &'static str, words: &[String]) -> Result<(), IncidentError> {
    ClaimWords::read(name, words).map(|_| ())
}

impl ClaimWords {
    /// Reads the words after the side.
    pub(in crate::record) fn read(
        name: &'static str,
        words: &[String],
    ) -> Result<Self, IncidentError> {
        let kind = match words.first().map_or("", String::as_str) {
            "repetition" => DrawKind::Repetition,
            "no-progress" => DrawKind::NoProgress,
            "ending" => DrawKind::Ending,
            other => return Err(IncidentError::NoClaim(name, other.to_owned())),
        };
        let announces = words.iter().position(|word| word == "next");
        let (named, next) = words.split_at(announces.unwrap_or(words.len()));
        let moves = named
            .iter()
            .skip(1)
            .map(|word| word.parse().map_err(|_| IncidentError::NotAMove(name, word.clone())))
            .collect::<Result<Vec<NamedMove>, IncidentError>>()?;
        if kind != DrawKind::Repetition && moves.len() > 1 {
            return Err(IncidentError::TooMuch(name, words[2].clone()));
        }
        let next = match next {
            [] => None,
            [_, announced] => Some(announced.clone()),
            [next] => return Err(IncidentError::NotAMove(name, next.clone())),
            [_, _, more, ..] => return Err(IncidentError::TooMuch(name, more.clone())),
        };
        Ok(Self { kind, moves, next })
    }
}
