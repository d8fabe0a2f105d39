//! An error on its way from a value up to the root, as serde raises it before it is a
//! [`ReadError`].

use std::fmt;

use serde::de::{self, Unexpected};

use super::{Expected, Fault, FaultKind, Found, Path, PathStep, Place, ReadError};

/// An error on its way up, which collects its place and its path.
#[derive(Debug)]
pub(super) struct Raised(Box<Inner>);

#[derive(Debug)]
struct Inner {
    kind: FaultKind,
    /// The steps to the value, the last one first.
    steps: Vec<PathStep>,
    node: Option<usize>,
}

impl Raised {
    pub(super) fn new(kind: FaultKind) -> Self {
        Self(Box::new(Inner { kind, steps: Vec::new(), node: None }))
    }

    /// Sets the node concerned, unless already set.
    pub(super) fn at(mut self, node: usize) -> Self {
        self.0.node.get_or_insert(node);
        self
    }

    /// Records that the value is under a key or in an item.
    pub(super) fn under(mut self, step: PathStep) -> Self {
        self.0.steps.push(step);
        self
    }

    /// Returns whether the error is that the last key of a mapping is superfluous.
    pub(super) fn is_about_a_key_too_many(&self) -> bool {
        matches!(self.0.kind, FaultKind::UnknownKey { .. } | FaultKind::DuplicateKey(_))
            && self.0.steps.is_empty()
    }

    /// Returns whether the error is that a key is missing, which therefore has no place.
    pub(super) fn is_about_a_missing_key(&self) -> bool {
        matches!(self.0.kind, FaultKind::MissingKey(_)) && self.0.steps.is_empty()
    }

    /// Returns the finished error, after it has reached the root.
    pub(super) fn error(self, place: impl FnOnce(usize) -> Place) -> ReadError {
        let Inner { kind, mut steps, node } = *self.0;
        steps.reverse();
        let fault = Box::new(Fault { path: Path(steps), kind });
        ReadError { place: place(node.unwrap_or_default()), fault }
    }
}

impl fmt::Display for Raised {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.kind.fmt(f)
    }
}

impl std::error::Error for Raised {}

impl de::Error for Raised {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::new(FaultKind::Refused(format!("{message:#}")))
    }

    fn invalid_type(found: Unexpected, expected: &dyn de::Expected) -> Self {
        let expected = Expected::Said(format!("{expected:#}"));
        Self::new(FaultKind::WrongType { found: found.into(), expected })
    }

    fn invalid_value(found: Unexpected, expected: &dyn de::Expected) -> Self {
        let expected = Expected::Said(format!("{expected:#}"));
        Self::new(FaultKind::WrongValue { found: found.into(), expected })
    }

    fn invalid_length(found: usize, expected: &dyn de::Expected) -> Self {
        let expected = Expected::Said(format!("{expected:#}"));
        Self::new(FaultKind::WrongLength { found, expected })
    }

    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Self {
        Self::new(FaultKind::UnknownWord { word: word.to_owned(), known })
    }

    fn unknown_field(key: &str, known: &'static [&'static str]) -> Self {
        Self::new(FaultKind::UnknownKey { key: key.to_owned(), known })
    }

    fn missing_field(key: &'static str) -> Self {
        Self::new(FaultKind::MissingKey(key))
    }

    fn duplicate_field(key: &'static str) -> Self {
        Self::new(FaultKind::DuplicateKey(key.to_owned()))
    }
}

impl From<Unexpected<'_>> for Found {
    fn from(found: Unexpected) -> Self {
        match found {
            Unexpected::Bool(flag) => Self::Flag(flag),
            Unexpected::Unsigned(number) => Self::Number(number.to_string()),
            Unexpected::Signed(number) => Self::Number(number.to_string()),
            Unexpected::Float(number) => Self::Number(number.to_string()),
            Unexpected::Char(c) => Self::Text(c.to_string()),
            Unexpected::Str(text) => Self::Text(text.to_owned()),
            Unexpected::Unit | Unexpected::Option => Self::Nothing,
            Unexpected::Seq => Self::List,
            Unexpected::Map => Self::Mapping,
            other => Self::Other(other.to_string()),
        }
    }
}
