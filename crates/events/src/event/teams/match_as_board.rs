//! A team match as a board on which two teams meet.

use std::collections::{BTreeSet, HashMap};

use crate::event::ledger::points_of_board;
use crate::event::{
    Amendment, Board, Color, Event, Outcome, PairedRound, PlayerId, Round, Score, TeamMatch,
    TeamRules,
};

impl Event {
    /// Returns a match as a board.
    ///
    /// White is the team with White on board 1; the outcome of each board of the match is that of a
    /// game. Earlier outcomes are included if games were corrected or finished after a later round
    /// was paired.
    pub(crate) fn as_board(
        &self,
        paired: &PairedRound,
        one: &TeamMatch,
        rules: &TeamRules,
    ) -> Board {
        let mut board = self.as_board_now(paired, one, rules);
        for amended in &one.amended {
            let Some(before) = one.as_amended(amended) else { continue };
            let was = self.as_board_now(paired, &before, rules);
            // A match that had not begun had no result.
            if !was.result.is_empty() {
                board.amended.push(Amendment::of_result(&was, amended.paired, ""));
            }
        }
        let own = || paired.boards_of(one.number);
        let later: BTreeSet<Round> = own().flat_map(Board::changed_after).collect();
        for round in later {
            let mut known = paired.clone();
            for board in known.boards_mut() {
                board.restore_as_paired(round);
            }
            let was = self.as_board_now(&known, one, rules);
            // A match in which no game had ended had no result that could be recorded.
            if !was.result.is_empty() {
                board.amended.push(Amendment::of_result(&was, round, ""));
            }
        }
        if let Some(paired_then) = one.lost_after {
            let before = TeamMatch { lost: Vec::new(), ..one.clone() };
            let was = self.as_board_now(paired, &before, rules);
            if !was.result.is_empty() {
                board.amended.push(Amendment::of_result(&was, paired_then, ""));
            }
        }
        board.amended.sort_by_key(|amended| amended.paired);
        board
    }

    fn as_board_now(&self, paired: &PairedRound, one: &TeamMatch, rules: &TeamRules) -> Board {
        let home_is_white = rules.colors.at(1) == Color::White;
        let outcomes = self.outcomes(paired, one, rules);
        let mut board = match home_is_white {
            true => Board::new(one.number, one.home.clone(), one.away.clone()),
            false => Board::new(one.number, one.away.clone(), one.home.clone()),
        };
        board.advances.clone_from(&one.advances);
        board.latecomer.clone_from(&one.latecomer);
        board.begun = one.score.is_some() || paired.boards_of(one.number).any(has_begun);
        // Like a board, a match that has not begun has no result, although an empty seat may be
        // known long before.
        let is_empty = |seat: u16| one.vacant.iter().any(|vacant| vacant.seat == seat);
        let of_boards =
            (1..).zip(&outcomes).any(|(seat, outcome)| outcome.is_some() && !is_empty(seat));
        if of_boards || outcomes.iter().all(Option::is_some) {
            let turned = |outcome: Outcome| match home_is_white {
                true => outcome,
                false => outcome.reversed(),
            };
            let outcome = |outcome: Option<Outcome>| turned(outcome.unwrap_or(Outcome::Adjourned));
            board.result = outcomes.into_iter().map(outcome).collect();
        }
        board
    }

    /// Returns the outcome of each board of a match, starting with the points of the team named
    /// first; `None` for a missing result.
    pub fn outcomes(
        &self,
        paired: &PairedRound,
        one: &TeamMatch,
        rules: &TeamRules,
    ) -> Vec<Option<Outcome>> {
        let all_lost = self.lost_in(paired, one);
        let lost = |team: &PlayerId| all_lost.contains(team);
        let forfeit = |home: bool, away: bool| match (home, away) {
            (true, true) => Some(Outcome::DoubleForfeit),
            (true, false) => Some(self.forfeited(Color::White)),
            (false, true) => Some(self.forfeited(Color::Black)),
            (false, false) => None,
        };
        if let Some(all) = forfeit(lost(&one.home), lost(&one.away)) {
            return vec![Some(all); usize::from(rules.boards)];
        }
        if let Some(score) = one.score {
            // The whole score in one place, because the boards at which it was made are not known.
            let mut outcomes = vec![Some(Outcome::Annulled); usize::from(rules.boards)];
            if let Some(first) = outcomes.first_mut() {
                *first = Some(Outcome::Played(score));
            }
            return outcomes;
        }
        let own = paired.boards_of(one.number);
        let boards: HashMap<u16, &Board> =
            own.filter_map(|board| Some((board.seat?, board))).collect();
        let of_seat = |seat: u16| {
            if let Some(vacant) = one.vacant.iter().find(|vacant| vacant.seat == seat) {
                return forfeit(vacant.home.is_none(), vacant.away.is_none());
            }
            let board = boards.get(&seat)?;
            let outcome = self.outcome_of(board)?;
            Some(match self.home_has_white(rules, paired.round, one, board) {
                true => outcome,
                false => outcome.reversed(),
            })
        };
        (1..=rules.boards).map(of_seat).collect()
    }

    /// Returns the outcome of a board that a team has lost without a game: White is the team named
    /// first.
    fn forfeited(&self, loser: Color) -> Outcome {
        let won = Score::new(self.scoring.full(), self.scoring.unplayed.forfeit_loss);
        match loser {
            Color::Black => Outcome::Forfeit(won),
            Color::White => Outcome::Forfeit(won.reversed()),
        }
    }

    /// Returns the outcome of a board as one game, White's points first; for a micro-match, the
    /// points that it counts for. `None` while a game is missing.
    fn outcome_of(&self, board: &Board) -> Option<Outcome> {
        let games = self.scoring.games();
        if games == 1 {
            return board.result.first().copied();
        }
        if !board.is_complete(games) {
            return board.result.contains(&Outcome::Adjourned).then_some(Outcome::Adjourned);
        }
        let (first, second) = points_of_board(self, board);
        let score = Score::new(first, second);
        if board.result.iter().all(|outcome| *outcome == Outcome::Annulled) {
            return Some(Outcome::Annulled);
        }
        let played = board.result.iter().any(|outcome| outcome.was_played());
        Some(if played { Outcome::Played(score) } else { Outcome::Forfeit(score) })
    }
}

/// Returns whether a game of a board of a match was begun, as opposed to postponed.
fn has_begun(board: &Board) -> bool {
    board.result.iter().any(|outcome| match outcome {
        Outcome::Adjourned => board.postponed.is_none(),
        outcome => outcome.was_played(),
    })
}
