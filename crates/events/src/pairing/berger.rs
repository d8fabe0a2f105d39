//! Round robin by the Berger tables (FIDE C.05, Annex 1).
//!
//! In a table for n players, n even, numbers i < j < n meet in round (i + j - 2) mod (n - 1) + 1,
//! and i has White if i + j is odd. Numbers i and n meet in round (2i - 2) mod (n - 1) + 1, and i
//! has White if it is at most n / 2. So numbers 1 to n / 2 have White n / 2 times, the others once
//! less. In an odd field one number stays vacant, and its opponent is free; then all have equally
//! many Whites and Blacks.
//!
//! Boards: the pair of number n is on board 1. On board b + 1, the two numbers at distance b above
//! and below n's opponent meet, counted around the circle 1 .. n - 1, the upper one with White.
//! This is the printed order: 1-n, 2-(n-1), 3-(n-2) ... in round 1; from round to round, each
//! number's place passes to the number n / 2 further around the circle.

use super::{Pair, RoundPlan};

/// Returns all rounds of a round robin, cycle by cycle.
///
/// Colours are reversed in every second cycle. Fewer than two players have no rounds.
///
/// `swap` exchanges the last two rounds of a cycle, as FIDE recommends for the first of two cycles
/// (C.05, Annex 1). Without it, in an even field of four or more, numbers 1 and n / 2 + 1 (and
/// nobody else) have the same colour three times in a row where two cycles join; in an odd field
/// nobody does. With it nobody does, in any field over any number of cycles. The exchange is made
///
/// - in every cycle except the last, that is, in the first of two, whether the field is even or
///   odd;
/// - in a table for four, where a cycle of three rounds touches both neighbours, in the first,
///   third, fifth ... cycle, including the last; of two cycles, again only in the first.
///
/// A single cycle and a field of two need no exchange.
pub fn berger(players: u16, cycles: u8, swap: bool) -> Vec<RoundPlan> {
    if players < 2 {
        return Vec::new();
    }
    let table = u32::from(players).next_multiple_of(2);
    let cycle: Vec<RoundPlan> = (0..table - 1).map(|round| table_round(players, round)).collect();
    let mut rounds = Vec::with_capacity(cycle.len() * usize::from(cycles));
    for number in 0..cycles {
        if number.is_multiple_of(2) {
            rounds.extend_from_slice(&cycle);
        } else {
            rounds.extend(cycle.iter().map(RoundPlan::reversed));
        }
        if swap && is_swapped(table, cycles, number) {
            let last = rounds.len() - 1;
            rounds.swap(last - 1, last);
        }
    }
    rounds
}

/// Returns whether the cycle, counted from 0, has its last two rounds exchanged.
const fn is_swapped(table: u32, cycles: u8, cycle: u8) -> bool {
    match table {
        2 => false,
        4 => cycles > 1 && cycle.is_multiple_of(2),
        _ => cycle + 1 < cycles,
    }
}

/// Returns a round of the table, counted from 0.
fn table_round(players: u16, round: u32) -> RoundPlan {
    let table = u32::from(players).next_multiple_of(2);
    let circle = table - 1;
    // Numbers are counted from 0; this is the opponent of the highest: 2 * first = round (mod
    // circle).
    let first = if round.is_multiple_of(2) { round / 2 } else { (round + circle) / 2 };
    let number = |further: u32| {
        let number = (first + further) % circle + 1;
        u16::try_from(number).expect("numbers of the circle are at most the number of players")
    };
    let others = (1..table / 2).map(|b| Pair { white: number(b), black: number(circle - b) });
    if !players.is_multiple_of(2) {
        return RoundPlan { pairs: others.collect(), free: Some(number(0)) };
    }
    let board_1 = Pair { white: number(0), black: players };
    let board_1 = if round.is_multiple_of(2) { board_1 } else { board_1.reversed() };
    RoundPlan { pairs: std::iter::once(board_1).chain(others).collect(), free: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Color;
    use crate::event::color_history::{color_difference, longest_run};
    use proptest::prelude::*;
    use std::collections::{BTreeMap, VecDeque};

    /// Formats a round as `1-6 2-5 3-4`, the number with White first.
    fn printed(round: &RoundPlan) -> String {
        let boards: Vec<String> =
            round.pairs.iter().map(|pair| format!("{}-{}", pair.white, pair.black)).collect();
        boards.join(" ")
    }

    fn history(rounds: &[RoundPlan], player: u16) -> Vec<Option<Color>> {
        rounds.iter().map(|round| round.color_of(player)).collect()
    }

    /// Returns the players who have the same colour at least three times in a row.
    fn three_running(rounds: &[RoundPlan], players: u16) -> Vec<u16> {
        (1..=players).filter(|&player| longest_run(&history(rounds, player)) > 2).collect()
    }

    /// Returns the round, counted from 0, and the colours by the closed form.
    fn closed_form(n: u16, i: u16, j: u16) -> (usize, Pair) {
        let (round, i_is_white) = if j < n {
            ((i + j - 2) % (n - 1), (i + j) % 2 == 1)
        } else {
            ((2 * i - 2) % (n - 1), i <= n / 2)
        };
        let pair = Pair { white: i, black: j };
        (usize::from(round), if i_is_white { pair } else { pair.reversed() })
    }

    /// Returns the table as made by hand: numbers rotate through the places of round 1.
    fn rotation(n: u16) -> Vec<RoundPlan> {
        let half = usize::from(n / 2);
        let mut circle: VecDeque<u16> = (1..n).collect();
        let mut rounds = Vec::new();
        for round in 1..n {
            let top = Pair { white: circle[0], black: n };
            let mut pairs = vec![if round % 2 == 1 { top } else { top.reversed() }];
            for place in 1..half {
                pairs.push(Pair { white: circle[place], black: circle[circle.len() - place] });
            }
            rounds.push(RoundPlan { pairs, free: None });
            circle.rotate_left(half);
        }
        rounds
    }

    #[test]
    fn the_tables_are_those_that_fide_prints() {
        let six: Vec<String> = berger(6, 1, true).iter().map(printed).collect();
        assert_eq!(
            six,
            ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]
        );
        let eight: Vec<String> = berger(8, 1, true).iter().map(printed).collect();
        assert_eq!(
            eight,
            [
                "1-8 2-7 3-6 4-5",
                "8-5 6-4 7-3 1-2",
                "2-8 3-1 4-7 5-6",
                "8-6 7-5 1-4 2-3",
                "3-8 4-2 5-1 6-7",
                "8-7 1-6 2-5 3-4",
                "4-8 5-3 6-2 7-1",
            ]
        );
    }

    #[test]
    fn an_odd_field_is_the_table_without_its_highest_number() {
        let five: Vec<(Option<u16>, String)> =
            berger(5, 1, true).iter().map(|round| (round.free, printed(round))).collect();
        let expected =
            [(1, "2-5 3-4"), (4, "5-3 1-2"), (2, "3-1 4-5"), (5, "1-4 2-3"), (3, "4-2 5-1")];
        assert_eq!(five, expected.map(|(free, boards)| (Some(free), boards.to_owned())));
    }

    #[test]
    fn every_field_from_3_to_40_is_the_closed_form() {
        for players in 3..=40_u16 {
            let table = players.next_multiple_of(2);
            let rounds = berger(players, 1, true);
            assert_eq!(rounds.len(), usize::from(table) - 1, "{players}");
            for j in 2..=table {
                for i in 1..j {
                    let (round, pair) = closed_form(table, i, j);
                    if j > players {
                        assert_eq!(rounds[round].free, Some(i), "{players}: {i} is free");
                    } else {
                        assert!(rounds[round].pairs.contains(&pair), "{players}: {i} v {j}");
                    }
                }
            }
            // The closed form accounts for every board: there is no room for another.
            assert!(rounds.iter().all(|round| round.pairs.len() == usize::from(players / 2)));
        }
    }

    #[test]
    fn every_field_from_3_to_40_is_the_rotation_board_by_board() {
        for players in 3..=40_u16 {
            let table = players.next_multiple_of(2);
            let mut expected = rotation(table);
            if table > players {
                for round in &mut expected {
                    let top = round.pairs.remove(0);
                    round.free = Some(top.white.min(top.black));
                }
            }
            assert_eq!(berger(players, 1, true), expected, "{players}");
        }
    }

    #[test]
    fn half_of_an_even_field_has_one_white_more() {
        for players in 3..=40_u16 {
            let rounds = berger(players, 1, true);
            for player in 1..=players {
                let expected = match players % 2 {
                    1 => 0,
                    _ if player <= players / 2 => 1,
                    _ => -1,
                };
                assert_eq!(
                    color_difference(&history(&rounds, player)),
                    expected,
                    "{player} of {players}"
                );
            }
        }
    }

    #[test]
    fn with_the_swap_nobody_has_three_equal_colours() {
        for players in 2..=40 {
            for cycles in 1..=7 {
                let three = three_running(&berger(players, cycles, true), players);
                assert!(three.is_empty(), "{players} over {cycles}: {three:?}");
            }
        }
    }

    #[test]
    fn without_the_swap_number_1_and_the_first_of_the_lower_half_have() {
        for players in 3..=40 {
            for cycles in 1..=4 {
                let even_and_several = players % 2 == 0 && cycles > 1;
                let expected = if even_and_several { vec![1, players / 2 + 1] } else { vec![] };
                let three = three_running(&berger(players, cycles, false), players);
                assert_eq!(three, expected, "{players} over {cycles}");
            }
        }
    }

    #[test]
    fn the_swap_of_two_cycles_changes_the_last_two_rounds_of_the_first_alone() {
        for players in 3..=40_u16 {
            let mut plain = berger(players, 2, false);
            let last = plain.len() / 2 - 1;
            plain.swap(last - 1, last);
            assert_eq!(plain, berger(players, 2, true), "{players}");
            assert_eq!(berger(players, 1, false), berger(players, 1, true), "{players}");
        }
    }

    #[test]
    fn the_smallest_fields() {
        assert_eq!(berger(0, 2, true), []);
        assert_eq!(berger(1, 2, true), []);
        assert_eq!(berger(8, 0, true), []);
        let two: Vec<String> = berger(2, 3, true).iter().map(printed).collect();
        assert_eq!(two, ["1-2", "2-1", "1-2"]);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn all_meet_once_a_cycle_with_colours_in_turn(
            players in 2..150_u16,
            cycles in 1..5_u8,
            swap: bool,
        ) {
            let rounds = berger(players, cycles, swap);
            let mut met: BTreeMap<(u16, u16), Vec<Pair>> = BTreeMap::new();
            for round in &rounds {
                let mut present: Vec<u16> =
                    round.pairs.iter().flat_map(|pair| [pair.white, pair.black]).collect();
                present.extend(round.free);
                present.sort_unstable();
                prop_assert_eq!(present, (1..=players).collect::<Vec<_>>());
                for &pair in &round.pairs {
                    let both = (pair.white.min(pair.black), pair.white.max(pair.black));
                    met.entry(both).or_default().push(pair);
                }
            }
            let pairs = usize::from(players) * (usize::from(players) - 1) / 2;
            prop_assert_eq!(met.len(), pairs);
            for games in met.values() {
                prop_assert_eq!(games.len(), usize::from(cycles));
                for (one, next) in games.iter().zip(&games[1..]) {
                    prop_assert_eq!(one.reversed(), *next);
                }
            }
        }
    }
}
