//! A round: who may meet, who may float, and what C4 to C9 say about it.

use draughts_pairing::Points;
use draughts_pairing::field::Field;

use super::colors::first_has_white;
use super::players::{Player, have_met, ranked};
use super::quality::Costs;
use super::set::{Set, members, size};

/// A round to be paired. Players are named by their rank; 0 is the highest.
pub(super) struct Round {
    pub players: Vec<Player>,
    /// The players whom each may meet (C1, C3, and the groups that are kept apart).
    pub may_meet: Vec<Set>,
    /// The cost of each pair under C10 to C13.
    pub costs: Vec<Vec<Costs>>,
    /// The score groups, the highest first.
    pub groups: Vec<Set>,
    /// C5: the lowest score that can have the bye; `None` in an even field.
    pub bye_score: Option<Points>,
    /// For each set, whether all of it can be paired.
    can_be_paired: Vec<bool>,
}

/// A bracket: a score group, and the players who were moved down into it.
#[derive(Clone, Copy)]
pub(super) struct Bracket {
    pub moved_down: Set,
    pub group: usize,
}

/// How good a set of downfloaters is: the fields are in the order of their criteria.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Floating {
    /// C8: the number of downfloaters of the next bracket, and their scores.
    next: Option<(usize, Vec<Points>)>,
    /// C9: the unplayed rounds of the player who gets the bye.
    unplayed: usize,
}

impl Round {
    pub(super) fn new(field: &Field) -> Self {
        let players = ranked(field);
        assert!(players.len() <= super::LIMIT, "too many players for all candidates");
        let all = 0..players.len();
        let may_meet: Vec<Set> = all
            .clone()
            .map(|one| {
                let friends = all.clone().filter(|&other| {
                    one != other && may_meet(field, &players[one], &players[other])
                });
                friends.fold(0, |set, other| set | 1 << other)
            })
            .collect();
        let costs = players.iter().map(|one| {
            let cost = |other| Costs::of(one, other, first_has_white(field, one, other), field);
            players.iter().map(cost).collect()
        });
        let mut round = Self {
            costs: costs.collect(),
            groups: groups(&players),
            bye_score: None,
            can_be_paired: pairable(&may_meet),
            may_meet,
            players,
        };
        round.bye_score = round.could_rest(round.everybody()).min();
        round
    }

    pub(super) fn everybody(&self) -> Set {
        (1 << self.players.len()) - 1
    }

    pub(super) fn members_of(&self, bracket: Bracket) -> Set {
        bracket.moved_down | self.groups[bracket.group]
    }

    /// Returns the scores of the players of an odd set who may have the bye while all others are
    /// paired.
    fn could_rest(&self, set: Set) -> impl Iterator<Item = Points> {
        members(set)
            .filter(move |&player| {
                self.players[player].may_have_bye
                    && self.can_be_paired[usize::from(set & !(1 << player))]
            })
            .map(|player| self.players[player].score)
    }

    /// C4 and C5: whether all can be paired, with the bye going to the lowest possible score.
    pub(super) fn can_be_completed(&self, set: Set) -> bool {
        match size(set) % 2 {
            0 => self.can_be_paired[usize::from(set)],
            _ => self.could_rest(set).any(|score| Some(score) == self.bye_score),
        }
    }

    /// All sets of downfloaters of a bracket under C1 to C5.
    fn floaters(&self, bracket: Bracket) -> impl Iterator<Item = Set> {
        let all = self.members_of(bracket);
        let below = self.groups[bracket.group + 1..].iter().fold(0, |below, group| below | group);
        // Moved-down players do not meet each other.
        let may_meet = |(player, &friends): (usize, &Set)| match bracket.moved_down >> player & 1 {
            1 => friends & !bracket.moved_down,
            _ => friends,
        };
        let paired: Vec<bool> = match size(bracket.moved_down) {
            0 | 1 => self.can_be_paired.clone(),
            _ => pairable(&self.may_meet.iter().enumerate().map(may_meet).collect::<Vec<_>>()),
        };
        (0..=all).filter(move |set| {
            set & !all == 0 && paired[usize::from(all & !set)] && self.can_be_completed(set | below)
        })
    }

    /// C6 and C7 of a set of downfloaters: their number, and their scores, the highest first.
    fn number_and_scores(&self, floaters: Set) -> (usize, Vec<Points>) {
        (size(floaters), members(floaters).map(|player| self.players[player].score).collect())
    }

    /// Returns the best result of a bracket under C6 and C7, and the sets that reach it.
    fn fewest_floaters(&self, bracket: Bracket) -> ((usize, Vec<Points>), Vec<Set>) {
        let mut sets: Vec<Set> = self.floaters(bracket).collect();
        let fewest = sets.iter().map(|&set| size(set)).min().expect("the round can be completed");
        sets.retain(|&set| size(set) == fewest);
        let least = sets.iter().map(|&set| self.number_and_scores(set)).min();
        let least = least.expect("there is a set of the least size");
        sets.retain(|&set| self.number_and_scores(set) == least);
        (least, sets)
    }

    /// Returns the sets of downfloaters of a bracket that are best under C4 to C9.
    pub(super) fn best_floaters(&self, bracket: Bracket) -> Vec<Set> {
        let (_, mut sets) = self.fewest_floaters(bracket);
        let best = sets.iter().map(|&set| self.floating(bracket, set)).min();
        let best = best.expect("there is a best set");
        sets.retain(|&set| self.floating(bracket, set) == best);
        sets
    }

    fn floating(&self, bracket: Bracket, floaters: Set) -> Floating {
        let next = Bracket { moved_down: floaters, group: bracket.group + 1 };
        Floating {
            next: (next.group < self.groups.len()).then(|| self.fewest_floaters(next).0),
            unplayed: self.unplayed_by_bye(bracket, floaters),
        }
    }

    /// C9: the unplayed rounds of a single downfloater who will have the bye, otherwise 0.
    fn unplayed_by_bye(&self, bracket: Bracket, floaters: Set) -> usize {
        let Some(bye_score) = self.bye_score else { return 0 };
        let group = self.groups[bracket.group];
        let resident = members(group).next().expect("a score group has players");
        let mut floating = members(floaters).map(|player| &self.players[player]);
        match (floating.next(), floating.next()) {
            (Some(alone), None)
                if bye_score >= self.players[resident].score && alone.score == bye_score =>
            {
                alone.unplayed
            }
            _ => 0,
        }
    }
}

/// C1, C3, and the groups that are kept apart.
fn may_meet(field: &Field, one: &Player, other: &Player) -> bool {
    let apart = |group: &Vec<usize>| group.contains(&one.at) && group.contains(&other.at);
    let clash = one.absolute().is_some() && one.absolute() == other.absolute();
    !have_met(field, one.at, other.at)
        && !field.apart.iter().any(apart)
        && (!clash || one.topscorer || other.topscorer)
}

/// For each set of players, whether all of it can be paired.
fn pairable(may_meet: &[Set]) -> Vec<bool> {
    let mut table = vec![true];
    for set in 1..1 << may_meet.len() {
        let set: Set = set;
        let one = set.trailing_zeros() as usize;
        let partners = members(may_meet[one] & set);
        let paired =
            partners.into_iter().any(|other| table[usize::from(set & !(1 << one | 1 << other))]);
        table.push(paired);
    }
    table
}

fn groups(players: &[Player]) -> Vec<Set> {
    let mut groups: Vec<Set> = Vec::new();
    for (at, player) in players.iter().enumerate() {
        match groups.last_mut() {
            Some(group) if players[at - 1].score == player.score => *group |= 1 << at,
            _ => groups.push(1 << at),
        }
    }
    groups
}
