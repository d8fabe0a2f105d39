//! Expected scores by rating difference, and rating differences by score.
//!
//! Expected scores are in millionths of a game. Those of the two players always add up to one.

use crate::event::rating_tables::expected;

/// A whole game, in millionths.
pub(super) const ONE: i64 = 1_000_000;

/// Returns the expected score, in millionths, of a player whose rating minus the opponent's is
/// `difference`, by FIDE's table: the normal curve in steps of a hundredth.
pub fn normal(difference: i32) -> i64 {
    i64::from(expected(difference)) * (ONE / 100)
}

/// Above this difference, [`logistic`] expects a whole game for the higher rated.
const FARTHEST: usize = 1000;

/// One, in the fixed-point numbers from which [`LOGISTIC`] is made.
const SCALE: u128 = 1 << 56;

/// The 400th root of ten: the factor on the odds for one point of difference.
const ROOT: u128 = 72_473_587_068_062_572;

/// `1 / (1 + 10^(-d/400))` in millionths for d = 0 ... 1000, rounded half up; calculated in whole
/// numbers at compile time.
const LOGISTIC: [u32; FARTHEST + 1] = {
    let mut table = [0; FARTHEST + 1];
    let mut odds = SCALE;
    let mut at = 0;
    while at <= FARTHEST {
        let whole = SCALE + odds;
        table[at] = ((odds * ONE as u128 + whole / 2) / whole) as u32;
        odds = (odds * ROOT) >> 56;
        at += 1;
    }
    table
};

/// Returns the expected score, in millionths, of a player whose rating minus the opponent's is
/// `difference`, on Elo's curve of 400 points: ten to one for 400 more. Above 1000 it is a whole
/// game.
pub fn logistic(difference: i32) -> i64 {
    let farther = usize::try_from(difference.unsigned_abs()).unwrap_or(usize::MAX);
    let higher = LOGISTIC.get(farther).map_or(ONE, |&expected| i64::from(expected));
    if difference < 0 { ONE - higher } else { higher }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_normal_curve_has_the_published_steps() {
        for (difference, hundredths) in [
            (0, 50),
            (3, 50),
            (4, 51),
            (10, 51),
            (11, 52),
            (92, 63),
            (160, 71), // 0.7123 on the curve itself
            (391, 91),
            (392, 92),
            (735, 99),
            (736, 100),
            (5000, 100),
        ] {
            assert_eq!(normal(difference), hundredths * 10_000, "{difference}");
            assert_eq!(normal(-difference), ONE - hundredths * 10_000, "{difference}");
        }
    }

    #[test]
    fn four_hundred_points_are_ten_to_one() {
        for (difference, expected) in [
            (0, 500_000),
            (100, 640_065),
            (200, 759_747),
            (400, 909_091), // 10 / 11
            (800, 990_099), // 100 / 101
            (1000, 996_848),
            (1001, 1_000_000),
        ] {
            assert_eq!(logistic(difference), expected, "{difference}");
            assert_eq!(logistic(-difference), ONE - expected, "{difference}");
        }
        assert!(LOGISTIC.is_sorted());
    }

    #[test]
    fn no_rounding_of_the_curve_moves_a_change_to_another_whole_point() {
        for difference in 0..=1000 {
            let odds = 10_f64.powf(f64::from(difference) / 400.0);
            let exact = odds / (1.0 + odds);
            for k in 1..=60_i64 {
                let ours = (k * logistic(difference) + ONE / 2) / ONE;
                assert_eq!(ours, (k as f64 * exact + 0.5).floor() as i64, "K {k}, {difference}");
            }
        }
    }
}
