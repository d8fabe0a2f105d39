//! The words of a claim: `repetition 41w 45w 49w`, `no-progress 41w`, `ending`.

use super::IncidentError;
use crate::board::Color;

/// What a claim rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClaimWords {
    /// Repetition, by the positions after these moves.
    Repetition(Vec<MoveName>),
    /// Moves without progress, from this move on.
    NoProgress(Option<MoveName>),
    /// Moves in an ending, from this move on.
    Ending(Option<MoveName>),
}

/// A move as a score sheet names it: `41w`; a bare number is the claimant's own move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveName {
    /// Its number.
    pub number: u32,
    /// Who made it, if it is said.
    pub side: Option<Color>,
}

impl MoveName {
    /// Reads `41w`, `41b` or `41`.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        let word = word.trim().to_ascii_lowercase();
        let (digits, side) = match word.strip_suffix(['w', 'b']) {
            Some(digits) if word.ends_with('w') => (digits, Some(Color::White)),
            Some(digits) => (digits, Some(Color::Black)),
            None => (word.as_str(), None),
        };
        Some(Self { number: digits.parse().ok()?, side })
    }
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
            .map(|word| {
                MoveName::parse(word).ok_or_else(|| IncidentError::NotAMove(name, word.clone()))
            })
            .collect::<Result<Vec<MoveName>, IncidentError>>()?;
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
