//! What is hardly meant of an act, and is said beside what it did.

use super::Line;
use super::playoff::idle;
use draughts_events::event::acts::Echo;
use draughts_events::event::{Event, Problem, check_days};

/// What an act has brought about: days that are hardly meant, and play-offs that separate nobody
/// any more.
pub(super) fn hardly_meant(event: &Event, before: &Event) -> Vec<Line> {
    let mut lines = new(&check_days(event), &check_days(before));
    if !event.playoffs.is_empty() {
        lines.extend(new(&idle(event), &idle(before)));
    }
    lines
}

/// What was not found before.
fn new(found: &[Problem], before: &[Problem]) -> Vec<Line> {
    let new = found.iter().filter(|one| !before.iter().any(|other| other.says_as(one)));
    new.map(|problem| Line::of(&Echo::Note { what: problem.what().said() })).collect()
}
