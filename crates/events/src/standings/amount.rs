//! Exact numbers of tie-breaks.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use crate::event::Points;

/// A number in ten-thousandths, so that points times points is exact.
///
/// Written with at most four decimals and no trailing zeros: `23`, `9.25`, `1.5251`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Amount(i128);

impl Amount {
    /// Zero.
    pub const ZERO: Self = Self(0);
    /// One.
    pub const ONE: Self = Self::whole(1);
    /// A tenth.
    pub const TENTH: Self = Self(1_000);
    /// A hundredth.
    pub(crate) const HUNDREDTH: Self = Self(100);
    /// The smallest unit.
    pub(crate) const TEN_THOUSANDTH: Self = Self(1);

    /// Creates a whole number.
    pub const fn whole(number: i64) -> Self {
        Self(number as i128 * 10_000)
    }

    /// Multiplies points by points.
    pub const fn product(one: Points, other: Points) -> Self {
        Self(one.in_hundredths() as i128 * other.in_hundredths() as i128)
    }

    /// Returns the nearest multiple of a unit, which must be above zero; halfway between two, the
    /// upper one.
    #[must_use]
    pub const fn rounded(self, unit: Self) -> Self {
        Self((2 * self.0 + unit.0).div_euclid(2 * unit.0) * unit.0)
    }

    /// Returns the number divided by this many, rounded half up to a unit; `None` if that is 0.
    #[must_use]
    pub fn divided(self, by: usize, unit: Self) -> Option<Self> {
        let by = i128::try_from(by).ok().filter(|&by| by > 0)?;
        Some(Self((2 * self.0 + by * unit.0).div_euclid(2 * by * unit.0) * unit.0))
    }

    /// Returns the number with this many decimals, rounded half up, at most four.
    #[must_use]
    pub fn fixed(self, decimals: usize) -> String {
        let unit = 10_i128.pow(4_u32.saturating_sub(u32::try_from(decimals).unwrap_or(4)));
        let units = self.rounded(Self(unit)).0 / unit;
        let sign = if units < 0 { "-" } else { "" };
        let one = 10_000 / unit.unsigned_abs();
        match decimals {
            0 => format!("{sign}{}", units.unsigned_abs()),
            _ => {
                let (whole, rest) = (units.unsigned_abs() / one, units.unsigned_abs() % one);
                format!("{sign}{whole}.{rest:0decimals$}")
            }
        }
    }
}

impl From<Points> for Amount {
    fn from(points: Points) -> Self {
        Self(i128::from(points.in_hundredths()) * 100)
    }
}

impl Add for Amount {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Amount {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 10_000, self.0.unsigned_abs() % 10_000);
        let decimals = format!("{rest:04}");
        let text = match decimals.trim_end_matches('0') {
            "" => format!("{sign}{whole}"),
            decimals => format!("{sign}{whole}.{decimals}"),
        };
        f.pad(&text)
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match i64::try_from(self.0 / 10_000) {
            Ok(whole) if self.0 % 10_000 == 0 => serializer.serialize_i64(whole),
            // The nearest double of a number with few decimals prints as that number.
            _ => serializer.serialize_f64(self.0 as f64 / 10_000.0),
        }
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Amount {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Amount".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A number, with at most four decimals.",
            "type": "number",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_of_hundredths_are_exact() {
        let (one, other) = (Points::hundredths(101), Points::hundredths(151));
        assert_eq!(Amount::product(one, other).to_string(), "1.5251");
        assert_eq!(Amount::product(Points::whole(2), Points::whole(7)), Amount::whole(14));
        assert_eq!(Amount::product(Points::LIMIT, Points::LIMIT).to_string(), "1000000000000");
    }

    #[test]
    fn halves_are_rounded_up_also_below_nothing() {
        for (ten_thousandths, decimals, text) in [
            (124_050, 2, "12.41"),
            (124_049, 2, "12.40"),
            (-15_000, 0, "-1"),
            (-15_001, 0, "-2"),
            (25_000, 1, "2.5"),
            (80_000, 2, "8.00"),
            (-4_000, 0, "0"),
            (12_345, 4, "1.2345"),
        ] {
            assert_eq!(Amount(ten_thousandths).fixed(decimals), text);
        }
        // 1000 / 3 = 333.33, 5 / 2 = 2.5, -5 / 2 = -2.5
        let divided = |number, by, unit| Amount::whole(number).divided(by, unit);
        assert_eq!(divided(1000, 3, Amount::HUNDREDTH).unwrap().to_string(), "333.33");
        assert_eq!(divided(5, 2, Amount::ONE), Some(Amount::whole(3)));
        assert_eq!(divided(-5, 2, Amount::ONE), Some(Amount::whole(-2)));
        assert_eq!(divided(5, 0, Amount::ONE), None);
    }

    #[test]
    fn no_zeros_are_written_at_the_end() {
        for (ten_thousandths, text) in
            [(0, "0"), (5_000, "0.5"), (92_500, "9.25"), (-15_000, "-1.5"), (1, "0.0001")]
        {
            let amount = Amount(ten_thousandths);
            assert_eq!(amount.to_string(), text);
            assert_eq!(serde_json::to_string(&amount).unwrap(), text);
        }
        assert_eq!(format!("{:>5}", Amount::whole(7)), "    7");
    }
}
