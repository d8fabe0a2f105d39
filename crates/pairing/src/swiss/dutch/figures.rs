//! The figures of a bracket's pairing, criterion by criterion, recounted from the pairing itself.

use super::level::Level;
use super::search::Candidate;
use super::{DutchCriterion, rules};
use crate::Points;
use crate::swiss::{CriterionFigure, FigureValue, Seat};

/// A bracket and its pairing.
struct Count<'a> {
    level: &'a Level<'a>,
    candidate: &'a Candidate,
}

/// Returns the figures of a pairing under C5 to C21, most important first, for the criteria that
/// this bracket can break.
pub(super) fn figures(level: &Level, candidate: &Candidate) -> Vec<CriterionFigure> {
    let count = Count { level, candidate };
    DutchCriterion::ALL
        .into_iter()
        .filter_map(|criterion| {
            let amount = count.amount(criterion)?;
            Some(CriterionFigure { criterion: criterion.into(), amount })
        })
        .collect()
}

/// Returns whether no other players could float down with the same scores, so that C8 has no
/// choice.
///
/// This is so if either all or none of the players of each score float.
pub(super) fn is_the_only_set(level: &Level, candidate: &Candidate) -> bool {
    let seats = level.seats;
    let mut floats = vec![false; seats.len()];
    candidate.floaters.iter().for_each(|&at| floats[at] = true);
    let members = level.members();
    members
        .chunk_by(|&one, &other| seats[one].score == seats[other].score)
        .all(|equals| equals.iter().all(|&at| floats[at] == floats[equals[0]]))
}

impl Count<'_> {
    fn amount(&self, criterion: DutchCriterion) -> Option<FigureValue> {
        let level = self.level;
        let count = |count: usize| Some(FigureValue::Count(count));
        let pairs = |test: fn(&Seat, &Seat) -> bool| {
            count(self.pairs().filter(|(one, other)| test(one, other)).count())
        };
        let has_moved = !level.moved_down.is_empty();
        match criterion {
            DutchCriterion::ByeScore => {
                level.bye.filter(|_| level.bye_is_here()).map(|bye| FigureValue::Scores(vec![bye]))
            }
            DutchCriterion::Downfloaters => count(self.candidate.floaters.len()),
            DutchCriterion::DownfloaterScores => {
                Some(FigureValue::Scores(self.floaters().map(|seat| seat.score).collect()))
            }
            DutchCriterion::NextBracket => {
                let matters = self.sends_players_down() && !is_the_only_set(level, self.candidate);
                matters.then(|| {
                    let on = &self.candidate.float_on;
                    let mut scores: Vec<Points> =
                        on.iter().map(|&at| level.seats[at].score).collect();
                    scores.sort_unstable_by(|one, other| other.cmp(one));
                    FigureValue::Floaters(on.len(), scores)
                })
            }
            DutchCriterion::ByeUnplayed => match self.candidate.floaters.as_slice() {
                &[one] if level.bye_is_here() => {
                    let seat = &level.seats[one];
                    let counts = Some(seat.score) == level.bye;
                    count(if counts { seat.unplayed } else { 0 })
                }
                _ => None,
            },
            DutchCriterion::TopscorerDifference if level.is_last_round => {
                pairs(rules::c10_topscorer_difference)
            }
            DutchCriterion::TopscorerRun if level.is_last_round => pairs(rules::c11_topscorer_run),
            DutchCriterion::TopscorerDifference | DutchCriterion::TopscorerRun => None,
            DutchCriterion::Preference => pairs(rules::c12_preference),
            DutchCriterion::StrongPreference => pairs(rules::c13_strong_preference),
            DutchCriterion::DownfloatAfterOne => count(self.residents_again(0)),
            DutchCriterion::DownfloatAfterTwo => count(self.residents_again(1)),
            DutchCriterion::UpfloatAfterOne if has_moved => count(self.upfloats(0).len()),
            DutchCriterion::UpfloatAfterTwo if has_moved => count(self.upfloats(1).len()),
            DutchCriterion::DownfloatScoresAfterOne if has_moved => {
                Some(FigureValue::Scores(self.moved_again(0)))
            }
            DutchCriterion::UpfloatScoresAfterOne if has_moved => {
                Some(FigureValue::Scores(self.upfloats(0)))
            }
            DutchCriterion::DownfloatScoresAfterTwo if has_moved => {
                Some(FigureValue::Scores(self.moved_again(1)))
            }
            DutchCriterion::UpfloatScoresAfterTwo if has_moved => {
                Some(FigureValue::Scores(self.upfloats(1)))
            }
            _ => None,
        }
    }

    fn pairs(&self) -> impl Iterator<Item = (&Seat, &Seat)> {
        let seats = self.level.seats;
        self.candidate.pairs.iter().map(|&(one, other)| (&seats[one], &seats[other]))
    }

    /// Returns whether any player floats into the next bracket to be paired there or below.
    ///
    /// If only the player who gets the bye floats, that bracket does not depend on who that is.
    fn sends_players_down(&self) -> bool {
        let byes = usize::from(self.level.bye_is_here());
        !self.level.next.is_empty() && self.candidate.floaters.len() > byes
    }

    /// Iterates over the players who float down, highest score first.
    fn floaters(&self) -> impl Iterator<Item = &Seat> {
        self.candidate.floaters.iter().map(|&at| &self.level.seats[at])
    }

    /// C14, C16: counts the residents who float down again.
    fn residents_again(&self, ago: usize) -> usize {
        let score = self.level.score();
        self.floaters().filter(|seat| seat.score == score && rules::floated_down(seat, ago)).count()
    }

    /// C18, C20: returns the scores of moved-down players who float down further, again.
    fn moved_again(&self, ago: usize) -> Vec<Points> {
        let score = self.level.score();
        self.floaters()
            .filter(|seat| seat.score > score && rules::floated_down(seat, ago))
            .map(|seat| seat.score)
            .collect()
    }

    /// Returns the scores of moved-down players whose opponents float up again: C15 and C17 count
    /// them, C19 and C21 compare them.
    fn upfloats(&self, ago: usize) -> Vec<Points> {
        let score = self.level.score();
        self.pairs()
            .filter(|(one, other)| one.score > score && rules::floated_up(other, ago))
            .map(|(one, _)| one.score)
            .collect()
    }
}
