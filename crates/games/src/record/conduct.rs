//! The irregularity of the rule set for each finding, and its article.

use super::codes;
use crate::diag::{Citation, Code};
use crate::rules::{Irregularity, RuleSet};

/// The irregularity of the rule set that each code reports.
const FOUND_BY: &[(&Code, Irregularity)] = &[
    (codes::TWO_MOVES_IN_A_ROW, Irregularity::TwoMoves),
    (codes::MOVED_IRREGULARLY, Irregularity::Irregular),
    (codes::KING_LIMIT, Irregularity::KingLimit),
    (codes::PIECE_TOUCHED_NOT_PLAYED, Irregularity::TouchedNotPlayed),
    (codes::MOVE_TAKEN_BACK, Irregularity::TakenBack),
    (codes::NOT_YOUR_PIECE, Irregularity::NotYourPiece),
    (codes::CAPTURE_MISSED, Irregularity::CaptureMissed),
    (codes::PIECE_LIFTED, Irregularity::Lifted),
    (codes::CAPTURE_TOO_FEW, Irregularity::CaptureTooFew),
    (codes::CAPTURE_TOO_MANY, Irregularity::CaptureTooMany),
    (codes::CAPTURE_PRIORITY, Irregularity::CapturePriority),
    (codes::CAPTURE_STOPPED, Irregularity::CaptureStopped),
    (codes::PIECE_LIFTED_EARLY, Irregularity::LiftedEarly),
    (codes::PIECE_LEFT_ON, Irregularity::LeftOn),
    (codes::PIECE_WRONGLY_REMOVED, Irregularity::WronglyRemoved),
    (codes::REMOVAL_STOPPED, Irregularity::RemovalStopped),
    (codes::OWN_PIECE_REMOVED, Irregularity::OwnRemoved),
    (codes::NOT_CROWNED, Irregularity::NotCrowned),
    (codes::UNCROWNED_KING_MOVED, Irregularity::UncrownedMoved),
    (codes::TWO_HANDS, Irregularity::TwoHands),
    (codes::CAPTURE_UNCLEAR, Irregularity::Unclear),
    (codes::REMOVAL_ORDER, Irregularity::RemovalOrder),
    (codes::SET_UP_WRONG, Irregularity::SetUpWrong),
    (codes::PIECE_INACTIVE, Irregularity::Inactive),
];

/// Returns the irregularity that a finding with this code reports; `None` if rule sets have no name
/// for it.
pub(super) fn irregularity_of(code: &Code) -> Option<Irregularity> {
    FOUND_BY.iter().find(|(found, _)| *found == code).map(|(_, which)| *which)
}

/// Returns the article on the consequence of an irregularity that a code reports.
pub(super) fn citation_of(set: &RuleSet, code: &Code) -> Citation {
    match irregularity_of(code) {
        Some(which) => set.irregularity_cited(which),
        None => set.irregular_move.source.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_irregularity_has_its_code_or_is_cited_where_it_is_ruled() {
        // Otherwise its finding would cite the general article on irregular moves.
        const CITED_WHERE_RULED: &[Irregularity] = &[
            Irregularity::Displaced,
            Irregularity::Refusal,
            Irregularity::PartCorrection,
            Irregularity::Announced,
            Irregularity::TouchedOffMove,
            Irregularity::AdjustedOffMove,
        ];
        for which in Irregularity::ALL {
            let has_code = FOUND_BY.iter().any(|(_, found)| found == which);
            assert_ne!(has_code, CITED_WHERE_RULED.contains(which), "{which:?}");
        }
    }
}
