//! The teams of a round, with the properties derived from their past rounds.

use std::cmp::Reverse;

use super::preference::{History, TeamPreference, due};
use crate::Points;
use crate::field::{Entrant, Field, PastRound, Preferences};
use crate::swiss::seats::may_meet;
use crate::swiss::{Seat, Seats};

/// A round to be paired: its teams by score, then by number, and their legal pairs (C1).
#[derive(Debug)]
pub(super) struct Round<'f> {
    pub field: &'f Field,
    pub seats: Seats,
    /// The properties, by index into the seats.
    pub facts: Vec<TeamFacts>,
}

/// The properties of a team that the criteria depend on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TeamFacts {
    /// The tournament pairing number (TPN) of the team.
    pub number: u16,
    /// The colour that it prefers.
    pub due: Option<TeamPreference>,
    /// Whether floats of the last round count (C7, C10) and it was a floater there.
    pub floated: bool,
    /// The number of matches played.
    pub played: usize,
}

impl<'f> Round<'f> {
    /// Collects the teams of a field that are to be paired.
    pub(super) fn new(field: &'f Field, preferences: Preferences) -> Self {
        let mut seats = Seats::new(field);
        let number = |seat: &Seat| field.players[seat.at].number;
        seats.list.sort_by_key(|seat| (Reverse(seat.score), number(seat)));
        seats.legal = may_meet(field, &seats.list);
        let facts = seats.list.iter().map(|seat| {
            let team = &field.players[seat.at];
            let history = history(team);
            TeamFacts {
                number: team.number,
                due: due(preferences, &history, field.is_last_round()),
                floated: floats_count(field) && was_floater(field, team),
                played: team.past.iter().filter(|past| past.played.is_some()).count(),
            }
        });
        let facts = facts.collect();
        Self { field, seats, facts }
    }

    /// Returns the number of teams.
    pub(super) fn len(&self) -> usize {
        self.seats.len()
    }

    /// Returns the score used for pairing.
    pub(super) fn score(&self, place: usize) -> Points {
        self.seats[place].score
    }

    /// Returns whether two teams have not met and are not kept apart.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        self.seats.legal.contains(one, other)
    }
}

impl std::ops::Index<usize> for Round<'_> {
    type Output = Seat;
    fn index(&self, place: usize) -> &Seat {
        &self.seats[place]
    }
}

/// Returns the colours of the matches that a team has played.
pub(super) fn history(team: &Entrant) -> History {
    History::new(team.past.iter().filter_map(|past| past.played).collect())
}

/// Returns whether floats count: not in the last two rounds (2.3.4, 2.3.7).
const fn floats_count(field: &Field) -> bool {
    field.round + 1 < field.rounds
}

/// Returns whether a team played a match in the last round against a team with another score (1.5).
fn was_floater(field: &Field, team: &Entrant) -> bool {
    let Some((last, before)) = team.past.split_last() else { return false };
    let Some(opponent) = last.opponent.filter(|_| last.played.is_some()) else { return false };
    let opponent = &field.players[opponent];
    let sum = |past: &[PastRound]| past.iter().map(PastRound::score).sum::<Points>();
    let at = before.len();
    let Some(of_opponent) = opponent.past.get(at) else { return false };
    sum(before) + last.extra != sum(&opponent.past[..at]) + of_opponent.extra
}
