//! Exact numbers of tie-breaks.

use std::borrow::Cow;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use crate::event::Points;

/// A number in ten-thousandths, so that points times points are exact.
///
/// Written with at most four decimals and no zeros at the end: `23`, `9.25`, `1.5251`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Amount(i128);

impl Amount {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// A whole number.
    #[must_use]
    pub const fn whole(number: i64) -> Self {
        Self(number as i128 * 10_000)
    }

    /// Points times points.
    #[must_use]
    pub const fn product(one: Points, other: Points) -> Self {
        Self(one.in_hundredths() as i128 * other.in_hundredths() as i128)
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

impl JsonSchema for Amount {
    fn schema_name() -> Cow<'static, str> {
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
