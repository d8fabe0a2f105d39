//! Expected scores by difference of ratings, and the differences that scores stand for.
//!
//! Expected scores are in millionths of a game. What one player is expected to make the
//! other is expected to miss: both always add up to one.

/// A whole game, in millionths.
pub const ONE: i64 = 1_000_000;

/// The lowest difference of ratings for an expected score of 51, 52, ... 100 hundredths:
/// the normal curve in two decimals, as FIDE prints it and the KNDB uses it.
const STEPS: [u16; 50] = [
    4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163,
    171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375,
    392, 412, 433, 457, 485, 518, 560, 620, 736,
];

/// The difference of ratings that a score of 50, 51, ... 100 hundredths of the games stands
/// for, as FIDE prints it.
const PERFORMANCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The expected score, in millionths, of a player rated so much higher, on the normal curve
/// in steps of a hundredth.
#[must_use]
pub fn normal(difference: i32) -> i64 {
    let steps = STEPS.partition_point(|&lowest| u32::from(lowest) <= difference.unsigned_abs());
    let above = i64::try_from(steps).expect("there are 50 steps") * (ONE / 100);
    ONE / 2 + above * i64::from(difference.signum())
}

/// The difference of ratings that a score, in hundredths of the games from 0 to 100, stands
/// for; negative below one half.
#[must_use]
pub fn difference_for(hundredths: u8) -> i32 {
    let hundredths = hundredths.min(100);
    let above = PERFORMANCES[usize::from(hundredths.abs_diff(50))];
    if hundredths < 50 { -above } else { above }
}

/// Differences above this count as certain in [`logistic`].
const FARTHEST: usize = 1000;

/// A one in the numbers that [`LOGISTIC`] is made of.
const SCALE: u128 = 1 << 56;

/// The 400th root of ten: what one point of difference does to the odds.
const ROOT: u128 = 72_473_587_068_062_572;

/// `1 / (1 + 10^(-d/400))` in millionths for d = 0 ... 1000, rounded half up; made in whole
/// numbers while the program is built.
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

/// The expected score, in millionths, of a player rated so much higher, on Elo's curve of
/// 400 points: ten to one for 400 more. A difference over 1000 counts as certain.
#[must_use]
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
        assert!(STEPS.is_sorted());
    }

    #[test]
    fn performances_have_the_published_differences() {
        for (hundredths, difference) in
            [(0, -800), (1, -677), (25, -193), (49, -7), (50, 0), (67, 125), (75, 193), (100, 800)]
        {
            assert_eq!(difference_for(hundredths), difference, "{hundredths}");
        }
        assert!(PERFORMANCES.is_sorted());
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
