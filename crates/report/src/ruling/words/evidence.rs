//! The evidence that can be checked at a board, in words.

use draughts_ground::said::{Row, said};

use super::{EvidenceMove, Phrase, RulingWriter};
use draughts_games::board::Color;
use draughts_games::draw::{Evidence, EvidenceKind, Reason, Ruling};
use draughts_games::rules::{Clause, CountOf};

/// The number of lines of evidence shown of a long list; JSON has all.
const SHOWN: usize = 6;

impl RulingWriter<'_> {
    /// Describes each piece of evidence; of a long list, the first ones and the last.
    pub(crate) fn evidence(&self, ruling: &Ruling, clause: Option<&Clause>) -> Vec<EvidenceMove> {
        let all = ruling.evidence.as_slice();
        let hidden = all.len().saturating_sub(SHOWN);
        let mut shown: Vec<EvidenceMove> = Vec::new();
        // The half-move of the previous line.
        let mut before = None;
        for (at, one) in all.iter().enumerate() {
            if hidden > 1 && at >= SHOWN - 1 && at + 1 < all.len() {
                if at == SHOWN - 1 {
                    let half_move =
                        said!("shows-more", "... and { $hidden } more ..."; hidden).into();
                    shown.push(EvidenceMove { half_move, shows: None, position: None });
                    before = None;
                }
                continue;
            }
            let moment = self.moment_shown(*one, ruling, clause);
            if !self.counts_at(one.shows, moment, ruling, clause) {
                continue;
            }
            if let (EvidenceKind::Last, Some(first)) = (one.shows, shown.last_mut())
                && before == Some(moment)
            {
                first.shows = Some(said!("shows-only", "the only move counted").into());
                continue;
            }
            before = Some(moment);
            let shows = self.pieces_shown(*one, ruling).unwrap_or_else(|| shows_words(one.shows));
            shown.push(EvidenceMove {
                half_move: self.written(moment).into(),
                shows: Some(shows),
                position: Some(*self.game.position(moment)),
            });
        }
        shown
    }

    /// Returns the moment of a piece of evidence.
    ///
    /// The first and last moves counted are moves of the side whose moves count.
    fn moment_shown(&self, one: Evidence, ruling: &Ruling, clause: Option<&Clause>) -> usize {
        let counting = clause.and_then(Clause::counting);
        let Some((counting, strong)) = counting.zip(strong_side(ruling)) else {
            return one.moment;
        };
        let end = self.game.moments() - 1;
        match one.shows {
            EvidenceKind::First => {
                self.first_of_side(counting.limit.of, strong, one.moment).min(end)
            }
            EvidenceKind::Last => self.last_of_side(counting.limit.of, strong, one.moment),
            _ => one.moment,
        }
    }

    /// Returns whether a move belongs to the side whose moves count, if it is shown as counted.
    fn counts_at(
        &self,
        shows: EvidenceKind,
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
            (EvidenceKind::First | EvidenceKind::Last, CountOf::StrongSide) => strong,
            (EvidenceKind::First | EvidenceKind::Last, CountOf::WeakSide | CountOf::LoneKing) => {
                strong.opponent()
            }
            _ => return true,
        };
        mover == Some(counted)
    }

    /// Describes the pieces with which the game is drawn at once: they begin no count.
    fn pieces_shown(&self, one: Evidence, ruling: &Ruling) -> Option<Phrase> {
        self.set.draws[ruling.clause?].ending()?;
        let strong = ruling.reasons.iter().find_map(|reason| match reason {
            Reason::PiecesStand { strong, .. } if one.shows == EvidenceKind::Begins => {
                Some(*strong)
            }
            _ => None,
        })?;
        Some(self.force(strong, one.moment))
    }
}

/// Says what a moment shows.
fn shows_words(shows: EvidenceKind) -> Phrase {
    let told = match shows {
        EvidenceKind::Occurrence(time) => said!(
            "shows-occurrence",
            "the position comes up for the { $time } time";
            time = Row::NthWord { number: time as u64 }
        ),
        EvidenceKind::Begins => said!("shows-begins", "the count begins after it"),
        EvidenceKind::First => said!("shows-first", "the first move counted"),
        EvidenceKind::Last => said!("shows-last", "the last move counted"),
        EvidenceKind::Resets => {
            said!("shows-resets", "ended the count before it; the new one begins")
        }
        EvidenceKind::Demand => said!("shows-demand", "the count was demanded after it"),
        EvidenceKind::Agreed => said!("shows-agreed", "the players agreed after it"),
        EvidenceKind::Stated => said!("shows-stated", "named in the claim"),
    };
    told.into()
}

/// Returns the stronger side of a count.
pub(super) fn strong_side(ruling: &Ruling) -> Option<Color> {
    ruling.reasons.iter().find_map(|reason| match reason {
        Reason::LimitReached { strong, .. }
        | Reason::Counted { strong, .. }
        | Reason::PiecesStand { strong, .. } => Some(*strong),
        _ => None,
    })
}
