//! An event before it has begun.

use crate::app::Help;
use crate::event::acts::{Refused, Remedy};
use crate::event::{Event, Fault, check};
use draughts_ground::said::Told;

/// Sees that an event can begin as it is.
///
/// # Errors
///
/// Something in it cannot be, with what its system still needs.
pub fn can_begin(event: &Event) -> Result<(), Refused> {
    let Some(problem) = check(event).into_iter().next() else { return Ok(()) };
    let help = match problem.as_what() {
        Some(Fault::NoRounds) => Some(Help::AddRounds),
        Some(Fault::NoGames) => Some(Help::AddGames),
        _ => None,
    };
    let refused = Refused::from(problem);
    Err(match help {
        Some(help) => refused.help(Remedy::Said { what: help.said() }),
        None => refused,
    })
}
