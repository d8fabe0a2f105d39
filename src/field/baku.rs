//! Baku acceleration (FIDE C.04.7, in force since 1 February 2026).

use super::Worth;
use crate::event::Points;

/// How many players are accelerated: twice a quarter of the field, rounded up, those with
/// the lowest pairing numbers when round 1 is paired.
#[must_use]
pub const fn baku_group(players: usize) -> usize {
    2 * players.div_ceil(4)
}

/// What they get in a round: the points of a win in the first half of the accelerated rounds,
/// of a draw in the second; the accelerated rounds are the first half of all. Halves are
/// rounded up.
#[must_use]
pub const fn baku_points(round: u16, rounds: u16, worth: &Worth) -> Points {
    let accelerated = rounds.div_ceil(2);
    if round <= accelerated.div_ceil(2) {
        worth.win
    } else if round <= accelerated {
        worth.draw
    } else {
        Points::ZERO
    }
}

/// True if the points allow it: a win is two draws, and a loss nothing.
#[must_use]
pub fn baku_fits(worth: &Worth) -> bool {
    worth.loss == Points::ZERO && worth.win == worth.draw + worth.draw
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORTH: Worth =
        Worth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO };

    #[test]
    fn the_first_group_is_half_of_the_field_and_even() {
        let groups = [(1, 2), (4, 2), (5, 4), (8, 4), (9, 6), (160, 80), (161, 82)];
        for (players, group) in groups {
            assert_eq!(baku_group(players), group, "{players} players");
        }
    }

    #[test]
    fn nine_rounds_have_three_with_a_win_and_two_with_a_draw() {
        let points = |rounds| -> Vec<i64> {
            (1..=rounds)
                .map(|round| baku_points(round, rounds, &WORTH).in_hundredths() / 100)
                .collect()
        };
        assert_eq!(points(9), [2, 2, 2, 1, 1, 0, 0, 0, 0]);
        assert_eq!(points(5), [2, 2, 1, 0, 0]);
        assert_eq!(points(4), [2, 1, 0, 0]);
        assert_eq!(points(1), [2]);
    }

    #[test]
    fn it_needs_a_win_of_two_draws_and_a_loss_of_nothing() {
        assert!(baku_fits(&WORTH));
        assert!(!baku_fits(&Worth { win: Points::whole(3), ..WORTH }));
        assert!(!baku_fits(&Worth { loss: Points::hundredths(50), ..WORTH }));
    }
}
