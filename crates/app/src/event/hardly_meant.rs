//! Notes on effects of an act that the arbiter probably did not intend.

use super::Line;
use super::playoff::idle;
use draughts_events::event::acts::Echo;
use draughts_events::event::{Event, Player, Problem, check_days, check_namesakes, check_people};

/// Returns notes on effects that the arbiter probably did not intend: unlikely days and data,
/// namesakes, and play-offs that no longer separate anybody.
pub(super) fn hardly_meant(event: &Event, before: &Event) -> Vec<Line> {
    let mut lines = new(&check_days(event), &check_days(before));
    if event.players != before.players || event.teams != before.teams {
        lines.extend(new(&check_people(event), &check_people(before)));
    }
    // Whoever is added is compared when they are added.
    let is_renamed =
        |player: &Player| before.player(&player.id).is_some_and(|known| known.name != player.name);
    if event.players.iter().any(is_renamed) {
        lines.extend(new(&check_namesakes(event), &check_namesakes(before)));
    }
    if !event.playoffs.is_empty() {
        lines.extend(new(&idle(event), &idle(before)));
    }
    lines
}

/// Returns lines for the problems that were not found before.
fn new(found: &[Problem], before: &[Problem]) -> Vec<Line> {
    let new = found.iter().filter(|one| !before.iter().any(|other| other.is_same_problem(one)));
    new.map(|problem| Line::of(&Echo::Note { what: problem.what().said() })).collect()
}
