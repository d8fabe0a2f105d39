//! Tests of drawing lots: always reproducible, and with equal probabilities.

use draughts_pairing::LotSource;
use proptest::prelude::*;

/// Returns the next number from which lots are drawn: any except the greatest, which does not occur
/// in these tests.
const fn number(lot: &mut LotSource) -> u64 {
    lot.below(u64::MAX)
}

#[test]
fn the_numbers_are_those_of_the_reference_implementation() {
    let mut lot = LotSource::from_seed(1_234_567);
    let numbers = [(); 5].map(|()| number(&mut lot));
    assert_eq!(
        numbers,
        [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ]
    );
    assert_eq!(number(&mut LotSource::from_seed(0)), 16_294_208_416_658_607_535);
    assert_eq!(number(&mut LotSource::from_seed(42)), 13_679_457_532_755_275_413);
}

// The values below were computed by a script in another language from the four points in the header
// of its file. Changing one of them would change draws already made.
#[test]
fn a_seed_gives_the_same_lots_for_ever() {
    let mut lot = LotSource::from_seed(2026);
    assert_eq!([(); 12].map(|()| lot.below(6)), [1, 5, 2, 0, 3, 3, 0, 1, 2, 2, 1, 4]);
    assert_eq!(LotSource::from_seed(1).permutation(10), [4, 2, 8, 1, 9, 3, 0, 6, 7, 5]);
    assert_eq!(LotSource::from_seed(2026).permutation(7), [3, 6, 0, 2, 4, 5, 1]);
    assert_eq!(LotSource::from_seed(0).permutation(3), [2, 0, 1]);
}

#[test]
fn the_lot_of_a_player_is_that_of_seed_and_id() {
    let lot = |seed, id: &str| LotSource::of_player(seed, id);
    assert_eq!(lot(2026, "p1"), 2_446_378_279_115_993_468);
    assert_eq!(lot(2026, "p2"), 13_930_757_533_489_100_019);
    assert_eq!(lot(7, "ash"), 13_534_951_629_752_764_950);
}

#[test]
fn numbers_that_would_favour_some_are_passed_over() {
    // Almost every second number falls into the surplus: here the third and the fourth.
    let mut lot = LotSource::from_seed(7);
    let n = (1 << 63) + 1;
    let drawn = [(); 3].map(|()| lot.below(n));
    assert_eq!(
        drawn,
        [7_191_089_600_892_374_487, 309_689_372_594_955_804, 8_346_079_845_500_723_674]
    );
}

#[test]
fn a_coin_is_heads_when_the_number_is_even() {
    let (mut coin, mut other) = (LotSource::from_seed(9), LotSource::from_seed(9));
    for _ in 0..100 {
        assert_eq!(coin.coin(), number(&mut other).is_multiple_of(2));
    }
}

#[test]
fn nobody_and_one_alone_need_no_lot() {
    let mut lot = LotSource::from_seed(5);
    assert_eq!(lot.permutation(0), [0; 0]);
    assert_eq!(lot.permutation(1), [0]);
    assert_eq!(lot, LotSource::from_seed(5));
}

#[test]
fn all_orders_of_three_come_about_equally_often() {
    let mut lot = LotSource::from_seed(3);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..6_000 {
        *seen.entry(lot.permutation(3)).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 6);
    assert!(seen.values().all(|times| (900..1_100).contains(times)), "{seen:?}");
}

proptest! {
    #[test]
    fn a_lot_is_one_of_those_it_is_drawn_from(seed: u64, n in 1..=u64::MAX) {
        prop_assert!(LotSource::from_seed(seed).below(n) < n);
    }

    #[test]
    fn an_order_holds_each_once(seed: u64, n in 0..200_usize) {
        let mut order = LotSource::from_seed(seed).permutation(n);
        order.sort_unstable();
        prop_assert_eq!(order, (0..n).collect::<Vec<_>>());
    }

    #[test]
    fn one_is_taken_and_the_others_keep_their_order(seed: u64, n in 1..50_u16) {
        let mut rest: Vec<u16> = (0..n).collect();
        let taken = LotSource::from_seed(seed).take(&mut rest);
        prop_assert_eq!(rest, (0..n).filter(|&x| x != taken).collect::<Vec<_>>());
    }
}
