//! What was recorded and is in the file no longer.

use std::ops::ControlFlow;
use std::path::Path;

use draughts_ground::said::{Said, Sentences, Told};

use super::{Document, Echo, EventFile, Kept, copies_of};
use crate::new_file::shown;
use crate::{Error, Help, Hindrance};
use draughts_events::event::{Difference, Event, differences};
use journalled_file::Unread;

/// What is gone is named up to so much.
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
    /// What is missing in the file, if it was changed outside of the program and something that was
    /// recorded is not in it, or if it is as it was after an earlier operation. Takes no lock and
    /// writes nothing.
    ///
    /// # Errors
    ///
    /// The file or its history cannot be read.
    pub fn missing(&self) -> Result<Option<Missing>, Error> {
        let Some(drift) = self.store.drift().map_err(Unread)? else { return Ok(None) };
        let before = Event::read(&self.name(), &drift.before)?;
        let now = Event::read(&self.name(), &drift.now)?;
        // In an older state, whatever is otherwise is missed.
        let gone = self.gone_of(
            &before,
            &now,
            match drift.older {
                Some(_) => Difference::is_missed,
                None => Difference::loses,
            },
        );
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

    /// What is in the earlier of two states of the event and not in the later, a line each, with the
    /// operation that entered it.
    pub(super) fn gone(&self, before: &Event, now: &Event) -> Vec<Said> {
        self.gone_of(before, now, Difference::is_missed)
    }

    /// Returns the results that stand in a copy beside the file and neither in the event nor in an
    /// earlier state of it, a line each: whoever works on the copy has entered them there.
    ///
    /// # Errors
    ///
    /// The event or the copy cannot be read.
    pub fn only_in(&self, copy: &Path) -> Result<Vec<Said>, Error> {
        let (event, other) = (self.read()?, EventFile::at(copy).read()?);
        let mut only = differences(&event, &other);
        only.retain(Difference::is_other_result);
        let mut steps = 0;
        if !only.is_empty() {
            self.back(|_, _, old, _| {
                let Ok(old) = Event::read("", old) else { return ControlFlow::Break(()) };
                let stood = |one: &Difference| one.is_result_in(&old);
                only.retain(|one| !stood(one));
                steps += 1;
                match only.is_empty() || steps == FURTHEST_BACK {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            })?;
        }
        let more = only.len().saturating_sub(MOST_NAMED);
        let lines = only.iter().take(MOST_NAMED).map(Told::said);
        Ok(lines.chain((more > 0).then(|| Echo::MoreGone { more }.said())).collect())
    }

    /// Refuses what would pair on results of which some stand in a copy beside the file alone.
    ///
    /// # Errors
    ///
    /// There is such a copy.
    pub fn all_results_are_here(&self) -> Result<(), Error> {
        for copy in copies_of(self.path()) {
            let only = self.only_in(&copy).unwrap_or_default();
            if !only.is_empty() {
                let copy = shown(&copy);
                let (results, file) = (Sentences::listed(only), self.name());
                let why = Hindrance::OnlyInCopy { copy: copy.clone(), results };
                return Err(why.help(&Help::EnterFromCopy { file, copy }).into());
            }
        }
        Ok(())
    }

    fn gone_of(
        &self,
        before: &Event,
        now: &Event,
        is_told: impl Fn(&Difference) -> bool,
    ) -> Vec<Said> {
        let mut gone: Vec<Difference> = differences(before, now);
        gone.retain(is_told);
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
                if one.has_place() && entered.is_none() && one.is_in(&new) && !one.is_in(&old) {
                    let at = author.at.chars().take(16).collect::<String>().replace('T', " ");
                    *entered = Some((number, at));
                }
            }
            steps += 1;
            let mut open = gone.iter().zip(&entered).filter(|(one, _)| one.has_place());
            match open.all(|(_, entered)| entered.is_some()) || steps == FURTHEST_BACK {
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
