//! Whom a player could expect to meet.

use crate::swiss::Bracket;

/// The opponent that the first candidate of a bracket gives a player, before colours, past
/// meetings and floats are considered (FIDE C.04.3, 3.2 and 4.2): moved-down players meet the
/// residents in order; among the others, the upper half meets the lower.
///
/// `None` if that candidate leaves the player unpaired, or if the player is not in the bracket.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Points;

    fn bracket(moved_down: &[usize], residents: &[usize], pairs: &[(usize, usize)]) -> Bracket {
        Bracket {
            score: Points::ZERO,
            moved_down: moved_down.to_vec(),
            residents: residents.to_vec(),
            moved_up: Vec::new(),
            pairs: pairs.to_vec(),
            downfloaters: Vec::new(),
            figures: Vec::new(),
        }
    }

    #[test]
    fn the_upper_half_expects_the_lower() {
        let seven = bracket(&[], &[0, 1, 2, 3, 4, 5, 6], &[(0, 3), (1, 5), (2, 4)]);
        let all: Vec<Option<usize>> = (0..8).map(|at| expected(&seven, at)).collect();
        assert_eq!(all, [Some(3), Some(4), Some(5), Some(0), Some(1), Some(2), None, None]);
    }

    #[test]
    fn who_was_moved_down_expects_the_first_residents() {
        // 0 and 1 came down, and 1 goes further.
        let mixed = bracket(&[0, 1], &[2, 3, 4, 5, 6], &[(0, 3), (2, 4), (5, 6)]);
        let all: Vec<Option<usize>> = (0..7).map(|at| expected(&mixed, at)).collect();
        assert_eq!(all[..3], [Some(2), None, Some(0)]);
        assert_eq!(all[3..], [Some(5), Some(6), Some(3), Some(4)]);
    }
}
