//! What somebody who wrote an unknown word probably meant.

/// The most similar of some words, if one is similar at all.
#[must_use]
pub fn nearest<'a>(word: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    words
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(word, candidate), candidate))
        .filter(|&(distance, candidate)| distance <= 2.max(candidate.len() / 3))
        .min()
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_near_and_another_word_is_not() {
        let words = ["players", "rounds", "place"];
        assert_eq!(nearest("playres", words), Some("players"));
        assert_eq!(nearest("seed", words), None);
    }
}
