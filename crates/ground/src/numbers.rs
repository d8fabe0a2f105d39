//! Lists of numbers as people write them.

/// Formats ascending numbers, with three or more consecutive ones as a range: `4-6`.
pub fn runs(numbers: &[u16]) -> String {
    let follow = |one: &u16, next: &u16| one.checked_add(1) == Some(*next);
    let run = |run: &[u16]| match run {
        [first, _, .., last] => format!("{first}-{last}"),
        few => few.iter().map(u16::to_string).collect::<Vec<_>>().join(", "),
    };
    numbers.chunk_by(follow).map(run).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_row_are_one_run() {
        assert_eq!(runs(&[1, 2, 3, 5, 7, 8]), "1-3, 5, 7, 8");
        assert_eq!(runs(&[u16::MAX]), "65535");
        assert_eq!(runs(&[]), "");
    }
}
