//! Ids of nobody in the event.

use crate::event::check::{Fault, Problem};
use crate::event::{Event, PlayerId};

/// Returns the problem of an id that no player has, with a similar one.
pub(crate) fn unknown(event: &Event, path: String, id: &PlayerId) -> Problem {
    let near = crate::diag::nearest(id.as_str(), event.players.iter().map(|one| one.id.as_str()));
    let near = near.map(str::to_owned);
    Problem::of(path, Fault::UnknownPlayer { id: id.clone(), near })
}
