//! The counts of a game from scratch, against which the counters of the crate are checked.
//!
//! The recount looks only at the positions, at every moment from the start of the game, and shares
//! nothing with the counters except the data of the rule set. Each function states how it
//! interprets the articles.

use std::collections::HashMap;

use draughts_games::board::{Color, Position, Square};
use draughts_games::draw::{Demand, Timeline};
use draughts_games::moves::Generator;
use draughts_games::rules::{
    CountFrom, CountOf, DrawClauseDoc, DrawKind, Force, Material, OnCapture, OnLongDiagonal, Reset,
    RuleSet,
};

/// The state of a count at a moment.
#[derive(Debug, PartialEq, Eq)]
pub struct RecountState {
    /// The moment at which it began.
    pub start: usize,
    /// White's moves since.
    pub white: usize,
    /// Black's moves since.
    pub black: usize,
    /// The moves that are needed, as of this moment.
    pub limit: usize,
    /// The moment at which that limit was reached.
    pub met: Option<usize>,
}

/// A game, recounted from its first position to any moment.
pub struct Recount<'g> {
    set: &'g RuleSet,
    generator: &'g Generator,
    game: &'g Timeline<'g>,
    demands: &'g [Demand],
    looks: Vec<Look>,
    /// For each id of a suspended clause, whether another clause suspends it at each moment.
    suspended: HashMap<String, Vec<bool>>,
}

/// The features of a position, read square by square.
struct Look {
    /// Kings and men of White and of Black.
    forces: [(usize, usize); 2],
    /// The squares of their men.
    men: [Vec<Square>; 2],
    /// Whether White and Black have a king on the long diagonal.
    ///
    /// It runs through the corner at White's left (A1 2.4): as many columns from the left as rows
    /// from the bottom.
    on_diagonal: [bool; 2],
}

impl Look {
    fn at(position: &Position) -> Self {
        let geometry = position.geometry();
        let mut look =
            Self { forces: [(0, 0); 2], men: [Vec::new(), Vec::new()], on_diagonal: [false; 2] };
        for square in geometry.iter() {
            let Some(piece) = position.piece_at(square) else { continue };
            let side = side_index(piece.color);
            if piece.is_king {
                let (column, row) = geometry.column_row(square);
                look.forces[side].0 += 1;
                look.on_diagonal[side] |= column == geometry.rows() - 1 - row;
            } else {
                look.forces[side].1 += 1;
                look.men[side].push(square);
            }
        }
        look
    }
}

fn side_index(side: Color) -> usize {
    usize::from(side == Color::Black)
}

impl<'g> Recount<'g> {
    /// Looks at every position of a game; `demands` are those made in it.
    pub fn new(
        set: &'g RuleSet,
        generator: &'g Generator,
        game: &'g Timeline<'g>,
        demands: &'g [Demand],
    ) -> Self {
        let looks = (0..game.moments()).map(|moment| Look::at(game.position(moment))).collect();
        let suspended = HashMap::new();
        let mut recount = Self { set, generator, game, demands, looks, suspended };
        for clause in set.draws.docs() {
            if let Some(other) = &clause.suspended_by {
                let other = set.draws.docs().iter().find(|there| there.id == *other).unwrap();
                let runs = |moment| recount.start(other, moment).is_some();
                let moments = (0..game.moments()).map(runs).collect();
                recount.suspended.insert(clause.id.clone(), moments);
            }
        }
        recount
    }

    /// FPD26 3.8.b(4): a clause counts nothing while the other count runs.
    fn is_suspended(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        self.suspended.get(&clause.id).is_some_and(|moments| moments[moment])
    }

    fn at(&self, moment: usize) -> &Position {
        self.game.position(moment)
    }

    /// Returns the kings and the men of a side.
    fn force(&self, moment: usize, side: Color) -> (usize, usize) {
        self.looks[moment].forces[side_index(side)]
    }

    fn pieces(&self, moment: usize) -> usize {
        let [white, black] = Color::BOTH.map(|side| self.force(moment, side));
        white.0 + white.1 + black.0 + black.1
    }

    /// Returns whether a half-move is a capture: it leaves fewer pieces.
    fn is_capture(&self, moment: usize) -> bool {
        self.pieces(moment) < self.pieces(moment - 1)
    }

    /// Returns whether a half-move is a promotion: it leaves its player with more kings.
    fn is_promotion(&self, moment: usize) -> bool {
        let mover = self.at(moment - 1).turn();
        self.force(moment, mover).0 > self.force(moment - 1, mover).0
    }

    /// Returns whether a half-move was made by a man: it changes the squares of its player's men.
    fn is_mans(&self, moment: usize) -> bool {
        let mover = side_index(self.at(moment - 1).turn());
        self.looks[moment].men[mover] != self.looks[moment - 1].men[mover]
    }

    fn resets(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        clause.resets.iter().flatten().any(|reset| match reset {
            Reset::Capture => self.is_capture(moment),
            Reset::Promotion => self.is_promotion(moment),
            Reset::ManMove => self.is_mans(moment),
        })
    }

    /// Returns the stronger side of an ending: the one whose pieces are named first.
    fn strong(&self, clause: &DrawClauseDoc, moment: usize) -> Option<Color> {
        let within = |number: usize, least: u8, most: Option<u8>| {
            number >= usize::from(least) && most.is_none_or(|most| number <= usize::from(most))
        };
        let is = |(kings, men): (usize, usize), force: &Force| match force {
            Force::Pieces(count) => within(kings + men, count.least, count.most),
            Force::Exactly { kings: k, men: m } => {
                within(kings, k.least, k.most) && within(men, m.least, m.most)
            }
        };
        let [white, black] = [Color::White, Color::Black].map(|side| self.force(moment, side));
        clause.material.iter().flatten().find_map(|material| match material {
            Material::Against(strong, weak) if is(white, strong) && is(black, weak) => {
                Some(Color::White)
            }
            Material::Against(strong, weak) if is(black, strong) && is(white, weak) => {
                Some(Color::Black)
            }
            Material::Against(..) => None,
            Material::BothKings(count) => {
                let both = white.0 > 0 && black.0 > 0;
                (both && within(self.pieces(moment), count.least, count.most))
                    .then_some(Color::White)
            }
            // A king on both sides, and this many pieces on each (FPD26 3.8.b).
            Material::KingsEach(count) => [white, black]
                .iter()
                .all(|&(kings, men)| kings >= 1 && within(kings + men, count.least, count.most))
                .then_some(Color::White),
        })
    }

    fn in_any_ending(&self, moment: usize) -> bool {
        let mut endings =
            self.set.draws.docs().iter().filter(|it| it.kind == Some(DrawKind::Ending));
        endings.any(|clause| self.strong(clause, moment).is_some())
    }

    /// Returns whether a clause demands no pieces, or those it demands are on the board.
    fn has_its_pieces(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        clause.material.is_none() || self.strong(clause, moment).is_some()
    }

    fn on_long_diagonal(&self, moment: usize, side: Color) -> bool {
        self.looks[moment].on_diagonal[side_index(side)]
    }

    /// Returns whether a count of the clause can begin at a moment.
    ///
    /// For 6.2 always; for 6.3 and similar clauses if the pieces are right; for the club's clause
    /// when the lone king's side demands it; for 7.2.7 if the lone king is on the diagonal; for the
    /// Forcada if the stronger side is.
    fn begins(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        if self.is_suspended(clause, moment) {
            return false;
        }
        if clause.kind == Some(DrawKind::NoProgress) {
            return self.has_its_pieces(clause, moment);
        }
        let Some(strong) = self.strong(clause, moment) else { return false };
        let weak = strong.opponent();
        let demanded = self.demands.iter().any(|it| it.moment == moment && it.by == weak);
        (clause.from != Some(CountFrom::Demand) || demanded)
            && (clause.from != Some(CountFrom::LongDiagonal)
                || self.on_long_diagonal(moment, strong))
            && (clause.weak_king.is_none() || self.on_long_diagonal(moment, weak))
    }

    /// Returns whether a half-move lets a count continue, because it does not reset it.
    ///
    /// The count of an ending continues only while the position is an ending of the set (as it may
    /// be after a promotion), and across a capture only if counts are cumulative; for 7.2.7 only on
    /// the diagonal.
    fn runs_on(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        if self.resets(clause, moment) || self.is_suspended(clause, moment) {
            return false;
        }
        if clause.kind == Some(DrawKind::NoProgress) {
            return self.has_its_pieces(clause, moment);
        }
        let over_captures = clause.on_capture == Some(OnCapture::Cumulative);
        let weak = self.strong(clause, moment).map(Color::opponent);
        let holds = clause.weak_king.is_none()
            || weak.is_some_and(|weak| self.on_long_diagonal(moment, weak));
        self.in_any_ending(moment) && (over_captures || !self.is_capture(moment)) && holds
    }

    /// Returns the start of the count that runs at a moment.
    ///
    /// It is the first moment after the last interruption at which the count can begin.
    fn start(&self, clause: &DrawClauseDoc, moment: usize) -> Option<usize> {
        let broken = (1..=moment).rev().find(|&at| !self.runs_on(clause, at)).unwrap_or(0);
        (broken..=moment).find(|&at| self.begins(clause, at))
    }

    fn moves_of(&self, side: Color, start: usize, moment: usize) -> usize {
        (start..moment).filter(|&at| self.at(at).turn() == side).count()
    }

    /// Returns the limit at this moment, in moves.
    ///
    /// For counts of each player's moves, see [`Self::half_limit`]. For counts of one side's moves
    /// the limit is `moves` or, while the lone king is on the long diagonal, `long_diagonal_moves`
    /// counted from the move that reached it, if that is sooner; `sticky` keeps the soonest.
    fn limit(&self, clause: &DrawClauseDoc, start: usize, moment: usize) -> usize {
        let moves = usize::from(clause.moves.unwrap());
        let Some(shorter) = clause.long_diagonal_moves.map(usize::from) else { return moves };
        if clause.count.unwrap_or(CountOf::Each) == CountOf::Each {
            return self.half_limit(clause, start, moment).div_ceil(2);
        }
        let weak = self.strong(clause, start).unwrap().opponent();
        let on: Vec<bool> = (start..=moment).map(|at| self.on_long_diagonal(at, weak)).collect();
        let reached = (0..on.len()).filter(|&at| on[at] && (at == 0 || !on[at - 1]));
        let counted = match clause.count {
            Some(CountOf::StrongSide) => weak.opponent(),
            _ => weak,
        };
        let mut limits = reached.map(|at| self.moves_of(counted, start, start + at) + shorter);
        let limit = match (clause.sticky == Some(true), on.last().copied().unwrap()) {
            (true, _) => limits.min(),
            (false, true) => limits.next_back(),
            (false, false) => None,
        };
        limit.unwrap_or(moves).min(moves)
    }

    /// Returns the limit in half-moves, where both players' moves are counted.
    ///
    /// A1-24 6.3: twice `moves` or, if that is sooner, `long_diagonal_moves` by each player from
    /// the half-move that takes the lone king to the long diagonal, if it is still there (with
    /// `sticky`: if it ever was). If the extra moves follow, that many by each player after the
    /// others, if the king is on the diagonal once those have been made.
    fn half_limit(&self, clause: &DrawClauseDoc, start: usize, moment: usize) -> usize {
        let full = 2 * usize::from(clause.moves.unwrap());
        let more = 2 * usize::from(clause.long_diagonal_moves.unwrap_or(0));
        if more == 0 {
            return full;
        }
        let weak = self.strong(clause, start).unwrap().opponent();
        let on = |at: usize| self.on_long_diagonal(at, weak);
        if clause.on_long_diagonal == Some(OnLongDiagonal::Follow) {
            let there = (start + full..=moment).any(on);
            return if there { full + more } else { full };
        }
        let mut limit = full;
        for at in start..=moment {
            let was = at > start && on(at - 1);
            if on(at) && !was {
                limit = limit.min(at - start + more);
            } else if !on(at) && was && clause.sticky != Some(true) {
                limit = full;
            }
        }
        limit
    }

    /// Returns whether the limit is reached.
    ///
    /// Depending on the clause: each player has moved often enough; the stronger side has; the lone
    /// king has (ROP 10); the lone king has, and was answered; or enough full move numbers are
    /// complete since the one after the last reset.
    fn is_reached(&self, clause: &DrawClauseDoc, start: usize, moment: usize) -> bool {
        let limit = self.limit(clause, start, moment);
        let [white, black] =
            [Color::White, Color::Black].map(|side| self.moves_of(side, start, moment));
        let strong = self.strong(clause, start).unwrap_or(Color::White);
        let (its, others) = match strong {
            Color::White => (white, black),
            Color::Black => (black, white),
        };
        match clause.count.unwrap_or(CountOf::Each) {
            CountOf::Each => white + black >= self.half_limit(clause, start, moment),
            CountOf::LoneKing => others >= limit,
            CountOf::StrongSide => its >= limit,
            CountOf::WeakSide => {
                let answered = moment > 0 && self.at(moment - 1).turn() == strong;
                others >= limit && answered
            }
            CountOf::MoveNumbers => {
                let opens = self.set.first_color();
                let first = match self.at(start).turn() == opens || start == 0 {
                    true => start,
                    false => start + 1,
                };
                let due = (first..moment).filter(|&at| self.at(at + 1).turn() == opens).count();
                due >= limit
            }
        }
    }

    /// Returns whether the position lets a count be met.
    ///
    /// A win on the board takes precedence (A1 7.2) and, if the clause says so, a capture that is
    /// due.
    fn may_be_met(&self, clause: &DrawClauseDoc, moment: usize) -> bool {
        let legal = self.generator.legal_moves(self.at(moment));
        let captures = legal.iter().any(|mv| !mv.captured().is_empty());
        let waits = clause.unless_capture == Some(true) && captures;
        !legal.is_empty() && !waits
    }

    /// Returns the count of a clause at a moment, if one runs.
    pub fn tally(&self, clause: &DrawClauseDoc, moment: usize) -> Option<RecountState> {
        let start = self.start(clause, moment)?;
        let met = (start..=moment)
            .find(|&at| self.is_reached(clause, start, at) && self.may_be_met(clause, at));
        Some(RecountState {
            start,
            white: self.moves_of(Color::White, start, moment),
            black: self.moves_of(Color::Black, start, moment),
            // Once the count is met, the limit no longer matters.
            limit: self.limit(clause, start, met.unwrap_or(moment)),
            met,
        })
    }
}
