//! Play-offs for level matches and shared places, by the stages of a ladder.
//!
//! A play-off is between two players, or between more, who then meet each other in every stage.
//! Lots decide the order of its players: of two, the first has White in the first game. Two
//! players' colours alternate from game to game, even from one stage to the next. In team events,
//! the players of a play-off are teams and its games are matches: White is the team with White on
//! board 1.

pub(crate) mod check;
pub(crate) mod check_clocks;
pub(crate) mod entering;
pub(crate) mod said;
pub(crate) mod typed;

pub(crate) use entering::{clear_playoff, enter_playoff_games, open_playoff};
pub(crate) use said::still_open;
pub use said::{
    PlayoffEcho, clocks_before, decided_by_playoff, meeting_of_playoff, no_ladder, nobody_tied,
    not_level,
};
pub use typed::{PlayoffEntry, WhichPlayoff};

mod clock;
mod ladder;
mod ladder_points;
mod presets;
mod progress;

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::{Chance, Event, Outcome, PairedRound, PlayerId, Round};

pub use clock::ClockTime;
pub use ladder::{Criterion, Ladder, LadderStage, LadderWrong, LaterClock, StageClock};
pub use ladder_points::LadderPoints;
pub use progress::{NextGame, PlayoffProgress, PlayoffWrong, StageTally};

/// The most players of a play-off: their order is drawn with a number of six digits.
pub const MOST_PLAYERS: usize = 8;

/// A play-off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Playoff {
    /// The round of the level board, or the round after which the place was shared.
    pub round: Round,
    /// The board that was level; absent in a play-off for a place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The first of the shared places; absent in the play-off of a board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u16>,
    /// The last of the places played for; the last of the shared places if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u16>,
    /// In team events, the number of boards of a match in the play-off. Each game of the ladder is
    /// then a match: one 2-1-0 game per board, with the sum of their points as the result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<u16>,
    /// The ladder: one of the event, or a built-in one.
    pub ladder: String,
    /// The players, in the order drawn.
    pub players: Vec<PlayerId>,
    /// The random number that determined the order; absent if lots were drawn by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<DrawnOrder>,
    /// The games, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<PlayoffGame>,
}

/// A random number that determines an order of players. Divided by the number of orders, it gives
/// as remainder the number of orders to skip, in lexicographic sequence. For two players, 0 keeps
/// the order of the pairing numbers, and 1 reverses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawnOrder {
    /// The number.
    pub number: u64,
    /// The number of orders: 2 for two players, 6 for three.
    pub of: u32,
    /// The origin of the number.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub by: Chance,
}

/// A game of a play-off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayoffGame {
    /// The name of its stage.
    pub stage: String,
    /// White.
    pub white: PlayerId,
    /// Black.
    pub black: PlayerId,
    /// The result, 2-1-0, White's points first.
    pub result: Outcome,
    /// The time used by White; absent if not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_used: Option<ClockTime>,
    /// The number of moves made by White; absent if not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_moves: Option<u16>,
    /// The time used by Black; absent if not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_used: Option<ClockTime>,
    /// The number of moves made by Black; absent if not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_moves: Option<u16>,
}

impl PlayoffGame {
    /// Creates a game without times.
    pub const fn new(stage: String, white: PlayerId, black: PlayerId, result: Outcome) -> Self {
        Self {
            stage,
            white,
            black,
            result,
            white_used: None,
            white_moves: None,
            black_used: None,
            black_moves: None,
        }
    }

    /// Returns whether a player is one of the two.
    pub fn has(&self, id: &PlayerId) -> bool {
        self.white == *id || self.black == *id
    }
}

impl Playoff {
    /// Returns the first place that is played for; 1 in a match.
    pub fn first(&self) -> usize {
        self.place.map_or(1, usize::from)
    }

    /// Returns the last place that is played for.
    pub fn last(&self) -> usize {
        let all = self.first() + self.players.len().saturating_sub(1);
        self.to.map_or(all, usize::from)
    }

    /// Returns the points of one game, for both players together: 2, or 2 for each board of a
    /// match.
    pub(crate) fn points_of_game(&self) -> i64 {
        2 * i64::from(self.boards.unwrap_or(1))
    }

    /// Returns whether it belongs to this board.
    pub fn is_of(&self, round: Round, board: u16) -> bool {
        self.round == round && self.board == Some(board)
    }
}

/// Returns the order of `players` that a number selects: its remainder after division by the number
/// of orders is the index of the order, in lexicographic sequence.
pub fn order_of(number: u64, players: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..players).collect();
    let mut rest = number % u64::from(orders(players));
    let mut order = Vec::new();
    while !left.is_empty() {
        let each = u64::from(orders(left.len() - 1));
        let at = usize::try_from(rest / each).expect("it is less than the players");
        rest %= each;
        order.push(left.remove(at));
    }
    order
}

/// Returns the number of orders of `players`, at most [`MOST_PLAYERS`].
pub fn orders(players: usize) -> u32 {
    (1..=u32::try_from(players.min(MOST_PLAYERS)).expect("there are few")).product()
}

impl Event {
    /// Returns a ladder of this event, or a built-in one.
    pub fn ladder_named(&self, name: &str) -> Option<&Ladder> {
        let own = self.ladders.iter().find(|ladder| ladder.name == name);
        own.or_else(|| Ladder::presets().iter().find(|ladder| ladder.name == name))
    }

    /// Returns the ladder for level matches.
    pub fn ladder_of_matches(&self) -> Option<&Ladder> {
        self.ladder_named(self.ladder.as_ref()?)
    }

    /// Returns the names of all available ladders.
    pub fn known_ladders(&self) -> Vec<String> {
        let all = self.ladders.iter().chain(Ladder::presets());
        all.map(|ladder| ladder.name.clone()).collect()
    }

    /// Sorts players by pairing number: the order from which lots are drawn.
    pub fn by_pairing_number(&self, players: &[PlayerId]) -> Vec<PlayerId> {
        let number = |id: &PlayerId| {
            let (at, number) = match self.is_of_teams() {
                true => {
                    let at = self.teams.iter().position(|team| team.id == *id);
                    (at, at.and_then(|at| self.teams[at].number))
                }
                false => {
                    let at = self.players.iter().position(|player| player.id == *id);
                    (at, at.and_then(|at| self.players[at].number))
                }
            };
            (number.unwrap_or(u16::MAX), at.unwrap_or(usize::MAX))
        };
        let mut ordered = players.to_vec();
        ordered.sort_by_key(number);
        ordered
    }

    /// Returns the play-off of a board.
    pub fn playoff_of(&self, round: Round, board: u16) -> Option<&Playoff> {
        self.playoffs.iter().find(|one| one.is_of(round, board))
    }

    /// Returns the play-offs between the players of a part, in its rounds.
    ///
    /// Play-offs for places after a round that is carried over are left out.
    pub(super) fn playoffs_among(
        &self,
        own: &HashSet<PlayerId>,
        rounds: &[PairedRound],
        carried: usize,
    ) -> Vec<Playoff> {
        let is_own = |playoff: &&Playoff| {
            let at = rounds.iter().position(|paired| paired.round == playoff.round);
            at.is_some_and(|at| playoff.board.is_some() || at >= carried)
                && playoff.players.iter().all(|id| own.contains(id))
        };
        self.playoffs.iter().filter(is_own).cloned().collect()
    }

    /// Returns the progress of a play-off; `None` if its ladder is unknown or one of its games is
    /// invalid.
    pub fn course_of(&self, playoff: &Playoff) -> Option<PlayoffProgress> {
        playoff.progress(self.ladder_named(&playoff.ladder)?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_means_an_order_as_in_a_dictionary() {
        assert_eq!(order_of(0, 2), [0, 1]);
        assert_eq!(order_of(7, 2), [1, 0]);
        let all: Vec<Vec<usize>> = (0..6).map(|number| order_of(number, 3)).collect();
        assert!(all.is_sorted() && all[5] == [2, 1, 0]);
        assert_eq!(order_of(40_319, 8), [7, 6, 5, 4, 3, 2, 1, 0]);
        assert_eq!(order_of(123, 1), [0]);
    }
}
