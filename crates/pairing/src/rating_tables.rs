//! The two tables of the FIDE rating regulations (B.02, 8.1), in integers.

/// The smallest rating difference for an expected score of 51, 52, ... 100 hundredths.
const DIFFERENCES: [i32; 50] = [
    4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163,
    171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375,
    392, 412, 433, 457, 485, 518, 560, 620, 736,
];

/// The rating difference that corresponds to a score of 50, 51, ... 100 hundredths.
const PERFORMANCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// Returns the expected score, in hundredths of a game, of a player rated this much higher (8.1.2).
///
/// Differences are not capped at 400. The table is the normal distribution in two decimals, which
/// the KNDB also uses.
pub fn expected(difference: i32) -> i32 {
    let steps = DIFFERENCES.partition_point(|&lowest| lowest <= difference.abs());
    let above = i32::try_from(steps).expect("there are 50 steps");
    50 + above * difference.signum()
}

/// Returns the rating difference that corresponds to a score in hundredths of the games, from 0 to
/// 100 (8.1.1).
///
/// It is negative below one half.
pub fn difference(percent: u8) -> i32 {
    let percent = percent.min(100);
    let above = PERFORMANCES[usize::from(percent.abs_diff(50))];
    if percent < 50 { -above } else { above }
}
