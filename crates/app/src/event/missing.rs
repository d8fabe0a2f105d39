//! Recorded data that is no longer in the file.

use std::ops::ControlFlow;
use std::path::Path;

use draughts_ground::said::{Said, Sentences, Told};

use super::{Document, Echo, EventFile, KeptFile, copies_of};
use crate::new_file::shown;
use crate::{Error, Help, Hindrance};
use draughts_events::event::{Event, EventDifference, differences};
use journalled_file::HistoryReadError;

/// The maximum number of items listed.
pub(super) const MOST_NAMED: usize = 20;
/// The maximum number of operations searched for the one that entered a result.
const FURTHEST_BACK: usize = 500;

/// What an event file lacks, compared with the state after the last operation.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Missing {
    /// The missing data, one line each.
    pub said: Vec<Said>,
    /// The number of the last operation, after which the file was complete.
    pub complete: u64,
}

impl KeptFile<Event> {
    /// Returns what the file lacks if recorded data was removed outside the program or an older
    /// state was restored; otherwise `None`. Takes no lock and writes nothing.
    ///
    /// # Errors
    ///
    /// Fails if the file or its history cannot be read.
    pub fn missing(&self) -> Result<Option<Missing>, Error> {
        let Some(drift) = self.store.drift().map_err(HistoryReadError)? else { return Ok(None) };
        let before = Event::read(&self.name(), &drift.before)?;
        let now = Event::read(&self.name(), &drift.now)?;
        // In an older state, changed data counts as missing too.
        let gone = self.told_differences(
            &before,
            &now,
            match drift.older {
                Some(_) => EventDifference::is_missed,
                None => EventDifference::loses,
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

    /// Lists the differences of `now` from `before`, one line each; for missing data, with the
    /// operation that entered them.
    pub(super) fn differences_with_origin(&self, before: &Event, now: &Event) -> Vec<Said> {
        self.told_differences(before, now, |_| true)
    }

    /// Returns the results that are in a copy next to the file but neither in the event nor in an
    /// earlier state of it, one line each: somebody entered them in the copy.
    ///
    /// # Errors
    ///
    /// Fails if the event or the copy cannot be read.
    pub fn only_in(&self, copy: &Path) -> Result<Vec<Said>, Error> {
        let (event, other) = (self.read()?, EventFile::at(copy).read()?);
        let mut only = differences(&event, &other);
        only.retain(EventDifference::is_other_result);
        let mut steps = 0;
        if !only.is_empty() {
            self.back(|_, _, old, _| {
                let Ok(old) = Event::read("", old) else { return ControlFlow::Break(()) };
                let stood = |one: &EventDifference| one.is_result_in(&old);
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

    /// Refuses to pair if some results are only in a copy next to the file. Returns a note on each
    /// copy that cannot be read.
    ///
    /// # Errors
    ///
    /// Fails if there is such a copy, if the history of another computer was put into the folder, or
    /// if the event cannot be read.
    pub fn refuse_results_only_in_copy(&self) -> Result<Vec<Said>, Error> {
        if let Some((number, mark)) = self.mark_of_other_history() {
            let (file, mark) = (self.name(), shown(&mark));
            let help = Help::RemoveMark { file, mark };
            return Err(Hindrance::OfOtherHistory { number }.help(&help).into());
        }
        let mut unread = Vec::new();
        for copy in copies_of(self.path()) {
            let only = match self.only_in(&copy) {
                Ok(only) => only,
                Err(error) => {
                    self.read().map_err(|_| error)?;
                    unread.push(self.unread_copy(&copy));
                    continue;
                }
            };
            if !only.is_empty() {
                let copy = shown(&copy);
                let (results, file) = (Sentences::listed(only), self.name());
                let why = Hindrance::OnlyInCopy { copy: copy.clone(), results };
                return Err(why.help(&Help::EnterFromCopy { file, copy }).into());
            }
        }
        Ok(unread)
    }

    /// Returns the note on a copy next to the file that cannot be read.
    pub fn unread_copy(&self, copy: &Path) -> Said {
        Echo::UnreadCopy { copy: shown(copy), file: self.name() }.said()
    }

    fn told_differences(
        &self,
        before: &Event,
        now: &Event,
        is_told: impl Fn(&EventDifference) -> bool,
    ) -> Vec<Said> {
        let mut gone: Vec<EventDifference> = differences(before, now);
        gone.retain(is_told);
        let more = gone.len().saturating_sub(MOST_NAMED);
        gone.truncate(MOST_NAMED);
        let mut entered: Vec<Option<(u64, String)>> = vec![None; gone.len()];
        let mut steps = 0;
        // If the history cannot be read, the lines do not say when the data was entered.
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
