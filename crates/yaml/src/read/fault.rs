//! The faults of a document, as values.

use std::fmt;

use super::Path;

/// A fault, and the path of the value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The path of the value; for a superfluous or missing key, of the mapping. The root if the
    /// text cannot be parsed at all.
    pub path: Path,
    /// The kind of fault.
    pub kind: FaultKind,
}

/// The kind of fault of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum FaultKind {
    /// The text is not UTF-8.
    NotUtf8,
    /// The text is too large.
    TooLarge {
        /// The largest size accepted, in bytes.
        most: usize,
    },
    /// Lists and mappings are nested too deep.
    TooDeep {
        /// The deepest nesting accepted.
        most: usize,
    },
    /// A control character, or a code point that is not a character.
    ControlCharacter(char),
    /// An anchor (`&name`) or an alias (`*name`).
    Anchor,
    /// A tag (`!name`).
    Tag,
    /// A second document in the same text.
    SecondDocument,
    /// The text is not YAML; this is the message of the parser.
    Syntax(String),
    /// A key that the mapping does not have.
    UnknownKey {
        /// The key.
        key: String,
        /// The keys that it has.
        known: &'static [&'static str],
    },
    /// A missing key.
    MissingKey(&'static str),
    /// A duplicate key.
    DuplicateKey(String),
    /// A word that is not accepted.
    UnknownWord {
        /// The word.
        word: String,
        /// The accepted words.
        known: &'static [&'static str],
    },
    /// A value of another type.
    WrongType {
        /// The value found.
        found: Found,
        /// The value expected.
        expected: Expected,
    },
    /// A value of the right type that is not accepted.
    WrongValue {
        /// The value found.
        found: Found,
        /// The value expected.
        expected: Expected,
    },
    /// A whole number that is too small or too large, as written.
    OutOfRange {
        /// The number.
        number: String,
        /// The smallest number accepted.
        least: i128,
        /// The largest number accepted.
        most: u128,
    },
    /// A list of another length.
    WrongLength {
        /// The number of items found.
        found: usize,
        /// The length expected.
        expected: Expected,
    },
    /// The type's own message on a value that it refuses, formatted with `{:#}`.
    Refused(String),
}

/// The kind of value found in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// Nothing, `~` or `null`.
    Nothing,
    /// `true` or `false`.
    Flag(bool),
    /// A number, as written.
    Number(String),
    /// A text.
    Text(String),
    /// A list.
    List,
    /// A mapping.
    Mapping,
    /// A value that no text can hold, in serde's words.
    Other(String),
}

/// The kind of value expected in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// `true` or `false`.
    Flag,
    /// A whole number.
    Whole {
        /// The smallest number accepted.
        least: i128,
        /// The largest number accepted.
        most: u128,
    },
    /// A number.
    Number,
    /// A text.
    Text,
    /// Nothing.
    Nothing,
    /// A list.
    List,
    /// A list of this many items.
    Items(usize),
    /// A mapping.
    Mapping,
    /// A mapping with the fields of a type.
    Fields(&'static str),
    /// One of these words.
    Word(&'static [&'static str]),
    /// The type's own description, formatted with `{:#}`.
    Said(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_root() {
            write!(f, "{}: ", self.path)?;
        }
        self.kind.fmt(f)
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUtf8 => f.write_str("not UTF-8 text"),
            Self::TooLarge { most } => write!(f, "the file is over {} MiB", most >> 20),
            Self::TooDeep { most } => write!(f, "nested deeper than {most} levels"),
            Self::ControlCharacter(found) => {
                write!(f, "the control character U+{:04X} stands here", u32::from(*found))
            }
            Self::Anchor => f.write_str("anchors and aliases are not read"),
            Self::Tag => f.write_str("tags, such as !word, are not read"),
            Self::SecondDocument => f.write_str("a second document begins here"),
            Self::Syntax(said) => write!(f, "not readable as YAML: {said}"),
            Self::UnknownKey { key, .. } => write!(f, "unknown field `{key}`"),
            Self::MissingKey(key) => write!(f, "missing field `{key}`"),
            Self::DuplicateKey(key) => write!(f, "duplicate field `{key}`"),
            Self::UnknownWord { word, .. } => write!(f, "unknown value `{word}`"),
            Self::WrongType { found: Found::Nothing, expected } => {
                write!(f, "no value, expected {expected}")
            }
            Self::WrongType { found, expected } => {
                write!(f, "wrong type: {found}, expected {expected}")
            }
            Self::WrongValue { found, expected } => {
                write!(f, "wrong value: {found}, expected {expected}")
            }
            Self::OutOfRange { number, least, most } => {
                let expected = Expected::Whole { least: *least, most: *most };
                write!(f, "out of range: {number}, expected {expected}")
            }
            Self::WrongLength { found, expected } => {
                write!(f, "wrong length: {found}, expected {expected}")
            }
            Self::Refused(said) => f.write_str(said),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("no value"),
            Self::Flag(flag) => write!(f, "`{flag}`"),
            Self::Number(number) => write!(f, "the number `{number}`"),
            Self::Text(text) => write!(f, "the text {text:?}"),
            Self::List => f.write_str("a list"),
            Self::Mapping => f.write_str("a mapping"),
            Self::Other(said) => f.write_str(said),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag => f.write_str("`true` or `false`"),
            Self::Whole { least: 0, most: WORD.. } => f.write_str("a whole number from 0"),
            Self::Whole { least, most: WORD.. } if *least < 0 => f.write_str("a whole number"),
            Self::Whole { least, most } => write!(f, "a whole number from {least} to {most}"),
            Self::Number => f.write_str("a number"),
            Self::Text => f.write_str("a text"),
            Self::Nothing => f.write_str("nothing"),
            Self::List => f.write_str("a list"),
            Self::Items(1) => f.write_str("a list of one item"),
            Self::Items(count) => write!(f, "a list of {count} items"),
            Self::Mapping => f.write_str("a mapping, `name: value`"),
            Self::Fields(_) => f.write_str("a list of fields, `name: value`"),
            Self::Word(known) => write!(f, "one of {}", known.join(", ")),
            Self::Said(said) => f.write_str(said),
        }
    }
}

/// From here on, a limit reflects the integer type, not the value.
const WORD: u128 = i32::MAX as u128;
