//! Draws by repetition of a position with the same player to move.

use super::said::DrawRequirement;
use super::{GameOutline, Kind, SearchedGame};
use crate::draw::claim::Judge;
use crate::draw::met::MetClause;
use crate::draw::reason::{PositionDifference, Reason};
use crate::draw::ruling::{Evidence, EvidenceKind, Ruling, Verdict};
use crate::draw::timeline::Timeline;
use crate::moves::MoveEffect;
use crate::rules::{ManStep, Repetition};
use crate::said::{Row, Said, Told};

impl Kind for Repetition {
    fn first_met(&self, clause: usize, searched: &SearchedGame<'_>) -> Option<MetClause> {
        let moments = repeated(searched.game, self.occurrence)?;
        Some(MetClause { clause, met: *moments.last()?, moments, count: None })
    }

    /// Two occurrences are at least four half-moves apart. None of these is a capture or a forward
    /// step of a man that cannot go back.
    fn can_be_met(&self, outline: &GameOutline<'_, '_>) -> bool {
        let only_forward =
            |step: &ManStep| matches!(step, ManStep::DiagonalForward | ManStep::Forward);
        let men_return = !outline.set.men_move.0.iter().all(only_forward);
        let comes_back = |deed: MoveEffect| !deed.captures && (men_return || !deed.by_man);
        let times = usize::from(self.occurrence);
        outline.has_run(times.saturating_sub(1).saturating_mul(4), comes_back)
    }

    fn ruled(&self, judge: &Judge<'_>, clause: usize, named: &[usize]) -> Ruling {
        judge.repetition(clause, self.occurrence, named)
    }

    fn every_met(
        &self,
        _clause: usize,
        _searched: &SearchedGame<'_>,
        times: &[usize],
    ) -> Vec<usize> {
        let needed = usize::from(self.occurrence);
        (0..times.len()).filter(|&moment| times[moment] >= needed).collect()
    }

    fn still_met(&self, _: &MetClause, game: &Timeline<'_>, at: usize) -> Option<Vec<usize>> {
        let stood = game.occurrences(at);
        let first = stood.len().checked_sub(self.occurrence.into())?;
        Some(stood[first..].to_vec())
    }

    fn said(&self) -> Said {
        DrawRequirement::Repetition { time: Row::nth_word(self.occurrence.into()) }.said()
    }
}

impl Judge<'_> {
    fn repetition(&self, clause: usize, occurrence: u16, stated: &[usize]) -> Ruling {
        let needed = usize::from(occurrence);
        let twice = named_twice(stated);
        if let Some(mut refused) = self.stated(clause, stated, occurrence) {
            // The right to claim exists, but by moves other than those named.
            let on_board = self.game.occurrences(self.view);
            let can_be_named = !stated.is_empty() && !self.is_automatic(clause);
            if can_be_named && on_board.len() >= needed && !self.game.is_over(self.view) {
                refused.reasons.push(Reason::BoardStands { moments: on_board });
            }
            return refused;
        }
        if !twice.is_empty() {
            return self.but_named_twice(clause, occurrence, stated, twice);
        }
        let automatic = self.is_automatic(clause);
        // An automatic draw exists from the first position that occurred often enough.
        let first = if automatic { repeated(self.game, occurrence) } else { None };
        let moments = match (stated.iter().max(), &first) {
            (Some(&last), _) => self.occurrences_of(last),
            (None, Some(first)) => first.clone(),
            (None, None) => self.game.occurrences(self.view),
        };
        let (count, last) = (moments.len(), moments.last().copied().unwrap_or(self.view));
        let is_on_board = last == self.view;
        // A draw that must be claimed can be claimed only while the position is on the board.
        if count >= needed && (automatic || is_on_board) {
            let begun = first.as_ref().unwrap_or(&moments);
            let met = begun.get(needed - 1).copied().unwrap_or(last);
            let mut ruling = self.met(clause, met, begun[0]);
            if ruling.verdict.is_right() {
                ruling.reasons.insert(0, Reason::Stands { at: last, times: count, needed });
            }
            return evidence(ruling, &moments);
        }
        let mut ruling = match (count, is_on_board) {
            (_, true) if count >= 2 => self
                .ruling(Verdict::NotYet, clause)
                .because(Reason::Stands { at: last, times: count, needed }),
            (_, true) => self.ruling(Verdict::Refused, clause).because(Reason::Stands {
                at: last,
                times: count,
                needed,
            }),
            _ if count >= needed => {
                let mut ruling =
                    self.ruling(Verdict::Refused, clause).because(Reason::Lapsed { met: last });
                ruling.met_at = Some(last);
                return evidence(ruling, &moments);
            }
            _ => self.ruling(Verdict::Refused, clause).because(Reason::NamedStood {
                last,
                times: count,
                needed,
            }),
        };
        if !automatic {
            let on_board = self.game.occurrences(self.view);
            if !is_on_board && on_board.len() >= needed {
                ruling.reasons.push(Reason::BoardStands { moments: on_board });
            } else if let Some(met) = self.lapsed(occurrence) {
                ruling.reasons.push(Reason::Lapsed { met });
                ruling.met_at = Some(met);
            }
        }
        evidence(ruling, &moments)
    }

    /// Rules on a claim that names a move twice, which is right only if none of its statements is
    /// false.
    fn but_named_twice(
        &self,
        clause: usize,
        occurrence: u16,
        stated: &[usize],
        twice: Vec<Reason>,
    ) -> Ruling {
        let mut once = stated.to_vec();
        once.sort_unstable();
        once.dedup();
        let mut ruling = self.repetition(clause, occurrence, &once);
        let on_board = self.game.occurrences(self.view);
        if ruling.verdict.is_right() {
            // A draw that exists without a claim is unaffected by a wrong claim.
            ruling.reasons.clear();
            if !self.is_automatic(clause) {
                ruling.reasons.push(Reason::BoardStands { moments: on_board });
            }
        }
        ruling.verdict = Verdict::Refused;
        (ruling.met_at, ruling.earliest) = (None, None);
        ruling.reasons.splice(0..0, twice);
        ruling
    }

    /// Returns the moments, up to the one examined, at which the position of this moment occurred.
    fn occurrences_of(&self, moment: usize) -> Vec<usize> {
        let position = self.game.position(moment);
        let last = (moment..=self.view).rev().find(|&at| self.game.position(at) == position);
        self.game.occurrences(last.unwrap_or(moment))
    }

    /// Returns the last moment at which a repetition could be claimed, if a move has been made
    /// since.
    fn lapsed(&self, occurrence: u16) -> Option<usize> {
        let met = repeated(self.game, occurrence)?.last().copied()?;
        (met < self.view).then_some(met)
    }

    /// Refuses the claim if the stated move numbers are wrong.
    fn stated(&self, clause: usize, stated: &[usize], occurrence: u16) -> Option<Ruling> {
        let refused = || self.ruling(Verdict::Refused, clause);
        let needed = usize::from(occurrence);
        let required = self.clause(clause).evidence_required;
        if stated.is_empty() {
            if !required {
                return None;
            }
            let ruling = refused().because(Reason::EvidenceMissing);
            let now = Some(self.game.occurrences(self.view)).filter(|now| now.len() >= needed);
            let found = now.or_else(|| repeated(self.game, occurrence));
            let Some(moments) = found else {
                return Some(ruling.because(Reason::NothingRepeated));
            };
            let lapsed = moments.last() != Some(&self.view) && !self.is_automatic(clause);
            return Some(ruling.because(Reason::EvidenceWouldBe { moments, lapsed }));
        }
        let mut later = stated.iter().filter(|&&moment| moment > self.view).peekable();
        if later.peek().is_some() {
            let not_yet = later.map(|&at| Reason::NotPlayedYet { at });
            return Some(not_yet.fold(refused(), Ruling::because));
        }
        // The position that most of the named moments show is the one meant.
        let agree = |moment: usize| {
            let same = |other: &&usize| self.game.position(**other) == self.game.position(moment);
            stated.iter().filter(same).count()
        };
        let reference = *stated.iter().rev().max_by_key(|&&moment| agree(moment))?;
        let meant = self.game.position(reference);
        let mut wrong = stated
            .iter()
            .filter(|&&moment| self.game.position(moment) != meant)
            .map(|&at| Reason::Differs {
                at,
                how: PositionDifference::between(self.game.position(at), meant),
                from: reference,
            })
            .peekable();
        if wrong.peek().is_some() {
            let mut ruling = wrong.fold(refused(), Ruling::because);
            let named =
                stated.iter().map(|&moment| Evidence { moment, shows: EvidenceKind::Stated });
            ruling.evidence = named.collect();
            return Some(ruling);
        }
        let mut distinct = stated.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        if !required || distinct.len() >= needed {
            return None;
        }
        let mut ruling = refused();
        ruling.reasons = named_twice(stated);
        Some(ruling.because(Reason::TooFewNamed { named: distinct.len(), needed }))
    }
}

/// Replaces the ruling's evidence by the occurrences of the position.
fn evidence(mut ruling: Ruling, moments: &[usize]) -> Ruling {
    let shown = |(at, &moment)| Evidence { moment, shows: EvidenceKind::Occurrence(at + 1) };
    ruling.evidence = moments.iter().enumerate().map(shown).collect();
    ruling
}

/// Returns a reason for each move that was named more than once.
fn named_twice(stated: &[usize]) -> Vec<Reason> {
    let mut sorted = stated.to_vec();
    sorted.sort_unstable();
    let mut twice: Vec<usize> =
        sorted.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    twice.dedup();
    twice.into_iter().map(|at| Reason::NamedTwice { at }).collect()
}

/// Returns the moments of the first position that occurred often enough.
fn repeated(game: &Timeline<'_>, occurrence: u16) -> Option<Vec<usize>> {
    // A position needs four half-moves to recur, none of them a capture.
    let needed = usize::from(occurrence).saturating_sub(1).saturating_mul(4);
    let mut quiet = 0_usize;
    (0..game.moments()).find_map(|moment| {
        // The number of moments since the last capture, including this one.
        let captured = game.step(moment).is_some_and(|step| step.captures);
        quiet = if captured { 1 } else { quiet + 1 };
        if quiet <= needed {
            return None;
        }
        let enough = game.times(moment) >= usize::from(occurrence);
        (enough && !game.is_over(moment)).then(|| game.occurrences(moment))
    })
}
