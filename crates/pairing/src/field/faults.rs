//! What is wrong with a field that a caller has made.

use std::collections::HashMap;

use super::Field;
use crate::{Color, Points};
use draughts_ground::{told, told_error};

told! {
    /// A contradiction in a [`Field`]. Players are named by their pairing numbers, and each index
    /// counts from 0.
    pub enum FieldFault {
        NoRound => "field-no-round", "the round to be paired is 0, and rounds are counted from 1";
        AfterLastRound { round: u16, rounds: u16 } => "field-after-last-round",
            "round { $round } is to be paired, and the tournament has { $rounds } rounds";
        NumberTwice { number: u16 } => "field-number-twice",
            "two players have pairing number { $number }";
        NumbersUnsorted { number: u16, after: u16 } => "field-numbers-unsorted",
            "player { $number } comes after player { $after }: list the players by pairing number";
        OrderTwice { number: u16, other: u16 } => "field-order-twice",
            "players { $other } and { $number } have the same order";
        PastRounds { number: u16, has: usize, wanted: u16 } => "field-past-rounds",
            "player { $number } has { $has } past rounds, and before this round there were { $wanted }";
        NoOpponent { number: u16, round: u16, index: usize, players: usize } => "field-no-opponent",
            "player { $number }, round { $round }: the opponent has index { $index }, and the \
             indices of { $players } players end before that (they begin with 0 and are not \
             pairing numbers)";
        OwnOpponent { number: u16, round: u16 } => "field-own-opponent",
            "player { $number }, round { $round }: the opponent is the player";
        OneSided { number: u16, round: u16, opponent: u16 } => "field-one-sided",
            "round { $round }: player { $number } met player { $opponent }, who met somebody else \
             or nobody (opponents are indices, not pairing numbers)";
        NoGame { number: u16, round: u16 } => "field-no-game",
            "player { $number }, round { $round }: a game was played, and there is no opponent";
        Colors { number: u16, round: u16, opponent: u16 } => "field-colors",
            "round { $round }: players { $number } and { $opponent } met, and have no opposite colours";
        ByeWithOpponent { number: u16, round: u16 } => "field-bye-with-opponent",
            "player { $number }, round { $round }: the bye has an opponent";
        Score { number: u16, score: Points, past: Points } => "field-score",
            "player { $number } has { $score } points, and the past rounds give { $past }";
        Apart { group: usize, index: usize, players: usize } => "field-apart",
            "group { $group } of those kept apart has index { $index }, and the indices of \
             { $players } players end before that (they begin with 0 and are not pairing numbers)";
    }
}

told_error!(FieldFault);

impl Field {
    /// Returns every contradiction in the field, in the order of rounds, players and groups.
    ///
    /// A field without any can be paired by every system, and verified.
    pub fn faults(&self) -> Vec<FieldFault> {
        let mut faults = Vec::new();
        if self.round == 0 {
            faults.push(FieldFault::NoRound);
        } else if self.round > self.rounds {
            faults.push(FieldFault::AfterLastRound { round: self.round, rounds: self.rounds });
        }
        let mut orders = HashMap::new();
        for (at, player) in self.players.iter().enumerate() {
            let number = player.number;
            if let Some(before) = at.checked_sub(1).map(|before| self.players[before].number) {
                if before == number {
                    faults.push(FieldFault::NumberTwice { number });
                } else if before > number {
                    faults.push(FieldFault::NumbersUnsorted { number, after: before });
                }
            }
            if let Some(other) = orders.insert(player.order, number) {
                faults.push(FieldFault::OrderTwice { number, other });
            }
            self.past_faults(at, &mut faults);
        }
        let players = self.players.len();
        for (group, apart) in (1..).zip(&self.apart) {
            let beyond = apart.iter().filter(|&&index| index >= players);
            faults.extend(beyond.map(|&index| FieldFault::Apart { group, index, players }));
        }
        faults
    }

    /// Checks that the field has no contradiction.
    ///
    /// # Errors
    ///
    /// Returns the first of [`faults`](Self::faults).
    pub fn check(&self) -> Result<(), FieldFault> {
        self.faults().into_iter().next().map_or(Ok(()), Err)
    }

    /// Adds what is wrong with the past rounds of a player.
    fn past_faults(&self, at: usize, faults: &mut Vec<FieldFault>) {
        let (player, players) = (&self.players[at], self.players.len());
        let number = player.number;
        let wanted = self.round.saturating_sub(1);
        if player.past.len() != usize::from(wanted) {
            faults.push(FieldFault::PastRounds { number, has: player.past.len(), wanted });
        }
        for (round, past) in (1_u16..).zip(&player.past) {
            let Some(index) = past.opponent else {
                faults.extend(past.played.map(|_| FieldFault::NoGame { number, round }));
                continue;
            };
            if past.allocated {
                faults.push(FieldFault::ByeWithOpponent { number, round });
            }
            let Some(other) = self.players.get(index) else {
                faults.push(FieldFault::NoOpponent { number, round, index, players });
                continue;
            };
            if index == at {
                faults.push(FieldFault::OwnOpponent { number, round });
                continue;
            }
            let opponent = other.number;
            match other.past.get(usize::from(round) - 1) {
                Some(theirs) if theirs.opponent == Some(at) => {
                    // Both players have the fault; it is reported once.
                    let unlike = theirs.played != past.played.map(Color::opponent);
                    if unlike && at < index {
                        faults.push(FieldFault::Colors { number, round, opponent });
                    }
                }
                _ => faults.push(FieldFault::OneSided { number, round, opponent }),
            }
        }
        let past: Points = player.past.iter().map(super::PastRound::score).sum();
        if past != player.score {
            faults.push(FieldFault::Score { number, score: player.score, past });
        }
    }
}
