//! The effect of play-offs on the order: the scores by stage of matches played as a ladder, and the
//! play-offs for places.
//!
//! A play-off for places separates its players at the point where exactly they are equal: by
//! points, or by points and some of the tie-breaks. Two players with the same points may thus play
//! for first place instead of leaving it to a tie-break, and after a correction that gives them
//! different points the play-off has no effect.

use std::collections::{BTreeMap, BTreeSet};

use crate::event::{PlayerId, Playoff, Points, RoundEntry};

use super::groups::Groups;
use super::input::TieBreakInput;

/// A comparison that separated players with the same points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compared {
    /// The stage.
    pub stage: String,
    /// The scores of the players in the stage; players as indices in
    /// [`Event::players`](crate::event::Event).
    pub scores: Vec<(usize, Points)>,
}

/// Separates players with the same points by their scores in the stages that their ladder names.
pub(super) fn compare(field: &TieBreakInput<'_>, order: &mut Groups) -> Option<Compared> {
    let (event, last) = (field.event, field.ledger.last_round());
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
        let meetings = field.ledger.of(player).iter().filter_map(RoundEntry::meeting);
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

/// Returns the play-off of a player's last board, which decides the place in a knockout.
pub(super) fn of_last_board(field: &TieBreakInput<'_>, player: usize) -> Option<usize> {
    let entries = field.ledger.of(player).iter().rev();
    let last = entries.filter(|entry| entry.meeting().is_some()).map(|entry| entry.round).next()?;
    let id = &field.event.players[player].id;
    let is_it =
        |one: &Playoff| one.board.is_some() && one.round == last && one.players.contains(id);
    field.event.playoffs.iter().position(is_it)
}

/// The play-offs for places that count, with those already applied to the order.
pub(super) struct Settled<'a> {
    playoffs: Vec<ForPlaces<'a>>,
    /// The play-off of each player, as an index into the event's list.
    of: Vec<Option<usize>>,
}

/// A play-off for places.
struct ForPlaces<'a> {
    at: usize,
    playoff: &'a Playoff,
    players: Vec<usize>,
    /// Whether its players share a place after all tie-breaks, so that it counts only then.
    at_end: bool,
}

impl<'a> Settled<'a> {
    /// Returns the play-offs of the rounds that count.
    pub(super) fn new(field: &TieBreakInput<'a>) -> Self {
        let (event, last) = (field.event, field.ledger.last_round());
        let mut playoffs = Vec::new();
        for (at, playoff) in event.playoffs.iter().enumerate() {
            if playoff.place.is_none() || playoff.round > last {
                continue;
            }
            let place = |id: &PlayerId| event.players.iter().position(|player| player.id == *id);
            if let Some(players) = playoff.players.iter().map(place).collect() {
                playoffs.push(ForPlaces { at, playoff, players, at_end: false });
            }
        }
        Self { playoffs, of: vec![None; event.players.len()] }
    }

    /// Returns whether every play-off has been applied to the order.
    pub(super) fn is_all(&self) -> bool {
        self.playoffs.iter().all(|one| one.players.iter().all(|&at| self.of[at].is_some()))
    }

    /// Starts over: play-offs that were applied count at the end, the others as early as possible.
    pub(super) fn begin_again(&mut self) {
        for one in &mut self.playoffs {
            one.at_end = one.players.iter().all(|&at| self.of[at] == Some(one.at));
        }
        self.of.fill(None);
    }

    /// Separates the players of each play-off who, and only who, are equal so far; with `early`,
    /// skips the play-offs whose players are equal after all tie-breaks.
    pub(super) fn settle(&mut self, field: &TieBreakInput<'_>, order: &mut Groups, early: bool) {
        for one in self.playoffs.iter().filter(|one| !(early && one.at_end)) {
            let own: BTreeSet<usize> = one.players.iter().copied().collect();
            let is_it = |group: &[usize]| group.iter().copied().collect::<BTreeSet<_>>() == own;
            if !order.tied().any(is_it) {
                continue;
            }
            let Some(course) = field.event.course_of(one.playoff) else { continue };
            let mut ranks: Vec<usize> = vec![0; self.of.len()];
            for (rank, group) in course.order.iter().enumerate() {
                for &player in group {
                    let player = one.players[player];
                    (self.of[player], ranks[player]) = (Some(one.at), rank);
                }
            }
            order.refine(|one, other| ranks[other].cmp(&ranks[one]));
        }
    }

    /// Returns the play-off that counted for each player, if any.
    pub(super) fn of(self) -> Vec<Option<usize>> {
        self.of
    }
}
