//! What is odd in what the tags say, as values.

use super::super::codes;
use crate::diag::found;

found! {
    /// What is odd in what the tags of a record say.
    pub enum TagOdd {
        /// The calendar has no such day.
        NoDate { value: String } => "tag-no-date", codes::TAG_ODD;
        /// A rating is no number.
        NoRating { value: String } => "tag-no-rating", codes::TAG_ODD;
        /// A tag stands twice; the first is used.
        Twice { name: String } => "tag-twice", codes::TAG_ODD;
    }
}
