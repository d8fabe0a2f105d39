//! Whom a team could expect before criteria are looked at.

use crate::swiss::Bracket;

/// Returns the opponent in the first pairing of the order (3.6.3): the teams of the bracket by
/// number, the first half against the second. Places in a field are in the order of the numbers.
pub(super) fn expected(bracket: &Bracket, team: usize) -> Option<usize> {
    let mut teams: Vec<usize> =
        bracket.residents.iter().chain(&bracket.moved_up).copied().collect();
    teams.sort_unstable();
    let half = teams.len() / 2;
    let at = teams.iter().position(|&one| one == team)?;
    teams.get(if at < half { at + half } else { at - half }).copied()
}
