//! Properties of the arithmetic, checked for all small events and against a slower implementation.

use proptest::prelude::*;

use super::{Allotment, Case, Exact, PrizeContest, PrizeValue, allot};
use crate::event::{OnePrize, Sharing};

const SHARINGS: [Sharing; 3] = [Sharing::None, Sharing::Equal, Sharing::Hort];

fn contest(
    prizes: &[i128],
    sharing: Sharing,
    minimum: Option<i128>,
    players: &[usize],
) -> PrizeContest {
    PrizeContest {
        prizes: prizes.iter().map(|&sum| PrizeValue::money(sum.into())).collect(),
        sharing,
        minimum: minimum.map(Exact::from),
        players: players.iter().copied().collect(),
        order: None,
    }
}

/// Returns players by points, the best first; neighbours with the same number are tied.
fn ties(points: &[u8]) -> Vec<usize> {
    points.iter().map(|&points| usize::from(u8::MAX - points)).collect()
}

fn alone(points: &[u8]) -> Vec<usize> {
    (0..points.len()).collect()
}

/// Returns the total of each player over all lists.
fn amounts(allotted: &Allotment, players: usize) -> Vec<Exact> {
    let mut all = vec![Exact::ZERO; players];
    for (player, share) in allotted.lists.iter().flatten().flat_map(|group| &group.shares) {
        all[*player] += share;
    }
    all
}

/// Returns all descending rows of points for a number of players, from 0 to `most`.
fn rows(players: usize, most: u8) -> Vec<Vec<u8>> {
    if players == 0 {
        return vec![Vec::new()];
    }
    let longer = |row: Vec<u8>| {
        let last = row.last().copied().unwrap_or(most);
        (0..=last).map(move |next| [row.clone(), vec![next]].concat())
    };
    rows(players - 1, most).into_iter().flat_map(longer).collect()
}

#[test]
fn in_one_list_nobody_gains_by_scoring_less() {
    let mut tried = 0;
    for prizes in [&[100, 60, 40][..], &[50, 50], &[90, 10, 10, 1], &[7]] {
        for sharing in SHARINGS {
            for points in rows(5, 4) {
                let paid = |points: &[u8]| {
                    let list = contest(prizes, sharing, None, &[0, 1, 2, 3, 4]);
                    let one = OnePrize::InAll;
                    amounts(&allot(vec![list], one, &ties(points), &alone(points)), points.len())
                };
                let before = paid(&points);
                for at in 0..points.len() {
                    for less in 0..points[at] {
                        // After everybody with more points, and before the tied players: the best
                        // case.
                        let mut others = points.clone();
                        others.remove(at);
                        let place = others.iter().take_while(|&&other| other > less).count();
                        others.insert(place, less);
                        assert!(
                            paid(&others)[place] <= before[at],
                            "{prizes:?} {sharing:?} {points:?}: {at} with {less}"
                        );
                        tried += 1;
                    }
                }
            }
        }
    }
    assert_eq!(tried, 12 * 1260);
}

#[test]
fn with_a_minimum_the_last_of_the_tied_may_gain_by_scoring_less() {
    // A counterexample to monotonicity: three share 119, a third is below 40, and the third player
    // gives way; half a point less would have been worth 9.
    let paid = |points: &[u8]| {
        let list = contest(&[100, 10, 9], Sharing::Equal, Some(40), &[0, 1, 2]);
        amounts(&allot(vec![list], OnePrize::InAll, &ties(points), &alone(points)), 3)[2]
    };
    assert_eq!(paid(&[4, 4, 4]), Exact::ZERO);
    assert_eq!(paid(&[4, 4, 3]), Exact::from(9));
}

/// Finds the list that each player takes by trial: the players decide in order of place, each by
/// dividing every list again.
fn by_trying(lists: &[PrizeContest], points: &[usize], places: &[usize]) -> Vec<Exact> {
    let mut lists = lists.to_vec();
    let whole = |lists: &[PrizeContest], at: usize| {
        let one = allot(vec![lists[at].clone()], OnePrize::InEach, points, places);
        amounts(&one, points.len())
    };
    loop {
        let offers: Vec<Vec<Exact>> = (0..lists.len()).map(|at| whole(&lists, at)).collect();
        let several = (0..points.len())
            .find(|&player| offers.iter().filter(|of| of[player] > Exact::ZERO).count() > 1);
        let Some(player) = several else {
            return (0..points.len()).map(|at| offers.iter().map(|of| of[at]).sum()).collect();
        };
        let mut best = 0;
        for at in 1..lists.len() {
            if offers[at][player] > offers[best][player] {
                best = at;
            }
        }
        for (at, list) in lists.iter_mut().enumerate() {
            if at != best {
                list.players.remove(&player);
            }
        }
    }
}

proptest! {
    #[test]
    fn nothing_is_lost_and_nobody_has_two(
        mut points in prop::collection::vec(0_u8..5, 1..8),
        seeds in prop::collection::vec(any::<u64>(), 4),
        one in prop::sample::select(&[OnePrize::InAll, OnePrize::InEach][..]),
    ) {
        points.sort_unstable_by(|one, next| next.cmp(one));
        let mut lists = Vec::new();
        for seed in seeds {
            let prizes: Vec<i128> = (0..seed % 4).map(|nth| i128::from(90 - nth * 20)).collect();
            let who: Vec<usize> = (0..points.len()).filter(|at| seed >> (8 + at) & 1 == 1).collect();
            let sharing = SHARINGS[(seed % 3) as usize];
            lists.push(contest(&prizes, sharing, (seed & 16 > 0).then_some(25), &who));
        }
        let (tied, places) = (ties(&points), alone(&points));
        let allotted = allot(lists.clone(), one, &tied, &places);
        for (list, groups) in lists.iter().zip(&allotted.lists) {
            let used = groups.last().map_or(0, |group| group.places.end).min(list.prizes.len());
            let given: Exact = list.prizes[..used].iter().map(|prize| prize.money).sum();
            let paid: Exact = groups.iter().flat_map(|group| &group.shares).map(|one| one.1).sum();
            prop_assert_eq!(given, paid);
        }
        if one == OnePrize::InAll {
            for player in 0..points.len() {
                let has = allotted.lists.iter().filter(|groups| {
                    let mut shares = groups.iter().flat_map(|group| &group.shares);
                    shares.any(|&(who, share)| who == player && share > Exact::ZERO)
                });
                prop_assert!(has.count() <= 1);
            }
            prop_assert_eq!(amounts(&allotted, points.len()), by_trying(&lists, &tied, &places));
        }
    }
}

#[test]
fn a_case_that_is_no_json_is_said_to_be_none() {
    let text = "{\"main\": {\"prizes\": [1]}, \"players\": [{\"id\": \"a\" \"rank\": 1}]}";
    let error = Case::read("case.json", text).unwrap_err();
    let said = error.findings[0].what().said();
    assert_eq!(said.id(), "misread-syntax");
    assert_eq!(said.facts[0], ("file", "prize-case".into()));
}
