//! Division of several lists, of which a player may win one prize or one each.

use std::collections::BTreeSet;

use super::share::share;
use super::{Exact, PrizeValue, Shared};
use crate::event::{OnePrize, Sharing};

/// A list of prizes and the players eligible for them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeContest {
    /// The prizes, in order of place.
    pub prizes: Vec<PrizeValue>,
    /// The division among tied players.
    pub sharing: Sharing,
    /// The smallest share that is paid.
    pub minimum: Option<Exact>,
    /// The eligible players, as indices into the order of all players.
    pub players: BTreeSet<usize>,
    /// An order of its own, if different from that of all: the players, best first, each with the
    /// numbers that define ties, by points and by place.
    pub order: Option<Vec<(usize, usize, usize)>>,
}

/// The choice of a player who could have prizes of several lists and took one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The player.
    pub player: usize,
    /// The lists, each with its worth to the player at the time of the choice.
    pub offers: Vec<(usize, Exact)>,
    /// For each of these lists, its division at the time within the player's tied group.
    pub groups: Vec<Shared>,
    /// The list taken: the most valuable, or the first of equally valuable ones.
    pub took: usize,
    /// The final worth of the lists not taken, after everybody has chosen.
    pub after: Vec<(usize, Exact)>,
    /// The final worth of the list taken.
    pub has: Exact,
}

impl Choice {
    /// Returns the list not taken whose final worth is highest, if it exceeds that of the list
    /// taken.
    pub fn better(&self) -> Option<(usize, Exact)> {
        let more = self.after.iter().copied().filter(|(_, worth)| *worth > self.has);
        more.rev().max_by_key(|(_, worth)| *worth)
    }
}

/// The allotted prizes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Allotment {
    /// The groups of each list, in order of their places.
    pub lists: Vec<Vec<Shared>>,
    /// The choices, in the order in which they were made.
    pub choices: Vec<Choice>,
}

impl PrizeContest {
    /// Divides the prizes among the players who have taken nothing elsewhere.
    fn divided(&self, points: &[usize], places: &[usize]) -> Vec<Shared> {
        if let Some(order) = &self.order {
            let mut own = (vec![0; points.len()], vec![0; places.len()]);
            for &(player, tied, place) in order {
                (own.0[player], own.1[player]) = (tied, place);
            }
            let may = order.iter().map(|&(player, ..)| player);
            let players: Vec<usize> = may.filter(|one| self.players.contains(one)).collect();
            return self.shared(&players, &own.0, &own.1);
        }
        let players: Vec<usize> = self.players.iter().copied().collect();
        self.shared(&players, points, places)
    }

    fn shared(&self, players: &[usize], points: &[usize], places: &[usize]) -> Vec<Shared> {
        let tie = match self.sharing {
            Sharing::None => places,
            Sharing::Equal | Sharing::Hort => points,
        };
        let (tie, level) = (|player: usize| tie[player], |player: usize| places[player]);
        share(&self.prizes, self.sharing, self.minimum, players, tie, level)
    }

    /// Returns the worth of the list to each player who gains from it, in the order of the players.
    fn offers(&self, groups: &[Shared]) -> Vec<(usize, Exact)> {
        let of_group = |group: &Shared| {
            let thing = |place: usize| self.prizes.get(place).map_or(Exact::ZERO, |one| one.thing);
            let places = group.places.clone();
            let worth = places.zip(group.shares.clone());
            worth.map(|(place, (player, money))| (player, money + thing(place))).collect::<Vec<_>>()
        };
        let all = groups.iter().flat_map(of_group);
        all.filter(|(_, worth)| *worth > Exact::ZERO).collect()
    }
}

/// Divides lists of prizes among players, who are numbered from 0, best placed first.
///
/// `points` and `places` define ties: neighbours with the same number are tied, by points in lists
/// that share, otherwise by place. Players with a common place share equally.
///
/// # Panics
///
/// Panics if a list has a player without an entry in `points` or `places`.
pub fn allot(
    mut lists: Vec<PrizeContest>,
    one: OnePrize,
    points: &[usize],
    places: &[usize],
) -> Allotment {
    let mut divided: Vec<Vec<Shared>> =
        lists.iter().map(|list| list.divided(points, places)).collect();
    let mut choices = Vec::new();
    let first = |lists: &[PrizeContest], divided: &[Vec<Shared>]| match one {
        OnePrize::InAll => first_with_several(lists, divided),
        OnePrize::InEach => None,
    };
    while let Some((player, offers)) = first(&lists, &divided) {
        let best = offers.iter().map(|&(_, worth)| worth).max();
        let took = offers.iter().find(|(_, worth)| Some(*worth) == best).map_or(0, |&(at, _)| at);
        let of_player = |&(at, _): &(usize, Exact)| {
            let is_in = |group: &&Shared| group.shares.iter().any(|&(who, _)| who == player);
            divided[at].iter().find(is_in).cloned()
        };
        let groups = offers.iter().filter_map(of_player).collect();
        for (at, list) in lists.iter_mut().enumerate() {
            if at != took && list.players.remove(&player) {
                divided[at] = list.divided(points, places);
            }
        }
        let (after, has) = (Vec::new(), Exact::ZERO);
        choices.push(Choice { player, offers, groups, took, after, has });
    }
    for choice in &mut choices {
        let player = choice.player;
        let worth = |at: usize, groups: &[Shared]| {
            let mut offers = lists[at].offers(groups).into_iter();
            offers.find(|&(who, _)| who == player).map_or(Exact::ZERO, |(_, worth)| worth)
        };
        choice.has = worth(choice.took, &divided[choice.took]);
        let left = choice.offers.iter().map(|&(at, _)| at).filter(|&at| at != choice.took);
        let with = |at: usize| {
            let mut list = lists[at].clone();
            list.players.insert(player);
            (at, worth(at, &list.divided(points, places)))
        };
        choice.after = left.map(with).collect();
    }
    Allotment { lists: divided, choices }
}

/// Returns the best placed player who could have prizes of several lists, with the worth of each.
fn first_with_several(
    lists: &[PrizeContest],
    divided: &[Vec<Shared>],
) -> Option<(usize, Vec<(usize, Exact)>)> {
    let mut offers: Vec<(usize, usize, Exact)> = Vec::new();
    for (at, (list, groups)) in lists.iter().zip(divided).enumerate() {
        offers.extend(list.offers(groups).into_iter().map(|(who, worth)| (who, at, worth)));
    }
    offers.sort_unstable_by_key(|&(player, list, _)| (player, list));
    let several = offers.chunk_by(|one, next| one.0 == next.0).find(|offers| offers.len() > 1)?;
    Some((several[0].0, several.iter().map(|&(_, at, worth)| (at, worth)).collect()))
}
