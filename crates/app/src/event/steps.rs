//! Undo, redo and restore in the history of a kept file.

use super::Echo;
use super::kept::{Changed, Document, KeptFile, WriteMode};
use super::retold::{Stepped, retold};
use crate::{Error, Hindrance};
use draughts_events::event::EventError;
use draughts_events::event::acts::Refused;
use draughts_ground::said::{Said, Told};
use draughts_report::words::{Language, say};
use journalled_file::{
    self as storage, Author, ChangeError, HistoryStep, Operation, PastOperation, StepDirection,
    StorageError,
};
use serde_json::json;

/// The reason a step was not taken.
enum NotTaken {
    Event(Box<EventError>),
    /// The step would undo another operation than the one meant.
    Another(Box<PastOperation>),
    /// It was a dry run.
    Shown(Vec<Said>),
}

/// The result of a step in storage. A dry run ends as [`NotTaken::Shown`], which is no error for
/// the caller.
type Taken = Result<storage::StoredChange, ChangeError<NotTaken>>;

impl<D: Document> KeptFile<D> {
    /// Undoes the last operations; an edit by hand counts as one.
    ///
    /// # Errors
    ///
    /// Fails if there are not enough operations, `steps` is 0, the earlier text is not a valid
    /// document, or the file cannot be written.
    pub fn undo(&self, author: &Author, mode: WriteMode, steps: usize) -> Result<Changed, Error> {
        refuse_no_steps(steps, "undo")?;
        self.step(mode, "undo", |decide| self.store.undo(author, steps, decide))
    }

    /// Returns the operation that the next undo would take back: its number and its message.
    ///
    /// # Errors
    ///
    /// As [`Self::undo`].
    pub(crate) fn would_undo(&self, author: &Author) -> Result<(u64, Said), Error> {
        let mut next = None;
        self.step(WriteMode::DryRun, "undo", |decide| {
            self.store.undo(author, 1, |step| {
                next = step.operations.first().cloned();
                decide(step)
            })
        })?;
        let past = next.ok_or_else(|| Hindrance::NothingToStep.refused())?;
        Ok((past.number, Echo::operation(&past, retold(self, &past, &[])).said()))
    }

    /// Undoes the operation with this number, if it is the last one.
    ///
    /// # Errors
    ///
    /// Fails if another operation has been added since, or as [`Self::undo`].
    pub(crate) fn undo_last(&self, author: &Author, number: u64) -> Result<Changed, Error> {
        self.step(WriteMode::Write, "undo", |decide| {
            self.store.undo(author, 1, |step| {
                match step.operations.iter().find(|past| past.number != number) {
                    Some(past) => Err(NotTaken::Another(Box::new(past.clone()))),
                    None => decide(step),
                }
            })
        })
    }

    /// Redoes the operations that were undone last.
    ///
    /// # Errors
    ///
    /// As [`Self::undo`].
    pub fn redo(&self, author: &Author, mode: WriteMode, steps: usize) -> Result<Changed, Error> {
        refuse_no_steps(steps, "redo")?;
        self.step(mode, "redo", |decide| self.store.redo(author, steps, decide))
    }

    /// Restores the state after the operation with this number, or after the last recorded one,
    /// even if the file is gone or empty.
    ///
    /// # Errors
    ///
    /// Fails if there is no such operation, or as [`Self::undo`].
    pub fn restore(
        &self,
        author: &Author,
        mode: WriteMode,
        number: impl Into<Option<u64>>,
    ) -> Result<Changed, Error> {
        let number = number.into();
        self.step(mode, "restore", |decide| self.store.restore(author, number, decide))
    }

    fn step<'s>(
        &'s self,
        mode: WriteMode,
        verb: &'static str,
        go: impl FnOnce(&mut dyn FnMut(&HistoryStep<'_>) -> Result<Operation, NotTaken>) -> Taken + 's,
    ) -> Result<Changed, Error> {
        let (mut lines, mut gone) = (Vec::new(), Vec::new());
        let taken = go(&mut |step| {
            let read = |text: &str| D::read(&self.name(), text);
            let restored = read(step.text).map_err(|error| NotTaken::Event(Box::new(error)))?;
            // A restore may unintentionally drop data that are recorded in the file.
            if verb == "restore"
                && let Some(now) = self.store.read().ok().and_then(|text| read(&text).ok())
            {
                gone = D::lost(self, &now, &restored);
            }
            let all = step.operations.as_slice();
            let echoes = all.iter().map(|past| Echo::step(verb, past, retold(self, past, &[])));
            lines = echoes.map(|echo| echo.said()).collect::<Vec<_>>();
            let summary: Vec<String> =
                lines.iter().map(|line| say(line, Language::English)).collect();
            for past in all {
                let changes = self.changed_by_hand(past).into_iter();
                lines.extend(changes.map(|what| Echo::ByHand { what }.said()));
            }
            if mode == WriteMode::DryRun {
                lines.append(&mut gone);
                return Err(NotTaken::Shown(std::mem::take(&mut lines)));
            }
            let stepped = Stepped { steps: all.iter().map(|past| past.number).collect() };
            let act = Some(json!(stepped));
            Ok(Operation { act, ..Operation::new(verb, summary.join("; ")) })
        });
        match taken {
            Ok(changed) => Ok(Changed { gone, ..Changed::written(lines, changed) }),
            Err(ChangeError::Refused(NotTaken::Shown(lines))) => Ok(Changed::shown(lines, true)),
            Err(ChangeError::Refused(NotTaken::Event(error))) => {
                Err(Error::NotRestorable { called: D::CALLED, error })
            }
            Err(ChangeError::Refused(NotTaken::Another(past))) => {
                let what = Echo::operation(&past, retold(self, &past, &[])).said();
                Err(Hindrance::AnotherSince { what }.refused().into())
            }
            Err(ChangeError::Storage(StorageError::NotSoFar {
                available: 0,
                mended: None,
                ..
            })) => Err(match verb {
                "redo" => Hindrance::NothingToRedo.refused().into(),
                _ => Hindrance::NothingToStep.refused().into(),
            }),
            Err(ChangeError::Storage(StorageError::NotSoFar {
                path,
                going,
                available,
                mended,
            })) => {
                let (file, back) = (path.display().to_string(), going == StepDirection::Back);
                Err(Hindrance::NotSoFar { file, available, back, mended }.refused().into())
            }
            Err(ChangeError::Storage(StorageError::NoSuchOperation { path, number })) => {
                let file = path.display().to_string();
                Err(Hindrance::NoSuchOperation { file, number }.refused().into())
            }
            Err(ChangeError::Storage(error)) => Err(error.into()),
        }
    }
}

/// Refuses a step over no operations, which is a slip.
fn refuse_no_steps(steps: usize, verb: &'static str) -> Result<(), Refused> {
    if steps == 0 {
        return Err(Hindrance::NoSteps { verb }.refused());
    }
    Ok(())
}
