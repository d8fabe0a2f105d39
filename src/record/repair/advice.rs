//! When a repair is offered, and where it is said.

use super::words::sentence;
use super::{Repair, suggest};
use crate::diag::Level;
use crate::pdn::GameText;
use crate::record::{GameReport, Laws, MainLine};

/// A repair that is offered with a finding.
#[derive(Debug, Clone)]
pub struct Advice {
    /// The repair.
    pub repair: Repair,
    /// Others as plausible that fit as well: with any, the record does not determine it.
    pub rivals: usize,
    /// The repair in words, as it is added to the help of the finding.
    pub words: String,
}

impl Advice {
    /// True where the repair explains the whole record and nothing else does as well.
    #[must_use]
    pub fn is_determined(&self) -> bool {
        self.repair.whole && self.rivals == 0
    }
}

/// A change this plausible is offered although nothing confirms it.
const PLAUSIBLE: u32 = 8;
/// Half-moves beyond which more of them confirm no further.
const CONFIRMED: usize = 20;
/// Half-moves that must follow where the rest does not fit whole.
const PARTLY: usize = 10;
/// A record that goes on after an irregular move may be true as it stands.
const SLIP_OF_THE_PEN: u32 = 6;

/// Looks for what a record with a fault probably meant, and adds it to the finding
/// where the record breaks.
///
/// `report` is the replay of the game under these laws; one without a fault is left
/// as it is, at no cost. What the laws say of the finding stays: the repair comes
/// behind it.
pub fn advise(report: &mut GameReport, game: &GameText<'_>, laws: &Laws, budget: u64) {
    if report.ok || report.last.is_none() {
        return;
    }
    let breaks = report
        .findings
        .iter()
        .position(|found| found.at.is_some() && found.finding.level >= Level::Irregularity);
    let Some(breaks) = breaks else {
        return;
    };
    let line = MainLine::read(game);
    let repairs = suggest(game, &line, laws, budget);
    let rivals = repairs.rivals();
    let Some(repair) = repairs.found.into_iter().next() else {
        return;
    };
    let goes_on = report.replayed_plies == report.plies;
    if !is_offered(&repair, goes_on) {
        return;
    }
    let found = &mut report.findings[breaks];
    let at = found.at.map_or(0, |at| at.ply);
    let mut words = sentence(&repair, at, rivals);
    if found.finding.level == Level::Irregularity {
        words = format!("if it is a slip of the pen: {words}");
    }
    let help = match found.finding.help.take() {
        Some(help) => format!("{help}\n{words}"),
        None => words.clone(),
    };
    found.finding.help = Some(help);
    found.repair = Some(Advice { repair, rivals, words });
}

fn is_offered(repair: &Repair, goes_on: bool) -> bool {
    let confirmed = repair.evidence.min(CONFIRMED) as u32;
    if goes_on {
        return repair.whole && repair.weight <= SLIP_OF_THE_PEN && repair.edits.len() == 1;
    }
    let enough = repair.whole || repair.evidence >= PARTLY;
    enough && repair.weight <= PLAUSIBLE + confirmed
}
