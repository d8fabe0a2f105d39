//! Scheveningen: each player of a team meets each of the other team.
//!
//! This is a construction of our own, not the printed order of FIDE's tables. Team A has the
//! numbers 1 .. n, team B n + 1 .. 2n. Below, the players of a team and the rounds r count from 0;
//! k is a player of A.
//!
//! *n even*, h = n / 2: in the first h rounds, players 0 .. h - 1 of A meet players 0 .. h - 1 of
//! B, and the others meet each other: within its half, A's k meets (k + r) mod h. In the last h
//! rounds the halves are crossed, in the same way. Players 0 .. h - 1 of A have White in rounds 0,
//! 2, 4 ..., the others in rounds 1, 3, 5 ... So in each round and for each player of A the colours
//! are n / 2 each, and A's players change colour every round. If n is a multiple of 4, the players
//! of B have n / 2 of each too; otherwise n / 2 of them have White once more than half, and n / 2
//! once less. Nobody has a colour three times in a row, not even over two cycles.
//!
//! *n odd*: A's k meets B's (k + r) mod n and has White if (2k + r) mod n is even. Each player of A
//! has White (n + 1) / 2 times, each of B (n - 1) / 2 times, and A has White on (n + 1) / 2 boards
//! of each round: nobody is further from half than an odd number of games requires. Within a cycle
//! nobody has a colour three times in a row; where two cycles join, some players do. Lots should
//! decide which team is A.

use super::{Pair, RoundPlan};

/// Returns all rounds of a match between two teams of `team` players, cycle by cycle.
///
/// Colours are reversed in every second cycle, so after two cycles all have as many Whites as
/// Blacks. Board k is that of A's player k. Empty teams have no rounds.
///
/// # Panics
///
/// Panics if there are more than 32,767 in a team: pairing numbers end at 65,535.
pub fn scheveningen(team: u16, cycles: u8) -> Vec<RoundPlan> {
    assert!(team <= u16::MAX / 2, "a team has at most 32767 players");
    let cycle: Vec<RoundPlan> = (0..team).map(|round| team_round(team, round)).collect();
    let each = |number: u8| {
        let is_reversed = !number.is_multiple_of(2);
        cycle.iter().map(move |plan| if is_reversed { plan.reversed() } else { plan.clone() })
    };
    (0..cycles).flat_map(each).collect()
}

/// Returns a round of a cycle, counted from 0.
fn team_round(team: u16, round: u16) -> RoundPlan {
    let board = |k: u16| {
        let (opponent, is_white) = match team % 2 {
            0 => even_board(team / 2, round, k),
            _ => odd_board(team, round, k),
        };
        let pair = Pair { white: k + 1, black: team + opponent + 1 };
        if is_white { pair } else { pair.reversed() }
    };
    RoundPlan { pairs: (0..team).map(board).collect(), free: None }
}

/// Returns the opponent of A's player `k` in teams of twice `half`, and whether `k` has White.
const fn even_board(half: u16, round: u16, k: u16) -> (u16, bool) {
    let (is_lower, is_crossed) = (k >= half, round >= half);
    let in_half = (k % half + round % half) % half;
    let opponent = if is_lower != is_crossed { in_half + half } else { in_half };
    (opponent, round.is_multiple_of(2) != is_lower)
}

/// Returns the opponent of A's player `k` in teams of odd size, and whether `k` has White.
fn odd_board(team: u16, round: u16, k: u16) -> (u16, bool) {
    let [team, round, k] = [team, round, k].map(u32::from);
    let turn = (2 * k + round) % team;
    let opponent = u16::try_from((k + round) % team).expect("it is less than the team");
    (opponent, turn.is_multiple_of(2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Color;
    use crate::event::color_history::{color_difference, longest_run};
    use proptest::prelude::*;

    fn history(rounds: &[RoundPlan], player: u16) -> Vec<Option<Color>> {
        rounds.iter().map(|round| round.color_of(player)).collect()
    }

    /// Returns the number of games in which a player has White.
    fn whites(rounds: &[RoundPlan], player: u16) -> u16 {
        rounds.iter().map(|round| u16::from(round.color_of(player) == Some(Color::White))).sum()
    }

    /// Returns the number of boards on which team A has White, round by round.
    fn whites_of_a(rounds: &[RoundPlan], team: u16) -> Vec<u16> {
        let count = |round: &RoundPlan| {
            round.pairs.iter().map(|pair| u16::from(pair.white <= team)).sum::<u16>()
        };
        rounds.iter().map(count).collect()
    }

    /// Fails unless each round has every player once and the teams have met once in each cycle.
    fn assert_complete(rounds: &[RoundPlan], team: u16, cycles: u8) {
        assert_eq!(rounds.len(), usize::from(team) * usize::from(cycles));
        let mut met = Vec::new();
        for round in rounds {
            let mut present: Vec<u16> =
                round.pairs.iter().flat_map(|pair| [pair.white, pair.black]).collect();
            let boards: Vec<u16> =
                round.pairs.iter().map(|pair| pair.white.min(pair.black)).collect();
            assert_eq!(boards, (1..=team).collect::<Vec<_>>(), "board k is that of A's k");
            present.sort_unstable();
            assert_eq!(present, (1..=2 * team).collect::<Vec<_>>());
            assert_eq!(round.free, None);
            met.extend(
                round
                    .pairs
                    .iter()
                    .map(|pair| (pair.white.min(pair.black), pair.white.max(pair.black))),
            );
        }
        met.sort_unstable();
        let all = (1..=team).flat_map(|a| (team + 1..=2 * team).map(move |b| (a, b)));
        let expected: Vec<(u16, u16)> =
            all.flat_map(|pair| std::iter::repeat_n(pair, usize::from(cycles))).collect();
        assert_eq!(met, expected);
    }

    #[test]
    fn each_meets_each_of_the_other_team_once_a_cycle() {
        for team in 1..=12 {
            for cycles in 1..=3 {
                assert_complete(&scheveningen(team, cycles), team, cycles);
            }
        }
        assert_eq!(scheveningen(0, 1), []);
    }

    #[test]
    fn teams_of_an_even_number_have_half_of_the_whites_each_round() {
        for team in (2..=12).step_by(2) {
            let rounds = scheveningen(team, 1);
            assert!(whites_of_a(&rounds, team).iter().all(|&whites| whites == team / 2));
            for player in 1..=team {
                assert_eq!(whites(&rounds, player), team / 2, "{player} of {team}");
                assert_eq!(longest_run(&history(&rounds, player)), 1, "{player} of {team}");
            }
            let both = scheveningen(team, 2);
            assert!((1..=2 * team).all(|player| longest_run(&history(&both, player)) <= 2));
            let of_b: Vec<u16> = (team + 1..=2 * team).map(|b| whites(&rounds, b)).collect();
            let (less, more) = match team % 4 {
                0 => (team / 2, team / 2),
                _ => (team / 2 - 1, team / 2 + 1),
            };
            let half = usize::from(team / 2);
            assert_eq!(of_b[..half], vec![less; half], "{team}");
            assert_eq!(of_b[half..], vec![more; half], "{team}");
        }
    }

    #[test]
    fn teams_of_an_odd_number_are_as_near_to_half_as_can_be() {
        for team in (1..=13).step_by(2) {
            let rounds = scheveningen(team, 1);
            assert!(whites_of_a(&rounds, team).iter().all(|&whites| whites == team.div_ceil(2)));
            for a in 1..=team {
                assert_eq!(whites(&rounds, a), team.div_ceil(2), "{a} of {team}");
            }
            for b in team + 1..=2 * team {
                assert_eq!(whites(&rounds, b), team / 2, "{b} of {team}");
            }
            let longest = (1..=2 * team).map(|player| longest_run(&history(&rounds, player))).max();
            assert!(longest <= Some(2), "{longest:?} in {team}");
        }
    }

    #[test]
    fn the_second_cycle_has_the_colours_reversed() {
        for team in 1..=12 {
            let rounds = scheveningen(team, 2);
            let (first, second) = rounds.split_at(usize::from(team));
            let reversed: Vec<RoundPlan> = first.iter().map(RoundPlan::reversed).collect();
            assert_eq!(second, reversed, "{team}");
            assert!((1..=2 * team).all(|player| color_difference(&history(&rounds, player)) == 0));
        }
    }

    #[test]
    fn a_match_of_three_a_side() {
        let printed: Vec<Vec<(u16, u16)>> = scheveningen(3, 1)
            .iter()
            .map(|round| round.pairs.iter().map(|pair| (pair.white, pair.black)).collect())
            .collect();
        assert_eq!(
            printed,
            [[(1, 4), (2, 5), (6, 3)], [(5, 1), (2, 6), (3, 4)], [(1, 6), (4, 2), (3, 5)],]
        );
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn large_teams_meet_and_balance_alike(team in 1..80_u16) {
            let rounds = scheveningen(team, 1);
            assert_complete(&rounds, team, 1);
            for player in 1..=2 * team {
                let allowed = if team % 4 == 2 && player > team { 2 } else { i32::from(team % 2) };
                prop_assert_eq!(color_difference(&history(&rounds, player)).abs(), allowed);
            }
        }
    }
}
