//! An event before it has begun.

use crate::event::acts::Refused;
use crate::event::{Event, SystemKind, check};

/// Sees that an event can begin as it is.
///
/// # Errors
///
/// Something in it cannot be, with what its system still needs.
pub fn can_begin(event: &Event) -> Result<(), Refused> {
    match check(event).into_iter().next() {
        Some(problem) if problem.path == "system" => {
            let refused = Refused::new(problem.message);
            Err(match advice(event.system.kind) {
                Some(advice) => refused.help(advice),
                None => refused,
            })
        }
        Some(problem) => Err(problem.into()),
        None => Ok(()),
    }
}

const fn advice(system: SystemKind) -> Option<&'static str> {
    match system {
        SystemKind::Swiss => Some("add --rounds 9"),
        SystemKind::Match => Some("add --games 6"),
        _ => None,
    }
}
