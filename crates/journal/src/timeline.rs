//! What the entries of a log amount to: what took effect, what can be undone.

use super::entry::{Act, Entry};
use super::hash::Hash;

/// What became of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// It took effect and has not been undone.
    Done,
    /// It took effect and was undone.
    Undone,
    /// Its command was interrupted; it never took effect.
    Interrupted,
}

/// What the entries of a log mean; everything is given as an index into them.
#[derive(Debug, Default)]
pub(crate) struct Timeline {
    /// What became of each.
    pub states: Vec<State>,
    /// Those that took effect, oldest first: the texts the file had.
    pub took_effect: Vec<usize>,
    /// Those that can be undone, the next one last.
    pub undoable: Vec<usize>,
    /// Those that can be redone, the next one last.
    pub redoable: Vec<usize>,
    /// The number of the operation after which the history was damaged, if nothing before it can be
    /// undone for that reason.
    pub mended: Option<u64>,
}

impl Timeline {
    /// What the entries amount to if the next operation would start from this text.
    pub(crate) fn of(entries: &[Entry], now: Option<Hash>) -> Self {
        let mut timeline = Self::default();
        for (index, entry) in entries.iter().enumerate() {
            let next = entries.get(index + 1).map_or(now, |next| next.before);
            let interrupted = next == entry.before && next != Some(entry.after);
            timeline.states.push(if interrupted { State::Interrupted } else { State::Done });
            if !interrupted {
                timeline.took_effect.push(index);
                timeline.take(index, entry);
            }
        }
        timeline
    }

    /// Returns the place of an entry among those that took effect.
    ///
    /// # Panics
    ///
    /// If it did not take effect.
    pub(crate) fn place_of(&self, index: usize) -> usize {
        self.took_effect.binary_search(&index).expect("it took effect")
    }

    /// Returns the last operation after which the file had this text, if others that took effect
    /// followed it.
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
                    self.states[undone] = State::Undone;
                    self.redoable.push(undone);
                }
            }
            Act::Redo(steps) => {
                for _ in 0..steps {
                    let Some(redone) = self.redoable.pop() else { break };
                    self.states[redone] = State::Done;
                    self.undoable.push(redone);
                }
            }
        }
    }
}
