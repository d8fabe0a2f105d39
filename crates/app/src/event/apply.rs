//! The only place where an act is applied to an event.

use super::Done;
use super::acts::applied;
use super::hardly_meant::hardly_meant;
use super::kept::{Changed, Kept, Mode};
use super::naming::Names;
use crate::Error;
use draughts_events::event::Event;
use draughts_events::event::acts::Act;
use journalled_file::Author;

impl Kept<Event> {
    /// Applies an act and writes the event; the history keeps the act unchanged.
    ///
    /// # Errors
    ///
    /// Fails if the act is refused or the file cannot be read or written; nothing is changed then.
    pub fn apply(&self, author: &Author, mode: Mode, act: &Act) -> Result<Changed, Error> {
        self.change(author, mode, act.verb(), |event| apply(event, act))
    }
}

/// Applies an act to an event and returns what it did, one line each.
///
/// Rounds that are already paired keep the data they were paired with.
///
/// # Errors
///
/// Fails if the act is refused or would make the event invalid; the event may then be partly
/// changed and must not be kept. A rule set that the act sets must exist.
pub fn apply(event: &mut Event, act: &Act) -> Result<Done, Error> {
    let before = event.clone();
    match applied(event, act) {
        Ok(mut done) => {
            event.keep_paired_with(&before);
            done.lines.extend(hardly_meant(event, &before));
            Ok(Names::in_any(&[event, &before]).in_lines(done))
        }
        Err(error) => Err(Names::in_any(&[&before, event]).in_error(error)),
    }
}
