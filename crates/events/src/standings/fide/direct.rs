//! `DE`: the games of tied players (C.07, 6).
//!
//! - If all have met, the points of their games rank them; several games of the same two count as
//!   their average. Players who are still equal are ranked by the games among them alone.
//! - If not all have met, a player is first who has more points in these games than anybody else
//!   could reach, whatever the results of the missing games. The second is found in the same way
//!   among the others, and so on. The rest are ranked by the games among them alone.
//!
//! `EDE`: the matches of tied teams (C.07, 13). They are ranked as above by the points that make
//! the order, and teams that are still equal by the other points. Teams that are equal again are
//! ranked by the other points of the matches among them alone. The letter of 13.3.3 would begin
//! again with the first points, but FIDE's own exercise does not (*Exercises in Tie-Breaking*, 45).
//!
//! A forfeit is not a game, unless the pairings were known beforehand or the modifier `P` says so.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::event::{FideTieBreak, Points};
use crate::standings::groups::Groups;
use crate::standings::input::TieBreakInput;
use crate::standings::{Amount, Part, Value};

use super::scores::Scores;
use super::turn::{PlayerRound, RoundCategory};

/// Returns the number of tied players ahead of each player.
///
/// Players who cannot be separated have the number of the first of them. `scores` are tried in
/// turn.
pub(super) fn values(
    field: &TieBreakInput<'_>,
    scores: &[&Scores],
    fide: FideTieBreak,
    order: &Groups,
) -> Vec<Value> {
    let mut values = vec![Value::None; field.ledger.players()];
    // The number of the group to which each player now belongs.
    let mut member = vec![0; field.ledger.players()];
    let mut open: Vec<(Vec<usize>, i64, usize)> =
        order.iter().map(|(_, group)| (group.to_vec(), 0, 0)).collect();
    let mut numbered = 0;
    while let Some((group, ahead, which)) = open.pop() {
        numbered += 1;
        group.iter().for_each(|&player| member[player] = numbered);
        let table = table(scores[which], fide, &group, &member);
        let mut next = ahead;
        for equal in split(&table) {
            for reach in equal {
                values[reach.player] = Value::Lower(Amount::whole(next));
            }
            let again = match equal.len() {
                1 => None,
                all if all == table.len() => Some(which + 1).filter(|&next| next < scores.len()),
                _ => Some(which),
            };
            open.extend(
                again.map(|which| (equal.iter().map(|reach| reach.player).collect(), next, which)),
            );
            next += i64::try_from(equal.len()).expect("players are few");
        }
    }
    values
}

/// Returns the games of a player against others of the group, with the points scored.
pub(super) fn parts(
    scores: &Scores,
    fide: FideTieBreak,
    group: &[usize],
    player: usize,
) -> Vec<Part<usize>> {
    let among = games(scores, fide, player).filter(|(_, opponent)| group.contains(opponent));
    among.map(|(turn, _)| turn.part(turn.points)).collect()
}

/// Returns the sum of points if several games against one opponent count as their average; `None`
/// if nobody was met more than once.
pub(super) fn average(games: &[Part<usize>]) -> Option<Amount> {
    let mut met: BTreeMap<Option<usize>, Vec<Amount>> = BTreeMap::new();
    for game in games {
        met.entry(game.opponent).or_default().push(game.amount);
    }
    let of_opponent = |games: &Vec<Amount>| {
        let sum: Amount = games.iter().copied().sum();
        sum.divided(games.len(), Amount::TEN_THOUSANDTH).unwrap_or(Amount::ZERO)
    };
    met.values().any(|games| games.len() > 1).then(|| met.values().map(of_opponent).sum())
}

fn games(
    scores: &Scores,
    fide: FideTieBreak,
    player: usize,
) -> impl Iterator<Item = (&PlayerRound, usize)> {
    let forfeits = fide.counts_forfeits();
    let is_game = move |turn: &&PlayerRound| match turn.kind {
        RoundCategory::Game => true,
        RoundCategory::ForfeitWin | RoundCategory::ForfeitLoss => forfeits,
        _ => false,
    };
    let games = scores.actual.turns(player).iter().filter(is_game);
    games.filter_map(|turn| Some((turn, turn.opponent?)))
}

/// The least and the most points that a player can have from the games within a group, in units
/// common to the group.
struct PointRange {
    player: usize,
    least: i128,
    most: i128,
}

/// Returns the table of the games within a group, the best player first.
fn table(
    scores: &Scores,
    fide: FideTieBreak,
    group: &[usize],
    member: &[usize],
) -> Vec<PointRange> {
    // The points against each opponent met, and the number of games.
    let encounters = |player: usize| -> Vec<(i128, i128)> {
        let mut games: Vec<(usize, Points)> = games(scores, fide, player)
            .filter(|&(_, opponent)| member[opponent] == member[player])
            .map(|(turn, opponent)| (opponent, turn.points))
            .collect();
        games.sort_unstable_by_key(|&(opponent, _)| opponent);
        let sum = |games: &[(usize, Points)]| {
            let points: i128 = games.iter().map(|(_, points)| hundredths(*points)).sum();
            (points, games.len() as i128)
        };
        games.chunk_by(|one, other| one.0 == other.0).map(sum).collect()
    };
    let all: Vec<(usize, Vec<(i128, i128)>)> =
        group.iter().map(|&player| (player, encounters(player))).collect();
    let counts = all.iter().flat_map(|(_, met)| met).map(|&(_, games)| games);
    let unit = counts.fold(1, common_multiple);
    let reach = |(player, met): (usize, Vec<(i128, i128)>)| {
        let scored: i128 = met.iter().map(|&(points, games)| points * (unit / games)).sum();
        let missing = (group.len() - 1 - met.len()) as i128;
        let with = |points| scored + missing * unit * hundredths(points);
        PointRange { player, least: with(scores.loss), most: with(scores.win) }
    };
    let mut table: Vec<PointRange> = all.into_iter().map(reach).collect();
    table.sort_by_key(|reach| Reverse(reach.least));
    table
}

fn hundredths(points: Points) -> i128 {
    points.in_hundredths().into()
}

/// Splits the table into groups of players who are still equal. If all have met, points decide;
/// otherwise the players who are ahead of everybody below them, whatever the missing games, come
/// first.
fn split(table: &[PointRange]) -> Vec<&[PointRange]> {
    if table.iter().all(|reach| reach.least == reach.most) {
        return table.chunk_by(|one, other| one.least == other.least).collect();
    }
    // The most that anybody from this place down can reach.
    let mut below: Vec<i128> = table.iter().map(|reach| reach.most).collect();
    for at in (0..below.len() - 1).rev() {
        below[at] = below[at].max(below[at + 1]);
    }
    let alone = table.iter().zip(&below[1..]).take_while(|(reach, below)| reach.least > **below);
    let (first, rest) = table.split_at(alone.count());
    first.chunks(1).chain(std::iter::once(rest)).collect()
}

fn common_multiple(one: i128, other: i128) -> i128 {
    let (mut divisor, mut rest) = (one, other);
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    one / divisor * other
}
