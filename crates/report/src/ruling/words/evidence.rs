//! What can be checked at a board, in words.

use draughts_ground::said::Row;
use draughts_ground::told;

use super::{Phrase, Shown, Speaker};
use draughts_games::board::Color;
use draughts_games::draw::{Evidence, Reason, Ruling, Shows};
use draughts_games::rules::{Clause, CountOf};

/// Lines of evidence that are shown of a long list; JSON has all.
const SHOWN: usize = 6;

told! {
    /// What a half-move shows.
    pub(super) enum Show {
        Occurrence { time: Phrase } => "shows-occurrence",
            "the position comes up for the { $time } time";
        Begins => "shows-begins", "the count begins after it";
        First => "shows-first", "the first move counted";
        Last => "shows-last", "the last move counted";
        Only => "shows-only", "the only move counted";
        Resets => "shows-resets", "ended the count before it; the new one begins";
        Demand => "shows-demand", "the count was demanded after it";
        Agreed => "shows-agreed", "the players agreed after it";
        Stated => "shows-stated", "named in the claim";
        More { hidden: usize } => "shows-more", "... and { $hidden } more ...";
    }
}

impl Speaker<'_> {
    /// Each piece of evidence in words; of a long list the first ones and the last.
    pub(crate) fn evidence(&self, ruling: &Ruling, clause: Option<&Clause>) -> Vec<Shown> {
        let all = ruling.evidence.as_slice();
        let hidden = all.len().saturating_sub(SHOWN);
        let mut shown: Vec<Shown> = Vec::new();
        // The half-move of the line before.
        let mut before = None;
        for (at, one) in all.iter().enumerate() {
            if hidden > 1 && at >= SHOWN - 1 && at + 1 < all.len() {
                if at == SHOWN - 1 {
                    let half_move = Show::More { hidden }.into();
                    shown.push(Shown { half_move, shows: None, position: None });
                    before = None;
                }
                continue;
            }
            let moment = self.moment_shown(*one, ruling, clause);
            if !self.counts_at(one.shows, moment, ruling, clause) {
                continue;
            }
            if let (Shows::Last, Some(first)) = (one.shows, shown.last_mut())
                && before == Some(moment)
            {
                first.shows = Some(Show::Only.into());
                continue;
            }
            before = Some(moment);
            let shows = self.pieces_shown(*one, ruling).unwrap_or_else(|| shows_words(one.shows));
            shown.push(Shown {
                half_move: self.written(moment).into(),
                shows: Some(shows),
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
    fn pieces_shown(&self, one: Evidence, ruling: &Ruling) -> Option<Phrase> {
        self.set.draws[ruling.clause?].ending()?;
        let strong = ruling.reasons.iter().find_map(|reason| match reason {
            Reason::PiecesStand { strong, .. } if one.shows == Shows::Begins => Some(*strong),
            _ => None,
        })?;
        Some(self.force(strong, one.moment))
    }
}

/// What a moment shows.
fn shows_words(shows: Shows) -> Phrase {
    let told = match shows {
        Shows::Occurrence(time) => {
            Show::Occurrence { time: Row::NthWord { number: time as u64 }.into() }
        }
        Shows::Begins => Show::Begins,
        Shows::First => Show::First,
        Shows::Last => Show::Last,
        Shows::Resets => Show::Resets,
        Shows::Demand => Show::Demand,
        Shows::Agreed => Show::Agreed,
        Shows::Stated => Show::Stated,
    };
    told.into()
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
