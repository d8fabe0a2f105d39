//! Numbers with their nouns, in words, and as ordinals.

use core::fmt::Display;

/// `1 player`, `3 players`: a number and the noun in the right form.
#[must_use]
pub fn count(number: impl Display, one: &str, several: &str) -> String {
    let number = number.to_string();
    let noun = if number == "1" { one } else { several };
    format!("{number} {noun}")
}

/// `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st`, `112th`.
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

/// As [`ordinal`], the first ten in words: `third`, `tenth`, `11th`.
#[must_use]
pub fn ordinal_word(number: u64) -> String {
    const WORDS: [&str; 10] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ];
    let word = number.checked_sub(1).and_then(|at| WORDS.get(usize::try_from(at).ok()?));
    word.map_or_else(|| ordinal(number), |&word| word.to_owned())
}

/// Numbers from none to twelve in words, others in digits: `no`, `three`, `13`.
#[must_use]
pub fn number_word(number: u64) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    let word = usize::try_from(number).ok().and_then(|at| WORDS.get(at));
    word.map_or_else(|| number.to_string(), |&word| word.to_owned())
}

/// A list of items: `a`, `a or b`, `a, b, or c`.
#[must_use]
pub fn listed(items: &[String], conjunction: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [one, other] => format!("{one} {conjunction} {other}"),
        [most @ .., last] => format!("{}, {conjunction} {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_no_other_number_is() {
        let said = [0, 1, 2, 11].map(|number| count(number, "player", "players"));
        assert_eq!(said, ["0 players", "1 player", "2 players", "11 players"]);
    }

    #[test]
    fn ordinals_end_as_they_are_spoken() {
        let said = [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 24, 101, 111, 112, 113, 122, 1003]
            .map(ordinal);
        let expected = [
            "1st", "2nd", "3rd", "4th", "10th", "11th", "12th", "13th", "21st", "22nd", "23rd",
            "24th", "101st", "111th", "112th", "113th", "122nd", "1003rd",
        ];
        assert_eq!(said, expected);
        let words = [0, 1, 3, 10, 11, 21].map(ordinal_word);
        assert_eq!(words, ["0th", "first", "third", "tenth", "11th", "21st"]);
    }

    #[test]
    fn small_numbers_are_words_and_lists_have_one_conjunction() {
        assert_eq!([0, 1, 12, 13].map(number_word), ["no", "one", "twelve", "13"]);
        let items = ["a", "b", "c"].map(str::to_owned);
        let said: Vec<String> = (0..=3).map(|most| listed(&items[..most], "or")).collect();
        assert_eq!(said, ["", "a", "a or b", "a, b, or c"]);
    }
}
