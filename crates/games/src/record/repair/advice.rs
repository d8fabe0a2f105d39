//! The conditions for offering a repair, and its place.

use super::offer::{OfferContext, RepairOffer};
use super::{Edit, EditKind, FEW, Repair, Repairs, SlipKind, find_repairs};
use crate::diag::Code;
use crate::diag::Level;
use crate::pdn::GameText;
use crate::record::codes;
use crate::record::found::SetupFault;
use crate::record::ply_text::Written;
use crate::record::replay::shown;
use crate::record::{GameReport, Laws, MainLine, RecordFinding};

/// A repair that is offered with a finding.
#[derive(Debug, Clone)]
pub struct RepairAdvice {
    /// The repair.
    pub repair: Repair,
    /// The number of other repairs that are equally or nearly as plausible and fit as well. If
    /// there are any, the record does not determine the repair.
    pub rivals: usize,
    /// Whether some other changes were not tried.
    pub is_partial: bool,
    /// Whether the record can be followed to its end unchanged and its faults are of the kind that
    /// players make: captures missed or made wrongly.
    pub may_be_true: bool,
    /// The repair in the form in which it is added to the help of the finding.
    pub offer: RepairOffer,
}

impl RepairAdvice {
    /// Returns whether the repair explains the whole record, later half-moves confirm it, and
    /// nothing else explains it as well.
    pub fn is_determined(&self) -> bool {
        let confirmed = self.repair.evidence >= 2 || self.repair.weight <= BEYOND_DOUBT;
        let only = self.rivals == 0 && !self.is_partial && !self.may_be_true;
        self.repair.whole && only && confirmed
    }
}

/// The weight up to which a change needs no confirmation: a half-move written twice.
const BEYOND_DOUBT: u32 = 1;
/// A change is offered up to this weight plus the number of half-moves that confirm it.
const PLAUSIBLE: u32 = 7;
/// The number of half-moves beyond which more of them add no confirmation.
const CONFIRMED: usize = 20;
/// The number of half-moves that must follow if the rest does not fit as a whole.
const PARTLY: usize = 10;
/// The most weight of a change to a record that continues after an irregular move, and so may be
/// true. Another reading of a half-move is then offered only if nothing else fits as well and
/// enough half-moves confirm it.
const SLIP_OF_THE_PEN: u32 = 6;

/// Finds the probable meaning of a record with a fault, and adds it to the finding where the record
/// breaks.
///
/// `report` is the replay of the game under these rules; a report without a fault is left
/// unchanged, at no cost. The explanation in the finding remains; the repair is added after it.
pub fn add_advice(report: &mut GameReport, game: &GameText<'_>, laws: &Laws, budget: u64) {
    // The search does not know changes of the board by incidents.
    if report.ok || report.last.is_none() || report.is_altered {
        return;
    }
    // A slip is in a half-move; reports about the board are not slips.
    let is_fault = |found: &&RecordFinding| {
        let is_of_start = matches!(found.finding.as_what(), Some(SetupFault::FenDoubtful { .. }));
        (found.at.is_some() || is_of_start) && found.finding.level() >= Level::Irregularity
    };
    let of_half_move =
        report.findings.iter().position(|found| is_fault(&found) && found.move_text.is_some());
    let breaks = of_half_move.or_else(|| report.findings.iter().position(|found| is_fault(&found)));
    let Some(breaks) = breaks else {
        return;
    };
    let line = MainLine::read(game);
    let repairs = find_repairs(game, &line, laws, budget);
    let (rivals, is_partial) = (repairs.rivals(), repairs.is_partial);
    let goes_on = report.replayed_plies == report.plies;
    let exchanged = exchanged(report, &line, &repairs);
    let Some(repair) = repairs.found.into_iter().next() else {
        return;
    };
    const OF_PLAYERS: &[&Code] = &[
        codes::CAPTURE_MISSED,
        codes::CAPTURE_TOO_FEW,
        codes::CAPTURE_TOO_MANY,
        codes::CAPTURE_PRIORITY,
        codes::KING_LIMIT,
    ];
    let mut faults = report.findings.iter().filter(|f| f.finding.level() >= Level::Irregularity);
    let may_be_true = goes_on && faults.all(|fault| fault.finding.is_any(OF_PLAYERS));
    let found = &mut report.findings[breaks];
    let out_of_turn = found.finding.is_any(&[codes::TWO_MOVES_IN_A_ROW, codes::NOT_YOUR_PIECE]);
    let (repair, rivals) = match (is_offered(&repair, rivals, goes_on, out_of_turn), exchanged) {
        (true, _) => (repair, rivals),
        (false, Some(exchanged)) => exchanged,
        (false, None) => return,
    };
    let at = found.at.map_or(0, |at| at.ply);
    let slip = found.finding.level() == Level::Irregularity;
    // If nothing follows, nothing confirms it.
    let sure = !may_be_true && (repair.replays > 0 || repair.weight <= BEYOND_DOUBT);
    let offered = OfferContext { at, rivals, sure, slip };
    let Some(offer) = RepairOffer::of(&repair, offered) else {
        return;
    };
    found.finding.advise(&offer);
    found.repair = Some(RepairAdvice { repair, rivals, is_partial, may_be_true, offer });
}

/// Returns two half-moves of one player that may have been exchanged, and the number of other
/// repairs that fit as well.
///
/// Both players in a row miss a capture, and one of these captures is made one move later. If an
/// exchange of two consecutive half-moves of one player makes the whole record legal, a slip
/// explains it more simply than two players who overlook the same capture.
fn exchanged(
    report: &GameReport,
    line: &MainLine<'_>,
    repairs: &Repairs,
) -> Option<(Repair, usize)> {
    let mut faults = report
        .findings
        .iter()
        .filter(|found| found.move_text.is_some() && found.finding.level() >= Level::Irregularity);
    let missed = |found: &&RecordFinding| found.finding.is(codes::CAPTURE_MISSED);
    let one = faults.next().filter(missed)?;
    let other = faults.next().filter(missed)?;
    let (at, next) = (one.at?.ply, other.at?.ply);
    let squares =
        |text: &str| -> String { text.chars().filter(char::is_ascii_alphanumeric).collect() };
    let made_later = |found: &RecordFinding, ply: usize| {
        let Some(Written::Move(text)) = line.plies.get(ply + 1).map(|later| later.written()) else {
            return false;
        };
        let made = squares(&shown(text)).replace('x', "");
        found.legal.iter().any(|legal| squares(legal).replace('x', "") == made)
    };
    if next != at + 1 || !(made_later(one, at) || made_later(other, next)) {
        return None;
    }
    let is_it = |repair: &&Repair| match repair.edits.as_slice() {
        [Edit { ply, what: EditKind::Exchange { with, .. }, .. }] => {
            repair.whole && *with == ply + 2 && (*ply == at || ply + 1 == at)
        }
        _ => false,
    };
    let found = repairs.found.iter().find(is_it)?;
    let alike = |other: &&Repair| other.whole && other.weight <= found.weight;
    let rivals = repairs.found.iter().filter(alike).count().saturating_sub(1);
    Some((found.clone(), rivals))
}

fn is_offered(repair: &Repair, rivals: usize, goes_on: bool, out_of_turn: bool) -> bool {
    let confirmed = repair.evidence.min(CONFIRMED) as u32;
    if goes_on {
        let misread = repair.edits.iter().any(|edit| matches!(edit.what, EditKind::Replace { .. }));
        let believed = match misread {
            true => rivals == 0 && repair.weight <= confirmed,
            // After an exchange of two half-moves the position is the same, so the following moves
            // confirm nothing. The only evidence for the exchange is that the sides do not
            // alternate.
            false => out_of_turn,
        };
        return repair.whole
            && believed
            && repair.edits.len() == 1
            && repair.weight <= SLIP_OF_THE_PEN;
    }
    // Two freely chosen moves make most short endings fit.
    let by_choice = repair.edits.iter().any(|edit| edit.kind == SlipKind::LostPair);
    if by_choice && rivals > 0 && repair.evidence < FEW {
        return false;
    }
    let enough = repair.whole || repair.evidence >= PARTLY;
    enough && repair.weight <= PLAUSIBLE + confirmed
}
