//! Adding, deciding and removing entries of the arbiter's book.

use draughts_ground::said::Said;
use serde::{Deserialize, Serialize};

use super::{Apply, Line};
use crate::event::acts::{self, Echo, Noted, Refused};
use crate::event::check::book_concerns;
use crate::event::{BookEntry, Decision, Event};

/// Adds an entry to the arbiter's book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddNote {
    /// The entry.
    pub entry: Box<Noted>,
}

impl Apply for AddNote {
    const VERB: &'static str = "note";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let mut lines = with_concerns(event, |event| acts::note_in_book(event, &self.entry))?;
        if let Some(entry) = event.book.last().cloned() {
            lines.extend(acts::beside_awards(event, &entry).map(|echo| Line::of(&echo)));
            lines.extend(paired_on(event, &entry));
        }
        Ok(lines)
    }

    fn reason(&self) -> Option<&str> {
        self.entry.reason.as_deref()
    }
}

/// Decides an appeal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecideAppeal {
    /// The number of the entry.
    pub number: u32,
    /// The decision.
    pub decision: Decision,
}

impl Apply for DecideAppeal {
    const VERB: &'static str = "note";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        with_concerns(event, |event| acts::decide_appeal(event, self.number, &self.decision))
    }

    fn reason(&self) -> Option<&str> {
        self.decision.reason.as_deref()
    }
}

/// Removes an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StrikeNote {
    /// The number of the entry.
    pub number: u32,
    /// The reason.
    pub reason: String,
}

impl Apply for StrikeNote {
    const VERB: &'static str = "note";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let entry = event.book.iter().find(|entry| entry.number == self.number).cloned();
        let mut lines = with_concerns(event, |event| acts::strike_note(event, self.number))?;
        lines.extend(entry.and_then(|entry| paired_on(event, &entry)));
        Ok(lines)
    }

    fn reason(&self) -> Option<&str> {
        Some(&self.reason)
    }
}

/// Notes that later rounds were paired without the points that an entry takes, or with them.
fn paired_on(event: &Event, entry: &BookEntry) -> Option<Line> {
    let echo = Echo::paired_on(event, entry.round).filter(|_| entry.takes_points());
    echo.map(|echo| Line::of(&echo))
}

/// Changes the book, and adds notes on new problems that the checks find.
fn with_concerns(
    event: &mut Event,
    change: impl FnOnce(&mut Event) -> Result<Said, Refused>,
) -> Result<Vec<Line>, Refused> {
    let before = book_concerns(event);
    let mut lines = vec![Line::done(change(event)?)];
    for problem in book_concerns(event) {
        if !before.iter().any(|known| known.is_same_problem(&problem)) {
            lines.push(Line::of(&Echo::Note { what: problem.what().said() }));
        }
    }
    Ok(lines)
}
