//! The criteria for giving up a replay because the record no longer matches the board.

use smallvec::SmallVec;

use super::codes;
use super::finding_log::FindingLog;
use super::found::TextFault;
use super::game::FindingId;
use crate::diag::{Code, Finding, Span};

/// The number of irregular half-moves in close succession that show that the record no longer
/// matches the board.
const PARTED: usize = 3;
/// The distance within which they are close, in half-moves.
const PARTED_WITHIN: usize = 6;
/// The number of irregular half-moves of any kind that also show it.
const MANY: usize = 5;
/// The distance within which they are close, in half-moves.
const MANY_WITHIN: usize = 12;
/// The number in one game that shows it, at any distance.
const MANY_IN_ALL: usize = 7;

/// The findings that indicate a missing move. Missed captures follow each other in honest records;
/// a piece where none can be, or one of the wrong side, does not.
const MISSING: &[&Code] =
    &[codes::TWO_MOVES_IN_A_ROW, codes::NOT_YOUR_PIECE, codes::MOVED_IRREGULARLY];

/// The irregular half-moves of a record.
#[derive(Debug, Default)]
pub(super) struct DivergenceCheck {
    /// Their indices, from 0, and their findings.
    irregular: SmallVec<[(usize, FindingId); 4]>,
}

/// The decision not to follow a record further.
pub(super) struct Divergence {
    /// The last finding that is kept: findings about later half-moves are discarded.
    pub keeps: Option<FindingId>,
    /// The finding about the decision.
    pub finding: Finding,
}

impl DivergenceCheck {
    /// Records an irregular half-move, given by its index and `span`. If the record no longer
    /// matches the board, returns the finding about that.
    pub(super) fn irregular(
        &mut self,
        place: usize,
        finding: FindingId,
        log: &FindingLog,
        span: Span,
    ) -> Option<Divergence> {
        self.irregular.push((place, finding));
        let close = |within: usize| {
            self.irregular.iter().filter(move |&&(index, _)| place - index < within)
        };
        let shows_it =
            |finding: FindingId| log.judged(finding).filter(|found| found.finding.is_any(MISSING));
        let begins = close(PARTED_WITHIN)
            .enumerate()
            .find_map(|(at, &(_, finding))| Some((at, finding, shows_it(finding)?)))
            .filter(|(at, ..)| close(PARTED_WITHIN).count() - at >= PARTED);
        let (keeps, fault) = match begins {
            Some((_, kept, first)) => {
                let after = first.move_text.clone().unwrap_or_default();
                (Some(kept), TextFault::Parted { after })
            }
            // These can be of any kind, so the findings so far are kept.
            None if close(MANY_WITHIN).count() >= MANY || self.irregular.len() >= MANY_IN_ALL => {
                (None, TextFault::TooIrregular { half_moves: self.irregular.len() })
            }
            None => return None,
        };
        Some(Divergence { keeps, finding: Finding::of(fault, span) })
    }
}
