//! `H2H`: the points of the games among tied players.
//!
//! It separates a group only if all of its players have met each other, all equally often;
//! otherwise nobody in the group has a value, because it would reward players who happened to meet.
//! The first step is the points in the games of the whole group. If some players are still equal,
//! the next step is the points in the games among them alone, and so on until a group does not get
//! smaller. FIDE C.07 does so for its direct encounter; the FMJD's "result between the tied" does
//! not say.

use crate::event::{Meeting, RoundEntry};

use super::groups::Groups;
use super::input::TieBreakInput;
use super::{Amount, Part, Strike, Struck, Value, What};

/// Returns the values of all tied players.
pub(super) fn values(field: &TieBreakInput<'_>, groups: &Groups) -> Vec<Value> {
    let players = field.ledger.players();
    let mut values = vec![Value::None; players];
    // The number of the group to which each player now belongs.
    let mut member = vec![0; players];
    let mut open: Vec<Vec<usize>> = groups
        .tied()
        .enumerate()
        .filter(|(at, group)| {
            group.iter().for_each(|&player| member[player] = at + 1);
            all_have_met(field, group, &member)
        })
        .map(|(_, group)| group.to_vec())
        .collect();
    let mut numbered = players;
    while let Some(mut group) = open.pop() {
        numbered += 1;
        group.iter().for_each(|&player| member[player] = numbered);
        for &player in &group {
            let games = field.games(player);
            let among = games.filter(|(_, meeting)| member[meeting.opponent] == numbered);
            let points: Amount = among.map(|(entry, _)| entry.points.into()).sum();
            match &mut values[player] {
                Value::Steps(steps) => steps.push(points),
                value => *value = Value::Steps(vec![points]),
            }
        }
        group.sort_by(|&one, &other| values[other].compare(&values[one]));
        let smaller = group.chunk_by(|&one, &other| values[one] == values[other]);
        let still_tied = |smaller: &&[usize]| (2..group.len()).contains(&smaller.len());
        open.extend(smaller.filter(still_tied).map(<[usize]>::to_vec));
    }
    values
}

/// Returns whether everybody in a group has met all the others, all equally often.
fn all_have_met(field: &TieBreakInput<'_>, group: &[usize], member: &[usize]) -> bool {
    let others = group.len() - 1;
    group.iter().all(|&player| {
        let games = field.games(player).map(|(_, meeting)| meeting.opponent);
        let mut met: Vec<usize> =
            games.filter(|&opponent| member[opponent] == member[player]).collect();
        met.sort_unstable();
        // The number of games per opponent, provided that all the others were met; otherwise too
        // small.
        let times = met.len() / others;
        times > 0 && met.chunk_by(|one, other| one == other).all(|games| games.len() == times)
    })
}

/// Returns the games of a player among the tied, given the values of all.
///
/// An opponent is struck out from the first step whose group has only one of the two.
pub(super) fn parts(
    field: &TieBreakInput<'_>,
    group: &[usize],
    values: &[Value],
    player: usize,
) -> Vec<Part<usize>> {
    let Value::Steps(own) = &values[player] else {
        return Vec::new();
    };
    let games = field.games(player).filter(|(_, meeting)| group.contains(&meeting.opponent));
    let part = |(entry, meeting): (&RoundEntry, &Meeting)| {
        let opponent = meeting.opponent;
        let Value::Steps(other) = &values[opponent] else { return None };
        let equal = own.iter().zip(other).take_while(|(own, other)| own == other).count();
        // After this many equal steps, both are in the group of one more step.
        let from_step = equal + 2;
        let struck = Struck { from_step, why: Strike::NoLongerTied };
        let part = Part::new(entry.round, Some(opponent), What::of(entry), entry.points.into());
        Some(Part { struck: (from_step <= own.len()).then_some(struck), ..part })
    };
    games.filter_map(part).collect()
}
