//! The events of a folder, and the progress of each.

use serde::Serialize;

use draughts_events::event::acts::round_to_show;
use draughts_events::event::{Event, Round, SystemKind};

/// The events in `tournaments/`: `arbiter.event-list/1`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventList {
    /// `arbiter.event-list/1`.
    pub schema: &'static str,
    /// The events, sorted by name.
    pub events: Vec<ListedEvent>,
    /// The names of the events that cannot be read.
    pub unreadable: Vec<String>,
}

/// An event in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListedEvent {
    /// The name by which commands refer to the event.
    pub event: String,
    /// The title of the event.
    pub title: String,
    /// The system of the first stage.
    pub system: SystemKind,
    /// The number of players.
    pub players: usize,
    /// The number of teams; 0 in individual events.
    pub teams: usize,
    /// The current round; 0 before the first is paired.
    pub round: Round,
    /// The last paired round; 0 before the first is paired.
    pub paired: Round,
    /// The total number of rounds; null if not known.
    pub rounds: Option<usize>,
    /// The number of missing results in the rounds up to the current one.
    pub open: usize,
    /// The state of the event.
    pub state: EventState,
}

/// The state of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EventState {
    /// No round is paired.
    NotPaired,
    /// At least one result is missing.
    Open,
    /// All results of the paired rounds are entered.
    Complete,
    /// All rounds are complete.
    Finished,
}

impl EventList {
    /// Makes a list of these events; `unreadable` names those that cannot be read.
    pub const fn new(events: Vec<ListedEvent>, unreadable: Vec<String>) -> Self {
        Self { schema: "arbiter.event-list/1", events, unreadable }
    }
}

impl ListedEvent {
    /// Makes the entry of an event; `name` is the one that commands accept.
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
