//! The effect of the entries of a log: the operations that took effect, and those that can be
//! undone.

use super::entry::{Act, Entry};
use super::hash::Hash;

/// The state of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OperationState {
    /// It took effect and has not been undone.
    Done,
    /// It took effect and was undone.
    Undone,
    /// Its command was interrupted, so it never took effect.
    Interrupted,
}

/// The effect of the entries of a log. All indices refer to the entries.
#[derive(Debug, Default)]
pub(crate) struct Timeline {
    /// The state of each entry.
    pub states: Vec<OperationState>,
    /// The entries that took effect, oldest first: the texts that the file had.
    pub took_effect: Vec<usize>,
    /// The entries that can be undone, the next one last.
    pub undoable: Vec<usize>,
    /// The entries that can be redone, the next one last.
    pub redoable: Vec<usize>,
    /// The number of the operation after which the history was damaged, if nothing before it can be
    /// undone for that reason.
    pub mended: Option<u64>,
}

impl Timeline {
    /// Determines the effect of the entries if the next operation starts from this text.
    pub(crate) fn of(entries: &[Entry], now: Option<Hash>) -> Self {
        let mut timeline = Self::default();
        for (index, entry) in entries.iter().enumerate() {
            let next = entries.get(index + 1).map_or(now, |next| next.before);
            let interrupted = next == entry.before && next != Some(entry.after);
            timeline.states.push(if interrupted {
                OperationState::Interrupted
            } else {
                OperationState::Done
            });
            if !interrupted {
                timeline.took_effect.push(index);
                timeline.take(index, entry);
            }
        }
        timeline
    }

    /// Returns the index of an entry among those that took effect.
    ///
    /// # Panics
    ///
    /// Panics if it did not take effect.
    pub(crate) fn place_of(&self, index: usize) -> usize {
        self.took_effect.binary_search(&index).expect("it took effect")
    }

    /// Returns the last operation after which the file had this text, if later ones took effect.
    pub(crate) fn older(&self, entries: &[Entry], now: Hash) -> Option<u64> {
        let (_, before) = self.took_effect.split_last()?;
        let found = before.iter().rev().find(|&&index| entries[index].after == now)?;
        Some(entries[*found].number)
    }

    fn take(&mut self, index: usize, entry: &Entry) {
        match entry.act {
            Act::Change if entry.patch.is_none() => {
                self.undoable.clear();
                self.redoable.clear();
                self.mended = (entry.operation.verb == super::MEND).then_some(entry.number);
            }
            Act::Change => {
                self.undoable.push(index);
                self.redoable.clear();
            }
            Act::Undo(steps) => {
                for _ in 0..steps {
                    let Some(undone) = self.undoable.pop() else { break };
                    self.states[undone] = OperationState::Undone;
                    self.redoable.push(undone);
                }
            }
            Act::Redo(steps) => {
                for _ in 0..steps {
                    let Some(redone) = self.redoable.pop() else { break };
                    self.states[redone] = OperationState::Done;
                    self.undoable.push(redone);
                }
            }
        }
    }
}
