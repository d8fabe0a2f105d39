//! The moments of a game as a ruling shows them: named, in notation, and drawn.

use super::board::TitledPosition;
use super::view::{ConditionView, EvidenceView, MomentView};
use super::words::{Phrase, RulingMessage, RulingWriter};
use crate::words::{Language, say};
use draughts_games::board::{Color, Position, write_fen};
use draughts_games::draw::{Evidence, EvidenceKind, MetClause, Timeline, clause_said};
use draughts_games::record::{Case, PlyAt};
use draughts_games::rules::{ClaimForm, DrawKind};

/// A game whose moments are shown.
pub(super) struct ShownGame<'s> {
    pub(super) case: &'s Case<'s>,
    pub(super) game: &'s Timeline<'s>,
    pub(super) announced: Option<&'s str>,
    /// The moment of the claim.
    pub(super) at: usize,
}

impl ShownGame<'_> {
    pub(super) fn is_announced(&self, moment: usize) -> bool {
        self.announced.is_some() && moment == self.at + 1
    }

    pub(super) fn moment(&self, moment: usize) -> MomentView {
        let end = self.game.moments() - 1;
        let ply = match moment {
            0 => 0,
            // The record continues after the end of the timeline in question.
            _ => self.case.played.at(moment).map_or_else(
                || {
                    let last = self.case.played.at(end.min(self.at));
                    last.map_or(0, |at| at.ply) + moment - end.min(self.at)
                },
                |at| at.ply,
            ),
        };
        let half_move = self.game.half_move(moment);
        MomentView {
            ply,
            move_number: half_move.map(|(number, _)| number),
            side: half_move.map(|(_, side)| side_word(side)),
        }
    }

    /// Names a moment as the claimant means it.
    ///
    /// It is the half-move after which a position occurred, or the first half-move that is counted.
    pub(super) fn named(&self, kind: DrawKind, moment: usize) -> String {
        match kind.claim_form() {
            ClaimForm::Times => self.game.name(moment),
            ClaimForm::Count | ClaimForm::Recorded | ClaimForm::Unclaimed => {
                self.game.name(moment + 1)
            }
        }
    }

    pub(super) fn fen(&self, position: &Position) -> String {
        write_fen(position, &self.case.laws.numbering)
    }

    pub(super) fn evidence(&self, all: &[Evidence]) -> Vec<EvidenceView> {
        let one = |evidence: &Evidence| {
            let moment = evidence.moment;
            let announced = self.is_announced(moment);
            let written = self.announced.filter(|_| announced).map(str::to_owned);
            EvidenceView {
                at: self.moment(moment),
                move_text: written.or_else(|| self.case.written(moment)),
                fen: self.fen(self.game.position(moment)),
                shows: say(&evidence.shows, Language::English),
                announced,
            }
        };
        all.iter().map(one).collect()
    }

    pub(super) fn condition(&self, found: &MetClause) -> ConditionView {
        let clause = &self.case.laws.set.draws[found.clause];
        let evidence: Vec<Evidence> = match &found.count {
            None => (1..)
                .zip(&found.moments)
                .map(|(time, &moment)| Evidence { moment, shows: EvidenceKind::Occurrence(time) })
                .collect(),
            Some(count) if found.met > count.start => vec![
                Evidence { moment: count.first(self.game), shows: EvidenceKind::First },
                Evidence { moment: found.met, shows: EvidenceKind::Last },
            ],
            Some(count) => vec![Evidence { moment: count.start, shows: EvidenceKind::Begins }],
        };
        ConditionView {
            rule: clause.id.clone(),
            rule_text: say(&clause_said(clause), Language::English),
            article: self.case.laws.set.cite(&clause.cited()),
            effect: clause.effect.word().into(),
            met_at: self.moment(found.met),
            open: match &found.count {
                Some(count) => count.is_met_at(self.at),
                None => found.met == self.at,
            },
            if_stands: {
                let ply = self.case.played.at(found.met).map_or(0, |at| at.ply);
                self.case.report.is_uncertain_at(ply)
            },
            evidence: self.evidence(&evidence),
        }
    }

    /// Returns the different positions of the evidence.
    ///
    /// For a count, these are where it begins and how far it has come.
    pub(super) fn boards(
        &self,
        speaker: &RulingWriter<'_>,
        all: &[Evidence],
    ) -> Vec<TitledPosition> {
        let mut shown: Vec<(Position, Vec<usize>)> = Vec::new();
        for evidence in all.iter().filter(|evidence| evidence.shows != EvidenceKind::First) {
            let position = self.game.position(evidence.moment);
            match shown.iter_mut().find(|(other, _)| other == position) {
                Some((_, moments)) => moments.push(evidence.moment),
                None => shown.push((*position, vec![evidence.moment])),
            }
        }
        shown
            .into_iter()
            .map(|(position, moments)| self.board(speaker.after_all(&moments), position))
            .collect()
    }

    /// Returns a position, and when it occurred.
    pub(super) fn board(&self, when: impl Into<Phrase>, position: Position) -> TitledPosition {
        let title = RulingMessage::Position { when: when.into(), turn: position.turn() }.into();
        TitledPosition { title, position, numbering: self.case.laws.numbering }
    }
}

pub(super) fn of_ply(at: PlyAt) -> MomentView {
    MomentView { ply: at.ply, move_number: Some(at.move_number), side: Some(side_word(at.side)) }
}

pub(super) fn side_word(side: Color) -> String {
    match side {
        Color::White => "white".into(),
        Color::Black => "black".into(),
    }
}
