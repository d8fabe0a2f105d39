//! Work that must happen in the order of the games, although several threads process them.
//!
//! Games are numbered, and the rules for games that name none are guessed from the first such
//! games.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::record::Guess;

/// The state of the file whose turn it is.
#[derive(Debug, Default)]
pub(super) struct FileState {
    /// The file, if it has been begun.
    pub(super) file: Option<usize>,
    /// The number of games so far.
    pub(super) games: u64,
    /// The guessed rules.
    pub(super) guess: Option<Guess>,
    /// The game with which the guess of the rules was reported.
    pub(super) says_guess: Option<u64>,
}

#[derive(Debug, Default)]
struct Turns {
    next: u64,
    standing: FileState,
}

/// A gate that threads with pieces of work pass one after the other, in the order of the pieces.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    turns: Mutex<Turns>,
    passed: Condvar,
}

impl Ledger {
    /// Waits until all earlier pieces have passed, and calls a function.
    pub(super) fn in_turn<T>(&self, turn: u64, act: impl FnOnce(&mut FileState) -> T) -> T {
        let waiting = self.turns();
        let held = self.passed.wait_while(waiting, |turns| turns.next != turn);
        let mut turns = held.unwrap_or_else(PoisonError::into_inner);
        let done = act(&mut turns.standing);
        turns.next += 1;
        drop(turns);
        self.passed.notify_all();
        done
    }

    /// Returns the guessed rules for a file, if they are known and not yet reported.
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
