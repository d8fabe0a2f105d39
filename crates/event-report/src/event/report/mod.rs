//! The report of an event that an arbiter sends to the federation.
//!
//! It has the data of the event, the arbiters, the schedule, the field, standings, crosstable,
//! ratings, norms, prizes, irregular games and the arbiter's book. The book is private, so the
//! report must not go on the wall.

mod data;
mod irregular;
mod sheets;

use serde::Serialize;

use super::book::BookView;
use super::crosstable::CrosstableView;
use super::individuals::IndividualsView;
use super::norms::NormsView;
use super::occasion::Occasion;
use super::playoffs::PlayoffsView;
use super::prizes::PrizesView;
use super::standings::StandingsView;
use crate::ratings::RatingReportView;
use draughts_events::event::{Event, Part};

pub use data::{Entrant, Federation, ReportData, ReportGap, ReportRound};
pub use irregular::IrregularGame;

/// The report of an event: `arbiter.event-report/1`. It includes the arbiter's book, which is
/// private.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportView<'e> {
    /// `arbiter.event-report/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The data of the event.
    pub data: ReportData<'e>,
    /// The items missing from the event file, by the names of its fields.
    pub missing: Vec<ReportGap>,
    /// The dates of the rounds.
    pub schedule: Vec<ReportRound<'e>>,
    /// The players, by pairing number.
    pub players: Vec<Entrant<'e>>,
    /// The standings of each stage, the last first.
    pub standings: Vec<StandingsView<'e>>,
    /// In team events, the individual results; otherwise null.
    pub individuals: Option<IndividualsView<'e>>,
    /// The crosstable of each stage, the last first.
    pub crosstables: Vec<CrosstableView<'e>>,
    /// The play-offs; null if there are none.
    pub playoffs: Option<PlayoffsView<'e>>,
    /// The rating changes; null unless a rating list was given.
    pub ratings: Option<RatingReportView<'e>>,
    /// The norms; null unless a norms document was given.
    pub norms: Option<NormsView<'e>>,
    /// The prizes; null if the event has none.
    pub prizes: Option<PrizesView<'e>>,
    /// Games that were not played, not played in time, not finished, or whose recorded result was
    /// changed.
    pub irregular: Vec<IrregularGame<'e>>,
    /// The arbiter's book, including the rulings.
    pub book: BookView<'e>,
}

/// The parts of a report that are not from the event file.
#[derive(Debug, Clone, Default)]
pub struct Beside<'e> {
    /// The rating changes from the event.
    pub ratings: Option<RatingReportView<'e>>,
    /// The norms.
    pub norms: Option<NormsView<'e>>,
}

/// Returns the stages of an event that have begun, the last one first, each with its parts.
pub fn stages_of(event: &Event) -> Vec<Vec<Part<'_>>> {
    (0..=event.current_stage()).rev().map(|stage| event.parts(stage)).collect()
}

impl<'e> ReportView<'e> {
    /// Makes the report of an event; `stages` are those of [`stages_of`].
    pub fn new(event: &'e Event, stages: &'e [Vec<Part<'e>>], beside: Beside<'e>) -> Self {
        let standings = stages.iter().map(|parts| StandingsView::of_parts(event, parts, None, &[]));
        let crosstables = stages.iter().map(|parts| CrosstableView::of_parts(event, parts, None));
        let prizes = event.prizes.as_ref().filter(|prizes| !prizes.lists.is_empty());
        let played = !event.rounds.is_empty();
        Self {
            schema: "arbiter.event-report/1",
            event: Occasion { stage: None, ..Occasion::of(event) },
            data: ReportData::of(event),
            missing: data::gaps(event, &beside),
            schedule: data::schedule(event),
            players: data::field(event),
            standings: if played { standings.collect() } else { Vec::new() },
            individuals: (event.is_of_teams() && played)
                .then(|| IndividualsView::new(event, event.last_paired(), None)),
            crosstables: if played { crosstables.collect() } else { Vec::new() },
            playoffs: (!event.playoffs.is_empty()).then(|| PlayoffsView::new(event)),
            ratings: beside.ratings,
            norms: beside.norms,
            prizes: prizes
                .map(|prizes| PrizesView::new(event, prizes, event.current_stage(), None)),
            irregular: irregular::games(event),
            book: BookView::new(event, None),
        }
    }
}
