//! When to give up: the record and the board have parted.

use smallvec::SmallVec;

use super::codes;
use super::docket::Docket;
use super::found::TextFault;
use super::game::FindingId;
use crate::diag::{Code, Finding, Span};

/// This many irregular half-moves close together show that the record and the board have parted.
const PARTED: usize = 3;
/// How close, in half-moves.
const PARTED_WITHIN: usize = 6;
/// This many irregular half-moves of any kind show it too.
const MANY: usize = 5;
/// How close, in half-moves.
const MANY_WITHIN: usize = 12;
/// And this many in one game, however far apart.
const MANY_IN_ALL: usize = 7;

/// The findings that show that something is missing. Missed captures follow each other in honest
/// records; a piece where none can be, or the wrong side's, does not.
const MISSING: &[&Code] =
    &[codes::TWO_MOVES_IN_A_ROW, codes::NOT_YOUR_PIECE, codes::MOVED_IRREGULARLY];

/// The irregular half-moves of a record.
#[derive(Debug, Default)]
pub(super) struct Parting {
    /// Their places, from 0, and their findings.
    irregular: SmallVec<[(usize, FindingId); 4]>,
}

/// The decision that a record is not followed further.
pub(super) struct Parted {
    /// The last finding that is kept: findings about later half-moves are given up.
    pub keeps: Option<FindingId>,
    /// What is reported about it.
    pub finding: Finding,
}

impl Parting {
    /// Notes that the half-move at a place has broken a law. Returns whether the record and the
    /// board have parted; `span` is the half-move.
    pub(super) fn irregular(
        &mut self,
        place: usize,
        finding: FindingId,
        docket: &Docket,
        span: Span,
    ) -> Option<Parted> {
        self.irregular.push((place, finding));
        let close = |within: usize| {
            self.irregular.iter().filter(move |&&(index, _)| place - index < within)
        };
        let shows_it = |finding: FindingId| {
            docket.judged(finding).filter(|found| found.finding.is_any(MISSING))
        };
        let begins = close(PARTED_WITHIN)
            .enumerate()
            .find_map(|(at, &(_, finding))| Some((at, finding, shows_it(finding)?)))
            .filter(|(at, ..)| close(PARTED_WITHIN).count() - at >= PARTED);
        let (keeps, fault) = match begins {
            Some((_, kept, first)) => {
                let after = first.move_text.clone().unwrap_or_default();
                (Some(kept), TextFault::Parted { after })
            }
            // These can be of any kind, so what has been found is kept.
            None if close(MANY_WITHIN).count() >= MANY || self.irregular.len() >= MANY_IN_ALL => {
                (None, TextFault::TooIrregular { half_moves: self.irregular.len() })
            }
            None => return None,
        };
        Some(Parted { keeps, finding: Finding::of(fault, span) })
    }
}
