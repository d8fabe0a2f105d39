//! The opponent that a team could expect before criteria are considered.

use crate::swiss::Bracket;

/// Returns the opponent of a team in the pairing that is examined first (3.6.3).
///
/// That pairing takes the teams of the bracket by number: the first half meets the second half. A
/// field lists its teams by number, so sorting the indices is enough.
pub(super) fn expected(bracket: &Bracket, team: usize) -> Option<usize> {
    let mut teams: Vec<usize> =
        bracket.residents.iter().chain(&bracket.moved_up).copied().collect();
    teams.sort_unstable();
    let half = teams.len() / 2;
    let at = teams.iter().position(|&one| one == team)?;
    teams.get(if at < half { at + half } else { at - half }).copied()
}
