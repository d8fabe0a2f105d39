//! Suggestions for an unknown word.

/// Returns the candidate most similar to a word, if any is similar.
///
/// At most one slip in three letters is allowed. The digits must be the same, because another
/// number is another thing and not a slip.
pub fn nearest<'a>(word: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    compared(word, words)
        .map(|(most_slips, candidate)| {
            (strsim::damerau_levenshtein(word, candidate), most_slips, candidate)
        })
        .filter(|&(distance, most_slips, _)| distance <= most_slips)
        .min_by_key(|&(distance, _, candidate)| (distance, candidate))
        .map(|(.., candidate)| candidate)
}

/// Returns the candidates worth comparing letter by letter, each with the most slips allowed.
///
/// A candidate of a very different length is excluded, so a word of megabytes is compared with
/// none.
fn compared<'a>(
    word: &str,
    words: impl IntoIterator<Item = &'a str>,
) -> impl Iterator<Item = (usize, &'a str)> {
    let (letters, written) = (word.chars().count(), digits(word));
    words.into_iter().filter_map(move |candidate| {
        let others = candidate.chars().count();
        let most_slips = letters.min(others) / 3;
        let is_near = letters.abs_diff(others) <= most_slips && digits(candidate) == written;
        is_near.then_some((most_slips, candidate))
    })
}

/// Returns the digits of a word in ascending order, so that two exchanged digits count as a slip.
fn digits(word: &str) -> Vec<char> {
    let mut digits: Vec<char> = word.chars().filter(char::is_ascii_digit).collect();
    digits.sort_unstable();
    digits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_near_and_another_word_is_not() {
        let words = ["players", "rounds", "place"];
        assert_eq!(nearest("playres", words), Some("players"));
        assert_eq!(nearest("plaice", words), Some("place"));
        assert_eq!(nearest("seed", words), None);
        assert_eq!(nearest("nix", ["occupied", "upset", "fen"]), None);
    }

    #[test]
    fn a_word_of_megabytes_is_near_nothing_and_compared_with_nothing() {
        let (word, words) = ("abcdefgh".repeat(1 << 20), ["players", "rounds", "place"]);
        assert_eq!(nearest(&word, words), None);
        assert_eq!(compared(&word, words).count(), 0);
        assert_eq!(compared("plaice", words).count(), 3);
    }

    #[test]
    fn another_number_is_no_slip() {
        assert_eq!(nearest("p99", ["p1", "p9", "p10"]), None);
        assert_eq!(nearest("p12", ["p11", "p21"]), Some("p21"));
        assert_eq!(
            nearest("internatoinal-2024", ["international-2024"]),
            Some("international-2024")
        );
    }
}
