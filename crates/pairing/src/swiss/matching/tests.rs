use proptest::prelude::*;

use super::perfect::NoPerfect;
use super::*;

/// A graph as a table; `None` if there is no edge.
#[derive(Debug, Clone)]
struct Table(Vec<Vec<Option<i128>>>);

impl Graph for Table {
    type W = i128;

    fn len(&self) -> usize {
        self.0.len()
    }

    fn weight(&self, one: usize, other: usize) -> Option<i128> {
        self.0[one][other]
    }

    fn most(&self) -> i128 {
        self.0.iter().flatten().flatten().copied().max().unwrap_or(0)
    }
}

/// Returns the best total of a perfect matching of the vertices in `left`, by trying all.
fn best(table: &Table, left: u32) -> Option<i128> {
    if left == 0 {
        return Some(0);
    }
    let one = left.trailing_zeros() as usize;
    let rest = left & (left - 1);
    (one + 1..table.len())
        .filter(|&other| rest & (1 << other) != 0)
        .filter_map(|other| Some(table.0[one][other]? + best(table, rest & !(1 << other))?))
        .max()
}

fn table(n: usize, most: i128, density: u32) -> impl Strategy<Value = Table> {
    let edge = prop_oneof![density => (0..=most).prop_map(Some), 1 => Just(None)];
    proptest::collection::vec(edge, n * n).prop_map(move |edges| {
        let mut table = vec![vec![None; n]; n];
        for one in 0..n {
            for other in 0..one {
                table[one][other] = edges[one * n + other];
                table[other][one] = edges[one * n + other];
            }
        }
        Table(table)
    })
}

fn tables() -> impl Strategy<Value = Table> {
    (1..=6_usize, 0..=4_i128, 1..=6_u32)
        .prop_flat_map(|(half, most, density)| table(2 * half, most, density))
}

/// Checks the dual values: no edge weighs more than its two ends pay, and a pair of the matching
/// weighs exactly that.
fn is_certified(table: &Table, matcher: &Matcher<i128>) -> Result<(), TestCaseError> {
    for one in 0..table.len() {
        for other in 0..one {
            let Some(weight) = table.weight(one, other) else { continue };
            let paid = matcher.paid(one, other);
            prop_assert!(paid >= 2 * weight, "{one}-{other} weighs {weight}, paid {paid}/2");
            if matcher.mate(one) == other {
                prop_assert_eq!(paid, 2 * weight);
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, ..ProptestConfig::default() })]

    #[test]
    fn the_matching_is_the_best_and_its_prices_prove_it(table in tables()) {
        let everybody = (1 << table.len()) - 1;
        match Matcher::new(&table) {
            Err(NoPerfect) => prop_assert_eq!(best(&table, everybody), None),
            Ok(matcher) => {
                let total: i128 = (0..table.len())
                    .map(|one| table.weight(one, matcher.mate(one)).unwrap())
                    .sum();
                prop_assert_eq!(Some(total), best(&table, everybody).map(|best| 2 * best));
                is_certified(&table, &matcher)?;
            }
        }
    }

    #[test]
    fn a_pair_is_taken_exactly_if_a_best_matching_holds_it(table in tables()) {
        let Ok(mut matcher) = Matcher::new(&table) else { return Ok(()) };
        let mut left: u32 = (1 << table.len()) - 1;
        for one in 0..table.len() {
            if matcher.is_settled(one) {
                continue;
            }
            let value = best(&table, left).unwrap();
            let mut settled = false;
            for other in 0..table.len() {
                let is_left = other != one && left & (1 << other) != 0;
                let rest = left & !(1 << one) & !(1 << other);
                let expected = is_left
                    && table.weight(one, other).is_some_and(|weight| {
                        best(&table, rest).is_some_and(|rest| weight + rest == value)
                    });
                prop_assert_eq!(matcher.take(&table, one, other), expected, "{}-{}", one, other);
                if expected {
                    left = rest;
                    settled = true;
                    break;
                }
            }
            prop_assert!(settled, "somebody is left for {one}");
        }
    }

    #[test]
    fn without_some_edges_it_is_mended_exactly_if_as_good_a_matching_is_left(
        table in tables(),
        gone in proptest::collection::vec(any::<bool>(), 12),
        at in 0..12_usize,
    ) {
        let Ok(mut matcher) = Matcher::new(&table) else { return Ok(()) };
        let everybody = (1 << table.len()) - 1;
        let one = at % table.len();
        let mut fewer = table.clone();
        for (other, &is_gone) in gone.iter().enumerate().take(table.len()) {
            if is_gone || matcher.mate(one) == other {
                fewer.0[one][other] = None;
                fewer.0[other][one] = None;
            }
        }
        let mended = matcher.mend(&fewer, &[one]);
        prop_assert_eq!(mended, best(&fewer, everybody) == best(&table, everybody));
        is_certified(if mended { &fewer } else { &table }, &matcher)?;
    }
}
