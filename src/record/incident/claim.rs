//! The words of a claim: `repetition 41w 45w 49w`, `no-progress 41w`, `ending`.

use super::super::named_move::NamedMove;
use super::IncidentError;

/// What a claim rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClaimWords {
    /// Repetition, by the positions after these moves.
    Repetition(Vec<NamedMove>),
    /// Moves without progress, from this move on.
    NoProgress(Option<NamedMove>),
    /// Moves in an ending, from this move on.
    Ending(Option<NamedMove>),
}

/// Is it a claim at all?
pub(super) fn check(name: &'static str, words: &[String]) -> Result<(), IncidentError> {
    ClaimWords::read(name, words).map(|_| ())
}

impl ClaimWords {
    /// Reads the words behind the side.
    pub(in crate::record) fn read(
        name: &'static str,
        words: &[String],
    ) -> Result<Self, IncidentError> {
        let kind = words.first().map_or("", String::as_str);
        let moves = words
            .iter()
            .skip(1)
            .map(|word| word.parse().map_err(|_| IncidentError::NotAMove(name, word.clone())))
            .collect::<Result<Vec<NamedMove>, IncidentError>>()?;
        if kind != "repetition" && moves.len() > 1 {
            return Err(IncidentError::TooMuch(name, words[2].clone()));
        }
        match kind {
            "repetition" => Ok(Self::Repetition(moves)),
            "no-progress" => Ok(Self::NoProgress(moves.first().copied())),
            "ending" => Ok(Self::Ending(moves.first().copied())),
            other => Err(IncidentError::NoClaim(name, other.to_owned())),
        }
    }
}
