//! The events of a folder, and the progress of each.

use serde::Serialize;

use draughts_events::event::acts::round_to_show;
use draughts_events::event::{Event, Round, SystemKind};

/// The events of `tournaments/`: `arbiter.event-list/1`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventList {
    /// `arbiter.event-list/1`.
    pub schema: &'static str,
    /// The events, by name.
    pub events: Vec<ListedEvent>,
    /// The names of those that cannot be read.
    pub unreadable: Vec<String>,
}

/// An event of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListedEvent {
    /// The name that commands take.
    pub event: String,
    /// What it is called.
    pub title: String,
    /// How its first stage is played.
    pub system: SystemKind,
    /// How many players there are.
    pub players: usize,
    /// How many teams there are.
    pub teams: usize,
    /// The current round; 0 before the first is paired.
    pub round: Round,
    /// The last round that is paired.
    pub paired: Round,
    /// How many rounds there are in all; null if that is not known.
    pub rounds: Option<usize>,
    /// How many results of the rounds up to the current one are missing.
    pub open: usize,
    /// How far it is.
    pub state: EventState,
}

/// How far an event is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EventState {
    /// No round is paired.
    NotPaired,
    /// Results are missing.
    Open,
    /// Every result of the rounds that are paired is there.
    Complete,
    /// Every round is played.
    Finished,
}

impl EventList {
    /// Makes a list of these events; `unreadable` names those that cannot be read.
    #[must_use]
    pub const fn new(events: Vec<ListedEvent>, unreadable: Vec<String>) -> Self {
        Self { schema: "arbiter.event-list/1", events, unreadable }
    }
}

impl ListedEvent {
    /// Makes the entry of an event; `name` is the one that commands accept.
    #[must_use]
    pub fn of(name: &str, event: &Event) -> Self {
        let (paired, round) = (event.last_paired(), round_to_show(event));
        let rounds: Option<usize> =
            (0..event.stage_count()).map(|stage| event.planned_in(stage)).sum();
        let games = event.scoring.games();
        let begun = event.rounds.iter().filter(|paired| paired.round <= round);
        let open: usize = begun.map(|paired| paired.waiting(games).count()).sum();
        let is_last = rounds.is_some_and(|planned| usize::from(paired.0) >= planned);
        let state = match (paired.0, open) {
            (0, _) => EventState::NotPaired,
            (_, 0) if is_last => EventState::Finished,
            (_, 0) => EventState::Complete,
            (_, _) => EventState::Open,
        };
        Self {
            event: name.to_owned(),
            title: event.name.clone(),
            system: event.system.kind(),
            players: event.players.len(),
            teams: event.teams.len(),
            round,
            paired,
            rounds,
            open,
            state,
        }
    }
}
