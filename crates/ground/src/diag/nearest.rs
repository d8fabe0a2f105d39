//! What somebody who wrote an unknown word probably meant.

/// The most similar of some words, if one is similar at all: one slip in three letters, and the
/// same digits, because another number is another thing and not a slip.
#[must_use]
pub fn nearest<'a>(word: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let (letters, written) = (word.chars().count(), digits(word));
    let most_slips = |candidate: &str| letters.min(candidate.chars().count()) / 3;
    words
        .into_iter()
        // A word of megabytes is compared with none: each letter too many is a slip.
        .filter(|&candidate| letters.abs_diff(candidate.chars().count()) <= most_slips(candidate))
        .filter(|candidate| digits(candidate) == written)
        .map(|candidate| (strsim::damerau_levenshtein(word, candidate), candidate))
        .filter(|&(distance, candidate)| distance <= most_slips(candidate))
        .min()
        .map(|(_, candidate)| candidate)
}

/// The digits of a word in ascending order: two that were exchanged are a slip.
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
    fn a_word_of_megabytes_is_near_nothing_and_takes_no_time() {
        let word = "abcdefgh".repeat(1 << 20);
        let begun = std::time::Instant::now();
        assert_eq!(nearest(&word, ["players", "rounds", "place"]), None);
        assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
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
