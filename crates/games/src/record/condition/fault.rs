//! Why a text is no condition, as values.

use std::fmt;

use crate::said::{Said, Told, said, told};

/// Why a text is no condition, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConditionError {
    /// The character where it is noticed, from 1.
    pub column: usize,
    /// What is wrong, and what could stand there.
    pub what: ConditionFault,
}

told! {
    /// What is wrong with a condition, and what could stand there.
    pub enum ConditionFault {
        /// More follows after its end.
        MoreAfterEnd => "condition-end";
        /// Parts stand inside each other too deep.
        TooDeep { most: usize } => "condition-depth";
        /// A parenthesis is not closed.
        Parenthesis => "condition-parenthesis";
        /// A test does not begin with a tag.
        Tag => "condition-tag";
        /// No sign follows a tag.
        Sign { tag: String } => "condition-sign";
        /// A value that is compared is no number.
        Numbers { sign: &'static str } => "condition-numbers";
        /// No value follows a sign.
        Value => "condition-value";
        /// A quote is not closed.
        Quote => "condition-quote";
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
