//! Whoever is known by an id only is named: one rule for what was done to an event, for why it is
//! refused, and for what a check finds.

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
    /// Returns those of an event.
    pub(super) fn of(event: &Event) -> Self {
        Self::in_any(&[event])
    }

    /// Returns those of the first event that knows an id: as it is after an act, and as it was
    /// before.
    pub(super) fn in_any(events: &[&Event]) -> Self {
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

    /// Returns a message with them.
    pub(super) fn in_message(&self, said: Said) -> Said {
        said.naming(&|id| self.0.get(id).cloned())
    }

    /// What an act did, with them.
    pub(super) fn in_lines(&self, mut done: Done) -> Done {
        for line in &mut done.lines {
            line.said = self.in_message(line.said.clone());
        }
        done
    }

    /// Why an act is refused, with them.
    pub(super) fn in_error(&self, error: Error) -> Error {
        let named = |refused: draughts_events::event::acts::Refused| {
            refused.naming(&|id| self.0.get(id).cloned())
        };
        match error {
            Error::Refused(refused) => Error::Refused(named(refused)),
            other => other,
        }
    }

    /// What is found, with them.
    pub(super) fn in_problem(&self, problem: &Problem) -> Problem {
        let what = self.in_message(problem.what().said());
        Problem::of(problem.path.clone(), Named { what, code: problem.code() })
    }
}

/// Something found, in a message with names.
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
