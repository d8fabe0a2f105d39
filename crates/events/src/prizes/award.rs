//! The prizes of an event, by its standings.

use std::collections::{BTreeMap, BTreeSet};

use super::{Allotted, Choice, Contest, Exact, Shared, Worth, allot};
use crate::event::{Event, Ledger, PlayerId, Prize, PrizeList, Prizes};
use crate::standings::Standings;

/// Who gets what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Awarded {
    /// The lists, in their order.
    pub lists: Vec<ListAwarded>,
    /// What players chose who could have had prizes of several lists; players as places in
    /// [`Event::players`].
    pub choices: Vec<Choice>,
    /// The money of all prizes, in the smallest unit.
    pub given: u64,
    /// What is paid of it.
    pub paid: u64,
}

/// A list of prizes, awarded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListAwarded {
    /// Those who hold places with prizes.
    pub groups: Vec<Group>,
    /// The prizes that nobody has.
    pub left: Vec<Left>,
}

/// Players who are tied for some places, or one alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// The first of their places in the list, counted from 1.
    pub first: usize,
    /// The last.
    pub last: usize,
    /// The money of the prizes of these places, in the smallest unit.
    pub sum: u64,
    /// The players, the best placed first.
    pub holders: Vec<Holder>,
}

/// A player with a place in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// The player, as a place in [`Event::players`].
    pub player: usize,
    /// The share before rounding.
    pub exact: Exact,
    /// What is paid, in the smallest unit.
    pub money: u64,
    /// How much of it came of what rounding left.
    pub rest: u64,
    /// The things that go with the place.
    pub things: Vec<String>,
    /// True if the share of the tied was below the minimum, and this player gave way.
    pub gave_way: bool,
}

/// A prize that is not awarded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Left {
    /// The place in the list, counted from 1.
    pub place: usize,
    /// Its money, in the smallest unit.
    pub money: u64,
    /// The thing.
    pub thing: Option<String>,
    /// Why.
    pub why: Unawarded,
}

/// Why a prize is not awarded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Unawarded {
    /// Fewer players than prizes may win in this list.
    TooFewPlayers,
    /// The others who may win in this list have a prize of another.
    PrizeElsewhere,
}

/// Divides the prizes of an event by its standings.
///
/// Who may win: players with a place who have played as many games as the list asks for, are in its
/// category, and are not excluded.
#[must_use]
pub fn award(event: &Event, ledger: &Ledger, standings: &Standings, prizes: &Prizes) -> Awarded {
    let ranked: Vec<_> = standings.rows.iter().filter(|row| row.place.is_some()).collect();
    let excluded: BTreeSet<&PlayerId> = prizes.excluded.iter().map(|one| &one.player).collect();
    let games = |player: usize| {
        let meetings = ledger.of(player).iter().filter_map(|entry| entry.meeting());
        meetings.filter(|meeting| meeting.played).count()
    };
    let may_win = |list: &PrizeList, player: usize| {
        let who = &event.players[player];
        !excluded.contains(&who.id)
            && games(player) >= usize::from(list.games.unwrap_or(1))
            && list.category.as_deref().is_none_or(|category| event.is_in(category, who))
    };
    let eligible = |list: &PrizeList| -> BTreeSet<usize> {
        let all = ranked.iter().enumerate();
        all.filter(|(_, row)| may_win(list, row.player)).map(|(at, _)| at).collect()
    };
    let contests: Vec<Contest> = prizes
        .lists
        .iter()
        .map(|list| Contest {
            prizes: list.prizes.iter().map(worth).collect(),
            sharing: list.sharing,
            minimum: list.minimum.map(|minimum| Exact::from(i128::from(minimum))),
            players: eligible(list),
        })
        .collect();
    let entitled: Vec<usize> = contests.iter().map(|contest| contest.players.len()).collect();
    // Who is out of a knockout in the same round is tied only with equal points.
    let mut points = vec![0; ranked.len()];
    for at in 1..ranked.len() {
        let (one, next) = (ranked[at - 1], ranked[at]);
        let is_tied = one.score == next.score && one.out_in == next.out_in;
        points[at] = points[at - 1] + usize::from(!is_tied);
    }
    let places: Vec<usize> = ranked.iter().map(|row| row.place.unwrap_or_default()).collect();
    let Allotted { lists, mut choices } = allot(contests, prizes.one_prize, &points, &places);
    for choice in &mut choices {
        choice.player = ranked[choice.player].player;
    }
    let lists: Vec<ListAwarded> = prizes
        .lists
        .iter()
        .zip(lists)
        .zip(entitled)
        .map(|((list, groups), entitled)| {
            let player = |at: usize| ranked[at].player;
            ListAwarded {
                left: left(list, &groups, entitled),
                groups: groups.iter().map(|group| rounded(list, group, player)).collect(),
            }
        })
        .collect();
    let given = prizes.lists.iter().flat_map(|list| &list.prizes).map(Prize::money).sum();
    let holders = lists.iter().flat_map(|list| &list.groups).flat_map(|group| &group.holders);
    Awarded { paid: holders.map(|holder| holder.money).sum(), given, choices, lists }
}

fn worth(prize: &Prize) -> Worth {
    let exact = |amount: u64| Exact::from(i128::from(amount));
    Worth {
        money: exact(prize.money()),
        thing: prize.thing().map_or_else(|| exact(0), |thing| exact(thing.value)),
    }
}

/// The prizes of a list behind its last group.
fn left(list: &PrizeList, groups: &[Shared], entitled: usize) -> Vec<Left> {
    let used = groups.last().map_or(0, |group| group.places.end);
    let unused = list.prizes.iter().enumerate().skip(used);
    let why = |place: usize| match place < entitled {
        true => Unawarded::PrizeElsewhere,
        false => Unawarded::TooFewPlayers,
    };
    let left = |(place, prize): (usize, &Prize)| Left {
        place: place + 1,
        money: prize.money(),
        thing: prize.thing().map(|thing| thing.thing.clone()),
        why: why(place),
    };
    unused.map(left).collect()
}

/// A group with its shares in whole units, and what is left of them handed out from the best
/// placed on.
fn rounded(list: &PrizeList, group: &Shared, player: impl Fn(usize) -> usize) -> Group {
    let unit = list.unit.unwrap_or(1).max(1);
    let prize = |place: usize| list.prizes.get(place);
    let sum: u64 = group.places.clone().filter_map(prize).map(Prize::money).sum();
    let whole = |exact: Exact| {
        let units = exact.to_integer() / i128::from(unit);
        u64::try_from(units).unwrap_or_default() * unit
    };
    let mut rest = sum - group.shares.iter().map(|&(_, exact)| whole(exact)).sum::<u64>().min(sum);
    let mut holders: Vec<Holder> = group
        .shares
        .iter()
        .zip(group.places.clone())
        .enumerate()
        .map(|(nth, (&(at, exact), place))| Holder {
            player: player(at),
            exact,
            money: whole(exact),
            rest: 0,
            things: prize(place)
                .and_then(Prize::thing)
                .map(|thing| thing.thing.clone())
                .into_iter()
                .collect(),
            gave_way: nth >= group.paid,
        })
        .collect();
    let mut next = 0;
    while rest > 0 {
        // Less than a unit goes to the best placed.
        let (to, more) = if rest < unit { (0, rest) } else { (next % group.paid, unit) };
        holders[to].money += more;
        holders[to].rest += more;
        rest -= more;
        next += 1;
    }
    let (first, last) = (group.places.start + 1, group.places.end);
    Group { first, last, sum, holders }
}

impl Awarded {
    /// What each player is paid, in the smallest unit; players as places in [`Event::players`].
    #[must_use]
    pub fn money(&self) -> BTreeMap<usize, u64> {
        let mut all = BTreeMap::new();
        for holder in self.lists.iter().flat_map(|list| &list.groups).flat_map(|one| &one.holders) {
            *all.entry(holder.player).or_default() += holder.money;
        }
        all
    }
}
