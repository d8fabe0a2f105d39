//! Numbers that say which one: `3rd`, `third`.

/// `1st`, `2nd`, `3rd`, `11th`, `22nd`.
#[must_use]
pub fn ordinal(n: u64) -> String {
    let ending = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

/// `first` to `tenth`; in digits beyond that.
#[must_use]
pub fn ordinal_word(n: u64) -> String {
    const WORDS: [&str; 10] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ];
    let at = n.checked_sub(1).and_then(|at| usize::try_from(at).ok());
    match at.and_then(|at| WORDS.get(at)) {
        Some(word) => (*word).to_owned(),
        None => ordinal(n),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_follows_the_last_digit_but_for_the_teens() {
        let numbers =
            [0, 1, 2, 3, 4, 10, 11, 12, 13, 14, 21, 22, 23, 24, 101, 111, 112, 1013, 1021];
        let said = numbers.map(ordinal);
        assert_eq!(
            said,
            [
                "0th", "1st", "2nd", "3rd", "4th", "10th", "11th", "12th", "13th", "14th", "21st",
                "22nd", "23rd", "24th", "101st", "111th", "112th", "1013th", "1021st",
            ]
        );
    }

    #[test]
    fn ten_of_them_are_words() {
        let said = [0, 1, 2, 10, 11, 22].map(ordinal_word);
        assert_eq!(said, ["0th", "first", "second", "tenth", "11th", "22nd"]);
    }
}
