//! The editions of C.07.

use chrono::NaiveDate;
use serde::Serialize;

use crate::event::Event;

/// An edition of FIDE C.07, by the date from which it applies.
///
/// The edition of 2026 caps the score of the dummy opponent (16.4), and adds the tie-breaks `STD`,
/// `TPN` and `RTNG`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub enum FideRules {
    /// From 1 August 2024 to 28 February 2026.
    #[serde(rename = "2024-08-01")]
    August2024,
    /// Since 1 March 2026.
    #[default]
    #[serde(rename = "2026-03-01")]
    March2026,
}

impl FideRules {
    /// Returns the edition for an event that began on a day.
    ///
    /// Editions before August 2024 are not implemented: that of 2024 is the nearest.
    pub fn on(day: NaiveDate) -> Self {
        match NaiveDate::from_ymd_opt(2026, 3, 1).is_some_and(|first| day < first) {
            true => Self::August2024,
            false => Self::March2026,
        }
    }

    /// Returns whether a day is before the first edition implemented here.
    pub fn is_before_all(day: NaiveDate) -> bool {
        NaiveDate::from_ymd_opt(2024, 8, 1).is_some_and(|first| day < first)
    }

    /// Returns the edition of an event: the one in force when it began, or the newest if it has no
    /// dates.
    pub fn of(event: &Event) -> Self {
        event.first_day().map(Self::on).unwrap_or_default()
    }
}

draughts_ground::fact_words! {
    FideRules {
        August2024 "august-2024",
        March2026 "march-2026",
    }
}
