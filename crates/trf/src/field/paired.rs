//! The pairing of a round in a report.

use std::collections::BTreeSet;

use super::is_of_teams;
use super::roster::Roster;
use crate::{Document, ResultCode};
use draughts_pairing::Color;
use draughts_pairing::field::{Field, FieldPair, FieldPairing};

/// The pairing of a round in a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportPairing {
    /// The pairing. A report has no board numbers, so the boards are in the order of FIDE C.04.2,
    /// 3.6.
    pub pairing: FieldPairing,
    /// The pairs without colours in the report, which may omit them for a forfeit: White is the
    /// player who comes first in the field.
    pub colorless: BTreeSet<FieldPair>,
    /// Further players with the pairing-allocated bye, which only one player can have.
    pub more_byes: Vec<usize>,
}

/// Returns the pairing in a report for the round of a field made from it.
pub fn paired(document: &Document, field: &Field) -> ReportPairing {
    if is_of_teams(document) {
        return super::teams::paired(document, field);
    }
    let roster = Roster::of(document);
    let at = usize::from(field.round - 1);
    let mut pairing = FieldPairing::default();
    let mut colorless = BTreeSet::new();
    let mut more_byes = Vec::new();
    for (place, line) in roster.lines.iter().enumerate() {
        let Some(cell) = line.rounds.get(at).copied().flatten() else { continue };
        if cell.result == Some(ResultCode::Allocated) {
            match pairing.bye {
                None => pairing.bye = Some(place),
                Some(_) => more_byes.push(place),
            }
        }
        let Some(opponent) = roster.place(cell.opponent) else { continue };
        let pair = FieldPair { white: place, black: opponent };
        match cell.color {
            Some(Color::White) => pairing.pairs.push(pair),
            None if place < opponent => {
                pairing.pairs.push(pair);
                colorless.insert(pair);
            }
            _ => {}
        }
    }
    pairing.sort_boards(field);
    ReportPairing { pairing, colorless, more_byes }
}
