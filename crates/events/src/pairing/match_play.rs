//! A match of two players, and the colours of its first game.

use crate::event::LotSource;

use super::{Pair, RoundPlan};

/// Returns the games of a match, each a round with one board; colours change after each game.
///
/// A micro-match is a match of two games.
pub(crate) fn match_play(first_game: Pair, games: u16) -> Vec<RoundPlan> {
    let game = |number: u16| match number % 2 {
        0 => first_game,
        _ => first_game.reversed(),
    };
    (0..games).map(|number| RoundPlan { pairs: vec![game(number)], free: None }).collect()
}

/// Draws the colours of two players: on heads, the first has White.
pub(crate) const fn draw_colors(first: u16, second: u16, lot: &mut LotSource) -> Pair {
    let pair = Pair { white: first, black: second };
    if lot.coin() { pair } else { pair.reversed() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_change_after_each_game() {
        let first = Pair { white: 2, black: 1 };
        let whites: Vec<u16> =
            match_play(first, 5).iter().map(|round| round.pairs[0].white).collect();
        assert_eq!(whites, [2, 1, 2, 1, 2]);
        assert_eq!(match_play(first, 0), []);
    }

    #[test]
    fn the_lot_gives_either_colour_and_the_same_for_a_seed() {
        let drawn = |seed| draw_colors(1, 2, &mut LotSource::from_seed(seed));
        let whites: Vec<u16> = (0..8).map(|seed| drawn(seed).white).collect();
        assert!(whites.contains(&1) && whites.contains(&2), "{whites:?}");
        for seed in 0..50 {
            let expected = if LotSource::from_seed(seed).coin() { 1 } else { 2 };
            assert_eq!(drawn(seed).white, expected);
            assert_eq!(drawn(seed).black, 3 - expected);
        }
    }
}
