//! Undo, redo and restore.

use super::disk::Disk;
use super::entry::{Act, Author, Operation};
use super::error::{ChangeError, StepDirection, StorageError};
use super::history::PastOperation;
use super::session::Session;
use super::store::{Store, StoredChange};
use super::timeline::Timeline;

/// A step in the history, for the caller to accept or refuse.
#[derive(Debug)]
pub struct HistoryStep<'a> {
    /// The text that would be written.
    pub text: &'a str,
    /// The operations that would be undone or redone, in this order; for a restoration, the
    /// operation to return to.
    pub operations: Vec<PastOperation>,
}

impl<D: Disk> Store<D> {
    /// Undoes the last operations that are in effect, as in an editor.
    ///
    /// After an undo, the next one goes further back, and a new change ends what can be redone. An
    /// edit by hand is an operation like any other.
    ///
    /// `decide` receives the step, and returns the operation for the history or refuses.
    ///
    /// # Errors
    ///
    /// Fails with [`StorageError::NotSoFar`] if `steps` is 0 or exceeds the operations available,
    /// with the refusal of `decide`, and if the history is damaged or the disk fails.
    pub fn undo<E>(
        &self,
        author: &Author,
        steps: usize,
        decide: impl FnOnce(&HistoryStep<'_>) -> Result<Operation, E>,
    ) -> Result<StoredChange, ChangeError<E>> {
        let session = Session::open(self, author)?;
        let timeline = session.timeline();
        let undone = session.last_steps(&timeline, StepDirection::Back, steps)?;
        // An operation that can be undone has a text before it: that of the previous operation.
        let first = timeline.place_of(undone[undone.len() - 1]);
        let text = session.texts(&timeline).after(first - 1)?;
        session.step(&timeline, &text, &undone, Act::Undo(steps), decide)
    }

    /// Redoes the last undone operations.
    ///
    /// # Errors
    ///
    /// As [`Self::undo`].
    pub fn redo<E>(
        &self,
        author: &Author,
        steps: usize,
        decide: impl FnOnce(&HistoryStep<'_>) -> Result<Operation, E>,
    ) -> Result<StoredChange, ChangeError<E>> {
        let session = Session::open(self, author)?;
        let timeline = session.timeline();
        let redone = session.last_steps(&timeline, StepDirection::Forth, steps)?;
        let last = timeline.place_of(redone[redone.len() - 1]);
        let text = session.texts(&timeline).after(last)?;
        session.step(&timeline, &text, &redone, Act::Redo(steps), decide)
    }

    /// Restores the text after the operation with this number, or after the last recorded one.
    ///
    /// The file may be missing or hold no text; such a file is kept under another name. A
    /// restoration is a change like any other: it can be undone, if there was a file.
    ///
    /// # Errors
    ///
    /// Fails with [`StorageError::NoSuchOperation`], with [`StorageError::NotSoFar`] if no number
    /// is given and nothing is recorded, and otherwise as [`Self::undo`].
    pub fn restore<E>(
        &self,
        author: &Author,
        number: Option<u64>,
        decide: impl FnOnce(&HistoryStep<'_>) -> Result<Operation, E>,
    ) -> Result<StoredChange, ChangeError<E>> {
        let session = Session::open_or_lost(self, author)?;
        let timeline = session.timeline();
        let texts = session.texts(&timeline);
        let place = match number {
            Some(number) => texts.place_of(number, &self.path)?,
            None => session.last_recorded(&timeline)?,
        };
        let text = texts.after(place)?;
        let index = timeline.took_effect[place];
        session.step(&timeline, &text, &[index], Act::Change, decide)
    }
}

impl<D: Disk> Session<'_, D> {
    /// Returns the entries that would be undone or redone, in this order; at least one.
    fn last_steps(
        &self,
        timeline: &Timeline,
        going: StepDirection,
        steps: usize,
    ) -> Result<Vec<usize>, StorageError> {
        let (stack, mended) = match going {
            StepDirection::Back => (&timeline.undoable, timeline.mended),
            StepDirection::Forth => (&timeline.redoable, None),
        };
        if steps == 0 || steps > stack.len() {
            let (path, available) = (self.store.path.clone(), stack.len());
            return Err(StorageError::NotSoFar { path, going, available, mended });
        }
        Ok(stack.iter().rev().take(steps).copied().collect())
    }

    /// Returns the index, among the operations that took effect, of the last one on the disk.
    fn last_recorded(&self, timeline: &Timeline) -> Result<usize, StorageError> {
        let (path, going) = (self.store.path.clone(), StepDirection::Back);
        let nothing = StorageError::NotSoFar { path, going, available: 0, mended: None };
        let recorded = timeline.took_effect.partition_point(|&index| index < self.recorded);
        recorded.checked_sub(1).ok_or(nothing)
    }

    fn step<E>(
        self,
        timeline: &Timeline,
        text: &str,
        indices: &[usize],
        act: Act,
        decide: impl FnOnce(&HistoryStep<'_>) -> Result<Operation, E>,
    ) -> Result<StoredChange, ChangeError<E>> {
        let past = |&index: &usize| {
            let hash = self.log.hashes.get(index).copied();
            PastOperation::of(&self.log.entries[index], hash, timeline.states[index])
        };
        let step = HistoryStep { text, operations: indices.iter().map(past).collect() };
        let operation = decide(&step).map_err(ChangeError::Refused)?;
        Ok(self.commit(text, operation, act, ())?)
    }
}
