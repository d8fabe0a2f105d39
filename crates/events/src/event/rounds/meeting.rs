//! A pairing from the side of one of its players.

use crate::event::{Board, Color, Event, LadderPoints, Outcome, Points, Round};

/// A pairing from the side of one of its players.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Meeting {
    /// The number of the board.
    pub board: u16,
    /// The opponent, as an index into [`Event::players`](crate::event::EventDocument::players).
    pub opponent: usize,
    /// The colour in the first game.
    pub color: Color,
    /// The games so far, the player's own points first.
    pub games: Vec<Outcome>,
    /// The opponent's points.
    pub opponent_points: Points,
    /// The player's points in the games, added up: the small points of a micro-match.
    pub small: Points,
    /// The opponent's points in the games.
    pub opponent_small: Points,
    /// Whether all games have ended.
    pub complete: bool,
    /// Whether a game was played over the board: such a pairing counts for colours and rematches,
    /// even a team match that was lost by a ruling afterwards (FIDE C.04.2, 3.5).
    pub played: bool,
    /// Whether the pairing counts.
    ///
    /// If it was struck out, or one of the two is out of the standings, it gives no points and
    /// counts in no tie-break.
    pub counts: bool,
    /// Knockout: whether the player advances, if the arbiter had to decide.
    pub goes_on: Option<bool>,
    /// The points that the event's ladder gives the player, if it gives any.
    pub by_ladder: Option<Points>,
}

impl Meeting {
    /// Returns whether it has ended, counts, and was won on points.
    pub fn is_won(&self) -> bool {
        self.decided() && self.small > self.opponent_small
    }

    /// Returns whether it has ended, counts, and was lost on points.
    pub fn is_lost(&self) -> bool {
        self.decided() && self.small < self.opponent_small
    }

    /// Returns whether it has ended and counts.
    pub const fn decided(&self) -> bool {
        self.complete && self.counts
    }

    /// Returns the meeting at a board from the side of the player of a colour.
    pub(crate) fn of(
        event: &Event,
        round: Round,
        board: &Board,
        color: Color,
        opponent: usize,
        counts: bool,
    ) -> Self {
        let games: Vec<Outcome> = match color {
            Color::White => board.result.clone(),
            Color::Black => board.result.iter().map(|outcome| outcome.reversed()).collect(),
        };
        let scoring = &event.scoring;
        let ended = board.is_complete(scoring.games());
        let worth = ended.then(|| event.points_by_ladder(round, board)).flatten();
        // A level round whose play-off is still to come counts for nothing yet.
        let complete = ended && worth != Some(LadderPoints::Open);
        let by_ladder = match (worth, color) {
            (Some(LadderPoints::Points(score)), Color::White) => Some(score.first),
            (Some(LadderPoints::Points(score)), Color::Black) => Some(score.second),
            (Some(LadderPoints::Open) | None, _) => None,
        };
        let scores = || games.iter().filter_map(|outcome| outcome.score());
        let mut small: Points = scores().map(|score| score.first).sum();
        let mut opponent_small: Points = scores().map(|score| score.second).sum();
        let only_score = matches!(games.as_slice(), [Outcome::Total(_)]);
        if scoring.games() > 1 && games.len() == 1 && ended && !only_score {
            // One forfeit counts for the whole micro-match.
            small += small;
            opponent_small += opponent_small;
        }
        let struck_out =
            !games.is_empty() && games.iter().all(|outcome| *outcome == Outcome::Annulled);
        Self {
            board: board.board,
            opponent,
            color,
            complete,
            played: board.was_played(),
            counts: counts && !struck_out,
            goes_on: board
                .advances
                .as_ref()
                .map(|id| (*id == board.white) == (color == Color::White)),
            games,
            by_ladder,
            opponent_points: Points::ZERO,
            small,
            opponent_small,
        }
    }
}
