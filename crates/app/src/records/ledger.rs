//! What has to be done in the order of the games although they are found in all threads: they are
//! numbered, and the laws of those that name none are guessed from the first of them.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::record::Guess;

/// What is known of the file whose turn it is.
#[derive(Debug, Default)]
pub(super) struct Standing {
    /// The file, if it has been begun.
    pub(super) file: Option<usize>,
    /// Games so far.
    pub(super) games: u64,
    /// The laws that were guessed.
    pub(super) guess: Option<Guess>,
    /// The game with which it was said that laws were guessed.
    pub(super) says_guess: Option<u64>,
}

#[derive(Debug, Default)]
struct Turns {
    next: u64,
    standing: Standing,
}

/// Threads that hold pieces of work pass here one after the other, in the order of the pieces.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    turns: Mutex<Turns>,
    passed: Condvar,
}

impl Ledger {
    /// Waits until all pieces before this one have passed, and does something.
    pub(super) fn in_turn<T>(&self, turn: u64, act: impl FnOnce(&mut Standing) -> T) -> T {
        let waiting = self.turns();
        let held = self.passed.wait_while(waiting, |turns| turns.next != turn);
        let mut turns = held.unwrap_or_else(PoisonError::into_inner);
        let done = act(&mut turns.standing);
        turns.next += 1;
        drop(turns);
        self.passed.notify_all();
        done
    }

    /// Returns the laws that were guessed for a file, if that is known and has not been said.
    pub(super) fn known(&self, file: usize) -> Option<Guess> {
        let turns = self.turns();
        let standing = &turns.standing;
        let is_open = standing.file == Some(file) && standing.says_guess.is_none();
        standing.guess.clone().filter(|_| is_open)
    }

    fn turns(&self) -> MutexGuard<'_, Turns> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
