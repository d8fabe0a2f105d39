//! A bracket, and the players below it.

use crate::Points;
use crate::swiss::Seats;

/// A bracket to be paired. Players are indices into the [`Seats`].
#[derive(Debug, Clone)]
pub(super) struct Level<'a> {
    /// All players to be paired in the round.
    pub seats: &'a Seats,
    /// The score of the player who gets the bye (C5); `None` if no player does.
    pub bye: Option<Points>,
    /// Whether the round is the last one.
    pub is_last_round: bool,
    /// The players moved down into the bracket, highest ranked first.
    pub moved_down: Vec<usize>,
    /// The residents, highest ranked first.
    pub residents: Vec<usize>,
    /// The next score group.
    pub next: Vec<usize>,
    /// All players below the next score group.
    pub beyond: Vec<usize>,
}

impl Level<'_> {
    /// Returns the score of the residents.
    pub(super) fn score(&self) -> Points {
        self.seats[self.residents[0]].score
    }

    /// Returns the players of the bracket, highest ranked first.
    pub(super) fn members(&self) -> Vec<usize> {
        self.moved_down.iter().chain(&self.residents).copied().collect()
    }

    /// Returns whether the player who gets the bye is in this bracket.
    pub(super) fn bye_is_here(&self) -> bool {
        self.bye.is_some_and(|bye| bye >= self.score() || self.next.is_empty())
    }

    /// Returns whether the player who gets the bye is in the next score group.
    pub(super) fn bye_is_next(&self) -> bool {
        let next = self.next.first().map(|&first| self.seats[first].score);
        let is_last = self.beyond.is_empty();
        !self.bye_is_here()
            && self.bye.is_some_and(|bye| next.is_some_and(|next| bye >= next || is_last))
    }

    /// Iterates over all players below the bracket.
    pub(super) fn below(&self) -> impl Iterator<Item = usize> {
        self.next.iter().chain(&self.beyond).copied()
    }
}
