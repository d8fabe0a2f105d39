//! The edition of FIDE C.07 for the tie-breaks of an event.

use chrono::NaiveDate;
use serde::Serialize;

use super::words::Footnote;
use draughts_events::event::{Event, TieBreak};
use draughts_events::standings::FideRules;

/// The rating-based tie-breaks that are omitted because a player has no rating.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DroppedRatings {
    /// The omitted tie-breaks.
    pub tie_breaks: Vec<TieBreak>,
    /// The names of the players without a rating; at least one.
    pub unrated: Vec<String>,
}

impl DroppedRatings {
    /// Returns the dropped tie-breaks of an event, if there are any.
    pub(crate) fn of(event: &Event) -> Option<Self> {
        let tie_breaks = event.dropped_tie_breaks();
        let unrated = || event.unrated_players().iter().map(|player| player.name.clone()).collect();
        (!tie_breaks.is_empty()).then(|| Self { tie_breaks, unrated: unrated() })
    }

    /// Returns it as a footnote.
    pub fn note(&self) -> Footnote {
        Footnote::RatingsDropped {
            codes: self.tie_breaks.iter().map(ToString::to_string).collect(),
            first: self.unrated.first().cloned().unwrap_or_default(),
            more: self.unrated.len().saturating_sub(1),
        }
    }
}

/// Returns the edition of an event, if it is not the newest and a tie-break depends on it.
pub(super) fn older(event: &Event) -> Option<FideRules> {
    let rules = FideRules::of(event);
    let by_rules = event.tie_breaks().iter().any(|code| matches!(code, TieBreak::Fide(_)));
    (by_rules && rules != FideRules::default()).then_some(rules)
}

/// Returns the edition as a footnote.
pub(super) fn note(rules: FideRules, start: Option<NaiveDate>) -> Footnote {
    let older = start.is_some_and(FideRules::is_before_all);
    Footnote::Edition { rules, by_date: true, of_event: true, older }
}
