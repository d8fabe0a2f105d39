//! The words of a claim: `repetition 41w 45w 49w`, `no-progress 41w`, `ending`, each followed by
//! `next 24-20` if the claimant announces a move.

use super::super::named_move::NamedMove;
use super::{IncidentError, IncidentKind};
use crate::rules::{ClaimForm, DrawKind};

/// The basis of a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimWords {
    /// The kind of draw: repetition, no progress or an ending.
    pub kind: DrawKind,
    /// For a repetition, the moves after which the position occurred; otherwise the move from which
    /// the claimant counts; may be empty.
    pub moves: Vec<NamedMove>,
    /// The move that the claimant announces but has not played, as written.
    pub next: Option<String>,
}

/// Checks that the words form a claim.
pub(super) fn check(kind: IncidentKind, words: &[String]) -> Result<(), IncidentError> {
    ClaimWords::read(kind, words).map(|_| ())
}

impl ClaimWords {
    /// Parses the words after the side.
    pub(in crate::record) fn read(
        incident: IncidentKind,
        words: &[String],
    ) -> Result<Self, IncidentError> {
        let no_move = |word: &str| {
            let (word, write) = (word.to_owned(), incident.into());
            IncidentError::NotAMove { word, write }
        };
        let word = words.first().map_or("", String::as_str);
        let is_claimed_by_moves = |kind: &DrawKind| match kind.claim_form() {
            ClaimForm::Times | ClaimForm::Count => true,
            ClaimForm::Recorded | ClaimForm::Unclaimed => false,
        };
        let kind = word.parse().ok().filter(is_claimed_by_moves);
        let kind = kind.ok_or_else(|| IncidentError::NoClaim {
            word: word.to_owned(),
            write: incident.into(),
        })?;
        let announces = words.iter().position(|word| word == "next");
        let (named, next) = words.split_at(announces.unwrap_or(words.len()));
        let moves = named
            .iter()
            .skip(1)
            .map(|word| word.parse().map_err(|_| no_move(word)))
            .collect::<Result<Vec<NamedMove>, IncidentError>>()?;
        let most = match kind.claim_form() {
            ClaimForm::Times => usize::MAX,
            ClaimForm::Count => 1,
            ClaimForm::Recorded | ClaimForm::Unclaimed => 0,
        };
        if let Some(more) = named.iter().skip(1).nth(most) {
            return Err(incident.takes_no(more.clone()));
        }
        let next = match next {
            [] => None,
            [_, announced] => Some(announced.clone()),
            [next] => return Err(no_move(next)),
            [_, _, more, ..] => return Err(incident.takes_no(more.clone())),
        };
        Ok(Self { kind, moves, next })
    }
}
