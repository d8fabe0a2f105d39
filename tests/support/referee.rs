//! How the independent referee of the facts counts the games of a file.

/// Games without moves whose tags the referee attributes to the next game: their
/// result is corrupted (`1-Jan`). By file and our number; from there on our numbers are one higher.
const SPOILT: &[(&str, u64)] = &[("td_wit/td_wit_19.pdn", 2), ("td_zwart/td_zwart_01.pdn", 67)];

/// How many more games we count than the referee.
#[allow(dead_code, reason = "each test target uses its own part of this")]
pub(crate) const MORE: usize = SPOILT.len();

/// Returns the referee's number of a game; `None` for one that it does not count.
pub(crate) fn number(file: &str, ours: u64) -> Option<u64> {
    match SPOILT.iter().find(|(name, _)| *name == file) {
        Some((_, spoilt)) if ours == *spoilt => None,
        Some((_, spoilt)) if ours > *spoilt => Some(ours - 1),
        _ => Some(ours),
    }
}
