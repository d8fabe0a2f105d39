//! The FIDE Dutch system, C.04.3 as in force since 1 February 2026.
//!
//! The field is paired score group by score group from the top. A bracket is a score group with the
//! players moved down into it. Its pairing is the first of the best candidates that leave a legal
//! pairing for all players below (C4).
//!
//! `pair` proves the best pairing of a bracket, `search` finds the first one, `problem` represents
//! a bracket as a graph, `rules` and `figures` count the criteria.

mod criterion;
mod expected;
mod figures;
mod instead;
mod layout;
mod level;
mod pair;
mod problem;
mod report;
mod rules;
mod search;
#[cfg(test)]
mod tests;

use self::criterion::DutchCriterion;
use self::level::Level;
use self::report::DutchRound;
use self::search::Candidate;
use super::color::{self, ColorRule, Colors};
use super::complete::bye_score;
use super::{
    Bracket, CompetitorKind, ExplainedPairing, Impossible, Info, Seats, Swiss, SystemName,
};
use crate::Points;
use crate::field::{Field, FieldPair, FieldPairing, PromisedRules, Rule};

/// The FIDE Dutch system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Dutch;

/// The description of the Dutch system.
static INFO: Info = Info {
    id: "dutch",
    title: SystemName::Dutch,
    trf_name: "FIDE_DUTCH_2025",
    law: "C.04.3",
    trf_editions: &["FIDE_DUTCH", "FIDE_DUTCH_2017", "FIDE_DUTCH_2026"],
    trf_older: &["FIDE_DUTCH", "FIDE_DUTCH_2017"],
    trf_words: &[],
    since: Some((2026, 2, 1)),
    rules: PromisedRules {
        absolute: &[
            (Rule::Rematch, "C.04.3 C1"),
            (Rule::SecondBye, "C.04.3 C2"),
            (Rule::SameColor, "C.04.3 C3"),
        ],
        relative: &[
            (Rule::ByeScore, "C.04.3 C5"),
            (Rule::Colors, "C.04.3 5.2"),
            (Rule::ThirdRunning, "C.04.1 7"),
            (Rule::Difference, "C.04.1 6"),
            (Rule::BoardOrder, "C.04.2 3.6"),
        ],
    },
    remark: None,
    pairs: CompetitorKind::Players,
    draws_lots: false,
};

impl Swiss for Dutch {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn pair(&self, field: &Field) -> Result<ExplainedPairing, Impossible> {
        let round = self.round(field)?;
        Ok(ExplainedPairing { pairing: round.pairing.clone(), reasons: Some(Box::new(round)) })
    }

    fn colors(&self, field: &Field, one: usize, other: usize) -> Option<(FieldPair, ColorRule)> {
        Some(color::colors(field, one, other))
    }
}

impl Dutch {
    /// Pairs the round and reports how.
    ///
    /// # Errors
    ///
    /// Fails if no legal pairing exists; the error has the reasons.
    fn round(&self, field: &Field) -> Result<DutchRound, Impossible> {
        let seats = Seats::new(field);
        let bye = bye_score(&seats)?;
        let mut pairing = FieldPairing::default();
        let mut brackets = Vec::new();
        let colors = Colors::new(field);
        let mut moved_down = Vec::new();
        for group in groups(&seats) {
            let level = level(&seats, bye, field.is_last_round(), moved_down, group);
            let candidate =
                pair::pair(&level, None).expect("C4: the brackets above left a legal pairing");
            let at = |&place: &usize| seats[place].at;
            pairing
                .pairs
                .extend(candidate.pairs.iter().map(|(one, other)| colors.of(at(one), at(other)).0));
            brackets.push(bracket(&level, &candidate));
            moved_down = candidate.floaters;
        }
        pairing.bye = moved_down.first().map(|&place| seats[place].at);
        pairing.sort_boards(field);
        Ok(DutchRound { pairing, brackets })
    }
}

/// Returns the score groups, highest first, as ranges of indices.
fn groups(seats: &Seats) -> Vec<std::ops::Range<usize>> {
    let mut groups = Vec::new();
    let mut first = 0;
    for end in 1..=seats.len() {
        if end == seats.len() || seats[end].score != seats[first].score {
            groups.push(first..end);
            first = end;
        }
    }
    groups
}

/// Returns the bracket of a score group.
fn level(
    seats: &Seats,
    bye: Option<Points>,
    is_last_round: bool,
    moved_down: Vec<usize>,
    group: std::ops::Range<usize>,
) -> Level<'_> {
    let below = group.end;
    let next = (below..seats.len()).find(|&at| seats[at].score != seats[below].score);
    let end = next.unwrap_or(seats.len());
    Level {
        seats,
        bye,
        is_last_round,
        moved_down,
        residents: group.collect(),
        next: (below..end).collect(),
        beyond: (end..seats.len()).collect(),
    }
}

/// Returns the report on a bracket.
fn bracket(level: &Level, candidate: &Candidate) -> Bracket {
    let at = |&place: &usize| level.seats[place].at;
    Bracket {
        score: level.score(),
        moved_down: level.moved_down.iter().map(at).collect(),
        residents: level.residents.iter().map(at).collect(),
        moved_up: Vec::new(),
        pairs: candidate.pairs.iter().map(|(one, other)| (at(one), at(other))).collect(),
        downfloaters: candidate.floaters.iter().map(at).collect(),
        figures: figures::figures(level, candidate),
    }
}
