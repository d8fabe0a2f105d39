//! The edition of FIDE C.07 by which the tie-breaks of an event are computed.

use chrono::NaiveDate;

use super::words::Footnote;
use draughts_events::event::{Event, TieBreak};
use draughts_events::standings::FideRules;

/// The edition of an event, if it is not the newest and a tie-break depends on it.
pub(super) fn older(event: &Event) -> Option<FideRules> {
    let rules = FideRules::of(event);
    let by_rules = event.tie_breaks().iter().any(|code| matches!(code, TieBreak::Fide(_)));
    (by_rules && rules != FideRules::default()).then_some(rules)
}

/// The same in words.
pub(super) fn note(rules: FideRules, start: Option<NaiveDate>) -> Footnote {
    let older = start.is_some_and(FideRules::is_before_all);
    Footnote::Edition { rules, by_date: true, of_event: true, older }
}
