//! Every code that a finding can have, explained.

use crate::diag::Code;
use crate::event::EVENT_CODES;
use crate::event::games::GAMES_CODES;
use crate::ratings::RATING_CODES;
use crate::record;
use crate::trf::TRF_CODES;

/// Every code there is: those of records, of events, of files that come in, of rating lists.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    let others = [EVENT_CODES, GAMES_CODES, TRF_CODES, RATING_CODES];
    record::codes().chain(others.into_iter().flatten().copied())
}

/// The code of a name.
///
/// # Errors
///
/// There is none; the nearest name.
pub fn code(wanted: &str) -> Result<&'static Code, &'static str> {
    codes().find(|entry| entry.code == wanted).ok_or_else(|| {
        let near = codes().map(|entry| (strsim::damerau_levenshtein(wanted, entry.code), entry));
        near.min_by_key(|&(distance, entry)| (distance, entry.code))
            .map_or("", |(_, entry)| entry.code)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_code_is_declared_twice() {
        let mut all: Vec<&str> = codes().map(|entry| entry.code).collect();
        all.sort_unstable();
        let twice: Vec<_> = all.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn the_level_that_is_explained_is_that_of_the_finding() {
        for (name, level) in [
            ("fen-invalid", "error"),
            ("tag-invalid", "warning"),
            ("move-ambiguous", "error"),
            ("move-ambiguous-settled", "warning"),
            ("move-taken-back", "irregularity"),
            ("move-taken-back-agreed", "note"),
            ("pairing-breach", "warning"),
            ("pairing-detail", "note"),
            ("trf-contradiction", "error"),
            ("trf-player-unknown", "warning"),
        ] {
            assert_eq!(code(name).map(|entry| entry.level.to_string()), Ok(level.to_owned()));
        }
    }

    #[test]
    fn a_slip_of_the_pen_gets_the_nearest_name() {
        assert_eq!(code("move-ambigous").err(), Some("move-ambiguous"));
    }
}
