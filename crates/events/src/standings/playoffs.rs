//! What play-offs add to the order: the scores by stage of matches that go through a ladder, and
//! the play-offs for places.
//!
//! A play-off for places separates its players if they, and nobody else, are equal in everything
//! before it; so it does nothing after a correction that has separated them.

use std::collections::{BTreeMap, BTreeSet};

use crate::event::{Entry, Playoff, Points};

use super::field::Field;
use super::groups::Groups;
use super::rank::last_round;

/// What separated players of the same points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compared {
    /// The stage.
    pub stage: String,
    /// The scores of the players in it, as places in [`Event::players`](crate::event::Event).
    pub scores: Vec<(usize, Points)>,
}

/// Separates players of the same points by their scores in the stages that their ladder names.
pub(super) fn compare(field: &Field<'_>, order: &mut Groups) -> Option<Compared> {
    let (event, last) = (field.event, last_round(field.ledger));
    let ladder = event.ladder_of_matches().filter(|ladder| !ladder.compare.is_empty())?;
    let index = event.index();
    let mut sums: BTreeMap<(&str, usize), i64> = BTreeMap::new();
    for playoff in event.playoffs.iter().filter(|one| one.board.is_some() && one.round <= last) {
        let course = event.course_of(playoff).into_iter().flat_map(|course| course.stages);
        let own = event.ladder_named(&playoff.ladder)?;
        for tally in course {
            for (player, points) in tally.points {
                let Some(&at) = index.get(&playoff.players[player]) else { continue };
                *sums.entry((own.stages[tally.stage].stage.as_str(), at)).or_default() += points;
            }
        }
    }
    let is_own = |stage: &str| ladder.round.as_ref().is_some_and(|round| round.stage == stage);
    let small = |player: usize| {
        let meetings = field.ledger.of(player).iter().filter_map(Entry::meeting);
        meetings.filter(|one| one.counts).map(|one| one.small).sum::<Points>()
    };
    let score = |stage: &str, player: usize| match is_own(stage) {
        true => small(player),
        false => Points::whole(sums.get(&(stage, player)).copied().unwrap_or(0)),
    };
    let mut compared = None;
    for stage in &ladder.compare {
        let before: Vec<Vec<usize>> = order.tied().map(<[usize]>::to_vec).collect();
        order.refine(|one, other| score(stage, one).cmp(&score(stage, other)));
        let split = before.into_iter().find(|group| !order.tied().any(|now| now == group));
        let scores = |group: Vec<usize>| {
            group.into_iter().map(|player| (player, score(stage, player))).collect()
        };
        let stage = stage.clone();
        compared = compared.or(split.map(|group| Compared { stage, scores: scores(group) }));
    }
    compared
}

/// Separates those whose places were played for; the play-off of each player, if there is one.
pub(super) fn settle(field: &Field<'_>, order: &mut Groups) -> Vec<Option<usize>> {
    let (event, last) = (field.event, last_round(field.ledger));
    let index = event.index();
    let mut of: Vec<Option<usize>> = vec![None; event.players.len()];
    let mut ranks: Vec<usize> = vec![0; event.players.len()];
    let for_places = |one: &&(usize, &Playoff)| one.1.place.is_some() && one.1.round <= last;
    let playoffs: Vec<(usize, &Playoff)> = event.playoffs.iter().enumerate().collect();
    for &(at, playoff) in playoffs.iter().filter(for_places) {
        let players: Vec<usize> =
            playoff.players.iter().filter_map(|id| index.get(id).copied()).collect();
        let own: BTreeSet<usize> = players.iter().copied().collect();
        let is_it = |group: &[usize]| group.iter().copied().collect::<BTreeSet<_>>() == own;
        if own.len() != playoff.players.len() || !order.tied().any(is_it) {
            continue;
        }
        let Some(course) = event.course_of(playoff) else { continue };
        for (rank, group) in course.order.iter().enumerate() {
            for &one in group {
                (of[players[one]], ranks[players[one]]) = (Some(at), rank);
            }
        }
    }
    order.refine(|one, other| ranks[other].cmp(&ranks[one]));
    of
}
