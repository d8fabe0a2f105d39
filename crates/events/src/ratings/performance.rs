//! Performance: the rating that corresponds to a score against some opponents.

use super::change::Rating;
use crate::event::rating_tables::difference;

/// A player's performance in some games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Performance {
    /// The number of games.
    pub games: u32,
    /// Half points scored: two for a win.
    pub halves: u32,
    /// The average rating of the opponents, a half rounded up.
    pub average: Rating,
    /// The average plus the rating difference for the score (per game, rounded half up to a
    /// hundredth).
    pub rating: Rating,
}

/// Returns the performance in games, each given as the opponent's rating and the half points
/// scored.
///
/// `None` if there are no games.
pub fn performance(games: impl IntoIterator<Item = (Rating, u8)>) -> Option<Performance> {
    let (mut count, mut sum, mut halves) = (0_u32, 0_i64, 0_u32);
    for (opponent, made) in games {
        count += 1;
        sum += i64::from(opponent.0);
        halves += u32::from(made);
    }
    if count == 0 {
        return None;
    }
    // Rounded half up, even below zero.
    let average = (2 * sum + i64::from(count)).div_euclid(2 * i64::from(count));
    let average = Rating(i32::try_from(average).expect("no average is beyond the ratings"));
    let hundredths = (u64::from(halves) * 100 + u64::from(count)) / (2 * u64::from(count));
    let hundredths = u8::try_from(hundredths).expect("a game has two half points");
    let rating = Rating(average.0 + difference(hundredths));
    Some(Performance { games: count, halves, average, rating })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(games: &[(i32, u8)]) -> (i32, i32) {
        let performance = performance(games.iter().map(|&(rating, made)| (Rating(rating), made)));
        let performance = performance.unwrap();
        (performance.average.0, performance.rating.0)
    }

    #[test]
    fn the_average_of_the_opponents_and_what_the_score_is_worth() {
        // 1.5 of 2: 0.75, 193 more.
        assert_eq!(of(&[(1500, 2), (1601, 1)]), (1551, 1551 + 193));
        // All won: 800 more, all lost: 800 less.
        assert_eq!(of(&[(1500, 2)]), (1500, 2300));
        assert_eq!(of(&[(1500, 0)]), (1500, 700));
        // 2 of 3: 0.667, rounded 0.67, 125 more.
        assert_eq!(of(&[(1400, 2), (1500, 2), (1600, 0)]), (1500, 1625));
        // 1 of 8: 0.125, rounded half up to 0.13: 322 less (309 would be for 0.14).
        assert_eq!(
            of(&[
                (1500, 1),
                (1500, 1),
                (1500, 0),
                (1500, 0),
                (1500, 0),
                (1500, 0),
                (1500, 0),
                (1500, 0)
            ]),
            (1500, 1500 - 322)
        );
        assert_eq!(performance([]), None);
    }

    #[test]
    fn averages_below_zero_are_rounded_up_too() {
        assert_eq!(of(&[(-1, 1), (0, 1)]), (0, 0));
        assert_eq!(of(&[(-3, 1), (-2, 1)]), (-2, -2));
    }
}
