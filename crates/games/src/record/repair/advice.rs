//! When a repair is offered, and where.

use super::offer::{Offer, Offered};
use super::{Edit, EditKind, FEW, Repair, Repairs, SlipKind, suggest};
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
pub struct Advice {
    /// The repair.
    pub repair: Repair,
    /// Other repairs, equally plausible or nearly, that fit as well. If there are any, the record
    /// does not determine the repair.
    pub rivals: usize,
    /// True if not every other change was tried.
    pub is_partial: bool,
    /// True if the record can be followed to its end as it is, and its faults are of the kind that
    /// players make: captures missed or made wrongly.
    pub may_be_true: bool,
    /// The repair as it is added to the help of the finding.
    pub offer: Offer,
}

impl Advice {
    /// True if the repair explains the whole record, something that follows confirms it, and
    /// nothing else explains it as well.
    #[must_use]
    pub fn is_determined(&self) -> bool {
        let confirmed = self.repair.evidence >= 2 || self.repair.weight <= BEYOND_DOUBT;
        let only = self.rivals == 0 && !self.is_partial && !self.may_be_true;
        self.repair.whole && only && confirmed
    }
}

/// A change this plausible needs no confirmation: a half-move written twice.
const BEYOND_DOUBT: u32 = 1;
/// A change is offered up to this weight plus the number of half-moves that confirm it.
const PLAUSIBLE: u32 = 7;
/// Beyond this many half-moves, more of them add no confirmation.
const CONFIRMED: usize = 20;
/// How many half-moves must follow if the rest does not fit as a whole.
const PARTLY: usize = 10;
/// A record that goes on after an irregular move may be true as it is: a change is offered only up
/// to this weight, and another reading of a half-move only if nothing else fits as well and enough
/// half-moves confirm it.
const SLIP_OF_THE_PEN: u32 = 6;

/// Looks for what a record with a fault probably meant, and adds it to the finding
/// where the record breaks.
///
/// `report` is the replay of the game under these laws; one without a fault is left
/// as it is, at no cost. What the laws say about the finding stays: the repair comes
/// after it.
pub fn advise(report: &mut GameReport, game: &GameText<'_>, laws: &Laws, budget: u64) {
    // The search does not know what changed the board apart from the moves.
    if report.ok || report.last.is_none() || report.is_altered {
        return;
    }
    // A slip of the pen is one of a half-move; what somebody told of the board is none.
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
    let repairs = suggest(game, &line, laws, budget);
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
    let offered = Offered { at, rivals, sure, slip };
    let Some(offer) = Offer::of(&repair, offered) else {
        return;
    };
    found.finding.advise(&offer);
    found.repair = Some(Advice { repair, rivals, is_partial, may_be_true, offer });
}

/// Two half-moves of one player that were perhaps exchanged, and how many other repairs fit as well.
///
/// Both players in a row miss a capture, and one of these captures is made one move later: if an
/// exchange of two half-moves in a row of one player makes the whole record legal, the pen
/// explains it more simply than two players who overlook the same.
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
            // If two half-moves are exchanged, the position afterwards is the same, so what follows
            // confirms nothing. The only evidence for the exchange is that the sides do not move in
            // turn.
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
