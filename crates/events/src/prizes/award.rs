//! The prizes of an event, by its standings.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::{Allotted, Choice, Contender, Contest, Exact, Order, Shared, Worth, allot};
use crate::event::{Event, PlayerId, Prize, PrizeList, Prizes, Round};
use draughts_ground::said::Fact;

/// Who gets what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Awarded {
    /// Everybody who is ranked; the numbers below are places in it.
    pub contenders: Vec<Contender>,
    /// The lists, in their order.
    pub lists: Vec<ListAwarded>,
    /// What those chose who could have had prizes of several lists, in this order.
    pub choices: Vec<Choice>,
    /// For each choice, and each list that was offered, those who were tied there then.
    pub offered: Vec<Vec<Group>>,
    /// The money of all prizes, in the smallest unit.
    pub given: u64,
    /// What is paid of it.
    pub paid: u64,
}

/// A list of prizes, awarded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListAwarded {
    /// Those who may win, the best placed first, whatever they take elsewhere.
    pub entitled: Vec<usize>,
    /// Those who hold places with prizes.
    pub groups: Vec<Group>,
    /// The prizes that nobody has.
    pub left: Vec<Left>,
    /// Those of whom it cannot be said whether they are in the category of the list, the best placed
    /// first: they are passed over.
    pub undecided: Vec<usize>,
}

/// Winners who are tied for some places, or one alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// The first of their places in the list, counted from 1.
    pub first: usize,
    /// The last.
    pub last: usize,
    /// The money of the prize of each of these places, in the smallest unit; 0 where there is none.
    pub prizes: Vec<u64>,
    /// How many of them are paid: the others fall to the minimum.
    pub paid: usize,
    /// What shares were rounded down to, in the smallest unit.
    pub unit: u64,
    /// The winners, the best placed first.
    pub holders: Vec<Holder>,
}

/// Somebody with a place in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// Who.
    pub winner: usize,
    /// The share before rounding.
    pub exact: Exact,
    /// What is paid, in the smallest unit.
    pub money: u64,
    /// How much of it came of what rounding left.
    pub rest: u64,
    /// The thing that goes with the place.
    pub thing: Option<String>,
    /// True if the share of the tied was below the minimum, and this one gave way.
    pub gave_way: bool,
    /// The holders of the group, from one to before another, from whom nothing separates this one:
    /// itself alone, where the tie-breaks decide.
    pub level: Range<usize>,
    /// True if only a lot can say who of these has the thing that goes with the place: it is not
    /// the same for all of them.
    pub by_lot: bool,
    /// True if a lot has said so, which was drawn by hand ([`PrizeList::lot`]).
    pub drawn: bool,
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
#[non_exhaustive]
pub enum Unawarded {
    /// Fewer may win in this list than it has prizes.
    TooFew,
    /// The others who may win in this list have a prize of another.
    PrizeElsewhere,
    /// No standings decide it: the event has no such group, or groups and the list names none.
    NoStandings,
}

impl From<Unawarded> for Fact {
    fn from(why: Unawarded) -> Self {
        Self::Word(match why {
            Unawarded::TooFew => "too-few",
            Unawarded::PrizeElsewhere => "prize-elsewhere",
            Unawarded::NoStandings => "no-standings",
        })
    }
}

/// Why somebody may not win in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Barred {
    /// Such is the decision of the arbiters.
    Excluded {
        /// Why.
        reason: String,
    },
    /// The list is for a category.
    OtherCategory {
        /// Which.
        category: String,
    },
    /// The list is for a category, and only the day of birth, which is not known, would decide.
    CategoryUndecided {
        /// Which.
        category: String,
    },
    /// Too few games.
    TooFewGames {
        /// Games played.
        games: usize,
        /// Those it takes.
        least: usize,
    },
    /// The list is for those who took part to the end.
    Withdrew {
        /// The last round before the withdrawal.
        after: Round,
    },
    /// The list goes by other standings.
    OtherStandings,
}

/// The round after which a player, or a team, has withdrawn.
#[must_use]
pub fn withdrawn_after(event: &Event, id: &PlayerId) -> Option<Round> {
    match event.player(id) {
        Some(player) => player.withdrawn_after,
        None => event.team(id)?.withdrawn_after,
    }
}

/// Why a contender of a table may not win in a list; `None` for who may.
#[must_use]
pub fn barred(
    event: &Event,
    prizes: &Prizes,
    list: &PrizeList,
    order: &Order,
    one: &Contender,
) -> Option<Barred> {
    if !order.is_of(event, list) {
        return Some(Barred::OtherStandings);
    }
    if let Some(excluded) = prizes.excluded.iter().find(|excluded| excluded.player == one.id) {
        return Some(Barred::Excluded { reason: excluded.reason.clone() });
    }
    let mut undecided = None;
    if let Some(category) = &list.category {
        let player = event.player(&one.id);
        if player.is_some_and(|player| event.may_be_in(category, player)) {
            undecided = Some(Barred::CategoryUndecided { category: category.clone() });
        } else if !player.is_some_and(|player| event.is_in(category, player)) {
            return Some(Barred::OtherCategory { category: category.clone() });
        }
    }
    if let Some(after) = withdrawn_after(event, &one.id).filter(|_| list.to_the_end) {
        return Some(Barred::Withdrew { after });
    }
    let least = usize::from(list.games.unwrap_or(1));
    let too_few = (one.games < least).then_some(Barred::TooFewGames { games: one.games, least });
    too_few.or(undecided)
}

/// Divides the prizes of an event by the tables of its standings, in which nobody stands twice but
/// in that of a board.
#[must_use]
pub fn award(event: &Event, orders: &[Order], prizes: &Prizes) -> Awarded {
    // The players of a board stand in the table of all players, too.
    let whole = orders.iter().filter(|order| order.board.is_none());
    let ranked: Vec<&Contender> = whole.flat_map(|order| &order.contenders).collect();
    let index: BTreeMap<&PlayerId, usize> =
        ranked.iter().enumerate().map(|(at, one)| (&one.id, at)).collect();
    let may_win = |list: &PrizeList| -> Vec<(usize, usize, usize)> {
        let of_list = orders.iter().filter(|order| order.is_of(event, list));
        let all = of_list.flat_map(|order| order.contenders.iter().map(move |one| (order, one)));
        let may = all.filter(|(order, one)| barred(event, prizes, list, order, one).is_none());
        let place = |(_, one): (&Order, &Contender)| {
            Some((index.get(&one.id).copied()?, one.tied, one.place))
        };
        may.filter_map(place).collect()
    };
    let may_win: Vec<_> = prizes.lists.iter().map(may_win).collect();
    let entitled = |all: &Vec<(usize, usize, usize)>| all.iter().map(|&(at, ..)| at).collect();
    let entitled: Vec<Vec<usize>> = may_win.iter().map(entitled).collect();
    let contest = |((list, entitled), order): ((&PrizeList, &Vec<usize>), Vec<_>)| Contest {
        prizes: list.prizes.iter().map(worth).collect(),
        sharing: list.sharing,
        minimum: list.minimum.map(|minimum| Exact::from(i128::from(minimum))),
        players: entitled.iter().copied().collect::<BTreeSet<_>>(),
        order: list.board.map(|_| order),
    };
    let contests = prizes.lists.iter().zip(&entitled).zip(may_win).map(contest).collect();
    let points: Vec<usize> = ranked.iter().map(|one| one.tied).collect();
    let places: Vec<usize> = ranked.iter().map(|one| one.place).collect();
    let Allotted { lists, choices } = allot(contests, prizes.one_prize, &points, &places);
    let awarded = |((list, groups), entitled): ((&PrizeList, Vec<Shared>), Vec<usize>)| {
        let has_table = orders.iter().any(|order| order.is_of(event, list));
        let of_list = orders.iter().filter(|order| order.is_of(event, list));
        let all = of_list.flat_map(|order| order.contenders.iter().map(move |one| (order, one)));
        let open = all.filter(|(order, one)| {
            let why = barred(event, prizes, list, order, one);
            matches!(why, Some(Barred::CategoryUndecided { .. }))
        });
        ListAwarded {
            undecided: open.filter_map(|(_, one)| index.get(&one.id).copied()).collect(),
            left: left(list, &groups, entitled.len(), has_table),
            groups: groups.iter().map(|group| rounded(list, group, &ranked)).collect(),
            entitled,
        }
    };
    let lists: Vec<ListAwarded> =
        prizes.lists.iter().zip(lists).zip(entitled).map(awarded).collect();
    let offered = |choice: &Choice| {
        let offers = choice.offers.iter().zip(&choice.groups);
        offers.map(|(&(list, _), group)| rounded(&prizes.lists[list], group, &ranked)).collect()
    };
    let given = prizes.lists.iter().flat_map(|list| &list.prizes).map(Prize::money).sum();
    let holders = lists.iter().flat_map(|list| &list.groups).flat_map(|group| &group.holders);
    Awarded {
        paid: holders.map(|holder| holder.money).sum(),
        contenders: ranked.iter().copied().cloned().collect(),
        given,
        offered: choices.iter().map(offered).collect(),
        choices,
        lists,
    }
}

fn worth(prize: &Prize) -> Worth {
    let exact = |amount: u64| Exact::from(i128::from(amount));
    Worth {
        money: exact(prize.money()),
        thing: prize.thing().map_or_else(|| exact(0), |thing| exact(thing.value)),
    }
}

/// The prizes of a list after its last group.
fn left(list: &PrizeList, groups: &[Shared], entitled: usize, has_table: bool) -> Vec<Left> {
    let used = groups.last().map_or(0, |group| group.places.end);
    let unused = list.prizes.iter().enumerate().skip(used);
    let why = |place: usize| match (has_table, place < entitled) {
        (false, _) => Unawarded::NoStandings,
        (true, true) => Unawarded::PrizeElsewhere,
        (true, false) => Unawarded::TooFew,
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
fn rounded(list: &PrizeList, group: &Shared, ranked: &[&Contender]) -> Group {
    let unit = list.unit.unwrap_or(1).max(1);
    let prize = |place: usize| list.prizes.get(place);
    let money = |place: usize| prize(place).map_or(0, Prize::money);
    let prizes: Vec<u64> = group.places.clone().map(money).collect();
    let sum: u64 = prizes.iter().sum();
    let whole = |exact: Exact| {
        let units = exact.to_integer() / i128::from(unit);
        u64::try_from(units).unwrap_or_default() * unit
    };
    let mut rest = sum - group.shares.iter().map(|&(_, exact)| whole(exact)).sum::<u64>().min(sum);
    let shares = group.shares.iter().zip(group.places.clone()).enumerate();
    let level = |nth: usize| {
        let mut rows = group.level.iter().scan(0, |first, &count| {
            let row = *first..*first + count;
            *first = row.end;
            Some(row)
        });
        rows.find(|row| row.contains(&nth)).unwrap_or(nth..nth + 1)
    };
    let holder = |(nth, (&(winner, exact), place)): (usize, (&(usize, Exact), usize))| Holder {
        winner,
        exact,
        money: whole(exact),
        rest: 0,
        thing: prize(place).and_then(Prize::thing).map(|thing| thing.thing.clone()),
        gave_way: nth >= group.paid,
        level: level(nth),
        by_lot: false,
        drawn: false,
    };
    let mut holders: Vec<Holder> = shares.map(holder).collect();
    for at in 0..holders.len() {
        let thing = &holders[at].thing;
        let mut level = holders[holders[at].level.clone()].iter();
        holders[at].by_lot = thing.is_some() && level.any(|other| other.thing != *thing);
    }
    by_hand(list, &mut holders, ranked);
    // Of each of the paid less than a unit was cut off, so nobody is handed two.
    let mut next = 0;
    while rest > 0 {
        // Less than a unit goes to the best placed.
        let (to, more) = if rest < unit { (0, rest) } else { (next % group.paid, unit) };
        holders[to].money += more;
        holders[to].rest += more;
        rest -= more;
        next += 1;
    }
    let (first, last, paid) = (group.places.start + 1, group.places.end, group.paid);
    Group { first, last, prizes, paid, unit, holders }
}

/// Gives the things of those who are level as a lot says that was drawn by hand.
fn by_hand(list: &PrizeList, holders: &mut [Holder], ranked: &[&Contender]) {
    let place = |holder: &Holder| {
        let id = &ranked[holder.winner].id;
        list.lot.iter().position(|drawn| drawn == id)
    };
    let mut from = 0;
    while from < holders.len() {
        let level = holders[from].level.clone();
        from = level.end.max(from + 1);
        let row = &mut holders[level];
        let order: Option<Vec<usize>> = row.iter().map(&place).collect();
        let Some(order) = order.filter(|_| row.iter().any(|one| one.by_lot)) else { continue };
        let things: Vec<Option<String>> = row.iter().map(|one| one.thing.clone()).collect();
        let mut drawn: Vec<usize> = (0..row.len()).collect();
        drawn.sort_by_key(|&at| order[at]);
        for (at, thing) in drawn.into_iter().zip(things) {
            (row[at].thing, row[at].by_lot, row[at].drawn) = (thing, false, true);
        }
    }
}

impl Group {
    /// The money of all its prizes, in the smallest unit.
    #[must_use]
    pub fn sum(&self) -> u64 {
        self.prizes.iter().sum()
    }
}

impl Holder {
    /// The thing of the place, if only a lot can say who has it.
    #[must_use]
    pub fn thing_by_lot(&self) -> Option<String> {
        self.thing.clone().filter(|_| self.by_lot)
    }
}

impl ListAwarded {
    /// True if a prize of it would be somebody else's if those of whom that cannot be said are in its
    /// category: they are not placed behind everybody who has one.
    #[must_use]
    pub fn hangs_on_undecided(&self, contenders: &[Contender]) -> bool {
        let Some(&best) = self.undecided.first() else { return false };
        let holders = self.groups.iter().flat_map(|group| &group.holders);
        let last = holders.map(|holder| holder.winner).max();
        let is_behind = |last: usize| best > last && contenders[best].tied != contenders[last].tied;
        !(self.left.is_empty() && last.is_some_and(is_behind))
    }
}

impl Awarded {
    /// What each winner is paid, in the smallest unit; those who win things alone with 0.
    #[must_use]
    pub fn money(&self) -> BTreeMap<usize, u64> {
        let mut all = BTreeMap::new();
        let groups = self.lists.iter().flat_map(|list| &list.groups);
        let wins = |holder: &&Holder| holder.money > 0 || holder.thing.is_some();
        for holder in groups.flat_map(|group| &group.holders).filter(wins) {
            *all.entry(holder.winner).or_default() += holder.money;
        }
        all
    }
}
