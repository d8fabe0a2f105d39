//! Drawing of lots by an algorithm that is written out here in full.
//!
//! The seed and this page are all that anybody needs to repeat a draw, with a script
//! or by hand; no version of a library can change it.
//!
//! 1. *Numbers.* SplitMix64 (Steele, Lea and Flood 2014; the constants are those of
//!    Vigna's public-domain `splitmix64.c`). All arithmetic is modulo 2^64. The state
//!    starts as the seed. For each number: add `9E3779B97F4A7C15` to the state; take
//!    z = state; z = (z xor (z >> 30)) * `BF58476D1CE4E5B9`;
//!    z = (z xor (z >> 27)) * `94D049BB133111EB`; the number is z xor (z >> 31).
//! 2. *One of n.* Take the next number that is below the greatest multiple of n which
//!    is not above 2^64, passing over the others; the lot is its remainder modulo n,
//!    one of 0 .. n-1. So each is equally likely.
//! 3. *Coin.* One of 2; 0 is heads.
//! 4. *Order of n.* Start with the list 0, 1 .. n-1. For i = n-1 down to 1: draw j, one
//!    of i+1, and exchange the entries at i and j (Fisher and Yates, as by Durstenfeld).
//! 5. *Lot of a player.* The bytes of the id make a number by FNV-1a (Fowler, Noll, Vo):
//!    start with `CBF29CE484222325`; for each byte, xor it in, then multiply by
//!    `100000001B3` modulo 2^64. Seed xor this number is the seed of the player, whose
//!    first number is the lot. So it does not depend on who else takes part.

/// A source of lots. Each draw goes on from the one before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lot {
    state: u64,
}

impl Lot {
    /// Starts from a seed, which is what an event records.
    #[must_use]
    pub const fn from_seed(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The lot of a player in the drawing of a seed.
    #[must_use]
    pub fn of_player(seed: u64, id: &str) -> u64 {
        let name = id.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |name, byte| {
            (name ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
        Self::from_seed(seed ^ name).number()
    }

    /// One of 0 .. n-1, each equally likely.
    ///
    /// # Panics
    ///
    /// If `n` is 0: there is nothing to draw from.
    pub const fn below(&mut self, n: u64) -> u64 {
        assert!(n > 0, "a lot is drawn from at least one");
        // 2^64 modulo n: how many of the highest numbers are passed over.
        let surplus = n.wrapping_neg() % n;
        loop {
            let number = self.number();
            if number <= u64::MAX - surplus {
                return number % n;
            }
        }
    }

    /// True for heads.
    pub const fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    /// Takes one of the entries out of a list, each equally likely. The others keep their order.
    ///
    /// # Panics
    ///
    /// If the list is empty.
    pub fn take<T>(&mut self, list: &mut Vec<T>) -> T {
        list.remove(self.index(list.len()))
    }

    /// The numbers 0 .. n-1 in an order by lot, each order equally likely.
    pub fn permutation(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            let j = self.index(i + 1);
            order.swap(i, j);
        }
        order
    }

    /// One of the places of a list of `length`, which is not 0.
    pub fn index(&mut self, length: usize) -> usize {
        usize::try_from(self.below(length as u64)).expect("it is below a length")
    }

    /// The next number of SplitMix64.
    const fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_numbers_are_those_of_the_reference_implementation() {
        let mut lot = Lot::from_seed(1_234_567);
        let numbers = [(); 5].map(|()| lot.number());
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
        assert_eq!(Lot::from_seed(0).number(), 16_294_208_416_658_607_535);
        assert_eq!(Lot::from_seed(42).number(), 13_679_457_532_755_275_413);
    }

    // The values below were worked out by a script in another language from the four
    // points of the header. A change of one of them would change draws already made.
    #[test]
    fn a_seed_gives_the_same_lots_for_ever() {
        let mut lot = Lot::from_seed(2026);
        assert_eq!([(); 12].map(|()| lot.below(6)), [1, 5, 2, 0, 3, 3, 0, 1, 2, 2, 1, 4]);
        assert_eq!(Lot::from_seed(1).permutation(10), [4, 2, 8, 1, 9, 3, 0, 6, 7, 5]);
        assert_eq!(Lot::from_seed(2026).permutation(7), [3, 6, 0, 2, 4, 5, 1]);
        assert_eq!(Lot::from_seed(0).permutation(3), [2, 0, 1]);
    }

    #[test]
    fn the_lot_of_a_player_is_that_of_seed_and_id() {
        let lot = |seed, id: &str| Lot::of_player(seed, id);
        assert_eq!(lot(2026, "p1"), 2_446_378_279_115_993_468);
        assert_eq!(lot(2026, "p2"), 13_930_757_533_489_100_019);
        assert_eq!(lot(7, "ash"), 13_534_951_629_752_764_950);
    }

    #[test]
    fn numbers_that_would_favour_some_are_passed_over() {
        // Of two numbers nearly one falls in the surplus: the third and fourth here.
        let mut lot = Lot::from_seed(7);
        let n = (1 << 63) + 1;
        let drawn = [(); 3].map(|()| lot.below(n));
        assert_eq!(
            drawn,
            [7_191_089_600_892_374_487, 309_689_372_594_955_804, 8_346_079_845_500_723_674]
        );
    }

    #[test]
    fn a_coin_is_heads_when_the_number_is_even() {
        let (mut coin, mut number) = (Lot::from_seed(9), Lot::from_seed(9));
        for _ in 0..100 {
            assert_eq!(coin.coin(), number.number().is_multiple_of(2));
        }
    }

    #[test]
    fn nobody_and_one_alone_need_no_lot() {
        let mut lot = Lot::from_seed(5);
        assert_eq!(lot.permutation(0), [0; 0]);
        assert_eq!(lot.permutation(1), [0]);
        assert_eq!(lot, Lot::from_seed(5));
    }

    #[test]
    fn all_orders_of_three_come_about_equally_often() {
        let mut lot = Lot::from_seed(3);
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
            prop_assert!(Lot::from_seed(seed).below(n) < n);
        }

        #[test]
        fn an_order_holds_each_once(seed: u64, n in 0..200_usize) {
            let mut order = Lot::from_seed(seed).permutation(n);
            order.sort_unstable();
            prop_assert_eq!(order, (0..n).collect::<Vec<_>>());
        }

        #[test]
        fn one_is_taken_and_the_others_keep_their_order(seed: u64, n in 1..50_u16) {
            let mut rest: Vec<u16> = (0..n).collect();
            let taken = Lot::from_seed(seed).take(&mut rest);
            prop_assert_eq!(rest, (0..n).filter(|&x| x != taken).collect::<Vec<_>>());
        }
    }
}
