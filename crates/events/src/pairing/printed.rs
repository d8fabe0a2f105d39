//! Round robin by a printed table of the event.

use crate::event::TableRound;

use super::{Pair, RoundPlan};

/// Returns all rounds of a table for a number of players, cycle by cycle.
///
/// Colours are reversed in every second cycle. The opponent of a vacant number is free.
pub(super) fn printed(table: &[TableRound], players: u16, cycles: u16) -> Vec<RoundPlan> {
    let round = |round: &TableRound| {
        let pairs = round.0.iter().map(|&(white, black)| Pair { white, black });
        let pairs: Vec<Pair> =
            pairs.filter(|pair| pair.white <= players && pair.black <= players).collect();
        let meets = |number: &u16| pairs.iter().any(|one| [one.white, one.black].contains(number));
        let free = (1..=players).find(|number| !meets(number));
        RoundPlan { pairs, free }
    };
    let cycle: Vec<RoundPlan> = table.iter().map(round).collect();
    let each = |nth: u16| {
        let turned = !nth.is_multiple_of(2);
        cycle.iter().map(move |one| if turned { one.reversed() } else { one.clone() })
    };
    (0..cycles).flat_map(each).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(text: &str) -> Vec<TableRound> {
        text.split('/').map(|round| round.parse().unwrap()).collect()
    }

    #[test]
    fn a_second_cycle_has_the_colours_the_other_way_round() {
        let rounds = printed(&table("1-3 4-2 / 2-1 3-4 / 1-4 2-3"), 4, 2);
        assert_eq!(rounds.len(), 6);
        assert_eq!(rounds[0].pairs, [Pair { white: 1, black: 3 }, Pair { white: 4, black: 2 }]);
        assert_eq!(rounds[3], rounds[0].reversed());
        assert!(rounds.iter().all(|round| round.free.is_none()));
    }

    #[test]
    fn whoever_meets_a_number_that_nobody_has_is_free() {
        let rounds = printed(&table("1-3 4-2 / 2-1 3-4 / 1-4 2-3"), 3, 1);
        let free: Vec<_> = rounds.iter().map(|round| round.free).collect();
        assert_eq!(free, [Some(2), Some(3), Some(1)]);
        assert!(rounds.iter().all(|round| round.pairs.len() == 1));
        // A table for an odd number names the free player itself.
        let odd = printed(&table("1-2 / 3-1 / 2-3"), 3, 1);
        assert_eq!(
            odd.iter().map(|round| round.free).collect::<Vec<_>>(),
            [Some(3), Some(2), Some(1)]
        );
    }
}
