//! A tournament report prepared for its standings.

use chrono::NaiveDate;

use crate::event::{Event, SystemKind, TieBreak};
use crate::standings::FideRules;

/// The event of a report, with the settings for its standings.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct RankedReport {
    /// The players or the teams, with their rounds and the tie-breaks.
    pub event: Event,
    /// Whether teams meet.
    pub of_teams: bool,
    /// The edition of FIDE C.07.
    pub fide: FideRules,
    /// The first day, if it decided the edition.
    pub since: Option<NaiveDate>,
}

impl RankedReport {
    /// Prepares an event.
    ///
    /// The tie-breaks are those of the event or, if it has none, all those of an edition that suit
    /// the system. A report of a Swiss does not show withdrawals: everybody has a place, and every
    /// missed round counts as an absence. Without `rules`, the edition of C.07 follows from the
    /// report's dates.
    pub fn new(event: &Event, rules: Option<FideRules>) -> Self {
        let of_teams = event.is_of_teams();
        let event = match of_teams {
            true => event.parts(0).swap_remove(0).event.into_owned(),
            false => event.clone(),
        };
        let since = event.first_day().filter(|_| rules.is_none());
        let fide = rules.unwrap_or_else(|| FideRules::of(&event));
        let tiebreaks = event.tiebreaks.clone().unwrap_or_else(|| match of_teams {
            true => usual_of_teams(event.system.kind()),
            false => usual_tie_breaks(event.system.kind(), fide),
        });
        let event = event.ranked_by(tiebreaks);
        let event = if event.is_scheduled() { event } else { event.with_full_attendance() };
        Self { event, of_teams, fide, since }
    }
}

/// Returns the tie-breaks for a report that names none: all those of an edition of C.07 that suit
/// the system.
fn usual_tie_breaks(system: SystemKind, rules: FideRules) -> Vec<TieBreak> {
    let codes: &[&str] = match system.all_meet() {
        false => &[
            "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "FB", "AOB", "SB", "SB/C1", "PS", "PS/C1",
            "DE", "WIN", "WON", "BPG", "BWG", "REP", "STD", "ARO", "ARO/C1", "TPR", "PTP", "APRO",
            "APPO",
        ],
        true => &[
            "DE", "SB", "SB/C1", "KS", "PS", "PS/C1", "WIN", "WON", "BPG", "BWG", "REP", "STD",
            "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO",
        ],
    };
    let is_there = |code: &&&str| rules != FideRules::August2024 || **code != "STD";
    let codes = codes.iter().filter(is_there);
    codes.map(|code| code.parse().expect("a code of the list")).collect()
}

/// Returns the tie-breaks for a report of teams that names none.
fn usual_of_teams(system: SystemKind) -> Vec<TieBreak> {
    let codes = [
        "MPVGP", "BH:MP", "BH:MP/C1", "BH:GP", "BH:GP/C1", "FB:MP", "FB:GP", "EMMSB", "EMGSB",
        "EGMSB", "EGGSB", "EDE", "PS:MP", "PS:GP", "WIN", "REP", "BC", "TBR", "BBE", "SSSC",
    ];
    let of_buchholz = |code: &&str| ["BH", "FB", "SSSC"].iter().any(|one| code.starts_with(one));
    let codes = codes.into_iter().filter(|code| !system.all_meet() || !of_buchholz(code));
    codes.map(|code| code.parse().expect("a code of the list")).collect()
}
