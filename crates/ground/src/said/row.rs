//! Numbers in a sentence and items in a row, as messages.

use crate::said::{Said, Told};
use crate::told;

told! {
    /// Numbers and lists.
    pub enum Row {
        /// "52nd".
        Nth { number: u64 } => "nth";
        /// "third", and from the 11th on in digits.
        NthWord { number: u64 } => "nth-word";
        /// "three", and from 13 on in digits.
        NumberWord { number: u64 } => "number-word";
        /// "a, b, and c".
        And { most: Vec<Said>, last: Said, several: bool } => "list-and";
        /// "a, b, or c".
        Or { most: Vec<Said>, last: Said, several: bool } => "list-or";
    }
}

impl Row {
    /// "52nd".
    #[must_use]
    pub fn nth(number: u64) -> Said {
        Self::Nth { number }.said()
    }

    /// "third".
    #[must_use]
    pub fn nth_word(number: u64) -> Said {
        Self::NthWord { number }.said()
    }

    /// "three".
    #[must_use]
    pub fn number_word(number: u64) -> Said {
        Self::NumberWord { number }.said()
    }

    /// "a, b, and c"; `None` if there are none.
    #[must_use]
    pub fn and(items: Vec<Said>) -> Option<Said> {
        in_row(items, |most, last, several| Self::And { most, last, several })
    }

    /// "a, b, or c"; `None` if there are none.
    #[must_use]
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
