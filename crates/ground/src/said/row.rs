//! Numbers and lists of items, as messages.

use crate::said::{Said, Told};
use crate::told;

told! {
    /// Numbers and lists.
    pub enum Row {
        /// "52nd".
        Nth { number: u64 } => "nth";
        NthWord { number: u64 } => "nth-word",
            "{ $number ->
                [1] first
                [2] second
                [3] third
                [4] fourth
                [5] fifth
                [6] sixth
                [7] seventh
                [8] eighth
                [9] ninth
                [10] tenth
               *[other] { nth }
            }";
        NumberWord { number: u64 } => "number-word",
            "{ $number ->
                [0] no
                [1] one
                [2] two
                [3] three
                [4] four
                [5] five
                [6] six
                [7] seven
                [8] eight
                [9] nine
                [10] ten
                [11] eleven
                [12] twelve
               *[other] { $number }
            }";
        And { most: Vec<Said>, last: Said, several: bool } => "list-and",
            "{ $several ->
                [yes] { $most }, and { $last }
               *[no] { $most } and { $last }
            }";
        Or { most: Vec<Said>, last: Said, several: bool } => "list-or",
            "{ $several ->
                [yes] { $most }, or { $last }
               *[no] { $most } or { $last }
            }";
    }
}

impl Row {
    /// Returns "52nd".
    pub fn nth(number: u64) -> Said {
        Self::Nth { number }.said()
    }

    /// Returns "third".
    pub fn nth_word(number: u64) -> Said {
        Self::NthWord { number }.said()
    }

    /// Returns "three".
    pub fn number_word(number: u64) -> Said {
        Self::NumberWord { number }.said()
    }

    /// Returns "a, b, and c"; `None` if there are no items.
    pub fn and(items: Vec<Said>) -> Option<Said> {
        in_row(items, |most, last, several| Self::And { most, last, several })
    }

    /// Returns "a, b, or c"; `None` if there are no items.
    pub fn or(items: Vec<Said>) -> Option<Said> {
        in_row(items, |most, last, several| Self::Or { most, last, several })
    }
}

fn in_row(items: Vec<Said>, row: impl Fn(Vec<Said>, Said, bool) -> Row) -> Option<Said> {
    let mut most = items;
    let last = most.pop()?;
    match most.len() {
        0 => Some(last),
        more => Some(row(most, last, more > 1).said()),
    }
}
