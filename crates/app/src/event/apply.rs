//! The one place where an act is applied to an event.

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
    /// Applies an act, and writes the event; the history keeps the act as it is.
    ///
    /// # Errors
    ///
    /// The act is refused, or the file cannot be read or written; nothing was changed.
    pub fn apply(&self, author: &Author, mode: Mode, act: &Act) -> Result<Changed, Error> {
        self.change(author, mode, act.verb(), |event| apply(event, act))
    }
}

/// Applies an act to an event, and says in a line each what it did. Rounds that are paired keep
/// what they were paired with.
///
/// # Errors
///
/// The act is refused, or would leave what cannot be in an event; the event may then be changed in
/// part, and is not to be kept. Rules that are set must be there.
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
