//! Oddities in the tags, as values.

use super::super::codes;
use crate::diag::found;

found! {
    /// An oddity in the tags of a record.
    pub enum TagOddity {
        NoDate { value: String } => "tag-no-date", codes::TAG_ODD,
            "`{ $value }` is not a date: the calendar has no such day";
        NoRating { value: String } => "tag-no-rating", codes::TAG_ODD,
            "`{ $value }` is not a rating: a rating is a number";
        NoResultFormat { value: String } => "tag-no-result-format", codes::TAG_ODD,
            "the result format `{ $value }` is not known: the result is not held against it",
            help "write Plus draw, Delfts or Goes, or the results there are, such as 12-0, 9-1, 8-2";
        NoTimeControl {
            value: String,
            read: Option<String>,
        } => "tag-no-time-control", codes::TAG_ODD,
            "`{ $value }` is not a time control in the form of PDN{ $read ->
                [none] : none is known
               *[other] : it is read as { $read }
            }",
            help "write seconds: 4800+60, 7200, 40/7200:3600";
        NoPosition => "tag-no-position", codes::TAG_ODD,
            "the FEN tag holds no position: the game is judged from its start";
        Nearly { name: String, near: &'static str } => "tag-nearly", codes::TAG_ODD,
            "the tag { $name } is not known",
            help "did you mean { $near }?";
        Entities { read: String } => "tag-entities", codes::TAG_ODD,
            "the characters that the value names as a page does are read: `{ $read }`";
        Red => "tag-red", codes::TAG_ODD,
            "the tag Red is read as Black: the side that has the dark pieces";
        Twice { name: String } => "tag-twice", codes::TAG_ODD,
            "the tag { $name } stands twice",
            note "the first is used";
    }
}
