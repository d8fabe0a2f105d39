//! The general and monthly lists: initial ratings plus the sums of changes.

use std::collections::HashMap;

use super::change::{Change, Rating, Step};
use super::list::{RatedGame, RatingList};
use super::month::Month;

/// A line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Total {
    /// The place in [`RatingList::players`].
    pub player: usize,
    /// The player's first rating.
    pub initial: Rating,
    /// The sum of all changes.
    pub change: Change,
    /// The number of rated games.
    pub games: u32,
}

impl Total {
    /// Returns the rating: the initial one plus the changes.
    pub fn rating(&self) -> Rating {
        self.initial.after(self.change)
    }
}

/// Returns the general list, the highest rating first; equal ratings by id.
pub fn general(list: &RatingList) -> Vec<Total> {
    let sums = sums(list, |game| Some(game.general));
    let players = list.players.iter().enumerate();
    let total = |(at, id, initial)| {
        let (change, games) = sums.get(id).copied().unwrap_or_default();
        Total { player: at, initial, change, games }
    };
    let mut totals: Vec<Total> =
        players.map(|(at, player)| total((at, player.id.as_str(), player.initial))).collect();
    order(list, &mut totals);
    totals
}

/// Returns the list of a month: the players who have played in it, starting from the rating common
/// to all.
pub fn monthly(list: &RatingList, month: Month, start: Rating) -> Vec<Total> {
    let sums = sums(list, |game| game.monthly.filter(|_| game.month() == Some(month)));
    let mut totals: Vec<Total> = list
        .players
        .iter()
        .enumerate()
        .filter_map(|(at, player)| {
            let &(change, games) = sums.get(player.id.as_str())?;
            Some(Total { player: at, initial: start, change, games })
        })
        .collect();
    order(list, &mut totals);
    totals
}

/// Returns the changes and the numbers of games of all players.
fn sums(
    list: &RatingList,
    steps: impl Fn(&RatedGame) -> Option<[Step; 2]>,
) -> HashMap<&str, (Change, u32)> {
    let mut sums: HashMap<&str, (Change, u32)> = HashMap::new();
    for (_, game) in list.games() {
        let Some(steps) = steps(game) else { continue };
        for (side, id) in [&game.white, &game.black].into_iter().enumerate() {
            let (change, games) = sums.entry(id).or_default();
            *change += steps[side].change;
            *games += u32::from(game.counts_for(side));
        }
    }
    sums
}

fn order(list: &RatingList, totals: &mut [Total]) {
    totals.sort_by(|one, other| {
        let id = |total: &Total| &list.players[total.player].id;
        other.rating().cmp(&one.rating()).then_with(|| id(one).cmp(id(other)))
    });
}
