//! Whom a team could expect before criteria are looked at.

use crate::swiss::Bracket;

/// The opponent in the first pairing of the order (3.6.3): the teams of the bracket by number, the
/// first half against the second. Places in a field are in the order of the numbers.
pub(super) fn expected(bracket: &Bracket, team: usize) -> Option<usize> {
    let mut teams: Vec<usize> =
        bracket.residents.iter().chain(&bracket.moved_up).copied().collect();
    teams.sort_unstable();
    let half = teams.len() / 2;
    let at = teams.iter().position(|&one| one == team)?;
    teams.get(if at < half { at + half } else { at - half }).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Points;

    #[test]
    fn the_first_half_by_number_expects_the_second() {
        let bracket = Bracket {
            score: Points::whole(2),
            moved_down: Vec::new(),
            residents: vec![1, 5, 7],
            moved_up: vec![2],
            pairs: Vec::new(),
            downfloaters: Vec::new(),
            figures: Vec::new(),
        };
        assert_eq!(expected(&bracket, 1), Some(5));
        assert_eq!(expected(&bracket, 7), Some(2));
        assert_eq!(expected(&bracket, 3), None);
    }
}
