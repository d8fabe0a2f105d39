//! What can be checked at a board, in words.

use super::moves::capital;
use super::{Shown, Speaker};
use crate::board::Color;
use crate::diag::ordinal_word;
use crate::draw::{Evidence, Reason, Ruling, Shows};
use crate::rules::{Clause, CountOf};

/// Lines of evidence that are shown of a long list; JSON has all.
const SHOWN: usize = 6;

impl Speaker<'_> {
    /// Each piece of evidence in words; of a long list the first ones and the last.
    pub fn evidence(&self, ruling: &Ruling, clause: Option<&Clause>) -> Vec<Shown> {
        let all = ruling.evidence.as_slice();
        let hidden = all.len().saturating_sub(SHOWN);
        let mut shown = Vec::new();
        for (at, one) in all.iter().enumerate() {
            if hidden > 1 && at >= SHOWN - 1 && at + 1 < all.len() {
                if at == SHOWN - 1 {
                    let half_move = format!("... and {hidden} more ...");
                    shown.push(Shown { half_move, shows: String::new(), position: None });
                }
                continue;
            }
            let moment = self.moment_shown(*one, ruling, clause);
            if !self.counts_at(one.shows, moment, ruling, clause) {
                continue;
            }
            let half_move = capital(&self.written(moment));
            if let (Shows::Last, Some(first)) = (one.shows, shown.last_mut())
                && first.half_move == half_move
            {
                first.shows = "the only move counted".into();
                continue;
            }
            shown.push(Shown {
                half_move,
                shows: self.pieces_shown(*one, ruling).unwrap_or_else(|| shows_words(one.shows)),
                position: Some(*self.game.position(moment)),
            });
        }
        shown
    }

    /// The moment of a piece of evidence; the first and the last move counted are moves of the
    /// side whose moves count.
    fn moment_shown(&self, one: Evidence, ruling: &Ruling, clause: Option<&Clause>) -> usize {
        let counting = clause.and_then(Clause::counting);
        let Some((counting, strong)) = counting.zip(strong_side(ruling)) else {
            return one.moment;
        };
        let end = self.game.moments() - 1;
        match one.shows {
            Shows::First => self.first_of_side(counting.limit.of, strong, one.moment).min(end),
            Shows::Last => self.last_of_side(counting.limit.of, strong, one.moment),
            _ => one.moment,
        }
    }

    /// False for a move that is shown as counted while its side's moves are not.
    fn counts_at(
        &self,
        shows: Shows,
        moment: usize,
        ruling: &Ruling,
        clause: Option<&Clause>,
    ) -> bool {
        let mover = self.game.half_move(moment).map(|(_, side)| side);
        let counting = clause.and_then(Clause::counting);
        let Some((counting, strong)) = counting.zip(strong_side(ruling)) else {
            return true;
        };
        let counted = match (shows, counting.limit.of) {
            (Shows::First | Shows::Last, CountOf::StrongSide) => strong,
            (Shows::First | Shows::Last, CountOf::WeakSide | CountOf::LoneKing) => {
                strong.opponent()
            }
            _ => return true,
        };
        mover == Some(counted)
    }

    /// The pieces with which the game is drawn at once: no count begins with them.
    fn pieces_shown(&self, one: Evidence, ruling: &Ruling) -> Option<String> {
        let counting = self.set.draws[ruling.clause?].counting()?;
        let strong = ruling.reasons.iter().find_map(|reason| match reason {
            Reason::PiecesStand { strong, .. } if one.shows == Shows::Begins => Some(*strong),
            _ => None,
        })?;
        let with = self.condition(counting, strong, one.moment);
        Some(with.trim_start_matches("with ").to_owned())
    }
}

/// What a moment shows.
fn shows_words(shows: Shows) -> String {
    match shows {
        Shows::Occurrence(time) => {
            format!("the position stands for the {} time", ordinal_word(time as u64))
        }
        Shows::Begins => "the count begins after it".into(),
        Shows::First => "the first move counted".into(),
        Shows::Last => "the last move counted".into(),
        Shows::Resets => "ended the count before it; the new one begins".into(),
        Shows::Demand => "the count was demanded after it".into(),
        Shows::Agreed => "the players agreed after it".into(),
        Shows::Stated => "named in the claim".into(),
    }
}

/// The stronger side of a count.
pub(super) fn strong_side(ruling: &Ruling) -> Option<Color> {
    ruling.reasons.iter().find_map(|reason| match reason {
        Reason::LimitReached { strong, .. }
        | Reason::Counted { strong, .. }
        | Reason::PiecesStand { strong, .. } => Some(*strong),
        _ => None,
    })
}
