//! Names of half-moves as people write them: `41w`, `41`, `ply:81`, and `start` for none.

use super::unwritten::TypedTextError;
use crate::board::Color;

/// A half-move as named in a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamedMove {
    /// The position before the first half-move.
    Start,
    /// The number printed in the record; without a side, the side is still to be determined.
    Number(u32, Option<Color>),
    /// Its number in the record, from 1.
    Ply(usize),
}

impl std::fmt::Display for NamedMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Start => f.write_str("start"),
            Self::Number(number, Some(side)) => {
                write!(f, "{number}{}", side.letter().to_ascii_lowercase())
            }
            Self::Number(number, None) => write!(f, "{number}"),
            Self::Ply(ply) => write!(f, "ply:{ply}"),
        }
    }
}

impl std::str::FromStr for NamedMove {
    type Err = TypedTextError;

    fn from_str(text: &str) -> Result<Self, TypedTextError> {
        let word = text.trim().to_ascii_lowercase();
        let usage = || TypedTextError::HalfMove { text: text.to_owned() };
        if word == "start" {
            return Ok(Self::Start);
        }
        if let Some(ply) = word.strip_prefix("ply:") {
            return ply.parse().ok().filter(|&ply| ply > 0).map(Self::Ply).ok_or_else(usage);
        }
        let (digits, side) = match (word.strip_suffix('w'), word.strip_suffix('b')) {
            (Some(digits), _) => (digits, Some(Color::White)),
            (_, Some(digits)) => (digits, Some(Color::Black)),
            _ => (word.as_str(), None),
        };
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.parse().ok().filter(|_| is_number);
        number.map(|number| Self::Number(number, side)).ok_or_else(usage)
    }
}
