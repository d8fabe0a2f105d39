//! The prizes of an event, by its standings.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::{
    Allotment, Choice, Contender, ContenderOrder, Exact, PrizeContest, PrizeValue, Shared, allot,
};
use crate::event::{Event, OnePrize, PlayerId, Prize, PrizeList, Prizes, Round, Sharing};

/// The awarded prizes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Awarded {
    /// All ranked players or teams; the numbers below are indices into this list.
    pub contenders: Vec<Contender>,
    /// The lists, in order.
    pub lists: Vec<ListAwarded>,
    /// The choices of players who could have had prizes of several lists, in the order in which
    /// they were made.
    pub choices: Vec<Choice>,
    /// For each choice, and each list offered, the group tied there at the time.
    pub offered: Vec<Vec<WinnerGroup>>,
    /// The money of all prizes, in the smallest unit.
    pub given: u64,
    /// The sum paid of it.
    pub paid: u64,
    /// Contenders who are equal in everything, choose between lists, and get different prizes by
    /// the order in which they choose: only a lot can decide it.
    pub choosing: Vec<Vec<usize>>,
}

/// A list of prizes, awarded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListAwarded {
    /// The eligible contenders, best placed first, whatever they take elsewhere.
    pub entitled: Vec<usize>,
    /// The holders of places with prizes.
    pub groups: Vec<WinnerGroup>,
    /// The prizes that nobody has.
    pub left: Vec<UnawardedPrize>,
    /// Contenders whose membership in the list's category is not known, best placed first; they are
    /// skipped.
    pub undecided: Vec<usize>,
}

/// Winners who are tied for some places, or a single winner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WinnerGroup {
    /// The first of their places in the list, counted from 1.
    pub first: usize,
    /// The last of their places.
    pub last: usize,
    /// The money of the prize of each of these places, in the smallest unit; 0 if there is none.
    pub prizes: Vec<u64>,
    /// The number of paid winners; the others are below the minimum.
    pub paid: usize,
    /// The unit to which shares were rounded down, in the smallest unit.
    pub unit: u64,
    /// The winners, best placed first.
    pub holders: Vec<Holder>,
}

/// A winner with a place in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// The winner.
    pub winner: usize,
    /// The share before rounding.
    pub exact: Exact,
    /// The sum paid, in the smallest unit.
    pub money: u64,
    /// The part of it that comes from rounding remainders.
    pub rest: u64,
    /// Whether only a lot can decide who has `rest`: those who cannot be separated have different
    /// ones.
    pub rest_by_lot: bool,
    /// The thing awarded with the place.
    pub thing: Option<String>,
    /// Whether the holder gave way because the share of the tied players was below the minimum.
    pub gave_way: bool,
    /// The range of holders in the group who cannot be separated from this one; only this one if
    /// the tie-breaks decide.
    pub level: Range<usize>,
    /// Whether the thing of the place can only be decided by lot, because these holders would get
    /// different things.
    pub by_lot: bool,
    /// Whether it was decided by lots drawn by hand ([`PrizeList::lot`]).
    pub drawn: bool,
}

/// A prize that is not awarded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnawardedPrize {
    /// The place in the list, counted from 1.
    pub place: usize,
    /// Its money, in the smallest unit.
    pub money: u64,
    /// The thing.
    pub thing: Option<String>,
    /// The reason.
    pub why: Unawarded,
}

/// The reason a prize is not awarded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Unawarded {
    /// Fewer players are eligible in this list than it has prizes.
    TooFew,
    /// The other eligible players have a prize from another list.
    PrizeElsewhere,
    /// Nobody has played a game yet.
    NoGames,
    /// No standings apply: the event has no such group, or it has groups and the list names none.
    NoStandings,
}

draughts_ground::fact_words! {
    Unawarded {
        TooFew "too-few",
        PrizeElsewhere "prize-elsewhere",
        NoGames "no-games",
        NoStandings "no-standings",
    }
}

/// The reason why a contender may not win in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum IneligibleReason {
    /// The arbiters have excluded the contender.
    Excluded {
        /// The reason given.
        reason: String,
    },
    /// The list is for a category.
    OtherCategory {
        /// The category.
        category: String,
    },
    /// The list is for a category, and only the day of birth, which is not known, would decide.
    CategoryUndecided {
        /// The category.
        category: String,
    },
    /// Too few games.
    TooFewGames {
        /// The number of games played.
        games: usize,
        /// The number of games required.
        least: usize,
    },
    /// The list is for contenders who took part to the end.
    Withdrew {
        /// The last round before the withdrawal.
        after: Round,
    },
    /// The list uses other standings.
    OtherStandings,
}

/// Returns the round after which a player or a team withdrew.
pub fn withdrawn_after(event: &Event, id: &PlayerId) -> Option<Round> {
    match event.player(id) {
        Some(player) => player.withdrawn_after,
        None => event.team(id)?.withdrawn_after,
    }
}

/// Returns the reason why a contender may not win in a list; `None` for an eligible one.
pub fn barred(
    event: &Event,
    prizes: &Prizes,
    list: &PrizeList,
    order: &ContenderOrder,
    one: &Contender,
) -> Option<IneligibleReason> {
    if !order.is_of(event, list) {
        return Some(IneligibleReason::OtherStandings);
    }
    if let Some(excluded) = prizes.excluded.iter().find(|excluded| excluded.player == one.id) {
        return Some(IneligibleReason::Excluded { reason: excluded.reason.clone() });
    }
    let mut undecided = None;
    if let Some(category) = &list.category {
        let player = event.player(&one.id);
        if player.is_some_and(|player| event.may_be_in(category, player)) {
            undecided = Some(IneligibleReason::CategoryUndecided { category: category.clone() });
        } else if !player.is_some_and(|player| event.is_in(category, player)) {
            return Some(IneligibleReason::OtherCategory { category: category.clone() });
        }
    }
    if let Some(after) = withdrawn_after(event, &one.id).filter(|_| list.to_the_end) {
        return Some(IneligibleReason::Withdrew { after });
    }
    let least = usize::from(list.games.unwrap_or(1));
    let too_few =
        (one.games < least).then_some(IneligibleReason::TooFewGames { games: one.games, least });
    too_few.or(undecided)
}

/// Divides the prizes of an event by the tables of its standings.
///
/// A contender may be in only one table, apart from the table of a board.
pub fn award(event: &Event, orders: &[ContenderOrder], prizes: &Prizes) -> Awarded {
    // The players of a board table are in the table of all players too.
    let whole = orders.iter().filter(|order| order.board.is_none());
    let ranked = whole.map(|order| in_lot_order(&order.contenders, prizes));
    let ranked: Vec<(&Contender, bool)> = ranked.flatten().collect();
    let drawn: Vec<bool> = ranked.iter().map(|&(_, drawn)| drawn).collect();
    let ranked: Vec<&Contender> = ranked.into_iter().map(|(one, _)| one).collect();
    let index: BTreeMap<&PlayerId, usize> =
        ranked.iter().enumerate().map(|(at, one)| (&one.id, at)).collect();
    let may_win = |list: &PrizeList| -> Vec<(usize, usize, usize)> {
        let of_list = orders.iter().filter(|order| order.is_of(event, list));
        let all = of_list.flat_map(|order| order.contenders.iter().map(move |one| (order, one)));
        let may = all.filter(|(order, one)| barred(event, prizes, list, order, one).is_none());
        let place = |(_, one): (&ContenderOrder, &Contender)| {
            Some((index.get(&one.id).copied()?, one.tied, one.place))
        };
        may.filter_map(place).collect()
    };
    let may_win: Vec<_> = prizes.lists.iter().map(may_win).collect();
    let entitled = |all: &Vec<(usize, usize, usize)>| all.iter().map(|&(at, ..)| at).collect();
    let entitled: Vec<Vec<usize>> = may_win.iter().map(entitled).collect();
    let contest = |((list, entitled), order): ((&PrizeList, &Vec<usize>), Vec<_>)| PrizeContest {
        prizes: list.prizes.iter().map(worth).collect(),
        sharing: list.sharing,
        minimum: list.minimum.map(|minimum| Exact::from(i128::from(minimum))),
        players: entitled.iter().copied().collect::<BTreeSet<_>>(),
        order: list.board.map(|_| order),
    };
    let contests = prizes.lists.iter().zip(&entitled).zip(may_win).map(contest).collect();
    let points: Vec<usize> = ranked.iter().map(|one| one.tied).collect();
    let places: Vec<usize> = ranked.iter().map(|one| one.place).collect();
    let Allotment { lists, choices } = allot(contests, prizes.one_prize, &points, &places);
    let awarded = |((list, groups), entitled): ((&PrizeList, Vec<Shared>), Vec<usize>)| {
        let has_table = orders.iter().any(|order| order.is_of(event, list));
        let has_games = orders.iter().any(|order| {
            order.is_of(event, list) && order.contenders.iter().any(|one| one.games > 0)
        });
        let of_list = orders.iter().filter(|order| order.is_of(event, list));
        let all = of_list.flat_map(|order| order.contenders.iter().map(move |one| (order, one)));
        let open = all.filter(|(order, one)| {
            let why = barred(event, prizes, list, order, one);
            matches!(why, Some(IneligibleReason::CategoryUndecided { .. }))
        });
        ListAwarded {
            undecided: open.filter_map(|(_, one)| index.get(&one.id).copied()).collect(),
            left: left(list, &groups, entitled.len(), (has_table, has_games)),
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
        choosing: choosing(&lists, &choices, &ranked, &drawn),
        choices,
        lists,
    }
}

/// Returns contenders with those who are equal in everything in the order of the lots drawn by hand,
/// if a list has one of each of them; and whether it has.
fn in_lot_order<'o>(contenders: &'o [Contender], prizes: &Prizes) -> Vec<(&'o Contender, bool)> {
    let mut ranked = Vec::new();
    let matters = prizes.one_prize == OnePrize::InAll && prizes.lists.len() > 1;
    for level in contenders.chunk_by(|one, next| one.place == next.place) {
        let drawn = |list: &PrizeList| -> Option<Vec<usize>> {
            let lot = |one: &Contender| list.lot.iter().position(|drawn| *drawn == one.id);
            level.iter().map(lot).collect()
        };
        let lots = prizes.lists.iter().find_map(drawn).filter(|_| matters && level.len() > 1);
        let mut row: Vec<(&Contender, bool)> =
            level.iter().map(|one| (one, lots.is_some())).collect();
        if let Some(lots) = lots {
            let mut places: Vec<usize> = (0..row.len()).collect();
            places.sort_by_key(|&at| lots[at]);
            row = places.into_iter().map(|at| (&level[at], true)).collect();
        }
        ranked.extend(row);
    }
    ranked
}

/// Returns the contenders who are equal in everything and get different prizes because one of them
/// chose before another.
fn choosing(
    lists: &[ListAwarded],
    choices: &[Choice],
    ranked: &[&Contender],
    drawn: &[bool],
) -> Vec<Vec<usize>> {
    // Which of them has a thing of one group is decided by a lot of its own.
    let has = |at: usize| -> Vec<(usize, usize, Exact)> {
        let of_list = |(list, awarded): (usize, &ListAwarded)| {
            let holders = awarded.groups.iter().flat_map(|group| {
                let own = group.holders.iter().filter(|holder| holder.winner == at);
                own.map(move |holder| (list, group.first, holder.exact))
            });
            holders.collect::<Vec<_>>()
        };
        lists.iter().enumerate().flat_map(of_list).collect()
    };
    let mut rows = Vec::new();
    let mut from = 0;
    for level in ranked.chunk_by(|one, next| one.place == next.place) {
        let row: Vec<usize> = (from..from + level.len()).collect();
        from += level.len();
        let chooses = choices.iter().any(|choice| row.contains(&choice.player));
        let differs = || row.iter().any(|&at| has(at) != has(row[0]));
        if row.len() > 1 && !drawn[row[0]] && chooses && differs() {
            rows.push(row);
        }
    }
    rows
}

fn worth(prize: &Prize) -> PrizeValue {
    let exact = |amount: u64| Exact::from(i128::from(amount));
    PrizeValue {
        money: exact(prize.money()),
        thing: prize.thing().map_or_else(|| exact(0), |thing| exact(thing.value)),
    }
}

/// Returns the prizes of a list after its last group.
fn left(
    list: &PrizeList,
    groups: &[Shared],
    entitled: usize,
    (has_table, has_games): (bool, bool),
) -> Vec<UnawardedPrize> {
    let used = groups.last().map_or(0, |group| group.places.end);
    let unused = list.prizes.iter().enumerate().skip(used);
    let why = |place: usize| match (has_table, place < entitled) {
        (false, _) => Unawarded::NoStandings,
        (true, true) => Unawarded::PrizeElsewhere,
        (true, false) if !has_games => Unawarded::NoGames,
        (true, false) => Unawarded::TooFew,
    };
    let left = |(place, prize): (usize, &Prize)| UnawardedPrize {
        place: place + 1,
        money: prize.money(),
        thing: prize.thing().map(|thing| thing.thing.clone()),
        why: why(place),
    };
    unused.map(left).collect()
}

/// Rounds the shares of a group down to whole units, and hands out the remainder from the best
/// placed on.
fn rounded(list: &PrizeList, group: &Shared, ranked: &[&Contender]) -> WinnerGroup {
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
        rest_by_lot: false,
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
    let order = in_order(list, &holders[..group.paid], ranked);
    // Each paid holder lost less than a unit, so nobody gets two.
    let mut next = 0;
    while rest > 0 {
        // A remainder below a unit goes to the best placed.
        let (to, more) = if rest < unit { (0, rest) } else { (next % group.paid, unit) };
        let to = order[to];
        holders[to].money += more;
        holders[to].rest += more;
        rest -= more;
        next += 1;
    }
    for at in 0..holders.len() {
        let level = holders[at].level.clone();
        let is_drawn = drawn_order(list, &holders[level.clone()], ranked).is_some();
        let differs = holders[level].iter().any(|other| other.rest != holders[at].rest);
        holders[at].rest_by_lot = differs && !is_drawn;
    }
    let (first, last, paid) = (group.places.start + 1, group.places.end, group.paid);
    WinnerGroup { first, last, prizes, paid, unit, holders }
}

/// Returns the order of holders in lots drawn by hand, if each of them has one.
fn drawn_order(list: &PrizeList, row: &[Holder], ranked: &[&Contender]) -> Option<Vec<usize>> {
    let place = |holder: &Holder| {
        let id = &ranked[holder.winner].id;
        list.lot.iter().position(|drawn| drawn == id)
    };
    row.iter().map(place).collect()
}

/// Returns the indices of the paid holders, best placed first; lots drawn by hand order those who
/// cannot be separated.
fn in_order(list: &PrizeList, paid: &[Holder], ranked: &[&Contender]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..paid.len()).collect();
    let mut from = 0;
    while from < paid.len() {
        let level = from..paid[from].level.end.clamp(from + 1, paid.len());
        if let Some(drawn) = drawn_order(list, &paid[level.clone()], ranked) {
            order[level.clone()].sort_by_key(|&at| drawn[at - level.start]);
        }
        from = level.end;
    }
    order
}

/// Gives the things of holders who cannot be separated by the lots drawn by hand.
fn by_hand(list: &PrizeList, holders: &mut [Holder], ranked: &[&Contender]) {
    let mut from = 0;
    while from < holders.len() {
        let level = holders[from].level.clone();
        from = level.end.max(from + 1);
        let row = &mut holders[level];
        let order = drawn_order(list, row, ranked);
        let Some(order) = order.filter(|_| row.iter().any(|one| one.by_lot)) else { continue };
        let things: Vec<Option<String>> = row.iter().map(|one| one.thing.clone()).collect();
        let mut drawn: Vec<usize> = (0..row.len()).collect();
        drawn.sort_by_key(|&at| order[at]);
        for (at, thing) in drawn.into_iter().zip(things) {
            (row[at].thing, row[at].by_lot, row[at].drawn) = (thing, false, true);
        }
    }
}

impl WinnerGroup {
    /// Returns the money of all its prizes, in the smallest unit.
    pub fn sum(&self) -> u64 {
        self.prizes.iter().sum()
    }
}

impl Holder {
    /// Returns the thing of the place, if it can only be decided by lot.
    pub fn thing_by_lot(&self) -> Option<String> {
        self.thing.clone().filter(|_| self.by_lot)
    }
}

impl ListAwarded {
    /// Returns the undecided contenders who would have a prize if they were in the list's category:
    /// not those below the last holder of a list whose prizes all have a holder.
    pub fn undecided_winners(&self, list: &PrizeList, contenders: &[Contender]) -> Vec<usize> {
        let holders = self.groups.iter().flat_map(|group| &group.holders);
        let last = holders.map(|holder| holder.winner).max();
        let tie = |at: usize| match list.sharing {
            Sharing::None => contenders[at].place,
            Sharing::Equal | Sharing::Hort => contenders[at].tied,
        };
        let is_behind = |at: usize, last: usize| at > last && tie(at) != tie(last);
        let all_held = self.left.is_empty();
        let could = |at: &&usize| !(all_held && last.is_some_and(|last| is_behind(**at, last)));
        self.undecided.iter().filter(could).copied().collect()
    }
}

impl Awarded {
    /// Returns the sum paid to each winner, in the smallest unit; 0 for winners of things only.
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
