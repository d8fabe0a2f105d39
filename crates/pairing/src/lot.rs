//! Draws lots by an algorithm that this page specifies in full.
//!
//! The seed and this page suffice to repeat a draw with a script or by hand. No version of a
//! library can change it.
//!
//! 1. *Numbers.* SplitMix64 (Steele, Lea and Flood 2014; the constants are those of Vigna's
//!    public-domain `splitmix64.c`). All arithmetic is modulo 2^64. The state starts as the seed.
//!    For each number: add `9E3779B97F4A7C15` to the state; take z = state; z = (z xor (z >> 30)) *
//!    `BF58476D1CE4E5B9`; z = (z xor (z >> 27)) * `94D049BB133111EB`; the number is z xor (z >>
//!    31).
//! 2. *One of n.* Take the next number that is below the greatest multiple of n not above 2^64,
//!    skipping the others; the lot is its remainder modulo n, one of 0 .. n-1. Thus each is equally
//!    likely.
//! 3. *Coin.* One of 2; 0 is heads.
//! 4. *Order of n.* Start with the list 0, 1 .. n-1. For i = n-1 down to 1: draw j, one of i+1, and
//!    exchange the entries at i and j (Fisher and Yates, in Durstenfeld's version).
//! 5. *Lot of a player.* The bytes of the id make a number by FNV-1a (Fowler, Noll, Vo): start with
//!    `CBF29CE484222325`; for each byte, xor it in, then multiply by `100000001B3` modulo 2^64.
//!    Seed xor this number is the seed of the player, whose first number is the lot. Thus it does
//!    not depend on the other players.

/// A source of lots. Each draw continues from the one before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotSource {
    state: u64,
}

impl LotSource {
    /// Creates a source from a seed, which the event file records.
    pub const fn from_seed(seed: u64) -> Self {
        Self { state: seed }
    }

    /// Returns the lot of a player in the draw with this seed.
    pub fn of_player(seed: u64, id: &str) -> u64 {
        let name = id.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |name, byte| {
            (name ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
        Self::from_seed(seed ^ name).number()
    }

    /// Draws one of 0 .. n-1, each equally likely.
    ///
    /// # Panics
    ///
    /// Panics if `n` is 0.
    pub const fn below(&mut self, n: u64) -> u64 {
        assert!(n > 0, "a lot is drawn from at least one");
        // 2^64 modulo n: the number of highest values to skip.
        let surplus = n.wrapping_neg() % n;
        loop {
            let number = self.number();
            if number <= u64::MAX - surplus {
                return number % n;
            }
        }
    }

    /// Tosses a coin, and returns whether it shows heads.
    pub const fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    /// Removes one of the entries of a list, each equally likely, and keeps the others in order.
    ///
    /// # Panics
    ///
    /// Panics if the list is empty.
    pub fn take<T>(&mut self, list: &mut Vec<T>) -> T {
        list.remove(self.index(list.len()))
    }

    /// Draws an order of the numbers 0 .. n-1, each order equally likely.
    pub fn permutation(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            let j = self.index(i + 1);
            order.swap(i, j);
        }
        order
    }

    /// Draws an index into a list of `length`, which must not be 0.
    pub fn index(&mut self, length: usize) -> usize {
        usize::try_from(self.below(length as u64)).expect("it is below a length")
    }

    /// Returns the next number of SplitMix64.
    const fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}
