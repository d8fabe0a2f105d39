//! Names for players and teams known only by ID: one rule for the effects of an act, for refusals,
//! and for the findings of a check.

use std::collections::HashMap;
use std::sync::Arc;

use super::Done;
use crate::Error;
use draughts_events::event::{Event, Problem};
use draughts_ground::diag::{Code, Found};
use draughts_ground::said::{Said, Told};

/// The names of players and teams by their ids.
#[derive(Debug, Clone)]
pub(super) struct Names(Arc<HashMap<String, String>>);

impl Names {
    /// Returns the names in an event.
    pub(super) fn of(event: &Event) -> Self {
        Self::of_events(&[event])
    }

    /// Returns the names in several events. If several know an ID, the first one counts; the event
    /// before an act names what the act removed.
    pub(super) fn of_events(events: &[&Event]) -> Self {
        let mut names = HashMap::new();
        for event in events {
            let players = event.players.iter().map(|player| (&player.id, &player.name));
            let teams = event.teams.iter().map(|team| (&team.id, &team.name));
            for (id, name) in players.chain(teams).filter(|(_, name)| !name.trim().is_empty()) {
                names.entry(id.to_string()).or_insert_with(|| name.clone());
            }
        }
        Self(Arc::new(names))
    }

    /// Adds names to a message.
    pub(super) fn in_message(&self, said: Said) -> Said {
        said.naming(&|id| self.0.get(id).cloned())
    }

    /// Adds names to the effects of an act.
    pub(super) fn in_lines(&self, mut done: Done) -> Done {
        for line in &mut done.lines {
            line.said = self.in_message(line.said.clone());
        }
        done
    }

    /// Adds names to the refusal of an act.
    pub(super) fn in_error(&self, error: Error) -> Error {
        let named = |refused: draughts_events::event::acts::Refused| {
            refused.naming(&|id| self.0.get(id).cloned())
        };
        match error {
            Error::Refused(refused) => Error::Refused(named(refused)),
            other => other,
        }
    }

    /// Adds names to a problem.
    pub(super) fn in_problem(&self, problem: &Problem) -> Problem {
        let what = self.in_message(problem.what().said());
        Problem::of(problem.path.clone(), Named { what, code: problem.code() })
    }
}

/// A finding with names in its message.
#[derive(Debug)]
struct Named {
    what: Said,
    code: &'static Code,
}

impl Told for Named {
    fn said(&self) -> Said {
        self.what.clone()
    }
}

impl Found for Named {
    fn code(&self) -> &'static Code {
        self.code
    }
}
