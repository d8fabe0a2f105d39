//! Counts of moves in words.

use super::Speaker;
use super::moves::capital;
use super::pieces::{force_words, pieces};
use crate::board::{ByColor, Color};
use crate::diag::{count, listed};
use crate::draw::{Ruling, Shows};
use crate::rules::{Clause, CountOf, Counting, OnLongDiagonal, Reset, Unless};

const fn reset_words(reset: Reset) -> &'static str {
    match reset {
        Reset::Capture => "a capture",
        Reset::ManMove => "a move of a man",
        Reset::Promotion => "a crowning",
    }
}

/// "a capture or a move of a man": what sets a count back.
pub(in super::super::super) fn resets_words(resets: &[Reset]) -> String {
    let words: Vec<String> = resets.iter().map(|&reset| reset_words(reset).to_owned()).collect();
    listed(&words, "or")
}

/// "one more move of Black's", "11 more moves of White's and 12 of Black's".
pub(in super::super::super) fn remaining_words(remaining: ByColor<u32>) -> String {
    let more = |moves: u32| match moves {
        1 => "one more move".to_owned(),
        moves => format!("{moves} more moves"),
    };
    let and_of = |moves: u32| if moves == 1 { "one".to_owned() } else { moves.to_string() };
    match (remaining.white, remaining.black) {
        (0, 0) => "no more move".into(),
        (white, 0) => format!("{} of White's", more(white)),
        (0, black) => format!("{} of Black's", more(black)),
        (white, black) => format!("{} of White's and {} of Black's", more(white), and_of(black)),
    }
}

/// How far a count has come, and what is still to be made: "White has made 1 of the 5 moves
/// and must make 4 more"; of both sides "...: 11 more moves of White's and 12 of Black's".
///
/// `answers` is who must answer the last move that counts.
pub(super) fn so_far_and_more(
    of: CountOf,
    so_far: &str,
    remaining: ByColor<u32>,
    answers: Color,
) -> String {
    if of == CountOf::WeakSide {
        return match remaining[answers.opponent()] {
            0 => format!("{so_far}, and {answers} must answer the last"),
            1 => format!("{so_far} and must make one more, which {answers} must answer"),
            more => format!(
                "{so_far} and must make {more} more, the last of which {answers} must answer"
            ),
        };
    }
    let one_side = matches!(of, CountOf::StrongSide | CountOf::LoneKing);
    match (one_side, remaining.white, remaining.black) {
        (true, more, 0) | (true, 0, more) if more > 0 => {
            format!("{so_far} and must make {more} more")
        }
        _ => format!("{so_far}: {}", remaining_words(remaining)),
    }
}

impl Speaker<'_> {
    /// What a clause counts, as it stands at a moment: "with three kings against one",
    /// "without a capture or a move of a man".
    pub fn condition(&self, counting: Counting<'_>, strong: Color, moment: usize) -> String {
        let resets = resets_words(&counting.limit.resets);
        let pieces = || force_words(self.game.position(moment), strong);
        match (counting.ending, counting.pieces) {
            (Some(_), _) => format!("with {}", pieces()),
            (None, Some(_)) => format!("with {} and without {resets}", pieces()),
            (None, None) => format!("without {resets}"),
        }
    }

    /// The weaker side as the one that moves, and what stands against it: "Black's lone king",
    /// "against three kings".
    pub fn weak_side(
        &self,
        counting: Counting<'_>,
        strong: Color,
        moment: usize,
    ) -> (String, String) {
        let weak = strong.opponent();
        let position = self.game.position(moment);
        let is_lone = position.kings(weak).len() == 1 && position.pieces(weak).len() == 1;
        match counting.ending {
            Some(_) if is_lone => {
                (format!("{weak}'s lone king"), format!("against {}", pieces(position, strong)))
            }
            _ => (weak.to_string(), self.condition(counting, strong, moment)),
        }
    }

    /// The first half-move of the side whose moves are counted, from the first of a count on.
    pub fn first_of_side(&self, of: CountOf, strong: Color, first: usize) -> usize {
        let counted = match of {
            CountOf::StrongSide => strong,
            CountOf::LoneKing | CountOf::WeakSide => strong.opponent(),
            CountOf::Each | CountOf::MoveNumbers => return first,
        };
        let mover = self.game.half_move(first).map(|(_, side)| side);
        if mover == Some(counted) { first } else { first + 1 }
    }

    /// The last half-move of the side whose moves are counted, up to the last of a count.
    pub fn last_of_side(&self, of: CountOf, strong: Color, last: usize) -> usize {
        let counted = match of {
            CountOf::StrongSide => strong,
            CountOf::LoneKing | CountOf::WeakSide => strong.opponent(),
            CountOf::Each | CountOf::MoveNumbers => return last,
        };
        let mover = self.game.half_move(last).map(|(_, side)| side);
        if mover == Some(counted) { last } else { last.saturating_sub(1).max(1) }
    }

    /// That a limit is reached: "from White's 52nd to Black's 67th move each player has made
    /// 16 moves with three kings against one".
    pub fn reached(
        &self,
        counting: Counting<'_>,
        strong: Color,
        (first, last): (usize, usize),
        made: ByColor<u16>,
    ) -> String {
        let span = self.span(self.first_of_side(counting.limit.of, strong, first), last);
        // The pieces that stood when the count began: a capture may have been made since.
        let begun = first.saturating_sub(1);
        let with = self.condition(counting, strong, begun);
        let moves = |made: u16| count(made, "move", "moves");
        let weak = strong.opponent();
        let (who, against) = self.weak_side(counting, strong, begun);
        match counting.limit.of {
            CountOf::MoveNumbers => {
                let limit = counting.limit.moves;
                format!("{span} {} have been made {with}", count(limit, "full move", "full moves"))
            }
            CountOf::StrongSide => {
                format!("{span} {strong} has made {} {with}", moves(made[strong]))
            }
            CountOf::LoneKing => format!("{span} {who} has made {} {against}", moves(made[weak])),
            CountOf::WeakSide => format!(
                "{span} {who} has made {} {against}, and {strong} has answered the last",
                moves(made[weak])
            ),
            CountOf::Each if made.white == made.black => {
                format!("{span} each player has made {} {with}", moves(made.white))
            }
            CountOf::Each => format!(
                "{span} White has made {} and Black {} {with}",
                moves(made.white),
                made.black
            ),
        }
    }

    /// How far a count has come: "with three kings against one White has made 5 of the 16
    /// moves and Black 4".
    pub fn so_far(
        &self,
        counting: Counting<'_>,
        (strong, moment): (Color, usize),
        made: ByColor<u16>,
        limit: u16,
    ) -> String {
        let with = capital(&self.condition(counting, strong, moment));
        let moves = count(limit, "move", "moves");
        match counting.limit.of {
            CountOf::StrongSide => {
                format!("{with} {strong} has made {} of the {moves}", made[strong])
            }
            CountOf::WeakSide | CountOf::LoneKing => {
                let (who, against) = self.weak_side(counting, strong, moment);
                format!("{who} has made {} of the {moves} {against}", made[strong.opponent()])
            }
            _ if made == ByColor::default() => format!("{with} no move is counted yet"),
            _ => format!(
                "{with} White has made {} of the {moves} and Black {}",
                made.white, made.black
            ),
        }
    }

    /// A capture inside a count of an ending that did not set it back.
    pub fn captures_inside(&self, ruling: &Ruling) -> Option<String> {
        let moment = |shows: Shows| {
            let one = ruling.evidence.iter().find(|one| one.shows == shows)?;
            Some(one.moment)
        };
        let (first, last) = (moment(Shows::First)?, moment(Shows::Last)?);
        let took: Vec<usize> = (first..=last)
            .filter(|&moment| self.game.step(moment).is_some_and(|step| step.captures))
            .collect();
        let clause = &self.set.draws[ruling.clause?];
        let counts = clause.ending().is_some() && !took.is_empty();
        counts.then(|| {
            let made: Vec<String> = took.iter().map(|&moment| self.made(moment)).collect();
            let made = listed(&made, "and");
            match took.len() {
                1 => format!("{made} was a capture, which did not set the count back."),
                _ => format!("{made} were captures, which did not set the count back."),
            }
        })
    }

    /// Why a limit is another than usual: the lone king is on the long diagonal.
    pub fn other_limit(&self, counting: Counting<'_>, limit: u16, usual: u16) -> Option<String> {
        let diagonal = counting.ending?.long_diagonal?;
        let there = diagonal.moves;
        let moves = count(there, "move", "moves");
        let are = if there == 1 { "is" } else { "are" };
        match diagonal.how.how {
            OnLongDiagonal::Shorten if limit < usual => Some(format!(
                "The limit is {limit}, not {usual}: the lone king has come to the long diagonal, \
                 from where {moves} {are} enough."
            )),
            OnLongDiagonal::Follow if limit > usual => Some(format!(
                "The limit is {limit}, not {usual}: the lone king was on the long diagonal, and \
                 {moves} more {are} made."
            )),
            _ => None,
        }
    }

    /// A draw that depends on what the arbiter finds: both findings, and what follows. `draw`
    /// is what follows of a draw, `turn` who moves if the game goes on.
    pub fn draw_if_found(
        &self,
        unless: Unless,
        (met, strong): (usize, Option<Color>),
        draw: &str,
        turn: Option<Color>,
    ) -> String {
        let goes_on = match turn {
            Some(turn) => format!("the game goes on and {turn} moves"),
            None => "the game goes on".into(),
        };
        match unless {
            Unless::WinningPosition => {
                let place = match met {
                    0 => "at the start".to_owned(),
                    _ => self.after(met),
                };
                format!("If the position {place} is not won, {draw}. If it is won, {goes_on}.")
            }
            Unless::ObviousWin => {
                let who = strong.map_or_else(|| "a player".into(), |side| side.to_string());
                format!(
                    "Unless {who} can at once show an obvious win, {draw}. If there is one, {goes_on}."
                )
            }
        }
    }

    /// What the arbiter must find before a draw is certain.
    pub fn arbiter_must_find(&self, clause: &Clause) -> Option<&'static str> {
        Some(match clause.unless()? {
            Unless::WinningPosition => {
                "It is a draw only if the arbiter finds that the position after the last of these \
                 moves is not won."
            }
            Unless::ObviousWin => {
                "It is a draw only if the player cannot at once show an obvious win; the arbiter \
                 decides that."
            }
        })
    }
}
