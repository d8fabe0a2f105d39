//! The values of rule-set fields, as words.
//!
//! Every value is read from and written as a word or a list of words, so that rule documents,
//! settings (`field=value`) and the lists of accepted values in errors use the same forms.

use super::allowed::{Allowed, NotAllowed};

/// A value as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Words {
    /// A single scalar.
    One(String),
    /// A list.
    Many(Vec<String>),
}

impl Words {
    /// Returns the words as a slice.
    pub fn as_slice(&self) -> &[String] {
        match self {
            Self::One(word) => std::slice::from_ref(word),
            Self::Many(words) => words,
        }
    }

    /// Parses the right-hand side of a setting; commas or brackets make a list.
    pub(crate) fn from_setting(text: &str) -> Self {
        let text = text.trim();
        let inner = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        match inner {
            None if !text.contains(',') => Self::One(text.to_owned()),
            _ => Self::Many(
                inner
                    .unwrap_or(text)
                    .split(',')
                    .map(|word| word.trim().to_owned())
                    .filter(|word| !word.is_empty())
                    .collect(),
            ),
        }
    }
}

impl std::fmt::Display for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::One(word) => f.write_str(word),
            Self::Many(words) => write!(f, "[{}]", words.join(", ")),
        }
    }
}

/// A type that a field of a rule set can have.
pub trait RuleValue: Sized + Clone + PartialEq + std::fmt::Debug {
    /// Converts words to a value.
    ///
    /// # Errors
    ///
    /// Returns the reason the words are refused, if it is more than a word that is not
    /// [allowed](Self::allowed).
    fn from_words(words: &Words) -> Result<Self, NotAllowed>;

    /// Returns the words for this value.
    fn to_words(&self) -> Words;

    /// Returns the accepted values.
    fn allowed() -> Allowed;
}

/// Returns the single word of a field that accepts no list.
///
/// # Errors
///
/// Fails for a list.
pub(super) fn single(words: &Words) -> Result<&str, NotAllowed> {
    match words {
        Words::One(word) => Ok(word),
        Words::Many(_) => Err(NotAllowed::List),
    }
}

/// Declares an enumeration whose variants are words.
macro_rules! word_enum {
    ($(#[$doc:meta])* $vis:vis enum $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        $vis enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $name {
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Returns the word in a rule document.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl From<$name> for $crate::said::Fact {
            fn from(value: $name) -> Self {
                Self::Word(value.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::NotAllowed;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                Self::ALL
                    .iter()
                    .copied()
                    .find(|value| value.word() == word)
                    .ok_or_else(|| $crate::NotAllowed::Word { word: word.to_owned() })
            }
        }

        impl $crate::value::RuleValue for $name {
            fn from_words(
                words: &$crate::value::Words,
            ) -> Result<Self, $crate::NotAllowed> {
                $crate::value::single(words)?.parse()
            }

            fn to_words(&self) -> $crate::value::Words {
                $crate::value::Words::One(self.word().to_owned())
            }

            fn allowed() -> $crate::Allowed {
                $crate::Allowed::Words { words: [$($word),+].join(" | ") }
            }
        }
    };
}
pub(crate) use word_enum;

/// A list of words of one kind, without duplicates.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct List<T>(pub Vec<T>);

impl<T: PartialEq> List<T> {
    /// Returns whether the value is in the list.
    pub fn has(&self, value: T) -> bool {
        self.0.contains(&value)
    }
}

impl<T: RuleValue> RuleValue for List<T> {
    fn from_words(words: &Words) -> Result<Self, NotAllowed> {
        let mut list = Vec::new();
        for word in words.as_slice() {
            if word == "none" && words.as_slice().len() == 1 {
                break;
            }
            let value = T::from_words(&Words::One(word.clone()))?;
            if list.contains(&value) {
                return Err(NotAllowed::Twice { word: word.clone() });
            }
            list.push(value);
        }
        Ok(Self(list))
    }

    fn to_words(&self) -> Words {
        Words::Many(self.0.iter().map(|value| value.to_words().to_string()).collect())
    }

    fn allowed() -> Allowed {
        Allowed::List { of: Box::new(T::allowed()) }
    }
}

impl RuleValue for bool {
    fn from_words(words: &Words) -> Result<Self, NotAllowed> {
        match single(words)? {
            "true" => Ok(true),
            "false" => Ok(false),
            other => Err(NotAllowed::Word { word: other.to_owned() }),
        }
    }

    fn to_words(&self) -> Words {
        Words::One(self.to_string())
    }

    fn allowed() -> Allowed {
        Allowed::Words { words: "true | false".into() }
    }
}

impl RuleValue for u16 {
    fn from_words(words: &Words) -> Result<Self, NotAllowed> {
        let word = single(words)?;
        let (least, most) = (Self::MIN, Self::MAX);
        word.parse().map_err(|_| NotAllowed::Number { word: word.to_owned(), least, most })
    }

    fn to_words(&self) -> Words {
        Words::One(self.to_string())
    }

    fn allowed() -> Allowed {
        Allowed::Number
    }
}

impl RuleValue for String {
    fn from_words(words: &Words) -> Result<Self, NotAllowed> {
        single(words).map(str::to_owned)
    }

    fn to_words(&self) -> Words {
        Words::One(self.clone())
    }

    fn allowed() -> Allowed {
        Allowed::Text
    }
}
