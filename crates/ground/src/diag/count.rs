//! Numbers with their nouns, and lists of items.

use core::fmt::Display;

/// Formats a number with the noun in the right form: `1 player`, `3 players`.
pub fn count(number: impl Display, one: &str, several: &str) -> String {
    let number = number.to_string();
    let noun = if number == "1" { one } else { several };
    format!("{number} {noun}")
}

/// Joins items: `a`, `a or b`, `a, b, or c`.
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
    fn lists_have_one_conjunction() {
        let items = ["a", "b", "c"].map(str::to_owned);
        let said: Vec<String> = (0..=3).map(|most| listed(&items[..most], "or")).collect();
        assert_eq!(said, ["", "a", "a or b", "a, b, or c"]);
    }
}
