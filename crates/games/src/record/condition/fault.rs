//! Errors of conditions, as values.

use std::fmt;

use crate::said::{Said, Told, said, told};

/// The error of a text that is not a condition, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConditionError {
    /// The character at which it is noticed, from 1.
    pub column: usize,
    /// The fault, and the expected text.
    pub what: ConditionFault,
}

told! {
    /// The fault of a condition, and the expected text.
    pub enum ConditionFault {
        MoreAfterEnd => "condition-end", "`and`, `or` or the end is expected";
        TooDeep { most: usize } => "condition-depth", "more than { $most } parts inside each other";
        Parenthesis => "condition-parenthesis", "`)` is expected";
        Tag => "condition-tag", "the name of a tag is expected, such as Event~\"open\"";
        Sign { tag: String } => "condition-sign",
            "one of ~ = != < <= > >= is expected after `{ $tag }`";
        Numbers { sign: &'static str } => "condition-numbers",
            "{ $sign } compares numbers, such as 2250 or 2024.05.31";
        Value => "condition-value", "a value is expected, such as \"open\"";
        Quote => "condition-quote", "this quote is not closed";
    }
}

impl Told for ConditionError {
    fn said(&self) -> Said {
        let (column, what) = (self.column, self.what.clone());
        said!("condition-wrong", "column { $column }: { $what }"; column, what)
    }
}

impl fmt::Display for ConditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for ConditionError {}
