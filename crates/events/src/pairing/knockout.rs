//! Knockout by seeds: the bracket, its byes, and the colours.
//!
//! Seed 1 is the strongest. The bracket has the places of the next power of two. In its first round
//! the seeds of each pair add up to the number of places plus one. The pairs are arranged so that 1
//! and 2 can meet only in the final, 1 to 4 in the semi-finals at the earliest, and so on.
//! Places without a player are byes, which fall to the top seeds. The order of the bracket stays
//! the same from round to round: neighbours meet.

use crate::event::LotSource;

use super::{Pair, draw_colors};

/// The reason why the next round cannot be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum KnockoutError {
    /// A bracket halves from round to round, so the winners of a round are 1, 2, 4, 8 ...
    #[error("{winners} winners of a knockout round: 1, 2, 4, 8 ... are possible")]
    NotAPowerOfTwo {
        /// The number given.
        winners: usize,
    },
}

/// Returns the pairs of the first round in bracket order, the higher seed first; `None` is a bye.
///
/// A single player has a bye; an empty field has no pairs.
pub fn first_round(players: u16) -> Vec<(u16, Option<u16>)> {
    if players == 0 {
        return Vec::new();
    }
    let places = u32::from(players).next_power_of_two().max(2);
    // The higher seed of each pair, built from the final backwards: each step inserts, after every
    // seed, the opponent that it has in the round before.
    let mut higher = vec![1_u32];
    let mut sum = 3;
    while sum <= places / 2 + 1 {
        higher = higher.iter().flat_map(|&seed| [seed, sum - seed]).collect();
        sum = 2 * sum - 1;
    }
    let number = |seed| u16::try_from(seed).ok().filter(|&seed| seed <= players);
    higher.iter().filter_map(|&seed| Some((number(seed)?, number(places + 1 - seed)))).collect()
}

/// Returns the pairs of the next round, the higher seed first, from the winners in bracket order.
///
/// A player with a bye is a winner. A single winner has won the event: no pairs.
///
/// # Errors
///
/// [`KnockoutError::NotAPowerOfTwo`] if winners are missing or too many.
pub(crate) fn next_round(winners: &[u16]) -> Result<Vec<(u16, u16)>, KnockoutError> {
    if !winners.len().is_power_of_two() {
        return Err(KnockoutError::NotAPowerOfTwo { winners: winners.len() });
    }
    let neighbours = winners.chunks_exact(2);
    Ok(neighbours.map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))).collect())
}

/// Returns the colours of the first game of each pair, the higher seed named first.
///
/// There is one lot per round: on heads, the higher seed of the first pair has White. From pair to
/// pair down the bracket, the higher seeds have White and Black in turn, as in the first round of a
/// Swiss. Later games of a pair change colours ([`match_play`](super::match_play)).
pub(crate) fn first_games(pairs: &[(u16, u16)], lot: &mut LotSource) -> Vec<Pair> {
    let Some(&(first, second)) = pairs.first() else {
        return Vec::new();
    };
    let heads = draw_colors(first, second, lot).white == first;
    let game = |(at, &(higher, lower)): (usize, &(u16, u16))| {
        let pair = Pair { white: higher, black: lower };
        if at.is_multiple_of(2) == heads { pair } else { pair.reversed() }
    };
    pairs.iter().enumerate().map(game).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Plays all rounds, with the higher seed always winning; returns the pairs of each round after
    /// the first.
    fn play(players: u16) -> Vec<Vec<(u16, u16)>> {
        let mut winners: Vec<u16> = first_round(players).iter().map(|pair| pair.0).collect();
        let mut rounds = Vec::new();
        while winners.len() > 1 {
            let pairs = next_round(&winners).unwrap();
            winners = pairs.iter().map(|pair| pair.0).collect();
            rounds.push(pairs);
        }
        rounds
    }

    #[test]
    fn eight_players_meet_in_the_usual_order() {
        let first = first_round(8);
        assert_eq!(first, [(1, Some(8)), (4, Some(5)), (2, Some(7)), (3, Some(6))]);
        assert_eq!(play(8), [vec![(1, 4), (2, 3)], vec![(1, 2)]]);
    }

    #[test]
    fn byes_fall_to_the_top_seeds() {
        assert_eq!(first_round(6), [(1, None), (4, Some(5)), (2, None), (3, Some(6))]);
        assert_eq!(first_round(3), [(1, None), (2, Some(3))]);
        assert_eq!(first_round(2), [(1, Some(2))]);
        assert_eq!(first_round(1), [(1, None)]);
        assert_eq!(first_round(0), []);
    }

    #[test]
    fn an_upset_keeps_the_place_in_the_bracket() {
        assert_eq!(next_round(&[8, 5, 7, 3]), Ok(vec![(5, 8), (3, 7)]));
        assert_eq!(next_round(&[8]), Ok(vec![]));
    }

    #[test]
    fn missing_winners_are_refused() {
        assert_eq!(next_round(&[1, 4, 2]), Err(KnockoutError::NotAPowerOfTwo { winners: 3 }));
        assert_eq!(next_round(&[]), Err(KnockoutError::NotAPowerOfTwo { winners: 0 }));
    }

    #[test]
    fn higher_seeds_have_the_colours_in_turn_from_a_lot() {
        let pairs = [(1, 8), (4, 5), (2, 7), (3, 6)];
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..20 {
            let games = first_games(&pairs, &mut LotSource::from_seed(seed));
            let whites: Vec<u16> = games.iter().map(|pair| pair.white).collect();
            let heads = LotSource::from_seed(seed).coin();
            assert_eq!(whites, if heads { [1, 5, 2, 6] } else { [8, 4, 7, 3] });
            seen.insert(heads);
        }
        assert_eq!(seen.len(), 2);
        assert_eq!(first_games(&[], &mut LotSource::from_seed(1)), []);
    }

    #[test]
    fn the_largest_field_has_its_bracket() {
        let first = first_round(u16::MAX);
        assert_eq!(first.len(), 32_768);
        assert_eq!(first[0], (1, None));
        assert_eq!(first[1], (16_384 * 2, Some(16_384 * 2 + 1)));
    }

    proptest! {
        #[test]
        fn the_bracket_holds_all_and_keeps_the_best_apart(players in 2..600_u16) {
            let first = first_round(players);
            let mut all: Vec<u16> =
                first.iter().flat_map(|&(higher, lower)| [Some(higher), lower]).flatten().collect();
            all.sort_unstable();
            prop_assert_eq!(all, (1..=players).collect::<Vec<_>>());
            // The places left over are byes for the top seeds.
            let mut byes: Vec<u16> =
                first.iter().filter(|pair| pair.1.is_none()).map(|pair| pair.0).collect();
            byes.sort_unstable();
            prop_assert_eq!(byes, (1..=players.next_power_of_two() - players).collect::<Vec<_>>());
            // If the higher seed always wins, the best 2^k are left with k rounds to go.
            for (to_go, pairs) in (1..).zip(play(players).iter().rev()) {
                let mut left: Vec<u16> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
                left.sort_unstable();
                prop_assert_eq!(left, (1..=1_u16 << to_go).collect::<Vec<_>>());
            }
        }
    }
}
