//! Results that were recorded and are in the file no longer.

use std::ops::ControlFlow;

use draughts_ground::said::{Said, Told};

use super::{Document, Echo, Kept};
use crate::app::Error;
use crate::event::{Difference, Event, differences};
use crate::storage::Unread;

/// Results that are gone are named up to so many.
const MOST_NAMED: usize = 20;
/// How far back it is looked for who entered a result.
const FURTHEST_BACK: usize = 500;

/// What is missing in a file that is not as the last operation left it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Missing {
    /// What is missing, a line each.
    pub said: Vec<Said>,
    /// The operation after which nothing of it was missing.
    pub complete: u64,
}

impl Kept<Event> {
    /// What is missing in the file, if it was changed outside of the program and results that were
    /// recorded are not in it, or if it is as it was after an earlier operation. Takes no lock and
    /// writes nothing.
    ///
    /// # Errors
    ///
    /// The file or its history cannot be read.
    pub fn missing(&self) -> Result<Option<Missing>, Error> {
        let Some(drift) = self.store.drift().map_err(Unread)? else { return Ok(None) };
        let before = Event::read(&self.name(), &drift.before)?;
        let now = Event::read(&self.name(), &drift.now)?;
        let gone = self.gone(&before, &now);
        if gone.is_empty() && drift.older.is_none() {
            return Ok(None);
        }
        let last = drift.after;
        let first = match drift.older {
            Some(number) => Echo::OlderState { number, last }.said(),
            None => Echo::ChangedSince { last }.said(),
        };
        Ok(Some(Missing { said: [first].into_iter().chain(gone).collect(), complete: last }))
    }

    /// The results that are in the earlier of two states of the event and not in the later, a line
    /// each, with the operation that entered them.
    pub(super) fn gone(&self, before: &Event, now: &Event) -> Vec<Said> {
        let mut gone: Vec<Difference> = differences(before, now);
        gone.retain(Difference::loses_result);
        let more = gone.len().saturating_sub(MOST_NAMED);
        gone.truncate(MOST_NAMED);
        let mut entered: Vec<Option<(u64, String)>> = vec![None; gone.len()];
        let mut steps = 0;
        // Whoever cannot be found is not named.
        let _ = self.back(|number, author, old, new| {
            let read = |text: &str| Event::read("", text).ok();
            let (Some(old), Some(new)) = (read(old), read(new)) else {
                return ControlFlow::Break(());
            };
            for (one, entered) in gone.iter().zip(&mut entered) {
                if entered.is_none() && one.is_in(&new) && !one.is_in(&old) {
                    let at = author.at.chars().take(16).collect::<String>().replace('T', " ");
                    *entered = Some((number, at));
                }
            }
            steps += 1;
            match entered.iter().all(Option::is_some) || steps == FURTHEST_BACK {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        let lines = gone.iter().zip(entered).map(|(one, entered)| {
            let what = one.said();
            match entered {
                Some((number, at)) => Echo::WasEntered { what, number, at }.said(),
                None => what,
            }
        });
        let more = (more > 0).then(|| Echo::MoreGone { more }.said());
        lines.chain(more).collect()
    }
}
