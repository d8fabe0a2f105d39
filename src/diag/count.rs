//! Numbers with their nouns.

use core::fmt::Display;

/// `1 player`, `3 players`: a number and the noun in the right form.
#[must_use]
pub fn count(number: impl Display, one: &str, several: &str) -> String {
    let number = number.to_string();
    let noun = if number == "1" { one } else { several };
    format!("{number} {noun}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_no_other_number_is() {
        let said = [0, 1, 2, 11].map(|number| count(number, "player", "players"));
        assert_eq!(said, ["0 players", "1 player", "2 players", "11 players"]);
    }
}
