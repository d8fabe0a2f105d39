//! The opponent that a player could expect.

use crate::swiss::Bracket;

/// Returns the opponent of a player in the first candidate of a bracket, before colours, past
/// meetings and floats are considered (FIDE C.04.3, 3.2 and 4.2).
///
/// Moved-down players meet the residents in order; among the others, the upper half meets the
/// lower. Returns `None` if that candidate leaves the player unpaired, or if the player is not in
/// the bracket.
pub(super) fn expected(bracket: &Bracket, player: usize) -> Option<usize> {
    let is_paired =
        |at: &&usize| bracket.pairs.iter().any(|&(one, other)| one == **at || other == **at);
    let moved_down: Vec<usize> = bracket.moved_down.iter().filter(is_paired).copied().collect();
    if let Some(at) = moved_down.iter().position(|&one| one == player) {
        return bracket.residents.get(at).copied();
    }
    let at = bracket.residents.iter().position(|&one| one == player)?;
    if let Some(&opponent) = moved_down.get(at) {
        return Some(opponent);
    }
    let rest = &bracket.residents[moved_down.len()..];
    let half = bracket.pairs.len() - moved_down.len();
    let at = at - moved_down.len();
    match at.checked_sub(half) {
        None => rest.get(at + half).copied(),
        Some(above) if above < half => Some(rest[above]),
        Some(_) => None,
    }
}
