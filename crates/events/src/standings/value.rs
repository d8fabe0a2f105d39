//! Values of tie-breaks, and their comparison.

use std::cmp::Ordering;
use std::fmt;

use serde::Serialize;

use super::Amount;

/// A tie-break value of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Value {
    /// A number; higher is better.
    Number(Amount),
    /// A number; lower is better, such as a rank among the tied players or a pairing number.
    Lower(Amount),
    /// Numbers compared one by one; the first difference decides. Missing ones count as 0.
    Steps(Vec<Amount>),
    /// Points against each place from the top, as far as needed to decide. The first place with a
    /// difference decides; a place not met counts as 0 points.
    Against(Vec<Against>),
    /// The rank in the draw of lots among the tied players; lower is better.
    Lot(usize),
    /// The tie-break gives no value for this player.
    None,
}

/// Points against the players who share a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Against {
    /// The place, by everything before this tie-break.
    pub place: usize,
    /// The points scored against its players.
    pub points: Amount,
}

impl Value {
    /// Returns `Greater` if this value is better than the other value of the same tie-break.
    pub fn compare(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(one), Self::Number(other)) => one.cmp(other),
            (Self::Lower(one), Self::Lower(other)) => other.cmp(one),
            (Self::Number(_) | Self::Lower(_), Self::None) => Ordering::Greater,
            (Self::None, Self::Number(_) | Self::Lower(_)) => Ordering::Less,
            (Self::Steps(one), Self::Steps(other)) => {
                let step = |list: &[Amount], at| list.get(at).copied().unwrap_or_default();
                (0..one.len().max(other.len()))
                    .map(|at| step(one, at).cmp(&step(other, at)))
                    .find(|order| order.is_ne())
                    .unwrap_or(Ordering::Equal)
            }
            (Self::Against(one), Self::Against(other)) => {
                first_difference(one, other).map_or(Ordering::Equal, |(_, order)| order)
            }
            (Self::Lot(one), Self::Lot(other)) => other.cmp(one),
            // Within a tie-break, either all tied players have a value of one kind, or none has a
            // value.
            _ => Ordering::Equal,
        }
    }
}

/// Returns the first place against which two players have different points, with the comparison.
pub(super) fn first_difference(one: &[Against], other: &[Against]) -> Option<(usize, Ordering)> {
    let (mut one, mut other) = (one.iter().peekable(), other.iter().peekable());
    loop {
        let places = [one.peek().map(|at| at.place), other.peek().map(|at| at.place)];
        let place = places.into_iter().flatten().min()?;
        let points = |list: &mut std::iter::Peekable<std::slice::Iter<'_, Against>>| match list
            .next_if(|at| at.place == place)
        {
            Some(at) => at.points,
            None => Amount::ZERO,
        };
        let order = points(&mut one).cmp(&points(&mut other));
        if order.is_ne() {
            return Some((place, order));
        }
    }
}

impl fmt::Display for Value {
    /// Writes `23`, `17 9`, `2v1 0v3` (2 points against the first, 0 against the third), or `-` for
    /// none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |parts: Vec<String>| if parts.is_empty() { "0".into() } else { parts.join(" ") };
        let text = match self {
            Self::Number(amount) | Self::Lower(amount) => amount.to_string(),
            Self::Steps(steps) => list(steps.iter().map(Amount::to_string).collect()),
            Self::Against(list_of) => {
                list(list_of.iter().map(|at| format!("{}v{}", at.points, at.place)).collect())
            }
            Self::Lot(drawn) => drawn.to_string(),
            Self::None => "-".into(),
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(numbers: &[i64]) -> Value {
        Value::Steps(numbers.iter().map(|&number| Amount::whole(number)).collect())
    }

    fn against(list: &[(usize, i64)]) -> Value {
        let one = |&(place, points)| Against { place, points: Amount::whole(points) };
        Value::Against(list.iter().map(one).collect())
    }

    #[test]
    fn the_first_step_that_differs_decides() {
        assert_eq!(steps(&[17, 9]).compare(&steps(&[17, 8])), Ordering::Greater);
        assert_eq!(steps(&[16, 9]).compare(&steps(&[17, 1])), Ordering::Less);
        assert_eq!(steps(&[16]).compare(&steps(&[16, 1])), Ordering::Less);
        assert_eq!(steps(&[16]).compare(&steps(&[16, 0])), Ordering::Equal);
    }

    #[test]
    fn the_highest_place_that_differs_decides_and_one_not_met_is_nothing() {
        assert_eq!(against(&[(1, 1)]).compare(&against(&[(2, 2), (3, 2)])), Ordering::Greater);
        assert_eq!(against(&[(1, 0), (3, 2)]).compare(&against(&[(3, 2)])), Ordering::Equal);
        assert_eq!(against(&[(1, 1), (4, 1)]).compare(&against(&[(1, 1), (3, 1)])), Ordering::Less);
        assert_eq!(against(&[]).compare(&against(&[])), Ordering::Equal);
    }

    #[test]
    fn who_is_drawn_first_is_better() {
        assert_eq!(Value::Lot(1).compare(&Value::Lot(2)), Ordering::Greater);
    }

    #[test]
    fn who_has_less_is_better_where_the_less_counts_and_who_has_nothing_is_behind() {
        let lower = |number| Value::Lower(Amount::whole(number));
        assert_eq!(lower(0).compare(&lower(1)), Ordering::Greater);
        let below = Value::Number(Amount::whole(-700));
        for value in [lower(9), below] {
            assert_eq!(value.compare(&Value::None), Ordering::Greater);
            assert_eq!(Value::None.compare(&value), Ordering::Less);
        }
    }

    #[test]
    fn values_are_short_in_text_and_plain_in_json() {
        for (value, text, json) in [
            (Value::Number(Amount::whole(23)), "23", "23"),
            (steps(&[17, 9]), "17 9", "[17,9]"),
            (steps(&[]), "0", "[]"),
            (
                against(&[(1, 2), (3, 0)]),
                "2v1 0v3",
                r#"[{"place":1,"points":2},{"place":3,"points":0}]"#,
            ),
            (Value::Lot(2), "2", "2"),
            (Value::None, "-", "null"),
        ] {
            assert_eq!(value.to_string(), text);
            assert_eq!(serde_json::to_string(&value).unwrap(), json);
        }
    }
}
