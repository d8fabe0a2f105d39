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
        /// A format of results that is not known.
        NoResultFormat { value: String } => "tag-no-result-format", codes::TAG_ODD;
        /// A time control that PDN does not have, and what it is read as.
        NoTimeControl { value: String, read: Option<String> }
            => "tag-no-time-control", codes::TAG_ODD;
        /// There is a tag for the position, and no position in it.
        NoPosition => "tag-no-position", codes::TAG_ODD;
        /// A name that is nearly that of a tag which is read.
        Nearly { name: String, near: &'static str } => "tag-nearly", codes::TAG_ODD;
        /// A value names characters as pages do, and is read as this.
        Entities { read: String } => "tag-entities", codes::TAG_ODD;
        /// The player of the dark pieces is called Red.
        Red => "tag-red", codes::TAG_ODD;
        /// A tag stands twice; the first is used.
        Twice { name: String } => "tag-twice", codes::TAG_ODD;
    }
}
