//! Acts on who must not meet, and who may after all.

use super::{line, lines};
use crate::Error;
use crate::event::Line;
use draughts_events::event::acts::{self, Span};
use draughts_events::event::{Event, GroupBy};

pub(super) fn forbid(
    event: &mut Event,
    players: &[String],
    rounds: Option<Span>,
    reason: Option<&str>,
) -> Result<Vec<Line>, Error> {
    Ok(line(&acts::forbid(event, players, rounds, reason)?))
}

pub(super) fn allow(event: &mut Event, players: &[String]) -> Result<Vec<Line>, Error> {
    Ok(line(&acts::allow(event, players)?))
}

pub(super) fn separate(
    event: &mut Event,
    by: &[GroupBy],
    rounds: Option<Span>,
) -> Result<Vec<Line>, Error> {
    let mut said = Vec::new();
    for &by in by {
        said.extend(lines(&acts::separate(event, by, rounds)?));
    }
    Ok(said)
}

pub(super) fn unite(event: &mut Event, by: &[GroupBy]) -> Vec<Line> {
    by.iter().map(|&by| Line::of(&acts::unite(event, by))).collect()
}
