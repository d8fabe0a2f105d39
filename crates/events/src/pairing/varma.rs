//! Varma groups: numbers drawn so that compatriots meet early (FIDE C.05, Annex 2).
//!
//! For fields of 9 to 24, FIDE prints four groups of the numbers of a Berger table. Two numbers of
//! a group do not meet in the last three rounds (of each cycle). A federation draws its numbers
//! from one group.
//!
//! The printed table for 11 and 12 has 12 in group C and 11 in D, so that numbers 6 and 12 of group
//! C meet in the last round. Every other table has the highest number in D and the one before it
//! elsewhere. With 11 and 12 exchanged, this one does too, and serves its purpose; so they are
//! exchanged here.
//!
//! The draw, described so that it can be repeated ([`LotSource`] describes how lots are drawn):
//!
//! 1. Federations draw by size, the largest first; those of equal size in the order of their codes.
//!    A player without a federation draws alone, after all of these.
//! 2. A federation gets one group by lot, from those in the order A to D that have enough numbers
//!    left. If, after some of these choices, each later federation can still have one group, the
//!    lot is only among these choices.
//! 3. If no group has enough numbers, the federation is split: it takes the remaining numbers of
//!    the group that has most (the first among equals), and its other players continue with point
//!    2.
//! 4. Its players, in the order given (FIDE: alphabetical), draw in turn, each by lot one of the
//!    numbers left in the group, counted upwards.

use std::collections::BTreeMap;

use crate::event::LotSource;

/// Pairing numbers drawn from Varma groups.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VarmaDraw {
    /// The pairing number of each player, in the order given.
    pub numbers: Vec<u16>,
    /// Federations that were split because no group had enough numbers left, in the order in which
    /// they drew: their players may meet in the last three rounds.
    pub split: Vec<String>,
}

/// The reason why numbers cannot be drawn from Varma groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum VarmaError {
    /// FIDE prints groups for 9 to 24 players.
    #[error("there are Varma groups for 9 to 24 players, not for {players}")]
    NoTable {
        /// The size of the field.
        players: usize,
    },
}

/// Groups A to D for a field.
type Groups = [&'static [u16]; 4];

/// The groups for 9 and 10, 11 and 12 ... 23 and 24 players.
const TABLES: [Groups; 8] = [
    [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]],
    [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 11], &[3, 12]],
    [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
    [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]],
    [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]],
    [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]],
    [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]],
    [
        &[6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
        &[1, 2, 3, 4, 13, 14, 15, 16, 17],
        &[12, 18, 23],
        &[5, 24],
    ],
];

/// Draws the pairing numbers of a round robin, given each player's federation.
///
/// Players with an empty federation have no compatriots.
///
/// # Errors
///
/// [`VarmaError::NoTable`] for fewer than 9 or more than 24 players.
pub fn varma<F: AsRef<str>>(federations: &[F], seed: u64) -> Result<VarmaDraw, VarmaError> {
    let mut left = groups(federations.len())?;
    let contingents = contingents(federations);
    let mut lot = LotSource::from_seed(seed);
    let mut draw = VarmaDraw { numbers: vec![0; federations.len()], split: Vec::new() };
    for (at, (federation, players)) in contingents.iter().enumerate() {
        let later: Vec<usize> = contingents[at + 1..].iter().map(|c| c.1.len()).collect();
        let mut players = players.as_slice();
        while !players.is_empty() {
            let choices = choices(&left, players.len(), &later);
            let group = match choices.len() {
                0 => roomiest(&left),
                several => choices[lot.index(several)],
            };
            let (now, rest) = players.split_at(players.len().min(left[group].len()));
            for &player in now {
                draw.numbers[player] = lot.take(&mut left[group]);
            }
            if !rest.is_empty() && draw.split.last().is_none_or(|last| last != federation) {
                draw.split.push((*federation).to_owned());
            }
            players = rest;
        }
    }
    Ok(draw)
}

/// Returns the groups for a field; in an odd field, without the vacant number.
fn groups(players: usize) -> Result<[Vec<u16>; 4], VarmaError> {
    let table = match players {
        9..=24 => TABLES[(players - 9) / 2],
        _ => return Err(VarmaError::NoTable { players }),
    };
    let is_held = |number: &u16| usize::from(*number) <= players;
    Ok(table.map(|group| group.iter().copied().filter(is_held).collect()))
}

/// Returns each federation with its players, in the order in which they draw.
fn contingents<F: AsRef<str>>(federations: &[F]) -> Vec<(&str, Vec<usize>)> {
    let mut by_code: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut alone = Vec::new();
    for (player, federation) in federations.iter().enumerate() {
        match federation.as_ref() {
            "" => alone.push(("", vec![player])),
            code => by_code.entry(code).or_default().push(player),
        }
    }
    let mut contingents: Vec<(&str, Vec<usize>)> = by_code.into_iter().collect();
    contingents.sort_by_key(|(_, players)| std::cmp::Reverse(players.len()));
    contingents.extend(alone);
    contingents
}

/// Returns the groups among which the lot decides for a federation of `size`.
fn choices(left: &[Vec<u16>; 4], size: usize, later: &[usize]) -> Vec<usize> {
    let room = left.each_ref().map(Vec::len);
    let enough: Vec<usize> = (0..room.len()).filter(|&group| room[group] >= size).collect();
    let leaves_room = |&group: &usize| {
        let mut room = room;
        room[group] -= size;
        all_fit(room, later)
    };
    let far_sighted: Vec<usize> = enough.iter().copied().filter(leaves_room).collect();
    if far_sighted.is_empty() { enough } else { far_sighted }
}

/// Returns whether federations of these sizes, the largest first, can each have one group.
fn all_fit(room: [usize; 4], sizes: &[usize]) -> bool {
    let Some((&size, later)) = sizes.split_first() else {
        return true;
    };
    // Single players fit anywhere: there are as many numbers as players.
    if size == 1 {
        return true;
    }
    (0..room.len()).any(|group| {
        room[group] >= size && {
            let mut room = room;
            room[group] -= size;
            all_fit(room, later)
        }
    })
}

/// Returns the group with the most numbers left, the first among equals.
fn roomiest(left: &[Vec<u16>; 4]) -> usize {
    let by_room = |&group: &usize| (left[group].len(), std::cmp::Reverse(group));
    (0..left.len()).max_by_key(by_room).expect("there are four groups")
}

#[cfg(test)]
mod tests {
    use super::super::berger;
    use super::*;
    use proptest::prelude::*;

    /// Returns the round, counted from 1, in which two numbers meet.
    fn meeting(players: usize, one: u16, other: u16) -> usize {
        let rounds = berger(u16::try_from(players).unwrap(), 1, true);
        let meet = |pair: &super::super::Pair| {
            (pair.white, pair.black) == (one, other) || (pair.black, pair.white) == (one, other)
        };
        rounds.iter().position(|round| round.pairs.iter().any(meet)).unwrap() + 1
    }

    /// Returns whether the two do not meet in the last three rounds.
    fn meet_early(players: usize, one: u16, other: u16) -> bool {
        let rounds = players.next_multiple_of(2) - 1;
        meeting(players, one, other) + 3 <= rounds
    }

    /// Expands `5 ash, 2 oak` to a list of federations.
    fn field(contingents: &[(usize, &str)]) -> Vec<String> {
        contingents
            .iter()
            .flat_map(|&(size, name)| std::iter::repeat_n(name.to_owned(), size))
            .collect()
    }

    #[test]
    fn the_groups_of_each_field_hold_each_number_once() {
        for players in 9..=24_u16 {
            let mut numbers = groups(usize::from(players)).unwrap().concat();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=players).collect::<Vec<_>>());
        }
    }

    #[test]
    fn numbers_of_a_group_do_not_meet_in_the_last_three_rounds() {
        for players in 9..=24 {
            for group in groups(players).unwrap() {
                for (at, &one) in group.iter().enumerate() {
                    for &other in &group[at + 1..] {
                        assert!(meet_early(players, one, other), "{players}: {one} and {other}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_printed_group_c_of_twelve_would_meet_in_the_last_round() {
        assert_eq!(meeting(12, 6, 12), 11);
    }

    #[test]
    fn fields_without_a_table_are_refused() {
        for players in [0, 8, 25] {
            assert_eq!(varma(&vec!["ASH"; players], 1), Err(VarmaError::NoTable { players }));
        }
    }

    #[test]
    fn a_federation_larger_than_every_group_is_split_and_named() {
        let draw = varma(&field(&[(6, "OAK"), (2, "ASH"), (2, "ELM")]), 3).unwrap();
        assert_eq!(draw.split, ["OAK"]);
        // Groups A and B have three each, and three is the most.
        let mut oak = draw.numbers[..6].to_vec();
        oak.sort_unstable();
        assert_eq!(oak, [3, 4, 5, 7, 8, 9]);
    }

    #[test]
    fn the_lot_spares_the_groups_that_later_federations_need() {
        // Four, three, three and two numbers: only three from B or C leave room for all.
        let federations = field(&[(3, "OAK"), (2, "ASH"), (2, "ELM"), (2, "FIR"), (2, "YEW")]);
        for seed in 0..200 {
            let draw = varma(&[federations.as_slice(), &[String::new()]].concat(), seed).unwrap();
            assert_eq!(draw.split, [""; 0], "{seed}");
        }
    }

    #[test]
    fn every_choice_that_the_directions_leave_open_can_come_out() {
        let federations = field(&[(2, "OAK"), (1, "ASH"), (1, "ELM"), (6, "")]);
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..300 {
            seen.insert(varma(&federations, seed).unwrap().numbers[..2].to_vec());
        }
        // Two of three, of three, of two and of two, in either order.
        assert_eq!(seen.len(), 6 + 6 + 2 + 2);
    }

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        let federations = field(&[(4, "OAK"), (3, "ASH"), (2, "ELM"), (1, "YEW"), (2, "")]);
        let draw = varma(&federations, 2026).unwrap();
        // Calculated by a script in another language from the description in the module header.
        assert_eq!(draw.numbers, [5, 10, 4, 9, 6, 11, 8, 2, 1, 7, 12, 3]);
    }

    proptest! {
        #[test]
        fn compatriots_meet_early_unless_their_federation_is_named(
            codes in prop::collection::vec(prop::sample::select(vec!["", "ASH", "ELM", "FIR", "OAK", "YEW"]), 9..=24),
            seed: u64,
        ) {
            let draw = varma(&codes, seed).unwrap();
            let mut numbers = draw.numbers.clone();
            numbers.sort_unstable();
            prop_assert!(numbers.iter().copied().eq(1..=u16::try_from(codes.len()).unwrap()));
            for (one, code) in codes.iter().enumerate() {
                let is_kept = !code.is_empty() && draw.split.iter().all(|split| split != code);
                for other in (one + 1..codes.len()).filter(|&other| is_kept && codes[other] == *code) {
                    prop_assert!(meet_early(codes.len(), draw.numbers[one], draw.numbers[other]));
                }
            }
        }
    }
}
