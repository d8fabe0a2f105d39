//! Several lists, of which a player may take one prize or one each.

use std::collections::BTreeSet;

use super::share::share;
use super::{Exact, Shared, Worth};
use crate::event::{OnePrize, Sharing};

/// A list of prizes and those who may win them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contest {
    /// The prizes, the first first.
    pub prizes: Vec<Worth>,
    /// How those who are tied share them.
    pub sharing: Sharing,
    /// What a share must come to.
    pub minimum: Option<Exact>,
    /// Who may win them: places in the order of the players.
    pub players: BTreeSet<usize>,
    /// An order of its own, if it does not go by that of all: the players, the best first, with
    /// the numbers that tell who is tied, by points and by place.
    pub order: Option<Vec<(usize, usize, usize)>>,
}

/// A player who could have prizes of several lists, and took one of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The player.
    pub player: usize,
    /// The lists, with what each was worth to the player when it was chosen.
    pub offers: Vec<(usize, Exact)>,
    /// For each of these lists, how those were divided then with whom the player was tied.
    pub groups: Vec<Shared>,
    /// The list that was taken: the most valuable, of equal ones the first.
    pub took: usize,
    /// What the lists that were left would be worth to the player in the end, when everybody has
    /// chosen.
    pub after: Vec<(usize, Exact)>,
    /// What the list that was taken is worth in the end.
    pub has: Exact,
}

impl Choice {
    /// The list that would have been worth most in the end, if it is one that was left.
    #[must_use]
    pub fn better(&self) -> Option<(usize, Exact)> {
        let more = self.after.iter().copied().filter(|(_, worth)| *worth > self.has);
        more.rev().max_by_key(|(_, worth)| *worth)
    }
}

/// Who has which prizes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Allotted {
    /// For each list its groups, in the order of their places.
    pub lists: Vec<Vec<Shared>>,
    /// What was chosen, in this order.
    pub choices: Vec<Choice>,
}

impl Contest {
    /// Its prizes divided among those of its players who have taken nothing elsewhere.
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

    /// What each player with something to gain gets, in the order of the players.
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

/// Divides lists of prizes among players, who are counted from 0, the best placed first.
///
/// `points` and `places` tell who is tied: neighbours for whom the number is the same, by points
/// for lists that share, else by place. Those who have a place in common share equally.
///
/// # Panics
///
/// A list names a player whom `points` or `places` do not have.
#[must_use]
pub fn allot(
    mut lists: Vec<Contest>,
    one: OnePrize,
    points: &[usize],
    places: &[usize],
) -> Allotted {
    let mut divided: Vec<Vec<Shared>> =
        lists.iter().map(|list| list.divided(points, places)).collect();
    let mut choices = Vec::new();
    let first = |lists: &[Contest], divided: &[Vec<Shared>]| match one {
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
    Allotted { lists: divided, choices }
}

/// The best placed player who could have prizes of several lists, and what each is worth.
fn first_with_several(
    lists: &[Contest],
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
