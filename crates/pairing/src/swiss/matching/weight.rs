//! Weights that compare criterion by criterion.
//!
//! Every criterion has a slot of its own width. The slots of an edge are packed into one number,
//! the most important highest. A slot is wide enough for the total of a whole matching, so that no
//! sum of edges overflows into the slot above.

use std::ops::{Add, AddAssign, Sub, SubAssign};

/// The position of a slot: its limb (0 is the most important), and the bits from the end of the
/// limb.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    limb: usize,
    shift: u32,
}

/// The weight of an edge: an ordered group in which all values that the search halves are even.
pub(crate) trait Weight:
    Copy + Ord + std::fmt::Debug + Add<Output = Self> + Sub<Output = Self> + AddAssign + SubAssign
{
    /// Zero.
    const ZERO: Self;

    /// The bits for slots in one limb; the rest is room for the sums of a search.
    const LIMB_BITS: u32;

    /// The number of limbs.
    const LIMBS: usize;

    /// Whether this is the widest kind of weight.
    const IS_WIDEST: bool = Self::LIMBS >= 256;

    /// Returns `count` in the slot at a position.
    fn in_slot(place: Place, count: u64) -> Self;

    /// Returns half of an even number.
    fn half(self) -> Self;
}

impl Weight for i128 {
    const ZERO: Self = 0;
    const LIMB_BITS: u32 = 104;
    const LIMBS: usize = 1;

    fn in_slot(place: Place, count: u64) -> Self {
        Self::from(count) << place.shift
    }

    fn half(self) -> Self {
        debug_assert_eq!(self % 2, 0, "only even numbers are halved");
        self / 2
    }
}

/// A weight of many limbs, compared limb by limb, for brackets with very many criteria.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Wide<const N: usize>([i64; N]);

impl<const N: usize> Wide<N> {
    fn zip(self, other: Self, with: impl Fn(i64, i64) -> i64) -> Self {
        Self(std::array::from_fn(|at| with(self.0[at], other.0[at])))
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        self.zip(other, |one, other| one + other)
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.zip(other, |one, other| one - other)
    }
}

impl<const N: usize> AddAssign for Wide<N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for Wide<N> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Self = Self([0; N]);
    const LIMB_BITS: u32 = 40;
    const LIMBS: usize = N;

    fn in_slot(place: Place, count: u64) -> Self {
        let count = i64::try_from(count).expect("a count is below 2^40");
        let mut limbs = [0; N];
        limbs[place.limb] = count << place.shift;
        Self(limbs)
    }

    fn half(self) -> Self {
        debug_assert!(self.0.iter().all(|limb| limb % 2 == 0), "only even numbers are halved");
        Self(self.0.map(|limb| limb / 2))
    }
}

/// Slots in order, most important first.
#[derive(Debug, Clone, Default)]
pub(crate) struct Slots {
    bits: Vec<u32>,
}

impl Slots {
    /// Adds a slot below the existing ones, for sums up to `most`; returns its index.
    pub(crate) fn add(&mut self, most: u64) -> usize {
        self.bits.push(u64::BITS - most.leading_zeros());
        self.bits.len() - 1
    }

    /// Returns the width of a slot in bits.
    pub(crate) fn bits(&self, slot: usize) -> u32 {
        self.bits[slot]
    }

    /// Returns the positions of all slots in a weight; `None` if it has too few limbs.
    pub(crate) fn places<W: Weight>(&self) -> Option<Vec<Place>> {
        let mut places = vec![Place { limb: 0, shift: 0 }; self.bits.len()];
        // From the least important upwards.
        let (mut limb, mut used) = (W::LIMBS - 1, 0);
        for (place, &bits) in places.iter_mut().zip(&self.bits).rev() {
            if used + bits > W::LIMB_BITS {
                limb = limb.checked_sub(1)?;
                used = 0;
            }
            *place = Place { limb, shift: used };
            used += bits;
        }
        Some(places)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slots() -> Slots {
        let mut slots = Slots::default();
        for most in [3, 1000, 0, 7, 1 << 30] {
            slots.add(most);
        }
        slots
    }

    fn a_higher_slot_outweighs_all_below<W: Weight>() {
        let slots = slots();
        let places = slots.places::<W>().expect("they fit");
        let below = W::in_slot(places[1], 1000) + W::in_slot(places[4], 1 << 30);
        assert!(W::in_slot(places[0], 1) > below);
        let sum = below + W::in_slot(places[3], 5) + W::in_slot(places[0], 2);
        assert!(sum < W::in_slot(places[0], 3), "sums stay in their slots");
        assert_eq!(slots.bits(1), 10);
        assert_eq!((sum + sum).half(), sum);
    }

    #[test]
    fn slots_compare_from_the_most_important_down() {
        a_higher_slot_outweighs_all_below::<i128>();
        a_higher_slot_outweighs_all_below::<Wide<2>>();
        a_higher_slot_outweighs_all_below::<Wide<16>>();
    }

    #[test]
    fn too_many_slots_do_not_fit() {
        let mut slots = Slots::default();
        (0..11).for_each(|_| _ = slots.add((1 << 10) - 1));
        assert!(slots.places::<i128>().is_none());
        assert!(slots.places::<Wide<2>>().is_none());
        assert!(slots.places::<Wide<3>>().is_some());
    }
}
