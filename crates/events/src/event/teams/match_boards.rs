//! The boards of a match from the side of both teams, with their players, including empty boards.

use crate::event::ledger::points_of_board;
use crate::event::{Board, Color, Event, Outcome, PairedRound, PlayerId, Points, Score, TeamMatch};

/// A board of a team match.
#[derive(Debug, Clone)]
pub struct Seated<'e> {
    /// Its number in the match, from 1.
    pub seat: u16,
    /// Its number in the round.
    pub number: u16,
    /// The board of the round; `None` if a player is missing.
    pub board: Option<&'e Board>,
    /// The player of the home team.
    pub home: Option<&'e PlayerId>,
    /// The player of the other team.
    pub away: Option<&'e PlayerId>,
    /// The colour of the home team in the first game.
    pub color: Color,
    /// One result per game, the home team's points first; if a board was lost because a player is
    /// missing, that forfeit.
    pub result: Vec<Outcome>,
    /// The points of the board as played, whatever was ruled about the match, the home team's
    /// first; `None` before its result. In a micro-match these are not the points of its games.
    pub points: Option<Score>,
    /// Whether the result is final.
    pub complete: bool,
}

impl Event {
    /// Returns the boards of a match, from 1; none if only its score is known.
    pub fn seats<'e>(&'e self, paired: &'e PairedRound, one: &'e TeamMatch) -> Vec<Seated<'e>> {
        let Some(rules) = self.team_match.as_ref().filter(|_| one.score.is_none()) else {
            return Vec::new();
        };
        let forfeits = self.outcomes(paired, one, rules);
        let first = self.first_board + one.number.saturating_sub(1) * rules.boards;
        let of_seat = |(seat, forfeit): (u16, Option<Outcome>)| {
            let board = paired
                .boards
                .iter()
                .find(|board| board.in_match == Some(one.number) && board.seat == Some(seat));
            let color = match board {
                Some(board) if !self.home_has_white(rules, paired.round, one, board) => {
                    Color::Black
                }
                Some(_) => Color::White,
                None => rules.colors.at(seat),
            };
            let vacant = one.vacant.iter().find(|vacant| vacant.seat == seat);
            let (home, away) = match (board, color) {
                (Some(board), Color::White) => (Some(&board.white), Some(&board.black)),
                (Some(board), Color::Black) => (Some(&board.black), Some(&board.white)),
                (None, _) => (
                    vacant.and_then(|vacant| vacant.home.as_ref()),
                    vacant.and_then(|vacant| vacant.away.as_ref()),
                ),
            };
            let turned = |outcome: &Outcome| match color {
                Color::White => *outcome,
                Color::Black => outcome.reversed(),
            };
            Seated {
                seat,
                number: board.map_or(first + seat - 1, |board| board.board),
                board,
                home,
                away,
                color,
                result: match board {
                    Some(board) => board.result.iter().map(turned).collect(),
                    None => forfeit.into_iter().collect(),
                },
                points: match board {
                    Some(board) => board.is_complete(self.scoring.games()).then(|| {
                        let (white, black) = points_of_board(self, board);
                        match color {
                            Color::White => Score::new(white, black),
                            Color::Black => Score::new(black, white),
                        }
                    }),
                    None => forfeit.and_then(Outcome::score),
                },
                complete: board.is_none_or(|board| board.is_complete(self.scoring.games())),
            }
        };
        (1..=rules.boards).zip(forfeits).map(of_seat).collect()
    }

    /// Returns the current board points of a match, the home team's first; `None` before its first
    /// result.
    pub fn match_score(&self, paired: &PairedRound, one: &TeamMatch) -> Option<Score> {
        let rules = self.team_match.as_ref()?;
        let outcomes = self.outcomes(paired, one, rules);
        let scores: Vec<Score> =
            outcomes.into_iter().flatten().filter_map(Outcome::score).collect();
        let sum = |points: fn(&Score) -> Points| scores.iter().map(points).sum();
        let score = Score::new(sum(|score| score.first), sum(|score| score.second));
        (!scores.is_empty()).then_some(score)
    }

    /// Returns the teams that have lost a match whatever its boards say: by a ruling, or because
    /// they occupy fewer boards than the event requires. Games played remain rated.
    pub fn lost_in(&self, paired: &PairedRound, one: &TeamMatch) -> Vec<PlayerId> {
        let mut lost = one.lost.clone();
        let Some(rules) = &self.team_match else { return lost };
        let is_seated = !one.vacant.is_empty() || paired.boards_of(one.number).next().is_some();
        if let Some(present) = rules.present.filter(|_| lost.is_empty() && is_seated) {
            let seated = self.seated(rules, paired, one);
            let sides = [&one.home, &one.away].into_iter().zip(seated);
            let few = sides.filter(|(_, own)| own.iter().flatten().count() < present.into());
            lost.extend(few.map(|(team, _)| team.clone()));
        }
        lost
    }

    /// Returns whether every board of a match has its final result, or the match is lost whatever
    /// they say.
    pub fn match_is_over(&self, paired: &PairedRound, one: &TeamMatch) -> bool {
        let games = self.scoring.games();
        let mut own = paired.boards.iter().filter(|board| board.in_match == Some(one.number));
        !one.lost.is_empty() || own.all(|board| board.is_complete(games))
    }

    /// Returns the match of a board.
    pub fn match_of_board<'e>(
        &self,
        paired: &'e PairedRound,
        board: &Board,
    ) -> Option<&'e TeamMatch> {
        let number = board.in_match?;
        paired.matches.iter().find(|one| one.number == number)
    }

    /// Returns the teams of the two players at a board of a match: White's, then Black's.
    pub fn teams_at<'e>(
        &self,
        paired: &'e PairedRound,
        board: &Board,
    ) -> Option<[&'e PlayerId; 2]> {
        let one = self.match_of_board(paired, board)?;
        let rules = self.team_match.as_ref()?;
        Some(match self.home_has_white(rules, paired.round, one, board) {
            true => [&one.home, &one.away],
            false => [&one.away, &one.home],
        })
    }
}
