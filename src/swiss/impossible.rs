//! Why a field cannot be paired.

/// No legal pairing of a round exists.
///
/// The proof (Tutte and Berge): without the players of `needed`, the others fall apart into
/// groups of which `stranded` are those that cannot be paired among themselves; of such
/// groups there are more than players in `needed` (and the bye, where it can help) to take
/// one each.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no legal pairing exists")]
pub struct Impossible {
    /// Players who could each save one group, as places in the field.
    pub needed: Vec<usize>,
    /// The groups of an odd number of players which only `needed` and the bye connect.
    pub stranded: Vec<Vec<usize>>,
    /// True if the number of players is odd, so that one of them gets the bye.
    pub odd: bool,
}
