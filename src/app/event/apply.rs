//! The one place where an act is applied to an event.

use super::acts::applied;
use super::kept::{Changed, Kept, Mode};
use super::naming::Names;
use super::playoff::idle;
use super::{Done, Line};
use crate::app::Error;
use crate::event::acts::{Act, Echo};
use crate::event::{Event, Problem, check_days};
use crate::storage::Author;

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
            done.lines.extend(brought_about(check_days, event, &before));
            if !event.playoffs.is_empty() {
                done.lines.extend(brought_about(idle, event, &before));
            }
            Ok(Names::in_any(&[event, &before]).in_lines(done))
        }
        Err(error) => Err(Names::in_any(&[&before, event]).in_error(error)),
    }
}

/// What an act has brought about that is hardly meant.
fn brought_about(
    problems: impl Fn(&Event) -> Vec<Problem>,
    event: &Event,
    before: &Event,
) -> Vec<Line> {
    let there = problems(before);
    let new = problems(event).into_iter();
    let new = new.filter(|problem| !there.iter().any(|other| other.says_as(problem)));
    new.map(|problem| Line::of(&Echo::Note { what: problem.what().said() })).collect()
}
