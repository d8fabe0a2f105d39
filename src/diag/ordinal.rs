//! Ordinal numbers.

/// `1st`, `2nd`, `3rd`, `11th`, `22nd`.
#[must_use]
pub fn ordinal(number: u64) -> String {
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// `first` to `tenth`, then `11th`.
#[must_use]
pub fn ordinal_word(number: u64) -> String {
    const WORDS: [&str; 10] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ];
    let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    at.and_then(|at| WORDS.get(at)).map_or_else(|| ordinal(number), |word| (*word).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinals_end_as_they_are_spoken() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111].map(ordinal);
        let expected = [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "101st",
            "111th",
        ];
        assert_eq!(said, expected);
        assert_eq!([1, 3, 10, 22, 0].map(ordinal_word), ["first", "third", "tenth", "22nd", "0th"]);
    }
}
